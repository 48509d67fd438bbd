//! What an event says of a person stands in that person's evening, in words.

use crate::saves;
use crate::words::samples::{ANA, BO, UTC, every_event, moment, registered, settings, structure};
use engine::concerns::Concerned;
use engine::values::{Chips, PlayerId, Seed, Seq};
use engine::{Act, ActBody, Event, Log};
use reports::evening;
use std::collections::BTreeSet;
use words::{Language, Words};

/// Everybody whom an event concerns.
fn players(event: &Event) -> BTreeSet<PlayerId> {
    let mut players = BTreeSet::new();
    event.concerns(&mut |concerned| {
        if let Concerned::Player(player, _) = concerned {
            players.insert(player);
        }
    });
    players
}

/// What the evening of a player says of an act.
fn lines(words: &Words, log: &Log, player: PlayerId, seq: Seq) -> Vec<String> {
    let evening = evening(log, log.last_seq(), log.state(), player, moment(60));
    let lines = evening.lines.iter().filter(|line| line.seq == seq);
    lines.map(|line| words.deed(&line.deed, log.state(), UTC)).collect()
}

/// A tournament with two people, in which this happened.
fn log_with(event: Event) -> Log {
    let settings = Box::new(settings());
    let created =
        Event::TournamentCreated { settings, structure: structure(), seed: Seed([7; 16]) };
    let people = vec![registered(1, "Ana Rys"), registered(2, "Bo Li")];
    let sold = Event::PlayersRegistered { players: people, chips: Chips(10_000) };
    let acts = [created, sold, event].into_iter().zip(0..);
    let acts = acts.map(|(event, minutes)| {
        let body = ActBody::Record(vec![event]);
        Act { at: moment(minutes), by: "Eva".to_owned(), body }
    });
    Log::replay(acts).expect("acts that fit")
}

#[test]
fn every_event_of_every_save_stands_in_the_evening_of_everybody_it_concerns() {
    let words = Words::new(Language::English);
    let mut told = 0;
    for (name, session) in saves::opened() {
        let log = session.log();
        let acts = || (1..).map(Seq).zip(log.acts());
        let mut concerned: BTreeSet<(PlayerId, Seq)> = BTreeSet::new();
        for (seq, act) in acts() {
            if let ActBody::Record(events) = &act.body {
                let all = events.iter().flat_map(players);
                concerned.extend(all.map(|player| (player, seq)));
            }
        }
        let people: BTreeSet<PlayerId> = concerned.iter().map(|(player, _)| *player).collect();
        for player in people {
            let evening = evening(log, log.last_seq(), log.state(), player, session.now());
            let in_evening: BTreeSet<Seq> = evening.lines.iter().map(|line| line.seq).collect();
            let in_log = concerned.iter().filter(|(who, _)| *who == player).map(|(_, seq)| *seq);
            assert_eq!(in_evening, in_log.collect(), "{name}: player {player}");
            for line in &evening.lines {
                let said = words.deed(&line.deed, log.state(), UTC);
                assert!(!said.is_empty() && !said.contains(['⟨', '{', '}']), "{name}: {said}");
                told += 1;
            }
        }
    }
    assert!(told > 1_000, "{told}");
}

#[test]
fn every_kind_of_event_says_something_of_everybody_it_concerns() {
    let words = Words::new(Language::English);
    for event in every_event() {
        let log = log_with(event.clone());
        for player in [ANA, BO] {
            let lines = lines(&words, &log, player, Seq(3));
            assert_eq!(lines.len(), usize::from(players(&event).contains(&player)), "{event:?}");
            for line in lines {
                assert!(!line.is_empty() && !line.contains(['⟨', '{', '}']), "{line}");
                assert!(!line.contains("  ") && !line.contains(" ,"), "loose: {line}");
            }
        }
    }
}

#[test]
fn chips_clocks_and_hands_that_are_sat_out_are_told() {
    let words = Words::new(Language::English);
    let told: Vec<String> = every_event()
        .into_iter()
        .filter_map(|event| {
            let kind = format!("{event:?}").split([' ', '{']).next()?.to_owned();
            let said = lines(&words, &log_with(event), ANA, Seq(3)).into_iter().next()?;
            Some(format!("{kind}: {said}"))
        })
        .collect();
    for wanted in [
        "HandBegun: Sat a hand out, 400 posted",
        "HandCounted: Sat a hand out, 50 posted",
        "HandForHandBegun: Sat a hand out, 50 posted",
        "ChipsRaced: Chip race: 7 × 25, 1 × 100 straight, cards Kd 7c 2s, won 100 (+25)",
        "ChipsExchanged: Changed 40 × 100 for 8 × 500",
        "LateChipsTaken: Had 5 × 25 after the race: 1 × 100 paid",
        "PlayerClockCalled: Clock called, asked for by a player: 25 seconds and a countdown of 5",
        "PlayerClockSettled: Clock after 31 seconds: time was up, the hand is dead",
        "ShotClockRanOut: Shot clock ran out: checked",
        "TimeCardUsed: Played a time card, 2 are left",
        "TimeCardsGiven: Got 1 time card",
    ] {
        assert!(told.iter().any(|told| told == wanted), "{wanted}\n{}", told.join("\n"));
    }
}

#[test]
fn a_winner_who_was_named_later_and_a_hand_that_all_tables_played_are_told() {
    let words = Words::new(Language::English);
    let mut found = every_event().into_iter();
    let corrected = found.find(|event| matches!(event, Event::BustCorrected { .. })).unwrap();
    let said = lines(&words, &log_with(corrected), BO, Seq(3));
    assert_eq!(said, ["Won the chips of Ana Rys, as corrected"]);
    let mut in_hand = 0;
    for (_, session) in saves::opened() {
        let log = session.log();
        for player in log.state().entries().players() {
            let evening = evening(log, log.last_seq(), log.state(), player.id, session.now());
            let said = evening.lines.iter().map(|line| words.deed(&line.deed, log.state(), UTC));
            in_hand += said.filter(|said| said.contains(" of hand for hand")).count();
        }
    }
    assert!(in_hand > 0);
}

#[test]
fn the_log_tells_what_is_posted_in_a_hand_of_hand_for_hand() {
    let words = Words::new(Language::English);
    let mut found = every_event().into_iter();
    let begun = found.find(|event| matches!(event, Event::HandForHandBegun { .. })).unwrap();
    let log = log_with(begun.clone());
    let said = words.event(&begun, log.state(), UTC);
    assert!(said.ends_with("; posted for absent players: Ana Rys 50"), "{said}");
}
