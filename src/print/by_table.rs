//! Every table with its seats: for the desk, and for the dealers.

use crate::fit::wrap;
use crate::frame::{Flow, Pen, Side};
use crate::letters::{Line, Weight};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::{Stopped, Watch, step};
use engine::values::SeatNo;
use reports::{InSeat, SeatedTable};
use words::Args;

/// The size of a name.
const SIZE: f32 = 10.5;

/// From one line of a name to the next.
const LINE: f32 = 13.5;

/// What a row is higher than its lines.
const AIR: f32 = 2.5;

/// The heading of a table.
const HEADING: f32 = 21.0;

/// Between two tables.
const GAP: f32 = 14.0;

/// The place of the seat's number.
const NUMBER: f32 = 22.0;

/// The place of the mark of the button.
const BUTTON: f32 = 42.0;

/// Between the edge of a row and what is in it.
const INDENT: f32 = 5.0;

/// A seat, ready to be put somewhere.
struct Row {
    seat: SeatNo,
    lines: Vec<Line>,
    ink: Ink,
    has_button: bool,
    height: f32,
}

/// Pages of two columns.
pub(super) fn pages(
    desk: &Desk<'_>,
    tables: &[SeatedTable],
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut flow = Flow::new(desk.paper, 2);
    for (no, table) in tables.iter().enumerate() {
        step(watch, no, tables.len())?;
        put(desk, table, &mut flow);
    }
    let players = tables.iter().map(SeatedTable::players).sum::<usize>();
    let args = Args::new().count("tables", tables.len()).count("players", players);
    let summary = desk.words.say("print-tables-summary", &args);
    let title = desk.words.text("print-seating-by-table");
    Ok(flow.framed(desk.letters, desk.words, desk.occasion, (&title, &summary)))
}

/// Puts a table where it stays whole; one that is higher than a page goes on in the next column.
fn put(desk: &Desk<'_>, table: &SeatedTable, flow: &mut Flow) {
    let width = flow.room().width - NUMBER - BUTTON - 2.0 * INDENT;
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

fn row_of(desk: &Desk<'_>, table: &SeatedTable, seat: &(SeatNo, InSeat), width: f32) -> Row {
    let (no, in_seat) = seat;
    let (words, ink) = match in_seat {
        InSeat::Taken(sitter) => {
            let (name, player) = (&sitter.name, sitter.player);
            let name = called(desk.letters, desk.words, name, player, sitter.is_namesake);
            (name, Ink::Black)
        }
        InSeat::Open => (desk.words.text("print-seat-open"), Ink::Gray),
        InSeat::OutOfUse => (desk.words.text("print-seat-closed"), Ink::Gray),
    };
    let lines = wrap(desk.letters, &words, Weight::Regular, width / SIZE);
    let height = lines.iter().fold(AIR, |height, _| height + LINE);
    Row { seat: *no, lines, ink, has_button: table.button == Some(*no), height }
}

fn heading(desk: &Desk<'_>, table: &SeatedTable, room: Area) -> Vec<Mark> {
    let area = Area { height: HEADING - 3.0, ..room };
    let y = area.y + 13.5;
    let title = desk.words.say("print-table-no", &Args::new().no("table", table.table.0));
    let count = Args::new().count("players", table.players());
    let players = desk.words.say("players", &count);
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

fn row_marks(desk: &Desk<'_>, row: Row, area: Area, ground: Option<Ink>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
    let mut y = area.y + LINE - 2.0;
    let bold = Pen::bold(desk.letters, SIZE);
    let at = Spot { x: area.x + NUMBER - 4.0, y };
    marks.push(bold.write(&row.seat.0.to_string(), at, Side::Right, NUMBER));
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
