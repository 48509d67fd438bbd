//! The chip race of each table: lines to write it down, or what came of it.

use crate::fit::wrap;
use crate::frame::{Flow, Pen, Side};
use crate::letters::{Line, Weight};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::{Stopped, Watch, step};
use reports::{RaceSheetSeat, RaceSheetTable};
use words::Args;

/// The size of a name.
const SIZE: f32 = 10.5;

/// The size of what came of a race.
const SIZE_SMALL: f32 = 8.5;

/// From one line to the next.
const LINE: f32 = 13.5;

/// What a row is higher than its lines: there is room to write by hand.
const AIR: f32 = 5.0;

/// The heading of a table.
const HEADING: f32 = 21.0;

/// Between two tables.
const GAP: f32 = 14.0;

/// The place of the seat's number.
const NUMBER: f32 = 22.0;

/// A line to write a number of chips on, and the space before it.
const BLANK: f32 = 34.0;

/// Between the edge of a row and what is in it.
const INDENT: f32 = 5.0;

/// A seat, ready to be put somewhere.
struct Row {
    seat: u8,
    name: Vec<Line>,
    /// What came of the race.
    facts: Vec<Line>,
    /// Lines to write on.
    blanks: usize,
    height: f32,
}

/// Pages of two columns.
pub(super) fn pages(
    desk: &Desk<'_>,
    tables: &[RaceSheetTable],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut flow = Flow::new(desk.paper, 2);
    for (no, table) in tables.iter().enumerate() {
        step(watch, no, tables.len())?;
        put(desk, table, &mut flow);
    }
    let raced = tables.iter().filter(|table| table.is_raced).count();
    let values = tables.first().map(|table| desk.words.raced_values(&table.steps));
    let args = Args::new()
        .count("tables", tables.len())
        .count("raced", raced)
        .text("values", values.unwrap_or_default());
    let summary = desk.words.say("print-race-summary", &args);
    let title = desk.words.text("print-chip-race");
    Ok(flow.framed(desk.letters, desk.words, desk.occasion, (&title, &summary)))
}

/// Puts a table where it stays whole; one that is higher than a page goes on in the next column.
fn put(desk: &Desk<'_>, table: &RaceSheetTable, flow: &mut Flow) {
    let width = flow.room().width - NUMBER - 2.0 * INDENT;
    let rows = table.seats.iter().map(|seat| {
        let row = row_of(desk, table, seat, width);
        (row.height, row)
    });
    flow.block(
        (HEADING, GAP),
        rows.collect(),
        |room| heading(desk, table, room),
        |row, area, ground| row_marks(desk, row, area, ground),
    );
}

fn row_of(desk: &Desk<'_>, table: &RaceSheetTable, seat: &RaceSheetSeat, width: f32) -> Row {
    let blanks = if table.is_raced { 0 } else { 2 * table.steps.len().max(1) };
    let for_blanks = (0..blanks).fold(0.0, |sum, _| sum + BLANK);
    let (words, letters) = (desk.words, desk.letters);
    let name = called(letters, words, seat.name.as_str(), seat.player, seat.is_namesake);
    let name = wrap(letters, &name, Weight::Regular, (width - for_blanks) / SIZE);
    let races = seat.races.iter().zip(table.steps.iter()).filter(|(race, _)| race.chips > 0);
    let races: Vec<String> = races.map(|(race, step)| words.seat_race(race, *step)).collect();
    let wrapped = |fact: &String| wrap(letters, fact, Weight::Regular, width / SIZE_SMALL);
    let facts: Vec<Line> = races.iter().flat_map(wrapped).collect();
    let height = name.iter().chain(&facts).fold(AIR, |height, _| height + LINE);
    Row { seat: seat.seat.0, name, facts, blanks, height }
}

fn heading(desk: &Desk<'_>, table: &RaceSheetTable, room: Area) -> Vec<Mark> {
    let area = Area { height: HEADING - 3.0, ..room };
    let y = area.y + 13.5;
    let title = desk.words.say("print-table-no", &Args::new().no("table", table.table.0));
    let args = Args::new().text("change", desk.words.change(table.delta));
    let state = match table.is_raced {
        true => desk.words.say("print-race-change", &args),
        false => desk.words.text("print-race-columns"),
    };
    let half = area.width / 2.0 - INDENT;
    let white = |size: f32| Pen::bold(desk.letters, size).ink(Ink::White);
    let left = Spot { x: area.x + INDENT, y };
    let right = Spot { x: area.right() - INDENT, y };
    vec![
        Mark::Fill { area, ink: Ink::Black },
        white(12.0).write(&title, left, Side::Left, half),
        white(9.0).write(&state, right, Side::Right, half),
    ]
}

fn row_marks(desk: &Desk<'_>, row: Row, area: Area, ground: Option<Ink>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
    let mut y = area.y + LINE;
    let bold = Pen::bold(desk.letters, SIZE);
    let at = Spot { x: area.x + NUMBER - 4.0, y };
    marks.push(bold.write(&row.seat.to_string(), at, Side::Right, NUMBER));
    let mut right = area.right() - INDENT;
    for _ in 0..row.blanks {
        let line = Area { x: right - BLANK + 6.0, y: y + 2.0, width: BLANK - 6.0, height: 0.7 };
        marks.push(Mark::Fill { area: line, ink: Ink::Black });
        right -= BLANK;
    }
    let x = area.x + INDENT + NUMBER;
    for line in row.name {
        marks.push(Mark::Writing { at: Spot { x, y }, size: SIZE, ink: Ink::Black, line });
        y += LINE;
    }
    for line in row.facts {
        marks.push(Mark::Writing { at: Spot { x, y }, size: SIZE_SMALL, ink: Ink::Black, line });
        y += LINE;
    }
    marks
}
