//! From a fresh clone to the playable site.

use std::net::TcpListener;
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::site::{self, Build};

/// Builds everything and serves the site until Ctrl-C.
///
/// # Errors
/// When the address cannot be had, a build fails or the server does not start.
pub fn serve(addr: &str, how: Build) -> Result<()> {
    // Said now rather than after minutes of building.
    TcpListener::bind(addr).with_context(|| {
        format!("cannot listen on {addr}; name another address with --addr, as in 127.0.0.1:0")
    })?;
    let vato = site::build(how)?;
    let mut command = Command::new(vato);
    command.args(["serve", "--addr", addr]);
    println!("    $ {}", process::shown(&command));
    hand_over(&mut command).context("cannot start vato")
}

/// The server takes this process's place, so that Ctrl-C reaches it alone.
#[cfg(unix)]
fn hand_over(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn hand_over(command: &mut Command) -> Result<()> {
    let status = command.status()?;
    anyhow::ensure!(status.success(), "vato ended with {status}");
    Ok(())
}
