//! The last card of seven-card stud, where the deck may be too short for it.

use crate::Deck;
use serde::{Deserialize, Serialize};

/// How a deck that is too short is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastCardMethod {
    /// Stub and burns together are enough when there is a card for everybody; no burn then.
    EveryCard,
    /// One card more for the burn, and the last card of the deck is never dealt.
    ///
    /// Rules: TDA 2024 RP-10-H.
    KeepTheLast,
}

/// Who has got what before the last card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastCards {
    /// How many players still hold cards, six each.
    pub live: u32,
    /// How many cards each player who folded had by then.
    pub folded: Vec<u32>,
    /// How many cards were burned; usually three.
    pub burns: u32,
}

/// How the last card is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LastCard {
    /// Burn one, deal everybody one.
    Usual,
    /// Shuffle the stub and the burns together, deal everybody one without a burn.
    ShuffleBurns,
    /// Shuffle the stub and the burns together, burn one, deal everybody one.
    ShuffleBurnsAndBurn,
    /// Shuffle the burns, turn one card for everybody.
    CommunityFromBurns,
    /// Burn one, turn one card for everybody.
    Community,
    /// Shuffle the stub and the burns together, cut, burn one, turn one card for everybody.
    CommunityAfterShuffle,
}

impl LastCards {
    /// How many cards are left in the deck; none where more were dealt than it has.
    #[must_use]
    pub fn stub(&self) -> Option<u32> {
        let used = self.live.checked_mul(6)?.checked_add(self.burns)?;
        let folded = self.folded.iter().try_fold(0, |sum: u32, cards| sum.checked_add(*cards))?;
        Deck::Full.size().checked_sub(used.checked_add(folded)?)
    }
}

/// What there is before the last card: what is left in the deck, and who is to get one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShortDeck {
    /// Cards left in the deck before this burn.
    pub stub: u32,
    /// Cards that were burned on earlier streets.
    pub burns: u32,
    /// Players who still hold cards.
    pub live: u32,
}

/// How the last card is dealt; nothing where more cards were dealt than the deck has.
///
/// Folded cards never come back.
///
/// Rules: TDA 2024 RP-10-H.
#[must_use]
pub fn last_card(cards: &LastCards, method: LastCardMethod) -> Option<LastCard> {
    let deck = ShortDeck { stub: cards.stub()?, burns: cards.burns, live: cards.live };
    Some(last_card_from(deck, method))
}

/// How the last card is dealt from a deck whose cards somebody has counted.
///
/// Rules: TDA 2024 RP-10-H.
#[must_use]
pub fn last_card_from(deck: ShortDeck, method: LastCardMethod) -> LastCard {
    let ShortDeck { stub, burns, live } = deck;
    let all = stub + burns;
    match method {
        LastCardMethod::EveryCard if stub > live => LastCard::Usual,
        LastCardMethod::EveryCard if all >= live => LastCard::ShuffleBurns,
        LastCardMethod::EveryCard => LastCard::CommunityFromBurns,
        LastCardMethod::KeepTheLast if stub >= live + 2 => LastCard::Usual,
        LastCardMethod::KeepTheLast if all >= live + 2 => LastCard::ShuffleBurnsAndBurn,
        LastCardMethod::KeepTheLast if stub >= 3 => LastCard::Community,
        LastCardMethod::KeepTheLast => LastCard::CommunityAfterShuffle,
    }
}
