//! How many hands a penalty takes.
//!
//! ## Why
//! A round is as long as the table is large when the penalty is given, so that nobody can count on
//! bust-outs to shorten it.
//!
//! ## Example
//! Two rounds at a table of seven, the offender counted: 14 hands, even if two bust meanwhile.
//!
//! ## Discretion
//! Where the edition knows no penalty of that length.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed};
use engine::penalties::{PenaltyKind, ROUNDS_MAX};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::PenaltyRounds;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "penalty",
    cites: &[
        Tda2024.cite("71-A", "gist-penalty-hands"),
        Tda2024.cite("71-C", "gist-penalized-is-dealt-in"),
        Tda2024.cite("71-D", "gist-disqualified-chips"),
        Tda2024.cite("35-C", "gist-misdeal-is-one-hand"),
        Tda2011.cite("51", "gist-penalty-hands"),
        Tda2011.cite("51", "gist-dealt-in-while-away"),
        Tda2011.cite("51", "gist-disqualified-chips"),
    ],
    example: r#"{"kind":"rounds","rounds":2,"players_at_table":7}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

/// More rounds than anybody gives.
const MOST: u64 = 100;

facts! {
    struct Facts {
        kind: Penalty,
        #[range(1..=MOST)]
        #[needed_if(kind = "rounds")]
        rounds: Option<u8>,
        /// When the penalty is given, the offender among them.
        #[range(1..=31)]
        #[needed_if(kind = "rounds")]
        players_at_table: Option<u8>,
    }

    enum Penalty {
        Warning,
        Hand,
        Rounds,
        Disqualification,
    }
}

/// A kind of penalty as an answer.
pub(super) fn rung(kind: PenaltyKind) -> Choice {
    match kind {
        PenaltyKind::Warning => Choice::new(json!({ "penalty": "warning" }), "ladder-warning"),
        PenaltyKind::Hands(_) => Choice::new(json!({ "penalty": "hand" }), "ladder-hand"),
        PenaltyKind::Rounds(rounds) => {
            let answer = Reason::new("ladder-rounds").count("rounds", rounds);
            Choice::new(json!({ "penalty": "rounds", "rounds": rounds }), answer)
        }
        PenaltyKind::Disqualification => {
            Choice::new(json!({ "penalty": "disqualification" }), "ladder-disqualification")
        }
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(match facts.kind {
        Penalty::Warning => {
            Ruling::part("hands", 0, "penalty-warning").rests_on(&["gist-penalty-hands"])
        }
        Penalty::Hand => missed(1, None),
        Penalty::Disqualification => {
            let verdict = json!({ "hands": null, "disqualified": true });
            Ruling::new(verdict, "penalty-disqualified")
                .because("penalty-chips-leave")
                .step("penalty-remove-chips")
                .rests_on(&["gist-disqualified-chips"])
        }
        Penalty::Rounds => {
            let rounds = needed("rounds", facts.rounds)?;
            let players = needed("players_at_table", facts.players_at_table)?;
            let limit = rules.options.penalty_rounds;
            if limit == PenaltyRounds::UpToFour && u16::from(rounds) > ROUNDS_MAX {
                return Ok(too_long(players));
            }
            let kind = PenaltyKind::Rounds(u16::from(rounds));
            missed(kind.hands(u32::from(players)), Some((rounds, players)))
        }
    })
}

/// A penalty of so many hands.
fn missed(hands: u32, rounds: Option<(u8, u8)>) -> Ruling {
    let answer = Reason::new("penalty-hands").count("hands", hands);
    let mut ruling = Ruling::part("hands", hands, answer);
    if let Some((rounds, players)) = rounds {
        let sum = Reason::new("penalty-sum").count("rounds", rounds).count("players", players);
        ruling = ruling.because(sum).because("penalty-not-recounted");
    }
    let steps = ["penalty-after-the-hand", "penalty-away", "penalty-dealt-in", "penalty-bring-in"];
    let cites = [
        "gist-penalty-hands",
        "gist-penalized-is-dealt-in",
        "gist-dealt-in-while-away",
        "gist-misdeal-is-one-hand",
    ];
    let ruling = ruling.rests_on(&cites);
    steps.into_iter().fold(ruling, |ruling, id| ruling.step(id))
}

/// The edition stops at four rounds.
fn too_long(players: u8) -> Ruling {
    let hands = PenaltyKind::Rounds(ROUNDS_MAX).hands(u32::from(players));
    let longest = Reason::new("penalty-hands").count("hands", hands);
    let options = vec![
        Choice::part("hands", hands, longest),
        Choice::new(json!({ "hands": null, "disqualified": true }), "penalty-disqualified"),
    ];
    Ruling::choice(Reason::new("penalty-too-long").count("most", ROUNDS_MAX), options)
        .rests_on(&["gist-penalty-hands"])
}
