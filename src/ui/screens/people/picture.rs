//! The picture of whoever is shown.

use egui::{ColorImage, Context, Image, TextureHandle, TextureOptions, Ui, Vec2};
use image::{ImageReader, Limits};
use people::{Kept, PersonId};
use std::io::Cursor;

/// How large it is shown.
const SIZE: f32 = 96.0;

/// No picture has more points to a side: a small file can say that it is huge.
const POINTS_MAX: u32 = 6_000;

/// No picture takes more memory while it is read.
const BYTES_MAX: u64 = 160 << 20;

/// The picture of whoever is shown, made once.
#[derive(Default)]
pub(super) struct PictureShown {
    of: Option<(u64, PersonId)>,
    shown: Option<TextureHandle>,
    /// There is one, and it cannot be shown.
    is_spoilt: bool,
}

impl PictureShown {
    /// Makes it anew where somebody else is shown, or something changed.
    pub(super) fn renew(&mut self, ctx: &Context, version: u64, kept: &Kept) {
        let of = Some((version, kept.person.id));
        if self.of == of {
            return;
        }
        let image = kept.picture.as_ref().map(|picture| read(picture.bytes()));
        self.is_spoilt = image.as_ref().is_some_and(Option::is_none);
        self.shown = image
            .flatten()
            .map(|image| ctx.load_texture("picture-of-somebody", image, TextureOptions::LINEAR));
        self.of = of;
    }

    /// Shows it, where there is one.
    pub(super) fn ui(&self, ui: &mut Ui, name: &str) {
        let Some(shown) = &self.shown else { return };
        let image = Image::new(shown).max_size(Vec2::splat(SIZE)).maintain_aspect_ratio(true);
        ui.add(image.alt_text(name));
    }

    /// Whether there is one that cannot be shown.
    pub(super) fn is_spoilt(&self) -> bool {
        self.is_spoilt
    }
}

/// The points of a picture, as many as are shown; none where it cannot be read.
fn read(bytes: &[u8]) -> Option<ColorImage> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(POINTS_MAX), Some(POINTS_MAX));
    limits.max_alloc = Some(BYTES_MAX);
    reader.limits(limits);
    let side = (SIZE * 2.0) as u32;
    let image = reader.decode().ok()?.thumbnail(side, side).into_rgba8();
    let size = [usize::try_from(image.width()).ok()?, usize::try_from(image.height()).ok()?];
    Some(ColorImage::from_rgba_unmultiplied(size, &image))
}

#[cfg(test)]
mod tests {
    use crate::screens::people::picture::read;
    use image::{DynamicImage, ImageFormat};
    use std::io::Cursor;

    #[test]
    fn a_picture_is_as_large_as_it_is_shown_and_no_picture_is_none() {
        let mut bytes = Cursor::new(Vec::new());
        DynamicImage::new_rgb8(1_000, 500).write_to(&mut bytes, ImageFormat::Png).unwrap();
        assert_eq!(read(bytes.get_ref()).unwrap().size, [192, 96]);
        assert!(read(&bytes.get_ref()[..200]).is_none());
        assert!(read(b"no picture").is_none());
    }
}
