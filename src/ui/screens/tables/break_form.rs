//! Breaking several tables: what follows, before it is done.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, muted_ui};
use egui::Ui;
use engine::Command;
use engine::values::TableNo;
use words::Args;

#[derive(Debug)]
pub(super) struct BreakForm {
    tables: Vec<TableNo>,
}

impl BreakForm {
    pub(super) fn of(tables: Vec<TableNo>) -> Self {
        Self { tables }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        // A table that broke meanwhile breaks no more.
        self.tables.retain(|table| view.tournament.seating().table(*table).is_some());
        let numbers: Vec<u16> = self.tables.iter().map(|table| table.0).collect();
        let args = Args::new()
            .count("count", self.tables.len())
            .text("tables", view.words.numbers(&numbers));
        let title = view.say("tables-break-title", &args);
        asking_ui(ui, view, &title, |ui| {
            let early = view.tournament.settings().seating.early_breaks;
            let early = view.tournament.may_players_come(view.now).then_some(early);
            for line in view.words.break_lines(view.tournament, &self.tables, early) {
                muted_ui(ui, line);
            }
            ui.add_space(space::ONE);
            let command = Command::BreakTables { tables: self.tables.clone() };
            let command = match self.tables.is_empty() {
                true => Err(view.text("tables-break-none")),
                false => Ok(command),
            };
            answer_ui(ui, view, Push::danger(view.say("tables-break-do", &args)), command)
        })
    }
}
