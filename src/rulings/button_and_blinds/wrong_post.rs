//! What becomes of an ante or a blind that was not posted, or not in its amount.
//!
//! ## Why
//! A forced bet is owed by the seat, whatever its player noticed; what was posted by mistake was no
//! bet that anybody meant.
//!
//! ## Example
//! The small blind of 200 posted 100, and nobody has acted: usual is that 100 more go in.
//!
//! ## Discretion
//! Always: no book says what is done about it.

use crate::dealing::{Action, has_started};
use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-post",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-fairness"),
        Home001.cite("CZ-DEAL-13", "gist-dealer-checks-posts"),
    ],
    example: r#"{"what":"too_little","owed":200,"posted":100,"substantial_action":false}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        what: PostingError,
        /// The ante or the blind that the seat owes.
        #[above_zero("owed-nothing")]
        owed: Amount,
        #[needed_if(what = "too_little" | "too_much")]
        posted: Option<Amount>,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        actions: Option<Vec<Action>>,
    }

    enum PostingError {
        AnteMissing,
        BlindMissing,
        TooLittle,
        TooMuch,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let Amount(owed) = facts.owed;
    let is_late = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let made_good = |chips: u64| {
        let answer = Reason::new("post-made-good").count("chips", chips);
        Choice::new(json!({ "ruling": "made_good", "chips": chips }), answer)
    };
    let right = match facts.what {
        PostingError::AnteMissing | PostingError::BlindMissing => made_good(owed),
        PostingError::TooLittle => {
            made_good(less(owed, needed("posted", facts.posted)?, "posted")?)
        }
        PostingError::TooMuch => {
            let posted = needed("posted", facts.posted)?;
            let chips = less(posted.0, Amount(owed), "posted")?;
            let answer = Reason::new("post-excess-back").count("chips", chips);
            Choice::new(json!({ "ruling": "excess_back", "chips": chips }), answer)
        }
    };
    let stands = Choice::new(json!({ "ruling": "stands", "chips": 0 }), "post-stands");
    let (options, why) = match is_late {
        false => (vec![right, stands], "post-in-time-silent"),
        true => (vec![stands, right], "post-late-silent"),
    };
    let ruling = Ruling::choice("post-floor", options).because(why);
    let ruling = match facts.what {
        PostingError::BlindMissing | PostingError::TooLittle | PostingError::TooMuch => {
            ruling.because("post-full-blind")
        }
        PostingError::AnteMissing => ruling,
    };
    Ok(ruling.rests_on(&["gist-fairness", "gist-dealer-checks-posts"]))
}

/// What is left of an amount without a smaller one.
fn less(from: u64, amount: Amount, field: &str) -> Result<u64, FactsError> {
    let rest = from.checked_sub(amount.0).filter(|rest| *rest > 0);
    rest.ok_or_else(|| FactsError::at(field, Reason::new("posted-is-right")))
}
