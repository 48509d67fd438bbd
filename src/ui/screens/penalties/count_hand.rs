//! Where hands are counted for those who sit out, and the button that counts one.

use crate::view::{Rank, View};
use crate::vocabulary::Verb;
use egui::Ui;
use engine::Command;
use engine::penalties::serving;
use engine::values::{PlayerId, SeatAt, TableNo};
use std::collections::BTreeSet;
use words::Args;

/// Tables where somebody sits out, by number.
pub fn tables(view: &View<'_>) -> Vec<TableNo> {
    let away = view.tournament.penalties().absent().map(|(player, _)| player);
    let players = serving(view.tournament).into_iter().chain(away);
    let tables: BTreeSet<TableNo> =
        players.filter_map(|player| seat_of(view, player)).map(|at| at.table).collect();
    tables.into_iter().collect()
}

pub fn seat_of(view: &View<'_>, player: PlayerId) -> Option<SeatAt> {
    view.tournament.entries().player(player)?.seat()
}

/// The button that counts a hand at a table: the next hand, where hands are entered.
pub fn count_button_ui(ui: &mut Ui, view: &View<'_>, table: TableNo, rank: Rank) {
    let known = view.tournament.seating().table(table);
    let (id, command) = if known.is_some_and(|table| table.is_tracked) {
        ("penalties-next-hand-at", Command::NextHand { table, confirmed: Vec::new() })
    } else {
        ("penalties-count-hand-at", Command::CountHand { table })
    };
    let words = view.say(id, &Args::new().no("table", table.0));
    let refusal = view.refusal(&command);
    let verb = Verb::CountHand;
    if view.named_verb_ui(ui, verb, rank, &words, refusal.as_deref()) {
        view.actions.submit(command);
    }
}
