//! Deals as acts: what they give, what is refused, and that they can be taken back.

use super::room::{Room, bust_out, terms, who};
use engine::Refusal;
use engine::command::Command;
use engine::values::{Chips, Money, PlayerId};
use engine::winnings::{
    AfterDeal, DealCounts, DealMethod, DealStack, Winning, due_to, dues, is_over,
};
use reports::{ClockPrizes, Prizes, RoomFacts};

/// 18 players, 720.00 for 335, 190, 125, 70; four are left, with 180,000 chips.
fn four_left() -> Room {
    let mut room = Room::begun(terms(), 18);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    room.bust((5..=18).rev(), &[1]);
    room
}

const STACKS: [u64; 4] = [90_000, 45_000, 27_000, 18_000];

fn deal(method: DealMethod, kept: u64, then: AfterDeal) -> Command {
    deal_of(method, &STACKS, kept, then, &[])
}

fn deal_of(
    method: DealMethod,
    stacks: &[u64],
    kept: u64,
    then: AfterDeal,
    amounts: &[u64],
) -> Command {
    let stack = |(id, chips): (u32, &u64)| DealStack {
        player: who(id),
        chips: Chips(*chips),
        amount: amounts.get(id as usize - 1).copied().map(Money),
    };
    let stacks = (1..).zip(stacks).map(stack).collect();
    Command::MakeDeal {
        method,
        stacks,
        kept: Money(kept),
        unit: None,
        then,
        counts: DealCounts::Exact,
    }
}

fn due(room: &Room) -> Vec<u64> {
    (1..=4).map(|id| due_to(room.tournament(), PlayerId(id), Winning::Prize).amount.0).collect()
}

#[test]
fn a_deal_shares_what_is_left_by_each_method() {
    let gives = |method, amounts: &[u64]| {
        let mut room = four_left();
        room.act(deal_of(method, &STACKS, 0, AfterDeal::Ends, amounts));
        assert!(is_over(room.tournament()));
        // Nobody won alone, so nobody stands above the others.
        let (tournament, now) = (room.tournament(), room.session.now());
        assert_eq!(RoomFacts::of(tournament, &tournament.reading(now), now).podium, []);
        let due = due(&room);
        assert_eq!(due.iter().sum::<u64>(), 72_000);
        assert!(due.iter().all(|share| share % 500 == 0), "{due:?}");
        due
    };
    assert_eq!(gives(DealMethod::Even, &[]), [18_000; 4]);
    assert_eq!(gives(DealMethod::ChipChop, &[]), [29_000, 18_000, 13_500, 11_500]);
    let icm = gives(DealMethod::Icm, &[]);
    assert!(icm.is_sorted_by(|one, next| one > next) && icm[0] < 29_000, "{icm:?}");
    let own = [30_000, 20_000, 12_000, 10_000];
    assert_eq!(gives(DealMethod::ByHand, &own), own);
}

#[test]
fn play_goes_on_for_what_is_kept() {
    let mut room = four_left();
    room.act(deal(DealMethod::Even, 8_000, AfterDeal::PlayOn));
    assert!(!is_over(room.tournament()));
    assert_eq!(due(&room), [16_000; 4]);
    let prizes = Prizes::of(room.tournament()).expect("there are prices");
    assert_eq!(prizes.lines.iter().map(|line| line.amount.0).sum::<u64>(), 72_000);
    assert_eq!((prizes.lines.len(), prizes.unpaid()), (5, Money(64_000)));
    room.bust([4, 3, 1], &[2]);
    assert_eq!(due(&room), [16_000, 24_000, 16_000, 16_000]);
    let all: u64 = dues(room.tournament()).iter().map(|due| due.amount.0).sum();
    assert_eq!(all, 72_000);
    for id in 1..=4 {
        room.act(Command::PayOut { player: who(id), what: Winning::Prize, amount: None });
    }
    assert_eq!(room.refused(Command::DropDeal), Refusal::DealPaid { player: PlayerId(1) });
}

#[test]
fn a_deal_is_dropped_and_taken_back_like_any_act() {
    let mut room = four_left();
    assert_eq!(room.refused(Command::DropDeal), Refusal::NoDeal);
    room.act(deal(DealMethod::Icm, 0, AfterDeal::PlayOn));
    assert_eq!(room.refused(deal(DealMethod::Icm, 0, AfterDeal::PlayOn)), Refusal::DealStands);
    assert_eq!(room.refused(Command::FreePayouts), Refusal::DealStands);
    room.act(Command::DropDeal);
    assert_eq!(due(&room), [0; 4]);
    room.act(Command::Undo);
    assert!(room.tournament().winnings().deal().is_some());
    room.act(bust_out(&[4], &[1]));
    // Their place is decided, but they have their share of the deal and not its prize.
    assert!(due(&room)[3] > 7_000);
}

#[test]
fn what_is_no_deal_is_refused() {
    let mut room = Room::begun(terms(), 4);
    let icm = DealMethod::Icm;
    assert_eq!(room.refused(deal(icm, 0, AfterDeal::Ends)), Refusal::PayoutsNotFixed);
    let mut room = four_left();
    let of = |stacks: &[u64]| deal_of(icm, stacks, 0, AfterDeal::Ends, &[]);
    let (counted, in_play) = (Chips(179_999), Chips(180_000));
    let wrong = Refusal::DealChips { counted, in_play };
    assert_eq!(room.refused(of(&[89_999, 45_000, 27_000, 18_000])), wrong);
    let without = Refusal::DealWithout { player: PlayerId(4) };
    assert_eq!(room.refused(of(&[90_000, 45_000, 45_000])), without);
    let empty = Refusal::DealWithoutChips { player: PlayerId(4) };
    assert_eq!(room.refused(of(&[90_000, 45_000, 45_000, 0])), empty);
    let out = Refusal::NotIn { player: PlayerId(5) };
    assert_eq!(room.refused(of(&[80_000, 45_000, 27_000, 18_000, 10_000])), out);
    let (amount, total) = (Money(72_000), Money(72_000));
    let all = Refusal::KeptIsEverything { amount, total };
    assert_eq!(room.refused(deal(icm, 72_000, AfterDeal::PlayOn)), all);
    let nobody = Refusal::KeptForNobody { amount: Money(500) };
    assert_eq!(room.refused(deal(icm, 500, AfterDeal::Ends)), nobody);
    let by_hand =
        |amounts: &[u64]| deal_of(DealMethod::ByHand, &STACKS, 0, AfterDeal::Ends, amounts);
    let missing = Refusal::DealAmountMissing { player: PlayerId(4) };
    assert_eq!(room.refused(by_hand(&[30_000, 20_000, 12_000])), missing);
    let sum = Refusal::DealSum { amount: Money(72_001), total };
    assert_eq!(room.refused(by_hand(&[30_000, 20_000, 12_000, 10_001])), sum);
}

/// After a deal nobody is told what the next place pays: it is shared. Only what was kept is still
/// to be won, and where the event is over, nothing is.
#[test]
fn the_players_clock_shows_after_a_deal_what_is_still_played_for() {
    let shown = |room: &Room| {
        let clock = ClockPrizes::of(room.tournament()).expect("prices");
        let steps = clock.steps.iter().map(|step| (step.first.0, step.last.0, step.amount.0));
        (clock.next.map(|(place, amount)| (place.0, amount.0)), steps.collect::<Vec<_>>())
    };
    let mut room = four_left();
    let all = vec![(1, 1, 33_500), (2, 2, 19_000), (3, 3, 12_500), (4, 4, 7_000)];
    assert_eq!(shown(&room), (Some((4, 7_000)), all.clone()));
    room.act(deal(DealMethod::Even, 4_000, AfterDeal::PlayOn));
    assert_eq!(shown(&room), (None, vec![(1, 1, 4_000)]));
    room.act(bust_out(&[4], &[1]));
    assert_eq!(shown(&room), (None, vec![(1, 1, 4_000), (4, 4, 17_000)]));
    room.act(Command::Undo);
    room.act(Command::Undo);
    assert_eq!(shown(&room), (Some((4, 7_000)), all));
    room.act(deal(DealMethod::Even, 0, AfterDeal::Ends));
    assert_eq!(shown(&room), (None, Vec::new()));
}
