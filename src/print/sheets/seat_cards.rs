//! Seat cards: the first thing that a guest gets of the event.

use crate::card::{cards, foot, head, name_in, number, number_sized, player_no, since, wait_in};
use crate::code::{WebAddress, code_in};
use crate::fit::{Fitted, Sizes, fit};
use crate::fonts::Weight;
use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::letters::Letters;
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, CardOrder, Offered, Sheet, Whose};
use crate::watch::{Stopped, Watch};
use reports::Sitter;

/// By table and seat, or by name.
pub static SHEET: Sheet = Sheet {
    id: "seat-cards",
    whose: &[Whose::All, Whose::Newest, Whose::Tables, Whose::Player, Whose::Since],
    also: Also::Order,
    offered: Offered::Always,
    gather: |wanted| {
        let mut sitters = reports::sitters(wanted.log, &wanted.choice);
        match wanted.order {
            CardOrder::Table => {}
            CardOrder::Name => {
                let order = reports::name_order(wanted.log);
                reports::sort_by_name(&mut sitters, order, wanted.language);
            }
        }
        match wanted.address {
            None => Job::new(SeatCards(sitters)),
            Some(address) => Job::new(CodedCards { sitters, address: address.clone() }),
        }
    },
};

/// How much higher the numbers stand over a note: a name in two lines still fits above.
const NOTE: f32 = 4.0;

/// How wide a code is: as high as the numbers beside it, with white paper around.
const CODE: f32 = 43.0;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCards(pub Vec<Sitter>);

impl Content for SeatCards {
    fn count(&self) -> usize {
        self.0.len()
    }

    /// Lays out ten cards on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        cards(desk, 5, &self.0, watch, |sitter, area, marks| {
            card(desk, sitter, None, area, marks);
        })
    }
}

/// The same with a code on each that leads to the player's page of the shared event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodedCards {
    pub sitters: Vec<Sitter>,
    /// Where the pages of the shared event are.
    pub address: WebAddress,
}

impl Content for CodedCards {
    fn count(&self) -> usize {
        self.sitters.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let address = Some(&self.address);
        cards(desk, 5, &self.sitters, watch, |sitter, area, marks| {
            card(desk, sitter, address, area, marks);
        })
    }
}

fn card(
    desk: &Desk<'_>,
    sitter: &Sitter,
    address: Option<&WebAddress>,
    area: Area,
    marks: &mut Vec<Mark>,
) {
    let (letters, words) = (desk.letters, desk.words);
    let note = note(desk, sitter, address);
    head(letters, area, &desk.occasion.event, &desk.occasion.date, marks);
    let name = called(desk, &sitter.who);
    let noted = if note.is_empty() { 0.0 } else { NOTE };
    let below = Area { y: area.y + 16.0, height: area.height - 81.0 - noted, ..area };
    name_in(letters, &name, below, marks);
    let numbers = Area { y: area.bottom() - 63.0 - noted, height: 49.0, ..area };
    let table = Area { width: area.width * 0.42, ..numbers };
    let seat = Area { x: table.right() + 12.0, width: area.width * 0.24, ..numbers };
    let table_no = sitter.at.table.0.to_string();
    let size = number(letters, &words.text("print-table"), &table_no, table, marks);
    let label = words.text("print-seat");
    number_sized(letters, &label, &sitter.at.seat.0.to_string(), seat, size, marks);
    let rest = Area { x: seat.right() + 6.0, width: area.right() - seat.right() - 6.0, ..numbers };
    if let Some(address) = address {
        let page = address.page(&format!("/seat/{}", sitter.who.player));
        let side = if note.is_empty() { CODE } else { CODE - NOTE };
        let (x, y) = (area.right() - side, numbers.y + 2.5);
        code_in(&page, Area { x, y, width: side, height: side }, marks);
    } else if let Some(chips) = sitter.bag {
        bag_in(desk, &words.chips(chips), rest, marks);
    } else if sitter.waits_one_hand {
        wait_in(letters, words, rest, marks);
    } else {
        suit(letters, rest, marks);
    }
    if address.is_some() && sitter.waits_one_hand {
        stamped_in(letters, &note, area, marks);
    } else if !note.is_empty() {
        note_in(letters, &note, area, marks);
    }
    let since = since(words, sitter.since, &words.time(sitter.since_at, desk.occasion.offset));
    foot(letters, area, &player_no(words, sitter.who.player), &since, marks);
}

/// What stands in the line above the foot: what the floor should know, and what the code replaces.
fn note(desk: &Desk<'_>, sitter: &Sitter, address: Option<&WebAddress>) -> String {
    let words = desk.words;
    let mut parts = Vec::new();
    if address.is_some() {
        if let Some(chips) = sitter.bag {
            parts.push(format!("{} {}", words.text("print-bag-chips"), words.chips(chips)));
        }
        if sitter.waits_one_hand {
            parts.push(words.text("print-wait"));
        }
    }
    if !sitter.note.is_empty() {
        parts.push(words.note(&sitter.note));
    }
    parts.join(" · ")
}

/// The same in white on black, so that nobody overlooks it.
fn stamped_in(letters: &Letters, note: &str, area: Area, marks: &mut Vec<Mark>) {
    let stamp = Area { y: area.bottom() - 17.0, height: 10.0, ..area };
    marks.push(Mark::Fill { area: stamp, ink: Ink::Black });
    let sizes = Sizes { one: &[7.5, 7.0, 6.5], two: &[] };
    let Fitted { size, lines } = fit(letters, note, Weight::Bold, stamp.width - 6.0, &sizes);
    let at = Spot { x: stamp.x + 3.0, y: stamp.bottom() - 2.4 };
    let written = |line| Mark::Writing { at, size, ink: Ink::White, line };
    marks.extend(lines.into_iter().map(written));
}

/// What the floor should know of the player, in a line above the foot.
fn note_in(letters: &Letters, note: &str, area: Area, marks: &mut Vec<Mark>) {
    let sizes = Sizes { one: &[8.0, 7.5, 7.0, 6.5], two: &[] };
    let Fitted { size, lines } = fit(letters, note, Weight::Regular, area.width, &sizes);
    let at = Spot { x: area.x, y: area.bottom() - 9.0 };
    let written = |line| Mark::Writing { at, size, ink: Ink::Black, line };
    marks.extend(lines.into_iter().map(written));
}

/// What the player left in the bag, to be counted again at the new seat.
fn bag_in(desk: &Desk<'_>, chips: &str, area: Area, marks: &mut Vec<Mark>) {
    let label = desk.words.text("print-bag-chips");
    let gray = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
    let at = Spot { x: area.x, y: area.y + 7.0 };
    marks.push(gray.write(&label, at, Side::Left, area.width));
    let sizes = Sizes { one: &[22.0, 19.0, 17.0, 15.0, 13.0, 11.0, 9.0], two: &[] };
    let size = fit(desk.letters, chips, Weight::Bold, area.width, &sizes).size;
    let at = Spot { x: area.x, y: area.bottom() - 2.0 };
    marks.push(Pen::bold(desk.letters, size).write(chips, at, Side::Left, area.width));
}

/// A pale suit where nothing else stands.
fn suit(letters: &Letters, area: Area, marks: &mut Vec<Mark>) {
    let size = 62.0;
    let at = Spot { x: area.right(), y: area.bottom() - 2.0 };
    marks.push(Pen::regular(letters, size).ink(Ink::Pale).write("♠", at, Side::Right, size));
}
