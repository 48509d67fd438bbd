//! A network that is gone without a word, as where a cable is pulled out of the wall: a network of
//! our own, which only root can have, so these tests run themselves again inside of it.
//!
//! How soon that shows depends on whatever else the machine does, so it is printed and not timed to
//! pass.

use crate::server::{Disk, OWNER, Server, at_once, say};
use crate::verbs::made;
use session::{Session, Time, chance};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::Reach;

/// Set where this process has a network of its own.
const INSIDE: &str = "FLOORMAN_OWN_NETWORK";

/// The name of the test.
const THIS: &str = "gone::a_network_that_is_gone_shows_and_everything_catches_up_when_it_is_back";

/// Whatever is waited for has come by then.
const WAIT: Duration = Duration::from_secs(60);

/// The network goes so many times, each time at another moment between two questions.
const TIMES: u32 = 8;

/// Whether the network of this process is there.
fn set_network(state: &str) {
    let set = Command::new("ip").args(["link", "set", "lo", state]).status();
    assert!(set.is_ok_and(|status| status.success()), "the network is {state}");
}

/// Lets this test run with a network of its own; false where this machine does not let us.
fn runs_inside() -> bool {
    let own = |program: &str| {
        let mut own = Command::new("unshare");
        own.args(["--net", "--", "sh", "-c", "ip link set lo up && exec \"$@\"", "sh", program]);
        own
    };
    if !own("true").output().is_ok_and(|output| output.status.success()) {
        say("\n*** A network that is gone was NOT tested: that needs root, unshare and ip.\n\
             *** On Debian: apt-get install util-linux iproute2\n");
        return false;
    }
    let test = std::env::current_exe().unwrap();
    let mut inside = own(test.to_str().unwrap());
    // What this computer remembers of events: a server of an earlier run may have had this port.
    let kept = tempfile::tempdir().unwrap();
    let inside = inside.args(["--exact", THIS, "--nocapture"]).env(INSIDE, "1");
    let inside = inside.env("XDG_CONFIG_HOME", kept.path()).output().unwrap();
    let said = String::from_utf8_lossy(&inside.stdout);
    println!("{said}");
    assert!(inside.status.success(), "{said}{}", String::from_utf8_lossy(&inside.stderr));
    assert!(said.contains("1 passed"), "{said}");
    true
}

fn until(desk: &mut Session, what: &str, holds: impl Fn(&Session) -> bool) -> Duration {
    let began = Instant::now();
    while !holds(desk) {
        let polled = desk.poll();
        assert!(began.elapsed() < WAIT, "{what} never comes: {polled:?}");
        std::thread::sleep(Duration::from_millis(2));
    }
    began.elapsed()
}

#[test]
fn a_network_that_is_gone_shows_and_everything_catches_up_when_it_is_back() {
    if std::env::var_os(INSIDE).is_none() {
        let _among_others = at_once();
        runs_inside();
        return;
    }
    let Some(server) = &Server::start(Disk::Memory) else { return };
    server.database("gone");
    let path = server.address(OWNER, "gone", "Friday night");
    made(path.to_str().unwrap());
    let mut desk = Session::open(&path, Time::live(), chance(Some(7)), "Desk 1").unwrap();
    desk.watch(Arc::new(|| {})).unwrap();
    let (mut shown, mut back) = (Vec::new(), Vec::new());
    for time in 0..TIMES {
        let (now, wait) = (Instant::now(), Duration::from_millis(u64::from(time) * 300));
        while now.elapsed() < wait {
            desk.poll().unwrap();
            std::thread::sleep(Duration::from_millis(2));
        }
        set_network("down");
        shown.push(until(&mut desk, "the news", |desk| desk.reach() != Reach::Here));
        set_network("up");
        back.push(until(&mut desk, "the end of it", |desk| desk.reach() == Reach::Here));
    }
    println!(
        "gone {TIMES} times: shown after {} ms at most, and back after {} ms at most",
        shown.iter().max().unwrap().as_millis(),
        back.iter().max().unwrap().as_millis()
    );
}
