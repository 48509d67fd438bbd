//! Who gets the chip that cannot be divided.
//!
//! ## Why
//! Nobody breaks a chip that is the smallest in play, so somebody gets one more.
//!
//! ## Example
//! Button 5, winners in seats 2, 6 and 9, pot 10,000, smallest chip 100: seat 6 gets 3,400.

use super::spoken;
use crate::{
    Amount, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use cards::pots::{divide, from_the_button};
use cards::{Card, Seat};
use rulebook::Rulebook::{Home001, Pl004, Tda2011, Tda2024};
use rulebook::options::{OddChip, SuitOrder};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const TOPIC: Topic = Topic {
    slug: "odd-chip",
    cites: &[
        Tda2024.cite("20-A", "gist-odd-chip-left-of-button"),
        Tda2024.cite("20-B", "gist-odd-chip-suit"),
        Tda2024.cite("20-C", "gist-odd-chip-high"),
        Tda2024.cite("20", "gist-odd-chip-same-hands"),
        Tda2011.cite("17", "gist-odd-chip-2011"),
        Home001.cite("CZ-RANK-11", "gist-odd-chip-equal"),
        Pl004.cite("PL-HE-09", "gist-odd-chip-equal"),
    ],
    example: r#"{"family":"flop","pot":10000,"chip_unit":100,"seats_at_table":9,"button":5,"winners":[2,6,9],"low_winners":null}"#,
    ..Topic::of(Section::Pots, &Judge(judge))
};

facts! {
    struct Facts {
        family: Family,
        pot: Amount,
        #[above_zero("chip-unit-zero")]
        chip_unit: Amount,
        #[range(2..=31)]
        seats_at_table: u8,
        button: Seat,
        /// Who has the best hand, or the best high hand of two.
        winners: Vec<Seat>,
        /// Who has the best low hand, where it takes half.
        low_winners: Option<Vec<Seat>>,
        /// The highest card, or all five that are played, of those who are tied in stud.
        #[asked_if(family = "stud")]
        high_cards: Option<BTreeMap<Seat, Vec<Card>>>,
    }

    enum Family {
        Flop,
        Draw,
        Stud,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    facts.check()?;
    let (Amount(pot), Amount(unit)) = (facts.pot, facts.chip_unit);
    let options = &rules.options;
    let is_by_suit = facts.family == Family::Stud
        && options.odd_chip != OddChip::EqualSplit
        && options.suit_order != SuitOrder::Never;
    let low = facts.low_winners.as_deref().unwrap_or_default();
    let is_same =
        facts.winners.len() > 1 && BTreeSet::from_iter(&facts.winners) == BTreeSet::from_iter(low);
    let is_even = is_same && options.odd_chip != OddChip::ByPartAndSeat;
    let for_low = if low.is_empty() || is_even { 0 } else { pot / unit / 2 * unit };
    let parts = [(&facts.winners[..], pot - for_low), (low, for_low)];
    let mut shares: BTreeMap<Seat, u64> = BTreeMap::new();
    let mut is_odd = false;
    for (winners, amount) in parts.into_iter().filter(|(_, amount)| *amount > 0) {
        is_odd |= amount / unit % winners.len() as u64 != 0;
        let order = match is_by_suit {
            true => facts.by_suit(winners),
            false => Some(facts.by_position(winners)),
        };
        let Some(order) = order else {
            return Ok(Ruling::undecided("odd-chip-cards-not-known"));
        };
        for (seat, chips) in divide(amount, unit, &order) {
            *shares.entry(seat).or_default() += chips;
        }
    }
    let told = shares.iter().map(|(seat, chips)| {
        spoken::phrase(Reason::new("pots-share").with("seat", seat).count("chips", *chips))
    });
    let answer = Reason::new("pots-paid").said("shares", ReasonValue::List(told.collect()));
    let mut ruling = Ruling::part("shares", shares, answer);
    if for_low > 0 {
        ruling = ruling.because("odd-chip-high-first").rests_on(&["gist-odd-chip-high"]);
    }
    if is_even {
        ruling = ruling.because("odd-chip-evenly").rests_on(&["gist-odd-chip-same-hands"]);
    }
    ruling = ruling.because(Reason::new(match (is_odd, is_by_suit) {
        (false, _) => "odd-chip-none",
        (true, true) => "odd-chip-by-suit",
        (true, false) => "odd-chip-by-seat",
    }));
    // How a pot is broken up and shared is said by the same rule, odd chip or not.
    let order = if is_by_suit { "gist-odd-chip-suit" } else { "gist-odd-chip-left-of-button" };
    ruling = ruling.rests_on(&[order, "gist-odd-chip-2011", "gist-odd-chip-equal"]);
    Ok(ruling.step("odd-chip-step-break").say("pots-say-each"))
}

impl Facts {
    fn check(&self) -> Result<(), FactsError> {
        let (Amount(pot), Amount(unit)) = (self.pot, self.chip_unit);
        if pot % unit != 0 {
            let reason = Reason::new("pot-not-in-units").count("unit", unit);
            return Err(FactsError::at("pot", reason));
        }
        let low = self.low_winners.as_deref().unwrap_or_default();
        let button = [self.button];
        for (field, seats) in
            [("winners", &self.winners[..]), ("low_winners", low), ("button", &button)]
        {
            let mut seen = BTreeSet::new();
            for seat in seats {
                let id = match seat.0 == 0 || seat.0 > self.seats_at_table {
                    true => "hand-seat-unknown",
                    false if !seen.insert(*seat) => "hand-seat-twice",
                    false => continue,
                };
                return Err(FactsError::at(field, Reason::new(id).with("seat", seat)));
            }
        }
        match self.winners.is_empty() {
            true => Err(FactsError::at("winners", Reason::new("nobody-in"))),
            false => Ok(()),
        }
    }

    /// In which order winners get odd chips where the table decides.
    fn by_position(&self, winners: &[Seat]) -> Vec<Seat> {
        from_the_button(winners, self.button, self.seats_at_table)
    }

    /// The same where cards decide; nothing where those are not told.
    fn by_suit(&self, winners: &[Seat]) -> Option<Vec<Seat>> {
        if winners.len() < 2 {
            return Some(self.by_position(winners));
        }
        let mut held: Vec<(Reverse<Vec<Card>>, Seat)> = Vec::new();
        for seat in winners {
            let mut cards = self.high_cards.as_ref()?.get(seat)?.clone();
            cards.sort_unstable_by(|a, b| b.cmp(a));
            held.push((Reverse(cards), *seat));
        }
        held.sort();
        Some(held.into_iter().map(|(_, seat)| seat).collect())
    }
}
