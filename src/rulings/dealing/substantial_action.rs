//! Whether so much has happened in a hand that it cannot be taken back.
//!
//! ## Why
//! A misdeal found at once costs nobody anything; once players have acted on their cards, calling
//! the hand off would take chips and chances from them.
//!
//! ## Example
//! A call and a fold: under TDA 2024 that is substantial action, under TDA 2011 it is not,
//! because only one player put chips in.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::values::SeatNo;
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::StartOfPlay;
use serde_json::json;
use std::collections::BTreeSet;

pub(super) const TOPIC: Topic = Topic {
    slug: "substantial-action",
    cites: &[
        Tda2024.cite("36", "gist-substantial-action-2024"),
        Tda2011.cite("33", "gist-substantial-action-2011"),
        House000.cite("PLMIS-11", "gist-start-of-play-stud-000"),
        House000.cite("PLMIS-12", "gist-start-of-play-000"),
    ],
    example: r#"{"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"fold"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        actions: Vec<Action>,
    }

    /// What a player did in turn.
    pub struct Action {
        pub seat: SeatNo,
        pub action: Act,
    }

    pub enum Act {
        Fold,
        /// Passed with no bet to match.
        Check,
        Call,
        Bet,
        Raise,
        AllIn,
    }
}

impl Act {
    /// True where chips went in with it.
    pub fn has_chips(self) -> bool {
        !matches!(self, Self::Fold | Self::Check)
    }
}

/// Whether these actions are substantial action.
///
/// Rules: TDA 2024 §36; TDA 2011 §33; house rules 000: two players have acted.
pub fn is_substantial(actions: &[Action], option: StartOfPlay) -> bool {
    let with_chips = || actions.iter().filter(|action| action.action.has_chips());
    match option {
        StartOfPlay::OneWithChipsOrThree => {
            actions.len() >= 3 || (actions.len() == 2 && with_chips().count() >= 1)
        }
        StartOfPlay::TwoWithChipsOrThree => {
            let players: BTreeSet<SeatNo> = with_chips().map(|action| action.seat).collect();
            actions.len() >= 3 || players.len() >= 2
        }
        StartOfPlay::TwoPlayersActed => {
            let players: BTreeSet<SeatNo> = actions.iter().map(|action| action.seat).collect();
            players.len() >= 2
        }
    }
}

/// Whether there has been substantial action: as somebody says, or as the actions have it that are
/// told one by one; where neither is told it has to be given for both.
///
/// # Errors
/// Where the one is told otherwise than the other.
pub fn has_started(
    told: Option<bool>,
    actions: Option<&[Action]>,
    rules: &RuleSet,
) -> Result<bool, FactsError> {
    let counted = actions.map(|actions| is_substantial(actions, rules.options.start_of_play));
    match (told, counted) {
        (Some(told), Some(counted)) if told != counted => {
            Err(FactsError::at("substantial_action", Reason::new("actions-say-otherwise")))
        }
        (told, counted) => Ok(counted.or(told).unwrap_or_default()),
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_substantial = is_substantial(&facts.actions, rules.options.start_of_play);
    let (answer, say) = if is_substantial {
        ("substantial-action", "say-play-on")
    } else {
        ("no-substantial-action", "say-can-be-called-off")
    };
    let needed = match rules.options.start_of_play {
        StartOfPlay::OneWithChipsOrThree => "substantial-needs-one-with-chips",
        StartOfPlay::TwoWithChipsOrThree => "substantial-needs-two-with-chips",
        StartOfPlay::TwoPlayersActed => "substantial-needs-two-players",
    };
    let verdict = json!({ "substantial": is_substantial });
    let ruling = Ruling::new(verdict, answer);
    let gists = [
        "gist-substantial-action-2024",
        "gist-substantial-action-2011",
        "gist-start-of-play-stud-000",
        "gist-start-of-play-000",
    ];
    Ok(ruling.because(needed).say(say).rests_on(&gists))
}
