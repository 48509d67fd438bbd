//! What a deal gives each player, by every method side by side.
//!
//! ## Why
//! Players who want a deal ask what they would get, and each method favors somebody else. The
//! floor shows them all and takes no side.
//!
//! ## Example
//! Five are left for 1,305, 870, 610, 435 and 305, and 150 are kept for the winner: the leader with
//! 402,000 of 1,270,000 chips gets 810 by ICM, 891 by a chip chop, and 675 if all get the same.
//!
//! ## Discretion
//! All of it is the players': whether, how, and what is kept. Who does not agree stops it.

use super::figures::{Figures, money};
use super::shares_facts::{chip_stacks, falling_prizes};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::money::{Chop, ChopMethod};
use engine::values::{Chips, Money};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "deal",
    example: r#"{"stacks":[402000,318000,261000,177000,112000],"prizes":["1305","870","610","435","305"],"kept":"150","unit":"1","chips_in_play":1270000}"#,
    ..Topic::of(Section::Money, &Judge(judge))
};

facts! {
    struct Facts {
        /// The stacks of all who are left.
        stacks: Vec<Amount>,
        /// The prizes that are left, the highest first.
        prizes: Vec<Figures>,
        /// What stays for the winner.
        #[form(or_none)]
        kept: Option<Figures>,
        /// Shares are whole multiples of it.
        unit: Figures,
        /// What the stacks must come to.
        chips_in_play: Option<Amount>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let told = facts.prizes.iter().chain(&facts.kept).chain([&facts.unit]);
    let digits = Figures::digits(told);
    let amount = |figures: &Figures| figures.amount(digits);
    let chop = Chop {
        stacks: chip_stacks(&facts.stacks)?,
        prizes: falling_prizes(&facts.prizes, facts.stacks.len(), digits)?,
        kept: facts.kept.as_ref().map(amount).unwrap_or_default(),
        unit: amount(&facts.unit),
    };
    check(&chop, facts.chips_in_play, digits)?;
    let figures = |share: &Money| share.figures(digits);
    let [icm, chip_chop, even] =
        [ChopMethod::Icm, ChopMethod::ChipChop, ChopMethod::Even].map(|by| chop.rounded(by));
    let first = |shares: &[Money]| money(shares.first().copied().unwrap_or_default(), digits);
    let answer = Reason::new("deal-first-gets")
        .said("icm", first(&icm))
        .said("chop", first(&chip_chop))
        .said("even", first(&even));
    let shares: Vec<Value> = chop
        .stacks
        .iter()
        .zip(icm.iter().zip(&chip_chop).zip(&even))
        .map(|(stack, ((icm, chip_chop), even))| {
            json!({
                "stack": stack.0,
                "icm": figures(icm),
                "chip_chop": figures(chip_chop),
                "even": figures(even),
            })
        })
        .collect();
    let highest = chop.prizes.first().copied().unwrap_or_default();
    let most = chip_chop.iter().copied().max().unwrap_or_default();
    let verdict = json!({
        "shared": chop.shared().figures(digits),
        "kept_for_winner": chop.kept.figures(digits),
        "exceeds_first_prize": most > highest,
        "each_stack": shares,
    });
    let mut ruling = Ruling::new(verdict, answer);
    if most > highest {
        let over = Reason::new("deal-chop-over-first").said("most", money(most, digits));
        ruling = ruling.because(over.said("first", money(highest, digits)));
    }
    if chop.kept > Money::ZERO {
        let kept = Reason::new("deal-kept").said("kept", money(chop.kept, digits));
        ruling = ruling.because(kept);
    }
    let unit = Reason::new("deal-rounded").said("unit", money(chop.unit, digits));
    Ok(ruling.because(unit).because("icm-deal-is-theirs").by_the_game())
}

fn check(chop: &Chop, in_play: Option<Amount>, digits: u8) -> Result<(), FactsError> {
    let counted: Chips = chop.stacks.iter().copied().sum();
    if let Some(in_play) = in_play.filter(|in_play| in_play.0 != counted.0) {
        let reason = Reason::new("stacks-not-in-play").count("counted", counted.0);
        return Err(FactsError::at("stacks", reason.count("in_play", in_play.0)));
    }
    if chop.unit == Money::ZERO {
        return Err(FactsError::at("unit", Reason::new("not-zero")));
    }
    let left: Money = chop.prizes.iter().copied().sum();
    if chop.kept >= left {
        let reason = Reason::new("kept-is-everything").said("left", money(left, digits));
        return Err(FactsError::at("kept", reason));
    }
    let shared = chop.shared();
    if shared.0 % chop.unit.0 != 0 {
        let reason = Reason::new("unit-does-not-go-in").said("shared", money(shared, digits));
        return Err(FactsError::at("unit", reason));
    }
    Ok(())
}
