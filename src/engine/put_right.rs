//! Why something is put right by hand: money, points and hits ask for it alike.

use crate::refusal::{Refusal, refuse_if};

/// The longest reason, in letters.
const NOTE_MAX: u32 = 200;

/// Why something is put right, with single spaces.
///
/// # Errors
/// Where nobody says it, or it is too long.
pub(crate) fn why_put_right(note: &str) -> Result<String, Refusal> {
    let note = note.split_whitespace().collect::<Vec<_>>().join(" ");
    refuse_if!(note.is_empty(), Refusal::NoteMissing);
    let is_long = u32::try_from(note.chars().count()).unwrap_or(u32::MAX) > NOTE_MAX;
    refuse_if!(is_long, Refusal::NoteTooLong { most: NOTE_MAX });
    Ok(note)
}
