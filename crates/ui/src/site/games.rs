//! What the pages of each game are called, and where its texts are.

use vato_rules::any::GameName;

use super::article;
use crate::i18n::{Group, Key};

/// A game as its pages speak of it.
pub(super) struct GamePages {
    pub game: GameName,
    /// Its name, as a heading.
    pub name: Key,
    /// One line about it.
    pub line: Key,
    /// The link that leads to its board.
    pub play_now: Key,
    pub title: Key,
    pub description: Key,
    pub rules_title: Key,
    pub rules_description: Key,
    /// How it is played, by [`Lang::index`](crate::i18n::Lang::index).
    pub article: &'static [&'static str],
    /// The style sheets that draw its board.
    pub board_styles: &'static [&'static str],
    /// The messages its board needs.
    pub texts: &'static [Group],
}

/// The games in the order in which the site shows them.
pub(super) static GAMES: [GamePages; 4] = [
    GamePages {
        game: GameName::Fanorona,
        name: Key::FanoronaName,
        line: Key::FanoronaLine,
        play_now: Key::PlayNow,
        title: Key::PlayPageTitle,
        description: Key::PlayPageDescription,
        rules_title: Key::RulesPageTitle,
        rules_description: Key::RulesPageDescription,
        article: article::FANORONA_RULES,
        board_styles: &["board.css"],
        texts: &[Group::Play, Group::Fanorona],
    },
    GamePages {
        game: GameName::Kalah,
        name: Key::KalahName,
        line: Key::KalahLine,
        play_now: Key::KalahPlayNow,
        title: Key::KalahPageTitle,
        description: Key::KalahPageDescription,
        rules_title: Key::KalahRulesPageTitle,
        rules_description: Key::KalahRulesPageDescription,
        article: article::KALAH_RULES,
        board_styles: &["pits.css"],
        texts: &[Group::Play, Group::Sowing, Group::Kalah],
    },
    GamePages {
        game: GameName::Oware,
        name: Key::OwareName,
        line: Key::OwareLine,
        play_now: Key::OwarePlayNow,
        title: Key::OwarePageTitle,
        description: Key::OwarePageDescription,
        rules_title: Key::OwareRulesPageTitle,
        rules_description: Key::OwareRulesPageDescription,
        article: article::OWARE_RULES,
        board_styles: &["pits.css"],
        texts: &[Group::Play, Group::Sowing, Group::Oware],
    },
    GamePages {
        game: GameName::Congkak,
        name: Key::CongkakName,
        line: Key::CongkakLine,
        play_now: Key::CongkakPlayNow,
        title: Key::CongkakPageTitle,
        description: Key::CongkakPageDescription,
        rules_title: Key::CongkakRulesPageTitle,
        rules_description: Key::CongkakRulesPageDescription,
        article: article::CONGKAK_RULES,
        board_styles: &["pits.css"],
        texts: &[Group::Play, Group::Sowing, Group::Congkak],
    },
];

/// What is said of a game.
pub(super) fn pages_of(game: GameName) -> &'static GamePages {
    // Every game is in the list, as a test sees.
    let listed = GAMES.iter().find(|pages| pages.game == game);
    listed.unwrap_or(&GAMES[0])
}

#[cfg(test)]
mod tests {
    use super::super::Page;
    use super::*;

    #[test]
    fn every_game_has_its_pages() {
        let listed: Vec<_> = GAMES.iter().map(|pages| pages.game).collect();
        assert_eq!(listed, GameName::ALL);
        for game in GameName::ALL {
            assert!(Page::ALL.contains(&Page::Play(*game)));
            assert!(Page::ALL.contains(&Page::Rules(*game)));
        }
    }
}
