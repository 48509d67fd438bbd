//! What stands on the sheet for color-ups: the chips, a starting stack, and the plan.

use crate::color_ups::{color_ups, due_color_ups};
use engine::chips::{ChipSet, ColorUpPlan};
use engine::structure::Structure;
use engine::tournament::Tournament;
use engine::values::Timestamp;

/// The chips, and when they go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColorUpSheet {
    pub set: ChipSet,
    /// The color-ups that hold, with what does not fit together.
    pub plan: ColorUpPlan,
    pub structure: Structure,
}

impl ColorUpSheet {
    /// The sheet as the evening stands at `now`.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let ups = color_ups(tournament, now);
        let flags = ups.plan.flags.into_iter().chain(ups.marked.flags);
        Self {
            set: tournament.settings().chip_set.clone(),
            plan: ColorUpPlan { steps: due_color_ups(tournament, now), flags: flags.collect() },
            structure: tournament.structure().clone(),
        }
    }

    /// Whether nobody told the chips.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }
}
