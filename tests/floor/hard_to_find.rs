//! What people type when they do not know what a question is called: it comes first.

use rulebook::Rulebook;
use words::find::{Index, SearchHit};
use words::{Language, Words};

/// The questions that are found, the likeliest first.
fn questions(index: &Index, typed: &str) -> Vec<&'static str> {
    let found = index.find(typed, Rulebook::Tda2024).into_iter();
    let question = |found| if let SearchHit::Topic(slug) = found { Some(slug) } else { None };
    found.filter_map(|entry| question(entry.found)).collect()
}

/// What is typed, and the questions of which one must be the first thing that is found.
const FIRST: [(&str, &[&str]); 34] = [
    ("acting out of turn", &["out-of-turn"]),
    ("fold out of turn", &["out-of-turn", "fold-without-bet"]),
    ("check out of turn then raise", &["out-of-turn"]),
    ("dodge blind", &["dodging-blinds"]),
    ("dodging blinds", &["dodging-blinds"]),
    ("kills hand", &["muck"]),
    ("dealer kills a hand", &["muck"]),
    ("contradictory", &["wager", "changed-words"]),
    ("joker in the deck", &["fouled-deck"]),
    ("different back", &["fouled-deck"]),
    ("can he raise", &["options-in-turn", "short-all-in", "betting"]),
    ("show one show all", &["exposing-cards"]),
    ("coaching", &["disclosure"]),
    ("burn card forgotten", &["street-without-burn", "flop-without-burn", "wrong-burns"]),
    ("unprotected hand", &["muck"]),
    ("disqualified", &["penalty-ladder", "penalty"]),
    ("verbal action", &["official-terms", "wager"]),
    ("stuck cards", &["stuck-cards"]),
    ("straddle", &["straddle"]),
    ("run it twice", &["run-it-twice"]),
    ("split pot wrong", &["wrong-split"]),
    ("new player posting", &["new-player-seat", "new-player-post"]),
    ("first button", &["first-hand"]),
    ("draw for the button", &["first-hand"]),
    ("turn without a burn", &["street-without-burn"]),
    ("exposed burn", &["exposed-burn"]),
    ("replacement card exposed", &["replacement-exposed"]),
    ("missing ante", &["wrong-post"]),
    ("posted too much", &["wrong-post"]),
    ("two players for one seat", &["seat-taken-twice"]),
    ("said fold at the showdown", &["fold-at-showdown"]),
    ("cards landed face up", &["fold-at-showdown"]),
    ("out of turn and then a short all-in", &["out-of-turn"]),
    ("counting the stub in stud", &["stud-last-card"]),
];

#[test]
fn what_was_hard_to_find_comes_first() {
    let index = Index::new(&Words::new(Language::English));
    let mut lost = Vec::new();
    for (typed, wanted) in FIRST {
        let found = index.find(typed, Rulebook::Tda2024).into_iter().map(|entry| entry.found);
        let first: Vec<SearchHit> = found.take(3).collect();
        if !matches!(first.first(), Some(SearchHit::Topic(slug)) if wanted.contains(slug)) {
            lost.push(format!("{typed}: {first:?}"));
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
}

/// Each form of a word finds what the others find.
#[test]
fn forms_of_a_word_find_the_same() {
    let index = Index::new(&Words::new(Language::English));
    for (forms, wanted) in [
        (&["dodge the blinds", "dodged a blind", "dodging blinds"][..], "dodging-blinds"),
        (&["straddles", "straddling", "straddled"], "straddle"),
        (&["misdealt", "misdeals", "misdealing"], "misdeal"),
        (&["chip racing", "chip races", "racing chips"], "chip-race"),
        (&["rabbit hunts", "hunting rabbits", "rabbit hunted"], "rabbit-hunting"),
        (&["velké žetony", "velkým žetonem", "velkého žetonu"], "oversized-chip"),
        (&["duże żetony", "dużym żetonem", "dużego żetonu"], "oversized-chip"),
    ] {
        for form in forms {
            assert_eq!(questions(&index, form).first(), Some(&wanted), "{form}");
        }
    }
}

/// A word that nothing has hides nothing; one that everything has says nothing.
#[test]
fn words_that_nothing_has_hide_nothing() {
    let index = Index::new(&Words::new(Language::English));
    let first = |typed: &str| questions(&index, typed).first().copied();
    assert_eq!(first("zzyzx rabbit hunting qwrtp"), Some("rabbit-hunting"));
    assert_eq!(first("so can he have the rabbit please"), Some("rabbit-hunting"));
    assert!(questions(&index, "zzyzx qwrtp").is_empty());
    assert!(questions(&index, "the of to").len() < 200);
    let whole = |typed: &str| index.find_whole(typed, Rulebook::Tda2024).len();
    assert!(whole("rabbit hunting") > 0);
    assert_eq!(whole("zzyzx rabbit hunting"), 0, "one thing must have all of it");
}

/// Sentences as they are asked at a table, in three languages, with the questions that fit.
const ASKED: &str = include_str!("asked.tsv");

/// So many of them are found first among the questions, and so many among the first three.
const RATE: (usize, usize) = (60, 64);

#[test]
fn sentences_as_they_are_asked_find_their_question() {
    let index = Index::new(&Words::new(Language::English));
    let (mut first, mut third, mut all, mut lost) = (0, 0, 0, Vec::new());
    for line in ASKED.lines() {
        let (asked, wanted) = line.split_once('\t').expect("a sentence and its questions");
        let wanted: Vec<&str> = wanted.split(',').collect();
        let found = questions(&index, asked);
        let at = found.iter().position(|slug| wanted.contains(slug));
        all += 1;
        first += usize::from(at == Some(0));
        third += usize::from(at.is_some_and(|at| at < 3));
        if at != Some(0) {
            lost.push(format!("{asked} {wanted:?} {:?}", found.iter().take(3).collect::<Vec<_>>()));
        }
    }
    let lost = lost.join("\n");
    assert!(first >= RATE.0 && third >= RATE.1, "{first} and {third} of {all}\n{lost}");
}
