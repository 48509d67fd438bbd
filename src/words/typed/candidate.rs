//! What may be meant, each with how likely it is.

use crate::Args;
use crate::typed::{Act, Asking, Deed, Named, seat_at};

/// A deed with how likely it is meant.
#[derive(Debug, Clone)]
pub(super) struct Candidate {
    pub(super) score: u32,
    pub(super) deed: Deed,
    /// Nobody said what is to be done: only a player was named.
    pub(super) is_guessed: bool,
}

impl Candidate {
    pub(super) fn said(score: u32, deed: Deed) -> Self {
        Self { score, deed, is_guessed: false }
    }

    pub(super) fn guessed(score: u32, deed: Deed) -> Self {
        Self { score, deed, is_guessed: true }
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
    vec![Candidate::said(score, Deed::Cannot { what, why })]
}
