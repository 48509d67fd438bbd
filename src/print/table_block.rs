//! Tables one under the other, each with a heading and a row for every seat.

use crate::frame::{Flow, Pen, Rows, Side};
use crate::occasion::Desk;
use crate::page::{Area, Ink, Mark, Spot};
use crate::watch::{Stopped, Watch, step};
use engine::values::TableNo;
use words::Args;

/// The size of a name, in points.
pub(super) const SIZE: f32 = 10.5;

/// How high the heading of a table is.
const HEADING: f32 = 21.0;

/// The gap between two tables, in points.
const GAP: f32 = 14.0;

/// The place of the seat's number.
pub(super) const NUMBER: f32 = 22.0;

/// Between the edge of a row and what is in it.
pub(super) const INDENT: f32 = 5.0;

pub(super) struct TableBlock<R> {
    pub table: TableNo,
    /// What stands at the right of the heading.
    pub state: String,
    /// Each row with its height, in points.
    pub rows: Vec<(f32, R)>,
}

/// Columns of tables, each whole where it fits into a column.
pub(super) fn tables<T, R>(
    desk: &Desk<'_>,
    tables: &[T],
    watch: Watch<'_>,
    block: impl Fn(&T, f32) -> TableBlock<R>,
    marks: impl Fn(R, Area, Option<Ink>) -> Vec<Mark>,
) -> Result<Flow, Stopped> {
    let mut flow = Flow::new(desk.paper, 2);
    for (no, table) in tables.iter().enumerate() {
        step(watch, no, tables.len())?;
        let TableBlock { table, state, rows } = block(table, flow.room().width);
        let rows = Rows { rows, heading: HEADING, gap: GAP };
        flow.block(rows, |room| heading(desk, table, &state, room), &marks);
    }
    Ok(flow)
}

/// How many players sit there, as it stands in a heading.
pub(super) fn players(desk: &Desk<'_>, players: usize) -> String {
    desk.words.say("players", &Args::new().count("players", players))
}

/// The number of a seat at the left of its row.
pub(super) fn seat_no(desk: &Desk<'_>, seat: u8, row: Area, y: f32) -> Mark {
    let at = Spot { x: row.x + NUMBER - 4.0, y };
    Pen::bold(desk.letters, SIZE).write(&seat.to_string(), at, Side::Right, NUMBER)
}

pub(super) fn summary(desk: &Desk<'_>, tables: usize, players: usize) -> String {
    let args = Args::new().count("tables", tables).count("players", players);
    desk.words.say("print-tables-summary", &args)
}

fn heading(desk: &Desk<'_>, table: TableNo, state: &str, room: Area) -> Vec<Mark> {
    let area = Area { height: HEADING - 3.0, ..room };
    let y = area.y + 13.5;
    let title = desk.words.say("print-table-no", &Args::new().no("table", table.0));
    let half = area.width / 2.0 - INDENT;
    let white = |size: f32| Pen::bold(desk.letters, size).ink(Ink::White);
    let left = Spot { x: area.x + INDENT, y };
    let right = Spot { x: area.right() - INDENT, y };
    vec![
        Mark::Fill { area, ink: Ink::Black },
        white(12.0).write(&title, left, Side::Left, half),
        white(9.0).write(state, right, Side::Right, half),
    ]
}
