//! What imports, lists and templates have to tell, in words.

use crate::{Stays, TemplateError, UndoError, templates};
use std::path::Path;
use storage::csv::{Problem, ProblemKind};
use wording::file_trouble;
use words::{Args, Words, legible_part};

/// Why a file that an import made stays though the import is taken back.
#[must_use]
pub fn stays(words: &Words, path: &Path, why: &Stays) -> String {
    let args = Args::new().text("file", path.display().to_string());
    match why {
        Stays::Changed => words.say("import-stays-changed", &args),
        Stays::Gone => words.say("import-stays-gone", &args),
        Stays::InUse => words.say("import-stays-in-use", &args),
        Stays::Unmoved(error) => {
            words.say("import-stays-unmoved", &args.text("source", file_trouble(words, error)))
        }
    }
}

/// Why an import is not taken back.
#[must_use]
pub fn import_not_undone(words: &Words, path: &Path, error: &UndoError) -> String {
    match error {
        UndoError::NoList => {
            let said = words.text("import-undo-no-list");
            format!("{said}: {}\n{}", path.display(), words.text("import-undo-no-list.hint"))
        }
        UndoError::Failed(error, path) => {
            let args = Args::new().text("source", file_trouble(words, error));
            format!("{}: {}", words.say("import-undo-failed", &args), path.display())
        }
        UndoError::Line { line, list } => {
            let said = words.say("import-undo-line", &Args::new().no("line", *line));
            format!("{said}: {}", list.display())
        }
    }
}

/// What is wrong with a line of a list of players.
#[must_use]
pub fn csv_problem(words: &Words, problem: &Problem) -> String {
    let args = match &problem.what {
        ProblemKind::NameTooLong { letters, letters_max } => {
            Args::new().count("letters", *letters).count("most", *letters_max)
        }
        ProblemKind::NotATable { found } => Args::new().text("text", found.as_str()),
        ProblemKind::NotAMemberNumber { found, letters_max } => {
            Args::new().text("text", found.as_str()).count("most", *letters_max)
        }
        ProblemKind::NotASeat { found, seat_max } => {
            Args::new().text("text", found.as_str()).no("most", *seat_max)
        }
        ProblemKind::CellWithoutTitle { found } => Args::new().text("found", legible_part(found)),
        ProblemKind::NameOverLines { lines } | ProblemKind::CellOverLines { lines } => {
            Args::new().count("lines", *lines)
        }
        ProblemKind::NameMissing => Args::new(),
    };
    let what = words.say(&format!("csv-{}", problem.what.id()), &args);
    let args = Args::new().no("line", problem.line).no("column", problem.column);
    words.say("csv-problem", &args.text("what", what))
}

/// Why a template cannot be had.
#[must_use]
pub fn template(words: &Words, error: &TemplateError) -> String {
    match error {
        TemplateError::Unknown(name) => {
            let known: Vec<String> = templates().into_iter().map(|shipped| shipped.id).collect();
            let args = Args::new().text("name", name.as_str()).text("known", words.list(&known));
            words.say("template-unknown", &args)
        }
        TemplateError::SetUnknown { set, path } => {
            let args = Args::new().text("set", set).text("file", path);
            words.say("template-chip-set-unknown", &args)
        }
        TemplateError::Unreadable { source, path } => {
            let args = Args::new().text("source", file_trouble(words, source));
            format!("{}: {path}", words.say("template-unreadable", &args))
        }
        TemplateError::Malformed { line, column, what, path } => {
            let args = Args::new().no("line", *line).no("column", *column);
            let text = words.say("template-malformed", &args.text("what", legible_part(what)));
            format!("{text}: {path}")
        }
    }
}
