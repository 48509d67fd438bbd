//! How large a stack a player may buy or bring, in a game for money.
//!
//! ## Why
//! One huge stack spoils a small game; and a player whose table died is not to be punished for it.
//!
//! ## Example
//! At a limit of 3/6 nobody buys more than 600, unless the house posts another figure.
//!
//! ## Discretion
//! Where the book sets no figure and the house posted none.

use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use rulebook::Rulebook::House000;
use rulebook::options::BuyInCap;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "buy-in-limit",
    cites: &[
        House000.cite("PLGEN-01", "gist-buy-in-or-rebuy"),
        House000.cite("PLGEN-03", "gist-buy-in-limit"),
        House000.cite("PLGEN-04", "gist-table-died"),
        House000.cite("PLGEN-05", "gist-table-change"),
    ],
    example: r#"{"why":"buys","stack":700,"bought_before":false,"largest_bet":6}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        why: Cause,
        /// What they want to have, or bring.
        stack: Amount,
        #[asked_if(why = "buys")]
        bought_before: Option<bool>,
        /// The largest bet of a limit game.
        #[asked_if(why = "buys")]
        largest_bet: Option<Amount>,
        /// The most that the house posted.
        #[asked_if(why = "buys")]
        posted_limit: Option<Amount>,
        /// What the new table, or the house, wants at least.
        #[form(or_none)]
        least_buy_in: Option<Amount>,
        /// Whether the new table plays the same limit.
        #[needed_if(why = "table_died")]
        same_limit: Option<bool>,
    }

    /// Why the size of the stack matters.
    enum Cause {
        Buys,
        TableDied,
        WantsToChange,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let stack = facts.stack.0;
    let least = match facts.why {
        Cause::WantsToChange => needed("least_buy_in", facts.least_buy_in)?.0,
        Cause::TableDied if !needed("same_limit", facts.same_limit)? => {
            needed("least_buy_in", facts.least_buy_in)?.0
        }
        Cause::TableDied | Cause::Buys => facts.least_buy_in.unwrap_or_default().0,
    };
    Ok(match facts.why {
        Cause::TableDied if facts.same_limit == Some(false) && stack < least => {
            let verdict = json!({ "ruling": "must_buy_more", "missing": least - stack });
            let short = Reason::new("buy-in-change-short").count("chips", least - stack);
            let choices = vec![
                Choice::of("sits_with_his_stack", "buy-in-table-died"),
                Choice::new(verdict, short),
            ];
            Ruling::choice("wager-floor-decides", choices)
                .because("buy-in-other-limit-silent")
                .rests_on(&["gist-table-died"])
        }
        Cause::TableDied => Ruling::of("sits_with_his_stack", "buy-in-table-died")
            .because("buy-in-at-the-same-limit")
            .rests_on(&["gist-table-died"]),
        Cause::WantsToChange if stack < least => {
            let missing = least - stack;
            let verdict = json!({ "ruling": "must_buy_more", "missing": missing });
            Ruling::new(verdict, Reason::new("buy-in-change-short").count("chips", missing))
                .rests_on(&["gist-table-change"])
        }
        Cause::WantsToChange => Ruling::of("sits_with_his_stack", "buy-in-change-enough")
            .rests_on(&["gist-table-change"]),
        Cause::Buys => buys(&facts, rules.options.buy_in_cap)?,
    })
}

fn buys(facts: &Facts, cap: BuyInCap) -> Result<Ruling, FactsError> {
    let least = facts.least_buy_in.unwrap_or_default().0;
    let stack = facts.stack.0;
    let own = match cap {
        BuyInCap::HundredTimesTheBet if facts.posted_limit.is_none() => {
            Some(needed("largest_bet", facts.largest_bet)?.0.saturating_mul(100))
        }
        BuyInCap::HundredTimesTheBet | BuyInCap::None => None,
    };
    let most = facts.posted_limit.map(|posted| posted.0).or(own);
    let is_rebuy = facts.bought_before.unwrap_or_default();
    let name = if is_rebuy { "rebuy" } else { "buy_in" };
    let verdict = |allowed: bool| json!({ "allowed": allowed, "most": most, "called": name });
    let ruling = match most {
        Some(most) if stack > most => {
            Ruling::new(verdict(false), Reason::new("buy-in-too-much").count("most", most))
        }
        _ if stack < least && !is_rebuy => {
            Ruling::new(verdict(false), Reason::new("buy-in-too-little").count("least", least))
        }
        Some(most) => Ruling::new(verdict(true), Reason::new("buy-in-within").count("most", most)),
        None => Ruling::new(verdict(true), "buy-in-no-limit"),
    };
    let name = Reason::new(if is_rebuy { "buy-in-later" } else { "buy-in-first" });
    let gists = ["gist-buy-in-or-rebuy", "gist-buy-in-limit"];
    Ok(ruling.because(name).rests_on(&gists))
}
