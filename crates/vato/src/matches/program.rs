//! An outside program that speaks in lines.
//!
//! Three threads stand between it and the match, so that nothing it does can make the
//! match wait: one writes what it is told, since a program that does not read lets a
//! pipe fill up; one reads its lines; one keeps the last line of its standard error. They
//! end when its pipes close, at the latest when it is killed.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Longer lines are cut: no answer is so long.
const MAX_LINE: u64 = 1 << 16;
/// Lines that are read before anybody asked for them.
const LINES_AHEAD: usize = 64;
/// How long to wait for the end of the standard error of a program that has ended.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// How long a program may take to end when it is asked to.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs, and is killed when this is dropped.
pub struct Program {
    child: Child,
    /// `None` once it has been told to quit.
    to: Option<Sender<String>>,
    from: Receiver<String>,
    complaint: Arc<Mutex<String>>,
    /// Closed once its standard error has been read to the end.
    complained: Receiver<()>,
}

/// Why there is no line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLine {
    /// None came in time.
    Late,
    /// The program has closed its output: as a rule it has ended.
    Ended,
}

impl Program {
    /// Starts it; the first word is the program, looked for as a shell would.
    pub fn start(words: &[String]) -> io::Result<Self> {
        let Some((program, arguments)) = words.split_first() else {
            return Err(io::Error::other("no program was named"));
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // Ctrl-C on a terminal goes to the whole group; it is for the match to end its programs.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (to, told) = mpsc::channel();
        let (said, from) = mpsc::sync_channel(LINES_AHEAD);
        let complaint = Arc::new(Mutex::new(String::new()));
        let (complaining, complained) = mpsc::channel();
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &told));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &said));
        }
        if let Some(stderr) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            thread::spawn(move || {
                keep_last_line(stderr, &complaint);
                drop::<Sender<()>>(complaining);
            });
        }
        Ok(Program {
            child,
            to: Some(to),
            from,
            complaint,
            complained,
        })
    }

    /// Tells it a line. Whether it hears it shows in what it answers.
    pub fn tell(&self, line: &str) {
        if let Some(to) = &self.to {
            // The writer has gone when the program has closed its input.
            let _ = to.send(format!("{line}\n"));
        }
    }

    /// The next line it says, without its end.
    pub fn line(&self, deadline: Instant) -> Result<String, NoLine> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.from.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => NoLine::Late,
            RecvTimeoutError::Disconnected => NoLine::Ended,
        })
    }

    /// The last line on the standard error of a program that has ended; empty when it has
    /// said nothing there.
    pub fn complaint(&self) -> String {
        // What it started itself may keep standard error open without end.
        let _ = self.complained.recv_timeout(LAST_WORDS);
        // Only a panic of its thread, which only copies lines, could poison it.
        self.complaint.lock().map_or_else(
            |poisoned| poisoned.into_inner().clone(),
            |line| line.clone(),
        )
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.tell("quit");
        self.to = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        // It may have ended in this moment, which is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: impl Write, told: &Receiver<String>) {
    for line in told {
        if stdin.write_all(line.as_bytes()).is_err() || stdin.flush().is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, said: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = read_line(&mut stdout) {
        if said.send(line).is_err() {
            return;
        }
    }
}

fn keep_last_line(stderr: impl Read, last: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    while let Ok(Some(line)) = read_line(&mut stderr) {
        if let Ok(mut last) = last.lock()
            && !line.trim().is_empty()
        {
            *last = line;
        }
    }
}

/// The next line without its end, cut when it is too long; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes);
    Ok(Some(line.trim_end_matches(['\n', '\r']).to_string()))
}
