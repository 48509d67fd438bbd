//! What is known of somebody, and how it is told field by field.

use crate::columns::{Answer, answer};
use crate::day::Day;
use crate::field::{Field, Unfit};
use engine::entries::PlayerName;

/// Why somebody may not play, and how long.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Barred {
    /// Why; empty where nobody said.
    pub why: String,
    /// The last day on which they may not play; none where it holds for good.
    pub until: Option<Day>,
}

/// What is known of somebody. What is empty is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Details {
    pub name: PlayerName,
    /// What they are called at the table.
    pub nickname: String,
    /// Their number as a member; nobody else has it.
    pub number: String,
    /// What a reader says when their card is held to it; nobody else has it.
    pub card: String,
    pub email: String,
    pub phone: String,
    /// The day on which they were born.
    pub birthday: Option<Day>,
    /// Why they may not play; none where they may.
    pub barred: Option<Barred>,
    /// What they need at the table.
    pub needs: String,
    /// The last day for which their membership is paid.
    pub fee_until: Option<Day>,
    /// Whatever else is to be known.
    pub notes: String,
}

impl Details {
    /// Somebody of whom the name is known and nothing else.
    #[must_use]
    pub fn of(name: PlayerName) -> Self {
        Self {
            name,
            nickname: String::new(),
            number: String::new(),
            card: String::new(),
            email: String::new(),
            phone: String::new(),
            birthday: None,
            barred: None,
            needs: String::new(),
            fee_until: None,
            notes: String::new(),
        }
    }

    /// Somebody new, of whom this is told.
    ///
    /// # Errors
    /// Where a text is no value of its field, or no name is told: which field, and why.
    pub fn told<'a>(
        fields: impl IntoIterator<Item = (Field, &'a str)>,
    ) -> Result<Self, (Field, Unfit)> {
        let unfit = || (Field::Name, Unfit::NameMissing);
        let fields: Vec<(Field, &str)> = fields.into_iter().collect();
        let name = fields.iter().find(|(field, _)| *field == Field::Name);
        let mut details = Self::of(PlayerName::new(name.ok_or_else(unfit)?.1).ok_or_else(unfit)?);
        details.tell(fields)?;
        Ok(details)
    }

    /// Sets fields given in any order: `MayPlay` first, because a reason says that they may not.
    ///
    /// # Errors
    /// The field whose text is no value of it, and why; some may be set, so discard the details.
    pub fn tell<'a>(
        &mut self,
        fields: impl IntoIterator<Item = (Field, &'a str)>,
    ) -> Result<(), (Field, Unfit)> {
        let mut fields: Vec<(Field, &str)> = fields.into_iter().collect();
        fields.sort_by_key(|(field, _)| *field != Field::MayPlay);
        let mut fields = fields.into_iter();
        fields.try_for_each(|(field, text)| self.set(field, text).map_err(|unfit| (field, unfit)))
    }

    #[must_use]
    pub fn may_play(&self, today: Day) -> bool {
        let is_barred = |barred: &Barred| barred.until.is_none_or(|until| today <= until);
        !self.barred.as_ref().is_some_and(is_barred)
    }

    /// A field as text; empty where it is not known. Whether they may play is always known.
    #[must_use]
    pub fn get(&self, field: Field) -> String {
        let day = |day: Option<Day>| day.map(|day| day.to_string()).unwrap_or_default();
        match field {
            Field::Name => self.name.to_string(),
            Field::Nickname => self.nickname.clone(),
            Field::Number => self.number.clone(),
            Field::Card => self.card.clone(),
            Field::Email => self.email.clone(),
            Field::Phone => self.phone.clone(),
            Field::Birthday => day(self.birthday),
            Field::MayPlay => if self.barred.is_some() { "no" } else { "yes" }.to_owned(),
            Field::WhyNot => self.barred.as_ref().map(|one| one.why.clone()).unwrap_or_default(),
            Field::NotUntil => day(self.barred.as_ref().and_then(|barred| barred.until)),
            Field::Needs => self.needs.clone(),
            Field::FeeUntil => day(self.fee_until),
            Field::Notes => self.notes.clone(),
        }
    }

    /// Sets a field to what was told; an empty text takes away what was known.
    ///
    /// # Errors
    /// Where the text is no value of this field; nothing is changed then.
    pub fn set(&mut self, field: Field, told: &str) -> Result<(), Unfit> {
        let told = tidy(field, told)?;
        match field {
            Field::Name => self.name = PlayerName::new(&told).ok_or(Unfit::NameMissing)?,
            Field::Nickname => self.nickname = told,
            Field::Number => self.number = told,
            Field::Card => self.card = told,
            Field::Email => self.email = checked(told, is_address, Unfit::NotAnAddress)?,
            Field::Phone => self.phone = checked(told, has_digit, Unfit::NotAPhone)?,
            Field::Birthday => self.birthday = day(&told)?,
            Field::MayPlay => match answer(&told) {
                Some(Answer::Yes) => self.barred = None,
                Some(Answer::No) => drop(self.barred.get_or_insert_default()),
                None if told.is_empty() => self.barred = None,
                None => return Err(Unfit::NotYesOrNo),
            },
            Field::WhyNot => match &mut self.barred {
                Some(barred) => barred.why = told,
                None if told.is_empty() => {}
                None => self.barred = Some(Barred { why: told, until: None }),
            },
            Field::NotUntil => {
                let until = day(&told)?;
                match &mut self.barred {
                    Some(barred) => barred.until = until,
                    None if until.is_none() => {}
                    None => self.barred = Some(Barred { why: String::new(), until }),
                }
            }
            Field::Needs => self.needs = told,
            Field::FeeUntil => self.fee_until = day(&told)?,
            Field::Notes => self.notes = told,
        }
        Ok(())
    }
}

/// A text as it is stored: trimmed, short enough, and of several lines only if the field allows it.
fn tidy(field: Field, told: &str) -> Result<String, Unfit> {
    let told = told.trim();
    let (letters, letters_max) = (told.chars().take(100_000).count(), field.letters_max());
    if letters > letters_max {
        return Err(Unfit::TooLong { letters, letters_max });
    }
    // A name makes single spaces of line breaks by itself.
    if field == Field::Name {
        return Ok(told.to_owned());
    }
    let told = told.replace("\r\n", "\n").replace('\r', "\n");
    if told.contains('\n') && !field.has_lines() {
        return Err(Unfit::OverLines);
    }
    let is_odd = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if told.chars().any(is_odd) { Err(Unfit::Signs) } else { Ok(told) }
}

fn day(told: &str) -> Result<Option<Day>, Unfit> {
    if told.is_empty() { Ok(None) } else { Day::read(told).map(Some).ok_or(Unfit::NotADay) }
}

fn checked(told: String, is_one: fn(&str) -> bool, unfit: Unfit) -> Result<String, Unfit> {
    if told.is_empty() || is_one(&told) { Ok(told) } else { Err(unfit) }
}

/// Whether this may be an address of mail; only the other computer knows whether it is one.
fn is_address(told: &str) -> bool {
    let parts = told.split_once('@');
    let is_whole = |(name, place): (&str, &str)| !name.is_empty() && !place.is_empty();
    !told.contains(char::is_whitespace) && parts.is_some_and(is_whole)
}

fn has_digit(told: &str) -> bool {
    told.chars().any(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use crate::day::Day;
    use crate::details::{Barred, Details};
    use crate::field::{Field, Unfit};
    use engine::entries::PlayerName;

    fn ana() -> Details {
        Details::of(PlayerName::new("Ana Rys").unwrap())
    }

    #[test]
    fn what_is_set_is_told_again_and_an_empty_text_takes_it_away() {
        let mut details = ana();
        let told = [
            (Field::Name, "Ana Nová"),
            (Field::Nickname, "Ace"),
            (Field::Number, "17"),
            (Field::Card, "0004711"),
            (Field::Email, "ana@example.org"),
            (Field::Phone, "+420 777 123"),
            (Field::Birthday, "1980-04-03"),
            (Field::MayPlay, "no"),
            (Field::WhyNot, "on their own wish"),
            (Field::NotUntil, "2027-01-31"),
            (Field::Needs, "wheelchair"),
            (Field::FeeUntil, "2026-12-31"),
            (Field::Notes, "two\nlines"),
        ];
        assert_eq!(told.len(), Field::ALL.iter().copied().count());
        for (field, text) in told {
            details.set(field, text).unwrap();
        }
        for (field, text) in told {
            assert_eq!(details.get(field), text, "{field:?}");
        }
        for field in Field::ALL.iter().copied().filter(|field| *field != Field::Name) {
            details.set(field, " ").unwrap();
        }
        assert_eq!(details, Details::of(PlayerName::new("Ana Nová").unwrap()));
        assert_eq!(details.set(Field::Name, " "), Err(Unfit::NameMissing));
    }

    #[test]
    fn what_is_no_value_changes_nothing() {
        let mut details = ana();
        let long = "x".repeat(61);
        let too_long = Unfit::TooLong { letters: 61, letters_max: 60 };
        for (field, text, unfit) in [
            (Field::Number, long.as_str(), too_long),
            (Field::Email, "ana.example.org", Unfit::NotAnAddress),
            (Field::Email, "ana rys@example.org", Unfit::NotAnAddress),
            (Field::Email, "@example.org", Unfit::NotAnAddress),
            (Field::Phone, "home", Unfit::NotAPhone),
            (Field::Birthday, "03/04/1980", Unfit::NotADay),
            (Field::MayPlay, "perhaps", Unfit::NotYesOrNo),
            (Field::Needs, "a\nb", Unfit::OverLines),
            (Field::Notes, "a\u{7}b", Unfit::Signs),
        ] {
            assert_eq!(details.set(field, text), Err(unfit), "{text}");
        }
        assert_eq!(details, ana());
    }

    #[test]
    fn who_is_barred_until_a_day_plays_on_the_next_one() {
        let mut details = ana();
        let day = |text| Day::read(text).unwrap();
        details.barred = Some(Barred { why: String::new(), until: Some(day("2026-03-01")) });
        assert!(!details.may_play(day("2026-03-01")));
        assert!(details.may_play(day("2026-03-02")));
        details.barred = Some(Barred::default());
        assert!(!details.may_play(day("2999-12-31")));
    }
}
