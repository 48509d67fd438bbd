//! Who is listed.

use crate::view::HouseDesk;
use people::{Alike, Day, PeopleError, PeopleFile, Person, PersonId};
use std::sync::Arc;

/// So many are listed; whoever looks for one of more types another letter.
const LISTED_MAX: usize = 500;

/// Which of the people are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Which {
    #[default]
    Everybody,
    /// Those who may stand there twice.
    Alike,
    /// Those whose membership fee is due.
    FeeDue,
    /// Those who are barred from playing.
    Barred,
}

impl Which {
    pub(super) const ALL: [Self; 4] = [Self::Everybody, Self::Alike, Self::FeeDue, Self::Barred];

    pub(super) fn text_id(self) -> &'static str {
        match self {
            Self::Everybody => "people-which-all",
            Self::Alike => "people-which-alike",
            Self::FeeDue => "people-which-fee",
            Self::Barred => "people-which-barred",
        }
    }

    /// Whether somebody is meant on this day.
    fn has(self, person: &Person, today: Option<Day>) -> bool {
        match self {
            Self::Everybody | Self::Alike => true,
            Self::FeeDue => {
                let until = person.details.fee_until;
                until.zip(today).is_some_and(|(until, today)| until < today)
            }
            Self::Barred => today.is_some_and(|today| !person.details.may_play(today)),
        }
    }
}

#[derive(Debug, Clone)]
pub(super) enum Found {
    /// Whoever fits; `is_cut` where there are more than are listed.
    People { people: Arc<[Person]>, is_cut: bool },
    /// Groups of people who may be one person.
    Alike(Arc<[Alike]>),
}

impl Found {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::People { people, .. } => people.len(),
            Self::Alike(alike) => alike.len(),
        }
    }

    pub(super) fn is_cut(&self) -> bool {
        matches!(self, Self::People { is_cut: true, .. })
    }

    /// Who stands in a row; of those who may be one, the first.
    pub(super) fn at(&self, row: usize) -> Option<PersonId> {
        match self {
            Self::People { people, .. } => people.get(row).map(|person| person.id),
            Self::Alike(alike) => Some(alike.get(row)?.people.first()?.id),
        }
    }

    pub(super) fn position(&self, person: PersonId) -> Option<usize> {
        (0..self.len()).find(|row| self.at(*row) == Some(person))
    }
}

/// Looks for what was typed; none where there is no file yet.
pub(super) fn find(
    desk: &HouseDesk<'_>,
    typed: &str,
    which: Which,
    today: Option<Day>,
) -> Result<Option<Found>, String> {
    desk.house.read(desk.words, |file| match which {
        Which::Alike => file.duplicates().map(|alike| Found::Alike(alike.into())),
        Which::Everybody => {
            let mut people = file.search(typed, LISTED_MAX + 1)?;
            let is_cut = people.len() > LISTED_MAX;
            people.truncate(LISTED_MAX);
            Ok(Found::People { people: people.into(), is_cut })
        }
        Which::FeeDue | Which::Barred => {
            let mut people = all(file, typed)?;
            people.retain(|person| which.has(person, today));
            Ok(Found::People { people: people.into(), is_cut: false })
        }
    })
}

fn all(file: &PeopleFile, typed: &str) -> Result<Vec<Person>, PeopleError> {
    if typed.is_empty() { file.everybody() } else { file.search(typed, usize::MAX) }
}
