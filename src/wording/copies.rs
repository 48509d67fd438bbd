//! Copies of a journal: those that were found, and the second one that is kept.

use crate::files::file_trouble;
use engine::log::Log;
use engine::values::Seq;
use session::{FoundCopy, Kinship};
use std::path::Path;
use std::time::Duration;
use storage::{CopyStands, CopyTrouble};
use words::{Args, UtcOffset, Words};

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

/// What a copy has after an act, one sentence an act; at most so many.
#[must_use]
pub fn copy_after(
    words: &Words,
    copy: &FoundCopy,
    after: Seq,
    most: usize,
    offset: UtcOffset,
) -> Vec<String> {
    let log = copy.log();
    let seqs = (after.0 + 1..=log.last_seq().0).map(Seq);
    seqs.take(most).map(|seq| words.act(&log, seq, offset)).collect()
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
