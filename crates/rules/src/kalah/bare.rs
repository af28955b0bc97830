use core::marker::PhantomData;

use super::{EmptyCapture, Kalah, Rules, Sweep};
use crate::mancala::{Board, House};
use crate::{RuleOptions, Side};

/// What a solver plays on: boards alone. A finished game has none, so its end is asked for.
impl<B: Board> Kalah<B> {
    /// Sows from a house with seeds, for the side that owns it; whether the last seed
    /// falls in its store. Nothing is swept.
    ///
    /// ```
    /// use vato_rules::mancala::{Board, House};
    /// use vato_rules::{Game, Side, kalah::Kalah};
    ///
    /// let game = Kalah::default();
    /// let (mut board, side) = (*game.start().board(), Side::First);
    /// assert!(game.sow_on(&mut board, House { side, index: 2 }));
    /// assert_eq!(board.seeds(game.ring().store(side)), 1);
    /// ```
    #[inline(always)]
    pub fn sow_on(&self, board: &mut B, house: House) -> bool {
        self.sow(board, house, &mut ())
    }

    /// By how many seeds of those left in the houses South gets more than North, when the
    /// game is over on this board with `next` to move; `None` when it is not over.
    #[inline(always)]
    pub fn swept_lead(&self, board: &B, next: Side) -> Option<i32> {
        self.is_over(board, next).then(|| {
            let row = |side| i32::from(board.row(self.ring(), side));
            let by_owner = row(Side::First) - row(Side::Second);
            match self.rules.sweep {
                Sweep::ToRowOwner => by_owner,
                Sweep::ToClearer => -by_owner,
                Sweep::None => 0,
            }
        })
    }

    /// The game under the usual rules, where single seeds are taken or not. They are
    /// known when it is compiled, which makes sowing faster.
    #[inline(always)]
    pub const fn usual<const SINGLE: bool>() -> Self {
        Kalah {
            rules: Rules {
                empty_capture: match SINGLE {
                    true => EmptyCapture::On,
                    false => EmptyCapture::Off,
                },
                ..Rules::DEFAULT
            },
            board: PhantomData,
        }
    }

    /// Whether sowings and ends are those of [`usual`](Kalah::usual).
    pub fn is_usual<const SINGLE: bool>(&self) -> bool {
        let usual = Rules {
            seeds: self.rules.seeds,
            pie: self.rules.pie,
            ..Self::usual::<SINGLE>().rules
        };
        self.rules == usual
    }
}
