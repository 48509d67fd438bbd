//! Whether all cases of a book hold.

use super::case::{Answer, Case, Row};
use rulebook::{RuleSet, Rulebook, Sentence, Strength};
use rulings::Ruling;
use std::collections::{BTreeMap, BTreeSet};

/// What came of it.
#[derive(Debug, Default)]
pub struct Tally {
    pub sentences: usize,
    /// Sentences whose cases all hold.
    pub tested: usize,
    /// Sentences that only a page tells.
    pub told_by_a_page: usize,
    pub cases: usize,
    /// Sentences that are known not to be answered, and why.
    pub open: Vec<String>,
    pub faults: Vec<String>,
}

impl Tally {
    /// The counts in one line, with what is open.
    pub fn summary(&self, book: Rulebook) -> String {
        let Self { sentences, tested, told_by_a_page, cases, open, faults } = self;
        let mut text = format!(
            "{}: {sentences} sentences, {tested} with {cases} cases, {told_by_a_page} on a page \
             alone, {} open, {} faults",
            book.id(),
            open.len(),
            faults.len(),
        );
        for sentence in open {
            text.push_str("\n  open: ");
            text.push_str(sentence);
        }
        text
    }
}

/// Holds the sentences of a book against their cases.
pub fn judge(book: Rulebook, list: &[Sentence], cases: &BTreeMap<String, Row>) -> Tally {
    let rules = RuleSet::of(book);
    let mut tally = Tally { sentences: list.len(), ..Tally::default() };
    let mut ids = BTreeSet::new();
    for sentence in list {
        if !ids.insert(sentence.id.as_str()) {
            tally.faults.push(format!("{}: is entered twice", sentence.id));
        }
        match cases.get(&sentence.id) {
            Some(row) => judge_row(&rules, sentence, row, &mut tally),
            None if sentence.topics.is_empty() && !sentence.pages.is_empty() => {
                tally.told_by_a_page += 1;
                if sentence.strength.decides() != sentence.by_page.is_some() {
                    tally.faults.push(format!("{}: a page alone, and why?", sentence.id));
                }
            }
            None => tally.faults.push(format!("{}: has no case and no page", sentence.id)),
        }
    }
    let unknown = cases.keys().filter(|id| !ids.contains(id.as_str()));
    tally.faults.extend(unknown.map(|id| format!("{id}: no such sentence")));
    tally
}

/// The cases that hold under the rules of a book.
pub fn holding(book: Rulebook, cases: &BTreeMap<String, Row>) -> Vec<&Case> {
    let rules = RuleSet::of(book);
    let all = cases.values().flat_map(|row| row.applies.iter().chain(&row.near));
    all.filter(|case| holds(case, &rules)).collect()
}

/// Whether the answer to a case under these rules is the one that must be.
pub fn holds(case: &Case, rules: &RuleSet) -> bool {
    case.faults(&case.answer(rules)).is_empty()
}

fn judge_row(rules: &RuleSet, sentence: &Sentence, row: &Row, tally: &mut Tally) {
    let faults = row_faults(rules, sentence, row);
    tally.cases += row.applies.len() + row.near.len();
    let has_cases = !row.applies.is_empty() || !row.near.is_empty();
    match &row.open {
        Some(_) if faults.is_empty() && has_cases => {
            tally.faults.push(format!("{}: is mended, and open no longer", sentence.id));
        }
        Some(why) => tally.open.push(format!("{}: {why}", sentence.id)),
        None if faults.is_empty() => tally.tested += 1,
        None => tally.faults.extend(faults),
    }
}

fn row_faults(rules: &RuleSet, sentence: &Sentence, row: &Row) -> Vec<String> {
    let mut faults = Vec::new();
    let id = &sentence.id;
    let answers =
        |cases: &[Case]| -> Vec<Answer> { cases.iter().map(|case| case.answer(rules)).collect() };
    let (applies, near) = (answers(&row.applies), answers(&row.near));
    for (name, answers) in [("applies", &applies), ("near", &near)] {
        if answers.is_empty() {
            faults.push(format!("{id}: no case under {name}"));
        }
    }
    let of_applies = row.applies.iter().zip(&applies).map(|it| ("applies", it));
    let of_near = row.near.iter().zip(&near).map(|it| ("near", it));
    for (name, (case, answer)) in of_applies.chain(of_near) {
        let mut wrong = case.faults(answer);
        if name == "applies" {
            wrong.extend(weakened(sentence.strength, case, answer));
        } else if row.applies.iter().zip(&applies).any(|it| is_same((case, answer), it)) {
            wrong.push("the same answer as where it applies".to_owned());
        }
        if !wrong.is_empty() {
            let (facts, wrong) = (&case.facts, wrong.join("; "));
            let got = answer.as_ref().map_or_else(Clone::clone, shown);
            faults.push(format!("{id} {name} {} {facts}\n    {wrong}\n    got {got}", case.topic));
        }
    }
    if sentence.by_page.is_some() {
        faults.push(format!("{id}: has cases, and a reason for a page alone"));
    }
    let asked: BTreeSet<&str> = row.applies.iter().map(|case| case.topic.as_str()).collect();
    let listed: BTreeSet<&str> = sentence.topics.iter().map(String::as_str).collect();
    if asked != listed {
        faults.push(format!("{id}: lists {listed:?}, but its cases ask {asked:?}"));
    }
    faults
}

/// Where an answer is not as strict as its sentence.
///
/// A strict sentence may leave how it is kept, as a penalty that must be given leaves which one:
/// then its case names what is no choice.
fn weakened(strength: Strength, case: &Case, answer: &Answer) -> Option<String> {
    let Ok(ruling) = answer else { return None };
    // The floor chooses, or the player.
    let is_choice = ruling.is_discretion || (ruling.verdict.is_open() && ruling.options.len() > 1);
    let leaves_a_choice = is_choice || !ruling.suggests.is_empty();
    match strength {
        Strength::Must | Strength::Will | Strength::AtAnyTime | Strength::Allowed => {
            let is_free = ruling.is_discretion && case.not_options.is_empty();
            is_free.then(|| format!("{strength:?}, and the floor has a choice"))
        }
        Strength::May => (!leaves_a_choice).then(|| "may, and the floor has no choice".to_owned()),
        Strength::Recommended => None,
        Strength::Describes => Some("describes, and has cases".to_owned()),
    }
}

/// Whether two cases of one topic get the very same answer.
fn is_same((case, answer): (&Case, &Answer), (other, theirs): (&Case, &Answer)) -> bool {
    let same = |one: &Ruling, two: &Ruling| {
        (&one.verdict, &one.why, one.is_discretion, &one.citations)
            == (&two.verdict, &two.why, two.is_discretion, &two.citations)
    };
    case.topic == other.topic && matches!((answer, theirs), (Ok(one), Ok(two)) if same(one, two))
}

/// An answer as a fault shows it.
fn shown(ruling: &Ruling) -> String {
    let ids = |reasons: &[rulings::Reason]| -> Vec<&str> {
        reasons.iter().map(|reason| reason.id).collect()
    };
    let options: Vec<_> = ruling.options.iter().map(|choice| choice.verdict.json()).collect();
    let cites: Vec<&str> = ruling.citations.iter().map(|cite| cite.number).collect();
    format!(
        "{} discretion {} options {options:?} cites {cites:?} why {:?} suggests {:?}",
        ruling.verdict.json(),
        ruling.is_discretion,
        ids(&ruling.why),
        ids(&ruling.suggests),
    )
}
