//! Where books differ on the final table.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Seating

    FinalTableEvents {
        disagreement: Some("X-37"),
        answers: [All = "all", SixToNine = "six_to_nine", NineAsWell = "nine_as_well"],
        books: [Tda2024 => SixToNine, Local003 => NineAsWell], others: All,
    }
}
