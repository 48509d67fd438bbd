//! The form of a floor question, made of the fields of its topic.

use crate::screens::rulings::control::{ControlOf, control_ui};
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::widgets::{Ground, Push, muted_ui};
use egui::{Align, FontSelection, Label, Layout, TextWrapMode, Ui, Vec2, WidgetText};
use reports::Known;
use rulings::{FactsError, Field, FieldKind, Topic};
use words::facts::{Missing, Offered, Reading, Sheet, ToldFact};
use words::{Args, Words};

/// What the form is made of besides what is told.
#[derive(Clone, Copy)]
pub(super) struct QuestionForm<'a> {
    pub(super) words: &'a Words,
    pub(super) topic: &'static Topic,
    pub(super) known: Option<&'a Known>,
    pub(super) reading: &'a Reading,
    pub(super) error: Option<&'a FactsError>,
}

/// The field that is to get the focus: the first one whose path begins so.
pub(super) type Focus = Option<String>;

#[derive(Clone, Copy)]
struct FieldsPlace<'a> {
    /// The path of what they stand in; empty outside.
    path: &'a str,
    /// What a screen reader says before their names.
    before: &'a str,
    /// Whether they stand beside one another.
    is_row: bool,
}

impl QuestionForm<'_> {
    /// Shows all fields that are asked; the first one gets the focus where it is wanted.
    pub(super) fn ui(&self, ui: &mut Ui, sheet: &mut Sheet, focus: &mut Focus) {
        let place = FieldsPlace { path: "", before: "", is_row: false };
        self.fields_ui(ui, sheet, place, focus);
    }

    fn fields_ui(&self, ui: &mut Ui, sheet: &mut Sheet, place: FieldsPlace, focus: &mut Focus) {
        let asked = sheet.asked();
        for ((field, told), is_asked) in sheet.fields_mut().zip(asked) {
            if !is_asked {
                continue;
            }
            let path = match place.path {
                "" => field.name.to_owned(),
                outer => format!("{outer}.{}", field.name),
            };
            let label = self.words.fact(self.topic, field);
            let name = match place.before {
                "" => label.clone(),
                before => format!("{before} {label}"),
            };
            let at = At { field, path: &path, label: &label, name: &name, is_row: place.is_row };
            self.field_ui(ui, told, at, focus);
        }
    }

    fn field_ui(&self, ui: &mut Ui, told: &mut ToldFact, at: At, focus: &mut Focus) {
        match (told, at.field.kind) {
            (ToldFact::Together(sheet), _) => self.group_ui(ui, at, |form, ui| {
                let place = FieldsPlace { path: at.path, before: at.name, is_row: true };
                form.row_ui(ui, |form, ui| form.fields_ui(ui, sheet, place, focus));
            }),
            (ToldFact::Rows(rows), FieldKind::Rows(fields)) => {
                self.rows_ui(ui, rows, fields, at, focus);
            }
            (ToldFact::BySeat(seats), FieldKind::BySeat(kind)) => {
                self.seats_ui(ui, seats, *kind, at, focus);
            }
            (told, kind) if at.is_row => {
                let name = text(at.label, Size::Small);
                let name = WidgetText::from(name).into_galley(
                    ui,
                    Some(TextWrapMode::Extend),
                    f32::INFINITY,
                    FontSelection::Default,
                );
                let named = (name.size().x + space::TWO).min(NAMED_MAX);
                let width = row_width(kind).max(named);
                let lines = if self.wrong(at.path).is_some() { 2.6 } else { 1.0 };
                let height = shape::BUTTON_HEIGHT_SMALL + space::THREE * lines;
                let column = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(Vec2::new(width, height), column, |ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    self.label_ui(ui, at);
                    self.control_ui(ui, told, kind, at, width, focus);
                    self.wrong_ui(ui, at.path);
                });
            }
            (told, kind) => self.line_ui(ui, told, kind, at, focus),
        }
    }

    /// A field outside of rows: short ones beside their label, long ones under it.
    fn line_ui(
        &self,
        ui: &mut Ui,
        told: &mut ToldFact,
        kind: FieldKind,
        at: At,
        focus: &mut Focus,
    ) {
        ui.spacing_mut().item_spacing.y = space::HALF;
        // In a small window what is known stands under its field.
        let has_room = ui.available_width() > WITH_OFFERS;
        let is_short = matches!(
            kind,
            FieldKind::Chips | FieldKind::Number(..) | FieldKind::Seat | FieldKind::YesNo
        );
        if is_short {
            let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
                self.control_ui(ui, told, kind, at, SHORT, focus);
                if has_room {
                    self.offer_ui(ui, told, at);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| self.label_ui(ui, at));
            });
        } else {
            self.label_ui(ui, at);
            let width = ui.available_width();
            self.control_ui(ui, told, kind, at, width, focus);
        }
        if !is_short || !has_room {
            self.offer_ui(ui, told, at);
        }
        self.wrong_ui(ui, at.path);
        ui.add_space(space::HALF);
    }

    fn control_ui(
        &self,
        ui: &mut Ui,
        told: &mut ToldFact,
        kind: FieldKind,
        at: At,
        width: f32,
        focus: &mut Focus,
    ) {
        let wanted = focus.take_if(|start| at.path.starts_with(start.as_str()));
        let (words, topic, At { field, path, name, .. }) = (self.words, self.topic, at);
        let shown =
            control_ui(ui, told, kind, ControlOf { words, topic, field, path, name, width });
        if let (Some(_), Some(shown)) = (wanted, shown) {
            shown.request_focus();
        }
    }

    fn label_ui(&self, ui: &mut Ui, at: At) {
        let is_missing = self.reading.missing.iter().any(|missing| missing.path == at.path);
        let tone = if is_missing { Tone::Text } else { Tone::TextMuted };
        let words =
            if is_missing { format!("{} {MISSING}", at.label) } else { at.label.to_owned() };
        let words = text(words, Size::Small).color(color(ui, tone));
        let label = ui.add(Label::new(words).truncate());
        if is_missing {
            label.on_hover_text(self.words.text("calls-needed"));
        }
    }

    /// What is wrong with a field, where anything is.
    fn wrong(&self, path: &str) -> Option<String> {
        if let Some(unread) = self.reading.unread.iter().find(|unread| unread.field == path) {
            return Some(self.words.typed_wrong(&unread.why));
        }
        let error = self.error.filter(|error| error.field == path)?;
        Some(self.words.facts_reason(error))
    }

    fn wrong_ui(&self, ui: &mut Ui, path: &str) {
        let Some(wrong) = self.wrong(path) else { return };
        let words = text(format!("{} {wrong}", icons::WARNING), Size::Small);
        let label = ui.add(Label::new(words.color(color(ui, Tone::AttentionText))).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| {
            node.set_live(egui::accesskit::Live::Polite);
        });
    }

    /// What the tournament knows of a field, to be taken with one press.
    fn offer_ui(&self, ui: &mut Ui, told: &mut ToldFact, at: At) {
        let Some(offered) = self.known.and_then(|known| Offered::of(known, self.topic, at.field))
        else {
            return;
        };
        if offered.is_told(told) {
            let from = self.words.offered_from(&offered);
            muted_ui(ui, from);
            return;
        }
        let words = self.words.offered(&offered);
        let name = self.words.say("calls-known-take", &Args::new().text("field", at.name));
        let tip = self.words.text("calls-known-take.tip");
        if ui.add(Push::secondary(&words).name(&name).tip(&tip).small()).clicked() {
            *told = offered.told(at.field.kind);
        }
    }

    /// A heading, and under it what belongs together.
    fn group_ui(&self, ui: &mut Ui, at: At, contents: impl FnOnce(&Self, &mut Ui)) {
        if !at.is_row {
            return self.grouped_ui(ui, at, contents);
        }
        // Among fields that stand beside one another it takes lines of its own.
        ui.end_row();
        let size = Vec2::new(ui.available_width(), 0.0);
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_width(size.x);
            self.grouped_ui(ui, at, contents);
        });
        ui.end_row();
    }

    fn grouped_ui(&self, ui: &mut Ui, at: At, contents: impl FnOnce(&Self, &mut Ui)) {
        ui.label(text_bold(at.label, Size::Small).color(color(ui, Tone::TextMuted)));
        self.wrong_ui(ui, at.path);
        contents(self, ui);
        ui.add_space(space::HALF);
    }

    fn row_ui(&self, ui: &mut Ui, contents: impl FnOnce(&Self, &mut Ui)) {
        let row = Layout::left_to_right(Align::Min).with_main_wrap(true);
        ui.with_layout(row, |ui| {
            ui.spacing_mut().item_spacing = Vec2::new(space::ONE, space::HALF);
            contents(self, ui);
        });
    }

    fn rows_ui(
        &self,
        ui: &mut Ui,
        rows: &mut Vec<Sheet>,
        fields: &'static [Field],
        at: At,
        focus: &mut Focus,
    ) {
        self.group_ui(ui, at, |form, ui| {
            let mut removed = None;
            for (index, row) in rows.iter_mut().enumerate() {
                let before = format!("{} {}", at.name, index + 1);
                let path = format!("{}[{index}]", at.path);
                let place = FieldsPlace { path: &path, before: &before, is_row: true };
                let is_removed = form.framed_ui(ui, &before, index, |form, ui| {
                    form.row_ui(ui, |form, ui| form.fields_ui(ui, row, place, focus));
                    form.wrong_ui(ui, &path);
                });
                if is_removed {
                    removed = Some(index);
                }
            }
            if let Some(index) = removed {
                rows.remove(index);
            }
            if form.is_added_ui(ui, at) {
                *focus = Some(format!("{}[{}]", at.path, rows.len()));
                rows.push(Sheet::blank(fields));
            }
        });
    }

    fn seats_ui(
        &self,
        ui: &mut Ui,
        seats: &mut Vec<(String, ToldFact)>,
        kind: FieldKind,
        at: At,
        focus: &mut Focus,
    ) {
        self.group_ui(ui, at, |form, ui| {
            let mut removed = None;
            for (index, (seat, told)) in seats.iter_mut().enumerate() {
                let before = format!("{} {}", at.name, index + 1);
                let path = format!("{}.{}", at.path, seat.trim());
                let is_removed = form.framed_ui(ui, &before, index, |form, ui| {
                    form.row_ui(ui, |form, ui| {
                        form.seat_ui(ui, seat, at, index, focus);
                        let place = FieldsPlace { path: &path, before: &before, is_row: true };
                        form.inner_ui(ui, told, kind, at, place, focus);
                    });
                    form.wrong_ui(ui, &path);
                });
                if is_removed {
                    removed = Some(index);
                }
            }
            if let Some(index) = removed {
                seats.remove(index);
            }
            if form.is_added_ui(ui, at) {
                *focus = Some(format!("{}#{}", at.path, seats.len()));
                seats.push((String::new(), ToldFact::blank(kind)));
            }
        });
    }

    /// The number of the seat that something is told of.
    fn seat_ui(&self, ui: &mut Ui, seat: &mut String, at: At, index: usize, focus: &mut Focus) {
        let label = self.words.text("verdict-seat");
        let name = format!("{} {} {label}", at.name, index + 1);
        let path = format!("{}#{index}", at.path);
        let mut told = ToldFact::Typed(std::mem::take(seat));
        let at = At { field: at.field, path: &path, label: &label, name: &name, is_row: true };
        let width = row_width(FieldKind::Seat);
        ui.allocate_ui(Vec2::new(width, shape::BUTTON_HEIGHT_SMALL + space::THREE), |ui| {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                self.label_ui(ui, at);
                self.control_ui(ui, &mut told, FieldKind::Seat, at, width, focus);
            });
        });
        if let ToldFact::Typed(typed) = told {
            *seat = typed;
        }
    }

    /// Shows what is told of a seat besides its number.
    fn inner_ui(
        &self,
        ui: &mut Ui,
        told: &mut ToldFact,
        kind: FieldKind,
        at: At,
        place: FieldsPlace,
        focus: &mut Focus,
    ) {
        if let ToldFact::Together(sheet) = told {
            self.fields_ui(ui, sheet, place, focus);
            return;
        }
        let width = row_width(kind);
        let size = Vec2::new(width, shape::BUTTON_HEIGHT_SMALL + space::THREE);
        ui.allocate_ui(size, |ui| {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 2.0;
                let FieldsPlace { path, before, is_row } = place;
                let at = At { path, name: before, is_row, ..at };
                self.label_ui(ui, at);
                self.control_ui(ui, told, kind, at, width, focus);
            });
        });
    }

    /// A row with the button that takes it out; whether that was pressed.
    fn framed_ui(
        &self,
        ui: &mut Ui,
        name: &str,
        index: usize,
        contents: impl FnOnce(&Self, &mut Ui),
    ) -> bool {
        let mut is_removed = false;
        Ground::Form.frame(ui).inner_margin(space::THIN).show(ui, |ui| {
            let width = ui.available_width();
            let button = shape::BUTTON_HEIGHT_SMALL + space::HALF;
            ui.horizontal_top(|ui| {
                let size = Vec2::new(width - button - space::ONE, 0.0);
                ui.allocate_ui(size, |ui| {
                    ui.set_max_width(size.x);
                    ui.set_min_width(size.x);
                    ui.vertical(|ui| {
                        ui.push_id(index, |ui| contents(self, ui));
                    });
                });
                let words = self.words.say("calls-remove-row", &Args::new().text("row", name));
                let push = Push::quiet(icons::CLOSE).name(&words).tip(&words).small();
                is_removed = ui.add(push).clicked();
            });
        });
        is_removed
    }

    fn is_added_ui(&self, ui: &mut Ui, at: At) -> bool {
        let words = self.words.text("calls-add-row");
        let name = self.words.say("calls-add-row-to", &Args::new().text("list", at.name));
        ui.add(Push::secondary(&words).icon(icons::MORE).name(&name).small()).clicked()
    }
}

#[derive(Clone, Copy)]
struct At<'a> {
    field: &'static Field,
    path: &'a str,
    label: &'a str,
    name: &'a str,
    is_row: bool,
}

/// The mark of a field without which there is no answer.
const MISSING: &str = "•";

/// Wider than this, a field has room beside it for what is known of it.
const WITH_OFFERS: f32 = 280.0;

/// How wide a short field is.
const SHORT: f32 = 104.0;

/// A field that stands beside others is no wider than this for the sake of its name.
const NAMED_MAX: f32 = 168.0;

/// How wide a field is that stands beside others.
fn row_width(kind: FieldKind) -> f32 {
    match kind {
        FieldKind::Seat => 52.0,
        FieldKind::Number(..) => 60.0,
        FieldKind::Chips => 84.0,
        FieldKind::YesNo => 92.0,
        FieldKind::Choice(_) => 108.0,
        _ => 132.0,
    }
}

/// The names of what is still to be told, each as its field is called.
pub(super) fn missing_names(words: &Words, topic: &Topic, missing: &[Missing]) -> Vec<String> {
    let mut names = Vec::new();
    for missing in missing {
        let label = words.fact(topic, missing.field);
        let name = match missing.row {
            Some(row) => words
                .say("calls-missing-in-row", &Args::new().text("field", label).count("row", row)),
            None => label,
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}
