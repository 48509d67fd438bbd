//! A button that folds open what else can be done, so that a row keeps what is done often.

use crate::theme::{icons, space};
use crate::widgets::button::Push;
use egui::{Align, Context, Id, Key, Layout, Modifiers, Popup, PopupCloseBehavior, Ui};

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
    let list = Popup::menu(&button)
        .layout(Layout::top_down_justified(Align::Min))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(name)
        .width(WIDTH);
    list.show(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        contents(ui);
    });
    let unfolded = Unfolded { list: Popup::default_response_id(&button), button: button.id };
    if Popup::is_id_open(ui.ctx(), unfolded.list) {
        ui.data_mut(|data| data.insert_temp(Unfolded::key(), unfolded));
    }
}

/// The list that was unfolded last, and the button it belongs to.
#[derive(Clone, Copy)]
struct Unfolded {
    list: Id,
    button: Id,
}

impl Unfolded {
    fn key() -> Id {
        Id::unique("list-that-was-unfolded")
    }
}

/// Escape closes the list or choice that stands open, before what is behind it hears the key.
/// Whoever came with the keyboard goes on at the button.
pub fn leave_list(ctx: &Context) {
    let is_left = Popup::is_any_open(ctx)
        && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if !is_left {
        return;
    }
    let unfolded = ctx.data(|data| data.get_temp::<Unfolded>(Unfolded::key()));
    if let Some(unfolded) = unfolded.filter(|it| Popup::is_id_open(ctx, it.list)) {
        ctx.memory_mut(|memory| memory.request_focus(unfolded.button));
    }
    Popup::close_all(ctx);
}
