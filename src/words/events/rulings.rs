//! Rulings of the floor, in words.

use super::{Args, EventTold, Telling};
use engine::rulings::{DecisionKind, FloorRuling};

impl Telling<'_> {
    pub(super) fn ruling_logged(&self, ruling: &FloorRuling) -> EventTold {
        let args = Args::new()
            .text("question", ruling.question.as_str())
            .text("answer", ruling.answer.trim_end_matches('.'))
            .no_or_none("table", ruling.table.map(|table| table.0));
        let Some(decision) = &ruling.decision else {
            return EventTold::new("event-ruling-logged", args);
        };
        let args = args
            .text("decision", decision.answer.trim_end_matches('.'))
            .text("reason", decision.reason.trim_end_matches('.'))
            .yes_no("reasoned", !decision.reason.is_empty());
        match decision.kind {
            DecisionKind::Choice => EventTold::new("event-ruling-chosen", args),
            DecisionKind::Override => EventTold::new("event-ruling-overridden", args),
        }
    }
}
