//! Every point in which rulebooks differ, as data.
//!
//! What an option means, and what each answer does, stands in the text catalogue under
//! `option-<key>`.

use crate::option::rule_options;
use crate::{RuleOption, Rulebook, Section};

rule_options! {
    precedence: Precedence, General, Some("X-43"),
        { HouseFirst = "house_first", TdaFirst = "tda_first" }
        [HouseFirst, HouseFirst, HouseFirst, HouseFirst, HouseFirst, HouseFirst];
    language: Language, General, Some("X-41"),
        { English = "english", Posted = "posted" }
        [Posted, English, English, English, English, English];
    speak_up: SpeakUp, General, Some("X-48"),
        { TabledHandsOnly = "tabled_hands_only", Everything = "everything" }
        [TabledHandsOnly, TabledHandsOnly, Everything, TabledHandsOnly, TabledHandsOnly,
        TabledHandsOnly];
    gestures: Gestures, General, None,
        { TapChecks = "tap_checks", Floor = "floor" }
        [TapChecks, Floor, TapChecks, Floor, Floor, Floor];
    recommended: Recommended, General, None,
        { Followed = "followed", Floor = "floor" }
        [Followed, Floor, Floor, Floor, Floor, Floor];
    entitlement: Entitlement, Players, Some("X-49"),
        { LastCard = "last_card", FirstCard = "first_card", SeatedOrPosted = "seated_or_posted" }
        [LastCard, LastCard, SeatedOrPosted, LastCard, LastCard, LastCard];
    rebuy_timing: RebuyTiming, Players, Some("X-20"),
        { NoMissedHand = "no_missed_hand", AfterTheHand = "after_the_hand",
        AfterTheHandOrBust = "after_the_hand_or_bust", MissedHandEndsIt = "missed_hand_ends_it" }
        [NoMissedHand, NoMissedHand, AfterTheHand, AfterTheHandOrBust, NoMissedHand,
        MissedHandEndsIt];
    departure_chips: DepartureChips, Players, Some("X-44"),
        { Removed = "removed", SharedWhenPaid = "shared_when_paid" }
        [Removed, Removed, Removed, SharedWhenPaid, Removed, Removed];
    buy_in_cap: BuyInCap, Players, None,
        { None = "none", HundredTimesTheBet = "hundred_times_the_bet" }
        [None, None, HundredTimesTheBet, None, None, None];
    loans: Loans, Players, Some("X-30"),
        { Forbidden = "forbidden", OutsideTheHand = "outside_the_hand" }
        [Forbidden, Forbidden, Forbidden, OutsideTheHand, Forbidden, Forbidden];
    devices: Devices, Players, None,
        { NoCalls = "no_calls", NoneWithALiveHand = "none_with_a_live_hand" }
        [NoneWithALiveHand, NoCalls, NoCalls, NoCalls, NoCalls, NoCalls];
    at_seat: AtSeat, Players, None,
        { WithinReach = "within_reach", Floor = "floor" }
        [WithinReach, Floor, Floor, Floor, Floor, Floor];
    re_entry: ReEntry, Players, None,
        { FullStackSameDraw = "full_stack_same_draw", Floor = "floor" }
        [FullStackSameDraw, Floor, Floor, Floor, Floor, Floor];
    identity: Identity, Players, None,
        { StaffMayOrder = "staff_may_order", Floor = "floor" }
        [StaffMayOrder, Floor, Floor, Floor, Floor, Floor];
    heads_up_button: HeadsUpButton, ButtonAndBlinds, Some("X-18"),
        { SmallBlindHasIt = "small_blind_has_it", GeneralOrder = "general_order" }
        [SmallBlindHasIt, SmallBlindHasIt, SmallBlindHasIt, SmallBlindHasIt, SmallBlindHasIt,
        SmallBlindHasIt];
    misplaced_button: MisplacedButton, ButtonAndBlinds, Some("X-47"),
        { CorrectedBeforeAction = "corrected_before_action", Floor = "floor",
        Misdeal = "misdeal" }
        [CorrectedBeforeAction, Floor, Misdeal, Floor, Floor, Floor];
    big_blind_option: BigBlindOption, ButtonAndBlinds, Some("X-29"),
        { Yes = "yes", No = "no" }
        [Yes, Yes, Yes, Yes, No, Yes];
    single_ante: SingleAnte, ButtonAndBlinds, None,
        { BlindFirst = "blind_first", AnteFirst = "ante_first" }
        [BlindFirst, BlindFirst, BlindFirst, BlindFirst, BlindFirst, BlindFirst];
    dodging_blinds: DodgingBlinds, ButtonAndBlinds, None,
        { AnyBlind = "any_blind", FromBrokenTable = "from_broken_table" }
        [AnyBlind, FromBrokenTable, FromBrokenTable, FromBrokenTable, FromBrokenTable,
        FromBrokenTable];
    bring_in_all_in: BringInAllIn, ButtonAndBlinds, None,
        { NextPlayerOpens = "next_player_opens", Floor = "floor" }
        [NextPlayerOpens, Floor, Floor, Floor, Floor, Floor];
    level_start: LevelStart, ButtonAndBlinds, None,
        { AnnouncementOrSignal = "announcement_or_signal", Announcement = "announcement" }
        [AnnouncementOrSignal, Announcement, Announcement, Announcement, Announcement,
        Announcement];
    wrong_level: WrongLevel, ButtonAndBlinds, None,
        { StandsAfterAction = "stands_after_action", Floor = "floor" }
        [StandsAfterAction, Floor, Floor, Floor, Floor, Floor];
    exposed_card: ExposedCard, Dealing, Some("X-01"),
        { FirstTwoOffDeck = "first_two_off_deck", FirstOnly = "first_only",
        PlayersFirstTwo = "players_first_two", SetAside = "set_aside" }
        [FirstTwoOffDeck, FirstTwoOffDeck, FirstOnly, SetAside, FirstTwoOffDeck, PlayersFirstTwo];
    exposed_stud_card: ExposedStudCard, Dealing, Some("X-01"),
        { Misdeal = "misdeal", FirstTwoMisdeal = "first_two_misdeal",
        BecomesUpcard = "becomes_upcard", SetAside = "set_aside" }
        [BecomesUpcard, Misdeal, FirstTwoMisdeal, SetAside, Misdeal, Misdeal];
    exposed_last_card: ExposedLastCard, Dealing, None,
        { ReplacedWhileBetting = "replaced_while_betting", Floor = "floor" }
        [ReplacedWhileBetting, Floor, Floor, Floor, Floor, Floor];
    boxed_cards: BoxedCards, Dealing, None,
        { TwoMisdeal = "two_misdeal", Floor = "floor" }
        [TwoMisdeal, TwoMisdeal, TwoMisdeal, Floor, TwoMisdeal, TwoMisdeal];
    wrong_count: WrongCount, Dealing, Some("X-08"),
        { Misdeal = "misdeal", Floor = "floor", OneExtraBurns = "one_extra_burns",
        NextCard = "next_card" }
        [Misdeal, Floor, OneExtraBurns, NextCard, Floor, Floor];
    button_short_card: ButtonShortCard, Dealing, None,
        { ReplacedLaterToo = "replaced_later_too", Floor = "floor" }
        [ReplacedLaterToo, Floor, Floor, Floor, Floor, Floor];
    out_of_sequence: OutOfSequence, Dealing, Some("X-47"),
        { Floor = "floor", Misdeal = "misdeal" }
        [Floor, Floor, Misdeal, Floor, Floor, Floor];
    foreign_card: ForeignCard, Dealing, None,
        { MisdealBeforeAction = "misdeal_before_action", Floor = "floor" }
        [MisdealBeforeAction, Floor, Floor, Floor, Floor, Floor];
    fouled_deck: FouledDeck, Dealing, None,
        { Voids = "voids", Floor = "floor" }
        [Voids, Floor, Floor, Floor, Floor, Floor];
    redeal: Redeal, Dealing, None,
        { Exact = "exact", Floor = "floor" }
        [Exact, Floor, Floor, Floor, Floor, Floor];
    start_of_play: StartOfPlay, Dealing, Some("X-02"),
        { OneWithChipsOrThree = "one_with_chips_or_three",
        TwoWithChipsOrThree = "two_with_chips_or_three", TwoPlayersActed = "two_players_acted" }
        [OneWithChipsOrThree, TwoWithChipsOrThree, TwoPlayersActed, TwoWithChipsOrThree,
        TwoWithChipsOrThree, TwoWithChipsOrThree];
    bad_flop: BadFlop, Dealing, Some("X-03"),
        { Scramble = "scramble", Redeal = "redeal" }
        [Scramble, Scramble, Redeal, Scramble, Scramble, Scramble];
    unburned_flop: UnburnedFlop, Dealing, Some("X-03"),
        { Scramble = "scramble", Floor = "floor" }
        [Scramble, Floor, Floor, Floor, Floor, Floor];
    premature_board: PrematureBoard, Dealing, Some("X-03"),
        { ReshuffleWithoutBurn = "reshuffle_without_burn", SetAside = "set_aside",
        Floor = "floor" }
        [ReshuffleWithoutBurn, Floor, SetAside, Floor, Floor, Floor];
    burns_after_action: BurnsAfterAction, Dealing, None,
        { OneEach = "one_each", Floor = "floor" }
        [OneEach, Floor, Floor, Floor, Floor, Floor];
    dropped_stub: DroppedStub, Dealing, None,
        { Rebuild = "rebuild", Floor = "floor" }
        [Rebuild, Floor, Floor, Floor, Floor, Floor];
    dealer_push: DealerPush, Dealing, None,
        { NotBeforeBreaks = "not_before_breaks", Any = "any" }
        [NotBeforeBreaks, Any, Any, Any, Any, Any];
    cutter: Cutter, Dealing, Some("X-23"),
        { Dealer = "dealer", Neighbour = "neighbour", RightHandPlayer = "right_hand_player" }
        [Dealer, Dealer, Dealer, Neighbour, RightHandPlayer, Dealer];
    deck: Deck, Dealing, Some("X-24"),
        { FiftyTwo = "fifty_two", ThirtyTwo = "thirty_two" }
        [FiftyTwo, FiftyTwo, FiftyTwo, FiftyTwo, FiftyTwo, FiftyTwo];
    ace_to_ten_straight: AceToTenStraight, Dealing, Some("X-24"),
        { Ask = "ask", Yes = "yes", No = "no" }
        [Ask, Ask, Ask, Ask, Ask, Ask];
    stud_shortage: StudShortage, Dealing, None,
        { RequiredWithBurn = "required_with_burn", BurnsThenCommunity = "burns_then_community" }
        [RequiredWithBurn, BurnsThenCommunity, BurnsThenCommunity, BurnsThenCommunity,
        BurnsThenCommunity, BurnsThenCommunity];
    hand_start: HandStart, Dealing, Some("X-36"),
        { RiffleOrPush = "riffle_or_push", Riffle = "riffle", Shuffler = "shuffler", Cut = "cut",
        FirstCard = "first_card", AfterPayout = "after_payout" }
        [RiffleOrPush, Riffle, Riffle, AfterPayout, Riffle, Riffle];
    rabbit: Rabbit, Dealing, Some("X-35"),
        { Forbidden = "forbidden", PaidIfAllAgree = "paid_if_all_agree" }
        [Forbidden, Forbidden, Forbidden, Forbidden, Forbidden, PaidIfAllAgree];
    multiple_chips: MultipleChips, Betting, Some("X-11"),
        { EveryChipNeeded = "every_chip_needed", OneValueOnly = "one_value_only",
        Raise = "raise" }
        [EveryChipNeeded, OneValueOnly, Raise, OneValueOnly, OneValueOnly, OneValueOnly];
    fifty_base: FiftyBase, Betting, Some("X-32"),
        { LastRaise = "last_raise", TotalBet = "total_bet" }
        [LastRaise, LastRaise, LastRaise, LastRaise, LastRaise, LastRaise];
    reopening: Reopening, Betting, Some("X-21"),
        { Cumulative = "cumulative", Single = "single" }
        [Cumulative, Single, Single, Single, Single, Single];
    limit_reopening: LimitReopening, Betting, Some("X-21"),
        { HalfBet = "half_bet", FullRaise = "full_raise", Floor = "floor" }
        [HalfBet, Floor, HalfBet, Floor, Floor, Floor];
    unclear_amount: UnclearAmount, Betting, None,
        { HighestWithinPot = "highest_within_pot", Lowest = "lowest" }
        [HighestWithinPot, Lowest, Lowest, Lowest, Lowest, Lowest];
    amount_words: AmountWords, Betting, None,
        { AsChips = "as_chips", Floor = "floor" }
        [AsChips, Floor, Floor, Floor, Floor, Floor];
    raise_amount: RaiseAmount, Betting, None,
        { Total = "total", Floor = "floor" }
        [Total, Floor, Floor, Floor, Floor, Floor];
    raise_method: RaiseMethod, Betting, Some("X-33"),
        { OneMotion = "one_motion", TwoMotions = "two_motions",
        FirstDeclaration = "first_declaration" }
        [OneMotion, TwoMotions, OneMotion, FirstDeclaration, TwoMotions, OneMotion];
    prior_chips: PriorChips, Betting, None,
        { TotalCounts = "total_counts", Floor = "floor" }
        [TotalCounts, Floor, Floor, Floor, Floor, Floor];
    undercall: Undercall, Betting, None,
        { FullCallOrFloor = "full_call_or_floor", Floor = "floor" }
        [FullCallOrFloor, Floor, Floor, Floor, Floor, Floor];
    short_bet: ShortBet, Betting, None,
        { CorrectedOnStreet = "corrected_on_street", Floor = "floor" }
        [CorrectedOnStreet, Floor, Floor, Floor, Floor, Floor];
    wrong_amount: WrongAmount, Betting, Some("X-09"),
        { Accepted = "accepted", CorrectedInRound = "corrected_in_round" }
        [Accepted, Accepted, CorrectedInRound, Accepted, Accepted, Accepted];
    out_of_turn: OutOfTurn, Betting, Some("X-10"),
        { UnlessActionChanges = "unless_action_changes",
        UnlessNextPlayerActs = "unless_next_player_acts", Floor = "floor" }
        [UnlessActionChanges, UnlessActionChanges, UnlessNextPlayerActs, Floor,
        UnlessActionChanges, UnlessActionChanges];
    skipped_player: SkippedPlayer, Betting, None,
        { BoundAfterAction = "bound_after_action", BackUp = "back_up" }
        [BoundAfterAction, BackUp, BackUp, BackUp, BackUp, BackUp];
    fold_without_bet: FoldWithoutBet, Betting, Some("X-22"),
        { Flagged = "flagged", Allowed = "allowed" }
        [Flagged, Flagged, Flagged, Allowed, Flagged, Flagged];
    string_bet: StringBet, Betting, Some("X-46"),
        { CalledByDealer = "called_by_dealer",
        OneMotionUnlessDeclared = "one_motion_unless_declared",
        FirstDeclaration = "first_declaration" }
        [CalledByDealer, CalledByDealer, OneMotionUnlessDeclared, FirstDeclaration,
        CalledByDealer, CalledByDealer];
    invalid_words: InvalidWords, Betting, None,
        { Ruled = "ruled", Floor = "floor" }
        [Ruled, Floor, Floor, Floor, Floor, Floor];
    pot_limit_blinds: PotLimitBlinds, Betting, None,
        { TakenAsFull = "taken_as_full", AsPosted = "as_posted" }
        [TakenAsFull, AsPosted, AsPosted, AsPosted, AsPosted, AsPosted];
    pot_word_no_limit: PotWordNoLimit, Betting, Some("X-34"),
        { LeastBet = "least_bet", Floor = "floor" }
        [LeastBet, LeastBet, LeastBet, LeastBet, LeastBet, LeastBet];
    limit_cap: LimitCap, Betting, Some("X-05"),
        { House = "house", BetAndThree = "bet_and_three", ThreeBets = "three_bets",
        PerPlayer = "per_player" }
        [House, House, BetAndThree, ThreeBets, PerPlayer, House];
    house_cap: HouseCap, Betting, Some("X-05"),
        { FourBets = "four_bets", TwoBets = "two_bets", ThreeBets = "three_bets",
        FiveBets = "five_bets" }
        [FourBets, FourBets, FourBets, FourBets, FourBets, FourBets];
    cap_counts_opening_bet: CapCountsOpeningBet, Betting, Some("X-05"),
        { Yes = "yes", No = "no" }
        [Yes, Yes, No, Yes, Yes, Yes];
    heads_up_uncapped: HeadsUpUncapped, Betting, Some("X-05"),
        { No = "no", UnlessReached = "unless_reached", Yes = "yes" }
        [No, No, UnlessReached, Yes, No, No];
    open_pair_double_bet: OpenPairDoubleBet, Betting, None,
        { No = "no", Yes = "yes" }
        [No, No, No, Yes, No, No];
    count_request: CountRequest, Betting, None,
        { AllInInTurn = "all_in_in_turn", Floor = "floor" }
        [AllInInTurn, Floor, Floor, Floor, Floor, Floor];
    hidden_chip: HiddenChip, Betting, None,
        { Floor = "floor", Counts = "counts" }
        [Floor, Floor, Counts, Floor, Floor, Floor];
    forward_motion: ForwardMotion, Betting, None,
        { Floor = "floor", CompletedIfAnswered = "completed_if_answered" }
        [Floor, Floor, CompletedIfAnswered, Floor, Floor, Floor];
    showing_order: ShowingOrder, Showdown, Some("X-04"),
        { LastAggressor = "last_aggressor", CalledPlayer = "called_player",
        LastContributorLast = "last_contributor_last", HandAggressor = "hand_aggressor" }
        [LastAggressor, LastAggressor, LastAggressor, CalledPlayer, LastContributorLast,
        HandAggressor];
    play_the_board: PlayTheBoard, Showdown, Some("X-06"),
        { ShowAll = "show_all", Declare = "declare" }
        [ShowAll, ShowAll, Declare, ShowAll, ShowAll, ShowAll];
    ask_to_see: AskToSee, Showdown, Some("X-07"),
        { CallerOfAggressor = "caller_of_aggressor", Director = "director",
        AnyDealt = "any_dealt", NeverUncalled = "never_uncalled" }
        [CallerOfAggressor, Director, AnyDealt, NeverUncalled, Director, Director];
    miscall: Miscall, Showdown, Some("X-12"),
        { Penalty = "penalty", MayForfeit = "may_forfeit" }
        [Penalty, Penalty, MayForfeit, Penalty, Penalty, Penalty];
    declared_hands: DeclaredHands, Showdown, Some("X-39"),
        { CardsSpeak = "cards_speak", DeclarationCounts = "declaration_counts" }
        [CardsSpeak, CardsSpeak, CardsSpeak, CardsSpeak, DeclarationCounts, CardsSpeak];
    all_in_open: AllInOpen, Showdown, Some("X-42"),
        { WhenActionIsComplete = "when_action_is_complete", AfterTheRiver = "after_the_river" }
        [WhenActionIsComplete, WhenActionIsComplete, WhenActionIsComplete, WhenActionIsComplete,
        WhenActionIsComplete, AfterTheRiver];
    show_one: ShowOne, Showdown, Some("X-45"),
        { Penalty = "penalty", ShowAll = "show_all", NoShowing = "no_showing" }
        [Penalty, Penalty, ShowAll, NoShowing, Penalty, Penalty];
    side_pot_showing: SidePotShowing, Showdown, Some("X-50"),
        { SidePotsFirst = "side_pots_first", Independent = "independent" }
        [SidePotsFirst, SidePotsFirst, Independent, SidePotsFirst, SidePotsFirst, SidePotsFirst];
    discards: Discards, Showdown, None,
        { LiveIfIdentifiable = "live_if_identifiable", Floor = "floor" }
        [LiveIfIdentifiable, Floor, Floor, Floor, Floor, Floor];
    premature_discard: PrematureDiscard, Showdown, None,
        { UncalledReturned = "uncalled_returned", Floor = "floor" }
        [UncalledReturned, Floor, Floor, Floor, Floor, Floor];
    tied_boards: TiedBoards, Showdown, None,
        { BySuit = "by_suit", ByPosition = "by_position" }
        [BySuit, ByPosition, ByPosition, ByPosition, ByPosition, ByPosition];
    odd_chip: OddChip, Pots, None,
        { ByPartAndSeat = "by_part_and_seat", IdenticalEvenly = "identical_evenly",
        EqualSplit = "equal_split" }
        [IdenticalEvenly, IdenticalEvenly, IdenticalEvenly, EqualSplit, EqualSplit,
        IdenticalEvenly];
    dispute_window: DisputeWindow, Pots, None,
        { UntilNextAction = "until_next_action", UntilNextHand = "until_next_hand" }
        [UntilNextAction, UntilNextHand, UntilNextHand, UntilNextHand, UntilNextHand,
        UntilNextHand];
    kicker_source: KickerSource, Cards, Some("X-13"),
        { BestFive = "best_five" }
        [BestFive, BestFive, BestFive, BestFive, BestFive, BestFive];
    suit_order: SuitOrder, Cards, Some("X-14"),
        { BringInAndOddChip = "bring_in_and_odd_chip", Never = "never" }
        [BringInAndOddChip, BringInAndOddChip, BringInAndOddChip, BringInAndOddChip, Never,
        BringInAndOddChip];
    low_straights: LowStraights, Cards, Some("X-15"),
        { Count = "count", DoNotQualify = "do_not_qualify" }
        [Count, Count, Count, Count, DoNotQualify, Count];
    flush_over_full_house: FlushOverFullHouse, Cards, Some("X-25"),
        { No = "no", AfterTheDraw = "after_the_draw" }
        [No, No, No, No, AfterTheDraw, No];
    draw_first_check: DrawFirstCheck, Cards, Some("X-16"),
        { No = "no", Yes = "yes" }
        [No, No, No, No, Yes, No];
    draw_cards: DrawCards, Cards, Some("X-17"),
        { ThreeOrFourWithAce = "three_or_four_with_ace", Four = "four" }
        [ThreeOrFourWithAce, ThreeOrFourWithAce, ThreeOrFourWithAce, ThreeOrFourWithAce, Four,
        ThreeOrFourWithAce];
    draw_openers: DrawOpeners, Cards, Some("X-40"),
        { None = "none", Kings = "kings" }
        [None, None, None, None, Kings, None];
    draw_nobody_bets: DrawNobodyBets, Cards, Some("X-38"),
        { Showdown = "showdown", CarriedOver = "carried_over" }
        [Showdown, Showdown, Showdown, Showdown, CarriedOver, Showdown];
    uth_preflop: UthPreflop, Cards, Some("X-31"),
        { ThreeOrFour = "three_or_four", ThreeToFour = "three_to_four" }
        [ThreeOrFour, ThreeOrFour, ThreeOrFour, ThreeOrFour, ThreeOrFour, ThreeOrFour];
    player_clock: PlayerClock, ClockAndChips, None,
        { TwentyFiveAndFive = "twenty_five_and_five", FiftyAndTen = "fifty_and_ten",
        SixtyAndTen = "sixty_and_ten" }
        [TwentyFiveAndFive, SixtyAndTen, SixtyAndTen, SixtyAndTen, SixtyAndTen, SixtyAndTen];
    clock_without_bet: ClockWithoutBet, ClockAndChips, None,
        { Checked = "checked", Floor = "floor" }
        [Checked, Floor, Floor, Floor, Floor, Floor];
    late_chips: LateChips, ClockAndChips, None,
        { EqualValue = "equal_value", Floor = "floor" }
        [EqualValue, Floor, Floor, Floor, Floor, Floor];
    race_rounding: RaceRounding, ClockAndChips, None,
        { Half = "half", More = "more", Up = "up", Down = "down", Holder = "holder",
        Each = "each" }
        [Half, Half, Half, Half, Half, Half];
    race_rescue: RaceRescue, ClockAndChips, None,
        { After = "after", First = "first" }
        [After, After, After, After, After, After];
    found_chips: FoundChips, ClockAndChips, None,
        { Removed = "removed", Floor = "floor" }
        [Removed, Floor, Floor, Floor, Floor, Floor];
    small_chips: SmallChips, ClockAndChips, None,
        { NeverPlay = "never_play", Floor = "floor" }
        [Floor, Floor, NeverPlay, Floor, Floor, Floor];
    penalty_rounds: PenaltyRounds, Conduct, None,
        { Unlimited = "unlimited", UpToFour = "up_to_four" }
        [Unlimited, UpToFour, UpToFour, UpToFour, UpToFour, UpToFour];
}
