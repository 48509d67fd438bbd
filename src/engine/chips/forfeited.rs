//! Chips that left play without a bust-out, and why.

use crate::values::{Chips, PlayerId, TableNo, Who};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Why chips leave play without a bust-out.
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
pub enum ForfeitReason {
    /// They were carried out of sight.
    ///
    /// Rules: TDA 2011 §48; TDA 2024 §63.
    OutOfSight,
    /// They were found and are nobody's.
    ///
    /// Rules: TDA 2024 §64.
    Found,
    /// Their owner gave them up to enter again.
    ///
    /// Rules: TDA 2024 §8-B.
    ReEntry,
    /// Something else; the floor has to say in a note what it was.
    Other,
}

impl ForfeitReason {
    /// Every reason, the one that needs a note last.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Chips that leave play, as the director says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    /// Whose they were; nobody's where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Who>,
    /// Where they were found; where not given, the table at which the player sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// How many; the player's whole stack as last known where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<Chips>,
    /// Why they leave play; for a reason that is not listed a note is needed.
    pub reason: ForfeitReason,
    /// What the floor wants to remember of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// Chips that left play, as it is written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeited {
    /// Whose they were; none where they were nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<PlayerId>,
    /// Where they were found, or where the player sat; none where that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// What they were worth together; never nothing.
    pub chips: Chips,
    /// Why they left play; the note may say more.
    pub reason: ForfeitReason,
    /// What the floor wanted to remember of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}
