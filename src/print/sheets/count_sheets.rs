//! Sheets on which stacks are counted: every table with a box for each seat.

use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::table_block::{INDENT, NUMBER, SIZE, TableBlock, players, seat_no, summary, tables};
use crate::watch::{Stopped, Watch};
use reports::{CountSheet, ToCount};

/// A seat: a box that a pencil fits into.
const ROW: f32 = 24.0;

/// How wide the box for a stack is.
const BOX: f32 = 62.0;

/// The place of the stack as last known.
const KNOWN: f32 = 44.0;

/// Every table with a box for each stack.
pub static SHEET: Sheet = Sheet {
    id: "count-sheets",
    whose: &[Whose::All, Whose::Tables],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| {
        Job::new(CountSheets(reports::count_sheets(wanted.log.state(), &wanted.choice.tables)))
    },
};

/// Each of these tables, to be counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountSheets(pub Vec<CountSheet>);

impl Content for CountSheets {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let marks = |seat, area, _| row(desk, seat, area);
        let flow = tables(desk, &self.0, watch, |table, _| block(desk, table), marks)?;
        let players = self.0.iter().map(|table| table.seats.len()).sum();
        let summary = summary(desk, self.0.len(), players);
        Ok(flow.framed(desk, &SHEET.name(desk.words), &summary))
    }
}

/// The seats of a table, and under them its sum.
fn block(desk: &Desk<'_>, table: &CountSheet) -> TableBlock<Option<ToCount>> {
    let seats = table.seats.iter().cloned().map(Some).chain([None]);
    let rows = seats.map(|seat| (ROW, seat)).collect();
    TableBlock { table: table.table, state: players(desk, table.seats.len()), rows }
}

/// A seat with its box; the sum of the table where there is none.
fn row(desk: &Desk<'_>, seat: Option<ToCount>, area: Area) -> Vec<Mark> {
    let y = area.y + ROW / 2.0 + SIZE / 3.0;
    let edge = area.right() - INDENT - BOX;
    let mut marks = box_marks(Area { x: edge, y: area.y + 3.0, width: BOX, height: ROW - 5.0 });
    let Some(seat) = seat else {
        let words = desk.words.text("print-count-sum");
        let at = Spot { x: edge - INDENT, y };
        marks.push(Pen::bold(desk.letters, SIZE).write(&words, at, Side::Right, area.width / 2.0));
        return marks;
    };
    marks.push(seat_no(desk, seat.seat.0, area, y));
    let at = Spot { x: area.x + INDENT + NUMBER, y };
    let width = edge - at.x - KNOWN - 2.0 * INDENT;
    let name = called(desk, &seat.who);
    marks.push(Pen::regular(desk.letters, SIZE).write(&name, at, Side::Left, width));
    let known = desk.words.chips(seat.known);
    let gray = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
    marks.push(gray.write(&known, Spot { x: edge - INDENT, y }, Side::Right, KNOWN));
    marks
}

fn box_marks(area: Area) -> Vec<Mark> {
    let (left, right) = (area.x, area.right());
    let (top, bottom) = (area.y, area.bottom());
    let corners = [
        Spot { x: left, y: top },
        Spot { x: right, y: top },
        Spot { x: right, y: bottom },
        Spot { x: left, y: bottom },
        Spot { x: left, y: top },
    ];
    let sides = corners.iter().zip(corners.iter().skip(1));
    let side = |(from, to): (&Spot, &Spot)| Mark::Rule {
        from: *from,
        to: *to,
        width: 0.7,
        ink: Ink::Black,
    };
    sides.map(side).collect()
}
