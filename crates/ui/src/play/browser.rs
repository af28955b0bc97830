//! The table and the browser around it: what is kept, heard and copied, and
//! which tab has the game.

use leptos::{prelude::*, web_sys, web_sys::js_sys};
use vato_rules::{
    GameResult, Side,
    fanorona::{Event, Fanorona, Rules},
};

use super::{
    clipboard,
    computer::first_game,
    dialog::Dialog,
    engine_client::EngineClient,
    link,
    notice::Notice,
    session::{
        Opponent, SideChoice,
        fanorona::{Effect as Happened, NewGame, Session, labels},
        faults,
    },
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

impl Table {
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
        let found = storage::last_game();
        if !matches!(found, Found::Game(_)) {
            // The page comes with the same game for everybody; the computer need
            // not play it alike against each.
            let seed = self.seed();
            self.session.set(Session::new(&NewGame {
                seed,
                ..first_game()
            }));
        }
        self.newcomer.set(matches!(found, Found::Nothing));
        self.resume(found);
        match link::take() {
            Some(Ok(loaded)) => {
                let seed = self.seed();
                // Opened like a pasted game, without a question: the one that
                // was there is put aside, and the page says so.
                let board = loaded.rules().get("board").unwrap_or_default();
                let replaces = storage::make_room(board);
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
    fn resume(self, found: Found) {
        match found {
            Found::Nothing => {}
            Found::Game(session) => self.session.set(*session),
            Found::Damaged => self.notice.set(Some(Notice::Damaged)),
        }
    }

    /// Goes over to another board: to the game kept for it, else to a new one
    /// against the same opponent.
    pub fn change_board(self, board: &str) {
        if storage::board_of(&self.session.read_untracked()) == board {
            return;
        }
        let mut rules = Rules::DEFAULT;
        if rules.set("board", board).is_err() {
            return;
        }
        self.playback.finish();
        let (computer, side) = match self.session.with_untracked(Session::opponent) {
            Opponent::Computer { level, human } => (Some(level), SideChoice::of(human)),
            Opponent::TwoOnDevice => (None, SideChoice::First),
        };
        let found = storage::game(board);
        let seed = self.seed();
        self.forget_answer();
        match found {
            Found::Game(session) => self.session.set(*session),
            other => {
                self.session.set(Session::new(&NewGame {
                    game: Fanorona::new(rules),
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
        let name = self
            .texts
            .with_value(|texts| labels::option_value(texts, "board", board));
        self.say(name);
        self.see_to_computer();
    }

    /// Takes the game's board from whichever tab has it.
    fn take_board(self) {
        let board = storage::board_of(&self.session.read_untracked());
        self.with_browser(|browser| browser.tab.take(board));
        self.board.set_value(board);
    }

    /// Another tab may have taken the board over.
    fn look_for_owner(self) {
        if !self.owns_board() {
            self.playback.finish();
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
        let found = storage::game(self.board.get_value());
        self.resume(found);
        self.take_board();
        self.see_to_computer();
    }

    /// Drops the game that a link has opened, for the one it has put aside.
    pub fn bring_back(self) {
        self.notice.set(None);
        self.playback.finish();
        self.forget_answer();
        let found = storage::bring_back(self.board.get_value());
        self.resume(found);
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
        let board = storage::board_of(&self.session.read_untracked());
        if board != self.board.get_value() {
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

    /// What is heard of what happened, beginning after so many seconds.
    pub fn sound_of(self, happened: &[Happened], after: f64) {
        let mut at = after;
        for happened in happened {
            match happened {
                Happened::Event(Event::Slide { .. }) => {
                    at += super::playback::SLIDE.as_secs_f64();
                    self.sound(Sound::Step, at - 0.03);
                }
                Happened::Event(Event::Capture { points, .. }) => {
                    self.sound(Sound::Capture(points.len()), at + 0.05);
                    at += super::playback::FADE.as_secs_f64();
                }
                Happened::Event(Event::GameOver(outcome)) => {
                    self.sound(self.sound_of_end(outcome.result), at + 0.2);
                }
                Happened::Ended(ending) => {
                    self.sound(self.sound_of_end(ending.result()), at + 0.1);
                }
                _ => {}
            }
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
