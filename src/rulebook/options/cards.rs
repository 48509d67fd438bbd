//! Where books differ on what beats what, and the games of single books.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Cards

    SuitOrder {
        disagreement: Some("X-14"),
        answers: [BringInAndOddChip = "bring_in_and_odd_chip", Never = "never"],
        books: [Pl004 => Never], others: BringInAndOddChip,
    }
    LowStraights {
        disagreement: Some("X-15"),
        answers: [Count = "count", DoNotQualify = "do_not_qualify"],
        books: [Pl004 => DoNotQualify], others: Count,
    }
    FlushOverFullHouse {
        disagreement: Some("X-25"),
        answers: [No = "no", AfterTheDraw = "after_the_draw"],
        books: [Pl004 => AfterTheDraw], others: No,
    }
    DrawFirstCheck {
        disagreement: Some("X-16"),
        answers: [No = "no", Yes = "yes"],
        books: [Pl004 => Yes], others: No,
    }
    DrawCards {
        disagreement: Some("X-17"),
        answers: [ThreeOrFourWithAce = "three_or_four_with_ace", Four = "four", Floor = "floor"],
        books: [Home001 => ThreeOrFourWithAce, Pl004 => Four], others: Floor,
    }
    DrawOpeners {
        disagreement: Some("X-40"),
        answers: [None = "none", Kings = "kings"],
        books: [Pl004 => Kings], others: None,
    }
    DrawNobodyBets {
        disagreement: Some("X-38"),
        answers: [Showdown = "showdown", CarriedOver = "carried_over"],
        books: [Pl004 => CarriedOver], others: Showdown,
    }
    UthPreflop {
        disagreement: Some("X-31"),
        answers: [ThreeOrFour = "three_or_four", ThreeToFour = "three_to_four"],
        books: [], others: ThreeOrFour,
    }
}
