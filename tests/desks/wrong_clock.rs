//! A server whose clock jumps, as where somebody sets it or it finds the time on the network.

use crate::server::{Disk, OWNER, Server, at_once};
use crate::verbs::done;
use engine::command::Command;
use engine::values::StageNo;
use session::{Failure, Session, Time, chance};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

const HOUR: i64 = 3600;

/// Whatever is waited for has come by then.
const WAIT: Duration = Duration::from_secs(60);

fn desk(path: &Path, name: &str) -> Session {
    let mut desk = Session::open(path, Time::live(), chance(Some(7)), name).unwrap();
    desk.watch(Arc::new(|| {})).unwrap();
    desk
}

fn register(desk: &mut Session, name: &str) -> Result<(), Failure> {
    let json = format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}");
    let command: Command = serde_json::from_str(&json).unwrap();
    desk.submit(&command).map(drop)
}

fn until(desks: &mut [&mut Session], what: &str, holds: impl Fn(&Session) -> bool) {
    let end = Instant::now() + WAIT;
    while !desks.iter().all(|desk| holds(desk)) {
        desks.iter_mut().for_each(|desk| drop(desk.poll()));
        assert!(Instant::now() < end, "{what} never comes");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn stage(desk: &Session) -> StageNo {
    desk.tournament().reading(desk.now()).stage
}

#[test]
fn a_server_whose_clock_jumps_skips_no_level_and_desks_stay_together() {
    let _among_others = at_once();
    let Some(server) = &Server::start_with_clock(Disk::Memory) else { return };
    server.database("jumps");
    let path = server.address(OWNER, "jumps", "Friday night");
    done(&["new", path.to_str().unwrap(), "--template", "club-night", "--by", "Host"], "");
    let commands = [
        "{\"Register\":{\"players\":[{\"name\":\"Ana\"},{\"name\":\"Bo\"}]}}",
        "{\"AddTables\":{\"tables\":[{\"table\":1,\"seats\":9}]}}",
        "{\"DrawSeats\":{}}",
        "\"StartClock\"",
    ];
    done(&["do", path.to_str().unwrap(), "--by", "Host"], &commands.join("\n"));
    let (mut one, mut two) = (desk(&path, "Desk 1"), desk(&path, "Desk 2"));
    let began = one.now();
    let ran = |desk: &Session| desk.now().millis_since(began);
    // An hour ahead: no desk follows, each asks whether that time counts.
    server.set_clock(HOUR);
    until(&mut [&mut one, &mut two], "the question", |desk| desk.lost_time().is_some());
    for desk in [&one, &two] {
        assert_eq!(stage(desk), StageNo(1));
        assert!(ran(desk) < 120_000);
    }
    // What is done meanwhile is done at the time that everybody sees.
    register(&mut one, "Cy").unwrap();
    until(&mut [&mut two], "the entry", |two| two.tournament().entries().players().len() == 3);
    assert!(one.log().acts().last().unwrap().at.millis_since(began) < 120_000);
    assert!((one.now().millis_since(two.now())).abs() < 1000);
    // It was a mistake and is put right again: nothing is asked any more.
    server.set_clock(0);
    until(&mut [&mut one, &mut two], "the end of it", |desk| desk.lost_time().is_none());
    // An hour back: nobody follows, acts go on in their order.
    server.set_clock(-HOUR);
    let looked = Instant::now();
    while looked.elapsed() < Duration::from_secs(5) {
        two.poll().unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    register(&mut two, "Dan").unwrap();
    until(&mut [&mut one], "the entry", |one| one.tournament().entries().players().len() == 4);
    let acts = one.log().acts();
    assert!(acts.windows(2).all(|two| two[0].at <= two[1].at), "moments never go back");
    for desk in [&one, &two] {
        assert_eq!((stage(desk), desk.lost_time()), (StageNo(1), None));
        assert!((0..120_000).contains(&ran(desk)));
    }
    // Whoever comes now is told that the time cannot be right, and skips nothing either.
    let three = desk(&path, "Desk 3");
    assert!(three.ahead().is_some());
    assert_eq!(stage(&three), StageNo(1));
    server.set_clock(0);
    drop(three);
    let three = desk(&path, "Desk 3");
    assert_eq!(three.ahead(), None);
    assert!((three.now().millis_since(one.now())).abs() < 1000);
}
