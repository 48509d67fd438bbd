//! Where books differ on deals, boards, burns and exposed cards.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Dealing

    ExposedCard {
        disagreement: Some("X-01"),
        answers: [FirstTwoOffDeck = "first_two_off_deck", FirstOnly = "first_only",
            PlayersFirstTwo = "players_first_two", SetAside = "set_aside"],
        books: [House000 => FirstOnly, Home001 => SetAside, Local003 => PlayersFirstTwo],
        others: FirstTwoOffDeck,
    }
    ExposedStudCard {
        disagreement: Some("X-01"),
        answers: [Misdeal = "misdeal", FirstTwoMisdeal = "first_two_misdeal",
            BecomesUpcard = "becomes_upcard", SetAside = "set_aside"],
        books: [Tda2024 => BecomesUpcard, House000 => FirstTwoMisdeal, Home001 => SetAside],
        others: Misdeal,
    }
    ExposedLastCard {
        disagreement: None,
        answers: [ReplacedWhileBetting = "replaced_while_betting", Floor = "floor"],
        books: [Tda2024 => ReplacedWhileBetting, Tda2022 => Floor], others: Floor,
    }
    BoxedCards {
        disagreement: None,
        answers: [TwoMisdeal = "two_misdeal", Floor = "floor"],
        books: [Home001 => Floor], others: TwoMisdeal,
    }
    WrongCount {
        disagreement: Some("X-08"),
        answers: [Misdeal = "misdeal", Floor = "floor", OneExtraBurns = "one_extra_burns",
            NextCard = "next_card"],
        books: [Tda2024 => Misdeal, Tda2019 => Floor, House000 => OneExtraBurns,
            Home001 => NextCard],
        others: Floor,
    }
    ButtonShortCard {
        disagreement: None,
        answers: [ReplacedLaterToo = "replaced_later_too", Floor = "floor"],
        books: [Tda2024 => ReplacedLaterToo], others: Floor,
    }
    OutOfSequence {
        disagreement: Some("X-47"),
        answers: [Floor = "floor", Misdeal = "misdeal"],
        books: [House000 => Misdeal], others: Floor,
    }
    ForeignCard {
        disagreement: None,
        answers: [MisdealBeforeAction = "misdeal_before_action", Floor = "floor"],
        books: [Tda2024 => MisdealBeforeAction, Tda2019 => Floor], others: Floor,
    }
    FouledDeck {
        disagreement: None,
        answers: [Voids = "voids", HouseSays = "house_says", Floor = "floor"],
        books: [Tda2024 => Voids, Tda2019 => HouseSays], others: Floor,
    }
    Redeal {
        disagreement: None,
        answers: [Exact = "exact", AbsentKilled = "absent_killed", Floor = "floor"],
        books: [Tda2024 => Exact, Tda2022 => AbsentKilled], others: Floor,
    }
    StartOfPlay {
        disagreement: Some("X-02"),
        answers: [OneWithChipsOrThree = "one_with_chips_or_three",
            TwoWithChipsOrThree = "two_with_chips_or_three", TwoPlayersActed = "two_players_acted"],
        books: [Tda2024 => OneWithChipsOrThree, House000 => TwoPlayersActed],
        others: TwoWithChipsOrThree,
    }
    BadFlop {
        disagreement: Some("X-03"),
        answers: [Scramble = "scramble", Redeal = "redeal"],
        books: [House000 => Redeal], others: Scramble,
    }
    UnburnedFlop {
        disagreement: Some("X-03"),
        answers: [Scramble = "scramble", Floor = "floor"],
        books: [Tda2024 => Scramble, Tda2019 => Floor], others: Floor,
    }
    PrematureBoard {
        disagreement: Some("X-03"),
        answers: [ReshuffleWithoutBurn = "reshuffle_without_burn", SetAside = "set_aside",
            Floor = "floor"],
        books: [Tda2024 => ReshuffleWithoutBurn, House000 => SetAside], others: Floor,
    }
    BurnsAfterAction {
        disagreement: None,
        answers: [OneEach = "one_each", Floor = "floor"],
        books: [Tda2024 => OneEach], others: Floor,
    }
    DroppedStub {
        disagreement: None,
        answers: [Rebuild = "rebuild", Floor = "floor"],
        books: [Tda2024 => Rebuild], others: Floor,
    }
    DealerPush {
        disagreement: None,
        answers: [NotBeforeBreaks = "not_before_breaks", Any = "any"],
        books: [Tda2024 => NotBeforeBreaks, Tda2022 => Any], others: Any,
    }
    Cutter {
        disagreement: Some("X-23"),
        answers: [Dealer = "dealer", Neighbour = "neighbour",
            RightHandPlayer = "right_hand_player"],
        books: [Home001 => Neighbour, Pl004 => RightHandPlayer], others: Dealer,
    }
    Deck {
        disagreement: Some("X-24"),
        answers: [FiftyTwo = "fifty_two", ThirtyTwo = "thirty_two"],
        books: [], others: FiftyTwo,
    }
    AceToTenStraight {
        disagreement: Some("X-24"),
        answers: [Ask = "ask", Yes = "yes", No = "no"],
        books: [], others: Ask,
    }
    ShortDeckOrder {
        disagreement: None,
        answers: [Ask = "ask", StraightFirst = "straight_first",
            ThreeOfAKindFirst = "three_of_a_kind_first"],
        books: [], others: Ask,
    }
    StudShortage {
        disagreement: None,
        answers: [RequiredWithBurn = "required_with_burn",
            BurnsThenCommunity = "burns_then_community"],
        books: [Tda2024 => RequiredWithBurn], others: BurnsThenCommunity,
    }
    HandStart {
        disagreement: Some("X-36"),
        answers: [RiffleOrPush = "riffle_or_push", Riffle = "riffle", Shuffler = "shuffler",
            Cut = "cut", FirstCard = "first_card", AfterPayout = "after_payout"],
        books: [Tda2024 => RiffleOrPush, Home001 => AfterPayout], others: Riffle,
    }
    Rabbit {
        disagreement: Some("X-35"),
        answers: [Forbidden = "forbidden", PaidIfAllAgree = "paid_if_all_agree"],
        books: [Local003 => PaidIfAllAgree], others: Forbidden,
    }
}
