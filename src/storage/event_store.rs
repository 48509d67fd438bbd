//! What the session asks of a store of acts, whatever it is kept in.

use crate::error::JournalError;
use crate::recovery::{Damage, Loaded};
use crate::salvage::Salvage;
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// What is called when others may have written; from any thread, and it should not take long.
pub type OnNews = Arc<dyn Fn() + Send + Sync>;

/// Whether a store can be reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// It answers, or nothing was asked of it.
    Here,
    /// It does not answer at the moment.
    Away {
        /// When that was noticed, or asked in vain.
        since: Instant,
    },
}

/// What the clock of a store showed, which all of its stations go by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoreClock {
    pub at: Timestamp,
    /// When, by the running time of this computer.
    pub measured: Instant,
    /// How far the two may be apart, in milliseconds.
    pub within_millis: i64,
}

/// One of several desks that have an event open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeskHere {
    pub name: String,
    /// Since when it is here, by the clock of the store; a reconnection does not count.
    pub since: Timestamp,
    /// The last act that it has shown.
    pub read: Seq,
    /// Whether it is the one that asks.
    pub is_me: bool,
}

/// What came of an act of which [`JournalTrouble::NotConfirmed`] was told.
///
/// [`JournalTrouble::NotConfirmed`]: crate::JournalTrouble::NotConfirmed
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was written, and comes with the next poll.
    Written(Seq),
    /// It was not written, and never will be.
    NotWritten,
}

/// What came of appending an act.
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
    /// From now on, acts of a later version of the program are where reading stops, as at damage,
    /// and no reason to refuse it all; where each act tells its version.
    fn stop_at_newer(&mut self) {}

    /// Reads everything, and says what was found.
    ///
    /// # Errors
    /// If the store cannot be read or is none. Damage inside it is no error but part of the result.
    fn load(&mut self) -> Result<Loaded, JournalError>;

    /// Reads everything, but hands over each act as soon as it is read; the result holds none.
    ///
    /// So a long evening is played again while the rest of it is read.
    ///
    /// # Errors
    /// As [`Self::load`]; acts that were handed over then count for nothing.
    fn load_into(&mut self, take: &mut dyn FnMut(Act)) -> Result<Loaded, JournalError> {
        let mut loaded = self.load()?;
        std::mem::take(&mut loaded.acts).into_iter().for_each(take);
        Ok(loaded)
    }

    /// Writes one act after the act `after`; 0 before the first.
    ///
    /// When this returns, the act survives a loss of power.
    ///
    /// # Errors
    /// Where it could not be written. Then nothing has changed.
    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError>;

    /// Begins an act: what others have written after the act `after`, and where the store can do
    /// so, nobody else writes until [`Self::append`] or [`Self::give_up`].
    ///
    /// So an act is decided once, on what stands, however many stations write at the same time.
    /// The acts that come back may be shown only when one of these two has returned.
    ///
    /// # Errors
    /// As [`Self::poll`].
    fn begin(&mut self, _after: Seq) -> Result<Vec<Act>, JournalError> {
        Ok(Vec::new())
    }

    /// Lets others write: the act that was begun does not happen.
    ///
    /// # Errors
    /// Where what came back when it was begun may not be safe; then it must not be shown.
    fn give_up(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// Whom to call when others may have written; never called where only asking can tell.
    fn call_on_news(&mut self, _call: OnNews) {}

    /// From now on nothing takes longer than half a second, for somebody watches; what takes longer
    /// is told as [`JournalTrouble::Slow`] or [`JournalTrouble::NotConfirmed`] and goes on.
    ///
    /// [`JournalTrouble::Slow`]: crate::JournalTrouble::Slow
    /// [`JournalTrouble::NotConfirmed`]: crate::JournalTrouble::NotConfirmed
    ///
    /// Where desks have names, this one is here under `desk` until the store is closed.
    ///
    /// # Errors
    /// Where another desk is here under this name, or the store cannot be reached.
    fn be_brief(&mut self, _desk: &str) -> Result<(), JournalError> {
        Ok(())
    }

    /// This desk shows the running clock of the event, and nobody is asked whether it is right:
    /// told to those who come later.
    fn show_clock(&mut self) {}

    /// When any desk last showed the running clock, as was known when the store was read; none
    /// where only one desk can be, or nobody knows.
    fn clock_shown(&self) -> Option<Timestamp> {
        None
    }

    /// The desks that are here, by name, as of a few seconds ago; none where only one can be.
    fn desks(&self) -> &[DeskHere] {
        &[]
    }

    /// Whether it can be reached.
    fn reach(&self) -> Reach {
        Reach::Here
    }

    /// What its clock showed when it was last looked at; none where it has none of its own.
    fn clock(&self) -> Option<StoreClock> {
        None
    }

    /// What came of the act that was not confirmed; only once, and found out by polling.
    fn outcome(&mut self) -> Option<Outcome> {
        None
    }

    /// What is wrong after the last act that it handed over, where that was found since.
    fn damage(&self) -> Option<&Damage> {
        None
    }

    /// The acts after the act `after` that are in the store by now, up to what is damaged.
    ///
    /// # Errors
    /// Where the store cannot be read, holds fewer acts than `after`, or is damaged after it.
    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError>;

    /// What can be read from this line on, whatever its checksums say; a file begins at line 1.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn salvage(&mut self, _line: u64) -> Result<Salvage, JournalError> {
        Ok(Salvage::default())
    }

    /// What stands in the file from this byte on, up to the last act; none where there is no file.
    ///
    /// # Errors
    /// Where it cannot be read.
    fn bytes_from(&mut self, _from: u64) -> io::Result<Option<Vec<u8>>> {
        Ok(None)
    }
}
