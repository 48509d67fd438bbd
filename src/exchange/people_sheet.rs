//! Everybody as a list that can be imported again.

use people::{Field, Person, columns_written};
use reports::{Cell, ReportRow, Sheet};

/// Everybody as a list that can be imported again; of nobody, the titles alone.
#[must_use]
pub fn people_sheet(everybody: &[Person]) -> Sheet {
    let mut sheet = Sheet { rows: everybody.iter().map(row).collect() };
    if sheet.rows.is_empty() {
        let head = columns_written().into_iter().map(|column| (column, Cell::Empty));
        sheet.rows.push(head.collect());
    }
    sheet
}

fn row(person: &Person) -> ReportRow {
    let text = |text: String| if text.is_empty() { Cell::Empty } else { Cell::Text(text) };
    let id = Cell::Number(person.id.0);
    let fields = Field::ALL.iter().map(|field| text(person.details.get(*field)));
    columns_written().into_iter().zip(std::iter::once(id).chain(fields)).collect()
}
