//! Where books differ on manners and penalties.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Conduct

    Etiquette {
        disagreement: None,
        answers: [MayBePenalized = "may_be_penalized", RepeatedMust = "repeated_must"],
        books: [Tda2024 => MayBePenalized], others: RepeatedMust,
    }
    PenaltyRounds {
        disagreement: None,
        answers: [Unlimited = "unlimited", UpToFour = "up_to_four"],
        books: [Tda2024 => Unlimited], others: UpToFour,
    }
}
