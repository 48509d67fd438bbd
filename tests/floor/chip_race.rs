//! Chip races as acts: cases C1 to C19, draws that anyone can check, bad input, undo.

mod expected;

use crate::project;
use crate::terminal::{done, floorman, word};
use cards::{Card, Deck, read_cards};
use engine::chips::{
    ChipCause, ChipExchange, ChipSet, Denomination, Edge, RaceStep, RacedTable, Racer, Rescue,
    Rounding, SeatChips, TableChips, race,
};
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::invariants::check_all;
use engine::log::ActBody;
use engine::money::Pays;
use engine::seating::NewTable;
use engine::settings::EntryTerms;
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, TableNo, Timestamp, sha256_hex};
use engine::{Event, Refusal, Settings};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert, proptest};
use proptest::test_runner::RngSeed;
use rulebook::{RuleOption, RuleSet, Rulebook};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

/// A seat with its chips, whether it has no others, and its cards.
type Seat = (u8, u32, bool, &'static str);

/// Two full tables of nine; player 1 to 9 at table 1 in seat order, the others at table 2.
fn room(rules: RuleSet, chip_set: ChipSet) -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(3));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let stakes = Stakes::Blinds { small_blind: Chips(50), big_blind: Chips(100), ante: Ante::None };
    let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 600, color_up: false });
    let entries = EntryTerms { starting_chips: Chips(10_000), ..EntryTerms::default() };
    let name = "Race".to_owned();
    let settings = Box::new(Settings { name, rules, entries, chip_set, ..Settings::default() });
    let players = (1..=18).map(|no| NewPlayer {
        name: PlayerName::new(&format!("Player {no}")).unwrap(),
        need: None,
        member: None,
    });
    let mut commands = vec![
        Command::CreateTournament { settings, structure: Structure { stages: vec![level] } },
        Command::AddTables {
            tables: vec![
                NewTable { table: TableNo(1), seats: 9 },
                NewTable { table: TableNo(2), seats: 10 },
            ],
        },
        Command::Register {
            players: players.collect(),
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        },
    ];
    commands.extend((1_u32..=18).map(|no| {
        let seat = u8::try_from((no - 1) % 9 + 1).unwrap();
        let to = SeatAt::new(if no > 9 { 2 } else { 1 }, seat);
        Command::SeatPlayer { player: Who::Id(PlayerId(no)), to }
    }));
    commands.push(Command::StartClock);
    for command in &commands {
        session.submit(command).unwrap();
    }
    session
}

fn rules(rounding: &str, rescue: &str) -> RuleSet {
    let mut rules = RuleSet::default();
    for (key, answer) in [("race_rounding", rounding), ("race_rescue", rescue)] {
        assert!(RuleOption::find(key).unwrap().set(&mut rules.options, answer));
    }
    rules
}

fn chips(values: &[(u64, u32)]) -> ChipSet {
    let chip = |(value, in_a_stack): &(u64, u32)| Denomination {
        value: Chips(*value),
        color: [0; 3],
        edge: Edge::default(),
        inventory: None,
        in_a_stack: *in_a_stack,
    };
    ChipSet { denominations: values.iter().map(chip).collect() }
}

fn step((remove, next): (u64, u64)) -> RaceStep {
    RaceStep { remove: Chips(remove), next: Some(Chips(next)) }
}

fn table(no: u16, seats: &[Seat]) -> TableChips {
    let seat = |(seat, chips, is_whole_stack, cards): &Seat| SeatChips {
        seat: SeatNo(*seat),
        chips: vec![*chips],
        is_whole_stack: *is_whole_stack,
        cards: if cards.is_empty() { vec![] } else { vec![read_cards(cards).unwrap()] },
    };
    TableChips { table: TableNo(no), seats: seats.iter().map(seat).collect() }
}

fn asked(values: (u64, u64), tables: Vec<TableChips>) -> Command {
    Command::RaceChips { steps: vec![step(values)], tables, public: None }
}

#[track_caller]
fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// The tables of the newest race.
fn newest(session: &Session) -> Vec<RacedTable> {
    let last = session.log().acts().last().unwrap();
    let ActBody::Record(events) = &last.body else { panic!("an undo") };
    let [Event::ChipsRaced { tables, .. }] = events.as_slice() else { panic!("{events:?}") };
    tables.clone()
}

/// Seats that won, seats that were rescued, and the change of the chips in play.
#[track_caller]
fn raced(
    values: (u64, u64),
    (rounding, rescue): (&str, &str),
    seats: &[Seat],
) -> (Vec<u8>, Vec<u8>, i64) {
    let mut session = room(rules(rounding, rescue), ChipSet::default());
    let before = session.tournament().chips().in_play();
    session.submit(&asked(values, vec![table(1, seats)])).unwrap();
    let delta = session.tournament().chips().sum_of(ChipCause::Races);
    let after = session.tournament().chips().in_play();
    assert_eq!(before.0.checked_add_signed(delta), Some(after.0));
    check_all(session.tournament()).unwrap();
    let raced = newest(&session).remove(0);
    let of = |is: fn(&engine::chips::SeatRace) -> bool| {
        let seats = raced.seats.iter().filter(|seat| is(&seat.races[0]));
        seats.map(|seat| seat.seat.0).collect::<Vec<u8>>()
    };
    let outcome = (of(|race| race.has_won), of(|race| race.is_rescued), delta);
    session.submit(&Command::Undo).unwrap();
    assert_eq!(session.tournament().chips().in_play(), before);
    assert!(session.tournament().races().value(Chips(values.0)).is_none());
    outcome
}

const BY_100: (u64, u64) = (25, 100);
const HALF: (&str, &str) = ("half", "after");
const C2: [Seat; 4] = [
    (1, 2, false, "5d Tc"),
    (3, 3, false, "Ah 2c 9s"),
    (5, 1, false, "Qd"),
    (8, 3, false, "Kc 3s 4h"),
];
const C3: [Seat; 3] = [(2, 3, false, "8d 3c Jh"), (5, 1, false, "Jd"), (7, 2, false, "2s 9c")];
const C4: [Seat; 3] = [(1, 3, true, "6c 5d 4h"), (2, 2, false, "9s 9d"), (3, 2, false, "2c 3c")];
const C7: [Seat; 4] =
    [(1, 1, true, "4c"), (2, 3, false, "Ks 9d 2h"), (5, 2, false, "Qh 3d"), (8, 2, false, "Tc 7s")];

#[test]
fn c1_twelve_odd_chips_make_three() {
    let seats = [
        (1, 3, false, "Kd 7c 2s"),
        (2, 1, false, "9h"),
        (4, 2, false, "Qc 4d"),
        (6, 3, false, "Ac 3h 8s"),
        (9, 3, false, "Ks 5c Jd"),
    ];
    assert_eq!(raced(BY_100, HALF, &seats), (vec![1, 6, 9], vec![], 0));
}

#[test]
fn c2_c14_the_same_chips_by_every_rounding() {
    let by = |rounding| raced(BY_100, (rounding, "after"), &C2);
    assert_eq!(by("half"), (vec![3, 8], vec![], -25));
    assert_eq!(by("down"), (vec![3, 8], vec![], -25));
    assert_eq!(by("up"), (vec![3, 5, 8], vec![], 75));
    let without: Vec<Seat> = C2.iter().map(|seat| (seat.0, seat.1, seat.2, "")).collect();
    let each = raced(BY_100, ("each", "after"), &without);
    assert_eq!(each, (vec![1, 3, 5, 8], vec![], 175));
}

#[test]
fn c3_c15_exactly_half() {
    let by = |rounding, seats: &[Seat]| raced(BY_100, (rounding, "after"), seats);
    assert_eq!(by("half", &C3), (vec![2, 5], vec![], 50));
    assert_eq!(by("more", &C3), (vec![2], vec![], -50));
    assert_eq!(by("holder", &C3), (vec![2], vec![], -50));
    let mut other = C3;
    (other[1].3, other[2].3) = ("2s", "Jd 9c");
    assert_eq!(by("holder", &other), (vec![2, 7], vec![], 50));
}

#[test]
fn c4_tda_2024_24_a_whoever_wins_is_not_rescued_as_well() {
    assert_eq!(raced(BY_100, HALF, &C4), (vec![1, 2], vec![], 25));
}

#[test]
fn c5_three_aces_and_the_spade_wins() {
    let seats = [(1, 1, false, "Ad"), (4, 2, false, "Ah 2c"), (7, 1, false, "As")];
    assert_eq!(raced(BY_100, HALF, &seats), (vec![7], vec![], 0));
}

#[test]
fn c6_tda_2024_24_a_the_three_best_cards_win_one_chip() {
    let seats = [(1, 3, false, "As Ah Kd"), (2, 2, false, "Qc Qd"), (3, 3, false, "Jh Th 9c")];
    assert_eq!(raced(BY_100, HALF, &seats), (vec![1, 2], vec![], 0));
}

#[test]
fn c7_tda_2024_24_a_nobody_is_raced_out() {
    assert_eq!(raced(BY_100, HALF, &C7), (vec![2, 5], vec![1], 100));
    assert_eq!(raced(BY_100, ("half", "first"), &C7), (vec![2], vec![1], 0));
}

#[test]
fn c8_whole_chips_are_exchanged_first() {
    let seats = [
        (1, 4, false, "2h Kc 6d 9s"),
        (2, 9, false, "As 3c Jd 8h"),
        (3, 3, false, "4s Qh 7c"),
        (6, 6, false, "5d"),
        (9, 11, false, "Td"),
    ];
    assert_eq!(raced((100, 500), HALF, &seats), (vec![1, 2, 3], vec![], 200));
}

#[test]
fn c9_half_of_a_thousand() {
    let seats = [(1, 1, false, "9h"), (2, 1, false, "9s"), (4, 1, false, "3d")];
    assert_eq!(raced((500, 1000), HALF, &seats), (vec![1, 2], vec![], 500));
    assert_eq!(raced((500, 1000), ("more", "after"), &seats), (vec![2], vec![], -500));
}

#[test]
fn c10_c11_one_odd_chip_is_lost_and_none_is_no_race() {
    assert_eq!(raced(BY_100, HALF, &[(3, 1, false, "As")]), (vec![], vec![], -25));
    assert_eq!(raced(BY_100, HALF, &[(3, 8, false, "")]), (vec![], vec![], 0));
    let mut session = room(RuleSet::default(), ChipSet::default());
    session.submit(&asked(BY_100, vec![table(1, &[(3, 8, false, "")])])).unwrap();
    let act = session.log().acts().last().unwrap();
    let ActBody::Record(events) = &act.body else { panic!("an undo") };
    assert!(events[0].draw().is_none(), "no cards are dealt");
}

#[test]
fn c12_c13_fives_and_rounding_with_a_rescue() {
    let fives = [
        (1, 3, false, "2c 3c Ks"),
        (2, 4, false, "Qd Qs 4d 5d"),
        (3, 1, false, "6h"),
        (4, 1, false, "7h"),
    ];
    assert_eq!(raced((5, 25), HALF, &fives), (vec![1, 2], vec![], 5));
    let last = [(1, 1, true, "2c"), (2, 2, true, "9d 8s"), (3, 3, false, "Kh 4h 3s")];
    assert_eq!(raced(BY_100, HALF, &last), (vec![2, 3], vec![1], 150));
}

#[test]
fn c16_a_single_racer() {
    let seven: [Seat; 1] = [(2, 7, true, "As Kd 2c")];
    assert_eq!(raced(BY_100, HALF, &seven), (vec![2], vec![], 25));
    assert_eq!(raced(BY_100, ("down", "after"), &seven), (vec![], vec![], -75));
}

#[test]
fn d19_a_king_of_diamonds_loses_on_its_suit() {
    let seats = [
        (1, 3, false, "Kh 9c 4d"),
        (2, 2, false, "Ks 2c"),
        (4, 1, false, "Ad"),
        (5, 3, false, "Kd Qs Jc"),
        (6, 2, false, "7h 7d"),
        (7, 1, false, "Ts"),
    ];
    assert_eq!(raced(BY_100, HALF, &seats), (vec![1, 2, 4], vec![], 0));
}

#[test]
fn d20_the_only_chip_of_25_becomes_100() {
    assert_eq!(raced(BY_100, HALF, &[(7, 1, true, "2c")]), (vec![], vec![7], 75));
}

#[test]
fn c17_tda_2024_24_c_late_chips_at_equal_value_and_2011_leaves_it_to_the_floor() {
    let late = |chips, paid| Command::LateChips {
        player: Who::Id(PlayerId(3)),
        value: Chips(25),
        chips,
        paid,
    };
    let over = |book| {
        let mut session = room(RuleSet::of(book), ChipSet::default());
        let refusal = refused(&mut session, &late(5, None));
        assert_eq!(refusal, Refusal::ChipsInPlay { worth: Chips(25) });
        let both = vec![table(1, &[(1, 4, false, "")]), table(2, &[])];
        session.submit(&asked(BY_100, both)).unwrap();
        session
    };
    let mut session = over(Rulebook::Tda2024);
    session.submit(&late(5, None)).unwrap();
    assert_eq!(session.tournament().chips().sum_of(ChipCause::LateFinds), -25);
    session.submit(&late(3, None)).unwrap();
    assert_eq!(session.tournament().chips().sum_of(ChipCause::LateFinds), -100);
    let by_rule = Refusal::LateChipsAtEqualValue { count: 1, next: Chips(100) };
    assert_eq!(refused(&mut session, &late(5, Some(2))), by_rule);
    check_all(session.tournament()).unwrap();
    let mut silent = over(Rulebook::Tda2011);
    let undecided = Refusal::LateChipsUndecided { count: 0, next: Chips(100) };
    assert_eq!(refused(&mut silent, &late(3, None)), undecided);
    silent.submit(&late(3, Some(1))).unwrap();
    assert_eq!(silent.tournament().chips().sum_of(ChipCause::LateFinds), 25);
}

#[test]
fn c18_tda_2024_25_b_a_stack_is_colored_up_at_equal_value() {
    let mut session = room(RuleSet::default(), ChipSet::default());
    let exchange = |chips| Command::ExchangeChips {
        remove: Chips(100),
        next: Chips(500),
        exchanges: vec![ChipExchange { player: Who::Id(PlayerId(4)), chips }],
    };
    session.submit(&exchange(43)).unwrap();
    let ActBody::Record(events) = &session.log().acts().last().unwrap().body else { panic!() };
    let [Event::ChipsExchanged { exchanges, .. }] = events.as_slice() else { panic!() };
    assert_eq!((exchanges[0].chips, exchanges[0].received), (40, 8), "three stay with the player");
    assert_eq!(session.tournament().chips().in_play(), Chips(180_000));
    let nothing = Refusal::NothingToExchange { player: PlayerId(4), next: Chips(500) };
    assert_eq!(refused(&mut session, &exchange(4)), nothing);
}

#[test]
fn c19_two_tables_add_up() {
    let mut session = room(RuleSet::default(), ChipSet::default());
    session.submit(&asked(BY_100, vec![table(1, &C2)])).unwrap();
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Races), -25);
    let raced = session.tournament().races().value(Chips(25)).unwrap();
    let left: Vec<TableNo> = raced.left(session.tournament().seating()).collect();
    assert_eq!(left, [TableNo(2)]);
    let table_raced = Refusal::TableRaced { table: TableNo(1), worth: Chips(25) };
    assert_eq!(refused(&mut session, &asked(BY_100, vec![table(1, &C3)])), table_raced);
    session.submit(&asked(BY_100, vec![table(2, &C4)])).unwrap();
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Races), 0);
    assert!(session.tournament().races().is_gone(Chips(25), session.tournament().seating()));
    let gone = Refusal::ChipsGone { worth: Chips(25) };
    assert_eq!(refused(&mut session, &asked(BY_100, vec![table(2, &C3)])), gone);
    session.submit(&Command::Undo).unwrap();
    assert!(!session.tournament().races().is_gone(Chips(25), session.tournament().seating()));
}

#[test]
fn two_values_at_once_and_chips_won_race_again() {
    let set = chips(&[(25, 8), (100, 8), (500, 4), (1000, 7)]);
    let mut session = room(RuleSet::default(), set);
    let seat = |seat, chips: [u32; 2], cards: [&str; 2]| SeatChips {
        seat: SeatNo(seat),
        chips: chips.to_vec(),
        is_whole_stack: false,
        cards: cards.iter().map(|cards| read_cards(cards).unwrap()).collect(),
    };
    // Seat 1 wins a 100 and has five of them then: one 500 straight, and no odd chip.
    let seats = vec![
        seat(1, [3, 4], ["As 2c 3c", ""]),
        seat(2, [1, 2], ["Kh", "Ad Kd"]),
        seat(9, [0, 3], ["", "4c 5c 6c"]),
    ];
    let next = |remove| RaceStep { remove: Chips(remove), next: None };
    let race = Command::RaceChips {
        steps: vec![next(25), next(100)],
        tables: vec![TableChips { table: TableNo(1), seats }],
        public: None,
    };
    session.submit(&race).unwrap();
    let raced = newest(&session).remove(0);
    let first = &raced.seats[0];
    assert_eq!((first.races[0].has_won, first.races[1].chips), (true, 5));
    assert_eq!((first.races[1].exchanged, first.races[1].odd), (1, 0));
    assert!(raced.seats[1].races[1].has_won && !raced.seats[2].races[1].has_won);
    // 4 × 25 and 9 × 100 before, two of 500 after.
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Races), 0);
    check_all(session.tournament()).unwrap();
}

#[test]
fn the_set_says_what_is_raced_for_and_how_many_chips_to_expect() {
    let set = chips(&[(25, 8), (60, 0), (100, 8), (500, 18)]);
    let mut session = room(RuleSet::default(), set);
    let race = |remove, next: Option<u64>| Command::RaceChips {
        steps: vec![RaceStep { remove: Chips(remove), next: next.map(Chips) }],
        tables: vec![table(1, &[])],
        public: None,
    };
    let unknown = Refusal::NotInChipSet { worth: Chips(20) };
    assert_eq!(refused(&mut session, &race(20, None)), unknown);
    let none = Refusal::NoNextChip { worth: Chips(60) };
    assert_eq!(refused(&mut session, &race(60, None)), none);
    let odd = Refusal::NextNotMultiple { worth: Chips(25), next: Chips(60) };
    assert_eq!(refused(&mut session, &race(25, Some(60))), odd);
    session.submit(&race(25, None)).unwrap();
    let raced = session.tournament().races().value(Chips(25)).unwrap();
    assert_eq!((raced.next, raced.expected), (Chips(100), Some(18 * 8)));
}

#[test]
fn what_makes_no_race_is_refused_with_what_and_where() {
    let mut session = room(RuleSet::default(), ChipSet::default());
    let at = |table, seat| SeatAt::new(table, seat);
    let mut refuse =
        |values, seats: &[Seat]| refused(&mut session, &asked(values, vec![table(2, seats)]));
    let twice = refuse(BY_100, &[(1, 2, false, ""), (1, 1, false, "")]);
    assert_eq!(twice, Refusal::SeatTwice { at: at(2, 1) });
    let nobody = Refusal::NobodyInSeat { at: at(2, 10) };
    assert_eq!(refuse(BY_100, &[(10, 2, false, "")]), nobody);
    let unknown = Refusal::SeatUnknown { at: at(2, 11) };
    assert_eq!(refuse(BY_100, &[(11, 2, false, "")]), unknown);
    let worth = Chips(25);
    let not_multiple = Refusal::NextNotMultiple { worth, next: Chips(60) };
    assert_eq!(refuse((25, 60), &[(1, 2, false, "")]), not_multiple);
    let smaller = Refusal::NextNotMultiple { worth, next: Chips(25) };
    assert_eq!(refuse((25, 25), &[(1, 2, false, "")]), smaller);
    let zero = Refusal::NextNotMultiple { worth: Chips(0), next: Chips(25) };
    assert_eq!(refuse((0, 25), &[(1, 2, false, "")]), zero);
    let seats: Vec<Seat> = (1..=9).map(|seat| (seat, 6, false, "")).collect();
    let too_many = Refusal::TooManyOddChips { table: TableNo(2), worth: Chips(5), odd: 54 };
    assert_eq!(refuse((5, 100), &seats), too_many);
    let missing = Refusal::RaceCardsMissing { at: at(2, 2), odd: 1, cards: 0 };
    assert_eq!(refuse(BY_100, &[(1, 1, false, "As"), (2, 1, false, "")]), missing);
    let card = Refusal::RaceCardTwice { table: TableNo(2), card: "As".to_owned() };
    assert_eq!(refuse(BY_100, &[(1, 1, false, "As"), (2, 1, false, "As")]), card);
    let in_play = Chips(180_000);
    let (player, chips) = (PlayerId(10), Chips(25 * 7201));
    let too_large = Refusal::StackTooLarge { player, chips, in_play };
    assert_eq!(refuse(BY_100, &[(1, 7201, false, "")]), too_large);
    let more = Refusal::MoreThanInPlay { chips: Chips(200_000), in_play };
    assert_eq!(refuse(BY_100, &[(1, 4000, false, ""), (2, 4000, false, "")]), more);
    let tables = vec![table(1, &[]), table(1, &[])];
    let table_twice = Refusal::TableTwice { table: TableNo(1) };
    assert_eq!(refused(&mut session, &asked(BY_100, tables)), table_twice);
    let unknown = Refusal::TableUnknown { table: TableNo(7) };
    assert_eq!(refused(&mut session, &asked(BY_100, vec![table(7, &[])])), unknown);
    assert_eq!(refused(&mut session, &asked(BY_100, vec![])), Refusal::NoTableNamed);
    let steps = vec![step((100, 500)), step(BY_100)];
    let back = Command::RaceChips { steps, tables: vec![table(1, &[])], public: None };
    let order = Refusal::RaceOutOfOrder { worth };
    assert_eq!(refused(&mut session, &back), order);
    let none = Command::RaceChips { steps: vec![], tables: vec![table(1, &[])], public: None };
    assert_eq!(refused(&mut session, &none), Refusal::NoChipNamed);
    let short = Command::RaceChips {
        steps: vec![step(BY_100), step((100, 500))],
        tables: vec![table(1, &[(2, 1, false, "")])],
        public: None,
    };
    let counts = Refusal::RaceCountsWrong { at: at(1, 2), values: 2 };
    assert_eq!(refused(&mut session, &short), counts);
    assert_eq!(session.log().acts().len(), 22, "nothing of it was written");
}

#[test]
fn anyone_can_check_the_cards_with_sha256sum() {
    let mut session = room(RuleSet::default(), ChipSet::default());
    let promised = session.tournament().commitment().unwrap();
    let seats: Vec<Seat> = (1..=9).map(|seat| (seat, 3, false, "")).collect();
    session.submit(&asked(BY_100, vec![table(1, &seats)])).unwrap();
    let ActBody::Record(events) = &session.log().acts().last().unwrap().body else { panic!() };
    let draw = events[0].draw().unwrap();
    assert_eq!(draw.seed.commitment(), promised);
    let start = format!("{}||{}|table 1 chips 25 card ", draw.seed, draw.label);
    let mut deck: Vec<Card> = Deck::Full.cards().collect();
    deck.sort_by_key(|card| sha256_hex(&format!("{start}{card}")));
    let raced = newest(&session).remove(0);
    let dealt: Vec<Card> =
        raced.seats.iter().flat_map(|seat| seat.races[0].cards.clone()).collect();
    assert_eq!(dealt, deck[..27], "seat 1 gets the first three, and so on");
    assert_ne!(session.tournament().commitment().unwrap(), promised);
    session.submit(&Command::Undo).unwrap();
    assert_eq!(session.tournament().commitment(), None, "a secret that was seen is not used again");
}

#[test]
fn the_terminal_races_shows_and_prints() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep-stack.floorman");
    std::fs::copy(project("saves/v1/deep-stack-300.floorman"), &file).unwrap();
    let file = word(&file);
    let seats = done(&["show", file, "seats", "--format", "json"], b"").json();
    let at = |row: &serde_json::Value, key: &str| row[key].as_u64().unwrap();
    let first = seats.iter().find(|row| row["seat"].is_u64()).unwrap();
    let (table, seat) = (at(first, "table"), at(first, "seat"));
    let asked = serde_json::json!({"RaceChips": {
        "steps": [{"remove": 25, "next": 100}],
        "tables": [{"table": table, "seats": [
            {"seat": seat, "chips": [7], "is_whole_stack": true}]}]}});
    done(&["do", file, "--accept-time", "--seed", "5"], asked.to_string().as_bytes());
    let races = done(&["show", file, "races", "--format", "json"], b"").json();
    let [of_table, of_room] = races.as_slice() else { panic!("{races:?}") };
    assert_eq!((at(of_table, "table"), at(of_table, "won")), (table, 1), "C16");
    assert_eq!(of_table["delta"], 25);
    assert_eq!((at(of_room, "tables"), &of_room["table"]), (1, &serde_json::Value::Null));
    let log = done(&["show", file, "log", "--format", "text"], b"").out;
    assert!(log.contains(&format!("Table {table} raced 25 for 100; 3 odd chips, 1 won")), "{log}");
    assert!(log.contains("7 × 25, 1 × 100 straight, cards "), "{log}");
    assert!(log.contains("table 1 chips 25 card As"), "how to check it");
    let again = floorman(&["do", file, "--accept-time"], asked.to_string().as_bytes());
    assert_eq!(again.status, 1);
    assert!(again.out.contains("has raced its 25"), "{}", again.out);
    let pdf = folder.path().join("race.pdf");
    done(&["print", file, "chip-race", "-o", word(&pdf)], b"");
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));
    done(&["check", file], b"");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2000, rng_seed: RngSeed::Fixed(24), ..ProptestConfig::default()
    })]

    #[test]
    fn a_race_changes_the_total_by_less_than_its_rounding_allows(
        seats in vec((0_u64..5, 0_u64..3, 0_usize..1000), 1..10),
        ratio in 2_u64..6,
    ) {
        let (remove, next) = (Chips(20), Chips(20 * ratio));
        let mut deck: Vec<Card> = Deck::Full.cards().collect();
        let racers: Vec<Racer> = (1..).zip(&seats).map(|(seat, (odd, rest, from))| {
            let odd = odd % ratio;
            let from = from % deck.len();
            let count = usize::try_from(odd).unwrap().min(deck.len() - from);
            let cards: Vec<Card> = deck.drain(from..from + count).collect();
            Racer { seat: SeatNo(seat), odd: cards.len() as u64, rest: *rest, cards }
        }).collect();
        let racing = racers.iter().filter(|racer| racer.odd > 0).count();
        let of = |rounding, rescue| race(&racers, remove, next, rounding, rescue);
        let d = i64::try_from(next.0).unwrap();
        for (rounding, low, high) in [
            (Rounding::Half, -d + 1, d),
            (Rounding::More, -d, d - 1),
            (Rounding::Up, 0, 2 * d - 2),
            (Rounding::Down, -2 * d + 2, 0),
            (Rounding::Holder, -2 * d + 2, 2 * d - 2),
        ] {
            let outcome = of(rounding, Rescue::After);
            prop_assert!(outcome.winners.len() <= racing);
            let rescued = i64::try_from(outcome.rescued.len()).unwrap() * d;
            let twice = 2 * (outcome.delta - rescued);
            prop_assert!((low..=high).contains(&twice), "{rounding:?}: {twice} of {d}");
            let first = of(rounding, Rescue::First);
            // By holder, another player may come next where one is taken out of the race.
            let is_less = first.delta <= outcome.delta || rounding == Rounding::Holder;
            prop_assert!(is_less);
            for outcome in [outcome, first] {
                let both = |seat| outcome.rescued.contains(seat);
                prop_assert!(!outcome.winners.iter().any(both), "one chip at most");
                for (racer, (_, stack)) in racers.iter().zip(&outcome.stacks) {
                    prop_assert!(*stack > 0 || racer.odd + racer.rest == 0, "raced out");
                }
            }
        }
        let each = of(Rounding::Each, Rescue::After);
        prop_assert!(each.winners.len() == racing && each.rescued.is_empty());
    }
}
