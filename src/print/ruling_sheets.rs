//! The rulings of an event, and its house rules.

use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Tone, pages};
use crate::{Stopped, Watch};
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use reports::RulingLine;
use rulebook::{Options, RuleOption, RuleSet};
use words::Args;

/// What was ruled, the first one first.
pub(super) fn rulings(
    desk: &Desk<'_>,
    lines: &[RulingLine],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let passages: Vec<Passage> = lines.iter().map(|line| of_ruling(desk, line)).collect();
    let summary =
        desk.words.say("print-rulings-summary", &Args::new().count("rulings", lines.len()));
    pages((desk, 1), &passages, (&desk.words.text("print-rulings"), &summary), watch)
}

fn of_ruling(desk: &Desk<'_>, line: &RulingLine) -> Passage {
    let words = desk.words;
    let ruling = &line.ruling;
    let place = Args::new()
        .no("no", line.no)
        .text("at", words.date_and_time(line.at, desk.occasion.offset))
        .no_or_none("level", line.level.map(|level| level.0))
        .no_or_none("table", ruling.table.map(|table| table.0))
        .no_or_none("seat", ruling.seat.map(|seat| seat.0))
        .no_or_none("hand", ruling.hand);
    let title = Args::new().no("no", line.no).text("question", ruling.question.as_str());
    let mut said = Vec::new();
    let facts = words.facts_told(&ruling.topic, &ruling.facts);
    if !facts.is_empty() {
        said.push((Tone::Quiet, facts));
    }
    said.push((Tone::Strong, ruling.answer.clone()));
    if let Some(decision) = &ruling.decision {
        said.push((Tone::Strong, decided(desk, decision)));
    }
    if let Some(by) = given_by(desk, line, ruling) {
        said.push((Tone::Quiet, by));
    }
    Passage {
        heading: None,
        title: words.say("print-ruling-title", &title),
        aside: words.say("print-ruling-place", &place),
        said,
        rows: Vec::new(),
    }
}

/// What the floor decided itself, and why.
fn decided(desk: &Desk<'_>, decision: &Decision) -> String {
    let args = Args::new()
        .text("decision", decision.answer.trim_end_matches('.'))
        .text("reason", decision.reason.trim_end_matches('.'));
    desk.words.say(
        match (decision.kind, decision.reason.is_empty()) {
            (DecisionKind::Override, _) => "print-ruling-overridden",
            (DecisionKind::Choice, true) => "print-ruling-chosen",
            (DecisionKind::Choice, false) => "print-ruling-chosen-because",
        },
        &args,
    )
}

/// The rules that were cited, and who ruled.
fn given_by(desk: &Desk<'_>, line: &RulingLine, ruling: &FloorRuling) -> Option<String> {
    let args = || Args::new().text("cited", ruling.cited.join(", ")).text("by", line.by.as_str());
    match (ruling.cited.is_empty(), line.by.is_empty()) {
        (true, true) => None,
        (false, true) => Some(ruling.cited.join(", ")),
        (true, false) => Some(desk.words.say("print-ruling-by", &args())),
        (false, false) => Some(desk.words.say("print-ruling-cited-by", &args())),
    }
}

/// What this house plays otherwise than its book, and then every point in which books differ.
pub(super) fn house_rules(
    desk: &Desk<'_>,
    rules: &RuleSet,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let words = desk.words;
    let mut passages: Vec<Passage> =
        rules.changes().map(|option| of_option(desk, rules, option)).collect();
    let changes = passages.len();
    if let Some(first) = passages.first_mut() {
        first.heading = Some(words.text("print-house-changes"));
    }
    let mut section = None;
    for option in Options::in_sections() {
        let is_first = section.replace(option.section) != Some(option.section);
        let heading = is_first.then(|| words.section(option.section));
        passages.push(Passage { heading, ..of_option(desk, rules, option) });
    }
    let book = words.rulebook(rules.rulebook);
    let args = Args::new().text("book", book).count("changes", changes);
    let title = words.say("print-house-rules-of", &args);
    let summary = words.say("print-house-rules-summary", &args);
    pages((desk, 2), &passages, (&title, &summary), watch)
}

/// How a point is played here, and what the book says where that is something else.
fn of_option(desk: &Desk<'_>, rules: &RuleSet, option: &RuleOption) -> Passage {
    let words = desk.words;
    let (own, of_book) = (option.get(&rules.options), option.get(&Options::of(rules.rulebook)));
    let answer = words.option_answer(option, own);
    let title = words.option(option);
    if own == of_book {
        return Passage { title, said: vec![(Tone::Plain, answer)], ..Passage::default() };
    }
    let args = Args::new()
        .text("book", words.rulebook(rules.rulebook))
        .text("answer", words.option_answer(option, of_book));
    let instead = words.say("print-house-instead", &args);
    let said = vec![(Tone::Strong, answer), (Tone::Quiet, instead)];
    Passage { title, aside: words.text("print-house-choice"), said, ..Passage::default() }
}
