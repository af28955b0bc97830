//! The table that a game is played at: the session, what is being shown of it,
//! and who is at work. Every control acts through it.

use leptos::prelude::*;
use vato_rules::{
    Side,
    fanorona::{Event, Kind, Point, PointSet},
};

use super::{
    WorkerFiles,
    browser::Browser,
    dialog::{Dialog, Question},
    notice::Notice,
    playback::{Playback, frames, stones_of},
    session::{
        Orientation, Settings, TaskKind, announce,
        fanorona::{Done, Effect as Happened, Refused, Session},
    },
    sound::Sound,
};
use crate::{
    board::{BoardAct, BoardState},
    i18n::{Key, Texts, Value},
};

/// Handles to all that the page shows of a game. Freely copied.
#[derive(Clone, Copy)]
pub struct Table {
    /// The game.
    pub session: RwSignal<Session>,
    /// How the board is liked.
    pub settings: RwSignal<Settings>,
    /// The page's language.
    pub texts: StoredValue<Texts>,
    /// What the live region says.
    pub said: RwSignal<String>,
    /// The animation that runs.
    pub playback: Playback,
    /// The answer that the pointer or the focus rests on.
    pub weighed: RwSignal<Option<Kind>>,
    /// The point that the pointer or the focus rests on.
    pub looked_at: RwSignal<Option<Point>>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// What is to be confirmed before something is lost.
    pub question: StoredValue<Option<Question>>,
    /// What was wrong with the text to be loaded; empty for nothing.
    pub load_fault: RwSignal<String>,
    /// What the computer is working out.
    pub working: RwSignal<Option<TaskKind>>,
    /// Where the engine is.
    pub worker: StoredValue<WorkerFiles>,
    /// The revision that the computer was asked about, until it has answered.
    pub asked: StoredValue<Option<u32>>,
    /// What the bar above the board says.
    pub notice: RwSignal<Option<Notice>>,
    /// What could not be copied and is shown instead.
    pub to_copy: StoredValue<String>,
    /// The board that this tab has taken, as `9x5`.
    pub board: StoredValue<&'static str>,
    /// Whether it has been said that the browser keeps nothing.
    pub warned: StoredValue<bool>,
    /// What the board shows now. Each point reads it several times, so it is
    /// worked out once for all of them.
    pub view: Memo<BoardState>,
    /// Whether this browser has kept no game yet.
    pub newcomer: RwSignal<bool>,
    /// The browser, once the page has come to life.
    pub browser: StoredValue<Option<Browser>, LocalStorage>,
}

impl Table {
    /// A table with a game on it.
    pub fn new(texts: Texts, session: Session, worker: WorkerFiles) -> Self {
        let session = RwSignal::new(session);
        let settings = RwSignal::new(Settings::default());
        let playback = Playback::new();
        let weighed = RwSignal::new(None);
        let looked_at = RwSignal::new(None);
        Self {
            session,
            settings,
            texts: StoredValue::new(texts),
            said: RwSignal::new(String::new()),
            playback,
            weighed,
            looked_at,
            dialog: RwSignal::new(None),
            question: StoredValue::new(None),
            load_fault: RwSignal::new(String::new()),
            working: RwSignal::new(None),
            worker: StoredValue::new(worker),
            asked: StoredValue::new(None),
            notice: RwSignal::new(None),
            to_copy: StoredValue::new(String::new()),
            board: StoredValue::new(""),
            warned: StoredValue::new(false),
            view: Memo::new(move |_| view(session, settings, playback, weighed, looked_at)),
            newcomer: RwSignal::new(false),
            browser: StoredValue::new_local(None),
        }
    }

    /// A text without variables.
    pub fn text(self, key: Key) -> String {
        self.texts.with_value(|texts| texts.get(key))
    }

    /// A text with its variables.
    pub fn format(self, key: Key, arguments: &[(&str, Value<'_>)]) -> String {
        self.texts.with_value(|texts| texts.format(key, arguments))
    }

    /// A text made from the game.
    pub fn tell<T>(self, text: impl FnOnce(&Texts, &Session) -> T) -> T {
        self.texts
            .with_value(|texts| self.session.with(|session| text(texts, session)))
    }

    /// Does something to the game and shows what came of it. What is being
    /// animated is finished first, so that no tap is lost.
    pub fn act(self, change: impl FnOnce(&mut Session) -> Done) {
        if !self.owns_board() {
            return self.notice.set(Some(Notice::OtherTab));
        }
        self.playback.finish();
        self.change(change);
    }

    /// As [`act`](Table::act), but what is being animated goes on before it.
    pub fn change(self, change: impl FnOnce(&mut Session) -> Done) {
        let before = self.shown_stones();
        // The signal lives as long as the page.
        if let Some(done) = self.session.try_update(change) {
            self.show(before, done);
        }
    }

    fn shown_stones(self) -> [PointSet; 2] {
        self.session
            .with_untracked(|session| stones_of(|side| session.turn_in_progress().stones(side)))
    }

    fn show(self, before: [PointSet; 2], done: Done) {
        self.weighed.set(None);
        match done {
            Ok(happened) => {
                let said = self.texts.with_value(|texts| {
                    self.session
                        .with_untracked(|session| announce::effects(texts, session, &happened))
                });
                if !said.is_empty() {
                    self.say(said);
                }
                self.sound_of(&happened, self.playback.remaining().as_secs_f64());
                let events: Vec<Event> = happened
                    .iter()
                    .filter_map(|happened| match happened {
                        Happened::Event(event) => Some(*event),
                        _ => None,
                    })
                    .collect();
                self.playback.append(frames(before, &events));
                self.keep();
                self.see_to_computer();
            }
            Err(refused) => self.refuse(refused),
        }
    }

    /// Says why nothing was done.
    pub fn refuse(self, refused: Refused) {
        let said = self.texts.with_value(|texts| {
            self.session
                .with_untracked(|session| announce::refused(texts, session, refused))
        });
        if !said.is_empty() {
            self.sound(Sound::Refused, 0.0);
            self.say(said);
        }
        self.distrust(refused);
    }

    /// Puts a sentence into the live region. The same one twice in a row is
    /// made to differ by a space that is not seen, or nobody would hear it again.
    pub fn say(self, sentence: String) {
        self.said.update(|said| {
            let again = *said == sentence;
            *said = sentence;
            if again {
                said.push('\u{a0}');
            }
        });
    }

    /// The last turn once more.
    pub fn replay(self) {
        let Some(replay) = self.session.with_untracked(Session::replay) else {
            return;
        };
        self.playback.finish();
        let before = stones_of(|side| replay.before.stones(side));
        self.playback.append(frames(before, &replay.events));
        let said = self.texts.with_value(|texts| {
            self.session
                .with_untracked(|session| announce::turn(texts, session, session.shown_turns()))
        });
        self.say(said);
    }

    /// What people do on the board itself.
    pub fn on_board(self, act: BoardAct) {
        if !matches!(act, BoardAct::Look(_)) {
            self.unlock_sounds();
        }
        match act {
            BoardAct::Tap(point) => self.act(|session| session.tap(point)),
            BoardAct::Lift(point) => self.act(|session| session.lift(point)),
            BoardAct::Drop { from, to } => self.act(|session| session.drag(from, to)),
            BoardAct::Cancel => self.act(Session::escape),
            BoardAct::Letter(letter) => self.by_letter(letter),
            BoardAct::Look(point) => self.looked_at.set(point),
        }
    }
}

/// What the board shows of a game.
fn view(
    session: RwSignal<Session>,
    settings: RwSignal<Settings>,
    playback: Playback,
    weighed: RwSignal<Option<Kind>>,
    looked_at: RwSignal<Option<Point>>,
) -> BoardState {
    let settings = settings.get();
    let mut board = session.with(|session| {
        let orientation = Orientation {
            flipped: settings.flipped != (session.human() == Some(Side::Second)),
            upright: settings.upright,
        };
        session.board_view(orientation)
    });
    if let Some(frame) = playback.current() {
        frame.put_on(&mut board);
        return board;
    }
    if session.with(|session| session.question().is_some()) {
        match weighed.get() {
            Some(Kind::Approach) => board.withdrawal_victims = PointSet::EMPTY,
            Some(Kind::Withdrawal) => board.approach_victims = PointSet::EMPTY,
            Some(Kind::Paika) | None => {}
        }
    } else if let Some(to) = looked_at.get()
        && board.destinations.contains(to)
    {
        let taken = session.with(|session| session.would_take(to));
        for (kind, points) in taken {
            match kind {
                Kind::Approach => board.approach_victims = points,
                Kind::Withdrawal => board.withdrawal_victims = points,
                Kind::Paika => {}
            }
        }
    }
    board
}
