//! Whether the deck is changed.
//!
//! ## Why
//! A player who could have the deck changed could stop a table whenever they run badly.
//!
//! ## Example
//! A player asks for another deck after losing three hands: no. The level changes: yes.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "deck-change",
    cites: &[
        Tda2024.cite("26", "gist-deck-change"),
        Tda2011.cite("23", "gist-deck-change"),
        Home001.cite("CZ-DEAL-01", "gist-deck-check"),
    ],
    example: r#"{"cause":"player_asks"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Cause {
        PlayerAsks,
        DealerPush,
        LevelChange,
        HouseRule,
        DamagedOrMarked,
    }

    struct Facts {
        cause: Cause,
    }
}

fn judge(Facts { cause }: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let (is_changed, answer, why, say) = match cause {
        Cause::PlayerAsks => (false, "deck-stays", "deck-not-on-request", "say-deck-stays"),
        Cause::DealerPush | Cause::LevelChange | Cause::HouseRule => {
            (true, "deck-changes", "deck-changes-at-fixed-times", "say-deck-changes")
        }
        Cause::DamagedOrMarked => (true, "deck-changes", "deck-damaged", "say-deck-changes"),
    };
    let ruling = Ruling::part("change", is_changed, answer).because(why).say(say);
    Ok(match cause {
        Cause::DamagedOrMarked => {
            let ruling = ruling.step("step-other-deck").suggest("suggest-check-who-marked");
            ruling.rests_on(&["gist-deck-check"])
        }
        _ => ruling.rests_on(&["gist-deck-change"]),
    })
}
