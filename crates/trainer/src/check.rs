//! Whether a file of games is what it claims to be.

use anyhow::{Result, ensure};
use vato_engine::score::WIN;
use vato_rules::fanorona::{Fanorona, PointSet, Position};
use vato_rules::{Game, Side};

use crate::record::Record;

/// What a sound file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Games.
    pub games: u32,
    /// Positions.
    pub positions: u64,
    /// Games that ended in a draw.
    pub drawn: u32,
    /// Positions by stones on the board.
    pub by_stones: [u64; 45],
}

/// Goes through all games: every position can stand on the board, is reached from the
/// one before by a legal turn, and agrees with it about the result.
///
/// # Errors
/// Names the first game and ply at which something is wrong.
pub fn check(records: &[Record]) -> Result<Summary> {
    let game = Fanorona::default();
    let mut summary = Summary {
        games: 0,
        positions: 0,
        drawn: 0,
        by_stones: [0; 45],
    };
    let mut before: Option<&Record> = None;
    for record in records {
        let place = format!("game {}, ply {}", record.game, record.ply);
        let number = summary.games;
        ensure!(record.game == number, "{place}: game {number} was to come");
        let points = game.grid().points().bits();
        ensure!(
            (record.own | record.enemy) & !points == 0 && record.own & record.enemy == 0,
            "{place}: stones off the board, or two on a point"
        );
        ensure!(
            record.own != 0 && record.enemy != 0,
            "{place}: a side without stones"
        );
        ensure!(
            i32::from(record.score).abs() <= WIN,
            "{place}: the score {} is beyond {WIN}",
            record.score
        );
        ensure!(
            (-1..=1).contains(&record.result),
            "{place}: the result {} is not -1, 0 or 1",
            record.result
        );
        if let Some(before) = before {
            ensure!(
                record.ply == before.ply + 1 && record.result == -before.result,
                "{place}: ply or result do not follow from the position before"
            );
            ensure!(
                follows(&game, before, record),
                "{place}: no legal turn leads here"
            );
        }
        summary.positions += 1;
        summary.by_stones[record.stones() as usize] += 1;
        before = (!record.last).then_some(record);
        if record.last {
            summary.games += 1;
            summary.drawn += u32::from(record.result == 0);
        }
    }
    Ok(summary)
}

fn follows(game: &Fanorona, before: &Record, after: &Record) -> bool {
    let set = |bits: u64| -> PointSet {
        let on = |point: &vato_rules::fanorona::Point| bits >> point.index() & 1 == 1;
        game.grid().points().filter(on).collect()
    };
    let position = Position::new(
        set(before.own),
        set(before.enemy),
        Side::First,
        u16::from(before.quiet),
        1,
    );
    game.turns(&position).iter().any(|turn| {
        let next = game.play(&position, turn);
        next.own().bits() == after.own
            && next.enemy().bits() == after.enemy
            && next.quiet_plies() == u16::from(after.quiet)
    })
}
