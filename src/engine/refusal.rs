//! Why something may not happen, as data.
//!
//! The sentence, the hint and the citation come from the text catalogue by the refusal's id, so
//! the tooltip on a grey button and the line in a terminal are the same text.

use crate::button::Flag;
use crate::money::PayoutFault;
use crate::values::{
    Chips, LevelNo, Money, PenaltyNo, Place, PlayerId, Sale, SeatAt, SeatNo, StageNo, TableNo,
};
use points::Wrong;
use serde::Serialize;
use strum::IntoStaticStr;

/// Ends a function with this error where something is in the way: both stand on one line.
macro_rules! refuse_if {
    ($is_in_the_way:expr, $refusal:expr) => {
        if $is_in_the_way {
            return Err($refusal);
        }
    };
}

pub(crate) use refuse_if;

/// The fact in the way, with what its sentence needs to name.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    /// No more than all seats can stay open.
    ShareImpossible { percent: u8 },
    /// This line of the balance setting never counts: the one before it holds for it, too.
    BalanceLineUnused { tables_min: u16, before: u16 },
    /// An entry, or a price that says its chips, brings 0 chips.
    StartingChipsMissing,
    /// An entry, rebuy or add-on buys more chips than can be added up.
    ChipsTooMany { chips: Chips, most: Chips },
    /// The structure has no level.
    LevelsMissing,
    /// The structure has more lines than anybody plays.
    StagesTooMany { most: usize },
    /// A level or break of the structure lasts 0 seconds.
    StageWithoutTime { stage: StageNo },
    /// The big blind is smaller than the small blind, or nothing.
    BlindsOutOfOrder { level: LevelNo },
    /// The stage was played, or is being played, and must stay as it is.
    StageAlreadyPlayed { stage: StageNo },
    /// The stage is shorter than what was already played of it.
    StageShorterThanPlayed { stage: StageNo },

    // --- the clock ---
    /// The clock runs already, so it cannot be let run on.
    ClockRunning,
    /// The clock stands still already.
    ClockPaused,
    /// The clock was not started.
    ClockNotStarted,
    /// Somebody has said already whether the lost time counts.
    LostTimeSettled,
    /// The clock was started already.
    ClockAlreadyStarted,
    /// There is no level or break with this number; they count from 1.
    StageUnknown { stage: StageNo },
    /// This is the first stage, and there is none before it.
    NoEarlierStage,
    /// This is the last stage, and there is none after it.
    NoLaterStage,
    /// The moment lies in the past.
    MomentPast,
    /// What the computer took for the time is not ahead of it, so nothing is to be put right.
    TimeIsRight,
    /// A start cannot be set for so far ahead.
    StartTooFar {
        /// This many days are the most.
        days_max: u32,
    },
    /// A break that is called cannot last so long.
    BreakTooLong {
        /// This many hours are the most.
        hours_max: u32,
    },
    /// No break can be called while tables wait for each other.
    TablesWaitForEachOther,
    /// The moment lies in the future.
    MomentAhead,
    /// More time would be taken than is left.
    NotEnoughTimeLeft,

    // --- entries ---
    /// No player was named, and at least one is needed.
    NobodyNamed,
    /// No player of this tournament has the name.
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
    /// The player has not busted out, so they cannot come back in.
    StillIn { player: PlayerId },
    /// The player is not in any more.
    NotIn { player: PlayerId },
    /// The player has no seat, and this needs one.
    NotSeated { player: PlayerId },
    /// The player has a seat: they are moved, not seated.
    AlreadySeated { player: PlayerId },
    /// The player has not busted out.
    NotBusted { player: PlayerId },
    /// The player has played and cannot be taken off the list.
    HasPlayed { player: PlayerId },
    /// Nothing of the sort was sold to them.
    NotBought { player: PlayerId },
    /// They bought something that rests on it.
    BoughtSince { player: PlayerId },
    /// They busted out, and that has to be taken back first.
    BustStands { player: PlayerId },
    /// They knocked somebody out.
    HasKnockedOut { player: PlayerId, other: PlayerId },
    /// They gave up a stack for it.
    StackGivenUp { player: PlayerId },
    /// Nothing is in the way: it is sold as usual.
    SoldAsUsual,
    /// They entered again as often as the terms allow.
    ReEntriesUsed { player: PlayerId },
    /// They have rebought as often as the terms allow.
    RebuysUsed { player: PlayerId },
    /// Rebuys are no longer sold.
    RebuysOver,
    /// The tournament sells no add-on.
    AddOnNotSold,
    /// They have as many add-ons as the terms allow.
    AddOnTaken { player: PlayerId },
    /// The player is locked in their seat.
    PlayerLocked { player: PlayerId },
    /// The player is not locked, so there is nothing to unlock.
    PlayerNotLocked { player: PlayerId },
    /// The note is the same as the one that is written down.
    NoteUnchanged { player: PlayerId },
    /// A player is not kept apart from themselves.
    SamePlayer { player: PlayerId },
    /// Registration is closed already.
    RegistrationClosed,
    /// Registration is open already.
    RegistrationOpen,

    // --- seating ---
    /// No table in use has this number.
    TableUnknown { table: TableNo },
    /// Tables are numbered from 1.
    TableNumberImpossible { table: TableNo },
    /// There is a table with this number.
    TableExists { table: TableNo },
    /// Somebody sits at the table.
    TableTaken { table: TableNo },
    /// The table has no such seat.
    SeatUnknown { at: SeatAt },
    /// This player sits there already.
    SeatTaken { at: SeatAt, player: PlayerId },
    /// The seat is out of use, so nobody can sit there.
    SeatClosed { at: SeatAt },
    /// The seat is in use already, taken or open.
    SeatInUse { at: SeatAt },
    /// The player sits there already.
    SameSeat { player: PlayerId, at: SeatAt },
    /// Somebody does not change seats with themselves.
    SwapWithSelf { player: PlayerId },
    /// The player must have the seat that they would leave.
    SeatRequired { player: PlayerId, at: SeatAt },
    /// The player is kept apart from somebody who sits there.
    KeptApart { player: PlayerId, other: PlayerId, table: TableNo },
    /// Nobody is without a seat, or nobody waits in line for one.
    NobodyToSeat,
    /// No table has an open seat that is in use.
    NoSeatOpen,
    /// A required seat is not to be had in the draw.
    NeedImpossible { player: PlayerId },
    /// Two players who are kept apart cannot be drawn to different tables.
    ApartImpossible { player: PlayerId, other: PlayerId },
    /// Seats must be drawn first: nobody sits at a table yet.
    SeatsNotDrawn,
    /// Table sizes are close enough, so no move is proposed.
    NothingToBalance,
    /// A table needs a player from another one, and no rule says which seat: only the small blind
    /// or seats that wait a hand are open.
    OnlyPoorSeats { from: TableNo, to: TableNo },
    /// A table needs a player from another one, where everybody is locked.
    EverybodyLocked { from: TableNo, to: TableNo },
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
    /// No move waits to be reported as done.
    NoMovePending,
    /// This player has no move waiting.
    MoveNotPending { player: PlayerId },
    /// The same table is named twice.
    TableTwice { table: TableNo },
    /// No table was named, and at least one is needed.
    NoTableNamed,
    /// The table is not short enough to stop, or plays on already.
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
    /// Only stud is played, so no table has a button.
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
    /// A player does not bust themselves out.
    BustedByHimself { player: PlayerId },
    /// The winner had not entered yet when the other one busted out.
    WinnerNotYetIn { player: PlayerId, other: PlayerId },
    /// The winner was out when the other one busted out.
    WinnerOut { player: PlayerId, other: PlayerId },
    /// The winner busts out in the same hand as the other one, and whoever wins a pot has chips.
    WinnerBustsToo { player: PlayerId, other: PlayerId },
    /// The winner sat at another table than the other one, or at none, and nobody confirmed it.
    WinnerElsewhere { player: PlayerId, other: PlayerId },
    /// The player won the chips of the other one at that moment or later.
    WonSince { player: PlayerId, other: PlayerId },
    /// The player was out at that moment.
    NotInThen { player: PlayerId },
    /// Nobody would be left in the event.
    NobodyLeft,
    /// A stack of nothing cannot bust out.
    StackEmpty { player: PlayerId },
    /// A stack is larger than all chips in play.
    StackTooLarge { player: PlayerId, chips: Chips, in_play: Chips },

    // --- the chip set ---
    /// A chip of the set is worth 0; lines count from 1.
    ChipWithoutValue { line: usize },
    /// Two chips are worth the same.
    ChipTwice { chips: Chips },
    /// A smaller chip stands after a larger one.
    ChipsOutOfOrder { chips: Chips },
    /// A set has more kinds of chips than one can have.
    ChipKindsTooMany { most: usize },
    // --- chip races ---
    /// No chip is named that is to go.
    NoChipNamed,
    /// The values of a race are not in order, the lowest first, each once.
    RaceOutOfOrder { worth: Chips },
    /// The chip set has no such chip.
    NotInChipSet { worth: Chips },
    /// The chips of this value are gone.
    ChipsGone { worth: Chips },
    /// Chips of this value are still in play.
    ChipsInPlay { worth: Chips },
    /// So many chips never make one of the next value.
    NextNotMultiple { worth: Chips, next: Chips },
    /// No chip of the set is a multiple of this one.
    NoNextChip { worth: Chips },
    /// Other tables raced for chips of another value.
    RaceBegunForAnother { worth: Chips, next: Chips },
    /// The table has raced for this value.
    TableRaced { table: TableNo, worth: Chips },
    /// Chips are told for a seat in which nobody sits.
    NobodyInSeat { at: SeatAt },
    /// The same seat is named twice.
    SeatTwice { at: SeatAt },
    /// A seat needs a number of chips for each value that leaves.
    RaceCountsWrong { at: SeatAt, values: usize },
    /// A deck has fewer cards than the table has odd chips.
    TooManyOddChips { table: TableNo, worth: Chips, odd: u64 },
    /// A seat has other than a card for each odd chip.
    RaceCardsMissing { at: SeatAt, odd: u64, cards: u64 },
    /// A card was dealt twice at one table in a chip race.
    RaceCardTwice { table: TableNo, card: String },
    /// More chips are handed in than are in play.
    MoreThanInPlay { chips: Chips, in_play: Chips },
    /// The chips do not make one of the larger value.
    NothingToExchange { player: PlayerId, next: Chips },
    /// Late chips are exchanged at equal value only.
    LateChipsAtEqualValue { count: u64, next: Chips },
    /// The book is silent on late chips, and the floor has not said what is paid.
    LateChipsUndecided { count: u64, next: Chips },
    // --- the pace of play ---
    /// Tables play hand for hand already.
    HandForHandOn,
    /// Tables do not play hand for hand.
    HandForHandNotOn,
    /// One table alone waits for nobody.
    HandForHandOneTable,
    /// Tables play orbit for orbit.
    OrbitForOrbitOn,
    /// Tables do not play orbit for orbit.
    OrbitForOrbitNotOn,
    /// These tables still play their orbit.
    OrbitStillPlayed { tables: Vec<TableNo> },
    /// The table has played its orbit, or has none.
    OrbitPlayedAt { table: TableNo },
    /// Hands are counted already: soft hand for hand is on.
    SoftHandForHandOn,
    /// Hands are not counted: soft hand for hand is not on.
    SoftHandForHandNotOn,
    /// A table cannot be allowed to be so many hands ahead.
    AheadImpossible { hands: u16, most: u16 },
    /// The level lasts so many hands, and no time ends it.
    LevelByHands { hands: u16 },
    /// A level cannot last so many hands.
    LevelHandsImpossible { hands: u16, most: u16 },
    /// The table has played the hands of this level.
    LevelPlayedAt { table: TableNo },
    /// Hands are counted neither for the level nor for soft hand for hand.
    HandsNotCounted,
    /// No table is named, or no hand.
    NothingMarked,
    /// A table has played so few hands that no more can be taken back.
    HandsBelowNone { table: TableNo, hands: u16 },
    /// The table is ahead of these, and waits.
    TableAhead { table: TableNo, others: Vec<TableNo> },
    /// Tables play their last hands, which must be over first.
    LastHandsOn,
    /// No last hands were announced.
    LastHandsNotOn,
    /// So many last hands cannot be announced.
    LastHandsImpossible { hands: u16, most: u16 },
    /// No table has two players that may play.
    NobodyPlays,
    /// Tables do not wait for each other, so none ticks off.
    NoTableTicks,
    /// All tables have finished already; none is still to tick off.
    HandIsOver,
    /// The table has finished already.
    TableAlreadyDone { table: TableNo },
    /// The table does not play this hand.
    TableNotWaitedFor { table: TableNo },
    /// These tables still play the hand.
    TablesStillPlaying { tables: Vec<TableNo> },
    /// The table waits for the others.
    TableHolds { table: TableNo },
    /// The table has played its last hands.
    LastHandsPlayedAt { table: TableNo },
    /// A hand takes more off the clock than is allowed.
    HandSecsTooMany { secs: u32, most: u32 },
    /// A minute is drawn for this level already.
    RandomHaltPending,
    /// The minutes of a random halt do not lie within what is left.
    RandomHaltImpossible { from: u16, to: u16, left: u16 },
    /// No break follows this level.
    NoBreakFollows,
    /// No minute was drawn for a stop or a break.
    RandomHaltNotDrawn,
    /// The drawn minute has not come.
    RandomHaltNotDue,
    /// The floor has stopped the table.
    TableStopped { table: TableNo },
    /// The floor has not stopped the table.
    TableNotStopped { table: TableNo },
    // --- days ---
    /// The chips go by the number of paid places, and that is not known.
    PlacesPaidUnknown,
    /// A stack that is to be shared is not made of whole chips of the smallest kind.
    StackNotInChips { player: PlayerId, chips: Chips, smallest: Chips },
    /// Whoever leaves with nothing has busted out.
    LeaverWithoutChips { player: PlayerId },
    /// The day is over, and nothing happens at the tables until the next one.
    DayOver { day: u32 },
    /// The day still goes on; bags and the next day come after its end.
    DayNotOver,
    /// A bag with 0 chips: a player who has none has busted out.
    BagEmpty { player: PlayerId },
    /// So many players have not bagged.
    BagsMissing { players: u32 },
    /// The bags do not hold what is in play.
    BagsDiffer { counted: Chips, in_play: Chips },
    /// The bags are sealed, so what they hold stays as it is.
    BagsSealed,
    /// The bags must be sealed before the next day begins.
    BagsNotSealed,
    /// A seal closes the bag of this player already.
    SealTwice { seal: String, player: PlayerId },
    /// Play has begun, or flights came together before.
    FlightsTogether,
    /// Two of the flights that come together have one name.
    FlightTwice { flight: String },
    /// Two players of one flight have the same name.
    NameTwiceInFlight { name: String, flight: String },
    /// A flight was played for money of another currency.
    FlightCurrency { flight: String },
    /// A flight has bounties in envelopes, and the event plays for bounties on heads.
    FlightEnvelopes { flight: String },
    /// Somebody is said to have bagged nothing in a flight.
    FlightBagEmpty { name: String, flight: String },

    // --- messages to the room ---
    /// A message says nothing.
    MessageEmpty,
    /// A message is too long to be read on a wall.
    MessageTooLong {
        /// So many letters it has.
        letters: u32,
        /// This many letters are the most.
        most: u32,
    },
    /// No message is shown.
    NoMessageShown,

    // --- rulings ---
    /// A ruling needs a question and an answer.
    RulingEmpty,
    /// A ruling against the rules needs a reason.
    ReasonMissing,
    /// A ruling is longer than one can be.
    RulingTooLong,
    /// The table has called the floor, and nobody has gone there yet.
    FloorIsCalled { table: TableNo },
    /// The table has not called the floor.
    FloorNotCalled { table: TableNo },

    // --- chips in play ---
    /// The number of chips is missing, or is 0.
    ChipsNotNamed,
    /// The floor says why chips leave play or come into it.
    NoteMissing,
    /// A count of all stacks is under way.
    CountUnderWay { count: u32 },
    /// No count of all stacks is under way.
    NoCountUnderWay,
    // --- penalties, and players who are away ---
    /// A penalty of no hands or rounds is none.
    PenaltyEmpty,
    /// The book of the event knows no penalty of that length.
    PenaltyTooLong { hands: u32, most: u32 },
    /// The penalty would be longer than any can be, whatever the book.
    PenaltyEndless { hands: u32, most: u32 },
    /// A note is longer than one can be.
    NoteTooLong { most: u32 },
    /// There is no penalty with this number.
    PenaltyUnknown { penalty: PenaltyNo },
    /// Nothing of the penalty is left.
    PenaltyOver { penalty: PenaltyNo, player: PlayerId },
    /// So many hands are left already.
    HandsLeftAlready { penalty: PenaltyNo, player: PlayerId, hands: u32 },
    /// A disqualification is not lifted: the player is reinstated.
    DisqualificationStands { player: PlayerId },
    /// A disqualified player buys nothing more.
    Disqualified { player: PlayerId },
    /// Their chips left play with them, so nobody won them.
    ChipsLeftPlay { player: PlayerId },
    /// Nobody at this table serves a penalty.
    NobodyServes { table: TableNo },
    /// The hands of this table are entered, and that counts them.
    HandsAreEntered { table: TableNo },
    /// Nobody is to be called back.
    NobodyToCallBack,
    /// The player is not to be called back.
    NotToCallBack { player: PlayerId },
    /// The player is away already.
    AlreadyAbsent { player: PlayerId },
    /// The player is not away, so they cannot be back.
    NotAbsent { player: PlayerId },
    // --- the clock on a player ---
    /// A clock runs at this table already.
    PlayerClockRuns { table: TableNo, player: PlayerId },
    /// No clock runs at this table.
    NoPlayerClock { table: TableNo },
    /// Whoever asks for the clock is not in their seat.
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

    // --- money ---
    /// The event has no prices, so there is no money to work with.
    NoPrices,
    /// Nobody said what this costs.
    PriceMissing { sale: Sale },
    /// The price is too high to be worked with.
    PriceTooHigh { name: String, amount: Money, digits: u8 },
    /// A price has no name, or one of blanks alone.
    PriceUnnamed { sale: Sale },
    /// A fee of this price has no name.
    FeeUnnamed { name: String },
    /// What is taken from the pool has no name.
    DeductionUnnamed,
    /// Nobody said what the other prize of this place is.
    ExtraUnnamed { place: Place },
    /// There is no such place for a prize that is no money.
    ExtraPlaceImpossible { place: Place, most: u32 },
    /// Nobody could ever buy this.
    BuyInNeverSold { name: String },
    /// A buy-in is to be sold until a level that the structure does not have; its last one.
    BuyInLevelUnknown { name: String, level: LevelNo, most: u16 },
    /// Two buy-ins have one name.
    BuyInTwice { name: String },
    /// No buy-in of this sort has that name.
    BuyInUnknown { name: String },
    /// Several buy-ins fit, and nobody said which.
    BuyInNotSaid { names: Vec<String> },
    /// The buy-in was sold until the end of this level.
    BuyInOver { name: String, level: LevelNo },
    /// As many of the buy-in were sold as there are.
    BuyInSoldOut { name: String, most: u32 },
    /// The player bought this as often as one may.
    BuyInUsed { name: String, player: PlayerId, most: u16 },
    /// More is taken off than the price.
    OffTooMuch { amount: Money, price: Money },
    /// A currency has no more digits after the point.
    CurrencyDigits { most: u8 },
    /// Something was charged in the currency that there is.
    CurrencyInUse,
    /// More than all of it would be taken from the pool.
    DeductionsOverHundred,
    /// More than all of a bounty would be won at once.
    BountyShareOverHundred,
    /// Amounts are whole multiples of nothing.
    UnitZero,
    /// The amount is too large to be worked with.
    MoneyTooMuch { amount: Money, digits: u8 },
    /// The amount is 0, which changes nothing.
    AmountMissing,
    /// The player owes nothing, or had nothing written off that could be owed again.
    NothingOwed { player: PlayerId },
    /// The player does not owe so much.
    MoreThanOwed { player: PlayerId, amount: Money, owed: Money },
    /// No bounty of the player is open: somebody is named for it, or there is none.
    NoBountyOpen { player: PlayerId },
    /// It was decided so already where the bounty of the player goes.
    BountyDecided { player: PlayerId },
    /// Nobody wins their own bounty so.
    OwnBounty { player: PlayerId },
    /// The player was charged nothing of the sort.
    NotCharged { player: PlayerId },
    /// The player was charged for their entry already.
    ChargedAlready { player: PlayerId },
    /// Everybody who takes part was charged for their entry.
    NobodyToCharge,
    /// The charge already is what it would be corrected to.
    ChargeUnchanged,
    /// Entries are still sold, so the pool is not known.
    EntriesStillSold,
    /// There is nothing in the pool.
    PoolEmpty,
    /// The payouts are fixed so already.
    PayoutsFixed,
    /// The payouts are not fixed.
    PayoutsNotFixed,
    /// More was paid out than there would be.
    PaidOutMore { amount: Money, total: Money },
    /// This much was paid out in prizes, so payouts stay fixed.
    PrizesPaidOut { amount: Money },
    /// No event has such a place: they go from 1 to this.
    PlaceImpossible { most: u32 },
    /// Nobody asks about so many more sales.
    MoreTooMany { name: String, most: u32 },
    /// The prize of the place is so already.
    PrizeUnchanged { place: Place },
    /// So many prizes of this size come to more than the pool.
    PoolTooSmall { count: u32, amount: Money, total: Money },
    /// Prizes that were set come to more than the pool.
    PrizesOverPool { amount: Money, total: Money },
    /// So much of the pool is nobody's.
    PoolLeftOver { amount: Money },
    /// A place would be paid more than the one before it.
    PrizeRises { place: Place },
    /// A prize was set for a place that nobody can finish in.
    PlaceNotThere { place: Place, entries: u32 },
    /// Nobody said what a seat is worth.
    SeatNotPriced,
    /// Nothing is due to the player.
    NothingDue { player: PlayerId },
    /// Not so much is due to the player.
    MoreThanDue { player: PlayerId, amount: Money, due: Money },
    /// The player was paid nothing.
    NothingPaidOut { player: PlayerId },
    /// The player was not paid so much.
    MoreThanPaidOut { player: PlayerId, amount: Money, total: Money },
    /// A deal was made, and it has to be dropped first.
    DealStands,
    /// No deal was made that could be dropped.
    NoDeal,
    /// Nobody is left to share with, or nothing.
    NothingToShare,
    /// Somebody who is left is not part of the deal.
    DealWithout { player: PlayerId },
    /// A player has no chips in the deal.
    DealWithoutChips { player: PlayerId },
    /// The stacks of the deal are not the chips in play.
    DealChips { counted: Chips, in_play: Chips },
    /// Nobody said what this player gets.
    DealAmountMissing { player: PlayerId },
    /// The shares do not come to the prizes.
    DealSum { amount: Money, total: Money },
    /// Nothing would be left to share.
    KeptIsEverything { amount: Money, total: Money },
    /// Money would be kept for a winner, but nobody plays on.
    KeptForNobody { amount: Money },
    /// What is shared is no whole multiple of this.
    UnitDoesNotGoIn { amount: Money, total: Money },
    /// Somebody was paid what the deal gives them.
    DealPaid { player: PlayerId },
    /// The event has no bounties in envelopes.
    NoMysteryBounties,
    /// The envelopes are sealed already.
    EnvelopesSealed,
    /// So many entries were not charged: their bounties would be in no envelope.
    EntriesNotCharged { players: u32 },
    /// No envelopes were sealed, or all of them were drawn.
    EnvelopesNotSealed,
    /// There has to be one envelope for everybody who is left.
    EnvelopesMiscounted { envelopes: u32, players: u32 },
    /// All bounties have to be in the envelopes.
    EnvelopesSum { amount: Money, total: Money },
    /// The envelope for this head was drawn.
    EnvelopeDrawn { player: PlayerId },
    /// Nobody is named who knocked the player out since the envelopes were sealed.
    NotKnockedOut { player: PlayerId },

    // --- leagues ---
    /// A text of the settings is longer than this.
    SettingTooLong { most: u32 },
    /// The formula for points cannot be read.
    FormulaUnreadable { line: u32, column: u32, wrong: Wrong },
    /// Another player has this member number.
    MemberNumberTaken { member: String, player: PlayerId },
    /// The same member number stands twice in what is registered.
    MemberNumberTwice { member: String },
    /// The player has this member number, or none.
    MemberNumberUnchanged { player: PlayerId },
    /// The correction is 0, which changes nothing.
    NothingAdjusted,
    /// So many points are not given or taken at once.
    PointsTooMany { most: u32 },
    /// So many hits are not given or taken at once.
    HitsTooMany { most: u32 },

    // --- the log ---
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to put back.
    NothingToRedo,
}

impl Refusal {
    /// Where the text catalogue has the sentence.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

impl From<PayoutFault> for Refusal {
    fn from(fault: PayoutFault) -> Self {
        match fault {
            PayoutFault::PoolTooSmall { places: count, smallest: amount, pool: total } => {
                Self::PoolTooSmall { count, amount, total }
            }
            PayoutFault::SetTooHigh { set: amount, pool: total } => {
                Self::PrizesOverPool { amount, total }
            }
            PayoutFault::LeftOver { left: amount } => Self::PoolLeftOver { amount },
            PayoutFault::Rises { place } => Self::PrizeRises { place },
            PayoutFault::PlaceNotThere { place, places: entries } => {
                Self::PlaceNotThere { place, entries }
            }
            PayoutFault::SeatNotPriced => Self::SeatNotPriced,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Refusal;
    use crate::values::TableNo;

    #[test]
    fn the_id_is_the_name_in_kebab_case() {
        assert_eq!(Refusal::NothingToUndo.id(), "nothing-to-undo");
        assert_eq!(Refusal::TableUnknown { table: TableNo(3) }.id(), "table-unknown");
    }
}
