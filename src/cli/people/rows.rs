//! Rows for people.

use ::people::{Alike, Day, Details, Earlier, Field, OperationKind, Person, SubjectAccess};
use engine::values::Timestamp;
use house::today;
use reports::{Cell, ReportRow};
use words::UtcOffset;

/// A person as of the day of `now`.
pub fn person_row(person: &Person, now: Timestamp, offset: UtcOffset) -> ReportRow {
    let mut row = vec![("id", Cell::Number(person.id.0))];
    row.extend(details_cells(&person.details, today(now, offset)));
    row.push(("picture", person.picture.map_or(Cell::Empty, |kind| Cell::word(kind.id()))));
    row.push(("former", texts(person.former.clone())));
    let merged: Vec<i64> = person.merged.iter().map(|id| id.0).collect();
    row.push(("merged", if merged.is_empty() { Cell::Empty } else { Cell::Numbers(merged) }));
    row
}

fn texts(texts: Vec<String>) -> Cell {
    if texts.is_empty() { Cell::Empty } else { Cell::Texts(texts) }
}

/// All fields, with whether the person may play today and whether the fee is due.
fn details_cells(details: &Details, today: Option<Day>) -> ReportRow {
    let mut row = Vec::new();
    for field in Field::ALL.iter().copied() {
        let cell = match field {
            Field::MayPlay => Cell::Flag(today.is_none_or(|today| details.may_play(today))),
            other => text(details.get(other)),
        };
        row.push((field.id(), cell));
        if let (Field::FeeUntil, Some(until), Some(today)) = (field, details.fee_until, today) {
            row.push(("fee", Cell::word(if today <= until { "paid" } else { "due" })));
        }
    }
    row
}

fn text(text: String) -> Cell {
    if text.is_empty() { Cell::Empty } else { Cell::Text(text) }
}

/// A person now, or an earlier state with what changed it, when and by whom.
pub fn before_row(
    earlier: Option<&Earlier>,
    kept: &SubjectAccess,
    now: Timestamp,
    offset: UtcOffset,
) -> ReportRow {
    let Some(earlier) = earlier else {
        let mut row = vec![("stands", Cell::word("now"))];
        row.extend(person_row(&kept.person, now, offset));
        return row;
    };
    let mut row = vec![
        ("stands", Cell::word("before")),
        ("did", Cell::word(done(earlier.kind))),
        ("at", Cell::Moment(earlier.at)),
        ("by", text(earlier.by.clone())),
    ];
    if let Some(details) = &earlier.details {
        row.extend(details_cells(details, None));
        row.push(("picture", earlier.picture.map_or(Cell::Empty, |kind| Cell::word(kind.id()))));
    }
    row
}

/// The name of a kind of change.
fn done(kind: OperationKind) -> &'static str {
    match kind {
        OperationKind::Add => "added",
        OperationKind::Set => "changed",
        OperationKind::Merge => "merged",
        OperationKind::Import => "imported",
    }
}

/// A row for people who may be one person.
pub fn alike_row(alike: &Alike) -> ReportRow {
    let ids = alike.people.iter().map(|person| person.id.0).collect();
    let each = |field| {
        let values = alike.people.iter().map(|person| person.details.get(field));
        values.map(|value| if value.is_empty() { "–".to_owned() } else { value }).collect()
    };
    vec![
        ("likeness", Cell::word(alike.likeness.id())),
        ("id", Cell::Numbers(ids)),
        ("name", Cell::Texts(each(Field::Name))),
        ("birthday", Cell::Texts(each(Field::Birthday))),
        ("number", Cell::Texts(each(Field::Number))),
    ]
}
