//! Lines that were changed, taken out, put in or swapped: shown, and never repaired.

use super::{created, load, place, registered, sample, written};
use engine::values::Seq;
use std::fs;
use std::path::Path;
use storage::{Access, Damage, EventStore, Flaw, Loaded, RonJournal};

/// The lines of a file, with their ends.
fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

/// What is found in a file with this content, of which nothing may change.
fn found(path: &Path, content: &[u8]) -> Loaded {
    fs::write(path, content).unwrap();
    let mut journal = RonJournal::open(path).unwrap();
    let loaded = journal.load().unwrap();
    if let Some(damage) = &loaded.damage {
        assert_eq!(loaded.access, Access::ReadOnly);
        // An act whose line alone has a spoilt end is there.
        let is_there = u64::from(damage.what == Flaw::LineEnd);
        assert_eq!(damage.line, loaded.acts.len() as u64 + 2 - is_there);
        let after = Seq(loaded.acts.len() as u64);
        let error = journal.append(after, &registered(9, "Eva")).unwrap_err();
        assert_eq!(error.what.id(), "damaged");
        assert_eq!(journal.poll(after).unwrap(), []);
    }
    assert_eq!(fs::read(path).unwrap(), content);
    loaded
}

#[test]
fn a_changed_byte_shows_and_what_stands_before_it_is_good() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let lines = lines(&bytes);
    let begin: usize = lines[..3].iter().map(Vec::len).sum();
    for at in begin..begin + lines[3].len() {
        for mask in [0x01, 0x10, 0x20, 0x80, 0xff] {
            let mut changed = bytes.clone();
            changed[at] ^= mask;
            let loaded = found(&path, &changed);
            let good = if at + 1 == begin + lines[3].len() { 3 } else { 2 };
            assert_eq!(loaded.acts, sample()[..good], "{at} {mask}");
            assert_eq!(loaded.damage.map(|damage| damage.line), Some(4), "{at} {mask}");
        }
    }
}

#[test]
fn a_changed_byte_anywhere_never_makes_another_act() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    for at in 0..bytes.len() {
        for mask in [0x01, 0x20, 0xff] {
            let mut changed = bytes.clone();
            changed[at] ^= mask;
            fs::write(&path, &changed).unwrap();
            if let Ok(loaded) = RonJournal::open(&path).unwrap().load() {
                assert!(sample().starts_with(&loaded.acts), "{at} {mask}");
            }
        }
    }
}

#[test]
fn lines_taken_out_put_in_and_swapped_show() {
    let (_folder, path) = place();
    let good = lines(&written(&path, &sample()));
    let check = |lines: Vec<Vec<u8>>, acts: usize, what: Flaw| {
        let loaded = found(&path, &lines.concat());
        assert_eq!(loaded.acts, sample()[..acts]);
        assert_eq!(loaded.damage, Some(Damage { line: acts as u64 + 2, what }));
    };
    let sequence = |expected, found| Flaw::Sequence { expected: Seq(expected), found: Seq(found) };

    let mut swapped = good.clone();
    swapped.swap(3, 4);
    check(swapped, 2, sequence(3, 4));
    let mut removed = good.clone();
    removed.remove(3);
    check(removed, 2, sequence(3, 4));
    let mut doubled = good.clone();
    doubled.insert(3, good[3].clone());
    check(doubled, 3, sequence(4, 3));
    let mut noted = good.clone();
    noted.insert(3, b"Ana was here\n".to_vec());
    check(noted, 2, Flaw::NotALine);

    // A line of the same number from another tournament, whole and with its checksum.
    let (_folder, other) = place();
    let others =
        lines(&written(&other, &[vec![created("Saturday")], sample()[1..].to_vec()].concat()));
    let mut mixed = good.clone();
    mixed[3] = others[3].clone();
    check(mixed, 2, Flaw::Checksum);
}

/// A line after all others, with the checksum as it is documented.
fn forged(path: &Path, act: &str) -> Vec<u8> {
    let bytes = fs::read(path).unwrap();
    let last = String::from_utf8(lines(&bytes).pop().unwrap()).unwrap();
    let before = last.split(' ').nth(1).unwrap();
    let checksum = crc32fast::hash(format!("{before} 7 {act}").as_bytes());
    [&bytes[..], format!("7 {checksum:08x} {act}\n").as_bytes()].concat()
}

#[test]
fn an_act_that_nobody_knows_is_damage() {
    let (_folder, path) = place();
    written(&path, &sample());
    let known = forged(&path, "(at:13,body:Record([RegistrationClosed]))");
    let unknown = forged(&path, "(at:13,body:Record([RegistrationPostponed]))");
    assert_eq!(found(&path, &known).acts.len(), 7);
    let loaded = found(&path, &unknown);
    assert_eq!(loaded.acts, sample());
    let what = loaded.damage.map(|damage| damage.what);
    assert!(matches!(what, Some(Flaw::NotAnAct { .. })), "{what:?}");
}

#[test]
fn a_changed_last_line_is_damage_while_it_has_its_end() {
    let (_folder, path) = place();
    let mut bytes = written(&path, &sample());
    let at = bytes.len() - 5;
    bytes[at] ^= 1;
    let loaded = found(&path, &bytes);
    assert_eq!(loaded.acts, sample()[..5]);
    assert_eq!(loaded.damage, Some(Damage { line: 7, what: Flaw::Checksum }));
}

#[test]
fn acts_that_do_not_fit_can_be_left_out() {
    let (_folder, path) = place();
    written(&path, &sample());
    let mut loaded = load(&path);
    loaded.cut_at_misfit(3);
    assert_eq!(loaded.acts, sample()[..3]);
    assert_eq!(loaded.damage, Some(Damage { line: 5, what: Flaw::Misfit }));
    assert_eq!(loaded.access, Access::ReadOnly);
}
