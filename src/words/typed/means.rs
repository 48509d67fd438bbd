//! What somebody may want who typed this: every way to understand it, made into offers.

use crate::typed::{
    AskedFor, Asking, BoxAction, Candidate, Heard, Named, OFFERS_MAX, Offer, SPELLED, Token,
    VerbWords, bare, busts_by, offer, understand, word_score,
};
use engine::Command;
use engine::acts::Confirmation;
use engine::entries::fold;
use std::cmp::Reverse;

/// What may be meant by what was typed, the likeliest first, at most [`OFFERS_MAX`].
#[must_use]
pub fn offers(asking: &Asking<'_>, typed: &str) -> Vec<Offer> {
    let made = candidates(asking, typed).into_iter();
    made.map(|candidate| trusted(offer(asking, candidate.deed), candidate.asked)).collect()
}

/// What sells chips or takes something away is done only where it was asked for in so many words;
/// otherwise it is typed in full first, to be read. A name alone is enough to bust a player out,
/// for that is done all evening, and asked about once more.
fn trusted(offer: Offer, asked: AskedFor) -> Offer {
    let BoxAction::Submit(command) = &offer.deed else { return offer };
    let is_bust = matches!(command, Command::BustOut { .. });
    match (asked, command.confirmation()) {
        (AskedFor::InWords, _) | (AskedFor::Nearly, Confirmation::Unasked) => offer,
        (AskedFor::ByName, Confirmation::Asked) if is_bust => offer,
        (AskedFor::ByName | AskedFor::ByNearlyAName, Confirmation::Unasked) => {
            Offer { confirmation: Confirmation::Asked, ..offer }
        }
        (AskedFor::Nearly | AskedFor::ByName | AskedFor::ByNearlyAName, Confirmation::Asked) => {
            let deed = BoxAction::Complete(offer.typed.clone());
            Offer { deed, confirmation: Confirmation::Unasked, ..offer }
        }
    }
}

/// Everything that may be meant, the likeliest first.
fn candidates(asking: &Asking<'_>, typed: &str) -> Vec<Candidate> {
    let mut found = Vec::new();
    for way in understand(asking.phrases, typed) {
        let is_created = asking.tournament.is_created();
        match way.act {
            Some(act) => {
                let heard = Heard { asking, act, way: &way, named: Named::of(&way.rest) };
                let heard = if is_created { heard.candidates() } else { heard.of_window() };
                found.extend(heard.into_iter().map(|candidate| candidate.worded(way.wording)));
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
    // What nobody on the list can be meant by comes after a button that has all these words.
    let is_after = |candidate: &Candidate| match &candidate.deed {
        BoxAction::Cannot { .. } => has_a_button(asking, typed),
        _ => false,
    };
    found.sort_by_cached_key(|candidate| (is_after(candidate), Reverse(candidate.score)));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in found {
        if let Some(same) = kept.iter_mut().find(|other| other.deed == candidate.deed) {
            // Understood in two ways, the plainer one counts.
            same.asked = same.asked.min(candidate.asked);
        } else if kept.len() < OFFERS_MAX {
            kept.push(candidate);
        }
    }
    let room = OFFERS_MAX - kept.len();
    let questions = questions(asking, typed, &kept);
    kept.extend(questions.into_iter().take(room.min(QUESTIONS_MAX)));
    kept
}

/// Whether a button says every word that was typed.
fn has_a_button(asking: &Asking<'_>, typed: &str) -> bool {
    let typed = fold(typed);
    asking.verbs.iter().any(|verb| {
        let words = fold(&verb.words);
        let is_of_it =
            |wanted: &str| words.split(|c: char| !c.is_alphanumeric()).any(|word| word == wanted);
        typed.split_whitespace().all(is_of_it)
    })
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
        [] => index.find_asked(typed, book),
        _ => index.find_whole(typed, book),
    };
    found.into_iter().map(|entry| Candidate::said(0, BoxAction::Found(entry.found))).collect()
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
            if best < SPELLED {
                return None;
            }
            sum += best;
        }
        let whole = sum / u32::try_from(rest.len()).ok()?;
        let unsaid = u32::try_from(own.len().saturating_sub(rest.len())).unwrap_or(0);
        Some(whole.saturating_sub(3 * unsaid))
    };
    // Other words for it count a little less than those on its button.
    let best = |verb: &VerbWords| fit(&verb.words).max(fit(&verb.also).map(|score| score - 1));
    let scored = asking.verbs.iter().enumerate();
    let scored = scored.filter_map(|(index, verb)| Some((index, best(verb)?)));
    scored.map(|(index, score)| Candidate::said(score, BoxAction::Verb(index))).collect()
}
