//! Which table of a file is the list that is wanted, and in which letters.

use crate::handed_on::look::ListLook;
use crate::handed_on::problem::HandedOnError;
use crate::handed_on::questions::{ListNote, ListQuestion, ListTold};
use lists::{Opened, Reading, Shape, Sheet, open};
use std::path::Path;
use storage::csv::{Record, read_table};
use storage::read_bounded;

/// No file of a list is larger, in bytes.
const BYTES_MAX: u64 = 4 << 20;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListOpened {
    pub shape: Shape,
    /// What stands in it, as text.
    pub text: String,
    /// What was not read beside it.
    pub notes: Vec<ListNote>,
}

impl ListOpened {
    /// What a reader sees in it. Records of JSON are numbered in place of lines.
    pub(super) fn read<T>(
        self,
        reader: impl FnOnce(&str) -> Result<ListLook<T>, HandedOnError>,
    ) -> Result<ListLook<T>, HandedOnError> {
        let mut look = reader(&self.text)?;
        if self.shape == Shape::Json {
            look.problems.iter_mut().for_each(|one| one.line = one.line.saturating_sub(1).max(1));
        }
        look.notes = self.notes.into_iter().chain(look.notes).collect();
        Ok(look)
    }
}

pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, HandedOnError> {
    read_bounded(path, BYTES_MAX).map_err(HandedOnError::Unreadable)
}

/// The list in a file of whatever program: in letters that were told or that it seems to be written
/// in, and of several tables the one that was told or whose titles are known by `is_title`.
///
/// # Errors
/// Where it is no list, its letters can be read in several ways, or several tables may be meant.
pub fn open_list(
    bytes: &[u8],
    told: &ListTold,
    is_title: impl Fn(&str) -> bool,
) -> Result<ListOpened, HandedOnError> {
    let mut opened = open(bytes, told.encoding).map_err(HandedOnError::NoList)?;
    let known = |text: &str| titles_known(text, &is_title);
    if !opened.readings.is_empty() {
        let ways = opened.readings.iter().map(|reading: &Reading| {
            let opened = open(bytes, Some(reading.encoding)).ok();
            let most = opened.iter().flat_map(|it| &it.sheets).map(|sheet| known(&sheet.text));
            (most.max().unwrap_or_default(), opened)
        });
        let ways: Vec<(usize, Option<Opened>)> = ways.collect();
        let most = ways.iter().map(|(titles, _)| *titles).max().unwrap_or_default();
        let best = ways.into_iter().filter(|(titles, _)| *titles == most);
        let mut best: Vec<Opened> = best.filter_map(|(_, way)| way).collect();
        // Titles mean the same in each way; only what stands under them has to be right.
        let records = |way: &Opened| -> Vec<Vec<Record>> {
            let tables =
                way.sheets.iter().filter_map(|sheet| read_table(&sheet.text, &is_title).ok());
            tables.map(|table| table.records).collect()
        };
        best.dedup_by(|next, first| most > 0 && records(next) == records(first));
        match <[Opened; 1]>::try_from(best) {
            Ok([way]) => opened = way,
            Err(_) => {
                let letters = ListQuestion::Letters(opened.readings);
                return Err(HandedOnError::Questions(vec![letters]));
            }
        }
    }
    let Opened { shape, sheets, readings: _ } = opened;
    let named: Vec<String> = sheets.iter().map(|sheet| sheet.name.clone()).collect();
    let at = match &told.sheet {
        Some(wanted) => {
            let is_wanted = |sheet: &Sheet| sheet.name.to_lowercase() == wanted.to_lowercase();
            let at = sheets.iter().position(is_wanted);
            at.ok_or_else(|| HandedOnError::SheetUnknown { name: wanted.clone(), known: named })?
        }
        None if sheets.len() < 2 => 0,
        None => {
            let titles: Vec<usize> = sheets.iter().map(|sheet| known(&sheet.text)).collect();
            let most = titles.iter().copied().max().unwrap_or_default();
            let best: Vec<&Sheet> = sheets
                .iter()
                .zip(&titles)
                .filter(|(_, it)| **it == most)
                .map(|(it, _)| it)
                .collect();
            if best.len() > 1 && most > 1 {
                let names = best.iter().map(|sheet| sheet.name.clone()).collect();
                return Err(HandedOnError::Questions(vec![ListQuestion::Sheet(names)]));
            }
            titles.iter().position(|titles| *titles == most).unwrap_or_default()
        }
    };
    let others = sheets.iter().enumerate().filter(|(other, _)| *other != at);
    let notes = others.map(|(_, sheet)| ListNote::SheetUnread(sheet.name.clone())).collect();
    let text = sheets.into_iter().nth(at).map(|sheet| sheet.text).unwrap_or_default();
    Ok(ListOpened { shape, text, notes })
}

fn titles_known(text: &str, is_title: impl Fn(&str) -> bool) -> usize {
    let table = read_table(text, &is_title);
    table.map_or(0, |table| table.titles.iter().filter(|title| is_title(title)).count())
}
