//! Which level a hand is played at.
//!
//! ## Why
//! Everybody must know the blinds before their hand begins, and a hand keeps what it began with.
//!
//! ## Example
//! The level is announced at 14:00:00. The first riffle was at 13:59:58, so the hand is played at
//! the old level; a second later it would be the next one.
//!
//! ## Discretion
//! Hands dealt at the wrong level, before TDA 2024.

use crate::dealing::{Action, has_started};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use rulebook::options::{HandStart, LevelStart, WrongLevel};

pub(super) const TOPIC: Topic = Topic {
    slug: "level",
    cites: &[
        Tda2024.cite("23", "gist-level-2024"),
        Tda2024.cite("22", "gist-dispute-ends"),
        Tda2011.cite("20", "gist-level-2011"),
        Tda2011.cite("19", "gist-dispute-ends"),
        Home001.cite("CZ-DEAL-19", "gist-next-hand-at-once"),
    ],
    example: r#"{"told":"announced","done":"pot_awarded"}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    /// How the new level was made known.
    enum LevelNotice {
        Announced,
        ClockSignal,
        NotYet,
    }

    /// The last thing that had been done when it was.
    enum Moment {
        HandUnderWay,
        PotAwarded,
        DealerPush,
        Riffle,
        ShufflerButton,
        Cut,
        FirstCard,
    }

    struct Facts {
        told: LevelNotice,
        done: Moment,
        dealt_at_old: Option<bool>,
        #[form(since_the_deal)]
        #[asked_if(dealt_at_old = "true")]
        substantial_action: Option<bool>,
        #[asked_if(dealt_at_old = "true")]
        actions: Option<Vec<Action>>,
    }
}

/// Whether the hand had begun.
fn has_begun(done: Moment, option: HandStart) -> bool {
    match option {
        HandStart::AfterPayout => true,
        HandStart::RiffleOrPush => done != Moment::PotAwarded,
        HandStart::Riffle => done == Moment::HandUnderWay || done >= Moment::Riffle,
        HandStart::Shuffler => done == Moment::HandUnderWay || done >= Moment::ShufflerButton,
        HandStart::Cut => done == Moment::HandUnderWay || done >= Moment::Cut,
        HandStart::FirstCard => done == Moment::HandUnderWay || done >= Moment::FirstCard,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let has_acted = is_started || facts.actions.is_some_and(|actions| !actions.is_empty());
    let dealt_at_old = facts.dealt_at_old.unwrap_or_default();
    if !dealt_at_old && has_acted {
        return Err(FactsError::at("actions", Reason::new("actions-matter-not")));
    }
    let is_told = match (facts.told, rules.options.level_start) {
        (LevelNotice::Announced, _) => true,
        (LevelNotice::ClockSignal, start) => start == LevelStart::AnnouncementOrSignal,
        (LevelNotice::NotYet, _) => false,
    };
    let begun = has_begun(facts.done, rules.options.hand_start);
    let old = || Choice::part("level", "old", "level-old");
    let new = || Choice::part("level", "new", "level-new");
    let begins = ["gist-level-2024", "gist-level-2011", "gist-next-hand-at-once"];
    let ruling = |choice: Choice| choice.ruling().rests_on(&begins);
    if !is_told {
        return Ok(ruling(old()).because(Reason::new(match facts.told {
            LevelNotice::ClockSignal => "level-needs-announcement",
            _ => "level-not-told",
        })));
    }
    if begun {
        return Ok(ruling(old())
            .because(Reason::new(match facts.done {
                Moment::HandUnderWay => "level-hand-under-way",
                Moment::DealerPush => "level-push-begins-hand",
                _ => "level-hand-had-begun",
            }))
            .because("level-next-hand-new")
            .say("say-level-old"));
    }
    if !dealt_at_old {
        return Ok(ruling(new())
            .because("level-hand-not-begun")
            .because("level-dispute-still-open")
            .rests_on(&["gist-dispute-ends"])
            .say("say-level-new"));
    }
    Ok(match rules.options.wrong_level {
        WrongLevel::StandsAfterAction if is_started => ruling(old()).because("level-wrong-stands"),
        WrongLevel::StandsAfterAction => {
            ruling(new()).because("level-wrong-corrected").step("step-post-new-level")
        }
        WrongLevel::Floor => {
            Ruling::choice("level-floor", vec![new(), old()]).because("level-wrong-silent")
        }
    })
}
