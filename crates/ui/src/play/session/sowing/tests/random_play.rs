//! Whatever people do, in whatever order, nothing panics and nothing drifts apart.

use proptest::prelude::*;
use vato_rules::{Game, Line, Notation, Side};

use super::super::{Done, Loaded, NewGame, Playable, Session, Sowing};
use super::Hands;
use crate::pits::pits_of;
use crate::play::session::{Level, SideChoice};

/// Something somebody does; numbers are taken modulo what there is.
#[derive(Clone, Copy, Debug)]
enum Act {
    Tap(u8),
    /// A tap on a house that can be sown from.
    Sow(u8),
    Swap,
    Escape,
    Undo,
    Redo,
    /// The computer answers with one of the legal plies.
    Answer(u16),
    Hint(u16),
    LookAt(u8),
    LookLive,
    Resign,
    Rematch(u64),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any::<u8>().prop_map(Act::Sow),
        12 => any::<u16>().prop_map(Act::Answer),
        2 => any::<u8>().prop_map(Act::Tap),
        1 => Just(Act::Swap),
        1 => Just(Act::Escape),
        1 => Just(Act::Undo),
        1 => Just(Act::Redo),
        1 => any::<u16>().prop_map(Act::Hint),
        1 => any::<u8>().prop_map(Act::LookAt),
        2 => Just(Act::LookLive),
        1 => prop_oneof![
            1 => Just(Act::Resign),
            1 => any::<u64>().prop_map(Act::Rematch),
        ],
    ]
}

/// Games of the three under all rules that the page offers.
fn hands() -> impl Strategy<Value = (NewGame, Vec<Act>)> {
    let name = prop::sample::select(&["kalah", "oware", "congkak"][..]);
    let game = (name, any::<[u8; 12]>()).prop_map(|(name, choices)| {
        let mut game = super::game(name, "");
        for (offer, choice) in game.offers().iter().zip(choices) {
            // Half of the options stay as they are.
            let values = offer.values;
            if let Some(value) = values.get(usize::from(choice) % (2 * values.len())) {
                game = game.with_option(offer.key, value).unwrap();
            }
        }
        game
    });
    let computer = prop_oneof![
        Just(None),
        prop::sample::select(&Level::ALL[..]).prop_map(Some)
    ];
    let side = prop::sample::select(&[SideChoice::First, SideChoice::Second][..]);
    let setup =
        (game, computer, side, any::<u64>()).prop_map(|(game, computer, side, seed)| NewGame {
            computer,
            side,
            seed,
            ..NewGame::of(game)
        });
    (setup, prop::collection::vec(act(), 0..100))
}

trait Perform {
    fn perform(&mut self, act: Act) -> Done;
    fn some_ply(&self, number: u16) -> String;
}

impl Perform for Session {
    fn some_ply(&self, number: u16) -> String {
        let mut plies = Vec::new();
        self.game().plies(self.live(), &mut plies);
        let ply = plies.get(usize::from(number) % plies.len().max(1));
        ply.map_or_else(
            || "none".to_owned(),
            |ply| self.game().ply_text(self.live(), ply),
        )
    }

    fn perform(&mut self, act: Act) -> Done {
        let board = self.board();
        let some = |number: u8, pits: Vec<_>| pits[usize::from(number) % pits.len()];
        match act {
            Act::Tap(number) => self.tap(some(number, pits_of(board.ring).collect())),
            Act::Sow(number) => {
                let sowable = pits_of(board.ring).filter(|pit| board.sowable.contains(*pit));
                let sowable: Vec<_> = sowable.collect();
                if sowable.is_empty() {
                    self.tap(some(number, pits_of(board.ring).collect()))
                } else {
                    self.tap(some(number, sowable))
                }
            }
            Act::Swap => self.swap(),
            Act::Escape => self.escape(),
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
            Act::Answer(number) => {
                let text = self.some_ply(number);
                self.computer_played(self.revision(), &text)
            }
            Act::Hint(number) => {
                let text = self.some_ply(number);
                self.hint_arrived(self.revision(), &text, vec![])
            }
            Act::LookAt(turns) => self.look_at(usize::from(turns)),
            Act::LookLive => Ok(self.look_live()),
            Act::Resign => self.resign(),
            Act::Rematch(seed) => Ok(self.rematch(seed)),
        }
    }
}

/// That nothing in the state contradicts anything else.
fn check(session: &Session) {
    let line = session.line();
    let record = session.record_text("?", "????.??.??", ["?", "?"]);
    let loaded = Loaded::from_paste(session.game(), &record).unwrap();
    let again = Session::from_loaded(loaded, &NewGame::of(*session.game()));
    assert_eq!(again.line(), line);
    assert_eq!(again.result(), session.result());

    let mut replayed = Line::new(*line.game(), *line.start());
    let mut legal = Vec::new();
    for ply in line.plies() {
        assert_eq!(replayed.outcome(), None);
        line.game().plies(replayed.position(), &mut legal);
        assert!(legal.contains(ply));
        replayed.push(*ply);
    }
    assert_eq!(replayed.position(), line.position());

    // The board shows every seed of the position that it shows.
    let board = session.board();
    let shown = session.shown_position();
    let seeds: u32 = board.seeds.iter().map(|seeds| u32::from(*seeds)).sum();
    assert_eq!(seeds, shown.total());
    for pit in pits_of(board.ring) {
        assert_eq!(board.seeds_in(pit), shown.seeds_at(pit));
    }
    let playable = !session.is_looking_back() && session.human_to_move();
    assert_eq!(board.sowable.is_empty(), !playable);

    // Somebody is to choose, unless it is over; both only in a joint opening.
    let waits = session.needs_computer().is_some();
    assert_eq!(session.ending().is_none(), waits || session.human_to_move());
    let opening = line.position().round().opening();
    assert!(opening || !(waits && session.human_to_move()));
    // A choice that waits belongs to a joint opening.
    let chosen = Side::BOTH.map(|side| Sowing::has_chosen(session.hand(), side));
    assert!(opening || chosen == [false; 2]);
    assert_ne!(chosen, [true; 2]);

    let turns = session.turn_list();
    let plies = turns.iter().flat_map(|turn| turn.text.split('-'));
    assert_eq!(plies.count(), line.plies().len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nothing_panics_and_nothing_drifts_apart((setup, acts) in hands()) {
        let mut session = Session::new(&setup);
        check(&session);
        for act in acts {
            let before = session.clone();
            match session.perform(act) {
                Ok(_) => check(&session),
                Err(_) => prop_assert_eq!(&session, &before, "a refusal changes nothing"),
            }
            prop_assert_eq!(before.can_undo(), before.clone().undo().is_ok());
            prop_assert_eq!(before.can_redo(), before.clone().redo().is_ok());
            prop_assert_eq!(before.can_swap(), before.clone().swap().is_ok());
        }
    }

    #[test]
    fn any_game_comes_back((setup, acts) in hands()) {
        let mut session = Session::new(&setup);
        for act in acts {
            // Refusals are part of it.
            let _ = session.perform(act);
        }
        let again = Session::restore(&session.save()).unwrap();
        prop_assert_eq!(again.save(), session.save());
        prop_assert_eq!(again.line(), session.line());
        prop_assert_eq!(again.ending(), session.ending());
        prop_assert_eq!(again.can_redo(), session.can_redo());
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn everything_that_happens_can_be_said_in_every_language((setup, acts) in hands()) {
        use super::super::{Refused, pit};
        use crate::i18n::{Lang, Texts};
        use crate::play::session::announce;
        for lang in Lang::all() {
            let texts = Texts::of(lang);
            let mut session = Session::new(&setup);
            for act in &acts {
                match session.perform(*act) {
                    Ok(effects) => drop(announce::effects(&texts, &session, &effects)),
                    Err(Refused::Stale) => {}
                    Err(refused) => {
                        prop_assert!(!announce::refused(&texts, &session, refused).is_empty());
                    }
                }
                prop_assert!(!announce::status(&texts, &session).is_empty());
                let board = session.board();
                for place in pits_of(board.ring) {
                    prop_assert!(!pit(&texts, &session, &board, place).is_empty());
                }
            }
        }
    }
}
