//! What the columns of a list hold, chosen from what they may.

use crate::theme::{Size, Tone, color, shape, text, text_bold};
use crate::widgets::heading_ui;
use egui::{Align, ComboBox, Label, Layout, Ui, Vec2};
use exchange::{ListAnswer, ListColumn, ListTold, people_messages};
use house::ListColumns;
use people::Field;
use storage::csv::title_words;
use words::{Args, Words};

const COLUMN_WIDTH: f32 = 190.0;

/// The meaning of a column that is left out.
const LEFT_OUT: &str = "-";

/// What a meaning of a column is called.
pub(super) fn meaning_words(words: &Words, meaning: &str) -> String {
    if meaning == LEFT_OUT {
        return words.text("list-column-none");
    }
    // What is kept of people has names already.
    match Field::ALL.iter().find(|field| field.id() == meaning) {
        Some(field) => people_messages::field(words, *field),
        None => words.text(&format!("list-column-{meaning}")),
    }
}

/// The titles over a list, by which it is known again.
pub fn titles_of(columns: &[ListColumn]) -> String {
    columns.iter().map(|column| title_words(&column.title)).collect::<Vec<_>>().join("|")
}

/// Takes what was said the last time of a list with these titles, where nothing was said of this
/// one; whether there was something.
pub fn known_told(known: &ListColumns, columns: &[ListColumn], told: &mut ListTold) -> bool {
    let said = known.get(&titles_of(columns)).filter(|_| told.columns.is_empty());
    if let Some(said) = said {
        told.columns.clone_from(said);
    }
    said.is_some()
}

/// Shows what each column holds, and lets it be chosen; whether something was.
pub fn columns_ui(
    ui: &mut Ui,
    words: &Words,
    columns: &[ListColumn],
    choices: &[&'static str],
    told: &mut ListTold,
) -> bool {
    if columns.is_empty() {
        return false;
    }
    heading_ui(ui, words.text("players-import-columns"));
    let mut chosen = None;
    for (at, column) in columns.iter().enumerate() {
        let numbered = words.say("players-import-column", &Args::new().no("column", at + 1));
        let is_named = !column.title.trim().is_empty();
        let title = if is_named { column.title.clone() } else { numbered.clone() };
        let cells = text(column.cells.join(" · "), Size::Small).color(color(ui, Tone::TextMuted));
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let now = column.meaning.unwrap_or(LEFT_OUT);
            let mut meaning = now;
            let combo = ComboBox::from_id_salt(("list-column", at));
            let combo =
                combo.selected_text(meaning_words(words, now)).width(COLUMN_WIDTH).truncate();
            ui.add_enabled_ui(is_named, |ui| {
                let shown = combo.show_ui(ui, |ui| {
                    for choice in [LEFT_OUT].iter().chain(choices) {
                        ui.selectable_value(&mut meaning, choice, meaning_words(words, choice));
                    }
                });
                let _ = shown.response.accessible_name(&title);
            });
            if meaning != now {
                chosen = Some((column.title.clone(), meaning));
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add(Label::new(text_bold(title, Size::Body)).truncate());
                ui.add(Label::new(cells).truncate());
            });
        });
    }
    let Some((title, meaning)) = chosen else { return false };
    told.tell(ListAnswer::Column(title, meaning));
    true
}

#[cfg(test)]
mod tests {
    use super::{LEFT_OUT, meaning_words};
    use exchange::{payout_meanings, people_meanings, stage_meanings};
    use words::{Language, Words};

    #[test]
    fn every_meaning_of_a_column_has_words() {
        for language in Language::ALL {
            let words = Words::new(language);
            let all = stage_meanings().chain(payout_meanings()).chain(people_meanings());
            for meaning in all.chain([LEFT_OUT]) {
                let said = meaning_words(&words, meaning);
                assert!(!said.starts_with("list-column"), "{meaning}");
            }
        }
    }
}
