//! The table that a game is played at: the session, what is being shown of it,
//! and who is at work. Every control acts through it.

use leptos::prelude::*;
use vato_rules::Side;

use super::{
    action::Action,
    at_table::{AtTable, Moment},
    browser::Browser,
    dialog::{Dialog, Question},
    handed::WorkerFiles,
    notice::Notice,
    playback::Playback,
    saying::Unsaid,
    session::{
        Done, Effect as Happened, Orientation, Refused, Session, Settings, TaskKind, announce,
    },
    sound::Sound,
};
use crate::i18n::{Key, Texts, Value};

/// Handles to all that the page shows of a game. Freely copied.
pub struct Table<G: AtTable> {
    /// The game.
    pub session: RwSignal<Session<G>>,
    /// How the board is liked.
    pub settings: RwSignal<Settings>,
    /// The page's language.
    pub texts: StoredValue<Texts>,
    /// What is said big over the board, once the movement is over.
    pub banner: RwSignal<String>,
    /// What the live region says.
    pub said: RwSignal<String>,
    /// What it will say once it is shown.
    pub unsaid: StoredValue<Unsaid>,
    /// The animation that runs.
    pub playback: Playback<G::Moment>,
    /// The control that the pointer or the focus rests on.
    pub weighed: RwSignal<Option<Action>>,
    /// The place on the board that the pointer or the focus rests on.
    pub looked_at: RwSignal<Option<G::Place>>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// What is to be confirmed before something is lost.
    pub question: StoredValue<Option<Question<G>>>,
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
    /// The game whose place this tab has taken.
    pub taken: StoredValue<Option<G>>,
    /// Whether it has been said that the browser keeps nothing.
    pub warned: StoredValue<bool>,
    /// What the board shows now. Each point reads it several times, so it is
    /// worked out once for all of them.
    pub view: Memo<G::Board>,
    /// Whether this browser has kept no game yet.
    pub newcomer: RwSignal<bool>,
    /// The browser, once the page has come to life.
    pub browser: StoredValue<Option<Browser>, LocalStorage>,
}

impl<G: AtTable> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: AtTable> Copy for Table<G> {}

impl<G: AtTable> Table<G> {
    /// A table with a game on it.
    pub fn new(texts: Texts, session: Session<G>, worker: WorkerFiles) -> Self {
        let session = RwSignal::new(session);
        let settings = RwSignal::new(Settings::default());
        let playback = Playback::new(G::Moment::lasts);
        let weighed = RwSignal::new(None);
        let looked_at = RwSignal::new(None);
        Self {
            session,
            settings,
            texts: StoredValue::new(texts),
            banner: RwSignal::new(String::new()),
            said: RwSignal::new(String::new()),
            unsaid: StoredValue::default(),
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
            taken: StoredValue::new(None),
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
    pub fn tell<T>(self, text: impl FnOnce(&Texts, &Session<G>) -> T) -> T {
        self.texts
            .with_value(|texts| self.session.with(|session| text(texts, session)))
    }

    /// Does something to the game and shows what came of it. What is being
    /// animated is finished first, so that no tap is lost.
    pub fn act(self, change: impl FnOnce(&mut Session<G>) -> Done<G>) {
        if !self.owns_board() {
            return self.notice.set(Some(Notice::OtherTab));
        }
        self.finish();
        self.change(change);
    }

    /// As [`act`](Table::act), but what is being animated goes on before it.
    pub fn change(self, change: impl FnOnce(&mut Session<G>) -> Done<G>) {
        let before = self.session.with_untracked(G::lying);
        // The signal lives as long as the page.
        if let Some(done) = self.session.try_update(change) {
            self.show(before, done);
        }
    }

    fn show(self, before: G::Lying, done: Done<G>) {
        self.weighed.set(None);
        match done {
            Ok(happened) => {
                let said = self.texts.with_value(|texts| {
                    self.session
                        .with_untracked(|session| announce::effects(texts, session, &happened))
                });
                let events: Vec<G::Event> = happened
                    .iter()
                    .filter_map(|happened| match happened {
                        Happened::Event(event) => Some(event.clone()),
                        _ => None,
                    })
                    .collect();
                self.banner.set(self.texts.with_value(|texts| {
                    self.session
                        .with_untracked(|session| G::banner(texts, session, &events))
                }));
                let moments = self.moments(before, &events);
                self.sound_of(&moments, &happened);
                self.playback.append(moments);
                if !said.is_empty() {
                    self.say_when_shown(said);
                }
                self.keep();
                self.see_to_computer();
            }
            Err(refused) => self.refuse(refused),
        }
    }

    fn moments(self, before: G::Lying, events: &[G::Event]) -> Vec<G::Moment> {
        let settings = self.settings.get_untracked();
        self.session
            .with_untracked(|session| session.game().moments(before, events, &settings))
    }

    /// Says why nothing was done.
    pub fn refuse(self, refused: Refused<G>) {
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

    /// The last turn once more.
    pub fn replay(self) {
        let Some(replay) = self.session.with_untracked(Session::replay) else {
            return;
        };
        self.finish();
        let before = G::lying_in(&replay.before);
        self.playback.append(self.moments(before, &replay.events));
        let said = self.texts.with_value(|texts| {
            self.session
                .with_untracked(|session| announce::turn(texts, session, session.shown_turns()))
        });
        self.say_when_shown(said);
    }
}

/// What the board shows of a game.
fn view<G: AtTable>(
    session: RwSignal<Session<G>>,
    settings: RwSignal<Settings>,
    playback: Playback<G::Moment>,
    weighed: RwSignal<Option<Action>>,
    looked_at: RwSignal<Option<G::Place>>,
) -> G::Board {
    let settings = settings.get();
    let mut board = session.with(|session| {
        let orientation = Orientation {
            flipped: settings.flipped != (session.human() == Some(Side::Second)),
            upright: settings.upright,
        };
        session.board_view(orientation)
    });
    session.with(|session| session.game().liked(&mut board, &settings));
    match playback.current() {
        Some(moment) => moment.put_on(&mut board),
        None => {
            session.with(|session| G::weigh(session, &mut board, looked_at.get(), weighed.get()))
        }
    }
    board
}
