//! What a desk asked of the server, and what is not answered yet.

use crate::link::Link;
use crate::rows::ActRow;
use crate::under_way::UnderWay;
use engine::values::Seq;
use storage::{DeskHere, Outcome};

/// What is under way while nobody stands still for it.
#[derive(Default)]
pub(super) struct Meanwhile {
    /// A connection that is being made.
    pub(super) connecting: Option<UnderWay<Link>>,
    /// Acts that are being read, from this one on.
    pub(super) reading: Option<(Seq, UnderWay<Vec<ActRow>>)>,
    /// Who is here is being asked, and told how far this desk has read.
    pub(super) visiting: Option<UnderWay<Vec<DeskHere>>>,
    /// An act that is being begun, after this one.
    pub(super) beginning: Option<(Seq, UnderWay<Vec<ActRow>>)>,
    /// An act that was begun and is let go of.
    pub(super) releasing: Option<UnderWay<()>>,
    /// An act of which nobody knows whether it was written.
    pub(super) unsure: Option<Unsure>,
    pub(super) outcome: Option<Outcome>,
}

/// An act of which nobody knows whether it was written.
pub(super) struct Unsure {
    pub(super) after: Seq,
    pub(super) token: i64,
    pub(super) finding: Finding,
}

pub(super) enum Finding {
    /// Not yet: there was no connection.
    NotYet,
    /// It is still being written.
    Writing(UnderWay<()>),
    Looking(UnderWay<bool>),
}
