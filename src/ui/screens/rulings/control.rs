//! What one fact is told with: a field, two buttons, or a choice.

use crate::screens::rulings::parts::wrap_ui;
use crate::theme::{Size, Tone, bold, color, regular, shape, space, text};
use crate::widgets::{CardSize, Push, cards_ui, focus_ring};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Align2, ComboBox, Event, EventFilter, FocusDirection, Id, Key, Label, Layout, Margin,
    Modifiers, Response, Role, TextEdit, Ui, Vec2, WidgetInfo,
};
use rulings::{Field, FieldKind, Topic};
use words::Words;
use words::facts::{ToldFact, cards_typed, chip_list_typed};

#[derive(Clone, Copy)]
pub(super) struct ControlOf<'a> {
    pub(super) words: &'a Words,
    pub(super) topic: &'static Topic,
    pub(super) field: &'static Field,
    /// The path of the field in the form.
    pub(super) path: &'a str,
    /// What a screen reader says.
    pub(super) name: &'a str,
    pub(super) width: f32,
}

/// So many choices stand beside one another; more are a list.
const BUTTONS_MAX: usize = 6;

/// Shows the control, and gives what takes the focus.
pub(super) fn control_ui(
    ui: &mut Ui,
    fact: &mut ToldFact,
    kind: FieldKind,
    told: ControlOf,
) -> Option<Response> {
    match (fact, kind) {
        (ToldFact::YesNo(answer), _) => yes_no_ui(ui, answer, told),
        (ToldFact::Choice(chosen), FieldKind::Choice(values)) => {
            let is_list = values.len() > BUTTONS_MAX
                || told.width < shape::FORM_WIDTH / 2.0
                || values.iter().any(|value| !has_room(ui, value, told));
            match is_list {
                true => list_ui(ui, chosen, values, told),
                false => buttons_ui(ui, chosen, values, told),
            }
        }
        (ToldFact::Typed(typed), kind) => Some(field_ui(ui, typed, kind, told)),
        _ => None,
    }
}

/// Two buttons; the chosen one pressed again takes the answer back, and a letter answers while one
/// of them has the focus. Gives the first.
fn yes_no_ui(ui: &mut Ui, answer: &mut Option<bool>, told: ControlOf) -> Option<Response> {
    // Yes stands before no and is reached before it, at the right edge of a line, too.
    let id = Id::unique("width-of-yes-and-no");
    let width = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(YES_NO_WIDTH);
    let row = Layout::left_to_right(Align::Center);
    let size = Vec2::new(width, shape::BUTTON_HEIGHT_SMALL);
    let shown = ui.allocate_ui_with_layout(size, row, |ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        [(true, "calls-yes"), (false, "calls-no")].map(|(value, id)| {
            let said = told.words.text(id);
            let response = toggle_ui(ui, told, &said, *answer, Some(value));
            if response.clicked() {
                *answer = if *answer == Some(value) { None } else { Some(value) };
            }
            (value, said, response)
        })
    });
    let taken = shown.response.rect.width();
    ui.data_mut(|data| data.insert_temp(id, taken));
    let answers = shown.inner;
    if answers.iter().any(|(.., response)| response.has_focus()) {
        for (value, said, _) in &answers {
            if said.chars().next().is_some_and(|letter| take_letter(ui, letter)) {
                *answer = Some(*value);
            }
        }
    }
    let [(.., first), _] = answers;
    Some(first)
}

/// How wide both are until that was measured.
const YES_NO_WIDTH: f32 = 76.0;

/// Takes this letter, large or small, out of what was typed; whether it was there.
fn take_letter(ui: &Ui, letter: char) -> bool {
    let letter = letter.to_lowercase().to_string();
    let is_it =
        |event: &Event| matches!(event, Event::Text(typed) if typed.to_lowercase() == letter);
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_it(event));
        input.events.len() < before
    })
}

/// Whether a choice is no wider than there is room for as a button.
fn has_room(ui: &Ui, value: &str, told: ControlOf) -> bool {
    let said = told.words.fact_choice(told.topic, told.field, value);
    let font = bold(Size::Small);
    let said = ui.painter().layout_no_wrap(said, font, color(ui, Tone::Text));
    said.size().x + space::THREE <= told.width
}

/// A row of buttons; gives the first.
fn buttons_ui(
    ui: &mut Ui,
    chosen: &mut Option<&'static str>,
    values: &'static [&'static str],
    told: ControlOf,
) -> Option<Response> {
    let mut first = None;
    wrap_ui(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
        for value in values {
            let said = told.words.fact_choice(told.topic, told.field, value);
            let response = toggle_ui(ui, told, &said, *chosen, Some(*value));
            if response.clicked() {
                *chosen = Some(*value).filter(|value| *chosen != Some(*value));
            }
            first.get_or_insert(response);
        }
    });
    first
}

/// What is reached by a key is scrolled into sight.
fn in_sight(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

fn toggle_ui<T: PartialEq>(
    ui: &mut Ui,
    told: ControlOf,
    words: &str,
    chosen: T,
    stands_for: T,
) -> Response {
    let name = format!("{} {words}", told.name);
    let is_on = chosen == stands_for;
    let response = ui.add(Push::one_of(words, stands_for, chosen).name(&name).small());
    in_sight(&response);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
    response
}

fn list_ui(
    ui: &mut Ui,
    chosen: &mut Option<&'static str>,
    values: &'static [&'static str],
    told: ControlOf,
) -> Option<Response> {
    let said = |value: &str| told.words.fact_choice(told.topic, told.field, value);
    let shown = chosen.map(said).unwrap_or_default();
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    ui.spacing_mut().button_padding.y = 2.0;
    let combo = ComboBox::from_id_salt(told.path)
        .selected_text(text(shown, Size::Small))
        .width(told.width - 2.0)
        .truncate();
    let shown = combo.show_ui(ui, |ui| {
        let none = (None, told.words.text("calls-nothing-chosen"));
        let all = values.iter().map(|value| (Some(*value), said(value)));
        let mut is_chosen = false;
        for (value, words) in std::iter::once(none).chain(all) {
            is_chosen |= ui.selectable_value(chosen, value, words).clicked();
        }
        if is_chosen {
            // Enter closes the list as a click does.
            ui.close();
        }
        is_chosen
    });
    let response = shown.response;
    match shown.inner {
        Some(true) => response.request_focus(),
        Some(false) => {}
        None => walk(ui, &response, chosen, values),
    }
    focus_ring(ui, &response);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, told.name));
    Some(response)
}

/// Arrows go through the choices of a closed list that has the focus.
fn walk(
    ui: &Ui,
    response: &Response,
    chosen: &mut Option<&'static str>,
    values: &'static [&'static str],
) {
    if !response.has_focus() {
        return;
    }
    let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let at = values.iter().position(|value| Some(*value) == *chosen);
    if pressed(Key::ArrowDown) {
        let next = at.map_or(0, |at| at + 1).min(values.len().saturating_sub(1));
        *chosen = values.get(next).copied();
    } else if pressed(Key::ArrowUp) {
        *chosen = at.and_then(|at| at.checked_sub(1)).and_then(|at| values.get(at)).copied();
    }
}

/// A field to type in; Enter goes on to the next.
fn field_ui(ui: &mut Ui, typed: &mut String, kind: FieldKind, told: ControlOf) -> Response {
    let hint = hint(kind).map(|id| told.words.text(id)).unwrap_or_default();
    let is_number = matches!(kind, FieldKind::Chips | FieldKind::Number(..) | FieldKind::Seat);
    let align = if is_number { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let edit = TextEdit::singleline(typed)
        .id_salt(("fact", told.path))
        .font(regular(Size::Body))
        .hint_text(text(hint, Size::Small).color(color(ui, Tone::TextDisabled)))
        .align(align)
        .margin(Margin::symmetric(space::THIN, space::HALF_MARGIN))
        .min_size(Vec2::new(0.0, shape::BUTTON_HEIGHT_SMALL))
        .desired_width(told.width);
    ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
    let response = ui.add(edit);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, told.name));
    in_sight(&response);
    // Reached by a key, what stands there is typed over.
    if response.gained_focus() && !ui.input(|input| input.pointer.any_down()) {
        let mut state = TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
        let end = CCursor::new(typed.chars().count());
        state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), end)));
        state.store(ui.ctx(), response.id);
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
    if matches!(kind, FieldKind::Cards) {
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
fn chips_understood(typed: &str, kind: FieldKind, words: &Words) -> Option<String> {
    if !matches!(kind, FieldKind::ChipList) {
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
fn hint(kind: FieldKind) -> Option<&'static str> {
    match kind {
        FieldKind::ChipList => Some("calls-hint-chip-list"),
        FieldKind::MoneyList => Some("calls-hint-money-list"),
        FieldKind::Seats => Some("calls-hint-seats"),
        FieldKind::Tables => Some("calls-hint-tables"),
        FieldKind::Cards => Some("calls-hint-cards"),
        FieldKind::Words => Some("calls-hint-words"),
        _ => None,
    }
}
