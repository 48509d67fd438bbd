//! Payments, prizes and deals in words.

use crate::money::room::{Room as Prices, bust_out, later, register_for, with_bounties};
use crate::typed::room::Room;
use engine::Command;
use engine::money::BountyTerms;

/// Nine who paid and an alternate who pays later; one is out, and the payouts are fixed.
fn near_the_end() -> Room {
    let mut prices = Prices::begun(with_bounties(BountyTerms::Fixed), 9);
    prices.act(register_for([10], later()));
    prices.act(Command::CloseRegistration);
    prices.act(Command::FixPayouts);
    prices.act(bust_out(&[9], &[1]));
    let mut room = Room::new();
    room.session = prices.session;
    room
}

#[test]
fn what_was_paid_is_said_by_number_by_name_and_by_place() {
    let mut room = near_the_end();
    const FIXED: &str = "The payouts are locked · Unlock them to change them";
    room.all(&[
        ("paid 10", "Player 10 pays 60 EUR they owe · Alternate, no. 1 in line"),
        ("paid", "paid… · more is needed: keep typing"),
        ("paid 1", "Pay out 10 EUR to Player 1, bounties · table 1, seat 8"),
        ("prize 1", "Place 1 pays 210 EUR"),
        ("deal", "Make a deal…"),
    ]);
    let nothing = room.first("paid 6");
    assert!(nothing.contains("! Player 6 owes nothing"), "{nothing}");
    let set = "Set the prize for place 1 to 90 EUR";
    assert_eq!(room.first("prize 1 90"), format!("{set} ! {FIXED}"));
    room.must(&Command::FreePayouts);
    assert_eq!(room.first("prize 1 90"), set);
}

/// A place that nobody has yet is shown before those who have its number only in their names; a
/// player whose whole name is a number comes before the place; and a deal that stands is dropped.
#[test]
fn places_names_and_deals_are_told_apart() {
    let mut prices = Prices::begun(with_bounties(BountyTerms::Fixed), 9);
    let new = |name: &str| engine::entries::NewPlayer {
        name: engine::entries::PlayerName::new(name).expect("a name"),
        need: None,
        member: None,
    };
    prices.act(Command::Register {
        players: vec![new("0002"), new("Eva 3")],
        same_names: engine::command::SameNames::Refuse,
        pays: later().clone(),
    });
    prices.act(Command::CloseRegistration);
    prices.act(Command::FixPayouts);
    let places = prices.tournament().money().fixed().expect("fixed").prizes.len();
    let mut room = Room::new();
    room.session = prices.session;
    assert!(places > 1);
    let first = room.first("paid 0002");
    assert!(first.starts_with("0002 pays 60 EUR"), "{first}");
    let open = room.first("paid 2");
    assert!(open.starts_with("Place 2 pays "), "{open}");
    assert!(room.first("deal").starts_with("Make a deal"));
    let stack = |id: u32, chips: u64| engine::winnings::DealStack {
        player: engine::entries::Who::Id(engine::values::PlayerId(id)),
        chips: engine::values::Chips(chips),
        amount: None,
    };
    let left: Vec<u32> = (1..=11).collect();
    let in_play = room.session.tournament().chips().in_play().0;
    let stacks = left.iter().map(|id| stack(*id, in_play / 11)).collect();
    room.must(&Command::MakeDeal {
        method: engine::winnings::DealMethod::Even,
        stacks,
        kept: engine::values::Money::ZERO,
        unit: Some(engine::values::Money(1)),
        then: engine::winnings::AfterDeal::PlayOn,
        counts: engine::winnings::DealCounts::default(),
    });
    assert!(room.first("deal").starts_with("Drop the deal"), "{}", room.first("deal"));
}

#[test]
fn without_prices_nothing_of_money_is_offered() {
    let mut room = Room::playing();
    for typed in ["paid 2", "prize 1", "prize 1 90"] {
        let lines = room.lines(typed);
        assert!(
            lines.iter().all(|line| !line.contains("Pay") && !line.contains("rize")),
            "{lines:?}"
        );
    }
    assert!(room.first("deal").contains("hand"), "{}", room.first("deal"));
}
