//! Why a turn is good, as sentences.

use vato_messages::{Fact, Manner, SowingFact};
use vato_rules::Line;

use super::face::Face;

/// The sentence for a fact about the turn that a hint names at the end of a line.
pub fn sentence<F: Face>(fact: &Fact, line: &Line<F::Game>) -> String {
    match fact {
        Fact::OnlyTurn => String::from("It is the only legal turn."),
        Fact::TakesAll => String::from("It takes every stone that is left, and wins."),
        Fact::Blocks => String::from("It leaves the other side no legal turn, and wins."),
        Fact::ForcedWin { plies: 1 } => String::from("It wins at once."),
        Fact::ForcedWin { plies } => {
            format!("It wins by force within {plies} turns of both sides.")
        }
        Fact::ForcedLoss { plies } => format!(
            "Every turn loses; this one holds out for {} of both sides.",
            count(*plies, "turn")
        ),
        Fact::OnlyTurnThatHolds => String::from("Every other turn loses by force."),
        Fact::Takes {
            manner,
            stones,
            steps,
        } => {
            let manner = match manner {
                Manner::Approach => "approach",
                Manner::Withdrawal => "withdrawal",
                Manner::Both => "approach and withdrawal",
            };
            match steps {
                1 => format!("It takes {} by {manner}.", count(*stones, "stone")),
                _ => format!(
                    "It takes {} in {steps} steps, by {manner}.",
                    count(*stones, "stone")
                ),
            }
        }
        Fact::TakesMost => String::from("No other turn takes as many."),
        Fact::StopsEarly { more, reply } => format!(
            "Going on would take {} more, but the reply could then take {reply}.",
            count(*more, "stone")
        ),
        Fact::ReplyTakes { stones } => {
            format!("The reply can take {} at most.", count(*stones, "stone"))
        }
        Fact::ReplyTakesNothing => String::from("The reply can take nothing."),
        Fact::Repeats => String::from("It brings back an earlier position."),
        Fact::Quiet => String::from("It takes nothing, to stand better."),
        Fact::Sowing(fact) => sowing::<F>(fact, line),
    }
}

fn sowing<F: Face>(fact: &SowingFact, line: &Line<F::Game>) -> String {
    let seeds = |number: &u32| count(*number, "seed");
    match fact {
        SowingFact::SowsAgain => String::from("The last seed falls in the store: sow again."),
        SowingFact::Takes {
            seeds: n,
            houses: 0,
        } => format!("It takes {}.", seeds(n)),
        SowingFact::Takes { seeds: n, houses } => match houses.count_ones() {
            1 => format!(
                "It takes {}, with those of {}.",
                seeds(n),
                F::house_across(line, houses.trailing_zeros())
            ),
            houses => format!("It takes {} from {houses} houses.", seeds(n)),
        },
        SowingFact::SlamTakesNothing { seeds: n } => format!(
            "It reaches all {} of the other side, so nothing is taken.",
            seeds(n)
        ),
        SowingFact::Feeds { seeds: n } => {
            format!(
                "The other side has no seeds and has to be fed; it gets {}.",
                seeds(n)
            )
        }
        SowingFact::Saves { seeds: n } => {
            format!("It saves {} that could have been taken.", seeds(n))
        }
        SowingFact::TurnBrings { sowings, seeds: n } => format!(
            "With the sowings that follow, {sowings} in all, this turn brings {} into the store.",
            seeds(n)
        ),
        SowingFact::Ends { own, other } => format!(
            "It ends the play; of the seeds left {own} go to the side that sows, {other} to the other."
        ),
        SowingFact::Majority => String::from("The store then holds more than half of all seeds."),
        SowingFact::Wins { seeds: n } => format!("It wins by force, by {} at least.", seeds(n)),
        SowingFact::Loses { seeds: n } => {
            format!("Every sowing loses; this one by {} at most.", seeds(n))
        }
        SowingFact::ReplyTakes { seeds: n } => {
            format!(
                "The next sowing of the other side can take {} at most.",
                seeds(n)
            )
        }
        SowingFact::ReplyTakesNothing => {
            String::from("The next sowing of the other side can take nothing.")
        }
        SowingFact::Unseen => String::from(
            "Both sides choose unseen; it is drawn from choices that no answer beats on average.",
        ),
    }
}

fn count(number: u32, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}
