//! What a player owes and does not pay: written off, or paid by the house.

use super::room::{Room, bust_out, later, register_for, terms, who};
use engine::Refusal;
use engine::command::Command;
use engine::money::{DebtEnd, MoneyColumn, prize_pool};
use engine::values::{Money, PlayerId};
use reports::{CashSheet, Need, Till, money_sheet, needs};

/// Five players, of whom the fifth owes 50.00, 40.00 of it for the pool.
fn owing() -> Room {
    let mut room = Room::begun(terms(), 4);
    room.act(register_for([5], later()));
    room
}

fn settle(how: DebtEnd, amount: Option<u64>) -> Command {
    let (player, amount) = (who(5), amount.map(Money));
    Command::SettleDebt { player, how, amount, note: "left at ten".to_owned() }
}

fn till(room: &Room) -> (i64, i64, i64) {
    let till = Till::of(room.tournament()).unwrap();
    (till.in_the_box, till.still_to_pay, till.left_over())
}

fn pool(room: &Room) -> Money {
    prize_pool(room.tournament()).unwrap().total
}

#[test]
fn collected_is_what_was_collected() {
    let room = owing();
    let from = prize_pool(room.tournament()).unwrap().from;
    assert_eq!(
        (from.sold, from.collected(), from.unpaid),
        (Money(20_000), Money(16_000), Money(4_000))
    );
    assert_eq!(till(&room), (20_000, 20_000, 0));
}

#[test]
fn what_is_written_off_is_missing_in_the_pool_until_payouts_are_fixed() {
    let mut room = owing();
    room.act(settle(DebtEnd::WrittenOff, None));
    assert_eq!(room.tournament().money().owed_by(PlayerId(5)), Money::ZERO);
    assert_eq!((room.sum(MoneyColumn::WrittenOff), room.sum(MoneyColumn::Owed)), (5_000, 0));
    assert_eq!(pool(&room), Money(16_000));
    assert_eq!(till(&room), (20_000, 16_000, 4_000));
    // They come back and pay: it is owed again first.
    room.act(settle(DebtEnd::OwedAgain, Some(3_000)));
    room.act(Command::TakePayment { player: who(5), amount: None });
    assert_eq!(pool(&room), Money(18_000));
    room.act(Command::Undo);
    room.act(Command::Undo);
    room.act(Command::Undo);
    assert_eq!(pool(&room), Money(20_000));
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.act(settle(DebtEnd::WrittenOff, None));
    assert_eq!(pool(&room), Money(20_000));
    assert_eq!(till(&room), (20_000, 20_000, 0));
}

#[test]
fn what_the_house_pays_leaves_the_pool_as_it_is() {
    let mut room = owing();
    room.act(settle(DebtEnd::PaidByHouse, Some(1_000)));
    assert_eq!((room.sum(MoneyColumn::House), room.sum(MoneyColumn::Owed)), (1_000, 4_000));
    room.act(settle(DebtEnd::PaidByHouse, None));
    assert_eq!(pool(&room), Money(20_000));
    assert_eq!(room.sum(MoneyColumn::House), 5_000);
    let sheet = CashSheet::of(room.session.log());
    assert_eq!(sheet.notes.iter().filter(|note| note.settled.is_some()).count(), 2);
    let row = &money_sheet(room.tournament()).rows[0];
    assert!(row.iter().any(|(name, _)| *name == "left_over"));
}

#[test]
fn a_debt_is_settled_once_with_a_reason_and_not_past_what_is_owed() {
    let mut room = owing();
    let (player, amount, owed) = (PlayerId(5), Money(5_001), Money(5_000));
    let more = Refusal::MoreThanOwed { player, amount, owed };
    assert_eq!(room.refused(settle(DebtEnd::WrittenOff, Some(5_001))), more);
    assert_eq!(room.refused(settle(DebtEnd::WrittenOff, Some(0))), Refusal::AmountMissing);
    assert_eq!(room.refused(settle(DebtEnd::OwedAgain, None)), Refusal::NothingOwed { player });
    let mute = Command::SettleDebt {
        player: who(5),
        how: DebtEnd::WrittenOff,
        amount: None,
        note: " ".to_owned(),
    };
    assert_eq!(room.refused(mute), Refusal::NoteMissing);
    room.act(settle(DebtEnd::WrittenOff, None));
    assert_eq!(room.refused(settle(DebtEnd::PaidByHouse, None)), Refusal::NothingOwed { player });
    // Void with the sale: nothing is written off any more.
    room.act(Command::VoidSale {
        sale: engine::values::Sale::Entry,
        player: who(5),
        stack: None,
        money: engine::values::MoneyBack::GivenBack,
        note: "never sat down".to_owned(),
    });
    assert_eq!(room.sum(MoneyColumn::WrittenOff), 0);
}

/// Whoever is gone and owes stands first, with what they owe.
#[test]
fn whoever_left_without_paying_is_named_first() {
    let mut room = owing();
    room.act(register_for([6], later()));
    let first = |room: &Room| {
        needs(room.tournament(), room.session.now()).into_iter().find_map(|need| match need {
            Need::PaymentsDue { first, of_first, is_gone, .. } => {
                Some((first.0, of_first.0, is_gone))
            }
            _ => None,
        })
    };
    assert_eq!(first(&room), Some((5, 5_000, false)));
    room.act(bust_out(&[6], &[1]));
    assert_eq!(first(&room), Some((6, 5_000, true)));
    room.act(Command::SettleDebt {
        player: who(6),
        how: DebtEnd::PaidByHouse,
        amount: None,
        note: "a friend of the house".to_owned(),
    });
    assert_eq!(first(&room), Some((5, 5_000, false)));
}
