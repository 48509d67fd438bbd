//! How a penalty stands and what it was for, in words.

use crate::view::View;
use engine::penalties::{Ended, Penalty};
use words::Args;

pub fn stands_words(view: &View<'_>, penalty: &Penalty) -> String {
    let hands = Args::new()
        .count("left", penalty.left())
        .count("hands", penalty.hands)
        .count("missed", penalty.missed);
    match (penalty.ended, penalty.kind) {
        (Some(Ended::Served), _) => view.text("penalties-stands-served"),
        (Some(Ended::Pardoned), _) => view.text("penalties-stands-lifted"),
        (Some(Ended::InError), _) => view.text("penalties-stands-error"),
        (None, kind) => view.say(&format!("penalties-stands-{}", kind.id()), &hands),
    }
}

/// What a penalty was given for, with its note.
pub fn what_for(view: &View<'_>, penalty: &Penalty) -> String {
    let offense = penalty.offense.map(|offense| view.words.offense(offense));
    let note = Some(penalty.note.clone()).filter(|note| !note.is_empty());
    offense.into_iter().chain(note).collect::<Vec<_>>().join("; ")
}

pub fn joined<const N: usize>(parts: [String; N]) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}
