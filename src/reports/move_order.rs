//! The one order in which moves are read, on the screen and on paper: by the seat that is left, for
//! that is where somebody goes with a slip.

use engine::seating::{PendingMove, Plan, PlannedMove, Seating};
use engine::values::SeatAt;

/// By what moves are put in order.
pub(crate) fn move_order(from: Option<SeatAt>, to: SeatAt) -> impl Ord {
    (from, to)
}

/// The moves that a plan proposes, in this order.
#[must_use]
pub fn planned_moves(plan: &Plan) -> Vec<PlannedMove> {
    let mut moves = plan.moves.clone();
    moves.sort_by_key(|planned| move_order(Some(planned.from), planned.to));
    moves
}

/// The moves that were ordered and not reported done, in this order.
#[must_use]
pub fn moves_under_way(seating: &Seating) -> Vec<&PendingMove> {
    let mut moves: Vec<&PendingMove> = seating.pending_moves().iter().collect();
    moves.sort_by_key(|pending| move_order(Some(pending.order.from), pending.order.to));
    moves
}
