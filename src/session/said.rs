//! What a session has to tell, in words: notices, damage and failures.

use crate::engine::tournament::Tournament;
use crate::session::{Failure, Found};
use crate::storage::{Damage, Flaw, Notice};
use crate::words::{Args, Words};

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
        Flaw::NotAnAct { reason } => Args::new().text("reason", reason.as_str()),
        _ => Args::new(),
    };
    let what = words.say(&format!("journal-damage-{}", damage.what.id()), &args);
    words.say("journal-damage", &Args::new().no("line", damage.line).text("what", what))
}

/// Everything that a person should know about a journal that opened.
#[must_use]
pub fn found(words: &Words, found: &Found) -> Vec<String> {
    let mut lines: Vec<String> = found.notices.iter().map(|n| notice(words, n)).collect();
    if found.is_in_use {
        lines.push(words.text("journal-notice-in-use"));
    }
    lines.extend(found.damage.as_ref().map(|d| damage(words, d)));
    lines
}

/// Why something was not done, with what to do now on a line of its own where there is a hint.
#[must_use]
pub fn failure(words: &Words, failure: &Failure, tournament: &Tournament) -> String {
    match failure {
        Failure::Refused(refusal) => {
            let said = words.refusal(refusal, tournament);
            said.hint.map_or(said.text.clone(), |hint| format!("{}\n{hint}", said.text))
        }
        Failure::Journal(error) => error.to_string(),
        Failure::Fault(fault) => {
            words.say(failure.id(), &Args::new().text("what", format!("{fault:?}")))
        }
        Failure::ReadOnly | Failure::Busy | Failure::Broken => words.text(failure.id()),
    }
}
