//! What happened, shown step by step: events of the rules become frames.

use std::{collections::VecDeque, time::Duration};

use leptos::prelude::*;
use vato_rules::{
    Side,
    fanorona::{Event, Point, PointSet},
};

use crate::board::BoardState;

/// How long a stone slides; `board.css` says the same.
pub const SLIDE: Duration = Duration::from_millis(230);
/// How long taken stones fade.
pub const FADE: Duration = Duration::from_millis(270);

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

impl Frame {
    /// Puts the moment onto a board; what could be done is not marked meanwhile.
    pub fn put_on(&self, board: &mut BoardState) {
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

/// Shows frames one after the other. Freely copied: all it holds are handles.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The frame on the board; `None` when the board shows the game as it is.
    current: RwSignal<Option<Frame>>,
    waiting: StoredValue<VecDeque<Frame>>,
    /// Goes up when a running timer is to do nothing any more.
    generation: StoredValue<u32>,
}

impl Playback {
    /// Nothing to show.
    pub fn new() -> Self {
        Self {
            current: RwSignal::new(None),
            waiting: StoredValue::new(VecDeque::new()),
            generation: StoredValue::new(0),
        }
    }

    /// The frame on the board.
    pub fn current(self) -> Option<Frame> {
        self.current.get()
    }

    /// How long what is still to be shown lasts.
    pub fn remaining(self) -> Duration {
        let current = self
            .current
            .with_untracked(|frame| frame.as_ref().map_or(Duration::ZERO, |frame| frame.lasts));
        self.waiting
            .with_value(|waiting| waiting.iter().map(|frame| frame.lasts).sum::<Duration>())
            + current
    }

    /// Shows these frames once those before are through.
    pub fn append(self, frames: Vec<Frame>) {
        self.waiting.update_value(|waiting| waiting.extend(frames));
        if self.current.with_untracked(Option::is_none) {
            self.next();
        }
    }

    /// Ends everything at once: the board shows the game as it is.
    pub fn finish(self) {
        self.waiting.update_value(VecDeque::clear);
        self.generation.update_value(|generation| *generation += 1);
        if self.current.with_untracked(Option::is_some) {
            self.current.set(None);
        }
    }

    fn next(self) {
        let frame = self.waiting.try_update_value(VecDeque::pop_front).flatten();
        if let Some(lasts) = frame.as_ref().map(|frame| frame.lasts) {
            let generation = self.generation.get_value();
            set_timeout(
                move || {
                    if self.generation.try_get_value() == Some(generation) {
                        self.next();
                    }
                },
                lasts,
            );
        }
        self.current.set(frame);
    }
}

/// The stones of both sides, for [`frames`].
pub fn stones_of(stones: impl Fn(Side) -> PointSet) -> [PointSet; 2] {
    Side::BOTH.map(stones)
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_rules::fanorona::Fanorona;

    #[test]
    fn a_chain_is_shown_step_by_step_and_ends_as_the_rules_say() {
        let game = Fanorona::default();
        let before = game.parse_position("6B2/5WB2/9/4B4/9 w").unwrap();
        let turn = game.parse_turn(&before, "f4-e4W-e3A").unwrap();
        let shown = frames(
            stones_of(|side| before.stones(side)),
            &game.events(&before, &turn, None),
        );
        assert_eq!(shown.len(), 4, "two slides, two captures");
        let after = vato_rules::Game::play(&game, &before, &turn);
        assert_eq!(shown[3].stones, stones_of(|side| after.stones(side)));
        assert_eq!(shown[3].trail, turn.points(game.grid()).collect::<Vec<_>>());
        assert!(shown[0].slide.is_some() && shown[1].slide.is_none());
    }
}
