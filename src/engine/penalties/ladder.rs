//! The kinds of penalties, from mild to hard, and which one comes next.

use crate::penalties::Offense;
use serde::{Deserialize, Serialize};

/// What is given. The order is from mild to hard.
///
/// Rules: TDA 2011 §51; TDA 2024 §71-A.
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
    strum::EnumIter,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "snake_case")]
pub enum PenaltyKind {
    /// A word that is written down.
    Warning,
    /// This many hands to miss, whatever the size of the table.
    Hands(u16),
    /// So many rounds: a round is a hand for each player at the table.
    Rounds(u16),
    /// They leave the event, and their chips leave play.
    Disqualification,
}

/// The longest penalty, in rounds, of books that know one; the usual ladder ends there too.
///
/// Rules: TDA 2011 §51.
pub const ROUNDS_MAX: u16 = 4;

/// The usual ladder, the mildest first.
pub const LADDER: [PenaltyKind; 7] = [
    PenaltyKind::Warning,
    PenaltyKind::Hands(1),
    PenaltyKind::Rounds(1),
    PenaltyKind::Rounds(2),
    PenaltyKind::Rounds(3),
    PenaltyKind::Rounds(ROUNDS_MAX),
    PenaltyKind::Disqualification,
];

impl PenaltyKind {
    /// One of each kind, with nothing counted.
    pub fn all() -> impl Iterator<Item = Self> {
        <Self as strum::IntoEnumIterator>::iter()
    }

    /// A kind by its name, with nothing counted; none if there is no such kind.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.id() == id)
    }

    /// The name of the kind in files, and the end of the ids of its texts.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// How many hands or rounds it is; nothing where it cannot be counted.
    #[must_use]
    pub fn count(self) -> Option<u16> {
        match self {
            Self::Hands(count) | Self::Rounds(count) => Some(count),
            Self::Warning | Self::Disqualification => None,
        }
    }

    /// True for a word that is written down: nothing is missed, and nobody asks twice.
    #[must_use]
    pub fn is_word(self) -> bool {
        match self {
            Self::Warning => true,
            Self::Hands(_) | Self::Rounds(_) | Self::Disqualification => false,
        }
    }

    /// True where its hands depend on the table, so that it needs a seat.
    #[must_use]
    pub fn is_by_table(self) -> bool {
        match self {
            Self::Rounds(_) => true,
            Self::Warning | Self::Hands(_) | Self::Disqualification => false,
        }
    }

    /// The rounds, if it is counted in rounds.
    #[must_use]
    pub fn rounds(self) -> Option<u16> {
        match self {
            Self::Rounds(rounds) => Some(rounds),
            Self::Warning | Self::Hands(_) | Self::Disqualification => None,
        }
    }

    /// The same kind, so many of it; one that cannot be counted stays as it is.
    #[must_use]
    pub fn counted(self, count: u16) -> Self {
        match self {
            Self::Hands(_) => Self::Hands(count),
            Self::Rounds(_) => Self::Rounds(count),
            Self::Warning | Self::Disqualification => self,
        }
    }

    /// Hands to miss at a table of so many players, the offender counted.
    ///
    /// ```
    /// use engine::penalties::PenaltyKind;
    ///
    /// assert_eq!(PenaltyKind::Rounds(2).hands(9), 18);
    /// assert_eq!(PenaltyKind::Rounds(4).hands(6), 24);
    /// assert_eq!(PenaltyKind::Hands(1).hands(9), 1);
    /// ```
    ///
    /// Rules: TDA 2011 §51; TDA 2024 §71-A.
    #[must_use]
    pub fn hands(self, players: u32) -> u32 {
        match self {
            Self::Warning | Self::Disqualification => 0,
            Self::Hands(hands) => u32::from(hands),
            Self::Rounds(rounds) => u32::from(rounds).saturating_mul(players),
        }
    }
}

/// Whether a player is known for the same thing from other events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reputation {
    /// Nobody knows of anything from other events.
    New,
    /// They did it elsewhere: a warning is left out.
    KnownElsewhere,
}

/// The penalty that is proposed after these, which the player had in this event already.
///
/// One rung above the hardest of them; at first a warning, or a hand where the player is known for
/// the same thing from other events. For cheating, disqualification is usual.
///
/// Rules: TDA 2011 §51; TDA 2024 §71-A: repeated offenses cost more.
#[must_use]
pub fn next_step(
    offense: Option<Offense>,
    earlier: impl IntoIterator<Item = PenaltyKind>,
    reputation: Reputation,
) -> PenaltyKind {
    if offense == Some(Offense::Cheating) {
        return PenaltyKind::Disqualification;
    }
    let first = match reputation {
        Reputation::KnownElsewhere => PenaltyKind::Hands(1),
        Reputation::New => PenaltyKind::Warning,
    };
    let Some(hardest) = earlier.into_iter().max() else { return first };
    // Two hands are more than the rung of one hand, and less than that of a round.
    let above = LADDER.into_iter().find(|rung| match (rung, hardest) {
        (PenaltyKind::Hands(_), PenaltyKind::Hands(_)) => false,
        _ => *rung > hardest,
    });
    above.unwrap_or(PenaltyKind::Disqualification).max(first)
}

#[cfg(test)]
mod tests {
    use super::Reputation::{self, KnownElsewhere};
    use super::{PenaltyKind, next_step};
    use crate::penalties::Offense;
    use PenaltyKind::{Disqualification, Hands, Rounds, Warning};

    #[test]
    fn the_next_step_is_one_rung_above_the_hardest() {
        let next =
            |earlier: &[PenaltyKind]| next_step(None, earlier.iter().copied(), Reputation::New);
        assert_eq!(next(&[]), Warning);
        assert_eq!(next(&[Warning]), Hands(1));
        assert_eq!(next(&[Hands(3), Warning]), Rounds(1));
        assert_eq!(next(&[Rounds(1), Warning]), Rounds(2));
        assert_eq!(next(&[Rounds(4)]), Disqualification);
        assert_eq!(next(&[Rounds(9)]), Disqualification);
        assert_eq!(next(&[Disqualification]), Disqualification);
    }

    #[test]
    fn a_known_offender_begins_a_rung_higher_and_a_cheat_at_the_top() {
        assert_eq!(next_step(Some(Offense::Device), [], KnownElsewhere), Hands(1));
        assert_eq!(next_step(Some(Offense::Device), [Warning], KnownElsewhere), Hands(1));
        assert_eq!(next_step(Some(Offense::Device), [Rounds(1)], KnownElsewhere), Rounds(2));
        assert_eq!(next_step(Some(Offense::Cheating), [], Reputation::New), Disqualification);
    }
}
