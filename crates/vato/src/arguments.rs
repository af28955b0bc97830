//! What every command that looks at a game is given.

use std::ops::RangeInclusive;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::fanorona::Rules;

use crate::failure::Failure;

/// A game under some rules.
#[derive(Args, Clone, Debug)]
pub struct Game {
    /// The game
    #[arg(value_name = "GAME", ignore_case = true, value_parser = game_names())]
    pub name: GameName,
    /// Rule options, as key=value,key=value
    #[arg(long, value_name = "RULES", default_value = "", hide_default_value = true, long_help = rules_help())]
    rules: String,
}

/// A game, its rules and a position.
#[derive(Args, Clone, Debug)]
pub struct Board {
    #[command(flatten)]
    game: Game,
    /// The position, as in "9/9/3B5/9/2W1B4 w", or start
    #[arg(
        long,
        value_name = "POSITION",
        default_value = "start",
        hide_default_value = true
    )]
    position: String,
}

impl Game {
    /// The game under these rules.
    pub fn open(&self) -> Result<AnyGame, Failure> {
        AnyGame::new(self.name, &self.rules).map_err(Failure::input)
    }
}

impl Board {
    /// The game from the position, with nothing played yet.
    pub fn open(&self) -> Result<AnyLine, Failure> {
        let position = Some(self.position.trim()).filter(|text| *text != "start");
        self.game.open()?.line(position).map_err(Failure::input)
    }
}

/// Reads a whole number within a range, both ends included.
pub fn number<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| {
                format!(
                    "it must be a whole number from {} to {}",
                    range.start(),
                    range.end()
                )
            })
    }
}

fn game_names() -> impl TypedValueParser<Value = GameName> {
    PossibleValuesParser::new(GameName::ALL.iter().map(|game| game.name()))
        .try_map(|name| name.parse())
}

fn rules_help() -> String {
    let mut help = String::from(
        "Rule options, as key=value,key=value; what is not named takes its default, the first value:",
    );
    for (key, values) in Rules::OPTIONS {
        help.push_str(&format!("\n  {key} = {}", values.join(", ")));
    }
    help
}
