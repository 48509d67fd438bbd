//! What needs doing now while a form stands in the strip: its first titles, and all on demand.

use crate::needs::card::{NeedCard, cards_ui};
use crate::theme::{Size, Tone, color, icons, shape, space, text};
use crate::view::View;
use crate::widgets::{Push, label_ui};
use egui::{
    Key, Label, Modifiers, Popup, PopupCloseBehavior, Response, ScrollArea, Sense, SetOpenCommand,
    Ui, UiBuilder, Vec2,
};
use words::Args;

/// How many needs are named over a form.
const NAMED_MAX: usize = 2;

/// How much of the height of the window the unfolded needs may take.
const HEIGHT: f32 = 0.6;

/// The space between two lines.
const GAP: f32 = 2.0;

/// Shows the first titles, as high whatever there is to do; the button over them unfolds all.
pub(super) fn over_form_ui(ui: &mut Ui, view: &View<'_>, needs: &[NeedCard]) {
    let line = Size::Small.points() + 2.0 * space::HALF;
    let height = shape::BUTTON_HEIGHT_SMALL + 2.0 * line;
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    let mut part = ui.new_child(UiBuilder::new().id_salt("titles").max_rect(rect));
    let ui = &mut part;
    ui.spacing_mut().item_spacing.y = GAP;
    if needs.is_empty() {
        label_ui(ui, view.text("header-needs"), Size::Small, Tone::TextMuted);
        label_ui(ui, view.text("header-needs-none"), Size::Small, Tone::TextMuted);
        return;
    }
    let words = view.say("header-needs-all", &Args::new().count("count", needs.len()));
    let push = Push::secondary(&words).icon(icons::DOWN).small().width(width);
    let button = ui.add(push.tip(view.text("header-needs-all.tip")));
    let mut opened = button.clicked();
    for need in needs.iter().take(NAMED_MAX) {
        opened |= title_ui(ui, need).clicked();
    }
    unfolded_ui(ui, view, needs, &button, opened.then_some(SetOpenCommand::Toggle));
}

/// A title, which unfolds the needs, too.
fn title_ui(ui: &mut Ui, need: &NeedCard) -> Response {
    let urgency = need.card.urgency;
    let words = format!("{} {}", urgency.icon(), need.card.title);
    let words = text(words, Size::Small).color(color(ui, urgency.text()));
    // By keyboard the button over it does the same.
    ui.add(Label::new(words).truncate().sense(Sense::CLICK))
}

/// Everything that needs doing, over the form, until a button is pressed or one turns away.
fn unfolded_ui(
    ui: &Ui,
    view: &View<'_>,
    needs: &[NeedCard],
    button: &Response,
    asked: Option<SetOpenCommand>,
) {
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(button));
    // Escape closes one thing; the form below would hear it, too.
    let is_left = is_open && ui.input_mut(|it| it.consume_key(Modifiers::NONE, Key::Escape));
    if is_left {
        // Whoever came with the keyboard goes on where they were.
        button.request_focus();
    }
    let turned = if is_left { Some(SetOpenCommand::Bool(false)) } else { asked };
    let height = ui.ctx().content_rect().height() * HEIGHT;
    let list = Popup::from_response(button)
        .open_memory(turned)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(view.text("header-needs"))
        .width(button.rect.width());
    list.show(|ui| {
        ScrollArea::vertical().id_salt("unfolded-needs").max_height(height).show(ui, |ui| {
            if cards_ui(ui, view, needs) {
                ui.close();
            }
        });
    });
}
