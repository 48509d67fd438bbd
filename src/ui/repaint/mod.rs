//! Where the processor draws instead of a graphics card, only what changed is painted.
//!
//! A laptop at the desk or a computer without a driver draws every pixel itself, and a window with
//! a running clock is painted every second, all evening. So the picture is kept, and a frame that
//! differs from it in one place is that picture with this place painted anew. Whatever is in doubt
//! (another size, new letters, much that changed, a frame that was not shown) is painted whole.

mod picture;

pub use picture::is_drawn_by_the_processor;

use crate::theme::clear_color;
use egui::epaint::ClippedShape;
use egui::{Context, FullOutput, Plugin, Rect, Ui, ViewportId};
use picture::Picture;
use std::sync::Arc;

/// Above this share of the window everything is painted, which is simpler and hardly dearer.
const CHANGED_MOST: f32 = 0.4;

/// Paints only what changed since the last frame of the director's window.
#[derive(Default)]
pub struct OnlyChanges {
    picture: Arc<Picture>,
    last: Option<Frame>,
    frames: u64,
    is_root: bool,
}

struct Frame {
    no: u64,
    shapes: Vec<ClippedShape>,
    rect: Rect,
    pixels_per_point: f32,
}

impl Plugin for OnlyChanges {
    fn debug_name(&self) -> &'static str {
        "only-changes"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        self.is_root = ui.ctx().viewport_id() == ViewportId::ROOT;
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        if !self.is_root {
            return;
        }
        let last = self.last.take();
        if output.platform_output.requested_discard() {
            // It is made anew, and nobody knows yet which of the two is painted.
            return;
        }
        self.frames += 1;
        let frame = Frame {
            no: self.frames,
            shapes: output.shapes.clone(),
            rect: ctx.viewport_rect(),
            pixels_per_point: output.pixels_per_point,
        };
        let changed = last.filter(|last| self.picture.shows(last.no)).and_then(|last| {
            // New letters may have moved the others about on their texture.
            let is_alike = output.textures_delta.is_empty()
                && last.rect == frame.rect
                && last.pixels_per_point == frame.pixels_per_point;
            is_alike.then(|| changed(&last.shapes, &frame.shapes, frame.pixels_per_point))?
        });
        let most = frame.rect.area() * CHANGED_MOST;
        let (rect, no) = (frame.rect, frame.no);
        match changed.filter(|changed| changed.area() <= most) {
            Some(changed) => {
                let clear = clear_color(&ctx.global_style().visuals);
                let mut shapes = vec![self.picture.show(rect, changed, clear)];
                let mut again: Vec<ClippedShape> = std::mem::take(&mut output.shapes);
                again.iter_mut().for_each(|shape| {
                    shape.clip_rect = shape.clip_rect.intersect(changed);
                });
                again.retain(|shape| shape.clip_rect.is_positive());
                shapes.extend(again);
                shapes.push(self.picture.keep(rect, changed, no));
                output.shapes = shapes;
            }
            None => output.shapes.push(self.picture.keep(rect, rect, no)),
        }
        self.last = Some(frame);
    }
}

/// Where two frames differ, in whole pixels; none where they are not made alike.
fn changed(before: &[ClippedShape], after: &[ClippedShape], pixels_per_point: f32) -> Option<Rect> {
    if before.len() != after.len() {
        return None;
    }
    let differ = before.iter().zip(after).filter(|(before, after)| before != after);
    let seen = |one: &ClippedShape| {
        let rect = one.transform_after_tessellation * one.shape.visual_bounding_rect();
        rect.intersect(one.clip_rect)
    };
    let rects = differ.flat_map(|(before, after)| [seen(before), seen(after)]);
    let all = rects.filter(Rect::is_positive).fold(Rect::NOTHING, Rect::union);
    if !all.is_positive() {
        return Some(Rect::ZERO);
    }
    // The edges of letters and lines are soft, and reach one pixel farther than they say.
    let (min, max) = (all.min * pixels_per_point, all.max * pixels_per_point);
    let min = (min.floor() - egui::Vec2::splat(1.0)) / pixels_per_point;
    let max = (max.ceil() + egui::Vec2::splat(1.0)) / pixels_per_point;
    Some(Rect::from_min_max(min, max))
}

#[cfg(test)]
mod tests {
    use crate::repaint::changed;
    use crate::theme::paper_ink;
    use egui::epaint::{ClippedShape, RectShape, Shape};
    use egui::{Color32, CornerRadius, Rect, pos2};

    fn square(x: f32, color: Color32) -> ClippedShape {
        let rect = Rect::from_min_max(pos2(x, 10.0), pos2(x + 10.0, 20.0));
        let shape = Shape::Rect(RectShape::filled(rect, CornerRadius::ZERO, color));
        ClippedShape::new(Rect::EVERYTHING, shape)
    }

    #[test]
    fn what_changed_is_painted_where_it_was_and_where_it_is() {
        let [red, blue] = [paper_ink(0), paper_ink(255)];
        let before = [square(10.0, red), square(40.0, red)];
        let same = changed(&before, &before, 1.0).unwrap();
        assert_eq!(same.area(), 0.0);
        let recolored = [square(10.0, red), square(40.0, blue)];
        let rect = changed(&before, &recolored, 1.0).unwrap();
        assert!(rect.contains_rect(Rect::from_min_max(pos2(40.0, 10.0), pos2(50.0, 20.0))));
        assert!(rect.min.x > 20.0, "the first one is left alone: {rect}");
        let moved = [square(10.0, red), square(60.0, red)];
        let rect = changed(&before, &moved, 1.0).unwrap();
        assert!(rect.min.x < 40.0 && rect.max.x > 70.0, "{rect}");
        assert_eq!(changed(&before, &before[..1], 1.0), None);
    }

    #[test]
    fn what_is_clipped_away_changes_nothing() {
        let hidden = |color| ClippedShape { clip_rect: Rect::NOTHING, ..square(10.0, color) };
        let rect = changed(&[hidden(paper_ink(0))], &[hidden(paper_ink(255))], 1.0).unwrap();
        assert_eq!(rect.area(), 0.0);
    }
}
