//! What players see of the room beside the clock: levels to come, chips, the final table, places.

use crate::color_ups::due_color_ups;
use crate::money::currency;
use engine::clock::Reading;
use engine::entries::Player;
use engine::finishes::{HandKey, places, standings, winner};
use engine::money::Currency;
use engine::seating::{Table, final_table_size};
use engine::structure::Stage;
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, Money, Place, PlayerId, SeatNo, TableNo, Timestamp};
use engine::winnings::dues;
use std::collections::BTreeMap;

/// So many stages to come are told.
const COMING_MAX: usize = 16;

/// So many of those who went out last are told.
const OUT_MAX: usize = 12;

/// So many of the best places are told once it is over.
const PODIUM_MAX: usize = 9;

/// What players see of the room beside the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomFacts {
    /// The stages after the one that is on, with the numbers of levels.
    pub coming: Vec<(Option<LevelNo>, Stage)>,
    /// The chips that are played with, the smallest first.
    pub chips: Vec<RoomChip>,
    /// The chips that go in the break that is on or the next one, the smallest first.
    pub colored_up: Vec<ColoredUp>,
    /// Chips in play.
    pub in_play: Chips,
    /// How many rebuys were sold.
    pub rebuys: u32,
    /// How many add-ons were sold.
    pub add_ons: u32,
    /// Whether entries are sold.
    pub is_registration_open: bool,
    /// The last level in which they are.
    pub last_entry_level: Option<LevelNo>,
    /// Who went out lately, the latest first.
    pub out: Vec<OutLine>,
    /// The final table; none before it.
    pub final_table: Option<FinalTable>,
    /// The best places once somebody has won; none after a deal, or where all seats are won.
    pub podium: Vec<PodiumLine>,
    /// The currency of their prizes.
    pub currency: Currency,
}

/// A chip as players know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomChip {
    pub value: Chips,
    /// Its color, as red, green and blue.
    pub color: [u8; 3],
    /// The color of the spots on its edge, likewise.
    pub edge: [u8; 3],
}

/// A chip that goes, and what it becomes where that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColoredUp {
    pub gone: RoomChip,
    pub next: Option<RoomChip>,
}

/// Somebody who went out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutLine {
    pub place: Place,
    pub name: String,
    /// Who knocked them out; none where nobody was named.
    pub by: Option<String>,
}

/// The table at which the last players sit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalTable {
    pub no: TableNo,
    /// How many seats it has.
    pub seats: u8,
    /// Who sits there, by seat.
    pub players: Vec<FinalSeat>,
    /// The seat of the button, where it is known.
    pub button: Option<SeatNo>,
}

/// A player at the final table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalSeat {
    pub seat: SeatNo,
    pub player: PlayerId,
    pub name: String,
    /// Their chips; none where the room cannot be told for sure.
    pub stack: Option<Chips>,
}

/// One of the best places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodiumLine {
    pub place: Place,
    pub name: String,
    /// What they won in all; nothing where the event has no prices.
    pub won: Money,
}

impl RoomFacts {
    /// What players see of the room at this reading of the clock.
    #[must_use]
    pub fn of(tournament: &Tournament, reading: &Reading, now: Timestamp) -> Self {
        let coming = tournament.structure().numbered().filter(|(no, _, _)| *no > reading.stage);
        let coming = coming.map(|(_, level, stage)| (level, stage.clone())).take(COMING_MAX);
        let players = || tournament.entries().players();
        Self {
            coming: coming.collect(),
            chips: chips(tournament),
            colored_up: colored_up(tournament, reading, now),
            in_play: tournament.chips().in_play(),
            rebuys: players().map(|player| u32::from(player.rebuys)).sum(),
            add_ons: players().map(|player| u32::from(player.add_ons)).sum(),
            is_registration_open: tournament.is_registration_open(now),
            last_entry_level: last_entry_level(tournament, reading),
            out: out(tournament),
            final_table: final_table(tournament, now),
            podium: winner(tournament).map(|_| podium(tournament)).unwrap_or_default(),
            currency: currency(tournament),
        }
    }
}

/// The last level in which entries are sold; none where they are still sold after it.
fn last_entry_level(tournament: &Tournament, reading: &Reading) -> Option<LevelNo> {
    let last = tournament.settings().last_entry_level()?;
    let is_to_come = reading.level.is_none_or(|level| level <= last);
    is_to_come.then_some(last)
}

fn chip(tournament: &Tournament, value: Chips) -> Option<RoomChip> {
    let chip = tournament.settings().chip_set.chip(value)?;
    let edge = if chip.edge.spots > 0 { chip.edge.color } else { contrasting(chip.color) };
    Some(RoomChip { value, color: chip.color, edge })
}

/// White spots on a dark chip, and dark ones on a light chip.
fn contrasting(color: [u8; 3]) -> [u8; 3] {
    let light: u32 = color.iter().map(|part| u32::from(*part)).sum();
    if light > 420 { [60, 60, 66] } else { [244, 244, 240] }
}

fn chips(tournament: &Tournament) -> Vec<RoomChip> {
    let (races, seating) = (tournament.races(), tournament.seating());
    let values = tournament.settings().chip_set.values();
    let left = values.filter(|value| !races.is_gone(*value, seating));
    left.filter_map(|value| chip(tournament, value)).collect()
}

/// What goes in the break that is on, or in the next one.
fn colored_up(tournament: &Tournament, reading: &Reading, now: Timestamp) -> Vec<ColoredUp> {
    let is_break = |stage: &Stage| matches!(stage, Stage::Break(_));
    let from = tournament.structure().numbered().filter(|(no, _, _)| *no >= reading.stage);
    let next = from.filter(|(_, _, stage)| is_break(stage)).map(|(no, _, _)| no).next();
    let steps = due_color_ups(tournament, now).into_iter();
    let due = steps.filter(|step| next.is_some() && step.in_break == next);
    let gone = due.flat_map(|step| step.removals);
    let colored = gone.filter_map(|removal| {
        let next = removal.next.and_then(|next| chip(tournament, next));
        Some(ColoredUp { gone: chip(tournament, removal.value)?, next })
    });
    colored.collect()
}

/// Who went out last, the latest first.
fn out(tournament: &Tournament) -> Vec<OutLine> {
    let name = |id| tournament.entries().player(id).map(|player| player.name.to_string());
    let is_out = |id| tournament.entries().player(id).is_some_and(|player| !player.is_in());
    let hands = tournament.finishes().hands().rev();
    let busts = hands.flat_map(|(key, hand)| hand.busts.iter().map(move |bust| (key, hand, bust)));
    // Whoever came back is out once, as they went out last.
    let is_last = |key: &HandKey, id| {
        tournament.finishes().last_bust(id).is_some_and(|(last, _)| last == key)
    };
    let last = busts.filter(|(key, _, bust)| is_out(bust.player) && is_last(key, bust.player));
    let last: Vec<_> = last.take(OUT_MAX).collect();
    let places: BTreeMap<PlayerId, Place> = places(tournament)
        .filter(|(id, _)| last.iter().any(|(_, _, bust)| bust.player == *id))
        .collect();
    let lines = last.into_iter().filter_map(|(_, hand, bust)| {
        let place = *places.get(&bust.player)?;
        let by: Vec<String> = hand.won_by(bust).iter().filter_map(|id| name(*id)).collect();
        let by = Some(by.join(", ")).filter(|by| !by.is_empty());
        Some(OutLine { place, name: name(bust.player)?, by })
    });
    lines.collect()
}

/// The last table, where more played than it has seats for.
fn final_table(tournament: &Tournament, now: Timestamp) -> Option<FinalTable> {
    let mut tables = tournament.seating().tables();
    let table = tables.next().filter(|_| tables.len() == 0)?;
    let (entries, seats) = (tournament.entries(), u32::try_from(table.seats().len()).ok()?);
    let is_final = tournament.clock().has_begun(now)
        && entries.taking_part() > seats
        && entries.left() <= u32::from(final_table_size(tournament));
    is_final.then(|| seated(tournament, table, now))
}

fn seated(tournament: &Tournament, table: &Table, now: Timestamp) -> FinalTable {
    let sitting = table.seats().filter_map(|(seat, at)| {
        let player: &Player = tournament.entries().player(at.player?)?;
        Some((seat, player))
    });
    let sitting: Vec<_> = sitting.collect();
    // Told are stacks that were all counted and still add up to the chips in play.
    let is_sure = tournament.chips().adrift == 0
        && sitting.iter().all(|(_, player)| player.counted.is_some());
    let players = sitting.into_iter().map(|(seat, player)| FinalSeat {
        seat,
        player: player.id,
        name: player.name.to_string(),
        stack: is_sure.then_some(player.stack),
    });
    FinalTable {
        no: table.no,
        seats: u8::try_from(table.seats().len()).unwrap_or(u8::MAX),
        players: players.collect(),
        button: table.button(now).map(|hand| hand.state.positions().button),
    }
}

/// The best places, with all that they won.
fn podium(tournament: &Tournament) -> Vec<PodiumLine> {
    let dues = dues(tournament);
    let won = |id| dues.iter().filter(|due| due.player == id).map(|due| due.amount).sum();
    let best = standings(tournament).into_iter().take(PODIUM_MAX).filter_map(|standing| {
        let player = tournament.entries().player(standing.player)?;
        let (place, name) = (standing.place?, player.name.to_string());
        Some(PodiumLine { place, name, won: won(player.id) })
    });
    best.collect()
}
