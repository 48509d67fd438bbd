//! A server whose clock jumps, as where somebody sets it or it finds the time on the network.

use crate::server::{Disk, OWNER, Server, at_once};
use crate::verbs::done;
use crate::window::Desk;
use egui_kittest::kittest::{NodeT, Queryable};
use engine::command::{Command, LostTime};
use engine::refusal::Refusal;
use engine::values::{PlayerId, StageNo, TableNo};
use session::{Failure, Session, Time, chance};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use ui::vocabulary::Destination;

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
    drop(three);
    // Whatever one of them answers is answered for all; whoever is later is told so.
    server.set_clock(HOUR);
    until(&mut [&mut one, &mut two], "the question", |desk| desk.lost_time().is_some());
    two.settle_lost_time(LostTime::DoesNotCount).unwrap();
    until(&mut [&mut one, &mut two], "the end of it", |desk| desk.lost_time().is_none());
    let late = one.settle_lost_time(LostTime::Counts).unwrap_err();
    assert!(matches!(late, Failure::Refused(Refusal::LostTimeSettled)), "{late:?}");
    assert_eq!((stage(&one), stage(&two)), (StageNo(1), StageNo(1)));
    let settled = |act: &engine::Act| format!("{act:?}").contains("LostTimeDropped");
    assert_eq!(one.log().acts().iter().filter(|act| settled(act)).count(), 1);
}

/// How far the clock of a desk is off, in seconds: it is the server's that is set here, for the
/// two are only ever seen beside one another.
const OFF: [i64; 4] = [-50 * 60, 50 * 60, -24 * HOUR, 24 * HOUR];

/// Every verb that changes an event, as a desk calls it whose clock is off.
fn every_verb_acts(event: &str, folder: &Path, name: &str) {
    let structure = folder.join("structure.csv");
    let levels = done(&["export", event, "structure", "--format", "csv"], "");
    std::fs::write(&structure, levels).unwrap();
    let copy = folder.join(format!("{name}.floorman"));
    let facts = "{\"kind\":\"rounds\",\"rounds\":2,\"players_at_table\":7}\n";
    let enters = format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n");
    done(&["do", event, "--by", "Desk"], &format!("{enters}{{\"CallFloor\":{{\"table\":1}}}}\n"));
    done(&["do", event, "--by", "Desk"], "{\"AnswerFloor\":{\"table\":1}}\n\"Undo\"\n");
    done(&["set", event, "--structure", structure.to_str().unwrap(), "--by", "Desk"], "");
    done(&["rule", "penalty", "--file", event, "--log", "--by", "Desk"], facts);
    done(&["copy", event, copy.to_str().unwrap()], "");
    for view in ["clock", "needs", "log"] {
        done(&["show", event, view], "");
    }
    done(&["check", event], "");
}

#[test]
fn no_desk_moves_the_clock_of_an_event_however_wrong_its_own_is() {
    let _among_others = at_once();
    let Some(server) = &Server::start_with_clock(Disk::Memory) else { return };
    server.database("apart");
    let folder = tempfile::tempdir().unwrap();
    for off in OFF {
        server.set_clock(off);
        let path = server.address(OWNER, "apart", &format!("Night {off}"));
        let event = path.to_str().unwrap();
        done(&["new", event, "--template", "club-night", "--by", "Host"], "");
        let commands = [
            "{\"Register\":{\"players\":[{\"name\":\"Ana\"},{\"name\":\"Bo\"}]}}",
            "{\"AddTables\":{\"tables\":[{\"table\":1,\"seats\":9}]}}",
            "{\"DrawSeats\":{}}",
            "\"StartClock\"",
        ];
        done(&["do", event, "--by", "Host"], &commands.join("\n"));
        let one = desk(&path, "Desk 1");
        let began = one.now();
        let by_own = one.clocks_apart().expect("it is told");
        let apart = by_own.shared.millis_since(by_own.own);
        assert!((apart - off * 1000).abs() < 60_000, "{off}: {by_own:?}");
        drop(one);

        every_verb_acts(event, folder.path(), &format!("off{off}"));
        let mut two = desk(&path, "Desk 2");
        register(&mut two, "Cy").unwrap();
        for act in two.log().acts() {
            assert!(act.at.millis_since(began).abs() < 120_000, "{off}: {act:?}");
        }
        let reading = two.tournament().reading(two.now());
        assert!(reading.stage == StageNo(1) && reading.elapsed_millis < 120_000, "{off}");
        assert_eq!(two.ahead(), None, "{off}");

        // Nor does a moment that is told and has not come.
        let ahead = two.now().plus_millis(HOUR * 1000);
        two.set_time(Time::told(ahead));
        assert!(matches!(register(&mut two, "Dan"), Err(Failure::Refused(Refusal::MomentAhead))));
        two.set_time(Time::live());
        assert!(two.now().millis_since(began).abs() < 120_000, "{off}: back to the shared clock");
        register(&mut two, "Dan").unwrap();
    }
}

/// What ends the window, starts a program of the desktop, or is another desk's.
fn stays_unpressed(label: &str) -> bool {
    [
        "Quit",
        "Close",
        "Lock",
        "Locked",
        "Copy",
        "Open",
        "New",
        "Print",
        "Save",
        "Export",
        "Join",
        "English",
        "Čeština",
        "Polski",
    ]
    .iter()
    .any(|word| label.starts_with(word))
}

/// Every button that can be pressed now, by what it says.
fn buttons(desk: &Desk) -> BTreeSet<String> {
    let all = desk.window.query_all_by_role(egui::Role::Button);
    let enabled = all.filter(|button| !button.accesskit_node().is_disabled());
    let labels = enabled.filter_map(|button| button.accesskit_node().label());
    labels.filter(|label| !label.is_empty() && !stays_unpressed(label)).collect()
}

/// Types something into whatever is empty.
fn fill(desk: &mut Desk) {
    let fields = |desk: &Desk| {
        let all = desk.window.query_all_by_role(egui::Role::TextInput);
        let empty =
            all.filter(|field| field.accesskit_node().value().unwrap_or_default().is_empty());
        empty.filter_map(|field| field.accesskit_node().label()).collect::<Vec<String>>()
    };
    for label in fields(desk) {
        let found = desk.window.query_all_by_role_and_label(egui::Role::TextInput, &label).next();
        if let Some(found) = found {
            found.focus();
        }
        desk.window.run_ok();
        desk.window.event(egui::Event::Text("5".to_owned()));
        desk.window.run_ok();
    }
}

/// A screen by its tab, or what it shows of somebody or something.
enum Stop {
    Tab(String),
    Shown(Destination),
}

fn stops(desk: &Desk) -> Vec<Stop> {
    let players = desk.session().tournament().entries().players();
    let ids: Vec<PlayerId> = players.map(|player| player.id).collect();
    let [ana, bo, ..] = ids[..] else { panic!("nobody plays") };
    let shown = [
        Destination::Register,
        Destination::Player(ana),
        Destination::Void(ana),
        Destination::AllTheSame(bo),
        Destination::Table(TableNo(1)),
        Destination::SetButton(TableNo(1)),
        Destination::Break(vec![TableNo(2)]),
        Destination::AddTables,
        Destination::Plan,
        Destination::TickOff,
        Destination::BagTable(TableNo(1)),
        Destination::Penalty(Some(bo), None),
        Destination::Deal,
        Destination::CashBox,
        Destination::Debt(bo),
        Destination::Envelopes,
        Destination::ChargeEntries,
    ];
    let tabs = desk.window.query_all_by_role(egui::Role::Tab);
    let tabs = tabs.filter_map(|tab| tab.accesskit_node().label());
    tabs.map(Stop::Tab).chain(shown.map(Stop::Shown)).collect()
}

fn go(desk: &mut Desk, stop: &Stop) {
    match stop {
        Stop::Tab(label) => desk.window.get_by_role_and_label(egui::Role::Tab, label).click(),
        Stop::Shown(what) => desk.window.state_mut().show(what.clone()),
    }
    desk.window.run_ok();
}

/// Presses every button of every screen once, those that a button brings out as well.
fn press_everything(desk: &mut Desk) -> usize {
    let mut pressed = BTreeSet::new();
    for stop in stops(desk) {
        loop {
            go(desk, &stop);
            let Some(label) = buttons(desk).difference(&pressed).next().cloned() else { break };
            let mut follows = Some(label);
            // What it brings out is pressed at once: forms close when another screen is shown.
            while let Some(label) = follows.take() {
                let before = buttons(desk);
                if let Some(found) = desk.window.query_all_by_label(&label).next() {
                    found.click();
                }
                desk.window.run_ok();
                pressed.insert(label);
                fill(desk);
                let now = buttons(desk);
                follows = now.difference(&before).find(|label| !pressed.contains(*label)).cloned();
            }
            for _ in 0..2 {
                desk.window.key_press(egui::Key::Escape);
                desk.window.run_ok();
            }
        }
    }
    pressed.len()
}

#[test]
fn no_window_moves_the_clock_of_an_event_whatever_is_pressed_in_it() {
    let _among_others = at_once();
    let Some(server) = &Server::start_with_clock(Disk::Memory) else { return };
    server.database("pressed");
    // Ahead and behind; the verbs above are tried with all.
    for off in [OFF[0], OFF[3]] {
        server.set_clock(off);
        let path = server.address(OWNER, "pressed", &format!("Night {off}"));
        let event = path.to_str().unwrap();
        done(&["new", event, "--template", "club-night", "--by", "Host"], "");
        let names = ["Ana", "Bo", "Cy", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo"];
        let players = names.map(|name| format!("{{\"name\":\"{name}\"}}")).join(",");
        let register = format!("{{\"Register\":{{\"players\":[{players}]}}}}");
        let tables =
            "{\"AddTables\":{\"tables\":[{\"table\":1,\"seats\":6},{\"table\":2,\"seats\":6}]}}";
        let lines = [&register, tables, "{\"DrawSeats\":{}}", "\"StartClock\""].join("\n");
        done(&["do", event, "--by", "Host"], &lines);
        let mut desk = Desk::at(&path, "Desk 1");
        let (began, acts) = (desk.session().now(), desk.session().log().acts().len());
        let started = Instant::now();
        let count = press_everything(&mut desk);
        let done = &desk.session().log().acts()[acts..];
        assert!(count > 100 && done.len() > 10, "{count} buttons, {} acts", done.len());
        let took = i64::try_from(started.elapsed().as_millis()).unwrap();
        for act in done {
            let since = act.at.millis_since(began);
            assert!((-1000..took + 60_000).contains(&since), "{off}: {act:?}");
        }
        assert!(desk.session().now().millis_since(began) < took + 60_000, "{off}");
    }
}
