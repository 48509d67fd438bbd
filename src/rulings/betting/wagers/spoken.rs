//! Words that came before the chips, or with them.

use super::{
    Finding, Heard, Meant, Spot, Structure, WagerOutcome, Word, half_raise, prior_chips, silent,
    unclear_amount, undercall, unfit_words,
};
use crate::Reason;
use rulebook::Options;
use rulebook::options::{AmountWords, FoldWithoutBet, Gestures, RaiseAmount, RaiseMethod};

/// What becomes of what they said, and of the chips that came after it.
///
/// Rules: TDA 2024 §40, §42, §43-B, §51-A; TDA 2011 §35, §37; house rules 000 PLGEN-18, -27.
pub fn spoken(spot: &Spot, heard: Heard, options: &Options) -> Finding {
    let least = if heard.word == Some(Word::Call) { 0 } else { spot.bet.max(spot.least()) };
    let meant = heard.amount.map(|said| unclear_amount::meant(said, least, spot, options));
    if let Some(Meant::Open { lowest }) = meant
        && has_own_amount(heard.word)
    {
        return told(unclear_amount::open(spot, heard.word, lowest, options), meant, spot);
    }
    let amount = meant.and_then(Meant::chips);
    let finding = match heard.word {
        Some(Word::Call) => call(spot, options),
        Some(Word::Check) if spot.is_free() => Finding::clear(
            WagerOutcome::check(spot),
            "wager-words-bind",
            &["gist-wager-words-bind"],
        ),
        Some(Word::Check) => unfit_words::check_facing_a_bet(spot, options),
        Some(Word::Fold) => fold(spot, options),
        Some(Word::Bet) if spot.bet == 0 => bet(spot, amount, options),
        Some(Word::Bet) if amount.is_none() && !spot.has_pushed() => bet_to_a_bet(spot, options),
        Some(Word::Bet) => amount_or_chips(spot, amount, options),
        Some(Word::Raise | Word::RaiseTo | Word::RaiseBy) if spot.bet == 0 => {
            unfit_words::raise_without_bet(spot, amount, options)
        }
        Some(word @ (Word::Raise | Word::RaiseTo | Word::RaiseBy)) => {
            raise(spot, word, amount, options)
        }
        Some(Word::AllIn) => all_in(spot, heard.amount, options),
        Some(Word::Pot) => unfit_words::pot_word(spot, options),
        Some(Word::Tap) if spot.is_free() && options.gestures == Gestures::TapChecks => {
            Finding::clear(WagerOutcome::check(spot), "terms-tap-checks", &["gist-wager-tap"])
        }
        Some(Word::Tap)
            if options.gestures == Gestures::TapChecks
                && amount.is_none()
                && !spot.has_pushed() =>
        {
            let finding = unfit_words::check_facing_a_bet(spot, options);
            finding.because("terms-tap-checks").resting_on("gist-wager-tap")
        }
        Some(Word::Tap | Word::Other) => amount_or_chips(spot, amount, options)
            .because("wager-words-at-own-risk")
            .resting_on("gist-wager-official-words"),
        None => amount_or_chips(spot, amount, options),
    };
    if has_own_amount(heard.word) { told(finding, meant, spot) } else { finding }
}

/// Whether a number beside this word says how much it is.
fn has_own_amount(word: Option<Word>) -> bool {
    match word {
        Some(Word::Call | Word::Check | Word::Fold | Word::AllIn | Word::Pot) => false,
        Some(Word::Bet | Word::Raise | Word::RaiseTo | Word::RaiseBy) => true,
        Some(Word::Tap | Word::Other) | None => true,
    }
}

/// With the reason why a number was taken to mean that.
fn told(finding: Finding, meant: Option<Meant>, spot: &Spot) -> Finding {
    match meant.and_then(|meant| meant.because(spot)) {
        Some((reason, gist)) => finding.because(reason).resting_on(gist),
        None => finding,
    }
}

/// "Call" is a call of the whole bet, whatever chips come with it.
///
/// Rules: TDA 2024 §51-A, §41; TDA 2011 §35, §42.
fn call(spot: &Spot, options: &Options) -> Finding {
    if spot.is_free() {
        return unfit_words::call_without_bet(spot, options);
    }
    let gists = ["gist-wager-call-is-whole", "gist-wager-words-bind"];
    Finding::clear(WagerOutcome::call(spot), "wager-call-is-whole", &gists)
}

/// "Fold" binds, also where nothing is to be called; not after old chips were taken back.
///
/// Rules: TDA 2024 §58, §46-B; TDA 2011 §46.
fn fold(spot: &Spot, options: &Options) -> Finding {
    if !spot.taken_back.is_empty() && !spot.is_free() {
        return prior_chips::only_taken_back(spot, options);
    }
    let outcome = WagerOutcome::fold(spot, spot.at_stake());
    let finding = Finding::clear(outcome, "wager-words-bind", &["gist-wager-words-bind"]);
    if spot.is_free() && options.fold_without_bet == FoldWithoutBet::Flagged {
        let finding = finding.resting_on("gist-wager-needless-fold");
        return finding.suggest("wager-penalty-needless-fold");
    }
    finding
}

/// A bet of what they said, or of what they put in, or the smallest one.
fn bet(spot: &Spot, amount: Option<u64>, options: &Options) -> Finding {
    let total = amount.unwrap_or(spot.total());
    let outcome = WagerOutcome::make(spot, total, options);
    let because = sized(spot, total, options, "wager-words-bind");
    let gists = ["gist-wager-words-bind", "gist-wager-declared-first"];
    match amount {
        Some(_) => Finding::clear(outcome, because, &gists),
        None => Finding::clear(outcome.or_more(spot), because, &gists),
    }
}

/// "Bet" to a bet, with nothing that says how much: they want to put chips in, so it is no fold.
///
/// Rules: TDA 2024 §1; TDA 2011 §37 asks what the player meant.
fn bet_to_a_bet(spot: &Spot, options: &Options) -> Finding {
    let allowed = [WagerOutcome::call(spot), WagerOutcome::make(spot, 0, options)];
    Finding::floor("wager-bet-to-a-bet", &allowed, &["gist-wager-intent"])
}

/// A raise to what they said; without an amount to what they put in, and at least the smallest one.
///
/// Rules: TDA 2024 §42, §43-B, §44; TDA 2011 §37, §39; some rooms, 37.C.
fn raise(spot: &Spot, word: Word, amount: Option<u64>, options: &Options) -> Finding {
    if let Some(amount) = amount {
        return raise_of(spot, word, amount, options);
    }
    let outcome = WagerOutcome::make(spot, spot.total(), options).or_more(spot);
    let because = match spot.pushed.as_slice() {
        [] => at_least(spot),
        [_] => sized(spot, spot.total(), options, "wager-most-of-chip"),
        _ => sized(spot, spot.total(), options, "wager-words-bind"),
    };
    let gists = [
        "gist-wager-one-motion",
        "gist-wager-two-motions",
        "gist-wager-local-raise",
        "gist-wager-half-raise",
        "gist-wager-declared-first",
    ];
    let mut finding = Finding::clear(outcome, because, &gists);
    if spot.pushed.len() == 1 {
        finding = finding.resting_on("gist-wager-one-chip");
    }
    let is_call_alone = !spot.pushed.is_empty() && spot.total() == spot.bet;
    if is_call_alone && options.raise_method == RaiseMethod::TwoMotions {
        return finding.because("wager-one-more-motion");
    }
    finding
}

/// "Raise" with an amount, which is the total, or may be what they add.
///
/// Rules: TDA 2024 §43-B; TDA 2011 has none, §45 takes the lesser.
fn raise_of(spot: &Spot, word: Word, amount: u64, options: &Options) -> Finding {
    let total = WagerOutcome::make(spot, amount, options);
    let added = WagerOutcome::make(spot, spot.bet.saturating_add(amount), options);
    let gists = ["gist-wager-words-bind", "gist-wager-half-raise", "gist-wager-declared-first"];
    let because = |total| sized(spot, total, options, "wager-words-bind");
    match (word, options.raise_amount) {
        (Word::RaiseBy, _) => Finding::clear(added, because(spot.bet + amount), &gists),
        (Word::RaiseTo, _) => Finding::clear(total, because(amount), &gists),
        (_, RaiseAmount::Total) => {
            let finding = Finding::clear(total, because(amount), &["gist-wager-raise-is-total"]);
            // Less than the bet can be no total, so nothing is explained by it.
            if amount <= spot.bet {
                return finding;
            }
            finding.because(Reason::new("wager-raise-is-total").count("amount", amount))
        }
        (_, RaiseAmount::Floor) => {
            let because = Reason::new("wager-raise-may-be-added").count("amount", amount);
            let gists = ["gist-wager-unclear-lowest", "gist-wager-intent"];
            Finding::floor(because, &[total, added], &gists).usually(total)
        }
    }
}

/// Why it is that much: the smallest or the largest there is, or as they said.
fn sized(spot: &Spot, total: u64, options: &Options, as_said: &'static str) -> Reason {
    match spot.most(options).filter(|most| total > *most) {
        Some(most) => Reason::new("wager-most").count("most", most),
        None if total < spot.least() => at_least(spot),
        None => Reason::new(as_said),
    }
}

/// The smallest raise that there can be; in limit there is no other.
fn at_least(spot: &Spot) -> Reason {
    let id = match spot.structure {
        Structure::Limit => "wager-raise-exactly",
        Structure::NoLimit | Structure::PotLimit => "wager-raise-at-least",
    };
    Reason::new(id).count("least", spot.least())
}

/// Everything they have; where the game has a largest bet, at most that.
fn all_in(spot: &Spot, amount: Option<u64>, options: &Options) -> Finding {
    let total = amount.or((!spot.has_more && !spot.pushed.is_empty()).then(|| spot.total()));
    let gists = ["gist-wager-words-bind", "gist-wager-all-in"];
    match (total, spot.most(options)) {
        (Some(total), Some(most)) if total > most => {
            let because = Reason::new("wager-most").count("most", most);
            let outcome =
                WagerOutcome::make(&Spot { has_more: true, ..spot.clone() }, most, options);
            Finding::clear(outcome, because, &["gist-wager-pot-limit", "gist-wager-words-bind"])
        }
        (None, Some(most)) => {
            let because = Reason::new("wager-all-in-at-most").count("most", most);
            Finding::clear(WagerOutcome::all_in(None), because, &gists)
        }
        (total, _) => Finding::clear(WagerOutcome::all_in(total), "wager-words-bind", &gists),
    }
}

/// An amount without a clear word, or chips beside unclear words.
///
/// Rules: TDA 2024 §40-C; TDA 2011 has none.
fn amount_or_chips(spot: &Spot, amount: Option<u64>, options: &Options) -> Finding {
    let Some(amount) = amount else {
        if !spot.pushed.is_empty() {
            return silent(spot, options);
        }
        let smallest = WagerOutcome::make(spot, 0, options);
        let passive = if spot.is_free() {
            vec![WagerOutcome::check(spot), smallest]
        } else {
            vec![WagerOutcome::call(spot), smallest, WagerOutcome::fold(spot, spot.at_stake())]
        };
        return Finding::floor("wager-words-unclear", &passive, &["gist-wager-intent"]);
    };
    if spot.bet == 0 {
        return bet(spot, Some(amount), options);
    }
    if amount < spot.bet {
        return undercall::undercall(spot, Some(amount), None, options);
    }
    let finding = half_raise(spot, amount, options);
    let is_between = amount > spot.bet && amount < spot.least();
    match options.amount_words {
        AmountWords::Floor if is_between => {
            let (call, raise) =
                (WagerOutcome::call(spot), WagerOutcome::make(spot, amount, options));
            Finding::floor(
                "wager-amount-silent",
                &[call, raise],
                &["gist-wager-words-bind", "gist-wager-intent"],
            )
        }
        AmountWords::Floor => finding.resting_on("gist-wager-words-bind"),
        AmountWords::AsChips => {
            finding.because("wager-amount-as-chips").resting_on("gist-wager-amount-as-chips")
        }
    }
}
