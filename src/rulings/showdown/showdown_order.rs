//! Who shows first, and who after them.
//!
//! ## Why
//! Nobody wants to show first; without an order everybody waits, or a winner is thrown away.
//!
//! ## Example
//! River: A bets, B and C call. A shows first; without a bet, the first seat left of the button.
//!
//! ## Discretion
//! Where the book leaves it to the floor whether the order is enforced; and anybody may show before
//! their turn.

use super::spoken;
use super::stud::Street;
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::pots::from_the_button;
use cards::stud::StudGame;
use cards::{Card, Seat};
use rulebook::Rulebook::{Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use rulebook::options::{
    AllInShowing, Options, OrderOfShowing, ShowingOrder, SidePotShowing, TiedBoards,
};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};

pub(super) const TOPIC: Topic = Topic {
    slug: "showdown-order",
    cites: &[
        Tda2024.cite("17-A", "gist-showdown-order-aggressor"),
        Tda2024.cite("16", "gist-showdown-order-all-in"),
        Tda2011.cite("12", "gist-showdown-order-aggressor"),
        Tda2011.cite("11", "gist-showdown-order-all-in"),
        House000.cite("PLGEN-42", "gist-showdown-order-opener"),
        House000.cite("PLGEN-43", "gist-showdown-order-bettor"),
        House000.cite("PLGEN-45", "gist-showdown-order-side-pot"),
        Home001.cite("CZ-STUD-17", "gist-showdown-order-called"),
        Pl004.cite("PL-DRAW-21", "gist-showdown-order-contributor-last"),
        Local003.cite("12.C", "gist-showdown-order-whole-hand"),
    ],
    example: r#"{"family":"flop","seats_at_table":9,"button":5,"live":[2,6,8],"last_round_aggressor":8,"hand_aggressor":8,"main_pot_only":[],"all_in_and_no_more_betting":false}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        family: Family,
        #[range(2..=31)]
        seats_at_table: u8,
        button: Seat,
        live: Vec<Seat>,
        last_round_aggressor: Option<Seat>,
        hand_aggressor: Option<Seat>,
        #[asked_if(family = "stud" | "razz")]
        up_cards: Option<BTreeMap<Seat, Vec<Card>>>,
        main_pot_only: Option<Vec<Seat>>,
        all_in_and_no_more_betting: Option<bool>,
    }

    enum Family {
        Flop,
        Draw,
        Stud,
        Razz,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    facts.check()?;
    if facts.is_all_in() && rules.options.all_in_showing == AllInShowing::AllAtOnce {
        return Ok(all_at_once(&facts, &rules.options));
    }
    let (first, why) = match facts.first(&rules.options)? {
        Begins::Seat(first, why) => (first, why),
        Begins::EitherOf(seats) => {
            let choice = |first: Seat| {
                let order = facts.order_from(first);
                let verdict = json!({ "all_at_once": false, "order": order });
                Choice::new(verdict, Reason::new("showdown-order-first").with("seat", first))
            };
            let choices = seats.map(choice).to_vec();
            let ruling = Ruling::choice("wager-floor-decides", choices);
            return Ok(ruling.because("stud-order-tied-silent"));
        }
        Begins::NotKnown => return Ok(Ruling::undecided("showdown-order-boards-not-known")),
    };
    let mut order = facts.order_from(first);
    if why == "showdown-order-contributor-last" {
        order.rotate_left(1);
    }
    let is_side_first = rules.options.side_pot_showing == SidePotShowing::SidePotsFirst;
    let short = facts.main_pot_only.as_deref().unwrap_or_default();
    if is_side_first {
        order.sort_by_key(|seat| short.contains(seat));
    }
    let first = order.first().copied().unwrap_or(first);
    let verdict = json!({ "all_at_once": false, "order": order });
    let answer = Reason::new("showdown-order-first").with("seat", first);
    let mut ruling = Ruling::new(verdict, answer).because(why).rests_on(rests_on(why));
    if !short.is_empty() {
        let id = match is_side_first {
            true => "showdown-order-side-pots-first",
            false => "showdown-order-side-pots-independent",
        };
        ruling = ruling.because(id).rests_on(&["gist-showdown-order-side-pot"]);
    }
    if rules.options.order_of_showing == OrderOfShowing::MayBeEnforced {
        ruling = ruling.suggest("showdown-order-enforce");
    }
    let step = Reason::new("showdown-order-step").said("seats", spoken::seats(&order));
    Ok(ruling.say(Reason::new("showdown-order-say").with("seat", first)).step(step))
}

/// Who shows first, or between whom it is open.
enum Begins {
    /// This seat, and the id of the reason why.
    Seat(Seat, &'static str),
    /// One of these, where open boards are equal and the book does not say what decides.
    EitherOf([Seat; 2]),
    /// Nobody can tell: the open boards decide and are not told.
    NotKnown,
}

impl Begins {
    fn of(seat: Option<&Seat>, why: &'static str) -> Self {
        seat.map_or(Self::NotKnown, |seat| Self::Seat(*seat, why))
    }
}

/// The rules by which somebody shows first.
fn rests_on(why: &str) -> &'static [&'static str] {
    match why {
        "showdown-order-left-of-button" => {
            &["gist-showdown-order-aggressor", "gist-showdown-order-opener"]
        }
        "showdown-order-was-called" | "showdown-order-last-chance" => {
            &["gist-showdown-order-called"]
        }
        "showdown-order-contributor-last" => &["gist-showdown-order-contributor-last"],
        "showdown-order-hand-aggressor" => &["gist-showdown-order-whole-hand"],
        _ => &["gist-showdown-order-aggressor", "gist-showdown-order-bettor"],
    }
}

/// Once an all-in ends the betting, every hand is turned up, also one for the main pot only.
///
/// Rules: TDA 2024 §16; TDA 2011 §11.
fn all_at_once(facts: &Facts, options: &Options) -> Ruling {
    let verdict = json!({ "all_at_once": true, "order": facts.live });
    let ruling = Ruling::new(verdict, "showdown-order-all-at-once");
    let ruling = match facts.main_pot_only.as_deref() {
        None | Some([]) => ruling,
        Some(_) => ruling.because("showdown-order-main-pot-all-in"),
    };
    let ruling = ruling.say("showdown-order-say-all");
    let ruling = match options.side_pot_showing {
        SidePotShowing::SidePotsFirst => ruling.step("showdown-order-step-side-first"),
        SidePotShowing::Independent => ruling,
    };
    ruling.rests_on(&["gist-showdown-order-all-in"])
}

impl Facts {
    /// Whether somebody is all-in; who plays for the main pot only always is.
    fn is_all_in(&self) -> bool {
        let is_short = self.main_pot_only.as_ref().is_some_and(|short| !short.is_empty());
        is_short || self.all_in_and_no_more_betting == Some(true)
    }

    fn check(&self) -> Result<(), FactsError> {
        let wrong = |field: &str, id: &'static str, seat: Seat| {
            Err(FactsError::at(field, Reason::new(id).with("seat", seat)))
        };
        let mut seen = BTreeSet::new();
        for seat in &self.live {
            if seat.0 == 0 || seat.0 > self.seats_at_table {
                return wrong("live", "hand-seat-unknown", *seat);
            }
            if !seen.insert(*seat) {
                return wrong("live", "hand-seat-twice", *seat);
            }
        }
        if seen.is_empty() {
            return Err(FactsError::at("live", Reason::new("nobody-in")));
        }
        if self.button.0 == 0 || self.button.0 > self.seats_at_table {
            return wrong("button", "hand-seat-unknown", self.button);
        }
        let short = self.main_pot_only.iter().flatten().map(|seat| ("main_pot_only", seat));
        let last = self.last_round_aggressor.iter().map(|seat| ("last_round_aggressor", seat));
        match short.chain(last).find(|(_, seat)| !seen.contains(seat)) {
            Some((field, seat)) => wrong(field, "not-in-showdown", *seat),
            None => Ok(()),
        }
    }

    /// Everybody in turn, from this seat on.
    fn order_from(&self, first: Seat) -> Vec<Seat> {
        let mut order = from_the_button(&self.live, first, self.seats_at_table);
        order.rotate_right(1);
        order
    }

    fn first(&self, options: &Options) -> Result<Begins, FactsError> {
        let of_hand = self.hand_aggressor.filter(|seat| self.live.contains(seat));
        let aggressor = match options.showing_order {
            ShowingOrder::HandAggressor => self.last_round_aggressor.or(of_hand),
            _ => self.last_round_aggressor,
        };
        if let Some(seat) = aggressor {
            let why = match options.showing_order {
                ShowingOrder::LastAggressor => "showdown-order-last-aggressor",
                ShowingOrder::CalledPlayer => "showdown-order-was-called",
                ShowingOrder::LastContributorLast => "showdown-order-contributor-last",
                ShowingOrder::HandAggressor => "showdown-order-hand-aggressor",
            };
            return Ok(Begins::Seat(seat, why));
        }
        if matches!(self.family, Family::Flop | Family::Draw) {
            let order = from_the_button(&self.live, self.button, self.seats_at_table);
            return Ok(Begins::of(order.first(), "showdown-order-left-of-button"));
        }
        self.by_board(options)
    }

    /// Who shows first by the open boards of the last street.
    fn by_board(&self, options: &Options) -> Result<Begins, FactsError> {
        let Some(up_cards) = &self.up_cards else { return Ok(Begins::NotKnown) };
        let game = if self.family == Family::Razz { StudGame::Razz } else { StudGame::Stud7 };
        let street = Street {
            game,
            street: 7,
            seats_at_table: self.seats_at_table,
            button: Some(self.button),
            live: &self.live,
            up_cards,
        };
        let order = street.first()?;
        let by_position = order.by_position().unwrap_or(order.by_suit);
        let first = match options.tied_boards {
            TiedBoards::BySuit => order.by_suit,
            TiedBoards::ByPosition => by_position,
            TiedBoards::Floor if by_position != order.by_suit => {
                return Ok(Begins::EitherOf([order.by_suit, by_position]));
            }
            TiedBoards::Floor => by_position,
        };
        if options.showing_order == ShowingOrder::CalledPlayer {
            // The last with a chance to bet sits to the right of whoever began.
            let order = from_the_button(&self.live, first, self.seats_at_table);
            let last = order.iter().rev().nth(1).or(order.first());
            return Ok(Begins::of(last, "showdown-order-last-chance"));
        }
        let is_razz = self.family == Family::Razz;
        let why =
            if is_razz { "showdown-order-lowest-board" } else { "showdown-order-highest-board" };
        Ok(Begins::Seat(first, why))
    }
}
