//! What came of an import, in words.

use super::error::ImportError;
use super::remark::Remark;
use crate::saved_files::SavedFiles;
use engine::Tournament;
use lists::{Encoding, Reading};
use std::path::PathBuf;
use tdt::{Fault, FaultKind};
use words::{Args, Words, legible_part};

impl ImportError {
    /// Why nothing was imported, a line for everything that cannot be read.
    #[must_use]
    pub fn said(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Unreadable(source) => {
                let args = Args::new().text("source", wording::file_trouble(words, source));
                vec![words.say("import-unreadable", &args)]
            }
            Self::Faults(faults) => faults.iter().map(|fault| fault_said(words, fault)).collect(),
            Self::Impossible { at, said } => {
                let args = Args::new().text("what", said.as_str());
                vec![match at {
                    Some(at) => {
                        let args = args.no("line", at.line).no("column", at.column);
                        words.say("import-impossible", &args)
                    }
                    None => words.say("import-impossible-somewhere", &args),
                }]
            }
            Self::Failed(failure) => {
                vec![wording::failure(words, failure, &Tournament::default())]
            }
            Self::Journal(error) => vec![wording::journal(words, error)],
        }
    }
}

impl Remark {
    #[must_use]
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Of { kind, count, name } => {
                let args = Args::new().count("count", *count).text("name", legible_part(name));
                words.say(&format!("import-said-{}", kind.id()), &args)
            }
            Self::Unread(unread) => {
                let args = Args::new()
                    .text("field", legible_part(&unread.field))
                    .text("said", legible_part(&unread.said))
                    .count("count", unread.count)
                    .no("line", unread.at.line)
                    .no("column", unread.at.column);
                let id =
                    if unread.said.is_empty() { "import-unread" } else { "import-unread-said" };
                words.say(id, &args)
            }
            Self::Letters { encoding, readings } => letters_said(words, *encoding, readings),
            Self::Odd(fault) => {
                words.say("import-odd", &Args::new().text("what", fault_said(words, fault)))
            }
        }
    }
}

impl SavedFiles {
    /// Which files are earlier saves of an evening that is imported, a line for each.
    #[must_use]
    pub fn said(&self, words: &Words) -> Vec<String> {
        let said = |(path, of): &(PathBuf, PathBuf)| {
            let args = Args::new()
                .text("file", path.display().to_string())
                .text("of", of.display().to_string());
            words.say("import-earlier", &args)
        };
        self.earlier.iter().map(said).collect()
    }
}

/// In which letters a file is written, and how its words would read otherwise.
pub(crate) fn letters_said(words: &Words, encoding: Encoding, readings: &[Reading]) -> String {
    let args = Args::new().text("encoding", encoding.id());
    let others = readings.iter().filter(|reading| reading.encoding != encoding);
    let others: Vec<String> = others
        .map(|reading| {
            let args = Args::new()
                .text("encoding", reading.encoding.id())
                .text("words", legible_part(&reading.words.join(", ")));
            words.say("import-letters-other", &args)
        })
        .collect();
    let own = readings.iter().find(|reading| reading.encoding == encoding);
    let own = own.map(|reading| reading.words.join(", ")).unwrap_or_default();
    if others.is_empty() {
        return words.say("import-letters", &args);
    }
    let args = args.text("words", legible_part(&own)).text("others", others.join("; "));
    words.say("import-letters-doubtful", &args)
}

/// What is wrong with a file, and where.
fn fault_said(words: &Words, fault: &Fault) -> String {
    let args = match &fault.kind {
        FaultKind::FileTooLarge { most } => Args::new().count("most", *most),
        FaultKind::TooDeep { most }
        | FaultKind::TextTooLong { most }
        | FaultKind::TooManyValues { most }
        | FaultKind::TooMany { most } => Args::new().count("most", *most),
        FaultKind::Unexpected { found } => {
            Args::new().text("found", legible_part(&found.to_string()))
        }
        FaultKind::CutOff
        | FaultKind::NumberOdd
        | FaultKind::NoTournament
        | FaultKind::Missing
        | FaultKind::WrongKind
        | FaultKind::NotKnown
        | FaultKind::OutOfRange
        | FaultKind::Twice
        | FaultKind::TooEarly => Args::new(),
    };
    let what = words.say(&format!("import-fault-{}", fault.kind.id()), &args);
    let args = Args::new().no("line", fault.at.line).no("column", fault.at.column);
    let args = args.text("what", what).text("field", legible_part(&fault.field));
    words.say(if fault.field.is_empty() { "import-at" } else { "import-at-field" }, &args)
}
