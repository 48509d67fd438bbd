//! Starts the window, or does what a verb asks without one.

use cli::Cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::read();
    match &cli.verb {
        Some(verb) => cli::run(verb, cli.lang.as_deref()),
        None => window(&cli),
    }
}

#[cfg(feature = "gui")]
fn window(cli: &Cli) -> ExitCode {
    ui::run(cli.file.as_deref(), cli.lang.as_deref())
}

#[cfg(not(feature = "gui"))]
fn window(_: &Cli) -> ExitCode {
    let words = words::Words::new(words::Language::En);
    // Where nobody can be told, the status says it all the same.
    drop(std::io::Write::write_fmt(
        &mut std::io::stderr(),
        format_args!("{}\n", words.text("terminal-no-window")),
    ));
    ExitCode::from(3)
}
