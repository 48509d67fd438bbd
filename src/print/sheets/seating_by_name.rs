//! Everybody by name: the list on the wall where people find themselves.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::letters::{Letters, ShapedLine};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::watch::{Stopped, Watch, step};
use engine::entries::NameOrder;
use engine::entries::PlayerName;
use reports::{Sitter, listed};
use words::Args;

/// The size of a name, in points.
const SIZE: f32 = 11.0;

/// From one line of a name to the next.
const LINE: f32 = 14.0;

/// What a row is higher than its lines.
const AIR: f32 = 3.0;

/// How high the heading of a letter is.
const LETTER: f32 = 24.0;

/// The titles of the columns.
const TITLES: f32 = 15.0;

/// How wide the numbers of table and seat are.
const NUMBER: f32 = 36.0;

/// Between the edge of a row and what is in it.
const INDENT: f32 = 5.0;

/// So many rows are laid out between two looks at whether to go on.
const ROWS_AT_ONCE: usize = 200;

/// In the order in which people look for a name.
pub static SHEET: Sheet = Sheet {
    id: "seating-by-name",
    whose: &[Whose::All, Whose::Newest, Whose::Tables, Whose::Player, Whose::Since],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| {
        let mut sitters = reports::sitters(wanted.log, &wanted.choice);
        let order = reports::name_order(wanted.log);
        reports::sort_by_name(&mut sitters, order, wanted.language);
        Job::new(SeatingByName(sitters, order))
    },
};

impl SeatingByName {
    /// Under which letter a name stands.
    fn letter_of(&self, desk: &Desk<'_>, name: &str) -> String {
        let own = PlayerName::new(name)
            .and_then(|name| reports::own_letter(&name, self.1, desk.words.language()));
        let other = || first_letter(desk.letters, &listed(name, self.1).0);
        own.map_or_else(other, str::to_owned)
    }
}

/// A list of them, and under which word of a name people look in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatingByName(pub Vec<Sitter>, pub NameOrder);

impl Content for SeatingByName {
    fn count(&self) -> usize {
        self.0.len()
    }

    /// Lays out two columns on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let mut flow = Flow::new(desk.paper, 2);
        let mut letter = None;
        for (no, sitter) in self.0.iter().enumerate() {
            if no % ROWS_AT_ONCE == 0 {
                step(watch, no, self.0.len())?;
            }
            let name = called(desk, &sitter.who);
            let room = flow.room();
            let width = room.width - 2.0 * NUMBER - 2.0 * INDENT;
            let lines = wrap(desk.letters, &name, Weight::Regular, width / SIZE);
            let height = row_height(&lines);
            let first = self.letter_of(desk, &sitter.who.name);
            let is_first = letter.as_ref() != Some(&first);
            let needed = height + if is_first { LETTER } else { 0.0 };
            if room.height < needed && !flow.is_fresh() {
                flow.next_column();
            }
            let is_top = flow.is_fresh();
            if is_top {
                let titles = titles(desk, flow.room());
                flow.put(TITLES, titles);
            }
            if is_first || is_top {
                let heading = heading(desk, &first, flow.room());
                flow.put(LETTER, heading);
            }
            letter = Some(first);
            let ground = if no % 2 == 0 { Some(Ink::Pale) } else { None };
            let area = Area { height, ..flow.room() };
            let ground = ground.map(|ink| Mark::Fill { area, ink });
            flow.put(height, ground.into_iter().chain(row(desk, sitter, lines, area)));
        }
        let count = Args::new().count("players", self.0.len());
        let summary = desk.words.say("players", &count);
        Ok(flow.framed(desk, &SHEET.name(desk.words), &summary))
    }
}

fn row_height(lines: &[ShapedLine]) -> f32 {
    lines.iter().fold(AIR, |height, _| height + LINE)
}

/// The letter of a name in the list: accents do not count, and `#` is for what the fonts lack.
fn first_letter(letters: &Letters, name: &str) -> String {
    let first = name.chars().next().filter(|first| first.is_alphabetic());
    let letter: String = first.into_iter().flat_map(char::to_uppercase).collect();
    let is_clear = !letter.is_empty() && letters.line(&letter, Weight::Bold).lacking.is_empty();
    if is_clear { letter } else { "#".to_owned() }
}

fn titles(desk: &Desk<'_>, room: Area) -> Vec<Mark> {
    let gray = Pen::regular(desk.letters, 8.0).ink(Ink::Gray);
    let y = room.y + 9.0;
    let right = room.right() - INDENT;
    let title = |id: &str, x: f32, side: Side| {
        gray.write(&desk.words.text(id), Spot { x, y }, side, NUMBER)
    };
    vec![
        title("print-name", room.x + INDENT, Side::Left),
        title("print-table", right - NUMBER, Side::Right),
        title("print-seat", right, Side::Right),
    ]
}

fn heading(desk: &Desk<'_>, letter: &str, room: Area) -> Vec<Mark> {
    let at = Spot { x: room.x + INDENT, y: room.y + LETTER - 7.0 };
    let line = room.y + LETTER - 2.0;
    vec![
        Pen::bold(desk.letters, 13.0).write(letter, at, Side::Left, room.width),
        Mark::Rule {
            from: Spot { x: room.x, y: line },
            to: Spot { x: room.right(), y: line },
            width: 0.6,
            ink: Ink::Gray,
        },
    ]
}

fn row(desk: &Desk<'_>, sitter: &Sitter, lines: Vec<ShapedLine>, area: Area) -> Vec<Mark> {
    let mut marks = Vec::new();
    let mut y = area.y + LINE - 2.0;
    let bold = Pen::bold(desk.letters, SIZE);
    let number = |no: String, x: f32| bold.write(&no, Spot { x, y }, Side::Right, NUMBER);
    let right = area.right() - INDENT;
    marks.push(number(sitter.at.table.0.to_string(), right - NUMBER));
    marks.push(number(sitter.at.seat.0.to_string(), right));
    for line in lines {
        let at = Spot { x: area.x + INDENT, y };
        marks.push(Mark::Writing { at, size: SIZE, ink: Ink::Black, line });
        y += LINE;
    }
    marks
}
