//! What part of the floor is looked at, and how large. Nothing here paints.

use egui::{Pos2, Rect, Vec2};
use engine::values::TableNo;

/// The smallest scale, in points per centimeter.
const SCALE_MIN: f32 = 0.01;
/// The largest one: the chairs stand as far apart as names need.
const SCALE_MAX: f32 = 2.2;
/// Points of the room that always stay in sight.
const KEPT: f32 = 64.0;

/// Which part of the room is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Aim {
    /// The whole room, whatever comes and goes in it.
    #[default]
    Whole,
    Table(TableNo),
    /// What the director moved to.
    Free(Lens),
}

/// Where the plan is in the window, and what is seen of the floor there.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sight {
    pub place: Rect,
    pub lens: Lens,
}

/// The middle of what is seen, in centimeters on the floor, and points per centimeter.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lens {
    pub middle: Pos2,
    pub scale: f32,
}

impl Lens {
    /// Shows all of `floor` in a view of this size.
    pub fn fit(floor: Rect, view: Vec2) -> Self {
        let size = floor.size().max(Vec2::splat(1.0));
        let scale = (view.x / size.x).min(view.y / size.y);
        Self { middle: floor.center(), scale: scale.clamp(SCALE_MIN, SCALE_MAX) }
    }

    /// Where a spot on the floor is in the view.
    pub fn to_view(self, view: Rect, spot: Pos2) -> Pos2 {
        view.center() + (spot - self.middle) * self.scale
    }

    /// Where a part of the floor is in the view.
    pub fn rect_to_view(self, view: Rect, floor: Rect) -> Rect {
        Rect::from_min_max(self.to_view(view, floor.min), self.to_view(view, floor.max))
    }

    /// Which spot on the floor is here in the view.
    pub fn to_floor(self, view: Rect, at: Pos2) -> Pos2 {
        self.middle + (at - view.center()) / self.scale
    }

    /// Nearer or farther, with the spot under `at` staying where it is.
    pub fn zoomed(self, view: Rect, at: Pos2, factor: f32) -> Self {
        let spot = self.to_floor(view, at);
        let scale = (self.scale * factor).clamp(SCALE_MIN, SCALE_MAX);
        Self { middle: spot - (at - view.center()) / scale, scale }
    }

    pub fn panned(self, by: Vec2) -> Self {
        Self { middle: self.middle - by / self.scale, ..self }
    }

    /// Moved as little as possible, so that some of the room is in sight.
    pub fn kept(self, floor: Rect, view: Vec2) -> Self {
        let reach = (view / 2.0 - Vec2::splat(KEPT)).max(Vec2::ZERO) / self.scale;
        Self { middle: floor.expand2(reach).clamp(self.middle), ..self }
    }

    /// Moved as little as possible, so that this part of the floor is in sight.
    pub fn showing(self, part: Rect, view: Vec2) -> Self {
        let half = (view / self.scale - part.size()) / 2.0;
        let room = Rect::from_center_size(part.center(), (half * 2.0).max(Vec2::ZERO));
        Self { middle: room.clamp(self.middle), ..self }
    }

    /// A lens on the way from one to another; `part` is 0 at the beginning and 1 at the end.
    pub fn between(self, other: Self, part: f32) -> Self {
        // Scales are multiplied on the way, so that the speed looks even.
        let scale = self.scale * (other.scale / self.scale).powf(part);
        let whole = other.scale - self.scale;
        let moved = if whole.abs() < f32::EPSILON {
            part
        } else {
            // What is looked at moves as the scale does, or it would swing out of sight.
            (1.0 / self.scale - 1.0 / scale) / (1.0 / self.scale - 1.0 / other.scale)
        };
        Self { middle: self.middle + (other.middle - self.middle) * moved, scale }
    }
}

#[cfg(test)]
mod tests {
    use crate::screens::tables::room::camera::Lens;
    use egui::{Pos2, Rect, Vec2, pos2, vec2};

    fn view() -> Rect {
        Rect::from_min_size(pos2(100.0, 50.0), vec2(800.0, 400.0))
    }

    fn is_near(a: Pos2, b: Pos2) -> bool {
        (a - b).length() < 0.01
    }

    #[test]
    fn all_of_the_floor_fits_and_touches_two_edges() {
        let floor = Rect::from_min_size(pos2(1000.0, 1000.0), vec2(4000.0, 1000.0));
        let lens = Lens::fit(floor, view().size());
        let seen = lens.rect_to_view(view(), floor);
        assert!(view().expand(0.01).contains_rect(seen), "{seen}");
        assert!((seen.width() - 800.0).abs() < 0.01);
        assert!(is_near(seen.center(), view().center()));
    }

    #[test]
    fn the_spot_under_the_pointer_stays_where_it_is() {
        let lens = Lens { middle: pos2(500.0, 300.0), scale: 0.5 };
        let pointer = pos2(340.0, 111.0);
        let spot = lens.to_floor(view(), pointer);
        for factor in [0.25, 0.9, 1.1, 3.0] {
            let zoomed = lens.zoomed(view(), pointer, factor);
            assert!(is_near(zoomed.to_view(view(), spot), pointer), "{factor}");
        }
    }

    #[test]
    fn moving_follows_the_pointer_and_never_loses_the_room() {
        let floor = Rect::from_min_size(pos2(0.0, 0.0), vec2(1000.0, 600.0));
        let lens = Lens::fit(floor, view().size());
        let moved = lens.panned(vec2(30.0, -20.0));
        let spot = lens.to_floor(view(), pos2(400.0, 200.0));
        assert!(is_near(moved.to_view(view(), spot), pos2(430.0, 180.0)));
        let lost = lens.panned(Vec2::splat(99_999.0)).kept(floor, view().size());
        assert!(view().intersects(lost.rect_to_view(view(), floor)));
    }

    #[test]
    fn a_table_out_of_sight_is_brought_in_and_one_in_sight_moves_nothing() {
        let lens = Lens { middle: pos2(0.0, 0.0), scale: 1.0 };
        let near = Rect::from_center_size(pos2(100.0, 50.0), vec2(100.0, 60.0));
        assert_eq!(lens.showing(near, view().size()), lens);
        let far = Rect::from_center_size(pos2(5000.0, 50.0), vec2(100.0, 60.0));
        let shown = lens.showing(far, view().size());
        assert!(view().expand(0.1).contains_rect(shown.rect_to_view(view(), far)));
    }

    #[test]
    fn the_way_from_one_to_the_other_begins_and_ends_there() {
        let far = Lens { middle: pos2(0.0, 0.0), scale: 0.1 };
        let near = Lens { middle: pos2(900.0, 300.0), scale: 2.0 };
        let is_same =
            |a: Lens, b: Lens| is_near(a.middle, b.middle) && (a.scale - b.scale).abs() < 0.001;
        assert!(is_same(far.between(near, 0.0), far));
        assert!(is_same(far.between(near, 1.0), near));
        assert!(is_same(
            far.between(Lens { scale: 0.1, ..near }, 1.0),
            Lens { scale: 0.1, ..near }
        ));
    }
}
