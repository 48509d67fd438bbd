//! Counts of all stacks: what was expected, what was found, and what explains a difference.

use crate::person::Person;
use crate::sheet::{Cell, ReportRow, Sheet};
use engine::chips::{ChipCause, CountResult, CountRound, Counted, CountedTable, counted_tables};
use engine::entries::Player;
use engine::seating::Table;
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatNo, TableNo, Timestamp};

/// A count of all stacks, under way or ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountReport {
    pub round: CountRound,
    /// What the count came to, as far as it has come.
    pub result: CountResult,
    pub tables: Vec<CountedTable>,
}

impl CountReport {
    /// How far it is off: chips too many, missing where negative; none until all were counted.
    #[must_use]
    pub fn difference(&self) -> Option<i64> {
        self.result.is_whole().then_some(-self.result.missing)
    }

    /// Tables at which everybody was counted.
    #[must_use]
    pub fn tables_done(&self) -> usize {
        self.tables.iter().filter(|table| table.is_done()).count()
    }
}

/// The latest count of all stacks, if one was held.
#[must_use]
pub fn count_report(tournament: &Tournament) -> Option<CountReport> {
    tournament.counts().latest().map(|round| report(tournament, round))
}

fn report(tournament: &Tournament, round: &CountRound) -> CountReport {
    let round = round.clone();
    if let Some(ended) = &round.ended {
        let (result, tables) = (ended.result, ended.tables.clone());
        return CountReport { round, result, tables };
    }
    let tables = counted_tables(tournament, round.no);
    let result = CountResult {
        counted: tables.iter().map(|table| table.counted).sum(),
        seated: tables.iter().map(|table| table.seated).sum(),
        in_play: tournament.chips().in_play(),
        missing: tournament.chips().adrift,
    };
    CountReport { round, result, tables }
}

/// Something that would explain why a count is off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clue {
    /// It is what so many entries, rebuys or add-ons buy.
    Sold {
        what: ChipCause,
        times: u64,
    },
    Chip {
        value: Chips,
        times: u64,
    },
    /// Two digits of this stack may be swapped.
    Swapped {
        player: PlayerId,
        instead: Chips,
    },
    /// This stack may have a zero too many or too few.
    Zero {
        player: PlayerId,
        instead: Chips,
    },
    /// This stack is as large as what is too many: it may be counted twice.
    Twice {
        player: PlayerId,
    },
}

/// So many clues are worth a look.
const CLUES_MAX: usize = 4;

/// So many sales may have been forgotten at once.
const SOLD_MAX: u64 = 5;

/// So many chips may be lying on the floor.
const CHIPS_MAX: u64 = 3;

/// What would explain that a count is off by `difference` chips: too many, missing where
/// negative. The likeliest first; empty where the count adds up.
#[must_use]
pub fn clues(tournament: &Tournament, difference: i64) -> Vec<Clue> {
    if difference == 0 {
        return Vec::new();
    }
    let round = tournament.counts().latest().map(|round| round.no);
    let keyed = tournament.entries().players().filter_map(|player| {
        let counted = player.counted.filter(|last| last.round == round && round.is_some())?;
        slip(player.id, counted, difference)
    });
    let mut clues: Vec<Clue> = keyed.take(CLUES_MAX).collect();
    clues.extend(sold(tournament, difference.unsigned_abs()));
    let chips = tournament.settings().chip_set.denominations.iter().rev();
    let fits = chips.filter_map(|chip| {
        let times = whole_times(difference.unsigned_abs(), chip.value.0, CHIPS_MAX)?;
        Some(Clue::Chip { value: chip.value, times })
    });
    clues.extend(fits.take(1));
    clues.truncate(CLUES_MAX);
    clues
}

/// How often `each` goes into `sum` without a rest, where that is at most `most` times.
fn whole_times(sum: u64, each: u64, most: u64) -> Option<u64> {
    let times = sum.checked_div(each)?;
    (times * each == sum && (1..=most).contains(&times)).then_some(times)
}

/// How this stack may have been mistyped.
fn slip(player: PlayerId, counted: Counted, difference: i64) -> Option<Clue> {
    let typed = counted.chips.0;
    let meant = u64::try_from(i64::try_from(typed).ok()?.checked_sub(difference)?).ok()?;
    let instead = Chips(meant);
    if meant == 0 {
        return Some(Clue::Twice { player });
    }
    if meant.checked_mul(10) == Some(typed) || typed.checked_mul(10) == Some(meant) {
        return Some(Clue::Zero { player, instead });
    }
    are_swapped(typed, meant).then_some(Clue::Swapped { player, instead })
}

/// Whether two numbers differ by two neighboring digits that changed places.
fn are_swapped(one: u64, other: u64) -> bool {
    let (one, other) = (one.to_string(), other.to_string());
    if one.len() != other.len() {
        return false;
    }
    let differ: Vec<(usize, (u8, u8))> =
        one.bytes().zip(other.bytes()).enumerate().filter(|(_, (a, b))| a != b).collect();
    match *differ.as_slice() {
        [(first, (a, b)), (second, (c, d))] => second == first + 1 && a == d && b == c,
        _ => false,
    }
}

/// What may have been sold without being entered, or entered without being sold.
fn sold(tournament: &Tournament, chips: u64) -> Option<Clue> {
    let terms = &tournament.settings().entries;
    let sold = [
        (ChipCause::Entries, Some(terms.starting_chips)),
        (ChipCause::Rebuys, terms.rebuy_chips),
        (ChipCause::AddOns, terms.add_on_chips),
    ];
    let priced = sold.into_iter().filter_map(|(what, each)| Some((what, each?)));
    let mut fits = priced.filter_map(|(what, each)| {
        Some(Clue::Sold { what, times: whole_times(chips, each.0, SOLD_MAX)? })
    });
    fits.next()
}

/// A table to be counted on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountSheet {
    pub table: TableNo,
    /// Who sits there, in seat order.
    pub seats: Vec<ToCount>,
}

/// Somebody whose stack is to be counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToCount {
    pub seat: SeatNo,
    pub who: Person,
    /// The stack as it was last known.
    pub known: Chips,
    /// What was counted in the count that is under way.
    pub counted: Option<Counted>,
}

/// Every table at which somebody sits, or only `tables` where any are named.
#[must_use]
pub fn count_sheets(tournament: &Tournament, tables: &[TableNo]) -> Vec<CountSheet> {
    let is_wanted = |table: &&Table| {
        !table.taken().is_empty() && (tables.is_empty() || tables.contains(&table.no))
    };
    let round = tournament.counts().under_way().map(|round| round.no);
    let to_count = |(seat, player): (SeatNo, &Player)| ToCount {
        seat,
        who: Person::of(player, tournament.entries()),
        known: player.stack,
        counted: player.counted.filter(|last| round.is_some() && last.round == round),
    };
    let sheet = |table: &Table| {
        let sitters = table
            .seats()
            .filter_map(|(seat, place)| Some((seat, tournament.entries().player(place.player?)?)));
        CountSheet { table: table.no, seats: sitters.map(to_count).collect() }
    };
    tournament.seating().tables().filter(is_wanted).map(sheet).collect()
}

/// Every count of all stacks by table, each followed by a row for the whole event.
#[must_use]
pub fn counts_sheet(tournament: &Tournament) -> Sheet {
    let reports = tournament.counts().rounds().map(|round| report(tournament, round));
    Sheet { rows: reports.flat_map(|report| rows(&report)).collect() }
}

fn rows(report: &CountReport) -> Vec<ReportRow> {
    let chips = |chips: Chips| Cell::number(Some(chips.0));
    let count = |count: u32| Cell::Number(i64::from(count));
    let head = |table: Option<TableNo>| {
        let ended = report.round.ended.as_ref().map(|ended| ended.at);
        let moment = |at: Option<Timestamp>| at.map_or(Cell::Empty, Cell::Moment);
        vec![
            ("count", count(report.round.no)),
            ("occasion", Cell::word(report.round.occasion.id())),
            ("began_at", Cell::Moment(report.round.at)),
            ("ended_at", moment(ended)),
            ("table", Cell::number(table.map(|table| table.0))),
        ]
    };
    let mut rows: Vec<ReportRow> = report
        .tables
        .iter()
        .map(|table| {
            let mut row = head(Some(table.table));
            row.extend([
                ("players", count(table.seated)),
                ("counted_players", count(table.counted)),
                ("expected", chips(table.before)),
                ("counted", chips(table.chips)),
                ("difference", Cell::Number(table.difference())),
            ]);
            row
        })
        .collect();
    let counted: Chips = report.tables.iter().map(|table| table.chips).sum();
    let mut whole = head(None);
    whole.extend([
        ("players", count(report.result.seated)),
        ("counted_players", count(report.result.counted)),
        ("expected", chips(report.result.in_play)),
        ("counted", chips(counted)),
        ("difference", Cell::number(report.difference())),
    ]);
    rows.push(whole);
    rows
}

#[cfg(test)]
mod tests {
    use super::{are_swapped, whole_times};

    #[test]
    fn swapped_digits_are_neighbors() {
        assert!(are_swapped(12_500, 21_500));
        assert!(are_swapped(12_500, 15_200));
        assert!(!are_swapped(12_500, 52_100));
        assert!(!are_swapped(12_500, 12_500));
        assert!(!are_swapped(12_500, 1_250));
    }

    #[test]
    fn a_sale_fits_a_few_times_and_without_a_rest() {
        assert_eq!(whole_times(20_000, 10_000, 5), Some(2));
        assert_eq!(whole_times(15_000, 10_000, 5), None);
        assert_eq!(whole_times(60_000, 10_000, 5), None);
        assert_eq!(whole_times(60_000, 0, 5), None);
    }
}
