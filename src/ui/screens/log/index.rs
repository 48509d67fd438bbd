//! What the acts of the log are about and how they read, worked out once and kept.

use crate::view::View;
use engine::Event;
use engine::entries::fold;
use engine::log::{Act, ActBody, History};
use engine::values::{PlayerId, Seq};
use reports::Subjects;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// While acts are read, the list is found anew after so many of them.
const STEP: usize = 2_000;

/// What is known of every act, in their order.
#[derive(Debug, Default)]
pub(super) struct Index {
    subjects: Vec<Subjects>,
    /// How each act reads, without case and accents; made when somebody searches.
    texts: Vec<Option<Box<str>>>,
    texts_made: usize,
    /// Where every record stands now.
    pub(super) history: History,
}

impl Index {
    /// Takes in the acts that came since.
    pub(super) fn renew(&mut self, view: &View<'_>) {
        let acts = view.log.acts();
        if acts.len() < self.subjects.len() {
            *self = Self::default();
        }
        if acts.len() == self.subjects.len() {
            return;
        }
        for (index, act) in acts.iter().enumerate().skip(self.subjects.len()) {
            let subjects = Subjects::of_act(view.log, seq_of(index));
            self.subjects.push(subjects);
            self.texts.push(None);
            self.forget_changed(acts, act);
        }
        self.history = view.log.history(view.log.last_seq());
    }

    /// What an act changes about how others read.
    fn forget_changed(&mut self, acts: &[Act], act: &Act) {
        let renames = |events: &[Event]| {
            let is_rename = |event: &Event| matches!(event, Event::PlayerRenamed { .. });
            events.iter().any(is_rename)
        };
        let is_name_changed = match &act.body {
            ActBody::Record(events) => renames(events),
            ActBody::Undo(of) | ActBody::Redo(of) => {
                let index = index_of(*of);
                if let Some(text) = self.texts.get_mut(index)
                    && text.take().is_some()
                {
                    self.texts_made -= 1;
                }
                let body = acts.get(index).map(|act| &act.body);
                matches!(body, Some(ActBody::Record(events)) if renames(events))
            }
        };
        if is_name_changed {
            self.texts.iter_mut().for_each(|text| *text = None);
            self.texts_made = 0;
        }
    }

    pub(super) fn subjects(&self, seq: Seq) -> Option<&Subjects> {
        self.subjects.get(index_of(seq))
    }

    /// How many acts can be searched by their words, in steps until all can.
    pub(super) fn texts_made(&self) -> usize {
        let is_all = self.texts_made == self.texts.len();
        if is_all { self.texts_made } else { self.texts_made - self.texts_made % STEP }
    }

    /// Makes texts until all are there or the time is over; whether all are.
    pub(super) fn read_on(&mut self, view: &View<'_>, millis: u64) -> bool {
        if self.texts_made == self.texts.len() {
            return true;
        }
        let (begun, most) = (Instant::now(), Duration::from_millis(millis));
        // The newest first: they are at the top of the list.
        for (index, text) in self.texts.iter_mut().enumerate().rev() {
            if text.is_some() {
                continue;
            }
            if begun.elapsed() > most {
                return false;
            }
            *text = Some(read(view, seq_of(index)).into_boxed_str());
            self.texts_made += 1;
        }
        true
    }

    /// Whether an act says this word, or names one of these players.
    pub(super) fn says(&self, seq: Seq, word: &str, players: &BTreeSet<PlayerId>) -> bool {
        let text = self.texts.get(index_of(seq)).and_then(Option::as_deref);
        text.is_some_and(|text| text.contains(word))
            || self.subjects(seq).is_some_and(|subjects| names_one_of(subjects, players))
    }
}

/// Everybody in whose name all these words are; they are without case and accents.
pub(super) fn named<'a>(
    view: &View<'_>,
    words: impl Iterator<Item = &'a str> + Clone,
) -> BTreeSet<PlayerId> {
    let players = view.log.state().entries().players();
    let named = players.filter(|player| player.name.has_all(words.clone()));
    named.map(|player| player.id).collect()
}

/// Whether an act is about one of these players.
pub(super) fn names_one_of(subjects: &Subjects, players: &BTreeSet<PlayerId>) -> bool {
    let (few, many) = match subjects.players.len() < players.len() {
        true => (&subjects.players, players),
        false => (players, &subjects.players),
    };
    few.iter().any(|player| many.contains(player))
}

/// An act as it is searched: number, time, who, and the sentence.
fn read(view: &View<'_>, seq: Seq) -> String {
    let Some(act) = view.log.acts().get(index_of(seq)) else { return String::new() };
    let time = view.words.time_with_secs(act.at, view.offset);
    let told = view.words.act(view.log, seq, view.offset);
    fold(&format!("#{seq} {time} {} {told}", act.by))
}

fn seq_of(index: usize) -> Seq {
    Seq(index as u64 + 1)
}

/// Where an act stands in the list of all.
pub(super) fn index_of(seq: Seq) -> usize {
    usize::try_from(seq.0).unwrap_or(usize::MAX).saturating_sub(1)
}
