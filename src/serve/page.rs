//! Which pages there are and where each is, the pieces they are made of, and the parts that
//! programs are told.

use engine::values::{PlayerId, TableNo};
use scene::Shape;

/// An address of every page, as an example.
pub const PATHS: [&str; 8] =
    ["/", "/overlay", "/seat", "/seat?name=a", "/seat/7", "/levels", "/places", "/changes"];

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::EnumCount)]
pub(crate) enum Page {
    /// The players' clock, with the new seats of these tables; for one shape, or for any.
    Clock(Tables, Option<Shape>),
    /// The same over another picture: for streaming programs.
    Overlay,
    /// New seats at these tables, and which of them broke.
    Changes(Tables),
    /// Where somebody sits: letters of a name are typed.
    Seats,
    /// The page of one player: where they sit.
    Seat(PlayerId),
    Levels,
    /// Prizes, and who is out so far.
    Places,
}

/// Whether a page is sent whole, or what changes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Whole, as somebody opens it: the time stands in it.
    Whole,
    /// What changes of it, to many at once: the script puts the time in, so that a text stays the
    /// same while nothing but time passes.
    Live,
}

/// Which tables a wall is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tables {
    All,
    /// Those of a room, from this one to that one.
    Range(TableNo, TableNo),
}

impl Tables {
    /// What was asked for: a number, or two with a hyphen; none where it is neither.
    pub(crate) fn read(asked: Option<&str>) -> Option<Self> {
        let Some(asked) = asked.map(str::trim).filter(|asked| !asked.is_empty()) else {
            return Some(Self::All);
        };
        let (first, last) = asked.split_once(['-', '–']).unwrap_or((asked, asked));
        let number = |text: &str| text.trim().parse().ok().filter(|no| *no > 0).map(TableNo);
        let (first, last) = (number(first)?, number(last)?);
        (first <= last).then_some(Self::Range(first, last))
    }

    /// Whether a table is among them.
    pub(crate) fn has(self, table: TableNo) -> bool {
        match self {
            Self::All => true,
            Self::Range(first, last) => (first..=last).contains(&table),
        }
    }
}

impl Page {
    /// The pages that a bar at the foot leads to.
    pub(crate) const BAR: [(Self, &'static str); 4] = [
        (Self::Seats, "pages-seats"),
        (Self::Clock(Tables::All, None), "pages-clock"),
        (Self::Levels, "pages-levels"),
        (Self::Places, "pages-places"),
    ];

    pub(crate) fn path(self) -> String {
        match self {
            Self::Clock(tables, _) => with(tables, "/"),
            Self::Overlay => "/overlay".to_owned(),
            Self::Changes(tables) => with(tables, "/changes"),
            Self::Seats => "/seat".to_owned(),
            Self::Seat(player) => format!("/seat/{player}"),
            Self::Levels => "/levels".to_owned(),
            Self::Places => "/places".to_owned(),
        }
    }

    /// The page at a path, for these tables and this shape of screen.
    pub(crate) fn at(path: &str, tables: Tables, shape: Option<Shape>) -> Option<Self> {
        Some(match path {
            "/" => Self::Clock(tables, shape),
            "/overlay" => Self::Overlay,
            "/changes" => Self::Changes(tables),
            "/seat" => Self::Seats,
            "/levels" => Self::Levels,
            "/places" => Self::Places,
            _ => Self::Seat(PlayerId(path.strip_prefix("/seat/")?.parse().ok()?)),
        })
    }

    /// Whether the bar marks this page while that one is open.
    pub(crate) fn stands_for(self, open: Self) -> bool {
        match open {
            Self::Clock(_, _) => matches!(self, Self::Clock(_, _)),
            Self::Seats | Self::Seat(_) => self == Self::Seats,
            Self::Overlay | Self::Changes(_) | Self::Levels | Self::Places => self == open,
        }
    }
}

fn with(tables: Tables, path: &str) -> String {
    match tables {
        Tables::All => path.to_owned(),
        Tables::Range(first, last) => format!("{path}?tables={first}-{last}"),
    }
}

/// A piece of a page, or of what programs are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Piece {
    /// Time and stakes, at the head of most pages.
    Head,
    /// A screen of the room, with the new seats of these tables.
    Screen(Tables, Shape),
    Moves(Tables),
    /// A field for letters of a name, and who was found.
    Find,
    /// Where a player sits: everybody has their own.
    Own(PlayerId),
    /// The plan of the room around a table, with the way from another one.
    Plan(Option<TableNo>, Option<TableNo>),
    /// What stands at the foot of every player's page.
    Foot,
    Levels,
    Prizes,
    Places,
    /// A part of what programs are told.
    Told(Part),
}

/// A part of what programs are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Part {
    /// The event: its clock, how many are left, the level.
    Event,
    /// Where everybody sits who is in, by name.
    Seats,
    /// Who changed seats lately, and which tables broke.
    Changes,
    Levels,
    Prizes,
    Places,
}

impl Part {
    pub(crate) const ALL: [Self; 6] =
        [Self::Event, Self::Seats, Self::Changes, Self::Levels, Self::Prizes, Self::Places];

    /// Its name: the last word of its address, and the name of its messages.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Seats => "seats",
            Self::Changes => "changes",
            Self::Levels => "levels",
            Self::Prizes => "prizes",
            Self::Places => "places",
        }
    }

    /// The part with this id; none where there is none.
    pub(crate) fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::{PATHS, Page, Tables};
    use std::collections::{BTreeSet, HashSet};
    use std::mem::discriminant;
    use strum::EnumCount;

    #[test]
    fn every_page_has_an_address_among_the_examples() {
        let path = |asked: &str| asked.split('?').next().unwrap().to_owned();
        let pages = PATHS.map(|asked| Page::at(&path(asked), Tables::All, None).unwrap());
        let kinds: HashSet<_> = pages.iter().map(discriminant).collect();
        assert_eq!(kinds.len(), Page::COUNT, "{pages:?}");
        let again: BTreeSet<String> = pages.iter().map(|page| page.path()).collect();
        let asked: BTreeSet<String> = PATHS.iter().map(|asked| path(asked)).collect();
        assert_eq!(again, asked, "each page is found at its own path");
    }
}
