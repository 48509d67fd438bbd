//! Floor questions as they are found and told: the search, the form, and what its letters mean.

use crate::terminal::{done, floorman};
use rulebook::{Edition, RuleSet, Rulebook, rule_page_by_number};
use rulings::{Field, FieldKind, Topic, topics};
use serde_json::{Value, json};
use words::facts::{Sheet, ToldFact, Why};
use words::find::{Index, SearchHit};
use words::{Language, Words};

fn words() -> Words {
    Words::new(Language::English)
}

/// What is found first.
fn first(index: &Index, typed: &str) -> Option<SearchHit> {
    index.find(typed, Rulebook::Tda2024).first().map(|entry| entry.found)
}

#[test]
fn every_example_that_is_told_in_the_form_gives_the_same_ruling() {
    for topic in topics() {
        let facts: Value = topic.example.parse().unwrap();
        let reading = Sheet::filled(topic.fields, &facts).read();
        assert!(reading.is_whole(), "{}: {reading:?}", topic.slug);
        for book in Rulebook::ALL {
            let rules = RuleSet::of(book);
            let told = topic.rule(&reading.facts, &rules);
            assert_eq!(told, topic.rule(&facts, &rules), "{} {}", topic.slug, book.id());
            assert!(told.is_ok(), "{} {}", topic.slug, book.id());
        }
    }
}

#[test]
fn what_is_told_once_is_told_again_from_its_facts() {
    for topic in topics() {
        let facts: Value = topic.example.parse().unwrap();
        let told = Sheet::filled(topic.fields, &facts).read().facts;
        assert_eq!(Sheet::filled(topic.fields, &told).read().facts, told, "{}", topic.slug);
    }
}

#[test]
fn an_empty_form_names_what_is_missing_and_nothing_else() {
    for topic in topics() {
        let reading = Sheet::blank(topic.fields).read();
        assert!(reading.unread.is_empty(), "{}", topic.slug);
        let needs = topic.fields.iter().any(|field| field.is_missing(&Value::Null));
        let is_list =
            |field: &Field| matches!(field.kind, FieldKind::Rows(_) | FieldKind::BySeat(_));
        if needs && !topic.fields.iter().all(is_list) {
            assert!(!reading.missing.is_empty(), "{}", topic.slug);
        }
    }
}

/// Letters that somebody might type into any field, in a fixed order that looks random.
struct Typist(u64);

impl Typist {
    fn next(&mut self, below: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below
    }

    fn typed(&mut self) -> String {
        const TYPED: [&str; 27] = [
            "",
            "-",
            ",",
            " 01",
            "\u{2013}",
            "0",
            "1",
            "3",
            "9",
            "200",
            "1000",
            "12k",
            "1000 500",
            "2x1000+500",
            "1-5",
            "1 1 2",
            "Ah Kd",
            "AhKdQs",
            "Xx",
            "10h",
            "♠",
            "call",
            "999999999999999999999",
            "-5",
            "2 9 31 32",
            "žeton",
            "9999999999k",
        ];
        TYPED[self.next(TYPED.len())].to_owned()
    }

    fn told(&mut self, kind: FieldKind) -> ToldFact {
        match kind {
            FieldKind::YesNo => ToldFact::YesNo([None, Some(true), Some(false)][self.next(3)]),
            FieldKind::Choice(words) => {
                ToldFact::Choice(words.get(self.next(words.len() + 1)).copied())
            }
            FieldKind::Together(fields) => ToldFact::Together(self.sheet(fields)),
            FieldKind::Rows(fields) => {
                ToldFact::Rows((0..self.next(4)).map(|_| self.sheet(fields)).collect())
            }
            FieldKind::BySeat(kind) => ToldFact::BySeat(
                (0..self.next(4)).map(|_| (self.typed(), self.told(*kind))).collect(),
            ),
            _ => ToldFact::Typed(self.typed()),
        }
    }

    fn sheet(&mut self, fields: &'static [Field]) -> Sheet {
        let mut sheet = Sheet::blank(fields);
        for field in fields {
            sheet.tell(field.name, self.told(field.kind));
        }
        sheet
    }
}

#[test]
fn whatever_is_typed_is_read_judged_or_refused_and_never_breaks() {
    let (words, mut typist) = (words(), Typist(7));
    let mut judged = 0;
    for topic in topics() {
        for _ in 0..300 {
            let reading = typist.sheet(topic.fields).read();
            for unread in &reading.unread {
                assert!(!words.typed_wrong(&unread.why).contains('⟨'), "{unread:?}");
            }
            if !reading.is_whole() {
                continue;
            }
            let again = Sheet::filled(topic.fields, &reading.facts).read();
            assert_eq!(again, reading, "{}", topic.slug);
            for book in [Rulebook::Tda2024, Rulebook::House000] {
                match topic.rule(&reading.facts, &RuleSet::of(book)) {
                    Ok(ruling) => {
                        judged += 1;
                        let _parts = words.verdict_parts(&ruling.verdict);
                        assert!(!words.ruling(&ruling).contains('⟨'), "{}", topic.slug);
                    }
                    Err(error) => assert!(!words.facts_reason(&error).contains('⟨')),
                }
            }
        }
    }
    assert!(judged > 1_000, "only {judged} were whole");
}

#[test]
fn what_is_not_understood_is_named_by_its_field() {
    let topic = Topic::find("substantial-action").unwrap();
    let facts = r#"{"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"fold"}]}"#;
    let mut sheet = Sheet::filled(topic.fields, &facts.parse().unwrap());
    let Some(ToldFact::Rows(mut rows)) = sheet.told("actions").cloned() else { panic!("no rows") };
    rows[1].tell("seat", ToldFact::Typed("five".to_owned()));
    sheet.tell("actions", ToldFact::Rows(rows.clone()));
    assert_eq!(sheet.read().unread[0].field, "actions[1].seat");
    rows[1].tell("seat", ToldFact::Typed(String::new()));
    sheet.tell("actions", ToldFact::Rows(rows));
    let reading = sheet.read();
    assert!(reading.unread.is_empty());
    assert_eq!((&*reading.missing[0].path, reading.missing[0].row), ("actions[1].seat", Some(2)));
}

#[test]
fn a_row_that_nobody_began_is_no_row() {
    let topic = Topic::find("substantial-action").unwrap();
    let facts = topic.example.parse().unwrap();
    let mut sheet = Sheet::filled(topic.fields, &facts);
    let Some(ToldFact::Rows(mut rows)) = sheet.told("actions").cloned() else { panic!("no rows") };
    let FieldKind::Rows(fields) = topic.fields[0].kind else { panic!("no rows") };
    rows.push(Sheet::blank(fields));
    sheet.tell("actions", ToldFact::Rows(rows));
    assert_eq!(sheet.read().facts, facts);
    assert!(sheet.read().is_whole());
}

#[test]
fn no_cards_are_told_with_a_dash_and_told_again_from_the_facts() {
    let topic = Topic::find("bring-in").unwrap();
    let by_seat = |seat: &str, cards: &str| {
        let told = (seat.to_owned(), ToldFact::Typed(cards.to_owned()));
        let mut sheet = Sheet::blank(topic.fields);
        sheet.tell("open_cards", ToldFact::BySeat(vec![told]));
        sheet.read()
    };
    let facts = by_seat("1", "-").facts;
    assert_eq!(facts, json!({"open_cards": {"1": ""}}));
    assert_eq!(Sheet::filled(topic.fields, &facts).read().facts, facts);
    assert_eq!(by_seat("1", ",").unread[0].why, Why::Card(",".to_owned()), "a comma is no card");
    assert_eq!(by_seat(" 01", "2d").facts, json!({"open_cards": {"1": "2d"}}));
}

/// A yes or no, and a bet that is asked after a yes.
const SHOWN: Field = Field {
    formerly: None,
    name: "shown",
    kind: FieldKind::YesNo,
    is_needed: false,
    is_of_the_rules: false,
    is_of_the_first_bet: false,
    is_none_untold: false,
    is_counted_as_none: false,
    cases: &[],
    is_said_by: None,
    only_if: None,
    unless: None,
};
static ROW: [Field; 2] =
    [SHOWN, Field { name: "bet", kind: FieldKind::Chips, ..SHOWN }.asked_if("shown", &["true"])];
static NESTED: [Field; 2] = [
    Field { name: "rows", kind: FieldKind::Rows(&ROW), ..SHOWN },
    Field { name: "together", kind: FieldKind::Together(&ROW), ..SHOWN },
];

#[test]
fn what_is_not_asked_any_more_is_no_row_and_nothing_told_together() {
    let mut row = Sheet::blank(&ROW);
    row.tell("bet", ToldFact::Typed("200".to_owned()));
    let mut sheet = Sheet::blank(&NESTED);
    sheet.tell("rows", ToldFact::Rows(vec![row.clone()]));
    sheet.tell("together", ToldFact::Together(row.clone()));
    assert_eq!(sheet.read().facts, json!({}));
    row.tell("shown", ToldFact::YesNo(Some(true)));
    sheet.tell("rows", ToldFact::Rows(vec![row.clone()]));
    sheet.tell("together", ToldFact::Together(row));
    let facts = sheet.read().facts;
    let told = json!({"shown": true, "bet": 200});
    assert_eq!(facts, json!({"rows": [told], "together": told}));
    assert_eq!(Sheet::filled(&NESTED, &facts).read().facts, facts);
}

#[test]
fn questions_are_found_in_three_languages_and_without_accents() {
    let index = Index::new(&words());
    for typed in ["oversized chip", "velky zeton", "duzy zeton", "OVERSIZED", "overchip"] {
        assert_eq!(first(&index, typed), Some(SearchHit::Topic("oversized-chip")), "{typed}");
    }
    assert_eq!(first(&index, "misdeal"), Some(SearchHit::Topic("misdeal")));
}

#[test]
fn numbers_lead_to_what_cites_them_in_their_edition() {
    let index = Index::new(&words());
    let page = |edition, number| rule_page_by_number(edition, number).map(|page| &*page.slug);
    for (typed, edition, number) in [
        ("39", Edition::Tda2024, "39"),
        ("rule 44", Edition::Tda2024, "44"),
        ("tda 2011 39", Edition::Tda2011, "39"),
        ("rp-5", Edition::Tda2024, "RP-5"),
    ] {
        let Some(SearchHit::Rule(slug)) = first(&index, typed) else { panic!("{typed}") };
        assert_eq!(Some(slug), page(edition, number), "{typed}");
    }
    let house = index.find("plgen-29", Rulebook::Tda2024);
    let found: Vec<_> = house.iter().map(|entry| entry.found).collect();
    assert!(found.contains(&SearchHit::Topic("oversized-chip")), "{found:?}");
    let of_44 = index.find("44", Rulebook::Tda2024);
    assert!(of_44.iter().any(|entry| entry.found == SearchHit::Topic("oversized-chip")));
}

#[test]
fn every_question_and_page_is_found_by_its_own_title() {
    let index = Index::new(&words());
    for entry in index.entries() {
        let found = index.find(&entry.title, Rulebook::Tda2024);
        let place = found.iter().position(|other| other.found == entry.found);
        // Questions and pages whose names begin with a word come before its meaning.
        let most = if matches!(entry.found, SearchHit::Term(_)) { 25 } else { 5 };
        assert!(place.is_some_and(|place| place < most), "{}: {place:?}", entry.title);
        assert!(!entry.title.contains('⟨') && !entry.about.contains('⟨'), "{}", entry.title);
        assert_eq!(SearchHit::of_id(&entry.found.id()), Some(entry.found));
    }
}

#[test]
fn rule_takes_words_and_offers_what_is_near() {
    let offered = done(&["rule", "two players one seat"], b"").out;
    let first = offered.lines().next().unwrap();
    assert!(first.contains("seat"), "{offered}");
    assert!(offered.lines().count() <= 8);
    for line in done(&["rule", "dead button heads-up", "--format", "json"], b"").out.lines() {
        let offer: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(offer["title"].is_string() && offer["id"].is_string(), "{line}");
    }
    // A topic that was typed wrongly, with facts to come, is no answer.
    let answer = floorman(&["rule", "wagr"], b"{}");
    assert_eq!(answer.status, 2);
    assert!(answer.trouble.contains("wager"), "{}", answer.trouble);
    assert_eq!(floorman(&["rule", "qqqq zzzz xxxx"], b"").status, 2);
}
