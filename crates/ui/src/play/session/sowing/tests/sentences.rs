//! What is said, in both languages, word for word.

use vato_messages::{Fact, SowingFact};
use vato_rules::Side;
use vato_rules::mancala::{House, Pit};

use super::super::{Effect, Loaded, Session, labels, pit, preview, preview_text};
use super::{Hands, against_computer, game, two_at};
use crate::i18n::{Lang, Texts};
use crate::play::session::{Playable, announce, faults};

fn languages() -> [Texts; 2] {
    ["en", "tr"].map(|code| Texts::of(Lang::from_code(code).unwrap()))
}

fn said(session: &Session, effects: &[Effect]) -> [String; 2] {
    languages().map(|texts| announce::effects(&texts, session, effects))
}

fn status(session: &Session) -> [String; 2] {
    languages().map(|texts| announce::status(&texts, session))
}

fn result(session: &Session) -> [String; 2] {
    languages().map(|texts| announce::result(&texts, session).unwrap())
}

#[test]
fn a_sowing_that_goes_on_is_said_with_its_reason() {
    let mut session = against_computer("kalah", "", "", Side::First);
    let effects = session.taps("3");
    assert_eq!(
        said(&session, &effects),
        [
            "You sow 4 from house 3, the last one in your store. You sow again.",
            "3. kuyudan 4 taş dağıttın, son taş hazinene düştü. Bir daha oynuyorsun."
        ]
    );
    assert_eq!(
        status(&session),
        ["Sow again: choose a house.", "Bir daha oyna: Bir kuyu seç."]
    );
}

#[test]
fn captures_are_said_with_where_from() {
    let mut session = two_at("kalah", "", "<6,0,0,1,0,4,4,4,4,4,4,4,4,9,4> s");
    let effects = session.taps("1");
    assert_eq!(
        said(&session, &effects),
        [
            "South sows 1 from house 1, the last one in South’s house 2. South takes 10: the last seed and 9 from North’s house 5.",
            "Güney 1. kuyudan 1 taş dağıttı, son taş kendi 2. kuyusuna düştü. Güney, Kuzey’in 5. kuyusundaki 9 taşı ve kendi son taşını aldı: 10 taş."
        ]
    );
    let mut session = two_at("oware", "", "0-0-0-0-0-2-1-1-4-4-4-4-14-14-S");
    let effects = session.taps("F");
    assert_eq!(
        said(&session, &effects),
        [
            "South sows 2 from F, the last one in North’s b. South takes 4, from b and a.",
            "Güney F kuyusundan 2 taş dağıttı, son taş Kuzey’in b kuyusuna düştü. Güney 4 taş aldı (b ve a)."
        ]
    );
}

#[test]
fn a_grand_slam_that_takes_nothing_is_explained() {
    let mut session = two_at("oware", "", "1-0-0-0-0-2-1-1-0-0-0-0-21-22-S");
    let effects = session.taps("F");
    assert_eq!(
        said(&session, &effects),
        [
            "South sows 2 from F, the last one in North’s b. This would take all 4 seeds North has left, so nothing is taken.",
            "Güney F kuyusundan 2 taş dağıttı, son taş Kuzey’in b kuyusuna düştü. Bu hamle Kuzey’in kalan 4 taşının hepsini alacaktı; o yüzden hiç taş alınmadı."
        ]
    );
}

#[test]
fn the_duty_to_feed_is_said_and_shown() {
    let mut session = against_computer("oware", "", "3-0-0-0-0-5-0-0-0-0-0-1-20-19-N", Side::First);
    let effects = session.answers("f");
    assert_eq!(
        said(&session, &effects),
        [
            "The computer sows 1 from f, the last one in your A. The computer has no seeds: you have to sow to its side.",
            "Bilgisayar f kuyusundan 1 taş dağıttı, son taş senin A kuyuna düştü. Bilgisayarın taşı yok: Onun bölgesine taş göndermek zorundasın."
        ]
    );
    assert_eq!(
        status(&session),
        [
            "Your turn. The other side has no seeds: choose a house that reaches it.",
            "Sıra sende. Rakibin taşı yok: Onun bölgesine taş ulaştıran bir kuyu seç."
        ]
    );
}

#[test]
fn a_joint_opening_is_said_of_both() {
    let mut session = two_at("congkak", "opening=simultaneous", "");
    assert_eq!(
        status(&session),
        [
            "South chooses a house. North, please look away.",
            "Güney bir kuyu seçiyor. Kuzey, lütfen bakma."
        ]
    );
    let effects = session.taps("3");
    assert_eq!(
        said(&session, &effects),
        ["South has chosen.", "Güney seçti."]
    );
    let effects = session.taps("5");
    assert_eq!(
        said(&session, &effects),
        [
            "Both sow at once: South from house 3, North from house 5. South’s last seed falls in the store. North’s last seed falls in North’s house 3. North takes 4: the last seed and 3 from South’s house 5. South sows again.",
            "İki taraf aynı anda dağıtıyor: Güney 3. kuyudan, Kuzey 5. kuyudan. Güney’in son taşı hazinesine düştü. Kuzey’in son taşı kendi 3. kuyusuna düştü. Kuzey, Güney’in 5. kuyusundaki 3 taşı ve kendi son taşını aldı: 4 taş. Güney bir daha oynuyor."
        ]
    );
}

#[test]
fn against_the_computer_each_choice_is_said_but_not_which_house() {
    let mut session = against_computer("congkak", "opening=simultaneous", "", Side::Second);
    let effects = session.answers("1+1");
    assert_eq!(
        said(&session, &effects),
        ["The computer has chosen.", "Bilgisayar seçimini yaptı."]
    );
    let mut session = against_computer("congkak", "opening=simultaneous", "", Side::Second);
    let effects = session.taps("1");
    assert_eq!(
        said(&session, &effects),
        ["You have chosen.", "Seçimini yaptın."]
    );
    assert_eq!(
        status(&session),
        ["The computer is thinking …", "Bilgisayar düşünüyor …"]
    );
}

#[test]
fn the_end_is_said_with_the_score_and_why() {
    let mut session = against_computer(
        "kalah",
        "",
        "<6,20,20,0,0,0,0,0,1,3,0,4,0,0,0> s",
        Side::First,
    );
    let effects = session.taps("6");
    assert_eq!(
        said(&session, &effects),
        [
            "You sow 1 from house 6, the last one in your store. 7 seeds left on the board go to the computer’s store. The computer has won, 27 to 21. One row is empty.",
            "6. kuyudan 1 taş dağıttın, son taş hazinene düştü. Tahtada kalan 7 taş bilgisayarın hazinesine geçti. Bilgisayar 27–21 kazandı. Bir tarafın kuyuları boşaldı."
        ]
    );
    assert_eq!(
        result(&session),
        [
            "The computer has won, 27 to 21. One row is empty.",
            "Bilgisayar 27–21 kazandı. Bir tarafın kuyuları boşaldı."
        ]
    );
}

#[test]
fn a_round_is_said_with_what_each_side_has() {
    let position = "<7,20,76,0,0,0,0,0,0,1,0,0,0,0,0,0,1> s";
    let mut session = two_at("congkak", "rounds=3", position);
    let effects = session.taps("7");
    assert_eq!(
        said(&session, &effects),
        [
            "South sows 1 from house 7, the last one in the store. 1 seed left on the board goes to North’s store. Round 1 is over: South has 21 seeds, North 77. 4 of South’s houses are burnt. Round 2 begins. South sows first.",
            "Güney 7. kuyudan 1 taş dağıttı, son taş hazinesine düştü. Tahtada kalan 1 taş Kuzey’in hazinesine geçti. 1. tur bitti: Güney’de 21, Kuzey’de 77 taş var. Güney’in kuyularından 4 tanesi yandı. 2. tur başlıyor. İlk Güney oynuyor."
        ]
    );
}

#[test]
fn pits_say_whose_they_are_and_what_sowing_would_do() {
    let session = against_computer("kalah", "", "", Side::First);
    let house = House {
        side: Side::First,
        index: 2,
    };
    let name = |place| languages().map(|texts| pit(&texts, &session, &session.board(), place));
    assert_eq!(
        name(Pit::House(house)),
        ["your house 3, 4 seeds", "3. kuyun, 4 taş"]
    );
    assert_eq!(
        name(Pit::Store(Side::Second)),
        ["the computer’s store, empty", "bilgisayarın hazinesi, boş"]
    );
    let would = preview(&session, house).unwrap();
    assert_eq!(
        languages().map(|texts| preview_text(&texts, &session, &would)),
        [
            "Last seed in your store: you sow again.",
            "Son taş hazinende: Bir daha oynarsın."
        ]
    );
}

#[test]
fn what_a_house_would_do_is_one_line_with_what_it_takes_and_where_from() {
    let would = |name: &str, position: &str, index: u8| {
        let session = two_at(name, "", position);
        let side = session.side_to_move();
        let would = preview(&session, House { side, index }).unwrap();
        languages().map(|texts| preview_text(&texts, &session, &would))
    };
    assert_eq!(
        would("kalah", "<6,12,11,0,3,1,2,0,4,2,7,0,1,3,2> s", 1),
        [
            "Last seed in house 5: takes 8, with house 2 opposite.",
            "Son taş 5. kuyuda: Karşıdaki 2. kuyuyla 8 taş alırsın."
        ]
    );
    assert_eq!(
        would("oware", "0-0-0-0-0-2-1-1-4-4-4-4-14-14-S", 5),
        [
            "Last seed in b: takes 4 from a and b.",
            "Son taş b kuyusunda: 4 taş alırsın (a ve b)."
        ]
    );
    assert_eq!(
        would("oware", "1-0-0-0-0-2-1-1-0-0-0-0-21-22-S", 5),
        [
            "It would take everything, so it takes nothing.",
            "Rakibin bütün taşlarını birden alacağı için hiç taş almaz."
        ]
    );
    assert_eq!(
        would("kalah", "<6,20,20,0,0,0,0,0,1,3,0,4,0,0,0> s", 5),
        [
            "Last seed in your store. It ends the game.",
            "Son taş hazinende. Oyunu bitirir."
        ]
    );
}

#[test]
fn a_new_game_says_who_begins_there() {
    let north_first = "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> n";
    let mut session = against_computer("kalah", "", north_first, Side::Second);
    let effects = session.rematch(3);
    assert_eq!(
        said(&session, &effects)[0],
        "New game. You are South; the computer begins. The computer is thinking …"
    );
    let effects = session.rematch(4);
    assert_eq!(
        said(&session, &effects),
        [
            "New game. You are North and begin. Your turn: choose a house.",
            "Yeni oyun. Kuzey sensin, sen başlıyorsun. Sıra sende: Bir kuyu seç."
        ]
    );
    let mut session = against_computer("kalah", "", "", Side::First);
    let effects = session.rematch(3);
    assert_eq!(
        said(&session, &effects)[0],
        "New game. You are North; the computer begins. The computer is thinking …"
    );
}

#[test]
fn advice_is_a_house_and_its_reasons() {
    let mut session = two_at("oware", "", "0-0-0-0-0-2-1-1-4-4-4-4-14-14-S");
    let facts = vec![
        Fact::Sowing(SowingFact::Takes {
            seeds: 4,
            houses: 0b11,
        }),
        Fact::Sowing(SowingFact::ReplyTakesNothing),
    ];
    let effects = session
        .hint_arrived(session.revision(), "F", facts)
        .unwrap();
    assert_eq!(
        said(&session, &effects),
        [
            "Advice: F. It takes 4 seeds, from a and b. The other side can then take nothing at once.",
            "Öneri: F kuyusu. 4 taş alır (a ve b). Rakip bundan sonraki hamlede hiç taş alamaz."
        ]
    );
}

#[test]
fn advice_for_a_joint_opening_is_the_persons_half_of_the_pair() {
    let mut session = against_computer("congkak", "opening=simultaneous", "", Side::Second);
    let facts = vec![Fact::Sowing(SowingFact::Unseen)];
    let effects = session
        .hint_arrived(session.revision(), "3+5", facts)
        .unwrap();
    assert_eq!(
        said(&session, &effects)[0],
        "Advice: house 5. Both choose unseen, so no house is always best. \
         This one is drawn from a mixture that no answer beats."
    );
    let house = House {
        side: Side::Second,
        index: 4,
    };
    assert_eq!(session.board().pointed_out, Some(Pit::House(house)));
}

#[test]
fn faults_say_what_is_wrong_where_and_what_would_be_right() {
    let fault = |name: &str, text: &str| {
        let fault = Loaded::from_paste(&game(name, ""), text).unwrap_err();
        languages().map(|texts| faults::load(&texts, &fault))
    };
    assert_eq!(
        fault("kalah", "<6,0,0> s")[0],
        "The position has 2 numbers of seeds, but a board of 6 houses a side has 14."
    );
    assert_eq!(
        fault("kalah", "1. 9")[0],
        "South’s turn 1: “9” is no house. Houses are 1 to 6."
    );
    assert_eq!(
        fault("oware", "A z")[0],
        "North’s turn 1: “z” is no house. Houses are a to f."
    );
    assert_eq!(
        fault("congkak", "[Game \"kalah\"]\n\n1. 3")[0],
        "Line 1: this is a record of “kalah”, not of the game on this page."
    );
    assert_eq!(
        fault("kalah", "1. 1-2")[0],
        "“1-2” goes on after the turn is over: it belongs to the other side’s turn."
    );
    assert_eq!(
        fault("kalah", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S")[0],
        "This is no position. One is written as in <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> s."
    );
    let rules = Loaded::from_query(&game("kalah", ""), Some("kalah/nobody"), None, None);
    let rules = rules.unwrap().unwrap_err();
    assert_eq!(
        faults::load(&languages()[0], &rules),
        "There is no rule set “kalah/nobody”. There are: kalah/irving."
    );
}

#[test]
fn everything_on_offer_has_a_name_and_a_meaning() {
    for (texts, name) in languages()
        .into_iter()
        .flat_map(|texts| ["kalah", "oware", "congkak"].map(|name| (texts.clone(), name)))
    {
        let game = game(name, "");
        for offer in game.offers() {
            let key = offer.key;
            assert_ne!(labels::option(&texts, key), key, "no name for {key}");
            for value in offer.values {
                assert!(
                    game.with_option(key, value).is_some(),
                    "{name}: {key}={value}"
                );
                let named = labels::option_value(&texts, key, value);
                assert!(
                    !named.is_empty() && !named.contains('_'),
                    "{key}={value}: {named}"
                );
                let meaning = labels::option_meaning(&texts, key, value);
                let number = value.parse::<u32>().is_ok();
                assert_eq!(meaning.is_empty(), number, "{key}={value}: {meaning}");
                assert!(number || meaning.ends_with('.'), "{key}={value}: {meaning}");
            }
        }
    }
}
