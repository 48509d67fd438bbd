//! Somebody said what they hold, and it is not so.
//!
//! ## Why
//! The cards decide; but a word that made somebody throw their winner away is no joke.
//!
//! ## Example
//! They say "flush" and table a straight: they have a straight.
//!
//! ## Discretion
//! Whether a false word was meant, and what it costs.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Pl004, Tda2011, Tda2024};
use rulebook::options::{DeclaredHands, Miscall};

pub(super) const TOPIC: Topic = Topic {
    slug: "declared-hand",
    cites: &[
        Tda2024.cite("12", "gist-declared-hand-cards-speak"),
        Tda2024.cite("12", "gist-declared-hand-miscall"),
        Tda2011.cite("10", "gist-declared-hand-cards-speak"),
        House000.cite("PLGEN-34", "gist-declared-hand-cards-speak"),
        House000.cite("PLGEN-35", "gist-declared-hand-forfeit"),
        Pl004.cite("PL-DRAW-23", "gist-declared-hand-counts"),
    ],
    example: r#"{"tabled":true,"deliberate":false,"winner_thrown_away":false}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether their cards lie face up.
        tabled: bool,
        deliberate: Option<bool>,
        /// Whether another player gave up a better hand because of it.
        winner_thrown_away: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let counts = rules.options.declared_hands == DeclaredHands::DeclarationCounts;
    if counts && !facts.tabled {
        let ruling = Ruling::of("declaration_counts", "declared-hand-counts");
        let ruling = ruling.step("declared-hand-step-verify");
        return Ok(ruling.rests_on(&["gist-declared-hand-counts"]));
    }
    let is_meant = facts.deliberate == Some(true);
    if is_meant && rules.options.miscall == Miscall::MayForfeit {
        let choices = [
            ("forfeits", "declared-hand-choice-forfeit"),
            ("penalty", "declared-hand-choice-penalty"),
        ]
        .map(|(word, id)| Choice::of(word, id));
        let ruling = Ruling::choice("declared-hand-may-forfeit", choices.to_vec());
        let gists = ["gist-declared-hand-forfeit", "gist-declared-hand-miscall"];
        return Ok(ruling.because("declared-hand-unethical").rests_on(&gists));
    }
    let mut ruling = if facts.tabled {
        let ruling = Ruling::of("cards_speak", "declared-hand-cards-speak");
        ruling.say("declared-hand-say-cards-speak")
    } else {
        let ruling = Ruling::of("must_table", "declared-hand-must-table");
        ruling.say("declared-hand-say-table")
    };
    if facts.winner_thrown_away == Some(true) {
        ruling = ruling.because("declared-hand-thrown-away");
        ruling = ruling.step("declared-hand-step-look");
    }
    if is_meant {
        ruling = ruling
            .suggest("declared-hand-suggest-penalty")
            .rests_on(&["gist-declared-hand-miscall"]);
    }
    Ok(ruling.rests_on(&["gist-declared-hand-cards-speak"]))
}
