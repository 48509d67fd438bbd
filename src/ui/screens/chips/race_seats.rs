//! The seats of a table side by side: what was keyed for each, and what came of it.

use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::widgets::{CardSize, Ground, cards_ui, said_ui, small_ui};
use egui::{Label, Role, Ui, Vec2, WidgetInfo};
use engine::chips::{RacedSeat, SeatRace};
use engine::values::{SeatAt, SeatNo, TableNo};
use reports::TableRace;
use words::Args;
use words::typed::ChipsKeyed;

/// The smallest place for a seat.
const CELL_MIN: f32 = 84.0;

/// Shows every seat of a table with what is keyed so far, a list for each value.
pub(super) fn keyed_ui(
    ui: &mut Ui,
    view: &View<'_>,
    table: TableNo,
    seats: &[SeatNo],
    keyed: &[Vec<ChipsKeyed>],
) {
    cells_ui(ui, seats.len(), |ui, index| {
        let Some(seat) = seats.get(index).copied() else { return };
        let at = SeatAt { table, seat };
        let name = view.tournament.seating().player_at(at).map(|player| view.player(player));
        let name = name.unwrap_or_default();
        let of_seat = || keyed.iter().filter_map(|column| column.get(index));
        let chips: Vec<String> = of_seat().map(|keyed| keyed.chips.to_string()).collect();
        let is_whole = of_seat().any(|keyed| keyed.is_whole_stack);
        head_ui(ui, seat, &name);
        let (words, tone) = match chips.is_empty() {
            true => ("–".to_owned(), Tone::TextDisabled),
            false => (chips.join(" + "), Tone::Text),
        };
        let label = ui.label(text_bold(&words, Size::Title).color(color(ui, tone)));
        let args = Args::new().no("seat", seat.0).text("player", name).text("chips", words);
        let said = view.say("race-seat-keyed", &args);
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        if is_whole {
            ui.label(text(view.text("race-whole"), Size::Small));
        }
    });
}

/// Shows everybody who had chips of a value that went, their cards, and what they got.
pub(super) fn raced_ui(ui: &mut Ui, view: &View<'_>, race: &TableRace) {
    let seats = &race.raced.seats;
    if seats.is_empty() {
        said_ui(ui, view.text("race-nobody-had-any"));
        return;
    }
    cells_ui(ui, seats.len(), |ui, index| {
        let Some(seat) = seats.get(index) else { return };
        head_ui(ui, seat.seat, &view.player(seat.player));
        for (raced, step) in seat.races.iter().zip(race.steps.iter()) {
            if raced.chips == 0 {
                continue;
            }
            let args = Args::new()
                .count("chips", raced.chips)
                .text("value", view.words.chips(step.remove))
                .count("exchanged", raced.exchanged)
                .text("next", view.words.chips(step.next));
            small_ui(ui, view.say("race-seat-gave", &args));
            if raced.exchanged > 0 {
                let words = view.say("race-seat-exchanged", &args);
                small_ui(ui, words);
            }
            if !raced.cards.is_empty() {
                let cards: Vec<String> = raced.cards.iter().map(ToString::to_string).collect();
                cards_ui(ui, &cards.join(" "), CardSize::Inline);
            }
            outcome_ui(ui, view, seat, raced, &args);
        }
    });
}

/// What somebody got in the race, with a sign and a word.
fn outcome_ui(ui: &mut Ui, view: &View<'_>, seat: &RacedSeat, raced: &SeatRace, args: &Args) {
    let (icon, id, tone) = match (raced.has_won, raced.is_rescued, raced.odd) {
        (true, _, _) => (icons::DONE, "race-seat-won", Tone::AccentText),
        (_, true, _) => (icons::DONE, "race-seat-rescued", Tone::InfoText),
        (_, _, 0) => return,
        _ => ("", "race-seat-lost", Tone::TextMuted),
    };
    let words = view.say(id, args);
    let shown = text_bold(format!("{icon} {words}").trim(), Size::Small).color(color(ui, tone));
    let label = ui.add(Label::new(shown).wrap());
    let args = Args::new().no("seat", seat.seat.0).text("outcome", words);
    let said = view.say("race-seat-outcome", &args);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

fn head_ui(ui: &mut Ui, seat: SeatNo, name: &str) {
    ui.label(text_bold(seat.to_string(), Size::Small).color(color(ui, Tone::TextMuted)));
    // Given names over the last one: a place is narrower than most names, and all are as high.
    let (given, last) = name.rsplit_once(' ').unwrap_or((name, ""));
    for part in [given, last] {
        ui.add(Label::new(text(part, Size::Small)).truncate());
    }
}

/// Places for so many seats, as many in a row as there is room for, all of one height in a row.
fn cells_ui(ui: &mut Ui, count: usize, mut cell: impl FnMut(&mut Ui, usize)) {
    let gap = space::HALF;
    let room = ui.available_width();
    let fits = (((room + gap) / (CELL_MIN + gap)) as usize).clamp(1, count.max(1));
    // Rows of about the same length look better than a full one and a rest.
    let rows = count.div_ceil(fits);
    let in_row = count.div_ceil(rows.max(1)).max(1);
    let width = ((room + gap) / as_f32(in_row) - gap).min(2.0 * CELL_MIN);
    let inside = width - 2.0 * (f32::from(space::THIN) + shape::LINE);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for row in 0..rows {
            ui.horizontal_top(|ui| {
                for index in (row * in_row)..((row + 1) * in_row).min(count) {
                    framed_ui(ui, inside, |ui| cell(ui, index));
                }
            });
        }
    });
}

/// A place so wide inside, with a line around it.
fn framed_ui(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    Ground::Card.frame(ui).inner_margin(space::THIN).show(ui, |ui| {
        ui.set_width(width);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            contents(ui);
        });
    });
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
