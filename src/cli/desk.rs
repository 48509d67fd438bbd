//! Input, output and texts that every command uses, and the output format.

use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use exchange::{ListNote, list_note_said};
use session::Session;
use std::io::{BufRead, IsTerminal, Read, Write};
use std::time::Duration;
use words::{Language, UtcOffset, Words, legible};

/// An output format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object per line.
    Json,
    /// One RON value per line.
    Ron,
    /// Comma-separated values with a header.
    Csv,
    /// A web page.
    Html,
}

/// The format of the output.
#[derive(Debug, Clone, Copy, Args)]
pub struct Output {
    /// Format: text, json, ron, csv or html (default: text at a terminal, otherwise json).
    #[arg(long, value_enum, hide_possible_values = true)]
    pub format: Option<Format>,
}

impl Output {
    /// The requested format, or the default for where the output goes.
    pub fn format(self) -> Format {
        let usual = if std::io::stdout().is_terminal() { Format::Text } else { Format::Json };
        self.format.unwrap_or(usual)
    }
}

/// How long to wait for a disk that does not answer.
const COPY_WAIT: Duration = Duration::from_secs(30);

/// The longest line allowed; a command that registers 100,000 people takes a third of it.
const LINE_BYTES_MAX: u64 = 16 << 20;

/// Input, output, language and time zone of a command.
pub struct Desk<'a> {
    /// The texts in the language of the answer.
    pub words: Words,
    /// The language of `--lang`, if given.
    pub chosen: Option<Language>,
    /// The time zone for displayed times.
    pub offset: UtcOffset,
    /// Standard output: the answer.
    pub out: &'a mut dyn Write,
    /// Standard error: notes for the person.
    pub err: &'a mut dyn Write,
    /// Standard input, or the file of `--input`.
    pub input: &'a mut dyn std::io::BufRead,
}

impl Desk<'_> {
    /// Prints a note on standard error.
    pub fn note(&mut self, text: &str) {
        // The command is carried out even if standard error is closed.
        let _ = text.lines().try_for_each(|line| writeln!(self.err, "{}", legible(line)));
    }

    /// Prints the notes about a list.
    pub fn tell_notes(&mut self, notes: &[ListNote]) {
        for note in notes {
            let said = list_note_said(&self.words, note);
            self.note(&said);
        }
    }

    /// Waits for the second copy, if there is one, and reports failure or a timeout.
    pub fn tell_copy(&mut self, session: &Session) {
        session.finish_copy(COPY_WAIT);
        let told = session.copy_stands().and_then(|(folder, stands)| {
            wording::copy_in_the_end(&self.words, folder, &stands, COPY_WAIT)
        });
        told.iter().for_each(|told| self.note(told));
    }

    /// Reads the next line of the input, or nothing at its end.
    pub fn next_line(&mut self, number: usize) -> Result<Option<String>, Trouble> {
        let mut bytes = Vec::new();
        let read = (&mut *self.input).take(LINE_BYTES_MAX + 1).read_until(b'\n', &mut bytes);
        let read = read.map_err(|error| Trouble::input(&error, &self.words))?;
        if read as u64 > LINE_BYTES_MAX {
            return Err(Trouble::at_line(
                number,
                &self.words.text("terminal-line-too-long"),
                &self.words,
            ));
        }
        if read == 0 {
            return Ok(None);
        }
        String::from_utf8(bytes).map(Some).map_err(|error| {
            let column = error.utf8_error().valid_up_to() + 1;
            let what = self.words.text("terminal-not-utf-8");
            Trouble::at_column(number, column, &what, &self.words)
        })
    }

    /// Writes one line of the answer and flushes it, because a caller may wait for it.
    pub fn line(&mut self, line: &str) -> Result<(), Trouble> {
        let written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
        written.map_err(Trouble::output)
    }
}
