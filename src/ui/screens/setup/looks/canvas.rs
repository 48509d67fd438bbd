//! The screen that is being changed: its parts are dragged, made larger, and moved by keys.

use crate::screens::setup::looks::page::{Held, LooksPage, Side};
use crate::screens::setup::looks::titles::part_words;
use crate::theme::{Tone, color, own_paint, shape};
use crate::view::View;
use crate::widgets::paint_scene;
use egui::{
    Align2, Color32, CursorIcon, EventFilter, FontId, Key, Modifiers, Pos2, Rect, Response, Role,
    Sense, Shape as Painted, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use scene::{Hold, Part, Placing, Scene, Screen, ScreenSet, Shape, Shown, Step, compose_parts};
use words::Args;
use words::clock_facts::Saying;

/// How large a grip is, and how much around it is taken for it.
const GRIP: f32 = 9.0;
const GRIP_REACH: f32 = 16.0;

/// The letters in a part that has nothing to say now.
const EMPTY_LETTERS: f32 = 13.0;

/// The corners and edges that a part is taken hold of.
const GRIPS: [(Hold, Hold); 8] = [
    (Hold::Start, Hold::Start),
    (Hold::Whole, Hold::Start),
    (Hold::End, Hold::Start),
    (Hold::Start, Hold::Whole),
    (Hold::End, Hold::Whole),
    (Hold::Start, Hold::End),
    (Hold::Whole, Hold::End),
    (Hold::End, Hold::End),
];

/// What keys do with a part that has them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ByKey {
    Drag((Hold, Hold), (i16, i16)),
    Remove,
}

impl LooksPage {
    pub(super) fn canvas_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(open) = &self.open else { return };
        let set = open.draft.set().clone();
        let Some(screen) = set.screens.get(self.screen).cloned() else { return };
        let (rect, ground) = canvas(ui, screen.shape);
        if ground.clicked() {
            self.part = None;
            ground.request_focus();
        }
        let empty = self.paint(ui, view, rect, &set, &screen);
        let place = |placing: &Placing| place_in(rect, placing, screen.shape);
        for (at, placing) in screen.parts.iter().enumerate() {
            let within = place(placing);
            let id = ui.scope_id().with(("look-part", at));
            let response = ui.interact(within, id, Sense::click_and_drag());
            let name = part_name(view, at, placing);
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, true, self.part == Some(at), &name)
            });
            if response.hovered() {
                ui.ctx().set_cursor_icon(CursorIcon::Move);
            }
            if response.clicked() || response.drag_started() || response.gained_focus() {
                self.part = Some(at);
                self.side = Side::Part;
                response.request_focus();
            }
            outline(ui, within, &set, empty.contains(&at).then_some(placing), view);
            self.drag(&response, rect, (at, placing), (Hold::Whole, Hold::Whole), screen.shape);
            self.keys(ui, &response, at, placing, screen.shape);
        }
        let chosen = self.part.and_then(|at| Some((at, screen.parts.get(at)?.clone())));
        if let Some((at, placing)) = chosen {
            let within = place(&placing);
            let line = Stroke::new(shape::STRONG_LINE, color(ui, Tone::Accent));
            ui.painter().rect_stroke(within, 0, line, StrokeKind::Outside);
            for hold in GRIPS {
                self.grip(ui, rect, within, (at, &placing), hold, screen.shape);
            }
        }
    }

    /// Paints the screen with what there is to say now; the parts that have nothing.
    fn paint(
        &mut self,
        ui: &Ui,
        view: &View<'_>,
        rect: Rect,
        set: &ScreenSet,
        screen: &Screen,
    ) -> Vec<usize> {
        let (clock, letters) = self.facts.of(view);
        let saying = Saying { clock, now: view.now, offset: view.offset, words: view.words };
        let shown = Shown { saying, address: Some("https://floorman.example/seat") };
        let mut whole: Option<Scene> = None;
        let mut empty = Vec::new();
        for (at, placing) in screen.parts.iter().enumerate() {
            let one = std::slice::from_ref(placing);
            let scene = compose_parts(set, screen.shape, one, &shown, letters);
            if scene.placed.is_empty() {
                empty.push(at);
            }
            match &mut whole {
                Some(whole) => whole.placed.extend(scene.placed),
                None => whole = Some(scene),
            }
        }
        let mut whole =
            whole.unwrap_or_else(|| compose_parts(set, screen.shape, &[], &shown, letters));
        // A part of the editor says what it is.
        whole.placed.iter_mut().for_each(|placed| placed.said.clear());
        ui.painter().rect_filled(rect, 0, own_paint(set.theme.band.0));
        paint_scene(ui, rect, &whole, view.now.0);
        empty
    }

    fn grip(
        &mut self,
        ui: &Ui,
        canvas: Rect,
        within: Rect,
        part: (usize, &Placing),
        hold: (Hold, Hold),
        shape: Shape,
    ) {
        let along = |hold: Hold, from: f32, to: f32| match hold {
            Hold::Start => from,
            Hold::Whole => f32::midpoint(from, to),
            Hold::End => to,
        };
        let at = Pos2::new(
            along(hold.0, within.left(), within.right()),
            along(hold.1, within.top(), within.bottom()),
        );
        let id = ui.scope_id().with(("look-grip", hold.0 as u8, hold.1 as u8));
        let reach = Rect::from_center_size(at, Vec2::splat(GRIP_REACH));
        let response = ui.interact(reach, id, Sense::DRAG);
        if response.hovered() || response.dragged() {
            ui.ctx().set_cursor_icon(match hold {
                (Hold::Whole, _) => CursorIcon::ResizeVertical,
                (_, Hold::Whole) => CursorIcon::ResizeHorizontal,
                (one, other) if one == other => CursorIcon::ResizeNwSe,
                _ => CursorIcon::ResizeNeSw,
            });
        }
        let square = Rect::from_center_size(at, Vec2::splat(GRIP));
        let line = Stroke::new(shape::LINE, color(ui, Tone::Ground));
        ui.painter().rect(square, 2, color(ui, Tone::Accent), line, StrokeKind::Outside);
        self.drag(&response, canvas, part, hold, shape);
    }

    /// A part follows the pointer that holds it, from cell to cell.
    fn drag(
        &mut self,
        response: &Response,
        canvas: Rect,
        part: (usize, &Placing),
        hold: (Hold, Hold),
        shape: Shape,
    ) {
        let (part, placing) = part;
        if response.drag_started() {
            self.held = Some(Held { part, hold, from: placing.clone(), is_moved: false });
        }
        let is_held = self.held.as_ref().is_some_and(|it| it.part == part && it.hold == hold);
        if is_held
            && response.dragged()
            && let Some(held) = &self.held
            && let Some(way) = response.total_drag_delta()
        {
            let (columns, rows) = shape.grid();
            let cell = canvas.size() / vec2(f32::from(columns), f32::from(rows));
            let by = (cells(way.x / cell.x), cells(way.y / cell.y));
            let at = held.from.dragged(shape, hold, by);
            let step = if held.is_moved { Step::Same } else { Step::New };
            let is_moved = self.put(step, part, at);
            if let Some(held) = &mut self.held {
                held.is_moved |= is_moved;
            }
        }
        if is_held && response.drag_stopped() {
            self.held = None;
        }
    }

    /// Arrows move the part that has the keys, with Shift they make it larger or smaller.
    fn keys(&mut self, ui: &Ui, response: &Response, part: usize, placing: &Placing, shape: Shape) {
        if !response.has_focus() {
            return;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        for asked in pressed(ui) {
            match asked {
                ByKey::Drag(hold, by) => {
                    self.put(Step::New, part, placing.dragged(shape, hold, by));
                }
                ByKey::Remove => self.remove_part(part),
            }
        }
    }
}

/// The keys that the chosen part takes.
fn pressed(ui: &Ui) -> Vec<ByKey> {
    let arrows = [
        (Key::ArrowLeft, (-1, 0)),
        (Key::ArrowRight, (1, 0)),
        (Key::ArrowUp, (0, -1)),
        (Key::ArrowDown, (0, 1)),
    ];
    // Shift first, because a key without it matches one with it, too.
    let holds =
        [(Modifiers::SHIFT, (Hold::End, Hold::End)), (Modifiers::NONE, (Hold::Whole, Hold::Whole))];
    ui.input_mut(|input| {
        let mut asked = Vec::new();
        for (modifiers, hold) in holds {
            for (key, by) in arrows {
                let times = input.count_and_consume_key(modifiers, key);
                asked.extend((0..times).map(|_| ByKey::Drag(hold, by)));
            }
        }
        if input.consume_key(Modifiers::NONE, Key::Delete) {
            asked.push(ByKey::Remove);
        }
        asked
    })
}

/// The place of the canvas, as large as there is room.
fn canvas(ui: &mut Ui, shape: Shape) -> (Rect, Response) {
    let room = ui.available_size();
    let (wide, high) = shape.canvas();
    let scale = (room.x / wide).min(room.y / high).max(0.0);
    let (whole, _) = ui.allocate_exact_size(room.max(Vec2::ZERO), Sense::hover());
    let rect = Rect::from_center_size(whole.center(), vec2(wide, high) * scale);
    let ground = ui.interact(rect, ui.scope_id().with("look-canvas"), Sense::click());
    (rect, ground)
}

fn place_in(canvas: Rect, placing: &Placing, shape: Shape) -> Rect {
    let area = placing.area(shape);
    let scale = canvas.width() / shape.canvas().0;
    Rect::from_min_size(
        canvas.min + vec2(area.x, area.y) * scale,
        vec2(area.width, area.height) * scale,
    )
}

/// A dashed line around a part, with its name in it where it has nothing to say now.
fn outline(ui: &Ui, within: Rect, set: &ScreenSet, empty: Option<&Placing>, view: &View<'_>) {
    let ink: Color32 = own_paint(set.theme.muted.0);
    let line = Stroke::new(shape::LINE, ink.gamma_multiply(0.45));
    let (top, bottom) = (within.left_top(), within.right_bottom());
    let corners = [top, within.right_top(), bottom, within.left_bottom(), top];
    ui.painter().extend(Painted::dashed_line(&corners, line, 4.0, 4.0));
    if let Some(placing) = empty {
        let words = placing.shows.iter().map(|part| part_words(view, part));
        let words = words.collect::<Vec<_>>().join(", ");
        let painter = ui.painter().with_clip_rect(within);
        let font = FontId::proportional(EMPTY_LETTERS.min(within.height() * 0.7));
        painter.text(within.center(), Align2::CENTER_CENTER, words, font, ink);
    }
}

/// What a screen reader says of a part: what it shows, and where it is.
fn part_name(view: &View<'_>, at: usize, placing: &Placing) -> String {
    let (column, row, columns, rows) = placing.at;
    let part = placing.shows.first().unwrap_or(&Part::Blank);
    let args = Args::new()
        .count("no", at + 1)
        .text("part", part_words(view, part))
        .count("column", usize::from(column))
        .count("row", usize::from(row))
        .count("columns", usize::from(columns))
        .count("rows", usize::from(rows));
    view.say("look-part", &args)
}

/// A way in cells, to the nearest one.
fn cells(way: f32) -> i16 {
    #[expect(clippy::cast_possible_truncation, reason = "no window has so many cells")]
    let cells = way.round().clamp(-200.0, 200.0) as i16;
    cells
}
