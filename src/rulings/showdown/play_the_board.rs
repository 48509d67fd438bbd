//! Whether somebody who plays the board shares in the pot.
//!
//! ## Why
//! To win one shows, even where the own cards do not count.
//!
//! ## Example
//! A straight on the board, one player throws their cards away unseen: they get no share.

use crate::{FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::PlayTheBoard;

pub(super) const TOPIC: Topic = Topic {
    slug: "play-the-board",
    cites: &[
        Tda2024.cite("19", "gist-play-the-board-show-all"),
        Tda2011.cite("13", "gist-play-the-board-show-all"),
        House000.cite("PLIRR-13", "gist-play-the-board-declare"),
    ],
    example: r#"{"cards":"thrown_away","declared_before":true}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        cards: Cards,
        #[asked_if(cards = "thrown_away")]
        declared_before: Option<bool>,
    }

    /// Where their own cards are.
    enum Cards {
        AllTabled,
        SomeTabled,
        Held,
        ThrownAway,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let may_declare = rules.options.play_the_board == PlayTheBoard::Declare;
    let declared = facts.declared_before == Some(true);
    let shares = |why| Ruling::of("shares", "play-the-board-shares").because(why);
    let ruling = match facts.cards {
        Cards::AllTabled => shares("play-the-board-tabled"),
        Cards::SomeTabled | Cards::Held => {
            let ruling = Ruling::of("must_table_all", "play-the-board-must-table");
            ruling.say("play-the-board-say-table")
        }
        Cards::ThrownAway if may_declare && declared => shares("play-the-board-declared"),
        Cards::ThrownAway => {
            let ruling = Ruling::of("no_share", "play-the-board-no-share");
            let why = if may_declare {
                "play-the-board-not-declared"
            } else {
                "play-the-board-not-shown"
            };
            ruling.because(why).say("play-the-board-say-no-share")
        }
    };
    let gists = ["gist-play-the-board-show-all", "gist-play-the-board-declare"];
    Ok(ruling.rests_on(&gists))
}
