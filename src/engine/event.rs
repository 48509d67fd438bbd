//! Everything that can have happened to a tournament, as one list.
//!
//! Events carry outcomes: a draw holds the seats drawn, so replay needs no dice and no rules.
//! What stands here is written to disk. Never rename or remove a variant; give new fields a
//! default, and raise the journal's format.

use crate::button::{ButtonState, Flag};
use crate::chips::{
    CountOccasion, CountResult, CountedTable, Exchanged, Forfeited, RacedStep, RacedTable, Rescue,
    Rounding,
};
pub use crate::clock::ClockChange;
use crate::clock::Run;
use crate::days::{Bag, BroughtForward, FlightStacks, FlightSum};
use crate::entries::{
    AfterVoid, MoneyBack, PlayerName, PlayerNote, Registered, Sale, SaleLimit, SeatNeed, StackCount,
};
use crate::finishes::{Busted, Elsewhere, WinnersOf};
use crate::messages::Message;
use crate::money::{DebtEnd, PaysWhen, Price};
use crate::pace::{AtMinute, OrbitTerms, TableHands};
use crate::penalties::{Lift, Offense, PenaltyKind, Posted};
use crate::player_clock::{ClockCaller, ClockOutcome, ClockTimes, Facing};
use crate::rulings::FloorRuling;
use crate::seating::{ButtonDrawn, DrawRecord, Move, NewTable, Seated, TablePlace};
use crate::settings::Settings;
use crate::structure::Structure;
use crate::values::{
    Chips, LevelNo, MemberNo, Money, PenaltyNo, Place, PlayerId, ReceiptNo, SeatAt, SeatNo, Seed,
    StageNo, TableNo, Timestamp,
};
use crate::winnings::{AfterDeal, BountyTo, DealMethod, DealShare, Envelope, Winning};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use strum::{EnumDiscriminants, VariantArray};

/// What happened, as the journal keeps it and as replay applies it.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(EventKind), derive(PartialOrd, Ord, Hash, VariantArray))]
#[strum_discriminants(doc = "Which event it is, without what it holds.")]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// The tournament was made. `seed` is the secret of its first draw.
    TournamentCreated { settings: Box<Settings>, structure: Structure, seed: Seed },
    /// Name, rules or terms changed.
    SettingsChanged { settings: Box<Settings> },
    /// The structure was replaced; stages that were played are as before.
    StructureSet { structure: Structure },

    /// The clock was set to a point of a stage, from where it runs or stands still.
    ClockSet { at: Timestamp, stage: StageNo, elapsed_millis: i64, run: Run, change: ClockChange },
    /// The computer's clock was wrong: what it took for `from` was `to`. Since format 6.
    TimeCorrected { from: Timestamp, to: Timestamp },

    /// Entries were sold to new players, each with this many chips.
    PlayersRegistered { players: Vec<Registered>, chips: Chips },
    /// The name of a player was corrected; it is the same player.
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
    /// An add-on of this many chips was sold.
    AddOnTaken { player: PlayerId, chips: Chips },
    /// What was sold to this player was past this limit, and the floor said why.
    SoldAllTheSame {
        at: Timestamp,
        player: PlayerId,
        sale: Sale,
        /// What the terms had to say against it.
        limit: SaleLimit,
        reason: String,
    },
    /// What was sold to this player is void; so many chips left play with it.
    SaleVoided {
        at: Timestamp,
        player: PlayerId,
        /// Where they sat when it was voided; None where they had no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatAt>,
        sale: Sale,
        chips: Chips,
        then: AfterVoid,
        money: MoneyBack,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
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
    /// A player stays where they are when tables are balanced.
    PlayerLocked { player: PlayerId },
    /// A player may be moved again.
    PlayerUnlocked { player: PlayerId },
    /// What the floor should know of a player was written down, or taken away.
    PlayerNoted { player: PlayerId, note: PlayerNote },
    /// Stacks were counted; older journals do not say when.
    StacksCounted {
        stacks: Vec<StackCount<PlayerId>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Timestamp>,
    },
    /// No more entries are sold, by word of the floor.
    RegistrationClosed,
    /// Entries are sold again, by word of the floor.
    RegistrationOpened,

    /// Tables were set up; those whose hands are all entered from the start are listed.
    TablesAdded {
        tables: Vec<NewTable>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tracked: Vec<TableNo>,
    },
    /// An empty table was taken away.
    TableRemoved { table: TableNo },
    /// An open seat went out of use, and nobody can sit there.
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
    HaltWaived {
        table: TableNo,
        /// Players fewer than the fullest table; not known in older journals.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        short: Option<u32>,
    },
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
    /// A hand began at a table whose hands are entered.
    HandBegun {
        at: Timestamp,
        table: TableNo,
        /// The level that the hand is played in.
        level: LevelNo,
        /// Button and blinds; none in an event without a button.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        state: Option<ButtonState>,
        /// Seats whose players are not dealt in until the button has passed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        not_dealt: Vec<SeatNo>,
        /// Doubts about the positions that the director settled.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        confirmed: Vec<Flag>,
        /// Blinds and antes of players who sit it out.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        posted: Vec<Posted>,
    },

    /// The room is told something on its screens. Since format 10.
    MessageShown { at: Timestamp, message: Message },
    /// The message was taken down. Since format 10.
    MessageTakenDown { at: Timestamp },

    /// Players busted out in one hand.
    BustedOut {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        busts: Vec<Busted>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<PlayerId>,
        /// Which of the hands that all tables played at once, counted from 1 over the event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<u32>,
        /// Winners who sat at another table were confirmed. Since format 9.
        #[serde(default, skip_serializing_if = "Elsewhere::is_refused")]
        elsewhere: Elsewhere,
    },
    /// A bust-out was taken back.
    Reinstated {
        player: PlayerId,
        seat: SeatAt,
        /// The draw of that seat, where their own was not to be had.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<DrawRecord>,
        /// Is not dealt in there until the button has passed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        waits_one_hand: bool,
    },
    /// A bust-out was taken back, and the player waits in line for a seat.
    ReinstatedUnseated { player: PlayerId },
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
        /// Which of the hands that all tables played at once, counted from 1 over the event.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<u32>,
        /// Whose winners are named. Since format 9.
        #[serde(default, skip_serializing_if = "WinnersOf::is_hand")]
        of: WinnersOf,
        /// Winners who sat at another table were confirmed. Since format 9.
        #[serde(default, skip_serializing_if = "Elsewhere::is_refused")]
        elsewhere: Elsewhere,
    },

    /// Odd chips were raced for larger ones.
    ChipsRaced {
        at: Timestamp,
        /// The values that went, the lowest first.
        steps: Vec<RacedStep>,
        rounding: Rounding,
        #[serde(default, skip_serializing_if = "Rescue::is_after")]
        rescue: Rescue,
        /// The draw of the cards, where the program dealt them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        draw: Option<DrawRecord>,
        tables: Vec<RacedTable>,
    },
    /// Chips were changed for larger ones at equal value.
    ChipsExchanged { at: Timestamp, remove: Chips, next: Chips, exchanges: Vec<Exchanged> },
    /// These chips are not colored up after all.
    ColorUpWaived { at: Timestamp, values: Vec<Chips> },
    /// Chips that turned up after their race were taken, and so many of the smallest paid.
    LateChipsTaken {
        at: Timestamp,
        player: PlayerId,
        value: Chips,
        chips: u64,
        smallest: Chips,
        paid: u64,
    },
    /// Hand-for-hand was announced; these tables finish this hand. `clock` is what it did before.
    HandForHandStarted { at: Timestamp, tables: Vec<TableNo>, clock: Run },
    /// These tables have finished their hand, their orbit or their last hands.
    TablesTicked { at: Timestamp, tables: Vec<TableNo> },
    /// All tables have finished the hand; which one since the announcement, whose own hand is 0.
    HandOver { at: Timestamp, no: u32 },
    /// These tables begin a hand at once; which one since the announcement.
    HandForHandBegun {
        at: Timestamp,
        no: u32,
        tables: Vec<TableNo>,
        /// What was posted for players who are away, at tables whose hands are not entered.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        posted: Vec<Posted>,
    },
    /// Tables no longer play hand for hand.
    HandForHandEnded { at: Timestamp },
    /// These tables begin an orbit of so many hands each; which one since the announcement, what
    /// the floor chose then, and what the clock did before.
    OrbitBegun { at: Timestamp, no: u32, tables: Vec<TableHands>, terms: OrbitTerms, clock: Run },
    /// All tables have played the orbit.
    OrbitOver { at: Timestamp, no: u32 },
    /// Tables no longer play orbit for orbit.
    OrbitForOrbitEnded { at: Timestamp },
    /// From now on the hands of these tables are counted, and one that is so many ahead waits.
    SoftHandForHandStarted { at: Timestamp, ahead: u16, tables: Vec<TableNo> },
    /// Tables have played so many hands since then, by word of the floor.
    HandsMarked { at: Timestamp, marks: Vec<TableHands> },
    /// Hands are no longer counted.
    SoftHandForHandEnded { at: Timestamp },
    /// These tables play so many hands more after the one that is on.
    LastHandsAnnounced { at: Timestamp, hands: u16, tables: Vec<TableNo>, clock: Run },
    /// All tables have played their last hands.
    LastHandsPlayed { at: Timestamp },
    /// The announcement of the last hands was taken back, or is over.
    LastHandsEnded { at: Timestamp },
    /// The minute was drawn at which the clock stops in this level, or the break after it begins.
    RandomHaltDrawn {
        at: Timestamp,
        draw: DrawRecord,
        stage: StageNo,
        /// With at most so many minutes left.
        from_mins: u16,
        /// With at least so many minutes left.
        to_mins: u16,
        /// What was drawn; shown to nobody before.
        mins_left: u16,
        #[serde(default, skip_serializing_if = "AtMinute::is_stop")]
        then: AtMinute,
    },
    /// The drawn minute came, and its draw may be shown.
    RandomHaltReached { at: Timestamp, draw: DrawRecord, mins_left: u16 },
    /// The clock runs on, whatever was drawn.
    RandomHaltDropped { at: Timestamp, draw: DrawRecord, mins_left: u16 },
    /// The floor stopped a table that had so many players fewer than the fullest one.
    TableHalted { at: Timestamp, table: TableNo, short: u32 },
    /// A table that the floor had stopped plays again.
    TableResumed { at: Timestamp, table: TableNo },
    /// Somebody left early with this stack: each of the others got so much, and the rest left play.
    PlayerLeft {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        left: Busted,
        #[serde(default)]
        each: Chips,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        to: Vec<PlayerId>,
        removed: Chips,
    },
    /// The day ended, and stacks go into bags.
    DayEnded {
        at: Timestamp,
        day: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
    },
    /// The next day begins at this moment; none where that is no longer known.
    NextDayScheduled {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begins: Option<Timestamp>,
    },
    /// Stacks were counted into bags.
    StacksBagged { bags: Vec<Bag> },
    /// The bags of the day were sealed.
    BagsSealed {
        at: Timestamp,
        /// Chips in all bags together, as they were counted.
        counted: Chips,
        /// Chips that should have been there.
        in_play: Chips,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        by: Vec<String>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The next day began; `day` is its number, and the first is 1.
    DayBegun { at: Timestamp, day: u32 },
    /// The players of all flights came together.
    PlayersBroughtForward {
        day: u32,
        stacks: FlightStacks,
        flights: Vec<FlightSum>,
        players: Vec<BroughtForward>,
    },

    /// A ruling of the floor was written into the log.
    RulingLogged {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        ruling: Box<FloorRuling>,
    },
    /// A table called the floor and waits for it.
    FloorCalled {
        at: Timestamp,
        table: TableNo,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The floor went to a table that had called.
    FloorAnswered { at: Timestamp, table: TableNo },

    /// Chips were forfeited, or found and nobody's; they left play.
    ChipsForfeited { at: Timestamp, forfeited: Forfeited },
    /// More chips are in play than was said, or fewer where negative.
    ChipsCorrected {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        chips: i64,
        note: String,
    },
    /// A count of all stacks began.
    CountBegun {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        occasion: CountOccasion,
    },
    /// A count of all stacks ended.
    CountEnded {
        at: Timestamp,
        result: CountResult,
        /// What was counted at each table.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tables: Vec<CountedTable>,
    },
    /// A penalty was given; its number is the next one of this tournament.
    PenaltyGiven {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<SeatAt>,
        kind: PenaltyKind,
        /// Hands to miss, from the next one on.
        hands: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offense: Option<Offense>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player was disqualified, and their stack left play.
    PlayerDisqualified {
        at: Timestamp,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<LevelNo>,
        bust: Busted,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offense: Option<Offense>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// What was left of a penalty was let off, or it was given in error.
    PenaltyLifted {
        penalty: PenaltyNo,
        player: PlayerId,
        lift: Lift,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// The hands left of a penalty were put right.
    PenaltyCorrected { penalty: PenaltyNo, player: PlayerId, left: u32 },
    /// A hand began at a table whose hands are not entered.
    HandCounted {
        at: Timestamp,
        table: TableNo,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        posted: Vec<Posted>,
    },
    /// Players whose penalty is over were called back.
    PlayersCalledBack { players: Vec<PlayerId> },
    /// Players are away; they are dealt in, and their blinds and antes are posted.
    PlayersAbsent { at: Timestamp, players: Vec<PlayerId> },
    /// Players who were away are back.
    PlayersPresent { players: Vec<PlayerId> },
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
    /// The shot clock of a player ran out, and this came of their hand.
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

    /// Each of these players was charged this price. Since format 7, like all that follow.
    Charged {
        at: Timestamp,
        sale: Sale,
        /// The name of the price, as it was at the sale.
        buy_in: String,
        price: Box<Price>,
        /// What of it the house pays.
        #[serde(default, skip_serializing_if = "Money::is_zero")]
        off: Money,
        when: PaysWhen,
        players: Vec<PlayerId>,
    },
    /// A player paid so much of what they owed.
    PaymentTaken { at: Timestamp, player: PlayerId, amount: Money },
    /// What a player owed was settled without them; of what is written off the prize pool does
    /// without a part. Since format 9.
    DebtSettled {
        at: Timestamp,
        player: PlayerId,
        how: DebtEnd,
        amount: Money,
        #[serde(default, skip_serializing_if = "Money::is_zero")]
        of_pool: Money,
        note: String,
    },
    /// A charge is void: so much was given back of what was paid, and so much kept.
    ChargeVoided { at: Timestamp, player: PlayerId, no: ReceiptNo, back: Money, kept: Money },
    /// A charge was wrong: it is this price, and so much of it is paid now.
    ChargeCorrected {
        at: Timestamp,
        player: PlayerId,
        no: ReceiptNo,
        buy_in: String,
        price: Box<Price>,
        #[serde(default, skip_serializing_if = "Money::is_zero")]
        off: Money,
        paid: Money,
        note: String,
    },
    /// What is in the cash box was put right.
    CashCorrected { at: Timestamp, amount: i64, note: String },
    /// The prize of a place was set by hand, or is free again.
    PrizeSet {
        place: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Money>,
    },
    /// What each place is paid was fixed, the first place first.
    PayoutsFixed { at: Timestamp, pool: Money, entries: u32, prizes: Arc<[Money]> },
    /// Payouts follow the pool again.
    PayoutsFreed { at: Timestamp },
    /// A player was paid what they won.
    PaidOut { at: Timestamp, player: PlayerId, what: Winning, amount: Money },
    /// A player gave back what they were paid.
    PayoutTakenBack { at: Timestamp, player: PlayerId, what: Winning, amount: Money },
    /// Those who were left shared the prizes that were left, the largest stack first.
    DealMade {
        at: Timestamp,
        method: DealMethod,
        shares: Vec<DealShare>,
        #[serde(default, skip_serializing_if = "Money::is_zero")]
        kept: Money,
        then: AfterDeal,
        /// Counted chips beyond those in play; negative where some are missing. Since format 9.
        #[serde(default, skip_serializing_if = "is_none")]
        off: i64,
    },
    /// There is no deal any more.
    DealDropped { at: Timestamp },
    /// The envelopes of mystery bounties were sealed.
    EnvelopesSealed { at: Timestamp, list: Vec<Envelope> },
    /// The envelope of this number was drawn for the head of a player.
    EnvelopeDrawn { at: Timestamp, draw: DrawRecord, player: PlayerId, no: u32 },

    /// The bounty of a player nobody knocked out got an owner, or is open again. Since format 9.
    BountySettled {
        at: Timestamp,
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<BountyTo>,
        amount: Money,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
    },
    /// A player has this member number, or none. Since format 8, like all that follow.
    MemberNumberSet {
        player: PlayerId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        member: Option<MemberNo>,
    },
    /// The points of a player were put right; 1,000 are one point.
    PointsAdjusted { at: Timestamp, player: PlayerId, thousandths: i64, note: String },
    /// How often a player knocked somebody out was put right.
    HitsAdjusted { at: Timestamp, player: PlayerId, hits: i32, note: String },
}

impl Event {
    /// The draw that was held, if one was; [`crate::acts`] says with which events.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "the table of acts says which hold one")]
    pub fn draw(&self) -> Option<&DrawRecord> {
        match self {
            Self::SeatsDrawn { draw, .. }
            | Self::TableBroken { draw, .. }
            | Self::Redrawn { draw, .. }
            | Self::ButtonDrawn { draw, .. }
            | Self::EnvelopeDrawn { draw, .. }
            | Self::RandomHaltDrawn { draw, .. }
            | Self::RandomHaltReached { draw, .. }
            | Self::RandomHaltDropped { draw, .. } => Some(draw),
            Self::ChipsRaced { draw, .. } | Self::Reinstated { draw, .. } => draw.as_ref(),
            _ => None,
        }
    }

    /// The draw that may be shown: a drawn minute stays hidden until it has come.
    #[must_use]
    pub fn shown_draw(&self) -> Option<&DrawRecord> {
        self.draw().filter(|_| !matches!(self, Self::RandomHaltDrawn { .. }))
    }
}

fn is_none(difference: &i64) -> bool {
    *difference == 0
}
