//! The fixed work of `vato_engine::bench` on this machine: one line a position
//! on standard output, the signature and the speed on standard error.
//!
//! `cargo run --release -p vato-engine --example bench [NODES]`

use std::time::Instant;

use vato_engine::bench::{Measured, bench, signature};

fn main() {
    let nodes = match std::env::args().nth(1).map(|text| text.parse()) {
        None => 20_000,
        Some(Ok(nodes)) => nodes,
        Some(Err(_)) => {
            eprintln!("bench: NODES is a whole number of positions to look at, such as 20000");
            std::process::exit(2);
        }
    };
    let start = Instant::now();
    let mut results: Vec<Measured> = Vec::new();
    for measured in bench(nodes) {
        println!("{measured}");
        results.push(measured);
    }
    let searched: u64 = results.iter().map(|measured| measured.nodes).sum();
    let speed = searched * 1000 / (start.elapsed().as_millis() as u64).max(1);
    eprintln!("signature {:016x}", signature(&results));
    eprintln!("{searched} nodes, {speed} nodes/s");
}
