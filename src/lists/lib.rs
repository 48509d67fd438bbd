//! Lists that people have, as bytes of whatever program: which letters they are, and the tables in
//! them.
//!
//! Knows no tournament. Where something can be read in two ways, both are told.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod alphabets;
mod encoding;
mod html;
mod kind;
mod shapes;
mod tables;
mod workbook;

pub use encoding::{Decoded, Encoding, Reading, decode, decode_as};
pub use kind::FileKind;
pub use shapes::{Shape, as_csv};
pub use tables::{Opened, open};
pub use workbook::Sheet;
