//! Everything that can have happened to a tournament, as one list.
//!
//! Events carry outcomes: a draw holds the seats drawn, so replay needs no dice and no rules.
//! What stands here is written to disk. Never rename or remove a variant; give new fields a
//! default, and raise the journal's format.

use crate::engine::button::{ButtonState, Flag};
use crate::engine::clock::Run;
use crate::engine::entries::{PlayerName, Registered, SeatNeed, StackCount};
use crate::engine::finishes::Busted;
use crate::engine::player_clock::{ClockCaller, ClockOutcome, ClockTimes, Facing};
use crate::engine::rulings::FloorRuling;
use crate::engine::seating::{ButtonDrawn, DrawRecord, Move, NewTable, Seated, TablePlace};
use crate::engine::settings::Settings;
use crate::engine::structure::Structure;
use crate::engine::values::{
    Chips, LevelNo, PlayerId, SeatAt, SeatNo, Seed, StageNo, TableNo, Timestamp,
};
use serde::{Deserialize, Serialize};

/// What happened.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// The tournament was made. `seed` is the secret of its first draw.
    TournamentCreated { settings: Box<Settings>, structure: Structure, seed: Seed },
    /// Name, rules or terms changed.
    SettingsChanged { settings: Box<Settings> },
    /// The structure changed.
    StructureSet { structure: Structure },

    /// The clock was set.
    ClockSet { at: Timestamp, stage: StageNo, elapsed_millis: i64, run: Run, change: ClockChange },

    /// Entries were sold.
    PlayersRegistered { players: Vec<Registered>, chips: Chips },
    /// A name was corrected.
    PlayerRenamed { player: PlayerId, name: PlayerName },
    /// Players were taken off the list.
    PlayersWithdrawn { players: Vec<PlayerId> },
    /// Somebody who busted out entered again.
    ReEntered { player: PlayerId, chips: Chips },
    /// A rebuy was sold; `seat` is where somebody who had busted out sits again.
    RebuyTaken {
        player: PlayerId,
        chips: Chips,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatAt>,
    },
    /// An add-on was sold.
    AddOnTaken { player: PlayerId, chips: Chips },
    /// These players wait in line for a seat.
    AlternatesQueued { players: Vec<PlayerId> },
    /// A player must have a table or seat, or is free of it.
    NeedSet {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        need: Option<SeatNeed>,
    },
    /// Two players are kept at different tables.
    PairKeptApart { players: [PlayerId; 2] },
    /// Two players may sit at one table again.
    PairFreed { players: [PlayerId; 2] },
    /// A player stays where he is when tables are balanced.
    PlayerLocked { player: PlayerId },
    /// A player may be moved again.
    PlayerUnlocked { player: PlayerId },
    /// Stacks were counted.
    StacksCounted { stacks: Vec<StackCount<PlayerId>> },
    /// No more entries are sold.
    RegistrationClosed,
    /// Entries are sold again.
    RegistrationOpened,

    /// Tables were set up; those whose hands are all entered from the start are listed.
    TablesAdded {
        tables: Vec<NewTable>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tracked: Vec<TableNo>,
    },
    /// An empty table was taken away.
    TableRemoved { table: TableNo },
    /// A seat went out of use.
    SeatClosed { at: SeatAt },
    /// A seat came back into use.
    SeatOpened { at: SeatAt },
    /// Seats were drawn for players who had none.
    SeatsDrawn { draw: DrawRecord, seats: Vec<Seated> },
    /// Somebody was given a seat by hand.
    PlayerSeated { seated: Seated },
    /// Players moved, one by one.
    PlayersMoved { at: Timestamp, moves: Vec<Move> },
    /// A table broke, and its players drew seats elsewhere.
    TableBroken { at: Timestamp, table: TableNo, draw: DrawRecord, moves: Vec<Move> },
    /// All seats were drawn anew; these tables are no longer in use.
    Redrawn {
        at: Timestamp,
        draw: DrawRecord,
        seats: Vec<Seated>,
        closed: Vec<TableNo>,
        buttons: Vec<ButtonDrawn>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tracked: Vec<TableNo>,
    },
    /// The order in which tables break was set.
    BreakOrderSet { tables: Vec<TableNo> },
    /// Moves were reported as done.
    MovesCompleted { players: Vec<PlayerId> },
    /// A table plays on though it is short.
    HaltWaived { table: TableNo },
    /// Tables were put somewhere in the room.
    TablesPlaced { places: Vec<TablePlace> },

    /// The director said where button and blinds are.
    ButtonSet { at: Timestamp, table: TableNo, state: ButtonState },
    /// The button of a table was drawn.
    ButtonDrawn { at: Timestamp, draw: DrawRecord, button: ButtonDrawn },
    /// Every hand of this table is entered from now on.
    ButtonTracked { table: TableNo },
    /// The hands of this table are no longer entered.
    ButtonUntracked { table: TableNo },
    /// A hand began.
    HandBegun {
        at: Timestamp,
        table: TableNo,
        /// The level that the hand is played in.
        level: LevelNo,
        /// Button and blinds; none in an event without a button.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<ButtonState>,
        /// Seats not dealt in.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        not_dealt: Vec<SeatNo>,
        /// Doubts about the positions that the director settled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        confirmed: Vec<Flag>,
    },

    /// Players busted out in one hand.
    BustedOut {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        busts: Vec<Busted>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<PlayerId>,
    },
    /// A bust-out was taken back.
    Reinstated { player: PlayerId, seat: SeatAt },
    /// Moment, stack or winners of a bust-out were corrected.
    BustCorrected {
        player: PlayerId,
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stack: Option<Chips>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<PlayerId>,
    },

    /// The floor ruled.
    RulingLogged {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        ruling: Box<FloorRuling>,
    },

    /// The clock was called on a player.
    PlayerClockCalled {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        player: PlayerId,
        seat: SeatAt,
        by: ClockCaller,
        facing: Facing,
        times: ClockTimes,
    },
    /// The floor said what came of it.
    PlayerClockSettled {
        at: Timestamp,
        table: TableNo,
        player: PlayerId,
        facing: Facing,
        outcome: ClockOutcome,
        used_secs: u32,
    },
    /// A shot clock ran out.
    ShotClockRanOut {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        player: PlayerId,
        seat: SeatAt,
        facing: Facing,
        outcome: ClockOutcome,
        secs: u32,
    },
    /// A player played a time card, and has so many left.
    TimeCardUsed { at: Timestamp, player: PlayerId, seat: SeatAt, secs: u32, left: u32 },
    /// Players got so many time cards each.
    TimeCardsGiven { players: Vec<PlayerId>, cards: u8 },
}

impl Event {
    /// The draw that was held, if one was.
    #[must_use]
    pub fn draw(&self) -> Option<&DrawRecord> {
        match self {
            Self::SeatsDrawn { draw, .. }
            | Self::TableBroken { draw, .. }
            | Self::Redrawn { draw, .. }
            | Self::ButtonDrawn { draw, .. } => Some(draw),
            _ => None,
        }
    }
}

/// Why the clock was set.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockChange {
    /// The first level started.
    Started,
    /// The first level starts at a time of day.
    Scheduled,
    /// It was stopped.
    Paused,
    /// It runs on.
    Resumed,
    /// Seconds were added, or taken where negative.
    Adjusted { secs: i64 },
    /// Another level or break began.
    Moved,
    /// Time that the computer slept through, in seconds, counts.
    LostTimeCounted { secs: i64 },
    /// Time that the computer slept through, in seconds, does not count.
    LostTimeDropped { secs: i64 },
}
