//! The reasons for a turn.

use vato_messages::{Fact, Manner};
use vato_rules::fanorona::{Fanorona, Kind, Position, Turn};
use vato_rules::{Game, GameResult, Line};

use crate::level::Effort;
use crate::score::{Score, plies_to_end};
use crate::search::{Engine, Limits, Searcher};
use crate::searchable::Search;

/// The reasons for a turn that the hard level has chosen, with its score.
pub(super) fn facts(line: &Line<Fanorona>, turn: &Turn, score: Score) -> Vec<Fact> {
    let (game, position) = (line.game(), line.position());
    let turns = game.turns(position);
    let next = game.play(position, turn);
    let mut facts = Vec::new();
    let only = turns.len() == 1;
    if only {
        facts.push(Fact::OnlyTurn);
    }
    match game.outcome(&next) {
        Some(end) if end.result == GameResult::Win(position.side()) => {
            facts.push(if next.own().is_empty() {
                Fact::TakesAll
            } else {
                Fact::Blocks
            });
        }
        Some(_) => {}
        None => facts.extend(prospects(line, turn, score, only)),
    }
    facts.extend(captures(game, position, &turns, turn));
    if game.outcome(&next).is_none() {
        facts.extend(reply(game, &next));
    }
    let mut after = line.clone();
    after.push(*turn);
    if after.occurrences() > 1 {
        facts.push(Fact::Repeats);
    }
    if turn.is_paika() {
        facts.push(Fact::Quiet);
    }
    facts
}

/// What the search has proven.
fn prospects(line: &Line<Fanorona>, turn: &Turn, score: Score, only: bool) -> Option<Fact> {
    match plies_to_end(score) {
        Some(plies) if score > 0 => Some(Fact::ForcedWin { plies }),
        Some(plies) => Some(Fact::ForcedLoss { plies }),
        None if only => None,
        None => {
            // Less attention than the choice itself had: what is lost at a glance
            // is worth telling, and a hint should not take twice as long.
            let game = line.game();
            let mut engine = Engine::new(*game, Effort::FULL.table);
            engine.leave_out(game.tag(turn));
            let glance = Limits::nodes(Effort::FULL.nodes / 4);
            let others = engine.search(line, &glance, &|| false, &mut |_| {});
            let lost =
                others.best.is_some() && others.score < 0 && plies_to_end(others.score).is_some();
            lost.then_some(Fact::OnlyTurnThatHolds)
        }
    }
}

/// What the turn takes, and could take.
fn captures(game: &Fanorona, position: &Position, turns: &[Turn], turn: &Turn) -> Vec<Fact> {
    let mut facts = Vec::new();
    let taken = turn.captured().len();
    if taken == 0 {
        return facts;
    }
    let by = |kind| turn.path().any(|(_, step)| step == kind);
    facts.push(Fact::Takes {
        manner: match (by(Kind::Approach), by(Kind::Withdrawal)) {
            (true, true) => Manner::Both,
            (false, _) => Manner::Withdrawal,
            (true, false) => Manner::Approach,
        },
        stones: taken,
        steps: turn.len() as u32,
    });
    let mut others = turns
        .iter()
        .filter(|other| game.tag(other) != game.tag(turn))
        .peekable();
    if others.peek().is_some() && others.all(|other| other.captured().len() < taken) {
        facts.push(Fact::TakesMost);
    }
    // What is left of a turn after the opponent's best capture in answer.
    let kept = |turn: &Turn| {
        let next = game.play(position, turn);
        turn.captured().len() as i32 - most_taken(game, &next) as i32
    };
    let longer: Vec<&Turn> = turns.iter().filter(|other| goes_on(turn, other)).collect();
    let stopping = kept(turn);
    if longer.iter().all(|other| kept(other) < stopping)
        && let Some(longest) = longer.iter().max_by_key(|other| other.captured().len())
    {
        facts.push(Fact::StopsEarly {
            more: longest.captured().len() - taken,
            reply: most_taken(game, &game.play(position, longest)),
        });
    }
    facts
}

/// Whether `other` begins with all the steps of `turn` and makes more.
fn goes_on(turn: &Turn, other: &Turn) -> bool {
    other.from() == turn.from()
        && other.len() > turn.len()
        && turn.path().zip(other.path()).all(|(a, b)| a == b)
}

fn reply(game: &Fanorona, next: &Position) -> Option<Fact> {
    match most_taken(game, next) {
        0 => Some(Fact::ReplyTakesNothing),
        stones => Some(Fact::ReplyTakes { stones }),
    }
}

/// The most stones a legal turn takes.
fn most_taken(game: &Fanorona, position: &Position) -> u32 {
    let turns = game.turns(position);
    turns
        .iter()
        .map(|turn| turn.captured().len())
        .max()
        .unwrap_or(0)
}
