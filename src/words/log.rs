//! Every act of the log in words.

use crate::events::{EventTold, Source, Telling};
use crate::lists::Detail;
use crate::{Args, UtcOffset, Words};
use engine::event::Event;
use engine::log::{Act, ActBody, Log};
use engine::tournament::Tournament;
use engine::values::Seq;

/// So many things that happened in one act are told; more are counted.
const SENTENCES_MAX: usize = 4;

impl Words {
    /// What happened, in one sentence. Long lists of names are cut short.
    #[must_use]
    pub fn event(&self, event: &Event, tournament: &Tournament, offset: UtcOffset) -> String {
        let telling = Telling::new(self, Source::State(tournament), offset, Detail::Short);
        telling.sentence(&telling.told(event))
    }

    /// What happened with every name, and a line for each player who changed seats.
    #[must_use]
    pub fn event_in_full(
        &self,
        event: &Event,
        tournament: &Tournament,
        offset: UtcOffset,
    ) -> String {
        let telling = Telling::new(self, Source::State(tournament), offset, Detail::Full);
        telling.in_full(event)
    }

    /// An act of the log in one sentence, without the moment and who did it.
    ///
    /// Empty where the log has no such act.
    #[must_use]
    pub fn act(&self, log: &Log, seq: Seq, offset: UtcOffset) -> String {
        let Some(act) = act_of(log, seq) else { return String::new() };
        let (id, of) = match &act.body {
            ActBody::Record(events) => return self.record(log, seq, events, offset),
            ActBody::Undo(of) => ("act-undo", *of),
            ActBody::Redo(of) => ("act-redo", *of),
        };
        let events = record_of(log, of);
        let sentence = self.record(log, of, events, offset);
        self.say(id, &Args::new().text("act", sentence))
    }

    /// An act with every name, and a line for each player who changed seats.
    #[must_use]
    pub fn act_in_full(&self, log: &Log, seq: Seq, offset: UtcOffset) -> String {
        let Some(Act { body: ActBody::Record(events), .. }) = act_of(log, seq) else {
            return self.act(log, seq, offset);
        };
        let telling = Telling::new(self, Source::Act(log, seq), offset, Detail::Full);
        main_first(events).map(|event| telling.in_full(event)).collect::<Vec<_>>().join("\n")
    }

    /// A short name of an act, for the button that takes it back: `table 7 broken`.
    #[must_use]
    pub fn act_name(&self, log: &Log, seq: Seq, offset: UtcOffset) -> String {
        let Some(act) = act_of(log, seq) else { return String::new() };
        let (id, of) = match &act.body {
            ActBody::Record(events) => return self.record_name(log, seq, events, offset),
            ActBody::Undo(of) => ("act-undo.name", *of),
            ActBody::Redo(of) => ("act-redo.name", *of),
        };
        let name = self.record_name(log, of, record_of(log, of), offset);
        self.say(id, &Args::new().text("act", name))
    }

    /// A short name of what would happen on what stands, for an act that waits.
    #[must_use]
    pub fn would_be(&self, events: &[Event], t: &Tournament, offset: UtcOffset) -> String {
        let telling = Telling::new(self, Source::State(t), offset, Detail::Short);
        let main = main_first(events).next();
        main.map(|event| telling.name(&telling.told(event))).unwrap_or_default()
    }

    fn record(&self, log: &Log, seq: Seq, events: &[Event], offset: UtcOffset) -> String {
        let telling = Telling::new(self, Source::Act(log, seq), offset, Detail::Short);
        let told: Vec<EventTold> =
            main_first(events).take(SENTENCES_MAX).map(|event| telling.told(event)).collect();
        let mut sentences: Vec<String> = told.iter().map(|told| telling.sentence(told)).collect();
        let more = events.len().saturating_sub(sentences.len());
        if more > 0 {
            sentences.push(self.say("act-more", &Args::new().count("more", more)));
        }
        sentences.join(&self.text("act-separator"))
    }

    fn record_name(&self, log: &Log, seq: Seq, events: &[Event], offset: UtcOffset) -> String {
        let telling = Telling::new(self, Source::Act(log, seq), offset, Detail::Short);
        let Some(main) = main_first(events).next() else { return String::new() };
        let name = telling.name(&telling.told(main));
        let is_alike =
            |event: &&Event| std::mem::discriminant(*event) == std::mem::discriminant(main);
        let more = events.iter().filter(is_alike).count().saturating_sub(1);
        if more == 0 {
            return name;
        }
        self.say("act-name-more", &Args::new().text("act", name).count("more", more))
    }
}

fn act_of(log: &Log, seq: Seq) -> Option<&Act> {
    log.acts().get(usize::try_from(seq.0).ok()?.checked_sub(1)?)
}

/// What happened in a record.
fn record_of(log: &Log, seq: Seq) -> &[Event] {
    match act_of(log, seq).map(|act| &act.body) {
        Some(ActBody::Record(events)) => events,
        _ => &[],
    }
}

/// The events of an act, those that only prepare or follow up last.
fn main_first(events: &[Event]) -> impl Iterator<Item = &Event> {
    let is_main = |event: &&Event| !is_side(event);
    events.iter().filter(is_main).chain(events.iter().filter(|event| is_side(event)))
}

/// Whether an event only prepares another or follows from it.
fn is_side(event: &Event) -> bool {
    matches!(
        event,
        Event::TablesAdded { .. }
            | Event::AlternatesQueued { .. }
            | Event::ButtonTracked { .. }
            | Event::ButtonUntracked { .. }
            | Event::ButtonDrawn { .. }
    )
}
