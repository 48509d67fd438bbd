//! One thing that needs doing.

use engine::chips::{LevelFlag, Removal};
use engine::finishes::WinnerFault;
use engine::money::PayoutFault;
use engine::pace::{AtMinute, HeldKind};
use engine::seating::NewTable;
use engine::settings::EarlyBreaks;
use engine::values::{LevelNo, Money, PlayerId, StageNo, TableNo, Timestamp};
use engine::winnings::Winning;
use std::sync::Arc;
use strum::IntoStaticStr;

/// One thing that needs doing.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Need {
    /// Everybody but one is out: this player has won.
    Winner {
        player: PlayerId,
    },
    /// These tables stand still because they are short.
    Halted {
        table: TableNo,
        /// How many players it is short beside the fullest table.
        short: usize,
    },
    /// A table is so short that the floor may stop it, and nothing is planned that fills it.
    Short {
        table: TableNo,
        short: usize,
    },
    /// All seats are to be drawn anew.
    Redraw {
        tables: Vec<TableNo>,
    },
    /// These tables are to be broken.
    Break {
        tables: Vec<TableNo>,
        players: usize,
        /// What allows it while players may still come; none once nobody comes any more.
        early: Option<EarlyBreaks>,
    },
    /// One more hand may reach the money: hand for hand is due.
    BubbleNear {
        left: u32,
        paid: u32,
    },
    /// Tables play hand for hand, their orbit or their last hands, and these have not finished.
    TablesPlaying {
        /// Which hand since hand for hand was announced; none where it was not.
        no: Option<u32>,
        tables: Vec<TableNo>,
        since: Timestamp,
    },
    /// All tables have finished a hand of hand for hand: which since the announcement.
    HandIsOver {
        no: u32,
    },
    /// All tables have played an orbit: which since the announcement.
    OrbitIsOver {
        no: u32,
    },
    /// Tables should wait for each other, and fewer than two play: nothing is left but to end it.
    NoneToWaitFor {
        held: HeldKind,
    },
    /// Hands are counted, and these tables wait until the others have caught up.
    TablesAhead {
        tables: Vec<TableNo>,
        others: Vec<TableNo>,
    },
    /// All tables have played the hands of the level, and nobody is left to tick off.
    LevelPlayed,
    /// A break is reached while the clock is off.
    BreakReached,
    /// All tables have played their last hands; the structure may have nothing after them.
    LastHandsPlayed {
        has_next: bool,
    },
    /// The drawn minute has come, with so much of the level left: what happens then.
    RandomHaltDue {
        mins_left: u16,
        then: AtMinute,
    },
    /// No dealer is pushed so shortly before a break or a level.
    NoDealerPush {
        in_millis: i64,
    },
    /// Dealers make their decks ready: play begins or goes on so soon.
    DecksReady {
        in_millis: i64,
    },
    FloorCalled {
        table: TableNo,
        since: Timestamp,
        note: Arc<str>,
    },
    /// The floor has stopped a table.
    Stopped {
        table: TableNo,
        /// It is no longer short, as it was then.
        may_play: bool,
    },
    /// Players are to be moved so that tables are balanced.
    Balance {
        moves: usize,
        /// The table with the fewest players.
        table: TableNo,
        /// Players fewer there than at the fullest.
        short: usize,
    },
    /// The button of these tables must be told before the plan is whole.
    AskButton {
        tables: Vec<TableNo>,
    },
    /// A table needs a player, and only poor seats are open: the floor decides.
    Undecided {
        from: TableNo,
        to: TableNo,
    },
    /// Moves were ordered and not reported done.
    MovesPending {
        moves: usize,
    },
    /// Seats are open for those who wait in line.
    SeatAlternates {
        waiting: usize,
        open: u32,
    },
    /// No seat is open for those who wait in line, and these tables are free.
    OpenTables {
        tables: Vec<NewTable>,
        waiting: usize,
    },
    /// Players wait in line, and neither a seat nor a table is free.
    AlternatesWait {
        waiting: usize,
    },
    DrawSeats {
        players: u32,
    },
    /// Somebody must have a certain seat, or sit apart, and cannot in the draw that is due.
    SeatImpossible {
        player: PlayerId,
    },
    /// Seats are drawn and the clock stands at the beginning.
    StartClock,
    /// A break or a level is over since then, and the clock waits for somebody to start it.
    ClockWaits {
        since: Timestamp,
        next: StageNo,
    },
    /// Registration ends with this level.
    RegistrationEnds {
        /// The last level in which entries are sold.
        level: LevelNo,
        in_millis: i64,
    },
    /// A player has missed all hands of the penalty, and may play the next one.
    PenaltyOver {
        player: PlayerId,
    },
    /// Blinds and antes have used up the stack of somebody who is away, as far as it is known.
    BlindedOut {
        player: PlayerId,
    },
    /// The last level is over, and nothing follows it.
    StructureOver,
    /// The pool cannot be shared as the terms and the prizes that were set by hand have it.
    PayoutsImpossible {
        fault: PayoutFault,
    },
    /// So many were charged nothing for their entry, as prices were set after they had registered.
    EntriesNotCharged {
        players: usize,
    },
    /// What each place is paid was not fixed, and neither entries nor rebuys are sold any more.
    PayoutsOpen {
        pool: Money,
        state: PoolState,
    },
    /// The pool is not what it was when the payouts were fixed.
    PayoutsBehind {
        fixed: Money,
        pool: Money,
    },
    /// Prizes that are won and not paid out: how many, what they come to, and who is paid first.
    PrizesDue {
        prizes: usize,
        amount: Money,
        first: PlayerId,
    },
    /// Bounties of players who are out, or of everybody once it is over, are not paid out.
    BountiesDue {
        players: usize,
        amount: Money,
        first: PlayerId,
    },
    /// Players were paid more than they have won by now; what the first of them got too much.
    PaidTooMuch {
        players: usize,
        amount: Money,
        first: PlayerId,
        what: Winning,
        of_first: Money,
    },
    /// The winner of a player's chips cannot have won them, as an older journal has it.
    WinnerInDoubt {
        fault: WinnerFault,
    },
    /// Players have not paid what they bought; whoever is gone comes first, with what they owe.
    PaymentsDue {
        players: usize,
        amount: Money,
        first: PlayerId,
        of_first: Money,
        is_gone: bool,
    },
    /// Nobody is named for the bounties of players who went out; how many, and the first of them.
    BountyUnclaimed {
        players: usize,
        amount: Money,
        first: PlayerId,
        of_first: Money,
    },
    /// A bounty went elsewhere, and somebody has won it by now.
    BountyGivenTwice {
        player: PlayerId,
        amount: Money,
    },
    /// It is over, and so much is missing in the cash box for what is still to be paid out.
    BoxShort {
        missing: Money,
        still_to_pay: Money,
    },
    /// No head can be added any more, and the envelopes of mystery bounties are not sealed.
    EnvelopesOpen {
        bounties: Money,
    },
    /// So many were knocked out and no envelope was drawn for their heads; this one first.
    EnvelopesDue {
        heads: usize,
        first: PlayerId,
    },
    /// Nobody is named who knocked these players out, and their envelopes wait; this one first.
    EnvelopesUnclaimed {
        heads: usize,
        first: PlayerId,
    },
    /// Everybody who is left has won a seat, and play stops.
    SeatsWon {
        players: u32,
    },
    /// All stacks are being counted.
    CountUnderWay {
        tables_left: usize,
        /// How far it is off, once all are counted: chips too many, missing where negative.
        difference: Option<i64>,
    },
    /// The day is over, and players have not bagged; `table` is the first of their tables.
    BagsDue {
        players: u32,
        tables: usize,
        table: TableNo,
    },
    /// Everything is bagged and wants to be sealed.
    BagsToSeal {
        /// Chips too many, or missing where negative.
        difference: i64,
    },
    /// The bags are sealed, and the next day can begin.
    NextDay {
        day: u32,
        players: u32,
    },
    /// The next day began, and its clock stands.
    StartDay {
        day: u32,
    },
    /// Chips are colored up in the next break or after this level, or in the break that is on.
    ColorUp {
        /// Milliseconds until then; none where it is on.
        in_millis: Option<i64>,
        /// Whether it is in a break, or play stops for it.
        is_break: bool,
        /// What goes and what to bring; empty where the chips are not told.
        removals: Vec<Removal>,
    },
    /// A level cannot be paid with the chips in play, or its blinds fall; `others` counts more.
    OddLevel {
        flag: LevelFlag,
        others: usize,
    },
    /// The moment of a planned color-up has passed, and these chips are still in play.
    ColorUpDue {
        /// The level after which it was planned, the first one where there are several.
        after: LevelNo,
        removals: Vec<Removal>,
    },
}

/// Whether the prize pool can still grow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PoolState {
    Closed,
    /// Something is sold, but neither entries nor rebuys: at these prices.
    StillSold(Vec<String>),
    /// Somebody has won, though entries or rebuys would still be sold.
    Decided,
}
