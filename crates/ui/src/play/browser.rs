//! The table and the browser around it: what is kept, heard and copied, and
//! which tab has the game.

use leptos::{prelude::*, web_sys, web_sys::js_sys};
use vato_rules::{GameResult, Side};

use super::{
    at_table::{AtTable, Moment},
    clipboard,
    dialog::Dialog,
    engine_client::EngineClient,
    link,
    notice::Notice,
    session::{Effect as Happened, NewGame, Opponent, Session, SideChoice, faults},
    sound::{Sound, Sounds},
    status::player_name,
    storage::{self, Found},
    table::Table,
    tabs::Tab,
};
use crate::i18n::Key;

/// What there is only in the browser.
pub struct Browser {
    /// The computer.
    pub engine: EngineClient,
    sounds: Sounds,
    tab: Tab,
}

impl<G: AtTable> Table<G> {
    /// Called once, when the page has come to life: opens what the address asks
    /// for, else goes on with the game played last.
    pub fn wake(self) {
        self.settings.set(storage::settings());
        let tab = Tab::new(move || self.look_for_owner());
        let engine = self.worker.with_value(|worker| {
            EngineClient::new(worker.clone(), move |answer| {
                self.answered(answer);
            })
        });
        self.browser.set_value(Some(Browser {
            engine,
            sounds: Sounds::default(),
            tab,
        }));
        let usual = self.session.with_untracked(|session| *session.game());
        let found = storage::last_game(&usual);
        if !matches!(found, Found::Game(_)) {
            // The page comes with the same game for everybody; the computer need
            // not play it alike against each.
            let seed = self.seed();
            self.session.set(Session::new(&NewGame {
                seed,
                ..usual.first_game()
            }));
        }
        self.newcomer.set(matches!(found, Found::Nothing));
        self.resume(found);
        match link::take(&usual) {
            Some(Ok(loaded)) => {
                let seed = self.seed();
                // Opened like a pasted game, without a question: the one that
                // was there is put aside, and the page says so.
                let replaces = storage::make_room(loaded.game());
                self.act(|session| Ok(session.open(loaded, seed)));
                if replaces {
                    self.notice.set(Some(Notice::Opened));
                }
            }
            Some(Err(fault)) => {
                let said = self.texts.with_value(|texts| faults::load(texts, &fault));
                self.say(said);
                self.notice.set(Some(Notice::LinkFailed));
            }
            None => {}
        }
        self.take_board();
        self.with_browser(|browser| browser.engine.start());
        self.see_to_computer();
    }

    /// Puts what was found in the storage on the table.
    fn resume(self, found: Found<G>) {
        match found {
            Found::Nothing => {}
            Found::Game(session) => self.session.set(*session),
            Found::Damaged => self.notice.set(Some(Notice::Damaged)),
        }
    }

    /// Goes over to another board: to the game kept for it, else to a new one
    /// against the same opponent.
    pub fn change_board(self, board: &str) {
        let (now, next) = self.session.with_untracked(|session| {
            let game = session.game();
            (game.place(), game.of_place(board))
        });
        let Some(game) = next.filter(|game| game.place() != now) else {
            return;
        };
        self.finish();
        let (computer, side) = match self.session.with_untracked(Session::opponent) {
            Opponent::Computer { level, human } => (Some(level), SideChoice::of(human)),
            Opponent::TwoOnDevice => (None, SideChoice::First),
        };
        let found = storage::game(&game);
        let seed = self.seed();
        self.forget_answer();
        match found {
            Found::Game(session) => self.session.set(*session),
            other => {
                self.session.set(Session::new(&NewGame {
                    game,
                    start: None,
                    computer,
                    side,
                    seed,
                }));
                self.resume(other);
            }
        }
        self.take_board();
        // A reload comes back to this board, though nothing has been played on it.
        self.keep();
        let name = self.texts.with_value(|texts| game.place_name(texts, board));
        self.say(name);
        self.see_to_computer();
    }

    /// Takes the game's board from whichever tab has it.
    fn take_board(self) {
        let game = self.session.with_untracked(|session| *session.game());
        self.with_browser(|browser| browser.tab.take(&storage::name_of(&game)));
        self.taken.set_value(Some(game));
    }

    /// Another tab may have taken the board over.
    fn look_for_owner(self) {
        if !self.owns_board() {
            self.finish();
            self.forget_answer();
            self.notice.set(Some(Notice::OtherTab));
        }
    }

    /// Whether this tab may play and keep the game.
    pub fn owns_board(self) -> bool {
        self.browser
            .with_value(|browser| browser.as_ref().is_none_or(|browser| browser.tab.owns()))
    }

    /// Takes the game over from the other tab, as it stands there.
    pub fn play_here(self) {
        self.notice.set(None);
        if let Some(game) = self.taken.get_value() {
            self.resume(storage::game(&game));
        }
        self.take_board();
        self.see_to_computer();
    }

    /// Drops the game that a link has opened, for the one it has put aside.
    pub fn bring_back(self) {
        self.notice.set(None);
        self.finish();
        self.forget_answer();
        if let Some(game) = self.taken.get_value() {
            self.resume(storage::bring_back(&game));
        }
        self.see_to_computer();
    }

    /// Does something with the browser; on the server there is none.
    pub fn with_browser(self, act: impl FnOnce(&Browser)) {
        self.browser.with_value(|browser| {
            if let Some(browser) = browser {
                act(browser);
            }
        });
    }

    /// A number nobody chose.
    pub fn seed(self) -> u64 {
        // Whole and below 2^53, so the cast keeps it.
        (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
    }

    /// Keeps the game for the next visit. A game on another board than before
    /// takes that board over from other tabs.
    pub fn keep(self) {
        let place = self
            .session
            .with_untracked(|session| session.game().place());
        let taken = self.taken.get_value().map(|game| game.place());
        if taken.is_none_or(|taken| taken != place) {
            self.take_board();
        }
        let kept = self.session.with_untracked(storage::keep);
        if !kept && !self.warned.get_value() {
            self.warned.set_value(true);
            self.notice.set(Some(Notice::NotSaved));
        }
    }

    /// Keeps the settings for the next visit.
    pub fn keep_settings(self) {
        // Where nothing is kept, that is said of the game.
        self.settings.with_untracked(storage::keep_settings);
    }

    /// Browsers sound only after a tap or a key.
    pub fn unlock_sounds(self) {
        self.with_browser(|browser| browser.sounds.unlock());
    }

    /// Plays a sound after so many seconds.
    pub fn sound(self, sound: Sound, after: f64) {
        let settings = self.settings.get_untracked();
        self.with_browser(|browser| browser.sounds.play(sound, &settings, after));
    }

    /// What is heard of what happened, once what is shown already is over.
    pub fn sound_of(self, moments: &[G::Moment], happened: &[Happened<G>]) {
        let mut at = self.playback.remaining();
        for moment in moments {
            if let Some((sound, after)) = moment.sound() {
                self.sound(sound, (at + after).as_secs_f64());
            }
            at += moment.lasts();
        }
        let ended = happened.iter().any(|happened| match happened {
            Happened::Event(event) => G::is_game_over(event),
            Happened::Ended(_) => true,
            _ => false,
        });
        if let Some(result) = self
            .session
            .with_untracked(Session::result)
            .filter(|_| ended)
        {
            self.sound(self.sound_of_end(result), at.as_secs_f64() + 0.2);
        }
    }

    fn sound_of_end(self, result: GameResult) -> Sound {
        match (result, self.session.with_untracked(Session::human)) {
            (GameResult::Draw, _) => Sound::Draw,
            (GameResult::Win(winner), Some(human)) if winner != human => Sound::Lose,
            (GameResult::Win(_), _) => Sound::Win,
        }
    }

    /// Copies the position shown.
    pub fn copy_position(self) {
        let text = self.session.with_untracked(Session::position_text);
        self.copy(text, Key::CopiedPosition);
    }

    /// Copies the game as a record.
    pub fn copy_game(self) {
        let site = web_sys::window()
            .and_then(|window| window.location().origin().ok())
            .unwrap_or_default();
        let now = js_sys::Date::new_0();
        let date = format!(
            "{}.{:02}.{:02}",
            now.get_full_year(),
            now.get_month() + 1,
            now.get_date()
        );
        let record = self.session.with_untracked(|session| {
            let names = Side::BOTH.map(|side| player_name(self, session, side));
            session.record_text(&site, &date, [&names[0], &names[1]])
        });
        self.copy(record, Key::CopiedGame);
    }

    fn copy(self, text: String, done: Key) {
        self.to_copy.set_value(text.clone());
        clipboard::copy(text, move |copied| {
            if copied {
                self.say(self.text(done));
            } else {
                self.open(Dialog::Copy);
            }
        });
    }
}
