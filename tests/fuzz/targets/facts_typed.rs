//! Facts as they are typed into a form, `field: letters` in each line after the topic.

use crate::targets::facts;
use rulebook::RuleSet;
use rulings::{Field, FieldKind, Topic};
use words::facts::{Sheet, ToldFact};

/// Fills in the form of a topic and reads it.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let (first, rest) = input.split_once('\n').unwrap_or((&input, ""));
    let topic = facts::topic(first.as_bytes());
    let mut sheet = Sheet::blank(topic.fields);
    for (no, line) in rest.lines().take(40).enumerate() {
        let (name, typed) = line.split_once(':').unwrap_or(("", line));
        let named = topic.fields.iter().find(|field| field.name == name.trim());
        let Some(field) = named.or_else(|| topic.fields.get(no)) else { continue };
        sheet.tell(field.name, told(field.kind, typed, 3));
    }
    let _ = sheet.asked();
    is_read_again(topic, &sheet, &input);
}

/// What somebody tells who types these letters wherever letters are asked for.
fn told(kind: FieldKind, typed: &str, depth: usize) -> ToldFact {
    match kind {
        FieldKind::YesNo => ToldFact::YesNo(Some(typed.len() % 2 == 0)),
        FieldKind::Choice(words) => {
            ToldFact::Choice(words.get(typed.len() % words.len().max(1)).copied())
        }
        FieldKind::Together(fields) => ToldFact::Together(row(fields, typed, depth)),
        FieldKind::Rows(fields) => {
            ToldFact::Rows(typed.split('|').take(12).map(|part| row(fields, part, depth)).collect())
        }
        FieldKind::BySeat(kind) => {
            let seats = typed.split('|').take(12).map(|part| {
                let (seat, typed) = part.split_once('=').unwrap_or((part, part));
                (seat.to_owned(), told(*kind, typed, depth.saturating_sub(1)))
            });
            ToldFact::BySeat(seats.collect())
        }
        FieldKind::Chips
        | FieldKind::ChipList
        | FieldKind::Money
        | FieldKind::MoneyList
        | FieldKind::Number(..)
        | FieldKind::Seat
        | FieldKind::Seats
        | FieldKind::Tables
        | FieldKind::Cards
        | FieldKind::Words => ToldFact::Typed(typed.to_owned()),
    }
}

fn row(fields: &'static [Field], typed: &str, depth: usize) -> Sheet {
    let mut sheet = Sheet::blank(fields);
    let mut parts = typed.split(';').cycle();
    for field in fields.iter().take(if depth == 0 { 0 } else { 20 }) {
        let part = parts.next().unwrap_or_default();
        sheet.tell(field.name, told(field.kind, part, depth - 1));
    }
    sheet
}

/// What is understood fills in a form that says the same.
fn is_read_again(topic: &'static Topic, sheet: &Sheet, input: &str) {
    let reading = sheet.read();
    for unread in &reading.unread {
        let said = crate::fixtures::words().typed_wrong(&unread.why);
        crate::targets::sentences::sentence_with(&said, input);
    }
    if !reading.is_whole() {
        return;
    }
    let again = Sheet::filled(topic.fields, &reading.facts).read();
    assert_eq!(again.facts, reading.facts, "{}", topic.slug);
    facts::ruled(topic, &reading.facts, &RuleSet::default(), input);
}
