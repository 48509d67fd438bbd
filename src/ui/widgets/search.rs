//! A field to search in, with the number of what was found.

use crate::theme::{Size, Tone, color, icons, regular, shape, space, text};
use crate::widgets::button::Push;
use crate::widgets::labels::small_ui;
use egui::{Align, Layout, Margin, Response, Role, TextEdit, Ui, Vec2, WidgetInfo};

/// What a search field shows besides what is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// What a screen reader says.
    pub name: String,
    /// What is shown while it is empty.
    pub hint: String,
    pub found: String,
    /// The name of the button that empties it.
    pub clear: String,
}

/// Shows the field; gives what happened to the typed text.
pub fn search_ui(ui: &mut Ui, search: Search, typed: &mut String) -> Response {
    let row = Layout::right_to_left(Align::Center);
    let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, row, |ui| {
        small_ui(ui, search.found);
        let mut is_cleared = false;
        if !typed.is_empty() {
            is_cleared = ui.add(Push::quiet(icons::CLOSE).name(search.clear).small()).clicked();
        }
        if is_cleared {
            typed.clear();
        }
        let hint = text(format!("{} {}", icons::SEARCH, search.hint), Size::Body);
        // The button that empties it comes and goes; the field must stay the same one.
        let edit = TextEdit::singleline(typed)
            .id_salt(&search.name)
            .font(regular(Size::Body))
            .hint_text(hint.color(color(ui, Tone::TextDisabled)))
            .margin(Margin::symmetric(space::CARD, space::THIN))
            .desired_width(f32::INFINITY);
        let mut response = ui.add(edit);
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &search.name));
        if is_cleared {
            response.mark_changed();
            response.request_focus();
        }
        response
    })
    .inner
}
