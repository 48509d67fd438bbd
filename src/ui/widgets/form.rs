//! The frame of a form at the side: the rest of the window stays live beside it.

use crate::theme::{Size, Tone, color, icons, shape, space, text_bold};
use crate::widgets::button::Push;
use crate::widgets::frame::Ground;
use crate::widgets::labels::title_ui;
use egui::{Align, InnerResponse, Key, Layout, Modifiers, Response, ScrollArea, Ui, Vec2};

/// Shows a form with its title; the button that closes it is named `close`.
///
/// Gives what the form gives, and whether it is to be closed. Escape closes it too.
pub fn form_ui<R>(
    ui: &mut Ui,
    title: &str,
    close: &str,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let mut closed = false;
    let InnerResponse { inner, .. } = Ground::Form.frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical(|ui| {
            let row = Layout::right_to_left(Align::Min);
            let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
            ui.allocate_ui_with_layout(size, row, |ui| {
                closed |=
                    ui.add(Push::quiet(icons::CLOSE).name(close).tip(close).small()).clicked();
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                    title_ui(ui, title.trim_end_matches('…'));
                });
            });
            ui.add_space(space::HALF);
            let area = ScrollArea::vertical().id_salt(title).auto_shrink([false, true]);
            let area = if is_opened(ui, title) { area.vertical_scroll_offset(0.0) } else { area };
            area.show(ui, contents).inner
        })
        .inner
    });
    closed |= ui.input(|input| input.key_pressed(Key::Escape));
    (inner, closed)
}

/// Whether a form was not there when the window was drawn last; it begins at its top.
fn is_opened(ui: &Ui, title: &str) -> bool {
    let (id, now) = (ui.scope_id().with(title), ui.ctx().cumulative_pass_nr());
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<u64>(id);
        data.insert_temp(id, now);
        before
    });
    before.is_none_or(|before| before + 1 < now)
}

/// A form that takes the keys when it opens, so that nobody has to reach for the mouse first.
#[derive(Debug, Default)]
pub struct Opening {
    was_shown: bool,
}

impl Opening {
    /// Gives the keys to the first field of the form, when it is shown for the first time.
    pub fn first(&mut self, field: &Response) {
        if !std::mem::replace(&mut self.was_shown, true) {
            field.request_focus();
        }
    }
}

/// Whether Enter was pressed, and belongs to the form's first button.
#[must_use]
pub fn is_entered(ui: &Ui) -> bool {
    // A button or a field of several lines that has the focus takes it for itself.
    let has_focus = ui.memory(|memory| memory.focused().is_some());
    !has_focus && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// Shows the heading of a part of a form.
pub fn heading_ui(ui: &mut Ui, words: impl Into<String>) {
    ui.add_space(space::HALF);
    ui.label(text_bold(words, Size::Small).color(color(ui, Tone::TextMuted)));
}
