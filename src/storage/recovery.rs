//! What loading a journal finds, as data for people.
//!
//! ```text
//! 1 2 3 4          whole
//! 1 2 3 4 5-       the last line is torn: left out, kept aside, and writing goes on
//! 1 2 3 4 ####     torn, too, where the companion knows that act 4 was the last one promised
//! 1 2 3 # 5 6      damage: 1 to 3 are shown, and nothing is ever written to the file again
//! ```
//!
//! Nothing is repaired silently. What an interrupted write leaves behind was never acknowledged,
//! so leaving it out loses nothing; everything else that is wrong needs a person.
//! Where nobody remembers what was acknowledged, an act that lacks only the right end of its line,
//! and zeros that are longer than the line before them, are damage and not torn.

use engine::log::Act;
use engine::values::Seq;
use strum::IntoStaticStr;

/// What was found in a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// Every act up to the end or the damage, the first first.
    pub acts: Vec<Act>,
    /// What a person should know.
    pub notices: Vec<Notice>,
    /// What is wrong right after the last of `acts`, if something is.
    pub damage: Option<Damage>,
    /// Whether acts can be added.
    pub access: Access,
}

impl Loaded {
    /// Leaves out the acts from `index` on, counted from 0: that act does not fit those before it.
    ///
    /// Nothing may be added afterwards: the store still holds what was left out.
    pub fn cut_at_misfit(&mut self, index: usize) {
        self.acts.truncate(index);
        self.damage = Some(Damage::misfit(index));
        self.access = Access::ReadOnly;
    }
}

/// Whether acts can be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    ReadWrite,
    ReadOnly,
}

/// Something that a person should know about a journal that opened.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Notice {
    /// The last line was never finished; it is left out, and is kept aside before writing goes on.
    TornLine { bytes: usize },
    /// Line ends stand after the last act that belong to none.
    StrayEnds,
    /// The end of the journal is missing, as in an older copy put back in its place.
    TailMissing { last_seen: Seq, found: Seq },
    /// The journal went on otherwise than this, as in a copy that was continued elsewhere.
    TailDiffers {
        /// The act that is not the one that was written here.
        at: Seq,
    },
    /// The file or its folder can only be read.
    ReadOnly,
    /// This folder cannot keep a second program from writing to the file.
    NotLocked,
}

impl Notice {
    /// Whether the file is not the one that was written here, so that a person has to decide.
    #[must_use]
    pub fn asks(&self) -> bool {
        match self {
            Self::TailMissing { .. } | Self::TailDiffers { .. } => true,
            Self::TornLine { .. } | Self::StrayEnds | Self::ReadOnly | Self::NotLocked => false,
        }
    }

    /// The end of this notice's id in the text catalogue, after `journal-notice-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// Where a journal stops making sense.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The first line that is wrong; the first line of the file is 1.
    pub line: u64,
    pub what: Flaw,
}

impl Damage {
    /// The act at this position, counted from 0, reads well but does not fit those before it.
    #[must_use]
    pub fn misfit(index: usize) -> Self {
        Self { line: line_of(Seq(index as u64 + 1)), what: Flaw::Misfit }
    }
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Flaw {
    /// It does not have a number, a checksum and an act.
    NotALine,
    /// It has another number than comes next: a line was taken out, put in or swapped.
    Sequence { expected: Seq, found: Seq },
    /// It was changed, or does not belong after the line before it.
    Checksum,
    /// Its act is whole, and the end of the line was changed.
    LineEnd,
    /// Its act is none that this program knows.
    NotAnAct { reason: String },
    /// A later version of the program wrote it.
    NewerFormat { found: u32, known: u32 },
    /// Its act does not fit those before it.
    Misfit,
}

impl Flaw {
    /// The end of this flaw's id in the text catalogue, after `journal-damage-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// The line of an act; the first line of the file has none.
#[must_use]
pub fn line_of(seq: Seq) -> u64 {
    seq.0.saturating_add(1)
}
