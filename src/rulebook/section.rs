//! Where a floor looks: the headings under which topics, rule pages and options stand.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A heading under which rules, options and floor questions stand.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Section {
    /// Bets, calls, raises, turns.
    Betting,
    /// Deals, boards, burns, exposed cards.
    Dealing,
    /// Who shows, who sees, what is dead.
    Showdown,
    /// Main and side pots, odd chips, disputes.
    Pots,
    /// What beats what.
    Cards,
    /// The button and the blinds.
    ButtonAndBlinds,
    /// Seats, moves, balancing.
    Seating,
    /// Levels, the clock on a player, chips, color-ups.
    ClockAndChips,
    /// Who is in, absent, late or leaving.
    Players,
    /// Manners, cheating, penalties.
    Conduct,
    /// Prizes and deals.
    Money,
    /// What stands above the single rule.
    General,
}

impl Section {
    /// Every heading, in the order in which they are shown.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The end of its title's id in the catalogue, after `section-`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}
