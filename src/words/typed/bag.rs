//! The bag of a player, as it is typed where stacks are counted.

use crate::typed::chips_typed;
use engine::values::Chips;

/// Why what was typed is no bag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoBag {
    /// What stands for its chips is no number.
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

#[cfg(test)]
mod tests {
    use crate::typed::{NoBag, bag_typed};
    use engine::values::Chips;

    #[test]
    fn a_bag_has_chips_and_perhaps_a_seal() {
        assert_eq!(bag_typed(" ", ""), Ok(None));
        assert_eq!(bag_typed("12k", " "), Ok(Some((Chips(12_000), None))));
        assert_eq!(bag_typed("12k", " A 17 "), Ok(Some((Chips(12_000), Some("A 17".to_owned())))));
        assert_eq!(bag_typed(" ", "A 17"), Err(NoBag::SealAlone));
        assert_eq!(bag_typed("a lot", "A 17"), Err(NoBag::Unreadable));
    }
}
