//! Twenty desks write together; how many acts that are, and when others see one, is printed.
//!
//! How fast they are depends on whatever else the machine does, so nothing here is timed to pass.

use crate::server::{OWNER, Server, alone};
use crate::store::{act, desk, event};
use engine::values::Seq;
use std::fmt::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier, Condvar, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use storage::EventStore;

const DESKS: usize = 20;

/// A serial loop of insert and commit, in acts a second: from the first one to the last.
pub fn serial(server: &Server, database: &str) -> f64 {
    const INSERTS: u32 = 1000;
    let table = "CREATE TABLE serial (line text, at timestamptz DEFAULT clock_timestamp())";
    server.ask(database, table);
    let mut script = String::new();
    for number in 0..INSERTS {
        writeln!(script, "INSERT INTO serial VALUES ('{number} 5ec2111a (at:1,by:\"Ana\")');")
            .unwrap();
    }
    server.play(database, &script);
    let took = server.ask(database, "SELECT extract(epoch FROM max(at) - min(at)) FROM serial");
    f64::from(INSERTS - 1) / took.parse::<f64>().unwrap()
}

fn millis() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

/// One desk that only looks, whenever it is told that there is something: how late it saw each act.
fn watch(server: &Server, is_over: &AtomicBool) -> Vec<i64> {
    let mut desk = desk(server, OWNER, "speed");
    let told = Arc::new((Mutex::new(false), Condvar::new()));
    let teller = Arc::clone(&told);
    desk.call_on_news(Arc::new(move || {
        *teller.0.lock().unwrap() = true;
        teller.1.notify_one();
    }));
    let (mut known, mut late) = (desk.load().unwrap().acts.len() as u64, Vec::new());
    while !is_over.load(Ordering::Acquire) {
        let waiting = told.0.lock().unwrap();
        let longest = Duration::from_millis(100);
        let (mut has_come, _) = told.1.wait_timeout_while(waiting, longest, |come| !*come).unwrap();
        *has_come = false;
        drop(has_come);
        let newer = desk.poll(Seq(known)).unwrap();
        let now = millis();
        known += newer.len() as u64;
        late.extend(newer.iter().map(|act| now - act.at.0));
    }
    late
}

#[test]
fn twenty_desks_write_one_list_and_lose_nothing() {
    let Some(server) = &alone() else { return };
    drop(event(server, "speed"));
    let serial = serial(server, "speed");
    let (barrier, is_over) = (Barrier::new(DESKS), AtomicBool::new(false));
    let (written, mut late) = std::thread::scope(|threads| {
        let watcher = threads.spawn(|| watch(server, &is_over));
        let work = || {
            let mut desk = desk(server, OWNER, "speed");
            let mut known = desk.poll(Seq(1)).unwrap().len() as u64 + 1;
            barrier.wait();
            let until = Instant::now() + Duration::from_secs(2);
            let mut written = 0;
            while Instant::now() < until {
                known += desk.begin(Seq(known)).unwrap().len() as u64;
                desk.append(Seq(known), &act(millis(), "Ana")).unwrap();
                (known, written) = (known + 1, written + 1);
            }
            written
        };
        let desks: Vec<_> = (0..DESKS).map(|_| threads.spawn(work)).collect();
        let written: u32 = desks.into_iter().map(|desk| desk.join().unwrap()).sum();
        is_over.store(true, Ordering::Release);
        (written, watcher.join().unwrap())
    });
    late.sort_unstable();
    let at_99 = late.get(late.len() * 99 / 100).copied().unwrap_or(i64::MAX);
    let median = late.get(late.len() / 2).copied().unwrap_or(i64::MAX);
    println!(
        "serial {serial:.0} acts a second, {DESKS} desks {}; \
         seen after {median} ms, 99 of 100 after {at_99} ms, of {}",
        written / 2,
        late.len()
    );
    let acts = desk(server, OWNER, "speed").load().unwrap().acts;
    assert_eq!(acts.len() as u64, u64::from(written) + 1, "none is lost, and none there twice");
    assert!(late.len() <= written as usize, "nobody sees what nobody wrote");
}
