//! Every table with its seats: for the desk, and for the dealers.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::letters::ShapedLine;
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::table_block::{INDENT, NUMBER, SIZE, TableBlock, players, seat_no, summary, tables};
use crate::watch::{Stopped, Watch};
use engine::values::SeatNo;
use reports::{InSeat, SeatedTable};

/// From one line of a name to the next.
const LINE: f32 = 13.5;

/// What a row is higher than its lines.
const AIR: f32 = 2.5;

/// The place of the mark of the button.
const BUTTON: f32 = 42.0;

/// A seat, ready to be put somewhere.
struct SeatLines {
    seat: SeatNo,
    lines: Vec<ShapedLine>,
    ink: Ink,
    has_button: bool,
    height: f32,
}

/// Every table with its seats.
pub static SHEET: Sheet = Sheet {
    id: "seating-by-table",
    whose: &[Whose::All, Whose::Newest, Whose::Tables, Whose::Player, Whose::Since],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| {
        let tables = reports::seated_tables(wanted.log, &wanted.choice, wanted.now);
        Job::new(SeatingByTable(tables))
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatingByTable(pub Vec<SeatedTable>);

impl Content for SeatingByTable {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let block = |table: &SeatedTable, room: f32| block(desk, table, room);
        let marks = |row, area, ground| row_marks(desk, row, area, ground);
        let flow = tables(desk, &self.0, watch, block, marks)?;
        let players = self.0.iter().map(SeatedTable::players).sum();
        let summary = summary(desk, self.0.len(), players);
        Ok(flow.framed(desk, &SHEET.name(desk.words), &summary))
    }
}

fn block(desk: &Desk<'_>, table: &SeatedTable, room: f32) -> TableBlock<SeatLines> {
    let width = room - NUMBER - BUTTON - 2.0 * INDENT;
    let rows = table.seats.iter().map(|(seat, in_seat)| {
        let row = row_of(desk, table, *seat, in_seat, width);
        (row.height, row)
    });
    let state = players(desk, table.players());
    TableBlock { table: table.table, state, rows: rows.collect() }
}

fn row_of(
    desk: &Desk<'_>,
    table: &SeatedTable,
    seat: SeatNo,
    in_seat: &InSeat,
    width: f32,
) -> SeatLines {
    let (words, ink) = match in_seat {
        InSeat::Taken(sitter) => {
            let name = called(desk, &sitter.who);
            (name, Ink::Black)
        }
        InSeat::Open => (desk.words.text("print-seat-open"), Ink::Gray),
        InSeat::OutOfUse => (desk.words.text("print-seat-closed"), Ink::Gray),
    };
    let lines = wrap(desk.letters, &words, Weight::Regular, width / SIZE);
    let height = lines.iter().fold(AIR, |height, _| height + LINE);
    SeatLines { seat, lines, ink, has_button: table.button == Some(seat), height }
}

fn row_marks(desk: &Desk<'_>, row: SeatLines, area: Area, ground: Option<Ink>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
    let mut y = area.y + LINE - 2.0;
    marks.push(seat_no(desk, row.seat.0, area, y));
    if row.has_button {
        let words = desk.words.text("print-button");
        let at = Spot { x: area.right() - INDENT, y: y - 0.5 };
        let pen = Pen::bold(desk.letters, 7.5).ink(Ink::White);
        let written = pen.write(&words, at, Side::Right, BUTTON - 8.0);
        let words = written.area();
        let (x, width) = (words.x - 3.0, words.width + 6.0);
        let tag = Area { x, width, y: area.y + 2.5, height: 11.0 };
        marks.push(Mark::Fill { area: tag, ink: Ink::Black });
        marks.push(written);
    }
    for line in row.lines {
        let at = Spot { x: area.x + INDENT + NUMBER, y };
        marks.push(Mark::Writing { at, size: SIZE, ink: row.ink, line });
        y += LINE;
    }
    marks
}
