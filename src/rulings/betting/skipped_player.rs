//! A player was passed over.
//!
//! ## Why
//! Every player defends their own turn; once others have acted past them, undoing it would cost
//! them more than it gives them.
//!
//! ## Example
//! Seat 3 raises, seat 4 is passed over, seat 5 calls, seat 6 folds. TDA 2024: that is
//! substantial action, so it stands and the floor rules on seat 4. TDA 2011: it goes back.
//!
//! ## Discretion
//! What becomes of the hand of a player who did not speak up in time.

use crate::dealing::substantial_action::{Action, is_substantial};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::SkippedPlayer;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "skipped-player",
    cites: &[
        Tda2024.cite("53-B", "gist-skipped-player"),
        Tda2024.cite("36", "gist-skipped-substantial"),
        Tda2011.cite("36", "gist-out-of-turn"),
    ],
    example: r#"{"actions":[{"seat":5,"action":"call"},{"seat":6,"action":"fold"}],"spoke_in_time":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// What the players behind them did while it was their turn.
        actions: Vec<Action>,
        /// Whether they spoke before there was substantial action behind them.
        spoke_in_time: bool,
    }
}

/// Rules: TDA 2024 §53-B, §36; TDA 2011 §36.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_late =
        !facts.spoke_in_time && is_substantial(&facts.actions, rules.options.start_of_play);
    if rules.options.skipped_player == SkippedPlayer::BoundAfterAction && is_late {
        let stands = |hand: &str| json!({ "ruling": "action_stands", "skipped_hand": hand });
        let options = vec![
            Choice::new(stands("passive"), "skipped-passive"),
            Choice::new(stands("dead"), "skipped-dead"),
        ];
        let ruling = Ruling::choice("skipped-stands", options);
        let ruling = ruling.because("skipped-too-late");
        return Ok(ruling.rests_on(&["gist-skipped-player", "gist-skipped-substantial"]));
    }
    let because = match rules.options.skipped_player {
        SkippedPlayer::BackUp => Reason::new("skipped-always-back"),
        SkippedPlayer::BoundAfterAction if facts.spoke_in_time => Reason::new("skipped-in-time"),
        SkippedPlayer::BoundAfterAction => Reason::new("skipped-not-substantial"),
    };
    let verdict = json!({ "ruling": "back_to_skipped", "skipped_hand": "live" });
    Ok(Ruling::new(verdict, "skipped-back")
        .because(because)
        .because("skipped-others")
        .say("skipped-say-back")
        .rests_on(&["gist-skipped-player", "gist-out-of-turn"]))
}
