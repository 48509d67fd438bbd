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
struct Advice {
    is_done: bool,
    id: &'static str,
    gist: &'static str,
}

impl Advice {
    fn done(id: &'static str, gist: &'static str) -> Self {
        Self { is_done: true, id, gist }
    }

    fn left_out(id: &'static str, gist: &'static str) -> Self {
        Self { is_done: false, id, gist }
    }

    fn ruling(&self) -> Ruling {
        Ruling::part("done", self.is_done, self.id).rests_on(&[self.gist])
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let advice = match facts.matter {
        // A rule in every edition, not a recommendation.
        Matter::NewDeck => return Ok(new_deck(asker(&facts)?).ruling()),
        Matter::SeatChange => {
            let advice = Advice::left_out("procedure-seat-stays", "gist-seats-drawn");
            return Ok(advice.ruling().suggest("procedure-seat-special"));
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
        Matter::SpreadThePot => Advice::done("procedure-spread", "gist-spread-the-pot"),
        Matter::DealerChange => {
            let left = needed("seconds_left", facts.seconds_left)?;
            match left <= PUSH_SECONDS {
                true => Advice::left_out("procedure-no-push", "gist-no-late-push"),
                false => Advice::done("procedure-push", "gist-no-late-push"),
            }
        }
        Matter::AnnounceABet => match needed("all_in", facts.all_in)? {
            true => Advice::left_out("procedure-count-on-request", "gist-announce-bets"),
            false => Advice::done("procedure-announce", "gist-announce-bets"),
        },
        matter => plain(matter),
    };
    Ok(match rules.options.recommended {
        Recommended::Followed => advice.ruling(),
        Recommended::Floor => Ruling::choice(
            "procedure-silent",
            vec![
                Choice::part("done", advice.is_done, advice.id),
                Choice::part("done", !advice.is_done, "procedure-otherwise"),
            ],
        ),
    })
}

fn asker(facts: &Facts) -> Result<Asker, FactsError> {
    needed("asked_by", facts.asked_by)
}

fn new_deck(asked_by: Asker) -> Advice {
    match asked_by {
        Asker::Staff => Advice::done("procedure-new-deck", "gist-new-deck"),
        _ => Advice::left_out("procedure-no-new-deck", "gist-new-deck"),
    }
}

fn pull_in(asked_by: Asker) -> Advice {
    match asked_by {
        Asker::PlayerToAct => Advice::done("procedure-pull-in", "gist-pulling-in"),
        _ => Advice::left_out("procedure-leave-bets", "gist-pulling-in"),
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
        Matter::ThingsOnTable => {
            Advice::left_out("procedure-things-off", "gist-things-off-the-table")
        }
        Matter::StackSplitPot => Advice::done("procedure-stack-split", "gist-stack-split-pots"),
        Matter::ChanceDecides => Advice::done("procedure-chance", "gist-chance-decides"),
        Matter::HandOver => Advice::done("procedure-hand-over", "gist-hand-over"),
        Matter::LimpInDraw => Advice::done("procedure-limp", "gist-limping"),
        Matter::StudGamesApart => Advice::done("procedure-apart", "gist-order-of-mixed-games"),
        Matter::DecksReady => Advice::done("procedure-decks", "gist-decks-ready"),
        _ => Advice::done("procedure-all-in-button", "gist-all-in-buttons"),
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
