//! How large everything is: by itself on a large window, or as it was chosen with the keys.

use egui::{Context, Vec2};

/// The window that everything was made for, in points.
const MADE_FOR: Vec2 = Vec2::new(1920.0, 1080.0);
/// In less than this nothing can be read, in points.
const LEAST: Vec2 = Vec2::new(960.0, 560.0);
/// Sizes by themselves go in steps of a quarter.
const STEPS: f32 = 4.0;
const MOST: f32 = 3.0;
const LEAST_SIZE: f32 = 0.5;

#[derive(Debug, Default)]
pub struct Zoom {
    /// What was last set here; a difference was made with the keys.
    set: Option<f32>,
}

impl Zoom {
    /// Sets the size; gives what was chosen with the keys since, in percent, or `Some(None)` where
    /// it is to be by itself again.
    pub fn renew(&mut self, ctx: &Context, kept: Option<u16>) -> Option<Option<u16>> {
        let now = ctx.zoom_factor();
        let window = ctx.content_rect().size() * now;
        let chosen = match self.set {
            Some(set) if (set - now).abs() > 0.001 => {
                let is_reset = (now - 1.0).abs() < 0.001;
                Some((!is_reset).then(|| percent(now)))
            }
            _ => None,
        };
        let wanted = match chosen.unwrap_or(kept) {
            // Whatever stands in a file, the window must be seen to put it right.
            Some(percent) => (f32::from(percent) / 100.0).clamp(LEAST_SIZE, MOST),
            None => by_itself(window),
        };
        let size = wanted.min(largest(window));
        if (size - now).abs() > 0.001 {
            ctx.set_zoom_factor(size);
        }
        self.set = Some(size);
        chosen
    }
}

/// The size that suits a window of so many points at size 1.
fn by_itself(window: Vec2) -> f32 {
    let times = (window / MADE_FOR).min_elem();
    ((times * STEPS).floor() / STEPS).clamp(1.0, MOST)
}

/// The largest size at which such a window can be worked with.
fn largest(window: Vec2) -> f32 {
    (window / LEAST).min_elem().clamp(LEAST_SIZE, MOST)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0.5 to 3")]
fn percent(factor: f32) -> u16 {
    (factor * 100.0).round().clamp(50.0, 300.0) as u16
}

#[cfg(test)]
mod tests {
    use crate::zoom::{Zoom, by_itself, largest};
    use egui::{Context, RawInput, Rect, Vec2};

    #[test]
    fn large_windows_are_larger_by_themselves() {
        for (window, size) in [
            ([1024.0, 600.0], 1.0),
            ([1280.0, 720.0], 1.0),
            ([1920.0, 1080.0], 1.0),
            ([2560.0, 1440.0], 1.25),
            ([3840.0, 2160.0], 2.0),
            ([3840.0, 1080.0], 1.0),
        ] {
            assert_eq!(by_itself(Vec2::from(window)), size, "{window:?}");
        }
        assert!(largest(Vec2::new(1024.0, 600.0)) < 1.1);
    }

    #[test]
    fn a_size_that_nobody_could_see_is_not_taken_from_a_file() {
        for (kept, size) in [(0, 0.5), (1, 0.5), (u16::MAX, 1.9285)] {
            let (ctx, mut zoom) = (Context::default(), Zoom::default());
            let screen_rect =
                Some(Rect::from_min_size(Default::default(), Vec2::new(1920.0, 1080.0)));
            let input = RawInput { screen_rect, ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| {
                zoom.renew(ui.ctx(), Some(kept));
            });
            output.textures_delta.clear();
            let set = zoom.set.unwrap();
            assert!((set - size).abs() < 0.01, "{kept}: {set}");
        }
    }

    #[test]
    fn what_is_chosen_with_the_keys_is_told_and_stays() {
        let (ctx, mut zoom) = (Context::default(), Zoom::default());
        let frame = |zoom: &mut Zoom, kept| {
            let size = Vec2::new(1920.0, 1080.0) / ctx.zoom_factor();
            let screen_rect = Some(Rect::from_min_size(Default::default(), size));
            let mut told = None;
            let input = RawInput { screen_rect, ..Default::default() };
            let mut output = ctx.run_ui(input, |ui| told = zoom.renew(ui.ctx(), kept));
            output.textures_delta.clear();
            told
        };
        assert_eq!(frame(&mut zoom, None), None);
        ctx.set_zoom_factor(1.5);
        assert_eq!([frame(&mut zoom, None)], [Some(Some(150))]);
        assert_eq!([frame(&mut zoom, Some(150)), frame(&mut zoom, Some(150))], [None, None]);
        assert_eq!(ctx.zoom_factor(), 1.5);
        ctx.set_zoom_factor(1.0);
        assert_eq!(frame(&mut zoom, Some(150)), Some(None));
        assert_eq!(frame(&mut zoom, None), None);
        assert_eq!(ctx.zoom_factor(), 1.0);
    }
}
