//! How many raises a round of limit may see, and what an all-in for less than a bet does.
//!
//! ## Why
//! Without a cap two players can raise a third one out of the game between them.
//!
//! ## Example
//! Limit 10, a bet and three raises: 10, 20, 30, 40, and then only calls.
//!
//! ## Discretion
//! An all-in of half a bet or more that is no whole bet, where the book does not speak of it.

use super::wagers::limit_reopens;
use crate::{
    Amount, Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
    needed,
};
use cards::wagers::{LimitCap, LimitRound, ShortAllIn, limit_all_in};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};
use rulebook::options::{self, CapCountsOpeningBet, HeadsUpUncapped, HouseCap, Options};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "limit-cap",
    cites: &[
        Tda2024.cite("48", "gist-limit-cap-house"),
        Tda2024.cite("47-B", "gist-limit-cap-half-bet"),
        Tda2024.cite("47-B", "gist-limit-cap-less-than-half"),
        Tda2011.cite("41", "gist-limit-cap-house"),
        House000.cite("PLGEN-11", "gist-limit-cap-three-raises"),
        House000.cite("PLGEN-12", "gist-limit-cap-four-raises"),
        House000.cite("PLGEN-13", "gist-limit-cap-heads-up"),
        House000.cite("PLGEN-14", "gist-limit-cap-less-than-half"),
        House000.cite("PLGEN-15", "gist-limit-cap-half-bet"),
        Home001.cite("CZ-BET-06", "gist-limit-cap-three-bets"),
        Home001.cite("CZ-BET-07", "gist-limit-cap-heads-up"),
        Pl004.cite("PL-HE-07", "gist-limit-cap-each"),
    ],
    example: r#"{"bet":10,"bets_so_far":3,"own_raises":1,"betting_rounds":4,"players_left":3,"capped_before_heads_up":false,"event_is_heads_up":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// The fixed bet of this street.
        bet: Amount,
        /// Bets and raises of this round so far, the big blind among them.
        #[range(0..=100)]
        bets_so_far: u32,
        /// Raises of the player who wants to raise.
        #[range(0..=100)]
        own_raises: Option<u32>,
        /// How many rounds of betting the game has; two in draw.
        #[range(1..=7)]
        betting_rounds: Option<u32>,
        /// Players who hold cards and are not all-in.
        #[range(2..=31)]
        players_left: u32,
        /// Whether the cap was reached before only two were left.
        capped_before_heads_up: Option<bool>,
        /// Whether only two players are left in the event.
        event_is_heads_up: Option<bool>,
        /// How much more than the bet before an all-in was.
        short_all_in: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let options = &rules.options;
    let cap = facts.cap(options);
    let round = LimitRound { bet: facts.bet.0, cap };
    let own_raises = match cap {
        LimitCap::RaisesEach(_) => needed("own_raises", facts.own_raises)?,
        LimitCap::Bets(_) | LimitCap::None => facts.own_raises.unwrap_or_default(),
    };
    let may_raise = round.may_raise(facts.bets_so_far, own_raises);
    let totals = round.totals();
    let verdict = |reopens: Option<bool>| {
        json!({
            "totals": totals, "may_raise": may_raise,
            "all_in_reopens": reopens,
        })
    };
    let by_cap = if may_raise { "limit-cap-may-raise" } else { "limit-cap-reached" };
    let reopens = facts.short_all_in.map(|raise| limit_reopens(raise.0, facts.bet.0, options));
    let told = |reopens| match reopens {
        true => Reason::new("limit-cap-all-in-is-a-bet"),
        false => Reason::new("limit-cap-all-in-call-or-fold"),
    };
    // After an all-in of less than half a bet a raise is for whoever has not acted.
    let answer = match reopens.flatten() {
        Some(false) if may_raise => "limit-cap-all-in-call-or-fold",
        _ => by_cap,
    };
    let mut ruling = match reopens {
        Some(None) => {
            let choice = |reopens| Choice::new(verdict(Some(reopens)), told(reopens));
            Ruling::choice("wager-floor-decides", vec![choice(true), choice(false)])
                .because("limit-cap-all-in-silent")
                .because(answer)
        }
        reopens => Ruling::new(verdict(reopens.flatten()), answer),
    };
    ruling = ruling.because(match (cap, &totals) {
        (LimitCap::None, _) => Reason::new("limit-cap-none"),
        (LimitCap::RaisesEach(raises), _) => {
            Reason::new("limit-cap-raises-each").count("raises", raises)
        }
        (LimitCap::Bets(_), totals) => {
            let totals = totals.iter().flatten().copied().map(ReasonValue::Count);
            Reason::new("limit-cap-totals").said("totals", ReasonValue::List(totals.collect()))
        }
    });
    match reopens.flatten() {
        Some(false) if may_raise => ruling = ruling.because("limit-cap-others-may-raise"),
        Some(reopens) => ruling = ruling.because(told(reopens)),
        None => {}
    }
    Ok(ruling.say(answer).rests_on(&facts.gists(options)))
}

impl Facts {
    /// What is used of the rules.
    fn gists(&self, options: &Options) -> Vec<&'static str> {
        let mut gists = vec![match options.limit_cap {
            options::LimitCap::House => "gist-limit-cap-house",
            options::LimitCap::BetAndThree if self.betting_rounds == Some(2) => {
                "gist-limit-cap-four-raises"
            }
            options::LimitCap::BetAndThree => "gist-limit-cap-three-raises",
            options::LimitCap::ThreeBets => "gist-limit-cap-three-bets",
            options::LimitCap::PerPlayer => "gist-limit-cap-each",
        }];
        if self.players_left <= 2 {
            gists.push("gist-limit-cap-heads-up");
        }
        match self.short_all_in {
            Some(Amount(raise)) if limit_all_in(raise, self.bet.0) == ShortAllIn::FullBet => {
                gists.push("gist-limit-cap-half-bet");
            }
            Some(_) => gists.push("gist-limit-cap-less-than-half"),
            None => {}
        }
        gists
    }

    fn cap(&self, options: &Options) -> LimitCap {
        let is_heads_up = self.players_left <= 2;
        let is_open = match options.heads_up_uncapped {
            HeadsUpUncapped::Yes => is_heads_up,
            HeadsUpUncapped::UnlessReached => {
                is_heads_up && self.capped_before_heads_up != Some(true)
            }
            HeadsUpUncapped::No => self.event_is_heads_up == Some(true),
        };
        if is_open {
            return LimitCap::None;
        }
        let opening = match options.cap_counts_opening_bet {
            CapCountsOpeningBet::Yes => 0,
            CapCountsOpeningBet::No => 1,
        };
        match options.limit_cap {
            options::LimitCap::House => LimitCap::Bets(opening + house_cap(options.house_cap)),
            options::LimitCap::BetAndThree if self.betting_rounds == Some(2) => LimitCap::Bets(5),
            options::LimitCap::BetAndThree => LimitCap::Bets(4),
            options::LimitCap::ThreeBets => LimitCap::Bets(opening + 3),
            options::LimitCap::PerPlayer => LimitCap::RaisesEach(3),
        }
    }
}

const fn house_cap(cap: HouseCap) -> u32 {
    match cap {
        HouseCap::TwoBets => 2,
        HouseCap::ThreeBets => 3,
        HouseCap::FourBets => 4,
        HouseCap::FiveBets => 5,
    }
}
