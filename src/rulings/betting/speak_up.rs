//! Who saw a mistake, and whether they may or must say so.
//!
//! ## Why
//! The best hand should win and every bet be right; but nobody may play another's hand.
//!
//! ## Example
//! A player sees that a tabled flush is read as a pair: they may say so. Cards that lie face down
//! they must not read out.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::SpeakUp;

pub(super) const TOPIC: Topic = Topic {
    slug: "speak-up",
    cites: &[
        Tda2024.cite("2", "gist-speak-up-duty"),
        Tda2024.cite("12", "gist-speak-up-tabled"),
        Tda2024.cite("67", "gist-no-disclosure"),
        Tda2011.cite("16", "gist-speak-up-encouraged"),
        Tda2011.cite("52", "gist-no-disclosure"),
        House000.cite("PLGEN-31", "gist-speak-up-everything"),
    ],
    example: r#"{"seen":"tabled_hand","who":"player"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        seen: ErrorSeen,
        who: Witness,
    }

    enum ErrorSeen {
        /// Wrong chips in a bet, a call or a pot.
        WrongAmount,
        /// A hand lies open and is read wrongly.
        TabledHand,
        /// A hand that does not lie open.
        HiddenHand,
    }

    enum Witness {
        Dealer,
        Player,
        Onlooker,
    }
}

/// Rules: TDA 2024 §2, §12, §67; TDA 2011 §10, §52; house rules 000 PLGEN-31.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let must = |because| ("must", Reason::new("speak-must"), because);
    let (word, answer, because) = match (facts.seen, facts.who, rules.options.speak_up) {
        (ErrorSeen::HiddenHand, _, _) => {
            ("must_not", Reason::new("speak-must-not"), Reason::new("speak-hidden"))
        }
        (_, Witness::Dealer, _) => must(Reason::new("speak-dealer")),
        (_, _, SpeakUp::Everything) => must(Reason::new("speak-everybody")),
        (ErrorSeen::TabledHand, Witness::Player, SpeakUp::TabledHandsOnly | SpeakUp::Mistakes) => {
            ("should", Reason::new("speak-should"), Reason::new("speak-tabled"))
        }
        (
            ErrorSeen::TabledHand,
            Witness::Onlooker,
            SpeakUp::TabledHandsOnly | SpeakUp::Mistakes,
        ) => ("may", Reason::new("speak-may"), Reason::new("speak-tabled-onlooker")),
        (ErrorSeen::WrongAmount, Witness::Player, SpeakUp::Mistakes) => {
            ("should", Reason::new("speak-should"), Reason::new("speak-mistakes"))
        }
        (ErrorSeen::WrongAmount, Witness::Player, SpeakUp::TabledHandsOnly) => {
            ("may", Reason::new("speak-may"), Reason::new("speak-amount"))
        }
        (
            ErrorSeen::WrongAmount,
            Witness::Onlooker,
            SpeakUp::TabledHandsOnly | SpeakUp::Mistakes,
        ) => ("must_not", Reason::new("speak-must-not"), Reason::new("speak-onlooker")),
    };
    let gists: &[&'static str] = match facts.seen {
        ErrorSeen::HiddenHand => &["gist-no-disclosure"],
        ErrorSeen::TabledHand | ErrorSeen::WrongAmount => &[
            "gist-speak-up-duty",
            "gist-speak-up-tabled",
            "gist-speak-up-encouraged",
            "gist-speak-up-everything",
        ],
    };
    let ruling = Ruling::part("speak", word, answer).because(because);
    Ok(ruling.rests_on(gists))
}
