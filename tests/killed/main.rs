//! The real program, killed at random moments and under a system whose calls fail: whatever it
//! answered stands in the file.
//!
//! ```text
//! FLOORMAN_KILLS=2000 cargo test --release --test killed --test screens -- killed calls_fail
//! ```

mod first_word;
mod people;
mod places;
#[cfg(feature = "share")]
mod shared;
mod system;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// So often it is killed where `FLOORMAN_KILLS` does not say.
const KILLS: u64 = 40;

/// A file is left for a new one after so many kills.
const KILLS_A_FILE: u64 = 25;

/// The longest time from a start to a kill, in microseconds.
const LIVES_MICROS: u64 = 150_000;

fn kills() -> u64 {
    let asked = std::env::var("FLOORMAN_KILLS").ok();
    asked.map_or(KILLS, |asked| asked.parse().expect("FLOORMAN_KILLS is a number"))
}

/// Numbers by chance, from one that is printed.
struct Dice(u64);

impl Dice {
    fn new() -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock after 1970");
        let seed = now.as_nanos() as u64 | 1;
        println!("dice {seed}");
        Self(seed)
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit.max(1)
    }
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, no: u64) -> PathBuf {
        self.0.join(format!("evening-{no}.floorman"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn floorman() -> Command {
    Command::new(env!("CARGO_BIN_EXE_floorman"))
}

fn new_event(file: &Path) {
    let made = floorman().arg("new").arg(file).args(["--template", "club-night"]).output();
    let made = made.expect("the program starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// How many acts the file holds; it must be sound.
fn acts_in(file: &Path) -> u64 {
    let checked = floorman().arg("check").arg(file).output().expect("the program starts");
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    let trouble = String::from_utf8_lossy(&checked.stderr);
    let status = checked.status;
    assert!(status.success(), "{}, {status}: {said}{trouble}", file.display());
    let read = |line: &str| line.split_once(" act")?.0.replace(',', "").parse().ok();
    said.lines().find_map(read).expect(&said)
}

/// `do` on a file, with its input and output at hand.
fn start(file: &Path, prepare: impl FnOnce(&mut Command)) -> (Child, ChildStdin, ChildStdout) {
    let mut command = floorman();
    command.arg("do").arg(file);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    prepare(&mut command);
    let mut child = command.spawn().expect("the program starts");
    let (input, output) = (child.stdin.take(), child.stdout.take());
    (child, input.expect("its input"), output.expect("its output"))
}

/// The number of the act in an answer of `do`.
fn answered(line: &str) -> u64 {
    let number = line.strip_prefix("{\"seq\":").and_then(|rest| rest.split([',', '}']).next());
    number.and_then(|number| number.parse().ok()).expect(line)
}

/// Registers one player after another until the program is gone; gives the last act that it
/// answered.
fn register(input: ChildStdin, output: ChildStdout, from: u64, count: u64) -> Option<u64> {
    let mut input = input;
    let writer = thread::spawn(move || {
        for no in from..from + count {
            let line = format!("{{\"Register\":{{\"players\":[{{\"name\":\"Player {no}\"}}]}}}}\n");
            if input.write_all(line.as_bytes()).is_err() {
                return;
            }
        }
    });
    // A line that was cut off by the end was never read by anybody.
    let lines = BufReader::new(output).lines().map_while(Result::ok);
    let last = lines.filter(|line| line.ends_with('}')).last().map(|line| answered(&line));
    writer.join().expect("the writer");
    last
}

#[test]
fn killed_at_any_moment_it_has_lost_nothing_that_it_answered() {
    let (folder, mut dice) = (Folder::new("killed"), Dice::new());
    let (mut file, mut before, mut answers) = (folder.file(0), 0, 0);
    for kill in 0..kills() {
        if kill.is_multiple_of(KILLS_A_FILE) {
            file = folder.file(kill);
            new_event(&file);
            before = acts_in(&file);
        }
        let (mut child, input, output) = start(&file, |_| {});
        let lives = Duration::from_micros(dice.below(LIVES_MICROS));
        let last = thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(lives);
                // It has an endless input, so it is still there.
                child.kill().and_then(|()| child.wait()).expect("it is killed");
            });
            register(input, output, kill * 1_000_000, 1_000_000)
        });
        let found = acts_in(&file);
        let promised = last.unwrap_or(before);
        assert!(
            (promised..=promised + 1).contains(&found),
            "kill {kill}: act {promised} was answered, and {found} are there"
        );
        answers += promised - before;
        before = found;
    }
    println!("{} kills, {answers} acts answered, none lost", kills());
    assert!(answers > 0, "it was killed before it did anything");
}

/// Writing, flushing, cutting and renaming fail one time in a few.
#[test]
fn where_system_calls_fail_it_has_lost_nothing_that_it_answered() {
    let folder = Folder::new("failing");
    let Some(library) = system::failing_calls(&folder.0) else { return };
    let mut dice = Dice::new();
    let (mut answers, mut failures) = (0, 0);
    for run in 0..kills() {
        let file = folder.file(run);
        new_event(&file);
        let before = acts_in(&file);
        let seed = dice.below(1_000_000_000).to_string();
        let (mut child, input, output) = start(&file, |command| {
            command.env("LD_PRELOAD", &library).env("FAILING_SEED", &seed);
        });
        let last = register(input, output, 0, 60);
        let ended = child.wait().expect("its end");
        let found = acts_in(&file);
        let promised = last.unwrap_or(before);
        assert!(
            (promised..=promised + 1).contains(&found),
            "seed {seed}: act {promised} was answered, and {found} are there"
        );
        let is_whole = promised == before + 60;
        assert!(ended.success() == is_whole, "seed {seed}: {ended} after act {promised}");
        answers += promised - before;
        failures += u64::from(!is_whole);
    }
    println!("{} runs, {failures} of them failed, {answers} acts answered, none lost", kills());
    assert!(failures > 0 && answers > 0, "too much fails, or nothing");
}

/// Where standard error takes nothing, the status alone says what came of it.
#[test]
fn trouble_that_nobody_can_be_told_is_no_panic() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there on Linux");
    let mut check = floorman();
    check.args(["check", "no such file"]).stderr(full);
    let status = check.status().expect("the program starts");
    assert_eq!(status.code(), Some(3));
}
