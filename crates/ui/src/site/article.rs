//! Articles in Markdown, with live diagrams.
//!
//! A fenced block marked `board` becomes a diagram of the board component;
//! a link to `page:home`, `page:play` or `page:rules` becomes the address of that
//! page, the last two of the article's own game.

use leptos::prelude::*;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::{Page, Visit, games::GamePages};
use crate::diagram::Diagram;

include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// How a game is played, in the reader's language.
pub(super) fn rules_of(pages: &GamePages, visit: &Visit) -> impl IntoView + use<> {
    let html = render(pages.article[visit.lang.index()], visit);
    view! { <div class="article-text" inner_html=html></div> }
}

fn render(markdown: &str, visit: &Visit) -> String {
    let mut out = String::new();
    let mut diagram: Option<String> = None;
    let events =
        Parser::new_ext(markdown, Options::ENABLE_HEADING_ATTRIBUTES).filter_map(|event| {
            match (event, &mut diagram) {
                (Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(kind))), _)
                    if &*kind == "board" =>
                {
                    diagram = Some(String::new());
                    None
                }
                (Event::Text(text), Some(source)) => {
                    source.push_str(&text);
                    None
                }
                (Event::End(TagEnd::CodeBlock), Some(source)) => {
                    let figure = figure(source);
                    diagram = None;
                    Some(Event::Html(figure.into()))
                }
                (
                    Event::Start(Tag::Link {
                        link_type,
                        dest_url,
                        title,
                        id,
                    }),
                    _,
                ) => {
                    let dest_url = destination(dest_url, visit);
                    Some(Event::Start(Tag::Link {
                        link_type,
                        dest_url,
                        title,
                        id,
                    }))
                }
                (event, _) => Some(event),
            }
        });
    html::push_html(&mut out, events);
    out
}

fn destination<'a>(url: CowStr<'a>, visit: &Visit) -> CowStr<'a> {
    let game = visit.page.and_then(Page::game);
    let page = match (&*url, game) {
        ("page:home", _) => Page::Home,
        ("page:play", Some(game)) => Page::Play(game),
        ("page:rules", Some(game)) => Page::Rules(game),
        _ => return url,
    };
    visit.link(visit.lang, page).into()
}

/// A diagram from lines of `name: value`: `caption`, and where they are not the
/// usual ones `game`, `rules`, `position` and `turn`. A mistake is shown in its place; a
/// test sees to it that none is in an article of ours.
fn figure(source: &str) -> String {
    let value = |name: &str| {
        let lines = source.lines().filter_map(|line| line.split_once(':'));
        let found = lines
            .map(|(key, value)| (key.trim(), value.trim()))
            .find(|(key, _)| *key == name);
        found.map(|(_, value)| value.to_owned()).unwrap_or_default()
    };
    let diagram = Diagram {
        game: value("game"),
        rules: value("rules"),
        position: value("position"),
        turn: value("turn"),
    };
    match diagram.view(&value("caption")) {
        Ok(view) => view.to_html(),
        Err(fault) => view! { <p class="notice">{fault}</p> }.to_html(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::games::GAMES;
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn every_diagram_of_every_article_can_be_drawn() {
        for pages in &GAMES {
            for lang in Lang::all() {
                let source = pages.article[lang.index()];
                let of = format!("{} {}", lang.code(), pages.game);
                let blocks: Vec<_> = source.split("```board\n").skip(1).collect();
                assert!(!blocks.is_empty(), "{of} has no diagram");
                for block in blocks {
                    let block = block.split("```").next().unwrap();
                    let drawn = Owner::new().with(|| figure(block));
                    assert!(!drawn.contains("notice"), "{of}: {block}{drawn}");
                    assert!(block.contains("caption: "), "{of}: {block}");
                }
            }
        }
    }

    #[test]
    fn all_languages_show_the_same_diagrams() {
        for pages in &GAMES {
            let shown = |lang: Lang| -> Vec<&str> {
                let lines = pages.article[lang.index()].lines();
                let shows = ["game: ", "rules: ", "position: ", "turn: "];
                lines
                    .filter(|line| shows.iter().any(|name| line.starts_with(name)))
                    .collect()
            };
            for lang in Lang::all() {
                let of = format!("{} {}", lang.code(), pages.game);
                assert_eq!(shown(lang), shown(Lang::fallback()), "{of}");
            }
        }
    }

    #[test]
    fn a_mistake_in_a_diagram_is_shown_and_not_a_panic() {
        for block in [
            "position: nonsense\ncaption: x",
            "game: chess\ncaption: x",
            "game: oware\nturn: Z\ncaption: x",
        ] {
            let drawn = Owner::new().with(|| figure(block));
            assert!(drawn.contains("notice"), "{drawn}");
        }
    }
}
