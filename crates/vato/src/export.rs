use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;

/// `vato export`: the site as static files.
#[derive(Args, Debug)]
pub struct Export {
    /// The folder to write to: new, empty or an earlier export
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

impl Export {
    /// Prints how much was written.
    #[cfg(feature = "site")]
    pub fn run(&self) -> Result<(), Failure> {
        use std::io::{self, Write};
        use vato_server::ExportError;

        match vato_server::export(&self.folder) {
            Ok(report) => Ok(writeln!(io::stdout(), "{report}")?),
            Err(error @ (ExportError::ForeignFolder(_) | ExportError::NotAFolder(_))) => {
                Err(Failure::input(format_args!("export: {error}")))
            }
            Err(error) => Err(Failure::Machine(format!("export: {error}"))),
        }
    }

    /// Says that this build has no site.
    #[cfg(not(feature = "site"))]
    pub fn run(&self) -> Result<(), Failure> {
        Err(Failure::without_site())
    }
}
