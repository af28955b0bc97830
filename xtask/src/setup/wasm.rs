//! A compiler for the browser: the first way that works on this machine.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Result, bail};

use super::apt;
use crate::{process, workspace};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's own compiler, whose standard library comes as source.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
/// Long enough for a slow connection; a closed one answers at once.
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);
/// Names one way (`rustup` or `debian`) instead of trying both.
const CHOICE_VARIABLE: &str = "VATO_WASM_TOOLCHAIN";

/// A way to compile for the browser.
pub enum WasmToolchain {
    /// The usual compiler with the target's standard library installed.
    Installed,
    /// Debian's compiler, which builds the standard library from its source.
    Debian {
        /// A linker that can write wasm.
        linker: PathBuf,
    },
}

impl WasmToolchain {
    /// Finds the first way that works, and installs what it lacks where possible.
    ///
    /// # Errors
    /// When neither way can be had; the message says what to install.
    pub fn choose() -> Result<Self> {
        match std::env::var(CHOICE_VARIABLE).as_deref() {
            Ok("rustup") => return Self::installed(),
            Ok("debian") => return Self::debian(),
            Ok(other) => bail!("{CHOICE_VARIABLE} is `{other}`; it can be rustup or debian"),
            Err(_) => {}
        }
        if target_installed() {
            return Ok(Self::Installed);
        }
        // A machine that went Debian's way once need not ask the network each time.
        if debian_target_dir().exists() && DEBIAN_PACKAGES.iter().all(|p| apt::is_installed(p)) {
            return Self::debian();
        }
        if let Ok(toolchain) = Self::installed() {
            return Ok(toolchain);
        }
        println!("The target {TARGET} cannot be had from rustup; trying Debian's compiler");
        Self::debian().map_err(|_| {
            anyhow::anyhow!(
                "no compiler for the browser: run `rustup target add {TARGET}`, \
                 or as root on Debian 12 or newer `apt-get install {}`",
                DEBIAN_PACKAGES.join(" ")
            )
        })
    }

    fn installed() -> Result<Self> {
        if !target_installed() {
            process::run_within(
                Command::new("rustup")
                    .args(["target", "add", TARGET])
                    .current_dir(workspace::root()),
                RUSTUP_LIMIT,
            )?;
        }
        Ok(Self::Installed)
    }

    fn debian() -> Result<Self> {
        let missing: Vec<&str> = DEBIAN_PACKAGES
            .into_iter()
            .filter(|package| !apt::is_installed(package))
            .collect();
        if !missing.is_empty() {
            apt::install(&missing)?;
        }
        let linker = match rust_lld() {
            Some(linker) => linker,
            None => {
                if !process::exists("wasm-ld") {
                    apt::install(&["lld"])?;
                }
                PathBuf::from("wasm-ld")
            }
        };
        Ok(Self::Debian { linker })
    }

    /// What a person is told about the choice.
    pub fn describe(&self) -> &'static str {
        match self {
            Self::Installed => "the installed wasm32-unknown-unknown target",
            Self::Debian { .. } => "Debian's rustc-web, standard library built from source",
        }
    }

    /// The folder of what is built this way: two compilers in one folder would
    /// undo each other's work.
    pub fn target_dir(&self) -> PathBuf {
        match self {
            Self::Installed => workspace::target().join("wasm/installed"),
            Self::Debian { .. } => debian_target_dir(),
        }
    }

    /// `cargo SUBCOMMAND` for the browser, ready for its further arguments.
    pub fn cargo(&self, subcommand: &str) -> Command {
        let mut command = match self {
            Self::Installed => process::cargo(),
            Self::Debian { .. } => Command::new("/usr/bin/cargo"),
        };
        command
            .current_dir(workspace::root())
            .arg(subcommand)
            .args(["--target", TARGET, "--target-dir"])
            .arg(self.target_dir());
        if let Self::Debian { linker } = self {
            command
                .args(["-Z", "build-std=std,panic_abort"])
                .env("RUSTC_BOOTSTRAP", "1")
                .env("RUSTC", "/usr/bin/rustc")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
                .env_remove("CARGO");
        }
        command
    }
}

fn debian_target_dir() -> PathBuf {
    workspace::target().join("wasm/debian")
}

fn sysroot() -> Option<PathBuf> {
    process::answer(
        Command::new("rustc")
            .args(["--print", "sysroot"])
            .current_dir(workspace::root()),
    )
    .map(PathBuf::from)
}

fn target_installed() -> bool {
    sysroot().is_some_and(|sysroot| {
        sysroot
            .join("lib/rustlib")
            .join(TARGET)
            .join("lib")
            .is_dir()
    })
}

/// The linker inside the rustup toolchain.
fn rust_lld() -> Option<PathBuf> {
    let host_folders = std::fs::read_dir(sysroot()?.join("lib/rustlib")).ok()?;
    host_folders
        .flatten()
        .map(|folder| folder.path().join("bin/rust-lld"))
        .find(|path: &PathBuf| Path::exists(path))
}
