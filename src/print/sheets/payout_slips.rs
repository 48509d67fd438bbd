//! Payout slips: what a player won, to be signed by whoever gets it.

use crate::card::{cards, foot, head, name_in, number, player_no};
use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::watch::{Stopped, Watch};
use engine::money::Currency;
use engine::winnings::Winning;
use reports::{PayoutSlip, PrizeKind, currency, payout_slips};
use words::Args;

/// Of everybody who is still to be paid, or of one player.
pub static SHEET: Sheet = Sheet {
    id: "payout-slips",
    whose: &[Whose::All, Whose::Anybody],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let tournament = wanted.log.state();
        let slips = payout_slips(tournament, &wanted.choice);
        Job::new(PayoutSlips { slips, currency: currency(tournament) })
    },
};

/// A slip for each prize and for the bounties of each player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PayoutSlips {
    pub slips: Vec<PayoutSlip>,
    /// In which amounts are told.
    pub currency: Currency,
}

/// The size of what stands under the amount.
const SIZE: f32 = 9.0;

impl Content for PayoutSlips {
    fn count(&self) -> usize {
        self.slips.len()
    }

    /// Lays out eight slips on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        cards(desk, 4, &self.slips, watch, |slip, area, marks| self.put(desk, slip, area, marks))
    }
}

impl PayoutSlips {
    fn put(&self, desk: &Desk<'_>, slip: &PayoutSlip, area: Area, marks: &mut Vec<Mark>) {
        let (letters, words) = (desk.letters, desk.words);
        head(letters, area, &desk.occasion.event, &desk.occasion.date, marks);
        let name = called(desk, &slip.who);
        name_in(letters, &name, Area { y: area.y + 15.0, height: 36.0, ..area }, marks);
        // What is signed for stands large: what is handed over now.
        let left = slip.amount.minus(slip.paid);
        let is_part = !slip.paid.is_zero() && !left.is_zero();
        let won = match (slip.what, slip.kind) {
            (Winning::Prize, PrizeKind::Place | PrizeKind::Nothing) => "print-slip-prize",
            (Winning::Prize, PrizeKind::Seat) => "print-slip-seat",
            (Winning::Prize, PrizeKind::Share) => "print-slip-share",
            (Winning::Bounty, _) => "print-slip-bounties",
        };
        let won = words.say(won, &Args::new().yes_no("part", is_part));
        let amount = words.money(if is_part { left } else { slip.amount }, &self.currency);
        let numbers = Area { y: area.y + 52.0, height: 52.0, ..area };
        let place = Area { width: area.width * 0.24, ..numbers };
        let left = match slip.place {
            Some(no) => {
                number(letters, &words.text("print-slip-place"), &no.0.to_string(), place, marks);
                place.right() + 8.0
            }
            None => area.x,
        };
        let room = Area { x: left, width: area.right() - left, ..numbers };
        number(letters, &won, &amount, room, marks);
        self.below(desk, slip, Area { y: area.y + 106.0, height: 24.0, ..area }, marks);
        signature(desk, Area { y: area.bottom() - 33.0, height: 20.0, ..area }, marks);
        foot(letters, area, &player_no(words, slip.who.player), &desk.occasion.printed, marks);
    }

    /// What else there is to get, and what was paid before.
    fn below(&self, desk: &Desk<'_>, slip: &PayoutSlip, area: Area, marks: &mut Vec<Mark>) {
        let mut said = slip.extras.clone();
        if !slip.paid.is_zero() {
            let args = Args::new()
                .text("amount", desk.words.money(slip.amount, &self.currency))
                .text("paid", desk.words.money(slip.paid, &self.currency));
            let is_all = slip.paid >= slip.amount;
            let id = if is_all { "print-slip-all-paid" } else { "print-slip-paid" };
            said.push(desk.words.say(id, &args));
        }
        let lines = wrap(desk.letters, &said.join(" · "), Weight::Regular, area.width / SIZE);
        for (line, y) in lines.into_iter().zip([area.y + 9.0, area.y + 20.0]) {
            let at = Spot { x: area.x, y };
            marks.push(Mark::Writing { at, size: SIZE, ink: Ink::Black, line });
        }
    }
}

/// A line to sign on, with what the signature says.
pub(super) fn signature(desk: &Desk<'_>, area: Area, marks: &mut Vec<Mark>) {
    let words = desk.words.text("print-signature");
    let pen = Pen::regular(desk.letters, 7.5).ink(Ink::Gray);
    let at = Spot { x: area.x, y: area.bottom() };
    let said = pen.write(&words, at, Side::Left, area.width * 0.4);
    let from = Spot { x: said.area().right() + 6.0, y: area.bottom() };
    let to = Spot { x: area.right(), ..from };
    marks.push(said);
    marks.push(Mark::Rule { from, to, width: 0.6, ink: Ink::Black });
}
