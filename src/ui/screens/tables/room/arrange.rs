//! Putting tables where they stand: pulled one by one or several at once, or all of them in rows.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::room::camera::{Aim, Sight};
use crate::screens::tables::room::in_hand::{Hold, pressed_at};
use crate::screens::tables::room::layout::{STEP, columns_for, rows, spot_of};
use crate::theme::{Size, Tone, color, radius, stroke, text};
use crate::view::View;
use crate::widgets::{Push, said_ui};
use egui::{
    DragValue, Key, Label, Modifiers, PointerButton, Pos2, Rect, Response, StrokeKind, Ui, Vec2,
};
use engine::Command;
use engine::seating::TablePlace;
use engine::values::TableNo;
use words::Args;

impl TablesScreen {
    /// The button that begins it.
    pub(in crate::screens::tables) fn arrange_button_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let (words, tip) = (view.text("room-arrange"), view.text("room-arrange.tip"));
        let push = Push::secondary(&words).tip(&tip).refused(view.closed());
        if ui.add(push).clicked() {
            self.room.is_arranging = true;
            self.form = None;
            self.room.proposal = None;
            let count = view.tournament.seating().tables().len();
            let size = self.room.place.map_or(Vec2::splat(1.0), |place| place.size());
            self.room.per_row = u16::try_from(columns_for(count, size)).unwrap_or(1);
            self.room.go(Aim::Whole);
        }
    }

    /// What can be done while tables are arranged, in the place of the other buttons.
    pub(in crate::screens::tables) fn arrange_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let count = view.tournament.seating().tables().len();
        ui.horizontal(|ui| {
            let done = view.text("room-arrange-done");
            let escape = ui.input(|input| input.key_pressed(Key::Escape));
            let is_left = escape && !self.room.is_holding();
            if ui.add(Push::primary(&done).shortcut("Esc")).clicked() || is_left {
                self.room.stop_arranging();
            }
            let label = said_ui(ui, view.text("room-per-row"));
            let most = u16::try_from(count).unwrap_or(u16::MAX).max(1);
            let number = DragValue::new(&mut self.room.per_row).range(1..=most);
            ui.add(number).labelled_by(label.id);
            let numbers = view.tournament.seating().tables().map(|table| table.no);
            let in_rows = rows(numbers, usize::from(self.room.per_row));
            let place = |(table, at): (TableNo, Pos2)| TablePlace { table, at: Some(spot_of(at)) };
            let command = Command::PlaceTables { places: in_rows.into_iter().map(place).collect() };
            self.places_ui(ui, view, "room-in-rows", command);
            let free = |table: TableNo| TablePlace { table, at: None };
            let placed = view.tournament.seating().tables().filter(|table| table.place.is_some());
            let places: Vec<TablePlace> = placed.map(|table| free(table.no)).collect();
            if !places.is_empty() {
                let command = Command::PlaceTables { places };
                self.places_ui(ui, view, "room-automatic", command);
            }
            let marked = text(self.marked_words(view), Size::Small);
            ui.add(Label::new(marked.color(color(ui, Tone::TextMuted))).truncate());
        });
    }

    fn places_ui(&mut self, ui: &mut Ui, view: &View<'_>, id: &str, command: Command) {
        let (words, tip) = (view.text(id), view.text(&format!("{id}.tip")));
        if ui.add(Push::secondary(&words).tip(&tip).refused(view.closed())).clicked() {
            view.actions.submit(command);
            self.room.go(Aim::Whole);
        }
    }

    /// A table was touched while tables are arranged.
    pub(super) fn arrange_touch(&mut self, table: TableNo, response: &Response) {
        let is_shifted = response.ctx.input(|input| input.modifiers.shift);
        let marked = &mut self.room.marked;
        if response.clicked() {
            if !is_shifted {
                marked.clear();
            }
            if !marked.remove(&table) {
                marked.insert(table);
            }
            self.table = Some(table);
        }
        if response.drag_started_by(PointerButton::Primary)
            && let (Some(at), Some(lens), Some(place)) =
                (pressed_at(response), self.room.shown, self.room.place)
        {
            if !marked.contains(&table) {
                if !is_shifted {
                    marked.clear();
                }
                marked.insert(table);
            }
            self.table = Some(table);
            let from = lens.to_floor(place, at);
            self.room.hold = Some(Hold::Tables { from, by: Vec2::ZERO });
        }
    }

    /// Tables in hand, or a band around some, until they are let go.
    pub(super) fn arrange_hold_ui(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        Sight { place, lens }: Sight,
        at: Pos2,
    ) {
        let is_down = ui.input(|input| input.pointer.primary_down());
        let spot = lens.to_floor(place, at);
        match self.room.hold {
            Some(Hold::Tables { from, .. }) => {
                let by = ((spot - from) / STEP).round() * STEP;
                self.room.hold = Some(Hold::Tables { from, by }).filter(|_| is_down);
                if !is_down {
                    self.shift(by, view);
                }
            }
            Some(Hold::Band { from, .. }) => {
                let band = Rect::from_two_pos(from, spot);
                if is_down {
                    let seen = lens.rect_to_view(place, band);
                    let line = stroke(ui, Tone::Accent);
                    ui.painter().rect_stroke(seen, radius::SMALL, line, StrokeKind::Inside);
                    self.room.hold = Some(Hold::Band { from, to: spot });
                } else {
                    let is_shifted = ui.input(|input| input.modifiers.shift);
                    if !is_shifted {
                        self.room.marked.clear();
                    }
                    self.room.marked.extend(self.room.layout.within(band));
                    self.room.hold = None;
                }
            }
            _ => {}
        }
    }

    /// Moves the marked tables, or the chosen one.
    pub(super) fn shift(&mut self, by: Vec2, view: &View<'_>) {
        let mut tables: Vec<TableNo> = self.room.marked.iter().copied().collect();
        if tables.is_empty() {
            tables.extend(self.table);
        }
        let places = self.room.layout.moved(&tables, by);
        if by == Vec2::ZERO || places.is_empty() || view.closed().is_some() {
            return;
        }
        // What was all in sight stays as large as it is while it is moved about.
        if let (Aim::Whole, Some(lens)) = (self.room.aim, self.room.shown) {
            self.look_from(lens);
        }
        view.actions.submit(Command::PlaceTables { places });
    }

    pub(in crate::screens::tables) fn marked_words(&self, view: &View<'_>) -> String {
        view.say("room-marked", &Args::new().count("tables", self.room.marked.len()))
    }

    pub(super) fn mark_all(&mut self, ui: &Ui, view: &View<'_>) {
        if self.room.is_arranging
            && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::A))
        {
            self.room.marked = view.tournament.seating().tables().map(|table| table.no).collect();
        }
    }
}
