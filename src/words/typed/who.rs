//! Who is meant, and which table and seat: by letters of a name, a number, or a place.

use crate::typed::{Asking, Meant, Number, Token, find};
use engine::entries::{Player, Status};
use engine::values::{PlayerId, SeatAt, SeatNo, TableNo};

/// How many players are looked at for one way to understand what was typed.
const PEOPLE_MAX: usize = 12;

/// The words and numbers that were said with a phrase.
#[derive(Debug, Default)]
pub(super) struct Named<'a> {
    pub(super) names: Vec<&'a str>,
    pub(super) plain: Vec<u32>,
    /// The same as they were typed.
    pub(super) digits: Vec<&'a str>,
    pub(super) table: Option<u32>,
    pub(super) seat: Option<u32>,
    pub(super) player: Option<u32>,
    /// Seconds to add, or to take.
    pub(super) time: Option<i64>,
    pub(super) span: Option<i64>,
    /// `20:00`, which may be a table and a seat as well.
    pub(super) clock: Option<(u32, u32)>,
}

impl<'a> Named<'a> {
    pub(super) fn of(rest: &'a [Token]) -> Self {
        let mut named = Self::default();
        for token in rest {
            match token.number {
                None => named.names.push(&token.folded),
                Some(Number::Plain(number)) => {
                    named.plain.push(number);
                    named.digits.push(&token.folded);
                }
                Some(Number::Table(number)) => named.table = Some(number),
                Some(Number::Seat(number)) => named.seat = Some(number),
                Some(Number::Player(number)) => named.player = Some(number),
                Some(Number::Time(secs)) => named.time = Some(secs),
                Some(Number::Span(secs)) => named.span = Some(secs),
                Some(Number::Clock(first, second)) => {
                    named.clock = Some((first, second));
                    (named.table, named.seat) = (Some(first), Some(second));
                }
            }
        }
        named
    }

    /// The table and the seat that are named, the plain numbers read from `first` on.
    pub(super) fn place(&self, first: usize) -> (Option<u32>, Option<u32>) {
        let mut plain = self.plain.iter().copied().skip(first);
        let table = self.table.or_else(|| plain.next());
        let seat = self.seat.or_else(|| table.and_then(|_| plain.next()));
        (table, seat)
    }
}

pub(super) fn table_no(table: u32) -> TableNo {
    TableNo(u16::try_from(table).unwrap_or(u16::MAX))
}

pub(super) fn seat_at(table: u32, seat: u32) -> SeatAt {
    SeatAt { table: table_no(table), seat: SeatNo(u8::try_from(seat).unwrap_or(u8::MAX)) }
}

/// Who is meant by letters of the name, a number, or the seat.
pub(super) fn people(asking: &Asking<'_>, named: &Named<'_>) -> Vec<Meant> {
    let entries = asking.tournament.entries();
    if let Some(number) = named.player {
        let player = entries.player(PlayerId(number));
        let is_there = |player: &&Player| player.status != Status::Withdrawn;
        let player = player.filter(is_there).map(|player| player.id);
        return player
            .map(|player| Meant { player, score: 100, is_spelled: true })
            .into_iter()
            .collect();
    }
    let (table, seat) = named.place(0);
    if named.names.is_empty() {
        return by_numbers(asking, named);
    }
    let Some(table) = table else { return find(asking.tournament, &named.names, PEOPLE_MAX) };
    let is_there = |meant: &Meant| {
        let at = entries.player(meant.player).and_then(Player::seat);
        let sits = at.is_some_and(|at| {
            at.table == table_no(table)
                && seat.is_none_or(|seat| at.seat == seat_at(table, seat).seat)
        });
        sits || (seat.is_none() && meant.player == PlayerId(table))
    };
    let mut found = find(asking.tournament, &named.names, usize::MAX);
    found.retain(is_there);
    // The number may be part of the name, too.
    let words = [named.names.as_slice(), named.digits.as_slice()].concat();
    let named = if named.digits.is_empty() {
        Vec::new()
    } else {
        find(asking.tournament, &words, PEOPLE_MAX)
    };
    let is_known = |meant: &Meant| found.iter().any(|other| other.player == meant.player);
    let named: Vec<Meant> = named.into_iter().filter(|meant| !is_known(meant)).collect();
    found.extend(named);
    found.truncate(PEOPLE_MAX);
    found
}

fn by_numbers(asking: &Asking<'_>, named: &Named<'_>) -> Vec<Meant> {
    let (Some(number), seat) = named.place(0) else { return Vec::new() };
    let seating = asking.tournament.seating();
    if let Some(seat) = seat {
        let player = seating.player_at(seat_at(number, seat));
        return player
            .map(|player| Meant { player, score: 100, is_spelled: true })
            .into_iter()
            .collect();
    }
    let mut found = Vec::new();
    if named.table.is_none() {
        let known = asking.tournament.entries().player(PlayerId(number));
        let known = known.filter(|player| player.status != Status::Withdrawn);
        found.extend(known.map(|player| Meant { player: player.id, score: 80, is_spelled: true }));
        let digits = find(asking.tournament, &named.digits, PEOPLE_MAX);
        found.extend(digits.into_iter().filter(|meant| meant.player != PlayerId(number)));
    }
    let at_table = seating.table(table_no(number)).into_iter();
    let at_table = at_table.flat_map(|table| table.seats().filter_map(|(_, seat)| seat.player));
    found.extend(at_table.map(|player| Meant { player, score: 60, is_spelled: true }));
    found
}
