//! Rules by the name of a rulebook or from a file.

use crate::trouble::Trouble;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use rulebook::{RuleSet, Rulebook};
use std::ffi::OsStr;
use std::path::Path;
use storage::read_text_bounded;
use words::{Args, Words};

/// The largest rules file that is read.
const RULES_BYTES_MAX: u64 = 4 << 20;

/// Accepts any text, because it may be a file; the help lists the rulebooks.
#[derive(Clone)]
pub struct BookOrFile;

impl TypedValueParser for BookOrFile {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Rulebook::ALL.into_iter().map(|book| PossibleValue::new(book.id()))))
    }
}

/// The rules of a rulebook, or from a file.
pub fn rule_set(name: &str, words: &Words) -> Result<RuleSet, Trouble> {
    if let Some(book) = Rulebook::ALL.into_iter().find(|book| book.id() == name) {
        return Ok(RuleSet::of(book));
    }
    let path = Path::new(name);
    if !path.is_file() {
        let known: Vec<&str> = Rulebook::ALL.iter().map(|book| book.id()).collect();
        let args = Args::new().text("name", name).text("known", words.list(&known));
        return Err(Trouble::malformed(words.say("terminal-no-rules", &args)));
    }
    let text = read_text_bounded(path, RULES_BYTES_MAX)
        .map_err(|error| Trouble::file("terminal-rules-unreadable", &error, path, words))?;
    ron::from_str(&text).map_err(|error| {
        let at = error.span.start;
        let trouble = Trouble::at_column(at.line, at.col, &error.code.to_string(), words);
        Trouble::malformed(format!("{}: {name}", trouble.message))
    })
}
