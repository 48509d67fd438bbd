//! The chosen screen: when it is shown, for how long, and in which order.

use crate::screens::setup::looks::one_part::part_combo_ui;
use crate::screens::setup::looks::page::{LooksPage, Side};
use crate::screens::setup::looks::titles::state_words;
use crate::theme::{icons, space};
use crate::view::View;
use crate::widgets::{Push, among_ui, choices_ui, heading_ui, muted_ui, number_ui};
use egui::Ui;
use scene::{Align, Frame, Part, Placing, Screen, ScreenSet, State, Step, TimeForm};
use std::collections::BTreeSet;
use std::num::NonZeroU16;
use strum::VariantArray;

/// How long a screen is shown at first where it takes turns, in seconds.
const SECS: NonZeroU16 = NonZeroU16::new(15).unwrap();

impl LooksPage {
    pub(super) fn screen_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(screen) = self.screen().cloned() else { return };
        let mut changed = screen.clone();
        heading_ui(ui, view.text("look-states"));
        muted_ui(ui, view.text("look-states.hint"));
        let mut states: BTreeSet<State> = changed.states.iter().copied().collect();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            for state in State::VARIANTS {
                let words = state_words(view, *state);
                among_ui(ui, &words, &words, &mut states, *state);
            }
        });
        if states.iter().ne(changed.states.iter().collect::<BTreeSet<_>>()) {
            changed.states = states.into_iter().collect();
        }
        with_ui(ui, view, &mut changed);
        secs_ui(ui, view, &mut changed);
        if changed != screen {
            let at = self.screen;
            self.change(Step::New, |set| {
                if let Some(screen) = set.screens.get_mut(at) {
                    *screen = changed;
                }
            });
        }
        ui.add_space(space::ONE);
        self.among_screens_ui(ui, view);
    }

    /// Before or after others, a second one like it, and away with it.
    fn among_screens_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(set) = self.set() else { return };
        let (at, shape) = (self.screen, self.shape);
        let of_shape = |it: &&(usize, &Screen)| it.1.shape == shape;
        let all: Vec<(usize, &Screen)> = set.screens.iter().enumerate().collect();
        let of_shape: Vec<usize> = all.iter().filter(of_shape).map(|(at, _)| *at).collect();
        let place = of_shape.iter().position(|it| *it == at).unwrap_or(0);
        let before = place.checked_sub(1).and_then(|place| of_shape.get(place)).copied();
        let after = of_shape.get(place + 1).copied();
        let (mut swap, mut is_doubled, mut is_removed) = (None, false, false);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let mut push = |id: &str, icon: &'static str, goes: Option<()>| {
                let none = goes.is_none().then(|| view.text(&format!("{id}.none")));
                let push = Push::secondary(view.text(id)).icon(icon).small().refused(none);
                ui.add(push.tip(view.text(&format!("{id}.tip")))).clicked()
            };
            if push("look-screen-earlier", icons::LEFT, before.map(|_| ())) {
                swap = before;
            }
            if push("look-screen-later", icons::RIGHT, after.map(|_| ())) {
                swap = after;
            }
            is_doubled = push("look-screen-twice", icons::COPY, Some(()));
            is_removed = push("look-screen-remove", icons::REMOVE, Some(()));
        });
        if let Some(to) = swap
            && self.change(Step::New, |set| set.screens.swap(at, to))
        {
            self.screen = to;
        }
        if is_doubled {
            let double = |set: &mut ScreenSet| {
                if let Some(screen) = set.screens.get(at).cloned() {
                    set.screens.insert(at + 1, screen);
                }
            };
            if self.change(Step::New, double) {
                self.choose_screen(Some(at + 1));
            }
        }
        let remove = |set: &mut ScreenSet| {
            if at < set.screens.len() {
                set.screens.remove(at);
            }
        };
        if is_removed && self.change(Step::New, remove) {
            self.choose_screen(None);
        }
    }

    /// A new screen of the shape, shown before all others while people play, until it is given
    /// another state.
    pub(super) fn add_screen(&mut self) {
        let shape = self.shape;
        let (columns, rows) = shape.grid();
        let first = self.set().and_then(|set| set.screens.iter().position(|it| it.shape == shape));
        let at = first.unwrap_or(0);
        let time = Placing {
            at: (columns / 4, rows / 4, columns / 2, rows / 3),
            shows: vec![Part::Time(TimeForm::Digits)],
            frame: Frame::Bare,
            align: Align::Middle,
        };
        let states = vec![State::Playing];
        let screen = Screen { shape, states, with: None, secs: None, parts: vec![time] };
        if self.change(Step::New, |set| set.screens.insert(at, screen)) {
            self.choose_screen(Some(at));
            self.side = Side::Screen;
        }
    }
}

/// The part without which it is not shown.
fn with_ui(ui: &mut Ui, view: &View<'_>, screen: &mut Screen) {
    heading_ui(ui, view.text("look-with"));
    ui.horizontal_wrapped(|ui| match &mut screen.with {
        None => {
            let add = Push::secondary(view.text("look-with-add")).small();
            if ui.add(add.tip(view.text("look-with-add.tip"))).clicked() {
                screen.with = Some(Part::Changes);
            }
        }
        Some(part) => {
            part_combo_ui(ui, view, "look-with", &view.text("look-with-part"), part);
            let name = view.text("look-with-remove");
            if ui.add(Push::quiet("").icon(icons::CLOSE).small().name(name)).clicked() {
                screen.with = None;
            }
        }
    });
}

/// How long it is shown, where it takes turns.
fn secs_ui(ui: &mut Ui, view: &View<'_>, screen: &mut Screen) {
    heading_ui(ui, view.text("look-secs"));
    muted_ui(ui, view.text("look-secs.hint"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        let mut turns = screen.secs.is_some();
        let words = [(false, "look-secs-none"), (true, "look-secs-some")];
        if choices_ui(ui, &mut turns, words.map(|(is, id)| (is, view.text(id)))) {
            screen.secs = turns.then_some(SECS);
        }
        if let Some(secs) = &mut screen.secs {
            let mut number = secs.get();
            number_ui(ui, &view.text("look-secs-number"), &mut number, 1..=3600);
            *secs = NonZeroU16::new(number).unwrap_or(SECS);
        }
    });
}
