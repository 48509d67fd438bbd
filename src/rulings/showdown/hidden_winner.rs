//! Whether whoever is left over must show to win.
//!
//! ## Why
//! A bet that nobody called has done its work, and a hand that nobody beats need not be seen.
//!
//! ## Example
//! Two at the showdown, nobody all-in, one throws their cards away unseen: the other has won.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Pl004, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "hidden-winner",
    cites: &[
        Tda2024.cite("17-B", "gist-hidden-winner"),
        Tda2024.cite("13-A", "gist-hidden-winner-contested"),
        Tda2024.cite("16", "gist-all-in-face-up"),
        Tda2011.cite("14", "gist-hidden-winner"),
        Tda2011.cite("13", "gist-hidden-winner-contested"),
        Tda2011.cite("11", "gist-all-in-face-up"),
        Home001.cite("CZ-RANK-00", "gist-hidden-winner-001"),
        Pl004.cite("PL-DRAW-22", "gist-hidden-winner-001"),
    ],
    example: r#"{"others":"mucked","all_in_and_called":false}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        others: Others,
        /// Whether somebody was all-in and called, with no more betting possible.
        all_in_and_called: Option<bool>,
    }

    /// What became of all other hands.
    enum Others {
        Folded,
        Mucked,
        Tabled,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let alone = ["gist-hidden-winner", "gist-hidden-winner-001"];
    let is_all_in = facts.all_in_and_called == Some(true);
    Ok(match facts.others {
        Others::Folded => {
            let ruling = Ruling::of("wins_unseen", "hidden-winner-wins");
            let ruling = ruling.because("hidden-winner-all-folded");
            ruling.say("hidden-winner-say").rests_on(&alone)
        }
        Others::Mucked if is_all_in => {
            let ruling = Ruling::of("must_show", "hidden-winner-must-show");
            let ruling = ruling.because("hidden-winner-all-in");
            ruling.say("hidden-winner-say-turn-up").rests_on(&["gist-all-in-face-up"])
        }
        Others::Mucked => {
            let ruling = Ruling::of("wins_unseen", "hidden-winner-wins");
            let ruling = ruling.because("hidden-winner-last-live");
            ruling.say("hidden-winner-say").rests_on(&alone)
        }
        Others::Tabled => {
            let ruling = Ruling::of("must_show", "hidden-winner-must-show");
            let ruling = ruling.because("hidden-winner-contested");
            ruling.say("hidden-winner-say-table-all").rests_on(&["gist-hidden-winner-contested"])
        }
    })
}
