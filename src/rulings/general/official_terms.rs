//! Whether a word or a gesture is one that binds without dispute.
//!
//! ## Why
//! A few words mean the same everywhere; with any other the player takes the risk of being
//! misunderstood.
//!
//! ## Example
//! "Dorovnávám" may stand for a call in Prague; "I am in" is nobody's official word.
//!
//! ## Discretion
//! What a word that is not official means.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Options;
use rulebook::Rulebook::{House000, Local003, Tda2011, Tda2024};
use rulebook::options::{Gestures, InvalidWords, PotWordNoLimit};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "official-terms",
    cites: &[
        Tda2024.cite("3", "gist-official-terms"),
        Tda2024.cite("3", "gist-tap-is-a-check"),
        Tda2024.cite("55", "gist-wager-invalid-words"),
        Tda2024.cite("54-D", "gist-wager-pot-word"),
        Tda2011.cite("3", "gist-official-terms"),
        Tda2011.cite("43", "gist-wager-pot-word"),
        House000.cite("PLGEN-10", "gist-tap-000"),
        Local003.cite("3.C", "gist-clear-intent"),
    ],
    example: r#"{"how":"words","said":"Raise"}"#,
    ..Topic::of(Section::General, &Judge(judge))
};

/// The official words, and what they are.
const OFFICIAL: &[(&str, &str)] = &[
    ("bet", "bet"),
    ("raise", "raise"),
    ("call", "call"),
    ("fold", "fold"),
    ("check", "check"),
    ("all-in", "all_in"),
    ("all in", "all_in"),
    ("allin", "all_in"),
    ("complete", "complete"),
];

/// Words of the region that may stand for them.
const REGIONAL: &[(&str, &str)] = &[
    ("sázím", "bet"),
    ("vsázím", "bet"),
    ("stawiam", "bet"),
    ("zvyšuji", "raise"),
    ("navyšuji", "raise"),
    ("podbijam", "raise"),
    ("przebijam", "raise"),
    ("dorovnávám", "call"),
    ("dorovnám", "call"),
    ("sprawdzam", "call"),
    ("skládám", "fold"),
    ("pas", "fold"),
    ("pasuję", "fold"),
    ("spasowałem", "fold"),
    ("stojím", "check"),
    ("čekám", "check"),
    ("czekam", "check"),
    ("va banque", "all_in"),
];

/// The longest saying that is looked up.
const SAID_MAX: usize = 200;

facts! {
    struct Facts {
        how: Signal,
        #[needed_if(how = "words")]
        said: Option<String>,
        #[asked_if(how = "words")]
        pot_limit: Option<bool>,
        #[asked_if(how = "tap")]
        facing_a_bet: Option<bool>,
    }

    enum Signal {
        Words,
        Tap,
        OtherGesture,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(match facts.how {
        Signal::OtherGesture => own_risk("terms-gesture-own-risk")
            .rests_on(&["gist-official-terms", "gist-clear-intent"]),
        Signal::Tap if facts.facing_a_bet.unwrap_or_default() => tap_facing_a_bet(&rules.options),
        Signal::Tap => match rules.options.gestures {
            Gestures::TapChecks => official("check", "terms-tap-checks").rests_on(&[
                "gist-tap-is-a-check",
                "gist-tap-000",
                "gist-clear-intent",
            ]),
            Gestures::Floor => own_risk("terms-tap-silent"),
        },
        Signal::Words => {
            let said = facts.said.as_deref().unwrap_or_default().trim().to_lowercase();
            if said.is_empty() {
                return Err(FactsError::at("said", Reason::new("still-needed")));
            }
            if said.chars().count() > SAID_MAX {
                return Err(FactsError::at("said", Reason::new("saying-too-long")));
            }
            words(&said, &facts, &rules.options)
                .rests_on(&["gist-official-terms", "gist-clear-intent"])
        }
    })
}

/// A tap is a check, and whoever checks to a bet may call or fold.
///
/// Rules: TDA 2024 §3, §55.
fn tap_facing_a_bet(options: &Options) -> Ruling {
    match (options.gestures, options.invalid_words) {
        (Gestures::TapChecks, InvalidWords::Ruled) => {
            let means = |word: &str| json!({ "official": true, "means": word });
            let choices = vec![
                Choice::new(means("call"), "terms-tap-calls"),
                Choice::new(means("fold"), "terms-tap-folds"),
            ];
            let ruling = Ruling::choice("terms-tap-checks-to-a-bet", choices);
            ruling.rests_on(&["gist-tap-is-a-check", "gist-wager-invalid-words"])
        }
        (Gestures::TapChecks | Gestures::Floor, InvalidWords::Floor)
        | (Gestures::Floor, InvalidWords::Ruled) => own_risk("terms-tap-facing-a-bet"),
    }
}

/// "Pot" is no amount outside pot-limit, but it binds to a valid bet.
///
/// Rules: TDA 2024 §3, §54-D; TDA 2011 §43.
fn pot_elsewhere(options: &Options) -> Ruling {
    match options.pot_word_no_limit {
        PotWordNoLimit::LeastBet => {
            let verdict = json!({ "official": false, "means": "valid_bet" });
            let ruling = Ruling::new(verdict, "terms-pot-binds");
            ruling.because("terms-pot-only-in-pot-limit").rests_on(&["gist-wager-pot-word"])
        }
        PotWordNoLimit::Floor => own_risk("terms-pot-only-in-pot-limit"),
    }
}

fn words(said: &str, facts: &Facts, options: &Options) -> Ruling {
    let meaning = |words: &[(&str, &'static str)]| {
        words.iter().find(|(word, _)| *word == said).map(|(_, meaning)| *meaning)
    };
    if said == "pot" {
        return match facts.pot_limit.unwrap_or_default() {
            true => official("pot", "terms-official"),
            false => pot_elsewhere(options),
        };
    }
    if let Some(means) = meaning(OFFICIAL) {
        return official(means, "terms-official");
    }
    match meaning(REGIONAL) {
        Some(means) => Ruling::choice(
            "terms-regional",
            vec![
                Choice::new(json!({ "official": true, "means": means }), "terms-counts-here"),
                Choice::new(unofficial(), "terms-does-not-count"),
            ],
        ),
        None => own_risk("terms-own-risk"),
    }
}

fn official(means: &str, id: &'static str) -> Ruling {
    Ruling::new(json!({ "official": true, "means": means }), id)
}

fn unofficial() -> Value {
    json!({ "official": false, "means": null })
}

/// The player is bound to what the floor takes it for.
fn own_risk(id: &'static str) -> Ruling {
    let options = vec![
        Choice::new(unofficial(), "terms-no-act"),
        Choice::new(json!({ "official": false, "means": "as_understood" }), "terms-as-understood"),
    ];
    Ruling::choice(Reason::new(id), options).because("terms-make-it-clear")
}
