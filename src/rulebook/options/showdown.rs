//! Where books differ on who shows, who sees, and what is dead.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Showdown

    ShowingOrder {
        disagreement: Some("X-04"),
        answers: [LastAggressor = "last_aggressor", CalledPlayer = "called_player",
            LastContributorLast = "last_contributor_last", HandAggressor = "hand_aggressor"],
        books: [Home001 => CalledPlayer, Pl004 => LastContributorLast, Local003 => HandAggressor],
        others: LastAggressor,
    }
    OrderOfShowing {
        disagreement: None,
        answers: [Holds = "holds", MayBeEnforced = "may_be_enforced"],
        books: [Tda2024 => MayBeEnforced], others: Holds,
    }
    PlayTheBoard {
        disagreement: Some("X-06"),
        answers: [ShowAll = "show_all", Declare = "declare"],
        books: [House000 => Declare], others: ShowAll,
    }
    AskToSee {
        disagreement: Some("X-07"),
        answers: [CallerOfAggressor = "caller_of_aggressor", Director = "director",
            AnyDealt = "any_dealt", NeverUncalled = "never_uncalled"],
        books: [Tda2024 => CallerOfAggressor, House000 => AnyDealt, Home001 => NeverUncalled],
        others: Director,
    }
    Miscall {
        disagreement: Some("X-12"),
        answers: [Penalty = "penalty", MayForfeit = "may_forfeit"],
        books: [House000 => MayForfeit], others: Penalty,
    }
    DeclaredHands {
        disagreement: Some("X-39"),
        answers: [CardsSpeak = "cards_speak", DeclarationCounts = "declaration_counts"],
        books: [Pl004 => DeclarationCounts], others: CardsSpeak,
    }
    AllInOpen {
        disagreement: Some("X-42"),
        answers: [WhenActionIsComplete = "when_action_is_complete",
            AfterTheRiver = "after_the_river"],
        books: [Local003 => AfterTheRiver], others: WhenActionIsComplete,
    }
    ShowOne {
        disagreement: Some("X-45"),
        answers: [Penalty = "penalty", ShowAll = "show_all", NoShowing = "no_showing"],
        books: [House000 => ShowAll, Home001 => NoShowing], others: Penalty,
    }
    SidePotShowing {
        disagreement: Some("X-50"),
        answers: [SidePotsFirst = "side_pots_first", Independent = "independent"],
        books: [House000 => Independent], others: SidePotsFirst,
    }
    Discards {
        disagreement: None,
        answers: [LiveIfIdentifiable = "live_if_identifiable", Floor = "floor"],
        books: [Tda2024 => LiveIfIdentifiable], others: Floor,
    }
    AllInShowing {
        disagreement: None,
        answers: [AllAtOnce = "all_at_once", InOrder = "in_order"],
        books: [House000 => InOrder], others: AllAtOnce,
    }
    TurnedDown {
        disagreement: None,
        answers: [Dead = "dead", Floor = "floor"],
        books: [Tda2024 => Dead], others: Floor,
    }
    KilledHand {
        disagreement: None,
        answers: [PlaysIfIdentifiable = "plays_if_identifiable", NoRedress = "no_redress"],
        books: [Tda2024 => PlaysIfIdentifiable], others: NoRedress,
    }
    PrematureDiscard {
        disagreement: None,
        answers: [UncalledReturned = "uncalled_returned", Floor = "floor"],
        books: [], others: UncalledReturned,
    }
    TiedBoards {
        disagreement: None,
        answers: [BySuit = "by_suit", ByPosition = "by_position", Floor = "floor"],
        books: [Tda2024 => BySuit, Tda2022 => Floor], others: Floor,
    }
}
