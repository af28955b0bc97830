//! The games of a match, on as many cores as are given, told in their order.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use vato_engine::any;
use vato_rules::any::AnyGame;

use super::game::{Finished, Table, Terms};
use crate::failure::Failure;

/// Plays the games from `first` to `end - 1`, so many at a time, until the flag is raised. `on_game`
/// hears of them one by one in the order of their numbers, whichever ends first, so
/// that what it decides does not hang on the cores; with `false` it ends the match.
pub fn play(
    game: &AnyGame,
    terms: &Terms,
    numbers: std::ops::Range<u32>,
    concurrency: u32,
    stop: &Arc<AtomicBool>,
    on_game: &mut dyn FnMut(Finished) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let next = AtomicU32::new(numbers.start);
    let ended = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..concurrency.min(numbers.len() as u32) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let mut table = Table::new(terms, stop);
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end {
                        return;
                    }
                    // Nobody listens any more when the match has ended.
                    let told = match any::with_game(game, table.game(number)) {
                        Ok(Some(finished)) => sender.send(Ok(finished)),
                        Ok(None) => return,
                        Err(why) => sender.send(Err(why)),
                    };
                    if told.is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let ended = in_order(&receiver, numbers.start, on_game);
        if !matches!(ended, Ok(true)) {
            stop.store(true, Ordering::Relaxed);
        }
        ended
    });
    ended.map(|_| ())
}

/// Hands on what comes, in the order of the numbers; whether nothing ended it early.
fn in_order(
    receiver: &mpsc::Receiver<Result<Finished, String>>,
    mut due: u32,
    on_game: &mut dyn FnMut(Finished) -> Result<bool, Failure>,
) -> Result<bool, Failure> {
    let mut waiting = BTreeMap::new();
    for game in receiver {
        let game = game.map_err(|why| Failure::Machine(format!("match: player {why}")))?;
        waiting.insert(game.number, game);
        while let Some(game) = waiting.remove(&due) {
            due += 1;
            if !on_game(game)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
