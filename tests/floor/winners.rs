//! Who won the chips of those who bust out, and what an older journal may say of it.

use crate::money::room::{Room, who, with_bounties};
use crate::terminal::{floorman, word};
use engine::command::Command;
use engine::event::Event;
use engine::finishes::{
    Bust, Busted, Elsewhere, WinnerTrouble, WinnersOf, impossible_winners, standings, winner_faults,
};
use engine::log::{Act, ActBody};
use engine::money::BountyTerms;
use engine::values::{Chips, Money, PlayerId, Timestamp};
use engine::winnings::bounties;
use engine::{Log, Refusal, Tournament};
use reports::{Need, needs};
use storage::RonJournal;

fn by_of(tournament: &Tournament, player: u32) -> Vec<u32> {
    let of = standings(tournament).into_iter().find(|it| it.player == PlayerId(player));
    of.expect("on the list").by.into_iter().map(|id| id.0).collect()
}

fn won(tournament: &Tournament, player: u32) -> u64 {
    bounties(tournament).due().get(&PlayerId(player)).map_or(0, |due| due.0)
}

fn bust_out(players: &[u32], by: &[u32]) -> Command {
    let busts = players.iter().map(|id| Bust::of(who(*id))).collect();
    Command::bust_out(busts, by.iter().map(|id| who(*id)).collect())
}

fn correct(player: u32, by: &[u32]) -> Command {
    let by = Some(by.iter().map(|id| who(*id)).collect());
    let (at, stack, elsewhere) = (None, None, Elsewhere::Refuse);
    Command::CorrectBust { player: who(player), at, stack, by, elsewhere }
}

fn lost(player: u32, stack: u64, by: &[u32]) -> Bust {
    let by = Some(by.iter().map(|id| who(*id)).collect());
    Bust { player: who(player), stack: Some(Chips(stack)), by }
}

#[test]
fn main_pot_and_side_pot_have_bounties_of_their_own() {
    for terms in [BountyTerms::Fixed, BountyTerms::Progressive { won_per_thousand: 1_000 }] {
        let mut room = Room::begun(with_bounties(terms), 6);
        let busts = vec![lost(1, 1_000, &[3]), lost(2, 3_000, &[4, 5])];
        room.act(Command::bust_out(busts, Vec::new()));
        assert_eq!((won(room.tournament(), 3), won(room.tournament(), 4)), (1_000, 500));
        room.act(correct(2, &[6]));
        assert_eq!((won(room.tournament(), 3), won(room.tournament(), 6)), (1_000, 1_000));
        assert_eq!(won(room.tournament(), 4), 0);
        room.act(correct(1, &[]));
        assert_eq!(bounties(room.tournament()).unclaimed.get(&PlayerId(1)), Some(&Money(1_000)));
        assert_eq!(won(room.tournament(), 6), 1_000);
        room.act(Command::Undo);
        assert_eq!(won(room.tournament(), 3), 1_000);
    }
}

/// What they won would be nobody's; an entry that should not have been is made void.
#[test]
fn whoever_won_chips_is_not_unregistered_though_they_have_no_seat() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 5);
    room.act(bust_out(&[1], &[2]));
    room.act(bust_out(&[2], &[3]));
    room.act(Command::ReinstateUnseated { player: who(2) });
    let players = vec![who(2)];
    let refusal = room.refused(Command::Unregister { players });
    assert_eq!(refusal, Refusal::HasPlayed { player: PlayerId(2) });
}

/// Where all lost to the same players the journal names them once, as it always did.
#[test]
fn winners_of_all_are_written_down_once() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 5);
    let busts = vec![lost(1, 1_000, &[3]), lost(2, 3_000, &[3])];
    room.act(Command::bust_out(busts, vec![who(5)]));
    let acts = room.session.log().acts();
    let event = acts.last().and_then(|act| act.body.events().first()).expect("an event");
    let Event::BustedOut { busts, by, .. } = event else { panic!("{event:?}") };
    assert_eq!(by, &[PlayerId(3)]);
    assert!(busts.iter().all(|bust| bust.by.is_none()));
}

/// A bounty that went to the wrong one is put right although the player has entered again since.
#[test]
fn the_winner_is_corrected_after_the_player_came_back() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 5);
    room.act(bust_out(&[5], &[1]));
    room.act(Command::ReEnter { player: who(5), pays: engine::money::Pays::default() });
    room.act(correct(5, &[2]));
    assert_eq!((won(room.tournament(), 1), won(room.tournament(), 2)), (0, 1_000));
    let moved = Command::CorrectBust {
        player: who(5),
        at: Some(room.session.now()),
        stack: None,
        by: None,
        elsewhere: Elsewhere::Refuse,
    };
    assert_eq!(room.refused(moved), Refusal::NotBusted { player: PlayerId(5) });
}

/// Whoever busts in a hand wins nothing in it, and no head goes to somebody who has gone.
#[test]
fn of_those_who_bust_together_nobody_is_a_winner() {
    let mut room =
        Room::begun(with_bounties(BountyTerms::Progressive { won_per_thousand: 500 }), 5);
    let busts = vec![lost(1, 1_000, &[2]), lost(2, 3_000, &[4])];
    let refused = room.refused(Command::bust_out(busts, Vec::new()));
    let (player, other) = (PlayerId(2), PlayerId(1));
    assert_eq!(refused, Refusal::WinnerBustsToo { player, other });
    let refused = room.refused(bust_out(&[1], &[1]));
    assert_eq!(refused, Refusal::BustedByHimself { player: PlayerId(1) });
    let refused = room.refused(bust_out(&[1], &[77]));
    assert_eq!(refused, Refusal::PlayerNumberUnknown { number: 77 });
    room.act(bust_out(&[1], &[2]));
    room.act(bust_out(&[2], &[3]));
    assert_eq!(bounties(room.tournament()).unclaimed, [].into());
}

/// In a script two hands may have one moment; the hand that all tables play is not the one before.
#[test]
fn whoever_won_before_hand_for_hand_began_goes_out_in_it() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 14);
    let table = |player: u32| {
        let known = room.tournament().entries().player(PlayerId(player));
        known.and_then(|player| player.seat()).map(|at| at.table)
    };
    let beside = (2..=14).find(|other| table(*other) == table(1)).expect("somebody at that table");
    let stacked = |player: u32, chips: u64| {
        vec![Bust { player: who(player), stack: Some(Chips(chips)), by: None }]
    };
    room.act(Command::bust_out(stacked(1, 5_000), vec![who(beside)]));
    room.act(Command::StartHandForHand);
    room.act(Command::bust_out(stacked(beside, 4_000), Vec::new()));
    assert_eq!(impossible_winners(room.tournament()), []);
    assert_eq!(winner_faults(room.tournament()), []);
    assert_eq!(won(room.tournament(), beside), 1_000);
}

/// What an older program wrote: player 5 wins the chips of player 4 after going out.
fn older(room: &Room, by: u32) -> Vec<Act> {
    let mut acts = room.session.log().acts().to_vec();
    let seat = room.tournament().entries().player(PlayerId(4)).and_then(|one| one.seat());
    let busts =
        vec![Busted { player: PlayerId(4), seat: seat.expect("seated"), stack: None, by: None }];
    let at = Timestamp(room.session.now().0 + 60_000);
    let (level, hand, elsewhere) = (None, None, Elsewhere::Refuse);
    let event = Event::BustedOut { at, level, busts, by: vec![PlayerId(by)], hand, elsewhere };
    acts.push(Act { at, by: String::new(), body: ActBody::Record(vec![event]) });
    acts
}

#[test]
fn an_older_journal_with_a_winner_who_was_out_opens_and_is_told() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 6);
    room.act(bust_out(&[5], &[1]));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("older.floorman");
    drop(RonJournal::create(&path, &older(&room, 5)).expect("it can be written"));

    let answer = floorman(&["check", word(&path)], b"");
    assert_eq!(answer.status, 3, "{}{}", answer.out, answer.trouble);
    assert!(answer.out.contains("Player 5 was out"), "{}", answer.out);
    assert!(answer.out.contains("CorrectBust"), "{}", answer.out);

    let log = Log::replay(older(&room, 5)).expect("it fits");
    let now = Timestamp(room.session.now().0 + 120_000);
    let faults = impossible_winners(log.state());
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].winner, faults[0].why), (PlayerId(5), WinnerTrouble::Out));
    let is_told =
        |need: &Need| matches!(need, Need::WinnerInDoubt { fault } if fault.player == PlayerId(4));
    assert!(needs(log.state(), now).iter().any(is_told));

    // What has nothing to do with it can be done, and the correction ends it.
    let words: &[&[u8]] = &[
        br#"{"BustOut":{"busts":[{"player":6}],"by":[1]}}"#,
        br#"{"CorrectBust":{"player":4,"by":[1]}}"#,
    ];
    for line in words {
        let at = "2027-01-15T09:00:00Z";
        let answer = floorman(&["do", word(&path), "--at", at], line);
        assert_eq!(answer.status, 0, "{}{}", answer.out, answer.trouble);
    }
    let answer = floorman(&["check", word(&path)], b"");
    assert_eq!(answer.status, 0, "{}{}", answer.out, answer.trouble);
}

/// A correction in an older journal named the winners of the whole hand, and still does.
#[test]
fn an_older_correction_names_the_winners_of_the_whole_hand() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 6);
    let busts = vec![
        Bust { stack: Some(Chips(1_000)), ..Bust::of(who(1)) },
        Bust { stack: Some(Chips(3_000)), ..Bust::of(who(2)) },
    ];
    room.act(Command::bust_out(busts, vec![who(3)]));
    let (key, _) = room.tournament().finishes().last_bust(PlayerId(2)).expect("out");
    let correction = |of| Event::BustCorrected {
        player: PlayerId(2),
        at: key.at,
        level: None,
        stack: Some(Chips(3_000)),
        by: vec![PlayerId(4)],
        hand: None,
        of,
        elsewhere: Elsewhere::Refuse,
    };
    for (of, first) in [(WinnersOf::Hand, 4), (WinnersOf::Player, 3)] {
        let mut acts = room.session.log().acts().to_vec();
        let body = ActBody::Record(vec![correction(of)]);
        acts.push(Act { at: room.session.now(), by: String::new(), body });
        let log = Log::replay(acts).expect("it fits");
        assert_eq!(
            (by_of(log.state(), 1), by_of(log.state(), 2)),
            (vec![first], vec![4]),
            "{of:?}"
        );
    }
}

/// The journal keeps what the director confirmed, so nobody is asked again.
#[test]
fn a_winner_elsewhere_is_told_of_until_it_is_confirmed() {
    let mut room = Room::begun(with_bounties(BountyTerms::Fixed), 18);
    let at = |id: u32| {
        let player = room.tournament().entries().player(PlayerId(id)).expect("registered");
        player.seat().expect("seated").table
    };
    let other = (2..=18).find(|id| at(*id) != at(1)).expect("two tables");
    let refused = room.refused(bust_out(&[1], &[other]));
    let (player, loser) = (PlayerId(other), PlayerId(1));
    assert_eq!(refused, Refusal::WinnerElsewhere { player, other: loser });
    let (busts, by, elsewhere) = (vec![Bust::of(who(1))], vec![who(other)], Elsewhere::Allow);
    room.act(Command::BustOut { busts, by, at: None, elsewhere });
    assert_eq!(winner_faults(room.tournament()), []);
    let beside = (2..=18).find(|id| {
        let seat = room.tournament().entries().player(PlayerId(*id)).and_then(|one| one.seat());
        *id != other && seat.map(|seat| seat.table) == Some(at_of(&room, other))
    });
    // The next correction of the same bust-out is not asked again.
    room.act(correct(1, &[beside.expect("a full table")]));
    assert_eq!(winner_faults(room.tournament()), []);
}

fn at_of(room: &Room, id: u32) -> engine::values::TableNo {
    let player = room.tournament().entries().player(PlayerId(id)).expect("registered");
    player.seat().expect("seated").table
}
