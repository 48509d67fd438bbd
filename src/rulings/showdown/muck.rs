//! Whether a hand that was thrown away, killed or half shown still plays.
//!
//! ## Why
//! A winner must not be lost by a dealer's hand, and no pot may be won with cards that nobody can
//! be sure of.
//!
//! ## Example
//! A tabled flush wins, and the dealer mucks it by mistake: it wins all the same.
//!
//! ## Discretion
//! Where a book is silent on discards that can still be told, and where a player will not show all.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::{Discards, KilledHand};

pub(super) const TOPIC: Topic = Topic {
    slug: "muck",
    cites: &[
        Tda2024.cite("13-C", "gist-muck-tabled-winner"),
        Tda2024.cite("13-B", "gist-muck-own-risk"),
        Tda2024.cite("14", "gist-muck-live-until-killed"),
        Tda2024.cite("15-A", "gist-muck-table-all"),
        Tda2024.cite("65", "gist-muck-killed"),
        Tda2011.cite("16", "gist-muck-tabled-winner"),
        Tda2011.cite("49", "gist-muck-no-redress"),
        Tda2011.cite("13", "gist-muck-show-to-win"),
        House000.cite("PLGEN-33", "gist-muck-own-risk"),
    ],
    example: r#"{"happened":"discarded_face_down","identifiable":true}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

/// What is said of a hand that its player gave up before it was shown whole.
const OWN_RISK: &[&str] = &["gist-muck-own-risk", "gist-muck-show-to-win"];

facts! {
    struct Facts {
        happened: Happened,
        /// Whether it is certain which cards they are, and they can be taken back.
        identifiable: Option<bool>,
        /// Whether everybody had read the hand clearly before it was gone.
        #[asked_if(happened = "mucked_before_reading")]
        read_by_all: Option<bool>,
    }

    /// What happened to the hand.
    enum Happened {
        DealerKilledTabledWinner,
        DiscardedFaceDown,
        MuckedBeforeReading,
        OneCardTabled,
        DealerKilledUnshown,
        /// Somebody had called a misdeal that was none.
        FalseMisdeal,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let can_be_told = facts.identifiable == Some(true);
    let was_read = facts.read_by_all == Some(true);
    Ok(match facts.happened {
        Happened::DealerKilledTabledWinner => {
            let ruling = Ruling::of("wins", "muck-wins");
            let ruling = ruling.because("muck-tabled-cannot-be-killed");
            ruling.say("muck-say-wins").rests_on(&["gist-muck-tabled-winner"])
        }
        Happened::DiscardedFaceDown if can_be_told => discarded(rules),
        Happened::DiscardedFaceDown => not_identifiable(),
        Happened::MuckedBeforeReading if can_be_told || was_read => {
            let ruling = Ruling::of("plays", "muck-plays");
            let why = if can_be_told { "muck-can-be-told" } else { "muck-was-read" };
            let ruling = ruling.because(why);
            ruling.say("muck-say-plays").rests_on(OWN_RISK)
        }
        Happened::MuckedBeforeReading => dead("muck-own-risk", OWN_RISK),
        Happened::OneCardTabled => {
            let choices =
                [("wins_when_tabled", "muck-choice-tables"), ("floor", "muck-choice-refuses")]
                    .map(|(word, id)| Choice::of(word, id));
            let ruling = Ruling::choice("muck-one-card", choices.to_vec());
            let ruling = ruling.say("muck-say-table-all");
            ruling.rests_on(&["gist-muck-table-all", "gist-muck-show-to-win"])
        }
        Happened::FalseMisdeal if can_be_told => {
            let options = vec![Choice::of("plays", "muck-plays"), Choice::of("dead", "muck-dead")];
            let ruling = Ruling::of("plays", "muck-plays").or_one_of(options);
            ruling.because("muck-false-misdeal").suggest("muck-false-misdeal-penalty")
        }
        Happened::FalseMisdeal => {
            let ruling = dead("muck-false-misdeal-protect", &["gist-muck-killed"]);
            ruling.suggest("muck-false-misdeal-penalty")
        }
        Happened::DealerKilledUnshown
            if can_be_told && rules.options.killed_hand == KilledHand::PlaysIfIdentifiable =>
        {
            let ruling = Ruling::of("plays", "muck-plays");
            let ruling = ruling.because("muck-dealer-mistake");
            ruling.say("muck-say-plays").rests_on(&["gist-muck-killed"])
        }
        Happened::DealerKilledUnshown => {
            let ruling = dead("muck-protect", &["gist-muck-killed", "gist-muck-no-redress"]);
            ruling.step("muck-step-uncalled-back")
        }
    })
}

/// Cards that nobody can be sure of.
pub(super) fn not_identifiable() -> Ruling {
    dead("muck-not-identifiable", &["gist-muck-live-until-killed", "gist-muck-show-to-win"])
}

/// Cards that their player threw away face down with no bet to fold to, and that are certain.
pub(super) fn discarded(rules: &RuleSet) -> Ruling {
    let rests = ["gist-muck-live-until-killed"];
    match rules.options.discards {
        Discards::LiveIfIdentifiable => {
            let ruling = Ruling::of("may_be_tabled", "muck-may-be-tabled");
            let ruling = ruling.because("muck-live-until-killed");
            ruling.say("muck-say-may-table").rests_on(&rests)
        }
        Discards::Floor => {
            let choices = [("may_be_tabled", "muck-choice-live"), ("dead", "muck-choice-dead")]
                .map(|(word, id)| Choice::of(word, id));
            let ruling = Ruling::choice("muck-floor", choices.to_vec());
            ruling.step("muck-step-hold-cards")
        }
    }
}

fn dead(why: &'static str, gists: &[&'static str]) -> Ruling {
    let ruling = Ruling::of("dead", "muck-dead");
    let ruling = ruling.because(why).say("muck-say-dead");
    ruling.rests_on(gists)
}
