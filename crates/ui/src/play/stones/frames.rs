//! Turns of Fanorona as they are seen: events of the rules become frames.

use std::time::Duration;

use vato_rules::fanorona::{Event, Point, PointSet};

use crate::{
    board::BoardState,
    play::{at_table::Moment, sound::Sound},
};

/// How long a stone slides; `board.css` says the same.
const SLIDE: Duration = Duration::from_millis(230);
/// How long taken stones fade.
const FADE: Duration = Duration::from_millis(270);

/// A moment of a turn as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    stones: [PointSet; 2],
    slide: Option<(Point, Point)>,
    ghosts: [PointSet; 2],
    /// Where the stone has been in this turn.
    trail: Vec<Point>,
    lasts: Duration,
}

impl Moment<BoardState> for Frame {
    fn lasts(&self) -> Duration {
        self.lasts
    }

    fn put_on(&self, board: &mut BoardState) {
        let orientation = board.orientation;
        *board = BoardState {
            orientation,
            stones: self.stones,
            slide: self.slide,
            ghosts: self.ghosts,
            last_turn: self.trail.clone(),
            ..BoardState::new(board.grid)
        };
    }

    fn sound(&self) -> Option<(Sound, Duration)> {
        let taken: u32 = self.ghosts.iter().map(|ghosts| ghosts.len()).sum();
        Some(match self.slide {
            // A stone is heard as it arrives.
            Some(_) => (Sound::Step, self.lasts - Duration::from_millis(30)),
            None => (Sound::Capture(taken), Duration::from_millis(50)),
        })
    }
}

/// The frames of what happened, beginning with these stones.
pub fn frames<'a>(
    mut stones: [PointSet; 2],
    events: impl IntoIterator<Item = &'a Event>,
) -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut trail = Vec::new();
    for event in events {
        let mut frame = match *event {
            Event::Slide { side, from, to } => {
                let own = &mut stones[side.index()];
                *own = (*own - PointSet::of(from)) | PointSet::of(to);
                if trail.last() != Some(&from) {
                    trail = vec![from];
                }
                trail.push(to);
                Frame {
                    stones,
                    slide: Some((from, to)),
                    ghosts: [PointSet::EMPTY; 2],
                    trail: Vec::new(),
                    lasts: SLIDE,
                }
            }
            Event::Capture { victim, points, .. } => {
                let taken = &mut stones[victim.index()];
                *taken = *taken - points;
                let mut ghosts = [PointSet::EMPTY; 2];
                ghosts[victim.index()] = points;
                Frame {
                    stones,
                    slide: None,
                    ghosts,
                    trail: Vec::new(),
                    lasts: FADE,
                }
            }
            Event::TurnPasses { .. } | Event::GameOver(_) => continue,
        };
        frame.trail = trail.clone();
        frames.push(frame);
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_rules::{Side, fanorona::Fanorona};

    #[test]
    fn a_chain_is_shown_step_by_step_and_ends_as_the_rules_say() {
        let game = Fanorona::default();
        let before = game.parse_position("6B2/5WB2/9/4B4/9 w").unwrap();
        let turn = game.parse_turn(&before, "f4-e4W-e3A").unwrap();
        let shown = frames(
            Side::BOTH.map(|side| before.stones(side)),
            &game.events(&before, &turn, None),
        );
        assert_eq!(shown.len(), 4, "two slides, two captures");
        let after = vato_rules::Game::play(&game, &before, &turn);
        assert_eq!(shown[3].stones, Side::BOTH.map(|side| after.stones(side)));
        assert_eq!(shown[3].trail, turn.points(game.grid()).collect::<Vec<_>>());
        assert!(shown[0].slide.is_some() && shown[1].slide.is_none());
    }
}
