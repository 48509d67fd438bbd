//! A button that folds open what else can be done, so that a row keeps what is done often.

use crate::theme::{icons, space};
use crate::widgets::button::Push;
use egui::{Align, Key, Layout, Popup, PopupCloseBehavior, Ui};

const WIDTH: f32 = 280.0;

/// Shows the button, and under it the list until something in it is pressed.
///
/// `name` is what a screen reader says, for there may be several such buttons.
pub fn more_ui(ui: &mut Ui, words: &str, name: &str, tip: &str, contents: impl FnOnce(&mut Ui)) {
    unfold_ui(ui, Push::secondary(words).icon(icons::ELSE).name(name).tip(tip), name, contents);
}

/// The same with a button of one's own.
pub fn unfold_ui(ui: &mut Ui, push: Push<'_>, name: &str, contents: impl FnOnce(&mut Ui)) {
    let button = ui.add(push);
    let was_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&button));
    let list = Popup::menu(&button)
        .layout(Layout::top_down_justified(Align::Min))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(name)
        .width(WIDTH);
    list.show(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        contents(ui);
    });
    if was_open && ui.input(|input| input.key_pressed(Key::Escape)) {
        // Whoever came with the keyboard goes on where they were.
        button.request_focus();
    }
}
