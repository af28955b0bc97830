use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    sync::oneshot,
};

use super::*;

fn any_port() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

async fn ask(addr: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn a_port_in_use_is_one_clear_line() {
    let first = listen(any_port()).await.unwrap();
    let addr = first.local_addr().unwrap();
    let fault = listen(addr).await.unwrap_err();
    assert!(matches!(fault, ServeError::AddressInUse { .. }));
    let text = fault.to_string();
    assert!(
        text.contains(&addr.to_string()) && text.contains("--addr") && !text.contains('\n'),
        "{text}"
    );
}

#[tokio::test]
async fn the_site_answers_on_its_socket_until_the_end_is_asked_for() {
    let listener = listen(any_port()).await.unwrap();
    let addr = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let server = tokio::spawn(accept(listener, crate::router(), async {
        drop(stopped.await)
    }));

    let answer = ask(addr, "/healthz").await;
    assert!(
        answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("ok\n"),
        "{answer}"
    );
    // A client that only keeps its connection open must not keep the server.
    let idle = TcpStream::connect(addr).await.unwrap();
    // Nonsense ends the connection that it came on, and nothing else.
    let mut nonsense = TcpStream::connect(addr).await.unwrap();
    nonsense
        .write_all(b"\x16\x03\x01 not HTTP\r\n\r\n")
        .await
        .unwrap();
    let mut answer = Vec::new();
    let _ = nonsense.read_to_end(&mut answer).await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 400"));
    assert!(ask(addr, "/healthz").await.ends_with("ok\n"));

    stop.send(()).unwrap();
    tokio::time::timeout(LONGEST_FAREWELL * 2, server)
        .await
        .expect("it ends in time")
        .unwrap();
    assert!(TcpStream::connect(addr).await.is_err());
    drop(idle);
}
