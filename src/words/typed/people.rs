//! Players found by any letters of their names.

use crate::typed::{SPELLED, WHOLE, word_score};
use engine::Tournament;
use engine::entries::{PlayerName, Status};
use engine::values::PlayerId;
use std::cmp::Reverse;

/// Somebody who may be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Meant {
    pub(super) player: PlayerId,
    pub(super) score: u32,
    /// Each word that was typed stands in the name letter by letter.
    pub(super) is_spelled: bool,
}

/// Those in whose names every word fits, the best first, at most `most` of them.
pub(super) fn find(tournament: &Tournament, typed: &[&str], most: usize) -> Vec<Meant> {
    let wanted: Vec<&str> = typed.iter().flat_map(|word| words_of(word)).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let players = tournament.entries().players();
    let there = players.filter(|player| player.status != Status::Withdrawn);
    let mut own = Vec::new();
    let mut found: Vec<(Reverse<u32>, &str, PlayerId, bool)> = Vec::new();
    for player in there {
        own.clear();
        own.extend(own_words(&player.name));
        if let Some((score, is_spelled)) = score(&own, &wanted) {
            found.push((Reverse(score), player.name.as_str(), player.id, is_spelled));
        }
    }
    if found.len() > most {
        found.select_nth_unstable(most);
        found.truncate(most);
    }
    found.sort_unstable();
    let meant = |(Reverse(score), _, player, is_spelled)| Meant { player, score, is_spelled };
    found.into_iter().map(meant).collect()
}

/// How well all words fit on the whole, and whether letter by letter; none where one does not.
/// Each word of the name serves once.
fn score(own: &[&str], wanted: &[&str]) -> Option<(u32, bool)> {
    let mut used = 0_u64;
    let mut sum = 0;
    let mut is_spelled = true;
    for word in wanted {
        let best = (0_u32..).zip(own).filter(|(index, _)| used & (1 << index) == 0);
        let best = best.map(|(index, own)| (word_score(word, own), Reverse(index))).max();
        let (score, Reverse(index)) = best.filter(|(score, _)| *score > 0)?;
        used |= 1 << index;
        sum += score;
        is_spelled &= score >= SPELLED;
    }
    let count = u32::try_from(wanted.len()).ok()?;
    // Among equals, who was named with all words of the name comes first.
    let is_whole = sum == WHOLE * count && wanted.len() == own.len();
    Some((sum / count + u32::from(is_whole), is_spelled))
}

/// The words of a name without case and accents, as many as can be told apart.
fn own_words(name: &PlayerName) -> impl Iterator<Item = &str> {
    name.folded().split_whitespace().flat_map(words_of).take(OWN_WORDS_MAX)
}

/// A word of a name as it may be typed: in one, and without what is no letter.
fn words_of(word: &str) -> impl Iterator<Item = &str> {
    let parts = word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.take(WORDS_MAX)
}

/// More parts than this of one word are not looked at.
const WORDS_MAX: usize = 8;

/// More words than this of one name are not looked at: each has a bit of a number.
const OWN_WORDS_MAX: usize = 64;
