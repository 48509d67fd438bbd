//! Pictures from files: read once, on a thread of its own, for that can take seconds.

use egui::{ColorImage, Context, Id, TextureHandle, TextureOptions};
use image::{ImageReader, Limits};
use scene::Picture;
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};

/// No picture has more points to a side: a small file can say that it is huge.
const POINTS_MAX: u32 = 6_000;

/// No picture takes more memory while it is read.
const BYTES_MAX: u64 = 160 << 20;

/// A picture of a screen that was not painted for so many seconds is let go when another comes.
const HELD_SECS: f64 = 30.0;

/// A picture of a screen while it is read, and then.
enum Read {
    UnderWay(Receiver<Option<ColorImage>>),
    Shown(TextureHandle),
    /// It cannot be shown.
    Spoilt,
}

/// Pictures that were read, each with its bytes and when it was painted last. As long as the bytes
/// are held, no other picture has their place in memory.
type Held = Arc<Mutex<HashMap<usize, (Picture, f64, Read)>>>;

/// The points of a picture, no more than so many to a side; none where it cannot be read.
pub fn read_picture(bytes: &[u8], side: u32) -> Option<ColorImage> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    let mut limits = Limits::default();
    (limits.max_image_width, limits.max_image_height) = (Some(POINTS_MAX), Some(POINTS_MAX));
    limits.max_alloc = Some(BYTES_MAX);
    reader.limits(limits);
    let image = reader.decode().ok()?;
    let is_larger = image.width().max(image.height()) > side;
    let image = if is_larger { image.thumbnail(side, side) } else { image }.into_rgba8();
    let size = [usize::try_from(image.width()).ok()?, usize::try_from(image.height()).ok()?];
    Some(ColorImage::from_rgba_unmultiplied(size, &image))
}

/// A picture of a screen as it is painted; none while it is read, and where it cannot be.
pub fn texture_of(ctx: &Context, picture: &Picture) -> Option<TextureHandle> {
    let key = Id::unique("pictures-of-screens");
    let held = ctx.data_mut(|data| data.get_temp_mut_or_default::<Held>(key).clone());
    let mut held = held.lock().unwrap_or_else(PoisonError::into_inner);
    let (place, now) = (picture.bytes().as_ptr().addr(), ctx.input(|input| input.time));
    if !held.contains_key(&place) {
        held.retain(|_, (_, painted, _)| now - *painted < HELD_SECS);
    }
    let entry = held.entry(place);
    let begin = || (picture.clone(), now, Read::UnderWay(begun(ctx, picture)));
    let (_, painted, read) = entry.or_insert_with(begin);
    *painted = now;
    if let Read::UnderWay(coming) = read {
        *read = match coming.try_recv() {
            Ok(Some(image)) => {
                Read::Shown(ctx.load_texture("picture-of-a-screen", image, TextureOptions::LINEAR))
            }
            Ok(None) | Err(TryRecvError::Disconnected) => Read::Spoilt,
            Err(TryRecvError::Empty) => return None,
        };
    }
    match read {
        Read::Shown(texture) => Some(texture.clone()),
        Read::UnderWay(_) | Read::Spoilt => None,
    }
}

fn begun(ctx: &Context, picture: &Picture) -> Receiver<Option<ColorImage>> {
    let (sender, receiver) = channel();
    let side = ctx.input(|input| input.max_texture_side);
    let side = u32::try_from(side).unwrap_or(u32::MAX);
    let (picture, ctx, asks) = (picture.clone(), ctx.clone(), ctx.viewport_id());
    std::thread::spawn(move || {
        // Where nobody waits for it any more, it is not wanted.
        let _heard = sender.send(read_picture(picture.bytes(), side));
        ctx.request_repaint_of(asks);
    });
    receiver
}

#[cfg(test)]
mod tests {
    use crate::widgets::picture::read_picture;
    use image::{DynamicImage, ImageFormat};
    use std::io::Cursor;

    #[test]
    fn a_picture_is_as_large_as_it_is_shown_and_no_picture_is_none() {
        let mut bytes = Cursor::new(Vec::new());
        DynamicImage::new_rgb8(1_000, 500).write_to(&mut bytes, ImageFormat::Png).unwrap();
        assert_eq!(read_picture(bytes.get_ref(), 192).unwrap().size, [192, 96]);
        assert_eq!(read_picture(bytes.get_ref(), 4_000).unwrap().size, [1_000, 500]);
        assert!(read_picture(&bytes.get_ref()[..200], 192).is_none());
        assert!(read_picture(b"no picture", 192).is_none());
    }
}
