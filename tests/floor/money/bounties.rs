//! Bounties follow from the bust-outs, in the order in which they happened.

use super::room::{Room, bust_out, who, with_bounties};
use engine::command::Command;
use engine::money::{BountyTerms, MoneyColumn, Pays};
use engine::values::{Money, PlayerId};
use engine::winnings::{Winning, bounties};
use engine::{Refusal, Tournament};

fn won(tournament: &Tournament) -> Vec<(u32, u64)> {
    bounties(tournament).due().into_iter().map(|(player, sum)| (player.0, sum.0)).collect()
}

fn heads(tournament: &Tournament) -> Vec<(u32, u64)> {
    bounties(tournament).heads.into_iter().map(|(player, sum)| (player.0, sum.0)).collect()
}

const HALF: BountyTerms = BountyTerms::Progressive { won_per_thousand: 500 };

#[test]
fn a_fixed_bounty_is_won_by_whoever_knocks_the_player_out() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 5);
    assert_eq!(room.sum(MoneyColumn::Bounties), 5_000);
    room.act(bust_out(&[5], &[1]));
    room.act(bust_out(&[4], &[1, 2, 3]));
    assert_eq!(won(room.tournament()), [(1, 1_334), (2, 333), (3, 333)]);
    // A new entry has a new bounty, and a rebuy has none here.
    room.act(Command::ReEnter { player: who(5), pays: Pays::default() });
    assert_eq!(heads(room.tournament()), [(1, 1_000), (2, 1_000), (3, 1_000), (5, 1_000)]);
    room.act(bust_out(&[5], &[2]));
    assert_eq!(won(room.tournament()), [(1, 1_334), (2, 1_333), (3, 333)]);
}

#[test]
fn of_a_progressive_bounty_half_goes_on_the_head_of_whoever_won_it() {
    let mut room = Room::begun(with_bounties(HALF), 4);
    room.act(bust_out(&[4], &[3]));
    assert_eq!(won(room.tournament()), [(3, 500)]);
    assert_eq!(heads(room.tournament()), [(1, 1_000), (2, 1_000), (3, 1_500)]);
    room.act(bust_out(&[3], &[2]));
    assert_eq!(won(room.tournament()), [(2, 750), (3, 500)]);
    room.act(bust_out(&[2], &[1]));
    // The winner has what is on their own head, too: 1,000 + 875.
    assert_eq!(won(room.tournament()), [(1, 875 + 1_875), (2, 750), (3, 500)]);
    assert_eq!(heads(room.tournament()), []);
    assert_eq!(won(room.tournament()).iter().map(|(_, sum)| *sum).sum::<u64>(), 4_000);
}

/// Whoever is told later, or corrected, changes every bounty that came after.
#[test]
fn a_bust_out_that_is_entered_late_changes_the_bounties_after_it() {
    let mut room = Room::begun(with_bounties(HALF), 4);
    let at = room.session.now();
    room.later(600);
    room.act(bust_out(&[3], &[2]));
    assert_eq!(won(room.tournament()), [(2, 500)]);
    let bust = engine::finishes::Bust::of(who(4));
    room.act(Command::BustOut {
        busts: vec![bust],
        by: vec![who(3)],
        at: Some(at),
        elsewhere: engine::finishes::Elsewhere::Refuse,
    });
    assert_eq!(won(room.tournament()), [(2, 750), (3, 500)]);
    room.act(Command::CorrectBust {
        player: who(4),
        at: None,
        stack: None,
        by: Some(vec![who(1)]),
        elsewhere: engine::finishes::Elsewhere::Refuse,
    });
    assert_eq!(won(room.tournament()), [(1, 500), (2, 500)]);
    room.act(Command::Reinstate { player: who(4), to: None });
    assert_eq!(won(room.tournament()), [(2, 500)]);
}

/// Nobody is named: the bounty is nobody's until somebody is, and cannot be paid out.
#[test]
fn a_bounty_that_nobody_won_is_told() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 4);
    room.act(bust_out(&[4], &[]));
    let open = bounties(room.tournament()).unclaimed;
    assert_eq!(open.into_iter().collect::<Vec<_>>(), [(PlayerId(4), Money(1_000))]);
    let pay = |player| Command::PayOut { player: who(player), what: Winning::Bounty, amount: None };
    assert_eq!(room.refused(pay(1)), Refusal::NothingDue { player: PlayerId(1) });
    room.act(Command::CorrectBust {
        player: who(4),
        at: None,
        stack: None,
        by: Some(vec![who(1)]),
        elsewhere: engine::finishes::Elsewhere::Refuse,
    });
    room.act(pay(1));
    assert_eq!(room.sum(MoneyColumn::BountiesPaid), 1_000);
    assert_eq!(room.refused(pay(1)), Refusal::NothingDue { player: PlayerId(1) });
}
