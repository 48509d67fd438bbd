//! Who sits out: in words, and the buttons for it.

use crate::view::{Rank, View};
use crate::vocabulary::{Destination, Verb};
use egui::Ui;
use engine::Command;
use engine::entries::{Player, Who};
use words::Args;

/// That a player serves a penalty or is away, in words.
pub fn sits_out_words(view: &View<'_>, player: &Player) -> Option<String> {
    let penalties = view.tournament.penalties();
    if !player.is_in() {
        return None;
    }
    match penalties.hands_left(player.id) {
        0 => penalties.absence(player.id).map(|_| view.text("penalties-is-away")),
        left => Some(view.say("penalties-sits-out", &Args::new().count("left", left))),
    }
}

/// A penalty, and being away or back.
pub fn penalty_ui(ui: &mut Ui, view: &View<'_>, player: &Player) {
    if view.verb_ui(ui, Verb::GivePenalty, Rank::Secondary, None) {
        view.actions.go(Destination::Penalty(Some(player.id), None));
    }
    let players = vec![Who::Id(player.id)];
    let is_away = view.tournament.penalties().absence(player.id).is_some();
    let (id, command) = if is_away {
        ("penalties-present", Command::MarkPresent { players })
    } else {
        ("penalties-away", Command::MarkAbsent { players })
    };
    view.plain_command_ui(ui, id, command);
}
