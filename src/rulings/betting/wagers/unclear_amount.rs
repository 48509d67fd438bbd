//! What a number is taken to mean.

use super::{Finding, Spot, WagerOutcome, Word};
use crate::{Amount, Reason};
use rulebook::Options;
use rulebook::options::UnclearAmount;

/// What a number may stand for.
const MULTIPLES: [u64; 5] = [1, 100, 1_000, 100_000, 1_000_000];

/// What a number is taken to mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meant {
    /// It can only mean this many chips.
    Clear(u64),
    /// It may be several amounts, and the book takes this one.
    Taken {
        chips: u64,
        /// Which of them the book takes.
        as_: UnclearAmount,
    },
    /// It may be several amounts, and the book takes none: all are above the pot, or it is untold.
    Open {
        /// The least that it may be, in chips.
        lowest: u64,
    },
}

impl Meant {
    /// In chips; none where the book does not say.
    pub fn chips(self) -> Option<u64> {
        match self {
            Self::Clear(chips) | Self::Taken { chips, .. } => Some(chips),
            Self::Open { .. } => None,
        }
    }

    /// Why it is taken to mean that, and the rule on which that rests.
    pub fn because(self, spot: &Spot) -> Option<(Reason, &'static str)> {
        let within_pot = "gist-wager-unclear-pot";
        let (reason, gist) = match self {
            Self::Clear(_) => return None,
            Self::Taken { as_: UnclearAmount::Lowest, .. } => {
                (Reason::new("wager-unclear-lowest"), "gist-wager-unclear-lowest")
            }
            Self::Taken { as_: UnclearAmount::HighestWithinPot, .. } => {
                (Reason::new("wager-unclear-pot"), within_pot)
            }
            Self::Open { .. } => match spot.pot {
                Some(pot) => (Reason::new("wager-unclear-above-pot").count("pot", pot), within_pot),
                None => (Reason::new("wager-unclear-pot-not-told"), within_pot),
            },
        };
        Some((reason, gist))
    }
}

/// Everything that a number may stand for, of at least this many chips, the lowest first.
///
/// A number that can be chips at these blinds means just that.
pub fn readings(number: u64, least: u64, spot: &Spot) -> Vec<u64> {
    let is_short = number < spot.small_blind || number.saturating_mul(10) < spot.big_blind;
    if !is_short || number == 0 {
        return vec![number];
    }
    let all = MULTIPLES.into_iter().map(|multiple| number.saturating_mul(multiple));
    all.filter(|chips| *chips >= least && *chips <= Amount::MOST).collect()
}

/// What a number is taken to mean.
///
/// Rules: TDA 2024 §57: the highest that is not more than the pot; TDA 2011 §45: the lowest.
pub fn meant(number: u64, least: u64, spot: &Spot, options: &Options) -> Meant {
    let readings = readings(number, least, spot);
    let Some(lowest) = readings.first().copied().filter(|lowest| *lowest != number) else {
        return Meant::Clear(number);
    };
    let as_ = options.unclear_amount;
    let taken = match as_ {
        UnclearAmount::Lowest => Some(lowest),
        UnclearAmount::HighestWithinPot => {
            readings.iter().rev().find(|chips| Some(**chips) <= spot.pot).copied()
        }
    };
    taken.map_or(Meant::Open { lowest }, |chips| Meant::Taken { chips, as_ })
}

/// A number of which the book takes no meaning: the floor decides.
///
/// "Raise" binds to a raise, and so to the smallest one, and where nobody has bet any number is a
/// bet; a number alone, over a bet, is a call before it is a raise. What is more than the pot is no
/// meaning that may be chosen.
///
/// Rules: TDA 2024 §57, §1.
pub fn open(spot: &Spot, word: Option<Word>, lowest: u64, options: &Options) -> Finding {
    let least = WagerOutcome::make(spot, 0, options);
    let as_said = spot.pot.is_none().then(|| WagerOutcome::make(spot, lowest, options));
    let because = Reason::new("wager-unclear-open");
    let gists = ["gist-wager-intent"];
    let is_raise = matches!(word, Some(Word::Raise | Word::RaiseTo | Word::RaiseBy));
    let is_bound = spot.bet == 0 || is_raise;
    let passive = (!is_bound).then(|| WagerOutcome::call(spot));
    let allowed: Vec<WagerOutcome> = passive.into_iter().chain([least]).chain(as_said).collect();
    let usual = passive.unwrap_or(least);
    if allowed.len() == 1 {
        let because = Reason::new("wager-raise-at-least").count("least", spot.least());
        return Finding::clear(least, because, &["gist-wager-words-bind"]);
    }
    let finding = Finding::floor(because, &allowed, &gists);
    if spot.bet == 0 { finding } else { finding.usually(usual) }
}
