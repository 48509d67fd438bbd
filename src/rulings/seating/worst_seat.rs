//! Which open seat of a short table an arriving player takes.
//!
//! ## Why
//! Whoever moves to balance tables gains nothing by it: they take the seat where the big blind
//! comes soonest.
//!
//! ## Example
//! Button 1, small blind 2, big blind 3; seats 4 and 7 are open. They take 4 and post at once.
//!
//! ## Discretion
//! Where only the small blind is open, or a seat that waits until the button has passed.

use crate::seat_facts::{Last, all_seats, apart, positions, seat_set};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::{ButtonState, Positions, Role, SeatRank, rank_seats};
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "worst-seat",
    cites: &[Tda2024.cite("11-A", "gist-worst-seat"), Tda2011.cite("8-A", "gist-worst-seat")],
    example: r#"{"seats":9,"occupied":[1,2,3,6,7,9],"last":{"button":1,"small_blind":2,"big_blind":3},"busted":[],"open":[4,5,8]}"#,
    ..Topic::of(Section::Seating, &Judge(judge))
};

facts! {
    struct Facts {
        #[range(2..=31)]
        seats: u8,
        /// Seats taken, without the newcomer.
        occupied: Vec<SeatNo>,
        last: Option<Last>,
        /// Seats whose players busted in the hand just finished.
        busted: Option<Vec<SeatNo>>,
        /// Seats that they may take; every seat that is not taken where not given.
        open: Option<Vec<SeatNo>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(facts.seats);
    let live = seat_set("occupied", &facts.occupied, all)?;
    let open = match &facts.open {
        Some(open) => seat_set("open", open, all)?,
        None => all.difference(live),
    };
    apart("open", open, "occupied", live)?;
    let busted = seat_set("busted", &facts.busted.unwrap_or_default(), all)?;
    apart("busted", busted, "occupied", live)?;
    let Some(last) = facts.last else {
        return Ok(Ruling::undecided("button-not-known"));
    };
    let last = positions(last, all)?;
    let ranking = rank_seats(rules.button, ButtonState::Played(last), live, open);
    Ok(rule(&ranking, last, live).rests_on(&["gist-worst-seat"]))
}

fn rule(ranking: &[SeatRank], last: Positions, live: SeatSet) -> Ruling {
    let is_good = |rank: &&SeatRank| !matches!(rank.role, Role::NotDealt | Role::SmallBlind);
    let Some(worst) = ranking.first().filter(is_good) else {
        let seat = |rank: &SeatRank| Reason::new("worst-seat-choice").with("seat", rank.seat);
        let choice = |rank| Choice::new(verdict(Some(rank), ranking), seat(rank));
        let options = ranking.iter().map(choice).collect();
        let id = if ranking.is_empty() { "no-seat-open" } else { "only-poor-seats" };
        return Ruling::new(verdict(None, ranking), id).or_one_of(options);
    };
    let id = match worst.role {
        Role::BigBlind if !live.contains(last.big_blind) => "worst-seat-lone-big-blind",
        Role::BigBlind => "worst-seat-big-blind",
        Role::Button => "worst-seat-button",
        _ => "worst-seat-dealt",
    };
    let answer =
        Reason::new(id).with("seat", worst.seat).count("hands", worst.hands_until_big_blind);
    Ruling::new(verdict(Some(worst), ranking), answer)
}

fn verdict(seat: Option<&SeatRank>, ranking: &[SeatRank]) -> Value {
    json!({
        "seat": seat.map(|rank| rank.seat),
        "role": seat.map(|rank| rank.role),
        "hands_until_big_blind": seat.map(|rank| rank.hands_until_big_blind),
        "ranking": ranking.iter().map(|rank| rank.seat).collect::<Vec<SeatNo>>(),
    })
}
