//! What parts say, in words.

use crate::compose::Shown;
use crate::part::Part;
use crate::state::State;
use crate::theme::Tone;
use reports::{Phase, Waits};
use words::clock_facts::{self, FactSaid};
use words::{Args, Words};

/// A fact in words, with the color of its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fact {
    pub(crate) label: String,
    pub(crate) value: String,
    pub(crate) remark: String,
    pub(crate) tone: Tone,
}

impl Fact {
    pub(crate) fn of(said: FactSaid) -> Self {
        let FactSaid { label, value, remark } = said;
        Self { label, value, remark, tone: Tone::Text }
    }

    fn value(value: String) -> Self {
        Self::of(FactSaid { value, ..FactSaid::default() })
    }
}

/// A part that is one fact, in words; none where it has nothing to say.
pub(crate) fn fact_of(part: &Part, shown: &Shown<'_>) -> Option<Fact> {
    let saying = &shown.saying;
    let room = &saying.clock.room;
    let known = |fact| Fact::of(saying.say(fact));
    let said = match part {
        Part::Event => known(clock_facts::Fact::Event),
        Part::Level => Fact::value(saying.level_title()),
        Part::State => known(clock_facts::Fact::State),
        Part::Stakes => known(clock_facts::Fact::Stakes),
        Part::Next => known(clock_facts::Fact::Next),
        Part::NextBreak => known(clock_facts::Fact::NextBreak),
        Part::Players => known(clock_facts::Fact::Players),
        Part::Tables => known(clock_facts::Fact::Tables),
        Part::Average => known(clock_facts::Fact::Average),
        Part::Pool => known(clock_facts::Fact::Pool),
        Part::NextPayout => known(clock_facts::Fact::NextPayout),
        Part::OfDay => Fact::value(saying.words.time(saying.now, saying.offset)),
        Part::Heading => heading(shown),
        Part::Resumes => resumes(shown)?,
        Part::Entries => counted(saying.words, "screen-entries", saying.clock.entries),
        Part::Rebuys => counted(saying.words, "screen-rebuys", room.rebuys),
        Part::AddOns => counted(saying.words, "screen-add-ons", room.add_ons),
        Part::InPlay => Fact {
            label: saying.words.text("screen-in-play"),
            ..Fact::value(saying.words.chips(room.in_play))
        },
        Part::Blank
        | Part::Time(_)
        | Part::Progress
        | Part::Coming
        | Part::Chips
        | Part::ColoredUp
        | Part::Prizes
        | Part::Changes
        | Part::Out
        | Part::FinalTable
        | Part::Podium
        | Part::News
        | Part::Words(_)
        | Part::Until(_)
        | Part::Message
        | Part::Picture(_)
        | Part::Code => return None,
    };
    Some(said).filter(|said| !said.value.is_empty())
}

/// A number under its name; none of something is not told.
fn counted(words: &Words, label: &str, count: u32) -> Fact {
    let value = if count == 0 { String::new() } else { words.number(i64::from(count)) };
    Fact { label: words.text(label), ..Fact::value(value) }
}

/// In one or two words where the evening is; the level while people play.
fn heading(shown: &Shown<'_>) -> Fact {
    let saying = &shown.saying;
    let words = saying.words;
    let level = || saying.say(clock_facts::Fact::State).value;
    let (value, tone) = match State::of(saying.clock, saying.now) {
        State::Before => (words.text("screen-before"), Tone::Accent),
        State::Playing | State::LastMinute => (level(), Tone::Accent),
        State::Break => (words.text("screen-break"), Tone::Calm),
        State::Paused => (words.text("screen-paused"), Tone::Stopped),
        State::LastHands | State::HandForHand => (held(shown), Tone::Attention),
        State::Bubble => (words.text("screen-bubble"), Tone::Attention),
        State::FinalTable => (words.text("screen-final-table"), Tone::Accent),
        State::HeadsUp => (words.text("screen-heads-up"), Tone::Accent),
        State::DayOver => (words.text("screen-day-over"), Tone::Accent),
        State::Winner => (words.text("display-winner"), Tone::Accent),
    };
    Fact { tone, ..Fact::value(value) }
}

/// What tables wait for.
fn held(shown: &Shown<'_>) -> String {
    let words = shown.saying.words;
    match shown.saying.clock.waits {
        Some(Waits::LastHands(hands)) => {
            words.say("screen-last-hands", &Args::new().count("hands", hands))
        }
        Some(Waits::Orbit(_, _)) => words.text("screen-orbit-for-orbit"),
        Some(Waits::HandForHand(_) | Waits::Soft(_)) | None => words.text("screen-hand-for-hand"),
    }
}

/// When play goes on after a break, and with which level.
fn resumes(shown: &Shown<'_>) -> Option<Fact> {
    let saying = &shown.saying;
    let value = match saying.clock.phase {
        Phase::Break(until) => {
            let at = saying.words.nearest_time(until, saying.offset);
            let level = saying.clock.level.as_ref().map_or(0, |(no, _)| no.0);
            let args = Args::new().text("time", at).no("level", level);
            saying.words.say("screen-resumes", &args)
        }
        Phase::NotStarted
        | Phase::StartsAt(_)
        | Phase::Level
        | Phase::Paused { .. }
        | Phase::Waits { .. }
        | Phase::DayOver { .. }
        | Phase::Over(_)
        | Phase::Ended => saying.say(clock_facts::Fact::State).value,
    };
    Some(Fact::value(value))
}

/// The color of the time left.
pub(crate) fn time_tone(shown: &Shown<'_>) -> Tone {
    let saying = &shown.saying;
    match &saying.clock.phase {
        Phase::Paused { .. } => Tone::Stopped,
        Phase::Break(_) | Phase::Waits { in_break: true } => Tone::Calm,
        Phase::Level if State::is_last_minute(saying.clock, saying.now) => Tone::Attention,
        Phase::NotStarted => Tone::Muted,
        Phase::Level
        | Phase::Waits { in_break: false }
        | Phase::StartsAt(_)
        | Phase::DayOver { .. }
        | Phase::Over(_)
        | Phase::Ended => Tone::Text,
    }
}
