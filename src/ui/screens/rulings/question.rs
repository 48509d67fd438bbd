//! One floor question: what is told, and the ruling on it, made anew with every change.

use crate::screens::rulings::form::Focus;
use asked::Asked;
use engine::values::{SeatNo, TableNo};
use reports::{Known, RulingLine};
use rulebook::{RuleSet, Rulebook};
use rulings::{FactsError, Field, Ruling, Topic};
use std::collections::BTreeMap;
use words::facts::{Offered, Reading, Sheet, ToldFact};

pub(super) struct Question {
    pub(super) topic: &'static Topic,
    pub(super) sheet: Sheet,
    /// Under which other rules it is answered, too.
    pub(super) beside: Option<Rulebook>,
    pub(super) table: String,
    /// Which of the verdicts that the rules allow was chosen.
    pub(super) option: Option<usize>,
    /// The field that is to get the focus.
    pub(super) focus: Focus,
    /// How the floor rules otherwise, while that is written down.
    pub(super) otherwise: Option<Otherwise>,
    pub(super) seat: String,
    /// The facts that were logged, so that nobody logs them twice.
    pub(super) logged: Option<Logged>,
    /// What the tournament told by itself, by field: it follows the level until it is typed over.
    told_by_itself: BTreeMap<&'static str, ToldFact>,
    /// What was understood of the sentence that asked it, by field.
    understood: Vec<(&'static Field, ToldFact)>,
    /// It is about this moment: no example, and none that was logged before.
    knows: bool,
    judged: Option<Judged>,
}

/// How the floor rules otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Otherwise {
    pub(super) answer: String,
    pub(super) reason: String,
}

/// A ruling that stands in the log.
#[derive(Debug, Clone)]
pub(super) enum Logged {
    /// It was logged just now, with these facts.
    Now(String),
    /// It was opened from the log.
    Before(Box<RulingLine>),
}

/// What came of what is told.
#[derive(Debug)]
struct Judged {
    reading: Reading,
    rules: RuleSet,
    beside: Option<Rulebook>,
    outcome: Judgment,
    other: Option<Judgment>,
}

/// An answer, or why there is none yet.
#[derive(Debug, Clone)]
pub(super) enum Judgment {
    /// Something is still to be told, or not understood.
    Waits,
    /// What is told does not go together.
    Refused(FactsError),
    Ruled(Box<Ruling>),
}

impl Question {
    pub(super) fn new(topic: &'static Topic) -> Self {
        Self {
            topic,
            sheet: Sheet::blank(topic.fields),
            beside: None,
            table: String::new(),
            option: None,
            focus: Some(String::new()),
            otherwise: None,
            seat: String::new(),
            logged: None,
            told_by_itself: BTreeMap::new(),
            understood: Vec::new(),
            knows: true,
            judged: None,
        }
    }

    /// Tells what the tournament knows unasked. What was typed or emptied by hand stays so.
    pub(super) fn tell_known(&mut self, known: &Known) {
        if !self.knows {
            return;
        }
        let topic = self.topic;
        for (field, told) in self.sheet.fields_mut() {
            let offered = Offered::of(known, topic, field);
            let Some(offered) = offered.filter(|offered| offered.is_told_at_once(field)) else {
                continue;
            };
            let is_own = match self.told_by_itself.get(field.name) {
                Some(before) => before == told,
                None => told.is_blank(),
            };
            if is_own {
                *told = offered.told(field.kind);
                self.told_by_itself.insert(field.name, told.clone());
            }
        }
    }

    /// Fills in what a sentence states. Typed facts stay; unchanged ones of another sentence go.
    pub(super) fn understand(&mut self, sentence: &str) {
        if !Asked::is_sentence(sentence) {
            return;
        }
        while !self.understood.is_empty() {
            self.take_back(0);
        }
        let facts = Asked::shared().stated(self.topic, sentence);
        for field in self.topic.fields {
            let (Some(value), Some(told)) = (facts.get(field.name), self.sheet.told(field.name))
            else {
                continue;
            };
            if told.is_blank() || self.told_by_itself.get(field.name) == Some(told) {
                let understood = ToldFact::filled(field.kind, value);
                self.sheet.tell(field.name, understood.clone());
                self.understood.push((field, understood));
            }
        }
        self.focus = Some(String::new());
    }

    /// What was understood of the sentence, as long as nobody told it otherwise.
    pub(super) fn understood(&mut self) -> &[(&'static Field, ToldFact)] {
        let sheet = &self.sheet;
        self.understood.retain(|(field, told)| sheet.told(field.name) == Some(told));
        &self.understood
    }

    /// Takes back something that was understood, where it still stands so.
    pub(super) fn take_back(&mut self, at: usize) {
        if at >= self.understood.len() {
            return;
        }
        let (field, understood) = self.understood.remove(at);
        if self.sheet.told(field.name) == Some(&understood) {
            self.sheet.tell(field.name, ToldFact::blank(field.kind));
            self.told_by_itself.remove(field.name);
        }
    }

    /// Whether nothing was told by whoever asks.
    pub(super) fn is_blank(&self) -> bool {
        let mut blank = Sheet::blank(self.topic.fields);
        for (name, told) in &self.told_by_itself {
            blank.tell(name, told.clone());
        }
        self.sheet == blank
    }

    /// The first field in which nothing is told, to begin with.
    pub(super) fn focus_first_blank(&mut self) {
        let asked = self.sheet.asked();
        let mut fields = self.sheet.fields_mut().zip(asked);
        let first = fields.find(|((_, told), is_asked)| *is_asked && told.is_blank());
        self.focus = Some(first.map(|((field, _), _)| field.name.to_owned()).unwrap_or_default());
    }

    pub(super) fn table(&self) -> Option<TableNo> {
        self.table.trim().parse().ok().map(TableNo)
    }

    pub(super) fn clear(&mut self) {
        let (table, beside) = (std::mem::take(&mut self.table), self.beside);
        *self = Self { table, beside, ..Self::new(self.topic) };
    }

    pub(super) fn show_example(&mut self) {
        self.knows = false;
        if let Ok(facts) = self.topic.example.parse() {
            self.sheet = Sheet::filled(self.topic.fields, &facts);
        }
    }

    /// Shows a ruling that was logged, with its facts.
    pub(super) fn show_logged(&mut self, line: &RulingLine) {
        self.knows = false;
        if let Ok(facts) = line.ruling.facts.parse() {
            let facts = self.topic.facts_of_today(&facts);
            self.sheet = Sheet::filled(self.topic.fields, &facts);
        }
        self.table = line.ruling.table.map(|table| table.to_string()).unwrap_or_default();
        self.seat = line.ruling.seat.map(|seat| seat.to_string()).unwrap_or_default();
        self.logged = Some(Logged::Before(Box::new(line.clone())));
    }

    pub(super) fn seat(&self) -> Option<SeatNo> {
        self.seat.trim().parse().ok().map(SeatNo)
    }

    /// Judges anew where anything has changed.
    pub(super) fn renew(&mut self, rules: &RuleSet) {
        let reading = self.sheet.read();
        let stands = self.judged.as_ref().is_some_and(|judged| {
            judged.reading == reading && judged.rules == *rules && judged.beside == self.beside
        });
        if stands {
            return;
        }
        let outcome = judge(self.topic, &reading, rules);
        let other = self.beside.map(|book| judge(self.topic, &reading, &RuleSet::of(book)));
        let has_moved = self.judged.as_ref().is_some_and(|judged| judged.reading != reading);
        if has_moved {
            (self.option, self.otherwise) = (None, None);
            if self.logged.as_ref().is_some_and(|logged| !logged.is_of(&reading)) {
                self.logged = None;
            }
        }
        let beside = self.beside;
        self.judged = Some(Judged { reading, rules: *rules, beside, outcome, other });
    }

    pub(super) fn reading(&self) -> Reading {
        self.judged.as_ref().map(|judged| judged.reading.clone()).unwrap_or_default()
    }

    pub(super) fn outcome(&self) -> &Judgment {
        self.judged.as_ref().map_or(&Judgment::Waits, |judged| &judged.outcome)
    }

    /// What comes of it under the other rules.
    pub(super) fn other(&self) -> Option<(Rulebook, &Judgment)> {
        let judged = self.judged.as_ref()?;
        Some((judged.beside?, judged.other.as_ref()?))
    }

    /// What does not go together with the rest.
    pub(super) fn error(&self) -> Option<&FactsError> {
        match self.outcome() {
            Judgment::Refused(error) => Some(error),
            Judgment::Waits | Judgment::Ruled(_) => None,
        }
    }
}

impl Logged {
    /// Whether these are its facts.
    fn is_of(&self, reading: &Reading) -> bool {
        let facts = reading.facts.to_string();
        match self {
            Self::Now(logged) => *logged == facts,
            Self::Before(line) => line.ruling.facts == facts,
        }
    }
}

fn judge(topic: &Topic, reading: &Reading, rules: &RuleSet) -> Judgment {
    if !reading.is_whole() {
        return Judgment::Waits;
    }
    match topic.rule(&reading.facts, rules) {
        Ok(ruling) => Judgment::Ruled(Box::new(ruling)),
        Err(error) => Judgment::Refused(error),
    }
}
