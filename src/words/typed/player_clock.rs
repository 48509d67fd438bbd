//! The clock on a player: *clock anna*, *acted 12*, *time card anna*.

use crate::typed::{Act, Asking};
use engine::Command;
use engine::entries::Who;
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::values::TableNo;

/// Calls the clock on somebody.
pub(super) fn call(player: Who) -> Command {
    let (by, facing) = (ClockCaller::Floor, Facing::Bet);
    Command::CallClock { player, by, facing, times: None }
}

pub(super) fn settle(table: TableNo, outcome: ClockOutcome) -> Command {
    let facing = match outcome {
        ClockOutcome::Dead => Some(Facing::Bet),
        ClockOutcome::Checked => Some(Facing::NoBet),
        ClockOutcome::Acted | ClockOutcome::Waived => None,
    };
    Command::SettleClock { table, outcome, facing }
}

/// The phrase that settles a clock so.
pub(super) fn settling(outcome: ClockOutcome) -> Act {
    match outcome {
        ClockOutcome::Acted => Act::ClockActed,
        ClockOutcome::Dead => Act::ClockDead,
        ClockOutcome::Checked => Act::ClockChecked,
        ClockOutcome::Waived => Act::ClockOff,
    }
}

/// The table with the one clock that runs.
pub(super) fn only_clock(asking: &Asking<'_>) -> Option<TableNo> {
    let mut running = asking.tournament.player_clocks().running();
    let (table, _) = running.next()?;
    running.next().is_none().then_some(table)
}
