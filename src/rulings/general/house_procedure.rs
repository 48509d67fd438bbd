//! Whether the dealer or the staff should do something that is custom rather than rule.
//!
//! ## Why
//! The same at every table is fairer than the best at one.
//!
//! ## Example
//! A player who is not to act wants the bets pulled in so that they can see the pot: no, only the
//! player to act may ask for it.
//!
//! ## Discretion
//! Where the edition recommends nothing.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts, needed};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::Recommended;

pub(super) const TOPIC: Topic = Topic {
    slug: "house-procedure",
    cites: &[
        Tda2024.cite("7", "gist-seats-drawn"),
        Tda2024.cite("26", "gist-new-deck"),
        Tda2024.cite("RP-1", "gist-all-in-buttons"),
        Tda2024.cite("RP-2", "gist-pulling-in"),
        Tda2024.cite("RP-3", "gist-things-off-the-table"),
        Tda2024.cite("RP-7", "gist-no-late-push"),
        Tda2024.cite("RP-12", "gist-announce-bets"),
        Tda2024.cite("RP-13", "gist-stack-split-pots"),
        Tda2024.cite("RP-14", "gist-chance-decides"),
        Tda2024.cite("RP-15", "gist-hand-over"),
        Tda2024.cite("RP-17", "gist-limping"),
        Tda2024.cite("RP-18", "gist-order-of-mixed-games"),
        Tda2024.cite("RP-20", "gist-decks-ready"),
        Tda2024.cite("RP-21", "gist-spread-the-pot"),
        Tda2024.cite("RP-22", "gist-bounty-chips"),
        Tda2011.cite("5", "gist-seats-drawn"),
        Tda2011.cite("23", "gist-new-deck"),
    ],
    example: r#"{"matter":"pull_in_bets","asked_by":"another_player"}"#,
    ..Topic::of(Section::General, &Judge(judge))
};

/// Before this much is left of a level, a dealer is not changed any more.
const PUSH_SECONDS: u32 = 90;

facts! {
    struct Facts {
        matter: Matter,
        #[needed_if(matter = "pull_in_bets" | "new_deck")]
        asked_by: Option<Asker>,
        /// Until the break or the next level.
        #[range(0..=7200)]
        #[needed_if(matter = "dealer_change")]
        seconds_left: Option<u32>,
        #[needed_if(matter = "announce_a_bet")]
        all_in: Option<bool>,
        /// Whether chips have changed hands since the start.
        #[needed_if(matter = "wrong_starting_stacks")]
        chips_won: Option<bool>,
    }

    /// What somebody wants to do or have done.
    enum Matter {
        AllInButton,
        PullInBets,
        ThingsOnTable,
        DealerChange,
        AnnounceABet,
        StackSplitPot,
        ChanceDecides,
        HandOver,
        LimpInDraw,
        StudGamesApart,
        DecksReady,
        SpreadThePot,
        BetABountyChip,
        NewDeck,
        /// Another seat, for the light, the food or the company.
        SeatChange,
        /// A card or chip that buys time to think.
        TimeCard,
        MedicalStop,
        /// Several players began with stacks that are not those of the event.
        WrongStartingStacks,
    }

    enum Asker {
        PlayerToAct,
        AnotherPlayer,
        Staff,
    }
}

/// What the edition recommends: whether it is done, in which words, and under which number.
type Advice = (bool, &'static str, &'static str);

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (is_done, id, gist) = match facts.matter {
        // A rule in every edition, not a recommendation.
        Matter::NewDeck => return Ok(said(new_deck(asker(&facts)?))),
        Matter::SeatChange => {
            let ruling = said((false, "procedure-seat-stays", "gist-seats-drawn"));
            return Ok(ruling.suggest("procedure-seat-special"));
        }
        Matter::BetABountyChip => return Ok(bounty_chip()),
        Matter::TimeCard => {
            return Ok(usually_done("procedure-time-card", "procedure-time-card-none"));
        }
        Matter::MedicalStop => {
            let ruling = usually_done("procedure-medical", "procedure-medical-goes-on");
            return Ok(ruling.suggest("procedure-medical-hand"));
        }
        Matter::WrongStartingStacks => {
            let have_won = needed("chips_won", facts.chips_won)?;
            let id = if have_won { "procedure-stacks-late" } else { "procedure-stacks" };
            return Ok(usually_done(id, "procedure-stacks-stand"));
        }
        Matter::PullInBets => pull_in(asker(&facts)?),
        Matter::SpreadThePot => (true, "procedure-spread", "gist-spread-the-pot"),
        Matter::DealerChange => {
            let left = needed("seconds_left", facts.seconds_left)?;
            let is_late = left <= PUSH_SECONDS;
            let id = if is_late { "procedure-no-push" } else { "procedure-push" };
            (!is_late, id, "gist-no-late-push")
        }
        Matter::AnnounceABet => {
            let is_all_in = needed("all_in", facts.all_in)?;
            let id = if is_all_in { "procedure-count-on-request" } else { "procedure-announce" };
            (!is_all_in, id, "gist-announce-bets")
        }
        matter => plain(matter),
    };
    Ok(match rules.options.recommended {
        Recommended::Followed => said((is_done, id, gist)),
        Recommended::Floor => Ruling::choice(
            "procedure-silent",
            vec![
                Choice::part("done", is_done, id),
                Choice::part("done", !is_done, "procedure-otherwise"),
            ],
        ),
    })
}

fn asker(facts: &Facts) -> Result<Asker, FactsError> {
    needed("asked_by", facts.asked_by)
}

fn said((is_done, id, gist): Advice) -> Ruling {
    Ruling::part("done", is_done, id).rests_on(&[gist])
}

fn new_deck(asked_by: Asker) -> Advice {
    match asked_by {
        Asker::Staff => (true, "procedure-new-deck", "gist-new-deck"),
        _ => (false, "procedure-no-new-deck", "gist-new-deck"),
    }
}

fn pull_in(asked_by: Asker) -> Advice {
    match asked_by {
        Asker::PlayerToAct => (true, "procedure-pull-in", "gist-pulling-in"),
        _ => (false, "procedure-leave-bets", "gist-pulling-in"),
    }
}

/// What no book decides, and what a floor usually does.
fn usually_done(id: &'static str, otherwise: &'static str) -> Ruling {
    let options = vec![Choice::part("done", true, id), Choice::part("done", false, otherwise)];
    Ruling::part("done", true, id).or_one_of(options)
}

/// Matters that no other fact decides.
fn plain(matter: Matter) -> Advice {
    match matter {
        Matter::ThingsOnTable => (false, "procedure-things-off", "gist-things-off-the-table"),
        Matter::StackSplitPot => (true, "procedure-stack-split", "gist-stack-split-pots"),
        Matter::ChanceDecides => (true, "procedure-chance", "gist-chance-decides"),
        Matter::HandOver => (true, "procedure-hand-over", "gist-hand-over"),
        Matter::LimpInDraw => (true, "procedure-limp", "gist-limping"),
        Matter::StudGamesApart => (true, "procedure-apart", "gist-order-of-mixed-games"),
        Matter::DecksReady => (true, "procedure-decks", "gist-decks-ready"),
        _ => (true, "procedure-all-in-button", "gist-all-in-buttons"),
    }
}

/// No edition says what a bounty chip or a time token in the pot is.
fn bounty_chip() -> Ruling {
    let options = vec![
        Choice::of("call", "procedure-bounty-call"),
        Choice::of("all_in", "procedure-bounty-all-in"),
    ];
    Ruling::choice("procedure-bounty", options).rests_on(&["gist-bounty-chips"])
}
