//! The last table: names and stacks around it, and the clock in the middle.

use crate::compose::Shown;
use crate::draw::clock::on_table;
use crate::draw::lists::many;
use crate::mark::{Align, Mark};
use crate::pen::{CAPITALS, Pen, Piece, rows};
use crate::theme::Tone;
use print::{Area, Spot, Weight};
use reports::{FinalSeat, FinalTable};
use std::f32::consts::TAU;

/// A player's card beside the part: how wide and how high.
const CARD: (f32, f32) = (0.185, 0.15);

/// So many stand under each other.
const FEW: usize = 4;

pub(crate) fn final_table(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let Some(table) = &shown.saying.clock.room.final_table else { return };
    if area.width > area.height * 1.2 {
        around(pen, area, table, shown)
    } else {
        beneath(pen, area, table, shown)
    }
}

/// Players around the table.
fn around(pen: &mut Pen<'_>, area: Area, table: &FinalTable, shown: &Shown<'_>) {
    let (wide, high) = (area.width * CARD.0, area.height * CARD.1);
    let middle = Spot { x: area.x + area.width / 2.0, y: area.y + area.height / 2.0 };
    let (far, deep) = ((area.width - wide) / 2.0, (area.height - high) / 2.0);
    let cloth = Area {
        x: middle.x - far * 0.9,
        y: middle.y - deep * 0.86,
        width: far * 1.8,
        height: deep * 1.72,
    };
    oval(pen, cloth);
    let clock = Area {
        x: middle.x - far * 0.52,
        y: middle.y - deep * 0.62,
        width: far * 1.04,
        height: deep * 1.24,
    };
    on_table(pen, clock, shown);
    for seat in &table.players {
        let turn = round(table, seat) * TAU;
        let (x, y) = (middle.x - far * turn.sin(), middle.y + deep * turn.cos());
        let place = Area { x: x - wide / 2.0, y: y - high / 2.0, width: wide, height: high };
        card(pen, place, seat, 0.0, shown);
        if table.button == Some(seat.seat) {
            let toward = 0.74;
            let at = Spot {
                x: middle.x - far * toward * turn.sin(),
                y: middle.y + deep * toward * 0.94 * turn.cos(),
            };
            button(pen, at, high * 0.2, shown);
        }
    }
}

/// How far around the table somebody sits, from its foot and with the clock.
fn round(table: &FinalTable, seat: &FinalSeat) -> f32 {
    // The last two sit at the ends, and the lower seat at the left.
    if let [first, _] = table.players.as_slice() {
        return if first.seat == seat.seat { 0.25 } else { 0.75 };
    }
    // Seat 1 is left of the dealer, who sits at the foot.
    (f32::from(seat.seat.0) - 0.5) / f32::from(table.seats.max(1))
}

/// A table seen from above.
fn oval(pen: &mut Pen<'_>, area: Area) {
    let theme = pen.theme;
    let rail = area.height * 0.05;
    let half = area.height / 2.0;
    pen.marks.push(Mark::Fill { area, radius: half, color: theme.rail });
    let cloth = area.inside(rail);
    pen.marks.push(Mark::Fill { area: cloth, radius: half - rail, color: theme.cloth });
    let color = theme.accent;
    pen.marks.push(Mark::Outline { area, radius: half, width: 3.0, color });
}

/// Where the table is narrow: the clock, and under it everybody in one column or two.
fn beneath(pen: &mut Pen<'_>, area: Area, table: &FinalTable, shown: &Shown<'_>) {
    let head = rows(area, 0.0, 0.36);
    oval(pen, head);
    on_table(pen, head.inside(head.height * 0.14), shown);
    let body = rows(area, 0.4, 1.0);
    let across = if table.players.len() <= FEW { 1 } else { 2 };
    let lines = table.players.len().div_ceil(across).max(FEW);
    let (gap, high) = (area.width * 0.02, body.height / many(lines));
    let wide = (body.width - gap * many(across - 1)) / many(across);
    for (at, seat) in table.players.iter().enumerate() {
        let (column, line) = (many(at % across), many(at / across));
        let (x, y) = (body.x + column * (wide + gap), body.y + line * high);
        let place = Area { x, y, width: wide, height: (high - gap).min(wide * 0.34) };
        let radius = place.height * 0.17;
        if table.button == Some(seat.seat) {
            card(pen, place, seat, radius * 2.4, shown);
            let at = Spot { x: place.right() - radius * 1.7, y: place.y + radius * 1.7 };
            button(pen, at, radius, shown);
        } else {
            card(pen, place, seat, 0.0, shown);
        }
    }
}

/// A player's card; so much of its right edge beside the name is left free.
fn card(pen: &mut Pen<'_>, area: Area, seat: &FinalSeat, free: f32, shown: &Shown<'_>) {
    let (fill, line) = (pen.theme.panel, pen.theme.line.unwrap_or(pen.theme.track));
    let radius = f32::from(pen.theme.corner);
    pen.marks.push(Mark::Fill { area, radius, color: fill });
    pen.marks.push(Mark::Outline { area, radius, width: 2.0, color: line });
    let body = area.inside(area.height * 0.12);
    let words = shown.saying.words;
    let no = words.number(i64::from(seat.seat.0));
    let name = rows(body, 0.0, if seat.stack.is_some() { 0.54 } else { 1.0 });
    let size = area.height * 0.27;
    let no = Piece::muted(no);
    let before = (pen.width(std::slice::from_ref(&no)) + 0.35) * size;
    pen.line_of(name, Align::Start, &[no], size);
    let name = Area { x: name.x + before, width: name.width - before - free, ..name };
    pen.line_of(name, Align::Start, &[Piece::bold(&seat.name)], size);
    if let Some(stack) = seat.stack {
        let line = rows(body, 0.54, 1.0);
        let chips = Piece::bold(words.chips(stack)).tone(Tone::Accent);
        let blinds = in_blinds(stack.0, shown).map(Piece::muted);
        let taken =
            blinds.as_ref().map_or(0.0, |it| pen.width(std::slice::from_ref(it)) * size * 0.8);
        pen.line(
            Area { width: line.width - taken - size * 0.3, ..line },
            Align::Start,
            &[chips],
            size,
        );
        if let Some(blinds) = blinds {
            pen.line_of(line, Align::End, &[blinds], size * 0.8);
        }
    }
}

/// A stack in what the level measures stacks by.
fn in_blinds(chips: u64, shown: &Shown<'_>) -> Option<String> {
    let clock = shown.saying.clock;
    let (_, level) = clock.level.as_ref()?;
    let tenths = chips.saturating_mul(10).checked_div(level.stakes.big_blind().0)?;
    Some(shown.saying.words.stack_in(clock.average_unit, tenths))
}

/// The dealer button.
fn button(pen: &mut Pen<'_>, center: Spot, radius: f32, shown: &Shown<'_>) {
    let white = crate::color::Rgb([250, 250, 246]);
    let area = Area {
        x: center.x - radius,
        y: center.y - radius,
        width: radius * 2.0,
        height: radius * 2.0,
    };
    pen.marks.push(Mark::Fill { area, radius, color: white });
    let words = shown.saying.words.text("screen-button");
    let size = radius * 1.1;
    let width = pen.letters.width(&words, Weight::Bold) * size;
    let at = Spot { x: center.x, y: center.y + CAPITALS * size / 2.0 };
    let color = crate::color::Rgb([20, 20, 22]);
    let (align, weight) = (Align::Middle, Weight::Bold);
    let writing =
        crate::mark::Writing { words, at, align, size, weight, color, width, until: None };
    pen.marks.push(Mark::Writing(writing));
}
