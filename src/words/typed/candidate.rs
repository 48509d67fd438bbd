//! What may be meant, each with how likely it is.

use crate::Args;
use crate::typed::{Act, Asking, BoxAction, Named, Wording, seat_at};

/// A deed with how likely it is meant.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) score: u32,
    pub(super) deed: BoxAction,
    pub(super) asked: AskedFor,
}

/// How it was asked for, the plainest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AskedFor {
    InWords,
    /// Nobody said what is to be done: a player was named in letters of the name, or by a seat.
    ByName,
    /// In words with letters missing, or with slips.
    Nearly,
    /// Nobody said what is to be done, and the name has slips.
    ByNearlyAName,
}

impl Candidate {
    pub(super) fn said(score: u32, deed: BoxAction) -> Self {
        Self { score, deed, asked: AskedFor::InWords }
    }

    pub(super) fn named(score: u32, deed: BoxAction, asked: AskedFor) -> Self {
        Self { score, deed, asked }
    }

    /// The same, asked for in such words.
    pub(super) fn worded(self, wording: Wording) -> Self {
        let asked = match wording {
            Wording::Spelled => self.asked,
            Wording::Begun | Wording::Slipped => AskedFor::Nearly,
        };
        Self { asked, ..self }
    }
}

/// How well the words of an act and a name fit together.
pub(super) fn both(said: u32, meant: u32) -> u32 {
    u32::midpoint(said, meant) + 10
}

/// The act is clear, and whom it concerns is not.
pub(super) fn nobody(
    asking: &Asking<'_>,
    act: Act,
    score: u32,
    named: &Named<'_>,
) -> Vec<Candidate> {
    if score < 80 {
        return Vec::new();
    }
    let what = asking.phrases.usual(act).to_owned();
    let why = match (named.names.is_empty(), named.place(0)) {
        (true, (Some(table), Some(seat))) => {
            let at = asking.words.seat(seat_at(table, seat));
            let args = Args::new().text("seat", at);
            asking.words.say("command-nobody-sits", &args)
        }
        _ => asking.words.text("command-nobody-found"),
    };
    vec![Candidate::said(score, BoxAction::Cannot { what, why })]
}
