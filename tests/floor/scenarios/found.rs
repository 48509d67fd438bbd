//! What is so: the words after `=`, written as the program finds them.

use super::text::{number, parts, shown, time_of_day};
use engine::Tournament;
use engine::button::ButtonState;
use engine::clock::Run;
use engine::entries::{Player, Status, Who};
use engine::finishes::standings;
use engine::log::Log;
use engine::seating::{Room, due_redraw, plan};
use engine::values::{PlayerId, SeatAt, Seq, TableNo, Timestamp};
use std::collections::BTreeMap;

type Found = Result<String, String>;

/// What is found where a story says `expected`.
pub fn found(expected: &str, log: &Log, now: Timestamp, marks: &BTreeMap<String, Seq>) -> Found {
    let mark = |name: &str| marks.get(name).copied().ok_or(format!("there is no mark {name:?}"));
    if let Some((name, rest)) = expected.strip_prefix("as of ").and_then(|r| r.split_once(", ")) {
        let log = log.as_of(mark(name)?);
        let now = log.acts().last().map_or(now, |act| act.at);
        return Ok(format!("as of {name}, {}", of_tournament(rest, log.state(), now)?));
    }
    match expected.split_once(": ").map_or(expected, |(subject, _)| subject) {
        "to undo" => Ok(format!("to undo: {}", named(log.undoable().map(|(seq, _)| seq), marks))),
        "to redo" => Ok(format!("to redo: {}", named(log.redoable().map(|(seq, _)| seq), marks))),
        "last act by" => {
            let by = log.acts().last().map(|act| act.by.clone()).unwrap_or_default();
            Ok(format!("last act by: {by}"))
        }
        _ => of_tournament(expected, log.state(), now),
    }
}

/// A mark names the act before it.
fn named(seq: Option<Seq>, marks: &BTreeMap<String, Seq>) -> String {
    let Some(seq) = seq else { return "nothing".to_owned() };
    let name = marks.iter().find(|(_, marked)| **marked == seq).map(|(name, _)| name.clone());
    name.unwrap_or_else(|| format!("act {seq}"))
}

fn of_tournament(expected: &str, tournament: &Tournament, now: Timestamp) -> Found {
    let entries = tournament.entries();
    let first = expected.split([' ', ',', ':']).next().unwrap_or_default();
    match first {
        "level" | "break" | "paused" | "starts" | "not" | "over" | "waits" => {
            return Ok(clock(tournament, now));
        }
        "button" | "dead" | "frozen" => return hand(tournament, TableNo(1)),
        _ => {}
    }
    let Some((subject, _)) = expected.split_once(": ") else {
        return Err(format!("nobody knows what {expected:?} means"));
    };
    let answer = match subject {
        "standings" => places(tournament),
        "sizes" => {
            let sizes = tournament.seating().tables().map(|table| table.taken().len().to_string());
            sizes.collect::<Vec<_>>().join(" ")
        }
        "plan" => planned(tournament, now),
        "needs" => {
            let needs = reports::needs(tournament, now);
            let ids: Vec<&str> = needs.iter().map(|need| need.into()).collect();
            if ids.is_empty() { "nothing".to_owned() } else { ids.join(", ") }
        }
        "moves" => pending(tournament),
        "chips" => tournament.chips().in_play().to_string(),
        "sold" => format!(
            "{} entries, {} re-entries, {} rebuys, {} add-ons",
            entries.entries_total(),
            entries.re_entries_total(),
            entries.rebuys_total(),
            entries.add_ons_total()
        ),
        "registration" => open_or_closed(tournament, now, Tournament::is_registration_open),
        "rebuys" => open_or_closed(tournament, now, Tournament::is_rebuy_open),
        "redraw" => due_redraw(tournament, now).map_or("not due".to_owned(), |tables| at(&tables)),
        "in line" => {
            let line: Vec<String> = entries.alternates().map(|id| name(tournament, id)).collect();
            if line.is_empty() { "nobody".to_owned() } else { line.join(", ") }
        }
        _ => about(subject, tournament, now)?,
    };
    Ok(format!("{subject}: {answer}"))
}

/// What is asked about a table or a player.
fn about(subject: &str, tournament: &Tournament, now: Timestamp) -> Found {
    if let Some(table) = subject.strip_prefix("seats of table ") {
        return seats(tournament, TableNo(number(table)?));
    }
    if let Some(table) = subject.strip_prefix("table ") {
        let hand = hand(tournament, TableNo(number(table)?))?;
        let is_known = tournament
            .seating()
            .table(TableNo(number(table)?))
            .is_some_and(|table| table.button(now).is_some());
        return Ok(if is_known { hand } else { "button not known".to_owned() });
    }
    if let Some(people) = subject.strip_prefix("tables of ") {
        let mut tables = Vec::new();
        for player in parts(people) {
            let seat = find(tournament, player)?.seat();
            tables.push(seat.map_or(0, |at| at.table.0));
        }
        let all = tables.len();
        tables.sort_unstable();
        tables.dedup();
        let answer = if tables.len() == all { "all different" } else { "some the same" };
        return Ok(answer.to_owned());
    }
    if let Some(who) = subject.strip_prefix("stack of ") {
        return Ok(find(tournament, who)?.stack.to_string());
    }
    if let Some(who) = subject.strip_prefix("place of ") {
        let id = find(tournament, who)?.id;
        let all = standings(tournament);
        let place = all.iter().find(|s| s.player == id).and_then(|standing| standing.place);
        return Ok(place.map_or("none yet".to_owned(), |place| place.to_string()));
    }
    if let Some(who) = subject.strip_prefix("busted by, ") {
        let id = find(tournament, who)?.id;
        let all = standings(tournament);
        let by = all.iter().find(|s| s.player == id).map(|s| s.by.clone()).unwrap_or_default();
        let by: Vec<String> = by.into_iter().map(|id| name(tournament, id)).collect();
        return Ok(if by.is_empty() { "nobody".to_owned() } else { by.join(", ") });
    }
    Ok(stands(find(tournament, subject)?))
}

fn find<'a>(tournament: &'a Tournament, who: &str) -> Result<&'a Player, String> {
    let found = tournament.find(&Who::Name(who.trim().to_owned()));
    found.map_err(|_| format!("{who:?} is nobody here, and nothing that can be asked"))
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.entries().player(player).map(|player| player.name.to_string()).unwrap_or_default()
}

fn stands(player: &Player) -> String {
    let locked = if player.is_locked { ", locked" } else { "" };
    let waits = if player.waits_one_hand { ", waits a hand" } else { "" };
    match player.status {
        Status::Seated(seat) => format!("at {}{locked}{waits}", shown(seat)),
        Status::Unseated => "waits for the draw".to_owned(),
        Status::Alternate => "in line".to_owned(),
        Status::Out => "out".to_owned(),
        Status::Withdrawn => "withdrawn".to_owned(),
    }
}

fn open_or_closed(
    tournament: &Tournament,
    now: Timestamp,
    is_open: fn(&Tournament, Timestamp) -> bool,
) -> String {
    if is_open(tournament, now) { "open".to_owned() } else { "closed".to_owned() }
}

fn at(tables: &[TableNo]) -> String {
    tables.iter().map(TableNo::to_string).collect::<Vec<_>>().join(", ")
}

/// `level 2, 14:30 left`, with `paused` before it where it stands.
fn clock(tournament: &Tournament, now: Timestamp) -> String {
    let reading = tournament.reading(now);
    if let Some(at) = reading.starts_at {
        return format!("starts at {}", time_of_day(at));
    }
    if reading.run == Run::NotStarted {
        return "not started".to_owned();
    }
    let secs = (reading.remaining_millis + 999) / 1000;
    let left = format!("{}:{:02} left", secs / 60, secs % 60);
    let what = match reading.level {
        Some(level) if !reading.is_break => format!("level {level}"),
        _ => "break".to_owned(),
    };
    if let Some(millis) = reading.waits_millis {
        let secs = millis / 1000;
        return format!("waits since {}:{:02}, {what}, {left}", secs / 60, secs % 60);
    }
    let paused = if reading.run == Run::Paused { "paused, " } else { "" };
    format!("{paused}{what}, {left}")
}

/// `button 2, dead small blind 3, big blind 4`, with `frozen` before it in a stud round.
fn hand(tournament: &Tournament, table: TableNo) -> Found {
    let table = tournament.seating().table(table).ok_or(format!("there is no table {table}"))?;
    let Some(hand) = table.hand else { return Ok("button not known".to_owned()) };
    let (positions, frozen) = match hand.state {
        ButtonState::Played(positions) => (positions, ""),
        ButtonState::Frozen(positions) => (positions, "frozen: "),
    };
    let dead = |seat| if table.taken().contains(seat) { "" } else { "dead " };
    let (button, small) = (positions.button, positions.small_blind);
    let heads_up = if button == small { ", heads-up" } else { "" };
    Ok(format!(
        "{frozen}{}button {button}, {}small blind {small}, big blind {}{heads_up}",
        dead(button),
        dead(small),
        positions.big_blind
    ))
}

/// `1 Ana; 2 Bo, Cy`, with everybody still in first where nobody has won.
fn places(tournament: &Tournament) -> String {
    let mut groups: Vec<(Option<u32>, Vec<String>)> = Vec::new();
    for standing in standings(tournament) {
        let place = standing.place.map(|place| place.0);
        let name = name(tournament, standing.player);
        match groups.last_mut().filter(|(last, _)| *last == place) {
            Some((_, names)) => names.push(name),
            None => groups.push((place, vec![name])),
        }
    }
    let written = groups.into_iter().map(|(place, mut names)| {
        names.sort();
        let place = place.map_or("in".to_owned(), |place| place.to_string());
        format!("{place} {}", names.join(", "))
    });
    written.collect::<Vec<_>>().join("; ")
}

fn seats(tournament: &Tournament, table: TableNo) -> Found {
    let table = tournament.seating().table(table).ok_or(format!("there is no table {table}"))?;
    let taken = table.seats().filter_map(|(seat, who)| Some((seat, who.player?)));
    let seats: Vec<String> =
        taken.map(|(seat, player)| format!("{} {seat}", name(tournament, player))).collect();
    Ok(if seats.is_empty() { "nobody".to_owned() } else { seats.join(", ") })
}

fn pending(tournament: &Tournament) -> String {
    let pending = tournament.seating().pending_moves().iter().map(|pending| {
        let order = pending.order;
        one_move(tournament, order.player, order.from, order.to)
    });
    let moves: Vec<String> = pending.collect();
    if moves.is_empty() { "none".to_owned() } else { moves.join("; ") }
}

fn one_move(tournament: &Tournament, player: PlayerId, from: SeatAt, to: SeatAt) -> String {
    format!("{} {} to {}", name(tournament, player), shown(from), shown(to))
}

/// `break 3; Ana 1.4 to 2.3; ask 1, 2; undecided 1 to 2; halt 2`, or `nothing`.
fn planned(tournament: &Tournament, now: Timestamp) -> String {
    let plan = plan(tournament, now);
    let mut said = Vec::new();
    if !plan.breaks.is_empty() {
        said.push(format!("break {}", at(&plan.breaks)));
    }
    for planned in &plan.moves {
        let player = tournament.seating().player_at(planned.from);
        said.extend(player.map(|id| one_move(tournament, id, planned.from, planned.to)));
    }
    if !plan.ask_button.is_empty() {
        said.push(format!("ask {}", at(&plan.ask_button)));
    }
    for doubt in &plan.undecided {
        said.push(format!("undecided {} to {}", doubt.from, doubt.to));
    }
    let rules = tournament.settings().rules;
    let (halted, _) = Room::of(tournament, now).halts(rules.halt, rules.halt_gap);
    if !halted.is_empty() {
        said.push(format!("halt {}", at(&halted)));
    }
    if said.is_empty() { "nothing".to_owned() } else { said.join("; ") }
}
