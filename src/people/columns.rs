//! What the columns of a table of people hold, by their titles, and how yes and no are written.

use crate::day::DayOrder;
use crate::field::Field;
use serde::Deserialize;
use std::sync::LazyLock;
use storage::csv::title_words;

/// What a column of a table of people holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Column {
    /// The number by which the file knows somebody.
    Id,
    /// This field of their details.
    Of(Field),
    /// A day of their details, whose numbers stand in this order where slashes are between them.
    Day(Field, DayOrder),
    /// The first name, beside the last one.
    FirstName,
    /// The last name, beside the first one.
    LastName,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Answer {
    Yes,
    No,
}

/// What is written in tables of people, in six languages.
#[derive(Deserialize)]
struct Known {
    titles: Vec<(Column, Vec<String>)>,
    answers: Vec<(Answer, Vec<String>)>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    let read = ron::from_str(include_str!("../../assets/csv/people.ron"));
    read.unwrap_or(Known { titles: Vec::new(), answers: Vec::new() })
});

/// What a title says of its column; none where it says nothing.
pub(super) fn column_of(title: &str) -> Option<Column> {
    let words = title_words(title);
    // `birthday day first`: what they are, and what comes first of them.
    let mut parts = words.rsplitn(3, ' ');
    if let (Some("first"), Some(what), Some(rest)) = (parts.next(), parts.next(), parts.next()) {
        let order = match what {
            "day" => Some(DayOrder::DayFirst),
            "month" => Some(DayOrder::MonthFirst),
            _ => None,
        };
        if let (Some(order), Some(Column::Of(field))) = (order, column_of(rest)) {
            return field.is_day().then_some(Column::Day(field, order));
        }
    }
    let own =
        Field::ALL.iter().copied().find(|field| words == title_words(field.id())).map(Column::Of);
    let known = || KNOWN.titles.iter().find(|(_, known)| known.contains(&words));
    own.or_else(|| known().map(|(column, _)| *column))
}

impl Column {
    /// The title by which it is said what a column holds.
    #[must_use]
    pub fn told(self) -> &'static str {
        match self {
            Self::Id => "id",
            Self::FirstName => "first-name",
            Self::LastName => "last-name",
            Self::Of(field) => field.id(),
            Self::Day(Field::NotUntil, DayOrder::DayFirst) => "not-until-day-first",
            Self::Day(Field::NotUntil, DayOrder::MonthFirst) => "not-until-month-first",
            Self::Day(Field::FeeUntil, DayOrder::DayFirst) => "fee-until-day-first",
            Self::Day(Field::FeeUntil, DayOrder::MonthFirst) => "fee-until-month-first",
            Self::Day(_, DayOrder::DayFirst) => "birthday-day-first",
            Self::Day(_, DayOrder::MonthFirst) => "birthday-month-first",
        }
    }

    /// Everything that a column may hold.
    pub fn all() -> impl Iterator<Item = Self> {
        let names = [Self::FirstName, Self::LastName];
        let fields = Field::ALL.iter().copied().map(Self::Of);
        let orders = [DayOrder::DayFirst, DayOrder::MonthFirst];
        let days = Field::ALL.iter().copied().filter(|field| field.is_day());
        let days = days.flat_map(move |field| orders.map(|order| Self::Day(field, order)));
        names.into_iter().chain(fields).chain(days).chain([Self::Id])
    }
}

/// Whether a title of a table of people is known.
#[must_use]
pub fn is_title(title: &str) -> bool {
    column_of(title).is_some()
}

/// What a cell answers; none where it is neither yes nor no.
pub(super) fn answer(cell: &str) -> Option<Answer> {
    let words = title_words(cell);
    KNOWN.answers.iter().find(|(_, known)| known.contains(&words)).map(|(answer, _)| *answer)
}

/// The titles of a table of people as it is written, the number in the file first.
#[must_use]
pub fn columns_written() -> Vec<&'static str> {
    std::iter::once("id").chain(Field::ALL.iter().copied().map(Field::id)).collect()
}

#[cfg(test)]
mod tests {
    use crate::columns::{Answer, Column, KNOWN, answer, column_of, columns_written};
    use crate::field::Field;
    use std::collections::BTreeSet;
    use storage::csv::title_words;

    #[test]
    fn every_title_is_written_as_it_is_looked_for_and_stands_once() {
        let titles = KNOWN.titles.iter().flat_map(|(_, titles)| titles);
        let answers = KNOWN.answers.iter().flat_map(|(_, words)| words);
        for list in [titles.collect::<Vec<_>>(), answers.collect()] {
            let mut seen = BTreeSet::new();
            for title in list {
                assert_eq!(&title_words(title), title, "small letters without accents and signs");
                assert!(seen.insert(title), "{title} stands twice");
            }
            assert!(seen.len() > 10, "the list is read");
        }
    }

    #[test]
    fn titles_are_known_in_six_languages() {
        let check = |title, field| assert_eq!(column_of(title), Some(Column::Of(field)), "{title}");
        check("Player", Field::Name);
        check("Přezdívka", Field::Nickname);
        check("Č. člena", Field::Number);
        check("Numer karty", Field::Card);
        check("E-mail", Field::Email);
        check("TELEFON", Field::Phone);
        check("Datum narození", Field::Birthday);
        check("Data urodzenia", Field::Birthday);
        check("Poznámka", Field::Notes);
        check("Uwagi", Field::Notes);
        check("Handynummer", Field::Phone);
        check("Date de naissance", Field::Birthday);
        check("Correo electrónico", Field::Email);
        assert_eq!(column_of("Vorname"), Some(Column::FirstName));
        assert_eq!(column_of("Apellidos"), Some(Column::LastName));
        assert_eq!(column_of("Imię"), Some(Column::FirstName));
        assert_eq!(column_of("Příjmení"), Some(Column::LastName));
        assert_eq!(column_of("Chips"), None);
        for column in Column::all() {
            assert_eq!(column_of(column.told()), Some(column));
        }
        assert_eq!(column_of("phone day first"), None);
    }

    #[test]
    fn what_is_written_is_known_again() {
        let columns: Vec<_> = columns_written().into_iter().map(column_of).collect();
        assert!(columns.iter().all(Option::is_some), "{columns:?}");
        assert_eq!(columns.first(), Some(&Some(Column::Id)));
        assert_eq!(columns.iter().collect::<BTreeSet<_>>().len(), columns.len());
        assert_eq!((answer("ANO"), answer("nie")), (Some(Answer::Yes), Some(Answer::No)));
        assert_eq!(answer("maybe"), None);
    }
}
