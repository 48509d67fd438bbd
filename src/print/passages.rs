//! Passages of text, one under the other: the log of rulings, and the house rules.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::letters::ShapedLine;
use crate::occasion::Desk;
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::watch::{Stopped, Watch, step};
use std::cmp::Ordering;

/// The size of a title, in points.
const TITLE: f32 = 11.0;

/// The size of the lines under it.
const SIZE: f32 = 9.5;

/// From one line to the next, for a size of one.
const LEADING: f32 = 1.32;

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
    pub title: String,
    /// Words in gray at the right end of the title's line.
    pub aside: String,
    /// What is said, each beginning a new line.
    pub said: Vec<(Tone, String)>,
    /// A table under it; its first row is the head.
    pub rows: Vec<Vec<String>>,
    /// The columns of it that hold numbers, which stand under each other from the right.
    pub numbers: &'static [usize],
    /// Whether its last row is the sum of the others.
    pub sum: Sum,
}

/// Whether a table has a last row that is the sum of the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Sum {
    #[default]
    None,
    /// It has one, in bold letters.
    Last,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Strong,
    Plain,
    /// For what only explains something.
    Quiet,
}

/// A line ready to be put somewhere.
pub(super) struct Ready {
    line: ShapedLine,
    size: f32,
    ink: Ink,
    /// What else stands on the line, made as if the line were at the top of the paper.
    aside: Vec<Mark>,
}

/// Passages with what stands around them.
pub(super) struct Text<'a> {
    /// The title at the top of every page.
    pub title: &'a str,
    /// At the foot of every page.
    pub summary: &'a str,
    pub columns: u8,
    pub passages: &'a [Passage],
}

pub(super) fn pages(
    desk: &Desk<'_>,
    text: &Text<'_>,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut flow = Flow::new(desk.paper, text.columns);
    for (no, passage) in text.passages.iter().enumerate() {
        step(watch, no, text.passages.len())?;
        put(desk, passage, &mut flow);
    }
    Ok(flow.framed(desk, text.title, text.summary))
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
        let Ready { line, size, ink, aside } = ready;
        let writing = Mark::Writing { at, size, ink, line };
        let aside = aside.into_iter().map(|mark| lowered(mark, at.y));
        flow.put(height, std::iter::once(writing).chain(aside));
    }
    let gap = GAP.min(flow.room().height.max(0.0));
    flow.put(gap, None);
}

pub(super) fn lines_of(desk: &Desk<'_>, passage: &Passage, room: Area) -> Vec<Ready> {
    ready(desk, passage, room)
}

/// How high lines are, with what is left free under them.
pub(super) fn height_of(lines: &[Ready]) -> f32 {
    lines.iter().fold(GAP, |height, line| height + line.size * LEADING)
}

/// Sets lines from the top of a room; gives how high they are, and those that have no room in it.
pub(super) fn set_lines(lines: Vec<Ready>, room: Area, marks: &mut Vec<Mark>) -> (f32, Vec<Ready>) {
    let mut height = 0.0;
    let mut rest = Vec::new();
    for ready in lines {
        let step = ready.size * LEADING;
        if !rest.is_empty() || height + step > room.height {
            rest.push(ready);
            continue;
        }
        let at = Spot { x: room.x, y: room.y + height + ready.size };
        let Ready { line, size, ink, aside } = ready;
        marks.push(Mark::Writing { at, size, ink, line });
        marks.extend(aside.into_iter().map(|mark| lowered(mark, at.y)));
        height += step;
    }
    (height + GAP, rest)
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
        .map(|line| Ready {
            line,
            size: TITLE,
            ink: Ink::Black,
            aside: aside.take().into_iter().collect(),
        })
        .collect();
    for (tone, words) in &passage.said {
        let (weight, ink) = match tone {
            Tone::Strong => (Weight::Bold, Ink::Black),
            Tone::Plain => (Weight::Regular, Ink::Black),
            Tone::Quiet => (Weight::Regular, Ink::Gray),
        };
        let wrapped = wrap(desk.letters, words, weight, room.width / SIZE);
        let ready = |line| Ready { line, size: SIZE, ink, aside: Vec::new() };
        lines.extend(wrapped.into_iter().map(ready));
    }
    lines.extend(table(desk, passage, room));
    lines
}

/// Between two columns of a table.
const COLUMN_GAP: f32 = 12.0;

/// The lines of a table, whose first row is its head.
fn table(desk: &Desk<'_>, passage: &Passage, room: Area) -> Vec<Ready> {
    let Passage { rows, numbers, sum, .. } = passage;
    let widths = widths(desk, rows, room.width);
    let mut lines = Vec::new();
    for (no, row) in rows.iter().enumerate() {
        let (weight, ink) = match no {
            0 => (Weight::Bold, Ink::Gray),
            no if *sum == Sum::Last && no + 1 == rows.len() => (Weight::Bold, Ink::Black),
            _ => (Weight::Regular, Ink::Black),
        };
        let cells = row.iter().zip(&widths);
        let cells: Vec<Vec<ShapedLine>> =
            cells.map(|(words, width)| wrap(desk.letters, words, weight, width / SIZE)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or_default();
        for at in 0..height {
            let mut x = room.x;
            let mut marks = Vec::new();
            for (column, (cell, width)) in cells.iter().zip(&widths).enumerate() {
                if let Some(line) = cell.get(at) {
                    let free = (width - line.width * SIZE).max(0.0);
                    let indent = if numbers.contains(&column) { free } else { 0.0 };
                    let at = Spot { x: x + indent, y: 0.0 };
                    marks.push(Mark::Writing { at, size: SIZE, ink, line: line.clone() });
                }
                x += width + COLUMN_GAP;
            }
            let line = desk.letters.line("", weight);
            lines.push(Ready { line, size: SIZE, ink, aside: marks });
        }
    }
    lines
}

/// How wide each column is: as it needs, and where there is too little room, the widest give way.
fn widths(desk: &Desk<'_>, rows: &[Vec<String>], room: f32) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let wanted = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        let widths = cells.map(|words| desk.letters.width(words, Weight::Bold) * SIZE);
        // A little more than it needs: rounding must not break a number in two.
        widths.fold(0.0_f32, f32::max) + 0.5
    };
    let wanted: Vec<f32> = (0..columns).map(wanted).collect();
    let gaps = COLUMN_GAP * f32::from(u16::try_from(columns.max(1) - 1).unwrap_or(u16::MAX));
    let mut left = (room - gaps).max(0.0);
    let mut order: Vec<usize> = (0..columns).collect();
    order.sort_by(|a, b| wanted.get(*a).partial_cmp(&wanted.get(*b)).unwrap_or(Ordering::Equal));
    let mut widths = wanted.clone();
    for (done, column) in order.into_iter().enumerate() {
        let share = left / f32::from(u16::try_from(columns - done).unwrap_or(1));
        if let Some(width) = widths.get_mut(column) {
            *width = width.min(share);
            left -= *width;
        }
    }
    widths
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
