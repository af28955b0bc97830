//! The reasons for a sowing.

use vato_messages::{Fact, SowingFact};
use vato_rules::mancala::{Event, House, Ply, Position, Preview, Sowing, Wide};
use vato_rules::{Game, GameResult, Line, Side};

use super::Seeds;
use crate::level::Effort;
use crate::score::{Score, proven_difference};
use crate::search::{Engine, Limits, Searcher};
use crate::searchable::{Explain, Search};

impl<G> Explain for G
where
    G: Sowing + Seeds<Board = Wide>,
{
    fn facts(line: &Line<Self>, expected: &[Ply], score: Score) -> Vec<Fact> {
        let Some(ply) = expected.first() else {
            return Vec::new();
        };
        if line.game().unseen(line.position()) {
            return vec![Fact::Sowing(SowingFact::Unseen)];
        }
        facts(line, ply, expected, score)
    }
}

fn facts<G>(line: &Line<G>, ply: &Ply, expected: &[Ply], score: Score) -> Vec<Fact>
where
    G: Sowing + Seeds<Board = Wide>,
{
    let (game, position) = (line.game(), line.position());
    let side = position.side();
    let mut plies = Vec::new();
    game.plies(position, &mut plies);
    let mut after = line.clone();
    after.push(*ply);
    let next = after.position();
    let events = game.events(position, ply, next);
    let mut facts = Vec::new();
    if plies.len() == 1 {
        facts.push(Fact::OnlyTurn);
    }
    let over = after.outcome();
    if over.is_none() {
        facts.extend(prospects(line, ply, score, plies.len() == 1));
    } else if over.is_some_and(|end| end.result == GameResult::Win(side)) {
        facts.push(Fact::ForcedWin { plies: 1 });
    }
    facts.extend(seen(&events, side, position));
    let half = |position: &Position| 2 * u32::from(position.store(side)) > position.total();
    if half(next) && !half(position) {
        facts.push(Fact::Sowing(SowingFact::Majority));
    }
    if let Ply::House(index) = *ply {
        let preview = game.preview(position, House { side, index });
        facts.extend(preview.iter().flat_map(|preview| captures(preview, side)));
        if takes_most(game, position, &plies, ply) {
            facts.push(Fact::TakesMost);
        }
        if over.is_none() && preview.is_some_and(|preview| preview.sows_again) {
            facts.push(Fact::Sowing(SowingFact::SowsAgain));
        }
    }
    if over.is_none() {
        facts.extend(turn(line, expected));
    }
    if events.contains(&Event::Cycle) {
        facts.push(Fact::Repeats);
    }
    if over.is_none() && next.side() != side {
        facts.extend(replies(game, position, next));
    }
    if facts.is_empty() {
        facts.push(Fact::Quiet);
    }
    facts
}

/// What the search has proven.
fn prospects<G>(line: &Line<G>, ply: &Ply, score: Score, only: bool) -> Option<Fact>
where
    G: Sowing + Seeds<Board = Wide>,
{
    match proven_difference(score) {
        Some(seeds) if seeds > 0 => Some(Fact::Sowing(SowingFact::Wins {
            seeds: seeds.unsigned_abs(),
        })),
        Some(seeds) => Some(Fact::Sowing(SowingFact::Loses {
            seeds: seeds.unsigned_abs(),
        })),
        None if only => None,
        None => {
            // What is lost at a glance is worth telling, and a hint should not take
            // twice as long.
            let game = *line.game();
            let mut engine = Engine::new(game, Effort::FULL.table);
            engine.leave_out(game.tag(ply));
            let glance = Limits::nodes(Effort::FULL.nodes / 8);
            let others = engine.search(line, &glance, &|| false, &mut |_| {});
            let lost = others.best.is_some()
                && proven_difference(others.score).is_some_and(|seeds| seeds < 0);
            lost.then_some(Fact::OnlyTurnThatHolds)
        }
    }
}

/// What the events tell beyond what is sown and taken.
fn seen(events: &[Event], side: Side, position: &Position) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (mut swept, mut over, mut slam) = ([0u32; 2], false, 0);
    let mut fed = 0;
    for event in events {
        match *event {
            Event::Sweep { to, seeds, .. } => {
                swept[usize::from(to != side)] += u32::from(seeds);
            }
            Event::GameOver(_) | Event::RoundEnds { .. } => over = true,
            Event::GrandSlam { left, .. } => slam = u32::from(left),
            Event::Drop {
                by,
                into: vato_rules::mancala::Pit::House(house),
                ..
            } if by == side && house.side != side => fed += 1,
            _ => {}
        }
    }
    if over {
        facts.push(Fact::Sowing(SowingFact::Ends {
            own: swept[0],
            other: swept[1],
        }));
    }
    if slam > 0 {
        facts.push(Fact::Sowing(SowingFact::SlamTakesNothing { seeds: slam }));
    }
    if position.row(!side) == 0 && fed > 0 {
        facts.push(Fact::Sowing(SowingFact::Feeds { seeds: fed }));
    }
    facts
}

fn captures(preview: &Preview, side: Side) -> Option<Fact> {
    (preview.takes > 0).then(|| {
        Fact::Sowing(SowingFact::Takes {
            seeds: preview.takes.into(),
            houses: preview.from[(!side).index()],
        })
    })
}

/// Whether the sowing takes seeds, and every other legal one takes fewer.
fn takes_most<G: Sowing>(game: &G, position: &Position, plies: &[Ply], ply: &Ply) -> bool {
    let side = position.side();
    let takes = |ply: &Ply| match *ply {
        Ply::House(index) => game
            .preview(position, House { side, index })
            .map_or(0, |preview| preview.takes),
        _ => 0,
    };
    let taken = takes(ply);
    plies.len() > 1
        && taken > 0
        && plies
            .iter()
            .all(|other| other == ply || takes(other) < taken)
}

/// What the whole turn brings, where the search expects several sowings.
fn turn<G: Game<Position = Position, Ply = Ply>>(line: &Line<G>, expected: &[Ply]) -> Option<Fact> {
    let game = line.game();
    let mut position = *line.position();
    let (side, before) = (position.side(), *line.position());
    let mut sowings = 0;
    for ply in expected {
        if position.side() != side || game.outcome(&position).is_some() {
            break;
        }
        position = game.play(&position, ply);
        sowings += 1;
    }
    (sowings > 1).then(|| {
        Fact::Sowing(SowingFact::TurnBrings {
            sowings,
            seeds: u32::from(position.store(side).saturating_sub(before.store(side))),
        })
    })
}

/// What the other side's next sowing can take, and could have taken before.
fn replies<G: Sowing>(game: &G, before: &Position, next: &Position) -> Vec<Fact> {
    let mut facts = Vec::new();
    let (could, can) = (most_taken(game, &before.passed()), most_taken(game, next));
    if could > can {
        facts.push(Fact::Sowing(SowingFact::Saves { seeds: could - can }));
    }
    facts.push(Fact::Sowing(match can {
        0 => SowingFact::ReplyTakesNothing,
        seeds => SowingFact::ReplyTakes { seeds },
    }));
    facts
}

/// The most seeds one legal sowing takes.
fn most_taken<G: Sowing>(game: &G, position: &Position) -> u32 {
    let side = position.side();
    let houses = position.ring().houses_of(side);
    houses
        .filter_map(|house| game.preview(position, house))
        .map(|preview| u32::from(preview.takes))
        .max()
        .unwrap_or(0)
}
