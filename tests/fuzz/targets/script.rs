//! What `do` is told on standard input.

use crate::fixtures::{NOW, acts, journal};
use crate::place::{empty_folder, put};
use crate::targets::terminal::floorman;
use crate::targets::whole;
use session::{Session, Time};

/// Does the script on a file, and looks at the file.
pub fn read(bytes: &[u8]) {
    let path = put(&empty_folder(), "night.floorman", journal());
    let file = path.to_str().expect("we named it");
    let at = "2026-11-20T18:41:00Z";
    let words = ["do", file, "--keep-going", "--at", at, "--seed", "3", "--by", "Bo"];
    let answer = floorman(&words, bytes).expect("this is a call");
    assert!(answer.status <= 2, "{}", answer.trouble);
    if answer.status == 2 {
        assert!(answer.trouble.starts_with("Line "), "without its place: {}", answer.trouble);
        assert!(answer.trouble.len() < 4_000, "{} bytes", answer.trouble.len());
    }
    for line in answer.out.lines() {
        let read = serde_json::from_str::<serde_json::Value>(line);
        assert!(read.is_ok(), "no JSON: {line}");
    }
    let opened = Session::open_to_read(&path, Time::told(NOW), session::chance(Some(3)));
    let session = opened.expect("it was sound");
    assert_eq!(session.found().damage, None);
    assert!(session.log().acts().starts_with(acts()), "what was there stays");
    whole::session(&session, &String::from_utf8_lossy(bytes));
}
