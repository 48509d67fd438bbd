//! `import`: makes a tournament of a file that another program saved, or of every one in a folder.

use crate::Desk;
use crate::trouble::Trouble;
use clap::Args;
use session::{ImportError, Imported, Remark, import_file, saved_files, shown};
use std::fs;
use std::path::{Path, PathBuf};
use words::Args as Arguments;
use words::Words;

/// Makes a tournament of a file saved by The Tournament Director 3.
#[derive(Debug, Args)]
pub struct Import {
    /// The file to read, or a folder of them.
    pub from: PathBuf,
    /// The file to make, which must not be there; for a folder the one that they go into.
    #[arg(short, long)]
    pub out: PathBuf,
    /// Lists on standard error what was left out or had to be settled.
    #[arg(long)]
    pub report: bool,
}

/// Imports it, and says what came of it.
pub fn run(asked: &Import, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if asked.from.is_dir() {
        return run_folder(asked, desk);
    }
    run_file(asked, &asked.from, &asked.out, desk)
}

fn run_file(asked: &Import, from: &Path, out: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let imported = import_file(from, out, &desk.words);
    let imported = imported.map_err(|error| trouble(error, from, &desk.words))?;
    for remark in imported.remarks.iter().filter(|remark| asked.report || is_warning(remark)) {
        let said = remark.said(&desk.words);
        desk.note(&said);
    }
    let said = done(&imported, out, &desk.words);
    desk.line(&said)
}

/// Imports every file of a folder: how far it is goes to standard error, and in the end which of
/// them could not be read; those are skipped, and the others are there.
fn run_folder(asked: &Import, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let unreadable =
        |error| Trouble::file("import-folder-unreadable", &error, &asked.from, &desk.words);
    let files = saved_files(&asked.from).map_err(unreadable)?;
    if files.is_empty() {
        let said = desk.words.text("import-folder-empty");
        return Err(Trouble::malformed(format!("{said}: {}", asked.from.display())));
    }
    let unwritable =
        |error| Trouble::file("terminal-file-unwritable", &error, &asked.out, &desk.words);
    fs::create_dir_all(&asked.out).map_err(unwritable)?;
    let mut left: Vec<Trouble> = Vec::new();
    for (no, from) in (1..).zip(&files) {
        let name = from.file_stem().unwrap_or_default();
        let args = Arguments::new()
            .no("no", no)
            .no("of", files.len())
            .text("file", name.to_string_lossy().into_owned());
        let said = desk.words.say("import-folder-at", &args);
        desk.note(&said);
        let mut out = asked.out.join(name);
        out.as_mut_os_string().push(".floorman");
        match run_file(asked, from, &out, desk) {
            Ok(()) => {}
            // Whoever read the answers went away.
            Err(trouble) if trouble.is_closed_pipe() => return Err(trouble),
            Err(trouble) => left.push(trouble),
        }
    }
    let Some(status) = left.iter().map(|trouble| trouble.status).max() else { return Ok(()) };
    let args = Arguments::new().count("count", left.len()).no("of", files.len());
    let said = desk.words.say("import-folder-left", &args);
    let told = left.iter().map(|trouble| trouble.message.as_str());
    let message = std::iter::once(said.as_str()).chain(told).collect::<Vec<_>>().join("\n");
    Err(if status == 2 { Trouble::malformed(message) } else { Trouble::world(message) })
}

/// Whether something is told though nobody asked for a report.
fn is_warning(remark: &Remark) -> bool {
    match remark {
        Remark::Of { kind, .. } => kind.is_warning(),
        Remark::Odd(_) => false,
    }
}

fn done(imported: &Imported, out: &Path, words: &Words) -> String {
    let log = imported.session.log();
    let args = Arguments::new()
        .count("people", log.state().entries().players().len())
        .count("acts", log.acts().len())
        .text("file", shown(out).display().to_string());
    words.say("import-done", &args)
}

/// Why nothing was imported, with what to do.
fn trouble(error: ImportError, from: &Path, words: &Words) -> Trouble {
    let said = error.said(words).join("\n");
    let file = Arguments::new().text("file", from.display().to_string());
    let not_read = || words.say("import-not-read", &file);
    match error {
        ImportError::Journal(error) => Trouble::journal(&error, words),
        ImportError::Failed(_) => Trouble::world(format!("{}\n{said}", not_read())),
        ImportError::Unreadable(_) => Trouble::world(format!("{said}: {}", from.display())),
        ImportError::Faults(_) | ImportError::Impossible { .. } => {
            let hint = words.text("import-hint");
            Trouble::malformed(format!("{}\n{said}\n{hint}", not_read()))
        }
    }
}
