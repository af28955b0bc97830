//! Learns what houses are worth at Kalah and Oware from games of the engine against itself.
//!
//! ```text
//! cargo run --release -p vato-engine --example learn_sowing -- play kalah 8000 kalah.txt
//! cargo run --release -p vato-engine --example learn_sowing -- fit kalah kalah.txt > crates/engine/src/sowing/learned_kalah.rs
//! ```
//!
//! The first command goes on where the file ends; the games are the same however often it was
//! stopped. The second writes the source file, which `cargo fmt` brings into shape.

mod fit;
mod games;

use std::error::Error;

use vato_rules::any::GameName;

const USAGE: &str = "usage: learn_sowing play GAME GAMES FILE | fit GAME FILE (GAME: kalah, oware)";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", game, games, file] => games::play(name(game)?, games.parse()?, file.as_ref()),
        ["fit", game, file] => fit::fit(name(game)?, file.as_ref()),
        _ => Err(USAGE.into()),
    }
}

fn name(game: &str) -> Result<GameName, Box<dyn Error>> {
    match game.parse() {
        Ok(name @ (GameName::Kalah | GameName::Oware)) => Ok(name),
        _ => Err(USAGE.into()),
    }
}
