//! Words of a call at the terminal, one a line after the verb.

use crate::fixtures::journal;
use crate::place::{empty_folder, put};
use crate::targets::terminal::floorman;

/// Calls a verb that only looks, or writes to a file that is named here.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    let mut lines = input.lines().take(20);
    let verb = lines.next().unwrap_or_default();
    // No word may lead out of the folder, and no system hands over one with a NUL.
    let told: Vec<&str> = lines.filter(|word| !word.contains(['/', '\\', '\0'])).collect();
    let folder = empty_folder();
    let path = put(&folder, "night.floorman", journal());
    let out = folder.join("out.pdf");
    let (file, out) = (path.to_str().expect("ours"), out.to_str().expect("ours"));
    let words: Vec<&str> = match verb {
        "show" | "check" => [verb, file].into_iter().chain(told).collect(),
        "export" => [verb, file, "-o", out].into_iter().chain(told).collect(),
        "print" => [verb, file, "-o", out].into_iter().chain(told).collect(),
        "rule" | "ask" => [verb].into_iter().chain(told).collect(),
        _ => return,
    };
    // Only PDFs that are named here are written, and files that are not there are the world's.
    let files = ["-o", "--o", "-i", "--i"];
    let names_file = |word: &&str| files.iter().any(|option| word.starts_with(option));
    if verb == "rule" && words.iter().any(names_file) {
        return;
    }
    let Some(answer) = floorman(&words, b"") else { return };
    assert!(answer.status == 0 || !answer.trouble.is_empty(), "{words:?}");
    assert!(answer.status < 3, "{words:?}: {}", answer.trouble);
    assert!(answer.trouble.len() < 20_000, "{} bytes", answer.trouble.len());
    assert_eq!(std::fs::read(&path).ok().as_deref(), Some(journal()), "only looked at");
}
