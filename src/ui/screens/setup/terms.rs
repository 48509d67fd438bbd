//! The terms of a tournament as fields.

use crate::engine::settings::{ButtonTracking, EntryTerms, Limit, SeatingTerms, Settings};
use crate::engine::values::{Chips, LevelNo};
use crate::rulebook::{RuleSet, Rulebook};
use crate::ui::theme::{Size, Tone, color, space, text, text_bold};
use crate::ui::view::View;
use crate::ui::widgets::field::{field_ui, number_ui};
use egui::{ComboBox, DragValue, Response, Ui};

/// How wide a choice is.
const CHOICE_WIDTH: f32 = 140.0;

/// Shows every field.
pub fn terms_ui(ui: &mut Ui, view: &View<'_>, settings: &mut Settings) {
    field_ui(ui, &view.text("setup-name"), "", &mut settings.name);
    rulebook_ui(ui, view, &mut settings.rules);
    heading_ui(ui, view, "setup-heading-entries");
    entries_ui(ui, view, &mut settings.entries);
    heading_ui(ui, view, "setup-heading-seating");
    seating_ui(ui, view, &mut settings.seating);
}

fn heading_ui(ui: &mut Ui, view: &View<'_>, id: &str) {
    ui.add_space(space::ONE);
    ui.label(text_bold(view.text(id), Size::Lead));
}

fn rulebook_ui(ui: &mut Ui, view: &View<'_>, rules: &mut RuleSet) {
    let mut book = rules.rulebook;
    let choices = Rulebook::ALL.map(|book| (book, view.words.rulebook(book)));
    choice_of_ui(ui, &view.text("setup-rulebook"), &mut book, &choices);
    if book != rules.rulebook {
        *rules = RuleSet::of(book);
    }
}

fn entries_ui(ui: &mut Ui, view: &View<'_>, terms: &mut EntryTerms) {
    chips_ui(ui, &view.text("setup-starting-chips"), &mut terms.starting_chips);
    let late = &mut terms.late_registration_level_max;
    level_ui(ui, &view.text("setup-late-registration"), late);
    limit_ui(ui, view, "setup-re-entries", &mut terms.re_entries);
    limit_ui(ui, view, "setup-rebuys", &mut terms.rebuys);
    if terms.rebuys != Limit::Never {
        level_ui(ui, &view.text("setup-rebuy-level"), &mut terms.rebuy_level_max);
        let usual = terms.starting_chips;
        optional_chips_ui(ui, &view.text("setup-rebuy-chips"), &mut terms.rebuy_chips, usual);
    }
    let usual = terms.starting_chips;
    optional_chips_ui(ui, &view.text("setup-add-on"), &mut terms.add_on_chips, usual);
}

fn seating_ui(ui: &mut Ui, view: &View<'_>, terms: &mut SeatingTerms) {
    number_ui(ui, &view.text("setup-seats-per-table"), &mut terms.seats_per_table, 2..=31);
    let tracking = [ButtonTracking::Never, ButtonTracking::FinalTable, ButtonTracking::Always]
        .map(|tracking| (tracking, view.words.button_tracking(tracking)));
    choice_of_ui(ui, &view.text("setup-tracking"), &mut terms.button_tracking, &tracking);
    if let [gap] = terms.balance.as_mut_slice() {
        number_ui(ui, &view.text("setup-balance-gap"), &mut gap.gap, 1..=5);
    }
    let usual = terms.seats_per_table.min(9);
    optional_ui(
        ui,
        &view.text("setup-final-table"),
        &mut terms.final_table_size,
        usual,
        |ui, n| ui.add(DragValue::new(n).range(2..=31)),
    );
}

/// A number of chips with its label before it.
pub fn chips_ui(ui: &mut Ui, label: &str, chips: &mut Chips) -> Response {
    ui.horizontal(|ui| {
        let label = ui.label(text(label, Size::Body).color(color(ui, Tone::TextMuted)));
        ui.add(DragValue::new(&mut chips.0).speed(100.0)).labelled_by(label.id)
    })
    .inner
}

fn optional_chips_ui(ui: &mut Ui, label: &str, chips: &mut Option<Chips>, usual: Chips) {
    optional_ui(ui, label, chips, usual, |ui, chips| {
        ui.add(DragValue::new(&mut chips.0).speed(100.0))
    });
}

fn level_ui(ui: &mut Ui, label: &str, level: &mut Option<LevelNo>) {
    optional_ui(ui, label, level, LevelNo(4), |ui, level| {
        ui.add(DragValue::new(&mut level.0).range(1..=200))
    });
}

/// Something that may be left out: a box to tick, and a field once it is ticked.
fn optional_ui<T>(
    ui: &mut Ui,
    label: &str,
    value: &mut Option<T>,
    usual: T,
    field: impl FnOnce(&mut Ui, &mut T) -> Response,
) {
    ui.horizontal(|ui| {
        let mut is_given = value.is_some();
        if ui.checkbox(&mut is_given, text(label, Size::Body)).changed() {
            *value = is_given.then_some(usual);
        }
        if let Some(value) = value {
            let _ = field(ui, value).accessible_name(label);
        }
    });
}

fn limit_ui(ui: &mut Ui, view: &View<'_>, id: &str, limit: &mut Limit) {
    let most = match *limit {
        Limit::AtMost(most) => most,
        Limit::Never | Limit::Unlimited => 1,
    };
    let choices = [Limit::Never, Limit::AtMost(most), Limit::Unlimited]
        .map(|limit| (limit, view.words.limit(limit)));
    let label = view.text(id);
    ui.horizontal_wrapped(|ui| {
        choice_ui(ui, &label, limit, &choices);
        if let Limit::AtMost(most) = limit {
            let _ = ui.add(DragValue::new(most).range(1..=99)).accessible_name(label);
        }
    });
}

/// One of several values, with its label before it.
fn choice_of_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    label: &str,
    value: &mut T,
    choices: &[(T, String)],
) {
    ui.horizontal_wrapped(|ui| choice_ui(ui, label, value, choices));
}

/// The label and the value, in the row that there is.
fn choice_ui<T: PartialEq + Copy>(
    ui: &mut Ui,
    label: &str,
    value: &mut T,
    choices: &[(T, String)],
) {
    ui.label(text(label, Size::Body).color(color(ui, Tone::TextMuted)));
    let chosen = choices.iter().find(|(choice, _)| choice == value);
    let chosen = chosen.map(|(_, words)| words.clone()).unwrap_or_default();
    let combo = ComboBox::from_id_salt(label).selected_text(chosen).width(CHOICE_WIDTH);
    let shown = combo.show_ui(ui, |ui| {
        for (choice, words) in choices {
            ui.selectable_value(value, *choice, words);
        }
    });
    let _ = shown.response.accessible_name(label);
}
