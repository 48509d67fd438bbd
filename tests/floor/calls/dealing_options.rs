//! Over all facts that a form can tell: no panic, words for everything, and options that matter.

use floorman::rulebook::{Options, RuleOption, RuleSet, Rulebook, Section};
use floorman::rulings::{Field, Kind, Topic, topics, unknown_citations};
use floorman::words::{Language, Words};
use serde_json::{Map, Value, json};

/// Numbers without a pattern that matters here, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }

    fn object(&mut self, fields: &[Field]) -> Value {
        let mut told = Map::new();
        for field in fields {
            if field.is_needed || self.below(2) == 0 {
                told.insert(field.name.to_owned(), self.fact(&field.kind));
            }
        }
        Value::Object(told)
    }

    fn fact(&mut self, kind: &Kind) -> Value {
        match kind {
            Kind::YesNo => json!(self.below(2) == 0),
            Kind::Choice(words) => json!(words[self.below(words.len())]),
            Kind::Chips => json!([0, 1, 60, 100, 700, 1_000_000][self.below(6)]),
            Kind::Number(first, last) => {
                let span = usize::try_from(*last - *first).unwrap() + 1;
                let most = [4, 60, 200][self.below(3)];
                json!(*first + u64::try_from(self.below(span.min(most))).unwrap())
            }
            Kind::Seat => json!(1 + self.below(9)),
            Kind::Seats | Kind::Tables => {
                let first = 1 + self.below(7);
                json!((first..=first + self.below(3)).collect::<Vec<_>>())
            }
            Kind::Together(fields) => self.object(fields),
            Kind::Rows(fields) => {
                let rows = self.below(4);
                (0..rows).map(|_| self.object(fields)).collect()
            }
            Kind::ChipList => json!([100]),
            Kind::Cards => json!("Ah Kd"),
            Kind::Words => json!("call"),
            Kind::BySeat(kind) => json!({ "1": self.fact(kind) }),
        }
    }
}

/// The topics of deals, boards, button and blinds that ask for facts one by one.
fn ours() -> impl Iterator<Item = &'static Topic> {
    let sections = [Section::Dealing, Section::ButtonAndBlinds];
    let is_by_seat = |field: &Field| matches!(field.kind, Kind::BySeat(_));
    let is_here = move |topic: &&Topic| {
        sections.contains(&topic.section) && !topic.fields.iter().any(is_by_seat)
    };
    topics().filter(is_here).filter(|topic| topic.slug != "next-hand")
}

#[test]
fn any_facts_of_the_forms_are_ruled_or_refused_in_words() {
    let words = Words::new(Language::En);
    for topic in ours() {
        let mut dice = Dice(7);
        let mut ruled = 0;
        for round in 0..2_000 {
            let facts = dice.object(topic.fields);
            let rules = RuleSet::of(Rulebook::ALL[round % Rulebook::ALL.len()]);
            let said = match topic.rule(&facts, &rules) {
                Ok(ruling) => {
                    ruled += 1;
                    let answers = ruling.options.iter().map(|choice| words.reason(&choice.answer));
                    let answers: Vec<String> = answers.collect();
                    assert!(!ruling.is_discretion || answers.len() != 1, "{}", topic.slug);
                    assert!(ruling.is_discretion || !ruling.verdict.is_null(), "{}", topic.slug);
                    let mut allowed = ruling.options.iter().map(|choice| &choice.verdict);
                    let is_allowed = ruling.options.is_empty()
                        || ruling.verdict.is_null()
                        || allowed.any(|verdict| *verdict == ruling.verdict);
                    assert!(is_allowed, "{} {facts}", topic.slug);
                    let more = [&ruling.say, &ruling.steps, &ruling.suggests];
                    let more: Vec<String> =
                        more.into_iter().map(|reasons| words.reasons(reasons)).collect();
                    words.ruling(&ruling) + &answers.concat() + &more.concat()
                }
                Err(error) => words.facts_error(&error),
            };
            assert!(!said.contains(['⟨', '{']), "{} {facts}: {said}", topic.slug);
        }
        assert!(ruled > 0, "{}: nothing was ruled", topic.slug);
    }
}

/// What is answered to many facts, with one option answered so.
fn answers(slugs: &[&str], option: &RuleOption, answer: &str) -> String {
    let mut rules = RuleSet::default();
    assert!(option.set(&mut rules.options, answer));
    let mut all = String::new();
    for slug in slugs {
        let topic = Topic::find(slug).unwrap();
        let mut dice = Dice(11);
        for _ in 0..600 {
            if let Ok(ruling) = topic.rule(&dice.object(topic.fields), &rules) {
                all += &format!("{} {};", ruling.verdict, ruling.is_discretion);
            }
        }
    }
    all
}

#[test]
fn every_answer_of_every_option_changes_something() {
    let read: [(&str, &[&str]); 26] = [
        ("exposed_card", &["exposed-card", "misdeal"]),
        ("exposed_stud_card", &["exposed-card"]),
        ("exposed_last_card", &["exposed-card"]),
        ("boxed_cards", &["misdeal"]),
        ("wrong_count", &["wrong-number-of-cards"]),
        ("button_short_card", &["wrong-number-of-cards"]),
        ("out_of_sequence", &["misdeal"]),
        ("misplaced_button", &["wrong-button"]),
        ("foreign_card", &["fouled-deck"]),
        ("fouled_deck", &["fouled-deck"]),
        ("redeal", &["exact-redeal"]),
        ("start_of_play", &["substantial-action"]),
        ("bad_flop", &["four-card-flop"]),
        ("unburned_flop", &["flop-without-burn"]),
        ("premature_board", &["premature-board"]),
        ("burns_after_action", &["wrong-burns"]),
        ("dropped_stub", &["dropped-stub"]),
        ("dealer_push", &["dealer-push"]),
        ("rabbit", &["rabbit-hunting"]),
        ("cutter", &["shuffle-and-cut"]),
        ("heads_up_button", &["heads-up-button"]),
        ("dodging_blinds", &["dodging-blinds"]),
        ("big_blind_option", &["big-blind-option"]),
        ("single_ante", &["single-ante"]),
        ("bring_in_all_in", &["bring-in-all-in"]),
        ("open_pair_double_bet", &["open-pair"]),
    ];
    let of_levels = ["hand_start", "level_start", "wrong_level"].map(|key| (key, &["level"][..]));
    for (key, slugs) in read.into_iter().chain(of_levels) {
        let option = RuleOption::find(key).unwrap();
        let all: Vec<String> =
            option.answers.iter().map(|answer| answers(slugs, option, answer)).collect();
        for (at, one) in all.iter().enumerate() {
            let same = all.iter().skip(at + 1).position(|other| other == one);
            assert_eq!(same, None, "{key}: {} is like another", option.answers[at]);
        }
    }
    assert!(Options::ALL.len() >= read.len());
}

#[test]
fn every_citation_is_a_rule_that_there_is() {
    let unknown = unknown_citations();
    for topic in ours() {
        // What rooms make of a rule has the number of that rule, and no list of its own.
        let mut unknown = unknown.iter().filter(|(_, book, _)| *book != Rulebook::Local003);
        let of_topic = unknown.find(|(slug, ..)| *slug == topic.slug);
        assert_eq!(of_topic, None);
    }
}

#[test]
fn topics_are_found_by_the_words_of_three_languages() {
    let words = Words::new(Language::En);
    let finds = |typed: &str, slug: &str| {
        let search = words.text(&format!("topic-{slug}.search"));
        assert!(search.to_lowercase().contains(typed), "{slug}: {typed} not in {search}");
    };
    finds("chyba při rozdávání", "misdeal");
    finds("błędne rozdanie", "misdeal");
    finds("čtyři karty na flopu", "four-card-flop");
    finds("odkryta karta", "exposed-card");
    finds("rabbit", "rabbit-hunting");
}
