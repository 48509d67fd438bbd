//! A price's own limits decide, and what says that nothing is sold asks what sells.

use super::room::{Room, bust_out, buy_in, named, register, terms, who};
use engine::Refusal;
use engine::command::Command;
use engine::money::{MoneyTerms, Pays, still_sold};
use engine::settings::{Limit, SoldUntil};
use engine::values::{LevelNo, PlayerId, Sale};
use reports::{Need, PoolState, needs};

fn priced(change: impl FnOnce(&mut MoneyTerms)) -> Room {
    let mut terms = terms();
    change(&mut terms);
    Room::begun(terms, 4)
}

fn add_on(name: &str) -> Command {
    Command::AddOn { player: who(1), pays: named(name) }
}

#[test]
fn two_kinds_of_add_on_are_each_sold_as_often_as_their_price_says() {
    let mut room = priced(|terms| {
        let mut bonus = buy_in("Bonus", Sale::AddOn, [0, 0, 500, 0]);
        bonus.per_player = Some(1);
        terms.buy_ins.push(bonus);
        terms.buy_ins.iter_mut().filter(|it| it.name == "Add-on").for_each(|it| {
            it.per_player = Some(2);
        });
    });
    room.act(add_on("Bonus"));
    room.act(add_on("Add-on"));
    room.act(add_on("Add-on"));
    let used =
        |name: &str, most| Refusal::BuyInUsed { name: name.into(), player: PlayerId(1), most };
    assert_eq!(room.refused(add_on("Bonus")), used("Bonus", 1));
    assert_eq!(room.refused(add_on("Add-on")), used("Add-on", 2));
}

#[test]
fn an_add_on_without_a_limit_is_one_for_each_whatever_else_was_bought() {
    let mut room = priced(|terms| {
        let mut bonus = buy_in("Bonus", Sale::AddOn, [0, 0, 500, 0]);
        bonus.per_player = Some(1);
        terms.buy_ins.push(bonus);
    });
    room.act(add_on("Bonus"));
    room.act(add_on("Add-on"));
    assert_eq!(room.refused(add_on("Add-on")), Refusal::AddOnTaken { player: PlayerId(1) });
}

/// Two rebuys by the price, though the event says one, and none.
#[test]
fn the_limit_of_a_price_counts_and_not_that_of_the_event() {
    for limit in [Limit::AtMost(1), Limit::Never, Limit::Unlimited] {
        let mut room = priced(|terms| {
            terms.buy_ins.iter_mut().filter(|it| it.sale == Sale::Rebuy).for_each(|it| {
                it.per_player = Some(2);
            });
        });
        let mut settings = room.tournament().settings().clone();
        settings.entries.rebuys = limit;
        room.act(Command::ChangeSettings { settings: Box::new(settings) });
        let rebuy = || Command::Rebuy { player: who(1), pays: Pays::default() };
        room.act(rebuy());
        room.act(rebuy());
        let used = Refusal::BuyInUsed { name: "Rebuy".into(), player: PlayerId(1), most: 2 };
        assert_eq!(room.refused(rebuy()), used);
        let settings = room.tournament().settings();
        assert!(settings.offers(Sale::Rebuy).all(|offer| offer.per_player == Some(2)));
    }
}

#[test]
fn entries_are_sold_as_long_as_the_price_that_is_sold_longest() {
    let mut room = priced(|terms| {
        terms.buy_ins.iter_mut().filter(|it| it.name == "Entry").for_each(|it| {
            it.until = Some(LevelNo(2));
        });
    });
    let mut with_early = room.tournament().settings().clone();
    let mut early = buy_in("Early", Sale::Entry, [3_000, 0, 0, 0]);
    early.until = Some(LevelNo(1));
    with_early.money.as_mut().unwrap().buy_ins.push(early);
    room.act(Command::ChangeSettings { settings: Box::new(with_early) });
    // The event sells entries until level 1, and the price until level 2.
    assert_eq!(room.tournament().settings().entries_until(), SoldUntil::Level(LevelNo(2)));
    room.act(Command::NextStage);
    let now = room.session.now();
    assert!(room.tournament().is_registration_open(now));
    room.act(register([5]));
    // Opened by hand, the price that was sold last is sold, and the early one is over.
    let mut narrow = room.tournament().settings().clone();
    narrow.entries.late_registration_level_max = None;
    narrow.money.as_mut().unwrap().buy_ins.iter_mut().for_each(|it| it.until = Some(LevelNo(1)));
    room.act(Command::ChangeSettings { settings: Box::new(narrow) });
    assert_eq!(room.refused(register([6])), Refusal::RegistrationOver);
    room.act(Command::OpenRegistration);
    let late = Command::Register {
        players: vec![engine::entries::NewPlayer {
            name: engine::entries::PlayerName::new("Late").unwrap(),
            need: None,
            member: None,
        }],
        same_names: engine::command::SameNames::Refuse,
        pays: named("Entry"),
    };
    room.act(late);
}

fn payouts_open(room: &Room) -> Option<PoolState> {
    let all = needs(room.tournament(), room.session.now());
    all.into_iter().find_map(|need| match need {
        Need::PayoutsOpen { state, .. } => Some(state),
        _ => None,
    })
}

/// An add-on is sold after entries and rebuys are over, and whoever reads the strip knows it.
#[test]
fn nothing_more_is_sold_is_said_only_where_nothing_is() {
    let mut room = Room::begun(terms(), 4);
    assert_eq!(payouts_open(&room), None);
    room.act(Command::NextStage);
    assert_eq!(payouts_open(&room), Some(PoolState::StillSold(vec!["Add-on".to_owned()])));
    for player in 1..=4 {
        room.act(Command::AddOn { player: who(player), pays: Pays::default() });
    }
    assert!(still_sold(room.tournament(), room.session.now()).is_empty());
    assert_eq!(payouts_open(&room), Some(PoolState::Closed));
    room.act(Command::FixPayouts);
}

/// Won while entries would still be sold: the button works, and nobody says that nothing is sold.
#[test]
fn an_event_that_is_won_early_can_lock_its_payouts() {
    let mut room = Room::begun(terms(), 2);
    room.act(bust_out(&[2], &[1]));
    assert_eq!(payouts_open(&room), Some(PoolState::Decided));
    room.act(Command::FixPayouts);
    // Somebody enters again after all: then the pool is open, and later behind.
    room.act(Command::ReEnter { player: who(2), pays: Pays::default() });
    assert_eq!(payouts_open(&room), None);
    assert_eq!(room.refused(Command::FixPayouts), Refusal::EntriesStillSold);
}
