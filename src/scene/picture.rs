//! Pictures of the house: logos, sponsors, what everything stands on.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use imagesize::{ImageType, blob_size, image_type};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::sync::Arc;
use strum::IntoStaticStr;

/// No picture is larger, in bytes.
const BYTES_MAX: usize = 4 << 20;

/// No picture is wider or higher, in pixels: more than the largest screens show.
const SIDE_MAX: usize = 4096;

/// A picture, as its file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture(Arc<[u8]>);

/// Why a picture cannot be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PictureFault {
    /// It is neither PNG nor JPEG.
    Unknown,
    /// Its beginning is one, and the rest cannot be read.
    Spoilt,
    /// It has more than 4 MB.
    Heavy,
    /// It has more than 4096 pixels in one direction.
    Large,
}

impl Picture {
    /// The picture in the bytes of a file.
    ///
    /// # Errors
    /// Where it cannot be shown.
    pub fn of(bytes: &[u8]) -> Result<Self, PictureFault> {
        let picture = Self(Arc::from(bytes));
        picture.fault().map_or(Ok(picture), Err)
    }

    /// Its file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// What browsers call its kind; none where it is neither PNG nor JPEG.
    #[must_use]
    pub fn kind(&self) -> Option<&'static str> {
        match image_type(&self.0).ok()? {
            ImageType::Png => Some("image/png"),
            ImageType::Jpeg => Some("image/jpeg"),
            _ => None,
        }
    }

    /// How wide and how high it is, in pixels; none where that does not stand in it.
    #[must_use]
    pub fn size(&self) -> Option<(f32, f32)> {
        let size = blob_size(&self.0).ok()?;
        let side = |side: usize| u16::try_from(side).ok().filter(|side| *side > 0).map(f32::from);
        Some((side(size.width)?, side(size.height)?))
    }

    /// Why it cannot be shown; none where it can.
    pub(crate) fn fault(&self) -> Option<PictureFault> {
        if self.0.len() > BYTES_MAX {
            return Some(PictureFault::Heavy);
        }
        let size = blob_size(&self.0).ok().filter(|_| self.kind().is_some());
        match size {
            Some(size) if size.width.max(size.height) > SIDE_MAX => Some(PictureFault::Large),
            Some(size) if size.width.min(size.height) > 0 => None,
            Some(_) | None => Some(PictureFault::Unknown),
        }
    }
}

impl<'de> Deserialize<'de> for Picture {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let bytes = STANDARD.decode(text.trim()).map_err(D::Error::custom)?;
        Ok(Self(Arc::from(bytes)))
    }
}

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&STANDARD.encode(&self.0))
    }
}
