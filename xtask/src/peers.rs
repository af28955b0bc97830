//! Compares the rules with those of another program, move by move over random games.
//!
//! OpenSpiel's `mancala` is Kalah and its `oware` is Oware, both under the usual rules. It comes
//! as a Python package and gets an environment of its own under the target folder. Not part of the tests: it has
//! to be downloaded, and two programs that agree can still both be wrong.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use vato_rules::any::{AnyGame, AnyLine, GameName};
use vato_rules::{GameResult, Side};

use crate::{process, workspace};

/// The games by their names here and there.
const GAMES: [(GameName, &str); 2] = [(GameName::Kalah, "mancala"), (GameName::Oware, "oware")];

/// Plays this many random games of each kind, chosen by the seed.
///
/// # Errors
/// When OpenSpiel cannot be had, or the first difference.
pub fn compare(games: u32, seed: u64) -> Result<()> {
    let python = environment()?;
    for (name, peer) in GAMES {
        let mut command = Command::new(&python);
        command.args(["-c", include_str!("peers.py"), peer]);
        command.args([games.to_string(), seed.to_string()]);
        let played = process::answer(&mut command)
            .with_context(|| format!("OpenSpiel did not play {peer}"))?;
        let plies = follow(name, &played)?;
        println!("{name}: {games} games, {plies} plies, no difference");
    }
    Ok(())
}

/// The Python that has OpenSpiel.
fn environment() -> Result<PathBuf> {
    let folder = workspace::target().join("peers");
    let python = folder.join("bin/python");
    let has_it = |python: &Path| {
        process::answer(Command::new(python).args(["-c", "import pyspiel"])).is_some()
    };
    if !has_it(&python) {
        ensure!(
            process::exists("python3"),
            "python3 is missing; OpenSpiel is a Python package"
        );
        process::run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
        process::run(Command::new(&python).args(["-m", "pip", "install", "-q", "open_spiel"]))?;
    }
    Ok(python)
}

/// Plays the games of the other program over; how many plies there were.
fn follow(name: GameName, played: &str) -> Result<usize> {
    let (mut line, mut plies, mut games) = (start(name)?, 0, 0);
    for text in played.lines() {
        let same = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["game"] => {
                line = start(name)?;
                games += 1;
                Ok(())
            }
            ["end", result] => ended(&line, result),
            [legal, house, next, seeds] => {
                plies += 1;
                ply(&mut line, legal, house, next, seeds)
            }
            _ => bail!("not understood: '{text}'"),
        };
        same.with_context(|| {
            format!(
                "{name}, game {games}, '{text}', at {}",
                line.position_text()
            )
        })?;
    }
    ensure!(plies > 0, "no ply was played");
    Ok(plies)
}

fn start(name: GameName) -> Result<AnyLine> {
    Ok(AnyGame::new(name, "")?.line(None)?)
}

/// One ply: the same houses are legal before it, and the same seeds lie on the board after it.
fn ply(line: &mut AnyLine, legal: &str, house: &str, next: &str, seeds: &str) -> Result<()> {
    let ours = line.legal();
    // Houses are listed from the left, in both.
    let theirs = legal.split(',').map(|house| house_text(line, house));
    let theirs = theirs.collect::<Result<Vec<_>>>()?;
    ensure!(ours == theirs, "legal here {ours:?}, there {theirs:?}");
    line.apply(&house_text(line, house)?)?;
    let over = line.outcome().is_some();
    ensure!(over == (next == "-"), "over here: {over}");
    // A finished board is swept in different ways; who has won is compared.
    if !over {
        let (ours, theirs) = (line.position_text(), position_text(line, next, seeds)?);
        ensure!(ours == theirs, "there {theirs}");
    }
    Ok(())
}

fn ended(line: &AnyLine, result: &str) -> Result<()> {
    let outcome = line.outcome().context("the game goes on here")?;
    let ours = match outcome.result {
        GameResult::Win(Side::First) => "1",
        GameResult::Win(Side::Second) => "-1",
        GameResult::Draw => "0",
    };
    ensure!(ours == result, "ended here as {outcome}");
    Ok(())
}

/// Whether South is to move, which both notations show by the side letter.
fn south_moves(line: &AnyLine) -> bool {
    line.position_text().ends_with(['s', 'S'])
}

fn house_text(line: &AnyLine, house: &str) -> Result<String> {
    let index: u8 = house.parse()?;
    Ok(match line.game().name() {
        GameName::Oware if south_moves(line) => char::from(b'A' + index).to_string(),
        GameName::Oware => char::from(b'a' + index).to_string(),
        _ => (index + 1).to_string(),
    })
}

fn position_text(line: &AnyLine, next: &str, seeds: &str) -> Result<String> {
    let seeds: Vec<&str> = seeds.split(',').collect();
    let (houses, stores) = seeds
        .split_at_checked(12)
        .context("fewer than twelve houses")?;
    Ok(match line.game().name() {
        GameName::Oware => {
            let side = if next == "0" { "S" } else { "N" };
            format!("{}-{}-{side}", houses.join("-"), stores.join("-"))
        }
        _ => {
            let side = if next == "0" { "s" } else { "n" };
            format!("<6,{},{}> {side}", stores.join(","), houses.join(","))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_told_with_the_game_and_the_board() {
        let same = "game\n0,1,2,3,4,5 2 0 4,4,0,5,5,5,4,4,4,4,4,4,1,0\n";
        assert_eq!(follow(GameName::Kalah, same).unwrap(), 1);
        for other in [
            same.replace(" 2 0 ", " 2 1 "),
            same.replace("0,1,2,", "0,1,"),
            format!("{same}end 0\n"),
        ] {
            let error = follow(GameName::Kalah, &other).unwrap_err();
            assert!(error.to_string().contains("kalah, game 1, "), "{error}");
        }
    }
}
