//! Who is meant, as somebody types or says it.

use crate::values::PlayerId;
use serde::{Deserialize, Serialize};

/// A player by number, or by the whole name in any case, accents or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Who {
    /// By number: never in doubt.
    Id(PlayerId),
    /// By name: refused where two players have it.
    Name(String),
}

impl From<PlayerId> for Who {
    fn from(id: PlayerId) -> Self {
        Self::Id(id)
    }
}
