//! A small blind that nobody told.

use super::{Finding, Spot};
use crate::Reason;

/// A finding that the small blind was taken as half the big one, where another could matter.
pub fn small_blind_as_half(
    spot: &Spot,
    finding: Finding,
    decided: impl Fn(&Spot) -> Finding,
) -> Finding {
    let with = |small_blind| decided(&Spot { small_blind, ..spot.clone() });
    match [0, spot.big_blind].into_iter().all(|chips| finding.comes_to(&with(chips))) {
        true => finding,
        false => finding
            .because(Reason::new("wager-small-blind-as-half").count("chips", spot.small_blind)),
    }
}
