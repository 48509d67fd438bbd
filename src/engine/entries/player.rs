//! One player of this tournament.

use super::{PlayerName, Purchase, SaleEffect};
use crate::chips::Counted;
use crate::refusal::Refusal;
use crate::values::{Chips, MemberNo, PlayerId, SeatAt, SeatNo, TableNo, Timestamp, Who};
use points::Points;
use serde::{Deserialize, Serialize};

/// Where a player stands: waiting, in a seat, out, or off the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Entered, and waiting for the draw.
    Unseated,
    /// Entered, and waiting in line for a seat to open.
    Alternate,
    /// In, and sitting in this seat.
    Seated(SeatAt),
    /// Out of the event: busted out, disqualified, or gone early.
    Out,
    /// Taken off the list, with all that they bought undone.
    Withdrawn,
}

/// A player with what they bought.
#[derive(Debug, Clone)]
pub struct Player {
    /// Their number, from 1 in the order of registration.
    pub id: PlayerId,
    /// Their name, as it was registered or corrected.
    pub name: PlayerName,
    /// Where they stand now, with their seat where they have one.
    pub status: Status,
    /// When they first entered, however often they entered again.
    pub entered: Timestamp,
    /// Entries bought, the first among them.
    pub entries: u16,
    /// Rebuys bought; those that were undone are left out.
    pub rebuys: u16,
    /// Add-ons bought; those that were undone are left out.
    pub add_ons: u16,
    /// Chips as last known: bought, won in a recorded bust-out, or counted.
    pub stack: Chips,
    /// A table or seat that they must have.
    pub need: Option<SeatNeed>,
    /// Stays where they are when tables are balanced.
    pub is_locked: bool,
    /// Is not dealt in until the button has passed.
    pub waits_one_hand: bool,
    /// Players who must not be drawn to their table.
    pub apart: Vec<PlayerId>,
    /// What the floor should know of them, and who assists them.
    pub note: PlayerNote,
    /// When their stack was counted last, and what was found.
    pub counted: Option<Counted>,
    /// What they bought after the first entry, the first first.
    pub bought: Vec<Purchase>,
    /// The number by which their club knows them.
    pub member: Option<MemberNo>,
    /// What was put right by hand for a league.
    pub by_hand: ByHand,
}

/// What was put right by hand of a player, beside what happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ByHand {
    /// Points that come to those of the formula.
    pub points: Points,
    /// Hits that come to those that were entered.
    pub hits: i32,
}

impl Player {
    /// Somebody who bought their first entry and waits for a seat.
    pub(crate) fn entered(registered: &Registered, stack: Chips) -> Self {
        Self {
            id: registered.id,
            name: registered.name.clone(),
            status: Status::Unseated,
            entered: Timestamp::default(),
            entries: 1,
            rebuys: 0,
            add_ons: 0,
            stack,
            need: registered.need,
            is_locked: false,
            note: PlayerNote::default(),
            waits_one_hand: false,
            apart: Vec::new(),
            counted: None,
            bought: Vec::new(),
            member: registered.member.clone(),
            by_hand: ByHand::default(),
        }
    }

    /// The seat they sit in; none where they wait or are out.
    #[must_use]
    pub fn seat(&self) -> Option<SeatAt> {
        match self.status {
            Status::Seated(at) => Some(at),
            Status::Unseated | Status::Alternate | Status::Out | Status::Withdrawn => None,
        }
    }

    /// The seat of a player who must sit for what is asked.
    ///
    /// # Errors
    /// Where they are not in, or have no seat.
    pub fn seat_in_play(&self) -> Result<SeatAt, Refusal> {
        match self.status {
            Status::Seated(at) => Ok(at),
            Status::Out | Status::Withdrawn => Err(Refusal::NotIn { player: self.id }),
            Status::Unseated | Status::Alternate => Err(Refusal::NotSeated { player: self.id }),
        }
    }

    /// When they came into the tournament: the first time, and each time they came back.
    pub fn came(&self) -> impl DoubleEndedIterator<Item = Timestamp> {
        let back = self.bought.iter().filter(|bought| bought.effect == SaleEffect::BackIn);
        std::iter::once(self.entered).chain(back.map(|bought| bought.at))
    }

    /// Whether they are on the list: they were not taken off it.
    #[must_use]
    pub fn is_on_the_list(&self) -> bool {
        self.status != Status::Withdrawn
    }

    /// Whether they are still in.
    #[must_use]
    pub fn is_in(&self) -> bool {
        match self.status {
            Status::Unseated | Status::Alternate | Status::Seated(_) => true,
            Status::Out | Status::Withdrawn => false,
        }
    }
}

/// What the floor should know of a player, and who assists them at the table.
///
/// Rules: TDA 2011 §6; TDA 2024 §9.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerNote {
    /// What there is to know, as the floor typed it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub remark: String,
    /// Who turns their cards and places their chips.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub assistant: String,
}

impl PlayerNote {
    /// The longest remark and the longest name of an assistant, in letters.
    pub const LETTERS_MAX: u32 = 120;

    /// Whether there is nothing to know.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.remark.is_empty() && self.assistant.is_empty()
    }

    /// The same with single spaces.
    #[must_use]
    pub(super) fn spaced(&self) -> Self {
        let spaced = |typed: &str| typed.split_whitespace().collect::<Vec<_>>().join(" ");
        Self { remark: spaced(&self.remark), assistant: spaced(&self.assistant) }
    }

    /// Whether one of them is longer than there is room for.
    pub(super) fn is_too_long(&self) -> bool {
        let all = [&self.remark, &self.assistant];
        let count = |said: &String| u32::try_from(said.chars().count()).unwrap_or(u32::MAX);
        all.into_iter().any(|said| count(said) > Self::LETTERS_MAX)
    }
}

/// A table, or a seat of it, that a player must have.
///
/// Rules: TDA 2011 §6; TDA 2024 §9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatNeed {
    /// The table they must sit at; any one where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// The seat they must have; any one where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNo>,
}

impl SeatNeed {
    /// Whether a seat is one that they may have.
    pub(crate) fn is_met_by(self, at: SeatAt) -> bool {
        self.table.is_none_or(|table| table == at.table)
            && self.seat.is_none_or(|seat| seat == at.seat)
    }
}

/// Somebody who registers, as the desk says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// Their name, as the desk typed it.
    pub name: PlayerName,
    /// A table or seat that they must have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<SeatNeed>,
    /// The number by which their club knows them. Since format 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberNo>,
}

/// Somebody who registered, with the number they got.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Registered {
    /// The number they got, from 1 in the order of registration.
    pub id: PlayerId,
    /// The name that they registered under.
    pub name: PlayerName,
    /// A table or seat that they must have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub need: Option<SeatNeed>,
    /// The number by which their club knows them. Since format 8.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberNo>,
}

/// A stack that was counted, and whose it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackCount<P = Who> {
    /// Whose stack it is; they have to be in.
    pub player: P,
    /// What was counted, no more than is in play.
    pub chips: Chips,
}
