//! Where books differ on odd chips and disputes.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Pots

    OddChip {
        disagreement: None,
        answers: [ByPartAndSeat = "by_part_and_seat", IdenticalEvenly = "identical_evenly",
            EqualSplit = "equal_split"],
        books: [Home001 => EqualSplit, Pl004 => EqualSplit], others: IdenticalEvenly,
    }
    DisputeWindow {
        disagreement: None,
        answers: [UntilNextAction = "until_next_action", UntilNextHand = "until_next_hand"],
        books: [Tda2024 => UntilNextAction], others: UntilNextHand,
    }
}
