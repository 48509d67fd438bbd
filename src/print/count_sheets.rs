//! Sheets on which stacks are counted: every table with a box for each seat.

use crate::frame::{Flow, Pen, Side};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::{Stopped, Watch, step};
use reports::{CountSheet, ToCount};
use words::Args;

/// The size of a name.
const SIZE: f32 = 10.5;

/// A seat: a box that a pencil fits into.
const ROW: f32 = 24.0;

/// The heading of a table.
const HEADING: f32 = 21.0;

/// Between two tables.
const GAP: f32 = 14.0;

/// The place of the seat's number.
const NUMBER: f32 = 22.0;

/// The box for a stack.
const BOX: f32 = 62.0;

/// The place of the stack as last known.
const KNOWN: f32 = 44.0;

/// Between the edge of a row and what is in it.
const INDENT: f32 = 5.0;

/// Pages of two columns.
pub(super) fn pages(
    desk: &Desk<'_>,
    tables: &[CountSheet],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut flow = Flow::new(desk.paper, 2);
    for (no, table) in tables.iter().enumerate() {
        step(watch, no, tables.len())?;
        put(desk, table, &mut flow);
    }
    let players = tables.iter().map(|table| table.seats.len()).sum::<usize>();
    let args = Args::new().count("tables", tables.len()).count("players", players);
    let summary = desk.words.say("print-tables-summary", &args);
    let title = desk.words.text("print-count-sheets");
    Ok(flow.framed(desk.letters, desk.words, desk.occasion, (&title, &summary)))
}

/// Puts a table where it stays whole; one that is higher than a page goes on in the next column.
fn put(desk: &Desk<'_>, table: &CountSheet, flow: &mut Flow) {
    let seats = table.seats.iter().map(Some).chain([None]);
    flow.block(
        (HEADING, GAP),
        seats.map(|seat| (ROW, seat)).collect(),
        |room| heading(desk, table, room),
        |seat, area, _| row(desk, seat, area),
    );
}

fn heading(desk: &Desk<'_>, table: &CountSheet, room: Area) -> Vec<Mark> {
    let area = Area { height: HEADING - 3.0, ..room };
    let y = area.y + 13.5;
    let title = desk.words.say("print-table-no", &Args::new().no("table", table.table.0));
    let players = desk.words.say("players", &Args::new().count("players", table.seats.len()));
    let half = area.width / 2.0 - INDENT;
    let white = |size: f32| Pen::bold(desk.letters, size).ink(Ink::White);
    let left = Spot { x: area.x + INDENT, y };
    let right = Spot { x: area.right() - INDENT, y };
    vec![
        Mark::Fill { area, ink: Ink::Black },
        white(12.0).write(&title, left, Side::Left, half),
        white(9.0).write(&players, right, Side::Right, half),
    ]
}

/// A seat with its box; the sum of the table where there is none.
fn row(desk: &Desk<'_>, seat: Option<&ToCount>, area: Area) -> Vec<Mark> {
    let y = area.y + ROW / 2.0 + SIZE / 3.0;
    let edge = area.right() - INDENT - BOX;
    let mut marks = box_marks(Area { x: edge, y: area.y + 3.0, width: BOX, height: ROW - 5.0 });
    let Some(seat) = seat else {
        let words = desk.words.text("print-count-sum");
        let at = Spot { x: edge - INDENT, y };
        marks.push(Pen::bold(desk.letters, SIZE).write(&words, at, Side::Right, area.width / 2.0));
        return marks;
    };
    let bold = Pen::bold(desk.letters, SIZE);
    let at = Spot { x: area.x + NUMBER - 4.0, y };
    marks.push(bold.write(&seat.seat.to_string(), at, Side::Right, NUMBER));
    let at = Spot { x: area.x + INDENT + NUMBER, y };
    let width = edge - at.x - KNOWN - 2.0 * INDENT;
    let name = called(desk.letters, desk.words, &seat.name, seat.player, seat.is_namesake);
    marks.push(Pen::regular(desk.letters, SIZE).write(&name, at, Side::Left, width));
    let known = desk.words.chips(seat.known);
    let gray = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
    marks.push(gray.write(&known, Spot { x: edge - INDENT, y }, Side::Right, KNOWN));
    marks
}

/// The four sides of a box.
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
