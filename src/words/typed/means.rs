//! What somebody may want who typed this: every way to understand it, made into offers.

use crate::typed::{
    Asking, Candidate, Deed, Heard, Named, OFFERS_MAX, Offer, Token, Weight, bare, busts_by, offer,
    understand, word_score,
};
use engine::entries::fold;
use std::cmp::Reverse;

/// What may be meant by what was typed, the likeliest first, at most [`OFFERS_MAX`].
#[must_use]
pub fn offers(asking: &Asking<'_>, typed: &str) -> Vec<Offer> {
    let made = candidates(asking, typed).into_iter().map(|candidate| {
        let mut offer = offer(asking, candidate.deed);
        if candidate.is_guessed && matches!(offer.deed, Deed::Submit(_)) {
            // Two Enters bust a player out; they must not sell an entry instead.
            offer.weight = Weight::Grave;
        }
        offer
    });
    made.collect()
}

/// Everything that may be meant, the likeliest first.
fn candidates(asking: &Asking<'_>, typed: &str) -> Vec<Candidate> {
    let mut found = Vec::new();
    for way in understand(asking.phrases, typed) {
        let is_created = asking.tournament.is_created();
        match way.act {
            Some(act) => {
                let heard = Heard { asking, act, way: &way, named: Named::of(&way.rest) };
                found.extend(if is_created { heard.candidates() } else { heard.of_window() });
            }
            None => {
                if is_created {
                    let by = busts_by(asking, way.score, &way.rest);
                    found.extend(by.unwrap_or_else(|| bare(asking, &Named::of(&way.rest))));
                }
                found.extend(verbs(asking, &way.rest));
            }
        }
    }
    found.sort_by_key(|candidate| Reverse(candidate.score));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in found {
        if kept.len() < OFFERS_MAX && !kept.iter().any(|other| other.deed == candidate.deed) {
            kept.push(candidate);
        }
    }
    let room = OFFERS_MAX - kept.len();
    let questions = questions(asking, typed, &kept);
    kept.extend(questions.into_iter().take(room.min(QUESTIONS_MAX)));
    kept
}

/// No more floor questions and pages than these are offered beneath what can be done.
const QUESTIONS_MAX: usize = 4;

/// Shorter words mean too many questions.
const QUESTION_LETTERS: usize = 3;

/// Floor questions and pages that may be meant: beside something to be done only those that have
/// all that was typed, for most of it is a name.
fn questions(asking: &Asking<'_>, typed: &str, done: &[Candidate]) -> Vec<Candidate> {
    let is_long = typed.trim().chars().count() >= QUESTION_LETTERS;
    let Some(index) = asking.index.filter(|_| is_long) else { return Vec::new() };
    let book = asking.tournament.settings().rules.rulebook;
    let found = match done {
        [] => index.find(typed, book),
        _ => index.find_whole(typed, book),
    };
    found.into_iter().map(|entry| Candidate::said(0, Deed::Found(entry.found))).collect()
}

/// What else can be done, by the words on its button.
fn verbs(asking: &Asking<'_>, rest: &[Token]) -> Vec<Candidate> {
    if rest.is_empty() || rest.iter().any(|token| token.number.is_some()) {
        return Vec::new();
    }
    let fit = |words: &str| {
        let folded = fold(words);
        let own: Vec<&str> =
            folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let mut sum = 0;
        for token in rest {
            let best = own.iter().map(|own| word_score(&token.folded, own)).max()?;
            if best < 55 {
                return None;
            }
            sum += best;
        }
        let whole = sum / u32::try_from(rest.len()).ok()?;
        let unsaid = u32::try_from(own.len().saturating_sub(rest.len())).unwrap_or(0);
        Some(whole.saturating_sub(3 * unsaid))
    };
    let scored = asking.verbs.iter().enumerate();
    let scored = scored.filter_map(|(index, words)| Some((index, fit(words)?)));
    scored.map(|(index, score)| Candidate::said(score, Deed::Verb(index))).collect()
}
