//! What programs are told, part by part.

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
