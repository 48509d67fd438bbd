//! Words that do not fit the bet or the game.

use super::{Finding, PlayerChoice, Spot, Structure, WagerOutcome};
use crate::Reason;
use rulebook::Options;
use rulebook::options::{InvalidWords, PotWordNoLimit};

/// "Call" where there is nothing to call is a check: no reading of the word is a bet or a raise.
///
/// Rules: TDA 2024 §55; TDA 2011 has none, §37 asks what the player meant.
pub fn call_without_bet(spot: &Spot, options: &Options) -> Finding {
    let gist = match options.invalid_words {
        InvalidWords::Ruled => "gist-wager-invalid-words",
        InvalidWords::Floor => "gist-wager-intent",
    };
    Finding::clear(WagerOutcome::check(spot), "wager-call-is-check", &[gist])
}

/// "Raise" where there is nothing to raise is a bet.
///
/// Rules: TDA 2024 §55; TDA 2011 has none.
pub fn raise_without_bet(spot: &Spot, amount: Option<u64>, options: &Options) -> Finding {
    let bet = WagerOutcome::make(spot, amount.unwrap_or(spot.total()), options);
    let bet = if amount.is_none() { bet.or_more(spot) } else { bet };
    match options.invalid_words {
        InvalidWords::Ruled => {
            Finding::clear(bet, "wager-raise-is-bet", &["gist-wager-invalid-words"])
        }
        InvalidWords::Floor => {
            let gists = ["gist-wager-intent", "gist-wager-words-bind"];
            Finding::floor("wager-invalid-words-silent", &[bet, WagerOutcome::check(spot)], &gists)
                .usually(bet)
        }
    }
}

/// "Check" to a bet leaves a call or a fold.
///
/// Rules: TDA 2024 §55; TDA 2011 has none.
pub fn check_facing_a_bet(spot: &Spot, options: &Options) -> Finding {
    let (call, fold) = (WagerOutcome::call(spot), WagerOutcome::fold(spot, spot.at_stake()));
    match options.invalid_words {
        InvalidWords::Ruled => Finding::player(
            PlayerChoice::CallOrFold,
            "wager-check-to-a-bet",
            &[call, fold],
            &["gist-wager-invalid-words"],
        ),
        InvalidWords::Floor => {
            let raise = WagerOutcome::make(spot, 0, options);
            Finding::floor(
                "wager-invalid-words-silent",
                &[call, fold, raise],
                &["gist-wager-intent"],
            )
        }
    }
}

/// The word alone: the pot in pot-limit, elsewhere some valid bet.
///
/// Rules: TDA 2024 §54-D; TDA 2011 §43.
pub fn pot_word(spot: &Spot, options: &Options) -> Finding {
    if let (Structure::PotLimit, Some(most)) = (spot.structure, spot.most(options)) {
        let outcome = WagerOutcome::make(spot, most, options);
        let (because, pot) = match spot.pot_with_whole_blinds(options) {
            Some(pot) => (Reason::new("wager-pot-whole-blinds"), pot),
            None => (Reason::new("wager-pot"), spot.pot.unwrap_or_default()),
        };
        return Finding::clear(outcome, because.count("pot", pot), &["gist-wager-pot-limit"]);
    }
    let least = WagerOutcome::make(spot, spot.total(), options).or_more(spot);
    let gists = ["gist-wager-pot-word"];
    let finding = match options.pot_word_no_limit {
        PotWordNoLimit::LeastBet => Finding::clear(least, "wager-pot-is-no-amount", &gists),
        PotWordNoLimit::Floor => {
            let call = spot.bet.saturating_sub(spot.before());
            let size = spot.pot.map(|pot| WagerOutcome::make(spot, spot.bet + pot + call, options));
            let allowed: Vec<WagerOutcome> = [Some(least), size].into_iter().flatten().collect();
            Finding::floor("wager-pot-is-no-amount", &allowed, &gists)
        }
    };
    finding.suggest("wager-penalty-pot")
}
