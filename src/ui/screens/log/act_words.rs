//! What a row says of an act beside its words.

use crate::view::View;
use engine::clock::Run;
use engine::log::{Act, ActBody, History};
use engine::values::Seq;
use words::Args;

/// By which act a record was taken back, if it was.
pub fn undone_words(view: &View<'_>, seq: Seq, act: &Act, history: &History) -> Option<String> {
    let is_undone = matches!(act.body, ActBody::Record(_)) && !history.is_in_force(seq);
    is_undone.then(|| match history.undone_by(seq) {
        Some(by) => view.say("log-undone-by", &Args::new().no("act", by.0)),
        None => view.text("log-undone"),
    })
}

/// The level or break in which an act was done; empty before the clock was started.
pub fn level_words(view: &View<'_>, act: &Act) -> String {
    let reading = view.log.state().reading_of(act.at);
    match reading.level {
        _ if reading.run == Run::NotStarted || reading.starts_at.is_some() => String::new(),
        _ if reading.nobody_plays() => view.text("header-break"),
        Some(level) => view.say("log-level", &Args::new().no("level", level.0)),
        None => String::new(),
    }
}
