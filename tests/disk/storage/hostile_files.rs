//! Files and streams that are no files, or larger than any memory, and signs that nobody sees.

use super::{act, created, registered};
use crate::terminal::{done, floorman, word};
use clap::Parser;
use cli::{Cli, run_on, status};
use engine::entries::{AfterVoid, MoneyBack, Sale};
use engine::values::{Chips, PlayerId, Timestamp};
use engine::{Event, Log};
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use tempfile::TempDir;

fn made() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Friday.floorman");
    done(&["new", word(&path), "--template", "club-night"], b"");
    (folder, path)
}

fn register(name: &str) -> Vec<u8> {
    format!("{{\"Register\":{{\"players\":[{{\"name\":\"{name}\"}}]}}}}\n").into_bytes()
}

#[cfg(unix)]
#[test]
fn a_device_is_no_tournament_and_nobody_waits_for_it() {
    for verb in ["check", "show", "do", "rescue"] {
        let words: &[&str] =
            if verb == "show" { &[verb, "/dev/zero", "log"] } else { &[verb, "/dev/zero"] };
        let answer = floorman(words, b"");
        assert_eq!(answer.status, 3, "{verb}");
        assert!(answer.trouble.contains("This is not a tournament"), "{}", answer.trouble);
    }
    let out = tempfile::tempdir().unwrap();
    let new = out.path().join("a.floorman");
    let words = ["new", word(&new), "--template", "club-night", "--entries", "/dev/zero"];
    let answer = floorman(&words, b"");
    assert!(answer.status == 3 && answer.trouble.contains("a pipe or a device"));
    assert!(!new.exists());
}

#[test]
fn what_is_larger_than_it_can_be_is_refused_before_it_is_read_whole() {
    let (folder, path) = made();
    let list = folder.path().join("people.csv");
    fs::File::create(&list).unwrap().set_len(1 << 40).unwrap();
    let new = folder.path().join("a.floorman");
    let words = ["new", word(&new), "--template", "club-night", "--entries", word(&list)];
    let answer = floorman(&words, b"");
    assert!(answer.status == 3 && answer.trouble.contains("larger than such a file can be"));

    let journal = folder.path().join("long.floorman");
    fs::copy(&path, &journal).unwrap();
    fs::File::options().write(true).open(&journal).unwrap().set_len(1 << 40).unwrap();
    let answer = floorman(&["check", word(&journal)], b"");
    assert!(answer.status == 3 && answer.trouble.contains("larger than a tournament can be"));

    let before = fs::read(&path).unwrap();
    for verb in [["do", word(&path)], ["rule", "substantial-action"]] {
        let answer = floorman(&verb, &vec![b'{'; (16 << 20) + 9]);
        assert_eq!(answer.status, 2, "{verb:?}");
        assert!(answer.trouble.contains("longer than any command"), "{:.200}", answer.trouble);
    }
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn signs_that_nobody_sees_make_no_second_player_of_one_name() {
    let (_folder, path) = made();
    done(&["do", word(&path)], &register("Ana Rys"));
    for name in ["Ana\u{2060} Rys", "An\u{ad}a Rys", "A\u{200d}na Rys", "\u{202e}Ana Rys"] {
        let answer = floorman(&["do", word(&path)], &register(name));
        assert_eq!(answer.status, 1, "{name:?}");
        assert!(answer.out.contains("name-taken"), "{}", answer.out);
    }
}

#[test]
fn the_log_moves_no_cursor_and_rings_no_bell() {
    let (_folder, path) = made();
    done(&["do", word(&path), "--by", "Rys\u{1b}[2J\u{7}"], &register("Bo"));
    let log = done(&["show", word(&path), "log", "--format", "text"], b"").out;
    assert!(log.contains("(Rys\u{fffd}[2J\u{fffd})"), "{log}");
    assert!(!log.chars().any(|c| c.is_control() && c != '\n'), "{log:?}");
}

#[test]
fn a_quotation_mark_that_is_not_closed_registers_no_pieces() {
    let (folder, _) = made();
    let list = folder.path().join("people.txt");
    for text in ["Ana\n\"Bo\nNovák\"\nCy\n", "Ana\nBo\n\"Cy\nDan\nEva\n"] {
        fs::write(&list, text).unwrap();
        let new = folder.path().join("a.floorman");
        let words = ["new", word(&new), "--template", "club-night", "--entries", word(&list)];
        let answer = floorman(&words, b"");
        assert_eq!(answer.status, 2, "{text:?}");
        assert!(answer.trouble.contains("close the quotation mark"), "{}", answer.trouble);
    }
    fs::write(&list, "Ana\nJan \"Zip\" Novák\n\"Bo Lis\"\nTall 6\" Tom\n").unwrap();
    let new = folder.path().join("b.floorman");
    done(&["new", word(&new), "--template", "club-night", "--entries", word(&list)], b"");
    assert!(done(&["check", word(&new)], b"").out.contains("4 players"));
}

#[test]
fn what_cannot_be_read_is_repeated_briefly_and_its_file_is_named() {
    let (folder, path) = made();
    let odd = folder.path().join("odd.ron");
    fs::write(&odd, "a".repeat(60_000)).unwrap();
    let new = folder.path().join("a.floorman");
    let calls = [
        ["new", word(&new), "--template", word(&odd)],
        ["rule", "oversized-chip", "--rules", word(&odd)],
    ];
    for call in calls {
        let said = floorman(&call, b"").trouble;
        assert!(said.contains("odd.ron") && said.chars().count() < 600, "{call:?}: {said:.900}");
    }

    let mut journal = fs::read(&path).unwrap();
    let last = journal.split(|byte| *byte == b'\n').nth(1).unwrap();
    let before = String::from_utf8_lossy(&last[2..10]).into_owned();
    let act = "(at:0,\u{202e}".to_owned() + &"a".repeat(60_000) + ":\u{1b}[2J)";
    let checksum = crc32fast::hash(format!("{before} 2 {act}").as_bytes());
    journal.extend(format!("2 {checksum:08x} {act}\n").as_bytes());
    fs::write(&path, journal).unwrap();
    let shown = floorman(&["show", word(&path), "log"], b"");
    let said = shown.notes.trim_end();
    assert!(said.contains("line 3") && said.chars().count() < 600, "{said:.900}");
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
}

#[cfg(unix)]
#[test]
fn a_device_beside_a_journal_is_not_read() {
    let (_folder, path) = made();
    for ending in [".alive", ".seen", ".left-out.txt"] {
        let beside = format!("{}{ending}", word(&path));
        let _ = fs::remove_file(&beside);
        std::os::unix::fs::symlink("/dev/zero", &beside).unwrap();
    }
    done(&["do", word(&path)], &register("Ana"));
    assert!(done(&["check", word(&path)], b"").out.contains("1 player"));
}

/// A reader who goes away after so many bytes.
struct Leaves(usize);

impl Write for Leaves {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0 = self.0.saturating_sub(bytes.len());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The exit status of a call whose reader goes away after so many bytes.
fn status_for_reader(words: &[&str], input: &[u8], bytes: usize) -> u8 {
    let cli = Cli::try_parse_from(["floorman"].iter().chain(words)).unwrap();
    let verb = cli.verb.unwrap();
    let done = run_on(&verb, Some("en"), &mut &*input, &mut Leaves(bytes), &mut io::sink());
    status(&verb, &done)
}

#[test]
fn whoever_closes_the_answers_of_do_has_not_done_everything() {
    let (_folder, path) = made();
    let lines = [register("Ana"), register("Bo"), register("Cy")].concat();
    assert_eq!(status_for_reader(&["do", word(&path)], &lines, 9), 3);
    // The first act was done, and nobody heard the end of it; the others were not.
    let check = done(&["check", word(&path)], b"").out;
    assert!(check.starts_with("2 actions read, 1 player,"), "{check}");
    let log = ["show", word(&path), "seats", "--format", "json"];
    assert_eq!(status_for_reader(&log, b"", 0), 0, "who only looks has had enough");
}

#[test]
fn names_in_commands_are_taken_in_either_way_of_writing() {
    let (_folder, path) = made();
    done(&["do", word(&path)], &register("Ana"));
    for offense in ["device", "Device"] {
        let asked = serde_json::json!({"player": "Ana", "kind": "Warning", "offense": offense});
        let line = serde_json::json!({ "GivePenalty": asked }).to_string();
        let answer = floorman(&["do", word(&path)], line.as_bytes());
        assert!(answer.status < 2, "{offense}: {}", answer.trouble);
    }
    let hand = b"{\"NextHand\":{\"table\":1,\"confirmed\":[\"Collision\",\"collision\"]}}\n";
    assert_eq!(floorman(&["do", word(&path)], hand).status, 1, "read, and there is no table");
}

/// What a forger writes, or what stands after a gap in a damaged file.
#[test]
fn what_is_taken_back_and_was_never_sold_makes_nothing_less_than_none() {
    let player = PlayerId(1);
    let void = |sale| Event::SaleVoided {
        at: Timestamp(3),
        player,
        seat: None,
        sale,
        chips: Chips(5_000),
        then: AfterVoid::AsBefore,
        money: MoneyBack::Kept,
        note: String::new(),
    };
    let withdrawn = || Event::PlayersWithdrawn { players: vec![player] };
    for events in [
        vec![void(Sale::Rebuy)],
        vec![void(Sale::AddOn)],
        vec![void(Sale::ReEntry), void(Sale::ReEntry), withdrawn()],
        vec![withdrawn(), withdrawn()],
    ] {
        let acts = [created("Friday"), registered(1, "Ana"), act(3, "", events)];
        let Ok(log) = Log::replay(acts) else { continue };
        let entries = &log.state().entries();
        let totals = [entries.entries_total(), entries.rebuys_total(), entries.add_ons_total()];
        assert!(totals.iter().all(|total| *total <= 1), "{totals:?}");
    }
}
