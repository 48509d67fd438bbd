//! The deal to sign: who gets what for which stack, what is played on for, and a line for each;
//! before it is made, what every method gives them side by side.

use super::payout_slips::signature;
use crate::fit::{Sizes, fit, wrap};
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch, step};
use engine::money::Currency;
use engine::values::{Chips, Money};
use engine::winnings::DealMethod;
use reports::{DealAgreement, DealLine, currency};
use words::Args;

/// The deal that stands, or the one that is proposed.
pub static SHEET: Sheet = Sheet {
    id: "deal",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let tournament = wanted.log.state();
        let deal = DealAgreement::to_sign(tournament, wanted.deal, wanted.now).ok();
        Job::new(Deal { deal, currency: currency(tournament) })
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// None where there is no deal.
    pub deal: Option<DealAgreement>,
    /// In which amounts are told.
    pub currency: Currency,
}

/// The size of a name, in points.
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

/// How wide an amount is where it stands alone, and where several stand side by side.
const AMOUNT: f32 = 150.0;
const AMOUNT_BESIDE: f32 = 92.0;

/// The gap between two amounts, in points.
const GAP: f32 = 6.0;

/// The height of what stands over the amounts, and the size of a box to tick there.
const HEADS: f32 = 20.0;
const BOX: f32 = 9.0;

/// An amount becomes smaller before it is cut short.
const AMOUNTS: Sizes = Sizes { one: &[12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0], two: &[] };

impl Content for Deal {
    fn count(&self) -> usize {
        self.deal.iter().map(|deal| deal.lines.len()).sum()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let Some(deal) = &self.deal else { return Ok(Vec::new()) };
        let words = desk.words;
        let mut flow = Flow::new(desk.paper, 1);
        for line in
            wrap(desk.letters, &self.says(desk, deal), Weight::Regular, flow.room().width / SAID)
        {
            let at = Spot { x: flow.room().x, y: flow.room().y + SAID };
            flow.put(SAID_LINE, [Mark::Writing { at, size: SAID, ink: Ink::Black, line }]);
        }
        flow.put(SAID_LINE, None);
        let sheet = Columns { desk, deal, currency: &self.currency };
        if deal.made.is_none() {
            let marks = sheet.heads(flow.room());
            flow.put(HEADS, marks);
        }
        for (no, line) in deal.lines.iter().enumerate() {
            step(watch, no, deal.lines.len())?;
            if sheet.row(line, flow.room()).0 > flow.room().height && !flow.is_fresh() {
                flow.next_column();
            }
            let (height, marks) = sheet.row(line, flow.room());
            flow.put(height, marks);
        }
        if flow.room().height < SUM && !flow.is_fresh() {
            flow.next_column();
        }
        let marks = sheet.sums(flow.room());
        flow.put(SUM, marks);
        let summary = match deal.made {
            Some(at) => {
                let made = Args::new().text("time", words.date_and_time(at, desk.occasion.offset));
                words.say("print-deal-made", &made)
            }
            None => words.text("print-deal-not-made"),
        };
        Ok(flow.framed(desk, &SHEET.name(words), &summary))
    }
}

impl Deal {
    /// What is agreed, or proposed.
    fn says(&self, desk: &Desk<'_>, deal: &DealAgreement) -> String {
        let amount = |amount: Money| desk.words.money(amount, &self.currency);
        let args = Args::new()
            .text("method", deal.method.map_or("open", DealMethod::id))
            .text("then", deal.then.id())
            .text("total", amount(deal.total()))
            .text("kept", amount(deal.kept))
            .yes_no("is_kept", !deal.kept.is_zero())
            .count("players", deal.lines.len());
        let id = if deal.made.is_some() { "print-deal-says" } else { "print-deal-proposes" };
        let said = desk.words.say(id, &args);
        if deal.off == 0 {
            return said;
        }
        let args = Args::new().text("difference", desk.words.difference(deal.off));
        format!("{said} {}", desk.words.say("print-deal-off", &args))
    }
}

/// The columns of amounts, and what stands beside them.
struct Columns<'a> {
    desk: &'a Desk<'a>,
    deal: &'a DealAgreement,
    currency: &'a Currency,
}

impl Columns<'_> {
    /// How wide a column of amounts is.
    fn amount(&self) -> f32 {
        if self.deal.columns.len() > 1 { AMOUNT_BESIDE } else { AMOUNT }
    }

    /// The right end of each column, the last column first.
    fn ends(&self, room: Area) -> impl Iterator<Item = f32> {
        let wide = self.amount() + GAP;
        self.deal.columns.iter().scan(room.right() + wide, move |end, _| {
            *end -= wide;
            Some(*end)
        })
    }

    /// How much room is left beside them.
    fn beside(&self, room: Area) -> f32 {
        let columns = self.deal.columns.iter();
        columns.fold(room.width - GAP, |width, _| width - self.amount() - GAP)
    }

    /// What each column is; boxes to tick where nothing is chosen.
    fn heads(&self, room: Area) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (end, method) in self.ends(room).zip(self.deal.columns.iter().rev()) {
            let words = self.desk.words.text(&format!("deal-method-{}", method.id()));
            let pen = Pen { size: 9.5, weight: self.weight(*method), ..self.plain() };
            let at = Spot { x: end, y: room.y + 11.0 };
            let head = pen.write(&words, at, Side::Right, self.amount() - BOX - GAP);
            if self.deal.method.is_none() {
                let x = head.area().x - BOX - GAP;
                marks.extend(a_box(Area { x, y: room.y + 3.0, width: BOX, height: BOX }));
            }
            marks.push(head);
        }
        marks
    }

    fn plain(&self) -> Pen<'_> {
        Pen::regular(self.desk.letters, SIZE)
    }

    /// What is chosen stands out; where nothing is, all of them are alike.
    fn weight(&self, method: DealMethod) -> Weight {
        let is_chosen = self.deal.method.is_none_or(|chosen| chosen == method);
        if is_chosen { Weight::Bold } else { Weight::Regular }
    }

    /// The amounts of a line on their right ends.
    fn amounts<'b>(
        &'b self,
        amounts: impl DoubleEndedIterator<Item = Money> + 'b,
        room: Area,
        y: f32,
    ) -> impl Iterator<Item = Mark> + 'b {
        let methods = self.deal.columns.iter().rev();
        let columns = self.ends(room).zip(methods).zip(amounts.rev());
        columns.map(move |((end, method), amount)| {
            let (said, weight) =
                (self.desk.words.money(amount, self.currency), self.weight(*method));
            let size = fit(self.desk.letters, &said, weight, self.amount(), &AMOUNTS).size;
            let pen = Pen { size, weight, ..self.plain() };
            // Rounding must not cut what fits.
            pen.write(&said, Spot { x: end, y }, Side::Right, self.amount() + GAP / 2.0)
        })
    }

    /// What all of them bring and get.
    fn sums(&self, room: Area) -> Vec<Mark> {
        let (from, to) = (Spot { x: room.x, y: room.y }, Spot { x: room.right(), y: room.y });
        let y = room.y + LINE + 3.0;
        let chips: Chips = self.deal.lines.iter().map(|line| line.chips).sum();
        let args = Args::new().text("chips", self.desk.words.chips(chips));
        let said = self.desk.words.say("print-deal-sum", &args);
        let (left, width) = (Spot { x: room.x, y }, self.beside(room));
        let size = fit(self.desk.letters, &said, Weight::Bold, width, &AMOUNTS).size;
        let bold = Pen::bold(self.desk.letters, size);
        let sums = (0..self.deal.columns.len()).map(|column| self.deal.sum_of(column));
        let mut marks = vec![
            Mark::Rule { from, to, width: 0.6, ink: Ink::Black },
            // Rounding must not cut what fits.
            bold.write(&said, left, Side::Left, width + GAP / 2.0),
        ];
        marks.extend(self.amounts(sums, room, y));
        marks
    }

    /// What a player gets, with a line to sign on, and how high that is.
    fn row(&self, line: &DealLine, room: Area) -> (f32, Vec<Mark>) {
        let (desk, width) = (self.desk, self.beside(room));
        let names = wrap(desk.letters, &called(desk, &line.who), Weight::Bold, width / SIZE);
        let height = names.iter().fold(BELOW, |height, _| height + LINE);
        let mut y = room.y + LINE - 1.0;
        let mut marks: Vec<Mark> = self.amounts(line.amounts.iter().copied(), room, y).collect();
        for line in names {
            let at = Spot { x: room.x, y };
            marks.push(Mark::Writing { at, size: SIZE, ink: Ink::Black, line });
            y += LINE;
        }
        let chips = Args::new().text("chips", desk.words.chips(line.chips));
        let chips = desk.words.say("print-deal-chips", &chips);
        let pen = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
        marks.push(pen.write(&chips, Spot { x: room.x, y: y - 3.0 }, Side::Left, width));
        let half = room.width * 0.55;
        let to_sign = Area { x: room.right() - half, y, width: half, height: 14.0 };
        signature(desk, to_sign, &mut marks);
        (height, marks)
    }
}

fn a_box(area: Area) -> [Mark; 4] {
    let Area { x, y, .. } = area;
    let (right, bottom) = (area.right(), area.bottom());
    let rule = |from: (f32, f32), to: (f32, f32)| Mark::Rule {
        from: Spot { x: from.0, y: from.1 },
        to: Spot { x: to.0, y: to.1 },
        width: 0.8,
        ink: Ink::Black,
    };
    [
        rule((x, y), (right, y)),
        rule((right, y), (right, bottom)),
        rule((right, bottom), (x, bottom)),
        rule((x, bottom), (x, y)),
    ]
}
