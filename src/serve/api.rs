//! The same for programs: JSON, read only.

use crate::room::Published;
use reports::Phase;
use serde_json::{Value, json};

/// The event: its clock, how many are left, the level.
pub(crate) fn event(published: &Published) -> Value {
    let shown = &published.shown;
    let (clock, now) = (&shown.clock, published.now());
    let phase = match &clock.phase {
        Phase::NotStarted => "not_started",
        Phase::StartsAt(_) => "starts_at",
        Phase::Level => "level",
        Phase::Break(_) => "break",
        Phase::Paused { .. } => "paused",
        Phase::Waits { .. } => "waits",
        Phase::Over(_) => "over",
    };
    json!({
        "seq": shown.seq,
        "name": clock.name,
        "now": now.0,
        "phase": phase,
        "left_millis": clock.left_at(now),
        "runs": shown.clock.runs_down(),
        "level": clock.level.as_ref().map(|(no, level)| json!({
            "number": no.0, "stakes": level.stakes,
        })),
        "players_left": clock.players_left,
        "entries": clock.entries,
        "tables": clock.tables,
        "average_stack": clock.average,
    })
}

/// Where everybody sits who is in, by name.
pub(crate) fn seats(published: &Published) -> Value {
    let seats = published.shown.seated.iter().map(|one| {
        json!({
            "player": one.player,
            "name": one.name,
            "table": one.at.map(|at| at.table),
            "seat": one.at.map(|at| at.seat),
        })
    });
    seats.collect()
}
