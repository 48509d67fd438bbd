//! Facts by chance, every answer of every option, and words for whatever comes out.

use floorman::rulebook::{Options, RuleOption, RuleSet, Rulebook, Section};
use floorman::rulings::{Field, Kind, Topic, topics};
use floorman::words::{Language, Words};
use serde_json::{Map, Value, json};

const SECTIONS: [Section; 5] = [
    Section::Players,
    Section::Seating,
    Section::ClockAndChips,
    Section::Conduct,
    Section::General,
];

/// The answers that these topics read.
const OPTIONS: [&str; 20] = [
    "precedence",
    "language",
    "speak_up",
    "gestures",
    "recommended",
    "entitlement",
    "rebuy_timing",
    "departure_chips",
    "buy_in_cap",
    "loans",
    "devices",
    "at_seat",
    "re_entry",
    "identity",
    "player_clock",
    "clock_without_bet",
    "late_chips",
    "found_chips",
    "small_chips",
    "penalty_rounds",
];

/// SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % bound
    }

    fn amount(&mut self) -> Value {
        json!([0, 1, 25, 100, 500, 1000, 25_000, 1_000_000_000_000_u64][self.index(8)])
    }

    fn index(&mut self, count: usize) -> usize {
        usize::try_from(self.below(u64::try_from(count).unwrap())).unwrap()
    }

    fn list(&mut self, kind: &Kind) -> Value {
        let count = self.below(6);
        (0..count).map(|_| self.value(kind)).collect()
    }

    fn cards(&mut self) -> Value {
        let count = self.below(4);
        let card = |chance: &mut Self| {
            let rank = b"23456789TJQKAx"[chance.index(14)];
            format!("{}{}", char::from(rank), char::from(b"cdhs"[chance.index(4)]))
        };
        json!((0..count).map(|_| card(self)).collect::<Vec<_>>().join(" "))
    }

    fn value(&mut self, kind: &Kind) -> Value {
        match kind {
            Kind::YesNo => json!(self.below(2) == 0),
            Kind::Choice(words) => json!(words[self.index(words.len())]),
            Kind::Chips => self.amount(),
            Kind::ChipList => self.list(&Kind::Chips),
            Kind::Number(least, most) => match self.below(8) {
                0 => json!(most),
                1 => json!(least),
                _ => json!(least + self.below((most - least).clamp(1, 12))),
            },
            Kind::Seat => json!(1 + self.below(9)),
            Kind::Seats => self.list(&Kind::Seat),
            Kind::Tables => self.list(&Kind::Number(1, 5)),
            Kind::Cards => self.cards(),
            Kind::Words => json!(["call", "dorovnám", "pot", "what", "", "žluť"][self.index(6)]),
            Kind::Together(fields) => self.object(fields),
            Kind::Rows(fields) => {
                let count = self.below(5);
                (0..count).map(|_| self.object(fields)).collect()
            }
            Kind::BySeat(kind) => {
                let count = self.below(4);
                let entry = |chance: &mut Self| (chance.below(10).to_string(), chance.value(kind));
                Value::Object((0..count).map(|_| entry(self)).collect())
            }
        }
    }

    fn object(&mut self, fields: &[Field]) -> Value {
        let mut facts = Map::new();
        for field in fields {
            let is_told = field.is_asked(&Value::Object(facts.clone()));
            if is_told && (field.is_needed || self.below(3) > 0) {
                facts.insert(field.name.to_owned(), self.value(&field.kind));
            }
        }
        Value::Object(facts)
    }
}

fn own_topics() -> impl Iterator<Item = &'static Topic> {
    topics().filter(|topic| SECTIONS.contains(&topic.section))
}

/// Two thousand objects of facts for each topic: no panic, a sentence for everything.
#[test]
fn facts_by_chance_are_ruled_on_or_refused_in_words() {
    let words = Words::new(Language::En);
    for topic in own_topics() {
        let mut chance = Chance(2011);
        let mut ruled = 0;
        for round in 0..2000 {
            let facts = chance.object(topic.fields);
            let book = Rulebook::ALL[round % Rulebook::ALL.len()];
            let said = match topic.rule(&facts, &RuleSet::of(book)) {
                Ok(ruling) => {
                    ruled += 1;
                    assert!(!ruling.why.is_empty(), "{}: {facts}", topic.slug);
                    let has_choice = ruling.options.len() > 1 || !ruling.is_discretion;
                    let is_known = !matches!(ruling.why[0].id, "button-not-known" | "table-over");
                    let is_poor = topic.slug == "balance" || topic.slug == "worst-seat";
                    let is_open = topic.slug == "precedence";
                    assert!(
                        has_choice || !is_known || is_poor || is_open,
                        "{}: {facts}",
                        topic.slug
                    );
                    let all = [&ruling.why, &ruling.say, &ruling.steps, &ruling.suggests];
                    let choices = ruling.options.iter().map(|choice| words.reason(&choice.answer));
                    let all = all.map(|reasons| words.reasons(reasons)).join(" ");
                    all + &choices.collect::<Vec<_>>().join(" ")
                }
                Err(error) => words.facts_error(&error),
            };
            assert!(!said.contains('⟨') && !said.contains('{'), "{}: {said}", topic.slug);
        }
        assert!(ruled > 50, "{}: only {ruled} of 2000 were ruled on", topic.slug);
    }
}

/// Each answer of an option makes at least one ruling that no other answer makes.
#[test]
fn every_answer_of_every_option_changes_something() {
    for key in OPTIONS {
        let option = RuleOption::find(key).unwrap();
        for answer in option.answers {
            for other in option.answers.iter().filter(|other| *other != answer) {
                assert!(tells_apart(option, answer, other), "{key}: {answer} is like {other}");
            }
        }
    }
}

fn tells_apart(option: &RuleOption, answer: &str, other: &str) -> bool {
    let with = |answer: &str| {
        let mut rules = RuleSet::of(Rulebook::Tda2024);
        let mut options: Options = rules.options;
        assert!(option.set(&mut options, answer));
        rules.options = options;
        rules
    };
    let (one, two) = (with(answer), with(other));
    own_topics().any(|topic| {
        let mut chance = Chance(1);
        (0..400).any(|_| {
            let facts = chance.object(topic.fields);
            match (topic.rule(&facts, &one), topic.rule(&facts, &two)) {
                (Ok(one), Ok(two)) => {
                    let of = |ruling: &floorman::rulings::Ruling| {
                        let options: Vec<Value> =
                            ruling.options.iter().map(|open| open.verdict.clone()).collect();
                        (ruling.verdict.clone(), ruling.is_discretion, options)
                    };
                    of(&one) != of(&two)
                }
                (one, two) => one.is_ok() != two.is_ok(),
            }
        })
    })
}

/// Every row of the house books on these matters is cited by a topic.
#[test]
fn every_row_is_answered_by_a_topic() {
    let rows = |book: Rulebook, start: &str, numbers: &[u8]| {
        for number in numbers {
            let row = format!("{start}{number:02}");
            let is_cited = topics().any(|topic| {
                topic.cites.iter().any(|cite| cite.rulebook == book && cite.number == row)
            });
            assert!(is_cited, "nothing answers {row}");
        }
    };
    rows(Rulebook::House000, "PLGEN-", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31]);
    rows(Rulebook::Home001, "CZ-ETI-", &[1, 3, 4, 6, 7, 8, 9, 10, 11, 13, 14, 15]);
    rows(Rulebook::Home001, "CZ-TRN-", &[1, 2, 3, 4, 5]);
    let of = |book: Rulebook, numbers: &[u16]| {
        for number in numbers {
            let is_cited = topics().any(|topic| {
                topic.cites.iter().any(|cite| {
                    let main = cite.number.split('-').next().unwrap_or_default();
                    cite.rulebook == book && main == number.to_string()
                })
            });
            assert!(is_cited, "nothing answers {number} of {}", book.id());
        }
    };
    let of_2011 = [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 21, 22, 23, 24, 25, 27, 28, 29, 30, 46, 47, 48, 51, 52, 53, 54,
        55,
    ];
    of(Rulebook::Tda2011, &of_2011);
    let of_2024 = [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 24, 25, 26, 27, 29, 30, 31, 32, 33, 63, 64, 67, 68, 69,
        70, 71,
    ];
    of(Rulebook::Tda2024, &of_2024);
}
