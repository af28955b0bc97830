use vato_engine::{Engine, Limits, SearchReport, bench, choose, hint};
use vato_messages::{Played, Problem, Reply, Request, VariationLine};
use vato_rules::any::GameName;
use vato_rules::fanorona::Fanorona;
use vato_rules::{Line, Notation};

/// Entries of an analysis' transposition table: 16 MiB.
const ANALYSIS_TABLE: u32 = 1 << 20;

/// The most lines an analysis reports.
const MOST_LINES: u32 = 10;

/// Answers a request: `say` is called with each reply, at least once. A text
/// that is no request, or asks the impossible, is answered by [`Reply::Failed`].
pub fn answer(request: &str, say: &mut dyn FnMut(&Reply)) {
    let id = Request::id_of(request).unwrap_or(0);
    let failed = |(problem, message)| Reply::Failed {
        id,
        problem,
        message,
    };
    let done = request
        .parse::<Request>()
        .map_err(|error| (Problem::Malformed, error.to_string()))
        .and_then(|request| carry_out(request, say));
    match done {
        Ok(reply) => say(&reply),
        Err(fault) => say(&failed(fault)),
    }
}

type Fault = (Problem, String);

/// Does what was asked and returns the last reply.
fn carry_out(request: Request, say: &mut dyn FnMut(&Reply)) -> Result<Reply, Fault> {
    match request {
        Request::Choose {
            id,
            played,
            level,
            seed,
        } => {
            let line = line_of(&played)?;
            let choice = choose(level, &line, seed).ok_or_else(game_over)?;
            Ok(Reply::Chosen {
                id,
                ply: line.game().turn_text(&choice.ply),
                score: choice.score,
                depth: choice.depth,
                nodes: choice.nodes,
            })
        }
        Request::Hint { id, played } => {
            let line = line_of(&played)?;
            let hint = hint(&line).ok_or_else(game_over)?;
            Ok(Reply::Hint {
                id,
                ply: line.game().turn_text(&hint.ply),
                facts: hint.facts,
            })
        }
        Request::Analyse {
            id,
            played,
            nodes,
            lines,
        } => {
            let line = line_of(&played)?;
            let limits = Limits::nodes(nodes).with_lines(lines.clamp(1, MOST_LINES));
            let report = analyse(id, &line, &limits, say);
            report.best.ok_or_else(game_over)?;
            Ok(Reply::Done { id })
        }
        Request::Bench { id, nodes } => Ok(Reply::Bench {
            id,
            lines: bench::bench(nodes)
                .map(|measured| measured.to_string())
                .collect(),
        }),
    }
}

fn analyse(
    id: u32,
    line: &Line<Fanorona>,
    limits: &Limits,
    say: &mut dyn FnMut(&Reply),
) -> SearchReport<Fanorona> {
    let mut engine = Engine::new(*line.game(), ANALYSIS_TABLE);
    engine.search(line, limits, &|| false, &mut |progress| {
        let lines = progress.lines.iter();
        say(&Reply::Info {
            id,
            depth: progress.depth,
            nodes: progress.nodes,
            lines: lines
                .map(|found| VariationLine {
                    score: found.score,
                    plies: texts(line.game(), line.position(), &found.plies),
                })
                .collect(),
        });
    })
}

/// Plies in notation, played one after the other from a position.
fn texts<G: Notation>(game: &G, position: &G::Position, plies: &[G::Ply]) -> Vec<String> {
    let mut position = *position;
    plies
        .iter()
        .map(|ply| {
            let text = game.ply_text(&position, ply);
            position = game.play(&position, ply);
            text
        })
        .collect()
}

fn line_of(played: &Played) -> Result<Line<Fanorona>, Fault> {
    match played.game() {
        GameName::Fanorona => played
            .line()
            .map_err(|error| (Problem::Played, error.to_string())),
        other => Err((
            Problem::Played,
            format!("game: there is no engine for {other}"),
        )),
    }
}

fn game_over() -> Fault {
    (Problem::GameOver, "the game is over".to_owned())
}
