//! Listening, limits on connections, and a clean end.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::Router;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::Semaphore,
};

use crate::{compressed::Compressed, files::Files, router};

/// Connections at a time; further ones wait to be accepted.
const MOST_CONNECTIONS: usize = 1024;

/// How long a client may take to say what it wants, so that silent ones do not
/// hold a connection.
const LONGEST_REQUEST_HEAD: Duration = Duration::from_secs(15);

/// How long answers under way may take after the end was asked for.
const LONGEST_FAREWELL: Duration = Duration::from_secs(5);

/// Where to serve.
#[derive(Clone, Debug)]
pub struct ServeOptions {
    /// The address to listen on; port 0 lets the system choose one.
    pub addr: SocketAddr,
}

impl Default for ServeOptions {
    /// Port 8080 on the loopback interface: reachable from this machine only.
    fn default() -> Self {
        Self {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
        }
    }
}

/// Why the site could not be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Something else listens there.
    #[error("{addr} is already in use; choose another with --addr, port 0 takes any that is free")]
    AddressInUse {
        /// The address asked for.
        addr: SocketAddr,
    },
    /// The system does not let us listen there.
    #[error("cannot listen on {addr}: {cause}")]
    Listen {
        /// The address asked for.
        addr: SocketAddr,
        /// What the system said.
        cause: io::Error,
    },
    /// The binary was built before the files for the browser were.
    #[error("this build has no files for the browser; run `cargo xtask web`, then build it again")]
    NoFiles,
    /// The system gave no threads or no signals.
    #[error("cannot start the server: {0}")]
    Start(io::Error),
}

/// Serves the site until Ctrl-C or a request to terminate. Prints the address, one
/// line on standard output, once it can be opened.
///
/// # Errors
/// When it cannot begin; once it serves, only the end is left.
pub fn serve(options: ServeOptions) -> Result<(), ServeError> {
    let files = Files::embedded();
    if files.assets().is_empty() {
        return Err(ServeError::NoFiles);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Start)?;
    runtime.block_on(async {
        let listener = listen(options.addr).await?;
        let addr = listener.local_addr().map_err(ServeError::Start)?;
        let end = end_signal().map_err(ServeError::Start)?;
        println!("Vato is at http://{addr}/");
        let compressed = Compressed::default();
        compressed.begin(&files);
        accept(listener, router::of(files, compressed), end).await;
        Ok(())
    })
}

async fn listen(addr: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(addr)
        .await
        .map_err(|cause| match cause.kind() {
            io::ErrorKind::AddrInUse => ServeError::AddressInUse { addr },
            _ => ServeError::Listen { addr, cause },
        })
}

/// Takes connections until `end`, then lets the answers under way finish.
async fn accept(listener: TcpListener, router: Router, end: impl Future<Output = ()>) {
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let open = GracefulShutdown::new();
    let mut end = pin!(end);
    loop {
        let next = async {
            // The semaphore is never closed, so a permit always comes.
            let permit = room.clone().acquire_owned().await.ok();
            (listener.accept().await, permit)
        };
        let (accepted, permit) = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        match accepted {
            Ok((stream, _)) => {
                let connection = open.watch(converse(stream, router.clone()));
                tokio::spawn(async move {
                    // A client that breaks off or talks nonsense ends only itself.
                    if let Err(fault) = connection.await {
                        tracing::debug!("connection ended early: {fault}");
                    }
                    drop(permit);
                });
            }
            // Most often too many open files: better to wait than to spin.
            Err(fault) => {
                tracing::warn!("cannot accept a connection: {fault}");
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }
    drop(listener);
    let _ = tokio::time::timeout(LONGEST_FAREWELL, open.shutdown()).await;
}

type Conversation =
    hyper::server::conn::http1::Connection<TokioIo<TcpStream>, TowerToHyperService<Router>>;

fn converse(stream: TcpStream, router: Router) -> Conversation {
    // Small answers should not wait for the acknowledgement of earlier ones.
    let _ = stream.set_nodelay(true);
    hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(LONGEST_REQUEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router))
}

/// Resolves when the person or the system asks for the end.
fn end_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        let terminated = terminate.recv();
        #[cfg(not(unix))]
        let terminated = std::future::pending::<Option<()>>();
        tokio::select! {
            _ = terminated => {}
            _ = tokio::signal::ctrl_c() => {}
        }
    })
}

#[cfg(test)]
mod tests;
