//! Whether a player who sits down is dealt in, and what they post.
//!
//! ## Why
//! A seat comes with all that belongs to it, good or bad; only between the button and the small
//! blind would a newcomer get hands that the blinds have already passed.
//!
//! ## Example
//! Button 8, small blind 1, big blind 4. A newcomer in seat 2 waits until the button has passed.
//!
//! ## Discretion
//! Where the button of the last hand is not known.

use crate::seat_facts::{Last, all_seats, apart, positions, seat_set};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::{ButtonState, Role, rank_seats};
use engine::values::{SeatNo, SeatSet};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::NewPlayers;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "new-player-seat",
    cites: &[
        Tda2024.cite("10-A", "gist-newcomer-any-seat"),
        Tda2024.cite("10-A", "gist-seat-with-all-rights"),
        Tda2024.cite("8-A", "gist-late-dealt-in"),
        Tda2024.cite("11-A", "gist-worst-seat"),
        Tda2011.cite("7", "gist-seat-with-all-rights"),
        Tda2011.cite("8-A", "gist-worst-seat"),
    ],
    example: r#"{"came":"broken_table","seat":2,"seats":9,"occupied":[1,4,5,6,7,8],"last":{"button":8,"small_blind":1,"big_blind":4}}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        came: Came,
        seat: SeatNo,
        #[range(2..=31)]
        seats: u8,
        /// Seats taken, without theirs.
        occupied: Vec<SeatNo>,
        last: Option<Last>,
    }

    enum Came {
        New,
        BrokenTable,
        Balance,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let all = all_seats(facts.seats);
    let live = seat_set("occupied", &facts.occupied, all)?;
    let seat: SeatSet = seat_set("seat", &[facts.seat], all)?;
    apart("seat", seat, "occupied", live)?;
    let Some(last) = facts.last else {
        return Ok(Ruling::undecided("button-not-known"));
    };
    let state = ButtonState::Played(positions(last, all)?);
    let ranks = rank_seats(rules.button, state, live, seat);
    let Some(rank) = ranks.first() else {
        return Ok(Ruling::undecided("table-over"));
    };
    let id = match rank.role {
        Role::BigBlind => "newcomer-big-blind",
        Role::SmallBlind => "newcomer-small-blind",
        Role::Button => "newcomer-button",
        Role::Dealt => "newcomer-dealt",
        Role::NotDealt => "newcomer-waits",
    };
    let verdict = json!({
        "seat": rank.seat,
        "dealt_in": rank.role != Role::NotDealt,
        "role": rank.role,
        "hands_until_big_blind": rank.hands_until_big_blind,
    });
    let answer = Reason::new(id).with("seat", rank.seat);
    if facts.came == Came::New && rules.options.new_players == NewPlayers::Floor {
        let is_waiting = rank.role == Role::NotDealt;
        let (role, id) = match is_waiting {
            true => (Role::Dealt, "newcomer-dealt"),
            false => (Role::NotDealt, "newcomer-waits"),
        };
        let other = json!({
            "seat": rank.seat,
            "dealt_in": is_waiting,
            "role": role,
            "hands_until_big_blind": rank.hands_until_big_blind,
        });
        let other = Choice::new(other, Reason::new(id).with("seat", rank.seat));
        let choices = vec![Choice::new(verdict.clone(), answer.clone()), other];
        let usual = Ruling::new(verdict, answer).because("newcomer-silent");
        return Ok(usual.or_one_of(choices));
    }
    let mut ruling = Ruling::new(verdict, answer);
    ruling = ruling.because(match rank.role {
        Role::NotDealt => Reason::new("newcomer-only-arc-waits"),
        _ => Reason::new("newcomer-takes-what-belongs"),
    });
    let is_poor = matches!(rank.role, Role::NotDealt | Role::SmallBlind);
    if facts.came == Came::Balance && is_poor {
        ruling = ruling.suggest("newcomer-not-for-balance");
    }
    Ok(match facts.came {
        Came::New => ruling.rests_on(&["gist-newcomer-any-seat", "gist-late-dealt-in"]),
        Came::Balance => ruling.rests_on(&["gist-seat-with-all-rights", "gist-worst-seat"]),
        Came::BrokenTable => ruling.rests_on(&["gist-seat-with-all-rights"]),
    })
}
