//! Play on a terminal, where there is somebody to ask.

use vato_messages::Level;
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::{Game, Line, Notation, Side};

use super::computer::Computer;
use super::face::Face;
use super::input::Input;
use super::seeds::Seeds;
use super::session::People;
use super::stones::Stones;
use super::talk::Talk;

/// What is seen when these lines are typed at a terminal, after the greeting
/// and the first board.
fn seen(typed: &str) -> String {
    let out = talk::<Stones>("", People::One(Side::First), typed);
    let out = String::from_utf8(anstream::adapter::strip_bytes(&out).into_vec()).unwrap();
    out.split_once("Black 22.\n").unwrap().1.to_string()
}

/// Everything that reaches the terminal, codes included.
fn talk<F: Face>(rules: &str, people: People, typed: &str) -> Vec<u8> {
    let game = F::Game::from_rules(rules).unwrap();
    let line = Line::new(game, game.start());
    let mut out = Vec::new();
    let input = Input::new(typed.as_bytes(), true);
    let computer = Computer::new(Level::EASY, 1);
    Talk::<F, _, _>::new(input, &mut out, line, people, computer)
        .run()
        .unwrap();
    out
}

#[test]
fn the_prompt_says_who_is_to_move() {
    assert_eq!(seen(""), "White> \n");
    assert!(seen("resign\ny\n").ends_with("\ngame over> \n"));
}

#[test]
fn what_drops_a_game_asks_first() {
    let asked = seen("d3-e3W\nresign\nn\nnew\nno\nload x\n");
    assert!(asked.contains("White> Resign? [y/N] White> "), "{asked}");
    assert!(asked.contains("White> Drop this game and begin another? [y/N] White> "));
    assert!(!asked.contains("resigned"));
    let begun = seen("d3-e3W\nnew\ny\n");
    assert!(begun.ends_with("Turn 1, White to move. White 22, Black 22.\nWhite> \n"));
}

#[test]
fn a_game_not_yet_begun_is_dropped_without_a_question() {
    assert!(!seen("new\n").contains("[y/N]"));
}

#[test]
fn the_end_of_the_input_answers_no() {
    assert!(!seen("resign").contains("resigned"));
}

#[test]
fn saving_over_a_file_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game");
    std::fs::write(&file, "kept").unwrap();
    let save = format!("save {}\n", file.display());
    let asked = seen(&format!("{save}n\n"));
    assert!(asked.contains("exists. Replace it? [y/N] "), "{asked}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    assert!(seen(&format!("{save}y\n")).contains("Saved in "));
    assert!(
        std::fs::read_to_string(&file)
            .unwrap()
            .contains("[Game \"fanorona\"]")
    );
}

#[test]
fn the_first_of_two_choices_is_wiped_off_the_screen() {
    let typed = "3\n5\n";
    let shown = talk::<Seeds<Congkak>>("opening=simultaneous", People::Two, typed);
    let shown = String::from_utf8(shown).unwrap();
    let asked: Vec<&str> = shown.split("South chooses> ").collect();
    // Asked once, and written again over the line that was typed, which the terminal shows.
    assert_eq!(asked.len(), 3, "{shown}");
    assert_eq!(asked[1], "\u{1b}[1A\r\u{1b}[2K");
    assert!(asked[2].starts_with("\nSouth has chosen.\nNorth chooses> "));
    let before_both = asked[2].split("Both sow").next().unwrap();
    assert!(!before_both.contains('3'), "{before_both}");
}

#[test]
fn the_prompt_says_who_sows_again() {
    let shown = talk::<Seeds<Kalah>>("", People::Two, "3\n6\n");
    let shown = String::from_utf8(shown).unwrap();
    assert_eq!(shown.matches("\nSouth> ").count(), 2, "{shown}");
    assert!(shown.ends_with("\nNorth> \n"), "{shown}");
}
