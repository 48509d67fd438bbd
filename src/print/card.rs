//! What seat cards and move slips have in common: head, name, numbers and foot of a card.

use crate::fit::{Fitted, Sizes, fit};
use crate::fonts::Weight;
use crate::frame::{Pen, Side, shares};
use crate::grid::Grid;
use crate::letters::Letters;
use crate::occasion::Desk;
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::watch::{Stopped, Watch, step};
use engine::values::{PlayerId, Seq};
use words::{Args, Words};

/// Between the edge of a card and what is on it.
const MARGIN: f32 = 14.0;

/// The sizes of a name, in points.
const NAME: Sizes =
    Sizes { one: &[25.0, 22.0, 20.0, 18.0], two: &[18.0, 16.5, 15.0, 13.5, 12.0, 10.5] };

/// From one line of a name to the next, in sizes of the writing.
const LINE: f32 = 1.16;
/// How high capitals are, in sizes of the writing.
const CAPITALS: f32 = 0.71;

/// The sizes of the numbers of table and seat.
const NUMBER: Sizes = Sizes { one: &[44.0, 38.0, 32.0, 26.0], two: &[] };

/// How high small capitals stand above a number.
const LABEL_SIZE: f32 = 8.5;

/// Pages of cards in so many rows of two; `card` puts one into its place.
pub(super) fn cards<T>(
    desk: &Desk<'_>,
    rows: u8,
    all: &[T],
    watch: Watch<'_>,
    card: impl Fn(&T, Area, &mut Vec<Mark>),
) -> Result<Vec<Page>, Stopped> {
    let grid = Grid::new(desk.paper, 2, rows);
    let mut pages = Vec::with_capacity(all.len() / grid.cards() + 1);
    for (no, of_page) in all.chunks(grid.cards()).enumerate() {
        step(watch, no * grid.cards(), all.len())?;
        let mut page = grid.page();
        for (one, area) in of_page.iter().zip(grid.areas()) {
            card(one, area.inside(MARGIN), &mut page.marks);
        }
        pages.push(page);
    }
    Ok(pages)
}

/// The name of the event and the day, with a line below.
pub(super) fn head(letters: &Letters, area: Area, event: &str, date: &str, marks: &mut Vec<Mark>) {
    let gray = Pen::regular(letters, 8.5).ink(Ink::Gray);
    let y = area.y + 7.5;
    let day = gray.write(date, Spot { x: area.right(), y }, Side::Right, area.width * 0.45);
    let width = area.width - day.area().width - 10.0;
    let at = Spot { x: area.x, y };
    marks.push(Pen::bold(letters, 8.5).write(event, at, Side::Left, width));
    marks.push(day);
    let line = area.y + 13.0;
    marks.push(Mark::Rule {
        from: Spot { x: area.x, y: line },
        to: Spot { x: area.right(), y: line },
        width: 0.8,
        ink: Ink::Black,
    });
}

/// A name as large as it fits, in the middle of the height.
pub(super) fn name_in(letters: &Letters, name: &str, area: Area, marks: &mut Vec<Mark>) {
    let depth = letters.line(name, Weight::Bold).depth;
    // In the middle, with as much room below the last line as its letters reach down.
    let from = |sizes: &'static [f32], lines: f32| {
        let fits = |size: &f32| size * (lines * LINE + CAPITALS + 2.0 * depth) <= area.height;
        sizes.iter().position(fits).and_then(|first| sizes.get(first..)).unwrap_or_default()
    };
    let sizes = Sizes { one: from(NAME.one, 0.0), two: from(NAME.two, 1.0) };
    let Fitted { size, lines } = fit(letters, name, Weight::Bold, area.width, &sizes);
    let spacing = size * LINE;
    let more = lines.iter().skip(1).fold(0.0, |height, _| height + spacing);
    let mut y = area.y + (area.height - more + size * CAPITALS) / 2.0;
    for line in lines {
        let at = Spot { x: area.x, y };
        marks.push(Mark::Writing { at, size, ink: Ink::Black, line });
        y += spacing;
    }
}

/// A label with a large number under it; gives the size of the number.
pub(super) fn number(
    letters: &Letters,
    label: &str,
    number: &str,
    area: Area,
    marks: &mut Vec<Mark>,
) -> f32 {
    let size = fit(letters, number, Weight::Bold, area.width, &NUMBER).size;
    number_sized(letters, label, number, area, size, marks);
    size
}

/// A label with a number of this size under it.
pub(super) fn number_sized(
    letters: &Letters,
    label: &str,
    number: &str,
    area: Area,
    size: f32,
    marks: &mut Vec<Mark>,
) {
    let gray = Pen::regular(letters, LABEL_SIZE).ink(Ink::Gray);
    let at = Spot { x: area.x, y: area.y + 7.0 };
    marks.push(gray.write(label, at, Side::Left, area.width));
    let at = Spot { x: area.x - size * 0.04, y: area.bottom() - 2.0 };
    marks.push(Pen::bold(letters, size).write(number, at, Side::Left, area.width + size));
}

/// White on black, so that nobody overlooks it.
pub(super) fn wait_in(letters: &Letters, words: &Words, area: Area, marks: &mut Vec<Mark>) {
    let stamp = Area { y: area.y + 10.0, height: 36.0, ..area };
    marks.push(Mark::Fill { area: stamp, ink: Ink::Black });
    let text = words.text("print-wait");
    let sizes = Sizes { one: &[], two: &[11.0, 10.0, 9.0, 8.0, 7.0] };
    let Fitted { size, lines } = fit(letters, &text, Weight::Bold, stamp.width - 10.0, &sizes);
    let spacing = size * 1.25;
    let more = lines.iter().skip(1).fold(0.0, |height, _| height + spacing);
    let mut y = stamp.y + (stamp.height - more + size * 0.71) / 2.0;
    for line in lines {
        let x = stamp.x + (stamp.width - line.width * size) / 2.0;
        marks.push(Mark::Writing { at: Spot { x, y }, size, ink: Ink::White, line });
        y += spacing;
    }
}

/// Two small lines at the foot, left and right.
pub(super) fn foot(letters: &Letters, area: Area, left: &str, right: &str, marks: &mut Vec<Mark>) {
    let gray = Pen::regular(letters, 7.0).ink(Ink::Gray);
    let y = area.bottom();
    let (wide, narrow) = shares(&gray, left, &gray, right, area.width);
    marks.push(gray.write(left, Spot { x: area.x, y }, Side::Left, wide));
    marks.push(gray.write(right, Spot { x: area.right(), y }, Side::Right, narrow));
}

/// The act that gave the seat, by which an outdated card is known.
pub(super) fn since(words: &Words, seq: Seq, time: &str) -> String {
    words.say("print-since", &Args::new().no("act", seq.0).text("time", time))
}

/// The number of a player, by which two of one name are told apart.
pub(super) fn player_no(words: &Words, player: PlayerId) -> String {
    words.say("print-player-no", &Args::new().no("number", player.0))
}
