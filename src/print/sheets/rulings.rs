//! The rulings of an event, the first one first.

use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet, SheetRequest, Whose};
use crate::watch::{Stopped, Watch};
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use reports::RulingLine;
use words::Args;

/// Of the chosen tables and acts.
pub static SHEET: Sheet = Sheet {
    id: "rulings",
    whose: &[Whose::All, Whose::Tables, Whose::Since],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |SheetRequest { log, choice, .. }| {
        let mut lines = reports::rulings(log);
        lines.retain(|line| choice.has_brought(line.seq, line.ruling.table));
        Job::new(Rulings(lines))
    },
};

#[derive(Debug, Clone, PartialEq)]
pub struct Rulings(pub Vec<RulingLine>);

impl Content for Rulings {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let passages: Vec<Passage> = self.0.iter().map(|line| of_ruling(desk, line)).collect();
        let args = Args::new().count("rulings", self.0.len());
        let summary = desk.words.say("print-rulings-summary", &args);
        let title = SHEET.name(desk.words);
        let text = Text { title: &title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
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
        ..Passage::default()
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
