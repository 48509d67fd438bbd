//! Where books differ on bets, calls, raises and turns.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Betting

    MultipleChips {
        disagreement: Some("X-11"),
        answers: [EveryChipNeeded = "every_chip_needed", OneValueOnly = "one_value_only",
            Raise = "raise"],
        books: [Tda2024 => EveryChipNeeded, House000 => Raise], others: OneValueOnly,
    }
    FiftyBase {
        disagreement: Some("X-32"),
        answers: [LastRaise = "last_raise", TotalBet = "total_bet"],
        books: [], others: LastRaise,
    }
    Reopening {
        disagreement: Some("X-21"),
        answers: [Cumulative = "cumulative", Single = "single"],
        books: [Tda2024 => Cumulative], others: Single,
    }
    LimitReopening {
        disagreement: Some("X-21"),
        answers: [HalfBet = "half_bet", FullRaise = "full_raise", Floor = "floor"],
        books: [Tda2024 => HalfBet, House000 => HalfBet], others: Floor,
    }
    UnclearAmount {
        disagreement: None,
        answers: [HighestWithinPot = "highest_within_pot", Lowest = "lowest"],
        books: [Tda2024 => HighestWithinPot], others: Lowest,
    }
    AmountWords {
        disagreement: None,
        answers: [AsChips = "as_chips", Floor = "floor"],
        books: [Tda2024 => AsChips], others: Floor,
    }
    RaiseAmount {
        disagreement: None,
        answers: [Total = "total", Floor = "floor"],
        books: [Tda2024 => Total], others: Floor,
    }
    RaiseMethod {
        disagreement: Some("X-33"),
        answers: [OneMotion = "one_motion", TwoMotions = "two_motions",
            FirstDeclaration = "first_declaration"],
        books: [Tda2024 => OneMotion, House000 => OneMotion, Home001 => FirstDeclaration,
            Local003 => OneMotion],
        others: TwoMotions,
    }
    PriorChips {
        disagreement: None,
        answers: [TotalCounts = "total_counts", Floor = "floor"],
        books: [Tda2024 => TotalCounts], others: Floor,
    }
    Undercall {
        disagreement: None,
        answers: [FullCallOrFloor = "full_call_or_floor", FullCall = "full_call",
            Floor = "floor"],
        books: [Tda2024 => FullCallOrFloor, House000 => FullCall], others: Floor,
    }
    ShortBet {
        disagreement: None,
        answers: [CorrectedOnStreet = "corrected_on_street", Floor = "floor"],
        books: [Tda2024 => CorrectedOnStreet], others: Floor,
    }
    WrongAmount {
        disagreement: Some("X-09"),
        answers: [Accepted = "accepted", CorrectedInRound = "corrected_in_round"],
        books: [House000 => CorrectedInRound], others: Accepted,
    }
    OutOfTurn {
        disagreement: Some("X-10"),
        answers: [UnlessActionChanges = "unless_action_changes",
            UnlessNextPlayerActs = "unless_next_player_acts", Floor = "floor"],
        books: [House000 => UnlessNextPlayerActs, Home001 => Floor], others: UnlessActionChanges,
    }
    SkippedPlayer {
        disagreement: None,
        answers: [BoundAfterAction = "bound_after_action", BackUp = "back_up"],
        books: [Tda2024 => BoundAfterAction], others: BackUp,
    }
    FoldWithoutBet {
        disagreement: Some("X-22"),
        answers: [Flagged = "flagged", Allowed = "allowed"],
        books: [Home001 => Allowed], others: Flagged,
    }
    StringBet {
        disagreement: Some("X-46"),
        answers: [CalledByDealer = "called_by_dealer",
            OneMotionUnlessDeclared = "one_motion_unless_declared",
            FirstDeclaration = "first_declaration"],
        books: [House000 => OneMotionUnlessDeclared, Home001 => FirstDeclaration],
        others: CalledByDealer,
    }
    InvalidWords {
        disagreement: None,
        answers: [Ruled = "ruled", Floor = "floor"],
        books: [Tda2024 => Ruled], others: Floor,
    }
    PotLimitBlinds {
        disagreement: None,
        answers: [TakenAsFull = "taken_as_full", ShortAsFull = "short_as_full",
            AsPosted = "as_posted"],
        books: [Tda2024 => TakenAsFull, Tda2022 => ShortAsFull], others: AsPosted,
    }
    PotWordNoLimit {
        disagreement: Some("X-34"),
        answers: [LeastBet = "least_bet", Floor = "floor"],
        books: [], others: LeastBet,
    }
    LimitCap {
        disagreement: Some("X-05"),
        answers: [House = "house", BetAndThree = "bet_and_three", ThreeBets = "three_bets",
            PerPlayer = "per_player"],
        books: [House000 => BetAndThree, Home001 => ThreeBets, Pl004 => PerPlayer], others: House,
    }
    HouseCap {
        disagreement: Some("X-05"),
        answers: [FourBets = "four_bets", TwoBets = "two_bets", ThreeBets = "three_bets",
            FiveBets = "five_bets"],
        books: [], others: FourBets,
    }
    CapCountsOpeningBet {
        disagreement: Some("X-05"),
        answers: [Yes = "yes", No = "no"],
        books: [House000 => No], others: Yes,
    }
    HeadsUpUncapped {
        disagreement: Some("X-05"),
        answers: [No = "no", UnlessReached = "unless_reached", Yes = "yes"],
        books: [House000 => UnlessReached, Home001 => Yes], others: No,
    }
    OpenPairDoubleBet {
        disagreement: None,
        answers: [No = "no", Yes = "yes"],
        books: [Home001 => Yes], others: No,
    }
    CountRequest {
        disagreement: None,
        answers: [AllInInTurn = "all_in_in_turn", Floor = "floor"],
        books: [Tda2024 => AllInInTurn], others: Floor,
    }
    HiddenChip {
        disagreement: None,
        answers: [Floor = "floor", Counts = "counts"],
        books: [House000 => Counts], others: Floor,
    }
    ForwardMotion {
        disagreement: None,
        answers: [Floor = "floor", CompletedIfAnswered = "completed_if_answered"],
        books: [House000 => CompletedIfAnswered], others: Floor,
    }
}
