//! The bag of a player, as it is typed where stacks are counted.

use crate::typed::chips_typed;
use engine::values::Chips;

/// Why what was typed is no bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoBag {
    /// Its chips are no number.
    Unreadable,
    /// It has a seal, and nobody typed its chips.
    SealAlone,
}

impl NoBag {
    /// Its id in the text catalogue, which names the player.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Unreadable => "days-unreadable",
            Self::SealAlone => "days-seal-alone",
        }
    }
}

/// The chips of a bag and its seal; none where both fields are empty.
///
/// # Errors
/// Where something was typed that is no bag.
pub fn bag_typed(chips: &str, seal: &str) -> Result<Option<(Chips, Option<String>)>, NoBag> {
    let (chips, seal) = (chips.trim(), seal.trim());
    match (chips.is_empty(), seal.is_empty()) {
        (true, true) => Ok(None),
        (true, false) => Err(NoBag::SealAlone),
        (false, no_seal) => {
            let chips = chips_typed(chips).ok_or(NoBag::Unreadable)?;
            Ok(Some((chips, (!no_seal).then(|| seal.to_owned()))))
        }
    }
}
