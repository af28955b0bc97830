//! Kalah, Oware and Congkak as one type, so that a page holds the session and
//! all that depends on it once for the three.

use vato_rules::any::GameName;
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::{self, Event, House, Ply, PlyError, Position, PositionError, Refusal};
use vato_rules::oware::Oware;
use vato_rules::perft::{Counting, Division};
use vato_rules::{Game, Notation, Outcome, RuleOptions, RulesError, Side, Words};

/// One of the sowing games under its rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sowing {
    /// Kalah.
    Kalah(Kalah),
    /// Oware.
    Oware(Oware),
    /// Congkak.
    Congkak(Congkak),
}

/// Asks the game that it is.
macro_rules! ask {
    ($game:expr, $of:ident => $answer:expr) => {
        match $game {
            Sowing::Kalah($of) => $answer,
            Sowing::Oware($of) => $answer,
            Sowing::Congkak($of) => $answer,
        }
    };
}

impl Sowing {
    /// The game of this name as the page plays it when nobody chooses otherwise:
    /// under its usual rules, but Congkak with the opening that makes it a contest.
    pub fn of(name: GameName) -> Option<Self> {
        let game = Self::named(name)?;
        Some(game.with_option("opening", "simultaneous").unwrap_or(game))
    }

    /// The game of this name under its usual rules.
    pub(super) fn named(name: GameName) -> Option<Self> {
        Some(match name {
            GameName::Kalah => Sowing::Kalah(Kalah::default()),
            GameName::Oware => Sowing::Oware(Oware::default()),
            GameName::Congkak => Sowing::Congkak(Congkak::default()),
            _ => return None,
        })
    }

    /// The value of a rule option; `None` when the game has no such option.
    pub fn option(&self, key: &str) -> Option<&'static str> {
        ask!(self, game => game.rules().value(key))
    }

    /// The game with this value of a rule option; `None` when there is none such.
    pub fn with_option(&self, key: &str, value: &str) -> Option<Self> {
        fn changed<R: RuleOptions>(rules: &R, key: &str, value: &str) -> Option<R> {
            let mut rules = *rules;
            rules.change(key, value).ok()?;
            Some(rules)
        }
        Some(match self {
            Sowing::Kalah(game) => Sowing::Kalah(Kalah::new(changed(game.rules(), key, value)?)),
            Sowing::Oware(game) => Sowing::Oware(Oware::new(changed(game.rules(), key, value)?)),
            Sowing::Congkak(game) => {
                Sowing::Congkak(Congkak::new(changed(game.rules(), key, value)?))
            }
        })
    }

    /// The options that differ from the usual rules, with their values.
    pub fn changed_options(&self) -> Vec<(&'static str, &'static str)> {
        fn changed<R: RuleOptions>(rules: &R) -> Vec<(&'static str, &'static str)> {
            let options = R::OPTIONS.iter().enumerate();
            options
                .filter(|(at, _)| !rules.is_default(*at))
                .filter_map(|(at, (key, _))| Some((*key, rules.chosen(at)?)))
                .collect()
        }
        ask!(self, game => changed(game.rules()))
    }
}

impl Game for Sowing {
    type Position = Position;
    type Ply = Ply;

    fn start(&self) -> Position {
        ask!(self, game => game.start())
    }

    fn side_to_move(&self, position: &Position) -> Side {
        position.side()
    }

    fn plies(&self, position: &Position, plies: &mut Vec<Ply>) {
        ask!(self, game => game.plies(position, plies));
    }

    fn count_plies(&self, position: &Position) -> u64 {
        ask!(self, game => game.count_plies(position))
    }

    fn play(&self, position: &Position, ply: &Ply) -> Position {
        ask!(self, game => game.play(position, ply))
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        ask!(self, game => game.outcome(position))
    }

    fn key(&self, position: &Position) -> u64 {
        ask!(self, game => game.key(position))
    }

    fn repetition(&self) -> Option<u32> {
        ask!(self, game => game.repetition())
    }

    fn repeated(&self, position: &Position) -> (Position, Outcome) {
        ask!(self, game => game.repeated(position))
    }

    fn reversible(&self, position: &Position) -> bool {
        ask!(self, game => game.reversible(position))
    }
}

impl Notation for Sowing {
    type PositionError = PositionError;
    type PlyError = PlyError;

    fn name(&self) -> GameName {
        ask!(self, game => game.name())
    }

    fn words(&self) -> Words {
        ask!(self, game => game.words())
    }

    fn with_rules(&self, text: &str) -> Result<Self, RulesError> {
        Ok(match self {
            Sowing::Kalah(game) => Sowing::Kalah(game.with_rules(text)?),
            Sowing::Oware(game) => Sowing::Oware(game.with_rules(text)?),
            Sowing::Congkak(game) => Sowing::Congkak(game.with_rules(text)?),
        })
    }

    fn rules_text(&self) -> String {
        ask!(self, game => game.rules_text())
    }

    fn position_text(&self, position: &Position) -> String {
        ask!(self, game => game.position_text(position))
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        ask!(self, game => game.parse_position(text))
    }

    fn ply_text(&self, position: &Position, ply: &Ply) -> String {
        ask!(self, game => game.ply_text(position, ply))
    }

    fn parse_ply(&self, position: &Position, text: &str) -> Result<Ply, PlyError> {
        ask!(self, game => game.parse_ply(position, text))
    }

    fn turn_number(&self, position: &Position) -> u32 {
        ask!(self, game => game.turn_number(position))
    }

    fn turn_goes_on(&self, before: &Position, ply: &Ply, after: &Position) -> bool {
        ask!(self, game => game.turn_goes_on(before, ply, after))
    }

    fn side_tag(side: Side) -> &'static str {
        // The three call their sides alike.
        Kalah::side_tag(side)
    }

    fn outcome_text(&self, position: &Position, outcome: &Outcome) -> String {
        ask!(self, game => game.outcome_text(position, outcome))
    }

    fn perft(&self, position: &Position, depth: u32, counting: Counting) -> u64 {
        ask!(self, game => Notation::perft(game, position, depth, counting))
    }

    fn perft_divide(&self, position: &Position, depth: u32, counting: Counting) -> Vec<Division> {
        ask!(self, game => Notation::perft_divide(game, position, depth, counting))
    }
}

impl mancala::Sowing for Sowing {
    fn houses(&self) -> u8 {
        ask!(self, game => game.houses())
    }

    fn house_text(&self, house: House) -> String {
        ask!(self, game => game.house_text(house))
    }

    fn events(&self, before: &Position, ply: &Ply, after: &Position) -> Vec<Event> {
        ask!(self, game => mancala::Sowing::events(game, before, ply, after))
    }

    fn refusal(&self, position: &Position, house: House) -> Option<Refusal> {
        ask!(self, game => mancala::Sowing::refusal(game, position, house))
    }
}
