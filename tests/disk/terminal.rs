//! The program without its window, as the tests call it.

use clap::Parser;
use cli::{Cli, run_on};
use serde_json::Value;
use std::path::Path;

/// What came of a call.
#[derive(Default)]
pub struct Answer {
    /// 0 done, 1 refused, 2 malformed, 3 the world failed.
    pub status: u8,
    pub out: String,
    /// What was told on standard error on the way.
    pub notes: String,
    /// What would be told on standard error at the end.
    pub trouble: String,
}

impl Answer {
    /// The answer as one JSON value a line.
    pub fn json(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// Calls the program with these words and this on its standard input.
pub fn floorman(words: &[&str], input: &[u8]) -> Answer {
    let words = ["floorman"].iter().chain(words);
    let Ok(cli) = Cli::try_parse_from(words) else {
        return Answer { status: 2, trouble: "usage".to_owned(), ..Answer::default() };
    };
    let (mut input, mut out, mut err) = (input, Vec::new(), Vec::new());
    let done = run_on(&cli.verb.unwrap(), cli.lang.as_deref(), &mut input, &mut out, &mut err);
    let out = String::from_utf8(out).unwrap();
    let notes = String::from_utf8(err).unwrap();
    match done {
        Ok(()) => Answer { status: 0, out, notes, ..Answer::default() },
        Err(trouble) => Answer { status: trouble.status, out, notes, trouble: trouble.message },
    }
}

/// Calls the program and must have its answer.
pub fn done(words: &[&str], input: &[u8]) -> Answer {
    let answer = floorman(words, input);
    assert_eq!(answer.status, 0, "{words:?}: {} {}", answer.trouble, answer.out);
    answer
}

/// A path as a word of a call.
pub fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}
