//! What a session has to tell, in words: notices, damage and failures.

use crate::{
    ClocksApart, Failure, FileState, FoundCopy, Kinship, LeftOutAct, OpenError, Overtaken,
    RescueError, Rescued, ServerError, Session, WrongTime, local_offset, shown,
};
use engine::log::Log;
use engine::tournament::Tournament;
use engine::values::Seq;
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;
use storage::{
    CopyStands, CopyTrouble, Damage, Flaw, JournalError, JournalTrouble, KeptFile, Notice,
};
use words::{Args, UtcOffset, Words, legible_part};

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

/// Why a tournament does not open.
#[must_use]
pub fn not_opened(words: &Words, error: &OpenError) -> String {
    let nothing = Tournament::default();
    match error {
        OpenError::Refused(refusal) => words.refusal(refusal, &nothing).text,
        OpenError::Journal(error) => journal(words, error),
        OpenError::First(failure) => self::failure(words, failure, &nothing),
    }
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

/// That a file is an older copy, or another one, with the moment of its last act.
#[must_use]
pub fn older(words: &Words, log: &Log, offset: UtcOffset) -> String {
    let Some(last) = log.acts().last() else { return words.text("journal-older.none") };
    let args = Args::new().no("act", log.last_seq().0);
    words.say("journal-older", &args.text("when", words.date_and_time(last.at, offset)))
}

/// A copy that was found beside a journal, and what it has that the journal lacks.
#[must_use]
pub fn copy(words: &Words, copy: &FoundCopy, own: Seq, offset: UtcOffset) -> String {
    let (id, after) = match copy.kinship {
        Kinship::Same => ("copy-same", own),
        Kinship::Older => ("copy-older", own),
        Kinship::Newer => ("copy-newer", own),
        Kinship::Parted(after) => ("copy-parted", after),
    };
    let more = usize::try_from(copy.acts.abs_diff(own.0)).unwrap_or(usize::MAX);
    let args = Args::new()
        .text("file", copy.path.display().to_string())
        .text("when", words.date_and_time(copy.last, offset))
        .no("acts", copy.acts)
        .count("more", more)
        .no("after", after.0);
    words.say(id, &args)
}

/// What a rescue left out, a line each: first what can be read, then how much cannot.
#[must_use]
pub fn left_out(words: &Words, rescued: &Rescued, offset: UtcOffset) -> Vec<String> {
    let line = |act: &LeftOutAct| {
        let when = words.date_and_time_with_secs(act.at, offset);
        let args = Args::new().no("act", act.seq.0).text("when", when);
        let args = args.text("by", act.by.as_str()).text("what", act.said.as_str());
        let id = if act.by.is_empty() { "rescue-act" } else { "rescue-act-by" };
        words.say(id, &args)
    };
    let unread = (rescued.unread > 0)
        .then(|| words.say("rescue-unread", &Args::new().count("lines", rescued.unread)));
    rescued.left_out.iter().map(line).chain(unread).collect()
}

/// That the evening goes on in a new file, and how much is left out.
#[must_use]
pub fn rescued(words: &Words, rescued: &Rescued) -> String {
    let args = Args::new()
        .text("file", shown(&rescued.path).display().to_string())
        .no("act", rescued.upto.0)
        .count("acts", rescued.left_out.len());
    let said = words.say("rescue-done", &args);
    match &rescued.list {
        Some(list) => {
            let args = Args::new().text("file", list.display().to_string());
            format!("{said}\n{}", words.say("rescue-list", &args))
        }
        None => said,
    }
}

/// Says why nothing was rescued.
#[must_use]
pub fn not_rescued(words: &Words, error: &RescueError) -> String {
    match error {
        RescueError::Open(OpenError::Journal(error)) => journal(words, error),
        RescueError::Open(OpenError::Refused(refusal)) => {
            words.refusal(refusal, &Tournament::default()).text
        }
        RescueError::Open(OpenError::First(error)) => failure(words, error, &Tournament::default()),
        RescueError::NothingDamaged { last } => {
            words.say("rescue-nothing-damaged", &Args::new().count("acts", last.0))
        }
        RescueError::NoSuchAct { last } => {
            words.say("rescue-no-such-act", &Args::new().no("last", last.0))
        }
        RescueError::NothingGood { copies, .. } => {
            let copies = copies.iter().map(|found| copy(words, found, Seq(0), local_offset()));
            let said = std::iter::once(words.text("rescue-nothing-good")).chain(copies);
            let hint = std::iter::once(words.text("rescue-nothing-good.hint"));
            said.chain(hint).collect::<Vec<_>>().join("\n")
        }
    }
}

/// That the time may be wrong, with both moments; `id` names the sentence.
#[must_use]
pub fn wrong_time(words: &Words, id: &str, time: WrongTime) -> String {
    let moment = |at| words.date_and_time(at, local_offset());
    let args = Args::new().text("last", moment(time.last)).text("now", moment(time.now));
    words.say(id, &args)
}

/// That this computer's clock is off from the shared one.
#[must_use]
pub fn clocks_apart(words: &Words, clocks: ClocksApart) -> String {
    let apart = clocks.own.millis_since(clocks.shared);
    let way = if apart > 0 { "ahead" } else { "behind" };
    let args = Args::new()
        .text("apart", words.duration(apart.abs() / 1000))
        .text("way", way)
        .text("shared", words.date_and_time(clocks.shared, local_offset()));
    words.say("clock-apart", &args)
}

/// Why there is no second copy, or an older one; none where it is whole or being written.
#[must_use]
pub fn second_copy(words: &Words, folder: &Path, stands: &CopyStands) -> Option<String> {
    let CopyStands::Failed(trouble) = stands else { return None };
    let mut args = Args::new().text("folder", folder.display().to_string());
    if let CopyTrouble::System(kind) = trouble {
        args = args.text("source", file_trouble(words, &std::io::Error::from(*kind)));
    }
    let said = words.say(&format!("second-copy-{}", trouble.id()), &args);
    let hint = match trouble {
        CopyTrouble::SameFolder => "second-copy-hint.folder",
        CopyTrouble::SameFile | CopyTrouble::OtherFile | CopyTrouble::WentOn => {
            "second-copy-hint.away"
        }
        CopyTrouble::InUse | CopyTrouble::NotReadBack | CopyTrouble::System(_) => {
            "second-copy-hint"
        }
    };
    Some(format!("{said}\n{}", words.say(hint, &args)))
}

/// The same where nobody waits any longer, so that one that is still being written is told, too.
#[must_use]
pub fn copy_in_the_end(
    words: &Words,
    folder: &Path,
    stands: &CopyStands,
    waited: Duration,
) -> Option<String> {
    if *stands != CopyStands::Behind {
        return second_copy(words, folder, stands);
    }
    let args = Args::new().text("folder", folder.display().to_string());
    let args = args.no("seconds", waited.as_secs());
    let said = words.say("second-copy-late", &args);
    Some(format!("{said}\n{}", words.text("second-copy-late.hint")))
}

/// Why a file or folder cannot be read or written, without the number that the system has for it.
#[must_use]
pub fn file_trouble(words: &Words, error: &std::io::Error) -> String {
    if let Some(kept) = KeptFile::of(error) {
        return words.text(&format!("file-kept-{}", kept.id()));
    }
    let id = match error.kind() {
        ErrorKind::NotFound => "file-not-found",
        ErrorKind::PermissionDenied => "file-not-allowed",
        ErrorKind::AlreadyExists => "file-exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-disk-full",
        ErrorKind::ReadOnlyFilesystem => "file-disk-read-only",
        ErrorKind::FileTooLarge => "file-too-large",
        ErrorKind::InvalidInput => "file-no-file",
        ErrorKind::InvalidData => "file-not-text",
        ErrorKind::IsADirectory => "file-is-folder",
        ErrorKind::NotADirectory => "file-no-folder",
        _ => return without_number(&error.to_string()).to_owned(),
    };
    words.text(id)
}

/// What the system says, without the number that it has for it.
#[must_use]
pub fn without_number(said: &str) -> &str {
    said.split(" (os error").next().unwrap_or_default()
}

/// Why a journal cannot be opened, read or written; what to do now on its own line; the file last.
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

/// Why something was not done, with what to do now on a line of its own where there is a hint.
#[must_use]
pub fn failure(words: &Words, failure: &Failure, tournament: &Tournament) -> String {
    let id = format!("failure-{}", failure.id());
    match failure {
        Failure::Refused(refusal) => {
            let said = words.refusal(refusal, tournament);
            said.hint.map_or(said.text.clone(), |hint| format!("{}\n{hint}", said.text))
        }
        Failure::Journal(error) => journal(words, error),
        Failure::Fault(fault) => words.say(&id, &Args::new().text("what", format!("{fault:?}"))),
        Failure::TimeJumped(jump) => wrong_time(words, &id, *jump),
        Failure::Overtaken(Overtaken { refusal: Some(refusal), .. }) => {
            words.refusal(refusal, tournament).text
        }
        Failure::OfAnother { by, .. } => words.say(&id, &Args::new().text("by", by.as_str())),
        Failure::Overtaken(Overtaken { refusal: None, .. })
        | Failure::Waits
        | Failure::NotDone
        | Failure::ReadOnly
        | Failure::Busy
        | Failure::NoBeginning
        | Failure::Broken => words.text(&id),
    }
}

/// The same with what others did meanwhile, and whose act it is that would be taken back.
#[must_use]
pub fn failure_in(words: &Words, failed: &Failure, session: &Session) -> String {
    let (log, offset) = (session.log(), local_offset());
    let mut lines = vec![failure(words, failed, session.tournament())];
    let told = |seq: Seq| {
        let index = usize::try_from(seq.0).ok().and_then(|seq| seq.checked_sub(1));
        let act = index.and_then(|index| log.acts().get(index))?;
        let args = Args::new()
            .text("by", act.by.as_str())
            .text("time", words.time_with_secs(act.at, offset))
            .text("what", words.act(log, seq, offset));
        Some(words.say(if act.by.is_empty() { "meanwhile-act" } else { "meanwhile-act-by" }, &args))
    };
    match failed {
        Failure::Overtaken(overtaken) => {
            lines.extend(overtaken.acts.iter().filter_map(|seq| told(*seq)));
        }
        Failure::OfAnother { seq, .. } => {
            lines.extend(told(*seq));
            let own = Args::new().text("own", session.author());
            lines.push(words.say("failure-of-another.hint", &own));
        }
        Failure::Refused(_)
        | Failure::Journal(_)
        | Failure::ReadOnly
        | Failure::Busy
        | Failure::Waits
        | Failure::NotDone
        | Failure::NoBeginning
        | Failure::TimeJumped(_)
        | Failure::Fault(_)
        | Failure::Broken => {}
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use crate::messages::file_trouble;
    use std::io::{Error, ErrorKind};
    use words::{Language, Words};

    #[test]
    fn why_a_file_cannot_be_read_is_said_without_a_number() {
        let words = Words::new(Language::English);
        for number in 1..=40 {
            let said = file_trouble(&words, &Error::from_raw_os_error(number));
            assert!(!said.contains("os error") && !said.is_empty(), "{number}: {said}");
        }
        let said = |kind: ErrorKind| file_trouble(&words, &Error::from(kind));
        assert_eq!(said(ErrorKind::NotFound), "this file or folder does not exist");
        assert_eq!(said(ErrorKind::PermissionDenied), "this computer does not allow it");
        assert_eq!(said(ErrorKind::StorageFull), "the disk is full");
    }
}
