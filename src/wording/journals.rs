//! What was found in a journal, and why one cannot be opened, read or written.

use crate::files::{file_trouble, without_number};
use session::{FileState, ServerError, local_offset};
use std::io::ErrorKind;
use storage::{Damage, Flaw, JournalError, JournalTrouble, Notice};
use words::{Args, Words, legible_part};

/// A notice about a journal that opened.
#[must_use]
pub fn notice(words: &Words, notice: &Notice) -> String {
    let args = match notice {
        Notice::TailMissing { last_seen, found } => {
            Args::new().no("found", found.0 + 1).no("seen", last_seen.0)
        }
        Notice::TailDiffers { at } => Args::new().no("at", at.0),
        _ => Args::new(),
    };
    words.say(&format!("journal-notice-{}", notice.id()), &args)
}

/// Where a journal stops making sense.
#[must_use]
pub fn damage(words: &Words, damage: &Damage) -> String {
    let args = match &damage.what {
        Flaw::Sequence { expected, found } => {
            Args::new().no("expected", expected.0).no("found", found.0)
        }
        Flaw::NotAnAct { reason } => Args::new().text("reason", legible_part(reason)),
        Flaw::NewerFormat { found, known } => Args::new().no("found", *found).no("known", *known),
        Flaw::NotALine | Flaw::Checksum | Flaw::LineEnd | Flaw::Misfit => Args::new(),
    };
    let what = words.say(&format!("journal-damage-{}", damage.what.id()), &args);
    words.say("journal-damage", &Args::new().no("line", damage.line).text("what", what))
}

/// Everything that a person should know about a journal that opened.
#[must_use]
pub fn found(words: &Words, found: &FileState) -> Vec<String> {
    let mut lines: Vec<String> = found.notices.iter().map(|n| notice(words, n)).collect();
    if found.is_in_use {
        lines.push(words.text("journal-notice-in-use"));
    }
    lines.extend(found.damage.as_ref().map(|d| damage(words, d)));
    lines
}

/// Why a journal cannot be opened, read or written, with what to do now on a line of its own, and
/// the file last.
#[must_use]
pub fn journal(words: &Words, error: &JournalError) -> String {
    use JournalTrouble as T;
    let args = match &error.what {
        T::Create(source)
        | T::Read(source)
        | T::Write(source)
        | T::WriteUnsure(source)
        | T::TornNotKept(source) => Args::new().text("source", file_trouble(words, source)),
        T::Damaged { line } => Args::new().no("line", *line),
        T::NewerFormat { found, known } => Args::new().no("found", *found).no("known", *known),
        T::Ahead { after, last } => Args::new().no("after", after.0).no("last", last.0),
        T::Unwritable(reason)
        | T::AddressUnreadable(reason)
        | T::Unreachable(reason)
        | T::LoginRefused(reason)
        | T::NotSecure(reason)
        | T::NotGranted(reason)
        | T::Server(reason) => Args::new().text("reason", legible_part(without_number(reason))),
        T::HeldUpBy(login) => Args::new().text("login", legible_part(login)),
        T::NewerTables { found, known } | T::OlderTables { found, known } => {
            Args::new().no("found", *found).no("known", *known)
        }
        T::DeskNameTaken { name, since } => {
            let since = words.date_and_time(*since, local_offset());
            Args::new().text("name", legible_part(name)).text("since", since)
        }
        T::ServerTooOld { found } | T::OtherLetters { found } => {
            Args::new().text("found", found.as_str())
        }
        T::Utf16
        | T::OtherLineEnds
        | T::OtherTournament
        | T::HeldUp
        | T::Slow
        | T::NotConfirmed
        | T::Exists
        | T::NotFound
        | T::InUse
        | T::DiskFull
        | T::ReadOnly
        | T::NotAJournal
        | T::Empty
        | T::TooLarge
        | T::TornHeader
        | T::ChangedOutside
        | T::Moved
        | T::WentBack
        | T::ReadsBackOtherwise
        | T::EventUnnamed
        | T::DatabaseUnknown
        | T::StandsBy
        | T::OtherTables
        | T::EventUnknown
        | T::EventExists => Args::new(),
    };
    let id = match &error.what {
        // The name of what is written at first is longer than that of the file.
        T::Create(source) if source.kind() == ErrorKind::InvalidFilename => {
            "journal-create-name".to_owned()
        }
        what => format!("journal-{}", what.id()),
    };
    let (text, path) = (words.say(&id, &args), error.path.display());
    let hint = words.say(&format!("{id}.hint"), &args);
    format!("{text}: {path}\n{hint}")
}

/// Why nobody knows which events a database has.
#[must_use]
pub fn server(words: &Words, error: &ServerError) -> String {
    match error {
        ServerError::Journal(JournalError {
            what: JournalTrouble::LoginRefused(reason), ..
        }) => {
            let args = Args::new().text("reason", legible_part(without_number(reason)));
            format!("{}\n{}", words.say("join-refused", &args), words.text("join-refused.hint"))
        }
        ServerError::Journal(error) => journal(words, error),
        ServerError::NotKept(error) => {
            words.say("join-not-kept", &Args::new().text("source", file_trouble(words, error)))
        }
    }
}
