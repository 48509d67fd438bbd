//! A system whose calls fail.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A library that, loaded before all others, lets calls fail; none where it cannot be built here,
/// which is said aloud, and is an error where `FLOORMAN_INSIST` is set.
pub fn failing_calls(folder: &Path) -> Option<PathBuf> {
    let library = folder.join("failing.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/killed/failing.c");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &source])
        .args(["-ldl"])
        .output();
    let why = match built {
        Ok(built) if built.status.success() && cfg!(target_os = "linux") => return Some(library),
        Ok(built) => String::from_utf8_lossy(&built.stderr).into_owned(),
        Err(error) => error.to_string(),
    };
    assert!(std::env::var_os("FLOORMAN_INSIST").is_none(), "no library of failing calls: {why}");
    eprintln!("NOT TESTED: system calls that fail, for want of a C compiler on Linux: {why}");
    None
}
