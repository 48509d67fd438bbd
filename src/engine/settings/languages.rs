//! The languages that the program speaks.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A language of window, terminal, papers and players' clock; stored where an event chose it.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Serialize,
    Deserialize,
    IntoStaticStr,
)]
pub enum Language {
    /// American English, in which every text was written first.
    #[default]
    #[strum(serialize = "en")]
    English,
    /// Czech, with the plural forms and the sort order of its own.
    #[strum(serialize = "cs")]
    Czech,
    /// Polish, with the plural forms and the sort order of its own.
    #[strum(serialize = "pl")]
    Polish,
}

impl Language {
    /// Every language, the first one being complete.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Polish];

    /// The name by which files and the terminal call it, and its folder of texts.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The language of this name, as `en` or `en_US.UTF-8`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let end = id.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(id.len());
        let base = id.get(..end)?;
        Self::ALL.into_iter().find(|language| language.id().eq_ignore_ascii_case(base))
    }
}
