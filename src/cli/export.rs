//! `export`: writes a view for spreadsheets and web pages.

use crate::show::{View, open, sheet};
use crate::trouble::Trouble;
use crate::{Desk, Format, format};
use clap::Args;
use engine::Tournament;
use exchange::{payouts_text, structure_text};
use std::io;
use std::path::PathBuf;
use storage::{Readers, write_out};
use words::{Args as Arguments, Words};

#[derive(Debug, Args)]
pub struct Export {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// View to export.
    #[arg(value_enum)]
    pub view: View,
    /// With the view `player`: the player's full name, with or without accents.
    #[arg(long, required_if_eq("view", "player"))]
    pub name: Option<String>,
    /// Format: text, json, ron, csv or html (default: the extension of --out).
    ///
    /// `set` and `new` can read a structure, and `set` can read payouts, exported as ron.
    #[arg(long, value_enum, required_unless_present = "out", hide_possible_values = true)]
    pub format: Option<Format>,
    /// File to write (default: standard output).
    ///
    /// An existing file is replaced, but never a tournament.
    #[arg(short, long)]
    pub out: Option<PathBuf>,
}

pub fn run(export: &Export, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let session = open(&export.file, None, desk)?;
    let name = export.name.as_deref();
    let sheet = sheet(export.view, name, session.log(), session.now(), desk)?;
    let format = format_of(export, &desk.words)?;
    let text = match (format, handed_on(export.view, session.tournament())) {
        (Format::Ron, Some(text)) => text.map_err(Trouble::output)?,
        (format, _) => format::write_event(&sheet, format, session.tournament(), desk),
    };
    match &export.out {
        None => desk.out.write_all(text.as_bytes()).map_err(Trouble::output),
        Some(path) => write_out(path, text.as_bytes(), Readers::All)
            .map_err(|error| Trouble::file("terminal-file-unwritable", &error, path, &desk.words)),
    }
}

/// The structure or payouts as a RON file to read back; nothing for other views.
fn handed_on(view: View, tournament: &Tournament) -> Option<io::Result<String>> {
    let terms = tournament.settings().money.as_ref().filter(|_| view == View::Payouts);
    let structure = (view == View::Structure).then(|| structure_text(tournament.structure()));
    structure.or_else(|| terms.map(|terms| payouts_text(&terms.payouts.template)))
}

/// The format of `--format`, or of the extension of the file to write.
fn format_of(export: &Export, words: &Words) -> Result<Format, Trouble> {
    if let Some(format) = export.format {
        return Ok(format);
    }
    let out = export.out.clone().unwrap_or_default();
    let end = out.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    match end.as_str() {
        "csv" => Ok(Format::Csv),
        "json" | "jsonl" => Ok(Format::Json),
        "html" | "htm" => Ok(Format::Html),
        "ron" => Ok(Format::Ron),
        "txt" => Ok(Format::Text),
        _ => {
            let args = Arguments::new().text("file", out.display().to_string());
            Err(Trouble::malformed(words.say("terminal-export-format", &args)))
        }
    }
}
