//! `export`: a view for spreadsheets and web pages.

use crate::show::{View, open, sheet};
use crate::trouble::Trouble;
use crate::{Desk, Format, format};
use clap::Args;
use std::path::PathBuf;

/// Writes a view for spreadsheets and web pages.
#[derive(Debug, Args)]
pub struct Export {
    /// The tournament.
    pub file: PathBuf,
    /// What to write.
    #[arg(value_enum)]
    pub view: View,
    /// Whose evening, with the view `player`: the whole name, accents or not.
    #[arg(long, required_if_eq("view", "player"))]
    pub name: Option<String>,
    /// csv, json or html.
    #[arg(long, value_enum)]
    pub format: Format,
    /// The file to write; standard output where not given.
    #[arg(short, long)]
    pub out: Option<PathBuf>,
}

/// Writes it.
pub fn run(export: &Export, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let session = open(&export.file, None, desk)?;
    let name = export.name.as_deref();
    let sheet = sheet(export.view, name, session.log(), session.now(), desk)?;
    let title = session.tournament().settings().name.clone();
    let text = format::write(&sheet, export.format, &title, desk);
    match &export.out {
        None => desk.out.write_all(text.as_bytes()).map_err(Trouble::output),
        Some(path) => std::fs::write(path, text)
            .map_err(|error| Trouble::file("terminal-file-unwritable", &error, path, &desk.words)),
    }
}
