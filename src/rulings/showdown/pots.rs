//! Main pot, side pots, refunds and odd chips: who gets what.
//!
//! ## Why
//! A player wins from each other player at most as much as they have put in themselves.
//!
//! ## Example
//! All-in for 1,000 and 3,500, two callers of 8,000: a main pot and two side pots, each by itself.
//! The ante of the big blind is dead and lies in the main pot.
//!
//! ## Discretion
//! Where the house never said how a hand ranks, and the pot depends on it.

use super::dealt::{deal_error, pot_options};
use super::not_settled::not_settled;
use super::spoken;
use crate::{
    Amount, Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic,
    Verdict, facts,
};
use cards::games::Game;
use cards::pots::{InPot, PaidPot, Payout, PotError, PotOptions, PotPart, PotsOf, Stake, pay};
use cards::{Card, Seat};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "pots",
    cites: &[
        Tda2024.cite("21", "gist-pots-each-by-itself"),
        Tda2024.cite("20", "gist-pots-odd-chips"),
        Tda2024.cite("RP-13", "gist-pots-stacked"),
        Tda2011.cite("18", "gist-pots-each-by-itself"),
        Tda2011.cite("17", "gist-pots-odd-chips"),
        Home001.cite("CZ-SIDEPOT-01", "gist-pots-own-chips"),
    ],
    example: r#"{"game":"holdem","seats_at_table":9,"button":5,"chip_unit":100,"players":[{"seat":1,"cards":"As Ad","contributed":1000,"folded":false},{"seat":2,"cards":"Ks Kd","contributed":3500,"folded":false},{"seat":3,"cards":"Qs Qd","contributed":8000,"folded":false},{"seat":4,"cards":"Ts Td","contributed":8000,"folded":false},{"seat":6,"cards":null,"contributed":600,"folded":true}],"board":"2s 7h 9c Jd 3h"}"#,
    ..Topic::of(Section::Pots, &Judge(judge))
};

facts! {
    struct Facts {
        game: Game,
        #[range(2..=31)]
        seats_at_table: u8,
        button: Seat,
        chip_unit: Amount,
        /// Chips in the pot that nobody has to match: one ante for all, dead blinds.
        #[form(or_none)]
        dead: Option<Amount>,
        players: Vec<Player>,
        board: Option<Vec<Card>>,
    }

    struct Player {
        seat: Seat,
        cards: Option<Vec<Card>>,
        contributed: Amount,
        folded: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let in_pot = |player: Player| {
        let has_folded = player.folded.unwrap_or_default();
        let stake = Stake { seat: player.seat, contributed: player.contributed.0, has_folded };
        InPot { stake, cards: player.cards.unwrap_or_default() }
    };
    let hand = PotsOf {
        game: facts.game,
        seats_at_table: facts.seats_at_table,
        button: facts.button,
        chip_unit: facts.chip_unit.0,
        dead: facts.dead.unwrap_or_default().0,
        players: facts.players.into_iter().map(in_pot).collect(),
        board: facts.board.unwrap_or_default(),
    };
    let options = pot_options(&rules.options);
    let paid_by = |options| pay(&hand, options).map_err(|error| refused(error, &hand));
    let paid = paid_by(options)?;
    if let Some(open) = not_settled(hand.game, options.hands, rules) {
        let other = paid_by(PotOptions { hands: open.other, ..options })?;
        if other.payouts != paid.payouts {
            let choices = [&paid, &other].into_iter().zip(open.pays);
            let choices =
                choices.map(|(paid, id)| Choice::new(Verdict::Pots(paid.clone()), to(id, paid)));
            let mut ruling = Ruling::choice(Reason::new(open.asked), choices.collect());
            ruling.verdict = Verdict::Pots(paid);
            return Ok(ruling.because(open.decides));
        }
    }
    Ok(ruled(&paid))
}

/// A sentence about who is paid how much.
fn to(id: &'static str, paid: &Payout) -> Reason {
    let paid = paid.payouts.iter().filter(|(_, chips)| **chips > 0);
    Reason::new(id).said("shares", shares(paid))
}

fn refused(error: PotError, hand: &PotsOf) -> FactsError {
    let of_seat = |id: &'static str, seat: Seat| {
        FactsError::at("players", Reason::new(id).with("seat", seat))
    };
    match error {
        PotError::Deal(error) => deal_error(error),
        PotError::UnitZero => FactsError::at("chip_unit", Reason::new("chip-unit-zero")),
        PotError::SeatUnknown(seat) if seat == hand.button => {
            FactsError::at("button", Reason::new("hand-seat-unknown").with("seat", seat))
        }
        PotError::SeatUnknown(seat) => of_seat("hand-seat-unknown", seat),
        PotError::NotInUnits(seat) => {
            let FactsError { field, reason } = of_seat("stake-not-in-units", seat);
            FactsError::at(field, reason.count("unit", hand.chip_unit))
        }
        PotError::DeadNotInUnits => {
            let reason = Reason::new("dead-not-in-units").count("unit", hand.chip_unit);
            FactsError::at("dead", reason)
        }
        PotError::TooMuchDead => {
            let reason = Reason::new("chips-too-many").count("most", Amount::MOST);
            FactsError::at("dead", reason)
        }
        PotError::TooMuch(seat) => of_seat("pot-too-much", seat),
        PotError::AllFolded => FactsError::at("players", Reason::new("pot-all-folded")),
        PotError::FoldedAboveAll(seat) => of_seat("pot-folded-above-all", seat),
    }
}

fn ruled(paid: &Payout) -> Ruling {
    let mut ruling = Ruling::new(Verdict::Pots(paid.clone()), to("pots-paid", paid));
    for (seat, chips) in &paid.refund {
        let back = Reason::new("pots-step-refund").with("seat", seat).count("chips", *chips);
        ruling = ruling.step(back);
    }
    // The pot with the fewest players comes first, and the main pot last.
    for (number, pot) in paid.pots.iter().enumerate().rev() {
        let total = paid.pots.len();
        let id = match number {
            0 if total == 1 => "pots-step-pot",
            0 => "pots-step-main",
            _ => "pots-step-side",
        };
        let step = Reason::new(id).with("number", number).count("chips", pot.amount);
        let players = u64::try_from(pot.eligible.len()).unwrap_or_default();
        let step = step.said("seats", spoken::seats(&pot.eligible)).count("players", players);
        ruling = awarded(ruling.step(step), pot);
    }
    let is_odd = |pot: &PaidPot| {
        pot.awards.iter().any(|award| {
            let mut shares = award.shares.values();
            let first = shares.next();
            shares.any(|share| Some(share) != first)
        })
    };
    if paid.pots.iter().any(is_odd) {
        ruling = ruling.because("pots-odd-chips").rests_on(&["gist-pots-odd-chips"]);
    }
    let gists = ["gist-pots-each-by-itself", "gist-pots-own-chips"];
    ruling = match paid.pots.len() {
        0 | 1 if !paid.pots.iter().any(is_odd) => ruling.by_the_game(),
        0 | 1 => ruling,
        _ => ruling.rests_on(&gists),
    };
    if paid.pots.len() > 1 {
        let sides = paid.pots.len() as u64 - 1;
        ruling = ruling.say(Reason::new("pots-say-side-first").count("sides", sides));
    }
    ruling.say("pots-say-each")
}

fn awarded(mut ruling: Ruling, pot: &PaidPot) -> Ruling {
    for award in &pot.awards {
        let id = match award.part {
            PotPart::Hi => "pots-step-high",
            PotPart::Lo => "pots-step-low",
            PotPart::All => "pots-step-both",
        };
        let step = Reason::new(id).said("shares", shares(award.shares.iter()));
        ruling = ruling.step(step);
    }
    ruling
}

fn shares<'a>(of: impl Iterator<Item = (&'a Seat, &'a u64)>) -> ReasonValue {
    let share = |(seat, chips): (&Seat, &u64)| {
        let share = Reason::new("pots-share").with("seat", seat).count("chips", *chips);
        spoken::phrase(share)
    };
    ReasonValue::List(of.map(share).collect())
}
