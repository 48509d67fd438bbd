//! What is told of somebody in a call.

use crate::trouble::Trouble;
use ::people::{Details, Field, PeopleTrouble, Picture};
use clap::Args;
use session::{PictureUnread, people_said, picture_in};
use std::ffi::OsString;
use std::path::Path;
use words::Words;

/// What is told of somebody beside their name.
#[derive(Debug, Args)]
pub struct Told {
    /// What they are called at the table.
    #[arg(long)]
    pub nickname: Option<String>,
    /// Their number as a member; nobody else has it.
    #[arg(long)]
    pub number: Option<String>,
    /// What a reader says when their card is held to it; nobody else has it.
    #[arg(long)]
    pub card: Option<String>,
    /// An address of mail.
    #[arg(long)]
    pub email: Option<String>,
    /// A number of a phone.
    #[arg(long)]
    pub phone: Option<String>,
    /// The day on which they were born, like 1980-04-03 or 3.4.1980.
    #[arg(long)]
    pub birthday: Option<String>,
    /// Whether they may play: yes or no.
    #[arg(long, value_name = "YES|NO")]
    pub may_play: Option<String>,
    /// Why they may not play.
    #[arg(long)]
    pub why_not: Option<String>,
    /// The last day on which they may not play.
    #[arg(long, value_name = "DAY")]
    pub not_until: Option<String>,
    /// What they need at the table.
    #[arg(long)]
    pub needs: Option<String>,
    /// The last day for which their membership is paid.
    #[arg(long, value_name = "DAY")]
    pub fee_until: Option<String>,
    /// Whatever else is to be known.
    #[arg(long)]
    pub notes: Option<String>,
    /// A file with their picture, PNG or JPEG; an empty text takes it away.
    #[arg(long, value_name = "FILE")]
    pub picture: Option<OsString>,
}

impl Told {
    /// The fields that are told.
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

    /// Whether nothing is told.
    pub fn is_nothing(&self) -> bool {
        self.fields().next().is_none() && self.picture.is_none()
    }

    /// Somebody new.
    ///
    /// # Errors
    /// Where a text is no value of its field.
    pub fn details(&self, name: &str) -> Result<Details, PeopleTrouble> {
        Ok(Details::told(std::iter::once((Field::Name, name)).chain(self.fields()))?)
    }

    /// Sets what is told.
    ///
    /// # Errors
    /// Where a text is no value of its field.
    pub fn tell(&self, details: &mut Details, name: Option<&str>) -> Result<(), PeopleTrouble> {
        let name = name.map(|name| (Field::Name, name));
        Ok(details.tell(name.into_iter().chain(self.fields()))?)
    }

    /// The picture that is told; none where none is, and nothing within where it is taken away.
    ///
    /// # Errors
    /// Where the file is no picture.
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
                Trouble::malformed(people_said::picture(words, path, &unread))
            }
        })
    }
}
