//! Everything that can be asked of a tournament, as one list.

use crate::button::Flag;
use crate::chips::{ChipExchange, CountOccasion, Forfeit, RaceStep, TableChips};
use crate::clock::AfterRecess;
use crate::days::{BagCount, DaySeats, Flight, FlightStacks, LeaverChips};
use crate::entries::{
    MoneyBack, NewPlayer, PlayerName, PlayerNote, Sale, SeatNeed, StackCount, Who,
};
use crate::finishes::{Bust, Elsewhere};
use crate::messages::Message;
use crate::money::{DebtEnd, Pays};
use crate::pace::{OrbitBusts, OrbitClock};
use crate::penalties::{Lift, Offense, PenaltyKind};
use crate::player_clock::{ClockCaller, ClockOutcome, ClockTimes, Facing};
use crate::rulings::FloorRuling;
use crate::seating::{NewTable, TablePlace};
use crate::settings::Settings;
use crate::structure::Structure;
use crate::values::{
    Chips, MemberNo, Money, PenaltyNo, Place, SeatAt, SeatNo, StageNo, TableNo, Timestamp,
};
use crate::winnings::{AfterDeal, BountyTo, DealCounts, DealMethod, DealStack, Envelope, Winning};
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, VariantArray};

/// What a director asks for. Whether it may happen is decided in `decide`.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(CommandKind), derive(PartialOrd, Ord, Hash, VariantArray))]
#[strum_discriminants(doc = "Which command it is, without what is said with it.")]
#[serde(deny_unknown_fields)]
pub enum Command {
    // --- the tournament ---
    /// Makes the tournament; only ever the first act.
    CreateTournament { settings: Box<Settings>, structure: Structure },
    /// Changes name, rules, terms.
    ChangeSettings { settings: Box<Settings> },
    /// Changes the structure; what was played must stay as it is.
    SetStructure { structure: Structure },

    // --- the clock ---
    /// Starts the first level now, even where a start was set for later.
    StartClock,
    /// Sets the first level to start at a time of day.
    ScheduleStart { at: Timestamp },
    /// Stops the clock where it is.
    PauseClock,
    /// Lets a clock that was stopped run on.
    ResumeClock,
    /// Adds to the time that is left, or takes from it where negative.
    AdjustClock { secs: i64 },
    /// Calls a break until this moment; play goes on where it stopped.
    TakeBreak {
        until: Timestamp,
        #[serde(default)]
        after: AfterRecess,
    },
    /// Begins the next level or break.
    NextStage,
    /// Begins the previous level or break anew.
    PreviousStage,
    /// Begins this level or break.
    GoToStage { stage: StageNo },
    /// Says whether time that the computer slept through counts.
    SettleLostTime { from: Timestamp, verdict: LostTime },
    /// Says that the computer's clock was wrong: what it took for `from` is now.
    CorrectTime { from: Timestamp },

    // --- entries ---
    /// Sells entries. Once seats are drawn, the players are seated or wait in line.
    Register {
        players: Vec<NewPlayer>,
        #[serde(default)]
        same_names: SameNames,
        /// Which price each of them pays, and when.
        #[serde(default)]
        pays: Pays,
    },
    /// Corrects the name of a player, who stays the same player.
    Rename {
        player: Who,
        name: PlayerName,
        #[serde(default)]
        same_names: SameNames,
    },
    /// Takes players off the list who have not played.
    Unregister { players: Vec<Who> },
    /// Sells a new entry to somebody who busted out.
    ReEnter {
        player: Who,
        #[serde(default)]
        pays: Pays,
    },
    /// Sells a rebuy; somebody who busted out sits down again.
    Rebuy {
        player: Who,
        #[serde(default)]
        pays: Pays,
    },
    /// Sells an add-on to a player who is in.
    AddOn {
        player: Who,
        #[serde(default)]
        pays: Pays,
    },
    /// Sells what the terms no longer allow, with the reason; a new player is told by name.
    SellAllTheSame {
        sale: Sale,
        player: Who,
        reason: String,
        #[serde(default)]
        pays: Pays,
    },
    /// What was sold to a player last of this sort is void; what followed it stays.
    VoidSale {
        sale: Sale,
        player: Who,
        /// The stack that leaves play with an entry; as last known where not given.
        stack: Option<Chips>,
        #[serde(default)]
        money: MoneyBack,
        #[serde(default)]
        note: String,
    },
    /// Gives a player a table or seat that they must have, or frees them of it.
    SetNeed { player: Who, need: Option<SeatNeed> },
    /// Keeps two players from being drawn to one table, or allows it again.
    KeepApart {
        players: [Who; 2],
        #[serde(default)]
        apart: Apart,
    },
    /// Lets a player stay where they are when tables are balanced.
    LockPlayer { player: Who },
    /// Lets a player be moved again.
    UnlockPlayer { player: Who },
    /// Writes down what the floor should know of a player, and who assists them.
    NotePlayer { player: Who, note: PlayerNote },
    /// Writes down counted stacks.
    CountStacks { stacks: Vec<StackCount> },
    /// Ends the sale of entries, whatever the level.
    CloseRegistration,
    /// Sells entries again, whatever the level.
    OpenRegistration,

    // --- seating ---
    /// Sets up tables under numbers that are not in use.
    AddTables { tables: Vec<NewTable> },
    /// Takes an empty table away.
    RemoveTable { table: TableNo },
    /// Takes an open seat out of use.
    CloseSeat { at: SeatAt },
    /// Puts a seat back into use.
    OpenSeat { at: SeatAt },
    /// Draws seats for everybody who has none; sets up tables where there are none.
    DrawSeats { public: Option<String> },
    /// Seats those next in line, as far as seats are open.
    SeatAlternates,
    /// Gives a seat by hand to somebody who has none.
    SeatPlayer { player: Who, to: SeatAt },
    /// Moves a player who has a seat to another one, by hand.
    MovePlayer { player: Who, to: SeatAt },
    /// Lets two players change seats.
    SwapSeats { players: [Who; 2] },
    /// Carries out the proposed moves of these players, or all where none is named.
    Balance {
        #[serde(default)]
        players: Vec<Who>,
    },
    /// Breaks these tables, or those that are due where none is named.
    BreakTables {
        #[serde(default)]
        tables: Vec<TableNo>,
    },
    /// Draws all seats anew, at these tables only.
    Redraw { tables: Vec<TableNo>, public: Option<String> },
    /// Sets the order in which tables break; tables left out follow, the highest first.
    SetBreakOrder { tables: Vec<TableNo> },
    /// Reports moves as done, or all where nobody is named.
    CompleteMoves {
        #[serde(default)]
        players: Vec<Who>,
    },
    /// Lets a table play on though it is short.
    WaiveHalt { table: TableNo },
    /// Says where tables stand in the room; one without a place is put where there is room.
    PlaceTables { places: Vec<TablePlace> },

    // --- button and blinds ---
    /// Says where the button is; the blinds follow from it where they are not given.
    SetButton {
        table: TableNo,
        button: SeatNo,
        small_blind: Option<SeatNo>,
        big_blind: Option<SeatNo>,
        #[serde(default)]
        when: ButtonMoment,
    },
    /// Draws the button of a table for its first hand.
    DrawButton { table: TableNo },
    /// Enters every hand of this table from now on, or no longer.
    TrackButton { table: TableNo, tracking: Tracking },
    /// Begins the next hand of a table; doubtful positions need the director's word.
    NextHand {
        table: TableNo,
        #[serde(default)]
        confirmed: Vec<Flag>,
    },

    // --- finishes ---
    /// Players bust out in one hand.
    BustOut {
        busts: Vec<Bust>,
        #[serde(default)]
        by: Vec<Who>,
        /// When it really happened, if not now.
        at: Option<Timestamp>,
        /// Whether somebody who sat at another table may have won the chips.
        #[serde(default)]
        elsewhere: Elsewhere,
    },
    /// Takes a bust-out back; the player sits in the seat given, or where they sat, or in a seat
    /// that is drawn where that one is not to be had.
    Reinstate { player: Who, to: Option<SeatAt> },
    /// Takes a bust-out back where no seat is to be had: the player has their chips and waits in
    /// line for the first seat that opens.
    ReinstateUnseated { player: Who },
    /// Corrects moment, stack or winners of a player's last bust-out, of nobody else in that hand.
    CorrectBust {
        player: Who,
        at: Option<Timestamp>,
        stack: Option<Chips>,
        by: Option<Vec<Who>>,
        /// Whether somebody who sat at another table may have won the chips.
        #[serde(default)]
        elsewhere: Elsewhere,
    },

    // --- chip races ---
    /// Races the odd chips of tables for larger ones, the lowest value first.
    RaceChips {
        steps: Vec<RaceStep>,
        tables: Vec<TableChips>,
        /// A word from outside for the draw of the cards.
        public: Option<String>,
    },
    /// Changes chips of players for larger ones at equal value, outside a race.
    ExchangeChips { remove: Chips, next: Chips, exchanges: Vec<ChipExchange> },
    /// Does without the color-up of these chips, which was planned; they stay in play.
    WaiveColorUp { values: Vec<Chips> },
    /// Takes chips that turn up after their race; the floor says what is paid where no rule does.
    LateChips { player: Who, value: Chips, chips: u32, paid: Option<u32> },
    // --- the pace of play ---
    /// Announces hand-for-hand: everybody finishes this hand, then holds.
    StartHandForHand,
    /// Reports that tables finished their hand, orbit or last hands; all where none is named.
    TableDone {
        #[serde(default)]
        tables: Vec<TableNo>,
    },
    /// Begins the next hand at all tables at once.
    NextHandForHand,
    /// Ends hand-for-hand; a clock that ran before runs on.
    EndHandForHand,
    /// Announces orbit for orbit: after this hand every table plays one orbit, then holds.
    StartOrbitForOrbit { clock: OrbitClock, busts: OrbitBusts },
    /// Begins the next orbit at all tables.
    NextOrbit,
    /// Ends orbit for orbit; a clock that ran before runs on.
    EndOrbitForOrbit,
    /// Announces soft hand for hand: a table that is so many hands ahead of the slowest waits.
    StartSoftHandForHand { ahead: u16 },
    /// Marks hands that tables have played; takes marks back where negative.
    MarkHands { tables: Vec<TableNo>, hands: i16 },
    /// Ends soft hand for hand; tables that waited play on.
    EndSoftHandForHand,
    /// Announces how many hands every table plays after the one that is on.
    AnnounceLastHands { hands: u16 },
    /// Takes that back, or ends it.
    EndLastHands,
    /// Draws the minute at which the clock stops in this level, by the minutes that are left then.
    DrawRandomHalt { from_mins: u16, to_mins: u16 },
    /// Draws the minute at which the break begins that follows this level, likewise.
    DrawRandomBreak { from_mins: u16, to_mins: u16 },
    /// Stops the clock at the minute that was drawn, or begins the break, once it has come.
    StopAtRandomHalt,
    /// Lets the clock run on, whatever minute was drawn.
    DropRandomHalt,
    /// Stops a table after the hand that is on.
    HaltTable { table: TableNo },
    /// Lets a table that the floor stopped play again.
    ResumeTable { table: TableNo },
    // --- days ---
    /// Somebody leaves for good, by agreement, in the place of the number of players still in.
    LeaveEarly {
        player: Who,
        /// Their stack; as last known where not given.
        stack: Option<Chips>,
        #[serde(default)]
        chips: LeaverChips,
    },
    /// Ends the day: the clock stands still and stacks go into bags.
    EndDay,
    /// Says when the next day begins, or that it is not known after all.
    ScheduleNextDay { at: Option<Timestamp> },
    /// Writes down what goes into these bags.
    BagStacks { bags: Vec<BagCount> },
    /// Seals the bags of the day.
    SealBags {
        /// Names of those who sign for the count.
        #[serde(default)]
        signed: Vec<String>,
        /// What explains a difference.
        note: Option<String>,
    },
    /// Begins the next day; without tables, at as few as hold everybody.
    BeginDay {
        #[serde(default)]
        seats: DaySeats,
        #[serde(default)]
        tables: Vec<TableNo>,
        public: Option<String>,
    },
    /// Brings the players of all flights together with what they bagged.
    BringForward {
        flights: Vec<Flight>,
        stacks: Option<FlightStacks>,
        /// Which day it goes on with; the second where not given.
        day: Option<u32>,
        /// The level or break that it goes on with; the first where not given.
        stage: Option<StageNo>,
    },

    // --- messages to the room ---
    /// Shows a message on the screens of the room, in the place of any other.
    ShowMessage { message: Message },
    /// Takes it down.
    TakeDownMessage,

    // --- rulings ---
    /// Writes a ruling of the floor into the log.
    LogRuling { ruling: Box<FloorRuling> },
    /// Calls the floor to a table.
    CallFloor {
        table: TableNo,
        /// What the call is about; may be empty.
        #[serde(default)]
        note: String,
    },
    /// The floor goes to a table that called.
    AnswerFloor { table: TableNo },

    // --- chips in play ---
    /// Takes chips out of play that a player forfeits, or that are nobody's.
    ForfeitChips { forfeit: Forfeit },
    /// A player who is still in gives their stack up and enters again.
    SurrenderStack {
        player: Who,
        #[serde(default)]
        pays: Pays,
    },
    /// Puts right how many chips are in play: more, or fewer where negative.
    CorrectChips {
        /// In whose stack; in nobody's known stack where not given.
        player: Option<Who>,
        chips: i64,
        note: String,
    },
    /// Begins to count all stacks.
    BeginCount {
        #[serde(default)]
        occasion: CountOccasion,
    },
    /// Ends the count, whether everybody was counted or not.
    EndCount,
    // --- penalties, and players who are away ---
    /// Gives a penalty; a disqualified player leaves with their stack, which leaves play.
    GivePenalty {
        player: Who,
        kind: PenaltyKind,
        offense: Option<Offense>,
        #[serde(default)]
        note: String,
        /// What a disqualified player had; as last known where not given.
        stack: Option<Chips>,
    },
    /// Lets a player off what is left of a penalty, or takes back one that was given in error.
    LiftPenalty {
        penalty: PenaltyNo,
        #[serde(default)]
        lift: Lift,
        #[serde(default)]
        note: String,
    },
    /// Puts right how many hands of a penalty are left.
    CorrectPenalty { penalty: PenaltyNo, left: u32 },
    /// Counts a hand that begins at a table whose hands are not entered.
    CountHand { table: TableNo },
    /// Says that players whose penalty is over were told, all of them where nobody is named.
    CallBack {
        #[serde(default)]
        players: Vec<Who>,
    },
    /// Says that players are away; their blinds and antes are posted for them.
    MarkAbsent { players: Vec<Who> },
    /// Says that players are back.
    MarkPresent { players: Vec<Who> },
    // --- the clock on a player ---
    /// Calls the clock on a player, with the edition's times where none are given.
    CallClock {
        player: Who,
        #[serde(default)]
        by: ClockCaller,
        #[serde(default)]
        facing: Facing,
        times: Option<ClockTimes>,
    },
    /// Says what came of the clock at a table; `facing` corrects what was told at the call.
    SettleClock { table: TableNo, outcome: ClockOutcome, facing: Option<Facing> },
    /// The shot clock of a player ran out.
    ShotClockOver {
        player: Who,
        outcome: ClockOutcome,
        #[serde(default)]
        facing: Facing,
    },
    /// A player plays a time card.
    UseTimeCard { player: Who },
    /// Gives time cards; to everybody who is in where nobody is named.
    GiveTimeCards {
        #[serde(default)]
        players: Vec<Who>,
        cards: u8,
    },

    // --- money ---
    /// A player pays what they owe, all of it where no amount is given.
    TakePayment { player: Who, amount: Option<Money> },
    /// Settles what a player owes without them, all of it where no amount is given.
    SettleDebt { player: Who, how: DebtEnd, amount: Option<Money>, note: String },
    /// Charges players for entries that they bought before there were prices; everybody whom that
    /// concerns where nobody is named.
    ChargeEntries {
        #[serde(default)]
        players: Vec<Who>,
        #[serde(default)]
        pays: Pays,
    },
    /// Puts right what a player was charged last for a sale of this sort.
    CorrectCharge {
        sale: Sale,
        player: Who,
        #[serde(default)]
        pays: Pays,
        note: String,
    },
    /// Puts right what is in the cash box: more, or less where negative.
    CorrectCash { amount: i64, note: String },
    /// Sets the prize of a place by hand, or frees it where no amount is given.
    SetPrize { place: Place, amount: Option<Money> },
    /// Fixes what each place is paid, as the pool stands.
    FixPayouts,
    /// Lets the payouts follow the pool again.
    FreePayouts,
    /// Pays out what is due to a player, all of it where no amount is given.
    PayOut {
        player: Who,
        #[serde(default = "Winning::usual")]
        what: Winning,
        amount: Option<Money>,
    },
    /// Takes back what a player was paid, all of it where no amount is given.
    TakeBackPayout {
        player: Who,
        #[serde(default = "Winning::usual")]
        what: Winning,
        amount: Option<Money>,
    },
    /// Those who are left share the prizes that are left.
    MakeDeal {
        method: DealMethod,
        stacks: Vec<DealStack>,
        /// What stays for the winner.
        #[serde(default)]
        kept: Money,
        /// Shares are whole multiples of it.
        unit: Option<Money>,
        #[serde(default)]
        then: AfterDeal,
        /// Whether the counts have to come to the chips in play.
        #[serde(default)]
        counts: DealCounts,
    },
    /// Prizes go by places again.
    DropDeal,
    /// Seals the envelopes of mystery bounties: one for everybody who is left.
    SealEnvelopes { list: Vec<Envelope> },
    /// Draws an envelope for the head of a player who was knocked out.
    DrawEnvelope { player: Who },
    /// Decides where the bounty of a player goes whom nobody is named to have knocked out; it is
    /// open again where nothing is said.
    SettleBounty {
        player: Who,
        to: Option<BountyTo<Who>>,
        #[serde(default)]
        note: String,
    },

    // --- leagues ---
    /// Writes down the number by which a club knows a player, or takes it away.
    SetMemberNumber { player: Who, member: Option<MemberNo> },
    /// Puts right the points of a player: more, or fewer where negative; 1,000 are one point.
    AdjustPoints { player: Who, thousandths: i64, note: String },
    /// Puts right how often a player knocked somebody out: more, or less where negative.
    AdjustHits { player: Who, hits: i32, note: String },

    // --- the log ---
    /// Takes back the newest act in force.
    Undo,
    /// Puts the act last taken back in force again.
    Redo,
}

impl Command {
    /// Players bust out in one hand, now, and these win their chips.
    #[must_use]
    pub fn bust_out(busts: Vec<Bust>, by: Vec<Who>) -> Self {
        Self::BustOut { busts, by, at: None, elsewhere: Elsewhere::Refuse }
    }
}

/// Whether time that the computer slept through counts as played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LostTime {
    /// The clock ran on: that time is gone from the level.
    Counts,
    /// The clock stood still: the level has as much time left as before.
    DoesNotCount,
}

/// What happens when somebody registers with a name that is on the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum SameNames {
    /// It is pointed out and refused.
    #[default]
    Refuse,
    /// They are two people, and both are on the list under one name.
    Allow,
}

/// Whether two players may be drawn to one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Apart {
    /// They may not: draws keep them at different tables.
    #[default]
    Keep,
    /// They may again, as any two players.
    Free,
}

/// Which hand a told button belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ButtonMoment {
    /// The hand that is played, or was just finished.
    #[default]
    ThisHand,
    /// The hand to come; in a stud round, the next hand with a button.
    NextHand,
}

/// Whether every hand of a table is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tracking {
    /// Every hand is entered, so the button is always known.
    On,
    /// The button is asked for when it matters.
    Off,
}
