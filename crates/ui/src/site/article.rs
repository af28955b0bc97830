//! Articles in Markdown, with live diagrams.
//!
//! A fenced block marked `board` becomes a diagram of the board component;
//! a link to `page:play` or `page:rules` becomes the address of that page.

use leptos::prelude::*;
use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::{Page, Visit};

include!(concat!(env!("OUT_DIR"), "/articles.rs"));

/// How Fanorona is played, in the reader's language.
pub(super) fn fanorona_rules(visit: &Visit) -> impl IntoView + use<> {
    let html = render(FANORONA_RULES[visit.lang.index()], visit);
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
                    let figure = figure(source, visit);
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
    match &*url {
        "page:play" => visit.link(visit.lang, Page::Play).into(),
        "page:rules" => visit.link(visit.lang, Page::Rules).into(),
        _ => url,
    }
}

/// A diagram; its source is lines of `name: value`.
fn figure(source: &str, _visit: &Visit) -> String {
    view! { <figure class="diagram"><pre>{source.to_owned()}</pre></figure> }.to_html()
}
