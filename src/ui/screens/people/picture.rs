//! The picture of whoever is shown.

use egui::{ColorImage, Context, Image, TextureHandle, TextureOptions, Ui, Vec2};
use image::{ImageReader, Limits};
use people::{PersonId, SubjectAccess};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Cursor;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

const SIZE: f32 = 96.0;

/// No picture has more points to a side: a small file can say that it is huge.
const POINTS_MAX: u32 = 6_000;

/// No picture takes more memory while it is read.
const BYTES_MAX: u64 = 160 << 20;

/// The picture of whoever is shown: read once, on a thread of its own, for that can take seconds.
#[derive(Default)]
pub(super) struct PictureShown {
    of: Option<(u64, PersonId)>,
    /// What tells the bytes of it from those of another one.
    bytes: Option<u64>,
    read: Read,
}

#[derive(Default)]
enum Read {
    #[default]
    No,
    UnderWay(Receiver<Option<ColorImage>>),
    Shown(TextureHandle),
    /// There is one, and it cannot be shown.
    Spoilt,
}

impl PictureShown {
    /// Begins to read it anew where somebody else is shown, or another picture.
    pub(super) fn renew(&mut self, ctx: &Context, version: u64, kept: &SubjectAccess) {
        self.take_what_came(ctx);
        let of = Some((version, kept.person.id));
        if self.of == of {
            return;
        }
        self.of = of;
        let bytes = kept.picture.as_ref().map(|picture| mark_of(picture.bytes()));
        if self.bytes == bytes {
            return;
        }
        self.bytes = bytes;
        self.read = kept.picture.as_ref().map_or(Read::No, |picture| {
            let (sender, receiver) = channel();
            let (bytes, ctx) = (picture.bytes().to_vec(), ctx.clone());
            std::thread::spawn(move || {
                // Whoever looks at somebody else meanwhile waits for nothing.
                let _heard = sender.send(read(&bytes));
                ctx.request_repaint();
            });
            Read::UnderWay(receiver)
        });
    }

    fn take_what_came(&mut self, ctx: &Context) {
        let Read::UnderWay(coming) = &self.read else { return };
        self.read = match coming.try_recv() {
            Ok(Some(image)) => {
                Read::Shown(ctx.load_texture("picture-of-somebody", image, TextureOptions::LINEAR))
            }
            Ok(None) | Err(TryRecvError::Disconnected) => Read::Spoilt,
            Err(TryRecvError::Empty) => return,
        };
    }

    /// Shows it, where there is one; its place is kept while it is being read.
    pub(super) fn ui(&self, ui: &mut Ui, name: &str) {
        match &self.read {
            Read::Shown(shown) => {
                let image =
                    Image::new(shown).max_size(Vec2::splat(SIZE)).maintain_aspect_ratio(true);
                ui.add(image.alt_text(name));
            }
            Read::UnderWay(_) => {
                ui.allocate_space(Vec2::splat(SIZE));
            }
            Read::No | Read::Spoilt => {}
        }
    }

    /// Whether there is one that cannot be shown.
    pub(super) fn is_spoilt(&self) -> bool {
        matches!(self.read, Read::Spoilt)
    }
}

/// What tells the bytes of a picture from those of another one.
fn mark_of(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    hasher.finish()
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
