//! Which chips play.
//!
//! ## Why
//! Everybody must see what a player can lose, before the hand begins.
//!
//! ## Example
//! Chips that a player takes from their pocket during the hand do not play in it.
//!
//! ## Discretion
//! None; whether chips that were out of sight are forfeited.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use rulebook::options::Loans;

pub(super) const TOPIC: Topic = Topic {
    slug: "table-stakes",
    cites: &[
        Tda2024.cite("25-A", "gist-count-visible"),
        Tda2024.cite("24-C", "gist-stakes-below-unit"),
        Tda2024.cite("63", "gist-stakes-out-of-view"),
        Tda2011.cite("22", "gist-count-visible"),
        Tda2011.cite("48", "gist-stakes-out-of-view"),
        House000.cite("PLGEN-06", "gist-stakes-smallest-chip"),
        House000.cite("PLGEN-07", "gist-stakes-below-unit"),
        House000.cite("PLGEN-08", "gist-stakes-tip"),
        House000.cite("PLGEN-09", "gist-all-in-everything"),
        Home001.cite("CZ-ETI-03", "gist-stakes-on-the-table"),
        Home001.cite("CZ-ETI-06", "gist-stakes-loans"),
    ],
    example: r#"{"chips":"pocket","all_in":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        chips: Source,
        #[asked_if(chips = "too_small")]
        all_in: Option<bool>,
    }

    /// Where the chips come from.
    enum Source {
        /// They lay in sight when the hand began.
        OnTheTable,
        Pocket,
        Cash,
        Borrowed,
        /// Below the smallest chip in play.
        TooSmall,
        /// Chips that were given away already.
        Tip,
    }
}

/// Rules: TDA 2024 §25-A, §63; TDA 2011 §22, §48; house rules 000 PLGEN-06 to -09; 001 CZ-ETI-03.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_all_in = facts.all_in.unwrap_or_default();
    let (plays, because, gists): (bool, Reason, &[&str]) = match facts.chips {
        Source::OnTheTable => (
            true,
            Reason::new("stakes-in-sight"),
            &["gist-count-visible", "gist-stakes-on-the-table"],
        ),
        Source::Pocket => (
            false,
            Reason::new("stakes-out-of-sight"),
            &["gist-stakes-out-of-view", "gist-stakes-on-the-table"],
        ),
        Source::Cash => {
            (false, Reason::new("stakes-cash"), &["gist-stakes-on-the-table", "gist-count-visible"])
        }
        Source::Borrowed => (
            false,
            match rules.options.loans {
                Loans::Forbidden => Reason::new("stakes-no-loans"),
                Loans::OutsideTheHand => Reason::new("stakes-loans-later"),
            },
            &["gist-stakes-loans", "gist-stakes-on-the-table", "gist-stakes-out-of-view"],
        ),
        Source::TooSmall => (
            is_all_in,
            match is_all_in {
                true => Reason::new("hidden-everything"),
                false => Reason::new("stakes-too-small"),
            },
            &["gist-stakes-below-unit", "gist-stakes-smallest-chip", "gist-all-in-everything"],
        ),
        Source::Tip => (false, Reason::new("stakes-tip"), &["gist-stakes-tip"]),
    };
    let answer = if plays { Reason::new("stakes-play") } else { Reason::new("stakes-do-not-play") };
    let ruling = Ruling::part("plays", plays, answer).because(because);
    let ruling = if facts.chips == Source::Pocket {
        ruling.because("stakes-forfeited").suggest("stakes-may-be-disqualified")
    } else {
        ruling
    };
    Ok(ruling.rests_on(gists))
}
