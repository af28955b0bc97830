//! A program that drives the engine, as others would write it: pipes and a patience.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Far more than any answer takes, even where many tests run at once.
const PATIENCE: Duration = Duration::from_secs(120);

/// The engine as a process, with pipes to all that it reads and writes.
pub fn started() -> Child {
    Command::new(env!("CARGO_BIN_EXE_vato"))
        .arg("ugi")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

pub struct Driver {
    child: Child,
    /// `None` when it has been closed.
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Driver {
    /// The engine, freshly started.
    pub fn start() -> Self {
        let mut child = started();
        let stdout = child.stdout.take().unwrap();
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines() {
                // A driver that has gone away needs no more lines.
                let _ = sender.send(line.unwrap());
            }
        });
        Driver {
            stdin: child.stdin.take(),
            child,
            lines,
        }
    }

    /// The engine with these commands done, none of which is refused.
    #[track_caller]
    pub fn with(commands: &[&str]) -> Self {
        let mut driver = Driver::start();
        for command in commands {
            driver.send(command);
        }
        assert_eq!(driver.ask("isready", "readyok"), ["readyok"]);
        driver
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        self.stdin.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// The next line.
    #[track_caller]
    pub fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer")
    }

    /// Whether nothing comes for a while.
    pub fn is_silent(&self, for_so_long: Duration) -> bool {
        self.lines.recv_timeout(for_so_long) == Err(RecvTimeoutError::Timeout)
    }

    /// The lines up to the one that begins with this word, that one included.
    #[track_caller]
    pub fn until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().unwrap().split(' ').next() == Some(word) {
                return lines;
            }
        }
    }

    /// Sends a line and gives the answer up to the line that begins with this word.
    #[track_caller]
    pub fn ask(&mut self, line: &str, word: &str) -> Vec<String> {
        self.send(line);
        self.until(word)
    }

    /// What the engine plays with these limits; everything else it says is `info`.
    #[track_caller]
    pub fn best(&mut self, go: &str) -> String {
        let lines = self.ask(go, "bestmove");
        let (last, before) = lines.split_last().unwrap();
        assert!(
            before.iter().all(|line| line.starts_with("info ")),
            "{lines:?}"
        );
        last.strip_prefix("bestmove ").unwrap().to_string()
    }

    /// The answer to a `query`.
    #[track_caller]
    pub fn query(&mut self, about: &str) -> String {
        self.send(&format!("query {about}"));
        let line = self.line();
        line.strip_prefix("response ").expect(&line).to_string()
    }

    /// Sends a line that is to be refused, and gives the sentence.
    #[track_caller]
    pub fn refused(&mut self, line: &str) -> String {
        self.refused_bytes(format!("{line}\n").as_bytes())
    }

    #[track_caller]
    pub fn refused_bytes(&mut self, line: &[u8]) -> String {
        self.send_bytes(line);
        let said = self.ask("isready", "readyok");
        assert_eq!(said.len(), 2, "{said:?}");
        let said = said[0].strip_prefix("info string ").expect(&said[0]);
        assert!(!said.contains(char::is_control), "{said:?}");
        assert!(said.len() < 1_000, "{said}");
        said.to_string()
    }

    /// Closes its standard input.
    pub fn close(&mut self) {
        self.stdin = None;
    }

    /// Waits for the engine to end, and gives what it still said.
    #[track_caller]
    pub fn end(mut self) -> Vec<String> {
        let status = self.wait();
        assert!(status.success(), "{status:?}");
        let mut said = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        std::io::Read::read_to_string(&mut stderr, &mut said).unwrap();
        assert_eq!(said, "");
        let rest = std::iter::from_fn(|| self.lines.recv_timeout(PATIENCE).ok());
        rest.collect()
    }

    #[track_caller]
    fn wait(&mut self) -> ExitStatus {
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // One that has ended already cannot be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What follows a word of an `info` line.
#[track_caller]
pub fn after<'a>(line: &'a str, word: &str) -> &'a str {
    let mut words = line.split(' ').skip_while(|found| *found != word);
    words.nth(1).expect(line)
}
