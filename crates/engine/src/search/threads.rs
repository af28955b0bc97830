//! Searching with several threads: all of them search the same position on one table,
//! and what one finds the others need not look for.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use vato_rules::Line;

use super::node::NODES_A_QUESTION;
use super::{Engine, Limits, Progress, SearchReport};
use crate::searchable::Search;

/// Sets the engine up for this many threads.
pub(super) fn prepare<G: Search>(engine: &mut Engine<G>, threads: u32) {
    engine.helpers = (1..threads)
        .map(|number| {
            let table = engine.table.share();
            let mut helper = Engine::on_table(engine.game, table, engine.settings);
            // Half of them are a ply ahead, so that they do not all search the same.
            helper.first_depth = 1 + number % 2;
            helper
        })
        .collect();
}

/// Searches with the engine's own thread and those of its helpers.
pub(super) fn search<G: Search>(
    engine: &mut Engine<G>,
    line: &Line<G>,
    limits: &Limits,
    should_stop: &dyn Fn() -> bool,
    on_progress: &mut dyn FnMut(&Progress<'_, G::Ply>),
) -> SearchReport<G::Ply> {
    let mut helpers = std::mem::take(&mut engine.helpers);
    let share = limits.nodes / (helpers.len() as u64 + 1);
    engine.node_limit = limits.nodes - share * helpers.len() as u64;
    let over = AtomicBool::new(false);
    let elsewhere = AtomicU64::new(0);
    let mut report = std::thread::scope(|scope| {
        for helper in &mut helpers {
            helper.table = engine.table.share();
            helper.left_out = engine.left_out;
            helper.prepare(line, share);
            scope.spawn(|| {
                let should_stop = || {
                    elsewhere.fetch_add(NODES_A_QUESTION, Ordering::Relaxed);
                    over.load(Ordering::Relaxed)
                };
                helper.deepen(line, limits, &should_stop, &mut |_| {});
            });
        }
        let report = engine.deepen(line, limits, should_stop, &mut |progress| {
            on_progress(&Progress {
                nodes: progress.nodes + elsewhere.load(Ordering::Relaxed),
                ..*progress
            });
        });
        over.store(true, Ordering::Relaxed);
        report
    });
    report.nodes += helpers.iter().map(|helper| helper.nodes).sum::<u64>();
    engine.helpers = helpers;
    report
}
