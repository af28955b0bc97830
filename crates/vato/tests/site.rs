//! `serve` and `export`. What they serve is tested beside the server; here it is
//! the program's part: arguments, the line it prints, and a clean end.
#![cfg(feature = "site")]
#![allow(missing_docs)]

#[allow(dead_code)] // each test file uses its own part
mod program;

use std::fs;

use program::{printed, refused, vato};

/// Whether `cargo xtask web` has run: without it there is no site, and both
/// commands have to say so in one line.
fn site_is_built() -> bool {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("site");
    let output = vato(&["export", folder.to_str().unwrap()])
        .output()
        .unwrap();
    if output.status.success() {
        return true;
    }
    for args in [
        &["export", folder.to_str().unwrap()][..],
        &["serve", "--addr", "127.0.0.1:0"],
    ] {
        let output = vato(args).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("cargo xtask web"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(!folder.exists(), "nothing is written");
    false
}

#[test]
fn an_export_goes_into_a_new_folder_and_never_into_someone_elses() {
    if !site_is_built() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    let site = site.to_str().unwrap();
    for _ in 0..2 {
        let said = printed(&["export", site]);
        assert!(
            said.starts_with(site) && said.lines().count() == 1,
            "{said}"
        );
        assert!(
            fs::metadata(format!("{site}/index.html"))
                .unwrap()
                .is_file()
        );
    }
    let theirs = folder.path().join("theirs");
    fs::create_dir(&theirs).unwrap();
    fs::write(theirs.join("letter"), "kept").unwrap();
    let said = refused(
        &vato(&["export", theirs.to_str().unwrap()])
            .output()
            .unwrap(),
    );
    assert!(said.contains("not empty"), "{said}");
    assert_eq!(fs::read_dir(&theirs).unwrap().count(), 1);
    refused(
        &vato(&["export", theirs.join("letter").to_str().unwrap()])
            .output()
            .unwrap(),
    );
    assert_eq!(fs::read_to_string(theirs.join("letter")).unwrap(), "kept");
}

#[cfg(unix)]
#[test]
fn a_free_port_is_named_a_taken_one_is_one_line_and_an_interrupt_ends_cleanly() {
    use std::io::{BufRead, BufReader, Read, Write};
    use std::net::TcpStream;
    use std::process::{Command, Stdio};

    if !site_is_built() {
        return;
    }
    let mut server = vato(&["serve", "--addr", ":0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    let mut stdout = BufReader::new(server.stdout.take().unwrap());
    stdout.read_line(&mut first).unwrap();
    let address = first
        .trim_end()
        .strip_prefix("Vato is at http://")
        .and_then(|rest| rest.strip_suffix('/'))
        .expect(&first);

    let mut connection = TcpStream::connect(address).unwrap();
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    connection.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    let second = vato(&["serve", "--addr", address]).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(
        said.contains("already in use") && said.lines().count() == 1,
        "{said}"
    );

    let interrupt = Command::new("kill")
        .args(["-INT", &server.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let output = server.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}
