//! A set of screens: read, written again, and shown.

use crate::fixtures::{shown_with, words};
use crate::targets::sentences::sentence_with;
use print::Letters;
use scene::{ScreenSet, Shape, compose};
use strum::VariantArray;

/// Reads a set, and shows it in every shape.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let set = match ScreenSet::read(&input) {
        Ok(set) => set,
        Err(error) => return sentence_with(&error.say(words()), &input),
    };
    let written = ron::to_string(&set).expect("what was read can be written");
    assert_eq!(ScreenSet::read(&written).as_ref(), Ok(&set), "the same again");
    thread_local! { static LETTERS: Letters = Letters::default(); }
    LETTERS.with(|letters| {
        for shape in Shape::VARIANTS {
            shown_with(|shown| {
                let scene = compose(&set, *shape, shown, letters);
                assert!(scene.placed.len() <= 200, "no more than the set has");
            });
        }
    });
}
