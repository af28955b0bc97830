//! Debian's packages.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::process;

/// Whether packages can be installed without asking anybody.
pub fn can_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && process::exists("apt-get")
        && process::answer(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// Whether a package is installed whole.
pub fn is_installed(package: &str) -> bool {
    process::answer(Command::new("dpkg-query").args(["-W", "-f=${Status}", package])).as_deref()
        == Some("install ok installed")
}

/// Installs packages, with fresh lists where the first try does not find them.
///
/// # Errors
/// When this is not Debian as root, or apt does not succeed.
pub fn install(packages: &[&str]) -> Result<()> {
    if !can_install() {
        bail!(
            "please install: {} (as root on Debian this happens by itself)",
            packages.join(" ")
        );
    }
    println!("Installing {} with apt", packages.join(", "));
    // Finishes what an interrupted run left half done; does nothing otherwise.
    process::run(&mut noninteractive("dpkg", &["--configure", "-a"]))?;
    if !lists_present() {
        update()?;
    }
    if install_once(packages).is_err() {
        update()?;
        install_once(packages)?;
    }
    Ok(())
}

fn install_once(packages: &[&str]) -> Result<()> {
    let mut command = noninteractive(
        "apt-get",
        &[
            "install",
            "--yes",
            "--no-install-recommends",
            "-o",
            "DPkg::Lock::Timeout=300",
            "-o",
            "Acquire::Retries=3",
        ],
    );
    process::run(command.args(packages))
}

fn update() -> Result<()> {
    process::run(&mut noninteractive(
        "apt-get",
        &["update", "-o", "Acquire::Retries=3"],
    ))
}

fn lists_present() -> bool {
    std::fs::read_dir("/var/lib/apt/lists").is_ok_and(|entries| {
        entries
            .flatten()
            .any(|entry| entry.file_name().to_string_lossy().contains("_Packages"))
    })
}

fn noninteractive(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive");
    command
}
