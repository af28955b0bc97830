//! The home page: the games, each one tap from playing.

use leptos::prelude::*;

use super::{
    Page, Visit,
    document::Content,
    games::{GAMES, GamePages},
};
use crate::{diagram::Diagram, i18n::Key};

/// The games with their boards.
pub(super) fn home(visit: &Visit) -> Content {
    let cards: Vec<_> = GAMES.iter().map(|pages| card(visit, pages)).collect();
    Content {
        title: visit.text(Key::HomePageTitle),
        description: visit.text(Key::HomePageDescription),
        styles: vec!["board.css", "pits.css", "home.css"],
        scripts: &["home.js"],
        leads_to: None,
        module: None,
        main: view! {
            <div class="home">
                <h1>{visit.text(Key::HomeHeading)}</h1>
                <p class="home-introduction">{visit.text(Key::HomeIntroduction)}</p>
                <ul class="games">{cards}</ul>
            </div>
        }
        .into_any(),
    }
}

/// A game: the whole of it leads to its board.
fn card(visit: &Visit, pages: &GamePages) -> AnyView {
    let diagram = Diagram {
        game: pages.game.name().to_owned(),
        ..Diagram::default()
    };
    // The start of a game can always be drawn.
    let board = diagram.board(&visit.text(pages.name)).ok();
    let play = visit.link(visit.lang, Page::Play(pages.game));
    let rules = visit.link(visit.lang, Page::Rules(pages.game));
    view! {
        <li class="game-card" data-game=pages.game.name()>
            // Seen and tapped like the link below, which is the one to be heard.
            <div class="game-board" aria-hidden="true">{board}</div>
            <h2>{visit.text(pages.name)}</h2>
            <p>{visit.text(pages.line)}</p>
            <p class="game-links">
                <a class="button button-primary game-play" href=play data-continue=visit.text(Key::HomeContinue)>
                    {visit.text(pages.play_now)}
                </a>
                <a href=rules>
                    {visit.text(Key::RulesLink)}
                    <span class="visually-hidden">" "{visit.text(pages.name)}</span>
                </a>
            </p>
        </li>
    }
    .into_any()
}
