//! Sowing as it is seen: events of the rules become frames for the board.
//!
//! However long a move is, all of it is over in about the time that its
//! [`Pace`] gives; a short one is not drawn out to fill it.

use std::time::Duration;

use vato_rules::mancala::{Event, Pit, Ring};

use super::{
    pit_set::PitSet,
    stage::{Movement, Stage},
    state::{Flight, Hand, PitsState},
};

/// How quickly movement is shown.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pace {
    /// Not at all.
    Instant,
    /// In half the time.
    Fast,
    /// A whole move in about a second and a half.
    #[default]
    Normal,
    /// Slowly enough to count along.
    Slow,
}

/// Milliseconds at normal pace, where nothing has to be hurried.
const LIFT: u32 = 140;
const DROP: u32 = 160;
const CARRY: u32 = 340;
/// What a whole move may take at normal pace.
const WHOLE: u32 = 1500;
/// What sowing may take at least, when much is carried as well.
const LEAST_SOWING: u32 = 600;
/// No frame is shorter: more than sixty a second nobody sees.
const SHORTEST: u32 = 17;

impl Pace {
    /// Its words in settings and markup.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Instant, "instant"),
        (Self::Fast, "fast"),
        (Self::Normal, "normal"),
        (Self::Slow, "slow"),
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        // Every pace is in the list.
        let listed = Self::ALL.iter().find(|(pace, _)| *pace == self);
        listed.map_or("", |(_, word)| word)
    }

    /// The pace of that word.
    pub fn of(word: &str) -> Option<Self> {
        let listed = Self::ALL.iter().find(|(_, listed)| *listed == word);
        listed.map(|(pace, _)| *pace)
    }

    fn scaled(self, time: u32) -> u32 {
        match self {
            Self::Instant => 0,
            Self::Fast => time / 2,
            Self::Normal => time,
            Self::Slow => time * 5 / 2,
        }
    }
}

/// A moment of a move as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    seeds: Vec<u16>,
    hands: [Option<Hand>; 2],
    flights: Vec<Flight>,
    origin: Option<Pit>,
    landed: Option<Pit>,
    captured: PitSet,
    /// Whether a seed falls at its end.
    falls: bool,
    beat: u32,
}

impl Frame {
    fn of(stage: &Stage, beat: u32) -> Self {
        Self {
            falls: stage.falling.iter().any(Option::is_some),
            seeds: stage.seeds.clone(),
            hands: stage.hands,
            flights: stage.flights.clone(),
            origin: stage.origin,
            landed: stage.landed,
            captured: stage.captured,
            beat,
        }
    }

    /// Puts the moment onto a board; what could be done is not marked meanwhile.
    pub fn put_on(&self, board: &mut PitsState) {
        *board = PitsState {
            view: board.view,
            names: board.names,
            burnt: board.burnt,
            seeds: self.seeds.clone(),
            hands: self.hands,
            flights: self.flights.clone(),
            origin: self.origin,
            landed: self.landed,
            captured: self.captured,
            beat: self.beat,
            ..PitsState::new(board.ring.houses())
        };
    }

    /// How long it lasts.
    pub fn lasts(&self) -> Duration {
        Duration::from_millis(self.beat.into())
    }

    /// What it is that moves; `None` while a hand only lifts.
    pub fn moving(&self) -> Option<Moving> {
        let flying: u16 = self.flights.iter().map(|flight| flight.seeds).sum();
        if flying > 0 {
            Some(Moving::Flight(flying))
        } else {
            self.falls.then_some(Moving::Seed)
        }
    }
}

/// What moves in a [`Frame`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moving {
    /// A hand to the pit where it lets a seed fall.
    Seed,
    /// So many seeds through the air.
    Flight(u16),
}

/// The frames of what happened, beginning with these seeds, in the order of the
/// ring. None at all when nothing moves, or nothing is to be seen moving.
pub fn frames(ring: Ring, seeds: &[u16], events: &[Event], pace: Pace) -> Vec<Frame> {
    if pace == Pace::Instant {
        return Vec::new();
    }
    let mut stage = Stage::new(ring, seeds);
    let mut frames: Vec<Frame> = Vec::new();
    for movement in events.iter().filter_map(Movement::of) {
        let joins = stage.joins(movement);
        stage.take(movement);
        match frames.last_mut().filter(|_| joins) {
            Some(last) => *last = Frame::of(&stage, last.beat),
            None => frames.push(Frame::of(&stage, natural_time(movement))),
        }
    }
    hurry(&mut frames, pace);
    frames
}

/// How long a movement takes where nothing has to be hurried.
fn natural_time(movement: Movement) -> u32 {
    match movement {
        Movement::Lift(..) => LIFT,
        Movement::Drop(..) => DROP,
        Movement::Carry(_) | Movement::Exchange => CARRY,
    }
}

/// Makes the frames as short as the pace wants, and fewer where each would be
/// too short to see.
fn hurry(frames: &mut Vec<Frame>, pace: Pace) {
    let sum = |frames: &[Frame], carried: bool| -> u32 {
        let kind = frames
            .iter()
            .filter(|frame| frame.flights.is_empty() != carried);
        kind.map(|frame| frame.beat).sum()
    };
    let (sowing, carrying) = (sum(frames, false), sum(frames, true));
    let room = WHOLE.saturating_sub(carrying).max(LEAST_SOWING);
    let mut kept: Vec<Frame> = Vec::with_capacity(frames.len());
    // In thousandths of a millisecond, so that nothing is lost by rounding.
    let mut owed: u32 = 0;
    let count = frames.len();
    for (number, mut frame) in frames.drain(..).enumerate() {
        if frame.flights.is_empty() {
            let hurried = if sowing > room {
                u64::from(frame.beat) * 1000 * u64::from(room) / u64::from(sowing)
            } else {
                u64::from(frame.beat) * 1000
            };
            // At most LIFT seconds, which fits.
            owed += pace.scaled(hurried as u32);
            let is_last = number + 1 == count;
            if owed < SHORTEST * 1000 && !is_last {
                continue;
            }
            frame.beat = owed / 1000;
            owed %= 1000;
        } else {
            frame.beat = pace.scaled(frame.beat);
        }
        kept.push(frame);
    }
    *frames = kept;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pits::{pit_set::place_of, pits_of};
    use vato_rules::{
        Notation, Side,
        kalah::{Kalah, Rules},
        mancala::{House, Position, Sowing},
    };

    fn seeds_of(position: &Position) -> Vec<u16> {
        let ring = position.ring();
        pits_of(ring).map(|pit| position.seeds_at(pit)).collect()
    }

    /// A ply from a position: the seeds before, the events, the seeds after.
    fn ply(
        game: &impl Sowing,
        position: &Position,
        text: &str,
    ) -> (Vec<u16>, Vec<Event>, Position) {
        let ply = game.parse_ply(position, text).unwrap();
        let after = game.play(position, &ply);
        (
            seeds_of(position),
            game.events(position, &ply, &after),
            after,
        )
    }

    fn kalah(position: &str, text: &str) -> (Vec<u16>, Vec<Event>, Position) {
        let game = Kalah::default();
        let position = game.parse_position(position).unwrap();
        ply(&game, &position, text)
    }

    fn total(frame: &Frame) -> u32 {
        let lying = frame.seeds.iter().copied();
        let held = frame.hands.iter().flatten().map(|hand| hand.seeds);
        let flying = frame.flights.iter().map(|flight| flight.seeds);
        lying.chain(held).chain(flying).map(u32::from).sum()
    }

    /// The board once the last frame is over.
    fn settled(ring: Ring, seeds: &[u16], events: &[Event]) -> Vec<u16> {
        let mut stage = Stage::new(ring, seeds);
        let movements = events.iter().filter_map(Movement::of);
        movements.for_each(|movement| stage.take(movement));
        stage.settle();
        assert_eq!(stage.hands, [None; 2]);
        stage.seeds
    }

    fn lasts(frames: &[Frame]) -> u128 {
        frames.iter().map(|frame| frame.lasts().as_millis()).sum()
    }

    const START: &str = "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s";
    /// House 1 ends in the empty house 2, opposite a full one.
    const CAPTURE: &str = "<6,0,0,1,0,4,4,4,4,4,4,4,4,9,4> s";

    #[test]
    fn no_seed_is_lost_in_any_frame() {
        let (seeds, events, after) = kalah(CAPTURE, "1");
        assert_eq!(after.store(Side::First), 5 + 5);
        for pace in [Pace::Fast, Pace::Normal, Pace::Slow] {
            let frames = frames(after.ring(), &seeds, &events, pace);
            assert_eq!(frames.len(), 3, "a lift, a drop, one flight of both");
            assert_eq!(frames[2].flights.len(), 2);
            assert!(frames.iter().all(|frame| total(frame) == after.total()));
        }
        assert_eq!(frames(after.ring(), &seeds, &events, Pace::Instant), []);
    }

    #[test]
    fn a_seed_falls_once_the_hand_is_there() {
        let (seeds, events, after) = kalah(START, "2");
        let frames = frames(after.ring(), &seeds, &events, Pace::Normal);
        let house = |index| {
            Pit::House(House {
                side: Side::First,
                index,
            })
        };
        let held = |over, seeds, falls| Some(Hand { over, seeds, falls });
        assert_eq!(frames[0].hands[0], held(house(1), 4, false));
        assert_eq!(frames[1].hands[0], held(house(2), 4, true));
        assert_eq!(frames[1].seeds[2], 4);
        assert_eq!(frames[2].hands[0], held(house(3), 3, true));
        assert_eq!(frames[2].seeds[2], 5);
    }

    #[test]
    fn few_seeds_are_not_drawn_out() {
        let (seeds, events, after) = kalah(START, "2");
        let frames = frames(after.ring(), &seeds, &events, Pace::Normal);
        assert_eq!(lasts(&frames), u128::from(LIFT + 4 * DROP));
    }

    /// Plays a game through, always the house whose sowing drops most seeds, and
    /// shows every ply.
    fn whole_game(game: &impl Sowing, mut see: impl FnMut(&[Frame])) {
        let mut position = game.start();
        for _ in 0..300 {
            let mut plies = Vec::new();
            game.plies(&position, &mut plies);
            let longest = plies.iter().max_by_key(|ply| {
                let after = game.play(&position, ply);
                game.events(&position, ply, &after).len()
            });
            let Some(ply) = longest else { break };
            let after = game.play(&position, ply);
            let events = game.events(&position, ply, &after);
            let seeds = seeds_of(&position);
            assert_eq!(settled(position.ring(), &seeds, &events), seeds_of(&after));
            let frames = frames(position.ring(), &seeds, &events, Pace::Normal);
            assert!(frames.iter().all(|frame| total(frame) == position.total()));
            see(&frames);
            position = after;
        }
        assert!(game.outcome(&position).is_some());
    }

    #[test]
    fn every_ply_ends_as_the_rules_say_and_is_over_in_time() {
        let shown = |frames: &[Frame]| {
            assert!(
                lasts(frames) <= 1500 + 2 * u128::from(CARRY),
                "{}",
                lasts(frames)
            );
            let beats = frames.iter().rev().skip(1).map(|frame| frame.beat);
            assert!(beats.min().is_none_or(|shortest| shortest >= SHORTEST));
        };
        let pie: Rules = "pie=on".parse().unwrap();
        whole_game(&Kalah::new(pie), shown);
        let mut longest = Vec::new();
        let relay: Rules = "seeds=12,houses=12,relay=on".parse().unwrap();
        whole_game(&Kalah::new(relay), |frames| {
            shown(frames);
            if frames.len() > longest.len() {
                longest = frames.to_vec();
            }
        });
        assert!(lasts(&longest) * 10 >= 1500 * 9, "{}", lasts(&longest));
    }

    #[test]
    fn two_hands_sow_at_the_same_time() {
        let ring = Ring::new(7);
        let events = (0..=7).flat_map(|step: u8| {
            Side::BOTH.map(|by| {
                let first = place_of(ring, ring.pit(ring.row(by)));
                let pit = pits_of(ring).nth((first + step).into()).unwrap();
                match (step, pit) {
                    (0, Pit::House(from)) => Event::Lift { by, from, seeds: 7 },
                    (_, into) => Event::Drop {
                        by,
                        into,
                        left: u16::from(7 - step),
                    },
                }
            })
        });
        let events: Vec<Event> = events.collect();
        let frames = frames(ring, &[7; 16], &events, Pace::Normal);
        assert_eq!(frames.len(), 1 + 7);
        for frame in &frames {
            assert!(frame.hands.iter().all(Option::is_some));
            assert_eq!(total(frame), 7 * 16);
        }
    }

    #[test]
    fn a_frame_keeps_how_the_board_is_seen() {
        let (seeds, events, after) = kalah(START, "2");
        let mut board = PitsState::new(6);
        board.view.flipped = true;
        board.sowable = PitSet::of_houses([1, 0]);
        frames(after.ring(), &seeds, &events, Pace::Normal)[1].put_on(&mut board);
        assert!(board.view.flipped && board.sowable.is_empty());
        assert_eq!(board.beat, DROP);
        assert!(board.origin.is_some());
    }
}
