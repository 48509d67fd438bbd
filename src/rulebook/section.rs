//! Where a floor looks: the headings under which topics, rule pages and options stand.

use serde::{Deserialize, Serialize};

/// A heading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// What stands above the single rule.
    General,
}

impl Section {
    /// Every heading, in the order in which they are shown.
    pub const ALL: [Self; 11] = [
        Self::Betting,
        Self::Dealing,
        Self::Showdown,
        Self::Pots,
        Self::Cards,
        Self::ButtonAndBlinds,
        Self::Seating,
        Self::ClockAndChips,
        Self::Players,
        Self::Conduct,
        Self::General,
    ];

    /// The end of its title's id in the catalogue, after `section-`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Betting => "betting",
            Self::Dealing => "dealing",
            Self::Showdown => "showdown",
            Self::Pots => "pots",
            Self::Cards => "cards",
            Self::ButtonAndBlinds => "button-and-blinds",
            Self::Seating => "seating",
            Self::ClockAndChips => "clock-and-chips",
            Self::Players => "players",
            Self::Conduct => "conduct",
            Self::General => "general",
        }
    }
}
