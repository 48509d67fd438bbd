//! What every verb has at hand, and how its answer is written.

use crate::trouble::Trouble;
use clap::{Args, ValueEnum};
use session::{ListNote, Session, list_note_said, said};
use std::io::{BufRead, IsTerminal, Read, Write};
use std::time::Duration;
use words::{Language, UtcOffset, Words, legible};

/// How output is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
    /// One RON value a line.
    Ron,
    /// Comma-separated values with a header.
    Csv,
    /// A web page.
    Html,
}

/// The format of the output.
#[derive(Debug, Clone, Copy, Args)]
pub struct Output {
    /// How to write it: text at a terminal, JSON elsewhere, unless said.
    #[arg(long, value_enum)]
    pub format: Option<Format>,
}

impl Output {
    /// The format asked for, or the usual one for where the output goes.
    pub fn format(self) -> Format {
        let usual = if std::io::stdout().is_terminal() { Format::Text } else { Format::Json };
        self.format.unwrap_or(usual)
    }
}

/// A disk that does not answer is waited for so long.
const COPY_WAIT: Duration = Duration::from_secs(30);

/// No command is longer: one that registers 100,000 people has a third of this.
const LINE_BYTES_MAX: u64 = 16 << 20;

/// What every verb has at hand.
pub struct Desk<'a> {
    /// The sentences.
    pub words: Words,
    /// The language that was asked for.
    pub chosen: Option<Language>,
    /// The time zone in which people read moments.
    pub offset: UtcOffset,
    /// Where answers go.
    pub out: &'a mut dyn Write,
    /// Where a person is told what is no answer.
    pub err: &'a mut dyn Write,
    /// Where questions come from.
    pub input: &'a mut dyn std::io::BufRead,
}

impl Desk<'_> {
    /// Tells a person something that is no part of the answer.
    pub fn note(&mut self, text: &str) {
        // Where nobody can be told, what was asked for is done all the same.
        let _ = text.lines().try_for_each(|line| writeln!(self.err, "{}", legible(line)));
    }

    /// Says what is to be said of a list that was read.
    pub fn tell_notes(&mut self, notes: &[ListNote]) {
        for note in notes {
            let said = list_note_said(&self.words, note);
            self.note(&said);
        }
    }

    /// Waits for the second copy, where one is kept, and says where it failed or comes to no end.
    pub fn tell_copy(&mut self, session: &Session) {
        session.finish_copy(COPY_WAIT);
        let told = session.copy_stands().and_then(|(folder, stands)| {
            said::copy_in_the_end(&self.words, folder, &stands, COPY_WAIT)
        });
        told.iter().for_each(|told| self.note(told));
    }

    /// The next line of the input; none at its end.
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

    /// Writes one line of the answer, at once: whoever asks may wait for it.
    pub fn line(&mut self, line: &str) -> Result<(), Trouble> {
        let written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
        written.map_err(Trouble::output)
    }
}
