//! The evaluation by hand, for boards and rules that the network has not learned.

use vato_rules::fanorona::{Direction, Grid, Position};

use crate::score::Score;

/// Weights in hundredths of a stone of a full board.
mod weight {
    use crate::score::Score;

    /// For the whole difference when one side has everything.
    pub(super) const MATERIAL: Score = 2400;
    /// Stones added to both sides before dividing, so that few stones do not
    /// make too much of a difference.
    pub(super) const CUSHION: Score = 3;
    /// A line from a stone to an empty point.
    pub(super) const STEP: Score = 3;
    /// The longest run the side to move can take first, for each stone.
    pub(super) const RUN_TO_MOVE: Score = 12;
    /// The longest run the other side could take.
    pub(super) const RUN_WAITING: Score = 10;
    /// To be the one who moves.
    pub(super) const TEMPO: Score = 10;
    /// A stone a step nearer to the centre.
    pub(super) const CENTRE: Score = 2;
    /// A stone on a strong point.
    pub(super) const STRONG: Score = 3;
    /// With few stones left: a step of the weaker side away from the centre.
    pub(super) const DRIVE: Score = 12;
}

/// When at most this many stones are left, the stronger side drives the weaker
/// one to the edge.
const FEW_STONES: u32 = 8;

/// Rings around the centre, the outermost first; a 9x5 board has five columns
/// of them.
const RINGS: usize = 5;

/// The board as the evaluation needs it.
#[derive(Clone, Debug)]
pub struct ByHand {
    points: u64,
    strong: u64,
    /// Points at least one, two, ... steps away from the edge of the longest
    /// distance to the centre: a stone counts once for every set it is in.
    nearer: [u64; RINGS],
    /// For each direction: how it changes an index, and the points with a line that way.
    directions: [(i8, u64); 8],
}

impl ByHand {
    /// Prepares the evaluation for a board.
    pub(super) fn new(grid: &Grid) -> Self {
        let mut nearer = [0; RINGS];
        let (columns, rows) = (grid.columns(), grid.rows());
        let farthest = (columns / 2).max(rows / 2);
        for point in grid.points() {
            let away = grid
                .column(point)
                .abs_diff(columns / 2)
                .max(grid.rank(point).abs_diff(rows / 2));
            for ring in nearer.iter_mut().take(usize::from(farthest - away)) {
                *ring |= 1u64 << point.index();
            }
        }
        let directions = Direction::ALL.map(|direction| {
            let lines = grid
                .points()
                .filter(|point| grid.neighbour(*point, direction).is_some())
                .fold(0, |lines, point| lines | 1u64 << point.index());
            (grid.offset(direction), lines)
        });
        ByHand {
            points: grid.points().bits(),
            strong: grid.strong().bits(),
            nearer,
            directions,
        }
    }

    /// How many steps a side has, and the longest run one of them would take.
    fn reach(&self, own: u64, enemy: u64) -> (Score, Score) {
        let empty = self.points & !(own | enemy);
        let (mut steps, mut longest) = (0, 0);
        for (offset, lines) in self.directions {
            let movers = own & lines & shifted(empty, -offset);
            steps += movers.count_ones();
            // All runs of this direction grow by a stone at a time, until none
            // is longer.
            let mut approach = movers & shifted(enemy, -2 * offset);
            let mut withdrawal = movers & shifted(enemy, offset);
            let (mut run, mut ahead, mut behind) =
                (0, shifted(enemy, -2 * offset), shifted(enemy, offset));
            while approach | withdrawal != 0 {
                run += 1;
                ahead = shifted(ahead, -offset);
                behind = shifted(behind, offset);
                approach &= ahead;
                withdrawal &= behind;
            }
            longest = longest.max(run);
        }
        (steps as Score, longest)
    }

    fn places(&self, stones: u64) -> Score {
        let centre: u32 = self
            .nearer
            .iter()
            .map(|ring| (stones & ring).count_ones())
            .sum();
        centre as Score * weight::CENTRE
            + (stones & self.strong).count_ones() as Score * weight::STRONG
    }

    /// How far a few stones of the weaker side are from the centre.
    fn driven(&self, stones: u64) -> Score {
        let near: u32 = self
            .nearer
            .iter()
            .map(|ring| (stones & ring).count_ones())
            .sum();
        (RINGS as u32 * stones.count_ones() - near) as Score * weight::DRIVE
            / stones.count_ones().max(1) as Score
    }

    /// The score for the side to move.
    pub(super) fn evaluate(&self, position: &Position) -> Score {
        let (own, enemy) = (position.own().bits(), position.enemy().bits());
        let (ours, theirs) = (own.count_ones() as Score, enemy.count_ones() as Score);
        let (our_steps, our_run) = self.reach(own, enemy);
        let (their_steps, their_run) = self.reach(enemy, own);
        let mut score = weight::MATERIAL * (ours - theirs) / (ours + theirs + weight::CUSHION)
            + weight::STEP * (our_steps - their_steps)
            + weight::RUN_TO_MOVE * our_run
            - weight::RUN_WAITING * their_run
            + weight::TEMPO
            + self.places(own)
            - self.places(enemy);
        if (own | enemy).count_ones() <= FEW_STONES {
            match ours.cmp(&theirs) {
                std::cmp::Ordering::Greater => score += self.driven(enemy),
                std::cmp::Ordering::Less => score -= self.driven(own),
                std::cmp::Ordering::Equal => {}
            }
        }
        score
    }
}

/// A set of points moved by `offset`; what leaves the board meets no stone.
const fn shifted(set: u64, offset: i8) -> u64 {
    if offset >= 0 {
        set << offset
    } else {
        set >> -offset
    }
}
