//! Parts that answers and pages share: headings, cards with a bar, and tables.

use crate::ui::theme::{
    Size, Tone, bold, color, radius, regular, shape, space, stroke, text, text_bold,
};
use crate::ui::widgets::cards::{CardSize, cards_ui, cards_width};
use crate::words::verdict::{Cell, Part, Table};
use egui::{CornerRadius, Frame, Grid, Label, Margin, Rect, ScrollArea, Ui, Vec2};

/// Shows the heading of a part.
pub(super) fn heading_ui(ui: &mut Ui, words: &str) {
    ui.add_space(space::HALF);
    ui.label(text_bold(words, Size::Small).color(color(ui, Tone::TextMuted)));
}

/// Shows something on a raised ground with a bar of this tone at its left.
pub(super) fn card_ui(ui: &mut Ui, tone: Tone, contents: impl FnOnce(&mut Ui)) {
    let margin = Margin { left: space::CARD + 6, ..Margin::same(space::CARD) };
    let framed = Frame::new()
        .fill(color(ui, Tone::Raised))
        .stroke(stroke(ui, Tone::Line))
        .corner_radius(radius::CARD)
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = space::HALF;
            contents(ui);
        });
    let rect = framed.response.rect;
    let bar = Rect::from_min_size(rect.min, Vec2::new(shape::BAR, rect.height()));
    let corners = CornerRadius { nw: radius::CARD, sw: radius::CARD, ne: 0, se: 0 };
    ui.painter().rect_filled(bar, corners, color(ui, tone));
}

/// Shows a verdict in rows and tables.
pub(super) fn verdict_ui(ui: &mut Ui, parts: &[Part]) {
    for (index, part) in parts.iter().enumerate() {
        ui.push_id(("verdict", index), |ui| match part {
            Part::Rows(rows) => rows_ui(ui, rows),
            Part::Table(table) => table_ui(ui, table),
        });
    }
}

/// Things with their names, beside one another.
fn rows_ui(ui: &mut Ui, rows: &[(String, Cell)]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(space::THREE, space::ONE);
        for (name, cell) in rows {
            let width = width_of(ui, name, cell).min(ui.available_size_before_wrap().x.max(96.0));
            ui.allocate_ui(Vec2::new(width, shape::BUTTON_HEIGHT), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let muted = color(ui, Tone::TextMuted);
                    ui.label(text(name, Size::Small).color(muted));
                    cell_ui(ui, cell, Weight::Strong);
                });
            });
        }
    });
}

fn width_of(ui: &Ui, name: &str, cell: &Cell) -> f32 {
    let tone = color(ui, Tone::Text);
    let lay = |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, tone).size().x;
    let name = lay(name, regular(Size::Small));
    let value = match cell {
        Cell::Text(words) => lay(words, bold(Size::Body)),
        Cell::Cards(cards) => cards_width(cards, CardSize::Inline),
    };
    name.max(value) + 1.0
}

/// A table under its heading; a wide one is scrolled sideways.
pub(super) fn table_ui(ui: &mut Ui, table: &Table) {
    if !table.title.is_empty() {
        heading_ui(ui, &table.title);
    }
    ScrollArea::horizontal().id_salt("table").auto_shrink([true, true]).show(ui, |ui| {
        let grid = Grid::new("cells").striped(true).spacing(Vec2::new(space::TWO, space::ONE));
        grid.show(ui, |ui| {
            let muted = color(ui, Tone::TextMuted);
            for words in &table.head {
                ui.label(text(words, Size::Small).color(muted));
            }
            if !table.head.is_empty() {
                ui.end_row();
            }
            for row in &table.rows {
                for (column, cell) in row.iter().enumerate() {
                    let weight = if column == 0 { Weight::Strong } else { Weight::Plain };
                    cell_ui(ui, cell, weight);
                }
                ui.end_row();
            }
        });
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Plain,
    Strong,
}

fn cell_ui(ui: &mut Ui, cell: &Cell, weight: Weight) {
    match cell {
        Cell::Text(words) => {
            let words = match weight {
                Weight::Strong => text_bold(words, Size::Body),
                Weight::Plain => text(words, Size::Body),
            };
            ui.add(Label::new(words).selectable(true));
        }
        Cell::Cards(cards) => cards_ui(ui, cards, CardSize::Inline),
    }
}
