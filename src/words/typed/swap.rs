//! Who changes seats with whom: *swap ana ben*, *swap 3-4 5-6*.

use crate::typed::{Act, Asking, BoxAction, Candidate, Meant, Named, Token, both, nobody, people};
use engine::Command;
use engine::entries::{Player, Who};
use std::cmp::Reverse;

/// So many are offered for each of the two, each with each.
const EACH_MAX: usize = 3;

/// Two players, wherever the words for the one end and those for the other begin.
pub(super) fn swaps(asking: &Asking<'_>, said_score: u32, rest: &[Token]) -> Vec<Candidate> {
    let is_between = |token: &Token| asking.phrases.between.contains(&token.folded);
    let between = rest.iter().position(is_between);
    // A word between the two says where the second begins.
    let starts = match between {
        Some(at) => at..=at,
        None => 1..=rest.len().saturating_sub(1),
    };
    let mut found: Vec<(Reverse<u32>, [Meant; 2])> = Vec::new();
    for start in starts {
        let Some((one, other)) = rest.split_at_checked(start) else { continue };
        let other = other.get(usize::from(between.is_some())..).unwrap_or_default();
        if one.is_empty() || other.is_empty() {
            continue;
        }
        let [ones, others] = [one, other].map(|part| sitting(asking, &Named::of(part)));
        for first in ones.iter().take(EACH_MAX) {
            for second in others.iter().take(EACH_MAX) {
                let score = both(said_score, u32::midpoint(first.score, second.score));
                found.push((Reverse(score), [*first, *second]));
            }
        }
    }
    found.sort_by_key(|(score, _)| *score);
    let made = found.into_iter().map(|(Reverse(score), [one, other])| {
        let players = [Who::Id(one.player), Who::Id(other.player)];
        Candidate::said(score, BoxAction::Submit(Command::SwapSeats { players }))
    });
    let made: Vec<Candidate> = made.collect();
    if made.is_empty() {
        return nobody(asking, Act::Swap, said_score, &Named::of(rest));
    }
    made
}

/// Who is meant; those who sit come first.
fn sitting(asking: &Asking<'_>, named: &Named<'_>) -> Vec<Meant> {
    let mut meant = people(asking, named);
    let entries = asking.tournament.entries();
    let has_seat = |meant: &Meant| entries.player(meant.player).and_then(Player::seat).is_some();
    meant.sort_by_key(|meant| !has_seat(meant));
    meant
}
