//! Why something was not done, and what is wrong with the time.

use crate::journals::journal;
use engine::tournament::Tournament;
use engine::values::Seq;
use session::{ClocksApart, Failure, OpenError, Overtaken, Session, WrongTime, local_offset};
use words::{Args, Words};

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
