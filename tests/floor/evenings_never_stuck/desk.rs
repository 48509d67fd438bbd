//! `do` at work: a line in, its answer out, as a script at a terminal has it.

use clap::Parser;
use cli::{Cli, run_on};
use serde_json::Value;
use std::io::{BufReader, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// The program, waiting for the next line.
pub struct Desk {
    lines: Option<Sender<String>>,
    answers: Receiver<String>,
    ends: Option<JoinHandle<String>>,
}

impl Desk {
    /// Calls the program with these words.
    pub fn open(words: &[&str]) -> Self {
        let (lines, asked) = channel();
        let (told, answers) = channel();
        let words: Vec<String> =
            ["floorman"].iter().chain(words).map(|it| (*it).to_owned()).collect();
        let ends = std::thread::spawn(move || {
            let cli = Cli::try_parse_from(words).unwrap();
            let mut input = BufReader::new(Typed { asked, rest: Vec::new() });
            let mut out = Told { told, line: Vec::new() };
            let done = run_on(
                &cli.verb.unwrap(),
                cli.lang.as_deref(),
                &mut input,
                &mut out,
                &mut std::io::sink(),
            );
            done.map_or_else(|trouble| trouble.message, |()| String::new())
        });
        Self { lines: Some(lines), answers, ends: Some(ends) }
    }

    /// The answer to a line, which comes before the next one is typed.
    pub fn ask(&mut self, line: &Value) -> Result<Value, String> {
        let sent = self.lines.as_ref().unwrap().send(format!("{line}\n"));
        match sent.ok().and_then(|()| self.answers.recv().ok()) {
            Some(answer) => Ok(serde_json::from_str(&answer).unwrap()),
            None => Err(self.trouble()),
        }
    }

    /// Ends the program; what went wrong, if anything did.
    pub fn trouble(&mut self) -> String {
        self.lines = None;
        self.ends.take().map(|ends| ends.join().unwrap()).unwrap_or_default()
    }
}

/// Lines as they are typed.
struct Typed {
    asked: Receiver<String>,
    rest: Vec<u8>,
}

impl Read for Typed {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        if self.rest.is_empty() {
            let Ok(line) = self.asked.recv() else { return Ok(0) };
            self.rest = line.into_bytes();
        }
        let count = self.rest.len().min(into.len());
        for (to, from) in into.iter_mut().zip(self.rest.drain(..count)) {
            *to = from;
        }
        Ok(count)
    }
}

/// Answers as they are told: nobody sees a line before it is flushed.
struct Told {
    told: Sender<String>,
    line: Vec<u8>,
}

impl Write for Told {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.line.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        let told = String::from_utf8(std::mem::take(&mut self.line)).unwrap();
        for line in told.lines() {
            let _ = self.told.send(line.to_owned());
        }
        Ok(())
    }
}
