//! What a player who leaves for good gets, and where their chips go.
//!
//! ## Why
//! The others have not beaten them, so their chips must not decide the event by chance; and a place
//! that is paid has been reached.
//!
//! ## Example
//! Four left and four paid; the leaver has 10,000 and the smallest chip is 100. They take the
//! fourth prize; where chips are shared, each of the three gets 3,300, and 100 stays out of play.
//!
//! ## Discretion
//! Where the director has not agreed to it.

use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use engine::days::{LeaverChips, by_rules, departure};
use engine::values::Chips;
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use rulebook::options::DepartureChips;
use serde_json::json;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "leaving-early",
    cites: &[
        Tda2024.cite("63", "gist-chips-leave-play"),
        Tda2011.cite("48", "gist-chips-leave-play"),
        Home001.cite("CZ-TRN-01", "gist-leave-cash"),
        Home001.cite("CZ-TRN-02", "gist-leave-by-agreement"),
        Home001.cite("CZ-TRN-03", "gist-leave-unpaid"),
        Home001.cite("CZ-TRN-04", "gist-leave-paid"),
        Home001.cite("CZ-TRN-05", "gist-leave-shared"),
    ],
    example: r#"{"game":"tournament","agreed":true,"players_left":3,"places_paid":3,"stack":60000,"chip_unit":100,"stacks":{"2":25000,"5":15000}}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

/// More players than any event has.
const PLAYERS_MAX: u32 = 100_000;

facts! {
    struct Facts {
        game: Game,
        /// Whether the director lets them go.
        #[needed_if(game = "tournament")]
        agreed: Option<bool>,
        /// Players who are still in, the leaver among them.
        #[range(1..=100_000)]
        #[needed_if(game = "tournament")]
        players_left: Option<u32>,
        #[range(0..=100_000)]
        #[needed_if(game = "tournament")]
        places_paid: Option<u32>,
        #[needed_if(game = "tournament")]
        stack: Option<Amount>,
        /// The smallest chip in play; 1 where not given.
        #[asked_if(game = "tournament")]
        chip_unit: Option<Amount>,
        /// The stacks of the others, where few are left.
        #[asked_if(game = "tournament")]
        stacks: Option<BTreeMap<u8, Amount>>,
    }

    enum Game {
        Tournament,
        Cash,
    }
}

/// A tournament that somebody leaves.
struct Leave {
    players_left: u32,
    places_paid: u32,
    stack: u64,
    /// The smallest chip; none where nobody told it.
    unit: Option<u64>,
    stacks: BTreeMap<u8, u64>,
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.game == Game::Cash {
        let ruling = Ruling::of("leaves_with_his_chips", "leave-cash");
        return Ok(ruling.rests_on(&["gist-leave-cash"]));
    }
    let is_agreed = needed("agreed", facts.agreed)?;
    let leave = leave(facts)?;
    if !is_agreed {
        let options = vec![
            Choice::of("blinded_off", "leave-blinded-off"),
            Choice::of("chips_removed", "leave-chips-removed"),
        ];
        let cites = ["gist-leave-by-agreement", "gist-chips-leave-play"];
        let ruling = Ruling::choice("leave-not-agreed", options);
        return Ok(ruling.rests_on(&cites));
    }
    Ok(settle(&leave, rules.options.departure_chips))
}

fn leave(facts: Facts) -> Result<Leave, FactsError> {
    let players_left = needed("players_left", facts.players_left)?;
    let places_paid = needed("places_paid", facts.places_paid)?;
    let stack = needed("stack", facts.stack)?.0;
    let told_unit = facts.chip_unit.map(|unit| unit.0);
    let unit = told_unit.unwrap_or(SMALLEST);
    if players_left > PLAYERS_MAX {
        let reason = Reason::new("number-at-most").count("most", PLAYERS_MAX);
        return Err(FactsError::at("players_left", reason));
    }
    if players_left < 2 {
        return Err(FactsError::at("players_left", Reason::new("nobody-remains")));
    }
    if unit == 0 {
        return Err(FactsError::at("chip_unit", Reason::new("not-zero")));
    }
    if stack % unit != 0 {
        return Err(FactsError::at("stack", Reason::new("not-in-units").count("unit", unit)));
    }
    let told = facts.stacks.unwrap_or_default();
    let others = usize::try_from(players_left - 1).unwrap_or(usize::MAX);
    if !told.is_empty() && told.len() != others {
        return Err(FactsError::at("stacks", Reason::new("not-all-others")));
    }
    let mut stacks = BTreeMap::new();
    for (seat, Amount(chips)) in told {
        if !(1..=31).contains(&seat) {
            let reason = Reason::new("seat-unknown").with("list", "stacks").with("seat", seat);
            return Err(FactsError::at("stacks", reason));
        }
        if chips % unit != 0 {
            let field = format!("stacks.{seat}");
            return Err(FactsError::at(field, Reason::new("not-in-units").count("unit", unit)));
        }
        stacks.insert(seat, chips);
    }
    Ok(Leave { players_left, places_paid, stack, unit: told_unit, stacks })
}

/// What chips are shared in where nobody told the smallest one.
const SMALLEST: u64 = 1;

/// The prize of the place from which they leave, and their chips to whoever gets them.
///
/// Chips that cannot be shared equally stay out of play.
fn settle(leave: &Leave, option: DepartureChips) -> Ruling {
    let others = u64::from(leave.players_left - 1);
    let is_paid = leave.players_left <= leave.places_paid;
    let chips = by_rules(option, leave.players_left, leave.places_paid);
    let is_shared = chips == LeaverChips::Shared;
    let unit = Chips(leave.unit.unwrap_or(SMALLEST));
    let left = departure(Chips(leave.stack), others, unit, chips);
    let (each, removed) = (left.each.0, left.removed.0);
    let stacks: BTreeMap<String, u64> =
        leave.stacks.iter().map(|(seat, chips)| (seat.to_string(), chips + each)).collect();
    let verdict = json!({
        "place": leave.players_left,
        "paid": is_paid,
        "each": each,
        "removed": removed,
        "stacks": stacks,
    });
    let place = u64::from(leave.players_left);
    let id = if is_paid { "leave-paid-place" } else { "leave-unpaid-place" };
    let cites: &[&'static str] = match is_paid {
        true => &["gist-leave-paid", "gist-leave-shared", "gist-chips-leave-play"],
        false => &["gist-leave-unpaid", "gist-chips-leave-play"],
    };
    let ruling = Ruling::new(verdict, Reason::new(id).count("place", place));
    let ruling = ruling.rests_on(cites);
    let ruling = match is_shared {
        true => {
            ruling.because(Reason::new("leave-shared").count("each", each).count("players", others))
        }
        false => ruling.because("leave-chips-removed"),
    };
    let ruling = match (is_shared, leave.unit) {
        (true, None) => ruling.because(Reason::new("leave-unit-not-told").count("unit", SMALLEST)),
        (true, Some(_)) | (false, _) => ruling,
    };
    match (is_shared, removed) {
        (true, 1..) => ruling.because(Reason::new("leave-rest-removed").count("chips", removed)),
        _ => ruling.because("leave-prizes-unchanged"),
    }
}
