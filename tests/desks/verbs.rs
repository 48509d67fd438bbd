//! Every verb takes the address of an event where it takes a file.

use crate::server::{OWNER, PASSWORD, Server, shared};
use clap::Parser;
use cli::{Cli, run_on};
use std::path::Path;

/// What came of a call: its status, its answer, and what was told besides.
pub struct Answer {
    pub status: u8,
    pub out: String,
    pub told: String,
}

pub fn floorman(words: &[&str], input: &str) -> Answer {
    let cli = Cli::try_parse_from(["floorman"].iter().chain(words)).unwrap();
    let (mut input, mut out, mut err) = (input.as_bytes(), Vec::new(), Vec::new());
    let done = run_on(&cli.verb.unwrap(), cli.lang.as_deref(), &mut input, &mut out, &mut err);
    let mut told = String::from_utf8(err).unwrap();
    let status = done.map_or_else(
        |trouble| {
            told.push_str(&trouble.message);
            trouble.status
        },
        |()| 0,
    );
    let answer = Answer { status, out: String::from_utf8(out).unwrap(), told };
    let said = format!("{}{}", answer.out, answer.told);
    assert!(!said.contains(PASSWORD), "{words:?} tells the password: {said}");
    answer
}

pub fn done(words: &[&str], input: &str) -> String {
    let answer = floorman(words, input);
    assert_eq!(answer.status, 0, "{words:?}: {} {}", answer.told, answer.out);
    answer.out
}

fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// An address of an event in a database of its own.
fn address(server: &Server, database: &str, event: &str) -> String {
    word(&server.address(OWNER, database, event)).to_owned()
}

pub fn hash(place: &str) -> String {
    let told = done(&["check", place], "");
    told.lines().find_map(|line| line.split("SHA-256 ").nth(1)).unwrap().to_owned()
}

pub const NOW: &str = "2026-11-20T19:00:00+01:00";

/// An event with three players, made at the terminal.
pub fn made(place: &str) {
    done(
        &["new", place, "--template", "club-night", "--at", NOW, "--by", "Ana", "--seed", "7"],
        "",
    );
    let commands =
        "{\"Register\":{\"players\":[{\"name\":\"Ana\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}}\n";
    done(&["do", place, "--at", NOW, "--by", "Ana", "--seed", "7"], commands);
}

#[test]
fn every_verb_does_with_an_event_what_it_does_with_a_file() {
    let Some(server) = &shared() else { return };
    server.database("verbs");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("Friday night.floorman");
    let (event, file) = (address(server, "verbs", "Friday night"), word(&file));
    made(&event);
    made(file);
    assert_eq!(hash(&event), hash(file), "the same acts, byte for byte");
    for view in ["seats", "standings", "log", "clock", "structure", "settings", "needs"] {
        let show = |place| done(&["show", place, view, "--format", "json", "--at", NOW], "");
        assert_eq!(show(&event), show(file), "{view}");
    }
    let export = |place| done(&["export", place, "standings", "--format", "csv"], "");
    assert_eq!(export(&event), export(file));
    let pdf = folder.path().join("seating.pdf");
    done(&["print", &event, "level-chart", "-o", word(&pdf)], "");
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF"));
    let facts = "{\"kind\":\"rounds\",\"rounds\":2,\"players_at_table\":7}\n";
    done(&["rule", "penalty", "--file", &event, "--log", "--by", "Eva", "--at", NOW], facts);
    assert!(done(&["show", &event, "rulings", "--format", "json"], "").contains("Eva"));

    let again = floorman(&["new", &event, "--template", "club-night"], "");
    assert_eq!(again.status, 3);
    assert!(again.told.contains("an event of this name"), "{}", again.told);
    let none = address(server, "verbs", "Saturday");
    let missing = floorman(&["show", &none, "seats"], "");
    assert!(
        missing.status == 3 && missing.told.contains("no event of this name"),
        "{}",
        missing.told
    );
    assert!(missing.told.contains("owner:***@127.0.0.1"), "{}", missing.told);
    let (server_only, _) = event.split_once('#').unwrap();
    let unnamed = floorman(&["check", server_only], "");
    assert!(unnamed.status == 2 && unnamed.told.contains("not the event"), "{}", unnamed.told);
}

#[test]
fn a_tournament_is_copied_both_ways_and_never_over_another_one() {
    let Some(server) = &shared() else { return };
    server.database("copies");
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| word(&folder.path().join(name)).to_owned();
    let (file, back) = (at("Friday.floorman"), at("back.floorman"));
    let event = address(server, "copies", "Friday");
    made(&file);
    assert!(done(&["copy", &file, &event], "").starts_with("2 actions were copied"));
    assert!(done(&["copy", &event, &back], "").starts_with("2 actions were copied"));
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&back).unwrap());
    assert_eq!(hash(&event), hash(&file));
    // The same once more, and what came to it meanwhile.
    assert!(done(&["copy", &file, &event], "").starts_with("Nothing was missing"));
    let more = "{\"Register\":{\"players\":[{\"name\":\"Dan\"}]}}\n";
    done(&["do", &event, "--at", NOW], more);
    assert!(done(&["copy", &file, &event], "").starts_with("Nothing was missing; 3 actions"));
    assert!(done(&["copy", &event, &back], "").starts_with("One action was copied; 3 actions"));
    done(&["do", &back, "--at", NOW], &more.replace("Dan", "Eva"));
    assert!(done(&["copy", &back, &event], "").starts_with("One action was copied; 4 actions"));
    assert_eq!(hash(&event), hash(&back));
    // Both went on in their own way, and another tournament altogether.
    done(&["do", &file, "--at", NOW], &more.replace("Dan", "Flo"));
    let other = at("other.floorman");
    done(&["new", &other, "--template", "club-night", "--at", NOW], "");
    for (from, to) in [(&file, &event), (&event, &file), (&other, &event), (&other, &back)] {
        let before = hash(to);
        let refused = floorman(&["copy", from, to], "");
        assert_eq!(refused.status, 3, "{}", refused.out);
        assert!(refused.told.contains("Other actions are already there"), "{}", refused.told);
        assert_eq!(hash(to), before);
    }
    server.ask("copies", "UPDATE floorman.acts SET line = replace(line, 'Bo', 'Al') WHERE seq = 2");
    let damaged = floorman(&["copy", &event, &at("new.floorman")], "");
    assert!(damaged.status == 3 && damaged.told.contains("damaged at line 3"), "{}", damaged.told);
    assert!(!Path::new(&at("new.floorman")).exists());
    // And what can be rescued goes on in a file.
    let rescued = at("rescued.floorman");
    let told = done(&["rescue", &event, "--into", &rescued], "");
    assert!(told.contains("from action 1 in a new file"), "{told}");
    assert!(done(&["show", &rescued, "settings", "--format", "json"], "").contains("Friday"));
}

#[test]
fn what_stands_before_an_act_of_a_later_version_is_rescued_and_only_when_asked() {
    let Some(server) = &shared() else { return };
    server.database("sooner");
    let folder = tempfile::tempdir().unwrap();
    let rescued = word(&folder.path().join("rescued.floorman")).to_owned();
    let event = address(server, "sooner", "Friday");
    made(&event);
    server.ask("sooner", "ALTER TABLE floorman.acts DROP CONSTRAINT acts_format");
    let later = "INSERT INTO floorman.acts (event, seq, format, token, line) \
                 SELECT event, 3, format + 1, 1, '3 of a later program' FROM floorman.acts LIMIT 1";
    server.ask("sooner", later);
    let more = "{\"Register\":{\"players\":[{\"name\":\"Dan\"}]}}\n";
    for words in [vec!["show", &event, "standings"], vec!["do", &event, "--at", NOW]] {
        let refused = floorman(&words, more);
        let is_told = refused.told.contains("A newer version of Floorman wrote");
        assert!(refused.status == 3 && is_told, "{words:?}: {}", refused.told);
    }
    let told = done(&["rescue", &event, "--into", &rescued], "");
    assert!(told.contains("from action 2"), "{told}");
    assert_eq!(server.ask("sooner", "SELECT max(seq) FROM floorman.acts"), "3");
    done(&["do", &rescued, "--at", NOW], more);
    assert!(done(&["show", &rescued, "standings"], "").contains("Dan"));
}

#[test]
fn saves_of_every_format_come_back_from_a_database_as_they_were() {
    let Some(server) = &shared() else { return };
    server.database("saves");
    let folder = tempfile::tempdir().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../saves");
    let mut count = 0;
    for format in std::fs::read_dir(root).unwrap().flatten().filter(|found| found.path().is_dir()) {
        for save in std::fs::read_dir(format.path()).unwrap().flatten() {
            let save = save.path();
            if save.extension().is_none_or(|ending| ending != "floorman") {
                continue;
            }
            count += 1;
            let event = address(server, "saves", &format!("save {count}"));
            let back = folder.path().join(format!("{count}.floorman"));
            done(&["copy", word(&save), &event], "");
            done(&["copy", &event, word(&back)], "");
            let acts = |path: &Path| {
                let text = std::fs::read_to_string(path).unwrap();
                text.lines().skip(1).map(str::to_owned).collect::<Vec<String>>()
            };
            assert!(acts(&save) == acts(&back), "{}", save.display());
        }
    }
    assert!(count >= 6, "{count} saves");
}

#[test]
fn a_file_copy_is_kept_beside_a_desk_act_by_act() {
    let Some(server) = &shared() else { return };
    server.database("beside");
    let folder = tempfile::tempdir().unwrap();
    let event = address(server, "beside", "Friday: night");
    made(&event);
    // What another desk does in between comes along.
    let ours = "{\"Register\":{\"players\":[{\"name\":\"Dan\"}]}}\n";
    done(&["do", &event, "--at", NOW, "--copy", word(folder.path())], ours);
    done(&["do", &event, "--at", NOW], &ours.replace("Dan", "Eva"));
    done(&["do", &event, "--at", NOW, "--copy", word(folder.path())], &ours.replace("Dan", "Flo"));
    let copy = folder.path().join("Friday night.floorman");
    assert_eq!(hash(word(&copy)), hash(&event));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left there");
}
