//! The names of all players, ready to be found by any letters of them.

use crate::engine::Tournament;
use crate::engine::entries::{PlayerName, Status, fold};
use crate::engine::values::{PlayerId, Seq};
use crate::words::typed::fuzzy::{WHOLE, word_score};
use std::cmp::Reverse;

/// The names of all players without case and accents; renewed where an act was done.
#[derive(Debug, Default)]
pub struct People {
    key: Option<Seq>,
    known: Vec<Known>,
}

#[derive(Debug)]
struct Known {
    player: PlayerId,
    name: PlayerName,
    words: Vec<String>,
    is_there: bool,
}

/// Somebody who may be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Meant {
    pub(super) player: PlayerId,
    pub(super) score: u32,
}

impl People {
    /// Reads the names anew where an act was done since.
    pub fn renew(&mut self, tournament: &Tournament, seq: Seq) {
        if self.key == Some(seq) {
            return;
        }
        self.key = Some(seq);
        let players = tournament.entries().players();
        self.known.truncate(players.len());
        for (index, player) in players.enumerate() {
            let is_there = player.status != Status::Withdrawn;
            match self.known.get_mut(index) {
                Some(known) if known.name == player.name => known.is_there = is_there,
                Some(known) => *known = Known::of(player.id, &player.name, is_there),
                None => self.known.push(Known::of(player.id, &player.name, is_there)),
            }
        }
    }

    /// Forgets everybody, because another tournament is shown.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Those in whose names every word fits, the best first, at most `most` of them.
    pub(super) fn find(&self, typed: &[&str], most: usize) -> Vec<Meant> {
        let wanted: Vec<Vec<String>> = typed.iter().map(|word| words_of(word)).collect();
        if wanted.iter().all(Vec::is_empty) {
            return Vec::new();
        }
        let wanted: Vec<&str> = wanted.iter().flatten().map(String::as_str).collect();
        let there = self.known.iter().filter(|known| known.is_there);
        let mut found: Vec<(Reverse<u32>, &str, PlayerId)> = there
            .filter_map(|known| {
                let score = known.score(&wanted)?;
                Some((Reverse(score), known.name.as_str(), known.player))
            })
            .collect();
        if found.len() > most {
            found.select_nth_unstable(most);
            found.truncate(most);
        }
        found.sort_unstable();
        found.into_iter().map(|(score, _, player)| Meant { player, score: score.0 }).collect()
    }
}

impl Known {
    fn of(player: PlayerId, name: &PlayerName, is_there: bool) -> Self {
        let folded = fold(name.as_str());
        let words = folded.split_whitespace().flat_map(words_of).take(ALL_WORDS_MAX).collect();
        Self { player, name: name.clone(), words, is_there }
    }

    /// How well all words fit on the whole; none where one does not. Each word of the name serves
    /// once.
    fn score(&self, wanted: &[&str]) -> Option<u32> {
        let mut used = 0_u64;
        let mut sum = 0;
        for word in wanted {
            let best = (0_u32..).zip(&self.words).filter(|(index, _)| used & (1 << index) == 0);
            let best = best.map(|(index, own)| (word_score(word, own), Reverse(index))).max();
            let (score, Reverse(index)) = best.filter(|(score, _)| *score > 0)?;
            used |= 1 << index;
            sum += score;
        }
        let count = u32::try_from(wanted.len()).ok()?;
        // Among equals, who was named with all words of the name comes first.
        let is_whole = sum == WHOLE * count && wanted.len() == self.words.len();
        Some(sum / count + u32::from(is_whole))
    }
}

/// A word of a name as it may be typed: in one, and without what is no letter.
fn words_of(word: &str) -> Vec<String> {
    let parts = word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.take(WORDS_MAX).map(str::to_owned).collect()
}

/// More words than this between two spaces are not looked at.
const WORDS_MAX: usize = 8;
/// More words than this of one name are not looked at: each has one bit.
const ALL_WORDS_MAX: usize = 64;
