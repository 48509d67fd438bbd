//! A grid of payouts: places along one side, the size of the field along the other.

use crate::handed_on::cells::percent;
use crate::handed_on::titles::{PayoutColumn, ordinal, payout_column};
use storage::csv::{read_table, title_words};

struct GridCell {
    /// From and to how many entries.
    field: (u64, u64),
    place: (u64, u64),
    /// What each of these places gets.
    cell: String,
    /// The line on which it stands, from 1.
    line: u64,
}

/// A grid of payouts as a list of them, a field and place a line, with the line of the grid that
/// each of them comes from: fields of players over the columns and places down the side, or the
/// other way round; none where it is no grid.
pub(super) fn grid_of(text: &str) -> Option<(String, Vec<u64>)> {
    let table = read_table(text, |title| range(title).is_some()).ok()?;
    let (corner, heads) = table.titles.split_first()?;
    let heads: Option<Vec<(u64, u64)>> = heads.iter().map(|title| range(title)).collect();
    let heads = heads.filter(|heads| heads.len() >= 2)?;
    let sides: Option<Vec<(u64, u64)>> =
        table.records.iter().map(|record| range(record.cells.first()?)).collect();
    let sides = sides.filter(|sides| !sides.is_empty())?;
    // Places begin with the first and leave none out; fields need not.
    let are_places = |all: &[(u64, u64)]| {
        let mut next = 1;
        all.iter().all(|(from, to)| std::mem::replace(&mut next, to + 1) == *from)
    };
    let says =
        |wanted: &[PayoutColumn]| payout_column(corner).is_some_and(|it| wanted.contains(&it));
    let are_most = says(&[PayoutColumn::EntriesTo]);
    let of_fields = are_most || says(&[PayoutColumn::Entries]);
    let fields_down = match (are_places(&heads), are_places(&sides)) {
        (true, false) => true,
        (false, true) => false,
        (true, true) if of_fields => true,
        (true, true) if says(&[PayoutColumn::Place]) => false,
        (true, true) | (false, false) => return None,
    };
    let mut lines: Vec<GridCell> = Vec::new();
    for (side, record) in sides.iter().zip(&table.records) {
        for (head, cell) in heads.iter().zip(record.cells.iter().skip(1)) {
            if matches!(cell.trim(), "" | "-" | "–" | "—") {
                continue;
            }
            let (field, place) = if fields_down { (*side, *head) } else { (*head, *side) };
            lines.push(GridCell { field, place, cell: cell.clone(), line: record.line });
        }
    }
    lines.sort_by_key(|one| (one.field, one.place));
    let first = if are_most { "maxplayers" } else { "entries" };
    let is_percent = lines.iter().any(|one| one.cell.contains('%')) || comes_to_hundred(&lines);
    let what = if is_percent { "percent" } else { "amount" };
    let mut csv = format!("{first};place;{what}\n");
    let mut from_lines = Vec::with_capacity(lines.len());
    for GridCell { field: (from, _), place: (first, last), cell, line } in lines {
        let cell = cell.replace(['"', ';', '\n'], " ");
        csv.push_str(&format!("{from};{first}-{last};{cell}\n"));
        from_lines.push(line);
    }
    Some((csv, from_lines))
}

/// Whether the shares of the first field are parts of a hundred.
fn comes_to_hundred(lines: &[GridCell]) -> bool {
    let first = lines.first().map(|one| one.field);
    let of_first = lines.iter().filter(|one| Some(one.field) == first);
    let sum: Option<u64> = of_first
        .map(|one| Some(u64::from(percent(&one.cell)?) * (one.place.1 - one.place.0 + 1)))
        .sum();
    sum.is_some_and(|sum| sum.abs_diff(100_000) <= 1_000)
}

/// One number or a range of them, as over a column: `1st`, `4-6`, `10th to 12th`, `21+`.
pub(super) fn range(cell: &str) -> Option<(u64, u64)> {
    let cell = cell.trim().trim_end_matches('+').trim();
    let parts = cell.split(['-', '–', '—', '…']).flat_map(|part| part.split(" to "));
    let ends: Option<Vec<u64>> = parts
        .map(|part| part.trim())
        .filter(|part| !part.is_empty())
        .map(|part| ordinal(part).or_else(|| last_number(part)))
        .collect();
    match ends?.as_slice() {
        [one] if *one > 0 => Some((*one, *one)),
        [from, to] if *from > 0 && from <= to => Some((*from, *to)),
        _ => None,
    }
}

/// The number of a cell with a word beside it: `30 players`, `Place 4`.
fn last_number(part: &str) -> Option<u64> {
    let words = title_words(part);
    let (one, two) = words.split_once(' ')?;
    let is_word = |word: &str| payout_column(word).is_some();
    match (ordinal(one), ordinal(two)) {
        (Some(number), None) if is_word(two) => Some(number),
        (None, Some(number)) if is_word(one) => Some(number),
        _ => None,
    }
}
