//! What the session asks of a store of acts, whatever it is kept in.

use crate::error::JournalError;
use crate::recovery::Loaded;
use engine::log::Act;
use engine::values::Seq;
use std::io;

/// What came of an append.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Appended {
    /// The act is on the disk, under this number.
    Written(Seq),
    /// Others wrote first, and nothing was written: these acts follow the one that was named.
    Stale(Vec<Act>),
}

/// Acts in their order, kept safe.
///
/// An append names the act that it follows. With one station it always fits; where several share
/// a store, whoever comes second gets the newer acts, and decides again.
pub trait EventStore: Send {
    /// Reads everything, and says what was found.
    ///
    /// # Errors
    /// Where the store cannot be read, or is not one. Damage inside it is no error: it is part
    /// of what is found.
    fn load(&mut self) -> Result<Loaded, JournalError>;

    /// Writes one act after the act `after`; 0 before the first.
    ///
    /// When this returns, the act survives a loss of power.
    ///
    /// # Errors
    /// Where it could not be written. Then nothing has changed.
    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError>;

    /// The acts after the act `after` that are in the store by now.
    ///
    /// # Errors
    /// Where the store cannot be read, or holds fewer acts than `after`.
    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError>;

    /// What stands in the file from this byte on, up to the last act; none where there is no file.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn bytes_from(&mut self, _from: u64) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}
