//! How the command box looks: the field, and under it the offers or the question.

use crate::command_box::{CommandBox, Confirm, area_id, field_id};
use crate::theme::{
    Size, Tone, bold, color, icons, radius, regular, shape, space, strong_stroke, text, text_bold,
};
use crate::widgets::{Ground, Push, caution_ui, framed_ui, in_frame_ui, muted_ui, said_ui};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Area, Galley, Id, Margin, Order, Rect, Response, Role, Sense, TextEdit, Ui, Vec2,
    WidgetInfo,
};
use engine::acts::Confirmation;
use std::sync::Arc;
use words::Args;
use words::typed::{Asking, Offer, OfferKind};

/// What was pressed with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoxPressed {
    Offer(usize),
    Confirm,
    Back,
}

/// Shows the box at the top of the window, under the header.
pub(super) fn box_ui(ui: &Ui, asking: &Asking<'_>, state: &mut CommandBox) -> Option<BoxPressed> {
    let below = Vec2::new(0.0, shape::HEADER_HEIGHT + space::ONE);
    let area = Area::new(area_id())
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, below)
        .movable(false);
    let frame = Ground::Over
        .frame(ui)
        .stroke(strong_stroke(ui, Tone::Accent))
        .shadow(ui.visuals().popup_shadow)
        .inner_margin(space::THIN);
    let width = shape::COMMAND_WIDTH.min(ui.ctx().content_rect().width() - 2.0 * space::TWO);
    let shown = area.show(ui.ctx(), |ui| {
        frame
            .show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = space::HALF;
                let field = field_ui(ui, asking, state);
                if field.changed() {
                    state.recalled = None;
                    state.forget_choice();
                }
                // What is in the field decides what is shown under it.
                state.renew(asking);
                match &state.confirm {
                    Some(confirm) => confirm_ui(ui, asking, confirm),
                    None => list_ui(ui, asking, state),
                }
            })
            .inner
    });
    shown.inner
}

fn field_ui(ui: &mut Ui, asking: &Asking<'_>, state: &mut CommandBox) -> Response {
    let id = field_id();
    let name = asking.words.text("command-name");
    let hint = text(asking.words.text("command-hint"), Size::Lead);
    let edit = TextEdit::singleline(&mut state.typed)
        .id(id)
        .font(regular(Size::Lead))
        .hint_text(hint.color(color(ui, Tone::TextDisabled)))
        .margin(Margin::symmetric(space::CARD, space::THIN))
        .lock_focus(true)
        .desired_width(f32::INFINITY);
    let field = ui.add(edit);
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
    if let Some(open) = state.open.as_mut().filter(|open| open.to_end) {
        let end = CCursor::new(state.typed.chars().count());
        let mut edit = TextEditState::load(ui.ctx(), id).unwrap_or_default();
        edit.cursor.set_char_range(Some(CCursorRange::one(end)));
        edit.store(ui.ctx(), id);
        open.to_end = false;
    }
    if state.confirm.is_none() && !state.offers.is_empty() {
        // A screen reader says which offer is chosen while the field keeps the focus.
        let chosen = row_id(state.chosen).accesskit_id();
        ui.ctx().accesskit_node_builder(id, |node| node.set_active_descendant(chosen));
    }
    field
}

fn row_id(index: usize) -> Id {
    Id::unique("offer-of-command-box").with(index)
}

fn list_ui(ui: &mut Ui, asking: &Asking<'_>, state: &CommandBox) -> Option<BoxPressed> {
    if state.offers.is_empty() {
        let id = if state.typed.trim().is_empty() { "command-help" } else { "command-nothing" };
        muted_ui(ui, asking.words.text(id));
        return None;
    }
    let mut pressed = None;
    ui.scope(|ui| {
        let name = asking.words.text("command-offers");
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::ListBox);
            node.set_label(name);
        });
        for (index, offer) in state.offers.iter().enumerate() {
            let place = if index == state.chosen { OfferPlace::Chosen } else { OfferPlace::Other };
            if row_ui(ui, asking, row_id(index), offer, place).clicked() {
                pressed = Some(BoxPressed::Offer(index));
            }
        }
    });
    if let Some(told) = &state.told {
        told_ui(ui, told);
    }
    pressed
}

/// Says aloud why nothing was done.
fn told_ui(ui: &mut Ui, told: &str) {
    let margin = Margin::symmetric(space::CARD, space::THIN);
    let frame = Ground::Caution.frame(ui).inner_margin(margin);
    in_frame_ui(ui, frame, |ui| {
        let told = caution_ui(ui, told, Size::Body);
        alive(ui, &told);
    });
}

/// A screen reader says it as soon as it stands there.
fn alive(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Assertive);
    });
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum OfferPlace {
    Chosen,
    Other,
}

fn row_ui(ui: &mut Ui, asking: &Asking<'_>, id: Id, offer: &Offer, place: OfferPlace) -> Response {
    let size = Vec2::new(ui.available_width(), shape::COMMAND_ROW);
    let (_, rect) = ui.allocate_space(size);
    let response = ui.interact(rect, id, Sense::click());
    let is_chosen = place == OfferPlace::Chosen;
    let ground = match (is_chosen, response.hovered()) {
        (true, _) => Some(Tone::Selected),
        (false, true) => Some(Tone::Raised),
        (false, false) => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, radius::SMALL, color(ui, ground));
    }
    if is_chosen {
        let bar = Rect::from_min_size(rect.min, Vec2::new(shape::BAR, rect.height()));
        ui.painter().rect_filled(bar, radius::SMALL, color(ui, Tone::Accent));
    }
    let mut room = rect.shrink2(Vec2::new(space::TWO, space::HALF));
    if is_chosen {
        let keys = text_of_keys(asking, offer);
        let muted = color(ui, Tone::TextMuted);
        let keys = ui.painter().layout_no_wrap(keys, regular(Size::Small), muted);
        room.max.x -= keys.size().x + space::TWO;
        let at = Align2::RIGHT_CENTER
            .anchor_size(rect.right_center() - Vec2::new(space::TWO, 0.0), keys.size());
        ui.painter().galley(at.min, keys, muted);
    }
    room.min.x = picture_ui(ui, asking, room, offer);
    lines_ui(ui, room, offer);
    let name = match &offer.refusal {
        Some(refusal) => format!("{}: {refusal}", offer.line()),
        None => offer.line(),
    };
    let name = format!("{name} · {}", text_of_keys(asking, offer));
    let is_possible = offer.refusal.is_none();
    response
        .widget_info(|| WidgetInfo::selected(Role::ListBoxOption, is_possible, is_chosen, &name));
    ui.ctx().accesskit_node_builder(id, |node| node.set_selected(is_chosen));
    response
}

/// Tells by a picture and its color what comes of it, and where the picture ends.
fn picture_ui(ui: &Ui, asking: &Asking<'_>, room: Rect, offer: &Offer) -> f32 {
    let (icon, tone) = match (offer.kind(asking), offer.confirmation) {
        _ if offer.refusal.is_some() => (icons::STOPPED, Tone::TextDisabled),
        (OfferKind::Does, Confirmation::Asked) => (icons::WARNING, Tone::AttentionText),
        (OfferKind::Does, Confirmation::Unasked) => (icons::DONE, Tone::Accent),
        (OfferKind::Opens, _) => (icons::GO_ON, Tone::InfoText),
        (OfferKind::Explains, _) => (icons::QUESTION, Tone::TextMuted),
        (OfferKind::Types, _) => (icons::MORE, Tone::TextMuted),
    };
    let tone = color(ui, tone);
    let icon = ui.painter().layout_no_wrap(icon.to_owned(), regular(Size::Lead), tone);
    let end = room.left() + shape::COMMAND_PICTURE;
    let at = room.left_center() - Vec2::new(0.0, icon.size().y / 2.0);
    ui.painter().galley(at, icon, tone);
    end
}

/// What happens, and under it what follows or what is in the way.
fn lines_ui(ui: &Ui, room: Rect, offer: &Offer) {
    let is_possible = offer.refusal.is_none();
    let tone = if is_possible { Tone::Text } else { Tone::TextDisabled };
    let first = one_line(ui, &offer.words, bold(Size::Body), tone, room.width());
    let (second, tone) = match &offer.refusal {
        Some(refusal) => (format!("{} {refusal}", icons::CLOSE), Tone::AttentionText),
        None => (offer.detail.clone(), Tone::TextMuted),
    };
    if second.is_empty() {
        let at = room.left_center() - Vec2::new(0.0, first.size().y / 2.0);
        ui.painter().galley(at, first, color(ui, Tone::Text));
        return;
    }
    let second = one_line(ui, &second, regular(Size::Small), tone, room.width());
    let below = room.left_bottom() - Vec2::new(0.0, second.size().y);
    ui.painter().galley(room.left_top(), first, color(ui, Tone::Text));
    ui.painter().galley(below, second, color(ui, Tone::Text));
}

/// One line, cut off where it is too long.
fn one_line(ui: &Ui, words: &str, font: egui::FontId, tone: Tone, width: f32) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, color(ui, tone));
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

fn text_of_keys(asking: &Asking<'_>, offer: &Offer) -> String {
    let id = match (&offer.deed, offer.confirmation) {
        _ if offer.refusal.is_some() => "command-keys-why",
        (_, Confirmation::Asked) => "command-keys-twice",
        (_, Confirmation::Unasked) => match offer.kind(asking) {
            OfferKind::Does => "command-keys-once",
            OfferKind::Opens => "command-keys-opens",
            OfferKind::Explains => "command-keys-explains",
            OfferKind::Types => "command-keys-complete",
        },
    };
    asking.words.text(id)
}

/// Asks once more, and says exactly what would happen.
fn confirm_ui(ui: &mut Ui, asking: &Asking<'_>, confirm: &Confirm) -> Option<BoxPressed> {
    let mut pressed = None;
    let words = asking.words;
    framed_ui(ui, Ground::Warning, |ui| {
        let on = color(ui, Tone::OnAttentionSoft);
        if let Some(was) = &confirm.was {
            let was = words.say("command-changed", &Args::new().text("before", was.as_str()));
            let changed = caution_ui(ui, &was, Size::Small);
            alive(ui, &changed);
        }
        let title = text_bold(&confirm.offer.words, Size::Lead).color(on);
        let title = said_ui(ui, title);
        alive(ui, &title);
        if !confirm.offer.detail.is_empty() {
            said_ui(ui, text(&confirm.offer.detail, Size::Body).color(on));
        }
        ui.add_space(space::HALF);
        ui.horizontal(|ui| {
            if ui.add(Push::danger(words.text("command-confirm"))).clicked() {
                pressed = Some(BoxPressed::Confirm);
            }
            if ui.add(Push::secondary(words.text("command-back"))).clicked() {
                pressed = Some(BoxPressed::Back);
            }
        });
    });
    pressed
}
