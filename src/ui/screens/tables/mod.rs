//! The room: every table on the floor plan, and the one that is looked at from above.

mod bars;
mod break_form;
mod draw_form;
mod mode;
mod order_form;
mod oval;
mod pace_form;
mod pace_tables;
mod pace_ways;
mod place;
mod plan_form;
mod redraw_form;
mod room;

pub use place::RoomPlace;

use crate::parts::BustForm;
use crate::screens::tables::break_form::BreakForm;
use crate::screens::tables::draw_form::{AddForm, DrawForm};
use crate::screens::tables::mode::Mode;
use crate::screens::tables::order_form::OrderForm;
use crate::screens::tables::oval::oval_of;
use crate::screens::tables::pace_form::PaceForm;
use crate::screens::tables::place::Parts;
use crate::screens::tables::redraw_form::RedrawForm;
use crate::screens::tables::room::{Room, Share, plan_size};
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::{Rank, View};
use crate::vocabulary::{PrintChoice, Verb, Whom};
use crate::widgets::{Empty, Push, frame_in, more_ui, poker_table_ui};
use egui::{Align, Key, Label, Layout, Margin, Modifiers, Rect, ScrollArea, Ui, UiBuilder, Vec2};
use engine::Command;
use engine::command::ButtonMoment;
use engine::seating::{Seating, wanted_redraw};
use engine::values::{PlayerId, SeatAt, SeatNo, TableNo};
use words::Args;

/// A row less wide has no room for more than the list of what can be done.
const HEAD_WIDTH: f32 = 560.0;

#[derive(Debug, Default)]
pub struct TablesScreen {
    table: Option<TableNo>,
    seat: Option<SeatNo>,
    mode: Mode,
    form: Option<TablesForm>,
    room: Room,
}

#[derive(Debug)]
enum TablesForm {
    Plan,
    Draw(DrawForm),
    Add(AddForm),
    Break(BreakForm),
    Redraw(RedrawForm),
    BustOut(BustForm),
    Order(OrderForm),
    Pace(PaceForm),
}

impl TablesScreen {
    pub fn look_at(&mut self, table: TableNo) {
        self.table = Some(table);
        self.seat = None;
        self.room.reveal(table);
    }

    pub fn table(&self) -> Option<TableNo> {
        self.table
    }

    pub fn ask_button(&mut self, table: TableNo) {
        self.look_at(table);
        self.mode = Mode::SetButton;
    }

    /// Takes a player up, to be given a seat.
    pub fn carry(&mut self, player: PlayerId) {
        self.mode = Mode::Carry(player);
    }

    pub fn is_somebody_chosen(&self, seating: &Seating) -> bool {
        let at = self.table.zip(self.seat).map(|(table, seat)| SeatAt { table, seat });
        at.is_some_and(|at| seating.player_at(at).is_some())
    }

    /// Whether a digit means a seat: somebody is carried to it.
    pub fn takes_digits(&self) -> bool {
        matches!(self.mode, Mode::Carry(_))
    }

    pub fn open_plan(&mut self) {
        self.form = Some(TablesForm::Plan);
    }

    /// Opens the form where tables tick off as they finish a hand.
    pub fn open_pace(&mut self) {
        self.form = Some(TablesForm::Pace(PaceForm::default()));
    }

    pub fn open_draw(&mut self) {
        self.form = Some(TablesForm::Draw(DrawForm::default()));
    }

    /// Says what follows where these tables break, and asks.
    pub fn open_break(&mut self, tables: Vec<TableNo>) {
        self.form = Some(TablesForm::Break(BreakForm::of(tables)));
    }

    pub fn open_add(&mut self) {
        self.form = Some(TablesForm::Add(AddForm::default()));
    }

    pub fn open_redraw(&mut self, tables: Vec<TableNo>) {
        self.form = Some(TablesForm::Redraw(RedrawForm::of(tables)));
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Whether a form stands beside the room.
    pub fn has_form(&self) -> bool {
        // While a seat is to be tapped it waits; it comes back.
        self.form.is_some() && !self.is_tapping()
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, place: RoomPlace) {
        if let Some(side) = place.side {
            let mut part = ui.new_child(UiBuilder::new().id_salt("form").max_rect(side));
            part.set_clip_rect(side.expand(2.0));
            self.form_ui(&mut part, view);
        }
        self.main_ui(ui, view, place.band);
    }

    /// Whether a seat is to be tapped next.
    fn is_tapping(&self) -> bool {
        self.mode != Mode::Choose && !self.room.is_holding()
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>, band: Rect) {
        if view.tournament.seating().tables().len() == 0 {
            self.empty_ui(ui, view);
            return;
        }
        if view.back.is_some() {
            // In the past nobody is carried.
            self.mode = Mode::Choose;
            self.room.stop_arranging();
        }
        self.choose_some_table(view);
        self.keys(ui, view);
        // In the past its banner stands there.
        if view.back.is_none() {
            let row = Layout::left_to_right(Align::Center);
            let part = UiBuilder::new().id_salt("band").max_rect(band).layout(row);
            self.band_ui(&mut ui.new_child(part), view);
        }
        self.head_ui(ui, view);
        let parts = Parts::of(ui);
        // A form is what is at hand; the table beside it is only looked at.
        if !self.is_tapping() && self.form.is_none() && !self.room.is_arranging() {
            let part = UiBuilder::new().id_salt("bars").max_rect(parts.bars);
            let mut part = ui.new_child(part);
            let bars = ScrollArea::vertical().id_salt("bars").auto_shrink(false);
            bars.show(&mut part, |ui| self.bars_ui(ui, view));
        }
        self.plan_and_table_ui(ui, view, parts.room);
        ui.advance_cursor_after_rect(parts.room.union(parts.bars));
    }

    /// What a tap means, what is proposed, or how full the room is.
    fn band_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.room.is_arranging() {
            self.arrange_ui(ui, view);
        } else if self.is_tapping() {
            self.mode_ui(ui, view);
        } else if !self.accept_ui(ui, view) && view.tournament.seating().tables().len() > 1 {
            let words = text(self.summary(view), Size::Small);
            ui.add(Label::new(words.color(color(ui, Tone::TextMuted))).truncate());
        }
    }

    /// The floor plan; where names cannot be read on it, with the table that is looked at.
    fn plan_and_table_ui(&mut self, ui: &mut Ui, view: &View<'_>, full: Rect) {
        let share = self.room.lay_out(view, full.size());
        if share == Share::All || self.room.is_arranging() {
            self.room_ui(ui, view, full);
            return;
        }
        let mut plan = full;
        plan.set_height(plan_size(full.size()).y);
        let mut oval = full;
        oval.min.y = plan.max.y + space::ONE;
        self.room_ui(ui, view, plan);
        let mut part = ui.new_child(UiBuilder::new().id_salt("looked-at").max_rect(oval));
        self.oval_ui(&mut part, view);
    }

    /// One row over the room: to find a table, to do what is often done, and to change the view.
    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_several = view.tournament.seating().tables().len() > 1;
        let row = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(row);
            if is_several {
                self.find_ui(ui, view);
            }
            if !self.room.is_arranging() {
                self.deeds_ui(ui, view, row.x);
            }
            if is_several {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    self.over_plan_ui(ui, view);
                });
            }
        });
    }

    /// How many tables there are and how full.
    fn summary(&self, view: &View<'_>) -> String {
        let seating = view.tournament.seating();
        let (most, fewest) = seating.size_range().unwrap_or_default();
        let args = Args::new()
            .count("tables", seating.tables().len())
            .count("most", most)
            .count("fewest", fewest);
        view.say(if most == fewest { "tables-room-even" } else { "tables-room" }, &args)
    }

    fn empty_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let waits = view.tournament.entries().unseated() > 0;
        // The form at the side is the button.
        let is_free = self.form.is_none();
        let nobody = (!waits).then(|| view.text("tables-draw-nobody"));
        let draw = Push::primary(view.text("tables-draw-seats")).refused(nobody);
        let (title, hint) = (view.text("tables-none"), view.text("tables-none-hint"));
        let empty = Empty::new(icons::TABLES, title, hint).button(is_free.then_some(draw));
        let is_asked = view.pressed == Some(Verb::DrawSeats);
        if empty.ui(ui) || (is_asked && waits) {
            self.open_draw();
        }
        ui.vertical_centered(|ui| {
            if is_free && view.form_button_ui(ui, "tables-add") {
                self.form = Some(TablesForm::Add(AddForm::of(view)));
            }
        });
    }

    /// A table that is gone is no longer looked at.
    fn choose_some_table(&mut self, view: &View<'_>) {
        let seating = view.tournament.seating();
        let is_there = self.table.is_some_and(|table| seating.table(table).is_some());
        if !is_there {
            self.table = seating.tables().next().map(|table| table.no);
            self.seat = None;
        }
        if let Mode::Carry(player) = self.mode {
            let is_in =
                view.tournament.entries().player(player).is_some_and(|player| player.is_in());
            if !is_in {
                self.mode = Mode::Choose;
            }
        }
    }

    /// Escape puts down what is carried; everything else belongs to the plan.
    fn keys(&mut self, ui: &Ui, view: &View<'_>) {
        if ui.ctx().text_edit_focused() {
            return;
        }
        if self.is_tapping()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        {
            self.mode = Mode::Choose;
        }
        self.room_keys(ui, view);
    }

    /// What is done often with the room, and a list of everything else.
    fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, width: f32) {
        let is_narrow = width < HEAD_WIDTH;
        let waits = view.tournament.entries().unseated() > 0;
        match view.pressed {
            Some(Verb::DrawSeats) => self.open_draw(),
            Some(Verb::Plan) => self.open_plan(),
            // What is typed there already stays.
            Some(Verb::Pace) if matches!(self.form, Some(TablesForm::Pace(_))) => {}
            Some(Verb::Pace) => self.open_pace(),
            _ => {}
        }
        // Keys were listened to already, and buttons in a list that is closed cannot.
        let view = &View { pressed: None, ..*view };
        if waits && !is_narrow && view.verb_ui(ui, Verb::DrawSeats, Rank::Primary, None) {
            self.open_draw();
        }
        if !is_narrow && view.verb_ui(ui, Verb::Plan, Rank::Secondary, None) {
            self.open_plan();
        }
        let words = ["room-more", "room-more.name", "room-more.tip"].map(|id| view.text(id));
        let [words, name, tip] = words;
        more_ui(ui, &words, &name, &tip, |ui| {
            if is_narrow && view.verb_ui(ui, Verb::Plan, Rank::Secondary, None) {
                self.open_plan();
            }
            let nobody = (!waits).then(|| view.text("tables-draw-nobody"));
            if (is_narrow || !waits)
                && view.verb_ui(ui, Verb::DrawSeats, Rank::Secondary, nobody.as_deref())
            {
                self.open_draw();
            }
            self.seldom_ui(ui, view);
        });
    }

    /// What is seldom done with the room.
    fn seldom_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.tournament.entries().alternates().len() > 0 {
            let command = Command::SeatAlternates;
            view.plain_command_ui(ui, "tables-seat-alternates", command);
        }
        if view.verb_ui(ui, Verb::Pace, Rank::Secondary, None) {
            self.open_pace();
        }
        if view.form_button_ui(ui, "tables-redraw") {
            let all = || view.tournament.seating().tables().map(|table| table.no).collect();
            self.open_redraw(wanted_redraw(view.tournament).unwrap_or_else(all));
        }
        if view.form_button_ui(ui, "tables-add") {
            self.form = Some(TablesForm::Add(AddForm::of(view)));
        }
        if view.tournament.seating().tables().len() > 1 {
            if view.form_button_ui(ui, "tables-break-order") {
                self.form = Some(TablesForm::Order(OrderForm::of(view)));
            }
            self.arrange_button_ui(ui, view);
        }
        view.print_ui(
            ui,
            "print-cards-button",
            PrintChoice::Sheet(&print::sheets::seat_cards::SHEET, Whom::Newest),
        );
    }

    /// What a tap on a seat means now, and how to stop that.
    fn mode_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let words = match self.mode {
            Mode::Choose => return,
            Mode::SetButton => {
                let table = self.table.map_or(0, |table| table.0);
                view.say("tables-tap-button", &Args::new().no("table", table))
            }
            Mode::Carry(player) => {
                view.say("tables-tap-seat", &Args::new().text("player", view.player(player)))
            }
        };
        let margin = Margin::symmetric(space::CARD, space::HALF_MARGIN);
        frame_in(ui, Tone::AccentSoft, Tone::Accent).inner_margin(margin).show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let cancel = view.text("common-cancel");
                if ui.add(Push::secondary(&cancel).shortcut("Esc").small()).clicked() {
                    self.mode = Mode::Choose;
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(text_bold(words, Size::Body)).truncate());
                });
            });
        });
    }

    fn oval_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let seating = view.tournament.seating();
        let Some(table) = self.table.and_then(|table| seating.table(table)) else { return };
        let shown = oval_of(view, table, self.seat, self.mode);
        let mut touched = Vec::new();
        poker_table_ui(ui, &shown, |seat, response| {
            touched.push((SeatNo(seat.number), response.clone()));
        });
        let table = table.no;
        for (seat, response) in touched {
            self.seat_touched(view, SeatAt { table, seat }, &response);
        }
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(form) = &mut self.form else { return };
        let done = match form {
            TablesForm::Plan => plan_form::plan_ui(ui, view),
            TablesForm::Draw(form) => form.ui(ui, view),
            TablesForm::Add(form) => form.ui(ui, view),
            TablesForm::Break(form) => form.ui(ui, view),
            TablesForm::Redraw(form) => form.ui(ui, view),
            TablesForm::BustOut(form) => form.ui(ui, view),
            TablesForm::Order(form) => form.ui(ui, view),
            TablesForm::Pace(form) => form.ui(ui, view),
        };
        if done {
            self.form = None;
        }
    }
}

/// The button is at this seat; the blinds follow.
fn set_button(at: SeatAt) -> Command {
    Command::SetButton {
        table: at.table,
        button: at.seat,
        small_blind: None,
        big_blind: None,
        when: ButtonMoment::ThisHand,
    }
}
