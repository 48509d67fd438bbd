//! Mystery bounties: envelopes are sealed by a list, and drawn so that anyone can check it.

use super::room::{Room, bust_out, register, who, with_bounties};
use engine::command::Command;
use engine::event::Event;
use engine::finishes::Elsewhere;
use engine::money::{BountyTerms, MoneyColumn, Pays};
use engine::seating::{DrawPurpose, DrawRoll};
use engine::settings::Settings;
use engine::values::{LevelNo, Money, MoneyBack, PlayerId, Sale, Who};
use engine::winnings::{
    Envelope, Winning, bounties, envelopes_due, envelopes_unclaimed, proposed_envelopes,
};
use engine::{Refusal, Tournament};
use reports::{Need, needs};
use sha2::{Digest, Sha256};

/// Six players with a bounty of 10.00 each, nothing more sold, one of them out before.
fn closed() -> Room {
    let mut room = Room::begun(with_bounties(BountyTerms::Mystery), 6);
    room.act(bust_out(&[6], &[1]));
    room.act(Command::CloseRegistration);
    room.later(2 * 1200);
    room
}

fn list(parts: &[(u64, u32)]) -> Command {
    let envelope =
        |(amount, count): &(u64, u32)| Envelope { amount: Money(*amount), count: *count };
    Command::SealEnvelopes { list: parts.iter().map(envelope).collect() }
}

fn draw(player: u32) -> Command {
    Command::DrawEnvelope { player: who(player) }
}

fn due(t: &Tournament) -> Vec<u32> {
    envelopes_due(t).into_iter().map(|player| player.0).collect()
}

/// The number that the last act drew, with what is needed to check it.
fn last_drawn(room: &Room) -> (u32, DrawRoll) {
    let act = room.session.log().acts().last().expect("an act");
    match act.body.events() {
        [Event::EnvelopeDrawn { draw, no, player, .. }] => {
            assert_eq!(draw.purpose, DrawPurpose::Envelope(*player));
            (*no, DrawRoll::of(draw))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn there_is_one_envelope_for_everybody_who_is_left_with_all_bounties_in_them() {
    let mut room = Room::begun(with_bounties(BountyTerms::Mystery), 6);
    assert_eq!(room.refused(list(&[(1_000, 6)])), Refusal::EntriesStillSold);
    let mut room_of_fixed = Room::begun(with_bounties(BountyTerms::Fixed), 6);
    assert_eq!(room_of_fixed.refused(list(&[(1_000, 6)])), Refusal::NoMysteryBounties);
    room.act(bust_out(&[6], &[1]));
    // What was won before is in the envelopes.
    assert_eq!(bounties(room.tournament()).due().len(), 0);
    assert_eq!(bounties(room.tournament()).unopened, Money(6_000));
    let mut room = closed();
    let now = room.session.now();
    let open = |need: &Need| matches!(need, Need::EnvelopesOpen { bounties: Money(6_000) });
    assert!(needs(room.tournament(), now).iter().any(open));
    let refused = Refusal::EnvelopesMiscounted { envelopes: 6, players: 5 };
    assert_eq!(room.refused(list(&[(1_000, 6)])), refused);
    let refused = Refusal::EnvelopesSum { amount: Money(5_000), total: Money(6_000) };
    assert_eq!(room.refused(list(&[(1_000, 5)])), refused);
    assert_eq!(room.refused(draw(6)), Refusal::EnvelopesNotSealed);
    room.act(list(&[(3_000, 1), (750, 4)]));
    assert_eq!(room.refused(list(&[(3_000, 1), (750, 4)])), Refusal::EnvelopesSealed);
    // Nobody draws for somebody who went out before.
    assert_eq!(room.refused(draw(6)), Refusal::NotKnockedOut { player: PlayerId(6) });
}

#[test]
fn every_head_is_one_envelope_until_the_winner_has_the_last() {
    let mut room = closed();
    room.act(list(&[(3_000, 1), (1_000, 2), (500, 2)]));
    room.act(bust_out(&[5], &[]));
    assert_eq!(room.refused(draw(5)), Refusal::NotKnockedOut { player: PlayerId(5) });
    room.act(Command::Undo);
    room.act(bust_out(&[5], &[1, 2]));
    assert_eq!(due(room.tournament()), [5]);
    let mut numbers = Vec::new();
    for (player, next) in [(5, 4), (4, 3), (3, 2)] {
        room.act(draw(player));
        assert_eq!(room.refused(draw(player)), Refusal::EnvelopeDrawn { player: PlayerId(player) });
        let (no, roll) = last_drawn(&room);
        // Anyone can check it: the smallest rank of all that were closed.
        let closed = (1..=5_u32).filter(|no| !numbers.contains(no));
        let drawn = closed.min_by_key(|no| roll.rank(&format!("envelope {no}")));
        assert_eq!(drawn, Some(no));
        numbers.push(no);
        room.act(bust_out(&[next], &[1]));
    }
    // The last head that went out, and the winner's own.
    assert_eq!(due(room.tournament()), [2, 1]);
    room.act(draw(2));
    room.act(draw(1));
    assert!(due(room.tournament()).is_empty());
    let all = bounties(room.tournament());
    assert_eq!((all.unopened, all.due().values().copied().sum()), (Money::ZERO, Money(6_000)));
    // Two who knocked one out share the envelope.
    assert_eq!(all.won.iter().filter(|won| won.from == PlayerId(5)).count(), 2);
    for player in [1, 2] {
        let what = Winning::Bounty;
        room.act(Command::PayOut { player: who(player), what, amount: None });
    }
    assert_eq!(room.sum(MoneyColumn::BountiesPaid), 6_000);
}

/// Nobody draws for a head of nobody: the floor is asked who did it, until it is named or nobody is
/// left to ask.
#[test]
fn an_envelope_without_a_winner_is_asked_for() {
    let asked = |room: &Room| {
        needs(room.tournament(), room.session.now()).into_iter().find_map(|need| match need {
            Need::EnvelopesUnclaimed { heads, first } => Some((heads, first.0)),
            _ => None,
        })
    };
    let mut room = closed();
    assert_eq!(asked(&room), None);
    room.act(list(&[(3_000, 1), (1_000, 2), (500, 2)]));
    // Player 6 went out before there were envelopes.
    assert_eq!(asked(&room), None);
    room.act(bust_out(&[5], &[]));
    assert_eq!(asked(&room), Some((1, 5)));
    room.act(bust_out(&[4], &[]));
    assert_eq!(asked(&room), Some((2, 5)));
    let (at, stack, by) = (None, None, Some(vec![who(1)]));
    room.act(Command::CorrectBust { player: who(4), at, stack, by, elsewhere: Elsewhere::Refuse });
    assert_eq!((asked(&room), due(room.tournament())), (Some((1, 5)), vec![4]));
    room.act(draw(4));
    room.act(bust_out(&[3], &[1]));
    room.act(bust_out(&[2], &[1]));
    // At the end every head is opened, and it is decided who gets it.
    assert_eq!((asked(&room), due(room.tournament())), (None, vec![5, 3, 2, 1]));
}

/// A bounty that is sold after they were sealed would be in none of them, whoever sells it.
#[test]
fn no_bounty_is_sold_that_is_in_no_envelope() {
    let all_the_same = |sale, player: Who| Command::SellAllTheSame {
        sale,
        player,
        reason: "came late".to_owned(),
        pays: Pays::default(),
    };
    let late = Who::Name("Late".to_owned());
    let mut room = closed();
    room.act(all_the_same(Sale::Entry, late.clone()));
    room.act(Command::Undo);
    room.act(list(&[(3_000, 1), (750, 4)]));
    let sum = room.sum(MoneyColumn::Bounties);
    assert_eq!(room.refused(all_the_same(Sale::Entry, late)), Refusal::EnvelopesSealed);
    assert_eq!(room.refused(all_the_same(Sale::ReEntry, who(6))), Refusal::EnvelopesSealed);
    // What has no bounty is sold as before, until prices are changed.
    room.act(Command::AddOn { player: who(1), pays: Pays::default() });
    let mut terms = with_bounties(BountyTerms::Mystery);
    for buy_in in &mut terms.buy_ins {
        buy_in.price.bounty = Money(1_500);
    }
    let settings = Settings { money: Some(terms), ..room.tournament().settings().clone() };
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    let add_on = Command::AddOn { player: who(2), pays: Pays::default() };
    assert_eq!(room.refused(add_on), Refusal::EnvelopesSealed);
    let corrected = |pays| Command::CorrectCharge {
        sale: Sale::Entry,
        player: who(2),
        pays,
        note: "showed the card".to_owned(),
    };
    assert_eq!(room.refused(corrected(Pays::default())), Refusal::EnvelopesSealed);
    let settings = Settings {
        money: Some(with_bounties(BountyTerms::Mystery)),
        ..room.tournament().settings().clone()
    };
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    room.act(corrected(Pays { off: Money(500), ..Pays::default() }));
    assert_eq!(room.sum(MoneyColumn::Bounties), sum);
}

/// Whoever was out when they were sealed has no envelope, and nobody takes away whoever has one.
#[test]
fn envelopes_are_for_those_who_were_in_when_they_were_sealed() {
    let mut room = closed();
    room.act(list(&[(3_000, 1), (750, 4)]));
    room.act(Command::SellAllTheSame {
        sale: Sale::Rebuy,
        player: who(6),
        reason: "came back".to_owned(),
        pays: Pays::default(),
    });
    room.act(bust_out(&[6], &[1]));
    assert!(due(room.tournament()).is_empty() && envelopes_unclaimed(room.tournament()).is_empty());
    let void = |player| Command::VoidSale {
        player: who(player),
        sale: Sale::Entry,
        stack: None,
        money: MoneyBack::GivenBack,
        note: "never came".to_owned(),
    };
    assert_eq!(room.refused(void(5)), Refusal::EnvelopesSealed);
    for player in 2..6 {
        room.act(bust_out(&[player], &[1]));
        room.act(draw(player));
    }
    assert_eq!(due(room.tournament()), [1], "everybody has one, and the last is the winner's");
    room.act(draw(1));
    assert_eq!(bounties(room.tournament()).unopened, Money::ZERO);
}

#[test]
fn nobody_seals_without_the_bounties_of_those_who_were_not_charged() {
    let mut room = Room::new(None);
    room.act(register(1..=3));
    room.act(Command::DrawSeats { public: None });
    let settings = Settings {
        money: Some(with_bounties(BountyTerms::Mystery)),
        ..room.tournament().settings().clone()
    };
    room.act(Command::ChangeSettings { settings: Box::new(settings) });
    room.act(Command::StartClock);
    room.act(Command::CloseRegistration);
    room.later(2 * 1200);
    let refused = Refusal::EntriesNotCharged { players: 3 };
    assert_eq!(room.refused(list(&[(1_000, 3)])), refused);
    room.act(Command::ChargeEntries { players: Vec::new(), pays: Pays::default() });
    room.act(list(&[(1_000, 3)]));
}

/// `printf %s 'SECRET||LABEL|envelope 1' | sha256sum`, as the log tells people to type.
#[test]
fn a_drawn_envelope_can_be_checked_with_the_words_of_the_log() {
    let mut room = closed();
    room.act(list(&[(3_000, 1), (750, 4)]));
    room.act(bust_out(&[5], &[1]));
    room.act(draw(5));
    let act = room.session.log().acts().last().expect("an act");
    let [Event::EnvelopeDrawn { draw, no, .. }] = act.body.events() else { panic!("{act:?}") };
    assert!(draw.label.contains(", head 5, "), "{}", draw.label);
    let of = |no: u32| {
        let line = format!("{}||{}|envelope {no}", draw.seed, draw.label);
        <[u8; 32]>::from(Sha256::digest(line.as_bytes()))
    };
    assert_eq!((1..=5).min_by_key(|no| of(*no)), Some(*no));
    let said = words::Words::new(words::Language::English).draw(draw);
    assert!(said.contains("envelope 1") && said.contains("was not drawn yet"), "{said}");
}

/// Whoever comes back has their head again; the envelope that was drawn for it stays theirs.
#[test]
fn every_draw_has_a_number_and_a_secret_of_its_own() {
    let mut room = closed();
    room.act(list(&[(3_000, 1), (1_000, 2), (500, 2)]));
    for head in [5, 4, 3] {
        room.act(bust_out(&[head], &[1]));
        room.act(draw(head));
    }
    let acts = room.session.log().acts();
    let events: Vec<&Event> = acts.iter().flat_map(|act| act.body.events()).collect();
    let draws: Vec<_> = events.into_iter().filter_map(Event::draw).collect();
    assert!(draws.windows(2).all(|two| two[1].no == two[0].no + 1), "{draws:?}");
    assert!(draws.windows(2).all(|two| two[1].seed == two[0].next), "{draws:?}");
    assert!(draws.len() > 3);
}

#[test]
fn a_bust_that_was_none_gives_nobody_the_envelope() {
    let mut room = closed();
    room.act(list(&[(3_000, 1), (750, 4)]));
    room.act(bust_out(&[5], &[1]));
    room.act(draw(5));
    let won = bounties(room.tournament()).due();
    assert_eq!(won.len(), 1);
    room.act(Command::Reinstate { player: who(5), to: None });
    assert!(bounties(room.tournament()).due().is_empty());
    room.act(bust_out(&[5], &[2]));
    assert!(due(room.tournament()).is_empty(), "it was drawn");
    let again = bounties(room.tournament()).due();
    assert_eq!(again.values().collect::<Vec<_>>(), won.values().collect::<Vec<_>>());
    assert!(again.contains_key(&PlayerId(2)));
}

/// A stack that is bought later has no head: nothing is won twice, and nobody stands in two cards.
#[test]
fn a_head_is_won_once_by_the_first_who_is_named() {
    let waiting = |room: &Room| -> Vec<u32> {
        envelopes_unclaimed(room.tournament()).into_iter().map(|player| player.0).collect()
    };
    let winners = |room: &Room| -> Vec<(u32, u32)> {
        bounties(room.tournament()).won.iter().map(|won| (won.from.0, won.to.0)).collect()
    };
    let rebuy = |player| Command::Rebuy { player: who(player), pays: Pays::default() };
    for (first, again, named) in [
        (Some(1), Some(2), Some(1)),
        (Some(1), None, Some(1)),
        (None, Some(2), Some(2)),
        (None, None, None),
    ] {
        let mut room = closed();
        room.act(list(&[(3_000, 1), (1_000, 2), (500, 2)]));
        let mut settings = room.tournament().settings().clone();
        settings.entries.rebuy_level_max = Some(LevelNo(9));
        room.act(Command::ChangeSettings { settings: Box::new(settings) });
        let by = |player: Option<u32>| player.into_iter().collect::<Vec<u32>>();
        room.act(bust_out(&[5], &by(first)));
        room.act(rebuy(5));
        // Back without anybody named: they have their head again.
        assert_eq!(due(room.tournament()), if first.is_some() { vec![5] } else { Vec::new() });
        assert!(waiting(&room).is_empty());
        if first.is_some() {
            // It is won while they play on.
            room.act(draw(5));
            assert_eq!(winners(&room), [(5, 1)]);
        }
        room.later(1);
        room.act(bust_out(&[5], &by(again)));
        let is_due = first.is_none() && again.is_some();
        assert_eq!(due(room.tournament()), if is_due { vec![5] } else { Vec::new() });
        assert_eq!(waiting(&room), if named.is_none() { vec![5] } else { Vec::new() });
        if is_due {
            room.act(draw(5));
        }
        let won: Vec<(u32, u32)> = named.into_iter().map(|by| (5, by)).collect();
        assert_eq!(winners(&room), won);
        // At the end every envelope but that of player 5 is open.
        for player in [4, 3, 2] {
            room.act(bust_out(&[player], &[1]));
        }
        let left = [5, 4, 3, 2, 1].into_iter().skip(usize::from(named.is_some()));
        assert_eq!(due(room.tournament()), left.collect::<Vec<u32>>());
    }
}

#[test]
fn a_proposal_has_one_for_everybody_and_all_of_it() {
    for heads in (1..=60).chain([500, 10_000]) {
        for total in [1, 99, 6_000, 123_457, 5_000_000] {
            for unit in [1, 100, 500] {
                let list = proposed_envelopes(Money(total), heads, Money(unit));
                let count: u32 = list.iter().map(|one| one.count).sum();
                let sum: Money =
                    list.iter().map(|one| one.amount.times(u64::from(one.count))).sum();
                assert_eq!((count, sum), (heads, Money(total)), "{heads} {total} {unit}");
                assert!(list.is_sorted_by(|one, next| one.amount > next.amount), "{list:?}");
            }
        }
    }
}
