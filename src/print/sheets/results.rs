//! The results: who won, and everybody with their place.

use crate::fit::wrap;
use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::{Desk, called};
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch, step};
use engine::money::Currency;
use reports::{ResultLine, Results};
use words::Args;

/// Of everybody who took part.
pub static SHEET: Sheet = Sheet {
    id: "results",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| Job::new(ResultList(Results::of(wanted.log.state()))),
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultList(pub Results);

/// The size of a name, in points.
const SIZE: f32 = 12.0;

/// From one line of a name to the next.
const LINE: f32 = 15.0;

/// How high the line under a name is.
const BELOW: f32 = 11.0;

/// What a row is higher than its lines.
const AIR: f32 = 5.0;

const PLACE: f32 = 44.0;

const PRIZE: f32 = 130.0;

/// Between a place and a name.
const GAP: f32 = 12.0;

/// So many rows are laid out between two looks at whether to go on.
const ROWS_AT_ONCE: usize = 200;

impl Content for ResultList {
    fn count(&self) -> usize {
        self.0.lines.len()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let mut flow = Flow::new(desk.paper, 1);
        let lines = &self.0.lines;
        for (no, line) in lines.iter().enumerate() {
            if no % ROWS_AT_ONCE == 0 {
                step(watch, no, lines.len())?;
            }
            let ground = if no % 2 == 0 { Some(Ink::Pale) } else { None };
            if flow.room().height < row(desk, line, &self.0.currency, flow.room(), ground).0
                && !flow.is_fresh()
            {
                flow.next_column();
            }
            let (height, marks) = row(desk, line, &self.0.currency, flow.room(), ground);
            flow.put(height, marks);
        }
        let players = Args::new().count("players", lines.len());
        let summary = desk.words.say("players", &players);
        let title = match &self.0.winner {
            Some(winner) => {
                let args = Args::new().text("player", called(desk, winner));
                desk.words.say("print-results-won", &args)
            }
            None => SHEET.name(desk.words),
        };
        Ok(flow.framed(desk, &title, &summary))
    }
}

/// A player's row, and how high it is.
fn row(
    desk: &Desk<'_>,
    line: &ResultLine,
    currency: &Option<Currency>,
    room: Area,
    ground: Option<Ink>,
) -> (f32, Vec<Mark>) {
    let name = called(desk, &line.who);
    let left = room.x + PLACE + GAP;
    let prize = line.prize.zip(currency.as_ref());
    let prize = prize.map(|(prize, currency)| desk.words.money(prize, currency));
    let for_prize = if prize.is_some() { PRIZE + GAP } else { 0.0 };
    let width = room.right() - left - for_prize;
    let lines = wrap(desk.letters, &name, Weight::Bold, width / SIZE);
    let below = desk.words.result(line, desk.occasion.offset, |who| called(desk, who));
    let names = lines.iter().fold(0.0, |height, _| height + LINE);
    let height = AIR + names + if below.is_empty() { 0.0 } else { BELOW };
    let area = Area { height, ..room };
    let mut marks: Vec<Mark> = ground.map(|ink| Mark::Fill { area, ink }).into_iter().collect();
    let mut y = area.y + LINE - 1.0;
    let place = line.place.map_or_else(|| "–".to_owned(), |place| format!("{}.", place.0));
    let at = Spot { x: room.x + PLACE, y };
    marks.push(Pen::bold(desk.letters, SIZE).write(&place, at, Side::Right, PLACE));
    if let Some(prize) = prize {
        let at = Spot { x: room.right() - 4.0, y };
        marks.push(Pen::bold(desk.letters, SIZE).write(&prize, at, Side::Right, PRIZE));
    }
    for line in lines {
        marks.push(Mark::Writing { at: Spot { x: left, y }, size: SIZE, ink: Ink::Black, line });
        y += LINE;
    }
    if !below.is_empty() {
        let pen = Pen::regular(desk.letters, 8.5).ink(Ink::Gray);
        marks.push(pen.write(&below, Spot { x: left, y: y - 3.0 }, Side::Left, width));
    }
    (height, marks)
}
