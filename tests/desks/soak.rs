//! One large event that many desks play together to its winner, with the server killed on the way.
//!
//! ```text
//! FLOORMAN_DESK_SOAK=10000 cargo test --release -p desks soak -- --nocapture
//! ```
//!
//! `FLOORMAN_DESK_KILLS=0` leaves the server alone, so that nothing but the desks is measured,
//! `FLOORMAN_DESKS=4` are four of them, and with `FLOORMAN_DESK_FLUSH=3000` a flush of the server's
//! disk takes 3,000 µs on every computer.
//! It prints how many acts a second that is beside a serial loop of insert and commit on the same
//! server, how long the processors work for each, how late others see an act, and how long joining
//! takes; nothing here is timed to pass.

use crate::server::{Disk, Server, at_once};
use crate::sessions::is_away;
use crate::speed::serial;
use crate::verbs::{done, hash};
use crate::work::Work;
use engine::button::first_hand;
use engine::command::{ButtonMoment, Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::invariants::check_all;
use engine::log::Act;
use engine::money::Pays;
use engine::seating::{due_redraw, plan};
use engine::settings::ButtonTracking;
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, TableNo};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use session::{Failure, Session, Time, chance};
use std::collections::BTreeSet;
use std::num::NonZero;
use std::ops::Range;
use std::path::Path;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier, OnceLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Entries and desks in the gate; by hand so many as are asked for, and twenty desks.
const SMALL: (u32, u32) = (120, 4);

/// Unless `FLOORMAN_DESKS` says otherwise.
const DESKS: u32 = 20;

/// So often the server is killed, unless `FLOORMAN_DESK_KILLS` says otherwise.
const KILLS: u64 = 5;

/// People come to a desk so many at a time.
const AT_ONCE: usize = 25;

/// After that the desks have found a server again that was killed, in milliseconds.
const BACK_AFTER: i64 = 1000;

/// How long a server that was killed may be away.
const WAIT: Duration = Duration::from_secs(60);

/// A number that is told from outside.
fn told<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

fn millis() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

pub fn first_act() -> Command {
    let mut settings = Box::new(Tournament::default().settings().clone());
    settings.name = "Soak".to_owned();
    settings.entries.starting_chips = Chips(60_000);
    settings.seating.button_tracking = ButtonTracking::Never;
    settings.seating.redraw_at_tables = vec![1];
    let level = |index: u32| {
        let big_blind = Chips(200 << index);
        let ante = Ante::BigBlind(big_blind);
        let stakes = Stakes::Blinds { small_blind: Chips(100 << index), big_blind, ante };
        Stage::Level(Level { game: Game::Holdem, stakes, secs: 1800, color_up: false })
    };
    let structure = Structure { stages: (0..20).map(level).collect() };
    Command::CreateTournament { settings, structure }
}

/// What the desks share.
struct Room {
    left: AtomicU64,
    have_come: Barrier,
    /// When all desks had come, and how long the processors had worked by then.
    began: OnceLock<(Work, Instant)>,
    is_over: AtomicBool,
}

/// Ends it, also where something was not as it must be.
struct EndOf<'a>(&'a Room);

impl Drop for EndOf<'_> {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Release);
    }
}

/// One desk at work.
struct Desk<'a> {
    session: Session,
    dice: StdRng,
    number: u32,
    /// The signatures of its acts that were acknowledged.
    promised: Vec<String>,
    tries: u64,
    /// How often others were first.
    refused: u64,
    room: &'a Room,
}

impl Desk<'_> {
    /// Does something, as soon as the server is there; whether it is done.
    fn submit(&mut self, command: &Command) -> bool {
        let until = Instant::now() + WAIT;
        loop {
            self.tries += 1;
            let signature = format!("desk {} act {}", self.number, self.tries);
            self.session.set_author(&signature);
            match self.session.submit(command) {
                Ok(_) => {
                    self.promised.push(signature);
                    return true;
                }
                Err(Failure::Refused(_) | Failure::Overtaken(_) | Failure::Busy) => {
                    self.refused += 1;
                    return false;
                }
                Err(failure) => {
                    assert!(is_away(&failure) && Instant::now() < until, "{signature}: {failure:?}")
                }
            }
        }
    }

    fn register(&mut self, numbers: &[u32]) {
        for numbers in numbers.chunks(AT_ONCE) {
            let name = |no: &u32| PlayerName::new(&format!("Player {no:05}")).unwrap();
            let new = |no| NewPlayer { name: name(no), need: None, member: None };
            let players = numbers.iter().map(new).collect();
            // Where the answer got lost they may be there.
            self.submit(&Command::Register {
                players,
                same_names: SameNames::Refuse,
                pays: Pays::default(),
            });
        }
    }

    /// Somebody in a seat, where there are at least two.
    fn somebody(&mut self) -> Option<PlayerId> {
        let entries = self.session.tournament().entries();
        let last = u32::try_from(entries.players().len()).unwrap();
        for _ in 0..20 {
            // Going through all of them for each act would be most of the work.
            let id = PlayerId(self.dice.random_range(1..=last));
            if entries.left() > 20 && entries.player(id).is_some_and(|one| one.seat().is_some()) {
                return Some(id);
            }
        }
        let seated = entries.players().filter(|one| one.seat().is_some());
        let live: Vec<PlayerId> = seated.map(|one| one.id).collect();
        (live.len() > 1).then(|| live[self.dice.random_range(0..live.len())])
    }

    /// Somebody is out, whom another desk may have seen, too.
    fn bust(&mut self) {
        let Some(player) = self.somebody() else { return };
        let busts = vec![Bust::of(Who::Id(player))];
        self.submit(&Command::bust_out(busts, Vec::new()));
    }

    /// What the room needs now, if anything.
    fn due(&mut self) -> Option<Command> {
        let now = self.session.now();
        let t = self.session.tournament();
        if !t.seating().pending_moves().is_empty() {
            return Some(Command::CompleteMoves { players: Vec::new() });
        }
        if let Some(tables) = due_redraw(t, now) {
            return Some(Command::Redraw { tables, public: None });
        }
        let plan = plan(t, now);
        if !plan.breaks.is_empty() {
            return Some(Command::BreakTables { tables: plan.breaks });
        }
        if let Some(table) = plan.ask_button.first() {
            return button(t, *table);
        }
        if !plan.moves.is_empty() {
            return Some(Command::Balance { players: Vec::new() });
        }
        plan.undecided.first().and_then(|undecided| button(t, undecided.to))
    }

    fn work(&mut self) {
        let mut told_button = false;
        while self.session.tournament().entries().left() > 1 {
            // One looks after the room, and the others say who is out; where a button is not
            // enough, the room waits for that.
            let due = if self.number == 0 && !told_button { self.due() } else { None };
            told_button = matches!(due, Some(Command::SetButton { .. }));
            if !due.is_some_and(|command| self.submit(&command)) {
                self.bust();
            }
            let left = u64::from(self.session.tournament().entries().left());
            self.room.left.fetch_min(left, Ordering::AcqRel);
        }
    }
}

/// The button of a table is told, wherever it is.
fn button(t: &Tournament, table: TableNo) -> Option<Command> {
    let taken = t.seating().table(table)?.taken();
    let button = taken.iter().next()?;
    let truth = first_hand(button, taken)?.positions;
    Some(Command::SetButton {
        table,
        button: truth.button,
        small_blind: Some(truth.small_blind),
        big_blind: Some(truth.big_blind),
        when: ButtonMoment::ThisHand,
    })
}

/// A desk that only looks: when each act was done, and how much later it saw that, in milliseconds.
fn watch(path: &Path, room: &Room) -> Vec<(i64, i64)> {
    let mut session = Session::open(path, Time::live(), chance(Some(1)), "watch").unwrap();
    let looks = std::thread::current();
    session.watch(Arc::new(move || looks.unpark())).unwrap();
    let (mut known, mut late) = (session.log().acts().len(), Vec::new());
    while !room.is_over.load(Ordering::Acquire) {
        std::thread::park_timeout(Duration::from_millis(100));
        // While the server is away, nothing is seen.
        let _ = session.poll();
        let now = millis();
        late.extend(session.log().acts()[known..].iter().map(|act| (act.at.0, now - act.at.0)));
        known = session.log().acts().len();
    }
    late
}

/// Kills the server whenever so many more are out; from when until when it was away.
fn kill(server: &Server, entries: u64, room: &Room) -> Vec<Range<i64>> {
    let mut away = Vec::new();
    let kills = told("FLOORMAN_DESK_KILLS").unwrap_or(KILLS);
    for kill in 1..=kills {
        let until = entries - entries * kill / (kills + 1);
        while room.left.load(Ordering::Acquire) > until {
            if room.is_over.load(Ordering::Acquire) {
                return away;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        let began = millis();
        server.kill();
        server.restart();
        away.push(began..millis());
    }
    away
}

/// How late acts were seen, the quickest first; but for those that a server that was away held up.
fn late(seen: &[(i64, i64)], away: &[Range<i64>]) -> Vec<i64> {
    let held_up = |done: i64, late: i64| {
        away.iter().any(|away| done < away.end + BACK_AFTER && done + late > away.start)
    };
    let seen = seen.iter().filter(|(done, late)| !held_up(*done, *late));
    let mut late: Vec<i64> = seen.map(|(_, late)| *late).collect();
    late.sort_unstable();
    late
}

/// What a desk has at the end.
struct End {
    /// The signatures of its acts that were acknowledged.
    promised: Vec<String>,
    /// How often others were first.
    beaten: u64,
    /// The acts that it shows.
    shown: Vec<Act>,
}

/// One desk from its coming to the winner.
fn desk(server: &Server, path: &Path, number: u32, desks: u32, entries: u32, room: &Room) -> End {
    let seed = u64::from(number);
    let session = Session::open(path, Time::live(), chance(Some(seed)), "").unwrap();
    let dice = StdRng::seed_from_u64(seed);
    let (promised, tries, refused) = (Vec::new(), 0, 0);
    let mut desk = Desk { session, dice, number, promised, tries, refused, room };
    room.have_come.wait();
    room.began.get_or_init(|| (Work::of(server), Instant::now()));
    let numbers: Vec<u32> = (1..=entries).filter(|no| no % desks == number).collect();
    desk.register(&numbers);
    room.have_come.wait();
    if number == 0 {
        assert!(desk.submit(&Command::DrawSeats { public: None }));
        assert!(desk.submit(&Command::StartClock));
    }
    room.have_come.wait();
    while desk.session.tournament().seating().tables().next().is_none() {
        let _ = desk.session.poll();
    }
    desk.work();
    let shown = desk.session.log().acts().to_vec();
    End { promised: desk.promised, beaten: desk.refused, shown }
}

/// What was measured.
struct Played {
    ends: Vec<End>,
    /// When each act was done, and how much later others saw it.
    seen: Vec<(i64, i64)>,
    took: Duration,
    work: Work,
    /// When the server was away.
    away: Vec<Range<i64>>,
}

/// All desks to the winner.
fn play(server: &Server, path: &Path, entries: u32, desks: u32) -> Played {
    let room = &Room {
        left: AtomicU64::new(u64::MAX),
        have_come: Barrier::new(desks as usize),
        began: OnceLock::new(),
        is_over: AtomicBool::new(false),
    };
    std::thread::scope(|threads| {
        let come = |number| threads.spawn(move || desk(server, path, number, desks, entries, room));
        let ends: Vec<_> = (0..desks).map(come).collect();
        let watcher = threads.spawn(|| watch(path, room));
        let killer = threads.spawn(|| kill(server, u64::from(entries), room));
        let end = EndOf(room);
        let ends: Vec<_> = ends.into_iter().map(|end| end.join().unwrap()).collect();
        let (work, began) = room.began.get().unwrap();
        let took = began.elapsed();
        let work = Work::of(server).since(work);
        drop(end);
        let away = killer.join().unwrap();
        Played { ends, seen: watcher.join().unwrap(), took, work, away }
    })
}

/// Nothing is lost, nothing stands twice, and all desks show the same; how often others were first.
fn look_through(ends: &[End], acts: &[Act]) -> u64 {
    let signatures: BTreeSet<&str> = acts.iter().map(|act| act.by.as_str()).collect();
    assert_eq!(signatures.len(), acts.len(), "an act stands twice");
    for End { promised, shown, .. } in ends {
        let lost = promised.iter().find(|by| !signatures.contains(by.as_str()));
        assert_eq!(lost, None, "an act that was acknowledged is gone");
        assert!(acts.starts_with(shown), "a desk shows something else");
    }
    ends.iter().map(|end| end.beaten).sum()
}

impl Played {
    fn tell(&self, acts: usize, serial: f64) {
        let away: i64 = self.away.iter().map(|away| away.end - away.start).sum();
        let away = Duration::from_millis(away.unsigned_abs());
        let speed = acts as f64 / (self.took - away).as_secs_f64();
        println!(
            "{acts} acts in {:.1} s, {:.1} s of them with the server away, {} times; {speed:.0} \
             acts a second, serial {serial:.0}",
            self.took.as_secs_f64(),
            away.as_secs_f64(),
            self.away.len(),
        );
        let late = late(&self.seen, &self.away);
        let at = |share: usize| late.get(late.len() * share / 100).copied().unwrap_or_default();
        let (half, most) = (at(50), at(99));
        println!("seen after {half} ms, 99 of 100 after {most} ms, of {}", late.len());
        // What a server did that was killed is not known.
        if self.away.is_empty() {
            let micros = |work: Duration| work.as_secs_f64() * 1e6 / acts as f64;
            let (desks, server) = (micros(self.work.desks), micros(self.work.server));
            let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
            println!(
                "processors work {:.0} µs for an act: {desks:.0} in {} desks, {server:.0} in the \
                 server; {processors} of them could do {:.0} a second",
                desks + server,
                self.ends.len(),
                processors as f64 * 1e6 / (desks + server)
            );
        }
    }
}

/// The SHA-256 of an event, which is that of a copy of it in a file.
fn hash_of_copy(place: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("Soak.floorman");
    let copy = copy.to_str().unwrap();
    done(&["copy", place, copy], "");
    assert_eq!(hash(place), hash(copy));
    hash(place)
}

#[test]
fn a_soak_of_many_desks_comes_to_its_winner_with_the_server_killed_five_times() {
    let _among_others = at_once();
    let asked: Option<u32> = told("FLOORMAN_DESK_SOAK");
    let many = told("FLOORMAN_DESKS").unwrap_or(DESKS);
    let (entries, desks) = asked.map_or(SMALL, |entries| (entries, many));
    let flush = told("FLOORMAN_DESK_FLUSH").map(Duration::from_micros);
    let by_hand = flush.map_or(Disk::Real, Disk::Flushing);
    let disk = if asked.is_some() { by_hand } else { Disk::Memory };
    let Some(server) = &Server::start(disk) else { return };
    server.database("soak");
    let serial = serial(server, "soak");
    let path = server.address(crate::server::OWNER, "soak", "Soak");
    drop(Session::create(&path, &first_act(), Time::live(), chance(Some(1)), "opening").unwrap());
    let played = play(server, &path, entries, desks);
    let began = Instant::now();
    let last = Session::open(&path, Time::live(), chance(Some(1)), "").unwrap();
    let joined = began.elapsed();
    let acts = last.log().acts();
    assert_eq!(check_all(last.tournament()), Ok(()));
    assert_eq!(last.tournament().entries().left(), 1);
    assert_eq!(last.tournament().entries().players().len(), entries as usize, "none came twice");
    let beaten = look_through(&played.ends, acts);
    let hash = hash_of_copy(path.to_str().unwrap());
    println!("{entries} entries at {desks} desks; {beaten} times others were first");
    played.tell(acts.len(), serial);
    println!("joining takes {} ms; SHA-256 {hash}", joined.as_millis());
}
