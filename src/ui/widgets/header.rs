//! The header: how much time is left, and the numbers of the evening.

use crate::theme::{Size, Tone, bold, color, shape, space};
use crate::widgets::badge::Urgency;
use crate::widgets::stat::{Stat, stat_row_ui, stat_ui};
use egui::{Align, Layout, Role, Sense, Ui, Vec2, WidgetInfo};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The time that is left, as digits.
    pub time: String,
    /// What a screen reader says for it.
    pub time_name: String,
    /// Whether it stands, and how urgent that is.
    pub urgency: Urgency,
    /// The numbers, the most important first.
    pub stats: Vec<Stat>,
}

/// Shows the header; `buttons` are laid out from the right edge.
pub fn header_ui(ui: &mut Ui, header: &Header, buttons: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing.x = space::ONE;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(space::TWO);
        buttons(ui);
        ui.add_space(space::ONE);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(space::TWO + space::HALF);
            time_ui(ui, header);
            stats_ui(ui, &header.stats);
        });
    });
}

/// The digits. Their place is as wide as the widest time that has so many digits.
fn time_ui(ui: &mut Ui, header: &Header) {
    let tone = match header.urgency {
        Urgency::Attention | Urgency::Stopped => header.urgency.text(),
        Urgency::Quiet => Tone::TextMuted,
        _ => Tone::Text,
    };
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(header.time.clone(), bold(Size::Display), color(ui, tone));
    let (rect, response) = ui.allocate_exact_size(
        Vec2::new(galley.size().x.ceil(), shape::HEADER_HEIGHT - space::ONE),
        Sense::hover(),
    );
    let position = rect.left_center() - Vec2::new(0.0, galley.size().y / 2.0);
    ui.painter().galley(position, galley, color(ui, tone));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &header.time_name));
}

/// Every number, as large as there is room for.
fn stats_ui(ui: &mut Ui, stats: &[Stat]) {
    let room = ui.available_width();
    let fits = |size: Size, gap: f32| {
        stats.iter().map(|stat| stat.width(ui, size) + gap).sum::<f32>() <= room
    };
    let choices = [(Size::Lead, space::THREE), (Size::Lead, space::TWO), (Size::Body, space::TWO)];
    let Some((size, gap)) = choices.into_iter().find(|(size, gap)| fits(*size, *gap)) else {
        rows_ui(ui, stats);
        return;
    };
    ui.spacing_mut().item_spacing.x = 0.0;
    for stat in stats {
        ui.add_space(gap);
        stat_ui(ui, stat, size);
    }
}

/// Every number beside its label, in as many rows as it takes.
fn rows_ui(ui: &mut Ui, stats: &[Stat]) {
    let height = shape::HEADER_ROW;
    ui.add_space(space::TWO);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(space::TWO, 0.0);
        ui.spacing_mut().interact_size.y = height;
        ui.add_space(((ui.available_height() - 2.0 * height) / 2.0).max(0.0));
        ui.horizontal_wrapped(|ui| {
            for stat in stats {
                stat_row_ui(ui, stat, height);
            }
        });
    });
}
