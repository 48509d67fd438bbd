//! A way on after damage, and what is left out of it, told so that a person can do it again.

use crate::copies::copy;
use crate::failures::failure;
use crate::journals::journal;
use engine::log::{Act, ActBody, Log};
use engine::tournament::Tournament;
use engine::values::Seq;
use session::{OpenError, RescueError, Rescued, Session, local_offset, shown};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use words::{Args, UtcOffset, Words};

/// Acts that lack more than so many before them, all in all, were not left out but forged.
const GAP_MAX: u64 = 100_000;

/// Makes a new file of the good acts of a journal, up to `upto` where that is told, and beside it a
/// list of what is left out.
///
/// # Errors
/// Where the old file cannot be read, has no such act, or the new one cannot be made; then nothing
/// is left behind.
pub fn rescue(
    old: &Path,
    upto: Option<Seq>,
    into: Option<&Path>,
    words: &Words,
    offset: UtcOffset,
) -> Result<Rescued, RescueError> {
    let rescued = session::rescue(old, upto, into, &|name, act| new_name(words, name, act))?;
    Ok(listed(rescued, words, offset))
}

/// The same of the tournament that is open; the new file of an event in a database is made in this
/// folder.
///
/// # Errors
/// As [`rescue`].
pub fn rescue_open(
    session: &mut Session,
    folder: &Path,
    words: &Words,
    offset: UtcOffset,
) -> Result<Rescued, RescueError> {
    let rescued = session.rescue(folder, &|name, act| new_name(words, name, act))?;
    Ok(listed(rescued, words, offset))
}

fn new_name(words: &Words, name: &str, act: Seq) -> String {
    words.say("rescue-file", &Args::new().text("name", name).no("act", act.0))
}

fn listed(mut rescued: Rescued, words: &Words, offset: UtcOffset) -> Rescued {
    let lines = left_out(words, &rescued, offset);
    rescued.write_list(&lines);
    rescued
}

/// What a rescue left out, a line each: first what can be read, then how much cannot.
#[must_use]
pub fn left_out(words: &Words, rescued: &Rescued, offset: UtcOffset) -> Vec<String> {
    let line = |((seq, act), what): (&(Seq, Act), String)| {
        let when = words.date_and_time_with_secs(act.at, offset);
        let args = Args::new().no("act", seq.0).text("when", when);
        let args = args.text("by", act.by.as_str()).text("what", what);
        words.say(if act.by.is_empty() { "rescue-act" } else { "rescue-act-by" }, &args)
    };
    let unread = (rescued.unread > 0)
        .then(|| words.say("rescue-unread", &Args::new().count("lines", rescued.unread)));
    let all = rescued.left_out.iter().zip(told(rescued, words, offset));
    all.map(line).chain(unread).collect()
}

/// What each act was that was left out, told as well as the acts before it allow.
fn told(rescued: &Rescued, words: &Words, offset: UtcOffset) -> Vec<String> {
    let mut log = Log::replay(rescued.good.iter().cloned()).unwrap_or_default();
    let mut told = Vec::new();
    let mut gaps_left = GAP_MAX;
    for (seq, act) in &rescued.left_out {
        // Acts that cannot be read keep their number, so that an undo means what it meant.
        let gap = seq.0.saturating_sub(log.last_seq().0 + 1);
        let gap = gap.min(gaps_left);
        gaps_left -= gap;
        for _ in 0..gap {
            let nothing = Act { at: act.at, by: String::new(), body: ActBody::Record(Vec::new()) };
            let _ = log.push(nothing);
        }
        // Nobody promised that acts after a gap fit.
        let said = catch_unwind(AssertUnwindSafe(|| {
            log.push(act.clone()).ok().map(|()| words.act(&log, log.last_seq(), offset))
        }));
        let said = said.ok().flatten().filter(|said| !said.is_empty());
        told.push(said.unwrap_or_else(|| words.text("rescue-not-told")));
    }
    told
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
