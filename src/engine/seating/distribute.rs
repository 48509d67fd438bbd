//! Seats for many players at once, at sizes as even as the tables allow.

use crate::entries::{Player, SeatNeed};
use crate::refusal::Refusal;
use crate::seating::{DrawRoll, shortness};
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, SeatNo, SeatSet, TableNo};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A table as a draw sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct DrawTable {
    pub table: TableNo,
    /// Players who stay there, or were given one of its seats before.
    pub taken: usize,
    /// Seats in use that nobody sits in: those that can be drawn.
    pub open: SeatSet,
}

/// The tables that a draw fills, with the size of the fullest one.
#[derive(Debug, Clone, Default)]
pub(super) struct DrawRoom {
    /// By number. Tables without an open seat may be left out.
    pub tables: Vec<DrawTable>,
    /// Players at the fullest table of the room, those that are left out among them.
    pub fullest: usize,
}

impl DrawRoom {
    /// A room in which no table is left out.
    pub(super) fn whole(tables: Vec<DrawTable>) -> Self {
        let fullest = tables.iter().map(|table| table.taken).max().unwrap_or(0);
        Self { tables, fullest }
    }

    /// The same room without tables that break next, as far as so many players find a seat
    /// elsewhere; the last ones to break come back first.
    pub(super) fn without(&self, due: &[TableNo], players: usize) -> Self {
        let is_due = |drawn: &DrawTable| due.contains(&drawn.table);
        let (mut last, mut tables): (Vec<DrawTable>, Vec<DrawTable>) =
            self.tables.iter().copied().partition(is_due);
        let rank = |drawn: &DrawTable| due.iter().position(|table| *table == drawn.table);
        last.sort_by_key(rank);
        let mut open: usize = tables.iter().map(|drawn| drawn.open.len()).sum();
        while open < players
            && let Some(drawn) = last.pop()
        {
            open += drawn.open.len();
            tables.push(drawn);
        }
        tables.sort_unstable_by_key(|drawn| drawn.table);
        Self { tables, fullest: self.fullest }
    }
}

/// Gives every player a seat, at tables that do not break next where that can be.
///
/// # Errors
/// Where there are too few seats, or a need cannot be met.
pub(super) fn draw_lasting_seats(
    tournament: &Tournament,
    roll: &DrawRoll,
    players: &[PlayerId],
    needs: &BTreeMap<PlayerId, SeatNeed>,
    room: DrawRoom,
    due: &[TableNo],
    before: &BTreeMap<PlayerId, SeatAt>,
) -> Result<Vec<(PlayerId, SeatAt)>, Refusal> {
    let lasting = room.without(due, players.len());
    let is_whole = lasting.tables.len() == room.tables.len();
    match draw_seats(tournament, roll, players, needs, lasting, before) {
        // Who must sit at one of those tables, or may not sit at the others, sits there.
        Err(_) if !is_whole => draw_seats(tournament, roll, players, needs, room, before),
        drawn => drawn,
    }
}

/// Gives every player a seat at these tables by the order of the draw.
///
/// Who must have a table or seat gets one first. Then each table is given as many players as
/// keeps the sizes even, the shortest first; its seats, all seats together, and the players are
/// put in the order of the draw and matched. Somebody who may not sit with another takes the
/// next seat that is at another table, or changes with the last one placed before them, or takes a
/// seat at another table that nobody was to have.
///
/// `before` are seats drawn just before in the same act; they count for who may sit with whom.
///
/// # Errors
/// Where there are too few seats, or a need cannot be met.
pub(super) fn draw_seats(
    tournament: &Tournament,
    roll: &DrawRoll,
    players: &[PlayerId],
    needs: &BTreeMap<PlayerId, SeatNeed>,
    room: DrawRoom,
    before: &BTreeMap<PlayerId, SeatAt>,
) -> Result<Vec<(PlayerId, SeatAt)>, Refusal> {
    let mut draw = SeatDraw {
        tournament,
        roll,
        drawn: players.iter().copied().collect(),
        tables: room.tables,
        fullest: room.fullest,
        placed: before.clone(),
        apart: BTreeSet::new(),
    };
    draw.apart = players.iter().copied().filter(|id| !draw.kept_apart(*id).is_empty()).collect();
    let order = roll.players(players.to_vec());
    let mut needed: Vec<(PlayerId, SeatNeed)> =
        order.iter().filter_map(|player| Some((*player, *needs.get(player)?))).collect();
    // Who has least to choose from comes first, so that nobody takes their only seat.
    needed.sort_by_key(|(_, need)| (need.seat.is_none(), need.table.is_none()));
    for (player, need) in needed {
        draw.place_needed(player, need)?;
    }
    let rest: Vec<PlayerId> =
        order.iter().copied().filter(|player| !needs.contains_key(player)).collect();
    let mut free: Vec<Option<SeatAt>> = draw.seats_for(rest.len())?.into_iter().map(Some).collect();
    let mut done = Vec::with_capacity(rest.len());
    let mut first_free = 0;
    for player in rest {
        while free.get(first_free).is_some_and(Option::is_none) {
            first_free += 1;
        }
        draw.place(player, free.get_mut(first_free..).unwrap_or_default(), &done)?;
        done.push(player);
    }
    Ok(order.into_iter().filter_map(|id| Some((id, *draw.placed.get(&id)?))).collect())
}

struct SeatDraw<'a> {
    tournament: &'a Tournament,
    roll: &'a DrawRoll,
    drawn: BTreeSet<PlayerId>,
    /// By number, so that a table is found by searching.
    tables: Vec<DrawTable>,
    fullest: usize,
    placed: BTreeMap<PlayerId, SeatAt>,
    /// Those in the draw who may not sit with somebody.
    apart: BTreeSet<PlayerId>,
}

impl SeatDraw<'_> {
    fn table(&self, table: TableNo) -> Option<&DrawTable> {
        let index = self.tables.binary_search_by_key(&table, |drawn| drawn.table).ok()?;
        self.tables.get(index)
    }

    fn kept_apart(&self, player: PlayerId) -> &[PlayerId] {
        self.tournament.entries.player(player).map_or(&[], |player| &player.apart)
    }

    /// Somebody at this table with whom the player may not sit.
    fn conflict(&self, player: PlayerId, table: TableNo) -> Option<PlayerId> {
        let sits_there = |other: &&PlayerId| {
            let drawn = self.placed.get(other).map(|at| at.table);
            let stays = || {
                let seat = self.tournament.entries.player(**other).and_then(Player::seat);
                seat.map(|at| at.table).filter(|_| !self.drawn.contains(other))
            };
            drawn.or_else(stays) == Some(table)
        };
        self.kept_apart(player).iter().find(sits_there).copied()
    }

    fn place_needed(&mut self, player: PlayerId, need: SeatNeed) -> Result<(), Refusal> {
        let fits = |at: &SeatAt| need.is_met_by(*at);
        let open = self.tables.iter().flat_map(|drawn| seats_of(drawn.table, drawn.open));
        let at = self.roll.seats(open.filter(fits).collect()).into_iter().next();
        let at = at.ok_or(Refusal::NeedImpossible { player })?;
        if let Some(drawn) = find_mut(&mut self.tables, at.table) {
            drawn.open.remove(at.seat);
            drawn.taken += 1;
            self.fullest = self.fullest.max(drawn.taken);
        }
        self.placed.insert(player, at);
        Ok(())
    }

    /// The seats that `players` newcomers take, in the order of the draw.
    fn seats_for(&self, players: usize) -> Result<Vec<SeatAt>, Refusal> {
        let mut seats = Vec::with_capacity(players);
        for (table, takes) in self.takes(players)? {
            let open = self.table(table).map(|drawn| drawn.open).unwrap_or_default();
            let open = self.roll.seats(seats_of(table, open).collect());
            seats.extend(open.into_iter().take(takes));
        }
        Ok(self.roll.seats(seats))
    }

    /// How many newcomers each table takes: one more for all of the shortest, again and again;
    /// where not all of them get one, the draw says which do.
    fn takes(&self, players: usize) -> Result<BTreeMap<TableNo, usize>, Refusal> {
        // By seats and players.
        let mut by_size: BTreeMap<(usize, usize), Vec<TableNo>> = BTreeMap::new();
        for drawn in self.tables.iter().filter(|drawn| !drawn.open.is_empty()) {
            let seats = drawn.taken + drawn.open.len();
            by_size.entry((seats, drawn.taken)).or_default().push(drawn.table);
        }
        let mut takes: BTreeMap<TableNo, usize> = BTreeMap::new();
        let (mut left, mut fullest) = (players, self.fullest);
        while left > 0 {
            let order =
                |(seats, size): (usize, usize)| (Reverse(shortness(size, seats, fullest)), size);
            let first = by_size.keys().map(|key| order(*key)).min();
            let first = first.ok_or_else(|| self.too_few_seats(players))?;
            let is_shortest = |key: &(usize, usize), _: &mut Vec<TableNo>| order(*key) == first;
            let mut shortest: Vec<((usize, usize), TableNo)> = by_size
                .extract_if(.., is_shortest)
                .flat_map(|(key, tables)| tables.into_iter().map(move |table| (key, table)))
                .collect();
            if shortest.len() > left {
                let rank = |(_, table): &(_, TableNo)| self.roll.rank(&format!("table {table}"));
                shortest.sort_by_cached_key(rank);
                shortest.truncate(left);
            }
            left -= shortest.len();
            for ((seats, size), table) in shortest {
                *takes.entry(table).or_default() += 1;
                fullest = fullest.max(size + 1);
                if size + 1 < seats {
                    by_size.entry((seats, size + 1)).or_default().push(table);
                }
            }
        }
        Ok(takes)
    }

    fn too_few_seats(&self, players: usize) -> Refusal {
        let seats: usize = self.tables.iter().map(|drawn| drawn.open.len()).sum();
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Refusal::TooFewSeats { players: number(players), seats: number(seats) }
    }

    /// Places a player in the first free seat that they may have.
    fn place(
        &mut self,
        player: PlayerId,
        free: &mut [Option<SeatAt>],
        done: &[PlayerId],
    ) -> Result<(), Refusal> {
        let is_free_of_rules = !self.apart.contains(&player);
        for seat in free.iter_mut() {
            let Some(at) = *seat else { continue };
            if is_free_of_rules || self.conflict(player, at.table).is_none() {
                self.placed.insert(player, at);
                *seat = None;
                return Ok(());
            }
        }
        self.change_with_another(player, free, done)
    }

    fn change_with_another(
        &mut self,
        player: PlayerId,
        free: &mut [Option<SeatAt>],
        done: &[PlayerId],
    ) -> Result<(), Refusal> {
        let Some(open) = free.iter().flatten().next().copied() else {
            return Err(self.too_few_seats(done.len() + 1));
        };
        for other in done.iter().rev() {
            let Some(theirs) = self.placed.get(other).copied() else { continue };
            self.placed.remove(other);
            let fits = theirs.table != open.table
                && self.conflict(player, theirs.table).is_none()
                && self.conflict(*other, open.table).is_none();
            if fits {
                self.placed.insert(*other, open);
                self.placed.insert(player, theirs);
                take(free, open);
                return Ok(());
            }
            self.placed.insert(*other, theirs);
        }
        let drawn_for: BTreeSet<SeatAt> = free.iter().flatten().copied().collect();
        if let Some(at) = self.elsewhere(player, &drawn_for) {
            self.placed.insert(player, at);
            take(free, open);
            return Ok(());
        }
        let other = self.conflict(player, open.table).unwrap_or(player);
        Err(Refusal::ApartImpossible { player, other })
    }

    /// A seat that was not drawn for, at the smallest table where the player may sit.
    fn elsewhere(&self, player: PlayerId, drawn_for: &BTreeSet<SeatAt>) -> Option<SeatAt> {
        let placed: BTreeSet<SeatAt> = self.placed.values().copied().collect();
        let is_gone = |at: &SeatAt| placed.contains(at) || drawn_for.contains(at);
        let may_sit = |drawn: &&DrawTable| self.conflict(player, drawn.table).is_none();
        let size_and_seats = self.tables.iter().filter(may_sit).filter_map(|drawn| {
            let (gone, open): (Vec<SeatAt>, Vec<SeatAt>) =
                seats_of(drawn.table, drawn.open).partition(is_gone);
            (!open.is_empty()).then_some((drawn.taken + gone.len(), open))
        });
        let (_, open) = size_and_seats.min_by_key(|(size, _)| *size)?;
        self.roll.seats(open).into_iter().next()
    }
}

/// Takes a seat off the free ones.
fn take(free: &mut [Option<SeatAt>], at: SeatAt) {
    for seat in free.iter_mut().filter(|seat| **seat == Some(at)) {
        *seat = None;
    }
}

/// The table with this number in a list by number.
pub(super) fn find_mut(tables: &mut [DrawTable], table: TableNo) -> Option<&mut DrawTable> {
    let index = tables.binary_search_by_key(&table, |drawn| drawn.table).ok()?;
    tables.get_mut(index)
}

fn seats_of(table: TableNo, seats: SeatSet) -> impl Iterator<Item = SeatAt> {
    seats.iter().map(move |seat: SeatNo| SeatAt { table, seat })
}
