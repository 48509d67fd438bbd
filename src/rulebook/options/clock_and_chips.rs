//! Where books differ on the clock on a player, chips and races.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    ClockAndChips

    PlayerClock {
        disagreement: None,
        answers: [TwentyFiveAndFive = "twenty_five_and_five", FiftyAndTen = "fifty_and_ten",
            SixtyAndTen = "sixty_and_ten"],
        books: [Tda2024 => TwentyFiveAndFive], others: SixtyAndTen,
    }
    ClockWithoutBet {
        disagreement: None,
        answers: [Checked = "checked", Dead = "dead", Floor = "floor"],
        books: [Tda2024 => Checked], others: Dead,
    }
    ClockTie {
        disagreement: None,
        answers: [ToThePlayer = "to_the_player", Floor = "floor"],
        books: [Tda2024 => ToThePlayer], others: Floor,
    }
    ChipPiles {
        disagreement: None,
        answers: [Twenties = "twenties", MultiplesOfTwenty = "multiples_of_twenty"],
        books: [Tda2024 => Twenties], others: MultiplesOfTwenty,
    }
    LateChips {
        disagreement: None,
        answers: [EqualValue = "equal_value", Floor = "floor"],
        books: [Tda2024 => EqualValue], others: Floor,
    }
    RaceRounding {
        disagreement: None,
        answers: [Half = "half", More = "more", Up = "up", Down = "down", Holder = "holder",
            Each = "each"],
        books: [], others: Half,
    }
    RaceRescue {
        disagreement: None,
        answers: [After = "after", First = "first"],
        books: [], others: After,
    }
    FoundChips {
        disagreement: None,
        answers: [Removed = "removed", Floor = "floor"],
        books: [Tda2024 => Removed], others: Floor,
    }
    SmallChips {
        disagreement: None,
        answers: [NeverPlay = "never_play", Floor = "floor"],
        books: [House000 => NeverPlay], others: Floor,
    }
}
