//! Move slips: who goes from where to where, and why.

use crate::card::{cards, foot, head, name_in, number, number_sized, player_no, since, wait_in};
use crate::fit::shorten;
use crate::fonts::Weight;
use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch};
use engine::seating::MoveReason;
use engine::values::SeatAt;
use reports::MoveSlip;
use words::Args;

/// Of the moves that are chosen.
pub static SHEET: Sheet = Sheet {
    id: "move-slips",
    whose: &[],
    also: Also::Moves,
    offered: Offered::Always,
    gather: |wanted| {
        Job::new(MoveSlips(reports::move_slips(wanted.log, wanted.moves, &wanted.choice)))
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveSlips(pub Vec<MoveSlip>);

impl Content for MoveSlips {
    fn count(&self) -> usize {
        self.0.len()
    }

    /// Lays out eight slips on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        cards(desk, 4, &self.0, watch, |slip, area, marks| put(desk, slip, area, marks))
    }
}

fn put(desk: &Desk<'_>, slip: &MoveSlip, area: Area, marks: &mut Vec<Mark>) {
    let (letters, words) = (desk.letters, desk.words);
    let time = words.time(slip.at, desk.occasion.offset);
    head(letters, area, &desk.occasion.event, &time, marks);
    let name = called(desk, &slip.who);
    name_in(letters, &name, Area { y: area.y + 15.0, height: 39.0, ..area }, marks);
    if let Some(from) = slip.from {
        from_line(desk, from, Area { y: area.y + 54.0, height: 14.0, ..area }, marks);
    }
    let numbers = Area { y: area.y + 71.0, height: 49.0, ..area };
    let table = Area { width: area.width * 0.42, ..numbers };
    let seat = Area { x: table.right() + 12.0, width: area.width * 0.24, ..numbers };
    let (to_table, to_seat) = (slip.to.table.0.to_string(), slip.to.seat.0.to_string());
    let size = number(letters, &words.text("print-to-table"), &to_table, table, marks);
    number_sized(letters, &words.text("print-to-seat"), &to_seat, seat, size, marks);
    if slip.waits_one_hand {
        let x = seat.right() + 6.0;
        wait_in(letters, words, Area { x, width: area.right() - x, ..numbers }, marks);
    }
    why(desk, slip, Area { y: area.bottom() - 28.0, height: 14.0, ..area }, marks);
    let since = since(words, slip.seq, &time);
    foot(letters, area, &player_no(words, slip.who.player), &since, marks);
}

/// Says which seat the player leaves.
fn from_line(desk: &Desk<'_>, from: SeatAt, area: Area, marks: &mut Vec<Mark>) {
    let args = Args::new().no("table", from.table.0).no("seat", from.seat.0);
    let words = desk.words.say("print-from", &args);
    let at = Spot { x: area.x, y: area.y + 10.0 };
    marks.push(Pen::regular(desk.letters, 10.5).write(&words, at, Side::Left, area.width));
}

/// Why, and the rule that says so.
fn why(desk: &Desk<'_>, slip: &MoveSlip, area: Area, marks: &mut Vec<Mark>) {
    let (words, letters) = (desk.words, desk.letters);
    let book = Args::new().rule_of(desk.occasion.rulebook);
    let (id, rule) = match slip.reason {
        MoveReason::NextBigBlindToWorstSeat => ("print-why-balance", Some("plan-rule")),
        MoveReason::LastSeatOpened => ("print-why-last-opened", None),
        MoveReason::NoHandYet => ("print-why-no-hand-yet", None),
        MoveReason::TableBroken => ("print-why-broken", Some("plan-break-rule")),
        MoveReason::Redraw => ("print-why-redraw", None),
        MoveReason::ByHand => ("print-why-by-hand", None),
        MoveReason::SeatsSwapped => ("print-why-swapped", None),
    };
    let table = slip.from.map_or(0, |from| from.table.0);
    let reason = words.say(id, &Args::new().no("table", table));
    let rule = rule.map(|rule| words.say(rule, &book));
    let pen = Pen::regular(letters, 8.0);
    let line = Spot { x: area.x, y: area.y };
    marks.push(Mark::Rule {
        from: line,
        to: Spot { x: area.right(), ..line },
        width: 0.4,
        ink: Ink::Light,
    });
    let at = Spot { x: area.right(), y: area.y + 11.0 };
    let cited = rule.map(|rule| pen.write(&rule, at, Side::Right, area.width * 0.45));
    let taken = cited.as_ref().map_or(0.0, |cited| cited.area().width + 8.0);
    let line = shorten(letters, &reason, Weight::Bold, (area.width - taken) / 8.0);
    let at = Spot { x: area.x, y: at.y };
    marks.push(Mark::Writing { at, size: 8.0, ink: Ink::Black, line });
    marks.extend(cited);
}
