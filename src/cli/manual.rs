//! `completions` and `man`: the terminal's commands as shells and readers of manuals know them.
//!
//! Both are made from the definitions that read the command line, so that they cannot differ.

use crate::Desk;
use crate::trouble::Trouble;
use clap::{Args, Command};
use clap_complete::Shell;
use std::fs;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Completions {
    /// The shell.
    pub shell: Shell,
}

#[derive(Debug, Args)]
pub struct Manual {
    /// Folder for the pages, such as `man/man1`.
    pub folder: PathBuf,
}

/// Prints the completions of a shell.
pub fn complete(
    asked: &Completions,
    mut program: Command,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let mut made = Vec::new();
    clap_complete::generate(asked.shell, &mut program, "floorman", &mut made);
    desk.out.write_all(&made).map_err(Trouble::output)
}

/// Writes a page for each command into a folder, which is made if it is missing.
pub fn write(asked: &Manual, program: Command, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let folder = &asked.folder;
    fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(program, folder))
        .map_err(|error| Trouble::file("terminal-file-unwritable", &error, folder, &desk.words))
}
