//! Times in RFC 3339.

use crate::trouble::Trouble;
use chrono::DateTime;
use engine::values::Timestamp;
use exchange::export::rfc3339;
use session::{Session, Time};
use words::{Args, Words};

/// Reads a time in RFC 3339, such as `2026-11-20T19:00:00+01:00`.
///
/// # Errors
/// If the text is not such a time.
pub fn parse(text: &str, words: &Words) -> Result<Timestamp, Trouble> {
    let moment = DateTime::parse_from_rfc3339(text).map_err(|_| {
        Trouble::malformed(words.say("terminal-no-moment", &Args::new().text("text", text)))
    })?;
    Ok(Timestamp(moment.timestamp_millis()))
}

/// Sets the time of the next acts to that of `--at`, or to now.
///
/// # Errors
/// If the text is not a time, or the time lies before the last act.
pub fn set(session: &mut Session, at: Option<&str>, words: &Words) -> Result<(), Trouble> {
    let time = time(at, words)?;
    let last = session.log().acts().last().map(|act| act.at);
    if let Some(last) = last.filter(|last| at.is_some() && time.now() < *last) {
        let args = Args::new().text("at", rfc3339(time.now())).text("last", rfc3339(last));
        return Err(Trouble::malformed(words.say("terminal-before-last-act", &args)));
    }
    session.set_time(time);
    Ok(())
}

/// The time of `--at`, or the computer's clock.
///
/// # Errors
/// If the text is not a time.
pub fn time(at: Option<&str>, words: &Words) -> Result<Time, Trouble> {
    at.map_or(Ok(Time::live()), |at| parse(at, words).map(Time::told))
}
