//! What the sheet reads.

use engine::structure::Structure;
use reports::Outlook;
use std::collections::BTreeMap;
use words::Words;

#[derive(Clone, Copy)]
pub struct SheetView<'a> {
    pub words: &'a Words,
    pub structure: &'a Structure,
    /// The line that is on, once play has begun.
    pub on: Option<usize>,
    /// What is foretold, if anything is.
    pub outlook: Option<Outlook>,
    /// Why nothing may change here, where that is so.
    pub refusal: Option<&'a str>,
    /// Which chips go in which line, in words, where the chips are told.
    pub colored_up: &'a BTreeMap<usize, String>,
}
