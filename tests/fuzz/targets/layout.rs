//! A layout of the players' clock.

use crate::fixtures::words;
use crate::targets::sentences::sentence_with;
use ui::Layout;

/// Reads a layout.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    match Layout::read(&input) {
        Ok(layout) => assert_eq!(Layout::read(&input).as_ref(), Ok(&layout), "the same again"),
        Err(error) => sentence_with(&error.say(words()), &input),
    }
}
