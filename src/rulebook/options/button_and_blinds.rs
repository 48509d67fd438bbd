//! Where books differ on the button, the blinds and the level.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    ButtonAndBlinds

    HeadsUpButton {
        disagreement: Some("X-18"),
        answers: [SmallBlindHasIt = "small_blind_has_it", GeneralOrder = "general_order"],
        books: [], others: SmallBlindHasIt,
    }
    MisplacedButton {
        disagreement: Some("X-47"),
        answers: [CorrectedBeforeAction = "corrected_before_action", Floor = "floor",
            Misdeal = "misdeal"],
        books: [Tda2024 => CorrectedBeforeAction, Tda2022 => Floor], others: Misdeal,
    }
    BigBlindOption {
        disagreement: Some("X-29"),
        answers: [Yes = "yes", No = "no"],
        books: [Pl004 => No], others: Yes,
    }
    BringInOption {
        disagreement: None,
        answers: [Yes = "yes", Floor = "floor"],
        books: [Home001 => Yes], others: Floor,
    }
    SingleAnte {
        disagreement: None,
        answers: [BlindFirst = "blind_first", AnteFirst = "ante_first", Floor = "floor"],
        books: [Tda2024 => BlindFirst, Tda2022 => Floor, Tda2019 => AnteFirst], others: Floor,
    }
    DodgingBlinds {
        disagreement: None,
        answers: [AnyBlind = "any_blind", FromBrokenTable = "from_broken_table"],
        books: [Tda2024 => AnyBlind, Tda2019 => FromBrokenTable], others: FromBrokenTable,
    }
    BringInAllIn {
        disagreement: None,
        answers: [NextPlayerOpens = "next_player_opens", Floor = "floor"],
        books: [Tda2024 => NextPlayerOpens, Tda2022 => Floor], others: Floor,
    }
    LevelStart {
        disagreement: None,
        answers: [AnnouncementOrSignal = "announcement_or_signal", Announcement = "announcement"],
        books: [Tda2024 => AnnouncementOrSignal, Tda2022 => Announcement], others: Announcement,
    }
    WrongLevel {
        disagreement: None,
        answers: [StandsAfterAction = "stands_after_action", Floor = "floor"],
        books: [Tda2024 => StandsAfterAction], others: Floor,
    }
}
