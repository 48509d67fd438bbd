//! The program without its window, as the tests call it.

use clap::Parser;
use cli::{Cli, run_on};
use serde_json::Value;
use std::path::Path;

/// What came of a call.
pub struct Answer {
    /// 0 done, 1 refused, 2 malformed, 3 the world failed.
    pub status: u8,
    pub out: String,
    /// What would be told on standard error.
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
        return Answer { status: 2, out: String::new(), trouble: "usage".to_owned() };
    };
    let (mut input, mut out) = (input, Vec::new());
    let done = run_on(&cli.verb.unwrap(), &cli.lang, &mut input, &mut out);
    let out = String::from_utf8(out).unwrap();
    match done {
        Ok(()) => Answer { status: 0, out, trouble: String::new() },
        Err(trouble) => Answer { status: trouble.status, out, trouble: trouble.message },
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
