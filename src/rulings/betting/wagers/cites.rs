//! The rules on which a wager is judged, in every book that has them.

use rulebook::Citation;
use rulebook::Rulebook::{Home001, House000, Local003, Pl004, Tda2011, Tda2024};

/// Every rule on which a wager may rest. A step names those it used by their gists.
pub const CITES: &[Citation] = &[
    Tda2024.cite("1", "gist-wager-floor"),
    Tda2024.cite("3", "gist-wager-official-words"),
    Tda2024.cite("3", "gist-wager-tap"),
    Tda2024.cite("40-A", "gist-wager-first-of-words-and-chips"),
    Tda2024.cite("40-B", "gist-wager-words-bind"),
    Tda2024.cite("40-C", "gist-wager-amount-as-chips"),
    Tda2024.cite("41", "gist-wager-call"),
    Tda2024.cite("42", "gist-wager-one-motion"),
    Tda2024.cite("43-A", "gist-wager-half-raise"),
    Tda2024.cite("43-B", "gist-wager-raise-is-total"),
    Tda2024.cite("44", "gist-wager-one-chip"),
    Tda2024.cite("45-A", "gist-wager-every-chip-needed"),
    Tda2024.cite("45-B", "gist-wager-more-chips"),
    Tda2024.cite("46-B", "gist-wager-taken-back"),
    Tda2024.cite("46-C", "gist-wager-prior-chips"),
    Tda2024.cite("50-A", "gist-wager-chips-stay"),
    Tda2024.cite("51-A", "gist-wager-call-is-whole"),
    Tda2024.cite("51-B", "gist-wager-undercall"),
    Tda2024.cite("52-A", "gist-wager-short-bet"),
    Tda2024.cite("54", "gist-wager-pot-limit"),
    Tda2024.cite("54-B", "gist-pot-limit-full-blinds"),
    Tda2024.cite("54-D", "gist-wager-pot-word"),
    Tda2024.cite("55", "gist-wager-invalid-words"),
    Tda2024.cite("57", "gist-wager-unclear-pot"),
    Tda2024.cite("58", "gist-wager-needless-fold"),
    Tda2024.cite("61", "gist-wager-overbet"),
    Tda2011.cite("1", "gist-wager-floor"),
    Tda2011.cite("3", "gist-wager-official-words"),
    Tda2011.cite("35", "gist-wager-words-bind"),
    Tda2011.cite("35", "gist-wager-chips-stay"),
    Tda2011.cite("37", "gist-wager-two-motions"),
    Tda2011.cite("37", "gist-wager-intent"),
    Tda2011.cite("38", "gist-wager-half-raise"),
    Tda2011.cite("39", "gist-wager-one-chip"),
    Tda2011.cite("40", "gist-wager-one-value-needed"),
    Tda2011.cite("42", "gist-wager-call-is-whole"),
    Tda2011.cite("43", "gist-wager-pot-limit"),
    Tda2011.cite("43", "gist-wager-pot-word"),
    Tda2011.cite("45", "gist-wager-unclear-lowest"),
    Tda2011.cite("46", "gist-wager-needless-fold"),
    House000.cite("PLGEN-10", "gist-wager-tap"),
    House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
    House000.cite("PLGEN-18", "gist-wager-words-bind"),
    House000.cite("PLGEN-20", "gist-accepted-until-round-ends"),
    House000.cite("PLGEN-21", "gist-wager-chips-stay"),
    House000.cite("PLGEN-22", "gist-accepted-unseen-raise"),
    House000.cite("PLGEN-27", "gist-wager-declared-first"),
    House000.cite("PLGEN-29", "gist-wager-one-chip"),
    House000.cite("PLGEN-30", "gist-wager-more-is-raise"),
    Home001.cite("CZ-BET-09", "gist-wager-pot-limit"),
    Home001.cite("CZ-BET-10", "gist-wager-no-limit"),
    Home001.cite("CZ-BET-12", "gist-wager-all-in"),
    Home001.cite("CZ-GEN-06", "gist-wager-options-in-turn"),
    Pl004.cite("PL-HE-06", "gist-wager-options-in-turn"),
    Local003.cite("37.C", "gist-wager-local-raise"),
    Local003.cite("43.C", "gist-wager-pot-word"),
];

/// The rules of a question about wagers: all that a wager may rest on with these gists, and what
/// the question has of its own beside them.
macro_rules! wager_cites {
    ([$($gist:literal),* $(,)?] $(, $own:expr)* $(,)?) => {{
        const GISTS: &[&str] = &[$($gist),*];
        const OWN: &[rulebook::Citation] = &[$($own),*];
        const COUNT: usize = $crate::betting::wagers::count(GISTS) + OWN.len();
        const ALL: [rulebook::Citation; COUNT] = $crate::betting::wagers::picked(GISTS, OWN);
        &ALL
    }};
}
pub(crate) use wager_cites;

/// How many rules there are with these gists.
pub const fn count(gists: &[&'static str]) -> usize {
    let (mut left, mut count) = (CITES, 0);
    while let [cite, rest @ ..] = left {
        if has(gists, cite.gist) {
            count += 1;
        }
        left = rest;
    }
    count
}

/// The rules with these gists, and those of a question's own after them.
pub const fn picked<const COUNT: usize>(
    gists: &[&'static str],
    own: &[Citation],
) -> [Citation; COUNT] {
    let mut all = [Tda2024.cite("", ""); COUNT];
    let mut places: &mut [Citation] = &mut all;
    let (mut left, mut own) = (CITES, own);
    while let [place, more @ ..] = places {
        while let [cite, rest @ ..] = left {
            if has(gists, cite.gist) {
                break;
            }
            left = rest;
        }
        if let [cite, rest @ ..] = left {
            *place = *cite;
            left = rest;
        } else if let [cite, rest @ ..] = own {
            *place = *cite;
            own = rest;
        }
        places = more;
    }
    all
}

const fn has(gists: &[&'static str], gist: &str) -> bool {
    let mut left = gists;
    while let [one, rest @ ..] = left {
        if is_same(one.as_bytes(), gist.as_bytes()) {
            return true;
        }
        left = rest;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let (mut one, mut other) = (one, other);
    while let ([first, rest @ ..], [second, others @ ..]) = (one, other) {
        if *first != *second {
            return false;
        }
        (one, other) = (rest, others);
    }
    one.is_empty() && other.is_empty()
}
