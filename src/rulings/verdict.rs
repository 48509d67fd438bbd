//! What is ruled: in the shape that programs rely on, and by name for whoever puts it in words.

use crate::reason::Reason;
use cards::Seat;
use cards::pots::Payout;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What is ruled, as data; the ruling has the words for it.
#[derive(Debug, Clone, PartialEq, Default)]
pub enum Verdict {
    /// Nothing yet: the floor chooses first.
    #[default]
    Open,
    /// Who shows which hand, in the order of their strength.
    Hands(HandsShown),
    /// Which pot goes to whom, and what goes back.
    Pots(Payout),
    /// Anything else: each part has a name, which the catalogue knows.
    Parts(Value),
}

/// Who shows which hand, and who is how good.
#[derive(Debug, Clone, PartialEq)]
pub struct HandsShown {
    /// Seats by their high hands, best first; a group is a tie. None where only low hands win.
    pub high: Option<Vec<Vec<Seat>>>,
    /// Seats by the low hands that qualify, in the same way. None where only high hands win.
    pub low: Option<Vec<Vec<Seat>>>,
    /// What each player shows, by seat.
    pub hands: BTreeMap<Seat, HandShown>,
}

/// What one player shows, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct HandShown {
    /// The high hand in words; None where only low hands win.
    pub high: Option<Reason>,
    /// The five cards that are played.
    pub best: Option<String>,
    /// The low hand in words; None where they have none.
    pub low: Option<Reason>,
}

impl From<Value> for Verdict {
    fn from(parts: Value) -> Self {
        if parts.is_null() { Self::Open } else { Self::Parts(parts) }
    }
}

impl Verdict {
    /// Whether the floor chooses first.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self == Self::Open
    }

    /// The shape that programs rely on, with ids where sentences stand.
    #[must_use]
    pub fn json(&self) -> Value {
        self.json_in(&|reason| reason.id.to_owned())
    }

    /// The shape that programs rely on, with sentences as somebody says them.
    pub fn json_in(&self, say: &dyn Fn(&Reason) -> String) -> Value {
        match self {
            Self::Open => Value::Null,
            Self::Hands(shown) => {
                let said = |hand: &Option<Reason>| hand.as_ref().map(say);
                let hand = |(seat, hand): (&Seat, &HandShown)| {
                    let HandShown { high, best, low } = hand;
                    let hand = json!({ "high": said(high), "best": best, "low": said(low) });
                    (seat.to_string(), hand)
                };
                let hands: Map<String, Value> = shown.hands.iter().map(hand).collect();
                json!({ "high": shown.high, "low": shown.low, "hands": hands })
            }
            Self::Pots(Payout { refund, pots, payouts }) => {
                json!({ "refund": refund, "pots": pots, "payouts": payouts })
            }
            Self::Parts(parts) => parts.clone(),
        }
    }
}
