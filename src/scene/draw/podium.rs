//! The picture that guests take: who won, who came next, and what they won.

use crate::compose::Shown;
use crate::draw::lists::{Row, list};
use crate::draw::news;
use crate::mark::{Align, Mark};
use crate::pen::{Pen, Piece, columns, rows};
use crate::theme::Tone;
use print::Area;
use reports::PodiumLine;

pub(crate) fn podium(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let podium = &shown.saying.clock.room.podium;
    let Some((first, others)) = podium.split_first() else { return };
    let is_wide = area.width > area.height * 1.2;
    let (top, beneath) = (rows(area, 0.0, 0.52), rows(area, 0.56, 1.0));
    winner(pen, top, first, shown);
    let (two, rest) = others.split_at(others.len().min(2));
    // Second and third beside each other; the rest as a list, where there is any.
    let (left, right) = match (is_wide, rest.is_empty()) {
        (true, false) => (columns(beneath, 0.0, 0.62), columns(beneath, 0.65, 1.0)),
        (true, true) => (beneath, beneath),
        (false, _) => (rows(beneath, 0.0, 0.4), rows(beneath, 0.46, 1.0)),
    };
    for (at, line) in (0_u8..).zip(two) {
        let from = 0.51 * f32::from(at);
        let wide = if two.len() == 1 { 1.0 } else { 0.49 };
        card(pen, columns(left, from, from + wide), line, shown);
    }
    if !rest.is_empty() {
        let row = |line: &PodiumLine| {
            let place = Piece::muted(shown.saying.words.number(i64::from(line.place.0)));
            let name = Piece::bold(&line.name);
            Row::new(vec![name, place], won(line, shown).into_iter().collect())
        };
        let rows: Vec<Row> = rest.iter().map(row).collect();
        list(pen, right, &shown.saying.words.text("screen-places"), &rows, shown);
    }
}

/// What somebody won; nothing where there was none.
fn won(line: &PodiumLine, shown: &Shown<'_>) -> Option<Piece> {
    let words = shown.saying.words.money(line.won, &shown.saying.clock.room.currency);
    (!line.won.is_zero()).then(|| Piece::bold(words).tone(Tone::Accent))
}

fn winner(pen: &mut Pen<'_>, area: Area, line: &PodiumLine, shown: &Shown<'_>) {
    let label = Piece::bold(shown.saying.words.text("display-winner")).tone(Tone::Accent);
    pen.line(rows(area, 0.0, 0.22), Align::Middle, &[label], f32::INFINITY);
    news::words(pen, rows(area, 0.24, 0.74), Align::Middle, Tone::Text, &line.name);
    if let Some(won) = won(line, shown) {
        pen.line(rows(area, 0.76, 0.98), Align::Middle, &[won], f32::INFINITY);
    }
}

fn card(pen: &mut Pen<'_>, area: Area, line: &PodiumLine, shown: &Shown<'_>) {
    let color = pen.theme.panel;
    pen.marks.push(Mark::Fill { area, radius: f32::from(pen.theme.corner), color });
    let body = area.inside((area.width * 0.05).min(area.height * 0.1));
    let place = Piece::muted(shown.saying.words.number(i64::from(line.place.0)));
    pen.line(rows(body, 0.0, 0.26), Align::Middle, &[place], f32::INFINITY);
    let name = [Piece::bold(&line.name)];
    pen.line(rows(body, 0.3, 0.66), Align::Middle, &name, f32::INFINITY);
    if let Some(won) = won(line, shown) {
        pen.line(rows(body, 0.7, 1.0), Align::Middle, &[won], f32::INFINITY);
    }
}
