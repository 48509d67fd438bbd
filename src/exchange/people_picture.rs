//! The picture of somebody, from a file.

use people::{Picture, PictureTrouble};
use std::io::{Error, ErrorKind};
use std::path::Path;
use storage::read_bounded;

/// Why a file gives no picture of somebody.
#[derive(Debug)]
pub enum PictureUnread {
    File(Error),
    /// It is no picture of somebody.
    Picture(PictureTrouble),
}

/// The picture in a file.
///
/// # Errors
/// Where the file cannot be read, or is no picture of somebody.
pub fn picture_in(path: &Path) -> Result<Picture, PictureUnread> {
    let bytes =
        read_bounded(path, Picture::BYTES_MAX as u64).map_err(|error| match error.kind() {
            ErrorKind::FileTooLarge => PictureUnread::Picture(PictureTrouble::TooLarge),
            _ => PictureUnread::File(error),
        })?;
    Picture::new(bytes).map_err(PictureUnread::Picture)
}
