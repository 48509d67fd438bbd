//! Whether a player may buy more chips now, and what they play meanwhile.
//!
//! ## Why
//! Nobody may choose the hands that they are in by buying at a good moment, and nobody may see the
//! result of a hand before they decide whether they had bought.
//!
//! ## Example
//! They bust and say "rebuy" before the next hand: they are dealt in, the chips count as behind
//! them, and they must pay.
//!
//! ## Discretion
//! A busted player who missed a hand before they spoke.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Local003, Tda2011, Tda2024};
use rulebook::options::RebuyTiming;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "rebuy",
    cites: &[
        Tda2024.cite("27", "gist-rebuy-no-missed-hand"),
        Tda2024.cite("27", "gist-rebuy-chips-behind"),
        Tda2011.cite("24", "gist-rebuy-no-missed-hand"),
        Tda2011.cite("24", "gist-rebuy-chips-behind"),
        House000.cite("PLGEN-02", "gist-rebuy-after-the-hand"),
        Home001.cite("CZ-ETI-06", "gist-rebuy-rather-than-loan"),
        Local003.cite("24.C", "gist-rebuy-missed-hand-ends"),
    ],
    example: r#"{"asked":"between_hands","busted":true,"offered":true,"stack":0,"chips":10000}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        asked: AskedWhen,
        busted: bool,
        /// Whether this event still sells chips.
        offered: bool,
        stack: Option<Amount>,
        /// How many chips a rebuy brings.
        chips: Option<Amount>,
    }

    enum AskedWhen {
        /// After their last hand, before the next one began.
        BetweenHands,
        DuringHisHand,
        /// After a hand had begun without them.
        TooLate,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    if facts.busted && facts.stack.is_some_and(|stack| stack > Amount(0)) {
        return Err(FactsError::at("stack", Reason::new("busted-with-chips")));
    }
    if facts.busted && facts.asked == AskedWhen::DuringHisHand {
        return Err(FactsError::at("asked", Reason::new("busted-in-his-hand")));
    }
    if !facts.offered {
        return Ok(Ruling::of("refused", "rebuy-not-offered").by_the_game());
    }
    let stack = if facts.busted { Some(Amount(0)) } else { facts.stack };
    let plays = facts.chips.zip(stack).map(|(chips, stack)| stack.0.saturating_add(chips.0));
    let ruling = match (facts.asked, rules.options.rebuy_timing) {
        (AskedWhen::BetweenHands, RebuyTiming::NoMissedHand | RebuyTiming::MissedHandEndsIt) => {
            behind(plays)
        }
        (AskedWhen::BetweenHands, RebuyTiming::AfterTheHand | RebuyTiming::AfterTheHandOrBust) => {
            let verdict = json!({ "ruling": "buys_now", "plays": plays });
            with_chips(Ruling::new(verdict, "rebuy-now"), plays)
        }
        (AskedWhen::DuringHisHand, _) => Ruling::of("after_the_hand", "rebuy-after-the-hand"),
        (AskedWhen::TooLate, RebuyTiming::AfterTheHandOrBust) if !facts.busted => {
            Ruling::of("after_the_hand", "rebuy-after-the-hand")
        }
        (AskedWhen::TooLate, RebuyTiming::AfterTheHandOrBust | RebuyTiming::AfterTheHand) => {
            Ruling::of("next_hand", "rebuy-next-hand")
        }
        (AskedWhen::TooLate, _) if !facts.busted => {
            Ruling::of("after_the_hand", "rebuy-after-the-hand")
        }
        (AskedWhen::TooLate, RebuyTiming::MissedHandEndsIt) => {
            let choices = vec![
                Choice::of("refused", "rebuy-refused"),
                Choice::of("next_hand", "rebuy-next-hand-with-penalty"),
            ];
            let refused = Ruling::of("refused", "rebuy-missed-hand-ends");
            refused.because("rebuy-local-practice").or_one_of(choices)
        }
        (AskedWhen::TooLate, RebuyTiming::NoMissedHand) => Ruling::choice(
            "rebuy-missed-hand",
            vec![
                Choice::of("refused", "rebuy-refused"),
                Choice::of("next_hand", "rebuy-next-hand-with-penalty"),
            ],
        ),
    };
    let timing = match facts.asked {
        AskedWhen::BetweenHands => "gist-rebuy-chips-behind",
        AskedWhen::DuringHisHand | AskedWhen::TooLate => "gist-rebuy-no-missed-hand",
    };
    let ruling = ruling.rests_on(&[timing, "gist-rebuy-after-the-hand"]);
    Ok(match facts.asked {
        AskedWhen::TooLate if facts.busted => ruling.rests_on(&["gist-rebuy-missed-hand-ends"]),
        AskedWhen::BetweenHands if facts.busted => {
            ruling.rests_on(&["gist-rebuy-rather-than-loan"])
        }
        _ => ruling,
    })
}

/// They play chips that they have not paid for yet, and must.
fn behind(plays: Option<u64>) -> Ruling {
    let verdict = json!({ "ruling": "chips_behind", "must_buy": true, "plays": plays });
    let ruling =
        Ruling::new(verdict, "rebuy-behind").because("rebuy-must-pay").step("rebuy-announce");
    with_chips(ruling, plays)
}

fn with_chips(ruling: Ruling, plays: Option<u64>) -> Ruling {
    match plays {
        Some(plays) => ruling.because(Reason::new("rebuy-plays").count("chips", plays)),
        None => ruling,
    }
}
