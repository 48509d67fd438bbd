//! How many chips of each value should be in play, from what was sold, raced and exchanged.

use crate::chip_race::{chips, room, table};
use engine::chips::{ChipExchange, RaceStep, SeatChips, Sold, TableChips};
use engine::command::Command;
use engine::entries::Who;
use engine::finishes::Bust;
use engine::invariants::check_all;
use engine::money::Pays;
use engine::settings::Limit;
use engine::values::{Chips, LevelNo, PlayerId, SeatNo, TableNo};
use reports::by_denomination;
use rulebook::RuleSet;
use session::Session;

/// How many chips of this value the race of an empty table says that there should be.
fn expected(session: &mut Session, value: u64) -> Option<u64> {
    let steps = vec![RaceStep { remove: Chips(value), next: None }];
    let race = Command::RaceChips { steps, tables: vec![table(1, &[])], public: None };
    session.submit(&race).unwrap();
    let expected = session.tournament().races().value(Chips(value)).unwrap().expected;
    session.submit(&Command::Undo).unwrap();
    expected
}

/// How many chips of each value should be in play.
fn by_value(session: &Session) -> Vec<u64> {
    by_denomination(session.tournament()).iter().map(|chip| chip.chips).collect()
}

/// A room with 25, 100 and 500 in a stack, where all kinds of chips are sold.
fn market(rebuy: u64, add_on: u64) -> Session {
    let mut session = room(RuleSet::default(), chips(&[(25, 8), (100, 8), (500, 18)]));
    let mut settings = session.tournament().settings().clone();
    settings.entries.late_registration_level_max = Some(LevelNo(1));
    settings.entries.re_entries = Limit::Unlimited;
    settings.entries.rebuys = Limit::Unlimited;
    settings.entries.rebuy_level_max = Some(LevelNo(1));
    settings.entries.rebuy_chips = Some(Chips(rebuy));
    settings.entries.add_on_chips = Some(Chips(add_on));
    session.submit(&Command::ChangeSettings { settings: Box::new(settings) }).unwrap();
    session
}

#[test]
fn a_re_entry_is_one_starting_stack_more() {
    let mut session = market(10_000, 10_000);
    let sold = Sold::of(session.tournament());
    assert_eq!((sold.stacks, sold.rebuys, sold.add_ons), (18, 0, 0));
    let player = || Who::Id(PlayerId(1));
    let busts = vec![Bust::of(player())];
    session.submit(&Command::bust_out(busts, vec![])).unwrap();
    session.submit(&Command::ReEnter { player: player(), pays: Pays::default() }).unwrap();
    assert_eq!(Sold::of(session.tournament()).stacks, 19);
    assert_eq!(by_value(&session), [19 * 8, 19 * 8, 19 * 18]);
    assert_eq!(expected(&mut session, 25), Some(19 * 8));
}

#[test]
fn rebuys_and_add_ons_are_expected_where_they_are_starting_stacks_and_unknown_else() {
    for (rebuy, add_on, expects, values) in [
        (10_000, 10_000, Some(20 * 8), [20 * 8, 20 * 8, 20 * 18]),
        (5_000, 10_000, None, [19 * 8, 19 * 8, 19 * 18 + 10]),
        (10_000, 12_600, None, [19 * 8, 19 * 8 + 1, 19 * 18 + 25]),
    ] {
        let mut session = market(rebuy, add_on);
        let player = |no| Who::Id(PlayerId(no));
        let busts = vec![Bust::of(player(2))];
        session.submit(&Command::bust_out(busts, vec![])).unwrap();
        session.submit(&Command::Rebuy { player: player(2), pays: Pays::default() }).unwrap();
        session.submit(&Command::AddOn { player: player(3), pays: Pays::default() }).unwrap();
        assert_eq!(by_value(&session), values, "{rebuy} {add_on}");
        assert_eq!(expected(&mut session, 25), expects, "{rebuy} {add_on}");
        // Rebuys that were sold stay what they were when no more are.
        let mut settings = session.tournament().settings().clone();
        settings.entries.rebuys = Limit::Never;
        session.submit(&Command::ChangeSettings { settings: Box::new(settings) }).unwrap();
        assert_eq!(by_value(&session), values, "{rebuy} {add_on}");
    }
}

#[test]
fn exchanges_races_of_two_values_and_late_finds_change_what_is_expected() {
    let mut session = room(RuleSet::default(), chips(&[(25, 8), (100, 8), (500, 18)]));
    let exchange = |no, chips| ChipExchange { player: Who::Id(PlayerId(no)), chips };
    let exchanges = vec![exchange(1, 8), exchange(10, 9)];
    let (remove, next) = (Chips(25), Chips(100));
    session.submit(&Command::ExchangeChips { remove, next, exchanges }).unwrap();
    assert_eq!(by_value(&session), [18 * 8 - 16, 18 * 8 + 4, 18 * 18]);
    assert_eq!(expected(&mut session, 25), Some(18 * 8 - 16));
    assert_eq!(expected(&mut session, 100), Some(18 * 8 + 4));
    let seats = |no: u16, chips: [u32; 2]| {
        let seat = |seat| SeatChips {
            seat: SeatNo(seat),
            chips: chips.to_vec(),
            is_whole_stack: false,
            cards: vec![],
        };
        TableChips { table: TableNo(no), seats: (1..=9).map(seat).collect() }
    };
    let steps = [25, 100].map(|value| RaceStep { remove: Chips(value), next: None }).to_vec();
    for no in [1, 2] {
        let tables = vec![seats(no, [4, 8])];
        session.submit(&Command::RaceChips { steps: steps.clone(), tables, public: None }).unwrap();
    }
    let of = |session: &Session, value| {
        let raced = session.tournament().races().value(Chips(value)).unwrap();
        (raced.expected, raced.chips)
    };
    // Each of the 18 brought four of 25, which made one of 100 that went as well.
    assert_eq!(of(&session, 25), (Some(128), 72));
    assert_eq!(of(&session, 100), (Some(18 * 8 + 4 + 18), 18 * 9));
    let late = Command::LateChips {
        player: Who::Id(PlayerId(1)),
        value: Chips(25),
        chips: 40,
        paid: Some(2),
    };
    let before = by_value(&session);
    session.submit(&late).unwrap();
    assert_eq!(by_value(&session), [before[0] - 40, before[1], before[2] + 2]);
    check_all(session.tournament()).unwrap();
}
