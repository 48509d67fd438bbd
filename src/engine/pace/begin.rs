//! Tables that may begin to wait for each other: one way excludes the others.

use crate::pace::HoldKind;
use crate::refusal::Refusal;
use crate::tournament::Tournament;

/// Whether orbits or hands may be counted: the hands of levels are not.
pub(super) fn check_levels_by_time(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.settings.pace.level_hands {
        Some(hands) => Err(Refusal::LevelByHands { hands }),
        None => Ok(()),
    }
}

/// Whether tables may begin to wait for each other: they do not yet.
pub(super) fn check_nothing_held(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.pace.hold() {
        None => Ok(()),
        Some(hold) => match hold.kind {
            HoldKind::HandForHand => Err(Refusal::HandForHandOn),
            HoldKind::Orbits(_) => Err(Refusal::OrbitForOrbitOn),
            HoldKind::LastHands { .. } if hold.is_over => Ok(()),
            HoldKind::LastHands { .. } => Err(Refusal::LastHandsOn),
        },
    }
}
