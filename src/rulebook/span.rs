//! In which editions something stands otherwise than in the one by which they are told.

use crate::Edition;
use serde::Deserialize;

/// On one side of [`Edition::BASE`], the editions from there to an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Span {
    /// This edition and those before it.
    Until(Edition),
    /// This edition and those after it.
    Since(Edition),
}

impl Span {
    /// Whether an edition is among them.
    #[must_use]
    pub fn holds_in(self, edition: Edition) -> bool {
        match self {
            Self::Until(last) => edition <= last,
            Self::Since(first) => edition >= first,
        }
    }

    /// Whether another span on the same side goes further towards the base.
    fn is_within(self, other: Self) -> bool {
        match (self, other) {
            (Self::Until(own), Self::Until(other)) => own < other,
            (Self::Since(own), Self::Since(other)) => own > other,
            (Self::Until(_), Self::Since(_)) | (Self::Since(_), Self::Until(_)) => false,
        }
    }
}

/// Of rows that hold in an edition, the one that begins or ends nearest to it; the first of equals.
pub(crate) fn nearest<'a, T>(
    rows: impl Iterator<Item = &'a T>,
    span: impl Fn(&T) -> Span,
    edition: Edition,
) -> Option<&'a T> {
    let holding = rows.filter(|row| span(row).holds_in(edition));
    holding.reduce(|best, row| if span(row).is_within(span(best)) { row } else { best })
}

#[cfg(test)]
mod tests {
    use super::Span::{self, Since, Until};
    use super::nearest;
    use crate::Edition::{Tda2011, Tda2013, Tda2015, Tda2017, Tda2019, Tda2022, Tda2024};

    /// With a base of 2017, so that there are editions on both sides.
    #[test]
    fn the_row_that_ends_nearest_holds() {
        let rows = [Until(Tda2015), Until(Tda2011), Since(Tda2019), Since(Tda2024)];
        let held = |edition| nearest(rows.iter(), |row: &Span| *row, edition).copied();
        for (edition, span) in [
            (Tda2011, Some(Until(Tda2011))),
            (Tda2013, Some(Until(Tda2015))),
            (Tda2015, Some(Until(Tda2015))),
            (Tda2017, None),
            (Tda2019, Some(Since(Tda2019))),
            (Tda2022, Some(Since(Tda2019))),
            (Tda2024, Some(Since(Tda2024))),
        ] {
            assert_eq!(held(edition), span, "{edition:?}");
        }
    }
}
