//! Moving over the plan, and what a tap, a double tap or a pull means.

use crate::screens::tables::mode::Mode;
use crate::screens::tables::room::camera::{Aim, Lens};
use crate::screens::tables::room::in_hand::Hold;
use crate::screens::tables::room::layout::Way;
use crate::screens::tables::{TablesScreen, set_button};
use crate::view::View;
use crate::vocabulary::Verb;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, Rect, Response,
    Ui, Vec2,
};
use engine::values::{SeatAt, TableNo};

/// How much nearer one notch of the wheel brings the room.
const NOTCH: f32 = 1.15;
/// Points that a system counts for one notch.
const NOTCH_POINTS: f32 = 40.0;
/// How much nearer one press of a key does.
const PRESS: f32 = 1.4;

/// Keys that do the same as those of the verbs: the sign on them comes with Shift.
const ZOOM_KEYS: [(Key, Zoom); 3] =
    [(Key::Equals, Zoom::In), (Key::Plus, Zoom::In), (Key::Home, Zoom::Whole)];

/// Looking at more or less of the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Zoom {
    In,
    Out,
    Whole,
}

impl TablesScreen {
    /// The wheel zooms in on the pointer; two fingers and the middle button move the room.
    pub(super) fn steer(&mut self, ui: &Ui, place: Rect) {
        let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
        if !place.contains(at) || !ui.rect_contains_pointer(place) {
            return;
        }
        let (mut factor, mut by) = (ui.input(egui::InputState::zoom_delta), Vec2::ZERO);
        ui.input(|input| {
            for event in &input.events {
                let Event::MouseWheel { unit, delta, source, modifiers, .. } = event else {
                    continue;
                };
                let notches = match unit {
                    MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
                    MouseWheelUnit::Point => delta.y / NOTCH_POINTS,
                };
                let is_wheel = match source {
                    MouseWheelSource::Wheel => true,
                    MouseWheelSource::Unknown => *unit != MouseWheelUnit::Point,
                    _ => false,
                };
                // With Ctrl it counts as the pinch of two fingers already.
                if modifiers.command || modifiers.ctrl {
                    continue;
                }
                if is_wheel {
                    factor *= NOTCH.powf(notches.clamp(-4.0, 4.0));
                } else if *unit == MouseWheelUnit::Point {
                    by += *delta;
                } else {
                    by += *delta * NOTCH_POINTS;
                }
            }
            if input.pointer.button_down(PointerButton::Middle) {
                by += input.pointer.delta();
            }
        });
        if (factor - 1.0).abs() > 0.001 {
            self.zoom_at(place, at, factor);
        }
        self.pan(by);
    }

    /// Looks nearer or farther, with what is under `at` staying there.
    fn zoom_at(&mut self, place: Rect, at: Pos2, factor: f32) {
        let lens = self.room.lens_of(self.room.aim, place.size());
        let zoomed = lens.zoomed(place, at, factor);
        let whole = self.room.lens_of(Aim::Whole, place.size());
        // Farther than the whole room there is nothing to see.
        let is_whole = factor < 1.0 && zoomed.scale <= whole.scale;
        self.room.aim = if is_whole { Aim::Whole } else { Aim::Free(zoomed) };
        self.room.journey = None;
    }

    /// Moves the room under the pointer.
    pub(super) fn pan(&mut self, by: Vec2) {
        let (Some(place), false) = (self.room.place, by == Vec2::ZERO) else { return };
        let lens = self.room.lens_of(self.room.aim, place.size()).panned(by);
        self.room.aim = Aim::Free(lens.kept(self.room.layout.bounds, place.size()));
        self.room.journey = None;
    }

    /// Looks nearer or farther from the keyboard or a button, around the chosen table.
    pub(super) fn zoom(&mut self, zoom: Zoom) {
        let Some(place) = self.room.place else { return };
        let factor = match zoom {
            Zoom::In => PRESS,
            Zoom::Out => 1.0 / PRESS,
            Zoom::Whole => return self.room.go(Aim::Whole),
        };
        let lens = self.room.lens_of(self.room.aim, place.size());
        let cell = self.table.and_then(|table| self.room.layout.cell(table));
        let seen = cell.map(|cell| lens.to_view(place, cell.center()));
        let around = seen.filter(|at| place.contains(*at)).unwrap_or(place.center());
        let mut zoomed = lens.zoomed(place, around, factor);
        if let Some(cell) = cell.filter(|_| zoom == Zoom::In) {
            // The chosen table stays in sight as a whole, also at the edge.
            zoomed = zoomed.showing(cell, place.size());
        }
        let whole = self.room.lens_of(Aim::Whole, place.size());
        let is_whole = zoom == Zoom::Out && zoomed.scale <= whole.scale;
        let aim = if is_whole { Aim::Whole } else { Aim::Free(zoomed) };
        self.room.go(aim);
    }

    /// What the keyboard does on the plan, while nobody types.
    pub(in crate::screens::tables) fn room_keys(&mut self, ui: &Ui, view: &View<'_>) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        self.mark_all(ui, view);
        if self.mode == Mode::Choose
            && !self.room.is_arranging
            && !self.room.marked.is_empty()
            && pressed(Key::Escape)
        {
            self.room.marked.clear();
        }
        if let Mode::Carry(_) = self.mode {
            self.seat_keys(ui, view);
        }
        let by_verb = match view.pressed {
            Some(Verb::Nearer) => Some(Zoom::In),
            Some(Verb::Farther) => Some(Zoom::Out),
            // While a seat is typed this is a digit.
            Some(Verb::WholeRoom) if !self.is_tapping() => Some(Zoom::Whole),
            _ => None,
        };
        // The sign above another key comes with Shift.
        let is_zoom = |key: Key| {
            pressed(key) || ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key))
        };
        let other = || ZOOM_KEYS.into_iter().find(|(key, _)| is_zoom(*key));
        if let Some(zoom) = by_verb.or_else(|| other().map(|(_, zoom)| zoom)) {
            self.zoom(zoom);
        }
        let ways = [
            (Key::ArrowLeft, Way::Left),
            (Key::ArrowRight, Way::Right),
            (Key::ArrowUp, Way::Up),
            (Key::ArrowDown, Way::Down),
        ];
        if let Some((_, way)) = ways.into_iter().find(|(key, _)| pressed(*key)) {
            self.walk(ui, way, view);
        }
        let is_free = self.is_plan_focused(ui);
        if is_free && self.mode == Mode::Choose && self.room.proposal.is_none() {
            let Some(table) = self.table.filter(|_| pressed(Key::Enter)) else { return };
            let is_there = self.room.aim == Aim::Table(table);
            self.room.go(if is_there { Aim::Whole } else { Aim::Table(table) });
        }
    }

    /// Whether keys belong to the plan: nothing else has the focus.
    pub(super) fn is_plan_focused(&self, ui: &Ui) -> bool {
        let focused = ui.memory(egui::Memory::focused);
        let table = |no: TableNo| egui::Id::unique("table-on-the-plan").with(no.0);
        focused.is_none_or(|focused| self.table.is_some_and(|no| table(no) == focused))
    }

    /// To the next table that way, or with the table a step that way.
    fn walk(&mut self, ui: &Ui, way: Way, view: &View<'_>) {
        if self.room.is_arranging {
            return self.shift(way.step(), view);
        }
        let Some(here) = self.table else { return };
        if let Some(there) = self.room.layout.neighbor(here, way) {
            let id = |no: TableNo| egui::Id::unique("table-on-the-plan").with(no.0);
            let had_focus = ui.memory(|memory| memory.has_focus(id(here)));
            self.look_at(there);
            if had_focus {
                ui.memory_mut(|memory| memory.request_focus(id(there)));
            }
        }
    }

    pub(super) fn touch(&mut self, table: TableNo, response: &Response) {
        if self.room.is_arranging {
            return self.arrange_touch(table, response);
        }
        if response.clicked() {
            self.mark(table, response);
        }
        if response.double_clicked() {
            self.look_at(table);
            self.room.go(Aim::Table(table));
        } else if response.clicked() {
            // What was clicked on is in sight: the room stays where it is.
            (self.table, self.seat) = (Some(table), None);
        }
        if response.dragged_by(PointerButton::Primary) {
            self.pan(response.drag_delta());
        }
    }

    /// Tables that are clicked with Shift are meant together.
    fn mark(&mut self, table: TableNo, response: &Response) {
        let marked = &mut self.room.marked;
        if !response.ctx.input(|input| input.modifiers.shift) {
            return marked.clear();
        }
        if marked.is_empty() {
            marked.extend(self.table);
        }
        if !marked.remove(&table) {
            marked.insert(table);
        }
    }

    /// Tables that are meant together, where there are several.
    pub(in crate::screens::tables) fn meant_together(&self) -> Vec<TableNo> {
        let marked = self.room.marked.iter().copied().collect::<Vec<_>>();
        if marked.len() > 1 { marked } else { Vec::new() }
    }

    /// A seat was touched: it is chosen, gets the button, or whoever is carried.
    pub(in crate::screens::tables) fn seat_touched(
        &mut self,
        view: &View<'_>,
        at: SeatAt,
        response: &Response,
    ) {
        self.room.seats.push((at, response.rect));
        if self.room.is_arranging {
            return;
        }
        if response.drag_started_by(PointerButton::Primary)
            && self.mode == Mode::Choose
            && view.closed().is_none()
            && let Some(player) = view.tournament.seating().player_at(at)
        {
            self.room.hold = Some(Hold::Player { player });
            self.room.proposal = None;
            self.mode = Mode::Carry(player);
        }
        if response.clicked() {
            self.tap(view, at);
        }
    }

    pub(super) fn tap(&mut self, view: &View<'_>, at: SeatAt) {
        let is_here = self.table == Some(at.table);
        match self.mode {
            // A second tap leaves the seat again.
            Mode::Choose => {
                let is_again = is_here && self.seat == Some(at.seat);
                self.table = Some(at.table);
                self.seat = Some(at.seat).filter(|_| !is_again);
            }
            Mode::SetButton => {
                view.actions.submit(set_button(at));
                self.mode = Mode::Choose;
            }
            Mode::Carry(player) => self.seat_or_ask(view, player, at),
        }
    }

    /// Looks at a spot on the floor at this scale.
    pub(super) fn look_from(&mut self, lens: Lens) {
        self.room.aim = Aim::Free(lens);
        self.room.journey = None;
    }
}
