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
//! None; how seats and button are drawn is the house's affair.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
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

    /// What is played.
    enum Game {
        Flop,
        Stud,
        Mixed,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let sizes = rules.final_table;
    let size = match (facts.game, facts.seats) {
        (_, ..=7) => sizes.short_handed,
        (Game::Stud, _) => sizes.stud,
        _ => sizes.full,
    };
    let is_now = facts.players_left <= u32::from(size);
    let verdict = json!({ "size": size, "now": is_now });
    let answer = Reason::new(if is_now { "final-table-now" } else { "final-table-later" });
    let gists = ["gist-final-table-2024", "gist-final-table-2011", "gist-final-table-local"];
    let ruling = Ruling::new(verdict, answer.count("size", size)).rests_on(TOPIC.cites, &gists);
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
