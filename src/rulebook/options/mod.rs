//! Every point in which rulebooks differ, as data.
//!
//! A file for each heading has the rows, with what each book answers; the list at the foot of this
//! one has their names. What an option means, and what each answer does, stands in the text
//! catalogue under `option-<key>`.

mod betting;
mod button_and_blinds;
mod cards;
mod clock_and_chips;
mod conduct;
mod dealing;
mod general;
mod players;
mod pots;
mod rows;
mod seating;
mod showdown;

use crate::{Rulebook, Section};
use rows::all_options;

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
    /// The option with this key; None for any other text.
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

all_options! {
    general {
        precedence: Precedence,
        language: Language,
        speak_up: SpeakUp,
        gestures: Gestures,
        recommended: Recommended,
    }
    players {
        entitlement: Entitlement,
        rebuy_timing: RebuyTiming,
        new_players: NewPlayers,
        departure_chips: DepartureChips,
        buy_in_cap: BuyInCap,
        loans: Loans,
        devices: Devices,
        at_seat: AtSeat,
        re_entry: ReEntry,
        identity: Identity,
    }
    seating {
        final_table_events: FinalTableEvents,
    }
    button_and_blinds {
        heads_up_button: HeadsUpButton,
        misplaced_button: MisplacedButton,
        big_blind_option: BigBlindOption,
        bring_in_option: BringInOption,
        single_ante: SingleAnte,
        dodging_blinds: DodgingBlinds,
        bring_in_all_in: BringInAllIn,
        level_start: LevelStart,
        wrong_level: WrongLevel,
    }
    dealing {
        exposed_card: ExposedCard,
        exposed_stud_card: ExposedStudCard,
        exposed_last_card: ExposedLastCard,
        boxed_cards: BoxedCards,
        wrong_count: WrongCount,
        button_short_card: ButtonShortCard,
        out_of_sequence: OutOfSequence,
        foreign_card: ForeignCard,
        fouled_deck: FouledDeck,
        redeal: Redeal,
        start_of_play: StartOfPlay,
        bad_flop: BadFlop,
        unburned_flop: UnburnedFlop,
        premature_board: PrematureBoard,
        burns_after_action: BurnsAfterAction,
        dropped_stub: DroppedStub,
        dealer_push: DealerPush,
        cutter: Cutter,
        deck: Deck,
        ace_to_ten_straight: AceToTenStraight,
        short_deck_order: ShortDeckOrder,
        stud_shortage: StudShortage,
        hand_start: HandStart,
        rabbit: Rabbit,
    }
    betting {
        multiple_chips: MultipleChips,
        fifty_base: FiftyBase,
        reopening: Reopening,
        limit_reopening: LimitReopening,
        unclear_amount: UnclearAmount,
        amount_words: AmountWords,
        raise_amount: RaiseAmount,
        raise_method: RaiseMethod,
        prior_chips: PriorChips,
        undercall: Undercall,
        short_bet: ShortBet,
        wrong_amount: WrongAmount,
        out_of_turn: OutOfTurn,
        skipped_player: SkippedPlayer,
        fold_without_bet: FoldWithoutBet,
        string_bet: StringBet,
        invalid_words: InvalidWords,
        pot_limit_blinds: PotLimitBlinds,
        pot_word_no_limit: PotWordNoLimit,
        limit_cap: LimitCap,
        house_cap: HouseCap,
        cap_counts_opening_bet: CapCountsOpeningBet,
        heads_up_uncapped: HeadsUpUncapped,
        open_pair_double_bet: OpenPairDoubleBet,
        count_request: CountRequest,
        hidden_chip: HiddenChip,
        forward_motion: ForwardMotion,
    }
    showdown {
        showing_order: ShowingOrder,
        order_of_showing: OrderOfShowing,
        play_the_board: PlayTheBoard,
        ask_to_see: AskToSee,
        miscall: Miscall,
        declared_hands: DeclaredHands,
        all_in_open: AllInOpen,
        show_one: ShowOne,
        side_pot_showing: SidePotShowing,
        discards: Discards,
        all_in_showing: AllInShowing,
        turned_down: TurnedDown,
        killed_hand: KilledHand,
        premature_discard: PrematureDiscard,
        tied_boards: TiedBoards,
    }
    pots {
        odd_chip: OddChip,
        dispute_window: DisputeWindow,
    }
    cards {
        suit_order: SuitOrder,
        low_straights: LowStraights,
        flush_over_full_house: FlushOverFullHouse,
        draw_first_check: DrawFirstCheck,
        draw_cards: DrawCards,
        draw_openers: DrawOpeners,
        draw_nobody_bets: DrawNobodyBets,
        uth_preflop: UthPreflop,
    }
    clock_and_chips {
        player_clock: PlayerClock,
        clock_without_bet: ClockWithoutBet,
        clock_tie: ClockTie,
        chip_piles: ChipPiles,
        late_chips: LateChips,
        race_rounding: RaceRounding,
        race_rescue: RaceRescue,
        found_chips: FoundChips,
        small_chips: SmallChips,
    }
    conduct {
        etiquette: Etiquette,
        penalty_rounds: PenaltyRounds,
    }
}
