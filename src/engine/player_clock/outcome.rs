//! How long a player has once the clock is called, and what becomes of their hand after it.

use crate::player_clock::{ClockOutcome, ClockTimes, Facing};
use rulebook::options::{ClockWithoutBet, PlayerClock};

/// Seconds to think and seconds of the countdown.
///
/// ```
/// use engine::player_clock::clock_times;
/// use rulebook::options::PlayerClock;
///
/// let times = clock_times(PlayerClock::SixtyAndTen);
/// assert_eq!((times.secs, times.countdown_secs, times.total_secs()), (60, 10, 70));
/// ```
///
/// Rules: TDA 2011 §25; TDA 2024 §29.
#[must_use]
pub fn clock_times(clock: PlayerClock) -> ClockTimes {
    let (secs, countdown_secs) = match clock {
        PlayerClock::TwentyFiveAndFive => (25, 5),
        PlayerClock::FiftyAndTen => (50, 10),
        PlayerClock::SixtyAndTen => (60, 10),
    };
    ClockTimes { secs, countdown_secs }
}

/// What becomes of the hand when the end is declared; none where the book leaves it to the floor.
///
/// ```
/// use engine::player_clock::{ClockOutcome, Facing, clock_outcome};
/// use rulebook::options::ClockWithoutBet;
///
/// let rule = ClockWithoutBet::Checked;
/// assert_eq!(clock_outcome(Facing::Bet, rule), Some(ClockOutcome::Dead));
/// assert_eq!(clock_outcome(Facing::NoBet, rule), Some(ClockOutcome::Checked));
/// assert_eq!(clock_outcome(Facing::NoBet, ClockWithoutBet::Dead), Some(ClockOutcome::Dead));
/// assert_eq!(clock_outcome(Facing::NoBet, ClockWithoutBet::Floor), None);
/// ```
///
/// Rules: TDA 2011 §25; TDA 2024 §29.
#[must_use]
pub fn clock_outcome(facing: Facing, without_bet: ClockWithoutBet) -> Option<ClockOutcome> {
    match (facing, without_bet) {
        (Facing::Bet, _) => Some(ClockOutcome::Dead),
        (Facing::NoBet, ClockWithoutBet::Checked) => Some(ClockOutcome::Checked),
        (Facing::NoBet, ClockWithoutBet::Dead) => Some(ClockOutcome::Dead),
        (Facing::NoBet, ClockWithoutBet::Floor) => None,
    }
}
