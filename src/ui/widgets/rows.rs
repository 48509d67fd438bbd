//! A list of any length, of which only the rows in sight are laid out.

use crate::ui::theme::{Size, Tone, color, shape, stroke, text};
use egui::{Sense, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

/// A column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ListColumn<'a> {
    /// What stands over it.
    pub title: &'a str,
    /// How wide it is; the one without a width takes what is left.
    pub width: Option<f32>,
}

/// A list.
#[derive(Debug, Clone, Copy)]
pub struct List<'a> {
    /// Names it among the lists of the window.
    pub id: &'a str,
    /// Its columns.
    pub columns: &'a [ListColumn<'a>],
    /// How many rows it has.
    pub count: usize,
    /// The row that is chosen.
    pub selected: Option<usize>,
    /// The row to bring in sight.
    pub reveal: Option<usize>,
    /// How high a row is.
    pub row_height: f32,
}

impl<'a> List<'a> {
    /// A list of `count` rows.
    #[must_use]
    pub fn new(id: &'a str, columns: &'a [ListColumn<'a>], count: usize) -> Self {
        let row_height = shape::ROW_HEIGHT;
        Self { id, columns, count, selected: None, reveal: None, row_height }
    }

    /// Shows it; `row` lays out the cells of the row with this index, and what it gives for the
    /// row that was clicked is given.
    pub fn show(self, ui: &mut Ui, mut row: impl FnMut(&mut TableRow<'_, '_>)) -> Option<usize> {
        let mut clicked = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.visuals_mut().selection.bg_fill = color(ui, Tone::Selection);
        ui.visuals_mut().selection.stroke = stroke(ui, Tone::Text);
        let mut table = TableBuilder::new(ui)
            .id_salt(self.id)
            .striped(true)
            .auto_shrink([false, false])
            .sense(Sense::click())
            .cell_layout(egui::Layout::left_to_right(egui::Align::Center));
        for column in self.columns {
            let built = column.width.map_or_else(Column::remainder, Column::exact);
            table = table.column(built.clip(true));
        }
        if let Some(reveal) = self.reveal {
            table = table.scroll_to_row(reveal, None);
        }
        let table = table.header(shape::ROW_HEIGHT, |mut header| {
            for column in self.columns {
                header.col(|ui| {
                    ui.label(text(column.title, Size::Small).color(color(ui, Tone::TextMuted)));
                });
            }
        });
        table.body(|body| {
            body.rows(self.row_height, self.count, |mut table_row| {
                let index = table_row.index();
                table_row.set_selected(self.selected == Some(index));
                row(&mut table_row);
                if table_row.response().clicked() {
                    clicked = Some(index);
                }
            });
        });
        clicked
    }
}
