//! What every command that looks at a game is given.

use clap::Args;
use clap::builder::PossibleValuesParser;
use vato_rules::fanorona::{Fanorona, Rules};
use vato_rules::{Game, Line};

use crate::failure::Failure;

/// A game, its rules and a position.
#[derive(Args, Debug)]
pub struct Board {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(["fanorona"]))]
    game: String,
    /// Rule options, as key=value,key=value
    #[arg(long, value_name = "RULES", default_value = "", hide_default_value = true, long_help = rules_help())]
    rules: String,
    /// The position, as in 3W/5/2B2/5/5 w, or start
    #[arg(long, value_name = "POSITION", default_value = "start")]
    position: String,
}

impl Board {
    /// The game under these rules, with no turn played from the position.
    pub fn open(&self) -> Result<Line<Fanorona>, Failure> {
        let rules: Rules = self.rules.parse().map_err(Failure::input)?;
        let game = Fanorona::new(rules);
        let position = match self.position.trim() {
            "start" => game.start(),
            text => game.parse_position(text).map_err(Failure::input)?,
        };
        Ok(Line::new(game, position))
    }
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
