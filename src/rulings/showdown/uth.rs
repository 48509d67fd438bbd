//! What each stake of Ultimate Texas hold'em wins or loses.
//!
//! ## Why
//! Four stakes are settled by different conditions, and are easily mixed up.
//!
//! ## Example
//! Ante 10, blind 10, play 40, and a full house beats the dealer's pair: 10, 30 and 40.
//!
//! ## Discretion
//! None; whether trips are settled after a fold is the house's choice.
//!
//! The rows of this game are kept with the home rules, for no book of tournament
//! rules speaks of a game against the house.

use super::dealt::deal_error;
use super::spoken;
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::Card;
use cards::uth::{
    Halves, PayTable, Settled, StakeError, Stakes, TripsAfterFold, UthOutcome, settle,
};
use rulebook::Rulebook::Uth002;
use rulebook::options::UthPreflop;
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "uth",
    cites: &[
        Uth002.cite("UTH-12", "gist-uth-better-hand"),
        Uth002.cite("UTH-14", "gist-uth-equal"),
        Uth002.cite("UTH-16", "gist-uth-dealer-qualifies"),
        Uth002.cite("UTH-PAY-BLIND", "gist-uth-blind"),
        Uth002.cite("UTH-PAY-TRIPS", "gist-uth-trips"),
    ],
    example: r#"{"player":"5c Qs","dealer":"Jd 3s","board":"Qc 7s Ts 4d 2c","ante":20,"blind":20,"play_multiple":1,"trips":10,"trips_table":"A"}"#,
    ..Topic::of(Section::Cards, &Judge(judge))
};

facts! {
    struct Facts {
        player: Vec<Card>,
        dealer: Vec<Card>,
        board: Vec<Card>,
        ante: Amount,
        /// As much as the ante where not told.
        #[form(or_by_the_rules)]
        blind: Option<Amount>,
        #[range(0..=4)]
        play_multiple: u64,
        /// The play bet in chips; so many antes where not told.
        play: Option<Amount>,
        #[form(or_none)]
        trips: Option<Amount>,
        #[form(or_by_the_rules)]
        trips_table: Option<TripsTable>,
        /// The smallest chip in which the house pays; halves are paid where not told.
        smallest_chip: Option<Amount>,
        trips_after_fold: Option<TripsAfterFold>,
    }

    enum TripsTable {
        #[strum(serialize = "A")]
        A,
        #[strum(serialize = "B")]
        B,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let name = match facts.trips_table {
        Some(TripsTable::A) => "A",
        // The table of the document itself.
        None | Some(TripsTable::B) => "B",
    };
    let Some(table) = PayTable::trips(name) else {
        return Err(FactsError::at("trips_table", Reason::new("uth-no-table")));
    };
    let settled = |after_fold| settled(&facts, &table, after_fold, rules.options.uth_preflop);
    let by_hand = settled(TripsAfterFold::Settled)?;
    let lost = settled(TripsAfterFold::Lost)?;
    Ok(match facts.trips_after_fold {
        None if by_hand.net != lost.net => {
            let choice = |settled: &Settled, id| Choice::new(verdict(settled), Reason::new(id));
            let choices = vec![
                choice(&by_hand, "uth-choice-trips-settled"),
                choice(&lost, "uth-choice-trips-lost"),
            ];
            Ruling::choice("uth-trips-after-fold-silent", choices)
        }
        None | Some(TripsAfterFold::Settled) => ruled(&by_hand),
        Some(TripsAfterFold::Lost) => ruled(&lost),
    })
}

/// What every stake wins, in the chips that the house pays with.
fn settled(
    facts: &Facts,
    table: &PayTable,
    trips_after_fold: TripsAfterFold,
    preflop: UthPreflop,
) -> Result<Settled, FactsError> {
    let stakes = Stakes {
        ante: facts.ante.0,
        blind: facts.blind.unwrap_or(facts.ante).0,
        play_multiple: facts.play_multiple,
        trips: Some((facts.trips.unwrap_or_default().0, table.clone())),
        blind_table: PayTable::blind(),
        trips_after_fold,
    };
    let settled = settle(&facts.player, &facts.dealer, &facts.board, &stakes);
    let mut settled = settled.map_err(refused)?;
    if let Some(play) = facts.play {
        check_play(play.0, facts, preflop)?;
        settled.net.play = match settled.outcome {
            UthOutcome::Win => Halves::won(play.0),
            UthOutcome::Lose => Halves::lost(play.0),
            UthOutcome::Tie | UthOutcome::Fold => settled.net.play,
        };
    }
    if let Some(Amount(chip @ 1..)) = facts.smallest_chip {
        settled.net.blind = in_chips(settled.net.blind, chip);
    }
    Ok(settled)
}

/// A win of the blind in chips of this size, rounded down; a loss is the stake itself.
fn in_chips(won: Halves, chip: u64) -> Halves {
    let halves = i64::try_from(chip.saturating_mul(2)).unwrap_or(i64::MAX);
    if won.0 <= 0 { won } else { Halves(won.0 - won.0 % halves) }
}

/// Whether a play bet told in chips may be made.
///
/// The document says "three to four times", which may mean exactly three or four times.
fn check_play(play: u64, facts: &Facts, option: UthPreflop) -> Result<(), FactsError> {
    let antes = |count: u64| facts.ante.0.saturating_mul(count);
    if play == antes(facts.play_multiple) {
        return Ok(());
    }
    let reason = match option {
        UthPreflop::ThreeOrFour => "uth-play-whole",
        UthPreflop::ThreeToFour if play < antes(3) || play > antes(4) => "uth-play-between",
        UthPreflop::ThreeToFour if facts.play_multiple != 3 => "uth-play-multiple-of-play",
        UthPreflop::ThreeToFour => return Ok(()),
    };
    Err(FactsError::at("play", Reason::new(reason)))
}

fn refused(error: StakeError) -> FactsError {
    match error {
        StakeError::Deal(error) => {
            let FactsError { field, reason } = deal_error(error);
            FactsError::at(if field == "players" { "player" } else { &field }, reason)
        }
        StakeError::BlindIsNotAnte => FactsError::at("blind", Reason::new("uth-blind-is-ante")),
        StakeError::NoAnte => FactsError::at("ante", Reason::new("uth-no-ante")),
        StakeError::PlayMultiple(_) => {
            FactsError::at("play_multiple", Reason::new("uth-play-multiple"))
        }
        StakeError::TooMuch => FactsError::at("ante", Reason::new("uth-too-much")),
    }
}

fn verdict(settled: &Settled) -> Value {
    let net = settled.net;
    let class = |hand: &cards::hands::Hand| hand.category.id().replace('_', " ");
    json!({
        "player_hand": class(&settled.player),
        "dealer_hand": class(&settled.dealer),
        "dealer_qualifies": settled.dealer_qualifies,
        "result": settled.outcome,
        "net": {
            "ante": money(net.ante),
            "blind": money(net.blind),
            "play": money(net.play),
            "trips": money(net.trips),
        },
        "net_total": money(net.total()),
    })
}

fn ruled(settled: &Settled) -> Ruling {
    let net = settled.net;
    let answer = match settled.outcome {
        UthOutcome::Win => "uth-win",
        UthOutcome::Lose => "uth-lose",
        UthOutcome::Tie => "uth-tie",
        UthOutcome::Fold => "uth-fold",
    };
    let answer = Reason::new(answer).with("total", written(net.total()));
    let hands = Reason::new("uth-hands")
        .said("player", spoken::phrase(spoken::hand(&settled.player)))
        .with("player-cards", spoken::cards(&settled.player.cards))
        .said("dealer", spoken::phrase(spoken::hand(&settled.dealer)))
        .with("dealer-cards", spoken::cards(&settled.dealer.cards));
    let qualifies = match settled.dealer_qualifies {
        true => "uth-dealer-qualifies",
        false => "uth-dealer-does-not-qualify",
    };
    let result = match settled.outcome {
        UthOutcome::Tie => "gist-uth-equal",
        UthOutcome::Win | UthOutcome::Lose | UthOutcome::Fold => "gist-uth-better-hand",
    };
    let gists = [result, "gist-uth-dealer-qualifies", "gist-uth-blind"];
    let ruling =
        Ruling::new(verdict(settled), answer).because(hands).because(qualifies).rests_on(&gists);
    let ruling = match net.trips == Halves(0) {
        true => ruling,
        false => ruling.rests_on(&["gist-uth-trips"]),
    };
    let stakes = [
        ("uth-step-ante", net.ante),
        ("uth-step-blind", net.blind),
        ("uth-step-play", net.play),
        ("uth-step-trips", net.trips),
    ];
    let steps = stakes.into_iter().map(|(id, won)| Reason::new(id).with("won", written(won)));
    let say = Reason::new("uth-say").said("hand", spoken::phrase(spoken::hand(&settled.player)));
    steps.fold(ruling.say(say), Ruling::step)
}

/// Whole units as a whole number, halves as a decimal.
fn money(halves: Halves) -> Value {
    match halves.whole() {
        (whole, false) => whole.into(),
        (_, true) => (halves.0 as f64 / 2.0).into(),
    }
}

fn written(halves: Halves) -> String {
    match halves.0 {
        0 => "0".to_owned(),
        won => {
            let sign = if won < 0 { '−' } else { '+' };
            let half = if won % 2 == 0 { "" } else { ".5" };
            format!("{sign}{}{half}", won.unsigned_abs() / 2)
        }
    }
}
