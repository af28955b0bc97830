//! Kalah, Oware and Congkak at the table.

mod moments;
mod settings;

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;
use vato_rules::{
    Notation, Side,
    mancala::{Event, Pit, Position, Ring},
};

use super::{
    action::Action,
    at_table::{AtTable, Labels},
    handed::Handed,
    session::{
        Level, Settings,
        sowing::{self, NewGame, Session, Sowing, labels},
    },
    table::Table,
    table_view,
};
use crate::{
    i18n::{Key, Texts},
    pits::{DescribePit, Frame, Names, PitSet, PitsAct, PitsState, SowingBoard, pits_of},
};

/// The island of the sowing games' pages.
#[island]
pub fn Sow() -> impl IntoView {
    Handed::take().and_then(|handed| {
        let game = handed.game.parse().ok().and_then(Sowing::of)?;
        Some(table_view(game, handed))
    })
}

impl AtTable for Sowing {
    type Moment = Frame;
    /// The board's pits, and the seeds in each.
    type Lying = (Ring, Vec<u16>);

    const LABELS: Labels = Labels {
        sides: [Key::SideSouth, Key::SideNorth],
        count: Key::SeedsInStore,
        turn: Key::SowingTurnLabel,
        resign: Key::SowingConfirmResign,
        skip: Key::ButtonSkip,
        marks: Key::LabelPreview,
        keys: &[
            Key::KeysMove,
            Key::KeysHint,
            Key::KeysUndo,
            Key::KeysRedo,
            Key::KeysFlip,
            Key::KeysReplay,
            Key::KeysWhere,
        ],
    };
    const UPRIGHT: bool = false;
    const LONG: Duration = Duration::from_millis(1200);
    const BOARDS: &'static [&'static str] = &[];

    fn place(&self) -> &'static str {
        self.name().name()
    }

    fn of_place(&self, place: &str) -> Option<Self> {
        (place == self.place()).then_some(*self)
    }

    fn place_name(&self, _texts: &Texts, place: &str) -> String {
        place.to_owned()
    }

    fn as_offered(&self) -> Self {
        Sowing::of(self.name()).unwrap_or(*self)
    }

    /// South against the middle level.
    fn first_game(self) -> NewGame {
        NewGame {
            computer: Some(Level::Medium),
            ..NewGame::of(self)
        }
    }

    fn lying(session: &Session) -> Self::Lying {
        Self::lying_in(session.line().position())
    }

    fn lying_in(position: &Position) -> Self::Lying {
        let ring = position.ring();
        let seeds = pits_of(ring).map(|pit| position.seeds_at(pit));
        (ring, seeds.collect())
    }

    fn moments(&self, lying: Self::Lying, events: &[Event], settings: &Settings) -> Vec<Frame> {
        moments::moments(lying, events, settings)
    }

    fn weigh(session: &Session, board: &mut PitsState, at: Option<Pit>, _control: Option<Action>) {
        if let Some(Pit::House(house)) = at
            && board.sowable.contains(Pit::House(house))
            && let Some(preview) = sowing::preview(session, house)
        {
            board.looked_at = at;
            board.would_land = Some(preview.last);
            board.would_take = PitSet::of_houses(preview.from);
        }
    }

    fn liked(board: &mut PitsState, settings: &Settings) {
        if !settings.names {
            board.names = Names::None;
        }
    }

    fn banner(texts: &Texts, _session: &Session, events: &[Event]) -> String {
        let over = events
            .iter()
            .any(|event| matches!(event, Event::GameOver(_)));
        let again = events
            .iter()
            .any(|event| matches!(event, Event::SowAgain { .. }));
        let slam = events
            .iter()
            .any(|event| matches!(event, Event::GrandSlam { .. }));
        let taken: u16 = events
            .iter()
            .map(|event| match event {
                Event::Capture { seeds, .. } => *seeds,
                _ => 0,
            })
            .sum();
        if over {
            String::new()
        } else if again {
            texts.get(Key::BannerAgain)
        } else if taken > 0 {
            texts.format(Key::BannerTakes, &[("count", u32::from(taken).into())])
        } else if slam {
            texts.get(Key::BannerGrandSlam)
        } else {
            String::new()
        }
    }

    fn count(board: &PitsState, side: Side) -> u32 {
        u32::from(board.seeds_in(Pit::Store(side)))
    }

    fn side_name(texts: &Texts, side: Side) -> String {
        labels::side(texts, side)
    }

    fn option_name(&self, texts: &Texts, key: &str) -> String {
        labels::option(texts, key)
    }

    fn value_name(&self, texts: &Texts, key: &str, value: &str) -> String {
        labels::option_value(texts, key, value)
    }

    fn value_meaning(&self, texts: &Texts, key: &str, value: &str) -> String {
        labels::option_meaning(texts, key, value)
    }

    fn answers(texts: &Texts, session: &Session) -> Vec<(Action, String)> {
        let swap = || (Action::Swap, texts.get(Key::ButtonSwap));
        session.can_swap().then(swap).into_iter().collect()
    }

    fn perform(table: Table<Self>, action: Action) {
        if action == Action::Swap {
            table.act(Session::swap);
        }
    }

    fn letter(_letter: char) -> Option<Action> {
        None
    }

    fn own_settings(table: Table<Self>) -> AnyView {
        settings::own(table)
    }

    fn board_view(table: Table<Self>) -> AnyView {
        let label = Signal::derive(move || {
            let houses = table
                .session
                .with(|session| session.line().position().houses());
            table.format(
                Key::SowingBoardLabel,
                &[("houses", u32::from(houses).into())],
            )
        });
        let describe: DescribePit = Arc::new(move |board, pit| {
            table.tell(|texts, session| labels::pit(texts, session, board, pit))
        });
        let on_act = Callback::new(move |act| on_board(table, act));
        view! { <SowingBoard state=Signal::from(table.view) label describe on_act/> }.into_any()
    }
}

/// What people do on the board itself.
fn on_board(table: Table<Sowing>, act: PitsAct) {
    if !matches!(act, PitsAct::Look(_)) {
        table.unlock_sounds();
    }
    match act {
        // A tap into a movement ends it, and does nothing more: what it fell on
        // was not yet what is there now.
        PitsAct::Tap(_) if table.playback.current_untracked().is_some() => table.playback.finish(),
        PitsAct::Tap(pit) => table.act(|session| session.tap(pit)),
        PitsAct::Cancel => table.act(Session::escape),
        PitsAct::Letter(letter) => table.by_letter(letter),
        PitsAct::Look(pit) => table.looked_at.set(pit),
    }
}
