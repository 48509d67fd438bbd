//! The icon of the windows, in task bars and switchers.

use egui::IconData;
use image::ImageFormat;
use std::sync::{Arc, LazyLock};

/// The name by which a desktop ties windows to the program's entry, and so to its icon.
pub const APP_ID: &str = "org.floorman.Floorman";

const DRAWN: &[u8] = include_bytes!("../../assets/icon/floorman.png");

/// The icon; an empty one, for which the system shows its own, if it cannot be read.
pub fn icon() -> Arc<IconData> {
    static ICON: LazyLock<Arc<IconData>> = LazyLock::new(drawn);
    Arc::clone(&ICON)
}

fn drawn() -> Arc<IconData> {
    let read = image::load_from_memory_with_format(DRAWN, ImageFormat::Png);
    let drawn = read.map(image::DynamicImage::into_rgba8).unwrap_or_default();
    let (width, height) = drawn.dimensions();
    Arc::new(IconData { rgba: drawn.into_raw(), width, height })
}

#[cfg(test)]
mod tests {
    use crate::icon::icon;

    #[test]
    fn the_icon_is_drawn_with_clear_corners() {
        let icon = icon();
        assert_eq!((icon.width, icon.height, icon.rgba.len()), (256, 256, 256 * 256 * 4));
        let opaque = |x: usize, y: usize| icon.rgba[(y * 256 + x) * 4 + 3];
        assert_eq!((opaque(0, 0), opaque(255, 255), opaque(128, 128)), (0, 0, 255));
    }
}
