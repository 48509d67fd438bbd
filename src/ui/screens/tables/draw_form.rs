//! Drawing seats, and setting up tables.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::{Size, Tone, space, text};
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui, number_ui, remark_ui, said_ui, small_ui};
use egui::{CollapsingHeader, Ui};
use engine::Command;
use engine::seating::NewTable;
use engine::values::TableNo;
use words::Args;

/// The word from outside, while it is typed.
#[derive(Debug, Default)]
pub(super) struct DrawForm {
    word: String,
}

impl DrawForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("tables-draw-title");
        asking_ui(ui, view, &title, |ui| {
            said_ui(ui, self.summary(view));
            word_ui(ui, view, &mut self.word);
            let command = Command::DrawSeats { public: word(&self.word) };
            answer_ui(ui, view, Push::primary(view.text("tables-draw-do")), Ok(command))
        })
    }

    fn summary(&self, view: &View<'_>) -> String {
        let tables = view.tournament.seating().tables().len();
        let waiting = view.tournament.entries().unseated();
        let seats = view.tournament.settings().seating.seats_per_table;
        let needed = waiting.div_ceil(u32::from(seats.max(1)));
        let args = Args::new().count("players", waiting).count("seats", seats);
        if tables == 0 {
            view.say("tables-draw-sets-up", &args.count("tables", needed))
        } else {
            let open = view.tournament.seating().open_seats();
            view.say("tables-draw-open", &args.count("open", open))
        }
    }
}

/// The field for a word from outside, and what it is good for.
pub(super) fn word_ui(ui: &mut Ui, view: &View<'_>, typed: &mut String) {
    field_ui(ui, &view.text("tables-draw-word"), &view.text("tables-draw-word-hint"), typed);
    muted_ui(ui, view.text("tables-draw-word.tip"));
    match view.tournament.commitment() {
        Some(commitment) => {
            muted_ui(ui, view.text("tables-draw-sealed"));
            let title = text(view.text("tables-draw-check"), Size::Small);
            CollapsingHeader::new(title).id_salt("check").show(ui, |ui| {
                let args = Args::new().text("commitment", commitment);
                small_ui(ui, view.say("tables-draw-commitment", &args));
            });
        }
        None => {
            muted_ui(ui, view.text("draw-fresh"));
        }
    }
    ui.add_space(space::ONE);
}

pub(super) fn word(typed: &str) -> Option<String> {
    Some(typed.trim().to_owned()).filter(|word| !word.is_empty())
}

/// Why the button is grey, where everybody can read it.
pub(super) fn refusal_ui(ui: &mut Ui, refusal: Option<String>) {
    if let Some(refusal) = refusal {
        remark_ui(ui, refusal, Tone::AttentionText);
    }
}

/// Which tables are set up; nothing yet until it is first shown.
#[derive(Debug, Default)]
pub(super) struct AddForm {
    tables: u16,
    first: u16,
    seats: u8,
}

impl AddForm {
    pub(super) fn of(view: &View<'_>) -> Self {
        let highest = view.tournament.seating().tables().map(|table| table.no.0).max();
        let seats = view.tournament.settings().seating.seats_per_table;
        Self { tables: 1, first: highest.unwrap_or(0).saturating_add(1), seats }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        if self.tables == 0 {
            *self = Self::of(view);
        }
        let title = view.text("tables-add");
        asking_ui(ui, view, &title, |ui| {
            number_ui(ui, &view.text("tables-add-count"), &mut self.tables, 1..=500);
            number_ui(ui, &view.text("tables-add-first"), &mut self.first, 1..=9999);
            number_ui(ui, &view.text("setup-seats-per-table"), &mut self.seats, 2..=31);
            let tables = (self.first..self.first.saturating_add(self.tables))
                .map(|no| NewTable { table: TableNo(no), seats: self.seats });
            let command = Command::AddTables { tables: tables.collect() };
            let words = view.say("tables-add-do", &Args::new().count("tables", self.tables));
            ui.add_space(space::ONE);
            answer_ui(ui, view, Push::primary(&words), Ok(command))
        })
    }
}
