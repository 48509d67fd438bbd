//! What clippy keeps: faults planted in a crate of their own, under the lints of the project.

use crate::project::Project;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// What stands at the top of a pure layer, and of a file that dispatches.
const HEAD: &str = "//! Planted.
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]
#![deny(clippy::wildcard_enum_match_arm)]
#![warn(missing_docs)]
";

/// Faults by the lint that catches each, with the code.
const FAULTS: &[(&str, &str)] = &[
    ("clippy::disallowed_macros", "pub fn planted() { println!(\"level {}\", 5); }"),
    ("clippy::disallowed_types", "pub fn planted() { drop(std::thread::Builder::new()); }"),
    ("clippy::disallowed_methods", "pub fn planted() { drop(std::fs::read(\"a\")); }"),
    (
        "clippy::disallowed_methods",
        "pub fn planted() -> bool { std::time::SystemTime::now().elapsed().is_ok() }",
    ),
    ("clippy::disallowed_types", "pub type Planted = std::collections::HashMap<u8, u8>;"),
    ("clippy::unwrap_used", "pub fn planted() -> u8 { Some(5).unwrap() }"),
    ("clippy::panic", "pub fn planted() { panic!() }"),
    ("clippy::indexing_slicing", "pub fn planted(seats: &[u8], at: usize) -> u8 { seats[at] }"),
    (
        "clippy::fn_params_excessive_bools",
        "pub fn planted(is_dead: bool) -> u8 { u8::from(is_dead) }",
    ),
    (
        "clippy::too_many_arguments",
        "pub fn planted(a: u8, b: u8, c: u8, d: u8, e: u8, f: u8, g: u8, h: u8, i: u8, j: u8) {\n\
         drop([a, b, c, d, e, f, g, h, i, j]); }",
    ),
    (
        "clippy::wildcard_enum_match_arm",
        "pub enum Act { Start, Pause, Resume }\n\
         pub fn planted(act: Act) -> u8 { match act { Act::Start => 1, _ => 2 } }",
    ),
    (
        "E0004",
        "pub enum Act { Start, Pause }\n\
         pub fn planted(act: Act) -> u8 { match act { Act::Start => 1 } }",
    ),
    ("unsafe_code", "pub fn planted() -> u8 { unsafe { 5 } }"),
    ("missing_docs", "pub mod planted { pub fn planted() {} }"),
];

/// What clippy says of this code under the lints of the project.
fn said(name: &str, code: &str) -> String {
    let project = Project::read();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(folder.join("src")).unwrap();
    let root: toml::Table = project.text("Cargo.toml").parse().unwrap();
    let lints = root["workspace"]["lints"].clone();
    let mut manifest: toml::Table =
        "[package]\nname = \"planted\"\nedition = \"2024\"\n[workspace]".parse().unwrap();
    manifest.insert("lints".to_owned(), lints);
    fs::write(folder.join("Cargo.toml"), manifest.to_string()).unwrap();
    // Crates from outside are not there, so their entries would not be understood.
    let inside = |line: &&str| !line.contains("\"chrono::") && !line.contains("\"rand::");
    let config: Vec<&str> = project.text("clippy.toml").lines().filter(inside).collect();
    fs::write(folder.join("clippy.toml"), config.join("\n")).unwrap();
    fs::write(folder.join("src/lib.rs"), format!("{HEAD}{code}\n")).unwrap();
    let clippy = Command::new(env!("CARGO"))
        .args(["clippy", "--offline", "--quiet", "--", "-D", "warnings"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .output()
        .expect("cargo can be run");
    String::from_utf8_lossy(&clippy.stderr).into_owned()
}

#[test]
fn clippy_catches_each_planted_fault() {
    let sound = "/// A sum.\n#[must_use]\npub fn planted(a: u8) -> u8 { a.saturating_add(1) }";
    assert_eq!(said("sound", sound), "", "what is sound passes");
    let long: String = (0..71).map(|line| format!("    drop(vec![{line}]);\n")).collect();
    let long = format!("/// Long.\npub fn planted() {{\n{long}}}");
    let mut missed = Vec::new();
    for (lint, code) in FAULTS.iter().copied().chain([("clippy::too_many_lines", long.as_str())]) {
        let found = said("planted", code);
        let id = lint.rsplit("::").next().unwrap_or(lint);
        if !found.contains(id) && !found.contains(&id.replace('_', "-")) {
            missed.push(format!("{lint} does not catch\n{code}\n{found}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
