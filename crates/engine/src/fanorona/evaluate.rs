//! The evaluation of Fanorona: learned for the usual game, by hand for the others.

use vato_rules::fanorona::{
    BoardSize, Continuation, DirectionRule, Fanorona, Position, Rules, Stalemate,
};

use super::by_hand::ByHand;
use super::network::{NETWORK, Network};
use crate::score::Score;
use crate::searchable::Evaluate;

/// Judges positions under one set of rule options.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// By the network, which has learned the usual game.
    Learned(&'static Network),
    /// By hand: other boards, and options that change what a turn can do.
    ByHand(Box<ByHand>),
}

impl Evaluation {
    /// Prepares the evaluation for these options.
    pub fn new(game: &Fanorona) -> Self {
        if is_usual(game.rules()) {
            Evaluation::Learned(&NETWORK)
        } else {
            Evaluation::ByHand(Box::new(ByHand::new(game.grid())))
        }
    }
}

/// Whether turns are those of the usual game. Its mirrored setup is a mirrored game,
/// and when a draw is called changes little.
pub(super) fn is_usual(rules: &Rules) -> bool {
    rules.board == BoardSize::TSIVY
        && rules.continuation == Continuation::Optional
        && rules.direction == DirectionRule::NotTwiceRunning
        && rules.stalemate == Stalemate::Loss
}

impl Evaluate<Fanorona> for Evaluation {
    fn evaluate(&self, _: &Fanorona, position: &Position) -> Score {
        match self {
            Evaluation::Learned(network) => {
                network.evaluate(position.own().bits(), position.enemy().bits())
            }
            Evaluation::ByHand(by_hand) => by_hand.evaluate(position),
        }
    }
}
