//! A poker table from above: seats clockwise from the dealer's left, button and blinds.

use crate::theme::{Size, Tone, bold, color, regular, shape, space};
use crate::widgets::badge::signed_badge_width;
use crate::widgets::seat::{SeatView, paint_disc, seat_ui};
use crate::widgets::stadium::stadium_point;
use crate::widgets::tile::{TileState, paint_state_badge};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Galley, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
};
use std::sync::Arc;

/// How far a disc lies from its seat.
const DISC_APART: f32 = 6.0;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PokerTable {
    pub title: String,
    /// What is known of its button and its hand.
    pub subtitle: String,
    pub remark: String,
    pub seats: Vec<SeatView>,
    /// What is the matter with it.
    pub badge: Option<(String, TileState)>,
    /// What the dealer's place is called.
    pub dealer: String,
    /// What a screen reader says of the whole table.
    pub name: String,
}

/// Shows the table in the room that there is; gives the seat that was clicked.
///
/// `on_seat` is called for every seat.
pub fn poker_table_ui(
    ui: &mut Ui,
    table: &PokerTable,
    on_seat: impl FnMut(&SeatView, &Response),
) -> Option<u8> {
    let room = ui.available_size();
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    poker_table_at(ui, rect, response.id.with("table"), table, on_seat)
}

/// Shows the table in this place; gives the seat that was clicked.
pub fn poker_table_at(
    ui: &mut Ui,
    rect: Rect,
    id: Id,
    table: &PokerTable,
    mut on_seat: impl FnMut(&SeatView, &Response),
) -> Option<u8> {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &table.name));
    let size = seat_size(rect, table.seats.len());
    let felt = felt_rect(rect, size);
    paint_felt(ui, felt, size, table);
    let mut clicked = None;
    for (index, seat) in table.seats.iter().enumerate() {
        let middle = stadium_point(felt, part_of(index, table.seats.len()));
        if !ui.is_rect_visible(Rect::from_center_size(middle, size)) {
            continue;
        }
        let id = response.id.with(("seat", seat.number));
        let response = seat_ui(ui, Rect::from_center_size(middle, size), id, seat);
        if response.clicked() {
            clicked = Some(seat.number);
        }
        on_seat(seat, &response);
        discs_ui(ui, felt, middle, size, seat);
    }
    clicked
}

/// Where a seat is, counted from 0, at a table in this place.
#[must_use]
pub fn seat_rect(rect: Rect, index: usize, seats: usize) -> Rect {
    let size = seat_size(rect, seats);
    let middle = stadium_point(felt_rect(rect, size), part_of(index, seats));
    Rect::from_center_size(middle, size)
}

/// How far around the table a seat is; the dealer sits at the beginning.
#[must_use]
pub fn part_of(index: usize, seats: usize) -> f32 {
    (as_f32(index) + 0.5) / as_f32(seats.max(1))
}

fn seat_size(rect: Rect, seats: usize) -> Vec2 {
    let [wide, high] = shape::SEAT;
    let [narrow, low] = shape::SEAT_SMALL;
    let [tiny, lowest] = shape::SEAT_TINY;
    let [least, flat] = shape::SEAT_LEAST;
    let is_crowded = seats > 10 || rect.width() < 620.0;
    if rect.width() < 420.0 {
        Vec2::new(least, flat)
    } else if rect.width() < 540.0 {
        Vec2::new(tiny, lowest)
    } else if is_crowded {
        Vec2::new(narrow, low)
    } else {
        Vec2::new(wide, high)
    }
}

/// The felt: as large as it goes with the seats around it.
fn felt_rect(rect: Rect, seat: Vec2) -> Rect {
    let [wide, high] = shape::OVAL_MAX;
    let room = (rect.size() - seat - Vec2::splat(4.0)).min(Vec2::new(wide, high));
    let width = room.x.max(160.0);
    let height = room.y.min(width * 0.62).max(90.0);
    Rect::from_center_size(rect.center(), Vec2::new(width, height))
}

fn paint_felt(ui: &Ui, felt: Rect, seat: Vec2, table: &PokerTable) {
    let round = felt.height() / 2.0;
    let painter = ui.painter();
    painter.rect_filled(felt, round, color(ui, Tone::Felt));
    let rail = Stroke::new(3.0, color(ui, Tone::Rail));
    painter.rect_stroke(felt, round, rail, StrokeKind::Inside);
    let middle = felt.center();
    let muted = color(ui, Tone::OnFeltMuted);
    // Between the seats at both ends, and the discs before them.
    let room = felt.width() - seat.x - 6.0 * shape::DISC;
    let lay_out = |words: &str, font, tone| {
        let tone = color(ui, tone);
        let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, tone));
        job.wrap = TextWrapping {
            max_rows: 2,
            break_anywhere: false,
            ..TextWrapping::truncate_at_width(room)
        };
        job.halign = Align::Center;
        painter.layout_job(job)
    };
    let title = |size| lay_out(&table.title, bold(size), Tone::OnFelt);
    let subtitle = |size| lay_out(&table.subtitle, regular(size), Tone::OnFeltMuted);
    let remark = lay_out(&table.remark, regular(Size::Small), Tone::OnFeltMuted);
    let in_one = [&*table.title, &table.subtitle].join(" · ");
    // Everything, or as much of it as there is room for between the seats.
    let choices = [
        vec![title(Size::Title), subtitle(Size::Body), remark.clone()],
        vec![title(Size::Lead), subtitle(Size::Small), remark],
        vec![title(Size::Lead), subtitle(Size::Small)],
        vec![lay_out(&in_one, bold(Size::Small), Tone::OnFelt)],
    ];
    let height = |lines: &[Arc<Galley>]| lines.iter().map(|line| line.size().y).sum::<f32>();
    // Half a seat and a disc with its distance at either side, and the badge over the title.
    let badge = if table.badge.is_some() { shape::BADGE_HEIGHT + space::HALF } else { 0.0 };
    let room_high = felt.height() - seat.y - 4.0 * shape::DISC - 2.0 * DISC_APART - badge;
    let fitting = choices.iter().find(|lines| height(lines) <= room_high).or(choices.last());
    let lines = fitting.map(Vec::as_slice).unwrap_or_default();
    let mut top = middle.y - (height(lines) + badge) / 2.0;
    if let Some((words, state)) = &table.badge {
        let right = middle.x + signed_badge_width(ui, words) / 2.0;
        let at = egui::pos2(right, top + shape::BADGE_HEIGHT / 2.0);
        paint_state_badge(ui, at, words, *state);
        top += badge;
    }
    for line in lines {
        painter.galley(egui::pos2(middle.x, top), line.clone(), muted);
        top += line.size().y;
    }
    if felt.height() < shape::OVAL_WITH_DEALER {
        return;
    }
    let dealer = felt.center_top() + Vec2::new(0.0, seat.y / 2.0 + 12.0);
    painter.text(dealer, Align2::CENTER_CENTER, &table.dealer, regular(Size::Small), muted);
}

/// Button and blinds, on the felt before the seat.
fn discs_ui(ui: &Ui, felt: Rect, seat: Pos2, size: Vec2, view: &SeatView) {
    let inward = (felt.center() - seat) / Vec2::new(felt.width(), felt.height());
    let direction = inward.normalized();
    let clear =
        Vec2::new(size.x / 2.0 + shape::DISC, size.y / 2.0 + shape::DISC) + Vec2::splat(DISC_APART);
    let reach = [clear.x / direction.x.abs().max(0.01), clear.y / direction.y.abs().max(0.01)];
    let reach = reach.into_iter().fold(f32::INFINITY, f32::min);
    let across = Vec2::new(-direction.y, direction.x) * (2.0 * shape::DISC + 2.0);
    let first = across * (as_f32(view.discs.len().saturating_sub(1)) / -2.0);
    for (index, disc) in view.discs.iter().enumerate() {
        paint_disc(ui, seat + direction * reach + first + across * as_f32(index), *disc);
    }
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
