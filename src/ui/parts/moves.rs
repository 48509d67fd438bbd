//! Moves in words: who goes from where to where, and why.

use crate::view::View;
use engine::seating::{Move, PlannedMove};
use engine::values::{PlayerId, SeatAt};
use words::Args;

/// A move that was ordered: who, from where to where.
pub fn move_line(view: &View<'_>, ordered: &Move) -> String {
    let waits = if ordered.waits_one_hand { "yes" } else { "no" };
    line(view, ordered.player, ordered.from, ordered.to, waits)
}

/// A move that is proposed, with what awaits the player there.
pub fn planned_line(view: &View<'_>, planned: &PlannedMove) -> String {
    let Some(player) = view.tournament.seating().player_at(planned.from) else {
        return String::new();
    };
    let moved = line(view, player, planned.from, planned.to, "no");
    match role(view, planned) {
        Some(role) => format!("{moved} · {role}"),
        None => moved,
    }
}

/// What awaits somebody who moves as proposed.
pub fn role(view: &View<'_>, planned: &PlannedMove) -> Option<String> {
    Some(view.words.role(planned.role?, planned.hands_until_big_blind?))
}

/// The rule that says who moves and where, in the edition that holds.
pub fn citation(view: &View<'_>, planned: &PlannedMove) -> Option<String> {
    planned.role?;
    let rulebook = view.tournament.settings().rules.rulebook;
    let cited = view.say("plan-rule", &Args::new().text("rulebook", rulebook.id()));
    Some(cited).filter(|cited| !cited.is_empty())
}

/// The rule on how tables break, in the edition that holds.
pub fn break_citation(view: &View<'_>) -> String {
    let rulebook = view.tournament.settings().rules.rulebook;
    view.say("plan-break-rule", &Args::new().text("rulebook", rulebook.id()))
}

fn line(view: &View<'_>, player: PlayerId, from: SeatAt, to: SeatAt, waits: &str) -> String {
    let args = Args::new()
        .text("player", view.player(player))
        .text("from", view.words.seat(from))
        .text("to", view.words.seat(to))
        .text("waits", waits);
    view.say("move-line", &args)
}
