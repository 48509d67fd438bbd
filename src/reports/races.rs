//! Chip races: what every table gave and got, and whether it adds up.

use crate::person::Person;
use crate::sheet::{Cell, ReportRow, Sheet};
use engine::Tournament;
use engine::chips::{RacedSeat, RacedStep, RacedTable, Rescue, Rounding, SeatRace};
use engine::event::Event;
use engine::log::Log;
use engine::seating::Table;
use engine::values::{Chips, PlayerId, SeatNo, Seq, TableNo, Timestamp};
use std::cmp::Reverse;
use std::sync::Arc;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRace {
    pub seq: Seq,
    pub at: Timestamp,
    /// The values that went, and what each became.
    pub steps: Arc<[RacedStep]>,
    pub rounding: Rounding,
    /// Where the chips of rescued players came from.
    pub rescue: Rescue,
    /// What everybody gave and got.
    pub raced: Arc<RacedTable>,
}

/// What became of the chips of one value, at one table or in the whole room.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RaceSum {
    /// Chips of the value that were given up.
    pub chips: u64,
    /// Larger chips that were given straight for whole ones.
    pub exchanged: u64,
    /// Odd chips that were raced for larger ones.
    pub odd: u64,
    /// Larger chips that were won.
    pub won: u64,
    /// Larger chips that went to players who would have been raced out.
    pub rescued: u64,
    /// How much the chips in play changed by rounding.
    pub rounding: i64,
    /// How much they changed by rescued players.
    pub rescue: i64,
}

impl RaceSum {
    /// How much the chips in play grew, or shrank where negative.
    #[must_use]
    pub fn delta(&self) -> i64 {
        self.rounding + self.rescue
    }

    /// Larger chips that the table needs in all.
    #[must_use]
    pub fn received(&self) -> u64 {
        self.exchanged + self.won + self.rescued
    }

    pub fn add(&mut self, other: &Self) {
        self.chips += other.chips;
        self.exchanged += other.exchanged;
        self.odd += other.odd;
        self.won += other.won;
        self.rescued += other.rescued;
        self.rounding += other.rounding;
        self.rescue += other.rescue;
    }
}

impl TableRace {
    #[must_use]
    pub fn table(&self) -> TableNo {
        self.raced.table
    }

    /// Everybody's race for the value at this position among those that went.
    pub fn of_step(&self, index: usize) -> impl Iterator<Item = (&RacedSeat, &SeatRace)> {
        self.raced.seats.iter().filter_map(move |seat| Some((seat, seat.races.get(index)?)))
    }

    /// What became of the table's chips of the value at this position.
    #[must_use]
    pub fn sum(&self, index: usize) -> RaceSum {
        let Some(step) = self.steps.get(index) else { return RaceSum::default() };
        let mut sum = RaceSum::default();
        for (_, race) in self.of_step(index) {
            sum.chips += race.chips;
            sum.exchanged += race.exchanged;
            sum.odd += race.odd;
            sum.won += u64::from(race.has_won);
            sum.rescued += u64::from(race.is_rescued);
            sum.rounding += race.delta(*step);
        }
        if self.rescue == Rescue::After {
            let next = i64::try_from(step.next.0).unwrap_or(i64::MAX);
            let rescued = i64::try_from(sum.rescued).unwrap_or(i64::MAX);
            sum.rescue = next.saturating_mul(rescued);
            sum.rounding -= sum.rescue;
        }
        sum
    }

    /// Seats that won a chip of the value at this position, the best card first.
    #[must_use]
    pub fn winners(&self, index: usize) -> Vec<SeatNo> {
        let mut winners: Vec<(&RacedSeat, &SeatRace)> =
            self.of_step(index).filter(|(_, race)| race.has_won).collect();
        winners.sort_by_key(|(_, race)| Reverse(race.cards.iter().max().copied()));
        winners.into_iter().map(|(seat, _)| seat.seat).collect()
    }

    /// Seats that would have been raced out.
    #[must_use]
    pub fn rescued(&self, index: usize) -> Vec<SeatNo> {
        let rescued = self.of_step(index).filter(|(_, race)| race.is_rescued);
        rescued.map(|(seat, _)| seat.seat).collect()
    }
}

/// Every race that is in force, the first one first.
#[must_use]
pub fn races(log: &Log) -> Vec<TableRace> {
    races_as_of(log, log.last_seq())
}

/// Every race that was in force after the act with this number, the first one first.
#[must_use]
pub fn races_as_of(log: &Log, upto: Seq) -> Vec<TableRace> {
    let (mut races, history) = (Vec::new(), log.history(upto));
    for (act, seq) in log.acts().iter().zip((1..=upto.0).map(Seq)) {
        for event in act.body.events() {
            let Event::ChipsRaced { at, steps, rounding, rescue, tables, .. } = event else {
                continue;
            };
            if !history.is_in_force(seq) {
                continue;
            }
            let steps: Arc<[RacedStep]> = steps.as_slice().into();
            races.extend(tables.iter().map(|table| TableRace {
                seq,
                at: *at,
                steps: Arc::clone(&steps),
                rounding: *rounding,
                rescue: *rescue,
                raced: Arc::new(table.clone()),
            }));
        }
    }
    races
}

/// The races as rows: each table and value, and for every value the room as a whole.
#[must_use]
pub fn races_sheet(log: &Log) -> Sheet {
    let races = races(log);
    let mut rows: Vec<ReportRow> = Vec::new();
    for race in &races {
        for (index, step) in race.steps.iter().enumerate() {
            let seats = |seats: Vec<SeatNo>| {
                Cell::Numbers(seats.iter().map(|seat| i64::from(seat.0)).collect())
            };
            let mut row = vec![
                ("seq", Cell::number(Some(race.seq.0))),
                ("at", Cell::Moment(race.at)),
                ("table", Cell::number(Some(race.table().0))),
            ];
            row.extend(sum_cells(*step, &race.sum(index)));
            row.extend([
                ("rounding", Cell::word(race.rounding.id())),
                ("winners", seats(race.winners(index))),
                ("rescued_seats", seats(race.rescued(index))),
            ]);
            rows.push(row);
        }
    }
    for (value, raced) in log.state().races().values() {
        let mut sum = RaceSum::default();
        for race in &races {
            for (index, _) in race.steps.iter().enumerate().filter(|(_, s)| s.remove == value) {
                sum.add(&race.sum(index));
            }
        }
        let step = RacedStep { remove: value, next: raced.next, expected: raced.expected };
        let mut row = vec![("table", Cell::Empty)];
        row.extend(sum_cells(step, &sum));
        row.extend([
            ("tables", Cell::number(Some(raced.tables.len()))),
            ("tables_left", Cell::number(Some(raced.left(log.state().seating()).count()))),
            ("expected", Cell::number(raced.expected)),
            ("late", Cell::number(Some(raced.late))),
        ]);
        rows.push(row);
    }
    Sheet { rows }
}

fn sum_cells(step: RacedStep, sum: &RaceSum) -> ReportRow {
    let number = |count: u64| Cell::number(Some(count));
    vec![
        ("remove", number(step.remove.0)),
        ("next", number(step.next.0)),
        ("given", number(sum.chips)),
        ("exchanged", number(sum.exchanged)),
        ("odd", number(sum.odd)),
        ("raced", number(sum.odd.saturating_mul(step.remove.0))),
        ("won", number(sum.won)),
        ("rescued", number(sum.rescued)),
        ("delta", Cell::Number(sum.delta())),
    ]
}

/// A table for the sheet on which a race is written down, or stands when it was held.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaceSheetTable {
    pub table: TableNo,
    /// The values that go; none where nobody said.
    pub steps: Arc<[RacedStep]>,
    /// Its players in the order of their seats.
    pub seats: Vec<RaceSheetSeat>,
    /// Whether the table has raced.
    pub is_raced: bool,
    /// How much its chips changed.
    pub delta: i64,
}

/// A seat of the sheet, with what became of its chips.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaceSheetSeat {
    pub seat: SeatNo,
    pub who: Person,
    /// What became of the chips, value by value; nothing where there were none.
    pub races: Vec<SeatRace>,
}

impl RaceSheetSeat {
    fn of(
        tournament: &Tournament,
        seat: SeatNo,
        player: PlayerId,
        races: &[SeatRace],
    ) -> Option<Self> {
        let entries = tournament.entries();
        let who = Person::of(entries.player(player)?, entries);
        Some(Self { seat, who, races: races.to_vec() })
    }
}

/// The tables of the newest race, those that have not raced yet with empty lines.
#[must_use]
pub fn race_sheets(log: &Log, chosen: &[TableNo]) -> Vec<RaceSheetTable> {
    let races = races(log);
    let steps: Arc<[RacedStep]> =
        races.last().map_or_else(|| Arc::from([]), |race| Arc::clone(&race.steps));
    let tables = log.state().seating().tables().filter(|table| {
        !table.taken().is_empty() && (chosen.is_empty() || chosen.contains(&table.no))
    });
    let sheet = |table: &Table| {
        let is_it = |race: &&TableRace| race.table() == table.no && race.steps == steps;
        match races.iter().rev().find(is_it) {
            Some(race) => RaceSheetTable {
                table: table.no,
                steps: Arc::clone(&steps),
                seats: raced_seats(log.state(), race),
                is_raced: true,
                delta: race.raced.delta(&race.steps),
            },
            None => RaceSheetTable {
                table: table.no,
                steps: Arc::clone(&steps),
                seats: table
                    .seats()
                    .filter_map(|(no, seat)| RaceSheetSeat::of(log.state(), no, seat.player?, &[]))
                    .collect(),
                is_raced: false,
                delta: 0,
            },
        }
    };
    tables.map(sheet).collect()
}

fn raced_seats(tournament: &Tournament, race: &TableRace) -> Vec<RaceSheetSeat> {
    let seats = race.raced.seats.iter();
    let mut seats: Vec<RaceSheetSeat> = seats
        .filter_map(|seat| RaceSheetSeat::of(tournament, seat.seat, seat.player, &seat.races))
        .collect();
    // Whoever had none of the chips stands there, too, if they still sit there.
    let table = tournament.seating().table(race.table());
    for (no, seat) in table.into_iter().flat_map(Table::seats) {
        let is_there = seats.iter().any(|other| other.seat == no);
        if let Some(player) = seat.player.filter(|_| !is_there) {
            seats.extend(RaceSheetSeat::of(tournament, no, player, &[]));
        }
    }
    seats.sort_by_key(|seat| seat.seat);
    seats
}

/// How the chips of a value stand: what was expected, what came, and what explains a difference.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaceBalance {
    /// The chip value that was raced off.
    pub value: Chips,
    /// The larger value that those chips became.
    pub next: Chips,
    /// How many tables have raced.
    pub tables: usize,
    /// Tables with players that have not.
    pub left: Vec<TableNo>,
    pub sum: RaceSum,
    /// How many chips were to be there, where the chip set tells.
    pub expected: Option<u64>,
    /// Chips that turned up after the race.
    pub late: u64,
}

impl RaceBalance {
    /// Chips that are missing, or too many where negative; none where nobody knows.
    #[must_use]
    pub fn missing(&self) -> Option<i64> {
        let counted = self.sum.chips + self.late;
        let signed = |chips: u64| i64::try_from(chips).unwrap_or(i64::MAX);
        self.expected.map(|expected| signed(expected) - signed(counted))
    }
}

/// How every value stands that was raced for, the one raced last first.
#[must_use]
pub fn race_balances(tournament: &Tournament, races: &[TableRace]) -> Vec<RaceBalance> {
    let mut balances: Vec<(Option<Seq>, RaceBalance)> = Vec::new();
    for (value, raced) in tournament.races().values() {
        let (mut sum, mut last) = (RaceSum::default(), None);
        for race in races {
            for (index, _) in race.steps.iter().enumerate().filter(|(_, s)| s.remove == value) {
                sum.add(&race.sum(index));
                last = Some(race.seq);
            }
        }
        let balance = RaceBalance {
            value,
            next: raced.next,
            tables: raced.tables.len(),
            left: raced.left(tournament.seating()).collect(),
            sum,
            expected: raced.expected,
            late: raced.late,
        };
        balances.push((last, balance));
    }
    balances.sort_by_key(|(last, balance)| (Reverse(*last), balance.value));
    balances.into_iter().map(|(_, balance)| balance).collect()
}
