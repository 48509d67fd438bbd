//! Who sits where and who moves, as it is put on paper.

use crate::alphabet::NameKey;
use crate::person::Person;
use engine::concerns::Concerned;
use engine::entries::{NameOrder, PlayerName, PlayerNote, fold};
use engine::event::Event;
use engine::log::{Log, Record};
use engine::seating::Table;
use engine::settings::Language;
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, Seq, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitter {
    pub who: Person,
    pub at: SeatAt,
    /// Is not dealt in until the button has passed.
    pub waits_one_hand: bool,
    /// What the floor should know of them, and who assists them.
    pub note: PlayerNote,
    /// What was in the bag, where the player drew the seat for a new day.
    pub bag: Option<Chips>,
    /// The act that gave the seat: whoever holds an older card holds an outdated one.
    pub since: Seq,
    pub since_at: Timestamp,
}

/// Which of those who sit are wanted; everybody where nothing is said.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    /// Only at these tables, where any are named.
    pub tables: Vec<TableNo>,
    /// Only this player, where one is named.
    pub player: Option<PlayerId>,
    /// Only those who got their seat in this act or later.
    pub since: Option<Seq>,
}

impl Choice {
    fn has(&self, sitter: &Sitter) -> bool {
        let has_table = self.tables.is_empty() || self.tables.contains(&sitter.at.table);
        let is_player = self.player.is_none_or(|player| player == sitter.who.player);
        has_table && is_player && self.since.is_none_or(|since| sitter.since >= since)
    }

    /// Whether what an act brought at a table is wanted.
    #[must_use]
    pub fn has_brought(&self, act: Seq, table: Option<TableNo>) -> bool {
        let has_table = table.is_some_and(|table| self.tables.contains(&table));
        (self.tables.is_empty() || has_table) && self.since.is_none_or(|since| act >= since)
    }

    fn is_everybody(&self) -> bool {
        *self == Self::default()
    }

    /// Whether an empty table is wanted because it is named.
    fn is_only_tables(&self) -> bool {
        self.player.is_none() && self.since.is_none()
    }
}

/// Who sits where, by table and seat.
#[must_use]
pub fn sitters(log: &Log, choice: &Choice) -> Vec<Sitter> {
    let all = all_sitters(log);
    all.into_values().filter(|sitter| choice.has(sitter)).collect()
}

/// Puts them in the order in which people look for a name, in this language; names that are the
/// same in the order of their numbers.
pub fn sort_by_name(sitters: &mut [Sitter], order: NameOrder, language: Language) {
    sitters.sort_by_cached_key(|sitter| {
        let name = &sitter.who.name;
        let key = PlayerName::new(name).map(|name| NameKey::new(&name, order, language).owned());
        (key, name.clone(), sitter.who.player)
    });
}

/// Under which word of a name people look in the lists of an event.
#[must_use]
pub fn name_order(log: &Log) -> NameOrder {
    log.state().settings().name_order
}

/// What a name is sorted by: the words people look for, and those before, without case and accents.
#[must_use]
pub fn listed(name: &str, order: NameOrder) -> (String, String) {
    let Some(known) = PlayerName::new(name) else { return (fold(name), String::new()) };
    let (looked_for, rest) = known.listed(order);
    (looked_for.to_owned(), rest.to_owned())
}

/// The newest act in which seats were drawn, a table broke or all seats were drawn anew.
#[must_use]
pub fn newest_draw(log: &Log) -> Option<Seq> {
    let is_draw = |event: &Event| {
        matches!(
            event,
            Event::SeatsDrawn { .. } | Event::TableBroken { .. } | Event::Redrawn { .. }
        )
    };
    let mut newest_first = log.records().rev();
    newest_first
        .find(|record| record.act.body.events().iter().any(is_draw))
        .map(|record| record.seq)
}

/// What is in a seat of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InSeat {
    Taken(Sitter),
    Open,
    /// Nobody, and nobody may sit there.
    OutOfUse,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatedTable {
    pub table: TableNo,
    /// Every seat in order, taken or not.
    pub seats: Vec<(SeatNo, InSeat)>,
    /// Where the button is, where that is known.
    pub button: Option<SeatNo>,
}

impl SeatedTable {
    /// How many players sit at the table.
    #[must_use]
    pub fn players(&self) -> usize {
        self.seats.iter().filter(|(_, seat)| matches!(seat, InSeat::Taken(_))).count()
    }
}

/// Every table at which somebody is wanted, whole; all tables where nothing is said.
#[must_use]
pub fn seated_tables(log: &Log, choice: &Choice, now: Timestamp) -> Vec<SeatedTable> {
    let sitters = all_sitters(log);
    let tables: BTreeSet<TableNo> = sitters
        .values()
        .filter(|sitter| choice.has(sitter))
        .map(|sitter| sitter.at.table)
        .chain(choice.tables.iter().copied().filter(|_| choice.is_only_tables()))
        .collect();
    let all = log.state().seating().tables();
    let wanted = all.filter(|table| choice.is_everybody() || tables.contains(&table.no));
    wanted.map(|table| seated_table(table, &sitters, now)).collect()
}

fn seated_table(table: &Table, sitters: &BTreeMap<SeatAt, Sitter>, now: Timestamp) -> SeatedTable {
    let in_seat = |seat: SeatNo| {
        let sitter = sitters.get(&SeatAt { table: table.no, seat });
        match sitter {
            Some(sitter) => InSeat::Taken(sitter.clone()),
            None if table.closed().contains(seat) => InSeat::OutOfUse,
            None => InSeat::Open,
        }
    };
    let seats = table.seats().map(|(seat, _)| (seat, in_seat(seat))).collect();
    let button = table.button(now).map(|hand| hand.state.positions().button);
    SeatedTable { table: table.no, seats, button }
}

fn all_sitters(log: &Log) -> BTreeMap<SeatAt, Sitter> {
    let tournament = log.state();
    let since = seated_since(log);
    let entries = tournament.entries();
    let began = tournament.days().began_at();
    let mut sitters = BTreeMap::new();
    for table in tournament.seating().tables() {
        for (seat, place) in table.seats() {
            let Some(player) = place.player.and_then(|id| entries.player(id)) else { continue };
            let at = SeatAt { table: table.no, seat };
            let unknown = || (Seq(0), Timestamp::default());
            let (since, since_at) = since.get(&player.id).copied().unwrap_or_else(unknown);
            let day_began = began.filter(|began| since_at >= *began);
            let sitter = Sitter {
                who: Person::of(player, entries),
                at,
                waits_one_hand: player.waits_one_hand,
                note: player.note.clone(),
                bag: day_began.and_then(|_| tournament.days().bag(player.id)).map(|bag| bag.chips),
                since,
                since_at,
            };
            sitters.insert(at, sitter);
        }
    }
    sitters
}

/// The act that gave each player the last seat.
fn seated_since(log: &Log) -> BTreeMap<PlayerId, (Seq, Timestamp)> {
    let mut since = BTreeMap::new();
    for Record { seq, act } in log.records() {
        for event in act.body.events() {
            event.concerns(&mut |concerned| {
                if let Concerned::Seat(given) = concerned {
                    since.insert(given.player, (seq, act.at));
                }
            });
        }
    }
    since
}
