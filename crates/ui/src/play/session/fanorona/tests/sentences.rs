//! What is said, in both languages, word for word.

use vato_messages::{Fact, Manner};
use vato_rules::Side;
use vato_rules::fanorona::{Fanorona, Rules};

use super::super::Loaded;
use super::{Hands, Session, against_computer, two_at};
use crate::i18n::{Lang, Texts};
use crate::play::session::{announce, faults};

fn english() -> Texts {
    Texts::of(Lang::from_code("en").unwrap())
}

fn turkish() -> Texts {
    Texts::of(Lang::from_code("tr").unwrap())
}

fn said(session: &Session, effects: &[super::Effect]) -> [String; 2] {
    [english(), turkish()].map(|texts| announce::effects(&texts, session, effects))
}

fn status(session: &Session) -> [String; 2] {
    [english(), turkish()].map(|texts| announce::status(&texts, session))
}

fn result(session: &Session) -> [String; 2] {
    [english(), turkish()].map(|texts| announce::result(&texts, session).unwrap())
}

#[test]
fn a_step_by_approach_is_one_sentence() {
    let mut session = two_at("", "9/6B2/5B1W1/9/9 w");
    let effects = session.taps("h3 g3");
    assert_eq!(
        said(&session, &effects[1..]),
        [
            "White: h3 to g3, approach, takes 1. You can go on from g3, or end the capture.",
            "Beyaz: h3 noktasından g3 noktasına, yaklaşarak 1 taş aldı. g3 noktasından sürdürebilir ya da hamleyi bitirebilirsin."
        ]
    );
}

#[test]
fn the_computers_chain_is_a_sentence_a_step() {
    let mut session = against_computer("6B2/5WB2/9/4B4/8W w", Side::Second);
    let effects = session.answers("f4-e4W-e3A");
    assert_eq!(
        said(&session, &effects),
        [
            "White: f4 to e4, withdrawal, takes 1. White: e4 to e3, approach, takes 1.",
            "Beyaz: f4 noktasından e4 noktasına, uzaklaşarak 1 taş aldı. Beyaz: e4 noktasından e3 noktasına, yaklaşarak 1 taş aldı."
        ]
    );
    assert_eq!(
        announce::turn(&english(), &session, 1),
        "White: f4 to e4, withdrawal, takes 1. White: e4 to e3, approach, takes 1."
    );
}

#[test]
fn a_quiet_move_only_says_the_way() {
    let mut session = two_at("", "8B/9/9/9/W8 b");
    let effects = session.taps("i5 i4");
    assert_eq!(
        said(&session, &effects[1..]),
        ["Black: i5 to i4.", "Siyah: i5 noktasından i4 noktasına."]
    );
}

#[test]
fn choosing_asking_and_ending_are_said() {
    let mut session = two_at("", "9/9/2BW1B3/9/8W w");
    let effects = session.taps("d3");
    assert_eq!(
        said(&session, &effects),
        [
            "Stone on d3 chosen. It can go to e3.",
            "d3 noktasındaki taş seçildi. Gidebileceği noktalar: e3."
        ]
    );
    let effects = session.taps("e3");
    assert_eq!(
        said(&session, &effects),
        [
            "From d3 to e3: approach takes 1, withdrawal takes 1. Which one?",
            "d3 noktasından e3 noktasına: yaklaşarak 1 taş, uzaklaşarak 1 taş alınır. Hangisi?"
        ]
    );
    assert_eq!(
        status(&session),
        [
            "Approach or withdraw? Use a button, or tap a stone to take.",
            "Yaklaşarak mı, uzaklaşarak mı? Düğmeyle seç ya da alınacak taşlardan birine dokun."
        ]
    );
}

#[test]
fn the_status_tells_who_is_to_move_and_what_must_be_done() {
    assert_eq!(
        status(&two_at("", "")),
        [
            "White to move, and must capture.",
            "Sıra beyazda, taş almak zorunda."
        ]
    );
    let mut session = against_computer("8B/9/9/9/W8 w", Side::First);
    assert_eq!(
        status(&session),
        ["Your turn, with White.", "Sıra sende, beyaz sensin."]
    );
    session.taps("a1 a2");
    assert_eq!(
        status(&session),
        ["The computer is thinking …", "Bilgisayar düşünüyor …"]
    );
    session.look_at(0).unwrap();
    assert_eq!(
        status(&session),
        [
            "You are looking at the start of the game.",
            "Oyunun başlangıcına bakıyorsun."
        ]
    );
}

#[test]
fn the_result_says_who_won_and_why_to_each() {
    let mut session = against_computer("9/9/9/9/W1B6 w", Side::First);
    let effects = session.taps("a1 b1");
    assert!(
        said(&session, &effects)[0].ends_with("You have won: the computer has no stones left.")
    );
    assert_eq!(
        result(&session),
        [
            "You have won: the computer has no stones left.",
            "Kazandın: Bilgisayarın taşı kalmadı."
        ]
    );
    assert_eq!(
        result(&against_computer("9/9/9/BB7/WB7 w", Side::First)),
        [
            "The computer has won: you cannot move.",
            "Bilgisayar kazandı: Oynayacak hamlen yok."
        ]
    );
    assert_eq!(
        result(&two_at("stalemate=draw", "9/9/9/BB7/WB7 w"))[0],
        "The game is drawn: White cannot move."
    );
    assert_eq!(
        result(&two_at("", "8B/9/9/9/W8 w 50 9")),
        [
            "The game is drawn: 50 turns in a row took nothing.",
            "Oyun berabere: Art arda 50 hamlede hiç taş alınmadı."
        ]
    );
    let mut session = two_at("", "8B/9/9/9/W8 w");
    session.taps("a1 a2 i5 i4 a2 a1");
    let effects = session.taps("i4 i5");
    assert_eq!(
        said(&session, &effects[1..]),
        [
            "Black: i4 to i5. This position has now occurred twice. The next time, the game is drawn.",
            "Siyah: i4 noktasından i5 noktasına. Bu konum 2 kez oluştu. Bir kez daha oluşursa oyun berabere biter."
        ]
    );
    session.taps("a1 a2 i5 i4 a2 a1 i4 i5");
    assert_eq!(
        result(&session),
        [
            "The game is drawn: the same position occurred for the third time.",
            "Oyun berabere: Aynı konum üçüncü kez oluştu."
        ]
    );
    let mut session = two_at("", "");
    session.resign().unwrap();
    assert_eq!(
        result(&session),
        [
            "Black has won: White resigned.",
            "Siyah kazandı: Beyaz oyunu terk etti."
        ]
    );
    session.undo().unwrap();
    session.offer_draw().unwrap();
    session.accept_draw().unwrap();
    assert_eq!(
        result(&session),
        [
            "The game is drawn by agreement.",
            "Oyun anlaşmayla berabere bitti."
        ]
    );
}

#[test]
fn refusals_say_why() {
    let mut session = two_at("", "");
    let mut why = |taps: &str| {
        let mut refused = None;
        for name in taps.split(' ') {
            refused = session.tap_at(name).err();
        }
        let refused = refused.unwrap();
        [english(), turkish()].map(|texts| announce::refused(&texts, &session, refused))
    };
    assert_eq!(
        why("a1"),
        [
            "You must capture, and the stone on a1 cannot. Choose one of the marked stones.",
            "Taş almak zorundasın, a1 noktasındaki taş ise alamıyor. İşaretli taşlardan birini seç."
        ]
    );
    assert_eq!(
        why("d2 f3"),
        [
            "No line leads from d2 to f3. Stones go one point along a line.",
            "d2 noktasından f3 noktasına çizgi yok. Taşlar bir çizgi boyunca bir nokta ilerler."
        ]
    );
}

#[test]
fn points_say_what_is_there_and_what_can_be_done() {
    let mut session = two_at("", "9/9/2BW1B3/9/8W w");
    let point = |session: &Session, name: &str| {
        let (board, point) = (session.board(), session.at(name));
        [english(), turkish()].map(|texts| super::super::point(&texts, &board, point))
    };
    assert_eq!(
        point(&session, "d3"),
        ["d3, white stone, can move", "d3, beyaz taş, oynayabilir"]
    );
    assert_eq!(point(&session, "c3"), ["c3, black stone", "c3, siyah taş"]);
    assert_eq!(point(&session, "a1"), ["a1, empty", "a1, boş"]);
    session.taps("d3");
    assert_eq!(
        point(&session, "d3"),
        ["d3, white stone, chosen", "d3, beyaz taş, seçili"]
    );
    assert_eq!(
        point(&session, "e3"),
        ["e3, empty, can go here", "e3, boş, buraya gidilebilir"]
    );
    session.taps("e3");
    assert_eq!(
        point(&session, "f3"),
        [
            "f3, black stone, taken by approach",
            "f3, siyah taş, yaklaşarak alınır"
        ]
    );
}

#[test]
fn advice_is_the_turn_and_its_reasons() {
    let mut session = two_at("", "6B2/5WB2/9/4B4/W8 w");
    let facts = vec![
        Fact::ForcedWin { plies: 5 },
        Fact::Takes {
            manner: Manner::Both,
            stones: 2,
            steps: 2,
        },
        Fact::ReplyTakesNothing,
    ];
    let effects = session
        .hint_arrived(session.revision(), "f4-e4W-e3A", facts)
        .unwrap();
    assert_eq!(
        said(&session, &effects),
        [
            "Advice: f4 by way of e4 to e3. It wins by force within 3 turns. \
             It takes 2 stones in 2 steps, by approach and by withdrawal. The reply can take nothing.",
            "Öneri: f4 noktasından e4 üzerinden e3 noktasına. En çok 3 hamlede kesin kazandırır. \
             2 adımda, yaklaşarak ve uzaklaşarak 2 taş alır. Rakip karşılığında hiç taş alamaz."
        ]
    );
    session.taps("f4 e3");
    let effects = session
        .hint_arrived(session.revision(), "f4-e4W", vec![])
        .unwrap();
    assert_eq!(
        said(&session, &effects)[0],
        "Advice: f4 to e4. To follow it, first take back the steps of this turn."
    );
}

#[test]
fn faults_say_what_is_wrong_where_and_what_would_be_right() {
    let fault = |text: &str| {
        let fault = Loaded::from_paste(&Fanorona::default(), text).unwrap_err();
        [english(), turkish()].map(|texts| faults::load(&texts, &fault))
    };
    assert_eq!(
        fault("BWB/3/WBW w"),
        [
            "The position has 3 ranks, but the board has 5. Choose the board that fits, or add board=COLUMNSxROWS to the rules in a link.",
            "Konumda 3 sıra var, tahtada ise 5. Uygun tahtayı seç ya da bağlantıdaki kurallara board=SÜTUNxSIRA ekle."
        ]
    );
    assert_eq!(
        fault("9/9/9/9/9"),
        [
            "The position lacks the side to move: add w or b after the ranks.",
            "Konumda sıranın kimde olduğu yazmıyor: Sıralardan sonra w ya da b ekle."
        ]
    );
    assert_eq!(
        fault("1. d3-e3"),
        [
            "White’s turn 1, “d3-e3”: from d3 to e3 stones can be taken both ways. Add A for approach or W for withdrawal.",
            "Beyazın 1. hamlesi “d3-e3”: d3 noktasından e3 noktasına giderken iki türlü de taş alınabilir. Yaklaşarak için A, uzaklaşarak için W ekle."
        ]
    );
    assert_eq!(
        fault("d2-e3A a1-a2")[0],
        "Black’s turn 1, “a1-a2”, cannot be played. The stone on a1 is not yours."
    );
    let rules = "board=4x4".parse::<Rules>().unwrap_err();
    assert_eq!(
        faults::rules(&english(), &rules),
        "The rule option board has no value “4x4”. The values are 9x5, 5x5, 3x3, 3x5, 5x3, 3x7, 7x3, 7x5, 5x7, 7x7, 9x3, 3x9."
    );
}

#[test]
fn every_option_and_value_has_a_name_and_a_meaning() {
    use super::super::labels;
    for texts in [english(), turkish()] {
        for (key, values) in Rules::OPTIONS {
            assert_ne!(labels::option(&texts, key), *key, "no name for {key}");
            for value in *values {
                let name = labels::option_value(&texts, key, value);
                assert!(
                    !name.is_empty() && !name.contains('_'),
                    "{key}={value}: {name}"
                );
                let meaning = labels::option_meaning(&texts, key, value);
                assert!(meaning.ends_with('.'), "{key}={value}: {meaning}");
            }
        }
    }
}
