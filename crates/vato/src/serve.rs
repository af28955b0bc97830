use std::net::{Ipv4Addr, SocketAddr, ToSocketAddrs};

use clap::Args;

use crate::failure::{Failure, quoted};

/// `vato serve`: the site, until Ctrl-C.
#[derive(Args, Debug)]
pub struct Serve {
    /// The address to listen on; port 0 takes any that is free, and :PORT is this machine only
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    addr: String,
    /// The database; accepted so that scripts can name it already, but nothing is stored yet
    #[arg(long, value_name = "sqlite://FILE")]
    db: Option<String>,
}

impl Serve {
    /// Prints the address once the site can be opened.
    pub fn run(&self) -> Result<(), Failure> {
        let addr = match self.addr.strip_prefix(':') {
            Some(port) => format!("{}:{port}", Ipv4Addr::LOCALHOST),
            None => self.addr.clone(),
        };
        let found = addr.to_socket_addrs().ok();
        let addr = found.and_then(|mut addrs| addrs.next()).ok_or_else(|| {
            Failure::input(format_args!(
                "--addr: {} is no address of this machine with a port, as in 127.0.0.1:8080",
                quoted(&self.addr)
            ))
        })?;
        if let Some(db) = &self.db {
            if db.strip_prefix("sqlite://").is_none_or(str::is_empty) {
                return Err(Failure::input(format_args!(
                    "--db: {} is no database, as in sqlite://vato.db",
                    quoted(db)
                )));
            }
            eprintln!("vato: nothing is stored on the server yet; --db changes nothing");
        }
        serve(addr)
    }
}

#[cfg(feature = "site")]
fn serve(addr: SocketAddr) -> Result<(), Failure> {
    // What goes wrong with single connections is for whoever hosts the site.
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .with_writer(std::io::stderr)
        .init();
    let options = vato_server::ServeOptions { addr };
    vato_server::serve(options).map_err(|error| Failure::Machine(error.to_string()))
}

#[cfg(not(feature = "site"))]
fn serve(_: SocketAddr) -> Result<(), Failure> {
    Err(Failure::without_site())
}
