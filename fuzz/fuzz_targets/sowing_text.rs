//! Rules, positions, turns and records of the games of sowing that were read are written as text
//! that reads as the same, and no text stops the program.
#![no_main]
use libfuzzer_sys::fuzz_target;
use vato_rules::congkak::Congkak;
use vato_rules::kalah::Kalah;
use vato_rules::mancala::Sowing;
use vato_rules::oware::Oware;
use vato_rules::record::Record;

fuzz_target!(|input: (u8, &str, &str)| {
    let (game, rules, text) = input;
    match game % 3 {
        0 => read::<Kalah>(rules, text),
        1 => read::<Oware>(rules, text),
        _ => read::<Congkak>(rules, text),
    }
});

fn read<G: Sowing + Default>(rules: &str, text: &str) {
    let Ok(game) = G::from_rules(rules) else {
        return;
    };
    assert_eq!(
        G::from_rules(&game.rules_text()).map(|game| game.rules_text()),
        Ok(game.rules_text())
    );
    let mut position = game.start();
    if let Ok(read) = game.parse_position(text) {
        let written = game.position_text(&read);
        let again = game
            .parse_position(&written)
            .expect("what was written can be read");
        assert_eq!(game.position_text(&again), written);
        position = read;
    }
    for word in text.split_whitespace().take(50) {
        let Ok(ply) = game.parse_ply(&position, word) else {
            break;
        };
        let written = game.ply_text(&position, &ply);
        assert_eq!(game.parse_ply(&position, &written), Ok(ply));
        let after = game.play(&position, &ply);
        assert_eq!(after.total(), position.total());
        position = after;
    }
    if let Ok(record) = Record::<G>::parse(text) {
        let written = record.to_string();
        let read = Record::<G>::parse(&written).expect("what was written can be read");
        assert_eq!(read.to_string(), written);
    }
}
