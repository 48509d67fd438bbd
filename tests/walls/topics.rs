//! Which topic of the engine may know which.
//!
//! A file of the engine is *state*, which the tournament is made of, or it *acts*: it decides,
//! applies, plans or checks, and knows the tournament. State knows state of the topics before it;
//! what acts knows all state, and what acts in the topics before it. No arrow points back.

use crate::graph::{Arrows, arrows, reached};
use crate::project::Project;

/// The state of each topic, from the bottom up.
const STATE: [&str; 25] = [
    "values",
    "money",
    "winnings",
    "ask",
    "button",
    "structure",
    "clock",
    "penalties",
    "player_clock",
    "messages",
    "rulings",
    "refusal",
    "put_right",
    "seating",
    "chips",
    "pace",
    "entries",
    "finishes",
    "days",
    "settings",
    "command",
    "event",
    "acts",
    "concerns",
    "meanwhile",
];

/// What acts in each topic, from the bottom up.
const ACTING: [&str; 22] = [
    "tournament",
    "money",
    "structure",
    "rulings",
    "player_clock",
    "clock",
    "messages",
    "seating",
    "button",
    "chips",
    "pace",
    "entries",
    "settings",
    "finishes",
    "days",
    "penalties",
    "winnings",
    "hands",
    "apply",
    "decide",
    "log",
    "invariants",
];

const ROOT: &str = "src/engine/";
const TOURNAMENT: &str = "src/engine/tournament.rs";

/// Topics know those before them.
pub fn engine(project: &Project) -> Vec<String> {
    let arrows = arrows(project, ROOT);
    let mut broken = Vec::new();
    for (from, to, names) in each(&arrows) {
        let is_right = match (is_state(&arrows, from), is_state(&arrows, to)) {
            (true, true) => height(&STATE, from) >= height(&STATE, to),
            (true, false) => false,
            (false, true) => true,
            (false, false) => height(&ACTING, from) >= height(&ACTING, to),
        };
        if !is_right {
            broken.push(format!("{from} uses {names} of {to}"));
        }
    }
    for (path, _) in project.rust(ROOT).filter(|(path, _)| topic(path) != "lib") {
        let acts = ACTING.contains(&topic(path));
        // A list of files uses nothing, and may stand in a topic that only acts.
        let is_list = !arrows.contains_key(path);
        let is_placed = match is_state(&arrows, path) {
            true => STATE.contains(&topic(path)) || (is_list && acts),
            false => acts,
        };
        if !is_placed {
            broken.push(format!("{path}: its topic is not in the order of the engine"));
        }
    }
    broken
}

fn each(arrows: &Arrows) -> impl Iterator<Item = (&String, &String, String)> {
    arrows.iter().flat_map(|(from, all)| {
        all.iter().map(move |(to, names)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            (from, to, names.join(", "))
        })
    })
}

/// Whether the tournament is made of what stands in this file, and not the other way.
fn is_state(arrows: &Arrows, path: &str) -> bool {
    path != TOURNAMENT && !reached(arrows, path).contains(TOURNAMENT)
}

/// The folder or file right beneath the engine's.
fn topic(path: &str) -> &str {
    let inner = path.trim_start_matches(ROOT).trim_end_matches(".rs");
    inner.split('/').next().unwrap_or(inner)
}

fn height(list: &[&str], path: &str) -> Option<usize> {
    list.iter().position(|known| *known == topic(path))
}
