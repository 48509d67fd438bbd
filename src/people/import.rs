//! A list of people is taken over: whole or not at all, as one operation.

use crate::details::Details;
use crate::error::{PeopleError, PeopleTrouble};
use crate::field::Field;
use crate::list::{ListedPerson, PeopleList, Problem, ProblemKind};
use crate::operations::{Deed, Operation, OperationKind, begin, remember, touch};
use crate::people_file::PeopleFile;
use crate::person::{Named, Person, PersonId};
use crate::rows::{code_key, holder, insert, is_empty, load, namesakes, update};
use engine::entries::PlayerName;
use rusqlite::Connection;
use std::collections::BTreeMap;

/// What becomes of a listed person whose name exists already, if no number says who that is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Namesakes {
    /// Nothing is imported until somebody says which it is.
    Refuse,
    /// They are somebody else, and are added.
    Add,
    /// They are the same, and are left out.
    Skip,
}

/// What came of importing a list of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Imported {
    /// How many people were added.
    pub added: usize,
    pub changed: usize,
    /// How many were there as the list has them.
    pub unchanged: usize,
    /// How many were left out, as their name was there.
    pub skipped: usize,
    /// Whether the list came from another file, whose numbers of people mean nothing here.
    pub is_from_elsewhere: bool,
}

impl PeopleFile {
    /// Takes a list over. Numbers of another file mean nothing: where nobody is here yet, or a
    /// number is nobody's and no other one has the name that the list has. Otherwise who has a
    /// number or card that is known, or a number in the file, is changed where the list says
    /// something else; everybody else is added.
    ///
    /// # Errors
    /// [`PeopleTrouble::Unfit`] with every line that is in the way; or where the file cannot be
    /// written. Nothing of the list is taken over then.
    pub fn import(
        &mut self,
        list: &PeopleList,
        namesakes: Namesakes,
        deed: Deed<'_>,
    ) -> Result<Imported, PeopleError> {
        self.write(|transaction| {
            let operation = begin(transaction, OperationKind::Import, deed)?;
            let is_first = is_empty(transaction)?;
            let is_from_elsewhere = !is_first && is_from_elsewhere(transaction, list)?;
            let mut import = Import {
                connection: transaction,
                operation,
                namesakes,
                seen: Seen::default(),
                problems: Vec::new(),
                imported: Imported { is_from_elsewhere, ..Imported::default() },
                numbers_mean_nothing: is_first || is_from_elsewhere,
            };
            for person in &list.people {
                import.take(person)?;
            }
            if !import.problems.is_empty() {
                return Err(PeopleTrouble::Unfit(import.problems));
            }
            let imported = import.imported;
            if imported.added + imported.changed == 0 {
                transaction.execute(include_str!("sql/idle_operations.sql"), [])?;
            }
            Ok(imported)
        })
    }
}

/// Whether numbers of people in a list are those of another file: one is nobody's here, and none is
/// of somebody who has the name that stands beside it.
fn is_from_elsewhere(connection: &Connection, list: &PeopleList) -> Result<bool, PeopleTrouble> {
    let mut has_unknown = false;
    for listed in &list.people {
        let Some((id, _)) = listed.id else { continue };
        match load(connection, id)? {
            None => has_unknown = true,
            Some(person) => {
                let told = listed.get(Field::Name).and_then(|(_, name)| PlayerName::new(name));
                if told.is_none_or(|name| name.folded() == person.details.name.folded()) {
                    return Ok(false);
                }
            }
        }
    }
    Ok(has_unknown)
}

/// On which lines of a list somebody stood so far.
#[derive(Default)]
struct Seen {
    codes: BTreeMap<String, u64>,
    people: BTreeMap<PersonId, u64>,
    /// The names of those who are added.
    names: BTreeMap<String, u64>,
}

struct Import<'a> {
    connection: &'a Connection,
    operation: Operation,
    namesakes: Namesakes,
    seen: Seen,
    problems: Vec<Problem>,
    imported: Imported,
    /// Numbers of people in the list are those of another file.
    numbers_mean_nothing: bool,
}

/// Who somebody in a list is.
enum Is {
    /// Somebody who is in the file already.
    Known(PersonId),
    /// Somebody who is not in the file yet.
    New,
    /// Not to be told; it was objected to.
    Unclear,
}

impl Import<'_> {
    fn object(&mut self, person: &ListedPerson, column: u64, what: ProblemKind) {
        if self.problems.len() < 100 {
            self.problems.push(Problem { line: person.line, column, what });
        }
    }

    fn take(&mut self, listed: &ListedPerson) -> Result<(), PeopleTrouble> {
        match self.who(listed)? {
            Is::Known(id) => self.change(listed, id),
            Is::New => self.add(listed),
            Is::Unclear => Ok(()),
        }
    }

    /// Who somebody in the list is, by their number in the file, their number, and their card.
    fn who(&mut self, listed: &ListedPerson) -> Result<Is, PeopleTrouble> {
        let mut known: Option<Person> = None;
        if let Some((id, column)) = listed.id
            && self.numbers_mean_nothing
        {
            if let Some(first_line) = self.seen.people.insert(id, listed.line) {
                self.object(listed, column, ProblemKind::PersonTwice { id, first_line });
                return Ok(Is::Unclear);
            }
        } else if let Some((id, column)) = listed.id {
            known = load(self.connection, id)?;
            if known.is_none() {
                self.object(listed, column, ProblemKind::IdUnknown { id });
                return Ok(Is::Unclear);
            }
        }
        let by_id = known.as_ref().map(|person| person.id);
        for field in [Field::Number, Field::Card] {
            let Some((column, code)) = listed.get(field).filter(|(_, code)| !code.is_empty())
            else {
                continue;
            };
            let key = code_key(code);
            if let Some(first_line) = self.seen.codes.insert(key.clone(), listed.line)
                && first_line != listed.line
            {
                let code = code.to_owned();
                self.object(listed, column, ProblemKind::CodeTwice { code, first_line });
                return Ok(Is::Unclear);
            }
            let Some(other) = holder(self.connection, code)? else { continue };
            if let Some(id) = known.as_ref().map(|known| known.id).filter(|id| *id != other.id) {
                self.object(listed, column, ProblemKind::TwoPeople { id, other });
                return Ok(Is::Unclear);
            }
            // A number with another name is more likely a slip than a new name.
            if by_id.is_none() && self.has_other_name(listed, &other) {
                let code = code.to_owned();
                self.object(listed, column, ProblemKind::OtherName { code, other });
                return Ok(Is::Unclear);
            }
            known = load(self.connection, other.id)?;
        }
        let Some(known) = known else { return Ok(Is::New) };
        if let Some(first_line) = self.seen.people.insert(known.id, listed.line) {
            let (id, column) = (known.id, listed.id.map_or(1, |(_, column)| column));
            self.object(listed, column, ProblemKind::PersonTwice { id, first_line });
            return Ok(Is::Unclear);
        }
        Ok(Is::Known(known.id))
    }

    fn has_other_name(&self, listed: &ListedPerson, other: &Named) -> bool {
        let told = listed.get(Field::Name).and_then(|(_, name)| PlayerName::new(name));
        told.is_some_and(|name| name.folded() != other.name.folded())
    }

    /// Changes somebody who is there.
    fn change(&mut self, listed: &ListedPerson, id: PersonId) -> Result<(), PeopleTrouble> {
        let Some(person) = load(self.connection, id)? else { return Ok(()) };
        let mut details = person.details.clone();
        if !self.tell(&mut details, listed) {
            return Ok(());
        }
        if details == person.details {
            self.imported.unchanged += 1;
            return Ok(());
        }
        remember(self.connection, self.operation, id)?;
        update(self.connection, id, &details)?;
        self.imported.changed += 1;
        Ok(())
    }

    /// Adds somebody, where their name does not leave it open who they are.
    fn add(&mut self, listed: &ListedPerson) -> Result<(), PeopleTrouble> {
        let told = listed.get(Field::Name);
        let name = told.and_then(|(column, name)| Some((column, PlayerName::new(name)?)));
        let Some((column, name)) = name else {
            self.object(listed, 1, ProblemKind::NameMissing);
            return Ok(());
        };
        let above = self.seen.names.get(name.folded()).copied();
        let other = namesakes(self.connection, &name)?.into_iter().next();
        let doubt = match (above, other) {
            (Some(first_line), _) => Some(ProblemKind::NamesakeAbove { first_line }),
            (None, Some(other)) => Some(ProblemKind::Namesake { other }),
            (None, None) => None,
        };
        match (self.namesakes, doubt) {
            (Namesakes::Refuse, Some(doubt)) => {
                self.object(listed, column, doubt);
                return Ok(());
            }
            (Namesakes::Skip, Some(_)) => {
                self.imported.skipped += 1;
                return Ok(());
            }
            (Namesakes::Add, Some(_)) | (_, None) => {}
        }
        self.seen.names.entry(name.folded().to_owned()).or_insert(listed.line);
        let mut details = Details::of(name);
        if self.tell(&mut details, listed) {
            let id = insert(self.connection, &details)?;
            touch(self.connection, self.operation, id)?;
            self.imported.added += 1;
        }
        Ok(())
    }

    /// Sets what the list tells; whether they may play first, for a reason says that they may not.
    fn tell(&mut self, details: &mut Details, listed: &ListedPerson) -> bool {
        let rank = |field: &Field| *field != Field::MayPlay;
        let mut told: Vec<_> = listed.told.iter().collect();
        told.sort_by_key(|(field, ..)| rank(field));
        for (field, column, text) in told {
            // What takes away a name leaves nobody.
            if let Err(unfit) = details.set(*field, text) {
                let what = ProblemKind::Unfit { found: text.chars().take(40).collect(), unfit };
                self.object(listed, *column, what);
                return false;
            }
        }
        true
    }
}
