//! The picture of whoever is shown.

use crate::widgets::read_picture;
use egui::{ColorImage, Context, Image, TextureHandle, TextureOptions, Ui, Vec2};
use people::{PersonId, SubjectAccess};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

const SIZE: f32 = 96.0;

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
                let _heard = sender.send(read_picture(&bytes, 2 * SIZE as u32));
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
