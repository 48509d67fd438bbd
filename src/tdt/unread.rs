//! What a file says and nothing here asks for: found by keeping what was asked for, so that no
//! field is passed over without a word, known or not.

use crate::point::Points;
use crate::{Point, Value, What};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A field that says something, and is not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// Its name, after what it belongs to: `GameTable.Locks`.
    pub field: String,
    /// Where it says something first.
    pub at: Point,
    /// How often it says something.
    pub count: usize,
    /// What it says first, as far as a line has room for it; empty where that is no text or number.
    pub said: String,
}

/// Which fields were asked for, and which objects were opened: by where they begin.
#[derive(Debug, Default)]
pub(crate) struct Asked {
    fields: RefCell<BTreeSet<usize>>,
    objects: RefCell<BTreeSet<usize>>,
}

impl Asked {
    pub(crate) fn field(&self, value: &Value<'_>) {
        self.fields.borrow_mut().insert(value.at);
    }

    pub(crate) fn object(&self, value: &Value<'_>) {
        self.objects.borrow_mut().insert(value.at);
    }

    /// The fields that say something and were not asked for, in the order of the file.
    pub(crate) fn unread(&self, value: &Value<'_>, text: &str) -> Vec<Unread> {
        let mut finder = Finder {
            fields: &self.fields.borrow(),
            objects: &self.objects.borrow(),
            found: BTreeMap::new(),
        };
        finder.look(value);
        let mut found: Vec<(usize, Unread)> = finder.found.into_values().collect();
        found.sort_by_key(|(at, _)| *at);
        let mut points = Points::of(text);
        let placed = found.into_iter().map(|(at, unread)| Unread { at: points.at(at), ..unread });
        placed.collect()
    }
}

/// Fields that say nothing of the evening: how that program shows things, what it works out of the
/// rest, and what it calls things by itself.
const OF_NO_ACCOUNT: [&str; 19] = [
    "PlayerName.UUID",
    "PlayerName.LastModified",
    "PlayerInfo.UUID",
    "PlayerInfo.LastModified",
    "PlayerInfo.ImageRot",
    "GamePlayer.NumberOfTableMoves",
    "GamePrize.SharedRemainder",
    "GamePrize.EstimatedAmount",
    "GamePrize.EstimatedSharedRemainder",
    "GamePrize.CalculatedPoints",
    "GamePrize.Display",
    "GamePrizes.EstimatedPotInfo",
    "GamePrizes.AutomaticAtTop",
    "GameChip.ChipID",
    "GameChip.ImagePath",
    "GameChips.EstimatedBuyins",
    "GameChips.EstimatedRebuys",
    "GameChips.EstimatedAddOns",
    "GameHistoryItem.Source",
];

/// A text of so many letters is told; of a longer one the beginning.
const LETTERS_TOLD: usize = 40;

struct Finder<'a> {
    fields: &'a BTreeSet<usize>,
    objects: &'a BTreeSet<usize>,
    found: BTreeMap<String, (usize, Unread)>,
}

impl Finder<'_> {
    fn look(&mut self, value: &Value<'_>) {
        if let Some((of, fields)) = value.object() {
            // What was not opened was skipped whole, and is told elsewhere.
            if !self.objects.contains(&value.at) {
                return;
            }
            for field in fields {
                if self.fields.contains(&field.value.at) {
                    self.look(&field.value);
                } else if says_something(&field.value) {
                    self.note(of, &field.name, &field.value);
                }
            }
            return;
        }
        match &value.what {
            What::Array(items) | What::Call { args: items, .. } => {
                items.iter().for_each(|item| self.look(item));
            }
            What::Text(_) | What::Number(_) | What::Word(_) | What::Object(_) => {}
        }
    }

    fn note(&mut self, of: &str, name: &str, value: &Value<'_>) {
        let field = if of.is_empty() { name.to_owned() } else { format!("{of}.{name}") };
        if OF_NO_ACCOUNT.contains(&field.as_str()) {
            return;
        }
        let said = match &value.what {
            What::Text(text) => text.split_whitespace().collect::<Vec<_>>().join(" "),
            What::Number(figures) => (*figures).to_owned(),
            What::Word(_) | What::Array(_) | What::Object(_) | What::Call { .. } => String::new(),
        };
        let said = match said.char_indices().nth(LETTERS_TOLD) {
            Some((end, _)) => format!("{}…", said.get(..end).unwrap_or_default()),
            None => said,
        };
        let unread = Unread { field: field.clone(), at: Point::START, count: 0, said };
        let (_, unread) = self.found.entry(field).or_insert((value.at, unread));
        unread.count += 1;
    }
}

/// Whether a value is more than *no*, nothing, or nought.
fn says_something(value: &Value<'_>) -> bool {
    match &value.what {
        What::Text(text) => !text.trim().is_empty(),
        What::Number(figures) => figures.bytes().any(|digit| matches!(digit, b'1'..=b'9')),
        What::Word(word) => !matches!(*word, "null" | "undefined" | "false" | "NaN"),
        What::Array(items) | What::Call { args: items, .. } => items.iter().any(says_something),
        What::Object(fields) => fields.iter().any(|field| says_something(&field.value)),
    }
}
