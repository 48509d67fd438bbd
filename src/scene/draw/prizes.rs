//! What each place is paid: under each other, or beside each other where the part is flat.

use crate::compose::Shown;
use crate::draw::lists::{Row, list, many};
use crate::mark::{Align, Mark};
use crate::pen::{Pen, Piece, columns, rows};
use crate::theme::Tone;
use engine::values::Place;
use print::Area;
use reports::{ClockPrizes, PrizeStep};
use words::Args;

/// So many stand beside each other.
const BESIDE_MAX: usize = 9;

/// A part is flat that is so many times as wide as high.
const FLAT: f32 = 4.0;

pub(crate) fn prizes(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let Some(prizes) = &shown.saying.clock.prizes else { return };
    if prizes.steps.is_empty() {
        return;
    }
    if area.width > area.height * FLAT {
        return beside(pen, area, prizes, shown);
    }
    let row = |step: &PrizeStep| {
        let is_marked = is_next(step, prizes);
        let tone = if is_marked { Tone::Accent } else { Tone::Text };
        let place = Piece::muted(places(step, shown));
        let place = if is_marked { place.tone(tone) } else { place };
        let amount = Piece::bold(amount(step, prizes, shown)).tone(tone);
        Row { is_marked, ..Row::new(vec![place], vec![amount]) }
    };
    let rows: Vec<Row> = prizes.steps.iter().map(row).collect();
    list(pen, area, &shown.saying.words.text("display-prizes"), &rows, shown);
}

/// Whether whoever goes out next gets this.
fn is_next(step: &PrizeStep, prizes: &ClockPrizes) -> bool {
    let next = prizes.next.map(|(place, _): (Place, _)| place);
    next.is_some_and(|next| (step.first..=step.last).contains(&next))
}

fn places(step: &PrizeStep, shown: &Shown<'_>) -> String {
    let args = Args::new().no("first", step.first.0).no("last", step.last.0);
    let id = if step.first == step.last { "display-place" } else { "display-places" };
    shown.saying.words.say(id, &args)
}

fn amount(step: &PrizeStep, prizes: &ClockPrizes, shown: &Shown<'_>) -> String {
    let money = shown.saying.words.money(step.amount, &prizes.currency);
    let money = if step.amount.is_zero() { Vec::new() } else { vec![money] };
    [money, step.extras.clone()].concat().join(" + ")
}

fn beside(pen: &mut Pen<'_>, area: Area, prizes: &ClockPrizes, shown: &Shown<'_>) {
    let page = |steps: &[PrizeStep]| {
        let mut pen = pen.blank();
        let width = 1.0 / many(steps.len().max(3));
        let amounts: Vec<Piece> =
            steps.iter().map(|step| Piece::bold(amount(step, prizes, shown))).collect();
        let cell = |at: usize| columns(area, width * many(at), width * (many(at) + 0.94));
        let lower = |at: usize| rows(cell(at), 0.46, 1.0);
        let sizes = amounts.iter().enumerate();
        let sizes = sizes.map(|(at, amount)| {
            pen.size(std::slice::from_ref(amount), lower(at), area.height * 0.4)
        });
        let size = sizes.fold(f32::INFINITY, f32::min).max(18.0);
        for (at, (step, amount)) in steps.iter().zip(amounts).enumerate() {
            let tone = if is_next(step, prizes) { Tone::Accent } else { Tone::Text };
            let place = Piece::muted(places(step, shown));
            let place = if tone == Tone::Accent { place.tone(tone) } else { place };
            pen.line_of(rows(cell(at), 0.0, 0.42), Align::Middle, &[place], size.min(34.0));
            pen.line_of(lower(at), Align::Middle, &[amount.tone(tone)], size);
        }
        pen.marks
    };
    let pages: Vec<Vec<Mark>> = prizes.steps.chunks(BESIDE_MAX).map(page).collect();
    pen.put_pages(pages);
}
