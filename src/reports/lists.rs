//! The views that `show` and `export` know, each as a sheet.

use crate::color_ups::color_ups;
use crate::header::header;
use crate::money::prize_cells;
use crate::move_order::moves_under_way;
use crate::pace::with_shares;
use crate::points_table::points_cells;
use crate::sheet::{Cell, ReportRow, Sheet};
use engine::clock::Run;
use engine::entries::{Player, Status};
use engine::finishes::{Exit, winner};
use engine::hands::{TableButton, WhichHand, table_button};
use engine::seating::Table;
use engine::structure::{Ante, Break, Level, Stage, Stakes};
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, PlayerId, SeatNo, SeatSet, StageNo, Timestamp};
use std::collections::BTreeMap;

/// Everybody who took part, best first.
#[must_use]
pub fn standings(tournament: &Tournament) -> Sheet {
    let won = prize_cells(tournament);
    let points = points_cells(tournament);
    let rows = with_shares(tournament).into_iter().filter_map(|(standing, shared)| {
        let player = tournament.entries().player(standing.player)?;
        Some(vec![
            ("place", Cell::number(standing.place.map(|place| place.0))),
            ("name", Cell::Text(player.name.to_string())),
            ("entries", Cell::Number(i64::from(player.entries))),
            ("rebuys", Cell::Number(i64::from(player.rebuys))),
            ("addons", Cell::Number(i64::from(player.add_ons))),
            ("busted_at", standing.busted_at.map_or(Cell::Empty, Cell::Moment)),
            ("by", Cell::Texts(names(tournament, &standing.by))),
            ("exit", exit_id(standing.exit).map_or(Cell::Empty, Cell::word)),
            ("prize", won.get(&standing.player).cloned().unwrap_or(Cell::Empty)),
            ("points", points.get(&standing.player).cloned().unwrap_or(Cell::Empty)),
            ("hand", Cell::number(standing.hand)),
            (
                "prizes",
                shared.map_or(Cell::Empty, |(first, last)| {
                    Cell::Numbers(vec![i64::from(first.0), i64::from(last.0)])
                }),
            ),
        ])
    });
    Sheet { rows: rows.collect() }
}

/// How somebody went out, where it was not by losing all chips.
fn exit_id(exit: Exit) -> Option<&'static str> {
    match exit {
        Exit::BustedOut => None,
        Exit::Disqualified => Some("disqualified"),
        Exit::LeftEarly => Some("left_early"),
    }
}

fn names(tournament: &Tournament, players: &[PlayerId]) -> Vec<String> {
    let players = players.iter().filter_map(|id| tournament.entries().player(*id));
    players.map(|player| player.name.to_string()).collect()
}

/// Every taken seat, by table and seat.
#[must_use]
pub fn seats(tournament: &Tournament) -> Sheet {
    let mut sheet = Sheet::default();
    for table in tournament.seating().tables() {
        for (seat, place) in table.seats() {
            let Some(player) = place.player.and_then(|id| tournament.entries().player(id)) else {
                continue;
            };
            sheet.rows.push(vec![
                ("table", Cell::Number(i64::from(table.no.0))),
                ("seat", Cell::Number(i64::from(seat.0))),
                ("name", Cell::Text(player.name.to_string())),
                ("stack", Cell::number(Some(player.stack.0))),
                ("locked", Cell::Flag(player.is_locked)),
            ]);
        }
    }
    sheet
}

/// Every table, with its button where that is known at `now`.
#[must_use]
pub fn tables(tournament: &Tournament, now: Timestamp) -> Sheet {
    let rows = tournament.seating().tables();
    Sheet { rows: rows.map(|table| table_row(tournament, table, now)).collect() }
}

/// One table, with button and blinds of the hand that is played or comes, as in the window.
fn table_row(tournament: &Tournament, table: &Table, now: Timestamp) -> ReportRow {
    let known = match table_button(tournament, table, now) {
        TableButton::Known(known) => Some(known),
        TableButton::NotUsed | TableButton::Unknown | TableButton::NoHand => None,
    };
    let blinds = known.filter(|known| known.has_blinds).map(|known| known.positions);
    let hand = known.map_or(Cell::Empty, |known| {
        Cell::word(match known.which {
            WhichHand::Played => "played",
            WhichHand::Coming => "next",
            WhichHand::AfterStud => "after_stud",
        })
    });
    let seat = |seat: Option<SeatNo>| Cell::number(seat.map(|seat| seat.0));
    let seats = |set: SeatSet| Cell::Numbers(set.iter().map(|seat| i64::from(seat.0)).collect());
    vec![
        ("table", Cell::Number(i64::from(table.no.0))),
        ("seats", Cell::number(Some(table.usable().len()))),
        ("players", Cell::number(Some(table.taken().len()))),
        ("open", seats(table.open())),
        ("out_of_use", seats(table.closed())),
        ("button", seat(known.map(|known| known.positions.button))),
        ("small_blind", seat(blinds.map(|positions| positions.small_blind))),
        ("big_blind", seat(blinds.map(|positions| positions.big_blind))),
        ("hand", hand),
        ("tracked", Cell::Flag(table.is_tracked)),
        ("hands", Cell::Number(i64::from(table.hands))),
    ]
}

/// What the clock shows at `now`.
#[must_use]
pub fn clock(tournament: &Tournament, now: Timestamp) -> Sheet {
    let header = header(tournament, now);
    let reading = header.reading;
    let run = match (reading.run, reading.starts_at) {
        (_, Some(_)) => "scheduled",
        (Run::NotStarted, None) => "not_started",
        (Run::Running, None) => "running",
        (Run::Paused, None) if reading.recess.is_some_and(|recess| recess.waits(now)) => "waits",
        (Run::Paused, None) if reading.recess.is_some() => "break",
        (Run::Paused, None) if reading.waits_millis.is_some() => "waits",
        (Run::Paused, None) => "paused",
    };
    let level = tournament.level_hands(&reading);
    // A level that lasts so many hands is over at no time that is known.
    let secs = Some(ceil_secs(reading.remaining_millis)).filter(|_| level.is_none());
    let mut row = vec![
        ("run", Cell::word(run)),
        ("stage", Cell::Number(i64::from(reading.stage.0))),
        ("level", Cell::number(reading.level.map(|level| level.0))),
        ("break", Cell::Flag(reading.nobody_plays())),
        ("remaining_secs", Cell::number(secs)),
        ("hands", Cell::number(level.map(|level| level.hands))),
        ("hands_left", Cell::number(level.map(|level| level.left))),
    ];
    row.extend(header.level.iter().flat_map(|(_, level)| stakes(level)));
    row.push(("break_in_secs", Cell::number(header.break_in_millis.map(ceil_secs))));
    let until = reading.recess.map(|recess| recess.until);
    row.push(("back_at", until.map_or(Cell::Empty, Cell::Moment)));
    row.push(("starts_at", reading.starts_at.map_or(Cell::Empty, Cell::Moment)));
    Sheet { rows: vec![row] }
}

fn ceil_secs(millis: i64) -> i64 {
    millis.saturating_add(999).div_euclid(1000)
}

fn stakes(level: &Level) -> ReportRow {
    let chips = |chips: Chips| Cell::number(Some(chips.0));
    match level.stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => {
            let mut row = vec![
                ("small_blind", chips(small_blind)),
                ("big_blind", chips(big_blind)),
                ("ante", chips(level.stakes.ante_chips())),
            ];
            if matches!(ante, Ante::BigBlind(_)) {
                row.push(("ante_from", Cell::word("big_blind")));
            }
            row
        }
        Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => vec![
            ("small_blind", chips(small_blind)),
            ("big_blind", chips(big_blind)),
            ("ante", chips(Chips::ZERO)),
            ("small_bet", chips(small_bet)),
            ("big_bet", chips(big_bet)),
        ],
        Stakes::Stud { ante, bring_in, small_bet, big_bet } => vec![
            ("ante", chips(ante)),
            ("bring_in", chips(bring_in)),
            ("small_bet", chips(small_bet)),
            ("big_bet", chips(big_bet)),
        ],
    }
}

/// Levels and breaks in their order.
#[must_use]
pub fn structure(tournament: &Tournament) -> Sheet {
    let mut breaks = 0;
    let is_mixed = tournament.structure().has_several_games();
    let going = marked_values(tournament);
    let rows = tournament.structure().numbered().map(|(at, no, stage)| match stage {
        Stage::Level(level) => {
            let mut row = level_row(no, level);
            if is_mixed {
                row.push(("game", Cell::word(level.game.id())));
            }
            row
        }
        Stage::Break(Break { secs, color_up }) => {
            breaks += 1;
            let mut row = vec![
                ("break", Cell::Number(breaks)),
                ("secs", Cell::Number(i64::from(*secs))),
                ("color_up", Cell::Flag(*color_up)),
            ];
            if let Some(values) = going.get(&at) {
                row.push(("colors_up", Cell::Numbers(values.clone())));
            }
            row
        }
    });
    Sheet { rows: rows.collect() }
}

/// Which chips go in which break, as the structure marks them.
pub(crate) fn marked_values(tournament: &Tournament) -> BTreeMap<StageNo, Vec<i64>> {
    let number = |chips: Chips| i64::try_from(chips.0).unwrap_or(i64::MAX);
    let steps = color_ups(tournament, Timestamp(0)).marked.steps.into_iter();
    let values = steps.filter_map(|step| {
        let values = step.removals.iter().map(|removal| number(removal.value));
        Some((step.in_break?, values.collect()))
    });
    values.collect()
}

fn level_row(no: Option<LevelNo>, level: &Level) -> ReportRow {
    let mut row = vec![("level", Cell::number(no.map(|no| no.0)))];
    row.extend(stakes(level));
    row.push(("secs", Cell::Number(i64::from(level.secs))));
    if level.color_up {
        row.push(("color_up", Cell::Flag(true)));
    }
    row
}

/// Moves that were ordered and not reported done.
#[must_use]
pub fn moves(tournament: &Tournament) -> Sheet {
    let rows = moves_under_way(tournament.seating()).into_iter().filter_map(|pending| {
        let order = pending.order;
        let player = tournament.entries().player(order.player)?;
        Some(vec![
            ("name", Cell::Text(player.name.to_string())),
            ("from_table", Cell::Number(i64::from(order.from.table.0))),
            ("from_seat", Cell::Number(i64::from(order.from.seat.0))),
            ("to_table", Cell::Number(i64::from(order.to.table.0))),
            ("to_seat", Cell::Number(i64::from(order.to.seat.0))),
            ("reason", Cell::word(order.reason)),
            ("waits_one_hand", Cell::Flag(order.waits_one_hand)),
            ("ordered_at", Cell::Moment(pending.at)),
        ])
    });
    Sheet { rows: rows.collect() }
}

/// The tournament in one row.
#[must_use]
pub fn summary(tournament: &Tournament, now: Timestamp) -> Sheet {
    let entries = tournament.entries();
    let is_waiting = |player: &&Player| player.status == Status::Alternate;
    let alternates = entries.players().filter(is_waiting).count();
    let winner = winner(tournament).and_then(|id| entries.player(id));
    let number = |n: u32| Cell::Number(i64::from(n));
    Sheet {
        rows: vec![vec![
            ("name", Cell::Text(tournament.settings().name.clone())),
            ("rules", Cell::Text(tournament.settings().rules.rulebook.id().to_owned())),
            ("players", number(entries.taking_part())),
            ("entries", number(entries.entries_total())),
            ("re_entries", number(entries.re_entries_total())),
            ("rebuys", number(entries.rebuys_total())),
            ("addons", number(entries.add_ons_total())),
            ("left", number(entries.left())),
            ("alternates", Cell::number(Some(alternates))),
            ("tables", Cell::number(Some(tournament.seating().tables().len()))),
            ("level", Cell::number(tournament.reading(now).level.map(|level| level.0))),
            ("chips", Cell::number(Some(tournament.chips().in_play().0))),
            ("winner", winner.map_or(Cell::Empty, |player| Cell::Text(player.name.to_string()))),
        ]],
    }
}
