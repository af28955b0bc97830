//! Small still pictures of positions, for pages that explain.

use leptos::prelude::*;
use vato_rules::{
    Side,
    any::{AnyGame, AnyLine, GameName},
    fanorona::{Fanorona, Kind},
    mancala::{House, Pit, Ply, Sowing},
};

use crate::{
    board::{BoardState, StillBoard},
    pits::{Names, PitSet, PitsState, StillSowingBoard},
};

/// A board to look at: what is written about it is text, so that pages can be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// The name of the game; empty for Fanorona.
    pub game: String,
    /// The rules as `key=value,key=value`; empty for the usual ones. The board's
    /// size comes from here.
    pub rules: String,
    /// The position in notation; empty for the start.
    pub position: String,
    /// A turn to point out, or the beginning of one in Fanorona. On a board of
    /// stones it is an arrow, with what it takes marked; on a sowing board its
    /// house is marked, where the last seed lands, and what it takes. Empty for none.
    pub turn: String,
}

/// What a board has to show for a diagram.
#[derive(Clone, PartialEq, Debug)]
pub enum Drawn {
    /// Stones on points.
    Stones(Box<BoardState>),
    /// Seeds in pits.
    Seeds(Box<PitsState>),
}

impl Diagram {
    /// What a board has to show for it.
    ///
    /// # Errors
    /// One line that says which text is wrong, and how.
    pub fn drawn(&self) -> Result<Drawn, String> {
        let name = match self.game.as_str() {
            "" => GameName::Fanorona,
            name => name.parse().map_err(|fault| format!("{fault}"))?,
        };
        let game = AnyGame::new(name, &self.rules).map_err(|fault| fault.to_string())?;
        let position = Some(self.position.as_str()).filter(|text| !text.is_empty());
        let line = game.line(position).map_err(|fault| fault.to_string())?;
        match &line {
            AnyLine::Fanorona(line) => {
                let state = stones(line.game(), line.position(), &self.turn)?;
                Ok(Drawn::Stones(Box::new(state)))
            }
            AnyLine::Kalah(line) => seeds(line.game(), line.position(), &self.turn),
            AnyLine::Oware(line) => seeds(line.game(), line.position(), &self.turn),
            AnyLine::Congkak(line) => seeds(line.game(), line.position(), &self.turn),
        }
    }

    /// The picture with its caption below, which is also what it says to those
    /// who do not see it.
    ///
    /// # Errors
    /// As for [`drawn`](Diagram::drawn).
    pub fn view(&self, caption: &str) -> Result<AnyView, String> {
        let board = self.board(caption)?;
        let caption = caption.to_owned();
        Ok(view! {
            <figure class="diagram">
                {board}
                <figcaption>{caption}</figcaption>
            </figure>
        }
        .into_any())
    }

    /// The picture alone. `label` says what it shows.
    ///
    /// # Errors
    /// As for [`drawn`](Diagram::drawn).
    pub fn board(&self, label: &str) -> Result<AnyView, String> {
        let label = label.to_owned();
        Ok(match self.drawn()? {
            Drawn::Stones(state) => view! { <StillBoard state=*state label/> }.into_any(),
            Drawn::Seeds(state) => view! { <StillSowingBoard state=*state label/> }.into_any(),
        })
    }
}

fn stones(
    game: &Fanorona,
    position: &vato_rules::fanorona::Position,
    turn: &str,
) -> Result<BoardState, String> {
    let mut state = BoardState::new(*game.grid());
    state.stones = Side::BOTH.map(|side| position.stones(side));
    if turn.is_empty() {
        return Ok(state);
    }
    let turn = game
        .parse_turn_in_progress(position, turn)
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
    Ok(state)
}

fn seeds<G: Sowing>(
    game: &G,
    position: &vato_rules::mancala::Position,
    turn: &str,
) -> Result<Drawn, String> {
    let mut state = PitsState::of(position);
    state.names = Names::of(game);
    if !turn.is_empty() {
        let ply = game
            .parse_ply(position, turn)
            .map_err(|fault| format!("{fault}"))?;
        if let Ply::House(index) = ply {
            let side = position.side();
            let house = House { side, index };
            state.looked_at = Some(Pit::House(house));
            if let Some(preview) = game.preview(position, house) {
                state.would_land = Some(preview.last);
                state.would_take = PitSet::of_houses(preview.from);
            }
        }
    }
    Ok(Drawn::Seeds(Box::new(state)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pits::pit_name;
    use vato_rules::fanorona::PointSet;

    fn diagram(game: &str, position: &str, turn: &str) -> Diagram {
        Diagram {
            game: game.to_owned(),
            rules: String::new(),
            position: position.to_owned(),
            turn: turn.to_owned(),
        }
    }

    #[test]
    fn a_turn_shows_its_path_and_what_each_step_takes() {
        let drawn = diagram("", "6B2/5WB2/9/4B4/9 w", "f4-e4W-e3A").drawn();
        let Ok(Drawn::Stones(state)) = drawn else {
            panic!("{drawn:?}");
        };
        let names = |points: PointSet| points.map(|p| state.grid.name(p)).collect::<Vec<_>>();
        assert_eq!(names(state.withdrawal_victims), ["g4"]);
        assert_eq!(names(state.approach_victims), ["e2"]);
        assert_eq!(
            names(state.arrow.iter().copied().collect()),
            ["e3", "e4", "f4"]
        );
    }

    #[test]
    fn a_sowing_shows_where_it_ends_and_what_it_takes() {
        let position = "<6,12,11,0,3,1,2,0,4,2,7,0,1,3,2> s";
        let drawn = diagram("kalah", position, "2").drawn();
        let Ok(Drawn::Seeds(state)) = drawn else {
            panic!("{drawn:?}");
        };
        assert_eq!(state.looked_at.map(pit_name).unwrap(), "south-2");
        assert_eq!(state.would_land.map(pit_name).unwrap(), "south-5");
        let across = House {
            side: Side::Second,
            index: 1,
        };
        assert!(state.would_take.contains(Pit::House(across)));
        assert_eq!(state.seeds_in(Pit::Store(Side::First)), 12);
    }

    #[test]
    fn a_mistake_is_one_line() {
        let wrong_turn = diagram("", "6B2/5WB2/9/4B4/9 w", "f4-f5A")
            .drawn()
            .unwrap_err();
        assert!(
            !wrong_turn.contains('\n') && wrong_turn.contains("f5"),
            "{wrong_turn}"
        );
        for (game, position, turn) in [("", "9/9", ""), ("chess", "", ""), ("oware", "", "G")] {
            let fault = diagram(game, position, turn).drawn().unwrap_err();
            assert!(!fault.contains('\n'), "{fault}");
        }
    }
}
