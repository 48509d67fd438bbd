//! Whether chips may be lent, or money may be brought to the table.
//!
//! ## Why
//! What is on the table when a hand begins is what can be won and lost in it; and in a tournament
//! chips that change hands are as good as given away.
//!
//! ## Example
//! In the middle of a hand they want to fetch cash for a call: they play what they have on the
//! table.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use rulebook::options::Loans;

pub(super) const TOPIC: Topic = Topic {
    slug: "loans",
    cites: &[
        Tda2024.cite("69", "gist-chips-do-not-change-hands"),
        Tda2024.cite("63", "gist-chips-in-view"),
        Tda2011.cite("54", "gist-chips-do-not-change-hands"),
        Tda2011.cite("48", "gist-chips-in-view"),
        Home001.cite("CZ-ETI-03", "gist-table-stakes"),
        Home001.cite("CZ-ETI-06", "gist-lending"),
    ],
    example: r#"{"from":"another_player","during_a_hand":false,"game":"tournament"}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        from: Source,
        during_a_hand: bool,
        game: Game,
    }

    /// Where the chips come from.
    enum Source {
        AnotherPlayer,
        OwnPocket,
    }

    enum Game {
        Tournament,
        Cash,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let yes = |id, gists: &[&'static str]| Ruling::part("allowed", true, id).rests_on(gists);
    let no = |id, gists: &[&'static str]| Ruling::part("allowed", false, id).rests_on(gists);
    let stakes = ["gist-table-stakes", "gist-chips-in-view"];
    let transfer = ["gist-chips-do-not-change-hands", "gist-lending"];
    Ok(match (facts.from, facts.game, rules.options.loans) {
        _ if facts.during_a_hand => no("loan-table-stakes", &stakes),
        (Source::OwnPocket, Game::Cash, _) => {
            yes("loan-buys-between-hands", &["gist-table-stakes"])
        }
        (Source::OwnPocket, Game::Tournament, _) => no("loan-only-by-rebuy", &stakes),
        (Source::AnotherPlayer, Game::Tournament, _) => {
            no("loan-not-in-a-tournament", &transfer).suggest("loan-dumping")
        }
        (Source::AnotherPlayer, Game::Cash, Loans::OutsideTheHand) => {
            yes("loan-tolerated", &["gist-lending"]).because("loan-may-be-refused")
        }
        (Source::AnotherPlayer, Game::Cash, Loans::Forbidden) => no("loan-forbidden", &transfer),
    })
}
