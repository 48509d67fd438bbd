//! The sample: an evening that is on now, with five things to do.

use engine::Command;
use engine::invariants::check_all;
use engine::log::ActBody;
use engine::values::{Chips, Timestamp};
use exchange::make_sample;
use reports::{Need, needs};
use session::{SeededChance, Session, Time};
use tempfile::TempDir;

const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// The sample, and the folder that it is in.
fn sample() -> (Session, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let path = make_sample(folder.path(), "Sample", NOW).unwrap();
    let chance = Box::new(SeededChance::new(1));
    (Session::open(&path, Time::told(NOW), chance, "").unwrap(), folder)
}

fn waiting(session: &Session) -> Vec<Need> {
    needs(session.tournament(), NOW)
}

#[test]
fn it_is_the_middle_of_level_five_and_everything_holds() {
    let (session, _folder) = sample();
    let tournament = session.tournament();
    check_all(tournament).unwrap();
    let reading = tournament.reading(NOW);
    assert_eq!(reading.level.unwrap().0, 5);
    assert_eq!(reading.remaining_millis, 9 * 60_000);
    let acts = session.log().acts();
    assert!(acts.windows(2).all(|pair| pair[0].at <= pair[1].at));
    assert!(NOW.millis_since(acts.last().unwrap().at) < 60_000, "play resumes");
    assert!(acts.iter().all(|act| matches!(act.body, ActBody::Record(_))), "nothing is undone");
    assert_eq!(tournament.chips().in_play(), Chips(44 * 10_000), "43 entries and a rebuy");
    assert_eq!(tournament.entries().left(), 38);
    let names: Vec<_> = tournament.entries().players().map(|it| it.name.to_string()).collect();
    assert!(names.iter().all(|name| name.contains(' ') && !name.contains("Player")), "{names:?}");
}

#[test]
fn five_things_wait_and_each_can_be_done() {
    let (mut session, _folder) = sample();
    let kinds = |session: &Session| -> Vec<&'static str> {
        let kind = |need: &Need| match need {
            Need::PenaltyOver { .. } => "penalty",
            Need::Balance { moves: 1, short: 2, .. } => "balance",
            Need::MovesPending { moves: 1 } => "slip",
            Need::RegistrationEnds { .. } => "registration",
            Need::ColorUp { is_break: true, .. } => "color-up",
            other => panic!("{other:?}"),
        };
        waiting(session).iter().map(kind).collect()
    };
    let all = ["penalty", "balance", "slip", "registration", "color-up"];
    assert_eq!(kinds(&session), all);
    let ways = [
        ("penalty", Command::CallBack { players: Vec::new() }),
        ("slip", Command::CompleteMoves { players: Vec::new() }),
        ("balance", Command::Balance { players: Vec::new() }),
        ("slip", Command::CompleteMoves { players: Vec::new() }),
        ("registration", Command::CloseRegistration),
    ];
    for (what, command) in ways {
        assert!(kinds(&session).contains(&what), "{what}");
        session.submit(&command).unwrap();
        assert!(!kinds(&session).contains(&what), "{what} is done");
        check_all(session.tournament()).unwrap();
    }
    assert_eq!(kinds(&session), ["color-up"], "which comes in the break");
    let removals = waiting(&session).into_iter().find_map(|need| match need {
        Need::ColorUp { removals, .. } => Some(removals),
        _ => None,
    });
    assert!(!removals.unwrap().is_empty(), "it says which chips go");
}

#[test]
fn every_sample_is_the_same_and_takes_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let first = make_sample(folder.path(), "Sample", NOW).unwrap();
    let second = make_sample(folder.path(), "Sample", NOW).unwrap();
    assert!(first.ends_with("Sample.floorman") && second.ends_with("Sample 2.floorman"));
    let read = |path| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(first), read(second));
}
