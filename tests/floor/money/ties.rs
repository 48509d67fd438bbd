//! Shared places are shared equally, unless the house shares in payout units.

use super::room::{Room, bust_out, terms, who};
use engine::command::Command;
use engine::money::TieShares;
use engine::values::Money;
use engine::winnings::{DealCounts, DealMethod, DealStack, place_prizes};
use engine::{Refusal, Settings};

/// Six players, of whom two bust in one hand at different tables and share places 2 and 3, which
/// pay 155.00 together, in units of 5.00.
fn shared(ties: Option<TieShares>) -> Vec<u64> {
    let mut room = Room::new(Some(terms()));
    let mut settings: Settings = room.tournament().settings().clone();
    settings.pace.hand_for_hand_busts = engine::settings::HandForHandBusts::Share;
    settings.seating.seats_per_table = 2;
    settings.money.as_mut().unwrap().ties = ties;
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    room.act(super::room::register(1..=4));
    room.act(Command::DrawSeats { public: None });
    room.act(Command::StartClock);
    let of = |player: u32| {
        let player = room.tournament().entries().player(engine::values::PlayerId(player)).unwrap();
        player.seat().unwrap().table
    };
    let other = (2..=4).find(|player| of(*player) != of(1)).unwrap();
    room.act(Command::CloseRegistration);
    let prizes = [Money(30_000), Money(10_000), Money(5_500)];
    room.act(Command::StartHandForHand);
    room.act(bust_out(&[1], &[]));
    room.act(bust_out(&[other], &[]));
    let all = place_prizes(room.tournament(), &prizes);
    let (first, last) = (all[0].1, all[all.len() - 1].1);
    assert_eq!((all.len(), first), (2, last), "two share a place: {all:?}");
    all.into_iter().map(|(_, _, amount)| amount.0).collect()
}

#[test]
fn a_sum_that_the_unit_does_not_divide_is_shared_equally() {
    assert_eq!(shared(Some(TieShares::Equally)), [2_750, 2_750]);
    assert_eq!(shared(Some(TieShares::ByUnit)), [3_000, 2_500]);
}

/// A new event that says nothing shares equally; one that was made before goes on as it did.
#[test]
fn an_event_that_names_no_rule_keeps_the_one_that_held() {
    let room = Room::new(Some(terms()));
    let ties = |room: &Room| room.tournament().settings().money.as_ref().unwrap().tie_shares();
    assert_eq!(ties(&room), TieShares::Equally);
    let old = engine::money::MoneyTerms { ties: None, ..terms() };
    assert_eq!(old.tie_shares(), TieShares::ByUnit);
    let mut room = room;
    let mut settings = room.tournament().settings().clone();
    settings.money.as_mut().unwrap().ties = None;
    settings.name = "Another name".to_owned();
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    assert_eq!(ties(&room), TieShares::Equally);
}

fn deal(room: &Room, method: DealMethod, chips: &[u64], counts: DealCounts) -> Command {
    let amounts = engine::winnings::prizes_left(room.tournament()).unwrap();
    let stack = |(at, chips): (usize, &u64)| DealStack {
        player: who(at as u32 + 1),
        chips: engine::values::Chips(*chips),
        amount: (method == DealMethod::ByHand)
            .then(|| amounts.get(at).copied().unwrap_or_default()),
    };
    let stacks = chips.iter().enumerate().map(stack).collect();
    let then = engine::winnings::AfterDeal::Ends;
    Command::MakeDeal { method, stacks, kept: Money::ZERO, unit: None, then, counts }
}

#[test]
fn a_deal_that_does_not_go_by_chips_asks_for_no_counts_and_others_say_that_they_are_off() {
    let mut room = Room::begun(terms(), 9);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.bust((4..=9).rev(), &[1]);
    for method in [DealMethod::Even, DealMethod::ByHand] {
        room.act(deal(&room, method, &[0, 0, 0], DealCounts::Exact));
        assert_eq!(room.tournament().winnings().deal().unwrap().off, 0);
        room.act(Command::DropDeal);
    }
    let off = [40_000, 30_000, 19_000];
    for method in [DealMethod::Icm, DealMethod::ChipChop] {
        let refused = room.refused(deal(&room, method, &off, DealCounts::Exact));
        assert!(matches!(refused, Refusal::DealChips { .. }), "{refused:?}");
        let proposed = deal(&room, method, &off, DealCounts::AsTold);
        let now = room.session.now();
        let sheet = reports::DealAgreement::to_sign(room.tournament(), Some(&proposed), now);
        assert_eq!(sheet.unwrap().off, -1_000);
        room.act(proposed);
        assert_eq!(room.tournament().winnings().deal().unwrap().off, -1_000);
        room.act(Command::DropDeal);
        let none = room.refused(deal(&room, method, &[0, 0, 0], DealCounts::AsTold));
        assert!(matches!(none, Refusal::DealWithoutChips { .. }), "{none:?}");
    }
}
