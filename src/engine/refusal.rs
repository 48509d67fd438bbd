//! Why something may not happen, as data.
//!
//! The sentence, the hint and the citation come from the text catalogue by the refusal's id, so
//! the tooltip on a grey button and the line in a terminal are the same text.

use crate::engine::button::Flag;
use crate::engine::values::{Chips, LevelNo, PlayerId, SeatAt, SeatNo, StageNo, TableNo};
use serde::Serialize;

/// The fact in the way.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "id", rename_all = "kebab-case")]
pub enum Refusal {
    // --- the tournament ---
    /// The tournament is only looked at here.
    OpenForReadingOnly,
    /// There already is a tournament in this journal.
    TournamentExists,
    /// Nothing can be done before the tournament is made.
    TournamentMissing,
    /// A tournament needs a name.
    NameMissing,
    /// A table needs 2 to 31 seats.
    SeatCountImpossible { seats: u8 },
    /// An entry buys no chips.
    StartingChipsMissing,
    /// An entry, rebuy or add-on buys more chips than can be added up.
    ChipsTooMany { chips: Chips, most: Chips },
    /// The structure has no level.
    LevelsMissing,
    /// The stage lasts no time.
    StageWithoutTime { stage: StageNo },
    /// The big blind is smaller than the small blind, or nothing.
    BlindsOutOfOrder { level: LevelNo },
    /// The stage was played, or is being played, and must stay as it is.
    StageAlreadyPlayed { stage: StageNo },
    /// The stage is shorter than what was already played of it.
    StageShorterThanPlayed { stage: StageNo },

    // --- the clock ---
    /// The clock runs already.
    ClockRunning,
    /// The clock stands still already.
    ClockPaused,
    /// The clock was not started.
    ClockNotStarted,
    /// The clock was started already.
    ClockAlreadyStarted,
    /// There is no such stage.
    StageUnknown { stage: StageNo },
    /// This is the first stage.
    NoEarlierStage,
    /// This is the last stage.
    NoLaterStage,
    /// The moment lies in the past.
    MomentPast,
    /// The moment lies in the future.
    MomentAhead,
    /// More time would be taken than is left.
    NotEnoughTimeLeft,

    // --- entries ---
    /// Nobody was named.
    NobodyNamed,
    /// No player has this name.
    PlayerUnknown { name: String },
    /// There is no player with this number.
    PlayerNumberUnknown { number: u32 },
    /// Several players have this name.
    NameAmbiguous { name: String, players: Vec<PlayerId> },
    /// Somebody of this name is on the list.
    NameTaken { name: String, player: PlayerId },
    /// The same name stands twice in what is registered.
    NameTwice { name: String },
    /// The same player is named twice.
    PlayerTwice { player: PlayerId },
    /// Entries are no longer sold.
    RegistrationOver,
    /// The player is still in.
    StillIn { player: PlayerId },
    /// The player is not in any more.
    NotIn { player: PlayerId },
    /// The player has no seat.
    NotSeated { player: PlayerId },
    /// The player has a seat.
    AlreadySeated { player: PlayerId },
    /// The player has not busted out.
    NotBusted { player: PlayerId },
    /// The player has played and cannot be taken off the list.
    HasPlayed { player: PlayerId },
    /// He entered again as often as the terms allow.
    ReEntriesUsed { player: PlayerId },
    /// He has rebought as often as the terms allow.
    RebuysUsed { player: PlayerId },
    /// Rebuys are no longer sold.
    RebuysOver,
    /// The tournament sells no add-on.
    AddOnNotSold,
    /// He has his add-on.
    AddOnTaken { player: PlayerId },
    /// The player is locked in his seat.
    PlayerLocked { player: PlayerId },
    /// The player is not locked.
    PlayerNotLocked { player: PlayerId },
    /// A player is not kept apart from himself.
    SamePlayer { player: PlayerId },
    /// Registration is closed already.
    RegistrationClosed,
    /// Registration is open already.
    RegistrationOpen,

    // --- seating ---
    /// There is no such table.
    TableUnknown { table: TableNo },
    /// Tables are numbered from 1.
    TableNumberImpossible { table: TableNo },
    /// There is a table with this number.
    TableExists { table: TableNo },
    /// Somebody sits at the table.
    TableTaken { table: TableNo },
    /// The table has no such seat.
    SeatUnknown { at: SeatAt },
    /// Somebody sits there.
    SeatTaken { at: SeatAt, player: PlayerId },
    /// The seat is out of use.
    SeatClosed { at: SeatAt },
    /// The seat is in use.
    SeatInUse { at: SeatAt },
    /// The player sits there already.
    SameSeat { player: PlayerId, at: SeatAt },
    /// Nobody waits for a seat.
    NobodyToSeat,
    /// No seat is open.
    NoSeatOpen,
    /// A required seat is not to be had in the draw.
    NeedImpossible { player: PlayerId },
    /// Two players who are kept apart cannot be drawn to different tables.
    ApartImpossible { player: PlayerId, other: PlayerId },
    /// Seats were not drawn yet.
    SeatsNotDrawn,
    /// Nothing needs balancing.
    NothingToBalance,
    /// The plan no longer proposes this move.
    PlanOvertaken { player: PlayerId },
    /// The button of these tables must be told first.
    ButtonUnknown { tables: Vec<TableNo> },
    /// No table can be broken yet.
    NothingToBreak,
    /// The table's players do not fit elsewhere.
    TooFewSeatsElsewhere { table: TableNo, players: u32, open: u32 },
    /// The players do not fit at these tables.
    TooFewSeats { players: u32, seats: u32 },
    /// No move is waiting.
    NoMovePending,
    /// This player has no move waiting.
    MoveNotPending { player: PlayerId },
    /// The same table is named twice.
    TableTwice { table: TableNo },
    /// No table is named.
    NoTableNamed,
    /// The table is not short.
    TableNotShort { table: TableNo },
    /// The table would stand outside the room, which reaches so far.
    OutsideTheRoom { table: TableNo, meters: u32 },

    // --- button and blinds ---
    /// The table stands still until it is filled.
    TableHalted { table: TableNo, short: u32 },
    /// Fewer than two players sit at the table.
    TooFewPlayers { table: TableNo },
    /// Nobody sits in this seat, so it cannot have a live button or blind.
    SeatEmpty { at: SeatAt },
    /// Button and blinds do not go round the table in order.
    PositionsOutOfOrder { table: TableNo, button: SeatNo, small_blind: SeatNo, big_blind: SeatNo },
    /// The event has no button.
    NoButtonInStud,
    /// The hands of this table are not entered.
    ButtonNotTracked { table: TableNo },
    /// The hands of this table are entered already.
    ButtonTracked { table: TableNo },
    /// No hand begins in a break.
    BreakRunning,
    /// The positions of the next hand are in doubt and need the director's word.
    PositionsInDoubt {
        table: TableNo,
        flags: Vec<Flag>,
        button: SeatNo,
        small_blind: SeatNo,
        big_blind: SeatNo,
    },

    // --- finishes ---
    /// Players of one table who bust in one hand need their stacks at its start.
    StacksNeeded { players: Vec<PlayerId> },
    /// The player busted out after that moment, and has entered again since.
    BustedLater { player: PlayerId },
    /// A player does not bust himself out.
    BustedByHimself { player: PlayerId },
    /// Nobody would be left.
    NobodyLeft,
    /// A stack of nothing cannot bust out.
    StackEmpty { player: PlayerId },
    /// A stack is larger than all chips in play.
    StackTooLarge { player: PlayerId, chips: Chips, in_play: Chips },

    // --- rulings ---
    /// A ruling needs a question and an answer.
    RulingEmpty,
    /// A ruling against the rules needs a reason.
    ReasonMissing,
    /// A ruling is longer than one can be.
    RulingTooLong,

    // --- the clock on a player ---
    /// A clock runs at this table already.
    PlayerClockRuns { table: TableNo, player: PlayerId },
    /// No clock runs at this table.
    NoPlayerClock { table: TableNo },
    /// Whoever asks for the clock is not in his seat.
    CallerAway,
    /// A clock cannot be so short or so long.
    PlayerClockTimes { most: u32 },
    /// The time is not up, so the end cannot be declared.
    PlayerClockNotOver { player: PlayerId, secs: u32 },
    /// Whoever faces a bet cannot check.
    FacesABet { player: PlayerId },
    /// Whoever faces no bet has checked.
    FacesNoBet { player: PlayerId },
    /// The event has no shot clock.
    NoShotClock,
    /// A shot clock that ran out ends in a dead hand or a check.
    ShotClockOutcome,
    /// The player has no time card left.
    NoTimeCardLeft { player: PlayerId },
    /// Nobody gets so many time cards.
    TimeCardsImpossible { most: u8 },

    // --- the log ---
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to put back.
    NothingToRedo,
}

impl Refusal {
    /// Where the text catalogue has the sentence.
    #[must_use]
    pub fn id(&self) -> String {
        let named = format!("{self:?}");
        let end = named.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(named.len());
        let mut id = String::new();
        for letter in named[..end].chars() {
            if letter.is_ascii_uppercase() && !id.is_empty() {
                id.push('-');
            }
            id.push(letter.to_ascii_lowercase());
        }
        id
    }
}

#[cfg(test)]
mod tests {
    use super::Refusal;
    use crate::engine::values::TableNo;

    #[test]
    fn the_id_is_the_name_in_kebab_case() {
        assert_eq!(Refusal::NothingToUndo.id(), "nothing-to-undo");
        assert_eq!(Refusal::TableUnknown { table: TableNo(3) }.id(), "table-unknown");
    }
}
