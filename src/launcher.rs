//! Starts the window on Windows without a console behind it.
//!
//! Windows gives a program of the terminal a console when a shortcut or a double click starts it.
//! The program is one of the terminal, so that its commands print and wait as in every shell; the
//! shortcuts and the files of Windows start this one instead, which has no console and gives none.

#![cfg_attr(windows, windows_subsystem = "windows")]

use std::env;
use std::io;
use std::process::{Command, ExitCode};

/// The program, which lies beside this one.
const PROGRAM: &str = "floorman";

fn main() -> ExitCode {
    match start() {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// Starts the program with the same words, and waits for nothing.
fn start() -> io::Result<()> {
    let own = env::current_exe()?;
    let mut program =
        Command::new(own.with_file_name(format!("{PROGRAM}{}", env::consts::EXE_SUFFIX)));
    program.args(env::args_os().skip(1));
    without_console(&mut program);
    program.spawn().map(drop)
}

#[cfg(windows)]
fn without_console(program: &mut Command) {
    use std::os::windows::process::CommandExt;
    /// `CREATE_NO_WINDOW`: the program has a console that nobody sees.
    const NO_WINDOW: u32 = 0x0800_0000;
    program.creation_flags(NO_WINDOW);
}

#[cfg(not(windows))]
fn without_console(_: &mut Command) {}
