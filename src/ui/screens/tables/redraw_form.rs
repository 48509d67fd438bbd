//! Drawing all seats anew, at some tables or at the final table.

use crate::parts::{answer_ui, asking_ui};
use crate::screens::tables::draw_form::{word, word_ui};
use crate::theme::{shape, space};
use crate::view::View;
use crate::widgets::{Push, muted_ui};
use egui::{Grid, Ui};
use engine::Command;
use engine::values::TableNo;
use std::collections::BTreeSet;
use words::Args;

const COLUMNS: usize = 3;

/// At which tables, and with which word from outside.
#[derive(Debug, Default)]
pub(super) struct RedrawForm {
    tables: BTreeSet<TableNo>,
    word: String,
}

impl RedrawForm {
    pub(super) fn of(tables: Vec<TableNo>) -> Self {
        Self { tables: tables.into_iter().collect(), word: String::new() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        // A table that broke meanwhile has no box in which it could be unticked.
        self.tables.retain(|table| view.tournament.seating().table(*table).is_some());
        let title = view.text("tables-redraw-title");
        asking_ui(ui, view, &title, |ui| {
            muted_ui(ui, view.text("tables-redraw-hint"));
            self.tables_ui(ui, view);
            word_ui(ui, view, &mut self.word);
            let command = Command::Redraw {
                tables: self.tables.iter().copied().collect(),
                public: word(&self.word),
            };
            let players = view.tournament.entries().seated();
            let words = view.say("tables-redraw-do", &Args::new().count("players", players));
            answer_ui(ui, view, Push::primary(&words), Ok(command))
        })
    }

    fn tables_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        Grid::new("tables").num_columns(COLUMNS).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            for (index, table) in view.tournament.seating().tables().enumerate() {
                let mut is_kept = self.tables.contains(&table.no);
                let words = view.say("tables-table", &Args::new().no("table", table.no.0));
                if ui.checkbox(&mut is_kept, words).changed() && !self.tables.remove(&table.no) {
                    self.tables.insert(table.no);
                }
                if (index + 1).is_multiple_of(COLUMNS) {
                    ui.end_row();
                }
            }
        });
        ui.add_space(space::HALF);
    }
}
