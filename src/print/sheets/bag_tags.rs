//! Bag tags: what lies in each bag, cut out and put into it.

use crate::card::{cards, foot, head, name_in, number_sized, player_no};
use crate::fit::{Sizes, fit};
use crate::fonts::Weight;
use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, SheetRequest, Whose};
use crate::watch::{Stopped, Watch};
use reports::BagLine;
use words::Args;

/// The sizes of the chips in a bag.
const CHIPS: Sizes = Sizes { one: &[30.0, 26.0, 22.0, 18.0, 15.0, 12.0], two: &[] };

/// The size of the writing on the line to sign on.
const SIGN_SIZE: f32 = 8.5;

/// By table and seat, for that is where bags are filled.
pub static SHEET: Sheet = Sheet {
    id: "bag-tags",
    whose: &[Whose::All, Whose::Tables, Whose::Player],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |SheetRequest { log, choice, .. }| {
        let mut bags = reports::bags_by_chips(log.state(), &choice.tables);
        bags.retain(|bag| choice.player.is_none_or(|player| player == bag.who.player));
        bags.sort_by_key(|bag| bag.at);
        Job::new(BagTags(bags))
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagTags(pub Vec<BagLine>);

impl Content for BagTags {
    fn count(&self) -> usize {
        self.0.len()
    }

    /// Lays out eight tags on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        cards(desk, 4, &self.0, watch, |bag, area, marks| tag(desk, bag, area, marks))
    }
}

fn tag(desk: &Desk<'_>, bag: &BagLine, area: Area, marks: &mut Vec<Mark>) {
    let (letters, words) = (desk.letters, desk.words);
    head(letters, area, &desk.occasion.event, &desk.occasion.date, marks);
    let name = called(desk, &bag.who);
    name_in(letters, &name, Area { y: area.y + 15.0, height: 42.0, ..area }, marks);
    let numbers = Area { y: area.y + 62.0, height: 45.0, ..area };
    let chips = Area { width: area.width * 0.56, ..numbers };
    let table = Area { x: chips.right() + 10.0, width: area.width * 0.2, ..numbers };
    let seat = Area { x: table.right() + 8.0, width: area.width * 0.14, ..numbers };
    let counted = words.chips(bag.counted.unwrap_or_default());
    let size = fit(letters, &counted, Weight::Bold, chips.width, &CHIPS).size;
    number_sized(letters, &words.text("print-bag-chips"), &counted, chips, size, marks);
    let table_no = bag.at.table.0.to_string();
    let size = 24.0;
    number_sized(letters, &words.text("print-table"), &table_no, table, size, marks);
    let seat_no = bag.at.seat.0.to_string();
    number_sized(letters, &words.text("print-seat"), &seat_no, seat, size, marks);
    signature(desk, area, marks);
    let seal = bag
        .seal
        .as_deref()
        .map(|seal| words.say("print-bag-seal", &Args::new().text("seal", seal)));
    let seal = seal.unwrap_or_else(|| words.text("print-bag-seal-open"));
    foot(letters, area, &player_no(words, bag.who.player), &seal, marks);
}

/// A line for the player and one for the floor.
fn signature(desk: &Desk<'_>, area: Area, marks: &mut Vec<Mark>) {
    let gray = Pen::regular(desk.letters, SIGN_SIZE).ink(Ink::Gray);
    let y = area.bottom() - 15.0;
    let half = (area.width - 14.0) / 2.0;
    for (x, id) in [(area.x, "print-bag-player"), (area.right() - half, "print-bag-floor")] {
        let from = Spot { x, y: y - 10.0 };
        let to = Spot { x: x + half, ..from };
        marks.push(Mark::Rule { from, to, width: 0.5, ink: Ink::Gray });
        marks.push(gray.write(&desk.words.text(id), Spot { x, y }, Side::Left, half));
    }
}
