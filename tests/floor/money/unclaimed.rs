//! A bounty that nobody is named for is a need until somebody says where it goes.

use super::room::{Room, bust_out, who, with_bounties};
use engine::Refusal;
use engine::command::Command;
use engine::entries::Who;
use engine::finishes::Elsewhere;
use engine::money::{BountyTerms, prize_pool};
use engine::values::{Money, PlayerId};
use engine::winnings::{BountyTo, Winning, bounties, due_to};
use reports::{Need, Till, needs};

fn four() -> Room {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 4);
    room.act(bust_out(&[4], &[]));
    room
}

fn give(to: Option<BountyTo<Who>>) -> Command {
    Command::SettleBounty { player: who(4), to, note: "nobody saw it".to_owned() }
}

fn open(room: &Room) -> Option<(u32, u64)> {
    needs(room.tournament(), room.session.now()).into_iter().find_map(|need| match need {
        Need::BountyUnclaimed { first, of_first, .. } => Some((first.0, of_first.0)),
        _ => None,
    })
}

fn left_over(room: &Room) -> i64 {
    Till::of(room.tournament()).unwrap().left_over()
}

#[test]
fn it_is_a_need_until_it_is_settled() {
    let mut room = four();
    assert_eq!(open(&room), Some((4, 1_000)));
    let before = left_over(&room);
    let ways = [
        (BountyTo::Player(who(2)), 0),
        (BountyTo::Winner, 0),
        (BountyTo::Pool, 0),
        (BountyTo::House, 1_000),
        (BountyTo::Staff, 1_000),
    ];
    let pool = prize_pool(room.tournament()).unwrap().total;
    for (to, left) in ways {
        room.act(give(Some(to.clone())));
        assert_eq!(open(&room), None, "{to:?}");
        assert_eq!(left_over(&room) - before, left, "{to:?}");
        let in_pool = if to == BountyTo::Pool { 1_000 } else { 0 };
        let now = prize_pool(room.tournament()).unwrap();
        assert_eq!(
            (now.total, now.from.from_bounties),
            (pool.plus(Money(in_pool)), Money(in_pool))
        );
    }
    room.act(give(None));
    assert_eq!(open(&room), Some((4, 1_000)));
    assert_eq!(left_over(&room), before);
}

#[test]
fn whoever_gets_it_is_paid_it() {
    let mut room = four();
    let due =
        |room: &Room, player| due_to(room.tournament(), PlayerId(player), Winning::Bounty).amount;
    room.act(give(Some(BountyTo::Player(who(2)))));
    assert_eq!(due(&room, 2), Money(1_000));
    room.act(give(Some(BountyTo::Winner)));
    assert_eq!(due(&room, 2), Money::ZERO);
    room.act(bust_out(&[3], &[1]));
    room.act(bust_out(&[2], &[1]));
    // Two heads, their own, and the one that nobody won.
    assert_eq!(due(&room, 1), Money(4_000));
    room.act(Command::PayOut { player: who(1), what: Winning::Bounty, amount: None });
}

/// Named after it went to the house: it is theirs, and that it went two ways is told.
#[test]
fn whoever_is_named_later_has_won_it() {
    let mut room = four();
    room.act(give(Some(BountyTo::House)));
    let (at, stack, by) = (None, None, Some(vec![who(3)]));
    room.act(Command::CorrectBust { player: who(4), at, stack, by, elsewhere: Elsewhere::Refuse });
    assert_eq!(bounties(room.tournament()).due().get(&PlayerId(3)), Some(&Money(1_000)));
    let all = needs(room.tournament(), room.session.now());
    let twice = all.iter().find(|need| matches!(need, Need::BountyGivenTwice { .. }));
    room.act(twice.expect("it is told").command().expect("it can be mended"));
    let all = needs(room.tournament(), room.session.now());
    assert!(!all.iter().any(|need| matches!(need, Need::BountyGivenTwice { .. })));
}

#[test]
fn what_cannot_be_decided_is_refused() {
    let mut room = four();
    let player = PlayerId(4);
    assert_eq!(room.refused(give(Some(BountyTo::Player(who(4))))), Refusal::OwnBounty { player });
    assert_eq!(room.refused(give(None)), Refusal::NoBountyOpen { player });
    let of_other = Command::SettleBounty {
        player: who(1),
        to: Some(BountyTo::House),
        note: "why not".to_owned(),
    };
    assert_eq!(room.refused(of_other), Refusal::NoBountyOpen { player: PlayerId(1) });
    let mute =
        Command::SettleBounty { player: who(4), to: Some(BountyTo::House), note: String::new() };
    assert_eq!(room.refused(mute), Refusal::NoteMissing);
    room.act(give(Some(BountyTo::House)));
    let again = room.refused(give(Some(BountyTo::House)));
    assert_eq!(again, Refusal::BountyDecided { player });
}
