//! What is done about a fault in the deal, under any set of rules.

use crate::dealing::fault::{Deal, Family, Fault, Recipient};
use crate::{Choice, Reason, Ruling};
use rulebook::Options;
use rulebook::options::{
    BoxedCards, BurnsAfterAction, ButtonShortCard, ExposedCard, ExposedStudCard, ForeignCard,
    FouledDeck, MisplacedButton, OutOfSequence, WrongCount,
};
use serde_json::{Value, json};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// The cards come back and go out again.
    Misdeal,
    /// The hand goes on as it is.
    PlayOn,
    /// The card is taken care of, and the hand goes on.
    Replace,
    /// One hand is dead, and the others play.
    Dead,
    /// The rules do not say, so the floor decides.
    Floor,
}

/// What the rules make of a fault.
#[derive(Debug, Clone, Copy)]
pub struct Call {
    /// What is done; where the floor chooses, what is usual.
    pub remedy: Remedy,
    /// What the floor chooses from, where it does.
    allowed: &'static [Remedy],
    why: &'static str,
    steps: &'static [&'static str],
    gists: &'static [&'static str],
}

use Remedy::{Dead, Floor, Misdeal, PlayOn, Replace};

impl Remedy {
    fn verdict(self) -> Value {
        let ruling = match self {
            Misdeal => "misdeal",
            PlayOn => "play_on",
            Replace => "replace_card",
            Dead => "hand_dead",
            Floor => return Value::Null,
        };
        json!({ "ruling": ruling })
    }

    fn answer(self) -> &'static str {
        match self {
            Misdeal => "deal-misdeal",
            PlayOn => "deal-play-on",
            Replace => "deal-replace",
            Dead => "deal-dead",
            Floor => "deal-floor",
        }
    }

    fn say(self) -> Option<&'static str> {
        match self {
            Misdeal => Some("say-misdeal"),
            PlayOn => Some("say-no-misdeal"),
            Replace => Some("say-card-replaced"),
            Dead => Some("say-hand-dead"),
            Floor => None,
        }
    }

    fn steps(self) -> &'static [&'static str] {
        match self {
            Misdeal => &["step-bets-back", "step-all-cards-in", "step-deal-again"],
            Dead => &["step-muck-whole-hand", "step-chips-stay", "step-one-burn-each"],
            PlayOn | Replace | Floor => &[],
        }
    }
}

impl Call {
    const fn new(remedy: Remedy, why: &'static str, gists: &'static [&'static str]) -> Self {
        Self { remedy, allowed: &[], why, steps: &[], gists }
    }

    const fn floor(
        allowed: &'static [Remedy],
        why: &'static str,
        gists: &'static [&'static str],
    ) -> Self {
        Self { remedy: Floor, allowed, why, steps: &[], gists }
    }

    const fn usually(mut self, remedy: Remedy) -> Self {
        self.remedy = remedy;
        self
    }

    const fn steps(mut self, steps: &'static [&'static str]) -> Self {
        self.steps = steps;
        self
    }

    /// It as a ruling, resting on what the topic cites.
    pub fn ruling(self) -> Ruling {
        let choice = |remedy: &Remedy| Choice::new(remedy.verdict(), Reason::new(remedy.answer()));
        let mut ruling = Ruling::new(self.remedy.verdict(), Reason::new(self.remedy.answer()));
        ruling.options = self.allowed.iter().map(choice).collect();
        ruling.is_discretion = !ruling.options.is_empty();
        ruling.why.push(Reason::new(self.why));
        ruling.say.extend(self.remedy.say().map(Reason::new));
        let steps = self.steps.iter().chain(self.remedy.steps());
        ruling.steps = steps.map(|step| Reason::new(step)).collect();
        ruling.rests_on(self.gists).rests_on(&["gist-misdeal-list-2011"])
    }
}

/// What the rules make of it.
pub fn call(deal: &Deal, options: &Options) -> Call {
    if deal.fault == Fault::FouledDeck {
        return fouled(deal, options);
    }
    if deal.fault == Fault::SeatNotEntitled && deal.recipient == Recipient::AbsentPlayer {
        // They have a right to a hand, which is killed once the deal is done.
        return Call::new(PlayOn, "absent-is-dealt-in", &["gist-absent-is-dealt-in"])
            .steps(&["step-kill-absent-hand"]);
    }
    if deal.is_started {
        return late(deal, options);
    }
    match deal.fault {
        Fault::ExposedCard => exposed(deal, options),
        Fault::DroppedCard => dropped(options),
        Fault::ExposedCards => several_exposed(deal, options),
        Fault::BoxedCard | Fault::BoxedCards => boxed(deal, options),
        Fault::WrongNumberOfCards | Fault::ExtraCard | Fault::ExtraCards | Fault::MissingCard => {
            wrong_count(deal, options)
        }
        Fault::OutOfSequence | Fault::OutOfSequenceFaceUp | Fault::TwoCardsToButton => {
            out_of_sequence(deal, options)
        }
        Fault::FirstCardToWrongSeat => {
            const GISTS: &[&str] =
                &["gist-misdeal-first-card", "gist-first-card-000", "gist-redeal"];
            Call::new(Misdeal, "deal-began-wrong", GISTS)
        }
        Fault::SeatNotEntitled => {
            const GISTS: &[&str] =
                &["gist-misdeal-not-entitled", "gist-empty-chair-000", "gist-redeal"];
            Call::new(Misdeal, "seat-not-entitled", GISTS)
        }
        Fault::EntitledSeatLeftOut => left_out(options),
        Fault::MisplacedButton => misplaced_button(options),
        Fault::ForeignCard => foreign(options),
        Fault::FouledDeck | Fault::Other => {
            let allowed = &[Misdeal, Replace, PlayOn];
            Call::floor(allowed, "list-is-open", &["gist-misdeal-open", "gist-scope-000"])
        }
    }
}

const LATE: &[&str] = &["gist-too-late", "gist-too-late-000", "gist-start-000"];

const SCRAP: &[&str] = &["gist-scrap", "gist-too-late-000", "gist-start-000"];

/// Found when so much has happened that there is no misdeal.
fn late(deal: &Deal, options: &Options) -> Call {
    let is_button = deal.recipient == Recipient::Button;
    match deal.fault {
        Fault::MissingCard if is_button => match options.button_short_card {
            ButtonShortCard::ReplacedLaterToo if deal.has_acted_short => acted_short(),
            ButtonShortCard::ReplacedLaterToo => {
                Call::new(Replace, "button-short-late", &["gist-button-short"])
                    .steps(&["step-next-card-to-button"])
            }
            ButtonShortCard::Floor => {
                Call::floor(&[PlayOn, Replace, Dead], "button-short-silent", LATE).usually(PlayOn)
            }
        },
        Fault::MissingCard | Fault::WrongNumberOfCards | Fault::ExtraCard | Fault::ExtraCards => {
            // A killed hand is mucked whole wherever the book counts one burn a street; whether
            // such a hand is a misdeal before that is another rule.
            match (options.wrong_count, options.burns_after_action) {
                (WrongCount::Misdeal, _) | (WrongCount::Floor, BurnsAfterAction::OneEach) => {
                    Call::new(Dead, "wrong-count-late", &["gist-too-late", "gist-one-burn"])
                }
                (WrongCount::Floor, BurnsAfterAction::Floor)
                | (WrongCount::OneExtraBurns | WrongCount::NextCard, _) => {
                    Call::floor(&[Dead, PlayOn], "wrong-count-late-silent", LATE).usually(PlayOn)
                }
            }
        }
        Fault::ForeignCard if options.foreign_card == ForeignCard::MisdealBeforeAction => {
            Call::new(PlayOn, "foreign-card-scrap", SCRAP).steps(&["step-foreign-card-out"])
        }
        _ => Call::new(PlayOn, "too-late-for-misdeal", LATE),
    }
}

/// The button acted on a hand that lacks a card, however early that was.
///
/// Rules: TDA 2024 §37.
const fn acted_short() -> Call {
    Call::new(Dead, "button-acted-short", &["gist-button-short", "gist-one-burn"])
}

/// One card of the deal seen.
fn exposed(deal: &Deal, options: &Options) -> Call {
    if deal.family == Family::Stud {
        return exposed_in_stud(deal, options);
    }
    let firsts = match options.exposed_card {
        ExposedCard::SetAside => return set_aside(),
        ExposedCard::FirstTwoOffDeck | ExposedCard::PlayersFirstTwo
            if deal.family == Family::Draw =>
        {
            return Call::floor(&[Misdeal, Replace], "exposed-in-draw", FIRST_TWO);
        }
        ExposedCard::PlayersFirstTwo => return Call::new(Misdeal, "exposed-of-two", FIRST_TWO),
        ExposedCard::FirstTwoOffDeck => 2,
        ExposedCard::FirstOnly => 1,
    };
    match deal.card_index {
        None => place_unknown(),
        // One list of the book names the first card, another one the second, too.
        Some(2) if firsts == 1 => {
            const GISTS: &[&str] = &["gist-first-face-up-000", "gist-exposed-swap-000"];
            Call::floor(&[Replace, Misdeal], "exposed-second-disputed", GISTS)
                .usually(Replace)
                .steps(&["step-finish-the-deal", "step-swap-top-card", "step-exposed-is-burn"])
        }
        Some(1) if firsts == 1 => Call::new(Misdeal, "exposed-first", FIRST_TWO),
        Some(index) if index <= firsts => Call::new(Misdeal, "exposed-first-two", FIRST_TWO),
        Some(_) => swap("exposed-later-card"),
    }
}

/// A card that fell off the table: one book has a rule on it, the others only if the card was seen.
///
/// Rules: home rules 001 CZ-DEAL-11.
fn dropped(options: &Options) -> Call {
    if options.exposed_card == ExposedCard::SetAside {
        return set_aside();
    }
    Call::floor(&[Replace, Misdeal], "dropped-silent", &["gist-scope-000"])
        .usually(Replace)
        .steps(&["step-finish-the-deal", "step-swap-top-card", "step-exposed-is-burn"])
}

/// The card is swapped for the top one once the deal is done.
const fn swap(why: &'static str) -> Call {
    Call::new(Replace, why, SWAP).steps(&[
        "step-finish-the-deal",
        "step-swap-top-card",
        "step-exposed-is-burn",
    ])
}

/// Nobody remembers which card off the deck it was.
const fn place_unknown() -> Call {
    Call::floor(&[Misdeal, Replace], "exposed-place-unknown", FIRST_TWO)
}

const FIRST_TWO: &[&str] = &[
    "gist-misdeal-exposed",
    "gist-redeal",
    "gist-first-face-up-000",
    "gist-first-exposed-000",
    "gist-players-first-two-003",
];

const SWAP: &[&str] =
    &["gist-misdeal-exposed", "gist-exposed-swap-000", "gist-exposed-not-kept-000"];

/// The card is out of this hand, and nothing else happens.
fn set_aside() -> Call {
    Call::new(Replace, "exposed-out-of-hand", &["gist-exposed-out-of-hand"])
        .steps(&["step-show-and-set-aside", "step-next-card-instead"])
}

fn exposed_in_stud(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-stud-upcard", "gist-first-face-up-000"];
    match (options.exposed_stud_card, deal.card_index) {
        (ExposedStudCard::Misdeal, _) => Call::new(Misdeal, "stud-downcard-exposed", GISTS),
        (ExposedStudCard::BecomesUpcard, _) => Call::new(PlayOn, "stud-becomes-upcard", GISTS)
            .steps(&["step-stays-up", "step-third-card-down", "step-may-bring-in"]),
        (ExposedStudCard::SetAside, _) => set_aside(),
        (ExposedStudCard::FirstTwoMisdeal, Some(1 | 2)) => {
            Call::new(Misdeal, "exposed-first-two", GISTS)
        }
        (ExposedStudCard::FirstTwoMisdeal, Some(_)) => swap("exposed-later-card"),
        (ExposedStudCard::FirstTwoMisdeal, None) => place_unknown(),
    }
}

fn several_exposed(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] =
        &["gist-misdeal-exposed", "gist-redeal", "gist-two-exposed-000", "gist-several-000"];
    const CHOICES: &[Remedy] = &[Misdeal, Replace];
    if deal.family == Family::Stud {
        return match options.exposed_stud_card {
            ExposedStudCard::Misdeal => {
                Call::new(Misdeal, "stud-downcard-exposed", &["gist-misdeal-exposed"])
            }
            ExposedStudCard::FirstTwoMisdeal => Call::new(Misdeal, "two-exposed", GISTS),
            ExposedStudCard::BecomesUpcard => {
                Call::floor(&[PlayOn, Misdeal], "stud-several-exposed", &["gist-stud-upcard"])
            }
            ExposedStudCard::SetAside => {
                Call::floor(CHOICES, "several-exposed-silent", &["gist-exposed-out-of-hand"])
            }
        };
    }
    match options.exposed_card {
        ExposedCard::SetAside => {
            Call::floor(CHOICES, "several-exposed-silent", &["gist-exposed-out-of-hand"])
        }
        ExposedCard::FirstTwoOffDeck | ExposedCard::PlayersFirstTwo
            if deal.family == Family::Draw =>
        {
            Call::floor(CHOICES, "exposed-in-draw", GISTS)
        }
        _ => Call::new(Misdeal, "two-exposed", GISTS),
    }
}

fn boxed(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-misdeal-boxed", "gist-redeal", "gist-boxed-000"];
    const CHOICES: &[Remedy] = &[Replace, Misdeal];
    match (options.boxed_cards, deal.fault) {
        (BoxedCards::Floor, _) => Call::floor(CHOICES, "boxed-silent", GISTS),
        (BoxedCards::TwoMisdeal, Fault::BoxedCards) => Call::new(Misdeal, "two-boxed", GISTS),
        (BoxedCards::TwoMisdeal, _) => Call::new(Replace, "one-boxed", GISTS)
            .steps(&["step-show-and-set-aside", "step-next-card-instead"]),
    }
}

/// Found before it was too late: somebody has too few or too many.
fn wrong_count(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-misdeal-wrong-count", "gist-redeal", "gist-wrong-count-000"];
    const EXTRA: &[&str] = &["gist-extra-burns-000"];
    const EXTRAS: &[&str] = &["gist-extra-cards-000", "gist-several-extra-000"];
    const BUTTON: &[&str] = &["gist-two-to-button", "gist-button-short"];
    let is_button = deal.recipient == Recipient::Button;
    let next_card = |why, gists| Call::new(Replace, why, gists).steps(&["step-next-card-to-him"]);
    let is_short = deal.fault == Fault::MissingCard;
    match options.wrong_count {
        WrongCount::Misdeal | WrongCount::Floor if is_button && is_short => {
            match (deal.has_acted_short, options.button_short_card) {
                (false, _) => next_card("button-gets-two", BUTTON),
                (true, ButtonShortCard::ReplacedLaterToo) => acted_short(),
                (true, ButtonShortCard::Floor) => {
                    Call::floor(&[Replace, Misdeal, Dead], "button-short-silent", BUTTON)
                }
            }
        }
        WrongCount::Misdeal => Call::new(Misdeal, "wrong-count", GISTS),
        WrongCount::Floor => Call::floor(&[Misdeal, Replace], "wrong-count-silent", GISTS),
        WrongCount::OneExtraBurns => match deal.fault {
            Fault::ExtraCard => Call::new(Replace, "one-extra-burns", EXTRA)
                .steps(&["step-extra-card-back", "step-extra-is-burn"]),
            Fault::ExtraCards => Call::new(Misdeal, "several-extra", EXTRAS),
            _ => Call::new(Misdeal, "wrong-count", GISTS),
        },
        WrongCount::NextCard if is_short => next_card("short-gets-next", &["gist-next-card"]),
        WrongCount::NextCard => Call::floor(&[Misdeal, Replace], "wrong-count-silent", GISTS),
    }
}

fn out_of_sequence(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-out-of-sequence-000"];
    const BUTTON: &[&str] = &["gist-two-to-button"];
    match (options.out_of_sequence, deal.fault) {
        (OutOfSequence::Floor, Fault::TwoCardsToButton) => {
            Call::new(PlayOn, "two-to-button", BUTTON)
        }
        (OutOfSequence::Floor, _) => {
            Call::floor(&[PlayOn, Misdeal], "sequence-silent", &["gist-misdeal-open"])
        }
        (OutOfSequence::Misdeal, Fault::OutOfSequenceFaceUp) => {
            Call::new(Replace, "sequence-face-up", GISTS).steps(&["step-exposed-is-burn"])
        }
        (OutOfSequence::Misdeal, _) => Call::new(Misdeal, "sequence", GISTS),
    }
}

fn left_out(options: &Options) -> Call {
    if options.wrong_count == WrongCount::NextCard {
        return Call::new(Replace, "left-out-gets-cards", &["gist-next-card"])
            .steps(&["step-next-cards-to-him"]);
    }
    const GISTS: &[&str] = &["gist-misdeal-left-out", "gist-redeal", "gist-left-out-000"];
    Call::new(Misdeal, "seat-left-out", GISTS)
}

fn misplaced_button(options: &Options) -> Call {
    const GISTS: &[&str] =
        &["gist-wrong-button", "gist-misplaced-button-000", "gist-misdeal-list-2011"];
    match options.misplaced_button {
        MisplacedButton::Floor => Call::floor(&[Misdeal, PlayOn], "misplaced-button-silent", GISTS),
        MisplacedButton::CorrectedBeforeAction | MisplacedButton::Misdeal => {
            Call::new(Misdeal, "misplaced-button", GISTS).steps(&["step-button-to-its-place"])
        }
    }
}

fn foreign(options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-misdeal-foreign", "gist-redeal"];
    match options.foreign_card {
        ForeignCard::MisdealBeforeAction => {
            Call::new(Misdeal, "foreign-card", GISTS).steps(&["step-foreign-card-out"])
        }
        ForeignCard::Floor => Call::floor(&[Misdeal, Replace], "foreign-card-silent", GISTS),
    }
}

/// Two identical cards: there is no right winner of such a deck.
fn fouled(deal: &Deal, options: &Options) -> Call {
    const GISTS: &[&str] = &["gist-fouled-deck"];
    match options.fouled_deck {
        FouledDeck::Voids => Call::new(Misdeal, "fouled-deck", GISTS).steps(&["step-other-deck"]),
        FouledDeck::HouseSays => {
            Call::floor(&[Misdeal, PlayOn], "fouled-deck-house", GISTS).usually(Misdeal)
        }
        FouledDeck::Floor if deal.is_started => {
            Call::floor(&[Misdeal, PlayOn], "fouled-deck-silent", LATE)
        }
        FouledDeck::Floor => {
            Call::floor(&[Misdeal, PlayOn], "fouled-deck-silent", GISTS).usually(Misdeal)
        }
    }
}
