//! Every point in which rulebooks differ, as data.
//!
//! What an option means, and what each answer does, stands in the text catalogue under
//! `option-<key>`.

use crate::option_rows::rule_options;
use crate::{Rulebook, Section};

/// One point in which rulebooks differ, with the answers that there are.
#[derive(Debug, Clone, Copy)]
pub struct RuleOption {
    /// Its name in files, in the terminal, and at the end of its texts' ids.
    pub key: &'static str,
    /// Where a floor looks for it.
    pub section: Section,
    /// The line of the register of disagreements that it settles, where it is one of them.
    pub disagreement: Option<&'static str>,
    /// Its answers, by the names that files use.
    pub answers: &'static [&'static str],
    get: fn(&Options) -> &'static str,
    set: fn(&mut Options, &str) -> bool,
}

impl Options {
    /// Every option, by section in the order of [`Section::ALL`].
    pub fn in_sections() -> impl Iterator<Item = &'static RuleOption> {
        let of = |section: &'static Section| {
            Self::ALL.iter().filter(move |option| option.section == *section)
        };
        Section::ALL.iter().flat_map(of)
    }
}

impl RuleOption {
    /// The option with this key.
    #[must_use]
    pub fn find(key: &str) -> Option<&'static Self> {
        Options::ALL.iter().find(|option| option.key == key)
    }

    /// Its answer in a set of rules.
    #[must_use]
    pub fn get(&self, options: &Options) -> &'static str {
        (self.get)(options)
    }

    /// Chooses an answer; false, and nothing changes, where there is no such answer.
    #[must_use]
    pub fn set(&self, options: &mut Options, answer: &str) -> bool {
        (self.set)(options, answer)
    }
}

rule_options! {
    precedence: Precedence {
        section: General, disagreement: Some("X-43"),
        answers: [HouseFirst = "house_first", TdaFirst = "tda_first"],
        books: [], others: HouseFirst,
    }
    language: Language {
        section: General, disagreement: Some("X-41"),
        answers: [English = "english", Posted = "posted"],
        books: [Tda2024 => Posted], others: English,
    }
    speak_up: SpeakUp {
        section: General, disagreement: Some("X-48"),
        answers: [TabledHandsOnly = "tabled_hands_only", Everything = "everything"],
        books: [House000 => Everything], others: TabledHandsOnly,
    }
    gestures: Gestures {
        section: General, disagreement: None,
        answers: [TapChecks = "tap_checks", Floor = "floor"],
        books: [Tda2024 => TapChecks, House000 => TapChecks], others: Floor,
    }
    recommended: Recommended {
        section: General, disagreement: None,
        answers: [Followed = "followed", Floor = "floor"],
        books: [Tda2024 => Followed], others: Floor,
    }
    entitlement: Entitlement {
        section: Players, disagreement: Some("X-49"),
        answers: [LastCard = "last_card", FirstCard = "first_card",
            SeatedOrPosted = "seated_or_posted"],
        books: [House000 => SeatedOrPosted], others: LastCard,
    }
    rebuy_timing: RebuyTiming {
        section: Players, disagreement: Some("X-20"),
        answers: [NoMissedHand = "no_missed_hand", AfterTheHand = "after_the_hand",
            AfterTheHandOrBust = "after_the_hand_or_bust",
            MissedHandEndsIt = "missed_hand_ends_it"],
        books: [House000 => AfterTheHand, Home001 => AfterTheHandOrBust,
            Local003 => MissedHandEndsIt],
        others: NoMissedHand,
    }
    departure_chips: DepartureChips {
        section: Players, disagreement: Some("X-44"),
        answers: [Removed = "removed", SharedWhenPaid = "shared_when_paid"],
        books: [Home001 => SharedWhenPaid], others: Removed,
    }
    buy_in_cap: BuyInCap {
        section: Players, disagreement: None,
        answers: [None = "none", HundredTimesTheBet = "hundred_times_the_bet"],
        books: [House000 => HundredTimesTheBet], others: None,
    }
    loans: Loans {
        section: Players, disagreement: Some("X-30"),
        answers: [Forbidden = "forbidden", OutsideTheHand = "outside_the_hand"],
        books: [Home001 => OutsideTheHand], others: Forbidden,
    }
    devices: Devices {
        section: Players, disagreement: None,
        answers: [NoCalls = "no_calls", NoneWithALiveHand = "none_with_a_live_hand"],
        books: [Tda2024 => NoneWithALiveHand], others: NoCalls,
    }
    at_seat: AtSeat {
        section: Players, disagreement: None,
        answers: [WithinReach = "within_reach", Floor = "floor"],
        books: [Tda2024 => WithinReach], others: Floor,
    }
    re_entry: ReEntry {
        section: Players, disagreement: None,
        answers: [FullStackSameDraw = "full_stack_same_draw", Floor = "floor"],
        books: [Tda2024 => FullStackSameDraw], others: Floor,
    }
    identity: Identity {
        section: Players, disagreement: None,
        answers: [StaffMayOrder = "staff_may_order", Floor = "floor"],
        books: [Tda2024 => StaffMayOrder], others: Floor,
    }
    heads_up_button: HeadsUpButton {
        section: ButtonAndBlinds, disagreement: Some("X-18"),
        answers: [SmallBlindHasIt = "small_blind_has_it", GeneralOrder = "general_order"],
        books: [], others: SmallBlindHasIt,
    }
    misplaced_button: MisplacedButton {
        section: ButtonAndBlinds, disagreement: Some("X-47"),
        answers: [CorrectedBeforeAction = "corrected_before_action", Floor = "floor",
            Misdeal = "misdeal"],
        books: [Tda2024 => CorrectedBeforeAction, House000 => Misdeal], others: Floor,
    }
    big_blind_option: BigBlindOption {
        section: ButtonAndBlinds, disagreement: Some("X-29"),
        answers: [Yes = "yes", No = "no"],
        books: [Pl004 => No], others: Yes,
    }
    single_ante: SingleAnte {
        section: ButtonAndBlinds, disagreement: None,
        answers: [BlindFirst = "blind_first", AnteFirst = "ante_first"],
        books: [], others: BlindFirst,
    }
    dodging_blinds: DodgingBlinds {
        section: ButtonAndBlinds, disagreement: None,
        answers: [AnyBlind = "any_blind", FromBrokenTable = "from_broken_table"],
        books: [Tda2024 => AnyBlind], others: FromBrokenTable,
    }
    bring_in_all_in: BringInAllIn {
        section: ButtonAndBlinds, disagreement: None,
        answers: [NextPlayerOpens = "next_player_opens", Floor = "floor"],
        books: [Tda2024 => NextPlayerOpens], others: Floor,
    }
    level_start: LevelStart {
        section: ButtonAndBlinds, disagreement: None,
        answers: [AnnouncementOrSignal = "announcement_or_signal", Announcement = "announcement"],
        books: [Tda2024 => AnnouncementOrSignal], others: Announcement,
    }
    wrong_level: WrongLevel {
        section: ButtonAndBlinds, disagreement: None,
        answers: [StandsAfterAction = "stands_after_action", Floor = "floor"],
        books: [Tda2024 => StandsAfterAction], others: Floor,
    }
    exposed_card: ExposedCard {
        section: Dealing, disagreement: Some("X-01"),
        answers: [FirstTwoOffDeck = "first_two_off_deck", FirstOnly = "first_only",
            PlayersFirstTwo = "players_first_two", SetAside = "set_aside"],
        books: [House000 => FirstOnly, Home001 => SetAside, Local003 => PlayersFirstTwo],
        others: FirstTwoOffDeck,
    }
    exposed_stud_card: ExposedStudCard {
        section: Dealing, disagreement: Some("X-01"),
        answers: [Misdeal = "misdeal", FirstTwoMisdeal = "first_two_misdeal",
            BecomesUpcard = "becomes_upcard", SetAside = "set_aside"],
        books: [Tda2024 => BecomesUpcard, House000 => FirstTwoMisdeal, Home001 => SetAside],
        others: Misdeal,
    }
    exposed_last_card: ExposedLastCard {
        section: Dealing, disagreement: None,
        answers: [ReplacedWhileBetting = "replaced_while_betting", Floor = "floor"],
        books: [Tda2024 => ReplacedWhileBetting], others: Floor,
    }
    boxed_cards: BoxedCards {
        section: Dealing, disagreement: None,
        answers: [TwoMisdeal = "two_misdeal", Floor = "floor"],
        books: [Home001 => Floor], others: TwoMisdeal,
    }
    wrong_count: WrongCount {
        section: Dealing, disagreement: Some("X-08"),
        answers: [Misdeal = "misdeal", Floor = "floor", OneExtraBurns = "one_extra_burns",
            NextCard = "next_card"],
        books: [Tda2024 => Misdeal, House000 => OneExtraBurns, Home001 => NextCard], others: Floor,
    }
    button_short_card: ButtonShortCard {
        section: Dealing, disagreement: None,
        answers: [ReplacedLaterToo = "replaced_later_too", Floor = "floor"],
        books: [Tda2024 => ReplacedLaterToo], others: Floor,
    }
    out_of_sequence: OutOfSequence {
        section: Dealing, disagreement: Some("X-47"),
        answers: [Floor = "floor", Misdeal = "misdeal"],
        books: [House000 => Misdeal], others: Floor,
    }
    foreign_card: ForeignCard {
        section: Dealing, disagreement: None,
        answers: [MisdealBeforeAction = "misdeal_before_action", Floor = "floor"],
        books: [Tda2024 => MisdealBeforeAction], others: Floor,
    }
    fouled_deck: FouledDeck {
        section: Dealing, disagreement: None,
        answers: [Voids = "voids", Floor = "floor"],
        books: [Tda2024 => Voids], others: Floor,
    }
    redeal: Redeal {
        section: Dealing, disagreement: None,
        answers: [Exact = "exact", Floor = "floor"],
        books: [Tda2024 => Exact], others: Floor,
    }
    start_of_play: StartOfPlay {
        section: Dealing, disagreement: Some("X-02"),
        answers: [OneWithChipsOrThree = "one_with_chips_or_three",
            TwoWithChipsOrThree = "two_with_chips_or_three", TwoPlayersActed = "two_players_acted"],
        books: [Tda2024 => OneWithChipsOrThree, House000 => TwoPlayersActed],
        others: TwoWithChipsOrThree,
    }
    bad_flop: BadFlop {
        section: Dealing, disagreement: Some("X-03"),
        answers: [Scramble = "scramble", Redeal = "redeal"],
        books: [House000 => Redeal], others: Scramble,
    }
    unburned_flop: UnburnedFlop {
        section: Dealing, disagreement: Some("X-03"),
        answers: [Scramble = "scramble", Floor = "floor"],
        books: [Tda2024 => Scramble], others: Floor,
    }
    premature_board: PrematureBoard {
        section: Dealing, disagreement: Some("X-03"),
        answers: [ReshuffleWithoutBurn = "reshuffle_without_burn", SetAside = "set_aside",
            Floor = "floor"],
        books: [Tda2024 => ReshuffleWithoutBurn, House000 => SetAside], others: Floor,
    }
    burns_after_action: BurnsAfterAction {
        section: Dealing, disagreement: None,
        answers: [OneEach = "one_each", Floor = "floor"],
        books: [Tda2024 => OneEach], others: Floor,
    }
    dropped_stub: DroppedStub {
        section: Dealing, disagreement: None,
        answers: [Rebuild = "rebuild", Floor = "floor"],
        books: [Tda2024 => Rebuild], others: Floor,
    }
    dealer_push: DealerPush {
        section: Dealing, disagreement: None,
        answers: [NotBeforeBreaks = "not_before_breaks", Any = "any"],
        books: [Tda2024 => NotBeforeBreaks], others: Any,
    }
    cutter: Cutter {
        section: Dealing, disagreement: Some("X-23"),
        answers: [Dealer = "dealer", Neighbour = "neighbour",
            RightHandPlayer = "right_hand_player"],
        books: [Home001 => Neighbour, Pl004 => RightHandPlayer], others: Dealer,
    }
    deck: Deck {
        section: Dealing, disagreement: Some("X-24"),
        answers: [FiftyTwo = "fifty_two", ThirtyTwo = "thirty_two"],
        books: [], others: FiftyTwo,
    }
    ace_to_ten_straight: AceToTenStraight {
        section: Dealing, disagreement: Some("X-24"),
        answers: [Ask = "ask", Yes = "yes", No = "no"],
        books: [], others: Ask,
    }
    stud_shortage: StudShortage {
        section: Dealing, disagreement: None,
        answers: [RequiredWithBurn = "required_with_burn",
            BurnsThenCommunity = "burns_then_community"],
        books: [Tda2024 => RequiredWithBurn], others: BurnsThenCommunity,
    }
    hand_start: HandStart {
        section: Dealing, disagreement: Some("X-36"),
        answers: [RiffleOrPush = "riffle_or_push", Riffle = "riffle", Shuffler = "shuffler",
            Cut = "cut", FirstCard = "first_card", AfterPayout = "after_payout"],
        books: [Tda2024 => RiffleOrPush, Home001 => AfterPayout], others: Riffle,
    }
    rabbit: Rabbit {
        section: Dealing, disagreement: Some("X-35"),
        answers: [Forbidden = "forbidden", PaidIfAllAgree = "paid_if_all_agree"],
        books: [Local003 => PaidIfAllAgree], others: Forbidden,
    }
    multiple_chips: MultipleChips {
        section: Betting, disagreement: Some("X-11"),
        answers: [EveryChipNeeded = "every_chip_needed", OneValueOnly = "one_value_only",
            Raise = "raise"],
        books: [Tda2024 => EveryChipNeeded, House000 => Raise], others: OneValueOnly,
    }
    fifty_base: FiftyBase {
        section: Betting, disagreement: Some("X-32"),
        answers: [LastRaise = "last_raise", TotalBet = "total_bet"],
        books: [], others: LastRaise,
    }
    reopening: Reopening {
        section: Betting, disagreement: Some("X-21"),
        answers: [Cumulative = "cumulative", Single = "single"],
        books: [Tda2024 => Cumulative], others: Single,
    }
    limit_reopening: LimitReopening {
        section: Betting, disagreement: Some("X-21"),
        answers: [HalfBet = "half_bet", FullRaise = "full_raise", Floor = "floor"],
        books: [Tda2024 => HalfBet, House000 => HalfBet], others: Floor,
    }
    unclear_amount: UnclearAmount {
        section: Betting, disagreement: None,
        answers: [HighestWithinPot = "highest_within_pot", Lowest = "lowest"],
        books: [Tda2024 => HighestWithinPot], others: Lowest,
    }
    amount_words: AmountWords {
        section: Betting, disagreement: None,
        answers: [AsChips = "as_chips", Floor = "floor"],
        books: [Tda2024 => AsChips], others: Floor,
    }
    raise_amount: RaiseAmount {
        section: Betting, disagreement: None,
        answers: [Total = "total", Floor = "floor"],
        books: [Tda2024 => Total], others: Floor,
    }
    raise_method: RaiseMethod {
        section: Betting, disagreement: Some("X-33"),
        answers: [OneMotion = "one_motion", TwoMotions = "two_motions",
            FirstDeclaration = "first_declaration"],
        books: [Tda2024 => OneMotion, House000 => OneMotion, Home001 => FirstDeclaration,
            Local003 => OneMotion],
        others: TwoMotions,
    }
    prior_chips: PriorChips {
        section: Betting, disagreement: None,
        answers: [TotalCounts = "total_counts", Floor = "floor"],
        books: [Tda2024 => TotalCounts], others: Floor,
    }
    undercall: Undercall {
        section: Betting, disagreement: None,
        answers: [FullCallOrFloor = "full_call_or_floor", Floor = "floor"],
        books: [Tda2024 => FullCallOrFloor], others: Floor,
    }
    short_bet: ShortBet {
        section: Betting, disagreement: None,
        answers: [CorrectedOnStreet = "corrected_on_street", Floor = "floor"],
        books: [Tda2024 => CorrectedOnStreet], others: Floor,
    }
    wrong_amount: WrongAmount {
        section: Betting, disagreement: Some("X-09"),
        answers: [Accepted = "accepted", CorrectedInRound = "corrected_in_round"],
        books: [House000 => CorrectedInRound], others: Accepted,
    }
    out_of_turn: OutOfTurn {
        section: Betting, disagreement: Some("X-10"),
        answers: [UnlessActionChanges = "unless_action_changes",
            UnlessNextPlayerActs = "unless_next_player_acts", Floor = "floor"],
        books: [House000 => UnlessNextPlayerActs, Home001 => Floor], others: UnlessActionChanges,
    }
    skipped_player: SkippedPlayer {
        section: Betting, disagreement: None,
        answers: [BoundAfterAction = "bound_after_action", BackUp = "back_up"],
        books: [Tda2024 => BoundAfterAction], others: BackUp,
    }
    fold_without_bet: FoldWithoutBet {
        section: Betting, disagreement: Some("X-22"),
        answers: [Flagged = "flagged", Allowed = "allowed"],
        books: [Home001 => Allowed], others: Flagged,
    }
    string_bet: StringBet {
        section: Betting, disagreement: Some("X-46"),
        answers: [CalledByDealer = "called_by_dealer",
            OneMotionUnlessDeclared = "one_motion_unless_declared",
            FirstDeclaration = "first_declaration"],
        books: [House000 => OneMotionUnlessDeclared, Home001 => FirstDeclaration],
        others: CalledByDealer,
    }
    invalid_words: InvalidWords {
        section: Betting, disagreement: None,
        answers: [Ruled = "ruled", Floor = "floor"],
        books: [Tda2024 => Ruled], others: Floor,
    }
    pot_limit_blinds: PotLimitBlinds {
        section: Betting, disagreement: None,
        answers: [TakenAsFull = "taken_as_full", AsPosted = "as_posted"],
        books: [Tda2024 => TakenAsFull], others: AsPosted,
    }
    pot_word_no_limit: PotWordNoLimit {
        section: Betting, disagreement: Some("X-34"),
        answers: [LeastBet = "least_bet", Floor = "floor"],
        books: [], others: LeastBet,
    }
    limit_cap: LimitCap {
        section: Betting, disagreement: Some("X-05"),
        answers: [House = "house", BetAndThree = "bet_and_three", ThreeBets = "three_bets",
            PerPlayer = "per_player"],
        books: [House000 => BetAndThree, Home001 => ThreeBets, Pl004 => PerPlayer], others: House,
    }
    house_cap: HouseCap {
        section: Betting, disagreement: Some("X-05"),
        answers: [FourBets = "four_bets", TwoBets = "two_bets", ThreeBets = "three_bets",
            FiveBets = "five_bets"],
        books: [], others: FourBets,
    }
    cap_counts_opening_bet: CapCountsOpeningBet {
        section: Betting, disagreement: Some("X-05"),
        answers: [Yes = "yes", No = "no"],
        books: [House000 => No], others: Yes,
    }
    heads_up_uncapped: HeadsUpUncapped {
        section: Betting, disagreement: Some("X-05"),
        answers: [No = "no", UnlessReached = "unless_reached", Yes = "yes"],
        books: [House000 => UnlessReached, Home001 => Yes], others: No,
    }
    open_pair_double_bet: OpenPairDoubleBet {
        section: Betting, disagreement: None,
        answers: [No = "no", Yes = "yes"],
        books: [Home001 => Yes], others: No,
    }
    count_request: CountRequest {
        section: Betting, disagreement: None,
        answers: [AllInInTurn = "all_in_in_turn", Floor = "floor"],
        books: [Tda2024 => AllInInTurn], others: Floor,
    }
    hidden_chip: HiddenChip {
        section: Betting, disagreement: None,
        answers: [Floor = "floor", Counts = "counts"],
        books: [House000 => Counts], others: Floor,
    }
    forward_motion: ForwardMotion {
        section: Betting, disagreement: None,
        answers: [Floor = "floor", CompletedIfAnswered = "completed_if_answered"],
        books: [House000 => CompletedIfAnswered], others: Floor,
    }
    showing_order: ShowingOrder {
        section: Showdown, disagreement: Some("X-04"),
        answers: [LastAggressor = "last_aggressor", CalledPlayer = "called_player",
            LastContributorLast = "last_contributor_last", HandAggressor = "hand_aggressor"],
        books: [Home001 => CalledPlayer, Pl004 => LastContributorLast, Local003 => HandAggressor],
        others: LastAggressor,
    }
    play_the_board: PlayTheBoard {
        section: Showdown, disagreement: Some("X-06"),
        answers: [ShowAll = "show_all", Declare = "declare"],
        books: [House000 => Declare], others: ShowAll,
    }
    ask_to_see: AskToSee {
        section: Showdown, disagreement: Some("X-07"),
        answers: [CallerOfAggressor = "caller_of_aggressor", Director = "director",
            AnyDealt = "any_dealt", NeverUncalled = "never_uncalled"],
        books: [Tda2024 => CallerOfAggressor, House000 => AnyDealt, Home001 => NeverUncalled],
        others: Director,
    }
    miscall: Miscall {
        section: Showdown, disagreement: Some("X-12"),
        answers: [Penalty = "penalty", MayForfeit = "may_forfeit"],
        books: [House000 => MayForfeit], others: Penalty,
    }
    declared_hands: DeclaredHands {
        section: Showdown, disagreement: Some("X-39"),
        answers: [CardsSpeak = "cards_speak", DeclarationCounts = "declaration_counts"],
        books: [Pl004 => DeclarationCounts], others: CardsSpeak,
    }
    all_in_open: AllInOpen {
        section: Showdown, disagreement: Some("X-42"),
        answers: [WhenActionIsComplete = "when_action_is_complete",
            AfterTheRiver = "after_the_river"],
        books: [Local003 => AfterTheRiver], others: WhenActionIsComplete,
    }
    show_one: ShowOne {
        section: Showdown, disagreement: Some("X-45"),
        answers: [Penalty = "penalty", ShowAll = "show_all", NoShowing = "no_showing"],
        books: [House000 => ShowAll, Home001 => NoShowing], others: Penalty,
    }
    side_pot_showing: SidePotShowing {
        section: Showdown, disagreement: Some("X-50"),
        answers: [SidePotsFirst = "side_pots_first", Independent = "independent"],
        books: [House000 => Independent], others: SidePotsFirst,
    }
    discards: Discards {
        section: Showdown, disagreement: None,
        answers: [LiveIfIdentifiable = "live_if_identifiable", Floor = "floor"],
        books: [Tda2024 => LiveIfIdentifiable], others: Floor,
    }
    killed_hand: KilledHand {
        section: Showdown, disagreement: None,
        answers: [PlaysIfIdentifiable = "plays_if_identifiable", NoRedress = "no_redress"],
        books: [Tda2024 => PlaysIfIdentifiable], others: NoRedress,
    }
    premature_discard: PrematureDiscard {
        section: Showdown, disagreement: None,
        answers: [UncalledReturned = "uncalled_returned", Floor = "floor"],
        books: [], others: UncalledReturned,
    }
    tied_boards: TiedBoards {
        section: Showdown, disagreement: None,
        answers: [BySuit = "by_suit", ByPosition = "by_position"],
        books: [Tda2024 => BySuit], others: ByPosition,
    }
    odd_chip: OddChip {
        section: Pots, disagreement: None,
        answers: [ByPartAndSeat = "by_part_and_seat", IdenticalEvenly = "identical_evenly",
            EqualSplit = "equal_split"],
        books: [Home001 => EqualSplit, Pl004 => EqualSplit], others: IdenticalEvenly,
    }
    dispute_window: DisputeWindow {
        section: Pots, disagreement: None,
        answers: [UntilNextAction = "until_next_action", UntilNextHand = "until_next_hand"],
        books: [Tda2024 => UntilNextAction], others: UntilNextHand,
    }
    suit_order: SuitOrder {
        section: Cards, disagreement: Some("X-14"),
        answers: [BringInAndOddChip = "bring_in_and_odd_chip", Never = "never"],
        books: [Pl004 => Never], others: BringInAndOddChip,
    }
    low_straights: LowStraights {
        section: Cards, disagreement: Some("X-15"),
        answers: [Count = "count", DoNotQualify = "do_not_qualify"],
        books: [Pl004 => DoNotQualify], others: Count,
    }
    flush_over_full_house: FlushOverFullHouse {
        section: Cards, disagreement: Some("X-25"),
        answers: [No = "no", AfterTheDraw = "after_the_draw"],
        books: [Pl004 => AfterTheDraw], others: No,
    }
    draw_first_check: DrawFirstCheck {
        section: Cards, disagreement: Some("X-16"),
        answers: [No = "no", Yes = "yes"],
        books: [Pl004 => Yes], others: No,
    }
    draw_cards: DrawCards {
        section: Cards, disagreement: Some("X-17"),
        answers: [ThreeOrFourWithAce = "three_or_four_with_ace", Four = "four"],
        books: [Pl004 => Four], others: ThreeOrFourWithAce,
    }
    draw_openers: DrawOpeners {
        section: Cards, disagreement: Some("X-40"),
        answers: [None = "none", Kings = "kings"],
        books: [Pl004 => Kings], others: None,
    }
    draw_nobody_bets: DrawNobodyBets {
        section: Cards, disagreement: Some("X-38"),
        answers: [Showdown = "showdown", CarriedOver = "carried_over"],
        books: [Pl004 => CarriedOver], others: Showdown,
    }
    uth_preflop: UthPreflop {
        section: Cards, disagreement: Some("X-31"),
        answers: [ThreeOrFour = "three_or_four", ThreeToFour = "three_to_four"],
        books: [], others: ThreeOrFour,
    }
    player_clock: PlayerClock {
        section: ClockAndChips, disagreement: None,
        answers: [TwentyFiveAndFive = "twenty_five_and_five", FiftyAndTen = "fifty_and_ten",
            SixtyAndTen = "sixty_and_ten"],
        books: [Tda2024 => TwentyFiveAndFive], others: SixtyAndTen,
    }
    clock_without_bet: ClockWithoutBet {
        section: ClockAndChips, disagreement: None,
        answers: [Checked = "checked", Floor = "floor"],
        books: [Tda2024 => Checked], others: Floor,
    }
    clock_tie: ClockTie {
        section: ClockAndChips, disagreement: None,
        answers: [ToThePlayer = "to_the_player", Floor = "floor"],
        books: [Tda2024 => ToThePlayer], others: Floor,
    }
    chip_piles: ChipPiles {
        section: ClockAndChips, disagreement: None,
        answers: [Twenties = "twenties", MultiplesOfTwenty = "multiples_of_twenty"],
        books: [Tda2024 => Twenties], others: MultiplesOfTwenty,
    }
    late_chips: LateChips {
        section: ClockAndChips, disagreement: None,
        answers: [EqualValue = "equal_value", Floor = "floor"],
        books: [Tda2024 => EqualValue], others: Floor,
    }
    race_rounding: RaceRounding {
        section: ClockAndChips, disagreement: None,
        answers: [Half = "half", More = "more", Up = "up", Down = "down", Holder = "holder",
            Each = "each"],
        books: [], others: Half,
    }
    race_rescue: RaceRescue {
        section: ClockAndChips, disagreement: None,
        answers: [After = "after", First = "first"],
        books: [], others: After,
    }
    found_chips: FoundChips {
        section: ClockAndChips, disagreement: None,
        answers: [Removed = "removed", Floor = "floor"],
        books: [Tda2024 => Removed], others: Floor,
    }
    small_chips: SmallChips {
        section: ClockAndChips, disagreement: None,
        answers: [NeverPlay = "never_play", Floor = "floor"],
        books: [House000 => NeverPlay], others: Floor,
    }
    etiquette: Etiquette {
        section: Conduct, disagreement: None,
        answers: [MayBePenalized = "may_be_penalized", RepeatedMust = "repeated_must"],
        books: [Tda2024 => MayBePenalized], others: RepeatedMust,
    }
    penalty_rounds: PenaltyRounds {
        section: Conduct, disagreement: None,
        answers: [Unlimited = "unlimited", UpToFour = "up_to_four"],
        books: [Tda2024 => Unlimited], others: UpToFour,
    }
}
