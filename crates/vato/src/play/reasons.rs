//! Why a turn is good, as sentences.

use vato_engine::{Fact, Manner};

/// The sentence for a fact about the turn that a hint names.
pub fn sentence(fact: &Fact) -> String {
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
    }
}

fn count(number: u32, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}
