//! A place for a number or for cards among the facts of a question.

use crate::entity::{Entity, What};
use crate::features::hashed;
use engine::values::SeatSet;
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value};

/// A place in the facts where a number may stand.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    /// The fact of the question that takes it.
    pub(super) field: &'static Field,
    pub(super) part: Part,
    kind: FieldKind,
    unit: Unit,
}

/// Of what a number tells so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// What the fact counts; of several chips all of them, `two 500s` being 1,000.
    Own,
    /// Minutes, where the fact counts seconds.
    Minutes,
    /// One of several chips: `three 25s` are chips of 25.
    OneOfSeveral,
}

/// Where in a fact a number stands.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// It is the fact, or one of its list.
    Whole,
    Row(&'static Field),
    /// This of what is told together.
    Together(&'static Field),
    /// The seat for which something is told, and what is told for it.
    SeatOf,
    AtSeat,
}

/// The most chips that a question may speak of.
const CHIPS_MAX: u64 = 1_000_000_000_000;

/// The highest number of a table.
const TABLE_MAX: u64 = 9_999;

/// The places of a question, in the order of its form.
pub(super) fn slots(topic: &'static Topic) -> Vec<Slot> {
    let mut found = Vec::new();
    for field in topic.fields {
        let mut add = |part, kind, unit| {
            if is_slot(kind) {
                found.push(Slot { field, part, kind, unit });
            }
        };
        match field.kind {
            FieldKind::Rows(parts) => {
                parts.iter().for_each(|part| add(Part::Row(part), part.kind, Unit::Own));
            }
            FieldKind::Together(parts) => {
                parts.iter().for_each(|part| add(Part::Together(part), part.kind, Unit::Own));
            }
            FieldKind::BySeat(kind) if is_slot(*kind) => {
                add(Part::SeatOf, FieldKind::Seat, Unit::Own);
                add(Part::AtSeat, *kind, Unit::Own);
            }
            kind => {
                add(Part::Whole, kind, Unit::Own);
                if field.name.contains("sec") {
                    add(Part::Whole, kind, Unit::Minutes);
                }
                if matches!(kind, FieldKind::Chips) {
                    add(Part::Whole, kind, Unit::OneOfSeveral);
                }
            }
        }
    }
    found
}

/// Whether a number or cards may tell it.
fn is_slot(kind: FieldKind) -> bool {
    let is_one = matches!(
        kind,
        FieldKind::Chips
            | FieldKind::Number(..)
            | FieldKind::Seat
            | FieldKind::Money
            | FieldKind::Cards
    );
    is_one || is_list(kind)
}

/// Whether several numbers may tell it.
pub(super) fn is_list(kind: FieldKind) -> bool {
    matches!(
        kind,
        FieldKind::ChipList | FieldKind::Seats | FieldKind::Tables | FieldKind::MoneyList
    )
}

impl Slot {
    /// What it is called, the same in every question that has it.
    pub(super) fn name(&self) -> u64 {
        let name = self.field.name;
        let kind = std::mem::discriminant(&self.kind);
        match self.part {
            Part::Whole => hashed(name, &format!("{kind:?} {:?}", self.unit)),
            Part::Row(part) => hashed("row", &format!("{name} {}", part.name)),
            Part::Together(part) => hashed("together", &format!("{name} {}", part.name)),
            Part::SeatOf => hashed("seat-of", name),
            Part::AtSeat => hashed("at-seat", name),
        }
    }

    /// Whether several numbers of a sentence may stand here.
    pub(super) fn is_many(&self) -> bool {
        match self.part {
            Part::Row(_) | Part::SeatOf | Part::AtSeat => true,
            Part::Whole | Part::Together(_) => is_list(self.kind),
        }
    }

    /// Whether only one of the two can be told.
    pub(super) fn is_same(&self, other: &Self) -> bool {
        self.field.name == other.field.name
            && match (self.part, other.part) {
                (Part::Together(one), Part::Together(other)) => one.name == other.name,
                (Part::Whole, Part::Whole) => true,
                _ => false,
            }
    }

    /// How many of its list one entity tells.
    pub(super) fn told_by(&self, entity: &Entity) -> u64 {
        if matches!(self.kind, FieldKind::ChipList) { entity.several } else { 1 }
    }

    /// What an entity tells here.
    pub(super) fn value(&self, entity: &Entity) -> Option<Value> {
        let number = match (&entity.what, self.kind) {
            (What::Cards(cards), FieldKind::Cards) => return Some(Value::from(cards.clone())),
            (What::Cards(_), _) | (What::Number(_), FieldKind::Cards) => return None,
            (What::Number(number), FieldKind::Chips) => match self.unit {
                Unit::OneOfSeveral if entity.several == 1 => return None,
                Unit::OneOfSeveral => *number,
                Unit::Own | Unit::Minutes => number.saturating_mul(entity.several),
            },
            (What::Number(number), _) => match self.unit {
                Unit::Minutes => number.saturating_mul(60),
                Unit::Own | Unit::OneOfSeveral => *number,
            },
        };
        let fits = match self.kind {
            FieldKind::Number(least, most) => (least..=most).contains(&number),
            FieldKind::Seat | FieldKind::Seats => {
                (1..=u64::from(SeatSet::SEAT_MAX)).contains(&number)
            }
            FieldKind::Tables => (1..=TABLE_MAX).contains(&number),
            FieldKind::ChipList => (1..=CHIPS_MAX).contains(&number),
            _ => number <= CHIPS_MAX,
        };
        let is_money = matches!(self.kind, FieldKind::Money | FieldKind::MoneyList);
        let value = if is_money { Value::from(number.to_string()) } else { Value::from(number) };
        fits.then_some(value)
    }

    /// How often these facts have there what an entity tells.
    pub(super) fn room(&self, facts: &Map<String, Value>, entity: &Entity) -> u64 {
        let (Some(value), Some(told)) = (self.value(entity), facts.get(self.field.name)) else {
            return 0;
        };
        let parts: Vec<&Value> = match (self.part, told) {
            (Part::Row(part), Value::Array(rows)) => {
                rows.iter().filter_map(|row| row.get(part.name)).collect()
            }
            (Part::Together(part), told) => told.get(part.name).into_iter().collect(),
            (Part::SeatOf, Value::Object(seats)) => {
                return u64::from(seats.contains_key(&value.to_string()));
            }
            (Part::AtSeat, Value::Object(seats)) => seats.values().collect(),
            (Part::Whole, told) => vec![told],
            _ => Vec::new(),
        };
        let flat = parts.into_iter().flat_map(|part| match part {
            Value::Array(all) => all.iter().collect(),
            one => vec![one],
        });
        u64::try_from(flat.filter(|one| **one == value).count()).unwrap_or_default()
    }
}
