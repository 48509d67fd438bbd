//! The list of prizes: as many as are read from afar, turning its pages until all were seen.

use crate::display::changes::page_at;
use crate::display::fit::{Piece, line, line_in, measure, points_for};
use crate::theme::{Tone, color, radius};
use egui::{Align, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use reports::PrizeStep;
use words::Args;
use words::clock_facts::Saying;

/// The most prizes on one page.
const ROWS_MAX: usize = 9;
/// The height of a row beside its points.
const ROW: f32 = 1.5;
/// Between a place and its prize, beside the points of a row.
const GUTTER: f32 = 0.8;
/// The height of the head beside that of the tile.
const HEAD: f32 = 0.1;

/// Shows the prizes in a part of the window.
pub fn prizes_ui(ui: &Ui, rect: Rect, saying: &Saying<'_>) {
    let Some(prizes) = &saying.clock.prizes else { return };
    ui.painter().rect_filled(rect, radius::CARD, color(ui, Tone::Panel));
    let inside = rect.shrink(rect.size().min_elem() * 0.035);
    let head = Rect::from_min_size(inside.min, Vec2::new(inside.width(), rect.height() * HEAD));
    let list = Rect::from_min_max(Pos2::new(inside.left(), head.bottom()), inside.max);
    let pages = prizes.steps.len().div_ceil(ROWS_MAX).max(1);
    let page = page_at(saying.now, pages);
    let mut said = saying.words.text("display-prizes");
    if pages > 1 {
        let args = Args::new().count("page", page + 1).count("pages", pages);
        said = format!("{said} · {}", saying.words.say("display-page", &args));
    }
    let title = Piece::bold(said, color(ui, Tone::TextMuted));
    line_in(ui, head, Align::Center, &[title], f32::INFINITY);
    let lines: Vec<[Piece; 2]> = prizes.steps.iter().map(|it| pieces(ui, saying, it)).collect();
    // One size for all pages, so that nothing jumps when they turn.
    let rows = lines.len().clamp(4, ROWS_MAX);
    let widest = |at: usize| {
        let width = |pieces: &[Piece; 2]| {
            pieces.get(at).map_or(0.0, |piece| measure(ui, std::slice::from_ref(piece)).x)
        };
        lines.iter().map(width).fold(0.0, f32::max)
    };
    let row_height = list.height() / f32::from(u16::try_from(rows).unwrap_or(u16::MAX));
    let measured = Vec2::new(widest(0) + GUTTER + widest(1), ROW);
    let points = points_for(measured, Vec2::new(list.width(), row_height));
    let shown = prizes.steps.iter().zip(lines).skip(page * ROWS_MAX).take(ROWS_MAX);
    for (at, (step, [place, amount])) in (0_u16..).zip(shown) {
        let top = list.top() + row_height * f32::from(at);
        let row =
            Rect::from_min_size(Pos2::new(list.left(), top), Vec2::new(list.width(), row_height));
        let response =
            ui.interact(row, ui.scope_id().with(("prize", step.first.0)), Sense::hover());
        let name = format!("{} {}", place.words, amount.words);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        line(ui, &[place], points).paint(ui, row.min);
        let amount = line(ui, &[amount], points);
        let left = row.right() - amount.size.x;
        amount.paint(ui, Pos2::new(left, top));
    }
}

/// The places, and what each of them is paid.
fn pieces(ui: &Ui, saying: &Saying<'_>, step: &PrizeStep) -> [Piece; 2] {
    let args = Args::new().no("first", step.first.0).no("last", step.last.0);
    let id = if step.first == step.last { "display-place" } else { "display-places" };
    let place = Piece::regular(saying.words.say(id, &args), color(ui, Tone::TextMuted));
    let amount = match (&saying.clock.prizes, step.amount.is_zero()) {
        (Some(prizes), false) => vec![saying.words.money(step.amount, &prizes.currency)],
        (Some(_) | None, _) => Vec::new(),
    };
    let won = [amount, step.extras.clone()].concat().join(" + ");
    [place, Piece::bold(won, color(ui, Tone::Text))]
}
