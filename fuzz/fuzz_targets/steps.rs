//! A turn that was built of offered steps is one of the legal turns, and every choice
//! of bytes plays a game without a panic.
#![no_main]
use libfuzzer_sys::fuzz_target;
use vato_rules::{Game, Line, fanorona::Fanorona};

fuzz_target!(|choices: &[u8]| {
    let game = Fanorona::default();
    let mut line = Line::new(game, game.start());
    let mut progress = game.begin(line.position());
    for choice in choices.iter().take(400) {
        let steps: Vec<_> = progress
            .movable()
            .flat_map(|from| progress.steps_from(from))
            .collect();
        let stop = usize::from(progress.may_stop());
        if steps.is_empty() && stop == 0 {
            assert!(line.outcome().is_some() && progress.is_empty());
            return;
        }
        let at = usize::from(*choice) % (steps.len() + stop);
        if let Some(step) = steps.get(at) {
            progress = progress.step(*step).expect("offered");
        } else {
            let turn = progress.turn().expect("it may stop");
            assert!(game.turns(line.position()).contains(&turn));
            line.push(turn);
            if line.outcome().is_some() {
                return;
            }
            progress = game.begin(line.position());
        }
    }
});
