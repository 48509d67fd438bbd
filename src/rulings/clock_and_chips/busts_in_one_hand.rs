//! Which places players take who bust in one hand, by their stacks and tables.
//!
//! ## Why
//! Whoever had more chips before the hand lasted longer, but players of different tables never
//! played for the same pot; so houses differ, and near the money it is worth chips.
//!
//! ## Example
//! 51 left, tables 1 and 4 lose one each, with 40,000 and 80,000. All share: both are 50th. By
//! stack: 80,000 is 50th. In a hand that was announced TDA 2024 has them share.
//!
//! Other houses have it otherwise, and neither stands in a book that is kept here: some let the
//! larger stack be higher at one table and tie between tables, as *by table* has it, some compare
//! stacks over all tables, as *by stack*. Where the book is silent the floor has all three; in
//! an event they are the setting for hand for hand.
//!
//! ## Discretion
//! Where no hand was announced, and where the book is silent on that, too.

use crate::{
    Amount, Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::finishes::{BustOut, sharing};
use engine::settings::HandForHandBusts;
use engine::values::{Chips, TableNo};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::Recommended;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "busts-in-one-hand",
    cites: &[
        Tda2024.cite("RP-8", "gist-hand-for-hand"),
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-fairness"),
    ],
    example: r#"{"announced":true,"players_left":51,"busts":[{"table":1,"stack":40000},{"table":4,"stack":80000}]}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether all tables played this hand at once, as it was announced.
        announced: bool,
        /// How many players were left before the hand.
        #[range(2..=100_000)]
        players_left: u32,
        busts: Vec<Bust>,
    }

    /// Somebody who busted, and the stack before the hand.
    struct Bust {
        table: TableNo,
        stack: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let error = |id| FactsError::at("busts", Reason::new(id));
    let busted = u32::try_from(facts.busts.len()).unwrap_or(u32::MAX);
    if busted < 2 {
        return Err(error("one-bust-shares-nothing"));
    }
    if busted >= facts.players_left {
        return Err(error("nobody-remains"));
    }
    if facts.busts.iter().any(|bust| bust.stack == Amount(0)) {
        return Err(error("stack-of-nothing"));
    }
    let choice = |rule| placed(&facts, rule);
    let [share, by_table, by_stack] =
        [HandForHandBusts::Share, HandForHandBusts::ByTable, HandForHandBusts::ByStack].map(choice);
    let mut tables: Vec<TableNo> = facts.busts.iter().map(|bust| bust.table).collect();
    tables.sort_unstable();
    tables.dedup();
    let is_followed = rules.options.recommended == Recommended::Followed;
    let (options, why) = match (facts.announced, tables.as_slice()) {
        (true, _) if is_followed => {
            let ruling = share.ruling().because("busts-announced");
            return Ok(ruling.rests_on(&["gist-hand-for-hand"]));
        }
        (true, _) => (vec![share, by_table, by_stack], "busts-announced-silent"),
        (false, [_]) => (vec![by_stack, share], "busts-one-table-silent"),
        (false, _) => (vec![by_table, by_stack, share], "busts-several-tables-silent"),
    };
    let ruling = Ruling::choice("busts-floor", options).because(why);
    Ok(ruling.rests_on(&["gist-fairness"]))
}

/// The places by one of the customs, in the order in which the players were told.
fn placed(facts: &Facts, rule: HandForHandBusts) -> Choice {
    let bust = |(who, bust): (usize, &Bust)| BustOut {
        table: bust.table,
        stack: Some(Chips(bust.stack.0)),
        who,
    };
    let busts: Vec<BustOut<usize>> = facts.busts.iter().enumerate().map(bust).collect();
    let mut place = facts.players_left + 1 - u32::try_from(busts.len()).unwrap_or(u32::MAX);
    let mut places = vec![0_u32; busts.len()];
    for group in sharing(busts, rule) {
        for who in &group {
            if let Some(own) = places.get_mut(*who) {
                *own = place;
            }
        }
        place += u32::try_from(group.len()).unwrap_or(u32::MAX);
    }
    let (word, id) = match rule {
        HandForHandBusts::Share => ("share", "busts-share"),
        HandForHandBusts::ByTable => ("by_table", "busts-by-table"),
        HandForHandBusts::ByStack => ("by_stack", "busts-by-stack"),
    };
    let answer = Reason::new(id).said("places", ReasonValue::each(&places));
    Choice::new(json!({ "ruling": word, "places": places }), answer)
}
