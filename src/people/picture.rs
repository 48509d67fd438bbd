//! The picture of somebody, as bytes.

use std::fmt;
use strum::{EnumString, IntoStaticStr};

#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum PictureKind {
    Png,
    Jpeg,
}

impl PictureKind {
    /// Its name, as file names end: `png`, `jpeg`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The first bytes of a file in this format.
    fn signature(self) -> &'static [u8] {
        match self {
            Self::Png => b"\x89PNG\r\n\x1a\n",
            Self::Jpeg => b"\xff\xd8\xff",
        }
    }
}

/// A picture of somebody: PNG or JPEG by its first bytes, and no larger than [`Self::BYTES_MAX`].
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    kind: PictureKind,
    bytes: Vec<u8>,
}

/// Why bytes are no picture of somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureTrouble {
    /// They are neither PNG nor JPEG.
    OtherKind,
    /// They are more than [`Picture::BYTES_MAX`].
    TooLarge,
}

impl Picture {
    /// No picture has more bytes: a face on a screen takes a tenth of that.
    pub const BYTES_MAX: usize = 1 << 20;

    /// A picture of these bytes. Only their beginning is looked at: nobody draws them here.
    ///
    /// # Errors
    /// Where they are none, or too many.
    pub fn new(bytes: Vec<u8>) -> Result<Self, PictureTrouble> {
        let mut kinds = [PictureKind::Png, PictureKind::Jpeg].into_iter();
        let kind = kinds.find(|kind| bytes.starts_with(kind.signature()));
        let kind = kind.ok_or(PictureTrouble::OtherKind)?;
        if bytes.len() > Self::BYTES_MAX {
            return Err(PictureTrouble::TooLarge);
        }
        Ok(Self { kind, bytes })
    }

    #[must_use]
    pub fn kind(&self) -> PictureKind {
        self.kind
    }

    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({}: {})", self.kind.id(), self.bytes.len())
    }
}

#[cfg(test)]
mod tests {
    use crate::picture::{Picture, PictureKind, PictureTrouble};

    #[test]
    fn a_picture_is_known_by_its_first_bytes_and_bounded() {
        let png = b"\x89PNG\r\n\x1a\nrest".to_vec();
        assert_eq!(Picture::new(png).map(|picture| picture.kind()), Ok(PictureKind::Png));
        let mut jpeg = b"\xff\xd8\xff\xe0".to_vec();
        assert_eq!(Picture::new(jpeg.clone()).map(|one| one.kind()), Ok(PictureKind::Jpeg));
        jpeg.resize(Picture::BYTES_MAX, 0);
        assert!(Picture::new(jpeg.clone()).is_ok());
        jpeg.push(0);
        assert_eq!(Picture::new(jpeg), Err(PictureTrouble::TooLarge));
        for other in [&b""[..], b"GIF89a", b"\x89PNG", b"<svg"] {
            assert_eq!(Picture::new(other.to_vec()), Err(PictureTrouble::OtherKind));
        }
    }
}
