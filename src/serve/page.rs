//! Which pages there are, and where each is.

use engine::values::PlayerId;

/// A page for the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Page {
    /// The players' clock.
    Clock,
    /// The same over another picture: for streaming programs.
    Overlay,
    /// Where somebody sits: letters of a name are typed.
    Seats,
    /// Where this player sits.
    Seat(PlayerId),
    /// Levels and breaks.
    Levels,
    /// Prizes, and who is out.
    Places,
}

impl Page {
    /// The pages that a bar at the foot leads to.
    pub(crate) const BAR: [(Self, &'static str); 4] = [
        (Self::Seats, "pages-seats"),
        (Self::Clock, "pages-clock"),
        (Self::Levels, "pages-levels"),
        (Self::Places, "pages-places"),
    ];

    /// Where it is.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Clock => "/".to_owned(),
            Self::Overlay => "/overlay".to_owned(),
            Self::Seats => "/seat".to_owned(),
            Self::Seat(player) => format!("/seat/{player}"),
            Self::Levels => "/levels".to_owned(),
            Self::Places => "/places".to_owned(),
        }
    }

    /// The page at a path.
    pub(crate) fn at(path: &str) -> Option<Self> {
        Some(match path {
            "/" => Self::Clock,
            "/overlay" => Self::Overlay,
            "/seat" => Self::Seats,
            "/levels" => Self::Levels,
            "/places" => Self::Places,
            _ => Self::Seat(PlayerId(path.strip_prefix("/seat/")?.parse().ok()?)),
        })
    }
}
