//! What TDA 2019 and 2022 have of a rule of 2024.
//!
//! They number their rules alike, so that topics cite 2024 and one list tells what differs.

use crate::{Before, Citation, Edition, Rulebook, earlier_rows};

/// What an earlier edition has of a rule.
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
    /// What a book has of this citation: of one of 2024 also what 2019 and 2022 have of it.
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
        let is_earlier = book.is_earlier_edition() && self.rulebook == Rulebook::Tda2024;
        let Some(edition) = Edition::of(book).filter(|_| is_earlier) else { return Kept::Nothing };
        let rows = earlier_rows().iter().filter(|row| row.is_about(self) && edition <= row.until);
        match rows.min_by_key(|row| row.until).map(|row| &row.before) {
            None => Kept::Cited(book.cite(self.number, self.gist)),
            Some(Before::Other(number, gist)) => Kept::Cited(book.cite(number, gist)),
            Some(Before::Unnumbered(gist)) => Kept::Unnumbered(gist),
            Some(Before::Nothing) => Kept::Nothing,
            Some(Before::NotKnown) => Kept::NotKnown,
        }
    }
}
