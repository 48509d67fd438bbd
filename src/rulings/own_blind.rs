//! What the big blind may do where nobody has raised.

use rulebook::Options;
use rulebook::options::{BigBlindOption, FoldWithoutBet};

/// Their blind was no choice: they may check or raise, unless the book has no check in round one.
///
/// Rules: home game 001 CZ-HE-06; Polish rules 004 PL-HE-06.
pub fn own_blind(options: &Options) -> &'static [&'static str] {
    match (options.big_blind_option, options.fold_without_bet) {
        (BigBlindOption::Yes, FoldWithoutBet::Allowed) => &["check", "raise", "fold"],
        (BigBlindOption::Yes, FoldWithoutBet::Flagged) => &["check", "raise"],
        (BigBlindOption::No, _) => &["call", "raise", "fold"],
    }
}
