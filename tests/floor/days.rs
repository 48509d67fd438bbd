//! Leaving early, the end of a day, bags, the next day and flights.

use crate::terminal::{done, floorman, word};
use engine::chips::{ChipCause, ChipSet, Denomination, Sold};
use engine::clock::Run;
use engine::command::{Command, SameNames};
use engine::days::{
    BagCount, DaySeats, Flight, FlightMoney, FlightStack, FlightStacks, LeaverChips, count_bags,
};
use engine::entries::{NewPlayer, PlayerName, StackCount, Status, Who};
use engine::finishes::{Bust, Elsewhere, Exit, place_of, standings};
use engine::invariants::check_all;
use engine::money::Pays;
use engine::player_clock::{ClockOutcome, Facing};
use engine::seating::DrawPurpose;
use engine::values::{Chips, Money, Place, PlayerId, SeatAt, StageNo, TableNo, Timestamp};
use engine::{ActBody, Event, Log, Refusal};
use exchange::Template;
use reports::{Need, Phase, by_denomination, needs, players_clock};
use rulebook::{RuleSet, Rulebook};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;
use words::UtcOffset;
use words::clock_facts::{Fact, Saying};

const START: Timestamp = Timestamp(1_800_000_000_000);

fn chip(value: u64) -> Denomination {
    Denomination {
        value: Chips(value),
        color: [0; 3],
        edge: engine::chips::Edge::default(),
        inventory: None,
        in_a_stack: 0,
    }
}

/// So many players at tables of nine, with the rules of this book; so many places are paid.
fn room(players: u32, book: Rulebook, paid: Option<u32>) -> Session {
    let chance = Box::new(SeededChance::new(5));
    let time = Time::told(START);
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let mut create = Template::find("club-night").unwrap().command("Days");
    if let Command::CreateTournament { settings, .. } = &mut create {
        settings.rules = RuleSet::of(book);
        settings.pace.places_paid = paid;
        settings.entries.starting_chips = Chips(10_000);
        settings.chip_set = ChipSet { denominations: vec![chip(100), chip(500)] };
    }
    session.submit(&create).unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=players).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    session
}

fn who(no: u32) -> Who {
    Who::Id(PlayerId(no))
}

fn stack(session: &Session, no: u32) -> u64 {
    session.tournament().entries().player(PlayerId(no)).unwrap().stack.0
}

fn count(session: &mut Session, stacks: &[(u32, u64)]) {
    let stacks =
        stacks.iter().map(|(no, chips)| StackCount { player: who(*no), chips: Chips(*chips) });
    session.submit(&Command::CountStacks { stacks: stacks.collect() }).unwrap();
}

fn leave(no: u32, chips: LeaverChips) -> Command {
    Command::LeaveEarly { player: who(no), stack: None, chips }
}

fn refused(session: &mut Session, command: &Command) -> Refusal {
    match session.submit(command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

fn in_play(session: &Session) -> u64 {
    check_all(session.tournament()).unwrap();
    session.tournament().chips().in_play().0
}

fn place(session: &Session, no: u32) -> Option<Place> {
    place_of(session.tournament(), PlayerId(no))
}

#[test]
fn d14_a_leader_who_leaves_before_the_money_gets_the_place_and_the_chips_leave_play() {
    let mut session = room(8, Rulebook::Home001, Some(3));
    count(&mut session, &[(1, 60_000), (2, 2_000), (3, 3_000), (4, 3_000)]);
    session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
    assert_eq!(place(&session, 1), Some(Place(8)));
    assert_eq!(in_play(&session), 20_000);
    assert_eq!(session.tournament().chips().sum_of(ChipCause::LeftEarly), -60_000);
    assert_eq!(stack(&session, 2), 2_000);
    let (_, hand) = session.tournament().finishes().last_bust(PlayerId(1)).unwrap();
    assert_eq!(hand.exit, Exit::LeftEarly);
}

#[test]
fn d15_a_leader_who_leaves_in_the_money_takes_its_prize_and_the_others_share_the_chips() {
    let mut session = room(3, Rulebook::Home001, Some(3));
    let bought = in_play(&session);
    assert_eq!(bought, 30_000);
    count(&mut session, &[(1, 18_000), (2, 7_500), (3, 4_500)]);
    session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
    assert_eq!(place(&session, 1), Some(Place(3)));
    assert_eq!((stack(&session, 2), stack(&session, 3)), (16_500, 13_500));
    assert_eq!(in_play(&session), 30_000);
}

#[test]
fn d60_what_does_not_divide_into_the_smallest_chip_leaves_play() {
    let mut session = room(4, Rulebook::Home001, Some(4));
    session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
    assert_eq!([2, 3, 4].map(|no| stack(&session, no)), [13_300; 3]);
    assert_eq!(in_play(&session), 39_900);
    assert_eq!(session.tournament().days().share_of(PlayerId(1)), Some((Chips(3_300), 3)));
}

#[test]
fn the_engine_and_the_ruling_agree_about_whoever_leaves() {
    for (book, left, paid) in [
        (Rulebook::Home001, 4, 4),
        (Rulebook::Home001, 5, 4),
        (Rulebook::Tda2024, 4, 4),
        (Rulebook::Tda2011, 5, 4),
    ] {
        let mut session = room(left, book, Some(paid));
        session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
        let facts = serde_json::json!({
            "game": "tournament", "agreed": true, "players_left": left, "places_paid": paid,
            "stack": 10_000, "chip_unit": 100,
        });
        let topic = rulings::topics().find(|topic| topic.slug == "leaving-early").unwrap();
        let verdict = topic.rule(&facts, &RuleSet::of(book)).unwrap().verdict.json();
        assert_eq!(verdict["each"], stack(&session, 2) - 10_000, "{book:?} {left}");
        let gone = u64::from(left) * 10_000 - in_play(&session);
        assert_eq!(verdict["removed"], gone, "{book:?} {left}");
        assert_eq!(place(&session, 1).map(|place| place.0), Some(left));
    }
}

#[test]
fn whoever_leaves_is_reinstated_with_their_chips_and_undo_takes_it_back() {
    let mut session = room(4, Rulebook::Home001, Some(4));
    session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
    let correct = Command::CorrectBust {
        player: who(1),
        at: None,
        stack: None,
        by: None,
        elsewhere: Elsewhere::Refuse,
    };
    assert_eq!(refused(&mut session, &correct), Refusal::NotBusted { player: PlayerId(1) });
    session.submit(&Command::Reinstate { player: who(1), to: None }).unwrap();
    assert_eq!([1, 2, 3, 4].map(|no| stack(&session, no)), [10_000; 4]);
    assert_eq!(in_play(&session), 40_000);
    assert_eq!(session.tournament().chips().sum_of(ChipCause::LeftEarly), 0);
    session.submit(&Command::Undo).unwrap();
    session.submit(&Command::Undo).unwrap();
    assert_eq!([1, 2, 3, 4].map(|no| stack(&session, no)), [10_000; 4]);
    assert_eq!(place(&session, 1), None);
    assert_eq!(in_play(&session), 40_000);
}

#[test]
fn a_part_that_was_lost_again_does_not_come_back_twice() {
    let mut session = room(4, Rulebook::Home001, Some(4));
    session.submit(&leave(1, LeaverChips::ByRules)).unwrap();
    let busts = vec![Bust::of(who(2))];
    session.submit(&Command::bust_out(busts, vec![who(3)])).unwrap();
    session.submit(&Command::Reinstate { player: who(1), to: None }).unwrap();
    assert_eq!(in_play(&session), 40_000);
    assert_eq!((stack(&session, 1), stack(&session, 2)), (10_000, 0));
    assert_eq!(stack(&session, 3), 23_300);
    assert_eq!(place(&session, 2), Some(Place(4)));
}

#[test]
fn leaving_is_refused_where_something_is_not_known() {
    let mut session = room(3, Rulebook::Home001, None);
    assert_eq!(refused(&mut session, &leave(1, LeaverChips::ByRules)), Refusal::PlacesPaidUnknown);
    let odd = |stack| Command::LeaveEarly {
        player: who(1),
        stack: Some(Chips(stack)),
        chips: LeaverChips::Shared,
    };
    let player = PlayerId(1);
    let uneven = Refusal::StackNotInChips { player, chips: Chips(9_950), smallest: Chips(100) };
    assert_eq!(refused(&mut session, &odd(9_950)), uneven);
    assert_eq!(refused(&mut session, &odd(0)), Refusal::LeaverWithoutChips { player });
    let (chips, in_play) = (Chips(31_000), Chips(30_000));
    let large = Refusal::StackTooLarge { player, chips, in_play };
    assert_eq!(refused(&mut session, &odd(31_000)), large);
    session.submit(&leave(1, LeaverChips::Shared)).unwrap();
    assert_eq!(refused(&mut session, &leave(1, LeaverChips::Removed)), Refusal::NotIn { player });
    session.submit(&leave(2, LeaverChips::Removed)).unwrap();
    assert_eq!(refused(&mut session, &leave(3, LeaverChips::Removed)), Refusal::NobodyLeft);
}

fn bag(no: u32, chips: u64, seal: &str) -> BagCount {
    let seal = (!seal.is_empty()).then(|| seal.to_owned());
    BagCount { player: who(no), chips: Chips(chips), seal }
}

fn bag_all(session: &mut Session, players: u32) {
    let bags = (1..=players).map(|no| bag(no, stack(session, no), "")).collect();
    session.submit(&Command::BagStacks { bags }).unwrap();
}

fn seal(note: Option<&str>) -> Command {
    let note = note.map(str::to_owned);
    Command::SealBags { signed: vec!["Eva".to_owned(), String::new()], note }
}

fn begin(seats: DaySeats) -> Command {
    Command::BeginDay { seats, tables: Vec::new(), public: None }
}

fn day_needs(session: &Session) -> Vec<Need> {
    needs(session.tournament(), session.now())
}

#[test]
fn a_day_ends_is_bagged_sealed_and_goes_on_with_a_draw() {
    let mut session = room(20, Rulebook::Tda2024, None);
    session.set_time(Time::told(Timestamp(START.0 + 600_000)));
    session.submit(&Command::EndDay).unwrap();
    assert_eq!(session.tournament().reading(session.now()).run, Run::Paused);
    let over = Refusal::DayOver { day: 1 };
    assert_eq!(refused(&mut session, &Command::EndDay), over);
    assert_eq!(refused(&mut session, &Command::ResumeClock), over);
    assert_eq!(refused(&mut session, &Command::Balance { players: vec![] }), over);
    let hand = Command::NextHand { table: TableNo(1), confirmed: vec![] };
    assert_eq!(refused(&mut session, &hand), over);
    let (player, facing) = (Who::Id(PlayerId(1)), Facing::Bet);
    let outcome = ClockOutcome::Dead;
    let shot_clock = Command::ShotClockOver { player: player.clone(), outcome, facing };
    assert_eq!(refused(&mut session, &shot_clock), over, "no hand is on");
    assert_eq!(refused(&mut session, &Command::UseTimeCard { player }), over);
    let due = Need::BagsDue { players: 20, tables: 3, table: TableNo(1) };
    assert!(day_needs(&session).contains(&due));
    assert_eq!(refused(&mut session, &seal(None)), Refusal::BagsMissing { players: 20 });

    bag_all(&mut session, 20);
    assert!(day_needs(&session).contains(&Need::BagsToSeal { difference: 0 }));
    assert_eq!(refused(&mut session, &begin(DaySeats::Redraw)), Refusal::BagsNotSealed);
    session.submit(&seal(None)).unwrap();
    let sealed = session.tournament().days().end().unwrap().seal.clone().unwrap();
    assert_eq!((sealed.counted, sealed.by), (Chips(200_000), vec!["Eva".to_owned()]));
    assert!(day_needs(&session).contains(&Need::NextDay { day: 2, players: 20 }));
    let again = Command::BagStacks { bags: vec![bag(1, 9_000, "")] };
    assert_eq!(refused(&mut session, &again), Refusal::BagsSealed);

    session.set_time(Time::told(Timestamp(START.0 + 60_000_000)));
    session.submit(&begin(DaySeats::Redraw)).unwrap();
    let Some(ActBody::Record(events)) = session.log().acts().last().map(|act| &act.body) else {
        panic!("a record");
    };
    let draw = events.iter().find_map(Event::draw).unwrap();
    assert_eq!(draw.purpose, DrawPurpose::NewDay(2));
    assert!(draw.label.contains("day 2"), "{}", draw.label);
    assert_eq!(session.tournament().days().day(), 2);
    assert_eq!(session.tournament().entries().seated(), 20);
    assert!(day_needs(&session).contains(&Need::StartDay { day: 2 }));
    let left = session.tournament().reading(session.now()).remaining_millis;
    session.submit(&Command::ResumeClock).unwrap();
    let now = session.now();
    assert_eq!(
        session.tournament().reading(now).remaining_millis,
        left,
        "the night does not count"
    );
    assert!(!day_needs(&session).contains(&Need::StartDay { day: 2 }));
    assert_eq!(in_play(&session), 200_000);
    let again = Log::replay(session.log().acts().iter().cloned()).unwrap();
    assert_eq!(again.state().days().day(), 2);
}

/// The clock that everybody sees says that the day is over, and when the next one begins.
#[test]
fn after_a_day_the_clock_says_so_with_the_time_of_the_restart() {
    let mut session = room(9, Rulebook::Tda2024, None);
    let at = START.plus_millis(20 * 3_600_000);
    let schedule = |at| Command::ScheduleNextDay { at };
    assert_eq!(refused(&mut session, &schedule(Some(at))), Refusal::DayNotOver);
    session.submit(&Command::AnnounceLastHands { hands: 3 }).unwrap();
    session.submit(&Command::EndDay).unwrap();
    let phase = |session: &Session| {
        let clock = players_clock(session.tournament(), session.log(), session.now());
        assert_eq!(clock.waits, None, "nobody waits for last hands any more");
        let words = words::Words::new(words::Language::English);
        let saying = Saying {
            clock: &clock,
            now: session.now(),
            offset: UtcOffset::fixed(60),
            words: &words,
        };
        (clock.phase.clone(), saying.say(Fact::State).value, saying.say(Fact::Time).value)
    };
    let (over, state, time) = phase(&session);
    assert_eq!(over, Phase::DayOver { day: 1, next_begins: None });
    assert_eq!((&*state, &*time), ("Day 1 is over", ""));
    assert_eq!(refused(&mut session, &schedule(Some(START))), Refusal::MomentPast);
    let far = schedule(Some(START.plus_millis(400 * 24 * 3_600_000)));
    assert_eq!(refused(&mut session, &far), Refusal::StartTooFar { days_max: 366 });
    session.submit(&schedule(Some(at))).unwrap();
    let (over, state, time) = phase(&session);
    assert_eq!(over, Phase::DayOver { day: 1, next_begins: Some(at) });
    assert!(state.starts_with("Day 1 is over; day 2 starts "), "{state}");
    assert!(state.ends_with(&time) && !time.is_empty(), "{state} {time}");
    session.submit(&schedule(None)).unwrap();
    assert_eq!(phase(&session).1, "Day 1 is over");
    session.submit(&schedule(Some(at))).unwrap();
    bag_all(&mut session, 9);
    session.submit(&seal(None)).unwrap();
    assert!(phase(&session).1.contains("day 2 starts"));
    session.submit(&begin(DaySeats::Redraw)).unwrap();
    assert_eq!(phase(&session).0, Phase::Paused { in_break: false });
}

/// Two full tables: whoever is reinstated has no seat, and can wait for one with their chips.
#[test]
fn somebody_is_reinstated_without_a_seat_where_all_are_taken() {
    let mut session = room(9, Rulebook::Tda2024, None);
    let bust = Bust { stack: Some(Chips(10_000)), ..Bust::of(who(1)) };
    let (by, elsewhere) = (vec![who(2)], Elsewhere::Allow);
    session.submit(&Command::BustOut { busts: vec![bust], by, at: None, elsewhere }).unwrap();
    let open: Vec<SeatAt> = session
        .tournament()
        .seating()
        .tables()
        .flat_map(|table| {
            let open = table.usable().difference(table.taken());
            open.iter().map(move |seat| SeatAt { table: table.no, seat }).collect::<Vec<_>>()
        })
        .collect();
    for at in open {
        session.submit(&Command::CloseSeat { at }).unwrap();
    }
    let seated = Command::Reinstate { player: who(1), to: None };
    assert_eq!(refused(&mut session, &seated), Refusal::NoSeatOpen);
    let unseated = Command::ReinstateUnseated { player: who(1) };
    session.submit(&unseated).unwrap();
    let tournament = session.tournament();
    let player = tournament.entries().player(PlayerId(1)).unwrap();
    assert_eq!((player.status, player.stack), (Status::Alternate, Chips(10_000)));
    assert_eq!(tournament.entries().player(PlayerId(2)).unwrap().stack, Chips(10_000));
    assert_eq!(tournament.entries().left(), 9);
    assert!(standings(tournament).iter().all(|it| it.busted_at.is_none()));
    assert_eq!(in_play(&session), 90_000);
    check_all(tournament).unwrap();
    assert_eq!(refused(&mut session, &unseated), Refusal::NotBusted { player: PlayerId(1) });
    session.submit(&Command::Undo).unwrap();
    assert_eq!(session.tournament().entries().left(), 8);
    session.submit(&Command::Redo).unwrap();
    session.submit(&Command::bust_out(vec![Bust::of(who(3))], Vec::new())).unwrap();
    session.submit(&Command::SeatAlternates).unwrap();
    assert!(session.tournament().entries().player(PlayerId(1)).unwrap().seat().is_some());
}

#[test]
fn bags_that_do_not_add_up_are_flagged_and_nothing_is_lost() {
    let mut session = room(9, Rulebook::Tda2024, None);
    let early = Command::BagStacks { bags: vec![bag(1, 9_000, "")] };
    assert_eq!(refused(&mut session, &early), Refusal::DayNotOver);
    assert_eq!(refused(&mut session, &seal(None)), Refusal::DayNotOver);
    assert_eq!(refused(&mut session, &begin(DaySeats::Keep)), Refusal::DayNotOver);
    session.submit(&Command::EndDay).unwrap();
    bag_all(&mut session, 9);
    let player = PlayerId(1);
    let empty = Command::BagStacks { bags: vec![bag(1, 0, "")] };
    assert_eq!(refused(&mut session, &empty), Refusal::BagEmpty { player });
    let twice = Command::BagStacks { bags: vec![bag(1, 5, ""), bag(1, 6, "")] };
    assert_eq!(refused(&mut session, &twice), Refusal::PlayerTwice { player });
    session.submit(&Command::BagStacks { bags: vec![bag(1, 9_400, "A-1")] }).unwrap();
    let sum = count_bags(session.tournament());
    assert_eq!((sum.filled, sum.missing, sum.difference()), (9, 0, -600));
    assert!(day_needs(&session).contains(&Need::BagsToSeal { difference: -600 }));
    let differ = Refusal::BagsDiffer { counted: Chips(89_400), in_play: Chips(90_000) };
    assert_eq!(refused(&mut session, &seal(Some("  "))), differ);
    let taken = Command::BagStacks { bags: vec![bag(2, 10_000, " A-1 ")] };
    let seal_twice = Refusal::SealTwice { seal: "A-1".to_owned(), player };
    assert!(matches!(refused(&mut session, &taken), Refusal::SealTwice { .. }));
    assert_eq!(refused(&mut session, &taken).id(), seal_twice.id());
    session.submit(&Command::BagStacks { bags: vec![bag(1, 9_500, "")] }).unwrap();
    let bag = session.tournament().days().bag(player).unwrap();
    assert_eq!((bag.chips, bag.expected), (Chips(9_500), Chips(10_000)));
    assert_eq!(bag.seal.as_deref(), Some("A-1"), "a recount leaves the seal");
    session.submit(&seal(Some("a chip of 500 on the floor"))).unwrap();
    session.submit(&begin(DaySeats::Keep)).unwrap();
    assert_eq!(in_play(&session), 90_000);
    assert_eq!(session.tournament().chips().adrift, 500);
}

#[test]
fn a_bust_out_that_was_forgotten_counts_from_the_last_hand_of_the_day() {
    let mut session = room(9, Rulebook::Tda2024, None);
    let end = Timestamp(START.0 + 600_000);
    session.set_time(Time::told(end));
    session.submit(&Command::EndDay).unwrap();
    session.set_time(Time::told(Timestamp(START.0 + 3_600_000)));
    let busts = vec![Bust::of(who(4))];
    session.submit(&Command::bust_out(busts, vec![who(5)])).unwrap();
    let (key, _) = session.tournament().finishes().last_bust(PlayerId(4)).unwrap();
    assert_eq!(key.at, end);
    assert_eq!(count_bags(session.tournament()).missing, 8);
    session.submit(&Command::Reinstate { player: who(4), to: None }).unwrap();
    assert_eq!(count_bags(session.tournament()).missing, 9);
}

#[test]
fn whoever_enters_overnight_needs_no_bag_and_is_drawn_with_the_others() {
    let mut session = room(17, Rulebook::Tda2024, None);
    session.submit(&Command::EndDay).unwrap();
    bag_all(&mut session, 17);
    let new = NewPlayer { name: PlayerName::new("Late").unwrap(), need: None, member: None };
    session
        .submit(&Command::Register {
            players: vec![new],
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    assert_eq!(count_bags(session.tournament()).difference(), 0);
    session.submit(&seal(None)).unwrap();
    session.submit(&begin(DaySeats::Redraw)).unwrap();
    assert_eq!(session.tournament().entries().seated(), 18);
    assert_eq!(in_play(&session), 180_000);
}

/// Entries that every flight here sold.
const FLIGHT_ENTRIES: u32 = 40;

fn flight(name: &str, players: &[(&str, u64)]) -> Flight {
    let players = players.iter().map(|(name, chips)| FlightStack {
        name: PlayerName::new(name).unwrap(),
        chips: Chips(*chips),
        bounty: Money::ZERO,
        member: None,
    });
    Flight {
        name: name.to_owned(),
        entries: FLIGHT_ENTRIES,
        money: FlightMoney::default(),
        currency: None,
        players: players.collect(),
    }
}

fn fresh() -> Session {
    let chance = Box::new(SeededChance::new(7));
    let time = Time::told(START);
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    session.submit(&Template::find("club-night").unwrap().command("Day 2")).unwrap();
    session
}

fn together(flights: Vec<Flight>, stacks: FlightStacks) -> Command {
    Command::BringForward { flights, stacks: Some(stacks), day: None, stage: Some(StageNo(3)) }
}

fn two_flights() -> Vec<Flight> {
    vec![
        flight("Flight A", &[("Jiří Novák", 40_000), ("Ana", 25_000)]),
        flight("Flight B", &[("jiri novak", 55_500), ("Bo", 30_000)]),
    ]
}

#[test]
fn of_several_flights_the_best_stack_or_all_of_them_come_forward() {
    for (policy, novak, total) in
        [(FlightStacks::Best, 55_500, 110_500), (FlightStacks::All, 95_500, 150_500)]
    {
        let mut session = fresh();
        session.submit(&together(two_flights(), policy)).unwrap();
        assert_eq!(stack(&session, 1), novak);
        assert_eq!(in_play(&session), total);
        assert_eq!(session.tournament().chips().sum_of(ChipCause::BroughtForward), total as i64);
        assert_eq!(session.tournament().days().day(), 2);
        assert_eq!(session.tournament().days().flights().len(), 2);
        let sold = Sold::of(session.tournament());
        assert_eq!(sold.stacks, 2 * FLIGHT_ENTRIES, "what the flights sold, and nobody twice");
        assert_eq!(by_denomination(session.tournament()), [], "nobody knows what is in the bags");
        assert_eq!(session.tournament().reading(session.now()).stage, StageNo(3));
        session.submit(&Command::DrawSeats { public: None }).unwrap();
        assert_eq!(session.tournament().entries().seated(), 3);
        session.submit(&Command::ResumeClock).unwrap();
        for _ in 0..3 {
            session.submit(&Command::Undo).unwrap();
        }
        assert_eq!((in_play(&session), session.tournament().days().day()), (0, 1));
    }
}

#[test]
fn flights_that_are_in_doubt_are_refused_with_the_flight_and_the_name() {
    let mut session = fresh();
    let mut doubled = two_flights();
    let novak = doubled[1].players[0].clone();
    doubled[1].players.push(novak);
    let (name, flight_b) = ("jiri novak".to_owned(), "Flight B".to_owned());
    let twice = Refusal::NameTwiceInFlight { name, flight: flight_b.clone() };
    assert_eq!(refused(&mut session, &together(doubled, FlightStacks::Best)), twice);
    let mut empty = two_flights();
    empty[1].players[1].chips = Chips::ZERO;
    let empty_bag = Refusal::FlightBagEmpty { name: "Bo".to_owned(), flight: flight_b };
    assert_eq!(refused(&mut session, &together(empty, FlightStacks::Best)), empty_bag);
    let mut same = two_flights();
    same[1].name = "Flight A".to_owned();
    let same_flight = Refusal::FlightTwice { flight: "Flight A".to_owned() };
    assert_eq!(refused(&mut session, &together(same, FlightStacks::Best)), same_flight);
    assert_eq!(refused(&mut session, &together(vec![], FlightStacks::Best)), Refusal::NobodyNamed);
    session.submit(&together(two_flights(), FlightStacks::Best)).unwrap();
    let again = together(vec![flight("C", &[("Cy", 5)])], FlightStacks::Best);
    assert_eq!(refused(&mut session, &again), Refusal::FlightsTogether);
}

/// Plays a flight to the end of its day with these stacks, and gives its file.
fn flight_file(folder: &std::path::Path, name: &str, stacks: &[(&str, u64)]) -> std::path::PathBuf {
    let file = folder.join(format!("{name}.floorman"));
    let at = "2026-03-05T19:00:00+01:00";
    let new = ["new", word(&file), "--template", "club-night", "--name", name, "--seed", "3"];
    done(&[&new[..], &["--at", at]].concat(), b"");
    let names: Vec<String> =
        stacks.iter().map(|(name, _)| format!("{{\"name\":\"{name}\"}}")).collect();
    let bags: Vec<String> = stacks
        .iter()
        .map(|(name, chips)| format!("{{\"player\":\"{name}\",\"chips\":{chips}}}"))
        .collect();
    let script = [
        format!("{{\"Register\":{{\"players\":[{}]}}}}", names.join(",")),
        "{\"DrawSeats\":{}}".to_owned(),
        "\"StartClock\"".to_owned(),
        "\"NextStage\"".to_owned(),
        "\"EndDay\"".to_owned(),
        format!("{{\"BagStacks\":{{\"bags\":[{}]}}}}", bags.join(",")),
        "{\"SealBags\":{\"signed\":[\"Eva\"],\"note\":\"counted twice\"}}".to_owned(),
    ];
    let script = script.join("\n");
    done(&["do", word(&file), "--at", at, "--seed", "3"], script.as_bytes());
    file
}

#[test]
fn two_flights_come_together_in_the_terminal_and_a_doubtful_name_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let a = flight_file(folder.path(), "A", &[("Jan Novák", 12_000), ("Ana Rys", 8_000)]);
    let b = flight_file(folder.path(), "B", &[("Novak Jan", 9_000), ("ana rys", 11_000)]);
    let out = folder.path().join("day-2.floorman");
    let new = ["new", word(&out), "--flight", word(&a), "--flight", word(&b)];
    let asked = floorman(&new, b"");
    assert_eq!(asked.status, 1, "{}", asked.trouble);
    assert!(asked.trouble.contains("Jan Novák = Novak Jan"), "{}", asked.trouble);
    assert!(!out.exists(), "nothing is left behind");
    let told = ["--stacks", "all", "--same", "Jan Novák=Novak Jan", "--seed", "5"];
    done(&[&new[..], &told[..]].concat(), b"");
    let seats = done(&["show", word(&out), "chips"], b"").json();
    assert_eq!(seats[0]["in_play"], 40_000);
    let summary = done(&["show", word(&out), "summary"], b"").json();
    assert_eq!((summary[0]["players"].as_u64(), summary[0]["level"].as_u64()), (Some(2), Some(2)));
    done(&["check", word(&out)], b"");

    let bags = done(&["show", word(&a), "bags"], b"").json();
    assert_eq!(bags[0]["name"], "Jan Novák");
    assert_eq!(bags[0]["counted"], 12_000);
    let pdf = folder.path().join("tags.pdf");
    done(&["print", word(&a), "bag-tags", "-o", word(&pdf)], b"");
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));
    let none = floorman(&["print", word(&out), "bag-tags", "-o", word(&pdf)], b"");
    assert_eq!(none.status, 1, "no bag in it");
}

#[test]
fn a_flight_whose_bags_are_not_sealed_does_not_come() {
    let folder = tempfile::tempdir().unwrap();
    let a = flight_file(folder.path(), "A", &[("Ana Rys", 11_000), ("Bo Li", 9_000)]);
    done(&["do", word(&a), "--accept-time"], b"\"Undo\"");
    let out = folder.path().join("day-2.floorman");
    let refused = floorman(&["new", word(&out), "--flight", word(&a)], b"");
    assert_eq!(refused.status, 1);
    assert!(refused.trouble.contains("not sealed"), "{}", refused.trouble);
    assert!(!out.exists());
}
