//! Kalah, Oware and Congkak at the table.

mod moments;
mod preview;
mod settings;

use std::{sync::Arc, time::Duration};

use leptos::prelude::*;
use vato_rules::{
    Notation, Side,
    mancala::{Event, House, Pit, Position, Ring},
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
        boards: Key::FieldSize,
        marks: Key::LabelPreview,
        keys: &[
            Key::KeysMove,
            Key::KeysHouses,
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
    const READING: Duration = Duration::from_millis(700);

    /// Every size that the page offers.
    fn boards(&self) -> &'static [&'static str] {
        match self {
            Sowing::Kalah(_) | Sowing::Oware(_) => &["6x3", "6x4", "6x5", "6x6"],
            Sowing::Congkak(_) => &["7x4", "7x5", "7x6", "7x7", "6x4", "6x5", "6x6", "6x7"],
        }
    }

    /// Houses and seeds, as `6x4`.
    fn place(&self) -> String {
        // Both are options of each of the three games.
        let option = |key| self.option(key).unwrap_or_default();
        [option("houses"), "x", option("seeds")].concat()
    }

    fn of_place(&self, place: &str) -> Option<Self> {
        let (houses, seeds) = place.split_once('x')?;
        let sized = self.as_offered().with_option("houses", houses)?;
        sized.with_option("seeds", seeds)
    }

    fn place_name(&self, texts: &Texts, place: &str) -> String {
        let (houses, seeds) = place.split_once('x').unwrap_or_default();
        let size = [("houses", houses.into()), ("seeds", seeds.into())];
        texts.format(Key::HousesAndSeeds, &size)
    }

    fn as_offered(&self) -> Self {
        Sowing::of(self.name()).unwrap_or(*self)
    }

    /// South against the middle level.
    fn first_game(self) -> NewGame {
        NewGame {
            computer: Some(Level::MEDIUM),
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

    fn liked(&self, board: &mut PitsState, settings: &Settings) {
        if !settings.names {
            board.names = Names::None;
        }
        board.view.clockwise = settings.clockwise && self.is_drawn_either_way();
    }

    fn banner(texts: &Texts, session: &Session, events: &[Event]) -> String {
        let over = events
            .iter()
            .any(|event| matches!(event, Event::GameOver(_)));
        let again = events
            .iter()
            .any(|event| matches!(event, Event::SowAgain { .. }));
        let slam = events
            .iter()
            .any(|event| matches!(event, Event::GrandSlam { .. }));
        let round = events.iter().find_map(|event| match event {
            Event::RoundEnds { number, .. } => Some(*number),
            _ => None,
        });
        let taken: u16 = events
            .iter()
            .map(|event| match event {
                Event::Capture { seeds, .. } => *seeds,
                _ => 0,
            })
            .sum();
        if over {
            String::new()
        } else if let Some(round) = round {
            let position = session.line().position();
            let seeds = |side| (position.store(side) + position.row(side)).into();
            texts.format(
                Key::BannerRound,
                &[
                    ("round", round.into()),
                    ("south", seeds(Side::First)),
                    ("north", seeds(Side::Second)),
                ],
            )
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

    fn part(texts: &Texts, session: &Session) -> String {
        let rounds = match session.game().option("rounds") {
            None | Some("1") => return String::new(),
            // As many as it takes.
            Some(rounds) => rounds.parse::<u32>().unwrap_or_default(),
        };
        let round = session.shown_position().round().number();
        texts.format(
            Key::RoundsNow,
            &[("round", round.into()), ("rounds", rounds.into())],
        )
    }

    fn round_name(texts: &Texts, round: u16) -> String {
        // Without how many there are.
        let round = [("round", round.into()), ("rounds", 0.into())];
        texts.format(Key::RoundsNow, &round)
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
        let describe: DescribePit = Arc::new(move |board, pit| preview::label(table, board, pit));
        let on_act = Callback::new(move |act| on_board(table, act));
        view! {
            {preview::line(table)}
            <SowingBoard state=Signal::from(table.view) label describe on_act/>
        }
        .into_any()
    }
}

impl Sowing {
    /// Whether people know the game sown clockwise as well.
    fn is_drawn_either_way(&self) -> bool {
        matches!(self, Sowing::Congkak(_))
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
        PitsAct::Tap(_) | PitsAct::Letter('1'..='9')
            if table.playback.current_untracked().is_some() =>
        {
            table.finish();
        }
        PitsAct::Tap(pit) => table.act(|session| session.tap(pit)),
        PitsAct::Cancel => table.act(Session::escape),
        PitsAct::Letter(digit @ '1'..='9') => {
            table.act(|session| session.tap(house_of_digit(session, digit)));
        }
        PitsAct::Letter(letter) => table.by_letter(letter),
        PitsAct::Look(pit) => table.looked_at.set(pit),
    }
}

/// The house of a digit, counted in the order of sowing, of whoever is to choose.
fn house_of_digit(session: &Session, digit: char) -> Pit {
    Pit::House(House {
        side: session.awaited(),
        index: digit as u8 - b'1',
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::session::Playable;
    use vato_rules::any::GameName;

    fn games() -> impl Iterator<Item = Sowing> {
        let names = GameName::ALL.iter().copied();
        names.filter_map(Sowing::of)
    }

    #[test]
    fn every_size_that_is_offered_has_a_board_of_its_own() {
        for game in games() {
            let sizes = |key| {
                let offer = game.offers().iter().find(|offer| offer.key == key);
                offer.map_or(Vec::new(), |offer| offer.values.to_vec())
            };
            let usual = [Sowing::option(&game, "houses").unwrap_or_default()];
            let houses = sizes("houses");
            let houses = if houses.is_empty() {
                usual.to_vec()
            } else {
                houses
            };
            let seeds = sizes("seeds");
            assert_eq!(game.boards().len(), houses.len() * seeds.len());
            for (houses, seeds) in houses
                .iter()
                .flat_map(|houses| seeds.iter().map(move |seeds| (houses, seeds)))
            {
                let sized = game.with_option("houses", houses).unwrap();
                let sized = sized.with_option("seeds", seeds).unwrap();
                let place = sized.place();
                assert!(game.boards().contains(&place.as_str()), "{place}");
                assert_eq!(game.of_place(&place), Some(sized));
            }
        }
    }

    #[test]
    fn a_place_is_that_of_its_size_under_any_rules_and_nothing_else_is_one() {
        let kalah = Sowing::of(GameName::Kalah).unwrap();
        let irving = kalah.with_rules("kalah/irving").unwrap();
        assert_eq!(irving.place(), kalah.place());
        let large = kalah.with_rules("houses=9,seeds=12").unwrap();
        assert_eq!(kalah.of_place(&large.place()), Some(large));
        for place in ["", "kalah", "6", "6x", "x4", "13x4", "6x4x4", "9x5 "] {
            assert_eq!(kalah.of_place(place), None, "{place:?}");
        }
    }
}
