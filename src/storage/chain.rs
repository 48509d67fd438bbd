//! The chain of lines, for a store that keeps them elsewhere than in a file.
//!
//! The lines are those of the file, byte for byte, each without its end: so a file and a database
//! hold the same acts where the checksums of their last lines are the same.

use crate::error::JournalTrouble;
use crate::header::HEADER;
use crate::line::{checksum_before_first, read_line, write_line};
use crate::recovery::Flaw;
use engine::log::Act;
use engine::values::Seq;

/// Where a chain of lines ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChainEnd {
    pub seq: Seq,
    /// Its checksum, which covers every line before it, too.
    pub checksum: u32,
}

impl ChainEnd {
    /// Where the chain stands before the first act.
    #[must_use]
    pub fn before_first() -> Self {
        Self { seq: Seq(0), checksum: checksum_before_first() }
    }

    /// The line of the next act, without its end, and where the chain ends then.
    ///
    /// # Errors
    /// Where the act would not read back from the line as it is.
    pub fn write(self, act: &Act) -> Result<(String, Self), JournalTrouble> {
        let seq = Seq(self.seq.0 + 1);
        let (mut line, checksum) = write_line(self.checksum, seq, act)?;
        line.truncate(line.trim_end_matches('\n').len());
        Ok((line, Self { seq, checksum }))
    }

    /// The next act from its line, without its end, and where the chain ends then.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read(self, line: &str) -> Result<(Act, Self), Flaw> {
        let seq = Seq(self.seq.0 + 1);
        let (act, checksum) = read_line(line.as_bytes(), self.checksum, seq)?;
        Ok((act, Self { seq, checksum }))
    }
}

/// The first line of a file of the format that this program writes, with its end.
#[must_use]
pub fn first_line() -> String {
    format!("{HEADER}\n")
}

#[cfg(test)]
mod tests {
    use crate::chain::ChainEnd;
    use crate::recovery::Flaw;
    use engine::log::{Act, ActBody};
    use engine::values::{Seq, Timestamp};

    #[test]
    fn a_line_reads_back_and_a_changed_or_missing_one_shows() {
        let act =
            |at| Act { at: Timestamp(at), by: "Ana".to_owned(), body: ActBody::Record(Vec::new()) };
        let (first, one) = ChainEnd::before_first().write(&act(1)).unwrap();
        let (second, two) = one.write(&act(2)).unwrap();
        assert_eq!(ChainEnd::before_first().read(&first), Ok((act(1), one)));
        assert_eq!(one.read(&second), Ok((act(2), two)));
        assert_eq!(two.seq, Seq(2));
        assert_eq!(one.read(&second.replace("Ana", "Bo")), Err(Flaw::Checksum));
        let missing = ChainEnd::before_first().read(&second);
        assert_eq!(missing, Err(Flaw::Sequence { expected: Seq(1), found: Seq(2) }));
    }
}
