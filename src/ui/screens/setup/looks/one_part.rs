//! The chosen part: what it shows, how, and where; and the parts that can be added.

use crate::parts::text_values_ui;
use crate::screens::setup::looks::page::LooksPage;
use crate::screens::setup::looks::titles::part_words;
use crate::theme::{Size, Tone, icons, space};
use crate::view::View;
use crate::vocabulary::{Action, LookAction};
use crate::widgets::{
    Push, among_ui, choices_ui, field_ui, heading_ui, label_ui, lines_ui, muted_ui, number_ui,
    unfold_ui,
};
use egui::{ComboBox, Ui};
use scene::{Align, Frame, Part, Placing, Step, TimeForm};
use std::collections::BTreeSet;
use strum::{IntoEnumIterator, VariantArray};
use words::Args;

/// The list of parts that one shows instead.
const LIST_HEIGHT: f32 = 420.0;

impl LooksPage {
    pub(super) fn part_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let placing = self.part.and_then(|at| self.screen()?.parts.get(at).cloned());
        let (Some(at), Some(placing)) = (self.part, placing) else {
            muted_ui(ui, view.text("look-part-none"));
            self.add_ui(ui, view);
            return;
        };
        let mut changed = placing.clone();
        let names = |set: &scene::ScreenSet| set.pictures.keys().cloned().collect::<Vec<_>>();
        let pictures = self.set().map(names);
        shows_ui(ui, view, &mut changed, &pictures.unwrap_or_default());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            label_ui(ui, view.text("look-frame"), Size::Body, Tone::TextMuted);
            let of = |frame: &Frame| {
                let id: &'static str = frame.into();
                (*frame, view.text(&format!("look-frame-{id}")))
            };
            choices_ui(ui, &mut changed.frame, Frame::VARIANTS.iter().map(of));
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            label_ui(ui, view.text("look-align"), Size::Body, Tone::TextMuted);
            let of = |align: &Align| {
                let id: &'static str = align.into();
                (*align, view.text(&format!("look-align-{id}")))
            };
            choices_ui(ui, &mut changed.align, Align::VARIANTS.iter().map(of));
        });
        self.place_ui(ui, view, &mut changed);
        if changed != placing {
            let is_typing = changed.shows != placing.shows && is_only_words(&changed, &placing);
            let goes_on = is_typing && self.typing == Some(at);
            let step = if goes_on { Step::Same } else { Step::New };
            let screen = self.screen;
            self.change(step, |set| {
                if let Some(placing) = set.part_mut(screen, at) {
                    *placing = changed;
                }
            });
            self.typing = is_typing.then_some(at);
        }
        self.order_ui(ui, view, at);
        self.add_ui(ui, view);
    }

    fn place_ui(&self, ui: &mut Ui, view: &View<'_>, placing: &mut Placing) {
        let Some(shape) = self.screen().map(|screen| screen.shape) else { return };
        let ((columns, rows), (mut x, mut y, mut width, mut height)) = (shape.grid(), placing.at);
        ui.horizontal(|ui| {
            number_ui(ui, &view.text("look-column"), &mut x, 0..=columns - width);
            number_ui(ui, &view.text("look-columns"), &mut width, 1..=columns - x);
        });
        ui.horizontal(|ui| {
            number_ui(ui, &view.text("look-row"), &mut y, 0..=rows - height);
            number_ui(ui, &view.text("look-rows"), &mut height, 1..=rows - y);
        });
        placing.at = (x, y, width, height);
    }

    /// What lies over what, a second one like it, and away with it.
    fn order_ui(&mut self, ui: &mut Ui, view: &View<'_>, at: usize) {
        let Some(many) = self.screen().map(|screen| screen.parts.len()) else { return };
        let screen = self.screen;
        let mut moved = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let mut push = |id: &str, icon: &'static str, refused: Option<String>| {
                let push = Push::secondary(view.text(id)).icon(icon).small().refused(refused);
                ui.add(push).clicked()
            };
            if push("look-part-twice", icons::COPY, None) {
                self.double_part(at);
            }
            let end = (at + 1 >= many).then(|| view.text("look-part-front.none"));
            if push("look-part-front", icons::UP, end) {
                moved = Some(at + 1);
            }
            let end = (at == 0).then(|| view.text("look-part-back.none"));
            if push("look-part-back", icons::DOWN, end) {
                moved = Some(at - 1);
            }
            if push("look-part-remove", icons::REMOVE, None) {
                self.remove_part(at);
            }
        });
        if let Some(to) = moved {
            let swap = |set: &mut scene::ScreenSet| {
                if let Some(screen) = set.screens.get_mut(screen) {
                    screen.parts.swap(at, to);
                }
            };
            if self.change(Step::New, swap) {
                self.part = Some(to);
            }
        }
    }

    fn add_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.add_space(space::ONE);
        heading_ui(ui, view.text("look-part-add"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            for part in Part::iter() {
                let words = part_words(view, &part);
                let args = Args::new().text("part", words.as_str());
                let name = view.say("look-part-add-named", &args);
                if ui.add(Push::quiet(&words).small().name(name)).clicked() {
                    self.add_part(part);
                }
            }
        });
    }

    fn add_part(&mut self, part: Part) {
        let Some(at) = self.screen().map(scene::Screen::middle) else { return };
        let (frame, align) = (Frame::Bare, Align::Middle);
        self.push_part(Placing { at, shows: vec![part], frame, align });
    }

    fn double_part(&mut self, at: usize) {
        let placing = self.screen().and_then(|screen| screen.parts.get(at).cloned());
        let (Some(mut placing), Some(shape)) = (placing, self.screen().map(|it| it.shape)) else {
            return;
        };
        let whole = (scene::Hold::Whole, scene::Hold::Whole);
        placing.at = placing.dragged(shape, whole, (1, 1));
        self.push_part(placing);
    }

    fn push_part(&mut self, placing: Placing) {
        let (screen, many) = (self.screen, self.screen().map_or(0, |screen| screen.parts.len()));
        let push = |set: &mut scene::ScreenSet| {
            if let Some(screen) = set.screens.get_mut(screen) {
                screen.parts.push(placing);
            }
        };
        if self.change(Step::New, push) {
            self.part = Some(many);
        }
    }
}

/// What it shows, and what instead while that has nothing to say.
fn shows_ui(ui: &mut Ui, view: &View<'_>, placing: &mut Placing, pictures: &[String]) {
    let mut gone = None;
    let many = placing.shows.len();
    for (at, part) in placing.shows.iter_mut().enumerate() {
        let id = if at == 0 { "look-shows" } else { "look-shows-instead" };
        let args = Args::new().count("no", at);
        let label = view.say(id, &args);
        ui.horizontal(|ui| {
            part_combo_ui(ui, view, ("look-shows", at), &label, part);
            let remove = Push::quiet("").icon(icons::CLOSE).small();
            let name = view.say("look-shows-remove", &Args::new().count("no", at + 1));
            if many > 1 && ui.add(remove.name(name)).clicked() {
                gone = Some(at);
            }
        });
        match part {
            Part::Time(form) => {
                let of = |form: &TimeForm| {
                    let id: &'static str = form.into();
                    (*form, view.text(&format!("look-time-{id}")))
                };
                ui.horizontal(|ui| choices_ui(ui, form, TimeForm::VARIANTS.iter().map(of)));
            }
            Part::Words(typed) => {
                lines_ui(ui, &view.text("look-words"), &view.text("look-words.hint"), typed);
                text_values_ui(ui, view, typed);
            }
            Part::Until(typed) => {
                field_ui(ui, &view.text("look-until"), &view.text("look-until.hint"), typed);
            }
            Part::Picture(names) => pictures_ui(ui, view, names, pictures),
            _ => {}
        }
    }
    if let Some(at) = gone {
        placing.shows.remove(at);
    }
    let add = view.text("look-shows-add");
    let push = Push::secondary(&add).icon(icons::DOWN).small().tip(view.text("look-shows-add.tip"));
    unfold_ui(ui, push, &add, |ui| {
        let list = egui::ScrollArea::vertical().max_height(LIST_HEIGHT);
        list.show(ui, |ui| {
            for part in Part::iter() {
                let words = part_words(view, &part);
                let args = Args::new().text("part", words.as_str());
                let name = view.say("look-shows-add-named", &args);
                if ui.add(Push::quiet(words).small().name(name)).clicked() {
                    placing.shows.push(part);
                }
            }
        });
    });
}

/// The pictures of the set, of which some are shown in turn.
fn pictures_ui(ui: &mut Ui, view: &View<'_>, names: &mut Vec<String>, pictures: &[String]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        for picture in pictures {
            let mut chosen: BTreeSet<&String> = names.iter().collect();
            among_ui(ui, picture, picture, &mut chosen, picture);
            let is_chosen = chosen.contains(picture);
            if is_chosen != names.contains(picture) {
                names.retain(|name| name != picture);
                names.extend(is_chosen.then(|| picture.clone()));
            }
        }
        add_picture_ui(ui, view);
    });
    if names.len() > 1 {
        muted_ui(ui, view.text("look-pictures-turn"));
    }
}

/// The button that takes a picture from a file.
pub(super) fn add_picture_ui(ui: &mut Ui, view: &View<'_>) {
    let push = Push::secondary(view.text("look-picture-add")).small();
    if ui.add(push.tip(view.text("look-picture-add.tip"))).clicked() {
        view.actions.push(Action::Look(LookAction::AskForPicture));
    }
}

/// A choice among all parts.
pub(super) fn part_combo_ui(
    ui: &mut Ui,
    view: &View<'_>,
    salt: impl std::hash::Hash + std::fmt::Debug,
    label: &str,
    part: &mut Part,
) {
    label_ui(ui, label, Size::Body, Tone::TextMuted);
    let combo = ComboBox::from_id_salt(salt).selected_text(part_words(view, part)).truncate();
    let shown = combo.height(LIST_HEIGHT).show_ui(ui, |ui| {
        for other in Part::iter() {
            let is_on = std::mem::discriminant(&other) == std::mem::discriminant(part);
            if ui.selectable_label(is_on, part_words(view, &other)).clicked() && !is_on {
                *part = other;
            }
        }
    });
    let _ = shown.response.accessible_name(label);
}

/// Whether nothing but words of the host differ.
fn is_only_words(one: &Placing, other: &Placing) -> bool {
    let same = |pair: (&Part, &Part)| match pair {
        (Part::Words(_), Part::Words(_)) | (Part::Until(_), Part::Until(_)) => true,
        (one, other) => one == other,
    };
    one.shows.len() == other.shows.len() && one.shows.iter().zip(&other.shows).all(same)
}
