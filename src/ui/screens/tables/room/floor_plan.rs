//! The floor plan as it is shown and touched.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::mode::Mode;
use crate::screens::tables::oval::oval_of;
use crate::screens::tables::room::NAMES_WIDTH;
use crate::screens::tables::room::camera::{Aim, Lens, Sight};
use crate::screens::tables::room::in_hand::{Hold, pressed_at};
use crate::screens::tables::room::layout::as_f32;
use crate::screens::tables::room::standing::{Standing, name_of};
use crate::theme::{Size, Tone, color, radius, regular, shape, stroke, strong_stroke};
use crate::view::View;
use crate::widgets::{
    NUMBER_WIDTH, Tile, TileState, paint_question, paint_tile, part_of, poker_table_at,
    question_middle, seat_rect, stadium_point,
};
use egui::{
    Align2, Color32, Id, Mesh, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo,
};
use engine::values::{SeatAt, SeatNo, TableNo};
use words::Args;

/// Less wide than this a table that has nothing to say is only painted.
const PLAIN_WIDTH: f32 = 68.0;
/// From this width on a table shows a dot for each seat.
const DOTS_WIDTH: f32 = 120.0;
/// The same for each seat, where a table has many.
const NAMES_WIDTH_SEAT: f32 = 38.0;

impl TablesScreen {
    /// Shows the floor plan in this place.
    pub(in crate::screens::tables) fn room_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: Rect,
    ) {
        let mut part = ui.new_child(UiBuilder::new().id_salt("room").max_rect(place));
        part.set_clip_rect(place.expand(2.0).intersect(ui.clip_rect()));
        let ui = &mut part;
        let frame = ui.ctx().cumulative_frame_nr();
        if frame > self.room.shown_in + 1 {
            // The button was let go while something else was shown.
            self.let_go();
        }
        self.room.shown_in = frame;
        self.renew_hold(view);
        self.steer(ui, place);
        let lens = self.room.lens(ui, place);
        self.ground_ui(ui, view, place, lens);
        let standings = std::mem::take(&mut self.room.standings);
        let pointer = ui.input(|input| input.pointer.latest_pos());
        // Whoever is read to hears of every table.
        let has_reader =
            ui.ctx().accesskit_node_builder(Id::unique("floor-plan"), |_| ()).is_some();
        let mut numbers: Vec<(Pos2, &str)> = Vec::new();
        let (mut plain, tones) = (Mesh::default(), [Tone::Rail, Tone::Felt].map(|t| color(ui, t)));
        for standing in standings.tables() {
            let Some(cell) = self.cell_in_view(place, lens, standing.table) else { continue };
            if !cell.expand(8.0).intersects(place) {
                continue;
            }
            let id = Id::unique("table-on-the-plan").with(standing.table.0);
            let look = Look { standing, cell, id };
            if !has_reader && self.is_plain(&look, pointer) {
                look.paint_plain(&mut plain, tones);
                if look.tile().width() >= NUMBER_WIDTH {
                    numbers.push((look.tile().center(), &standing.number));
                }
            } else {
                self.plan_table_ui(ui, view, &look);
            }
        }
        ui.painter().add(Shape::mesh(plain));
        let text = color(ui, Tone::Text);
        for (middle, number) in numbers {
            let font = regular(Size::Small);
            ui.painter().text(middle, Align2::CENTER_CENTER, number, font, text);
        }
        self.arrows_ui(ui, view, standings.tables(), Sight { place, lens });
        self.hold_ui(ui, view, Sight { place, lens });
        self.proposal_ui(ui, view, place);
        self.room.standings = standings;
    }

    /// Whether a table is one of many with nothing to say: far away, and nobody points at it.
    pub(super) fn is_plain(&self, look: &Look<'_>, pointer: Option<Pos2>) -> bool {
        let table = look.standing.table;
        look.cell.width() < PLAIN_WIDTH
            && look.standing.state == TileState::Normal
            && !look.standing.asks_button
            && self.mode == Mode::Choose
            && self.table != Some(table)
            && !self.room.marked.contains(&table)
            && !pointer.is_some_and(|at| look.cell.contains(at))
    }

    /// Where a table is in the view, moved along while it is in hand.
    pub(super) fn cell_in_view(&self, place: Rect, lens: Lens, table: TableNo) -> Option<Rect> {
        let cell = lens.rect_to_view(place, self.room.layout.cell(table)?);
        Some(match self.room.hold {
            Some(Hold::Tables { by, .. }) if self.room.marked.contains(&table) => {
                cell.translate(by * lens.scale)
            }
            _ => cell,
        })
    }

    /// The floor: moved by hand, or where a band is drawn around tables.
    pub(super) fn ground_ui(&mut self, ui: &Ui, view: &View<'_>, place: Rect, lens: Lens) {
        let id = Id::unique("floor-plan");
        let sense = Sense::CLICK | Sense::DRAG;
        let ground = ui.interact(place, id, sense);
        let count = view.tournament.seating().tables().len();
        ground.widget_info(|| {
            let words = view.say("room-plan", &Args::new().count("tables", count));
            WidgetInfo::labeled(Role::Group, true, words)
        });
        if self.room.is_arranging {
            grid_ui(ui, place, lens);
            if ground.drag_started_by(egui::PointerButton::Primary)
                && let Some(at) = pressed_at(&ground)
            {
                let from = lens.to_floor(place, at);
                self.room.hold = Some(Hold::Band { from, to: from });
            }
            if ground.clicked() {
                self.room.marked.clear();
            }
        } else if ground.dragged_by(egui::PointerButton::Primary) {
            self.pan(ground.drag_delta());
        } else if ground.clicked()
            && let Some(at) = ground.interact_pointer_pos()
            && let Some(table) = self.room.layout.at(lens.to_floor(place, at))
        {
            // A finger comes down where nothing was pointed at before.
            (self.table, self.seat) = (Some(table), None);
        }
    }

    pub(super) fn plan_table_ui(&mut self, ui: &mut Ui, view: &View<'_>, look: &Look<'_>) {
        let table = look.standing.table;
        let is_chosen = self.table == Some(table);
        // One stop of the tabulator for the room; arrow keys walk on from there.
        let focusable = if is_chosen { Sense::FOCUSABLE } else { Sense::hover() };
        let sense = Sense::CLICK | Sense::DRAG | focusable;
        let response = ui.interact(look.cell, look.id, sense);
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, is_chosen, name_of(view, look.standing))
        });
        if look.has_names() {
            self.names_ui(ui, view, look);
        } else {
            self.tile_ui(ui, view, look, &response);
        }
        let is_marked = self.room.marked.contains(&table);
        if is_marked || response.has_focus() {
            let line = strong_stroke(ui, Tone::Accent);
            ui.painter().rect_stroke(look.cell, radius::CARD, line, StrokeKind::Inside);
        }
        if look.standing.asks_button && look.cell.width() >= 34.0 {
            self.question_ui(ui, view, look);
        }
        self.touch(table, &response);
    }

    /// A table from afar: a shape, and words where there is room.
    pub(super) fn tile_ui(&self, ui: &Ui, view: &View<'_>, look: &Look<'_>, response: &Response) {
        let standing = look.standing;
        let is_carrying = matches!(self.mode, Mode::Carry(_));
        // Under what is said of the table, so that no dot hides a word.
        if look.cell.width() >= DOTS_WIDTH {
            look.dots_ui(ui);
        }
        paint_tile(
            ui,
            look.tile(),
            &Tile {
                is_chosen: self.table == Some(standing.table),
                is_hovered: response.hovered(),
                is_lit: is_carrying && standing.has_open,
                ..standing.tile()
            },
        );
        let is_small = look.cell.width() < crate::widgets::WORDS_WIDTH;
        if is_small && response.hovered() {
            response.clone().on_hover_text(name_of(view, standing));
        }
    }

    /// A table that is near enough for names.
    pub(super) fn names_ui(&mut self, ui: &mut Ui, view: &View<'_>, look: &Look<'_>) {
        let standing = look.standing;
        let Some(table) = view.tournament.seating().table(standing.table) else { return };
        let is_chosen = self.table == Some(table.no);
        let mut shown = oval_of(view, table, self.seat.filter(|_| is_chosen), self.mode);
        shown.badge = standing.badge.clone().map(|badge| (badge, standing.state));
        let mut touched = Vec::new();
        let oval = look.cell;
        poker_table_at(ui, oval, look.id.with("oval"), &shown, |seat, response| {
            touched.push((SeatNo(seat.number), response.clone()));
        });
        let is_one = view.tournament.seating().tables().len() == 1;
        if is_chosen && !is_one && !matches!(self.room.aim, Aim::Table(_)) {
            let line = strong_stroke(ui, Tone::LineStrong);
            ui.painter().rect_stroke(look.cell, radius::CARD, line, StrokeKind::Outside);
        }
        for (seat, response) in touched {
            self.seat_touched(view, SeatAt { table: table.no, seat }, &response);
        }
    }

    /// A mark that asks where the button is; a tap on it lets the seat be tapped.
    pub(super) fn question_ui(&mut self, ui: &Ui, view: &View<'_>, look: &Look<'_>) {
        let middle = question_middle(look.tile());
        let mark = Rect::from_center_size(middle, Vec2::splat(20.0));
        let response = ui.interact(mark, look.id.with("button"), Sense::click());
        let name = || {
            let title = view.say("tables-table", &Args::new().no("table", look.standing.table.0));
            format!("{} ({title})", view.text("tables-plan-ask-title"))
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
        paint_question(ui, middle);
        if response.hovered() || response.has_focus() {
            let line = strong_stroke(ui, Tone::Text);
            ui.painter().circle_stroke(middle, 9.0, line);
        }
        if response.clicked() && self.mode == Mode::Choose && view.closed().is_none() {
            self.ask_button(look.standing.table);
        }
        response.on_hover_text(view.text("tables-plan-ask"));
    }
}

pub(super) struct Look<'a> {
    pub(super) standing: &'a Standing,
    pub(super) cell: Rect,
    pub(super) id: Id,
}

impl Look<'_> {
    pub(super) fn has_names(&self) -> bool {
        let seats = as_f32(self.standing.seats) * NAMES_WIDTH_SEAT;
        self.cell.width() >= seats.max(NAMES_WIDTH)
    }

    /// The table without its chairs.
    pub(super) fn tile(&self) -> Rect {
        let cell = self.cell;
        cell.shrink2(Vec2::new(cell.width() * 0.06, cell.height() * 0.1))
    }

    /// One of many: two rectangles in one mesh, for a thousand round ones take a frame's time.
    pub(super) fn paint_plain(&self, mesh: &mut Mesh, [rail, felt]: [Color32; 2]) {
        mesh.add_colored_rect(self.tile(), rail);
        mesh.add_colored_rect(self.tile().shrink(shape::LINE), felt);
    }

    /// A dot for each seat: full where somebody sits, empty where it is open, none out of use.
    pub(super) fn dots_ui(&self, ui: &Ui) {
        let standing = self.standing;
        let reach = (self.cell.width() * 0.016).clamp(2.0, shape::DOT);
        let (text, line) = (color(ui, Tone::TextMuted), color(ui, Tone::LineStrong));
        let tile = self.tile().expand(1.5 * reach + 1.0);
        for index in 0..standing.seats {
            let seat = SeatNo(u8::try_from(index + 1).unwrap_or(u8::MAX));
            let middle = stadium_point(tile, part_of(index, standing.seats));
            if standing.taken.contains(seat) {
                ui.painter().circle_filled(middle, reach, text);
            } else if !standing.closed.contains(seat) {
                ui.painter().circle_stroke(middle, reach, Stroke::new(shape::LINE, line));
            }
        }
    }

    /// Where a seat is, counted from 0.
    pub(super) fn seat(&self, index: usize) -> Rect {
        let seats = self.standing.seats;
        if self.has_names() {
            return seat_rect(self.cell, index, seats);
        }
        let edge = stadium_point(self.tile(), part_of(index, seats));
        Rect::from_center_size(edge, Vec2::ZERO)
    }
}

/// The grid that tables snap to, where its lines do not run together.
pub(super) fn grid_ui(ui: &Ui, place: Rect, lens: Lens) {
    let mut step = crate::screens::tables::room::layout::STEP;
    while step * lens.scale < 12.0 {
        step *= 2.0;
    }
    let line = stroke(ui, Tone::Line);
    let first = lens.to_floor(place, place.min);
    let last = lens.to_floor(place, place.max);
    let mut x = (first.x / step).ceil() * step;
    while x < last.x {
        let at = lens.to_view(place, Pos2::new(x, 0.0)).x;
        ui.painter().vline(at, place.y_range(), line);
        x += step;
    }
    let mut y = (first.y / step).ceil() * step;
    while y < last.y {
        let at = lens.to_view(place, Pos2::new(0.0, y)).y;
        ui.painter().hline(place.x_range(), at, line);
        y += step;
    }
}
