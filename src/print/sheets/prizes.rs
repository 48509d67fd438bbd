//! The list of prizes for the wall: what each place is paid, and who has it.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch, step};
use engine::money::Currency;
use reports::{PrizeKind, PrizeList, PrizeListLine, currency};
use words::Args;

pub static SHEET: Sheet = Sheet {
    id: "prizes",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::WithPrices,
    gather: |wanted| {
        let tournament = wanted.log.state();
        Job::new(Prizes { list: PrizeList::of(tournament), currency: currency(tournament) })
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prizes {
    /// None where the event has no prices.
    pub list: Option<PrizeList>,
    /// The currency in which amounts are told.
    pub currency: Currency,
}

/// The size of a place, a name and an amount.
const SIZE: f32 = 12.0;

/// From one line of a name to the next.
const LINE: f32 = 15.0;

/// What a row is higher than its lines.
const AIR: f32 = 5.0;

const PLACE: f32 = 44.0;

const AMOUNT: f32 = 130.0;

/// Between a place and a name.
const GAP: f32 = 12.0;

/// So many rows are laid out between two looks at whether to go on.
const ROWS_AT_ONCE: usize = 200;

impl Content for Prizes {
    fn count(&self) -> usize {
        self.list.as_ref().map_or(0, |list| list.lines.len())
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let Some(list) = &self.list else { return Ok(Vec::new()) };
        let mut flow = Flow::new(desk.paper, 1);
        for (no, line) in list.lines.iter().enumerate() {
            if no % ROWS_AT_ONCE == 0 {
                step(watch, no, list.lines.len())?;
            }
            let ground = if no % 2 == 0 { Some(Ink::Pale) } else { None };
            if self.row(desk, line, flow.room(), ground).0 > flow.room().height && !flow.is_fresh()
            {
                flow.next_column();
            }
            let (height, marks) = self.row(desk, line, flow.room(), ground);
            flow.put(height, marks);
        }
        let pool = Args::new().text("pool", desk.words.money(list.pool, &self.currency));
        let title = desk.words.say("print-prizes-of", &pool);
        let id = if list.is_fixed { "print-prizes-fixed" } else { "print-prizes-open" };
        Ok(flow.framed(desk, &title, &desk.words.text(id)))
    }
}

impl Prizes {
    /// A prize's row, and how high it is.
    fn row(
        &self,
        desk: &Desk<'_>,
        line: &PrizeListLine,
        room: Area,
        ground: Option<Ink>,
    ) -> (f32, Vec<Mark>) {
        let left = room.x + PLACE + GAP;
        let width = room.right() - AMOUNT - GAP - left;
        let name: Vec<String> = line.who.iter().map(|who| called(desk, who)).collect();
        let said = [name, line.extras.clone()].concat().join(" · ");
        let lines = wrap(desk.letters, &said, Weight::Regular, width / SIZE);
        let height = lines.iter().skip(1).fold(AIR + LINE, |height, _| height + LINE);
        let area = Area { height, ..room };
        let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
        let mut y = area.y + LINE - 1.0;
        let bold = Pen::bold(desk.letters, SIZE);
        let place = match line.place {
            Some(place) => format!("{}.", place.0),
            None if line.kind == PrizeKind::Seat => desk.words.text("print-prize-seat"),
            None => desk.words.text("print-prize-share"),
        };
        marks.push(bold.write(&place, Spot { x: room.x + PLACE, y }, Side::Right, PLACE));
        if !line.amount.is_zero() {
            let amount = desk.words.money(line.amount, &self.currency);
            let at = Spot { x: room.right() - 4.0, y };
            marks.push(bold.write(&amount, at, Side::Right, AMOUNT));
        }
        for line in lines {
            marks.push(Mark::Writing {
                at: Spot { x: left, y },
                size: SIZE,
                ink: Ink::Black,
                line,
            });
            y += LINE;
        }
        (height, marks)
    }
}
