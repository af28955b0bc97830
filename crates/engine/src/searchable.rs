use vato_messages::{Fact, Level};
use vato_rules::{Game, Line, Outcome};

use crate::level::{Choice, Levels};
use crate::score::Score;
use crate::search::{Searcher, Settings};
use crate::unseen::Mixture;

/// A game the search can play: what it has to know beyond the rules.
///
/// Nothing here, and nothing in the search, assumes that the sides alternate.
pub trait Search: Game<Position: Send + Sync, Ply: Send + Sync> + Send + Sync {
    /// The evaluation, with whatever it wants to have worked out beforehand
    /// for one set of rule options.
    type Evaluation: Evaluate<Self> + Send;

    /// What looks ahead in it.
    type Searcher: Searcher<Self>;

    /// What the levels spend, and how careless they are.
    const LEVELS: Levels;

    /// Whether games are won by the difference of seeds and scores tell it, rather
    /// than the plies to the end.
    const COUNTS_SEEDS: bool;

    /// The evaluation for these rule options.
    fn evaluation(&self) -> Self::Evaluation;

    /// Whether promises are told by the positions that plies lead to. The search then
    /// plays all plies of a position before it chooses among them.
    const LOOKS_AHEAD: bool;

    /// What the search plays this game best with.
    const SETTINGS: Settings;

    /// Puts the plies that quiescence may follow into `plies`, which is cleared
    /// first; [`changes_material`](Search::changes_material) says which of them it does.
    fn tactical_plies(&self, position: &Self::Position, plies: &mut Vec<Self::Ply>) {
        self.plies(position, plies);
    }

    /// Whether a ply of this promise changes material at once.
    fn changes_material(&self, promise: u32) -> bool {
        promise > 0
    }

    /// Stones or seeds the legal ply wins at once; 0 for a quiet one.
    fn gain(&self, position: &Self::Position, ply: &Self::Ply) -> u32;

    /// In how many ways it is hard for a person to see what the legal ply does; 0 for what
    /// lies under the nose.
    fn hidden(&self, _position: &Self::Position, _ply: &Self::Ply) -> u32 {
        0
    }

    /// How early to try the legal ply, 0 to 64, as far as can be told without a search.
    /// `next` is what it leads to, if the game [looks ahead](Search::LOOKS_AHEAD).
    fn promise(
        &self,
        position: &Self::Position,
        ply: &Self::Ply,
        _next: Option<&Self::Position>,
    ) -> u32 {
        self.gain(position, ply).min(64)
    }

    /// Stones or seeds that a ply of this promise takes at once; `None` when more may
    /// follow in the same turn.
    fn taken(&self, promise: u32) -> Option<u32> {
        Some(promise)
    }

    /// A fingerprint of what the ply does to the board. Two plies of a
    /// position with equal tags have the same effect, and one is enough. Never 0.
    fn tag(&self, ply: &Self::Ply) -> u32;

    /// Where the ply's record of success is kept, below [`SLOTS`]; similar
    /// plies of different positions share a slot.
    fn slot(&self, ply: &Self::Ply) -> u16;

    /// A key of everything that decides how the game goes on, but for the seeds
    /// in the stores where [`banked`](Search::banked) tells them.
    fn table_key(&self, position: &Self::Position) -> u64 {
        self.key(position)
    }

    /// Seeds in the store of the side to move, less those in the other store,
    /// when what is still to come does not depend on them; else 0.
    fn banked(&self, _position: &Self::Position) -> i32 {
        0
    }

    /// Whether positions from `before` back can still come back after `next`, to which
    /// one ply led from there.
    fn can_go_back(&self, _before: &Self::Position, next: &Self::Position) -> bool {
        self.reversible(next)
    }

    /// No position comes back in fewer plies, if the table is to be told what hangs on the
    /// way to a position; `None` where that does not matter, or is not worth its price.
    fn shortest_cycle(&self) -> Option<u32> {
        None
    }

    /// The score of a game that has ended, `ply` plies below the root.
    fn end_score(&self, position: &Self::Position, outcome: Outcome, ply: u32) -> Score;

    /// The score of a position that comes back, where that ends the game.
    fn repetition_score(&self, position: &Self::Position) -> Score;

    /// No less and no more than this can be reached from the position, `ply` plies
    /// below the root.
    fn range(&self, position: &Self::Position, ply: u32) -> (Score, Score);

    /// Plies without progress left before the rules call a draw, 0 when they
    /// do so now; `None` when they never do.
    fn plies_until_draw(&self, position: &Self::Position) -> Option<u32>;

    /// Legal plies that are known to be about as good as any, for variety at the
    /// start of a game, with how often each is to be played, in parts of the sum; none when
    /// nothing is known.
    fn openings(&self, _position: &Self::Position) -> Vec<(Self::Ply, u32)> {
        Vec::new()
    }

    /// What to play at the end of a line, where a game has another way to find that than the
    /// search alone, within a fixed number of positions.
    fn solved(_line: &Line<Self>) -> Option<Choice<Self::Ply>> {
        None
    }

    /// Does some of the work that [`solved`](Search::solved) will have to do in this game, at a ply
    /// that took no time to choose.
    fn prepare(&self) {}

    /// Whether both sides choose a ply without seeing the other's. The plies are then
    /// pairs of choices.
    fn unseen(&self, _position: &Self::Position) -> bool {
        false
    }

    /// The pair of what the first side chose in `first` and the second in `second`.
    fn joined(&self, first: &Self::Ply, _second: &Self::Ply) -> Self::Ply {
        *first
    }

    /// What a level chooses where both sides choose unseen: a pair in which each
    /// side's part is what the level would choose for that side, within about so many nodes.
    fn choose_unseen(
        _line: &Line<Self>,
        _level: Level,
        _seed: u64,
        _nodes: u64,
    ) -> Option<Choice<Self::Ply>> {
        None
    }

    /// How often each side should choose what there, found within about so many nodes;
    /// `None` where choices are seen.
    fn mixture(
        _line: &Line<Self>,
        _nodes: u64,
        _should_stop: &dyn Fn() -> bool,
    ) -> Option<Mixture> {
        None
    }
}

/// A game whose hints have reasons.
pub trait Explain: Search {
    /// The reasons for a ply that [`Level::HARD`] has chosen, with its score and
    /// the line it expects, which begins with the ply; the weightiest first, at least one.
    fn facts(line: &Line<Self>, expected: &[Self::Ply], score: Score) -> Vec<Fact>;
}

/// The number of slots for [`Search::slot`], for each side.
pub const SLOTS: u32 = 64 * 64;

/// Judges a position without looking ahead.
pub trait Evaluate<G: Game> {
    /// The score for the side to move, between ±[`MAX_EVALUATION`](crate::score::MAX_EVALUATION).
    /// The game is not over.
    fn evaluate(&self, game: &G, position: &G::Position) -> Score;
}
