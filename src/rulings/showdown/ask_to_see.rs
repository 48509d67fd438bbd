//! Whether somebody may see a hand that was not shown.
//!
//! ## Why
//! Chip dumping and soft play show only in cards; curiosity is no reason to see them.
//!
//! ## Example
//! River: A bets, B calls and keeps their cards. B may see A's hand; C, who folded, may not.
//!
//! ## Discretion
//! Whatever is not an express right is the director's, for the sake of the event.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use rulebook::options::AskToSee;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "ask-to-see",
    cites: &[
        Tda2024.cite("18-A", "gist-ask-to-see-none"),
        Tda2024.cite("18-B", "gist-ask-to-see-caller"),
        Tda2011.cite("15", "gist-ask-to-see-director"),
        Tda2011.cite("14", "gist-ask-to-see-mucked"),
        House000.cite("PLGEN-38", "gist-ask-to-see-any-dealt"),
        House000.cite("PLGEN-39", "gist-ask-to-see-dead-or-live"),
        Home001.cite("CZ-RANK-00", "gist-ask-to-see-never-uncalled"),
    ],
    example: r#"{"asker":"has_cards","asker_called_last_round":true,"asker_won":false,"hand_of":"last_aggressor"}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        asker: Asker,
        /// Whether they called a bet or raise in the last round of betting.
        #[asked_if(asker = "tabled" | "has_cards")]
        asker_called_last_round: Option<bool>,
        #[asked_if(asker = "tabled" | "has_cards")]
        asker_won: Option<bool>,
        hand_of: HandOf,
    }

    /// Where the cards of whoever asks are.
    enum Asker {
        Tabled,
        HasCards,
        Mucked,
        FoldedBefore,
        NotDealt,
    }

    /// Whose hand they want to see.
    enum HandOf {
        LastAggressor,
        OtherCalled,
        WinnerUncalled,
        Folded,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let has_cards = matches!(facts.asker, Asker::Tabled | Asker::HasCards);
    let was_called = matches!(facts.hand_of, HandOf::LastAggressor | HandOf::OtherCalled);
    let dealt = ["gist-ask-to-see-any-dealt", "gist-ask-to-see-dead-or-live"];
    Ok(match rules.options.ask_to_see {
        AskToSee::CallerOfAggressor if !has_cards => refused("ask-to-see-no-cards"),
        AskToSee::CallerOfAggressor
            if facts.hand_of == HandOf::LastAggressor
                && facts.asker_called_last_round == Some(true) =>
        {
            shown("ask-to-see-paid-to-see")
        }
        AskToSee::CallerOfAggressor => director(),
        AskToSee::Director if facts.asker == Asker::Mucked && facts.hand_of != HandOf::Folded => {
            refused("ask-to-see-no-cards").rests_on(&["gist-ask-to-see-mucked"])
        }
        AskToSee::Director => director().rests_on(&["gist-ask-to-see-director"]),
        AskToSee::AnyDealt if facts.asker == Asker::NotDealt => refused("ask-to-see-not-dealt"),
        AskToSee::AnyDealt if !was_called => refused("ask-to-see-not-called"),
        AskToSee::AnyDealt if facts.asker_won == Some(true) => {
            let verdict = json!({ "ruling": "shown", "hand": "live" });
            let ruling = Ruling::new(verdict, "ask-to-see-shown-live");
            let ruling = ruling.because("ask-to-see-winner-asked").say("ask-to-see-say-show");
            ruling.rests_on(&dealt)
        }
        AskToSee::AnyDealt => {
            let verdict = json!({ "ruling": "shown", "hand": "dead" });
            let ruling = Ruling::new(verdict, "ask-to-see-shown-dead");
            let ruling = ruling.because("ask-to-see-other-asked").say("ask-to-see-say-show");
            ruling.rests_on(&dealt)
        }
        AskToSee::NeverUncalled if !was_called => refused("ask-to-see-uncalled"),
        AskToSee::NeverUncalled => director(),
    })
}

fn refused(why: &'static str) -> Ruling {
    let ruling = Ruling::of("not_shown", "ask-to-see-not-shown");
    let gists: &[&'static str] = match why {
        "ask-to-see-uncalled" => &["gist-ask-to-see-never-uncalled"],
        _ => &["gist-ask-to-see-none", "gist-ask-to-see-mucked", "gist-ask-to-see-any-dealt"],
    };
    ruling.because(why).say("ask-to-see-say-no").rests_on(gists)
}

fn shown(why: &'static str) -> Ruling {
    let ruling = Ruling::of("shown", "ask-to-see-shown");
    let ruling = ruling.because(why).say("ask-to-see-say-show");
    ruling.rests_on(&["gist-ask-to-see-caller"])
}

fn director() -> Ruling {
    let choices = [("shown", "ask-to-see-choice-show"), ("not_shown", "ask-to-see-choice-keep")]
        .map(|(word, id)| Choice::of(word, id));
    let ruling = Ruling::choice("ask-to-see-director", choices.to_vec());
    ruling
        .because("ask-to-see-for-the-game")
        .step("ask-to-see-step-ask-why")
        .rests_on(&["gist-ask-to-see-caller", "gist-ask-to-see-director"])
}
