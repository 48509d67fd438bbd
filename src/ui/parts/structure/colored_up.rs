//! Which chips go in which break of a structure, as words for its sheet.

use crate::parts::memo::Memo;
use crate::view::View;
use engine::Settings;
use engine::chips::{PlanFacts, Sold, marked_color_ups};
use engine::structure::Structure;
use engine::values::{Chips, LevelNo, Seq};
use std::collections::BTreeMap;
use words::Words;

/// The same, kept from one act to the next.
#[derive(Debug, Default)]
pub struct ColoredUp {
    known: Memo<Seq, BTreeMap<usize, String>>,
}

impl ColoredUp {
    /// Which chips go in which line of the tournament's structure.
    pub fn of(&mut self, view: &View<'_>) -> &BTreeMap<usize, String> {
        self.known.of(view.seq(), || {
            let tournament = view.tournament;
            colored_up(view.words, tournament.settings(), tournament.structure())
        })
    }
}

/// Which chips go in which line, as `25s and 100s`.
pub fn colored_up(
    words: &Words,
    settings: &Settings,
    structure: &Structure,
) -> BTreeMap<usize, String> {
    let sold = Sold::default();
    let facts = PlanFacts {
        set: &settings.chip_set,
        structure,
        sold: &sold,
        tables_after: &|_: LevelNo| 0,
    };
    let steps = marked_color_ups(facts).steps.into_iter();
    let said = steps.filter_map(|step| {
        let values: Vec<Chips> = step.removals.iter().map(|removal| removal.value).collect();
        Some((step.in_break?.index(), words.chips_named(&values)))
    });
    said.collect()
}
