//! Files and the terminal: what is read, written, locked, rescued and printed, also on Windows.

mod any_list;
mod exports;
mod manners;
mod odd_lists;
mod people;
mod printed;
mod spreadsheets;
mod storage;
mod terminal;

/// A file or folder of the project, from its root.
fn project(path: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
