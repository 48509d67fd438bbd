//! The clock on a player: *clock anna*, *acted 12*, *time card anna*.

use crate::typed::Asking;
use crate::typed::phrase::Act;
use engine::Command;
use engine::entries::Who;
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::values::TableNo;

/// Calls the clock on somebody.
pub(super) fn call(player: Who) -> Command {
    let (by, facing) = (ClockCaller::Floor, Facing::Bet);
    Command::CallClock { player, by, facing, times: None }
}

/// Settles the clock of a table; none where something else is said.
pub(super) fn settle(act: Act, table: TableNo) -> Option<Command> {
    let (outcome, facing) = match act {
        Act::ClockActed => (ClockOutcome::Acted, None),
        Act::ClockDead => (ClockOutcome::Dead, Some(Facing::Bet)),
        Act::ClockChecked => (ClockOutcome::Checked, Some(Facing::NoBet)),
        Act::ClockOff => (ClockOutcome::Waived, None),
        _ => return None,
    };
    Some(Command::SettleClock { table, outcome, facing })
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
