use vato_rules::record::Termination;
use vato_rules::{GameResult, Notation, Side};

/// How a game ended that no rule has ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Who has won.
    pub result: GameResult,
    /// Why, when that is known.
    pub why: Option<Termination>,
}

impl Ending {
    /// A side gives up.
    pub fn resigned(side: Side) -> Self {
        Ending {
            result: GameResult::Win(!side),
            why: Some(Termination::Resignation),
        }
    }

    /// It as a sentence, with the names that the sides have in this game.
    pub fn sentence<G: Notation>(&self) -> String {
        let end = winner::<G>(self.result);
        match (&self.why, self.result) {
            (Some(Termination::Resignation), GameResult::Win(side)) => {
                format!("{end}: {} resigned.", G::side_tag(!side))
            }
            (Some(Termination::Agreement), _) => format!("{end} by agreement."),
            (Some(why), _) if !why.to_string().is_empty() => format!("{end}: {why}."),
            _ => format!("{end}."),
        }
    }
}

/// Who has won, as the beginning of a sentence.
pub fn winner<G: Notation>(result: GameResult) -> String {
    match result {
        GameResult::Win(side) => format!("{} wins", G::side_tag(side)),
        GameResult::Draw => String::from("Draw"),
    }
}
