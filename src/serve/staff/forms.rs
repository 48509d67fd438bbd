//! The form of a floor question, out of what a browser sent.

use super::sent::SentFields;
use rulings::{Field, FieldKind};
use words::facts::{Sheet, ToldFact};

/// No more rows are read of a list.
const ROWS_MAX: usize = 40;

/// What is told in fields whose names begin with `path`.
pub(crate) fn sheet(fields: &'static [Field], sent: &SentFields, path: &str) -> Sheet {
    let mut sheet = Sheet::blank(fields);
    for (field, told) in sheet.fields_mut() {
        *told = fact(field.kind, sent, &named(path, field.name), told);
    }
    sheet
}

/// The name of a field in a form: where it stands, and what it is called.
pub(crate) fn named(path: &str, name: &str) -> String {
    format!("{path}.{name}")
}

fn fact(kind: FieldKind, sent: &SentFields, path: &str, blank: &ToldFact) -> ToldFact {
    let typed = sent.get(path);
    match kind {
        FieldKind::YesNo => ToldFact::YesNo(match typed {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }),
        FieldKind::Choice(values) => {
            ToldFact::Choice(values.iter().copied().find(|value| *value == typed))
        }
        FieldKind::Together(fields) => ToldFact::Together(sheet(fields, sent, path)),
        FieldKind::Rows(fields) => {
            let row = |at: usize| sheet(fields, sent, &format!("{path}.{at}"));
            ToldFact::Rows((0..rows(sent, path, blank)).map(row).collect())
        }
        FieldKind::BySeat(kind) => {
            let row = |at: usize| {
                let seat = sent.get(&format!("{path}.{at}.seat")).to_owned();
                let blank = ToldFact::blank(*kind);
                (seat, fact(*kind, sent, &format!("{path}.{at}.told"), &blank))
            };
            ToldFact::BySeat((0..rows(sent, path, blank)).map(row).collect())
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

/// How many rows a list has: as many as were told, and one more for the next.
fn rows(sent: &SentFields, path: &str, blank: &ToldFact) -> usize {
    let start = format!("{path}.");
    let at = |(rest, _): (&str, &str)| rest.split('.').next()?.parse::<usize>().ok();
    let told = sent.under(&start).filter_map(at).max().map_or(0, |last| last.saturating_add(1));
    let least = match blank {
        ToldFact::Rows(rows) => rows.len(),
        ToldFact::BySeat(seats) => seats.len(),
        _ => 0,
    };
    told.max(least).saturating_add(1).min(ROWS_MAX)
}
