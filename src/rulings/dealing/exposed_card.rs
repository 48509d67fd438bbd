//! What becomes of a card that was seen and should not have been.
//!
//! ## Why
//! A card that everybody has seen is worth less to its owner than one that nobody has.
//!
//! ## Example
//! The dealer turns over the second card off the deck in hold'em: a misdeal under TDA. The fifth
//! card: the deal goes on, the card is replaced and becomes the burn.
//!
//! ## Discretion
//! In draw games, and for the last card of stud before TDA 2024.

use super::{Action, Deal, Family, Fault, call, has_started};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Local003, Tda2011, Tda2024};
use rulebook::options::ExposedLastCard;

pub(super) const TOPIC: Topic = Topic {
    slug: "exposed-card",
    cites: &[
        Tda2024.cite("35-A", "gist-misdeal-exposed"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("68", "gist-exposing-cards"),
        Tda2024.cite("RP-10-A", "gist-stud-upcard"),
        Tda2024.cite("RP-10-B", "gist-stud-last-card"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        Tda2011.cite("53", "gist-exposing-cards"),
        Local003.cite("32.C", "gist-players-first-two-003"),
        House000.cite("PLMIS-01", "gist-first-face-up-000"),
        House000.cite("PLMIS-02", "gist-two-exposed-000"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        House000.cite("PLIRR-01", "gist-first-exposed-000"),
        House000.cite("PLIRR-02", "gist-exposed-swap-000"),
        House000.cite("PLIRR-03", "gist-exposed-not-kept-000"),
        House000.cite("PLIRR-04", "gist-several-000"),
        Home001.cite("CZ-DEAL-11", "gist-exposed-out-of-hand"),
    ],
    example: r#"{"family":"flop","by":"dealer","exposed":1,"card_index":5,"substantial_action":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum By {
        Dealer,
        Player,
        /// The dealer, while folded cards are taken in.
        DealerOfAFoldedHand,
        /// The dealer, who dealt the third card of stud up though a downcard was up already.
        DealerOfAThirdCard,
    }

    struct Facts {
        /// Most faults come to the same in every game.
        family: Option<Family>,
        by: By,
        #[range(1..=52)]
        #[needed_if(by = "dealer")]
        exposed: Option<u8>,
        #[range(1..=52)]
        #[asked_if(by = "dealer")]
        card_index: Option<u8>,
        #[asked_if(family = "stud")]
        last_card: Option<bool>,
        #[needed_if(last_card = "true")]
        betting_left: Option<bool>,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let exposed = facts.exposed.unwrap_or(1);
    if facts.last_card == Some(true) && facts.family != Some(Family::Stud) {
        return Err(FactsError::at("last_card", Reason::new("last-card-is-of-stud")));
    }
    if facts.by == By::DealerOfAThirdCard {
        return match facts.family {
            None | Some(Family::Stud) => Ok(two_up()),
            Some(_) => Err(FactsError::at("family", Reason::new("third-card-is-of-stud"))),
        };
    }
    if facts.by == By::Player {
        return Ok(by_the_player());
    }
    if facts.by == By::DealerOfAFoldedHand {
        return Ok(folded());
    }
    if facts.last_card == Some(true) {
        return last_card(&facts, rules.options.exposed_last_card);
    }
    let fault = if exposed > 1 { Fault::ExposedCards } else { Fault::ExposedCard };
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let deal = Deal { is_started, ..Deal::of(facts.family.unwrap_or_default(), fault) };
    let deal = Deal { card_index: facts.card_index, ..deal };
    Ok(call(&deal, &rules.options).ruling())
}

/// A player who shows their own card changes nothing in the deal.
fn by_the_player() -> Ruling {
    Ruling::of("play_on", "deal-play-on")
        .because("exposed-by-player")
        .say("say-no-misdeal")
        .step("step-card-stays-theirs")
        .suggest("suggest-penalty-exposing")
        .rests_on(&["gist-exposing-cards"])
}

/// The last card of stud, which belongs face down.
///
/// Rules: TDA 2024 RP-10-B.
fn last_card(facts: &Facts, option: ExposedLastCard) -> Result<Ruling, FactsError> {
    let Some(is_betting_left) = facts.betting_left else {
        return Err(FactsError::at("betting_left", Reason::new("betting-left-unknown")));
    };
    let replace = Choice::of("replace_card", "deal-replace");
    let play_on = Choice::of("play_on", "deal-play-on");
    let ruling = match option {
        ExposedLastCard::Floor => {
            Ruling::choice("deal-floor", vec![replace, play_on]).because("last-card-silent")
        }
        ExposedLastCard::ReplacedWhileBetting if is_betting_left => replace
            .ruling()
            .because("last-card-betting-left")
            .say("say-card-replaced")
            .step("step-last-card-replaced"),
        ExposedLastCard::ReplacedWhileBetting => play_on
            .ruling()
            .because("last-card-all-in")
            .say("say-no-misdeal")
            .step("step-not-at-risk-shows-first"),
    };
    Ok(ruling.rests_on(&["gist-stud-last-card", "gist-misdeal-list-2011"]))
}

/// No book speaks of a folded card that the dealer turns up.
fn folded() -> Ruling {
    let options = vec![
        Choice::of("shown_to_all", "folded-card-to-all"),
        Choice::of("stays_folded", "folded-card-stays"),
    ];
    Ruling::of("shown_to_all", "folded-card-to-all")
        .or_one_of(options)
        .because("folded-card-is-dead")
}

/// No book speaks of two cards up on third street.
fn two_up() -> Ruling {
    let options = vec![
        Choice::of("next_face_down", "third-card-next-down"),
        Choice::of("play_on", "deal-play-on"),
    ];
    Ruling::of("next_face_down", "third-card-next-down").or_one_of(options).because("third-card-up")
}
