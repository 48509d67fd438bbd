//! When the players of the last tables come together at one.
//!
//! ## Why
//! The last tables play short for as long as is fair, and the final table must not be too crowded.
//!
//! ## Example
//! Nine-handed hold'em: ten players sit down under TDA 2011, nine under TDA 2024, which plays two
//! tables of five until one more is out.
//!
//! ## Discretion
//! In events of other sizes than the rule names; how seats and button are drawn is the house's
//! affair.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::FinalTableEvents;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "final-table",
    cites: &[
        Tda2024.cite("RP-9", "gist-final-table-2024"),
        Tda2011.cite("9", "gist-final-table-2011"),
        Local003.cite("9.C", "gist-final-table-local"),
    ],
    example: r#"{"game":"flop","seats":9,"players_left":10}"#,
    ..Topic::of(Section::Seating, &Judge(judge))
};

facts! {
    struct Facts {
        game: Game,
        /// Seats at a table of this event.
        #[range(2..=31)]
        seats: u8,
        #[range(2..=100_000)]
        players_left: u32,
    }

    enum Game {
        Flop,
        Stud,
        Mixed,
    }
}

/// The rules on how large a final table is.
const SIZES: &[&str] =
    &["gist-final-table-2024", "gist-final-table-2011", "gist-final-table-local"];

/// Rules: TDA 2024 RP-9; TDA 2011 §9.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let sizes = rules.final_table;
    let size = match (facts.game, facts.seats) {
        (_, ..=7) => sizes.short_handed,
        (Game::Stud, _) => sizes.stud,
        _ => sizes.full,
    };
    let sized = |size: u8| {
        let is_now = facts.players_left <= u32::from(size);
        let answer = Reason::new(if is_now { "final-table-now" } else { "final-table-later" });
        let answer = answer.count("size", size).count("players", facts.players_left);
        Choice::new(json!({ "size": size, "now": is_now }), answer)
    };
    let either = |other: u8, why| {
        let ruling = Ruling::choice("wager-floor-decides", vec![sized(size), sized(other)]);
        ruling.because(why).rests_on(SIZES)
    };
    match rules.options.final_table_events {
        FinalTableEvents::SixToNine if facts.seats > 9 => {
            return Ok(either(facts.seats, "final-table-size-silent"));
        }
        FinalTableEvents::SixToNine if facts.seats < 6 && facts.seats != size => {
            return Ok(either(facts.seats, "final-table-size-silent"));
        }
        FinalTableEvents::NineAsWell if size == 10 => {
            return Ok(either(9, "final-table-ten-is-rare"));
        }
        FinalTableEvents::SixToNine | FinalTableEvents::NineAsWell | FinalTableEvents::All => {}
    }
    let is_now = facts.players_left <= u32::from(size);
    let ruling = sized(size).ruling().rests_on(SIZES);
    Ok(if is_now {
        ruling.steps([
            "final-table-finish-hands",
            "final-table-draw-seats",
            "final-table-draw-button",
        ])
    } else {
        let to_go = facts.players_left - u32::from(size);
        ruling.because(Reason::new("final-table-to-go").count("players", to_go))
    })
}
