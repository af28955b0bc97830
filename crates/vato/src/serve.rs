use std::net::SocketAddr;

use clap::Args;

use crate::failure::Failure;

/// `vato serve`: the site, until Ctrl-C.
#[derive(Args, Debug)]
pub struct Serve {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8080")]
    addr: String,
}

impl Serve {
    /// Prints the address once the site can be opened.
    pub fn run(&self) -> Result<(), Failure> {
        let addr: SocketAddr = self.addr.parse().map_err(|_| {
            Failure::input(format_args!(
                "--addr: '{}' is not an address with a port, as in 127.0.0.1:8080",
                self.addr
            ))
        })?;
        serve(addr)
    }
}

#[cfg(feature = "site")]
fn serve(addr: SocketAddr) -> Result<(), Failure> {
    let options = vato_server::ServeOptions { addr };
    vato_server::serve(options).map_err(|error| Failure::Machine(error.to_string()))
}

#[cfg(not(feature = "site"))]
fn serve(_: SocketAddr) -> Result<(), Failure> {
    Err(Failure::without_site())
}
