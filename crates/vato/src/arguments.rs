//! What every command that looks at a game is given.

use std::ops::RangeInclusive;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::{OptionTable, RuleOptions, congkak, fanorona, kalah, oware};

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
    /// The position in the notation of its game, or start
    #[arg(
        long,
        value_name = "POSITION",
        default_value = "start",
        hide_default_value = true,
        long_help = position_help()
    )]
    position: String,
}

impl Game {
    /// The game under these rules.
    pub fn open(&self) -> Result<AnyGame, Failure> {
        AnyGame::new(self.name, &self.rules).map_err(Failure::input)
    }

    /// The game as players meet in it: options that nobody has named take the values
    /// that make it fair.
    pub fn open_between_players(&self) -> Result<AnyGame, Failure> {
        // What is wrong with the rules is said of them as they were given.
        self.open()?;
        let mut rules = self.rules.trim().to_string();
        for (option, value) in between_players(self.name) {
            let named = rules.split(',').filter_map(|part| part.split_once('='));
            if !named.into_iter().any(|(key, _)| key.trim() == *option) {
                let separator = if rules.is_empty() { "" } else { "," };
                rules += &format!("{separator}{option}={value}");
            }
        }
        AnyGame::new(self.name, &rules).map_err(Failure::input)
    }
}

impl Board {
    /// The game from the position, with nothing played yet.
    pub fn open(&self) -> Result<AnyLine, Failure> {
        self.line(self.game.open()?)
    }

    /// The same as players meet in it; see [`Game::open_between_players`].
    pub fn open_between_players(&self) -> Result<AnyLine, Failure> {
        self.line(self.game.open_between_players()?)
    }

    fn line(&self, game: AnyGame) -> Result<AnyLine, Failure> {
        let position = Some(self.position.trim()).filter(|text| *text != "start");
        game.line(position).map_err(Failure::input)
    }
}

/// Options that differ from the default where players meet. Who moves first at Congkak
/// wins in one turn, unless both sides begin at once.
fn between_players(game: GameName) -> &'static [(&'static str, &'static str)] {
    match game {
        GameName::Congkak => &[("opening", "simultaneous")],
        _ => &[],
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
        "Rule options, as key=value,key=value; what is not named takes its default, the first value. \
         A preset may stand before them, as in kalah/irving,seeds=3.",
    );
    for game in GameName::ALL {
        let rules = rules_of(*game);
        help.push_str(&format!("\n{game}:"));
        for (key, values) in rules.options {
            let values = values.join(", ");
            match rules.follows.filter(|(follower, _)| follower == key) {
                None => help.push_str(&format!("\n  {key} = {values}")),
                Some((_, leader)) => {
                    help.push_str(&format!("\n  {key} = as many as {leader}, or {values}"));
                }
            }
        }
        for (name, options) in rules.presets {
            help.push_str(&format!("\n  {name} is {options}"));
        }
    }
    help
}

fn position_help() -> String {
    let mut help =
        String::from("The position in the notation of its game, or start. The usual starts:");
    for name in GameName::ALL {
        // The default rules and the usual start exist in every game.
        let start = AnyGame::new(*name, "").and_then(|game| game.line(None));
        if let Ok(start) = start {
            help.push_str(&format!("\n{name}: {}", start.position_text()));
        }
    }
    help
}

/// What the help says of a game's rules.
#[derive(Default)]
struct GameRules {
    options: OptionTable,
    /// Presets with what they stand for.
    presets: &'static [(&'static str, &'static str)],
    /// An option whose default is the value of another one.
    follows: Option<(&'static str, &'static str)>,
}

fn rules_of(game: GameName) -> GameRules {
    fn of<R: RuleOptions>() -> GameRules {
        GameRules {
            options: R::OPTIONS,
            presets: R::PRESETS,
            follows: None,
        }
    }
    match game {
        GameName::Fanorona => GameRules {
            options: fanorona::Rules::OPTIONS,
            ..GameRules::default()
        },
        GameName::Kalah => of::<kalah::Rules>(),
        GameName::Oware => of::<oware::Rules>(),
        GameName::Congkak => GameRules {
            follows: Some(("seeds", "houses")),
            ..of::<congkak::Rules>()
        },
        // A game to come has to be added here; a test asks for the options of all.
        _ => GameRules::default(),
    }
}
