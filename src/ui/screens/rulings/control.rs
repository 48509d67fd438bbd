//! What one fact is told with: a field, two buttons, or a choice.

use crate::rulings::{Field, Kind, Topic};
use crate::ui::screens::rulings::parts::wrap_ui;
use crate::ui::theme::{Size, Tone, color, regular, shape, space, text};
use crate::ui::widgets::button::{Push, focus_ring};
use crate::ui::widgets::cards::{CardSize, cards_ui};
use crate::words::Words;
use crate::words::facts::{Told as Fact, cards_typed, chip_list_typed};
use egui::{
    Align2, ComboBox, FocusDirection, Key, Label, Margin, Response, Role, TextEdit, Ui, Vec2,
    WidgetInfo,
};

/// A fact that is told.
#[derive(Clone, Copy)]
pub(super) struct Told<'a> {
    pub(super) words: &'a Words,
    pub(super) topic: &'static Topic,
    pub(super) field: &'static Field,
    pub(super) width: f32,
}

/// So many choices stand beside one another; more are a list.
const BUTTONS_MAX: usize = 6;

/// Shows the control; `path` is its place in the form, `name` what a screen reader says.
pub(super) fn control_ui(
    ui: &mut Ui,
    fact: &mut Fact,
    kind: Kind,
    told: Told,
    (path, name): (&str, &str),
    wants_focus: bool,
) {
    let response = match (fact, kind) {
        (Fact::YesNo(answer), _) => yes_no_ui(ui, answer, told.words, name),
        (Fact::Choice(chosen), Kind::Choice(values)) => {
            let is_list = values.len() > BUTTONS_MAX || told.width < shape::FORM_WIDTH / 2.0;
            match is_list {
                true => list_ui(ui, chosen, values, told, (path, name)),
                false => buttons_ui(ui, chosen, values, told, name),
            }
        }
        (Fact::Typed(typed), kind) => Some(field_ui(ui, typed, kind, told, (path, name))),
        _ => None,
    };
    if let Some(response) = response.filter(|_| wants_focus) {
        response.request_focus();
    }
}

/// Two buttons; the chosen one pressed again takes the answer back. Gives the first.
fn yes_no_ui(
    ui: &mut Ui,
    answer: &mut Option<bool>,
    words: &Words,
    name: &str,
) -> Option<Response> {
    let mut first = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        let is_from_right = ui.layout().prefer_right_to_left();
        let mut answers = [(true, "calls-yes"), (false, "calls-no")];
        if is_from_right {
            answers.reverse();
        }
        for (value, id) in answers {
            let said = words.text(id);
            let response = toggle_ui(ui, &said, &format!("{name} {said}"), *answer == Some(value));
            if response.clicked() {
                *answer = if *answer == Some(value) { None } else { Some(value) };
            }
            if first.is_none() || value {
                first = Some(response);
            }
        }
    });
    first
}

/// A row of buttons; gives the first.
fn buttons_ui(
    ui: &mut Ui,
    chosen: &mut Option<&'static str>,
    values: &'static [&'static str],
    told: Told,
    name: &str,
) -> Option<Response> {
    let mut first = None;
    wrap_ui(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        for value in values {
            let said = told.words.fact_choice(told.topic, told.field, value);
            let is_chosen = *chosen == Some(*value);
            let response = toggle_ui(ui, &said, &format!("{name} {said}"), is_chosen);
            if response.clicked() {
                *chosen = if is_chosen { None } else { Some(value) };
            }
            first.get_or_insert(response);
        }
    });
    first
}

fn toggle_ui(ui: &mut Ui, words: &str, name: &str, is_on: bool) -> Response {
    let push = if is_on { Push::chosen(words) } else { Push::secondary(words) };
    let response = ui.add(push.name(name).small());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, name));
    response
}

/// A list that opens.
fn list_ui(
    ui: &mut Ui,
    chosen: &mut Option<&'static str>,
    values: &'static [&'static str],
    told: Told,
    (path, name): (&str, &str),
) -> Option<Response> {
    let said = |value: &str| told.words.fact_choice(told.topic, told.field, value);
    let shown = chosen.map(said).unwrap_or_default();
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    ui.spacing_mut().button_padding.y = 2.0;
    let combo = ComboBox::from_id_salt(path)
        .selected_text(text(shown, Size::Small))
        .width(told.width - 2.0)
        .truncate();
    let shown = combo.show_ui(ui, |ui| {
        let none = told.words.text("calls-nothing-chosen");
        ui.selectable_value(chosen, None, none);
        for value in values {
            ui.selectable_value(chosen, Some(*value), said(value));
        }
    });
    let response = shown.response;
    focus_ring(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, name));
    Some(response)
}

/// A field to type in; Enter goes on to the next.
fn field_ui(
    ui: &mut Ui,
    typed: &mut String,
    kind: Kind,
    told: Told,
    (path, name): (&str, &str),
) -> Response {
    let hint = hint(kind).map(|id| told.words.text(id)).unwrap_or_default();
    let is_number = matches!(kind, Kind::Chips | Kind::Number(..) | Kind::Seat);
    let align = if is_number { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let edit = TextEdit::singleline(typed)
        .id_salt(("fact", path))
        .font(regular(Size::Body))
        .hint_text(text(hint, Size::Small).color(color(ui, Tone::TextDisabled)))
        .align(align)
        .margin(Margin::symmetric(space::THIN, space::HALF_MARGIN))
        .min_size(Vec2::new(0.0, shape::BUTTON_HEIGHT_SMALL))
        .desired_width(told.width);
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    let response = ui.add(edit);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
    if matches!(kind, Kind::Cards) {
        let cards = cards_typed(typed).unwrap_or_default().join(" ");
        if !cards.is_empty() {
            cards_ui(ui, &cards, CardSize::Inline);
        }
    } else if let Some(understood) = chips_understood(typed, kind, told.words) {
        let words = text(understood, Size::Small).color(color(ui, Tone::TextMuted));
        ui.add(Label::new(words).truncate());
    }
    response
}

/// How chips are understood that were typed one by one.
fn chips_understood(typed: &str, kind: Kind, words: &Words) -> Option<String> {
    if !matches!(kind, Kind::ChipList) {
        return None;
    }
    let chips = chip_list_typed(typed).filter(|chips| chips.len() > 1)?;
    let said = |chip: u64| words.number(i64::try_from(chip).unwrap_or(i64::MAX));
    let sum = said(chips.iter().fold(0, |sum: u64, chip| sum.saturating_add(*chip)));
    let chips: Vec<String> = chips.into_iter().take(SHOWN_MAX).map(said).collect();
    Some(format!("{} = {sum}", chips.join(" + ")))
}

/// So many chips are shown one by one.
const SHOWN_MAX: usize = 12;

/// What a field looks like when it is filled in.
fn hint(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::ChipList => Some("calls-hint-chip-list"),
        Kind::Seats => Some("calls-hint-seats"),
        Kind::Tables => Some("calls-hint-tables"),
        Kind::Cards => Some("calls-hint-cards"),
        Kind::Words => Some("calls-hint-words"),
        _ => None,
    }
}
