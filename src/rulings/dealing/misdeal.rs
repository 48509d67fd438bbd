//! What becomes of a deal in which something went wrong.
//!
//! ## Why
//! A deal is called off where it gave somebody something that chance did not give them, and only
//! while calling it off takes nothing from anybody.
//!
//! ## Example
//! A third card in a hold'em hand, found after one fold: a misdeal. Found after a call and a fold:
//! that hand is dead, and the others play.
//!
//! ## Discretion
//! Where a book does not name the fault, and its list is open.

use super::{Action, Deal, Family, Fault, Recipient, call, has_started};
use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "misdeal",
    cites: &[
        Tda2024.cite("35-A", "gist-misdeal-exposed"),
        Tda2024.cite("35-A", "gist-misdeal-boxed"),
        Tda2024.cite("35-A", "gist-misdeal-wrong-count"),
        Tda2024.cite("35-A", "gist-misdeal-first-card"),
        Tda2024.cite("35-A", "gist-misdeal-not-entitled"),
        Tda2024.cite("35-A", "gist-misdeal-left-out"),
        Tda2024.cite("35-A", "gist-misdeal-foreign"),
        Tda2024.cite("35-A", "gist-misdeal-open"),
        Tda2024.cite("35-B", "gist-two-to-button"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("35-D", "gist-scrap"),
        Tda2024.cite("35-E", "gist-fouled-deck"),
        Tda2024.cite("37", "gist-button-short"),
        Tda2024.cite("38", "gist-one-burn"),
        Tda2024.cite("34-A", "gist-wrong-button"),
        Tda2024.cite("RP-10-A", "gist-stud-upcard"),
        Tda2024.cite("30", "gist-absent-is-dealt-in"),
        Tda2024.cite("71-C", "gist-absent-is-dealt-in"),
        Tda2011.cite("27", "gist-absent-is-dealt-in"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        Local003.cite("32.C", "gist-players-first-two-003"),
        House000.cite("PLMIS-00", "gist-scope-000"),
        House000.cite("PLMIS-01", "gist-first-face-up-000"),
        House000.cite("PLMIS-02", "gist-two-exposed-000"),
        House000.cite("PLMIS-03", "gist-boxed-000"),
        House000.cite("PLMIS-04", "gist-extra-cards-000"),
        House000.cite("PLMIS-05", "gist-wrong-count-000"),
        House000.cite("PLMIS-06", "gist-out-of-sequence-000"),
        House000.cite("PLMIS-07", "gist-misplaced-button-000"),
        House000.cite("PLMIS-08", "gist-first-card-000"),
        House000.cite("PLMIS-09", "gist-empty-chair-000"),
        House000.cite("PLMIS-10", "gist-left-out-000"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        House000.cite("PLIRR-01", "gist-first-exposed-000"),
        House000.cite("PLIRR-02", "gist-exposed-swap-000"),
        House000.cite("PLIRR-03", "gist-exposed-not-kept-000"),
        House000.cite("PLIRR-04", "gist-several-000"),
        House000.cite("PLIRR-11", "gist-extra-burns-000"),
        House000.cite("PLIRR-12", "gist-several-extra-000"),
        Home001.cite("CZ-DEAL-11", "gist-exposed-out-of-hand"),
        Home001.cite("CZ-DEAL-12", "gist-next-card"),
    ],
    example: r#"{"family":"flop","fault":"wrong_number_of_cards","card_index":null,"recipient":"player","actions":[{"seat":4,"action":"fold"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        /// Most faults come to the same in every game.
        family: Option<Family>,
        fault: Fault,
        #[range(1..=52)]
        #[needed_if(fault = "exposed_card")]
        card_index: Option<u8>,
        recipient: Option<Recipient>,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let recipient = facts.recipient.unwrap_or_default();
    let has_a_hand = matches!(
        facts.fault,
        Fault::WrongNumberOfCards
            | Fault::MissingCard
            | Fault::EntitledSeatLeftOut
            | Fault::TwoCardsToButton
    );
    if recipient == Recipient::EmptySeat && has_a_hand {
        return Err(FactsError::at("recipient", Reason::new("nobody-sits-there")));
    }
    let deal = Deal { is_started, ..Deal::of(facts.family.unwrap_or_default(), facts.fault) };
    let deal = Deal { card_index: facts.card_index, recipient, ..deal };
    Ok(call(&deal, &rules.options).ruling())
}
