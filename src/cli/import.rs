//! `import`: imports a file of The Tournament Director, a folder of them, or a list of results.

use crate::Desk;
use crate::import_results::{ResultsTold, import_list};
use crate::list_args::ListArgs;
use crate::set::not_taken;
use crate::trouble::Trouble;
use clap::Args;
use engine::money::Currency;
use exchange::{
    ImportError, Imported, MadeList, UndoError, check_told_of_evening, import_file, made_in,
    saved_files, undo_import,
};
use lists::FileKind;
use session::shown;
use std::fs;
use std::path::{Path, PathBuf};
use storage::csv::LIST_BYTES_MAX;
use storage::read_bounded;
use words::Args as Arguments;
use words::Words;

#[derive(Debug, Args)]
pub struct Import {
    /// File to import, or a folder of files of The Tournament Director.
    #[arg(required_unless_present = "undo")]
    pub from: Option<PathBuf>,
    /// Tournament to create, which must not exist yet; for a folder, the folder to write to.
    #[arg(short, long, required_unless_present = "undo")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub results: ResultsTold,
    /// Undo the newest import into this folder, or the import with this list.
    ///
    /// The files it made are moved into a folder beside it. Files changed since then stay.
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["from", "out"])]
    pub undo: Option<PathBuf>,
    /// List on standard error everything that was left out or decided, not only warnings.
    #[arg(long)]
    pub report: bool,
    #[command(flatten)]
    pub list: ListArgs,
}

/// Imports a file or folder, or undoes an import, and reports the result.
pub fn run(asked: &Import, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    if let Some(path) = &asked.undo {
        return undo(path, desk);
    }
    let (from, out) = (asked.from.clone().unwrap_or_default(), asked.out.clone());
    let out = out.unwrap_or_default();
    if from.is_dir() {
        return run_folder(asked, &from, &out, desk);
    }
    if is_list(&from) {
        return import_list(&asked.results, &asked.list, &from, &out, desk);
    }
    run_file(asked, &from, &out, desk)
}

/// Whether a file is a list of results and not a saved evening, by its name and content.
fn is_list(from: &Path) -> bool {
    let name = from.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
    if name.contains(".tdt") {
        return false;
    }
    let bytes = read_bounded(from, LIST_BYTES_MAX).unwrap_or_default();
    FileKind::of(&bytes) != Some(FileKind::TournamentDirector)
}

/// Undoes the import of a folder, and lists what stays and why.
fn undo(path: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let words = &desk.words;
    let taken = undo_import(path).map_err(|error| {
        let said = exchange::messages::import_not_undone(words, path, &error);
        match error {
            UndoError::NoList => Trouble::refused(said),
            UndoError::Failed(error, path) => {
                Trouble::file("import-undo-failed", &error, &path, words)
            }
            UndoError::Line { .. } => Trouble::malformed(said),
        }
    })?;
    let args = Arguments::new()
        .count("count", taken.moved.len())
        .text("folder", taken.away.display().to_string());
    desk.line(&desk.words.say("import-undone", &args))?;
    if taken.stays.is_empty() {
        return Ok(());
    }
    let said =
        taken.stays.iter().map(|(path, why)| exchange::messages::stays(&desk.words, path, why));
    Err(Trouble::refused(said.collect::<Vec<_>>().join("\n")))
}

fn run_file(asked: &Import, from: &Path, out: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let told = asked.list.told(None);
    let plain = Currency { name: String::new(), digits: 0 };
    check_told_of_evening(&told).map_err(|error| not_taken(&error, from, &plain, &desk.words))?;
    let imported = import_file(from, out, &told, &desk.words);
    let imported = imported.map_err(|error| trouble(error, from, &desk.words))?;
    for remark in imported.remarks.iter().filter(|it| asked.report || it.is_warning()) {
        let said = remark.said(&desk.words);
        desk.note(&said);
        if remark.may_be_in_other_letters() {
            let said = desk.words.text("import-letters-choose");
            desk.note(&said);
        }
    }
    let said = done(&imported, out, &desk.words);
    desk.line(&said)
}

/// Imports every file of a folder, skipping those that cannot be read.
///
/// Progress goes to standard error; the skipped files are listed at the end.
fn run_folder(asked: &Import, from: &Path, out: &Path, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let unreadable = |error| Trouble::file("import-folder-unreadable", &error, from, &desk.words);
    let saved = saved_files(from).map_err(unreadable)?;
    let files = &saved.files;
    if files.is_empty() {
        let said = desk.words.text("import-folder-empty");
        return Err(Trouble::malformed(format!("{said}: {}", from.display())));
    }
    let unwritable = |error| Trouble::file("terminal-file-unwritable", &error, out, &desk.words);
    fs::create_dir_all(out).map_err(unwritable)?;
    let mut list = MadeList::begin(out).map_err(unwritable)?;
    let mut left: Vec<Trouble> = Vec::new();
    saved.said(&desk.words).iter().for_each(|said| desk.note(said));
    for (no, file) in (1..).zip(files) {
        let name = file.file_stem().unwrap_or_default();
        let args = Arguments::new()
            .no("no", no)
            .no("of", files.len())
            .text("file", name.to_string_lossy().into_owned());
        let said = desk.words.say("import-folder-at", &args);
        desk.note(&said);
        let made = made_in(out, from, file);
        match run_file(asked, file, &made, desk) {
            Ok(()) => list.add(&made).map_err(|error| {
                Trouble::file("terminal-file-unwritable", &error, list.path(), &desk.words)
            })?,
            // The reader of the output is gone.
            Err(trouble) if trouble.is_closed_pipe() => return Err(trouble),
            Err(trouble) => left.push(trouble),
        }
    }
    if !list.is_empty() {
        let args = Arguments::new().text("list", list.path().display().to_string());
        let said = desk.words.say("import-folder-list", &args);
        desk.note(&said);
    }
    let Some(status) = left.iter().map(|trouble| trouble.status).max() else { return Ok(()) };
    let args = Arguments::new().count("count", left.len()).no("of", files.len());
    let said = desk.words.say("import-folder-left", &args);
    let told = left.iter().map(|trouble| trouble.message.as_str());
    let message = std::iter::once(said.as_str()).chain(told).collect::<Vec<_>>().join("\n");
    Err(if status == 2 { Trouble::malformed(message) } else { Trouble::world(message) })
}

fn done(imported: &Imported, out: &Path, words: &Words) -> String {
    let log = imported.session.log();
    let args = Arguments::new()
        .count("people", log.state().entries().players().len())
        .count("acts", log.acts().len())
        .text("file", shown(out).display().to_string());
    words.say("import-done", &args)
}

/// Says why nothing was imported and what to do.
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
