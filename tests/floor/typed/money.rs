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
    const FIXED: &str = "The payouts are fixed · Let them follow the pool again to change them";
    room.all(&[
        ("paid 10", "Player 10 pays 60 EUR that is owed · Alternate"),
        ("paid", "paid… · more is needed: type on"),
        ("paid 1", "Pay out 10 EUR to Player 1 · table 1, seat 8"),
        ("prize 1", "Place 1 pays 200 EUR"),
        ("deal", "Make a deal…"),
    ]);
    let nothing = room.first("paid 2");
    assert!(nothing.contains("! Player 2 owes nothing"), "{nothing}");
    let set = "Set the prize of place 1 to 90 EUR";
    assert_eq!(room.first("prize 1 90"), format!("{set} ! {FIXED}"));
    room.must(&Command::FreePayouts);
    assert_eq!(room.first("prize 1 90"), set);
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
