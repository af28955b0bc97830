//! What each page holds between header and footer.

use leptos::prelude::*;

use vato_rules::any::GameName;

use super::{
    Page, Visit, article,
    document::{Content, Module},
    games::{GamePages, pages_of},
};
use crate::{
    i18n::{Key, Lang},
    play::{
        handed::{Handed, WorkerFiles},
        seeds::Sow,
        stones::Play,
    },
};

/// A game's board.
pub(super) fn play(visit: &Visit, game: GameName) -> Content {
    let pages = pages_of(game);
    let handed = Handed {
        game: game.name().to_owned(),
        worker: WorkerFiles {
            start: visit.asset("engine-worker.js"),
            script: visit.asset("worker.js"),
            wasm: visit.asset("worker_bg.wasm"),
        },
        rules_page: visit.link(visit.lang, Page::Rules(game)),
        texts: visit.texts.only(pages.texts),
    };
    // Comes before the island, which finds it in the context.
    let carried = handed.carried();
    let board = match game {
        GameName::Fanorona => view! { <Play/> }.into_any(),
        _ => view! { <Sow/> }.into_any(),
    };
    let mut styles = pages.board_styles.to_vec();
    styles.push("play.css");
    Content {
        title: visit.text(pages.title),
        description: visit.text(pages.description),
        styles,
        scripts: &[],
        leads_to: None,
        module: Some(Module::of(game)),
        main: view! {
            <h1 class="play-heading">{visit.text(pages.name)}</h1>
            {carried}
            {board}
        }
        .into_any(),
    }
}

/// How a game is played.
pub(super) fn rules(visit: &Visit, game: GameName) -> Content {
    let pages = pages_of(game);
    let article = article::rules_of(pages, visit);
    Content {
        title: visit.text(pages.rules_title),
        description: visit.text(pages.rules_description),
        styles: pages.board_styles.to_vec(),
        scripts: &[],
        leads_to: None,
        module: None,
        main: view! {
            <article class="article">
                {article}
                <p class="article-action">{play_link(visit, pages)}</p>
            </article>
        }
        .into_any(),
    }
}

fn play_link(visit: &Visit, pages: &GamePages) -> AnyView {
    let href = visit.link(visit.lang, Page::Play(pages.game));
    view! { <a class="button button-primary" href=href>{visit.text(pages.play_now)}</a> }.into_any()
}

/// An address that leads nowhere.
pub(super) fn not_found(visit: &Visit) -> Content {
    Content {
        title: visit.text(Key::NotFoundTitle),
        description: visit.text(Key::NotFoundText),
        styles: Vec::new(),
        scripts: &[],
        leads_to: None,
        module: None,
        main: view! {
            <div class="article">
                <h1>{visit.text(Key::NotFoundHeading)}</h1>
                <p>{visit.text(Key::NotFoundText)}</p>
                <p class="article-action">
                    <a class="button button-primary" href=visit.link(visit.lang, Page::Home)>
                        {visit.text(Key::HomeLink)}
                    </a>
                </p>
            </div>
        }
        .into_any(),
    }
}

/// The root of an export: a script leads on at once, links do without it.
pub(super) fn front(visit: &Visit) -> Content {
    let links = Lang::all()
        .map(|lang| {
            view! {
                <li>
                    <a
                        class="button"
                        href=visit.link(lang, Page::Home)
                        lang=lang.code()
                        hreflang=lang.code()
                        data-language=lang.code()
                    >
                        {lang.name()}
                    </a>
                </li>
            }
        })
        .collect_view();
    Content {
        title: visit.text(Key::HomePageTitle),
        description: visit.text(Key::HomePageDescription),
        styles: Vec::new(),
        scripts: &["front.js"],
        leads_to: None,
        module: None,
        main: view! {
            <div class="article">
                <h1>{visit.text(Key::SiteName)}</h1>
                <ul class="front-languages" id="front-languages">{links}</ul>
            </div>
        }
        .into_any(),
    }
}
