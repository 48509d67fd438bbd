//! The first word of a call, where a window would open on it, and the version.

use std::process::{Command, Output};

fn floorman(words: &[&str]) -> Output {
    let mut call = Command::new(env!("CARGO_BIN_EXE_floorman"));
    // Whoever gets as far as a window finds no screen.
    call.args(words).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    call.output().expect("the program starts")
}

#[test]
fn a_mistyped_command_opens_no_window() {
    for words in [["shwo"].as_slice(), &["pritn", "x"], &["--lang", "pl", "nwe"]] {
        let said = floorman(words);
        assert_eq!(said.status.code(), Some(2), "{said:?}");
        assert!(said.stdout.is_empty() && !said.stderr.is_empty(), "{said:?}");
    }
    let file = floorman(&["Friday.floorman"]);
    assert_eq!(file.status.code(), Some(3), "a file is for the window: {file:?}");
}

#[test]
fn the_version_names_its_commit() {
    let said = floorman(&["--version"]);
    let said = String::from_utf8(said.stdout).expect("it is text");
    assert!(said.starts_with(concat!("floorman ", env!("CARGO_PKG_VERSION"))), "{said}");
    let git = Command::new("git").args(["rev-parse", "--short=10", "HEAD"]).output();
    if let Ok(git) = git.as_ref().map(|git| String::from_utf8_lossy(&git.stdout).into_owned())
        && !git.trim().is_empty()
    {
        assert!(said.contains(git.trim()), "{said}, not {git}");
    }
}
