//! Small still pictures of positions, for pages that explain.

use leptos::prelude::*;
use vato_rules::{
    Side,
    fanorona::{Fanorona, Kind, Rules},
};

use crate::board::{BoardState, StillBoard};

/// A board to look at: what is written about it is text, so that pages can be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The rules as `key=value,key=value`; empty for the usual ones. The board's
    /// size comes from here.
    pub rules: String,
    /// The position in notation; empty for the start.
    pub position: String,
    /// A turn, or the beginning of one, to point out: an arrow through its
    /// points, what it takes marked on the stones. Empty for none.
    pub turn: String,
}

impl Diagram {
    /// What a board has to show for it.
    ///
    /// # Errors
    /// One line that says which text is wrong, and how.
    pub fn state(&self) -> Result<BoardState, String> {
        let rules: Rules = self.rules.parse().map_err(|fault| format!("{fault}"))?;
        let game = Fanorona::new(rules);
        let position = if self.position.is_empty() {
            vato_rules::Game::start(&game)
        } else {
            game.parse_position(&self.position)
                .map_err(|fault| format!("{fault}"))?
        };
        let mut state = BoardState::new(*game.grid());
        state.stones = Side::BOTH.map(|side| position.stones(side));
        if !self.turn.is_empty() {
            let turn = game
                .parse_turn_in_progress(&position, &self.turn)
                .map_err(|fault| format!("{fault}"))?;
            for step in turn.steps() {
                let victims = match step.kind {
                    Kind::Withdrawal => &mut state.withdrawal_victims,
                    _ => &mut state.approach_victims,
                };
                *victims |= step.captured;
                if state.arrow.is_empty() {
                    state.arrow.push(step.from);
                }
                state.arrow.push(step.to);
            }
        }
        Ok(state)
    }

    /// The picture with its caption below, which is also what it says to those
    /// who do not see it.
    ///
    /// # Errors
    /// As for [`state`](Diagram::state).
    pub fn view(&self, caption: &str) -> Result<AnyView, String> {
        let state = self.state()?;
        let caption = caption.to_owned();
        Ok(view! {
            <figure class="diagram">
                <StillBoard state label=caption.clone()/>
                <figcaption>{caption}</figcaption>
            </figure>
        }
        .into_any())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vato_rules::fanorona::PointSet;

    fn diagram(position: &str, turn: &str) -> Diagram {
        Diagram {
            rules: String::new(),
            position: position.to_owned(),
            turn: turn.to_owned(),
        }
    }

    #[test]
    fn a_turn_shows_its_path_and_what_each_step_takes() {
        let state = diagram("6B2/5WB2/9/4B4/9 w", "f4-e4W-e3A").state().unwrap();
        let names = |points: PointSet| points.map(|p| state.grid.name(p)).collect::<Vec<_>>();
        assert_eq!(names(state.withdrawal_victims), ["g4"]);
        assert_eq!(names(state.approach_victims), ["e2"]);
        assert_eq!(
            names(state.arrow.iter().copied().collect()),
            ["e3", "e4", "f4"]
        );
    }

    #[test]
    fn a_mistake_is_one_line() {
        let wrong_turn = diagram("6B2/5WB2/9/4B4/9 w", "f4-f5A").state().unwrap_err();
        assert!(
            !wrong_turn.contains('\n') && wrong_turn.contains("f5"),
            "{wrong_turn}"
        );
        assert!(diagram("9/9", "").state().is_err());
    }
}
