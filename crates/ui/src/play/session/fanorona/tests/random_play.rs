//! Whatever people do, in whatever order, nothing panics and nothing drifts
//! apart: the state is always what its own log gives again.

use proptest::prelude::*;
use vato_rules::fanorona::{Fanorona, Kind, Rules};
use vato_rules::{Game, Line, Side};

use super::super::{Done, Loaded, Session};
use super::{Hands, Level, NewGame, SideChoice};

/// Something somebody does; numbers are taken modulo what there is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Act {
    Tap(u8),
    /// A tap on a stone that can move, or a destination of the chosen one.
    Sensible(u8),
    Drag(u8, u8),
    Choose(bool),
    EndCapture,
    Escape,
    Undo,
    Redo,
    /// The computer answers with one of the legal turns.
    Answer(u16),
    /// It answers too late, or nonsense.
    Nonsense(u32),
    Hint(u16),
    LookAt(u8),
    LookLive,
    Resign,
    Offer,
    Accept,
    Decline,
    Rematch(u64),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any::<u8>().prop_map(Act::Sensible),
        8 => any::<u16>().prop_map(Act::Answer),
        3 => any::<u8>().prop_map(Act::Tap),
        2 => any::<(u8, u8)>().prop_map(|(from, to)| Act::Drag(from, to)),
        3 => any::<bool>().prop_map(Act::Choose),
        2 => Just(Act::EndCapture),
        1 => Just(Act::Escape),
        1 => Just(Act::Undo),
        1 => Just(Act::Redo),
        1 => any::<u32>().prop_map(Act::Nonsense),
        1 => any::<u16>().prop_map(Act::Hint),
        1 => any::<u8>().prop_map(Act::LookAt),
        2 => Just(Act::LookLive),
        1 => prop_oneof![
            4 => Just(Act::Offer),
            1 => Just(Act::Resign),
            1 => Just(Act::Accept),
            2 => Just(Act::Decline),
            1 => any::<u64>().prop_map(Act::Rematch),
        ],
    ]
}

/// A setup and what is done then.
pub(super) type Played = (NewGame, Vec<Act>);

/// Games on all boards, under all rules, by computer and people.
pub(super) fn hands() -> impl Strategy<Value = Played> {
    let rules = any::<[u8; 7]>().prop_map(|choices| {
        let mut rules = Rules::DEFAULT;
        for ((key, values), choice) in Rules::OPTIONS.iter().zip(choices) {
            rules
                .set(key, values[usize::from(choice) % values.len()])
                .unwrap();
        }
        rules
    });
    let computer = prop_oneof![
        Just(None),
        prop::sample::select(&Level::ALL[..]).prop_map(Some)
    ];
    let side =
        prop::sample::select(&[SideChoice::First, SideChoice::Second, SideChoice::Random][..]);
    let setup =
        (rules, computer, side, any::<u64>()).prop_map(|(rules, computer, side, seed)| NewGame {
            game: Fanorona::new(rules),
            start: None,
            computer,
            side,
            seed,
        });
    (setup, prop::collection::vec(act(), 0..120))
}

/// The session after all of it.
pub(super) fn play((setup, acts): &Played) -> Session {
    let mut session = Session::new(setup);
    for act in acts {
        // Refusals are part of it.
        let _ = session.perform(*act);
    }
    session
}

pub(super) trait Perform {
    fn perform(&mut self, act: Act) -> Done;
    fn escape_question(&mut self);
    fn some_point(&self, number: u8) -> vato_rules::fanorona::Point;
}

impl Perform for Session {
    fn some_point(&self, number: u8) -> vato_rules::fanorona::Point {
        let points = self.grid().points();
        let at = usize::from(number) % points.len() as usize;
        points.into_iter().nth(at).unwrap()
    }

    /// Drops a question that is open, and nothing else.
    fn escape_question(&mut self) {
        if self.question().is_some() {
            self.escape().unwrap();
        }
    }

    fn perform(&mut self, act: Act) -> Done {
        match act {
            Act::Tap(point) => self.tap(self.some_point(point)),
            Act::Sensible(number) => {
                let board = self.board();
                let mut points: Vec<_> = board.destinations.collect();
                points.extend(board.approach_victims);
                points.extend(board.withdrawal_victims);
                if points.is_empty() {
                    points.extend(board.movable);
                }
                match points.get(usize::from(number) % points.len().max(1)) {
                    Some(point) => self.tap(*point),
                    None => self.tap(self.some_point(number)),
                }
            }
            Act::Drag(from, to) => self.drag(self.some_point(from), self.some_point(to)),
            Act::Choose(approach) => self.choose(if approach {
                Kind::Approach
            } else {
                Kind::Withdrawal
            }),
            Act::EndCapture => self.end_capture(),
            Act::Escape => self.escape(),
            Act::Undo => self.undo(),
            Act::Redo => self.redo(),
            Act::Answer(number) => {
                let text = self.some_turn(number);
                self.computer_played(self.revision(), &text)
            }
            Act::Nonsense(revision) => self.computer_played(revision, "a1-a2"),
            Act::Hint(number) => {
                let text = self.some_turn(number);
                self.hint_arrived(self.revision(), &text, vec![])
            }
            Act::LookAt(turns) => self.look_at(usize::from(turns)),
            Act::LookLive => Ok(self.look_live()),
            Act::Resign => self.resign(),
            Act::Offer => self.offer_draw(),
            Act::Accept => self.accept_draw(),
            Act::Decline => self.decline_draw(),
            Act::Rematch(seed) => Ok(self.rematch(seed)),
        }
    }
}

trait SomeTurn {
    fn some_turn(&self, number: u16) -> String;
}

impl SomeTurn for Session {
    /// One of the legal turns, as text; nonsense when there is none.
    fn some_turn(&self, number: u16) -> String {
        let turns = self.game().turns(self.line().position());
        let turn = turns.get(usize::from(number) % turns.len().max(1));
        turn.map_or_else(|| "none".to_owned(), |turn| self.game().turn_text(turn))
    }
}

/// That nothing in the state contradicts anything else.
fn check(session: &Session) {
    // The log gives the line again.
    let record = session.record_text("?", "????.??.??", ["?", "?"]);
    let loaded = Loaded::from_paste(&Fanorona::default(), &record).unwrap();
    let again = Session::from_loaded(loaded, &NewGame::default());
    assert_eq!(again.line(), session.line());
    assert_eq!(again.result(), session.result());

    // Every turn of it was legal where it was played, and none came after the end.
    let line = session.line();
    let mut replayed = Line::new(*line.game(), *line.start());
    for turn in line.plies() {
        assert_eq!(replayed.outcome(), None);
        assert!(line.game().turns(replayed.position()).contains(turn));
        replayed.push(*turn);
    }
    assert_eq!(replayed.position(), line.position());

    // The turn in progress belongs to the live position, and is not finished.
    let progress = session.turn_in_progress();
    assert_eq!(progress.before(), line.position());
    assert!(!progress.is_complete());
    assert!(progress.is_empty() || session.human_to_move());

    // The board shows the position looked at, or the turn in progress.
    let board = session.board();
    for side in Side::BOTH {
        let shown = if session.is_looking_back() {
            let position = line.position_after(session.shown_turns()).unwrap();
            position.stones(side)
        } else {
            progress.stones(side)
        };
        assert_eq!(board.stones[side.index()], shown);
    }
    let playable = !session.is_looking_back() && session.human_to_move();
    assert!(playable || board.movable.is_empty() && board.destinations.is_empty());
    assert_eq!(board.movable.is_empty(), !playable);

    // A person or the computer is to move, unless it is over.
    let waits = session.needs_computer().is_some();
    assert_eq!(session.ending().is_none(), waits || session.human_to_move());
    assert!(!(waits && session.human_to_move()));
    if let Some(ending) = session.ending() {
        assert_eq!(session.result(), Some(ending.result()));
        assert!(!session.in_progress());
        assert_eq!(session.draw_offer(), None);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn nothing_panics_and_nothing_drifts_apart((setup, acts) in hands()) {
        let mut session = Session::new(&setup);
        check(&session);
        for act in acts {
            let before = session.clone();
            let able = (
                session.can_undo(),
                session.can_redo(),
                session.can_end_capture() && session.ending().is_none(),
                session.can_offer_draw(),
            );
            match session.perform(act) {
                Ok(_) => check(&session),
                // A drag may have chosen its stone before it was refused.
                Err(_) if matches!(act, Act::Drag(..)) => check(&session),
                Err(_) => prop_assert_eq!(&session, &before, "a refusal changes nothing"),
            }
            let done = |able, done: Done| (able, done.is_ok());
            for (able, done) in [
                done(able.0, before.clone().undo()),
                done(able.1, before.clone().redo()),
                done(able.2, before.clone().end_capture()),
                done(able.3, before.clone().offer_draw()),
            ] {
                prop_assert_eq!(able, done, "what is on offer works");
            }
        }
    }

    #[test]
    fn undoing_everything_leads_back_to_the_start(hands in hands()) {
        let mut session = play(&hands);
        let start = *session.line().start();
        while session.undo().is_ok() {}
        let played = session.line().plies().len();
        match session.human() {
            None => prop_assert_eq!(played, 0),
            // The computer's first turn stays.
            Some(human) => prop_assert!(played <= usize::from(human != start.side())),
        }
        while session.redo().is_ok() {}
        prop_assert!(session.game().outcome(session.line().start()).is_none());
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn everything_that_happens_can_be_said_in_every_language((setup, acts) in hands()) {
        use super::super::point;
        use crate::play::session::announce;
        use crate::i18n::{Lang, Texts};
        for lang in Lang::all() {
            let texts = Texts::of(lang);
            let mut session = Session::new(&setup);
            for act in &acts {
                match session.perform(*act) {
                    Ok(effects) => drop(announce::effects(&texts, &session, &effects)),
                    Err(super::super::Refused::Stale) => {}
                    Err(refused) => {
                        prop_assert!(!announce::refused(&texts, &session, refused).is_empty());
                    }
                }
                prop_assert!(!announce::status(&texts, &session).is_empty());
                let board = session.board();
                let corner = session.some_point(0);
                prop_assert!(point(&texts, &board, corner).starts_with("a1, "));
            }
        }
    }
}
