//! Whether a language may be spoken at the table.
//!
//! ## Why
//! Nobody may talk about a hand in words that others do not understand.
//!
//! ## Example
//! Two players speak Italian during a hand in Prague: English and the local language are fine, this
//! is not, unless the house posted it.
//!
//! ## Discretion
//! Where the house has posted nothing.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use rulebook::options::Language;

pub(super) const TOPIC: Topic = Topic {
    slug: "language",
    cites: &[
        Tda2024.cite("6", "gist-language-2024"),
        Tda2011.cite("2", "gist-language-2011"),
        Local003.cite("2.C", "gist-language-local"),
    ],
    example: r#"{"spoken":"other","during_a_hand":true,"on_the_posted_list":false}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        spoken: Spoken,
        during_a_hand: bool,
        /// Nothing where the house posted no list.
        on_the_posted_list: Option<bool>,
        in_the_usa: Option<bool>,
    }

    enum Spoken {
        English,
        Local,
        Other,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let yes = |id| Ruling::part("allowed", true, id);
    let no = |id, say| Ruling::part("allowed", false, id).say(say);
    let gists = ["gist-language-2024", "gist-language-2011"];
    if !facts.during_a_hand {
        return Ok(yes("language-between-hands").rests_on(&gists));
    }
    let in_the_usa = facts.in_the_usa.unwrap_or_default();
    let ruling = match (rules.options.language, facts.on_the_posted_list, facts.spoken) {
        (Language::Posted, Some(true), _) => yes("language-posted"),
        (Language::Posted, Some(false), _) => no("language-not-posted", "language-say-posted"),
        (Language::Posted, None, _) => Ruling::choice(
            "language-nothing-posted",
            vec![
                Choice::part("allowed", true, "language-allow"),
                Choice::part("allowed", false, "language-forbid"),
            ],
        ),
        (Language::English, _, Spoken::English) => yes("language-english"),
        (Language::English, _, Spoken::Local) if !in_the_usa => yes("language-local"),
        (Language::English, _, Spoken::Local | Spoken::Other) if in_the_usa => {
            no("language-only-english", "language-say-english")
        }
        (Language::English, ..) => no("language-english-or-local", "language-say"),
    };
    let ruling = ruling.rests_on(&gists);
    Ok(match facts.spoken {
        Spoken::English | Spoken::Local => ruling.rests_on(&["gist-language-local"]),
        Spoken::Other => ruling,
    })
}
