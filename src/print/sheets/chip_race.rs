//! The chip race of each table: lines to write it down, or what came of it.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::job::{Content, Job};
use crate::letters::ShapedLine;
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::table_block::{INDENT, NUMBER, SIZE, TableBlock, seat_no, tables};
use crate::watch::{Stopped, Watch};
use reports::{RaceSheetSeat, RaceSheetTable};
use words::Args;

/// The size of what came of a race.
const SIZE_SMALL: f32 = 8.5;

/// From one line to the next.
const LINE: f32 = 13.5;

/// What a row is higher than its lines: there is room to write by hand.
const AIR: f32 = 5.0;

/// A line to write a number of chips on, and the space before it.
const BLANK: f32 = 34.0;

/// A seat, ready to be put somewhere.
struct SeatLines {
    seat: u8,
    name: Vec<ShapedLine>,
    /// What came of the race, line by line.
    facts: Vec<ShapedLine>,
    /// How many lines are left to write on.
    blanks: usize,
    height: f32,
}

/// With lines to fill in, or with what came of it.
pub static SHEET: Sheet = Sheet {
    id: "chip-race",
    whose: &[Whose::All, Whose::Tables],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| Job::new(ChipRace(reports::race_sheets(wanted.log, &wanted.choice.tables))),
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChipRace(pub Vec<RaceSheetTable>);

impl Content for ChipRace {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let block = |table: &RaceSheetTable, room: f32| block(desk, table, room);
        let marks = |row, area, ground| row_marks(desk, row, area, ground);
        let flow = tables(desk, &self.0, watch, block, marks)?;
        let raced = self.0.iter().filter(|table| table.is_raced).count();
        let values = self.0.first().map(|table| desk.words.raced_values(&table.steps));
        let args = Args::new()
            .count("tables", self.0.len())
            .count("raced", raced)
            .text("values", values.unwrap_or_default());
        let summary = desk.words.say("print-race-summary", &args);
        Ok(flow.framed(desk, &SHEET.name(desk.words), &summary))
    }
}

fn block(desk: &Desk<'_>, table: &RaceSheetTable, room: f32) -> TableBlock<SeatLines> {
    let width = room - NUMBER - 2.0 * INDENT;
    let rows = table.seats.iter().map(|seat| {
        let row = row_of(desk, table, seat, width);
        (row.height, row)
    });
    let args = Args::new().text("change", desk.words.change(table.delta));
    let state = match table.is_raced {
        true => desk.words.say("print-race-change", &args),
        false => desk.words.text("print-race-columns"),
    };
    TableBlock { table: table.table, state, rows: rows.collect() }
}

fn row_of(desk: &Desk<'_>, table: &RaceSheetTable, seat: &RaceSheetSeat, width: f32) -> SeatLines {
    let blanks = if table.is_raced { 0 } else { 2 * table.steps.len().max(1) };
    let for_blanks = (0..blanks).fold(0.0, |sum, _| sum + BLANK);
    let (words, letters) = (desk.words, desk.letters);
    let name = called(desk, &seat.who);
    let name = wrap(letters, &name, Weight::Regular, (width - for_blanks) / SIZE);
    let races = seat.races.iter().zip(table.steps.iter()).filter(|(race, _)| race.chips > 0);
    let races: Vec<String> = races.map(|(race, step)| words.seat_race(race, *step)).collect();
    let wrapped = |fact: &String| wrap(letters, fact, Weight::Regular, width / SIZE_SMALL);
    let facts: Vec<ShapedLine> = races.iter().flat_map(wrapped).collect();
    let height = name.iter().chain(&facts).fold(AIR, |height, _| height + LINE);
    SeatLines { seat: seat.seat.0, name, facts, blanks, height }
}

fn row_marks(desk: &Desk<'_>, row: SeatLines, area: Area, ground: Option<Ink>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
    let mut y = area.y + LINE;
    marks.push(seat_no(desk, row.seat, area, y));
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
