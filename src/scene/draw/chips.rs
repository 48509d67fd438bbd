//! Chips drawn as chips, and the code that leads a phone to its seat.

use crate::compose::Shown;
use crate::draw::lists::many;
use crate::mark::{Align, Mark, Writing};
use crate::pen::{CAPITALS, Pen, Piece, columns, rows};
use print::{Area, Spot, Weight};
use qrcodegen::{QrCode, QrCodeEcc};
use reports::RoomChip;

/// No chip is larger, in pixels of the canvas.
const RADIUS_MAX: f32 = 52.0;

/// The chips that are played with.
pub(crate) fn chips(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let chips = &shown.saying.clock.room.chips;
    if chips.is_empty() {
        return;
    }
    let label = [Piece::muted(shown.saying.words.text("screen-chips"))];
    pen.line(rows(area, 0.0, 0.28), Align::Start, &label, 34.0);
    let body = rows(area, 0.32, 1.0);
    let radius = (body.height / 2.0).min(body.width / many(chips.len()) / 2.25).min(RADIUS_MAX);
    for (at, chip) in chips.iter().enumerate() {
        let x = body.x + radius + many(at) * radius * 2.25;
        put_chip(pen, *chip, Spot { x, y: body.y + body.height / 2.0 }, radius);
    }
}

fn put_chip(pen: &mut Pen<'_>, chip: RoomChip, center: Spot, radius: f32) {
    let (color, edge) = (crate::color::Rgb(chip.color), crate::color::Rgb(chip.edge));
    pen.marks.push(Mark::Chip { center, radius, color, edge });
    let words = short(chip.value.0);
    let width = pen.letters.width(&words, Weight::Bold);
    let size = (radius * 1.2 / width.max(f32::EPSILON)).min(radius * 0.62);
    let (black, white) = (crate::color::Rgb([12, 12, 14]), crate::color::Rgb([255, 255, 255]));
    let is_dark = color.contrast(white) >= color.contrast(black);
    let at = Spot { x: center.x, y: center.y + CAPITALS * size / 2.0 };
    let color = if is_dark { white } else { black };
    let (align, weight, width) = (Align::Middle, Weight::Bold, width * size);
    let writing = Writing { words, at, align, size, weight, color, width, until: None };
    pen.marks.push(Mark::Writing(writing));
}

/// A value as it stands on chips: `500`, `25K`, `1M`.
fn short(value: u64) -> String {
    for (unit, sign) in [(1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")] {
        if value >= unit && value % unit == 0 {
            return format!("{}{sign}", value / unit);
        }
    }
    value.to_string()
}

/// The chips that go in the break that is on or next, and what they become.
pub(crate) fn colored_up(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let pairs = &shown.saying.clock.room.colored_up;
    if pairs.is_empty() {
        return;
    }
    let label = [Piece::muted(shown.saying.words.text("screen-colored-up"))];
    pen.line(rows(area, 0.0, 0.28), Align::Start, &label, 34.0);
    let body = rows(area, 0.32, 1.0);
    let share = 1.0 / many(pairs.len());
    for (at, pair) in pairs.iter().enumerate() {
        let cell = columns(body, share * many(at), share * (many(at) + 1.0));
        let radius = (cell.height / 2.0).min(cell.width / 7.0).min(RADIUS_MAX);
        let y = cell.y + cell.height / 2.0;
        let from = Spot { x: cell.x + radius, y };
        put_chip(pen, pair.gone, from, radius);
        let reach = radius * 0.8;
        let (low, high) =
            (Spot { x: from.x - reach, y: y + reach }, Spot { x: from.x + reach, y: y - reach });
        let color = pen.theme.stopped;
        pen.marks.push(Mark::Stroke { from: low, to: high, width: radius * 0.14, color });
        if let Some(next) = pair.next {
            let arrow = Area { x: from.x + radius, y: cell.y, width: radius * 2.0, ..cell };
            pen.line(arrow, Align::Middle, &[Piece::muted("→")], radius);
            put_chip(pen, next, Spot { x: from.x + radius * 4.0, y }, radius);
        }
    }
}

/// A code that phones read, with what it is for beside it.
pub(crate) fn code(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let Some(address) = shown.address else { return };
    let Ok(code) = QrCode::encode_text(address, QrCodeEcc::Medium) else { return };
    let side = area.height.min(area.width * 0.45);
    let place = Area { y: area.y + (area.height - side) / 2.0, width: side, height: side, ..area };
    let size = code.size();
    let row = |y: i32| (0..size).map(|x| code.get_module(x, y)).collect();
    pen.marks.push(Mark::Code { area: place, rows: (0..size).map(row).collect() });
    let (x, words) = (place.right() + area.width * 0.06, shown.saying.words);
    let beside = Area { x, width: area.right() - x, ..area };
    let title = [Piece::bold(words.text("screen-where-do-i-sit"))];
    pen.line(rows(beside, 0.14, 0.5), Align::Start, &title, 38.0);
    let hint = [Piece::muted(words.text("screen-where-do-i-sit-hint"))];
    pen.line(rows(beside, 0.5, 0.84), Align::Start, &hint, 30.0);
}
