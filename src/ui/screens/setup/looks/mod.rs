//! The looks of the room: which one is on, and an editor for its screens.

mod canvas;
mod colors;
mod one_part;
mod one_screen;
mod page;
mod titles;

pub(super) use page::LooksPage;
pub(super) use titles::look_name;

use crate::screens::setup::looks::page::{Opened, Side};
use crate::screens::setup::looks::titles::{looks, title};
use crate::theme::{Size, Tone, icons, shape, space};
use crate::view::View;
use crate::vocabulary::{Action, LookAction, Verb};
use crate::widgets::{
    Ground, Push, choices_ui, field_ui, framed_ui, label_ui, remark_ui, unfold_ui,
};
use egui::{Frame, Panel, Rect, ScrollArea, Ui, UiBuilder};
use scene::{Draft, SHIPPED, Shape};
use strum::VariantArray;
use words::Args;

fn ask(view: &View<'_>, asked: LookAction) {
    view.actions.push(Action::Look(asked));
}

impl LooksPage {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, side: Option<Rect>) {
        let looks = looks(view);
        let on = view.devices.look.as_str();
        let on = if looks.iter().any(|(id, _)| *id == on) { on } else { SHIPPED[0].id };
        let is_open = self.open.as_ref().is_some_and(|open| open.id == on || open.is_changed());
        if !is_open {
            ask(view, LookAction::Edit(on.to_owned()));
            ui.ctx().request_repaint();
            return;
        }
        if !ui.input(|input| input.pointer.any_down()) {
            // Also where a drag ended while something else was in sight.
            self.held = None;
        }
        self.bar_ui(ui, view, &looks);
        ui.add_space(space::HALF);
        let foot = Panel::bottom("look-screens").resizable(false).frame(Frame::NONE);
        foot.show_separator_line(false).show(ui, |ui| self.screens_ui(ui, view));
        if let Some(error) = &self.refused {
            remark_ui(ui, error.say(view.words), Tone::StoppedText);
        }
        self.canvas_ui(ui, view);
        if let Some(side) = side {
            let mut beside = ui.new_child(UiBuilder::new().id_salt("look-side").max_rect(side));
            beside.set_clip_rect(side.expand(2.0));
            self.side_ui(&mut beside, view, &looks);
        }
        if self.is_new && self.held.is_none() {
            self.is_new = false;
            if let Some(open) = &self.open {
                let set = open.is_changed().then(|| Box::new(open.draft.set().clone()));
                ask(view, LookAction::PutBy(open.id.clone(), set));
            }
        }
    }

    /// Which look is on, and what can be done with it.
    fn bar_ui(&mut self, ui: &mut Ui, view: &View<'_>, looks: &[(&str, String)]) {
        let Some(open) = &mut self.open else { return };
        let unsaved = open.is_changed().then(|| view.text("look-unsaved.refused"));
        let mut is_other = false;
        let mut turned: Option<fn(&mut Draft) -> bool> = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            label_ui(ui, view.text("screen-set"), Size::Body, Tone::TextMuted);
            let name = looks.iter().find(|(id, _)| *id == open.id);
            let name = name.map(|(_, name)| name.as_str()).unwrap_or_default();
            let push = Push::secondary(name).icon(icons::DOWN).refused(unsaved.as_deref());
            let title = view.text("screen-set");
            unfold_ui(ui, push.small().name(format!("{title}: {name}")), &title, |ui| {
                for (id, words) in looks {
                    let push = Push::one_of(words, *id, open.id.as_str()).small();
                    if ui.add(push.name(format!("{title}: {words}"))).clicked() {
                        ask(view, LookAction::Choose((*id).to_owned()));
                    }
                }
            });
            let more = view.text("look-more");
            let push = Push::secondary(&more).icon(icons::ELSE).small();
            unfold_ui(ui, push.tip(view.text("look-more.tip")), &more, |ui| {
                let mut item = |id: &str, asked: LookAction, refused: Option<&str>| {
                    let (words, tip) = (view.text(id), view.text(&format!("{id}.tip")));
                    if ui.add(Push::quiet(words).tip(tip).refused(refused)).clicked() {
                        ask(view, asked);
                    }
                };
                item("look-add", LookAction::AskForFile, unsaved.as_deref());
                item("look-save", LookAction::AskWhere, unsaved.as_deref());
                if open.is_own() {
                    let remove = LookAction::Remove(open.id.clone());
                    item("look-remove", remove, unsaved.as_deref());
                }
            });
            ui.add_space(space::ONE);
            let turn = |id: &str, icon: &'static str, is_there: bool| {
                let none = (!is_there).then(|| view.text(&format!("{id}.none")));
                let words = view.text(id);
                Push::secondary("").icon(icon).small().name(words.clone()).tip(words).refused(none)
            };
            let undo = turn("look-undo", icons::UNDO, open.draft.can_undo());
            if ui.add(undo.shortcut(Verb::Undo.keys(ui.ctx()))).clicked() {
                turned = Some(Draft::undo);
            }
            let redo = turn("look-redo", icons::REDO, open.draft.can_redo());
            if ui.add(redo.shortcut(Verb::Redo.keys(ui.ctx()))).clicked() {
                turned = Some(Draft::redo);
            }
            ui.add_space(space::ONE);
            let words = |shape: &Shape| {
                let id: &'static str = shape.into();
                (*shape, view.text(&format!("look-shape-{}", id.to_lowercase())))
            };
            is_other = choices_ui(ui, &mut self.shape, Shape::VARIANTS.iter().map(words));
            ui.add_space(space::ONE);
            let keys = Verb::PlayersClock.keys(ui.ctx());
            let is_shown = view.devices.place.is_some();
            let id = if is_shown { "display-close" } else { "display-open" };
            if ui.add(Push::secondary(view.text(id)).small().shortcut(keys)).clicked() {
                view.actions.push(Action::Do(Verb::PlayersClock));
            }
        });
        if let Some(turn) = turned {
            self.turn_back(turn);
        }
        if is_other {
            self.choose_screen(None);
        }
    }

    /// What was changed is saved under a name, or dropped.
    fn unsaved_ui(&mut self, ui: &mut Ui, view: &View<'_>, looks: &[(&str, String)]) {
        let Some(open) = &mut self.open else { return };
        let mut is_dropped = false;
        ui.add_space(space::HALF);
        framed_ui(ui, Ground::Draft, |ui| {
            field_ui(ui, &view.text("look-name"), "", &mut open.name);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.y = space::HALF;
                let refused = open.refused(looks).map(|id| view.text(id));
                let save = Push::primary(view.text("look-keep")).small().refused(refused);
                if ui.add(save.tip(view.text("look-keep.tip"))).clicked() {
                    let set = Box::new(open.draft.set().without_unused());
                    let (was, name) = (open.id.clone(), open.name.trim().to_owned());
                    ask(view, LookAction::Keep { was, name, set });
                }
                let discard = Push::secondary(view.text("look-discard")).small();
                is_dropped = ui.add(discard).clicked();
            });
        });
        if is_dropped {
            self.turn_back(Draft::discard);
        }
    }

    /// The screens of the set in a shape.
    fn screens_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.add_space(space::HALF);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let Some(set) = self.set() else { return };
            let screens = set.screens.iter().enumerate();
            let listed = screens.filter(|(_, screen)| screen.shape == self.shape);
            let listed: Vec<(usize, String)> =
                listed.map(|(at, screen)| (at, title(view, screen))).collect();
            let now = self.screen;
            let mut chosen = None;
            let mut listed_ui = |ui: &mut Ui| {
                for (no, (at, words)) in listed.iter().enumerate() {
                    let args = Args::new().count("no", no + 1).text("states", words.as_str());
                    let name = view.say("look-screen", &args);
                    if ui.add(Push::one_of(words, *at, now).small().name(name)).clicked() {
                        chosen = Some(*at);
                    }
                }
            };
            // A low window has room for one row.
            if ui.ctx().content_rect().height() < shape::BARS_BOTH {
                let on = listed.iter().find(|(at, _)| *at == now);
                let on = on.map(|(_, words)| words.as_str()).unwrap_or_default();
                let title = view.text("look-side-screen");
                let push = Push::secondary(on).icon(icons::DOWN).small();
                unfold_ui(ui, push.name(format!("{title}: {on}")), &title, listed_ui);
            } else {
                listed_ui(ui);
            }
            if chosen.is_some() {
                self.side = Side::Screen;
                self.choose_screen(chosen);
            }
            let add = Push::quiet(view.text("look-screen-add")).small();
            if ui.add(add.tip(view.text("look-screen-add.tip"))).clicked() {
                self.add_screen();
            }
        });
    }

    /// What is chosen, beside the screen.
    fn side_ui(&mut self, ui: &mut Ui, view: &View<'_>, looks: &[(&str, String)]) {
        if self.open.as_ref().is_some_and(Opened::is_changed) {
            // Here, so that no part moves away under the pointer that drags it.
            let foot = Panel::bottom("look-unsaved").resizable(false).frame(Frame::NONE);
            foot.show_separator_line(false).show(ui, |ui| self.unsaved_ui(ui, view, looks));
        }
        ui.horizontal(|ui| {
            let sides = [
                (Side::Part, "look-side-part"),
                (Side::Screen, "look-side-screen"),
                (Side::Colors, "look-side-colors"),
            ];
            choices_ui(ui, &mut self.side, sides.map(|(side, id)| (side, view.text(id))));
        });
        ui.add_space(space::HALF);
        let list = ScrollArea::vertical().id_salt(("look-side", self.part)).auto_shrink(false);
        list.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            match self.side {
                Side::Part => self.part_ui(ui, view),
                Side::Screen => self.screen_ui(ui, view),
                Side::Colors => self.colors_ui(ui, view),
            }
        });
    }
}
