//! Two who are one person.

use crate::details::{Barred, Details};
use crate::error::{PeopleError, PeopleTrouble};
use crate::field::Field;
use crate::operations::{Deed, OperationKind, begin, remember};
use crate::people_file::PeopleFile;
use crate::person::{Person, PersonId};
use crate::rows::{load, picture, set_picture, update};
use rusqlite::{Connection, named_params};

/// What came of merging two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merged {
    pub person: Person,
    /// What was known of the other one and is not kept, as something else was known of this one.
    pub lost: Vec<(Field, String)>,
}

impl PeopleFile {
    /// Makes two people one: `keep` is left, learns of `other` what was not known, and is found by
    /// their numbers and cards from then on.
    ///
    /// # Errors
    /// Where nobody has one of these numbers, both are the same, or the file cannot be written.
    pub fn merge(
        &mut self,
        keep: PersonId,
        other: PersonId,
        deed: Deed<'_>,
    ) -> Result<Merged, PeopleError> {
        self.write(|transaction| {
            if keep == other {
                return Err(PeopleTrouble::Same);
            }
            let found = |id| load(transaction, id)?.ok_or(PeopleTrouble::Gone(id));
            let (kept, gone) = (found(keep)?, found(other)?);
            let (details, lost) = united(&kept.details, &gone.details);
            let operation = begin(transaction, OperationKind::Merge, deed)?;
            remember(transaction, operation, keep)?;
            remember(transaction, operation, other)?;
            let pictures = (picture(transaction, keep)?, picture(transaction, other)?);
            hand_over(transaction, keep, other)?;
            if let (None, Some(picture)) = &pictures {
                set_picture(transaction, keep, Some(picture))?;
            }
            update(transaction, keep, &details)?;
            Ok(Merged { person: found(keep)?, lost })
        })
    }
}

/// Gives one person the numbers of another, who is taken out.
fn hand_over(
    connection: &Connection,
    keep: PersonId,
    other: PersonId,
) -> Result<(), PeopleTrouble> {
    let both = named_params! {":keep": keep.0, ":other": other.0};
    connection.execute(include_str!("sql/take_codes.sql"), both)?;
    connection.execute(include_str!("sql/take_merged.sql"), both)?;
    for statement in include_str!("sql/remove.sql").split(';') {
        connection.execute(statement, named_params! {":person": other.0})?;
    }
    connection.execute(include_str!("sql/merge.sql"), both)?;
    Ok(())
}

/// What is known of both, and what of the second one is not kept.
///
/// Of a number or a card nothing is lost: what does not become this person's own still leads to
/// them. Who was barred under one name is barred, and by the longer of two terms.
fn united(kept: &Details, gone: &Details) -> (Details, Vec<(Field, String)>) {
    let mut details = kept.clone();
    details.barred = longer(kept.barred.as_ref(), gone.barred.as_ref());
    let mut lost = Vec::new();
    for field in Field::ALL.iter().copied() {
        let (own, others) = (kept.get(field), gone.get(field));
        match field {
            Field::MayPlay | Field::WhyNot | Field::NotUntil => {}
            Field::Name => {
                if kept.name.folded() != gone.name.folded() {
                    lost.push((field, others));
                }
            }
            Field::Notes | Field::Needs => {
                let sign = if field.has_lines() { "\n" } else { "; " };
                let both = [own.as_str(), others.as_str()];
                let both = both.into_iter().filter(|text| !text.is_empty());
                let both = both.collect::<Vec<_>>().join(sign);
                if own != others && details.set(field, &both).is_err() {
                    lost.push((field, others));
                }
            }
            Field::FeeUntil => details.fee_until = kept.fee_until.max(gone.fee_until),
            Field::Number | Field::Card if own.is_empty() => drop(details.set(field, &others)),
            Field::Number | Field::Card => {}
            Field::Nickname | Field::Email | Field::Phone | Field::Birthday => {
                if own.is_empty() {
                    // What was kept is a value of its field.
                    let _ = details.set(field, &others);
                } else if own != others && !others.is_empty() {
                    lost.push((field, others));
                }
            }
        }
    }
    (details, lost)
}

/// The longer of two terms for which somebody may not play; one without an end is the longest.
fn longer(one: Option<&Barred>, other: Option<&Barred>) -> Option<Barred> {
    let (Some(first), Some(second)) = (one, other) else { return one.or(other).cloned() };
    let until = |barred: &Barred| (barred.until.is_none(), barred.until);
    Some(if until(second) > until(first) { second.clone() } else { first.clone() })
}

#[cfg(test)]
mod tests {
    use crate::details::Details;
    use crate::field::Field;
    use crate::merge::united;
    use engine::entries::PlayerName;

    fn details(told: &[(Field, &str)]) -> Details {
        let mut details = Details::of(PlayerName::new("Ana Rys").unwrap());
        told.iter().for_each(|(field, text)| details.set(*field, text).unwrap());
        details
    }

    #[test]
    fn what_was_not_known_is_learned_and_what_differs_is_told() {
        let kept = details(&[(Field::Email, "a@b"), (Field::Notes, "one"), (Field::Number, "1")]);
        let gone = details(&[
            (Field::Name, "Anna Rys"),
            (Field::Email, "c@d"),
            (Field::Phone, "123"),
            (Field::Notes, "two"),
            (Field::Number, "2"),
            (Field::FeeUntil, "2026-12-31"),
        ]);
        let (both, lost) = united(&kept, &gone);
        let expected = details(&[
            (Field::Email, "a@b"),
            (Field::Phone, "123"),
            (Field::Notes, "one\ntwo"),
            (Field::Number, "1"),
            (Field::FeeUntil, "2026-12-31"),
        ]);
        assert_eq!(both, expected);
        let told = |field, text: &str| (field, text.to_owned());
        assert_eq!(lost, [told(Field::Name, "Anna Rys"), told(Field::Email, "c@d")]);
    }

    #[test]
    fn who_is_barred_under_one_name_is_barred_and_for_longer() {
        let free = details(&[]);
        let until = |day| details(&[(Field::WhyNot, day), (Field::NotUntil, day)]);
        let for_good = details(&[(Field::WhyNot, "cheated")]);
        for (one, other, left) in [
            (&free, &for_good, "cheated"),
            (&until("2026-01-01"), &until("2027-01-01"), "2027-01-01"),
            (&until("2027-01-01"), &for_good, "cheated"),
        ] {
            for (kept, gone) in [(one, other), (other, one)] {
                assert_eq!(united(kept, gone).0.get(Field::WhyNot), left);
            }
        }
    }
}
