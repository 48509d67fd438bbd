//! What becomes of a hand with too few or too many cards.
//!
//! ## Why
//! Nobody may choose from more cards than the others, and nobody may be made to play with fewer.
//!
//! ## Example
//! Seat 5 has three cards, found after only one fold: a misdeal under TDA 2024. After a call and a
//! fold: their hand is dead, all three cards are mucked, and one card is burned as ever.
//!
//! ## Discretion
//! TDA 2011 does not name it; late in the hand only TDA 2024 does.

use super::{Action, Deal, Family, Fault, Recipient, call, has_started};
use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-number-of-cards",
    cites: &[
        Tda2024.cite("35-A", "gist-misdeal-wrong-count"),
        Tda2024.cite("35-B", "gist-two-to-button"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("37", "gist-button-short"),
        Tda2024.cite("38", "gist-one-burn"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        House000.cite("PLMIS-04", "gist-extra-cards-000"),
        House000.cite("PLMIS-05", "gist-wrong-count-000"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        House000.cite("PLIRR-11", "gist-extra-burns-000"),
        House000.cite("PLIRR-12", "gist-several-extra-000"),
        Home001.cite("CZ-DEAL-12", "gist-next-card"),
    ],
    example: r#"{"difference":"one_too_many","recipient":"player","actions":[{"seat":4,"action":"fold"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Difference {
        TooFew,
        OneTooMany,
        MoreTooMany,
    }

    enum Whose {
        Player,
        Button,
    }

    struct Facts {
        difference: Difference,
        recipient: Option<Whose>,
        #[asked_if(recipient = "button")]
        acted_short: Option<bool>,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let has_acted_short = facts.acted_short.unwrap_or_default();
    if has_acted_short && facts.actions.as_ref().is_some_and(Vec::is_empty) {
        return Err(FactsError::at("acted_short", Reason::new("acted-without-actions")));
    }
    let fault = match facts.difference {
        Difference::TooFew => Fault::MissingCard,
        Difference::OneTooMany => Fault::ExtraCard,
        Difference::MoreTooMany => Fault::ExtraCards,
    };
    let recipient = match facts.recipient {
        None | Some(Whose::Player) => Recipient::Player,
        Some(Whose::Button) => Recipient::Button,
    };
    let deal = Deal { is_started, ..Deal::of(Family::Flop, fault) };
    let deal = Deal { recipient, has_acted_short, ..deal };
    Ok(call(&deal, &rules.options).ruling())
}
