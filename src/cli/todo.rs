//! The views `needs` and `plan`: rows with the command that does each of them.

use crate::Desk;
use engine::Command;
use engine::finishes::winner;
use engine::seating::{Doubt, due_redraw, plan};
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use reports::{Cell, Need, ReportRow, Sheet, needs, needs_and_plan};
use std::collections::BTreeSet;
use words::{Args, NeedsNow, visible};

/// The needs as rows, the most urgent first.
pub fn needs_sheet(tournament: &Tournament, now: Timestamp) -> Sheet {
    let row = |need: &Need| {
        let asks = need.asks().iter().map(|command| (*command).to_owned()).collect();
        let mut row = vec![
            ("need", Cell::word(need)),
            ("do", need.command().map_or(Cell::Empty, |command| written(&command))),
            ("asks", Cell::Texts(asks)),
        ];
        row.extend(facts(tournament, now, need));
        row
    };
    Sheet { rows: needs(tournament, now).iter().map(row).collect() }
}

/// The needs as text, worded as in the window, with the rule.
///
/// Below each is its command, or the commands that the floor has to complete.
pub fn needs_text(tournament: &Tournament, now: Timestamp, desk: &Desk<'_>) -> String {
    let (needs, plan) = needs_and_plan(tournament, now);
    let words = &desk.words;
    let plan = plan.unwrap_or_default();
    let here = NeedsNow { tournament, needs: &needs, plan: &plan, offset: desk.offset };
    let mut text = String::new();
    for need in &needs {
        let said = words.need_said(need, here);
        text.push_str(&format!("{}\n", said.title));
        let command = need.command().and_then(|command| serde_json::to_string(&command).ok());
        let done = command
            .map(|command| words.say("terminal-need-do", &Args::new().text("command", command)));
        let asks = (!need.asks().is_empty()).then(|| {
            let what = need.asks().join(", ");
            words.say("terminal-need-asks", &Args::new().text("what", what))
        });
        let under = said.lines.into_iter().chain(said.citation).chain(done).chain(asks);
        under.for_each(|line| text.push_str(&format!("  {line}\n")));
    }
    if needs.is_empty() {
        text = format!("{}\n", words.text("terminal-nothing-to-show"));
    }
    text.lines().map(|line| line.chars().map(visible).collect::<String>() + "\n").collect()
}

/// A command in the JSON that `do` reads.
fn written(command: &Command) -> Cell {
    serde_json::to_string(command).map_or(Cell::Empty, Cell::Text)
}

fn tables(tables: &[TableNo]) -> Cell {
    Cell::Numbers(tables.iter().map(|table| i64::from(table.0)).collect())
}

fn name(tournament: &Tournament, player: PlayerId) -> Cell {
    let player = tournament.entries().player(player);
    player.map_or(Cell::Empty, |player| Cell::Text(player.name.to_string()))
}

/// The facts of a need as columns of a row.
fn facts(tournament: &Tournament, now: Timestamp, need: &Need) -> ReportRow {
    let table = |of: TableNo| ("tables", tables(&[of]));
    let count = |key, count: usize| (key, Cell::number(Some(count)));
    match need {
        Need::Winner { player }
        | Need::PenaltyOver { player }
        | Need::BlindedOut { player }
        | Need::SeatImpossible { player } => vec![("name", name(tournament, *player))],
        Need::WinnerInDoubt { fault } => vec![
            ("name", name(tournament, fault.player)),
            ("winner", name(tournament, fault.winner)),
            ("since", Cell::Moment(fault.at)),
        ],
        Need::Halted { table: of, short } | Need::Short { table: of, short } => {
            vec![table(*of), count("short", *short)]
        }
        Need::Balance { moves, table: of, short } => {
            vec![table(*of), count("short", *short), count("moves", *moves)]
        }
        Need::Redraw { tables: of } | Need::AskButton { tables: of } => {
            vec![("tables", tables(of))]
        }
        Need::Break { tables: of, players, .. } => {
            let after = tournament.seating().after_break(of);
            let open = ("open", Cell::number(Some(after.open_left)));
            vec![("tables", tables(of)), count("players", *players), open]
        }
        Need::OpenTables { tables: of, waiting } => {
            let of: Vec<TableNo> = of.iter().map(|new| new.table).collect();
            vec![("tables", tables(&of)), count("players", *waiting)]
        }
        Need::AlternatesWait { waiting } => vec![count("players", *waiting)],
        Need::TablesPlaying { tables: of, since, .. } => {
            vec![("tables", tables(of)), ("since", Cell::Moment(*since))]
        }
        Need::TablesAhead { tables: of, .. } => vec![("tables", tables(of))],
        Need::Stopped { table: of, .. } | Need::FloorCalled { table: of, .. } => vec![table(*of)],
        Need::Undecided { from, to } => {
            vec![("from_table", Cell::number(Some(from.0))), ("to_table", Cell::number(Some(to.0)))]
        }
        Need::MovesPending { moves } => vec![count("moves", *moves)],
        Need::SeatAlternates { waiting, open } => {
            vec![count("players", *waiting), ("open", Cell::number(Some(*open)))]
        }
        Need::DrawSeats { players } | Need::NextDay { players, .. } => {
            vec![("players", Cell::number(Some(*players)))]
        }
        Need::ClockWaits { since, next } => {
            vec![("since", Cell::Moment(*since)), ("stage", Cell::number(Some(next.0)))]
        }
        Need::BubbleNear { left, paid } => {
            vec![("players", Cell::number(Some(*left))), ("places_paid", Cell::number(Some(*paid)))]
        }
        Need::RegistrationEnds { in_millis, .. }
        | Need::NoDealerPush { in_millis }
        | Need::DecksReady { in_millis } => {
            vec![("since", Cell::Moment(now.plus_millis(*in_millis)))]
        }
        Need::BagsDue { players, table: of, .. } => {
            vec![table(*of), ("players", Cell::number(Some(*players)))]
        }
        _ => Vec::new(),
    }
}

/// The plan for the room: a redraw of all seats, or the tables to break and the players to move.
///
/// It also lists what the floor has to enter or choose first.
pub fn plan_sheet(tournament: &Tournament, now: Timestamp) -> Sheet {
    let row = |what: &str, command: Option<Command>| {
        let command = command.as_ref().map_or(Cell::Empty, written);
        vec![("what", Cell::Text(what.to_owned())), ("do", command)]
    };
    let with = |mut row: ReportRow, facts: ReportRow| {
        row.extend(facts);
        row
    };
    let mut rows = Vec::new();
    if winner(tournament).is_some() {
        return Sheet { rows };
    }
    if let Some(all) = due_redraw(tournament, now) {
        let command = Command::Redraw { tables: all.clone(), public: None };
        rows.push(with(row("redraw", Some(command)), vec![("tables", tables(&all))]));
        return Sheet { rows };
    }
    let plan = plan(tournament, now);
    for table in &plan.breaks {
        let command = Command::BreakTables { tables: vec![*table] };
        rows.push(with(row("break", Some(command)), vec![("tables", tables(&[*table]))]));
    }
    for planned in &plan.moves {
        let player = tournament.seating().player_at(planned.from);
        let who = player.map(engine::entries::Who::Id);
        let command = who.map(|who| Command::Balance { players: vec![who] });
        let named = player.map_or(Cell::Empty, |player| name(tournament, player));
        let mut facts = vec![("name", named)];
        facts.extend(seats(planned.from, planned.to));
        facts.push(("reason", Cell::word(planned.reason)));
        rows.push(with(row("move", command), facts));
    }
    for table in &plan.ask_button {
        rows.push(with(row("ask_button", None), vec![("tables", tables(&[*table]))]));
    }
    for doubt in &plan.undecided {
        let why = match doubt.why {
            Doubt::OnlyPoorSeats(_) => "only_poor_seats",
            Doubt::EverybodyLocked => "everybody_locked",
        };
        let open = tournament.seating().table(doubt.to).map(|table| table.open());
        let open: BTreeSet<u8> =
            open.into_iter().flat_map(|seats| seats.iter()).map(|seat| seat.0).collect();
        let facts = vec![
            ("from_table", Cell::number(Some(doubt.from.0))),
            ("to_table", Cell::number(Some(doubt.to.0))),
            ("reason", Cell::Text(why.to_owned())),
            ("open", Cell::Numbers(open.into_iter().map(i64::from).collect())),
        ];
        rows.push(with(row("choose", None), facts));
    }
    Sheet { rows }
}

fn seats(from: SeatAt, to: SeatAt) -> ReportRow {
    vec![
        ("from_table", Cell::number(Some(from.table.0))),
        ("from_seat", Cell::number(Some(from.seat.0))),
        ("to_table", Cell::number(Some(to.table.0))),
        ("to_seat", Cell::number(Some(to.seat.0))),
    ]
}
