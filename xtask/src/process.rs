//! Other programs: started with their output left visible, judged by their
//! exit code.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// The cargo that started xtask, so that a chosen toolchain stays chosen.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::workspace::root());
    command
}

/// The command as a person would type it, for messages.
pub fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs the command to its end. Without standard input: nothing here may wait
/// for a person.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub fn run(command: &mut Command) -> Result<()> {
    println!("    $ {}", shown(command));
    run_quietly(command)
}

/// Like [`run`], for a command whose line is too long to be shown.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub fn run_quietly(command: &mut Command) -> Result<()> {
    let line = shown(command);
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Like [`run`], but ends the command when it takes longer than `limit`.
///
/// # Errors
/// When it cannot be started, does not succeed, or takes too long.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    let line = shown(command);
    println!("    $ {line}");
    let started = Instant::now();
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start `{line}`"))?;
    loop {
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                bail!("`{line}` failed ({status})");
            }
            return Ok(());
        }
        if started.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            bail!("`{line}` took longer than {} s", limit.as_secs());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// What the command prints, trimmed; `None` when it is missing or fails.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Whether a program of this name can be started.
pub fn exists(program: &str) -> bool {
    answer(Command::new(program).arg("--version")).is_some()
}
