//! The plan for the room: which tables break, who moves where, and what must be asked first.
//!
//! Sizes come first. Breaking tables empty into the shortest ones; then one player at a time goes
//! from a fullest table to the shortest one until none is shorter than is allowed. Lowering only
//! the largest and raising only the shortest leaves no plan with fewer moves.
//! A table that is so short that it may halt does not wait for the tables that break.
//! Seats come second: the next big blind of the one table goes to the worst seat of the other.

use crate::button::{ButtonState, Role, SeatRank, rank_seats};
use crate::seating::redraw::{due_redraw, final_table_size, wanted_redraw};
use crate::seating::room::SeatRule;
use crate::seating::{MoveReason, Room, RoomTable, shortness};
use crate::settings::EarlyBreaks;
use crate::tournament::Tournament;
use crate::values::{SeatAt, SeatNo, SeatSet, TableNo, Timestamp};
use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// What is proposed for the room.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// Tables to break, in this order.
    pub breaks: Vec<TableNo>,
    /// Players to move, in this order.
    pub moves: Vec<PlannedMove>,
    /// Tables whose button must be told before the plan is whole.
    pub ask_button: Vec<TableNo>,
    /// Moves that no rule decides.
    pub undecided: Vec<Undecided>,
    /// The most players that a table is short of the fullest once all is done.
    pub gap_left: usize,
}

/// A move that is proposed to make tables even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlannedMove {
    /// The seat of the player who moves.
    pub from: SeatAt,
    /// The seat that they take, at a table that is short.
    pub to: SeatAt,
    /// By which rule the player and the seat were chosen.
    pub reason: MoveReason,
    /// What they are there on the next hand; none in stud.
    pub role: Option<Role>,
    /// Hands until they post the big blind there, 1 for the next; none in stud.
    pub hands_until_big_blind: Option<u16>,
}

/// A move that should be made and that no rule decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undecided {
    /// The table that has to give a player.
    pub from: TableNo,
    /// The table that is short of a player.
    pub to: TableNo,
    /// What is in the way, so that the director has to decide.
    pub why: Doubt,
}

/// Why no rule decides a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// Only the small blind, or a seat that waits, is open there.
    OnlyPoorSeats(Vec<SeatRank>),
    /// Everybody at the giving table is locked in their seat.
    EverybodyLocked,
}

impl Plan {
    /// Whether there is nothing to do and nothing to ask.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.breaks.is_empty()
            && self.moves.is_empty()
            && self.ask_button.is_empty()
            && self.undecided.is_empty()
    }
}

/// What is proposed for a tournament's room at `now`.
///
/// Rules: TDA 2011 §8; TDA 2024 §11. Source: the fullest table, and among equals the one that
/// breaks first; target: the shortest table, and among equals the one that breaks last.
#[must_use]
pub fn plan(tournament: &Tournament, now: Timestamp) -> Plan {
    if !tournament.is_seated(now) {
        return Plan::default();
    }
    plan_of_breaks(tournament, now).unwrap_or_else(|| Room::of(tournament, now).plan())
}

/// The table that would break next, or go in a redraw, if nobody could come any more.
#[must_use]
pub fn break_held_up(tournament: &Tournament, now: Timestamp) -> Option<TableNo> {
    let seating = &tournament.seating;
    let tables = seating.tables.len();
    let next = seating.break_order().next().filter(|_| tournament.is_seated(now))?;
    let limits = BreakLimits::of(tournament, now);
    let seats = seating.capacity() - u32::try_from(seating.table(next)?.usable().len()).ok()?;
    let seats = usize::try_from(seats).ok()?;
    let later = BreakLimits { early_breaks: None, ..limits };
    let is_redraw = wanted_redraw(tournament).is_some() && due_redraw(tournament, now).is_none();
    let is_held_up = later.allow(tables, seats) && !limits.allow(tables, seats);
    (is_redraw || is_held_up).then_some(next)
}

/// The plan where it needs no move but those of breaking tables.
///
/// Sizes alone say so, as long as every table has as many seats: so after most acts nobody needs
/// to look at every table. None where the whole room must be looked at.
fn plan_of_breaks(tournament: &Tournament, now: Timestamp) -> Option<Plan> {
    let seating = &tournament.seating;
    let seats = seating.even_seats()?;
    let mut sizes: Vec<u32> = seating.sizes().to_vec();
    let mut tables = seating.tables.len();
    let (mut breaks, mut newcomers) = (Vec::new(), 0);
    let limits = BreakLimits::of(tournament, now);
    for table in seating.break_order() {
        if !limits.allow(tables, (tables - 1) * seats) {
            break;
        }
        let leaving = seating.table(table)?.taken().len();
        *sizes.get_mut(leaving)? -= 1;
        newcomers += leaving;
        tables -= 1;
        breaks.push(table);
    }
    let gap = usize::from(tournament.settings.seating.gap(seating.tables.len()));
    let halt_gap = usize::from(tournament.settings.rules.halt_gap);
    if !breaks.is_empty() && gap_of(&sizes, seats)? > gap_beside_breaks(gap, halt_gap) {
        return None;
    }
    for _ in 0..newcomers {
        let smallest = sizes.iter().take(seats).position(|tables| *tables > 0)?;
        *sizes.get_mut(smallest)? -= 1;
        *sizes.get_mut(smallest + 1)? += 1;
    }
    let gap_left = gap_of(&sizes, seats)?;
    (gap_left <= gap).then_some(Plan { breaks, gap_left, ..Plan::default() })
}

/// The most that a table is short, by how many tables have each size, if all have as many seats.
fn gap_of(sizes: &[u32], seats: usize) -> Option<usize> {
    let fullest = sizes.iter().rposition(|tables| *tables > 0)?;
    let open = sizes.iter().take(seats).position(|tables| *tables > 0);
    Some(open.map_or(0, |smallest| fullest - smallest))
}

/// How short a table may be while others are to break: one that halts does not wait for them.
fn gap_beside_breaks(gap: usize, halt_gap: usize) -> usize {
    gap.max(halt_gap.saturating_sub(1))
}

/// What decides whether tables can break.
#[derive(Clone, Copy)]
struct BreakLimits<'a> {
    /// Players who need a seat, those who wait for one among them.
    players: usize,
    early_breaks: Option<EarlyBreaks>,
    redraw_at_tables: &'a [u16],
    final_table_size: usize,
}

impl<'a> BreakLimits<'a> {
    fn of(tournament: &'a Tournament, now: Timestamp) -> Self {
        let terms = &tournament.settings.seating;
        Self {
            players: usize::try_from(tournament.entries.left()).unwrap_or(usize::MAX),
            early_breaks: tournament.may_players_come(now).then_some(terms.early_breaks),
            redraw_at_tables: &terms.redraw_at_tables,
            final_table_size: usize::from(final_table_size(tournament)),
        }
    }

    fn of_room(room: &'a Room) -> Self {
        let seated: usize = room.tables.iter().map(|table| table.taken.len()).sum();
        Self {
            players: seated.saturating_add(room.waiting),
            early_breaks: room.early_breaks,
            redraw_at_tables: &room.redraw_at_tables,
            final_table_size: room.final_table_size,
        }
    }

    /// Whether one more of so many tables can break: everybody fits, enough seats stay open for
    /// those who may still come, and no redraw takes its place.
    fn allow(&self, tables: usize, seats_left: usize) -> bool {
        let by_redraw = self.redraw_at_tables.iter().any(|n| usize::from(*n) + 1 == tables);
        let too_many_for_final = tables == 2 && self.players > self.final_table_size;
        let fits = seats_left.checked_sub(self.players).is_some_and(|open| {
            self.early_breaks.is_none_or(|early| early.allows(open, seats_left))
        });
        tables >= 2 && fits && !by_redraw && !too_many_for_final
    }
}

impl Room {
    /// What is proposed for this room.
    #[must_use]
    pub fn plan(&self) -> Plan {
        let order = self.breaking_order();
        let rank: BTreeMap<TableNo, usize> =
            order.iter().enumerate().map(|(index, table)| (*table, order.len() - index)).collect();
        let breaks = self.tables_to_break(&order);
        let mut sizes = Sizes::new(&self.tables, &breaks, &rank);
        let arrivals = self.players_at(&breaks);
        let mut pairs = match breaks.is_empty() {
            true => Vec::new(),
            false => sizes.level(gap_beside_breaks(self.gap, self.halt_gap)),
        };
        sizes.fill(arrivals);
        pairs.extend(sizes.level(self.gap));
        let mut plan = Plan { breaks, gap_left: sizes.gap(), ..Plan::default() };
        if !pairs.is_empty() {
            Seats::new(self, &plan.breaks).choose(&pairs, &mut plan);
        }
        plan
    }

    /// Tables whose players fit elsewhere, first to break first.
    fn tables_to_break(&self, order: &[TableNo]) -> Vec<TableNo> {
        let by_no: BTreeMap<TableNo, &RoomTable> =
            self.tables.iter().map(|table| (table.table, table)).collect();
        let limits = BreakLimits::of_room(self);
        let mut seats: usize = self.tables.iter().map(|table| table.seats.len()).sum();
        let mut tables = self.tables.len();
        let mut breaks = Vec::new();
        for no in order {
            let Some(table) = by_no.get(no) else { continue };
            let seats_left = seats - table.seats.len();
            if !limits.allow(tables, seats_left) {
                break;
            }
            seats = seats_left;
            tables -= 1;
            breaks.push(*no);
        }
        breaks
    }

    fn players_at(&self, tables: &[TableNo]) -> usize {
        let tables: BTreeSet<TableNo> = tables.iter().copied().collect();
        let at = self.tables.iter().filter(|table| tables.contains(&table.table));
        at.map(|table| table.taken.len()).sum()
    }
}

/// Players and seats of a table.
type Size = (usize, usize);

/// How late a table breaks, reversed, and which one it is.
type Rank = (usize, TableNo);

/// A table that stays, by its size and its rank.
#[derive(Clone, Copy)]
struct SizedTable {
    size: Size,
    rank: Rank,
}

/// Sizes of the tables that stay, while players come and go.
struct Sizes {
    /// Only sizes that some table has: no set is empty.
    by_size: BTreeMap<Size, BTreeSet<Rank>>,
}

impl Sizes {
    fn new(tables: &[RoomTable], breaks: &[TableNo], rank: &BTreeMap<TableNo, usize>) -> Self {
        let breaks: BTreeSet<TableNo> = breaks.iter().copied().collect();
        let mut by_size: BTreeMap<Size, BTreeSet<Rank>> = BTreeMap::new();
        for table in tables.iter().filter(|table| !breaks.contains(&table.table)) {
            let rank = rank.get(&table.table).copied().unwrap_or_default();
            let size = (table.taken.len(), table.seats.len());
            by_size.entry(size).or_default().insert((rank, table.table));
        }
        Self { by_size }
    }

    /// The fullest table, among equals the one that breaks first.
    fn fullest(&self) -> Option<SizedTable> {
        let (players, _) = *self.by_size.last_key_value()?.0;
        let tables = self.by_size.range((players, 0)..);
        let last = tables.filter_map(|(size, tables)| Some((*tables.last()?, *size)));
        last.max().map(|(rank, size)| SizedTable { size, rank })
    }

    /// The table with an open seat that is shortest, the smallest among equals, and by how many.
    fn shortest(&self) -> Option<(usize, SizedTable)> {
        let (fullest, _) = *self.by_size.last_key_value()?.0;
        let open = self.by_size.iter().filter(|((players, seats), _)| players < seats);
        let first = open.filter_map(|(size, tables)| {
            let (players, seats) = *size;
            let short = shortness(players, seats, fullest);
            Some((Reverse(short), players, *tables.first()?, *size))
        });
        first.min().map(|(Reverse(short), _, rank, size)| (short, SizedTable { size, rank }))
    }

    /// Newcomers go to the shortest tables that have a seat.
    fn fill(&mut self, newcomers: usize) {
        for _ in 0..newcomers {
            let Some((_, table)) = self.shortest() else { return };
            self.resize(table, |players| players + 1);
        }
    }

    fn resize(&mut self, table: SizedTable, players: impl Fn(usize) -> usize) {
        let SizedTable { size, rank } = table;
        if let Entry::Occupied(mut tables) = self.by_size.entry(size) {
            tables.get_mut().remove(&rank);
            if tables.get().is_empty() {
                tables.remove();
            }
        }
        let (before, seats) = size;
        self.by_size.entry((players(before), seats)).or_default().insert(rank);
    }

    /// The most that a table with a seat open is short.
    fn gap(&self) -> usize {
        self.shortest().map_or(0, |(short, _)| short)
    }

    /// Moves one player at a time until no table is more than `gap` short.
    fn level(&mut self, gap: usize) -> Vec<(TableNo, TableNo)> {
        let mut pairs = Vec::new();
        while let (Some(full), Some((short, to))) = (self.fullest(), self.shortest())
            && short > gap
        {
            self.resize(full, |players| players - 1);
            self.resize(to, |players| players + 1);
            let ((_, from), (_, to)) = (full.rank, to.rank);
            pairs.push((from, to));
        }
        pairs
    }
}

/// Seats while a plan is made: who left and who came counts for the next move.
struct Seats<'a> {
    room: &'a Room,
    tables: BTreeMap<TableNo, RoomTable>,
    /// Seats of those who just arrived: nobody moves twice.
    arrived: BTreeMap<TableNo, SeatSet>,
}

impl<'a> Seats<'a> {
    fn new(room: &'a Room, breaks: &[TableNo]) -> Self {
        let stays = room.tables.iter().filter(|table| !breaks.contains(&table.table));
        let tables = stays.map(|table| (table.table, table.clone())).collect();
        Self { room, tables, arrived: BTreeMap::new() }
    }

    fn choose(&mut self, pairs: &[(TableNo, TableNo)], plan: &mut Plan) {
        let mut ask = BTreeSet::new();
        for (from, to) in pairs {
            let needs_button = self.room.seat_rule == SeatRule::NextBigBlind;
            // At an empty table there is nobody to ask, and at a new one nothing to tell.
            let is_unknown = |t: &RoomTable| t.button.is_none() && !t.taken.is_empty() && !t.is_new;
            let unknown =
                |table: &&TableNo| needs_button && self.tables.get(table).is_some_and(is_unknown);
            let unknown: Vec<TableNo> = [from, to].into_iter().filter(unknown).copied().collect();
            if !unknown.is_empty() {
                ask.extend(unknown);
                continue;
            }
            match self.choose_one(*from, *to) {
                Ok(planned) => plan.moves.push(planned),
                Err(why) => plan.undecided.push(Undecided { from: *from, to: *to, why }),
            }
        }
        plan.ask_button = ask.into_iter().collect();
    }

    fn choose_one(&mut self, from: TableNo, to: TableNo) -> Result<PlannedMove, Doubt> {
        let mover = self.mover(from).ok_or(Doubt::EverybodyLocked)?;
        let (seat, rank) = self.target(to)?;
        if let Some(table) = self.tables.get_mut(&from) {
            table.taken.remove(mover);
        }
        if let Some(table) = self.tables.get_mut(&to) {
            table.taken.insert(seat);
            table.opened.retain(|open| *open != seat);
        }
        self.arrived.entry(to).or_default().insert(seat);
        Ok(PlannedMove {
            from: SeatAt { table: from, seat: mover },
            to: SeatAt { table: to, seat },
            reason: match (rank, self.room.seat_rule) {
                (Some(_), _) => MoveReason::NextBigBlindToWorstSeat,
                (None, SeatRule::LastSeatOpened) => MoveReason::LastSeatOpened,
                (None, SeatRule::NextBigBlind) => MoveReason::NoHandYet,
            },
            role: rank.map(|rank| rank.role),
            hands_until_big_blind: rank.map(|rank| rank.hands_until_big_blind),
        })
    }

    /// Who leaves a table: the next big blind, or in stud somebody by lot.
    ///
    /// A locked player stays, and the next one who may move goes in their place.
    fn mover(&self, table: TableNo) -> Option<SeatNo> {
        let table = self.tables.get(&table)?;
        let arrived = self.arrived.get(&table.table).copied().unwrap_or_default();
        let movable = table.taken.difference(table.locked).difference(arrived);
        match self.room.seat_rule {
            SeatRule::NextBigBlind => {
                let state: ButtonState = table.button?;
                let first = state.next_big_blind(self.room.method, table.taken)?;
                if movable.contains(first) { Some(first) } else { movable.next_after(first) }
            }
            SeatRule::LastSeatOpened => self.by_lot(table.table, movable),
        }
    }

    /// One of these seats of a table, by the lot of the event.
    fn by_lot(&self, table: TableNo, seats: SeatSet) -> Option<SeatNo> {
        let lot = self.room.lot.wrapping_mul(u64::from(table.0) * 2 + 1);
        let count = u64::try_from(seats.len()).ok().filter(|count| *count > 0)?;
        seats.iter().nth(usize::try_from((lot >> 7) % count).ok()?)
    }

    /// Which seat an arrival takes: the worst one, or in stud the one that opened last.
    fn target(&self, table: TableNo) -> Result<(SeatNo, Option<SeatRank>), Doubt> {
        let none = || Doubt::OnlyPoorSeats(Vec::new());
        let table = self.tables.get(&table).ok_or_else(none)?;
        let open = table.seats.difference(table.taken);
        if self.room.seat_rule == SeatRule::LastSeatOpened {
            let last = table.opened.first().copied().or_else(|| open.iter().next());
            return last.map(|seat| (seat, None)).ok_or_else(none);
        }
        if table.button.is_none() && table.is_new {
            let seat = self.by_lot(table.table, open);
            return seat.map(|seat| (seat, None)).ok_or_else(none);
        }
        let state = table.button.ok_or_else(none)?;
        let ranking = rank_seats(self.room.method, state, table.taken, open);
        match ranking.first() {
            Some(worst) if !matches!(worst.role, Role::NotDealt | Role::SmallBlind) => {
                Ok((worst.seat, Some(*worst)))
            }
            _ => Err(Doubt::OnlyPoorSeats(ranking)),
        }
    }
}
