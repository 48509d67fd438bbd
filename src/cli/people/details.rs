//! The options for the details of a person.

use crate::trouble::Trouble;
use ::people::{Details, Field, PeopleTrouble, Picture};
use clap::Args;
use exchange::{PictureUnread, people_messages, picture_in};
use std::ffi::OsString;
use std::path::Path;
use words::Words;

/// The details of a person besides the name.
#[derive(Debug, Args)]
pub struct Told {
    /// Nickname at the table.
    #[arg(long)]
    pub nickname: Option<String>,
    /// Member number; unique.
    #[arg(long)]
    pub number: Option<String>,
    /// Card code, as the card reader sends it; unique.
    #[arg(long)]
    pub card: Option<String>,
    /// E-mail address.
    #[arg(long)]
    pub email: Option<String>,
    /// Phone number.
    #[arg(long)]
    pub phone: Option<String>,
    /// Date of birth, such as 1980-04-03 or 3.4.1980.
    #[arg(long)]
    pub birthday: Option<String>,
    /// Whether the person may play: yes or no.
    #[arg(long, value_name = "YES|NO")]
    pub may_play: Option<String>,
    /// Reason why the person may not play.
    #[arg(long)]
    pub why_not: Option<String>,
    /// Last day on which the person may not play.
    #[arg(long, value_name = "DAY")]
    pub not_until: Option<String>,
    /// Special needs at the table.
    #[arg(long)]
    pub needs: Option<String>,
    /// Last day for which the membership fee is paid.
    #[arg(long, value_name = "DAY")]
    pub fee_until: Option<String>,
    /// Other notes.
    #[arg(long)]
    pub notes: Option<String>,
    /// File with a PNG or JPEG picture; an empty value removes the picture.
    #[arg(long, value_name = "FILE")]
    pub picture: Option<OsString>,
}

impl Told {
    /// The fields that were given.
    fn fields(&self) -> impl Iterator<Item = (Field, &str)> {
        let told = [
            (Field::MayPlay, &self.may_play),
            (Field::WhyNot, &self.why_not),
            (Field::NotUntil, &self.not_until),
            (Field::Nickname, &self.nickname),
            (Field::Number, &self.number),
            (Field::Card, &self.card),
            (Field::Email, &self.email),
            (Field::Phone, &self.phone),
            (Field::Birthday, &self.birthday),
            (Field::Needs, &self.needs),
            (Field::FeeUntil, &self.fee_until),
            (Field::Notes, &self.notes),
        ];
        told.into_iter().filter_map(|(field, text)| Some((field, text.as_deref()?)))
    }

    /// Whether no detail was given.
    pub fn is_nothing(&self) -> bool {
        self.fields().next().is_none() && self.picture.is_none()
    }

    /// The details of a new person.
    ///
    /// # Errors
    /// If a value does not fit its field.
    pub fn details(&self, name: &str) -> Result<Details, PeopleTrouble> {
        Ok(Details::told(std::iter::once((Field::Name, name)).chain(self.fields()))?)
    }

    /// Sets the given fields.
    ///
    /// # Errors
    /// If a value does not fit its field.
    pub fn tell(&self, details: &mut Details, name: Option<&str>) -> Result<(), PeopleTrouble> {
        let name = name.map(|name| (Field::Name, name));
        Ok(details.tell(name.into_iter().chain(self.fields()))?)
    }

    /// The given picture: `None` if not given, `Some(None)` to remove it.
    ///
    /// # Errors
    /// If the file is not a picture.
    pub fn picture(&self, words: &Words) -> Result<Option<Option<Picture>>, Trouble> {
        let Some(path) = self.picture.as_deref().map(Path::new) else { return Ok(None) };
        if path.as_os_str().is_empty() {
            return Ok(Some(None));
        }
        picture_in(path).map(|picture| Some(Some(picture))).map_err(|unread| match unread {
            PictureUnread::File(error) => {
                Trouble::file("people-picture-unreadable", &error, path, words)
            }
            PictureUnread::Picture(_) => {
                Trouble::malformed(people_messages::picture(words, path, &unread))
            }
        })
    }
}
