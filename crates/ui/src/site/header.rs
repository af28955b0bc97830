//! The line at the top of every page and the one at the bottom.

use leptos::prelude::*;

use super::{
    Page, Visit,
    games::{GAMES, pages_of},
};
use crate::i18n::{Key, Lang};

/// Name, games, rules, languages, theme.
#[component]
pub(super) fn Header(visit: Visit) -> impl IntoView {
    let current = |page| (visit.page == Some(page)).then_some("page");
    let game = visit.page.and_then(Page::game);
    view! {
        <header class="site-header">
            <div class="site-header-row">
                <a class="site-name" href=visit.link(visit.lang, Page::Home) aria-current=current(Page::Home)>
                    <Mark/>
                    <span>{visit.text(Key::SiteName)}</span>
                </a>
                <nav class="site-nav" aria-label=visit.text(Key::MainNavigation)>
                    <GamesMenu visit=visit.clone()/>
                    {game.map(|game| {
                        let rules = Page::Rules(game);
                        view! {
                            <a href=visit.link(visit.lang, rules) aria-current=current(rules)>
                                {visit.text(Key::RulesLink)}
                            </a>
                        }
                    })}
                </nav>
                <LanguageMenu visit=visit.clone()/>
                <ThemeMenu visit=visit.clone()/>
            </div>
        </header>
    }
}

/// Links to the other games; each keeps the game that was begun there. It names
/// the game one is at.
#[component]
fn GamesMenu(visit: Visit) -> impl IntoView {
    let game = visit.page.and_then(Page::game);
    let items: Vec<_> = GAMES
        .iter()
        .map(|pages| {
            let page = Page::Play(pages.game);
            let current = (visit.page == Some(page)).then_some("page");
            view! {
                <li>
                    <a href=visit.link(visit.lang, page) aria-current=current>
                        {visit.text(pages.name)}
                    </a>
                </li>
            }
        })
        .collect();
    let label = visit.text(Key::GamesNavigation);
    let value = game.map(|game| visit.text(pages_of(game).name));
    view! {
        <details class="menu games-menu">
            <summary class="menu-button">
                <span class=value.is_some().then_some("visually-hidden")>{label}</span>
                <span class="menu-value">{value}</span>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 10l5 5 5-5"/>
                </svg>
            </summary>
            <ul class="menu-list">{items}</ul>
        </details>
    }
}

/// Links to this page in the other languages; they work without a script.
#[component]
fn LanguageMenu(visit: Visit) -> impl IntoView {
    let page = visit.page.unwrap_or(Page::Home);
    let label = visit.text(Key::LanguageMenu);
    let items = Lang::all()
        .map(|lang| {
            let current = (lang == visit.lang).then_some("true");
            view! {
                <li>
                    <a
                        href=visit.link(lang, page)
                        lang=lang.code()
                        hreflang=lang.code()
                        aria-current=current
                        data-language=lang.code()
                    >
                        {lang.name()}
                    </a>
                </li>
            }
        })
        .collect_view();
    view! {
        <details class="menu">
            <summary class="menu-button">
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="9"/>
                    <path d="M3 12h18M12 3c-5.5 5-5.5 13 0 18c5.5-5 5.5-13 0-18"/>
                </svg>
                <span class="visually-hidden">{label}</span>
                <span class="menu-value" aria-hidden="true">{visit.lang.code()}</span>
            </summary>
            <ul class="menu-list">{items}</ul>
        </details>
    }
}

/// Light, dark or as the device has it; shown by the script that makes it work.
#[component]
fn ThemeMenu(visit: Visit) -> impl IntoView {
    let choice = |value: &'static str, key: Key| {
        view! {
            <label class="menu-choice">
                <input type="radio" name="theme" value=value/>
                <span>{visit.text(key)}</span>
            </label>
        }
    };
    view! {
        <details class="menu" id="theme-menu" hidden>
            <summary class="menu-button">
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="9"/>
                    <path class="icon-filled" d="M12 3a9 9 0 0 1 0 18z"/>
                </svg>
                <span class="visually-hidden">{visit.text(Key::ThemeMenu)}</span>
            </summary>
            <fieldset class="menu-list">
                <legend class="visually-hidden">{visit.text(Key::ThemeMenu)}</legend>
                {choice("system", Key::ThemeSystem)}
                {choice("light", Key::ThemeLight)}
                {choice("dark", Key::ThemeDark)}
            </fieldset>
        </details>
    }
}

/// The sign of the site: a strong point of the board with its eight lines.
#[component]
fn Mark() -> impl IntoView {
    view! {
        <svg class="site-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path class="site-mark-lines" d="M4 4l24 24M28 4l-24 24M16 2v28M2 16h28"/>
            <rect class="site-mark-frame" x="4" y="4" width="24" height="24"/>
            <circle class="site-mark-stone" cx="16" cy="16" r="7"/>
        </svg>
    }
}

/// What the site promises, and whether it is ready for the train.
#[component]
pub(super) fn Footer(visit: Visit) -> impl IntoView {
    view! {
        <footer class="site-footer">
            <p id="offline-ready" class="offline-ready" role="status" data-text=visit.text(Key::ReadyOffline)></p>
            <p>{visit.text(Key::FooterPromise)}</p>
        </footer>
    }
}
