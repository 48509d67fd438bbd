//! A line that was never finished, at any byte.

use super::{append_all, load, place, registered, sample, written};
use engine::Act;
use engine::values::Seq;
use std::fs;
use std::path::Path;
use storage::{
    Access, Appended, Damage, EventStore, Flaw, JournalError, JournalTrouble, Loaded, Notice,
    RonJournal,
};

/// Where the last line of a file begins.
fn last_line(bytes: &[u8]) -> usize {
    let (_, body) = bytes.split_last().unwrap();
    body.iter().rposition(|byte| *byte == b'\n').unwrap() + 1
}

/// Forgets which act was the last one promised, as where a file comes from another computer.
fn forget_seen(path: &Path) {
    fs::remove_file(path.with_extension("floorman.seen")).unwrap();
}

/// What is kept beside a journal of what was cut off.
fn kept(path: &Path) -> Vec<u8> {
    fs::read(path.with_extension("floorman.torn")).unwrap_or_default()
}

#[test]
fn cut_anywhere_in_the_last_act_it_opens_and_goes_on() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let begin = last_line(&bytes);
    for cut in begin..bytes.len() - 1 {
        let (_folder, path) = place();
        fs::write(&path, &bytes[..cut]).unwrap();
        let mut journal = RonJournal::open(&path).unwrap();
        let loaded = journal.load().unwrap();
        assert_eq!(loaded.acts, sample()[..5], "{cut}");
        assert_eq!((loaded.damage, loaded.access), (None, Access::ReadWrite));
        let torn = &bytes[begin..cut];
        let notice = Notice::TornLine { bytes: torn.len() };
        assert_eq!(loaded.notices, if torn.is_empty() { vec![] } else { vec![notice] });
        assert_eq!(fs::read(&path).unwrap(), &bytes[..cut], "reading changes nothing");
        assert_eq!(kept(&path), b"");

        append_all(&mut journal, &sample()[5..]);
        assert_eq!(fs::read(&path).unwrap(), bytes, "{cut}");
        let line = if torn.is_empty() { vec![] } else { [torn, b"\n"].concat() };
        assert_eq!(kept(&path), line, "nothing is lost");
        drop(journal);
        assert_eq!(load(&path).notices, []);
    }
}

#[test]
fn a_whole_last_line_lacks_nothing_but_its_end() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    let loaded = journal.load().unwrap();
    assert_eq!((loaded.acts, loaded.notices, loaded.damage), (sample(), vec![], None));
    append_all(&mut journal, &[registered(3, "Eva")]);
    drop(journal);
    assert_eq!(load(&path).acts.len(), 7);
    assert_eq!(kept(&path), b"");
}

#[test]
fn a_first_line_alone_needs_no_end() {
    let (_folder, path) = place();
    let bytes = written(&path, &[]);
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    append_all(&mut RonJournal::open(&path).unwrap(), &sample());
    assert_eq!(load(&path).acts, sample());
}

#[test]
fn cut_anywhere_at_all_it_shows_a_beginning_or_says_why_not() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    forget_seen(&path);
    let first = bytes.iter().position(|byte| *byte == b'\n').unwrap();
    for cut in 0..=bytes.len() {
        fs::write(&path, &bytes[..cut]).unwrap();
        match RonJournal::open(&path).unwrap().load() {
            Ok(loaded) => {
                assert!(cut >= first, "{cut}");
                assert!(sample().starts_with(&loaded.acts), "{cut}");
                assert_eq!(loaded.damage, None, "{cut}");
                let ends = bytes[..cut].iter().filter(|byte| **byte == b'\n').count();
                assert!(loaded.acts.len() + 1 >= ends, "{cut}");
            }
            Err(JournalError { what: JournalTrouble::Empty, .. }) => assert_eq!(cut, 0),
            Err(JournalError { what: JournalTrouble::TornHeader, .. }) => assert!(cut < first),
            Err(error) => panic!("{cut}: {error:?}"),
        }
    }
}

#[test]
fn zeros_that_a_power_loss_left_are_an_unfinished_line() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let begin = last_line(&bytes);
    let mut holed = bytes.clone();
    holed[begin + 3..begin + 9].fill(0);
    let few = [&bytes[..begin], &[0; 40]].concat();
    for content in [&holed[..], &holed[..holed.len() - 1], &few] {
        let (_folder, path) = place();
        fs::write(&path, content).unwrap();
        let mut journal = RonJournal::open(&path).unwrap();
        let Loaded { acts, notices, damage, .. } = journal.load().unwrap();
        assert_eq!((acts.as_slice(), damage), (&sample()[..5], None));
        assert_eq!(notices, [Notice::TornLine { bytes: content.len() - begin }]);
        append_all(&mut journal, &sample()[5..]);
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

#[test]
fn several_unfinished_lines_are_all_kept() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let cut = bytes.len() - 4;
    for _ in 0..2 {
        forget_seen(&path);
        fs::write(&path, &bytes[..cut]).unwrap();
        append_all(&mut RonJournal::open(&path).unwrap(), &sample()[5..]);
    }
    let line = [&bytes[last_line(&bytes)..cut], b"\n"].concat();
    assert_eq!(kept(&path), [line.clone(), line].concat());
}

#[test]
fn what_cannot_be_kept_is_not_cut_off() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let torn = &bytes[..bytes.len() - 4];
    fs::write(&path, torn).unwrap();
    forget_seen(&path);
    // A folder in its place stops even those who may write everywhere.
    let beside = path.with_extension("floorman.torn");
    fs::create_dir(&beside).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    let acts: Vec<Act> = journal.load().unwrap().acts;
    assert_eq!(acts, sample()[..5]);
    let after = Seq(5);
    assert_eq!(journal.append(after, &sample()[5]).unwrap_err().what.id(), "torn-not-kept");
    assert_eq!(fs::read(&path).unwrap(), torn);
    fs::remove_dir(&beside).unwrap();
    journal.append(after, &sample()[5]).unwrap();
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_reader_waits_for_a_line_that_is_being_written() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    // It is written after the act, so nobody who waits for the act finds it.
    forget_seen(&path);
    let after = Seq(5);
    for cut in last_line(&bytes)..bytes.len() - 1 {
        fs::write(&path, &bytes[..cut]).unwrap();
        let mut reader = RonJournal::open_read_only(&path).unwrap();
        assert_eq!(reader.load().unwrap().acts, sample()[..5]);
        assert_eq!(reader.poll(after).unwrap(), []);
        fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
        assert_eq!(reader.poll(after).unwrap(), sample()[5..]);
        fs::write(&path, &bytes).unwrap();
        assert_eq!(reader.poll(after).unwrap(), sample()[5..]);
        assert_eq!(
            reader.append(after, &sample()[5]).unwrap(),
            Appended::Stale(sample()[5..].to_vec())
        );
    }
}

#[test]
fn zeros_longer_than_a_line_are_damage_unless_it_is_known_what_was_promised() {
    let bytes = written(&place().1, &sample());
    let begin = last_line(&bytes);
    // Over the last act and half of the one before, and over the last one alone.
    let two = [&bytes[..begin - 30], &[0; 700]].concat();
    let one = [&bytes[..begin], &[0; 700]].concat();
    for (content, acts) in [(two, 4), (one, 5)] {
        let (_folder, path) = place();
        written(&path, &sample()[..acts]);
        fs::write(&path, &content).unwrap();
        let loaded = load(&path);
        assert_eq!((loaded.acts.len(), loaded.damage), (acts, None), "nobody was promised more");
        forget_seen(&path);
        let loaded = load(&path);
        let line = acts as u64 + 2;
        assert_eq!(loaded.damage.map(|damage| damage.line), Some(line), "{acts}");
        assert_eq!(loaded.access, Access::ReadOnly);
        assert_eq!(fs::read(&path).unwrap(), content);
    }
}

#[test]
fn an_act_that_lacks_only_the_right_end_of_its_line_is_there_and_the_file_is_damaged() {
    let (_folder, path) = place();
    let mut bytes = written(&path, &sample());
    let last = bytes.len() - 1;
    for end in [0, b'x', b'\n' ^ 1, 0xff] {
        bytes[last] = end;
        fs::write(&path, &bytes).unwrap();
        let loaded = load(&path);
        assert_eq!(loaded.damage, Some(Damage { line: 7, what: Flaw::LineEnd }), "{end}");
        assert_eq!((loaded.acts, loaded.access), (sample(), Access::ReadOnly), "{end}");
    }
    forget_seen(&path);
    let loaded = load(&path);
    assert_eq!(loaded.acts, sample());
    assert_eq!(loaded.damage, Some(Damage { line: 7, what: Flaw::LineEnd }));
    assert_eq!(kept(&path), b"");
}

/// A last line without its end is an act, which is shown and so as good as promised; whatever is
/// written behind it afterwards takes nothing away.
#[test]
fn what_is_scribbled_behind_an_act_without_the_end_of_its_line_takes_no_act_away() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    forget_seen(&path);
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    assert_eq!(load(&path).acts, sample(), "and from now on it is known");
    for scribble in [&b"something else\n7 7 7\n"[..], b") and so on)", b"\0\0\0", b"\xff"] {
        fs::write(&path, [&bytes[..bytes.len() - 1], scribble].concat()).unwrap();
        let loaded = load(&path);
        assert_eq!((loaded.acts, loaded.access), (sample(), Access::ReadOnly));
        assert_eq!(loaded.damage, Some(Damage { line: 7, what: Flaw::LineEnd }));
    }
}

#[test]
fn where_the_last_promised_act_is_known_all_that_follows_it_is_torn() {
    let stale = b"ld lines\n4 00000000 (at:9,body:Undo(3))\nand more\n";
    let (_folder, path) = place();
    let good = written(&path, &sample()[..5]);
    let content = [&good[..], b"6 12345678 (at:12,bo", stale].concat();
    fs::write(&path, &content).unwrap();
    let mut journal = RonJournal::open(&path).unwrap();
    let loaded = journal.load().unwrap();
    assert_eq!((loaded.acts.as_slice(), loaded.damage), (&sample()[..5], None));
    assert_eq!(loaded.notices, [Notice::TornLine { bytes: content.len() - good.len() }]);
    assert_eq!(fs::read(&path).unwrap(), content, "reading changes nothing");
    append_all(&mut journal, &sample()[5..]);
    assert_eq!(kept(&path), [&content[good.len()..], b"\n"].concat(), "nothing is lost");
    drop(journal);
    assert_eq!(load(&path).acts, sample());
}

#[test]
fn what_was_promised_and_cannot_be_read_is_damage_and_stays() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    let begin = last_line(&bytes);
    // The last act was promised, and only half of it is there.
    fs::write(&path, &bytes[..bytes.len() - 9]).unwrap();
    let loaded = load(&path);
    assert_eq!(loaded.damage.map(|damage| damage.line), Some(7));
    // Act 5 was the last one promised here, but acts 6 and 7 were written elsewhere.
    let (_folder, path) = place();
    written(&path, &sample()[..5]);
    let mut spoilt = bytes.clone();
    spoilt[begin + 20] ^= 1;
    let later = b"7 12345678 (at:13,body:Undo(6))\n";
    fs::write(&path, [&spoilt[..], later].concat()).unwrap();
    let loaded = load(&path);
    assert_eq!(loaded.damage, Some(Damage { line: 7, what: Flaw::Checksum }));
}

#[test]
fn line_ends_after_the_last_act_are_no_torn_act() {
    let (_folder, path) = place();
    let bytes = written(&path, &sample());
    for is_remembered in [true, false] {
        if !is_remembered {
            forget_seen(&path);
        }
        for ends in [&b"\n"[..], b"\r\n\r\n"] {
            fs::write(&path, [&bytes, ends].concat()).unwrap();
            let mut journal = RonJournal::open_read_only(&path).unwrap();
            let loaded = journal.load().unwrap();
            assert_eq!((loaded.acts, loaded.damage), (sample(), None), "{ends:?}");
            assert_eq!(loaded.notices, [Notice::StrayEnds]);
        }
    }
    append_all(&mut RonJournal::open(&path).unwrap(), &[registered(9, "Cy")]);
    assert!(fs::read(&path).unwrap().starts_with(&[&bytes[..], b"7 "].concat()));
    let words = words::Words::new(words::Language::English);
    let said = wording::notice(&words, &Notice::TornLine { bytes: 3 });
    assert!(said.contains("is saved beside the file before the next action"), "{said}");
}
