//! What an act is about, a person's evening, looking back, and putting one act right.

use crate::project;
use crate::terminal::{done, floorman, word};
use crate::words::samples::{ANA, BO, SEAT, every_event};
use engine::acts::SubjectKind;
use engine::entries::Who;
use engine::log::{Act, ActBody, Log};
use engine::seating::MoveReason;
use engine::values::{PlayerId, Seq, TableNo, Timestamp};
use engine::{Command, Event};
use reports::{
    Arrival, Correction, Evening, PersonEvent, Subjects, corrections, evening, seats, standings,
};
use session::{Session, Time, chance};
use std::collections::BTreeSet;
use std::path::PathBuf;
use words::{Language, UtcOffset, Words};

fn saved(name: &str) -> Session {
    let path: PathBuf = project("saves/v1").join(name);
    Session::open_to_read(&path, Time::told(Timestamp(0)), chance(None)).unwrap()
}

fn of(session: &Session, player: PlayerId) -> Evening {
    let log = session.log();
    evening(log, log.last_seq(), log.state(), player, session.now())
}

#[test]
fn every_event_is_of_a_kind_and_names_whom_it_is_about() {
    let mut kinds = BTreeSet::new();
    for event in every_event() {
        let subjects = Subjects::of([&event]);
        assert_eq!(subjects.kinds, [event.row().subject].into());
        kinds.extend(subjects.kinds);
        let told = format!("{event:?}");
        // What the event spells out, the subjects must name.
        for player in [ANA, BO] {
            let is_named = told.contains(&format!("PlayerId({})", player.0));
            assert_eq!(subjects.players.contains(&player), is_named, "{told}");
        }
        for table in [1, 2, 4, 7].map(TableNo) {
            let is_named =
                told.contains(&format!("TableNo({})", table.0)) && !told.contains("BrokenTable");
            assert!(!is_named || subjects.tables.contains(&table), "{table}: {told}");
        }
    }
    let all: BTreeSet<SubjectKind> = SubjectKind::ALL.iter().copied().collect();
    assert_eq!(all.difference(&kinds).copied().collect::<Vec<_>>(), [SubjectKind::Undo]);
}

#[test]
fn an_undo_is_about_what_it_took_back() {
    let session = saved("club-evening.floorman");
    let log = session.log();
    let undo = log.acts().iter().position(|act| matches!(act.body, ActBody::Undo(_))).unwrap();
    let ActBody::Undo(of) = log.acts()[undo].body else { unreachable!() };
    let undone = Subjects::of_act(log, of);
    let subjects = Subjects::of_act(log, Seq(undo as u64 + 1));
    assert!(
        subjects.kinds.contains(&SubjectKind::Undo) && subjects.kinds.is_superset(&undone.kinds)
    );
    assert_eq!((subjects.players, subjects.tables), (undone.players, undone.tables));
}

#[test]
fn looking_back_shows_what_a_log_of_those_acts_shows() {
    for name in ["club-evening.floorman", "deep-stack-300.floorman"] {
        let session = saved(name);
        let log = session.log();
        let last = log.last_seq().0;
        for seq in (1..=last).step_by(usize::try_from(last / 40 + 1).unwrap()).map(Seq) {
            let (quick, anew) = (log.state_as_of(seq), log.as_of(seq));
            assert_eq!(standings(&quick).rows, standings(anew.state()).rows, "{name} {seq}");
            assert_eq!(seats(&quick).rows, seats(anew.state()).rows, "{name} {seq}");
            assert_eq!(quick.commitment(), anew.state().commitment(), "{name} {seq}");
            let at = log.acts()[usize::try_from(seq.0).unwrap() - 1].at;
            assert_eq!(quick.reading(at), anew.state().reading(at), "{name} {seq}");
            let history = log.history(seq);
            for record in (1..=seq.0).map(Seq) {
                assert_eq!(history.is_in_force(record), anew.is_in_force(record), "{name} {seq}");
            }
        }
    }
}

#[test]
fn taking_back_from_an_act_on_leaves_what_stood_without_it() {
    let session = saved("club-evening.floorman");
    let mut log = Log::replay(session.log().acts().iter().cloned()).unwrap();
    let from = Seq(30);
    let acts: Vec<Seq> = log.undoable_from(from).collect();
    assert!(acts.windows(2).all(|pair| pair[0] > pair[1]), "the newest first");
    assert!(acts.iter().all(|seq| *seq >= from) && acts.len() > 10);
    let expected = log.state_before(from);
    for seq in acts {
        assert_eq!(log.undoable().map(|(next, _)| next), Some(seq));
        let body = ActBody::Undo(seq);
        log.push(Act { at: session.now(), by: String::new(), body }).unwrap();
    }
    assert_eq!(standings(&expected).rows, standings(log.state()).rows);
    assert_eq!(seats(&expected).rows, seats(log.state()).rows);
    assert_eq!(expected.commitment(), log.state().commitment());
    assert_eq!(log.undoable_from(from).count(), 0);
    assert!(log.undoable_from(Seq(1)).all(|seq| seq > Seq(1)), "the tournament itself stays");
}

#[test]
fn an_evening_goes_from_seat_to_seat_until_the_player_is_out() {
    let session = saved("deep-stack-300.floorman");
    let tournament = session.tournament();
    let (mut moved, mut out) = (0, 0);
    for player in tournament.entries().players() {
        let evening = of(&session, player.id);
        let stays = &evening.stays;
        assert!(matches!(evening.lines[0].deed, PersonEvent::Entered(_)), "{}", player.name);
        for pair in stays.windows(2) {
            assert!(pair[0].to.is_some_and(|to| to <= pair[1].from), "{}", player.name);
        }
        let seat = stays.last().filter(|stay| stay.to.is_none()).map(|stay| stay.seat);
        assert_eq!(seat, player.seat(), "{}", player.name);
        moved += usize::from(stays.len() > 2);
        if let Some((key, hand)) = tournament.finishes().last_bust(player.id)
            && !player.is_in()
        {
            out += 1;
            assert_eq!(stays.last().unwrap().to, Some(key.at));
            for winner in hand.won_by(hand.bust_of(player.id).unwrap()) {
                assert!(of(&session, *winner).took_out.contains(&player.id));
            }
        }
    }
    assert!(moved > 0 && out > 100, "{moved} moved, {out} out");
}

#[test]
fn a_move_says_why_and_by_which_rule() {
    let session = saved("deep-stack-300.floorman");
    let words = Words::new(Language::English);
    let told = session.tournament().entries().players().find_map(|player| {
        let evening = of(&session, player.id);
        let why = Arrival::Moved(MoveReason::NextBigBlindToWorstSeat);
        evening.stays.iter().find(|stay| stay.arrival == why)?;
        let deeds = evening.lines.iter().map(|line| &line.deed);
        let mut moves = deeds.filter(|deed| matches!(deed, PersonEvent::Moved(_)));
        let told = |deed| words.deed(deed, session.tournament(), UtcOffset::fixed(0));
        moves.find_map(|deed| Some(told(deed)).filter(|told| told.contains("worst seat")))
    });
    let told = told.unwrap();
    assert!(told.starts_with("Moved from table ") && told.contains("(TDA "), "{told}");
}

#[test]
fn every_deed_of_a_club_evening_is_told_and_what_was_undone_is_marked() {
    let session = saved("club-evening.floorman");
    let words = Words::new(Language::English);
    let mut undone = 0;
    for player in session.tournament().entries().players() {
        for line in of(&session, player.id).lines {
            let told = words.deed(&line.deed, session.tournament(), UtcOffset::fixed(0));
            assert!(!told.is_empty() && !told.contains(['⟨', '{']), "{told}");
            assert!(!told.contains("  ") && !told.contains(" ,"), "{told}");
            assert_eq!(line.undone_by.is_none(), session.log().is_in_force(line.seq), "{told}");
            undone += usize::from(line.undone_by.is_some());
        }
    }
    assert!(undone > 0);
}

#[test]
fn then_an_evening_knows_nothing_of_what_came_later() {
    let session = saved("deep-stack-300.floorman");
    let log = session.log();
    let seq = Seq(log.last_seq().0 / 2);
    let then = log.state_as_of(seq);
    let at = log.acts()[usize::try_from(seq.0).unwrap() - 1].at;
    for player in then.entries().players().take(50) {
        let evening = evening(log, seq, &then, player.id, at);
        assert!(evening.lines.iter().all(|line| line.seq <= seq));
        let seat = evening.stays.last().filter(|stay| stay.to.is_none()).map(|stay| stay.seat);
        assert_eq!(seat, player.seat());
    }
}

#[test]
fn one_wrong_act_has_a_command_of_its_own() {
    let find = |wanted: fn(&Event) -> bool| every_event().into_iter().find(wanted).unwrap();
    let busted = find(|event| matches!(event, Event::BustedOut { .. }));
    let reinstate = Command::Reinstate { player: Who::Id(ANA), to: None };
    let expected = [Correction::Command(reinstate), Correction::BustOut(ANA)];
    assert_eq!(corrections(&[busted]), expected);
    let closed = find(|event| matches!(event, Event::SeatClosed { .. }));
    let open = Command::OpenSeat { at: SEAT };
    assert_eq!(corrections(&[closed]), [Correction::Command(open)]);
    let begun = find(|event| matches!(event, Event::HandBegun { .. }));
    assert_eq!(corrections(&[begun]), []);
}

#[test]
fn the_terminal_shows_the_evening_of_one_player() {
    let file = project("saves/v1/deep-stack-300.floorman");
    let file = word(&file);
    let show = ["show", file, "player", "--name", "player 00015", "--format", "json"];
    let told = done(&show, b"").json();
    assert!(told[0]["what"].as_str().unwrap().starts_with("Entered, "));
    let last = told.last().unwrap()["what"].as_str().unwrap();
    assert!(last.starts_with("Busted out at table 11, seat 2"), "{last}");
    let nobody = floorman(&["show", file, "player", "--name", "Nobody"], b"");
    assert_eq!(nobody.status, 1, "{}", nobody.trouble);
    assert_eq!(floorman(&["show", file, "player"], b"").status, 2, "whose?");
    let csv = ["export", file, "player", "--name", "Player 00015", "--format", "csv"];
    assert!(done(&csv, b"").out.starts_with("seq,at,by,what"));
}
