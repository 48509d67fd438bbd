//! The deal to sign: who gets what for which stack, what is played on for, and a line for each.

use super::payout_slips::signature;
use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch, step};
use engine::money::Currency;
use engine::values::{Chips, Money};
use reports::{DealAgreement, Person, currency};
use words::Args;

/// The deal that stands.
pub static SHEET: Sheet = Sheet {
    id: "deal",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let tournament = wanted.log.state();
        Job::new(Deal { deal: DealAgreement::of(tournament), currency: currency(tournament) })
    },
};

/// This deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// None where there is no deal.
    pub deal: Option<DealAgreement>,
    /// In which amounts are told.
    pub currency: Currency,
}

/// The size of a name.
const SIZE: f32 = 12.0;

/// From one line of a name to the next.
const LINE: f32 = 15.0;

/// The size of what is agreed.
const SAID: f32 = 10.5;

/// From one line of it to the next.
const SAID_LINE: f32 = 14.0;

/// The height of a row under the name: chips, and room to sign.
const BELOW: f32 = 40.0;

/// The height of the line with the sum.
const SUM: f32 = 24.0;

/// How wide an amount is.
const AMOUNT: f32 = 150.0;

impl Content for Deal {
    fn count(&self) -> usize {
        self.deal.iter().map(|deal| deal.shares.len()).sum()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let Some(deal) = &self.deal else { return Ok(Vec::new()) };
        let words = desk.words;
        let mut flow = Flow::new(desk.paper, 1);
        let amount = |amount: Money| words.money(amount, &self.currency);
        let args = Args::new()
            .text("method", deal.method.id())
            .text("then", deal.then.id())
            .text("total", amount(deal.total()))
            .text("kept", amount(deal.kept))
            .yes_no("is_kept", !deal.kept.is_zero())
            .count("players", deal.shares.len());
        for line in wrap(
            desk.letters,
            &words.say("print-deal-says", &args),
            Weight::Regular,
            flow.room().width / SAID,
        ) {
            let at = Spot { x: flow.room().x, y: flow.room().y + SAID };
            flow.put(SAID_LINE, [Mark::Writing { at, size: SAID, ink: Ink::Black, line }]);
        }
        flow.put(SAID_LINE, None);
        for (no, share) in deal.shares.iter().enumerate() {
            step(watch, no, deal.shares.len())?;
            if self.row(desk, share, flow.room()).0 > flow.room().height && !flow.is_fresh() {
                flow.next_column();
            }
            let (height, marks) = self.row(desk, share, flow.room());
            flow.put(height, marks);
        }
        if flow.room().height < SUM && !flow.is_fresh() {
            flow.next_column();
        }
        let marks = self.sum(desk, deal, flow.room());
        flow.put(SUM, marks);
        let made = Args::new().text("time", words.date_and_time(deal.at, desk.occasion.offset));
        let summary = words.say("print-deal-made", &made);
        Ok(flow.framed(desk, &SHEET.name(words), &summary))
    }
}

impl Deal {
    /// What all of them bring and get.
    fn sum(&self, desk: &Desk<'_>, deal: &DealAgreement, room: Area) -> Vec<Mark> {
        let (from, to) = (Spot { x: room.x, y: room.y }, Spot { x: room.right(), y: room.y });
        let y = room.y + LINE + 3.0;
        let chips: Chips = deal.shares.iter().map(|(_, chips, _)| *chips).sum();
        let args = Args::new().text("chips", desk.words.chips(chips));
        let said = desk.words.say("print-deal-sum", &args);
        let amount: Money = deal.shares.iter().map(|(.., amount)| *amount).sum();
        let amount = desk.words.money(amount, &self.currency);
        let bold = Pen::bold(desk.letters, SIZE);
        let left = Spot { x: room.x, y };
        vec![
            Mark::Rule { from, to, width: 0.6, ink: Ink::Black },
            bold.write(&said, left, Side::Left, room.width - AMOUNT - 12.0),
            bold.write(&amount, Spot { x: room.right(), y }, Side::Right, AMOUNT),
        ]
    }

    /// What a player gets, with a line to sign on, and how high that is.
    fn row(
        &self,
        desk: &Desk<'_>,
        (who, chips, amount): &(Person, Chips, Money),
        room: Area,
    ) -> (f32, Vec<Mark>) {
        let width = room.width - AMOUNT - 12.0;
        let lines = wrap(desk.letters, &called(desk, who), Weight::Bold, width / SIZE);
        let height = lines.iter().fold(BELOW, |height, _| height + LINE);
        let mut y = room.y + LINE - 1.0;
        let amount = desk.words.money(*amount, &self.currency);
        let at = Spot { x: room.right(), y };
        let mut marks = vec![Pen::bold(desk.letters, SIZE).write(&amount, at, Side::Right, AMOUNT)];
        for line in lines {
            let at = Spot { x: room.x, y };
            marks.push(Mark::Writing { at, size: SIZE, ink: Ink::Black, line });
            y += LINE;
        }
        let chips = Args::new().text("chips", desk.words.chips(*chips));
        let chips = desk.words.say("print-deal-chips", &chips);
        let pen = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
        marks.push(pen.write(&chips, Spot { x: room.x, y: y - 3.0 }, Side::Left, width));
        let half = room.width * 0.55;
        let to_sign = Area { x: room.right() - half, y, width: half, height: 14.0 };
        signature(desk, to_sign, &mut marks);
        (height, marks)
    }
}
