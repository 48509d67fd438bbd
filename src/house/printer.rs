//! Printers, as the print service of the computer knows them.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use wording::without_number;

/// The print service of the computer: CUPS, by its commands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spooler {
    /// The command that prints a file.
    pub lp: PathBuf,
    /// The command that lists printers.
    pub lpstat: PathBuf,
}

impl Default for Spooler {
    fn default() -> Self {
        Self { lp: PathBuf::from("lp"), lpstat: PathBuf::from("lpstat") }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrinterTrouble {
    /// The computer has no print service.
    NoService,
    /// The print service has no printer.
    NoPrinter,
    /// The print service said this.
    Said(String),
}

impl Spooler {
    /// The names of all printers. Asks the print service, which may take its time.
    ///
    /// # Errors
    /// Where there is no print service or no printer.
    pub fn printers(&self) -> Result<Vec<String>, PrinterTrouble> {
        // Where there are none, lpstat ends in failure, too.
        let answer = run(Command::new(&self.lpstat).arg("-e"))?;
        let names = String::from_utf8_lossy(&answer.stdout).into_owned();
        let names: Vec<String> = names
            .lines()
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect();
        if names.is_empty() { Err(PrinterTrouble::NoPrinter) } else { Ok(names) }
    }

    /// Hands a PDF to a printer; `paper` is its name there, as `A4`.
    ///
    /// # Errors
    /// Where there is no print service, or it does not take the file.
    pub fn print(&self, file: &Path, printer: &str, paper: &str) -> Result<(), PrinterTrouble> {
        let media = format!("media={paper}");
        let mut command = Command::new(&self.lp);
        command.args(["-d", printer, "-o", &media, "--"]).arg(file);
        let answer = run(&mut command)?;
        if answer.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&answer.stderr).trim().to_owned();
        let said = if said.is_empty() { answer.status.to_string() } else { said };
        Err(PrinterTrouble::Said(said))
    }
}

fn run(command: &mut Command) -> Result<Output, PrinterTrouble> {
    command.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => PrinterTrouble::NoService,
        _ => PrinterTrouble::Said(without_number(&error.to_string()).to_owned()),
    })
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use crate::{printer::PrinterTrouble, printer::Spooler};
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};

    fn script(folder: &Path, name: &str, text: &str) -> PathBuf {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    #[test]
    fn printers_are_listed_and_a_file_is_handed_over_with_its_paper() {
        let folder = tempfile::tempdir().unwrap();
        let told = folder.path().join("told");
        let lp = script(folder.path(), "lp", &format!("echo \"$@\" > {}", told.display()));
        let lpstat = script(folder.path(), "lpstat", "echo Office; echo; echo Desk_2");
        let spooler = Spooler { lp, lpstat };
        assert_eq!(spooler.printers().unwrap(), ["Office", "Desk_2"]);
        spooler.print(Path::new("-cards.pdf"), "Desk_2", "A4").unwrap();
        assert_eq!(fs::read_to_string(told).unwrap(), "-d Desk_2 -o media=A4 -- -cards.pdf\n");
    }

    #[test]
    fn what_the_print_service_says_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let lp = script(folder.path(), "lp", "echo 'lp: no such printer' >&2; exit 1");
        let lpstat = script(folder.path(), "lpstat", "exit 1");
        let spooler = Spooler { lp, lpstat };
        assert_eq!(spooler.printers(), Err(PrinterTrouble::NoPrinter));
        let said = PrinterTrouble::Said("lp: no such printer".to_owned());
        assert_eq!(spooler.print(Path::new("a.pdf"), "Gone", "A4"), Err(said));
    }

    #[test]
    fn a_computer_without_a_print_service_is_no_mystery() {
        let gone = PathBuf::from("/nowhere/lp");
        let spooler = Spooler { lp: gone.clone(), lpstat: gone };
        assert_eq!(spooler.printers(), Err(PrinterTrouble::NoService));
    }
}
