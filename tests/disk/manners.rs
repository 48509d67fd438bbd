//! How the terminal treats somebody who mistyped, or who has nothing to list.

use crate::project;
use crate::terminal::{done, floorman, word};
use clap::CommandFactory;
use cli::{Cli, unknown_first_word};
use std::fs;

fn unknown(call: &[&str]) -> Option<String> {
    unknown_first_word(["floorman"].iter().chain(call).map(Into::into))
}

#[test]
fn a_mistyped_command_is_no_file_to_open() {
    for (call, offered) in [
        (["shwo"].as_slice(), "show"),
        (&["pritn", "x"], "print"),
        (&["Simulate"], "simulate"),
        (&["--lang=en", "chekc"], "check"),
    ] {
        let said = unknown(call).unwrap();
        assert!(said.lines().nth(1).unwrap().contains(offered), "{call:?}: {said}");
    }
    let said = unknown(&["--lang", "cs", "imprt"]).unwrap();
    assert!(said.starts_with("Příkaz ani soubor „imprt“"), "{said}");
    let nothing_near = unknown(&["xyzzy"]).unwrap();
    assert!(nothing_near.ends_with("floorman --help lists the commands"), "{nothing_near}");
}

#[test]
fn commands_files_and_options_are_left_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let bare = folder.path().join("friday");
    fs::write(&bare, "").unwrap();
    let sound = ["show", "help", "--help", "Friday.floorman", "events/friday", "../x", word(&bare)];
    for first in sound.into_iter().chain(["postgres://desk@host/event", "-V"]) {
        assert_eq!(unknown(&[first]), None, "{first}");
    }
    assert_eq!(unknown(&[]), None);
    for command in Cli::command().get_subcommands() {
        assert_eq!(unknown(&[command.get_name()]), None);
    }
}

#[test]
fn a_sound_file_is_not_rescued() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sound.floorman");
    fs::copy(project("saves/v1/club-evening.floorman"), &path).unwrap();
    let answer = done(&["rescue", word(&path)], b"");
    let said = "Nothing is damaged, and nothing was done: all 82 actions can be read\n";
    assert_eq!(answer.out, said);
    let into = folder.path().join("other.floorman");
    assert_eq!(done(&["rescue", word(&path), "--into", word(&into)], b"").out, said);
    let made = || fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(made(), 1, "no second file of one evening");
    // Whoever goes back to an act says which.
    done(&["rescue", word(&path), "--at", "40"], b"");
    assert!(made() > 1);
}

#[test]
fn a_command_that_does_not_exist_gets_the_nearest_names() {
    let path = project("saves/v1/club-evening.floorman");
    for (line, offered) in [
        (r#"{"BustsOut":{"busts":[]}}"#, "BustOut"),
        (r#"{"do":{"MovePlayers":{}}}"#, "MovePlayer"),
        (r#""PauseClok""#, "PauseClock"),
        ("Regster(players: [])", "Register"),
    ] {
        let answer = floorman(&["do", word(&path), "--dry-run", "--accept-time"], line.as_bytes());
        assert_eq!(answer.status, 2, "{line}");
        let said = answer.trouble;
        assert!(said.contains(offered) && said.len() < 200, "{said}");
    }
    let odd = floorman(&["do", word(&path), "--dry-run", "--accept-time"], br#""Zzz""#).trouble;
    assert!(odd.contains(r#"{"show":"needs"}"#), "{odd}");
}

#[test]
fn nothing_to_list_is_no_misunderstanding() {
    let folder = tempfile::tempdir().unwrap();
    let start = folder.path().join("start.floorman");
    done(&["new", word(&start), "--template", "home-game", "--at", "2026-01-01T19:00:00Z"], b"");
    for verb in ["league", "statistics"] {
        assert_eq!(floorman(&[verb, word(&start)], b"").status, 1, "{verb}");
    }
    let people = folder.path().join("people.sqlite");
    done(&["people", "add", "Ana Rys", "--people", word(&people)], b"");
    done(&["people", "delete", "Ana Rys", "--people", word(&people)], b"");
    let nobody = done(&["people", "export", "--people", word(&people)], b"").out;
    assert_eq!(nobody.trim_end().lines().count(), 1, "titles alone: {nobody}");
    let list = folder.path().join("nobody.csv");
    fs::write(&list, &nobody).unwrap();
    let imported = done(&["people", "import", word(&list), "--people", word(&people)], b"");
    assert!(imported.out.starts_with("0 people added"), "{}", imported.out);
}

#[test]
fn the_help_of_new_lists_all_templates() {
    let mut command = Cli::command();
    let new = command.find_subcommand_mut("new").unwrap();
    let help = new.render_long_help().to_string();
    for template in exchange::templates() {
        assert!(help.contains(&template.id), "{}: {help}", template.id);
    }
}
