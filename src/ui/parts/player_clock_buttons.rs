//! The buttons that call a clock, in a bar or a menu of a screen.

use crate::view::{Rank, View};
use crate::vocabulary::{Action, ClockAction, Verb};
use engine::Command;
use engine::entries::Who;
use engine::player_clock::{ClockCaller, Facing};
use engine::values::{PlayerId, TableNo};

/// Calls the clock on whoever is chosen, and plays their time card where there are cards.
pub fn player_clock_ui(ui: &mut egui::Ui, view: &View<'_>, player: PlayerId) {
    let call = call_clock(player);
    if view.tournament.clock().has_begun(view.now) || view.pressed == Some(Verb::CallClock) {
        view.command_ui(ui, Verb::CallClock, Rank::Secondary, call);
    }
    if view.tournament.has_time_cards() || view.pressed == Some(Verb::TimeCard) {
        let card = Command::UseTimeCard { player: Who::Id(player) };
        view.command_ui(ui, Verb::TimeCard, Rank::Secondary, card);
    }
}

/// The floor calls the clock on a player who faces a bet.
pub fn call_clock(player: PlayerId) -> Command {
    let (by, facing) = (ClockCaller::Floor, Facing::Bet);
    Command::CallClock { player: Who::Id(player), by, facing, times: None }
}

/// Begins the shot clock of a table, where one is played with.
pub fn shot_clock_ui(ui: &mut egui::Ui, view: &View<'_>, table: TableNo) {
    if view.tournament.settings().pace.shot_clock_secs.is_none() {
        return;
    }
    // Its keys are listened to on every screen.
    let view = View { pressed: None, ..*view };
    if view.verb_ui(ui, Verb::ShotClock, Rank::Secondary, None) {
        view.actions.push(Action::PlayerClock(ClockAction::StartShot(table, None)));
    }
}
