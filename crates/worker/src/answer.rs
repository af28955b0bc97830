use vato_engine::any::{self, Finding};
use vato_engine::{Limits, bench};
use vato_messages::{Played, Problem, Reply, Request, VariationLine};
use vato_rules::any::AnyLine;

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
            let choice = any::choose(level, &line, seed).ok_or_else(game_over)?;
            Ok(Reply::Chosen {
                id,
                ply: choice.ply,
                score: choice.score,
                depth: choice.depth,
                nodes: choice.nodes,
            })
        }
        Request::Hint { id, played } => {
            let hint = any::hint(&line_of(&played)?).ok_or_else(game_over)?;
            Ok(Reply::Hint {
                id,
                ply: hint.ply,
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
            any::analyse(&line, ANALYSIS_TABLE, &limits, &|| false, &mut |finding| {
                say(&info(id, finding));
            })
            .ok_or_else(game_over)?;
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

fn info(id: u32, finding: Finding) -> Reply {
    let lines = finding.lines.into_iter();
    Reply::Info {
        id,
        depth: finding.depth,
        nodes: finding.nodes,
        lines: lines
            .map(|found| VariationLine {
                score: found.score,
                plies: found.plies,
            })
            .collect(),
    }
}

fn line_of(played: &Played) -> Result<AnyLine, Fault> {
    played
        .any_line()
        .map_err(|error| (Problem::Played, error.to_string()))
}

fn game_over() -> Fault {
    (Problem::GameOver, "the game is over".to_owned())
}
