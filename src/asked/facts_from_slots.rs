//! Facts made of the numbers and the cards that stand in their places.

use crate::corpus::{Ear, Said};
use crate::entity::Entity;
use crate::figures::Figures;
use crate::placed::Placed;
use crate::rows::{RowChoice, windows};
use crate::slot::{Part, Slot, is_list};
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value};

/// A number must be so far ahead of being anything else.
const AHEAD: f32 = 0.13;

/// The same of each number of a list.
const AHEAD_LISTED: f32 = 0.18;

/// So many chips one by one may be told.
const LIST_MAX: usize = 400;

type InPlace<'a> = (&'a Entity, &'a Slot);

/// What was learned of the words in rows.
pub(super) struct Rows<'a> {
    pub(super) topic: &'static Topic,
    pub(super) of: &'a [RowChoice],
    pub(super) ear: &'a Ear,
}

/// The value of a fact that the placed numbers tell.
pub(super) fn told(
    field: &'static Field,
    figures: &Figures,
    placed: &Placed,
    rows: &Rows,
    said: &Said,
) -> Option<Value> {
    let mut found: Vec<InPlace> = Vec::new();
    for ((place, ahead), entity) in placed.slots.iter().zip(&placed.ahead).zip(&said.entities) {
        let slot = place.checked_sub(1).and_then(|at| figures.slots.get(at));
        let Some(slot) = slot.filter(|slot| slot.field.name == field.name) else { continue };
        // What is not sure may leave a gap in a list, so none of it is told.
        if *ahead < if slot.is_many() { AHEAD_LISTED } else { AHEAD } {
            return None;
        }
        found.push((entity, slot));
    }
    let (first, slot) = found.first()?;
    let values = || found.iter().filter_map(|(entity, slot)| slot.value(entity));
    match field.kind {
        FieldKind::Rows(parts) => in_rows(field, parts, &found, rows, said),
        FieldKind::Together(parts) => together(parts, &found),
        FieldKind::BySeat(_) => by_seat(&found),
        FieldKind::ChipList => {
            let each =
                found.iter().filter_map(|(entity, slot)| Some((entity, slot.value(entity)?)));
            let several = |entity: &Entity| usize::try_from(entity.several).unwrap_or(1);
            let chips = each.flat_map(|(one, value)| std::iter::repeat_n(value, several(one)));
            Some(chips.take(LIST_MAX).collect())
        }
        FieldKind::Seats | FieldKind::Tables => {
            let mut all: Vec<Value> = Vec::new();
            values().for_each(|value| {
                if !all.contains(&value) {
                    all.push(value)
                }
            });
            Some(Value::from(all))
        }
        FieldKind::MoneyList => Some(values().collect()),
        _ => slot.value(first),
    }
}

/// Facts that are told together.
fn together(parts: &[Field], found: &[InPlace]) -> Option<Value> {
    let told = |part: &Field| {
        let is_it = |slot: &Slot| matches!(slot.part, Part::Together(own) if own.name == part.name);
        let (entity, slot) = found.iter().find(|(_, slot)| is_it(slot))?;
        slot.value(entity)
    };
    // What is missing is asked for in the form.
    let told = parts.iter().filter_map(|part| Some((part.name.to_owned(), told(part)?)));
    let told: Map<String, Value> = told.collect();
    (!told.is_empty()).then_some(Value::Object(told))
}

/// The parts of an object in their order, if none that is needed is missing.
fn whole(parts: &[Field], told: impl Fn(&Field) -> Option<Value>) -> Option<Map<String, Value>> {
    let mut all = Map::new();
    for part in parts {
        match told(part) {
            Some(value) => drop(all.insert(part.name.to_owned(), value)),
            None if part.is_needed => return None,
            None => {}
        }
    }
    Some(all)
}

/// What is told for each seat: the seat is said before or after it.
fn by_seat(found: &[InPlace]) -> Option<Value> {
    let mut all = Map::new();
    let (mut seats, mut values): (Vec<Value>, Vec<Value>) = (Vec::new(), Vec::new());
    for (entity, slot) in found {
        let list = if matches!(slot.part, Part::SeatOf) { &mut seats } else { &mut values };
        list.extend(slot.value(entity));
        if seats.len() == values.len()
            && let (Some(seat), Some(value)) = (seats.pop(), values.pop())
        {
            all.insert(seat.to_string(), value);
        }
    }
    let is_whole = !all.is_empty() && seats.is_empty() && values.is_empty();
    is_whole.then_some(Value::Object(all))
}

/// `4 and 6 have 3000 each`: what a row needs and has not is that of the next one.
fn said_of_several(rows: &mut [Map<String, Value>], parts: &[Field]) {
    for at in (1..rows.len()).rev() {
        let Some(([.., row], [next, ..])) = rows.split_at_mut_checked(at) else { continue };
        for part in parts.iter().filter(|part| part.is_needed) {
            if let (None, Some(told)) = (row.get(part.name), next.get(part.name)) {
                row.insert(part.name.to_owned(), told.clone());
            }
        }
    }
}

/// Rows of facts, with what is said beside each.
fn in_rows(
    field: &'static Field,
    parts: &'static [Field],
    found: &[InPlace],
    choices: &Rows,
    said: &Said,
) -> Option<Value> {
    let mut rows: Vec<Map<String, Value>> = Vec::new();
    let mut begun: Vec<usize> = Vec::new();
    for (entity, slot) in found {
        let (Part::Row(part), Some(value)) = (slot.part, slot.value(entity)) else { continue };
        let has = rows.last_mut().and_then(|row| row.get_mut(part.name));
        match (has, is_list(part.kind)) {
            (Some(Value::Array(all)), true) => all.push(value),
            (has, is_list) => {
                let value = if is_list { Value::from(vec![value]) } else { value };
                // A row begins where the one before has what comes.
                if has.is_some() || rows.is_empty() {
                    rows.push(Map::new());
                    begun.push(entity.at);
                }
                if let Some(row) = rows.last_mut() {
                    row.insert(part.name.to_owned(), value);
                }
            }
        }
    }
    said_of_several(&mut rows, parts);
    let windows = windows(&said.tokens, &begun);
    for choice in choices.of.iter().filter(|choice| choice.field.name == field.name) {
        for (row, window) in rows.iter_mut().zip(&windows) {
            if let Some(value) = choice.chosen(window, choices.topic, choices.ear)? {
                row.insert(choice.part.name.to_owned(), value);
            }
        }
    }
    let rows = rows.iter().map(|row| whole(parts, |part| row.get(part.name).cloned()));
    rows.map(|row| row.map(Value::Object)).collect()
}
