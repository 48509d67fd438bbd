//! What follows a breach of manners.
//!
//! ## Why
//! One slip is human; a table that has to bear it all evening loses its guests.
//!
//! ## Example
//! They touch another's chips: a word. They do it again after that: a penalty may follow.
//!
//! ## Discretion
//! Which penalty, once it is more than a slip.

use super::strength::{Strength, strength};
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use engine::penalties::Offense;
use rulebook::Rulebook::{Home001, Local003, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "etiquette",
    cites: &[
        Tda2024.cite("70", "gist-etiquette-2024"),
        Tda2024.cite("71-B", "gist-may-and-must-2024"),
        Tda2011.cite("55", "gist-etiquette"),
        Tda2011.cite("51", "gist-may-and-must-2011"),
        Home001.cite("CZ-ETI-01", "gist-never-touch"),
        Home001.cite("CZ-ETI-04", "gist-check-raise"),
        Home001.cite("CZ-ETI-08", "gist-nobody-grabs"),
        Home001.cite("CZ-ETI-09", "gist-not-ahead-of-turn"),
        Home001.cite("CZ-ETI-10", "gist-hidden-stays-hidden"),
        Home001.cite("CZ-ETI-13", "gist-no-slow-roll"),
        Home001.cite("CZ-ETI-15", "gist-bets-in-front"),
        Local003.cite("55.C", "gist-chatter-is-enough"),
    ],
    example: r#"{"what":"touches","before":1}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        what: BadManner,
        /// How often they were told so far.
        #[range(0..=20)]
        before: u8,
    }

    enum BadManner {
        Touches,
        Delays,
        ActsAhead,
        Chatters,
        Splashes,
        SlowRoll,
        GrabsPot,
        DemandsCards,
        CheckRaise,
        /// Hygiene, spitting, blocking the view.
        Unpleasant,
        Abuse,
        LooksAtBurns,
        TouchesStub,
        /// Drunk, asleep or otherwise unable to follow the game.
        Drunk,
    }
}

impl BadManner {
    /// Under which heading it is penalized; none where it is no offense.
    fn offense(self) -> Option<Offense> {
        match self {
            Self::CheckRaise => None,
            Self::Abuse => Some(Offense::Abuse),
            Self::Delays => Some(Offense::Stalling),
            Self::ActsAhead => Some(Offense::OutOfTurn),
            Self::Touches
            | Self::Chatters
            | Self::Splashes
            | Self::SlowRoll
            | Self::GrabsPot
            | Self::DemandsCards
            | Self::Unpleasant
            | Self::LooksAtBurns
            | Self::TouchesStub
            | Self::Drunk => Some(Offense::Manners),
        }
    }

    /// What the house book says about it, where it has a line of its own.
    fn gist(self) -> Option<&'static str> {
        match self {
            Self::Touches | Self::TouchesStub => Some("gist-never-touch"),
            Self::ActsAhead => Some("gist-not-ahead-of-turn"),
            Self::Splashes => Some("gist-bets-in-front"),
            Self::SlowRoll => Some("gist-no-slow-roll"),
            Self::GrabsPot => Some("gist-nobody-grabs"),
            Self::DemandsCards | Self::LooksAtBurns => Some("gist-hidden-stays-hidden"),
            Self::CheckRaise => Some("gist-check-raise"),
            Self::Chatters => Some("gist-chatter-is-enough"),
            Self::Delays | Self::Unpleasant | Self::Abuse | Self::Drunk => None,
        }
    }

    /// What is done about it besides the penalty.
    fn step(self) -> Option<&'static str> {
        match self {
            Self::LooksAtBurns => Some("etiquette-burns-unseen"),
            Self::TouchesStub => Some("etiquette-stub-order"),
            Self::Drunk => Some("etiquette-drunk-away"),
            Self::Touches
            | Self::Delays
            | Self::ActsAhead
            | Self::Chatters
            | Self::Splashes
            | Self::SlowRoll
            | Self::GrabsPot
            | Self::DemandsCards
            | Self::CheckRaise
            | Self::Unpleasant
            | Self::Abuse => None,
        }
    }
}

/// What somebody may get for it, from a warning on.
fn penalties() -> Vec<Choice> {
    [
        ("warning", "etiquette-warning"),
        ("hands", "etiquette-hands"),
        ("rounds", "etiquette-rounds"),
        ("disqualification", "etiquette-disqualified"),
    ]
    .map(|(word, id)| Choice::part("penalty", word, id))
    .to_vec()
}

/// Rules: TDA 2024 §70, §71-B: each may be penalized; TDA 2011 §55: repeated ones will be.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let a_word = Choice::part("penalty", "none", "etiquette-a-word");
    let strength = facts.what.offense().map(|of| strength(of, facts.before, &rules.options));
    let ruling = match (strength, facts.before) {
        (None, _) => Ruling::part("penalty", "none", "etiquette-check-raise"),
        (Some(Strength::Word), _) => a_word.ruling().say("etiquette-say"),
        (Some(Strength::May), 0) => {
            let options = [vec![a_word.clone()], penalties()].concat();
            let ruling = a_word.ruling().or_one_of(options);
            ruling.because("etiquette-first-may").say("etiquette-say")
        }
        (Some(Strength::May), _) => Ruling::choice("etiquette-may", penalties()),
        (Some(Strength::Must), 1..) if !matches!(facts.what, BadManner::Abuse) => {
            Ruling::choice("etiquette-must", penalties()).because("etiquette-repeated")
        }
        (Some(Strength::Must), _) => Ruling::choice("etiquette-must", penalties()),
    };
    let general = [
        "gist-etiquette",
        "gist-etiquette-2024",
        "gist-may-and-must-2024",
        "gist-may-and-must-2011",
    ];
    let ruling = ruling.rests_on(&general);
    let ruling = match facts.what.step() {
        Some(step) => ruling.suggest(step),
        None => ruling,
    };
    Ok(match facts.what.gist() {
        Some(gist) => ruling.rests_on(&[gist]),
        None => ruling,
    })
}
