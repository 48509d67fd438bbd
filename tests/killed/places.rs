//! The real program where its place is another: a drive without locks, a zone with a summer.

use crate::{Folder, acts_in, answered, floorman, new_event, start, system};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::Stdio;
use std::thread;

/// As many players as each of two programs registers at once.
const PLAYERS: u64 = 40;

/// So often they do.
const ROUNDS: u64 = 3;

/// Registers players of this name one by one on a drive without locks; which act each of those was
/// whose registration was answered.
fn register(file: &Path, library: &Path, name: &str) -> BTreeMap<u64, String> {
    let (mut child, mut input, output) = start(file, |command| {
        command.env("LD_PRELOAD", library).env("FAILING_LOCKS", "1").stderr(Stdio::piped());
    });
    let player = |no: u64| format!("{name} {no}");
    let lines: String = (0..PLAYERS)
        .map(|no| format!("{{\"Register\":{{\"players\":[{{\"name\":\"{}\"}}]}}}}\n", player(no)))
        .collect();
    // A program that stopped before it read all of them says why.
    let _ = input.write_all(lines.as_bytes());
    drop(input);
    let answers = BufReader::new(output).lines().map_while(Result::ok);
    let acts: BTreeMap<u64, String> =
        answers.map(|line| answered(&line)).zip((0..PLAYERS).map(player)).collect();
    let (mut said, mut trouble) = (String::new(), child.stderr.take().expect("its trouble"));
    trouble.read_to_string(&mut said).expect("what it said");
    assert!(said.contains("cannot stop a second window from writing"), "{said}");
    // Where both wrote at the same moment one may give up, and nothing more comes of what it says.
    let is_whole = acts.len() as u64 == PLAYERS;
    let status = child.wait().expect("its end").code();
    assert_eq!(status, Some(if is_whole { 0 } else { 3 }), "{said}");
    acts
}

#[test]
fn on_a_drive_without_locks_it_is_said_and_two_programs_lose_no_act_of_each_other() {
    let folder = Folder::new("no-locks");
    let Some(library) = system::failing_calls(&folder.0) else { return };
    let mut answers = 0;
    for round in 0..ROUNDS {
        let file = folder.file(round);
        new_event(&file);
        let told = thread::scope(|scope| {
            let both = ["Ana", "Bo"].map(|name| {
                let (file, library) = (&file, &library);
                scope.spawn(move || register(file, library, name))
            });
            both.map(|one| one.join().expect("its answers"))
        });
        // Whatever else stands there, the file is sound.
        let found = acts_in(&file);
        let journal = fs::read_to_string(&file).expect("the journal");
        let lines: Vec<&str> = journal.lines().collect();
        assert_eq!(lines.len() as u64, found + 1);
        for (act, player) in told.iter().flatten() {
            let line = lines.get(*act as usize).expect("the act is there");
            assert!(line.contains(&format!("\"{player}\"")), "{player} was act {act}: {line}");
            answers += 1;
        }
    }
    assert!(answers > 0, "they did nothing");
}

#[test]
fn moments_of_summer_and_winter_are_each_shown_as_clocks_were_then() {
    let folder = Folder::new("seasons");
    let file = folder.file(0);
    let zone = |words: &[&str]| {
        let mut command = floorman();
        // Central Europe, in words that need no list of zones.
        command.args(words).env("TZ", "CET-1CEST,M3.5.0,M10.5.0/3");
        command
    };
    let path = file.to_str().expect("a name");
    let new = ["new", path, "--template", "club-night", "--at", "2024-01-15T12:34:00Z"];
    assert!(zone(&new).output().expect("it starts").status.success());
    let mut child = zone(&["do", path, "--at", "2024-07-15T12:34:00Z"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    let line = b"{\"Register\":{\"players\":[{\"name\":\"Ana\"}]}}\n";
    child.stdin.take().expect("its input").write_all(line).expect("it reads");
    assert!(child.wait().expect("its end").success());
    let log = zone(&["show", path, "log", "--format", "text"]).output().expect("it starts");
    let said = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let (said, trouble) = (said(log.stdout), said(log.stderr));
    let at = |time: &str| said.lines().filter(|line| line.contains(time)).count();
    assert_eq!((at("13:34"), at("14:34")), (1, 1), "{said}{trouble}");
}
