//! Rectangles with round ends: the outline of a poker table.

use egui::{Rect, Shape, Stroke, Vec2};

/// A dashed line around a rectangle with round ends.
#[must_use]
pub fn dashed_stadium(rect: Rect, line: Stroke) -> Vec<Shape> {
    let rect = rect.shrink(line.width / 2.0);
    let outline = stadium(rect, 64);
    Shape::dashed_line(&outline, line, 5.0, 4.0)
}

/// Points around a rectangle with round ends, clockwise from the middle of its top, closed.
#[must_use]
pub fn stadium(rect: Rect, steps: u16) -> Vec<egui::Pos2> {
    (0..=steps).map(|step| stadium_point(rect, f32::from(step) / f32::from(steps))).collect()
}

/// The point at this part of the way around a rectangle with round ends.
///
/// Clockwise from the middle of the top; 0 and 1 are both there.
#[must_use]
pub fn stadium_point(rect: Rect, part: f32) -> egui::Pos2 {
    let round = rect.height() / 2.0;
    let straight = (rect.width() - rect.height()).max(0.0);
    let arc = std::f32::consts::PI * round;
    let way = 2.0 * (straight + arc) * part.rem_euclid(1.0);
    let middle = rect.center();
    let half = straight / 2.0;
    let around = |from: f32, way: f32, x: f32| {
        let angle = from + way / round.max(1.0);
        middle + Vec2::new(x + round * angle.cos(), round * angle.sin())
    };
    let quarter = std::f32::consts::FRAC_PI_2;
    if way <= half {
        middle + Vec2::new(way, -round)
    } else if way <= half + arc {
        around(-quarter, way - half, half)
    } else if way <= half + arc + straight {
        middle + Vec2::new(half - (way - half - arc), round)
    } else if way <= half + 2.0 * arc + straight {
        around(quarter, way - half - arc - straight, -half)
    } else {
        middle + Vec2::new(way - 2.0 * (straight + arc), -round)
    }
}

#[cfg(test)]
mod tests {
    use crate::widgets::stadium::stadium_point;
    use egui::{Rect, Vec2, pos2};

    #[test]
    fn the_way_around_is_clockwise_and_closed() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(300.0, 100.0));
        let check = |part, x: f32, y: f32| {
            let point = stadium_point(rect, part);
            assert!((point - pos2(x, y)).length() < 0.1, "{part}: {point}");
        };
        check(0.0, 150.0, 0.0);
        check(0.25, 300.0, 50.0);
        check(0.5, 150.0, 100.0);
        check(0.75, 0.0, 50.0);
        check(1.0, 150.0, 0.0);
    }
}
