//! Why chips come into play and leave it.

use crate::values::Sale;
use strum::{IntoStaticStr, VariantArray};

/// Why chips came into play, or left it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ChipCause {
    /// Stacks of players who entered for the first time.
    Entries,
    /// Stacks of players who entered again, after a bust-out or for one that they gave up.
    ReEntries,
    /// Rebuys, of players who were in and of those who had busted out.
    Rebuys,
    /// Add-ons, which only players who are in can buy.
    AddOns,
    /// Stacks that were bagged on an earlier day or in a flight.
    BroughtForward,
    /// Players who were taken off the list.
    Withdrawn,
    /// Chips that were forfeited, or found and nobody's.
    ///
    /// Rules: TDA 2011 §48; TDA 2024 §8-B, §63, §64.
    Forfeited,
    /// Stacks of disqualified players.
    ///
    /// Rules: TDA 2011 §51; TDA 2024 §71-D.
    Disqualified,
    /// Stacks of players who left early.
    LeftEarly,
    /// Rounding and rescued players in chip races.
    ///
    /// Rules: TDA 2011 §21; TDA 2024 §24-A.
    Races,
    /// Chips found after their race that were worth less than the smallest chip in play.
    ///
    /// Rules: TDA 2024 §24-C.
    LateFinds,
    /// What the floor put right: chips that were given out wrongly, or could not be found.
    Corrected,
}

impl ChipCause {
    /// Every cause, those that bring chips first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Why chips that were sold are in play.
    #[must_use]
    pub fn of_sale(sale: Sale) -> Self {
        match sale {
            Sale::Entry => Self::Entries,
            Sale::ReEntry => Self::ReEntries,
            Sale::Rebuy => Self::Rebuys,
            Sale::AddOn => Self::AddOns,
        }
    }
}
