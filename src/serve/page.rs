//! Which pages there are, and where each is.

use engine::values::{PlayerId, TableNo};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Page {
    /// The players' clock, with the new seats of these tables.
    Clock(Tables),
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
        (Self::Clock(Tables::All), "pages-clock"),
        (Self::Levels, "pages-levels"),
        (Self::Places, "pages-places"),
    ];

    pub(crate) fn path(self) -> String {
        match self {
            Self::Clock(tables) => with(tables, "/"),
            Self::Overlay => "/overlay".to_owned(),
            Self::Changes(tables) => with(tables, "/changes"),
            Self::Seats => "/seat".to_owned(),
            Self::Seat(player) => format!("/seat/{player}"),
            Self::Levels => "/levels".to_owned(),
            Self::Places => "/places".to_owned(),
        }
    }

    /// The page at a path, for these tables.
    pub(crate) fn at(path: &str, tables: Tables) -> Option<Self> {
        Some(match path {
            "/" => Self::Clock(tables),
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
            Self::Clock(_) => matches!(self, Self::Clock(_)),
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
