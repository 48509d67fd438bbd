//! Payouts from a table: a place a line, with its percent, its share or its amount.

use crate::handed_on::cells::{Cells, cents_sign, is_of_mills, number, percent, shown};
use crate::handed_on::grid::{grid_of, range};
use crate::handed_on::look::ListLook;
use crate::handed_on::problem::{HandedOnError, SheetFault};
use crate::handed_on::questions::{ListNote, ListTold};
use crate::handed_on::titles::{PayoutColumn, payout_column};
use engine::values::Money;
use rulebook::{Between, PayoutLine, PayoutTemplate};
use storage::csv::{Record, read_table};

/// No table of payouts has more places.
const PLACES_MAX: u64 = 10_000;

/// Percents that were rounded to a tenth come to a hundred but for so many thousandths a place.
const ROUNDED_OFF: u64 = 50;

/// What a table of payouts says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PayoutSheet {
    /// Which places are paid in which proportion.
    Template(PayoutTemplate),
    /// What each place is paid, the first place first, in the smallest units of the currency.
    Amounts(Vec<Money>),
}

/// The payouts in a table, where amounts have so many digits after the point.
///
/// # Errors
/// Where it is no table with titles over places and what they get, or cells are wrong.
pub(super) fn payouts_of(
    text: &str,
    slug: &str,
    digits: u8,
    told: &ListTold,
) -> Result<ListLook<PayoutSheet>, HandedOnError> {
    use PayoutColumn as C;
    let is_known = |title: &str| payout_column(title).is_some() || told.meaning_of(title).is_some();
    if let Some((list, lines)) = grid_of(text) {
        return payouts_of(&list, slug, digits, told).map(|look| look.on_lines(&lines));
    }
    let table = read_table(text, is_known).map_err(HandedOnError::Csv);
    // A word alone over lines is a heading.
    let is_table = table.as_ref().is_ok_and(|table| table.titles.len() > 1);
    if !is_table && let Some((list, lines, unread)) = places_in_lines(text) {
        let mut look = payouts_of(&list, slug, digits, told)?.on_lines(&lines);
        look.notes.extend(unread.into_iter().map(|(no, line)| ListNote::LineUnread(no, line)));
        return Ok(look);
    }
    let table = table?;
    HandedOnError::unless_known(told, &table.titles, payout_column)?;
    let cells = Cells::of(&table, told, payout_column, |_| false);
    let shares = [C::Percent, C::Share, C::Amount].into_iter().find(|column| cells.has(*column));
    let Some(by) = shares.filter(|_| cells.has(C::Place)) else {
        return Err(HandedOnError::NoColumns);
    };
    let told = || table.records.iter().filter_map(|record| cells.cell(record, by));
    // A spreadsheet keeps half of a pool as 0.5, and shows 50%.
    let is_of_one = by != C::Share && are_parts_of_one(told());
    // A share that is told with its sign is one of a hundred, whatever the title says.
    let is_signed = told().all(|cell| cell.ends_with('%'));
    let read_as = if is_of_one || is_signed { C::Percent } else { by };
    let (cents, lines, last, most) = (cents_sign(told()), Vec::new(), None, None);
    let mut rows = Rows { cells, by, read_as, is_of_one, digits, cents, lines, last, most };
    for record in &table.records {
        if rows.cells.is_hopeless() {
            break;
        }
        rows.read(record);
    }
    rows.end_line();
    let Rows { cells, lines, .. } = rows;
    let sheet = match (read_as, lines.as_slice()) {
        (_, []) if cells.problems.is_empty() => return Err(HandedOnError::NoColumns),
        (C::Amount, [(_, shares)]) => {
            PayoutSheet::Amounts(shares.iter().copied().map(Money).collect())
        }
        _ => PayoutSheet::Template(template(slug, &lines)),
    };
    Ok(cells.look(sheet, Vec::new()))
}

/// Whether these are parts of one, all of them together, and none of a hundred.
fn are_parts_of_one<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let parts: Option<Vec<u32>> =
        cells.map(|cell| percent(cell).filter(|it| *it <= 1_000 && !cell.ends_with('%'))).collect();
    parts.is_some_and(|parts| {
        let sum: u32 = parts.iter().sum();
        let fields = (sum + 500) / 1_000;
        let odd = sum.abs_diff(fields * 1_000);
        fields > 0 && u64::from(odd) <= parts.len() as u64
    })
}

/// A part of one as a part of a hundred: `0.335` is `33.5`.
fn of_hundred(cell: &str) -> String {
    let cell = cell.replace(',', ".");
    let (whole, part) = cell.split_once('.').unwrap_or((&cell, ""));
    let part = format!("{part:0<2}");
    let (moved, rest) = part.split_at_checked(2).unwrap_or((&part, ""));
    format!("{whole}{moved}.{rest}")
}

/// Places and what they get as people write them in a message, `1st: $500`, as a list; with the
/// line of each, and the lines that say something else.
#[expect(clippy::type_complexity, reason = "three lists, taken apart at once")]
fn places_in_lines(text: &str) -> Option<(String, Vec<u64>, Vec<(u64, String)>)> {
    let (mut rows, mut lines, mut unread) = (String::new(), Vec::new(), Vec::new());
    let (mut percents, mut next) = (0, 1);
    for (line, no) in text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
        let Some(((from, to), share)) = place_and_share(line).filter(|(place, _)| place.0 == next)
        else {
            unread.push((no, shown(line.trim())));
            continue;
        };
        percents += usize::from(share.ends_with('%'));
        next = to + 1;
        rows.push_str(&format!("{from}-{to};{}\n", share.replace(['"', ';'], " ")));
        lines.push(no);
    }
    // A word of it among other things is no list.
    if lines.len() < 2 || unread.len() > lines.len() || (percents > 0 && percents < lines.len()) {
        return None;
    }
    let what = if percents > 0 { "percent" } else { "amount" };
    Some((format!("place;{what}\n{rows}"), lines, unread))
}

/// What stands in a line of a message: `1st place - $500`, `2nd-3rd: 20%`, `4. 12,50 EUR`.
fn place_and_share(line: &str) -> Option<((u64, u64), &str)> {
    let line = line.trim().trim_start_matches(['*', '-', '•', '#']).trim_start();
    let (place, share) = line
        .split_once([':', '='])
        .or_else(|| line.split_once(". "))
        .or_else(|| line.split_once(") "))
        .or_else(|| line.split_once(" - "))
        .or_else(|| line.split_once(" – "))
        .or_else(|| line.rsplit_once(' '))?;
    let share = share.trim().trim_start_matches(['-', '–']).trim();
    let is_share =
        percent(share).filter(|_| share.ends_with('%')).is_some() || number(share, 2).is_some();
    range(place.trim()).zip(is_share.then_some(share))
}

/// A template that shares in these proportions.
pub(super) fn template(slug: &str, lines: &[(u32, Vec<u64>)]) -> PayoutTemplate {
    let line = |(entries, shares): &(u32, Vec<u64>)| {
        // As they are, so that whole units come out as they were; larger ones in proportion.
        let most = shares.iter().copied().max().unwrap_or_default();
        let divisor = most / u64::from(u32::MAX) + 1;
        let weight = |share: &u64| u32::try_from(share / divisor).unwrap_or(u32::MAX).max(1);
        PayoutLine { entries: *entries, weights: shares.iter().map(weight).collect() }
    };
    PayoutTemplate {
        slug: slug.to_owned(),
        lines: lines.iter().map(line).collect(),
        between: Between::Steps,
        curve: None,
        is_satellite: false,
    }
}

struct Rows<'t> {
    cells: Cells<'t, PayoutColumn>,
    /// The column with what places get.
    by: PayoutColumn,
    /// What stands there, whatever the title says.
    read_as: PayoutColumn,
    /// Percents are told as parts of one.
    is_of_one: bool,
    digits: u8,
    /// The sign before cents, where some amount has them.
    cents: Option<char>,
    /// What the places get by the size of the field.
    lines: Vec<(u32, Vec<u64>)>,
    /// The line that was read last.
    last: Option<&'t Record>,
    /// The field that was told last by its most entries: from and to how many it is.
    most: Option<(u64, u64)>,
}

impl<'t> Rows<'t> {
    /// Reads what stands on a line.
    fn read(&mut self, record: &'t Record) {
        use PayoutColumn as C;
        if self.cells.is_total(record) || !self.cells.fits(record) {
            return;
        }
        let told = self.cells.cell(record, C::Entries);
        let read = told.and_then(range).map(|(from, _)| from);
        // A field that is told by its most entries begins after the one before it.
        let most = self.cells.cell(record, C::EntriesTo).filter(|_| !self.cells.has(C::Entries));
        let (told, read) = match most {
            Some(cell) => (most, range(cell).map(|(_, most)| self.begins(most))),
            None => (told, read),
        };
        if let (Some(cell), None) = (told, read) {
            let fault = SheetFault::NotANumber { found: shown(cell) };
            self.cells.object(record, Some(C::Entries), fault);
            return;
        }
        let entries = match read {
            Some(entries) => u32::try_from(entries).unwrap_or(u32::MAX).max(1),
            // A line that says nothing goes on with the field of the one above.
            None => self.lines.last().map_or(1, |(entries, _)| *entries),
        };
        match self.lines.last().map(|(known, _)| *known) {
            Some(known) if known == entries => {}
            Some(known) if known > entries => {
                self.cells.object(record, Some(C::Entries), SheetFault::EntriesFall);
                return;
            }
            Some(_) | None => {
                self.end_line();
                self.lines.push((entries, Vec::new()));
            }
        }
        self.last = Some(record);
        let (Some((from, to)), Some(share)) = (self.places(record), self.share(record)) else {
            return;
        };
        let Some((_, shares)) = self.lines.last_mut() else { return };
        let expected = shares.len() as u64 + 1;
        let fault = if from != expected {
            Some((C::Place, SheetFault::PlaceOutOfTurn { found: from, expected }))
        } else if to > PLACES_MAX {
            Some((C::Place, SheetFault::TooManyPlaces { most: PLACES_MAX }))
        } else if shares.last().is_some_and(|before| *before < share) {
            Some((self.by, SheetFault::Rises))
        } else {
            None
        };
        // One place that is wrong does not make all that follow it wrong.
        let count = (to.min(PLACES_MAX) + 1).saturating_sub(from.max(expected));
        shares.extend((0..count).map(|_| share));
        if let Some((column, fault)) = fault {
            self.cells.object(record, Some(column), fault);
        }
    }

    /// From how many entries on a field is that has so many at most.
    fn begins(&mut self, most: u64) -> u64 {
        match self.most {
            Some((from, known)) if known == most => from,
            Some((_, known)) => {
                let from = known.saturating_add(1);
                self.most = Some((from, most));
                from
            }
            None => {
                self.most = Some((1, most));
                1
            }
        }
    }

    /// The places that a line is about: `4`, or `4-6` where each of them gets it.
    fn places(&mut self, record: &'t Record) -> Option<(u64, u64)> {
        let Some(cell) = self.cells.cell(record, PayoutColumn::Place) else {
            self.cells.object(record, Some(PayoutColumn::Place), SheetFault::PlaceMissing);
            return None;
        };
        let to = self.cells.cell(record, PayoutColumn::PlaceTo).and_then(range);
        let read = range(cell).and_then(|(from, last)| match to {
            Some((to, _)) => (from <= to).then_some((from, to)),
            None => Some((from, last)),
        });
        if read.is_none() {
            let fault = SheetFault::NotAPlace { found: shown(cell) };
            self.cells.object(record, Some(PayoutColumn::Place), fault);
            return None;
        }
        read
    }

    /// What each of the places gets; none where it cannot be read.
    fn share(&mut self, record: &'t Record) -> Option<u64> {
        let Some(cell) = self.cells.cell(record, self.by) else {
            self.cells.object(record, Some(self.by), SheetFault::ShareMissing);
            return None;
        };
        let found = shown(cell);
        let (read, fault) = match self.read_as {
            PayoutColumn::Percent => {
                let read = if self.is_of_one { percent(&of_hundred(cell)) } else { percent(cell) };
                (read.map(u64::from), SheetFault::NotAPercent { found })
            }
            PayoutColumn::Amount => {
                let read = number(cell, self.digits).filter(|_| !is_of_mills(cell, self.cents));
                (read, SheetFault::NotAShare { found })
            }
            PayoutColumn::Share
            | PayoutColumn::Place
            | PayoutColumn::PlaceTo
            | PayoutColumn::Entries
            | PayoutColumn::EntriesTo => (number(cell, 0), SheetFault::NotAShare { found }),
        };
        let read = read.filter(|share| *share > 0);
        if read.is_none() {
            self.cells.object(record, Some(self.by), fault);
        }
        read
    }

    /// The percents of a field come to a hundred.
    fn end_line(&mut self) {
        let (Some((_, shares)), Some(record)) = (self.lines.last(), self.last) else { return };
        if self.read_as != PayoutColumn::Percent || !self.cells.problems.is_empty() {
            return;
        }
        let sum: u64 = shares.iter().sum();
        let odd = sum.abs_diff(100_000);
        if odd > ROUNDED_OFF.saturating_mul(shares.len() as u64) {
            let fault = SheetFault::NotAHundred { thousandths: sum };
            self.cells.object(record, Some(self.by), fault);
        }
    }
}
