//! Names with letters that no font here has: what the boxes stand for, and what helps.

use crate::theme::Tone;
use crate::view::View;
use crate::widgets::remark_ui;
use egui::Ui;
use house::letters_lacking;
use std::collections::BTreeSet;

/// What is to be said of these names; nothing where every letter can be shown.
pub fn no_font_words<'a>(
    view: &View<'_>,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    let letters: BTreeSet<String> = names.into_iter().flat_map(letters_lacking).collect();
    view.words.no_font(&letters)
}

/// Says under a name that no font here has some of its letters.
pub fn no_font_ui(ui: &mut Ui, view: &View<'_>, name: &str) {
    if let Some(said) = no_font_words(view, [name]) {
        remark_ui(ui, said, Tone::AttentionText);
    }
}
