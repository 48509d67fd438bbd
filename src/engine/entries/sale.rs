//! What is sold to a player: kept one by one, so that a sale can be void while others follow it.

use crate::refusal::Refusal;
use crate::values::{Chips, Sale, Timestamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Something that a player bought after the first entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purchase {
    /// A re-entry, a rebuy or an add-on.
    pub sale: Sale,
    /// Chips that it brought into play.
    pub chips: Chips,
    /// What it did beside that: they came back in, or gave a stack up.
    pub effect: SaleEffect,
    /// When it was sold.
    pub at: Timestamp,
    /// How many hands with a bust-out had been entered by then.
    pub(super) after: u64,
}

/// What a sale did beside bringing chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SaleEffect {
    /// Nothing: they were in, and have more chips.
    MoreChips,
    /// They had busted out, and were in again.
    BackIn,
    /// They gave up the stack that they had.
    ForStack,
}

/// What the terms had to say against something that was sold all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SaleLimit {
    /// Entries were no longer sold.
    RegistrationOver,
    /// The player had entered again as often as the terms allow.
    ReEntriesUsed,
    /// Rebuys were no longer sold.
    RebuysOver,
    /// The player had rebought as often as the terms allow.
    RebuysUsed,
    /// The player had the add-on.
    AddOnTaken,
    /// The buy-in was over by its level, or sold as often as its terms allow. Since format 7.
    BuyInOver,
}

impl SaleLimit {
    /// The limit that a refusal of a sale names; none where it names something else.
    pub(super) fn of(refusal: &Refusal) -> Option<Self> {
        let is = |fits: bool, limit: Self| fits.then_some(limit);
        is(*refusal == Refusal::RegistrationOver, Self::RegistrationOver)
            .or(is(matches!(refusal, Refusal::ReEntriesUsed { .. }), Self::ReEntriesUsed))
            .or(is(*refusal == Refusal::RebuysOver, Self::RebuysOver))
            .or(is(matches!(refusal, Refusal::RebuysUsed { .. }), Self::RebuysUsed))
            .or(is(matches!(refusal, Refusal::AddOnTaken { .. }), Self::AddOnTaken))
            .or(is(matches!(refusal, Refusal::BuyInOver { .. }), Self::BuyInOver))
            .or(is(matches!(refusal, Refusal::BuyInSoldOut { .. }), Self::BuyInOver))
            .or(is(matches!(refusal, Refusal::BuyInUsed { .. }), Self::BuyInOver))
    }

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Where a player stands after a sale is void.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum AfterVoid {
    /// Off the list: they never took part.
    OffTheList,
    /// Out, as they were before it was sold.
    OutAgain,
    /// Where they were, with fewer chips.
    AsBefore,
}
