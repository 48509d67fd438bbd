//! The names of values that a text can have in braces.

use crate::theme::icons;
use crate::view::View;
use crate::widgets::{Push, unfold_ui};
use egui::{ScrollArea, Ui};
use strum::VariantArray;
use words::clock_facts::TextValue;

/// The list of values.
const LIST_HEIGHT: f32 = 360.0;

/// A button that unfolds what can stand in a text, and adds what is chosen at its end.
pub fn text_values_ui(ui: &mut Ui, view: &View<'_>, typed: &mut String) {
    let words = view.text("text-values");
    let tip = view.text("text-values.tip");
    let push = Push::secondary(&words).icon(icons::DOWN).small().tip(&tip);
    unfold_ui(ui, push, &words, |ui| {
        ScrollArea::vertical().max_height(LIST_HEIGHT).show(ui, |ui| {
            for value in TextValue::VARIANTS {
                let name = value.name();
                let what = view.text(&format!("text-value-{name}"));
                if ui.add(Push::quiet(format!("{{{name}}} · {what}")).small()).clicked() {
                    typed.push_str(&format!("{{{name}}}"));
                }
            }
        });
    });
}
