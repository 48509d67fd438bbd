//! Starts the window, or does what a verb asks without one.

use cli::Cli;
use database::PostgreSql;
use std::io::Write;
use std::process::ExitCode;

/// The version, with the commit and its day where it was built from one.
const VERSION: &str = env!("FLOORMAN_VERSION");

/// Where new versions are, if whoever builds packages says so.
const RELEASES: Option<&str> = option_env!("FLOORMAN_RELEASES");

fn main() -> ExitCode {
    if let Some(unknown) = cli::unknown_first_word(std::env::args_os()) {
        // Where nobody can be told, the status says it all the same.
        drop(writeln!(std::io::stderr(), "{unknown}"));
        return ExitCode::from(2);
    }
    session::reach_databases_through(&PostgreSql);
    let cli = Cli::read(VERSION, RELEASES);
    match &cli.verb {
        Some(verb) => cli::run(verb, cli.lang.as_deref()),
        None => window(&cli),
    }
}

#[cfg(feature = "gui")]
fn window(cli: &Cli) -> ExitCode {
    ui::run(cli.file.as_deref(), cli.lang.as_deref(), VERSION, RELEASES)
}

#[cfg(not(feature = "gui"))]
fn window(_: &Cli) -> ExitCode {
    let words = words::Words::new(words::Language::English);
    // Where nobody can be told, the status says it all the same.
    drop(writeln!(std::io::stderr(), "{}", words.text("terminal-no-window")));
    ExitCode::from(3)
}
