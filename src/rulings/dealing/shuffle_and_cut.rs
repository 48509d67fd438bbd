//! Who cuts, and what is done where the cut was left out or spoiled.
//!
//! ## Why
//! The cut takes the order of the deck out of the hands of whoever shuffled it.
//!
//! ## Example
//! The dealer shuffled once more after the cut: the deck is cut again before the first card.
//!
//! ## Discretion
//! Where the fault is found when cards are out.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Pl004};
use rulebook::options::Cutter;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "shuffle-and-cut",
    cites: &[
        Home001.cite("CZ-DEAL-02", "gist-riffle-on-the-table"),
        Home001.cite("CZ-DEAL-03", "gist-cut-001"),
        Home001.cite("CZ-DEAL-04", "gist-cut-card"),
        Home001.cite("CZ-DEAL-09", "gist-cut-onto-card"),
        Pl004.cite("PL-DRAW-03", "gist-cut-004"),
        Pl004.cite("PL-DRAW-17", "gist-second-stock-cut"),
    ],
    example: r#"{"event":"shuffled_after_cut","cards_out":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Event {
        BeforeTheDeal,
        SecondStock,
        NotCut,
        ShuffledAfterCut,
        BottomCardSeen,
    }

    struct Facts {
        event: Event,
        #[needed_if(event = "not_cut" | "shuffled_after_cut" | "bottom_card_seen")]
        cards_out: Option<bool>,
    }
}

fn judge(Facts { event, cards_out }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (cutter, answer) = match (rules.options.cutter, event) {
        (Cutter::Dealer, _) => ("dealer", "cut-by-dealer"),
        (Cutter::Neighbour, _) => ("neighbour", "cut-by-neighbour"),
        (Cutter::RightHandPlayer, Event::SecondStock) => ("left_hand_player", "cut-by-left"),
        (Cutter::RightHandPlayer, _) => ("right_hand_player", "cut-by-right"),
    };
    let verdict = |again: bool| json!({ "cutter": cutter, "cut_again": again });
    let is_fault = !matches!(event, Event::BeforeTheDeal | Event::SecondStock);
    if !is_fault {
        let ruling = Ruling::new(verdict(false), answer).because("cut-always").steps([
            "step-shuffle-on-table",
            "step-cut-onto-card",
            "step-no-shuffle-after",
        ]);
        return Ok(match event {
            Event::SecondStock => ruling.rests_on(&["gist-cut-001", "gist-second-stock-cut"]),
            _ => ruling.rests_on(&[
                "gist-riffle-on-the-table",
                "gist-cut-001",
                "gist-cut-004",
                "gist-cut-onto-card",
            ]),
        });
    }
    let cards_out =
        cards_out.ok_or_else(|| FactsError::at("cards_out", Reason::new("cards-out-unknown")))?;
    let why = match event {
        Event::ShuffledAfterCut => "cut-shuffled-after",
        Event::BottomCardSeen => "cut-bottom-seen",
        _ => "cut-left-out",
    };
    if cards_out {
        let options =
            vec![Choice::of("play_on", "deal-play-on"), Choice::of("misdeal", "deal-misdeal")];
        return Ok(Ruling::choice("deal-floor", options)
            .because(why)
            .because("cut-too-late-silent"));
    }
    let ruling = Ruling::new(verdict(true), "cut-again").because(why);
    let ruling = match event {
        Event::BottomCardSeen => ruling.step("step-shuffle-on-table").rests_on(&["gist-cut-card"]),
        _ => ruling.rests_on(&["gist-cut-001", "gist-cut-004"]),
    };
    Ok(ruling.because(answer).step("step-cut-onto-card"))
}
