//! Stories: whole sessions do what comes to mind while cables are cut, the server is killed, and a
//! standby takes its place.
//!
//! What was acknowledged is there afterwards, in one order, once, on all desks; what was denied did
//! not happen; and what must be true of a tournament is.

use crate::network::{Cable, path_of};
use crate::server::{Disk, Server, at_once};
use engine::invariants::check_all;
use engine::log::Act;
use engine::values::Seq;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use session::{Failure, Session, Time, chance};
use simulator::program::opening;
use simulator::throw::Throw;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use storage::JournalTrouble as T;

/// So many stories are told in the gate.
const STORIES: u64 = 3;

/// One story in so many has a standby that takes over.
const STANDBY_EVERY: u64 = 10;

/// So many are told at the same time, for most of a story is waiting.
const LANES: u64 = 4;

/// So long is waited for a desk that has to catch up.
const WAIT: Duration = Duration::from_secs(60);

const DATABASE: &str = "stories";

/// What a desk was told of its acts.
#[derive(Default)]
struct Told {
    promised: Vec<(Seq, Act)>,
    /// The signatures of acts that did not happen.
    denied: Vec<String>,
}

impl Told {
    /// The act of this signature was acknowledged; one that waited comes with what others did.
    fn promise(&mut self, session: &mut Session, signature: &str) {
        let until = Instant::now() + WAIT;
        loop {
            let acts = session.log().acts();
            if let Some(at) = acts.iter().rposition(|act| act.by == signature) {
                return self.promised.push((Seq(at as u64 + 1), acts[at].clone()));
            }
            assert!(Instant::now() < until, "{signature} was promised and does not come");
            look(session, signature);
        }
    }
}

/// A desk when it has stopped.
struct Stopped {
    session: Session,
    told: Told,
}

/// Comes to an event; somebody sits at every second desk, so that nothing may take long there.
fn open(path: &Path, seed: u64, name: &str, number: u64) -> Session {
    let until = Instant::now() + WAIT;
    loop {
        let opened = Session::open(path, Time::live(), chance(Some(seed)), name);
        let watched = opened.and_then(|mut session| {
            if number % 2 == 1 {
                session.watch(Arc::new(|| {}))?;
            }
            Ok(session)
        });
        match watched {
            Ok(session) => return session,
            Err(error) => assert!(Instant::now() < until, "{name}: {error:?}"),
        }
    }
}

/// Whether a failure says that the network or the server is away, and nothing else.
pub fn is_away(failure: &Failure) -> bool {
    let Failure::Journal(error) = failure else { return false };
    matches!(error.what, T::Unreachable(_) | T::NotConfirmed | T::HeldUp | T::Slow)
}

/// One act by chance, signed with a name that no other act has.
fn do_something(session: &mut Session, dice: &mut StdRng, signature: &str, told: &mut Told) {
    let mut number = || dice.random_range(0..10_000_000);
    let throw = Throw { sort: number(), a: number(), b: number(), c: number() };
    let command = throw.command(session.tournament(), session.now());
    session.set_author(signature);
    let came = match session.submit(&command) {
        Ok(_) => Ok(()),
        Err(Failure::Waits) => wait_for_it(session, signature),
        Err(failure) => Err(failure),
    };
    match came {
        Ok(()) => told.promise(session, signature),
        Err(
            Failure::Refused(_)
            | Failure::Overtaken(_)
            | Failure::OfAnother { .. }
            | Failure::NotDone
            | Failure::Busy
            | Failure::TimeJumped(_),
        ) => told.denied.push(signature.to_owned()),
        Err(Failure::Journal(error)) if matches!(error.what, T::NotConfirmed) => {}
        Err(failure) => {
            assert!(is_away(&failure), "{signature}: {command:?}: {failure:?}");
            told.denied.push(signature.to_owned());
        }
    }
}

/// What comes of an act that waits for the database.
fn wait_for_it(session: &mut Session, signature: &str) -> Result<(), Failure> {
    let until = Instant::now() + WAIT;
    loop {
        look(session, signature);
        if let Some(waited) = session.go_on() {
            return waited.came.map(drop);
        }
        assert!(Instant::now() < until, "{signature} waits: {:?}", session.reach());
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn look(session: &mut Session, name: &str) {
    if let Err(failure) = session.poll() {
        assert!(is_away(&failure), "{name}: {failure:?}");
    }
}

/// What all of a story share: how much was tried, and whether it is over.
#[derive(Default)]
struct Course {
    tries: AtomicUsize,
    is_over: AtomicBool,
}

/// Ends a story, also where something in it was not as it must be.
struct EndOf<'a>(&'a Course);

impl Drop for EndOf<'_> {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Release);
    }
}

/// One desk from its coming until the story is over.
fn desk(path: &Path, seed: u64, number: u64, course: &Course) -> Stopped {
    let mut dice = StdRng::seed_from_u64(seed * 100 + number);
    let name = format!("desk {number}");
    let mut session = open(path, seed * 100 + number, &name, number);
    let mut told = Told::default();
    let mut count = 0;
    while !course.is_over.load(Ordering::Acquire) {
        if dice.random_range(0..4) == 0 {
            look(&mut session, &name);
        } else {
            count += 1;
            course.tries.fetch_add(1, Ordering::AcqRel);
            do_something(&mut session, &mut dice, &format!("{name} act {count}"), &mut told);
        }
    }
    Stopped { session, told }
}

impl Course {
    /// A moment in which desks are anywhere, some acts later.
    fn go_on(&self, dice: &mut StdRng) {
        let until = self.tries.load(Ordering::Acquire) + dice.random_range(3..80);
        let longest = Instant::now() + Duration::from_secs(3);
        while self.tries.load(Ordering::Acquire) < until && Instant::now() < longest {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// What happens to cables and servers meanwhile.
fn mishaps(servers: &[&Server], cables: &[Vec<Cable>], course: &Course, dice: &mut StdRng) {
    let mut may_promote = servers.len() > 1;
    for _ in 0..3 {
        course.go_on(dice);
        let cables = &cables[dice.random_range(0..cables.len())];
        match dice.random_range(0..4) {
            _ if may_promote => {
                may_promote = false;
                servers[0].kill();
                servers[1].ask("postgres", "SELECT pg_promote()");
            }
            0 => cables.iter().for_each(Cable::lose_next_answer),
            1 => {
                cables.iter().for_each(Cable::pull_out);
                course.go_on(dice);
                cables.iter().for_each(Cable::put_back);
            }
            _ => {
                let server = servers[servers.len() - 1];
                server.kill();
                server.restart();
            }
        }
    }
    course.go_on(dice);
}

/// Plays one story, and says how many acts it has and how many of them were promised.
fn story(servers: &[&Server], seed: u64) -> (usize, usize) {
    let mut dice = StdRng::seed_from_u64(seed);
    let ports: Vec<u16> = servers.iter().map(|server| server.port()).collect();
    let event = format!("story {seed}");
    let place = path_of(&ports, DATABASE, &event);
    let commands = opening(seed);
    let created =
        Session::create(&place, &commands[0], Time::live(), chance(Some(seed)), "opening");
    // On a busy machine the answer may come too late, and what was asked for happens all the same.
    let mut first = created.unwrap_or_else(|_| open(&place, seed, "opening", 0));
    for command in &commands[1..] {
        // An event that begins out of order is one, too.
        drop(first.submit(command));
    }
    drop(first);
    let count = dice.random_range(2..=8);
    let cables = |_| servers.iter().map(|server| Cable::to(server)).collect();
    let cables: Vec<Vec<Cable>> = (0..count).map(cables).collect();
    let course = Course::default();
    let mut desks: Vec<Stopped> = std::thread::scope(|threads| {
        let end = EndOf(&course);
        let come = |(number, cables): (u64, &Vec<Cable>)| {
            let ports: Vec<u16> = cables.iter().map(Cable::port).collect();
            let path = path_of(&ports, DATABASE, &event);
            let course = &course;
            threads.spawn(move || desk(&path, seed, number, course))
        };
        let desks: Vec<_> = (1..).zip(&cables).map(come).collect();
        mishaps(servers, &cables, &course, &mut dice);
        drop(end);
        desks.into_iter().map(|desk| desk.join().unwrap()).collect()
    });
    let last = open(&place, seed, "whoever looks last", 0);
    check(seed, &mut desks, &last)
}

fn check(seed: u64, desks: &mut [Stopped], last: &Session) -> (usize, usize) {
    let acts = last.log().acts();
    assert!(last.found().damage.is_none(), "seed {seed}: {:?}", last.found());
    assert_eq!(check_all(last.tournament()), Ok(()), "seed {seed}");
    let stands = format!("{:?}", last.tournament());
    let signatures: BTreeSet<&str> = acts.iter().map(|act| act.by.as_str()).collect();
    let mut promised = 0;
    for (number, desk) in (1..).zip(desks) {
        let of = format!("seed {seed}, desk {number}");
        for (seq, act) in &desk.told.promised {
            let there = usize::try_from(seq.0 - 1).ok().and_then(|at| acts.get(at));
            assert_eq!(there, Some(act), "{of}: act {seq} was promised");
        }
        let happened = desk.told.denied.iter().find(|by| signatures.contains(by.as_str()));
        assert_eq!(happened, None, "{of} was told otherwise");
        let until = Instant::now() + WAIT;
        while desk.session.log().acts().len() < acts.len() && Instant::now() < until {
            look(&mut desk.session, &of);
            std::thread::sleep(Duration::from_millis(2));
        }
        let there = desk.session.log().acts();
        assert!(there == acts, "{of} has {} acts, and there are {}", there.len(), acts.len());
        let shown = format!("{:?}", desk.session.tournament());
        assert!(shown == stands, "{of} shows something else");
        promised += desk.told.promised.len();
    }
    let by_desks: Vec<&str> =
        acts.iter().map(|act| act.by.as_str()).filter(|by| *by != "opening").collect();
    let once: BTreeSet<&str> = by_desks.iter().copied().collect();
    assert_eq!(once.len(), by_desks.len(), "seed {seed}: an act stands twice");
    (acts.len(), promised)
}

/// Plays the stories of these seeds, on a server that lives as long; those with a standby have two
/// of their own.
fn play(seeds: impl Iterator<Item = u64>) -> Option<(usize, usize)> {
    let one = Server::start(Disk::Memory)?;
    one.database(DATABASE);
    let mut all = (0, 0);
    for seed in seeds {
        let (acts, promised) = if seed % STANDBY_EVERY == 1 {
            let first = Server::start(Disk::Memory)?;
            first.database(DATABASE);
            let second = first.standby();
            story(&[&first, &second], seed)
        } else {
            story(&[&one], seed)
        };
        println!("seed {seed}: {acts} acts, {promised} promised");
        all = (all.0 + acts, all.1 + promised);
    }
    Some(all)
}

#[test]
fn stories_of_whole_sessions_lose_nothing_and_all_desks_come_to_the_same_end() {
    let _among_others = at_once();
    let stories = std::env::var("FLOORMAN_DESK_STORIES").ok().and_then(|told| told.parse().ok());
    let stories = stories.unwrap_or(STORIES);
    let all = std::thread::scope(|threads| {
        let lane = |lane| (0..stories).filter(move |seed| seed % LANES == lane);
        let play = |no| threads.spawn(move || play(lane(no)));
        let lanes: Vec<_> = (0..LANES.min(stories)).map(play).collect();
        lanes.into_iter().map(|lane| lane.join().unwrap()).collect::<Option<Vec<_>>>()
    });
    let Some(all) = all else { return };
    let (acts, promised) = all.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    println!("{stories} stories: {acts} acts, {promised} promised");
}
