//! What is sold to a player, and what becomes of the money where it should not have been.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What is sold to a player.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Sale {
    /// The first entry of a player.
    Entry,
    /// A new entry after a bust-out, or for a stack that was given up.
    ReEntry,
    /// A rebuy, which also brings back a player who busted out.
    Rebuy,
    /// The add-on, for a player who is in.
    AddOn,
}

impl Sale {
    /// Everything that is sold.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What becomes of the money for a sale that is void.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum MoneyBack {
    /// It is given back, or was never paid.
    #[default]
    GivenBack,
    /// It stays with the house, though the sale is void.
    Kept,
}

impl MoneyBack {
    /// Both.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
