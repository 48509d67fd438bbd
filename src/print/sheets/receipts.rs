//! Receipts: what a player bought, where the money goes, and what they paid.

use crate::card::{cards, foot, head, name_in, player_no};
use crate::frame::{Pen, Side, shares};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet, Whose};
use crate::watch::{Stopped, Watch};
use engine::money::Currency;
use engine::values::Money;
use reports::{Receipt, currency, receipts};
use words::Args;

/// Of everything that was sold, to one player, or since an act.
pub static SHEET: Sheet = Sheet {
    id: "receipts",
    whose: &[Whose::All, Whose::Anybody, Whose::Since],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let tournament = wanted.log.state();
        let receipts = receipts(wanted.log, &wanted.choice);
        Job::new(Receipts { receipts, currency: currency(tournament) })
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipts {
    pub receipts: Vec<Receipt>,
    /// In which amounts are told.
    pub currency: Currency,
}

/// The size of a line, in points.
const SIZE: f32 = 9.5;

/// From one line to the next.
const LINE: f32 = 12.5;

/// Where the first line stands under the top of a receipt, and what is free over its foot.
const TOP: f32 = 66.0;
const FOOT: f32 = 18.0;

/// Between where the money goes and what was paid.
const RULE: f32 = 5.0;

impl Content for Receipts {
    fn count(&self) -> usize {
        self.receipts.len()
    }

    /// Lays out six receipts on a page.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        cards(desk, 3, &self.receipts, watch, |one, area, marks| self.put(desk, one, area, marks))
    }
}

impl Receipts {
    fn put(&self, desk: &Desk<'_>, receipt: &Receipt, area: Area, marks: &mut Vec<Mark>) {
        let (letters, words) = (desk.letters, desk.words);
        let when = words.date_and_time(receipt.at, desk.occasion.offset);
        head(letters, area, &desk.occasion.event, &when, marks);
        let name = called(desk, &receipt.who);
        name_in(letters, &name, Area { y: area.y + 15.0, height: 36.0, ..area }, marks);
        let bold = Pen::bold(letters, SIZE);
        let mut y = area.y + TOP;
        let title = Args::new().no("no", receipt.no.0).text("buy_in", receipt.buy_in.as_str());
        let title = words.say("print-receipt-title", &title);
        let total = words.money(receipt.price.total(), &self.currency);
        line(&bold, &title, &total, Area { y, ..area }, marks);
        let pen = Pen::regular(letters, SIZE);
        for (name, amount) in self.parts(desk, receipt, area.height) {
            y += LINE;
            let amount = words.money(amount, &self.currency);
            line(&pen, &name, &amount, Area { y, ..area }, marks);
        }
        y += RULE;
        let (from, to) = (Spot { x: area.x, y }, Spot { x: area.right(), y });
        marks.push(Mark::Rule { from, to, width: 0.5, ink: Ink::Light });
        let paid = [
            ("print-receipt-house", receipt.off, &pen),
            ("print-receipt-paid", receipt.paid, &bold),
            ("print-receipt-owed", receipt.owed, &bold),
        ];
        for (id, amount, pen) in paid {
            if amount.is_zero() && id != "print-receipt-paid" {
                continue;
            }
            y += LINE;
            let amount = words.money(amount, &self.currency);
            line(pen, &words.text(id), &amount, Area { y, ..area }, marks);
        }
        foot(letters, area, &player_no(words, receipt.who.player), &desk.occasion.printed, marks);
    }

    /// Where the money goes, in as many lines as this height has room for beside what was paid;
    /// fees beyond them stand in one.
    fn parts(&self, desk: &Desk<'_>, receipt: &Receipt, height: f32) -> Vec<(String, Money)> {
        let words = desk.words;
        let price = &receipt.price;
        let mut parts = vec![(words.text("print-receipt-pool"), price.pool)];
        parts.extend([
            (words.text("print-receipt-bounty"), price.bounty),
            (words.text("print-receipt-staff"), price.staff),
        ]);
        parts.extend(price.fees.iter().map(|fee| (fee.name.clone(), fee.amount)));
        parts.retain(|(_, amount)| !amount.is_zero());
        let paid = [receipt.off, receipt.owed].iter().filter(|amount| !amount.is_zero()).count();
        let room = height - TOP - RULE - FOOT;
        let lines = std::iter::successors(Some(room), |room| Some(room - LINE));
        let lines = lines.take_while(|room| *room >= LINE).count();
        let most = lines.saturating_sub(1 + paid);
        if parts.len() > most {
            let rest = parts.split_off(most.saturating_sub(1));
            let amount = rest.iter().map(|(_, amount)| *amount).sum();
            parts.push((words.text("print-receipt-fees"), amount));
        }
        parts
    }
}

/// Words on the left, and an amount on the right.
fn line(pen: &Pen<'_>, words: &str, amount: &str, area: Area, marks: &mut Vec<Mark>) {
    let (left, right) = shares(pen, words, pen, amount, area.width);
    let at = Spot { x: area.x, y: area.y };
    marks.push(pen.write(words, at, Side::Left, left));
    marks.push(pen.write(amount, Spot { x: area.right(), ..at }, Side::Right, right));
}
