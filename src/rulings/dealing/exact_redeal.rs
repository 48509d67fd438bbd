//! Who plays the hand that is dealt again after a misdeal.
//!
//! ## Why
//! A re-deal is the same hand once more: nobody pays twice, nobody gains a position, and nobody
//! serves a penalty hand twice.
//!
//! ## Example
//! A player was away for the first deal and sits down before the second: they play the second
//! under TDA 2024; until TDA 2022 they are dealt in and their hand is killed.
//!
//! ## Discretion
//! TDA 2011 has no rule.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::Redeal;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "exact-redeal",
    cites: &[Tda2024.cite("35-C", "gist-redeal")],
    example: r#"{"player":"came_back"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    /// Whose cards are asked about.
    enum Player {
        /// They were there for both deals.
        Present,
        /// They were away for the first deal.
        CameBack,
        /// They are away for the second deal, too.
        StillAway,
        ServingPenalty,
        /// They were given a seat in between.
        Newcomer,
    }

    struct Facts {
        player: Player,
    }
}

fn judge(Facts { player }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let served = u8::from(player == Player::ServingPenalty);
    let verdict = |dealt: bool, live: bool, penalty_hands: u8| {
        json!({
            "dealt": dealt, "live": live, "penalty_hands": penalty_hands,
            "button_moves": false, "limits_change": false,
        })
    };
    let (is_dealt, is_live, answer, why) = match player {
        Player::Present => (true, true, "redeal-plays", "redeal-is-the-same-hand"),
        Player::CameBack if rules.options.redeal == Redeal::AbsentKilled => {
            (true, false, "redeal-killed", "redeal-was-away")
        }
        Player::CameBack => (true, true, "redeal-plays", "redeal-came-back"),
        Player::StillAway => (true, false, "redeal-killed", "redeal-still-away"),
        Player::ServingPenalty => (true, false, "redeal-killed", "redeal-penalty"),
        Player::Newcomer => (false, false, "redeal-waits", "redeal-newcomer"),
    };
    let exact = Choice::new(verdict(is_dealt, is_live, served), answer);
    // What everybody does with those who sat there all the time is no question in any book.
    let is_open = matches!(player, Player::CameBack | Player::ServingPenalty | Player::Newcomer);
    if rules.options.redeal == Redeal::Floor && is_open {
        let other = match player {
            Player::CameBack => Choice::new(verdict(true, false, 0), "redeal-killed"),
            Player::ServingPenalty => Choice::new(verdict(true, false, 2), "redeal-counts-twice"),
            _ => Choice::new(verdict(true, true, 0), "redeal-plays"),
        };
        return Ok(Ruling::choice("redeal-floor", vec![exact, other]).because("redeal-silent"));
    }
    let ruling = exact.ruling().because(why).steps(["step-button-stays", "step-limits-stay"]);
    Ok(ruling.rests_on(&["gist-redeal"]))
}
