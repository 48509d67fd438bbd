//! The program without its window.

use clap::Parser;
use cli::{Cli, run_on};

/// What came of a call.
pub struct Answer {
    pub status: u8,
    pub out: String,
    pub trouble: String,
}

/// Calls the program with these words and this on its standard input; none where the words are no
/// call.
pub fn floorman(words: &[&str], input: &[u8]) -> Option<Answer> {
    let cli = Cli::try_parse_from(["floorman"].iter().chain(words)).ok()?;
    let (mut input, mut out, mut err) = (input, Vec::new(), Vec::new());
    let done = run_on(&cli.verb?, Some("en"), &mut input, &mut out, &mut err);
    let out = String::from_utf8(out).expect("the program writes UTF-8");
    let (status, trouble) = match done {
        Ok(()) => (0, String::new()),
        Err(trouble) => (trouble.status, trouble.message),
    };
    Some(Answer { status, out, trouble })
}
