//! One of everything that can be told.

use cards::read_cards;
use engine::button::{ButtonState, Flag, Positions};
use engine::chips::{
    CountOccasion, CountResult, Exchanged, ForfeitReason, Forfeited, RacedSeat, RacedStep,
    RacedTable, Rescue, Rounding, SeatRace,
};
use engine::clock::Run;
use engine::days::{Bag, BroughtForward, FlightMoney, FlightStacks, FlightSum};
use engine::entries::{
    AfterVoid, MoneyBack, PlayerName, PlayerNote, Registered, Sale, SaleLimit, SeatNeed, StackCount,
};
use engine::event::ClockChange;
use engine::finishes::{Busted, Elsewhere, WinnersOf};
use engine::messages::Message;
use engine::money::{DebtEnd, Fee, PaysWhen, Price};
use engine::pace::{AtMinute, OrbitBusts, OrbitClock, OrbitTerms, TableHands};
use engine::penalties::{Lift, Offense, PenaltyKind, Posted};
use engine::player_clock::{ClockCaller, ClockOutcome, ClockTimes, Facing};
use engine::rulings::FloorRuling;
use engine::seating::{
    ButtonDrawn, DrawPurpose, DrawRecord, Move, MoveReason, NewTable, Seated, Spot, TablePlace,
};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{
    Chips, LevelNo, MemberNo, Money, PenaltyNo, Place, PlayerId, ReceiptNo, SeatAt, SeatNo, Seed,
    StageNo, TableNo, Timestamp,
};
use engine::winnings::{AfterDeal, BountyTo, DealMethod, DealShare, Envelope, Winning};
use engine::{Event, Settings};
use words::UtcOffset;

pub const UTC: UtcOffset = UtcOffset::fixed(0);
pub const ANA: PlayerId = PlayerId(1);
pub const BO: PlayerId = PlayerId(2);
pub const TIMES: ClockTimes = ClockTimes { secs: 25, countdown_secs: 5 };
pub const SEAT: SeatAt = SeatAt { table: TableNo(4), seat: SeatNo(2) };

/// One sample of every variant. A new variant does not compile until it stands in the list.
macro_rules! every {
    ($all:ident: $kind:ident { $($name:ident $({ $($field:ident: $value:expr),* $(,)? })?;)* }) => {
        pub fn $all() -> Vec<$kind> {
            let all = vec![$($kind::$name $({ $($field: $value),* })?),*];
            for one in &all {
                match one {
                    $($kind::$name $({ $($field: _),* })? => {})*
                }
            }
            all
        }
    };
}

mod refusals;

pub use refusals::every_refusal;

/// What an entry costs: 40 into the pool, 5 for the room, 5 on the head.
pub fn price() -> Price {
    Price {
        pool: Money(4_000),
        fees: vec![Fee { name: "Rake".to_owned(), amount: Money(500) }],
        staff: Money::ZERO,
        bounty: Money(500),
    }
}

every! {
    every_event: Event {
        TournamentCreated {
            settings: Box::new(settings()), structure: structure(), seed: Seed([7; 16]),
        };
        SettingsChanged { settings: Box::new(settings()) };
        StructureSet { structure: structure() };
        ClockSet {
            at: moment(0), stage: StageNo(1), elapsed_millis: 0, run: Run::Running,
            change: ClockChange::Started,
        };
        MessageShown {
            at: moment(0),
            message: Message { text: "Dinner is served".to_owned(), ..Message::default() },
        };
        MessageTakenDown { at: moment(0) };
        TimeCorrected { from: moment(9), to: moment(0) };
        PlayersRegistered {
            players: vec![registered(1, "Ana Rys"), registered(2, "Bo Li")],
            chips: Chips(10_000),
        };
        PlayerRenamed { player: ANA, name: name("Anna Rys") };
        PlayersWithdrawn { players: vec![ANA] };
        ReEntered { player: ANA, chips: Chips(10_000) };
        RebuyTaken { player: ANA, chips: Chips(10_000), seat: Some(SEAT) };
        AddOnTaken { player: ANA, chips: Chips(10_000) };
        SoldAllTheSame {
            at: moment(3), player: ANA, sale: Sale::Rebuy, limit: SaleLimit::RebuysOver,
            reason: "the clock was wrong".to_owned(),
        };
        SaleVoided {
            at: moment(3), player: ANA, seat: Some(SEAT), sale: Sale::Entry, chips: Chips(10_000),
            then: AfterVoid::OffTheList, money: MoneyBack::Kept, note: "never came".to_owned(),
        };
        AlternatesQueued { players: vec![ANA, BO] };
        NeedSet { player: ANA, need: Some(SeatNeed { table: None, seat: Some(SeatNo(1)) }) };
        PairKeptApart { players: [ANA, BO] };
        PairFreed { players: [ANA, BO] };
        PlayerLocked { player: ANA };
        PlayerUnlocked { player: ANA };
        PlayerNoted {
            player: ANA,
            note: PlayerNote { remark: "Wheelchair".into(), assistant: "Bo".into() },
        };
        MemberNumberSet { player: ANA, member: MemberNo::new("A 0042") };
        PointsAdjusted {
            at: moment(0), player: ANA, thousandths: -2_500, note: "came late".to_owned(),
        };
        HitsAdjusted { at: moment(0), player: ANA, hits: 1, note: "named late".to_owned() };
        StacksCounted {
            stacks: vec![StackCount { player: ANA, chips: Chips(12_500) }], at: Some(moment(0)),
        };
        ChipsForfeited {
            at: moment(0),
            forfeited: Forfeited {
                player: Some(ANA), table: Some(TableNo(4)), chips: Chips(5_000),
                reason: ForfeitReason::OutOfSight, note: "in a pocket".to_owned(),
            },
        };
        ChipsCorrected {
            at: moment(0), player: Some(ANA), chips: -500, note: "sold too large".to_owned(),
        };
        CountBegun {
            at: moment(0), level: Some(LevelNo(2)), occasion: CountOccasion::EndOfDay,
        };
        CountEnded {
            at: moment(0),
            result: CountResult {
                counted: 17, seated: 18, in_play: Chips(180_000), missing: 500,
            },
            tables: vec![],
        };
        RegistrationClosed;
        RegistrationOpened;
        TablesAdded { tables: vec![NewTable { table: TableNo(4), seats: 9 }], tracked: vec![] };
        TableRemoved { table: TableNo(4) };
        SeatClosed { at: SEAT };
        SeatOpened { at: SEAT };
        SeatsDrawn { draw: draw(), seats: vec![seated(ANA, 1), seated(BO, 2)] };
        PlayerSeated { seated: seated(ANA, 1) };
        PlayersMoved { at: moment(0), moves: vec![a_move()] };
        TableBroken { at: moment(0), table: TableNo(7), draw: draw(), moves: vec![a_move()] };
        Redrawn {
            at: moment(0), draw: draw(), seats: vec![seated(ANA, 1), seated(BO, 2)],
            closed: vec![TableNo(1), TableNo(2)], buttons: vec![], tracked: vec![],
        };
        BreakOrderSet { tables: vec![TableNo(7), TableNo(3)] };
        MovesCompleted { players: vec![ANA, BO] };
        HaltWaived { table: TableNo(4), short: Some(3) };
        TablesPlaced {
            places: vec![TablePlace { table: TableNo(4), at: Some(Spot { x: 300, y: 200 }) }],
        };
        ButtonSet { at: moment(0), table: TableNo(4), state: played() };
        ButtonDrawn {
            at: moment(0), draw: draw(), button: ButtonDrawn { at: SEAT, state: played() },
        };
        ButtonTracked { table: TableNo(4) };
        ButtonUntracked { table: TableNo(4) };
        HandBegun {
            at: moment(0), table: TableNo(4), level: LevelNo(2), state: Some(played()),
            not_dealt: vec![SeatNo(6)], confirmed: vec![Flag::TwoDealtIn],
            posted: vec![Posted { player: ANA, chips: Chips(400) }],
        };
        ChipsRaced {
            at: moment(0),
            steps: vec![
                RacedStep { remove: Chips(25), next: Chips(100), expected: Some(40) },
            ],
            rounding: Rounding::Half,
            rescue: Rescue::After,
            draw: Some(draw()),
            tables: vec![raced()],
        };
        ChipsExchanged {
            at: moment(0), remove: Chips(100), next: Chips(500),
            exchanges: vec![Exchanged { player: ANA, chips: 40, received: 8 }],
        };
        LateChipsTaken {
            at: moment(0), player: ANA, value: Chips(25), chips: 5, smallest: Chips(100), paid: 1,
        };
        HandForHandStarted {
            at: moment(0), tables: vec![TableNo(4), TableNo(7)], clock: Run::Running,
        };
        TablesTicked { at: moment(1), tables: vec![TableNo(7)] };
        HandOver { at: moment(1), no: 1 };
        HandForHandBegun {
            at: moment(2), no: 2, tables: vec![TableNo(4), TableNo(7)],
            posted: vec![Posted { player: ANA, chips: Chips(50) }],
        };
        HandForHandEnded { at: moment(3) };
        OrbitBegun {
            at: moment(0), no: 1, clock: Run::Running,
            tables: vec![
                TableHands { table: TableNo(4), hands: 9 },
                TableHands { table: TableNo(7), hands: 8 },
            ],
            terms: OrbitTerms { clock: OrbitClock::ByHands, busts: OrbitBusts::AsOneHand },
        };
        OrbitOver { at: moment(1), no: 1 };
        OrbitForOrbitEnded { at: moment(1) };
        SoftHandForHandStarted {
            at: moment(0), ahead: 2, tables: vec![TableNo(4), TableNo(7)],
        };
        HandsMarked {
            at: moment(1), marks: vec![TableHands { table: TableNo(4), hands: 2 }],
        };
        SoftHandForHandEnded { at: moment(1) };
        LastHandsAnnounced {
            at: moment(0), hands: 3, tables: vec![TableNo(4)], clock: Run::Running,
        };
        LastHandsPlayed { at: moment(1) };
        LastHandsEnded { at: moment(1) };
        RandomHaltDrawn {
            at: moment(0), draw: minute_draw(), stage: StageNo(1), from_mins: 9, to_mins: 3,
            mins_left: 5, then: AtMinute::Break,
        };
        RandomHaltReached { at: moment(1), draw: minute_draw(), mins_left: 5 };
        RandomHaltDropped { at: moment(1), draw: minute_draw(), mins_left: 5 };
        TableHalted { at: moment(0), table: TableNo(4), short: 3 };
        TableResumed { at: moment(1), table: TableNo(4) };
        FloorCalled { at: moment(0), table: TableNo(4), note: "two cards face up".to_owned() };
        FloorAnswered { at: moment(1), table: TableNo(4) };
        BustedOut {
            at: moment(0), level: None, busts: vec![bust(ANA, 2)], by: vec![BO], hand: None,
            elsewhere: Elsewhere::Allow,
        };
        Reinstated { player: ANA, seat: SEAT, draw: Some(draw()), waits_one_hand: true };
        ReinstatedUnseated { player: ANA };
        BustCorrected {
            player: ANA, at: moment(3), level: None, stack: Some(Chips(900)), by: vec![BO],
            hand: None, of: WinnersOf::Player, elsewhere: Elsewhere::Refuse,
        };
        RulingLogged { at: moment(0), level: Some(LevelNo(2)), ruling: Box::new(ruling()) };
        PlayerLeft {
            at: moment(0), level: Some(LevelNo(2)), left: bust(ANA, 2), each: Chips(3_300),
            to: vec![BO], removed: Chips(100),
        };
        PlayerClockCalled {
            at: moment(0), level: Some(LevelNo(2)), player: ANA, seat: SEAT,
            by: ClockCaller::PlayerAtHisSeat, facing: Facing::Bet, times: TIMES,
        };
        PlayerClockSettled {
            at: moment(1), table: TableNo(4), player: ANA, facing: Facing::Bet,
            outcome: ClockOutcome::Dead, used_secs: 31,
        };
        ShotClockRanOut {
            at: moment(1), level: None, player: ANA, seat: SEAT, facing: Facing::NoBet,
            outcome: ClockOutcome::Checked, secs: 30,
        };
        TimeCardUsed { at: moment(0), player: ANA, seat: SEAT, secs: 30, left: 2 };
        TimeCardsGiven { players: vec![ANA, BO], cards: 1 };
        Charged {
            at: moment(0), sale: Sale::Entry, buy_in: "Entry".to_owned(), price: Box::new(price()),
            off: Money(500), when: PaysWhen::Later, players: vec![ANA, BO],
        };
        PaymentTaken { at: moment(0), player: ANA, amount: Money(4_500) };
        ChargeVoided {
            at: moment(0), player: ANA, no: ReceiptNo(3), back: Money(4_500), kept: Money::ZERO,
        };
        ChargeCorrected {
            at: moment(0), player: ANA, no: ReceiptNo(3), buy_in: "Early bird".to_owned(),
            price: Box::new(price()), off: Money::ZERO, paid: Money(5_000),
            note: "came before six".to_owned(),
        };
        DebtSettled {
            at: moment(0), player: ANA, how: DebtEnd::WrittenOff, amount: Money(5_500),
            of_pool: Money(4_000), note: "left at ten".to_owned(),
        };
        CashCorrected { at: moment(0), amount: -500, note: "counted again".to_owned() };
        PrizeSet { place: Place(1), amount: Some(Money(100_000)) };
        PayoutsFixed {
            at: moment(0), pool: Money(150_000), entries: 30,
            prizes: [Money(100_000), Money(50_000)].into(),
        };
        PayoutsFreed { at: moment(0) };
        PaidOut { at: moment(0), player: ANA, what: Winning::Prize, amount: Money(100_000) };
        PayoutTakenBack { at: moment(0), player: ANA, what: Winning::Bounty, amount: Money(500) };
        DealMade {
            at: moment(0), method: DealMethod::Icm, kept: Money(10_000), then: AfterDeal::PlayOn,
            off: -75,
            shares: vec![
                DealShare { player: ANA, chips: Chips(60_000), amount: Money(75_000) },
                DealShare { player: BO, chips: Chips(40_000), amount: Money(65_000) },
            ],
        };
        DealDropped { at: moment(0) };
        EnvelopesSealed {
            at: moment(0),
            list: vec![
                Envelope { amount: Money(50_000), count: 1 },
                Envelope { amount: Money(2_000), count: 10 },
            ],
        };
        EnvelopeDrawn {
            at: moment(0), player: ANA, no: 7,
            draw: DrawRecord { purpose: DrawPurpose::Envelope(ANA), ..draw() },
        };
        BountySettled {
            at: moment(0), player: ANA, to: Some(BountyTo::Player(BO)), amount: Money(1_000),
            note: "nobody saw it".to_owned(),
        };
        DayEnded { at: moment(0), day: 1, level: Some(LevelNo(2)) };
        StacksBagged { bags: vec![bag(ANA, 2, 12_500)] };
        BagsSealed {
            at: moment(0), counted: Chips(999_500), in_play: Chips(1_000_000),
            by: vec!["Eva".to_owned()], note: "five chips of 100 on the floor".to_owned(),
        };
        DayBegun { at: moment(0), day: 2 };
        NextDayScheduled { begins: Some(moment(5)) };
        ColorUpWaived { at: moment(0), values: vec![Chips(25), Chips(100)] };
        PlayersBroughtForward {
            day: 2, stacks: FlightStacks::Best,
            flights: vec![FlightSum {
                name: "Flight A".to_owned(), entries: 90, players: 2, chips: Chips(300_000),
                money: FlightMoney { pool: Money(9_000), bounties: Money(250) },
            }],
            players: vec![brought(1, "Ana Rys", 200_000), brought(2, "Bo Li", 100_000)],
        };
        PenaltyGiven {
            at: moment(0), level: Some(LevelNo(2)), player: ANA, seat: Some(SEAT),
            kind: PenaltyKind::Rounds(2), hands: 18, offense: Some(Offense::Device),
            note: "third time".to_owned(),
        };
        PlayerDisqualified {
            at: moment(0), level: Some(LevelNo(2)), bust: bust(ANA, 2),
            offense: Some(Offense::Cheating), note: String::new(),
        };
        PenaltyLifted {
            penalty: PenaltyNo(1), player: ANA, lift: Lift::Pardoned, note: String::new(),
        };
        PenaltyCorrected { penalty: PenaltyNo(1), player: ANA, left: 5 };
        HandCounted {
            at: moment(0), table: TableNo(4),
            posted: vec![Posted { player: ANA, chips: Chips(50) }],
        };
        PlayersCalledBack { players: vec![ANA, BO] };
        PlayersAbsent { at: moment(0), players: vec![ANA] };
        PlayersPresent { players: vec![ANA] };
    }
}

/// The moment so many minutes after 14:00 on March 5, 2026.
pub fn moment(minutes: i64) -> Timestamp {
    Timestamp(1_772_719_200_000 + minutes * 60_000)
}

pub fn name(text: &str) -> PlayerName {
    PlayerName::new(text).expect("a name")
}

pub fn registered(id: u32, called: &str) -> Registered {
    Registered { id: PlayerId(id), name: name(called), need: None, member: None }
}

pub fn raced() -> RacedTable {
    let cards = read_cards("Kd 7c 2s").expect("cards");
    let won = SeatRace { chips: 7, exchanged: 1, odd: 3, cards, has_won: true, is_rescued: false };
    let seat = |player, seat, race| RacedSeat {
        seat: SeatNo(seat),
        player,
        is_whole_stack: false,
        races: vec![race],
    };
    let lost = SeatRace { chips: 4, exchanged: 1, ..SeatRace::default() };
    RacedTable { table: TableNo(4), seats: vec![seat(ANA, 2, won), seat(BO, 3, lost)] }
}

pub fn seated(player: PlayerId, seat: u8) -> Seated {
    Seated { player, to: SeatAt::new(4, seat), waits_one_hand: false }
}

pub fn bust(player: PlayerId, seat: u8) -> Busted {
    Busted { player, seat: SeatAt::new(4, seat), stack: None, by: None }
}

pub fn bag(player: PlayerId, seat: u8, chips: u64) -> Bag {
    let (at, expected) = (SeatAt::new(4, seat), Chips(12_000));
    Bag { player, at, chips: Chips(chips), expected, seal: Some("A-1042".to_owned()) }
}

pub fn brought(id: u32, called: &str, chips: u64) -> BroughtForward {
    BroughtForward {
        id: PlayerId(id),
        name: name(called),
        chips: Chips(chips),
        given_up: Chips::ZERO,
        bounty: Money(100),
        member: None,
    }
}

pub fn a_move() -> Move {
    let reason = MoveReason::NextBigBlindToWorstSeat;
    let (from, to) = (SeatAt::new(2, 5), SeatAt::new(1, 3));
    Move { player: ANA, from, to, reason, waits_one_hand: false }
}

pub fn played() -> ButtonState {
    let (button, small_blind, big_blind) = (SeatNo(1), SeatNo(2), SeatNo(3));
    ButtonState::Played(Positions { button, small_blind, big_blind })
}

pub fn minute_draw() -> DrawRecord {
    DrawRecord { purpose: DrawPurpose::RandomHalt(LevelNo(2)), ..draw() }
}

pub fn draw() -> DrawRecord {
    DrawRecord {
        is_fresh: false,
        no: 1,
        purpose: DrawPurpose::FirstSeats,
        seed: Seed([7; 16]),
        public: Some("o'clock".to_owned()),
        label: "draw 1, first seats, players 0011223344556677".to_owned(),
        next: Seed::default(),
    }
}

pub fn ruling() -> FloorRuling {
    FloorRuling {
        question: "One oversized chip".to_owned(),
        answer: "Call of 200; 800 back.".to_owned(),
        table: Some(TableNo(4)),
        ..FloorRuling::default()
    }
}

pub fn settings() -> Settings {
    Settings { name: "Friday".to_owned(), ..Settings::default() }
}

pub fn blinds(small: u64, big: u64, ante: Ante) -> Stakes {
    Stakes::Blinds { small_blind: Chips(small), big_blind: Chips(big), ante }
}

pub fn structure() -> Structure {
    let level = |small, big| {
        Stage::Level(Level {
            game: Game::Holdem,
            stakes: blinds(small, big, Ante::None),
            secs: 900,
            color_up: false,
        })
    };
    let pause = Stage::Break(Break { secs: 900, color_up: false });
    Structure { stages: vec![level(50, 100), pause, level(100, 200)] }
}
