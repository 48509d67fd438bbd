//! What becomes of a card that replaces an exposed one and is seen as well.
//!
//! ## Why
//! It is the second card that belongs face down and was seen, so it counts as two of them; only
//! where so much has been bet that the hand must go on does the player get another one.
//!
//! ## Example
//! A player's exposed card is replaced, and the new one flips over. Nobody has acted: a misdeal.
//! Three players have called meanwhile: no misdeal; the button may get one more card.
//!
//! ## Discretion
//! After the start of play, for whoever is not the button.

use super::{Action, Deal, Family, Fault, Recipient, call, has_started};
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Local003, Tda2011, Tda2024};
use rulebook::options::ButtonShortCard;

pub(super) const TOPIC: Topic = Topic {
    slug: "replacement-exposed",
    cites: &[
        Tda2024.cite("35-A", "gist-misdeal-exposed"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("37", "gist-button-short"),
        Tda2024.cite("RP-10-A", "gist-stud-upcard"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        Local003.cite("32.C", "gist-players-first-two-003"),
        House000.cite("PLMIS-02", "gist-two-exposed-000"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        House000.cite("PLIRR-04", "gist-several-000"),
        Home001.cite("CZ-DEAL-11", "gist-exposed-out-of-hand"),
    ],
    example: r#"{"family":"flop","recipient":"button","actions":[{"seat":4,"action":"call"},{"seat":5,"action":"call"},{"seat":6,"action":"call"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Whose {
        Player,
        Button,
    }

    struct Facts {
        /// Most faults come to the same in every game.
        family: Option<Family>,
        recipient: Whose,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        /// What has been done since the deal.
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let deal =
        Deal { is_started, ..Deal::of(facts.family.unwrap_or_default(), Fault::ExposedCards) };
    if !deal.is_started {
        let ruling = call(&deal, &rules.options).ruling();
        return Ok(ruling.because("replacement-counts-as-second"));
    }
    let is_given_late = rules.options.button_short_card == ButtonShortCard::ReplacedLaterToo;
    if facts.recipient == Whose::Button && is_given_late {
        // Without the card that is gone the button has too few, and may still get one.
        let short = Deal { fault: Fault::MissingCard, recipient: Recipient::Button, ..deal };
        return Ok(call(&short, &rules.options).ruling());
    }
    let replace = Choice::of("replace_card", "replacement-again");
    let keeps = Choice::of("play_on", "replacement-kept");
    let ruling = Ruling::choice("replacement-floor", vec![replace, keeps]);
    let ruling = ruling.because("replacement-late-silent").say("say-no-misdeal");
    Ok(ruling.rests_on(&["gist-too-late", "gist-too-late-000", "gist-misdeal-list-2011"]))
}
