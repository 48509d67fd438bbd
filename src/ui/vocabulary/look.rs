//! A point of the evening to look back at.

use engine::Log;
use engine::values::{Seq, Timestamp};

/// A point of the evening to look back at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The last act that had happened; what is shown is what stood after it.
    pub seq: Seq,
    pub at: Timestamp,
}

impl Look {
    /// As it stood before this act; none for the act that made the tournament.
    pub fn before(log: &Log, seq: Seq) -> Option<Self> {
        let earlier = Seq(seq.0.checked_sub(1)?);
        Self::after(log, earlier)
            .map(|look| Self { at: at_of(log, seq).unwrap_or(look.at), ..look })
    }

    /// As it stood after this act.
    pub fn after(log: &Log, seq: Seq) -> Option<Self> {
        at_of(log, seq).map(|at| Self { seq, at })
    }

    /// As it stood at a moment; none before the tournament was made.
    pub fn at(log: &Log, at: Timestamp) -> Option<Self> {
        let done = log.acts().partition_point(|act| act.at <= at);
        (done > 0).then_some(Self { seq: Seq(done as u64), at })
    }
}

fn at_of(log: &Log, seq: Seq) -> Option<Timestamp> {
    log.acts().get(usize::try_from(seq.0).ok()?.checked_sub(1)?).map(|act| act.at)
}
