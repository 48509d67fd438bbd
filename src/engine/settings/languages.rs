//! In which language an event speaks to its players.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A language in which papers and the players' clock can be. The log and the director's own window
/// are in that of whoever reads them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
pub enum PublicLanguage {
    /// English.
    #[strum(serialize = "en")]
    English,
    /// Czech.
    #[strum(serialize = "cs")]
    Czech,
    /// Polish.
    #[strum(serialize = "pl")]
    Polish,
}

impl PublicLanguage {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::English, Self::Czech, Self::Polish];

    /// The name by which files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
