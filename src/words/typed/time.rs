//! Times of the clock in words: so much more, so much less, or so much left.

use crate::typed::{Asking, BoxAction, Candidate, Named, next_moment};
use engine::Command;
use engine::clock::AfterRecess;
use engine::structure::Stage;
use engine::values::StageNo;

/// Nobody adds or takes more than a day.
const SECS_MAX: i64 = 24 * 60 * 60;

/// What may be meant where only a time is said: more of it, less of it, or what is left; before
/// the start the time of day, too.
pub(super) fn times(asking: &Asking<'_>, named: &Named<'_>) -> Vec<Candidate> {
    if !named.names.is_empty() || !named.plain.is_empty() {
        return Vec::new();
    }
    let one = |score, command| Candidate::said(score, BoxAction::Submit(command));
    match (named.time, named.span, named.clock) {
        (Some(secs), ..) => adjust(secs).map(|command| one(100, command)).into_iter().collect(),
        (None, Some(secs), _) => {
            let both = [(100, secs), (99, -secs)].into_iter();
            both.filter_map(|(score, secs)| Some(one(score, adjust(secs)?))).collect()
        }
        (None, None, Some((minutes, secs))) => {
            let mut found = Vec::new();
            if !asking.tournament.clock().has_begun(asking.now) {
                let typed = format!("{minutes}:{secs:02}");
                let at = next_moment(&typed, asking.now, asking.offset);
                found.extend(at.map(|at| one(100, Command::ScheduleStart { at })));
            }
            found.extend(set_to(asking, minutes, secs).map(|command| one(99, command)));
            found
        }
        (None, None, None) => Vec::new(),
    }
}

/// So much more or less as was said with words for it.
pub(super) fn adjusted(named: &Named<'_>, sign: i64) -> Option<Command> {
    let plain = match named.plain.as_slice() {
        [minutes] => Some(i64::from(*minutes) * 60),
        _ => None,
    };
    let is_bare = named.names.is_empty() && named.table.is_none();
    let said = named.span.or_else(|| named.time.map(i64::abs)).or(plain);
    adjust(said.filter(|_| is_bare)? * sign)
}

fn adjust(secs: i64) -> Option<Command> {
    (secs != 0 && secs.abs() <= SECS_MAX).then_some(Command::AdjustClock { secs })
}

/// What brings the time that is left to this.
pub(super) fn set_to(asking: &Asking<'_>, minutes: u32, secs: u32) -> Option<Command> {
    let wanted =
        (i64::from(minutes) * 60 + i64::from(Some(secs).filter(|secs| *secs < 60)?)) * 1000;
    let left = asking.tournament.reading(asking.now).left_millis(asking.now);
    // The clock shows seconds that have begun as whole ones.
    adjust((wanted - left).div_euclid(1000))
}

/// The break that comes next.
fn next_break(asking: &Asking<'_>) -> Option<StageNo> {
    let reading = asking.tournament.reading(asking.now);
    let structure = asking.tournament.structure();
    let mut later = structure.numbered().filter(|(no, ..)| *no > reading.stage);
    later.find(|(_, _, stage)| matches!(stage, Stage::Break(_))).map(|(no, ..)| no)
}

/// *Break now*: the next break of the structure begins.
pub(super) fn break_now(asking: &Asking<'_>) -> BoxAction {
    let is_on = asking.tournament.reading(asking.now).is_break;
    match next_break(asking).filter(|_| !is_on) {
        Some(stage) => BoxAction::Submit(Command::GoToStage { stage }),
        None => cannot(asking, "break-now", if is_on { "on" } else { "none" }),
    }
}

/// A break from now until a time of day, or for so many minutes.
pub(super) fn take_break(asking: &Asking<'_>, named: &Named<'_>) -> Option<Command> {
    let minutes = match named.plain.as_slice() {
        [minutes] => Some(i64::from(*minutes) * 60),
        _ => None,
    };
    let secs = named.span.or_else(|| named.time.map(i64::abs)).or(minutes);
    let of_day = named.clock.and_then(|(hours, minutes)| {
        next_moment(&format!("{hours}:{minutes:02}"), asking.now, asking.offset)
    });
    let until = of_day.or_else(|| Some(asking.now.plus_millis(secs?.saturating_mul(1000))))?;
    // A time of day could be a table and a seat as well.
    let is_bare = named.names.is_empty() && (named.table.is_none() || of_day.is_some());
    is_bare.then_some(Command::TakeBreak { until, after: AfterRecess::GoesOn })
}

/// *Skip break*: play goes on where a break is on.
pub(super) fn skip_break(asking: &Asking<'_>) -> BoxAction {
    let reading = asking.tournament.reading(asking.now);
    match reading.is_break {
        _ if reading.recess.is_some() => BoxAction::Submit(Command::ResumeClock),
        true => BoxAction::Submit(Command::NextStage),
        false => cannot(asking, "skip-break", "off"),
    }
}

fn cannot(asking: &Asking<'_>, act: &str, why: &str) -> BoxAction {
    BoxAction::Cannot {
        what: asking.words.text(&format!("command-do-{act}")),
        why: asking.words.text(&format!("command-break-{why}")),
    }
}
