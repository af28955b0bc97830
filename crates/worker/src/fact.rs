//! A hint's reasons, from the engine's terms to those of the messages.

use vato_engine as engine;
use vato_messages::{Fact, Manner};

pub(crate) fn message(fact: &engine::Fact) -> Fact {
    match *fact {
        engine::Fact::OnlyTurn => Fact::OnlyTurn,
        engine::Fact::TakesAll => Fact::TakesAll,
        engine::Fact::Blocks => Fact::Blocks,
        engine::Fact::ForcedWin { plies } => Fact::ForcedWin { plies },
        engine::Fact::ForcedLoss { plies } => Fact::ForcedLoss { plies },
        engine::Fact::OnlyTurnThatHolds => Fact::OnlyTurnThatHolds,
        engine::Fact::Takes {
            manner,
            stones,
            steps,
        } => Fact::Takes {
            manner: match manner {
                engine::Manner::Approach => Manner::Approach,
                engine::Manner::Withdrawal => Manner::Withdrawal,
                engine::Manner::Both => Manner::Both,
            },
            stones,
            steps,
        },
        engine::Fact::TakesMost => Fact::TakesMost,
        engine::Fact::StopsEarly { more, reply } => Fact::StopsEarly { more, reply },
        engine::Fact::ReplyTakes { stones } => Fact::ReplyTakes { stones },
        engine::Fact::ReplyTakesNothing => Fact::ReplyTakesNothing,
        engine::Fact::Repeats => Fact::Repeats,
        engine::Fact::Quiet => Fact::Quiet,
    }
}
