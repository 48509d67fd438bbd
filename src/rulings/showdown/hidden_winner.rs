//! Whether whoever is left over must show to win.
//!
//! ## Why
//! A bet that nobody called has done its work, and a hand that nobody beats need not be seen.
//!
//! ## Example
//! Two at the showdown, nobody all-in, one throws his cards away unseen: the other has won.
//!
//! ## Discretion
//! None.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::facts::read;
use crate::{FactsError, Field, Kind, Reason, Ruling, Topic};
use rulebook::Rulebook::{Home001, Pl004, Tda2011, Tda2024};
use rulebook::{RuleSet, Section};
use serde::Deserialize;
use serde_json::Value;

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "hidden-winner",
    section: Section::Showdown,
    fields: &[
        Field::needed("others", Kind::Choice(&["folded", "mucked", "tabled"])),
        Field::new("all_in_and_called", Kind::YesNo),
    ],
    cites: &[
        Tda2024.cite("17-B", "gist-hidden-winner"),
        Tda2024.cite("16", "gist-all-in-face-up"),
        Tda2011.cite("14", "gist-hidden-winner"),
        Tda2011.cite("11", "gist-all-in-face-up"),
        Home001.cite("CZ-RANK-00", "gist-hidden-winner-001"),
        Pl004.cite("PL-DRAW-22", "gist-hidden-winner-001"),
    ],
    example: r#"{"others":"mucked","all_in_and_called":false}"#,
    judge,
};

/// What is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    others: Others,
    /// Whether somebody was all-in and called, with no more betting possible.
    #[serde(default)]
    all_in_and_called: Option<bool>,
}

/// What became of all other hands.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Others {
    Folded,
    Mucked,
    Tabled,
}

fn judge(facts: &Value, _: &RuleSet) -> Result<Ruling, FactsError> {
    let facts: Facts = read(facts)?;
    let is_all_in = facts.all_in_and_called == Some(true);
    Ok(match facts.others {
        Others::Folded => {
            let ruling = Ruling::of("wins_unseen", "hidden-winner-wins");
            let ruling = ruling.because(Reason::new("hidden-winner-all-folded"));
            ruling.say(Reason::new("hidden-winner-say"))
        }
        Others::Mucked if is_all_in => {
            let ruling = Ruling::of("must_show", "hidden-winner-must-show");
            let ruling = ruling.because(Reason::new("hidden-winner-all-in"));
            ruling
                .say(Reason::new("hidden-winner-say-turn-up"))
                .rests_on(TOPIC.cites, &["gist-all-in-face-up"])
        }
        Others::Mucked => {
            let ruling = Ruling::of("wins_unseen", "hidden-winner-wins");
            let ruling = ruling.because(Reason::new("hidden-winner-last-live"));
            ruling.say(Reason::new("hidden-winner-say"))
        }
        Others::Tabled => {
            let ruling = Ruling::of("must_show", "hidden-winner-must-show");
            let ruling = ruling.because(Reason::new("hidden-winner-contested"));
            ruling.say(Reason::new("hidden-winner-say-table-all"))
        }
    })
}
