//! Whether a player must take off what hides their face.
//!
//! ## Why
//! Staff must know who plays, or one entry could be played by two people.
//!
//! ## Example
//! Hood, sunglasses and a mask: nobody can say who they are, so the floor orders the face to be
//! shown.
//!
//! ## Discretion
//! Which of the things go.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::Identity;

pub(super) const TOPIC: Topic = Topic {
    slug: "player-identity",
    cites: &[Tda2024.cite("4", "gist-player-identity")],
    example: r#"{"identifiable":false,"wears":"hood"}"#,
    ..Topic::of(Section::Players, &Judge(judge))
};

facts! {
    struct Facts {
        identifiable: bool,
        wears: Option<Wears>,
    }

    enum Wears {
        Sunglasses,
        Hood,
        FaceCover,
        Several,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = match (facts.identifiable, rules.options.identity) {
        (true, Identity::StaffMayOrder) => Ruling::of("may_wear_it", "identity-known")
            .suggest("identity-may-still-order")
            .rests_on(&["gist-player-identity"]),
        (false, Identity::StaffMayOrder) => Ruling::of("shows_his_face", "identity-order")
            .say("identity-say")
            .rests_on(&["gist-player-identity"]),
        (is_known, Identity::DirectorJudges) => {
            let choices = vec![
                Choice::of("may_wear_it", "identity-allowed"),
                Choice::of("shows_his_face", "identity-order"),
            ];
            let usual = if is_known { 0 } else { 1 };
            let answer = choices.get(usual).cloned().map(Choice::ruling);
            answer
                .unwrap_or_default()
                .because("identity-director-judges")
                .or_one_of(choices)
                .rests_on(&["gist-player-identity"])
        }
        (_, Identity::Floor) => Ruling::choice(
            "identity-silent",
            vec![
                Choice::of("may_wear_it", "identity-allowed"),
                Choice::of("shows_his_face", "identity-order"),
            ],
        ),
    };
    Ok(match facts.wears {
        Some(Wears::FaceCover) => ruling.step("identity-aside"),
        _ => ruling,
    })
}
