//! What others did between what a person saw and what they asked for.

use crate::failure::Overtaken;
use crate::intent::{Intent, turned};
use crate::{Failure, Session, decide_body};
use engine::command::Command;
use engine::event::Event;
use engine::log::{Act, ActBody, Log};
use engine::values::Seq;

/// So many of the acts that came between are told.
const TOLD_MAX: usize = 3;

impl Session {
    /// What a command means on what stands now.
    pub(super) fn meant(&mut self, command: &Command) -> Intent {
        let seen = self.log.last_seq();
        let turned = turned(&self.log, command);
        let at = self.moment_of(command);
        let body = decide_body(&self.log, command, at, self.chance.as_mut());
        let events = match body {
            Ok(ActBody::Record(events)) => Some(events),
            Ok(ActBody::Undo(_) | ActBody::Redo(_)) => Some(Vec::new()),
            Err(_) => None,
        };
        Intent { seen, events, turned }
    }

    /// Says why something that was meant is refused now, where that is what others did.
    pub(super) fn refused_now(&self, meant: Option<&Intent>, failure: Failure) -> Failure {
        let Some((meant, events)) = meant.and_then(|meant| Some((meant, meant.events.as_ref()?)))
        else {
            return failure;
        };
        let Failure::Refused(refusal) = failure else { return failure };
        let touched = |act: &[Event]| act.iter().any(|it| events.iter().any(|own| own.touches(it)));
        let (seen, last) = (meant.seen, self.log.last_seq());
        let mut acts = self.others(seen, last, touched);
        if acts.is_empty() {
            acts = self.others(seen, last, |_| true);
        }
        Failure::Overtaken(Overtaken { acts, refusal: Some(refusal) })
    }

    /// The last act here was decided after others acted: whether it still says what was meant.
    pub(super) fn overtaken(&self, meant: &Intent) -> Option<Overtaken> {
        let own = self.log.acts().last()?;
        let before = Seq(self.log.last_seq().0.saturating_sub(1));
        let acts = match &own.body {
            ActBody::Record(own) => {
                let met = |act: &[Event]| act.iter().any(|it| own.iter().any(|own| own.meets(it)));
                self.others(meant.seen, before, met)
            }
            ActBody::Undo(seq) | ActBody::Redo(seq) if meant.turned != Some(*seq) => {
                self.others(meant.seen, before, |_| true)
            }
            ActBody::Undo(_) | ActBody::Redo(_) => Vec::new(),
        };
        (!acts.is_empty()).then_some(Overtaken { acts, refusal: None })
    }

    /// The last acts after the one and up to the other, by somebody else, with such events.
    fn others(&self, after: Seq, upto: Seq, is_such: impl Fn(&[Event]) -> bool) -> Vec<Seq> {
        let index = |seq: Seq| usize::try_from(seq.0).unwrap_or(usize::MAX);
        let between = self.log.acts().get(index(after)..index(upto)).unwrap_or_default();
        let numbered: Vec<(Seq, &Act)> = (after.0 + 1..).map(Seq).zip(between).collect();
        // Where desks have names, what this one did itself meanwhile is nobody else's.
        let of_others = numbered
            .into_iter()
            .rev()
            .filter(|(_, act)| !self.is_shared() || act.by != self.author);
        let such = of_others.filter(|(_, act)| is_such(events_of(&self.log, act)));
        let mut acts: Vec<Seq> = such.map(|(seq, _)| seq).take(TOLD_MAX).collect();
        acts.reverse();
        acts
    }
}

/// What an act says, or the one that it takes back or puts back.
fn events_of<'log>(log: &'log Log, act: &'log Act) -> &'log [Event] {
    let turned = |seq: &Seq| {
        let index = usize::try_from(seq.0).ok().and_then(|seq| seq.checked_sub(1));
        index.and_then(|index| log.acts().get(index))
    };
    match &act.body {
        ActBody::Record(events) => events,
        ActBody::Undo(seq) | ActBody::Redo(seq) => turned(seq).map_or(&[], |of| match &of.body {
            ActBody::Record(events) => events,
            ActBody::Undo(_) | ActBody::Redo(_) => &[],
        }),
    }
}
