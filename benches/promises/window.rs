//! The real window beside an empty one of the same toolkit: memory, the first frame, and rest.
//!
//! Both are this program, started once more, so that both have the same libraries.

use crate::field::{begin, event};
use crate::table::{Promise, median, time};
use eframe::Frame;
use egui::{Context, Ui, Visuals};
use session::{SeededChance, Session, Time};
use simulation::simulate;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use ui::Opening;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use words::{Language, Words};

/// The word that starts the empty window.
pub const EMPTY: &str = "empty-window";

/// The word that starts Floorman's, before a file.
pub const FLOORMAN: &str = "floorman-window";

/// What a window says when its first frame is on the screen.
const PAINTED: &str = "painted";

/// What a window says when all that it shows is on the screen, and nothing is still being read.
const WHOLE: &str = "whole";

/// As long at rest.
const REST: Duration = Duration::from_secs(20);

/// Shows a window with nothing in it, painted once a second.
pub fn show_empty() {
    let made = ui::open("Empty", |_| Box::new(Told::new(Empty, |_| true)));
    made.expect("the window opens");
}

/// Shows a tournament.
pub fn show_floorman(file: &Path) {
    let file = file.to_owned();
    // What the program does, but for what it remembers of this computer.
    let reads = file.clone();
    let begin = move || {
        let app = App::new(Words::new(Language::English), Surroundings::default());
        (app, Some(reads))
    };
    let app = ui::meanwhile(begin, move |app| app.open_file(&file));
    let made = ui::open("Floorman", |ctx| Box::new(Told::new(app(ctx), Opening::is_read)));
    made.expect("the window opens");
}

/// A window that tells when its first frame is on the screen, and when all of it is.
struct Told<A> {
    app: A,
    frames: u32,
    is_whole: fn(&A) -> bool,
    /// Since which frame it is.
    whole_since: Option<u32>,
}

impl<A> Told<A> {
    fn new(app: A, is_whole: fn(&A) -> bool) -> Self {
        Self { app, frames: 0, is_whole, whole_since: None }
    }
}

impl<A: eframe::App> eframe::App for Told<A> {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        // The next frame begins when the one before is on the screen.
        if self.frames == 1 {
            println!("{PAINTED}");
        }
        if self.whole_since.is_some_and(|since| since + 1 == self.frames) {
            println!("{WHOLE}");
        }
        self.app.logic(ctx, frame);
        if self.whole_since.is_none() && (self.is_whole)(&self.app) {
            self.whole_since = Some(self.frames);
        }
        if self.frames == 0 || self.whole_since == Some(self.frames) {
            ctx.request_repaint();
        }
        self.frames = self.frames.saturating_add(1);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.app.ui(ui, frame);
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.app.clear_color(visuals)
    }
}

/// A window with nothing in it.
struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        ui.ctx().request_repaint_after(Duration::from_secs(1));
    }
}

/// A window that runs.
struct Running {
    child: Child,
    first_frame: Duration,
    /// Until all of it was on the screen.
    whole: Duration,
}

impl Running {
    fn start(words: &[&str]) -> Option<Self> {
        let start = Instant::now();
        let program = env::current_exe().ok()?;
        let mut child = Command::new(program)
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut lines = BufReader::new(child.stdout.take()?).lines();
        let mut until = |said: &str| {
            let line = lines.next()?.ok()?;
            (line.trim() == said).then(|| start.elapsed())
        };
        let told = until(PAINTED).and_then(|first_frame| Some((first_frame, until(WHOLE)?)));
        let Some((first_frame, whole)) = told else {
            let _ = child.kill();
            let _ = child.wait();
            return None;
        };
        Some(Self { child, first_frame, whole })
    }

    fn proc_file(&self, name: &str) -> String {
        fs::read_to_string(format!("/proc/{}/{name}", self.child.id())).unwrap_or_default()
    }

    /// Memory in use, in megabytes.
    fn megabytes(&self) -> u64 {
        let status = self.proc_file("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        let kilobytes = line.split_whitespace().next().and_then(|no| no.parse::<u64>().ok());
        kilobytes.unwrap_or_default() / 1024
    }

    /// The time of all its threads on the processor.
    fn processor(&self) -> Duration {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.child.id())).into_iter().flatten();
        let nanos = |task: fs::DirEntry| {
            let stat = fs::read_to_string(task.path().join("schedstat")).ok()?;
            stat.split_whitespace().next()?.parse::<u64>().ok()
        };
        Duration::from_nanos(tasks.flatten().filter_map(nanos).sum())
    }

    /// The share of a core that it takes while nobody touches it.
    fn share_at_rest(&self) -> f64 {
        sleep(Duration::from_secs(5));
        let before = self.processor();
        sleep(REST);
        (self.processor().saturating_sub(before)).as_secs_f64() / REST.as_secs_f64()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What is promised of the window; not measured where there is no screen.
pub fn promises() -> Vec<Promise> {
    let folder = tempfile::tempdir().expect("a folder");
    let [small, large] = [10_000, 100_000].map(|entries| {
        let path = folder.path().join(format!("{entries}.floorman"));
        simulate(event(entries), Some(&path)).expect("it can be played and written");
        path
    });
    let running = folder.path().join("running.floorman");
    let [create, more @ ..] = begin(90);
    let chance = Box::new(SeededChance::new(7));
    let mut session =
        Session::create(&running, &create, Time::live(), chance, "").expect("it is made");
    for command in more {
        session.submit(&command).expect("it may happen");
    }
    drop(session);
    vec![
        memory("10,000", 150, &small),
        memory("100,000", 250, &large),
        first_frame(&small),
        rest(&running),
    ]
}

fn not_measured(promise: String) -> Promise {
    let measured = "no screen; see the head of `benches/promises/main.rs`".to_owned();
    Promise { promise, measured, beside: String::new(), holds: None }
}

fn memory(entries: &str, most: u64, file: &Path) -> Promise {
    let promise =
        format!("memory with {entries} entries open: under {most} MB beyond an empty window");
    let (Some(empty), Some(window)) = (Running::start(&[EMPTY]), floorman(file)) else {
        return not_measured(promise);
    };
    sleep(Duration::from_secs(3));
    let (empty, window) = (empty.megabytes(), window.megabytes());
    let beyond = window.saturating_sub(empty);
    Promise {
        promise,
        measured: format!("{beyond} MB beyond"),
        beside: format!("an empty window: {empty} MB"),
        holds: Some(beyond < most),
    }
}

fn first_frame(file: &Path) -> Promise {
    let promise = "the first frame with 10,000 entries: within 1.3 of an empty window".to_owned();
    let (mut empty, mut window, mut whole) = (Vec::new(), Vec::new(), Vec::new());
    // In turns, so that whatever else the machine does falls on both.
    for _ in 0..9 {
        empty.extend(Running::start(&[EMPTY]).map(|running| running.first_frame));
        if let Some(running) = floorman(file) {
            window.push(running.first_frame);
            whole.push(running.whole);
        }
    }
    if empty.is_empty() || window.is_empty() {
        return not_measured(promise);
    }
    let (empty, window, whole) = (median(empty), median(window), median(whole));
    let ratio = window.as_secs_f64() / empty.as_secs_f64();
    let room = whole.as_secs_f64() / empty.as_secs_f64();
    Promise {
        promise,
        measured: format!(
            "{}, {ratio:.2} times; the room itself, read meanwhile: {}, {room:.2} times",
            time(window),
            time(whole)
        ),
        beside: format!("an empty window: {}", time(empty)),
        holds: Some(ratio <= 1.3),
    }
}

fn rest(file: &Path) -> Promise {
    let promise = "at rest with a running clock: under 1 % of a core".to_owned();
    let (Some(empty), Some(window)) = (Running::start(&[EMPTY]), floorman(file)) else {
        return not_measured(promise);
    };
    let (empty, window) = (empty.share_at_rest() * 100.0, window.share_at_rest() * 100.0);
    Promise {
        promise,
        measured: format!("{window:.2} %"),
        beside: format!("an empty window painted once a second: {empty:.2} %"),
        holds: Some(window < 1.0),
    }
}

fn floorman(file: &Path) -> Option<Running> {
    Running::start(&[FLOORMAN, file.to_str()?])
}
