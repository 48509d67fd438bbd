//! The sheet for color-ups: which chip goes when, what to bring to each table, a starting stack.

use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch};
use engine::chips::{ColorUpStep, Removal};
use reports::ColorUpSheet;
use words::Args;

/// One sheet for the whole event.
pub static SHEET: Sheet = Sheet {
    id: "color-ups",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| Job::new(ColorUps(ColorUpSheet::of(wanted.log.state(), wanted.now))),
};

/// The sheet that says when these chips go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColorUps(pub ColorUpSheet);

impl Content for ColorUps {
    fn count(&self) -> usize {
        usize::from(!self.0.is_empty())
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let passages = passages(desk, &self.0);
        let args = Args::new().count("count", self.0.plan.steps.len());
        let summary = desk.words.say("print-color-ups-summary", &args);
        let title = SHEET.name(desk.words);
        let text = Text { title: &title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}

/// The plan, and the chips under it.
fn passages(desk: &Desk<'_>, sheet: &ColorUpSheet) -> Vec<Passage> {
    let words = desk.words;
    let mut passages: Vec<Passage> =
        sheet.plan.steps.iter().map(|step| of_step(desk, step)).collect();
    if passages.is_empty() {
        passages.push(Passage { title: words.text("chips-plan-none"), ..Passage::default() });
    }
    if let Some(first) = passages.first_mut() {
        first.heading = Some(words.text("print-color-ups-plan"));
    }
    let flags = sheet.plan.flags.iter().map(|flag| words.plan_flag(flag, &sheet.structure));
    let flags: Vec<(Tone, String)> = flags.map(|flag| (Tone::Plain, flag)).collect();
    if !flags.is_empty() {
        let title = words.text("print-color-ups-flags");
        passages.push(Passage { title, said: flags, ..Passage::default() });
    }
    passages.push(of_set(desk, sheet));
    passages
}

/// One color-up: what to bring, as a table, and why it is then.
fn of_step(desk: &Desk<'_>, step: &ColorUpStep) -> Passage {
    let words = desk.words;
    let heads = [
        "print-color-ups-removes",
        "print-color-ups-next",
        "print-color-ups-bring",
        "print-color-ups-per-table",
        "print-color-ups-tables",
        "print-color-ups-back",
    ];
    let number = |count: Option<u64>| {
        let count = count.and_then(|count| i64::try_from(count).ok());
        count.map_or_else(|| "–".to_owned(), |count| words.number(count))
    };
    let row = |removal: &Removal| {
        let next = removal.next.map_or_else(|| "–".to_owned(), |next| words.chips(next));
        vec![
            words.chips(removal.value),
            next,
            number(removal.bring),
            number(removal.per_table),
            words.number(i64::from(removal.tables)),
            number(removal.back),
        ]
    };
    let mut rows = vec![heads.iter().map(|id| words.text(id)).collect()];
    rows.extend(step.removals.iter().map(row));
    let values: Vec<_> = step.removals.iter().map(|removal| removal.value).collect();
    let why = step.removals.iter().map(|removal| words.color_up_why(step, removal));
    Passage {
        heading: None,
        title: words.color_up_when(step),
        aside: words.chips_named(&values),
        said: why.map(|why| (Tone::Quiet, why)).collect(),
        rows,
        ..Passage::default()
    }
}

/// The chips with a starting stack.
fn of_set(desk: &Desk<'_>, sheet: &ColorUpSheet) -> Passage {
    let words = desk.words;
    let heads = ["chips-head-value", "chips-head-color", "chips-head-in-a-stack"];
    let mut rows: Vec<Vec<String>> = vec![heads.iter().map(|id| words.text(id)).collect()];
    let set = &sheet.set;
    rows.extend(set.denominations.iter().map(|chip| {
        let in_a_stack = words.number(i64::from(chip.in_a_stack));
        vec![words.chips(chip.value), words.chip_color(chip.color), in_a_stack]
    }));
    let args =
        Args::new().count("count", set.chips_in_a_stack()).text("chips", words.chips(set.stack()));
    let said = match set.chips_in_a_stack() {
        0 => Vec::new(),
        _ => vec![(Tone::Plain, words.say("print-color-ups-stack", &args))],
    };
    Passage {
        heading: Some(words.text("print-color-ups-set")),
        title: words.text("chips-stack"),
        said,
        rows,
        ..Passage::default()
    }
}
