//! What needs doing about the pace of play, as cards.

use crate::needs::card::{NeedCard, card};
use crate::view::View;
use crate::vocabulary::{Action, Destination, ScreenId};
use crate::widgets::Urgency;
use engine::Command;
use engine::pace::{AtMinute, HoldKind};
use engine::values::{PlayerId, TableNo, Timestamp};
use reports::Need;
use words::Args;

/// The card of a need that concerns the pace of play; none for any other.
pub(super) fn pace_need(view: &View<'_>, need: &Need, urgency: Urgency) -> Option<NeedCard> {
    let submit = Action::Tournament;
    match need {
        Need::BubbleNear { left, paid } => {
            let args = Args::new().count("left", *left).count("paid", *paid);
            card(view, "need-bubble-near", &args, urgency, [submit(Command::StartHandForHand)])
        }
        Need::TablesPlaying { no, tables, since } => playing(view, *no, tables, *since),
        Need::HandIsOver { no } => {
            let answers = [Command::NextHandForHand, Command::EndHandForHand];
            all_wait(view, "need-hand-is-over", *no, answers)
        }
        Need::OrbitIsOver { no } => {
            let answers = [Command::NextOrbit, Command::EndOrbitForOrbit];
            all_wait(view, "need-orbit-is-over", *no, answers)
        }
        Need::TablesAhead { tables, others } => tables_ahead(view, tables, others, urgency),
        Need::LevelPlayed => {
            let answers = [submit(Command::NextStage)];
            let need = card(view, "need-level-played", &Args::new(), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::BreakReached => {
            let answers = [submit(Command::NextStage)];
            let need = card(view, "need-break-reached", &Args::new(), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::LastHandsPlayed => {
            let answers = [submit(Command::NextStage), submit(Command::EndLastHands)];
            let need = card(view, "need-last-hands-played", &Args::new(), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::RandomHaltDue { mins_left, then } => {
            let args = Args::new().count("minutes", *mins_left);
            let answers = [submit(Command::StopAtRandomHalt), submit(Command::DropRandomHalt)];
            let id = match then {
                AtMinute::Stop => "need-random-halt-due",
                AtMinute::Break => "need-random-break-due",
            };
            let need = card(view, id, &args, urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::NoDealerPush { in_millis } => {
            let time = view.words.clock(*in_millis);
            let args = Args::new().text("time", time);
            let need = card(view, "need-no-dealer-push", &args, urgency, [])?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::DecksReady { in_millis } => {
            let args = Args::new().text("time", view.words.clock(*in_millis));
            let need = card(view, "need-decks-ready", &args, urgency, [])?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::Stopped { table, may_play } => {
            let id = if *may_play { "need-stopped-may-play" } else { "need-stopped" };
            let args = Args::new().no("table", table.0);
            card(view, id, &args, urgency, [submit(Command::ResumeTable { table: *table })])
        }
        _ => None,
    }
}

/// Tables that are still to finish: the last one has its own button.
fn playing(
    view: &View<'_>,
    no: Option<u32>,
    tables: &[TableNo],
    since: Timestamp,
) -> Option<NeedCard> {
    let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
    let args = Args::new()
        .count("count", tables.len())
        .text("tables", view.words.numbers(&numbers))
        .text("since", view.words.time(since, view.offset));
    let (id, args) = match view.tournament.pace().hold().map(|hold| hold.kind) {
        Some(HoldKind::LastHands { hands }) => {
            ("need-last-hands-playing", args.count("hands", hands))
        }
        Some(HoldKind::Orbits(orbit)) => ("need-orbit-playing", args.no("orbit", orbit.no)),
        _ => ("need-tables-playing", args.count("hand", no.unwrap_or_default())),
    };
    let tick = match tables {
        [only] => Action::Tournament(Command::TableDone { tables: vec![*only] }),
        _ => Action::Go(Destination::TickOff),
    };
    let all = Action::Tournament(Command::TableDone { tables: Vec::new() });
    let answers = if tables.len() > 1 { vec![tick, all] } else { vec![tick] };
    card(view, id, &args, Urgency::Info, answers)
}

/// Tables that are too far ahead wait for those that are not.
fn tables_ahead(
    view: &View<'_>,
    tables: &[TableNo],
    others: &[TableNo],
    urgency: Urgency,
) -> Option<NeedCard> {
    let numbers =
        |of: &[TableNo]| view.words.numbers(&of.iter().map(|table| table.0).collect::<Vec<u16>>());
    let ahead = view.tournament.pace().soft().map_or(0, |soft| soft.ahead);
    let args = Args::new()
        .count("count", tables.len())
        .text("tables", numbers(tables))
        .count("slow", others.len())
        .text("others", numbers(others))
        .count("hands", ahead);
    card(view, "need-tables-ahead", &args, urgency, [Action::Go(Destination::TickOff)])
}

/// A hand or an orbit is over, and all tables wait.
fn all_wait(view: &View<'_>, id: &str, no: u32, answers: [Command; 2]) -> Option<NeedCard> {
    let tournament = view.tournament;
    let hand = tournament.pace().hand_on();
    let busts = hand.into_iter().flat_map(|hand| tournament.finishes().of_hand(hand));
    let players: Vec<PlayerId> =
        busts.flat_map(|(_, hand)| &hand.busts).map(|bust| bust.player).collect();
    let names: Vec<String> = players.iter().map(|player| view.player(*player)).collect();
    let args = Args::new()
        .count("hand", no)
        .count("busts", players.len())
        .text("names", view.words.list(&names))
        .count("left", tournament.entries().left())
        .no_or_none("paid", tournament.settings().pace.places_paid);
    card(view, id, &args, Urgency::Good, answers.map(Action::Tournament))
}
