//! Moves drawn on the plan: those that are proposed, those under way, and tables that break.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::mode::Mode;
use crate::screens::tables::room::camera::{Lens, Sight};
use crate::screens::tables::room::floor_plan::Look;
use crate::screens::tables::room::standing::Standing;
use crate::theme::{Size, Tone, UNFILLED, bold, color, radius, shape, space, strong_stroke};
use crate::view::View;
use crate::widgets::{TileState, read_on_tile};
use egui::epaint::QuadraticBezierShape;
use egui::{Galley, Id, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use engine::Command;
use engine::entries::Who;
use engine::seating::{Move, PlannedMove};
use engine::values::{PlayerId, SeatAt, TableNo};
use std::sync::Arc;
use words::Args;

/// How far a curve swings out, as a part of its length.
const SWING: f32 = 0.16;
/// The most that it swings out, in points.
const SWING_MAX: f32 = 90.0;
/// Straight pieces of a dashed curve.
const PIECES: u8 = 24;
/// Where a label may stand on a curve, the best place first.
const LABEL_AT: [f32; 9] = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
/// The most arrows that have a name; more would cover the room.
const NAMES_MAX: usize = 24;
/// Around so many labels what is read on tables is kept free.
const LOOKED_MAX: usize = 100;
/// Between tables less wide than this there is no room for names.
const NAMED_WIDTH: f32 = 110.0;
const TIP: f32 = 9.0;
const DOT: f32 = 5.0;

/// An arrow from seat to seat.
struct Arrow {
    player: PlayerId,
    from: SeatAt,
    to: SeatAt,
    /// Proposed with its reason, or ordered.
    planned: Option<PlannedMove>,
}

impl Arrow {
    fn planned(view: &View<'_>, planned: &PlannedMove) -> Option<Self> {
        let player = view.tournament.seating().player_at(planned.from)?;
        Some(Self { player, from: planned.from, to: planned.to, planned: Some(*planned) })
    }

    fn ordered(ordered: &Move) -> Self {
        Self { player: ordered.player, from: ordered.from, to: ordered.to, planned: None }
    }

    /// What it says in one sentence.
    fn name(&self, view: &View<'_>) -> String {
        let args = Args::new()
            .text("player", view.player(self.player))
            .text("from", view.words.seat(self.from))
            .text("to", view.words.seat(self.to));
        let Some(planned) = &self.planned else { return view.say("room-move-done", &args) };
        let cited = view.words.move_citation(view.tournament, planned);
        let reasons = [Some(view.words.move_reason(planned.reason)), cited];
        let reason = reasons.into_iter().flatten().collect::<Vec<_>>().join(", ");
        view.say("room-move", &args.text("reason", reason))
    }

    fn tip(&self, view: &View<'_>) -> String {
        let role = self.planned.as_ref().and_then(|planned| view.words.planned_role(planned));
        let id = if self.planned.is_some() { "room-move.tip" } else { "room-move-done.tip" };
        let parts = [Some(self.name(view)), role, Some(view.text(id))];
        parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    /// The color of the arrow, and of what is written on it.
    fn tones(&self) -> (Tone, Tone) {
        match self.planned {
            Some(_) => (Tone::Accent, Tone::OnAccent),
            None => (Tone::Info, Tone::OnInfo),
        }
    }

    fn command(&self) -> Command {
        let players = vec![Who::Id(self.player)];
        match self.planned {
            Some(_) => Command::Balance { players },
            None => Command::CompleteMoves { players },
        }
    }
}

/// A curve in the view, by the three points that make it.
#[derive(Clone, Copy)]
struct Curve([Pos2; 3]);

impl Curve {
    /// From the edge of one seat to that of another.
    fn between(from: Rect, to: Rect) -> Self {
        let whole = Self::of(from.center(), to.center());
        let parts = || (0..=PIECES).map(|piece| f32::from(piece) / f32::from(PIECES));
        let leaves = parts().map(|part| whole.at(part)).find(|at| !from.contains(*at));
        let arrives = parts().rev().map(|part| whole.at(part)).find(|at| !to.contains(*at));
        match (leaves, arrives) {
            (Some(leaves), Some(arrives))
                if from.size() != Vec2::ZERO || to.size() != Vec2::ZERO =>
            {
                Self([leaves, whole.0[1], arrives])
            }
            _ => whole,
        }
    }

    fn of(from: Pos2, to: Pos2) -> Self {
        let along = to - from;
        let aside = Vec2::new(along.y, -along.x).normalized();
        let swing = (along.length() * SWING).min(SWING_MAX) * 2.0;
        Self([from, from + along / 2.0 + aside * swing, to])
    }

    /// The same, swinging out less where it would leave a place that has both its ends.
    fn within(self, place: Rect) -> Self {
        let [from, out, to] = self.0;
        if !place.contains(from) || !place.contains(to) {
            return self;
        }
        let middle = from + (to - from) / 2.0;
        let swings = [1.0, 0.8, 0.6, 0.4, 0.2, 0.0].map(|part| middle + (out - middle) * part);
        let curves = swings.map(|out| Self([from, out, to]));
        let parts = (0..=PIECES).map(|piece| f32::from(piece) / f32::from(PIECES));
        let stays = |curve: &Self| parts.clone().all(|part| place.contains(curve.at(part)));
        // A straight line between two points of a place stays in it.
        curves.into_iter().find(stays).unwrap_or(Self([from, middle, to]))
    }

    fn at(&self, part: f32) -> Pos2 {
        let [a, b, c] = self.0;
        let (ab, bc) = (a + (b - a) * part, b + (c - b) * part);
        ab + (bc - ab) * part
    }

    /// What is ordered is dashed.
    fn paint(&self, ui: &Ui, arrow: &Arrow) {
        let tone = color(ui, arrow.tones().0);
        let line = Stroke::new(shape::STRONG_LINE, tone);
        let painter = ui.painter();
        if arrow.planned.is_none() {
            let part = |piece: u8| self.at(f32::from(piece) / f32::from(PIECES));
            let points: Vec<Pos2> = (0..=PIECES).map(part).collect();
            painter.extend(Shape::dashed_line(&points, line, 6.0, 5.0));
        } else {
            let curve = QuadraticBezierShape::from_points_stroke(self.0, false, UNFILLED, line);
            painter.add(curve);
        }
        let end = self.0[2];
        let back = (end - self.0[1]).normalized() * TIP;
        let aside = Vec2::new(-back.y, back.x) * 0.5;
        let tip = vec![end, end - back + aside, end - back - aside];
        painter.add(Shape::convex_polygon(tip, tone, Stroke::NONE));
    }
}

impl TablesScreen {
    /// Shows every move that is proposed or under way; a click accepts it, or reports it done.
    pub(super) fn arrows_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        standings: &[Standing],
        Sight { place, lens }: Sight,
    ) {
        self.room.has_arrows = false;
        if self.room.is_arranging() || self.mode != Mode::Choose {
            return;
        }
        for table in &view.digest.plan.breaks {
            self.fan_ui(ui, standings, Sight { place, lens }, *table);
        }
        let planned = view.digest.plan.moves.iter().filter_map(|p| Arrow::planned(view, p));
        let pending = view.tournament.seating().pending_moves();
        let ordered = pending.iter().map(|pending| Arrow::ordered(&pending.order));
        let seat = |at| self.seat_in_view(standings, place, lens, at);
        let drawn = |arrow: Arrow| {
            // A table that broke is no more: the arrow comes from nowhere, and is only listed.
            let curve = Curve::between(seat(arrow.from)?, seat(arrow.to)?).within(place);
            let bounds = Rect::from_points(&curve.0);
            bounds.intersects(place).then_some((arrow, curve))
        };
        let drawn: Vec<_> = ordered.chain(planned).filter_map(drawn).collect();
        self.room.has_arrows = !drawn.is_empty();
        let has_names = drawn.len() <= NAMES_MAX && lens.scale * CELL_WIDTH >= NAMED_WIDTH;
        for (arrow, curve) in &drawn {
            curve.paint(ui, arrow);
        }
        // Of a room that moves altogether nothing is looked for around so many labels.
        let read = match drawn.len() <= LOOKED_MAX {
            true => self.read_in_view(ui, standings, Sight { place, lens }),
            false => Vec::new(),
        };
        let mut taken: Vec<Rect> = Vec::new();
        for (arrow, curve) in &drawn {
            let plain = Label::dot();
            let named = if has_names { Label::named(ui, view, arrow) } else { Label::dot() };
            let free = |rect: &Rect, taken: &[Rect]| !taken.iter().any(|it| it.intersects(*rect));
            let clear = |rect: &Rect| free(rect, &taken) && free(rect, &read);
            let named_at = named.spots(curve, place).find(clear);
            // A name that would hide what is read is left to the tip.
            let found = named_at.map(|rect| (named, rect)).or_else(|| {
                let spots: Vec<Rect> = plain.spots(curve, place).collect();
                let rect = spots.iter().find(|rect| clear(rect));
                // A dot hides no words of another one.
                let rect = rect.or(spots.iter().find(|rect| free(rect, &taken)));
                rect.or(spots.last()).copied().map(|rect| (plain, rect))
            });
            let Some((label, rect)) = found else { continue };
            taken.push(rect);
            label_ui(ui, view, arrow, label, rect);
        }
    }

    /// What is read on the plan: names, and the words in the middle of tables.
    fn read_in_view(
        &self,
        ui: &Ui,
        standings: &[Standing],
        Sight { place, lens }: Sight,
    ) -> Vec<Rect> {
        let mut read = Vec::new();
        for standing in standings {
            let Some(look) = self.look(standings, place, lens, standing.table) else { continue };
            if !look.cell.intersects(place) {
                continue;
            }
            if look.has_names() {
                let part = look.cell.size() * READ_NEAR;
                read.push(Rect::from_center_size(look.cell.center(), part));
                read.extend((0..standing.seats).map(|seat| look.seat(seat)));
            } else {
                read.extend(read_on_tile(ui, look.tile(), &standing.tile()));
            }
        }
        read
    }

    /// Arrows out of a table that is to break.
    fn fan_ui(
        &self,
        ui: &Ui,
        standings: &[Standing],
        Sight { place, lens }: Sight,
        table: TableNo,
    ) {
        let Some(look) = self.look(standings, place, lens, table) else { return };
        let rays = look.standing.seats.clamp(3, 9);
        if look.cell.width() < NAMED_WIDTH || !look.cell.intersects(place) {
            return;
        }
        let tone = color(ui, TileState::Breaking.urgency().tone());
        let middle = look.cell.center();
        for ray in 0..rays {
            let edge = look.seat(ray * look.standing.seats / rays);
            let edge = edge.center();
            let out = (edge - middle) * 0.16;
            let line = Stroke::new(shape::STRONG_LINE, tone);
            ui.painter().arrow(edge + out, out, line);
        }
    }

    fn look<'a>(
        &self,
        standings: &'a [Standing],
        place: Rect,
        lens: Lens,
        table: TableNo,
    ) -> Option<Look<'a>> {
        let index = standings.binary_search_by_key(&table, |standing| standing.table).ok()?;
        let standing = standings.get(index)?;
        let cell = lens.rect_to_view(place, self.room.layout.cell(table)?);
        Some(Look { standing, cell, id: Id::NULL })
    }

    fn seat_in_view(
        &self,
        standings: &[Standing],
        place: Rect,
        lens: Lens,
        at: SeatAt,
    ) -> Option<Rect> {
        let look = self.look(standings, place, lens, at.table)?;
        Some(look.seat(usize::from(at.seat.0).checked_sub(1)?))
    }
}

/// How much of a table with names is read in its middle, with the discs around that.
const READ_NEAR: Vec2 = Vec2::new(0.72, 0.7);

/// What stands on an arrow: the name, or a dot where there is no room for names.
struct Label {
    words: Option<Arc<Galley>>,
    size: Vec2,
}

impl Label {
    fn dot() -> Self {
        Self { words: None, size: Vec2::splat(2.0 * DOT) }
    }

    fn named(ui: &Ui, view: &View<'_>, arrow: &Arrow) -> Self {
        let name = view.player(arrow.player);
        let words = if arrow.planned.is_some() { name } else { format!("{name} ✓") };
        let tone = color(ui, arrow.tones().1);
        let words = ui.painter().layout_no_wrap(words, bold(Size::Small), tone);
        let size = words.size() + Vec2::new(2.0 * space::ONE, space::HALF);
        Self { words: Some(words), size }
    }

    /// Where it may stand: on its curve, or a little over or under it.
    fn spots(&self, curve: &Curve, place: Rect) -> impl Iterator<Item = Rect> {
        let aside = [0.0, -self.size.y, self.size.y];
        let seen =
            aside.into_iter().flat_map(|down| LABEL_AT.into_iter().map(move |at| (at, down)));
        let seen = seen.map(|(part, down)| (curve.at(part), Vec2::new(0.0, down)));
        let inside = place.shrink(space::ONE);
        let seen = seen.filter(move |(at, _)| inside.contains(*at));
        seen.map(move |(at, down)| self.at(at + down, place))
    }

    /// Its place around a spot; at the edge it is moved in, so that it can be read.
    fn at(&self, spot: Pos2, place: Rect) -> Rect {
        let inside = place.shrink2(self.size / 2.0);
        Rect::from_center_size(inside.clamp(spot), self.size)
    }
}

/// Shows what stands on an arrow; a click accepts the move, or reports it as done.
fn label_ui(ui: &Ui, view: &View<'_>, arrow: &Arrow, label: Label, rect: Rect) {
    let id = Id::unique("move-on-the-plan").with((arrow.player.0, arrow.planned.is_some()));
    let response = ui.interact(rect.expand(2.0), id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, arrow.name(view)));
    let (fill, on) = arrow.tones();
    let is_lit = response.hovered() || response.has_focus();
    let edge = if is_lit { Tone::Text } else { Tone::Ground };
    ui.painter().rect_filled(rect, radius::ROUND, color(ui, fill));
    let line = strong_stroke(ui, edge);
    ui.painter().rect_stroke(rect, radius::ROUND, line, StrokeKind::Outside);
    if let Some(words) = label.words {
        let at = rect.center() - words.size() / 2.0;
        ui.painter().galley(at, words, color(ui, on));
    }
    if response.clicked() {
        view.actions.submit(arrow.command());
    }
    response.on_hover_ui(|ui| {
        ui.label(arrow.tip(view));
    });
}

/// The width of a table with its chairs, in centimeters.
const CELL_WIDTH: f32 = crate::screens::tables::room::layout::CELL.x;

#[cfg(test)]
mod tests {
    use crate::screens::tables::room::arrows::Curve;
    use egui::{Rect, pos2, vec2};

    #[test]
    fn a_curve_begins_and_ends_at_its_seats_and_swings_out() {
        let (from, to) = (pos2(0.0, 0.0), pos2(100.0, 0.0));
        let curve = Curve::of(from, to);
        assert_eq!((curve.at(0.0), curve.at(1.0)), (from, to));
        let middle = curve.at(0.5);
        assert!((middle.x - 50.0).abs() < 0.01 && middle.y < -10.0, "{middle}");
        let back = Curve::of(to, from).at(0.5);
        assert!(back.y > 10.0, "there and back are two curves: {back}");
    }

    #[test]
    fn a_curve_stays_in_the_room_where_its_seats_are() {
        let place = Rect::from_min_max(pos2(0.0, 0.0), pos2(600.0, 300.0));
        for (from, to) in [((10.0, 8.0), (590.0, 4.0)), ((590.0, 295.0), (10.0, 299.0))] {
            let curve = Curve::of(pos2(from.0, from.1), pos2(to.0, to.1));
            assert!(!place.contains(curve.at(0.5)), "it would leave it");
            let curve = curve.within(place);
            for piece in 0..=20_u8 {
                let at = curve.at(f32::from(piece) / 20.0);
                assert!(place.expand(0.01).contains(at), "{at}");
            }
        }
        let free = Curve::of(pos2(100.0, 200.0), pos2(300.0, 200.0));
        assert_eq!(free.within(place).at(0.5), free.at(0.5), "where there is room it swings out");
    }

    #[test]
    fn a_curve_hides_no_name() {
        let seat = |x| Rect::from_center_size(pos2(x, 0.0), vec2(80.0, 36.0));
        let Curve([leaves, _, arrives]) = Curve::between(seat(0.0), seat(400.0));
        assert!(!seat(0.0).contains(leaves) && !seat(400.0).contains(arrives));
    }
}
