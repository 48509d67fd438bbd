//! Whether dealers change so shortly before a break or a new level.
//!
//! ## Why
//! A push takes a hand's time from the table; just before the clock runs out it may cost the
//! table its last hand of the level.
//!
//! ## Example
//! Sixty seconds to the break: the push waits until after it.
//!
//! ## Discretion
//! Only TDA 2024 recommends anything.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::DealerPush;

pub(super) const TOPIC: Topic = Topic {
    slug: "dealer-push",
    cites: &[Tda2024.cite("RP-7", "gist-no-late-push")],
    example: r#"{"seconds_left":60}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

/// In the last so many seconds no dealer is pushed.
const QUIET_SECONDS: u32 = 90;

facts! {
    struct Facts {
        /// Until the break or the level.
        #[range(0..=86_400)]
        seconds_left: u32,
    }
}

fn judge(Facts { seconds_left }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let push = Choice::part("push", true, "push-now");
    let wait = Choice::part("push", false, "push-waits");
    let is_late = seconds_left <= QUIET_SECONDS;
    let ruling = match rules.options.dealer_push {
        DealerPush::Any if is_late => {
            Ruling::choice("push-floor", vec![push, wait]).because("push-silent")
        }
        DealerPush::NotBeforeBreaks if is_late => {
            wait.ruling().because(Reason::new("push-last-seconds").count("seconds", QUIET_SECONDS))
        }
        _ => push.ruling().because(Reason::new("push-time-enough").count("seconds", QUIET_SECONDS)),
    };
    Ok(ruling.rests_on(&["gist-no-late-push"]))
}
