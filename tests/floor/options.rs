//! The points in which rulebooks differ, and sets of rules made of them.

use crate::project;
use rulebook::{Options, RuleOption, RuleSet, Rulebook};
use std::collections::BTreeSet;
use words::{Language, Words};

/// Disagreements that no option settles, because there is one answer only, or because a setting of
/// its own settles them: the five best cards (13), the button (19), the ladder of hands (26 to 28),
/// the final table (37).
const SETTLED: [u32; 6] = [13, 19, 26, 27, 28, 37];

#[test]
fn every_disagreement_among_the_books_is_an_option() {
    let settled: BTreeSet<String> = Options::ALL
        .iter()
        .filter_map(|option| option.disagreement)
        .map(str::to_owned)
        .chain(SETTLED.iter().map(|no| format!("X-{no:02}")))
        .collect();
    let all: BTreeSet<String> = (1..=50).map(|no| format!("X-{no:02}")).collect();
    assert_eq!(settled, all);
}

/// An option that nothing reads is a switch without a wire.
#[test]
fn every_option_leaves_a_choice_and_something_reads_it() {
    let mut open = vec![project("src/rulings"), project("src/engine"), project("src/cards")];
    let mut code = String::new();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                Some(end) if end == "rs" => code += &std::fs::read_to_string(path).unwrap(),
                _ if path.is_dir() => open.push(path),
                _ => {}
            }
        }
    }
    let names: BTreeSet<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    for option in Options::ALL {
        assert!(option.answers.len() > 1, "{} has one answer", option.key);
        assert!(names.contains(option.key), "nothing reads {}", option.key);
    }
}

#[test]
fn every_answer_can_be_chosen_written_and_read() {
    for book in Rulebook::ALL {
        for option in Options::ALL {
            for answer in option.answers {
                let mut rules = RuleSet::of(book);
                assert!(option.set(&mut rules.options, answer));
                assert_eq!(option.get(&rules.options), *answer);
                let written = ron::to_string(&rules).unwrap();
                assert_eq!(ron::from_str::<RuleSet>(&written).unwrap(), rules, "{written}");
                let json = serde_json::to_string(&rules).unwrap();
                assert_eq!(serde_json::from_str::<RuleSet>(&json).unwrap(), rules, "{json}");
                let is_change = *answer != option.get(&RuleSet::of(book).options);
                assert_eq!(rules.changes().count(), usize::from(is_change));
                assert_eq!(written.contains(option.key), is_change, "{written}");
            }
        }
    }
}

#[test]
fn what_is_no_answer_changes_nothing() {
    let mut options = Options::of(Rulebook::Tda2024);
    for option in Options::ALL {
        assert!(!option.set(&mut options, "no such answer"));
        assert!(!option.answers.is_empty());
    }
    assert_eq!(options, Options::of(Rulebook::Tda2024));
    assert!(RuleOption::find("no_such_option").is_none());
}

#[test]
fn books_answer_as_the_register_says() {
    let answer = |book, key| RuleOption::find(key).unwrap().get(&Options::of(book));
    for (book, key, expected) in [
        (Rulebook::Tda2024, "player_clock", "twenty_five_and_five"),
        (Rulebook::Tda2011, "player_clock", "sixty_and_ten"),
        (Rulebook::Tda2024, "reopening", "cumulative"),
        (Rulebook::Tda2011, "reopening", "single"),
        (Rulebook::House000, "multiple_chips", "raise"),
        (Rulebook::Home001, "draw_cards", "three_or_four_with_ace"),
        (Rulebook::Pl004, "draw_cards", "four"),
        (Rulebook::Pl004, "low_straights", "do_not_qualify"),
        (Rulebook::Local003, "raise_method", "one_motion"),
        // Editions share what did not change.
        (Rulebook::Tda2019, "raise_method", "one_motion"),
        (Rulebook::Tda2022, "player_clock", "twenty_five_and_five"),
        (Rulebook::Tda2019, "unburned_flop", "floor"),
        (Rulebook::Tda2022, "unburned_flop", "scramble"),
        (Rulebook::Tda2019, "wrong_count", "floor"),
        (Rulebook::Tda2022, "wrong_count", "misdeal"),
        (Rulebook::Tda2022, "misplaced_button", "floor"),
        (Rulebook::Tda2019, "dodging_blinds", "from_broken_table"),
        (Rulebook::Tda2022, "dodging_blinds", "any_blind"),
        (Rulebook::Tda2022, "pot_limit_blinds", "short_as_full"),
        (Rulebook::Tda2019, "pot_limit_blinds", "short_as_full"),
        (Rulebook::Tda2022, "single_ante", "floor"),
        (Rulebook::Tda2019, "single_ante", "ante_first"),
        (Rulebook::Tda2019, "redeal", "absent_killed"),
        (Rulebook::Tda2019, "fouled_deck", "house_says"),
        (Rulebook::Tda2022, "fouled_deck", "voids"),
        (Rulebook::Tda2022, "identity", "director_judges"),
        (Rulebook::Tda2022, "penalty_rounds", "unlimited"),
        (Rulebook::Tda2019, "late_chips", "equal_value"),
        (Rulebook::Tda2022, "level_start", "announcement"),
        // Silent books do as TDA 2011.
        (Rulebook::Pl004, "multiple_chips", "one_value_only"),
        (Rulebook::Home001, "bad_flop", "scramble"),
    ] {
        assert_eq!(answer(book, key), expected, "{} {key}", book.id());
    }
}

#[test]
fn each_answer_of_an_option_reads_differently() {
    let words = Words::new(Language::English);
    for option in Options::ALL {
        let said: BTreeSet<String> =
            option.answers.iter().map(|answer| words.option_answer(option, answer)).collect();
        assert_eq!(said.len(), option.answers.len(), "{}", option.key);
        assert!(said.iter().all(|text| !text.contains('⟨')), "{}", option.key);
    }
}
