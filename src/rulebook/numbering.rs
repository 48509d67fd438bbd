//! What the editions that number their rules as one of them have of a rule of that one.
//!
//! Topics cite [`Edition::BASE`], and one list tells what the others have otherwise.

use crate::shelf;
use crate::span::{Span, nearest};
use crate::{Citation, Edition, Rulebook};
use serde::Deserialize;
use std::sync::LazyLock;

/// A rule of [`Edition::BASE`], or a part of one, which other editions do not have as it is.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EditionRow {
    /// Its number in the base.
    pub number: String,
    /// The part that differs; none where all of it does.
    #[serde(default)]
    pub gist: Option<String>,
    /// Which editions have it otherwise.
    pub span: Span,
    /// What those editions have in its place.
    pub there: There,
}

/// What an edition has in the place of a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub enum There {
    /// A rule with this number and this contribution.
    Other(String, String),
    /// A procedure with this contribution, whose number is not known.
    Unnumbered(String),
    /// No rule.
    Nothing,
    /// It is not known what they have.
    NotKnown,
}

impl EditionRow {
    /// Whether it speaks of this citation of the base.
    #[must_use]
    pub fn is_about(&self, cite: &Citation) -> bool {
        self.number == cite.number && self.gist.as_deref().is_none_or(|gist| gist == cite.gist)
    }
}

/// Where editions differ from [`Edition::BASE`].
#[must_use]
pub fn edition_rows() -> &'static [EditionRow] {
    static ROWS: LazyLock<Vec<EditionRow>> = LazyLock::new(|| shelf::read(TEXT));
    &ROWS
}

const TEXT: &str = include_str!("../../assets/rulebooks/editions.ron");

/// What another edition has of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// It has it, and this is how it is cited there.
    Cited(Citation),
    /// It recommends this, and under which number is not known; the gist says what.
    Unnumbered(&'static str),
    /// It does not have it.
    Nothing,
    /// What it has there is not known.
    NotKnown,
}

impl Citation {
    /// What a book has of this citation: of one of the base also what the editions have of it that
    /// are told by it, and of one of an edition after the base what those after that have.
    ///
    /// ```
    /// use rulebook::Kept::{Cited, Nothing, NotKnown};
    /// use rulebook::Rulebook::{Tda2019, Tda2022, Tda2024};
    ///
    /// assert_eq!(Tda2024.cite("44", "").kept_in(Tda2019), Cited(Tda2019.cite("44", "")));
    /// assert_eq!(Tda2024.cite("39-B", "").kept_in(Tda2022), Cited(Tda2022.cite("39-B", "")));
    /// assert_eq!(Tda2024.cite("39-B", "").kept_in(Tda2019), Nothing);
    /// assert_eq!(Tda2024.cite("RP-7", "").kept_in(Tda2022), NotKnown);
    /// ```
    #[must_use]
    pub fn kept_in(&self, book: Rulebook) -> Kept {
        if self.rulebook == book {
            return Kept::Cited(*self);
        }
        let (Some(from), Some(edition)) = (Edition::of(self.rulebook), Edition::of(book)) else {
            return Kept::Nothing;
        };
        let is_carried = from == Edition::BASE
            || (from.is_told_by_base() && Edition::BASE < from && from < edition);
        if !(is_carried && edition.is_told_by_base()) {
            return Kept::Nothing;
        }
        let about = edition_rows().iter().filter(|row| row.is_about(self));
        match nearest(about, |row| row.span, edition).map(|row| &row.there) {
            None => Kept::Cited(book.cite(self.number, self.gist)),
            Some(There::Other(number, gist)) => Kept::Cited(book.cite(number, gist)),
            Some(There::Unnumbered(gist)) => Kept::Unnumbered(gist),
            Some(There::Nothing) => Kept::Nothing,
            Some(There::NotKnown) => Kept::NotKnown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EditionRow, TEXT};
    use crate::Edition;
    use crate::shelf::try_read;

    #[test]
    fn the_list_can_be_read_and_says_nothing_of_the_base() {
        let rows = try_read::<EditionRow>(TEXT).unwrap();
        assert!(!rows.is_empty());
        for row in rows {
            assert!(!row.span.holds_in(Edition::BASE), "{}", row.number);
        }
    }
}
