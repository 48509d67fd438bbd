//! The window, killed while somebody presses its buttons: what was shown as done stands in the
//! file.
//!
//! ```text
//! FLOORMAN_KILLS=2000 cargo test --release --test killed --test screens -- killed calls_fail
//! ```

use crate::window::{Evening, NAMES};
use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{RngExt, SeedableRng};
use session::{Session, SystemChance, Time};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// So often it is killed where `FLOORMAN_KILLS` does not say.
const KILLS: u64 = 25;

/// The file at which the other half of the test works.
const FILE: &str = "FLOORMAN_WINDOW_FILE";

/// The acts in a file, which must be sound.
fn acts_in(path: &Path) -> u64 {
    let opened = Session::open_to_read(path, Time::live(), Box::new(SystemChance::new()));
    let session = opened.unwrap();
    assert_eq!(session.found().damage, None);
    session.log().acts().len() as u64
}

/// The other half: a window at whose buttons somebody is busy until it is killed. Without a file it
/// has nothing to do.
#[test]
fn somebody_is_busy_at_the_window() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let mut evening = Evening::new();
    evening.open(&path);
    loop {
        for button in ["Pause", "Resume"] {
            if evening.sees(button) {
                evening.press(button);
                let shown = evening.window.state().session().unwrap().log().last_seq();
                // The harness of the tests keeps what is printed; this goes out at once.
                let mut out = std::io::stdout().lock();
                writeln!(out, "shown {}", shown.0).and_then(|()| out.flush()).unwrap();
            }
        }
    }
}

#[test]
fn killed_while_buttons_are_pressed_the_window_has_lost_nothing_that_it_showed() {
    let evening = Evening::started(&NAMES);
    let path = evening.folder.path().join("Friday.floorman");
    let folder = std::rc::Rc::clone(&evening.folder);
    evening.close();
    let kills = std::env::var("FLOORMAN_KILLS").ok().map_or(KILLS, |kills| kills.parse().unwrap());
    let (mut dice, mut shown_in_all) = (ChaCha20Rng::try_from_rng(&mut SysRng).unwrap(), 0);
    for kill in 0..kills {
        let before = acts_in(&path);
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "killed::somebody_is_busy_at_the_window", "--nocapture"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let number = |line: String| line.rsplit_once("shown ")?.1.parse::<u64>().ok();
        // From its first act on it is killed at any moment.
        let first = lines.by_ref().find_map(number).expect("the window does something");
        let lives = Duration::from_micros(dice.random_range(0..150_000));
        let last = thread::scope(|scope| {
            scope.spawn(|| {
                thread::sleep(lives);
                child.kill().and_then(|()| child.wait()).unwrap();
            });
            lines.filter_map(number).last().unwrap_or(first)
        });
        let found = acts_in(&path);
        assert!((last..=last + 1).contains(&found), "kill {kill}: {last} shown, {found} found");
        shown_in_all += last - before;
    }
    println!("{kills} kills, {shown_in_all} acts shown, none lost");
    drop(folder);
}
