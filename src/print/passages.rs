//! Passages of text, one under the other: the log of rulings, and the house rules.

use crate::print::fit::wrap;
use crate::print::frame::{Flow, Pen, Side};
use crate::print::letters::{Line, Weight};
use crate::print::occasion::Desk;
use crate::print::page::{Area, Ink, Mark, Page, Spot};
use crate::print::{Stopped, Watch, step};

/// The size of a title.
const TITLE: f32 = 11.0;

/// The size of the lines under it.
const SIZE: f32 = 9.5;

/// From one line to the next, for a size of one.
const LEADING: f32 = 1.32;

/// Under a passage.
const GAP: f32 = 9.0;

/// A heading over several passages.
const HEADING: f32 = 21.0;

/// Between the edge of a heading and its words.
const INDENT: f32 = 5.0;

/// A title with what is said under it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Passage {
    /// A heading over this passage and those after it.
    pub heading: Option<String>,
    /// What it is about.
    pub title: String,
    /// Words in gray at the right end of the title's line.
    pub aside: String,
    /// What is said, each beginning a new line.
    pub said: Vec<(Tone, String)>,
}

/// How something is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    /// What matters.
    Strong,
    /// As usual.
    Plain,
    /// What only explains.
    Quiet,
}

/// A line ready to be put somewhere.
struct Ready {
    line: Line,
    size: f32,
    ink: Ink,
    aside: Option<Mark>,
}

/// Pages of so many columns.
pub(super) fn pages(
    (desk, columns): (&Desk<'_>, u8),
    passages: &[Passage],
    (title, summary): (&str, &str),
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut flow = Flow::new(desk.paper, columns);
    for (no, passage) in passages.iter().enumerate() {
        step(watch, no, passages.len())?;
        put(desk, passage, &mut flow);
    }
    Ok(flow.framed(desk.letters, desk.words, desk.occasion, (title, summary)))
}

/// Puts a passage where it stays whole; one that is higher than a page goes on on the next one.
fn put(desk: &Desk<'_>, passage: &Passage, flow: &mut Flow) {
    let lines = ready(desk, passage, flow.room());
    let over = if passage.heading.is_some() { HEADING } else { 0.0 };
    let height = lines.iter().fold(over, |height, line| height + line.size * LEADING);
    if height > flow.room().height && !flow.is_fresh() {
        flow.next_column();
    }
    if let Some(words) = &passage.heading {
        let marks = heading(desk, words, flow.room());
        flow.put(HEADING, marks);
    }
    for ready in lines {
        let height = ready.size * LEADING;
        if height > flow.room().height {
            flow.next_column();
        }
        let room = flow.room();
        let at = Spot { x: room.x, y: room.y + ready.size };
        let aside = ready.aside.map(|mark| lowered(mark, at.y));
        let Ready { line, size, ink, .. } = ready;
        flow.put(
            height,
            [Some(Mark::Writing { at, size, ink, line }), aside].into_iter().flatten(),
        );
    }
    let gap = GAP.min(flow.room().height.max(0.0));
    flow.put(gap, None);
}

/// A mark that was made at the top of the paper, at the height of a line.
fn lowered(mark: Mark, y: f32) -> Mark {
    match mark {
        Mark::Writing { at, size, ink, line } => {
            Mark::Writing { at: Spot { y, ..at }, size, ink, line }
        }
        other => other,
    }
}

fn ready(desk: &Desk<'_>, passage: &Passage, room: Area) -> Vec<Ready> {
    let gray = Pen::regular(desk.letters, SIZE).ink(Ink::Gray);
    let right = Spot { x: room.right(), y: 0.0 };
    let aside = (!passage.aside.is_empty())
        .then(|| gray.write(&passage.aside, right, Side::Right, room.width * 0.65));
    let taken = aside.as_ref().map_or(0.0, |mark| mark.area().width + 12.0);
    let title = wrap(desk.letters, &passage.title, Weight::Bold, (room.width - taken) / TITLE);
    let mut aside = aside;
    let mut lines: Vec<Ready> = title
        .into_iter()
        .map(|line| Ready { line, size: TITLE, ink: Ink::Black, aside: aside.take() })
        .collect();
    for (tone, words) in &passage.said {
        let (weight, ink) = match tone {
            Tone::Strong => (Weight::Bold, Ink::Black),
            Tone::Plain => (Weight::Regular, Ink::Black),
            Tone::Quiet => (Weight::Regular, Ink::Gray),
        };
        let wrapped = wrap(desk.letters, words, weight, room.width / SIZE);
        lines.extend(wrapped.into_iter().map(|line| Ready { line, size: SIZE, ink, aside: None }));
    }
    lines
}

fn heading(desk: &Desk<'_>, words: &str, room: Area) -> Vec<Mark> {
    let area = Area { height: HEADING - 5.0, ..room };
    let at = Spot { x: area.x + INDENT, y: area.y + 11.8 };
    let white = Pen::bold(desk.letters, 10.5).ink(Ink::White);
    vec![
        Mark::Fill { area, ink: Ink::Black },
        white.write(words, at, Side::Left, area.width - 2.0 * INDENT),
    ]
}
