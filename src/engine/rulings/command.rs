//! May a ruling be logged, and as what.

use crate::ask::Ask;
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::rulings::{Decision, DecisionKind, FloorRuling};
use crate::tournament::Tournament;
use crate::values::SeatAt;

/// The most letters that a field of a logged ruling holds: a journal is read whole.
const LETTERS_MAX: usize = 20_000;

/// Logs a ruling of the floor.
///
/// # Errors
/// Where it asks or answers nothing, goes against the rules without a reason, names a table or
/// seat that is not there, or is longer than a ruling can be.
pub fn decide_log(
    tournament: &Tournament,
    ruling: &FloorRuling,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let FloorRuling { question, answer, facts, decision, .. } = ruling;
    refuse_if!(question.trim().is_empty() || answer.trim().is_empty(), Refusal::RulingEmpty);
    if let Some(Decision { answer, reason, kind }) = decision {
        refuse_if!(answer.trim().is_empty(), Refusal::RulingEmpty);
        if *kind == DecisionKind::Override && reason.trim().is_empty() {
            return Err(Refusal::ReasonMissing);
        }
    }
    let own = decision.iter().flat_map(|decision| [&decision.answer, &decision.reason]);
    let mut texts = [question, answer, facts, &ruling.topic, &ruling.rules].into_iter().chain(own);
    if texts.any(|text| text.len() > LETTERS_MAX) || ruling.cited.len() > 100 {
        return Err(Refusal::RulingTooLong);
    }
    if let Some(table) = ruling.table {
        let Some(known) = tournament.seating.table(table) else {
            return Err(Refusal::TableUnknown { table });
        };
        if let Some(seat) = ruling.seat.filter(|seat| known.seats().all(|(no, _)| no != *seat)) {
            return Err(Refusal::SeatUnknown { at: SeatAt { table, seat } });
        }
    }
    let level = tournament.reading(ask.at).level;
    let ruling = Box::new(ruling.clone());
    Ok(vec![Event::RulingLogged { at: ask.at, level, ruling }])
}
