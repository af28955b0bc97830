//! What each page holds between header and footer.

use leptos::prelude::*;

use super::{Page, Visit, article, document::Content};
use crate::{
    i18n::{Group, Key, Lang},
    play::{Play, WorkerFiles},
};

/// The game.
pub(super) fn play(visit: &Visit) -> Content {
    let texts = visit.texts.only(&[Group::Play]);
    let worker = WorkerFiles {
        start: visit.asset("engine-worker.js"),
        script: visit.asset("worker.js"),
        wasm: visit.asset("worker_bg.wasm"),
    };
    Content {
        title: visit.text(Key::PlayPageTitle),
        description: visit.text(Key::PlayPageDescription),
        styles: &["board.css", "play.css"],
        scripts: &[],
        leads_to: None,
        islands: true,
        main: view! {
            <h1 class="play-heading">{visit.text(Key::FanoronaName)}</h1>
            <Play texts worker rules_page=visit.link(visit.lang, Page::Rules)/>
        }
        .into_any(),
    }
}

/// How Fanorona is played.
pub(super) fn rules(visit: &Visit) -> Content {
    let article = article::fanorona_rules(visit);
    Content {
        title: visit.text(Key::RulesPageTitle),
        description: visit.text(Key::RulesPageDescription),
        styles: &["board.css"],
        scripts: &[],
        leads_to: None,
        islands: false,
        main: view! {
            <article class="article">
                {article}
                <p class="article-action">
                    <a class="button button-primary" href=visit.link(visit.lang, Page::Play)>
                        {visit.text(Key::PlayNow)}
                    </a>
                </p>
            </article>
        }
        .into_any(),
    }
}

/// An address that leads nowhere.
pub(super) fn not_found(visit: &Visit) -> Content {
    Content {
        title: visit.text(Key::NotFoundTitle),
        description: visit.text(Key::NotFoundText),
        styles: &[],
        scripts: &[],
        leads_to: None,
        islands: false,
        main: view! {
            <div class="article">
                <h1>{visit.text(Key::NotFoundHeading)}</h1>
                <p>{visit.text(Key::NotFoundText)}</p>
                <p class="article-action">
                    <a class="button button-primary" href=visit.link(visit.lang, Page::Play)>
                        {visit.text(Key::PlayNow)}
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
                        href=visit.link(lang, Page::Play)
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
        title: visit.text(Key::PlayPageTitle),
        description: visit.text(Key::PlayPageDescription),
        styles: &[],
        scripts: &["front.js"],
        leads_to: None,
        islands: false,
        main: view! {
            <div class="article">
                <h1>{visit.text(Key::SiteName)}</h1>
                <ul class="front-languages" id="front-languages">{links}</ul>
            </div>
        }
        .into_any(),
    }
}

/// The root of a language in an export: there is only one game yet.
pub(super) fn language_front(visit: &Visit) -> Content {
    let game = visit.link(visit.lang, Page::Play);
    Content {
        title: visit.text(Key::PlayPageTitle),
        description: visit.text(Key::PlayPageDescription),
        styles: &[],
        scripts: &[],
        leads_to: Some(game.clone()),
        islands: false,
        main: view! {
            <div class="article">
                <h1>{visit.text(Key::SiteName)}</h1>
                <p class="article-action">
                    <a class="button button-primary" href=game>{visit.text(Key::PlayNow)}</a>
                </p>
            </div>
        }
        .into_any(),
    }
}
