//! What the columns and cells of the sheet are called.

use engine::structure::{Column, Kinds, Stage, Stakes};

/// The id of a column's title.
pub fn title_id(kinds: Kinds, column: Column) -> &'static str {
    let Column::Stake(at) = column else { return "structure-minutes" };
    let titles = match kinds {
        Kinds::Blinds => ["structure-sb", "structure-bb", "structure-ante", ""],
        Kinds::Limit => LIMIT_TITLES,
        Kinds::Stud => STUD_TITLES,
        Kinds::Mixed => [
            "structure-mixed-first",
            "structure-mixed-second",
            "structure-small-bet",
            "structure-big-bet",
        ],
    };
    titles.get(at).copied().unwrap_or_default()
}

const LIMIT_TITLES: [&str; 4] =
    ["structure-sb", "structure-bb", "structure-small-bet", "structure-big-bet"];
const STUD_TITLES: [&str; 4] =
    ["structure-ante", "structure-bring-in", "structure-small-bet", "structure-big-bet"];

/// The id of what a cell holds, as a screen reader says it; none where there is no such cell.
pub fn name_id(stage: &Stage, column: Column) -> Option<&'static str> {
    let level = match (stage, column) {
        (_, Column::Minutes) => return Some("structure-minutes.name"),
        (Stage::Break(_), Column::Stake(_)) => return None,
        (Stage::Level(level), Column::Stake(_)) => level,
    };
    let Column::Stake(at) = column else { return None };
    let names: &[&str] = match level.stakes {
        Stakes::Blinds { .. } => &["structure-sb.name", "structure-bb.name", "structure-ante.name"],
        Stakes::Limit { .. } => &[
            "structure-sb.name",
            "structure-bb.name",
            "structure-small-bet.name",
            "structure-big-bet.name",
        ],
        Stakes::Stud { .. } => &[
            "structure-ante.name",
            "structure-bring-in.name",
            "structure-small-bet.name",
            "structure-big-bet.name",
        ],
    };
    names.get(at).copied()
}
