//! Sentences as people ask them, none of which is an example: the right question comes first, and
//! what they state stands in its form.

use crate::project;
use crate::terminal::{done, floorman};
use asked::{Asked, Meant, Source, Taught, is_learned_from};
use rulebook::{RuleSet, Rulebook, rule_pages};
use rulings::{FieldKind, Topic};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::sync::LazyLock;
use words::find::{Index, SearchHit};
use words::{Language, Words};

/// Numbered sentences with their language, the questions that fit, and what they state.
const SENTENCES: [(&str, &str); 3] = [
    ("en", include_str!("asked/en.tsv")),
    ("cs", include_str!("asked/cs.tsv")),
    ("pl", include_str!("asked/pl.tsv")),
];

/// The files of `assets/asked`, read.
pub fn source() -> &'static Source {
    static SOURCE: LazyLock<Source> = LazyLock::new(|| {
        let folder = project("assets/asked");
        let mut files = BTreeMap::new();
        for within in ["", "questions/"] {
            for file in fs::read_dir(folder.join(within)).unwrap() {
                let name = format!("{within}{}", file.unwrap().file_name().to_string_lossy());
                let is_own = ["questions/", "apart-", "classes."];
                if is_own.iter().any(|own| name.starts_with(own)) && name.ends_with(".txt") {
                    files.insert(name.clone(), fs::read_to_string(folder.join(name)).unwrap());
                }
            }
        }
        Source::of(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
    });
    &SOURCE
}

/// What is reached, of a hundred: found first, found among the first three, facts of those that are
/// stated, and of those that are given wrong or not stated. A bit worse fails.
const FIRST: usize = 92;
const THIRD: usize = 98;
const RIGHT: usize = 85;
const WRONG: usize = 10;

#[derive(Default)]
struct Tally {
    all: usize,
    first: usize,
    third: usize,
    stated: usize,
    right: usize,
    given: usize,
}

impl Tally {
    fn count(&mut self, line: &str) -> Option<String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [_, _, sentence, fits, facts] = columns[..] else { panic!("{line}") };
        let fits: Vec<&str> = fits.split(',').collect();
        let facts: Map<String, Value> =
            facts.parse::<Value>().unwrap().as_object().unwrap().clone();
        let found = Asked::shared().meant(sentence);
        let place = found.iter().position(|meant| fits.contains(&meant.topic.slug));
        let given = found.iter().find(|meant| meant.topic.slug == fits[0]);
        let given = given.map(|meant| meant.facts.clone()).unwrap_or_default();
        let is_right = |(name, value): &(&String, &Value)| facts.get(*name) == Some(value);
        self.all += 1;
        self.first += usize::from(place == Some(0));
        self.third += usize::from(place.is_some_and(|place| place < 3));
        self.stated += facts.len();
        self.right += given.iter().filter(is_right).count();
        self.given += given.len();
        let slugs = |meant: &Meant| meant.topic.slug;
        let named: Vec<&str> = found.iter().map(slugs).collect();
        (place != Some(0)).then(|| format!("{sentence} {fits:?} {named:?}"))
    }

    /// The figures, of a hundred.
    fn figures(&self) -> [usize; 4] {
        let wrong = self.given - self.right;
        [
            self.first * 100 / self.all,
            self.third * 100 / self.all,
            self.right * 100 / self.stated,
            wrong * 100 / self.given,
        ]
    }
}

#[test]
fn unseen_sentences_find_their_question_and_state_their_facts() {
    let (mut all, mut lost) = (Tally::default(), Vec::new());
    for (language, file) in SENTENCES {
        let mut own = Tally::default();
        for line in file.lines().skip(1) {
            own.count(line);
            lost.extend(all.count(line));
        }
        // Shown where it fails, or with `--nocapture`.
        println!("{language}: {:?} of a hundred, {} sentences", own.figures(), own.all);
        let [first, third, ..] = own.figures();
        assert!(first + 6 >= FIRST && third + 6 >= THIRD, "{language}: {first} {third}");
    }
    let [first, third, right, wrong] = all.figures();
    println!("all: {:?} of a hundred", all.figures());
    assert!(all.all > 300, "{}", all.all);
    let stands = first >= FIRST && third >= THIRD && right >= RIGHT && wrong <= WRONG;
    assert!(stands, "{:?}\n{}", all.figures(), lost.join("\n"));
}

/// Between releases sentences are corrected and the learned file stays; a release has both.
#[test]
fn a_release_is_learned_from_its_own_sentences() {
    let again = "cargo run --release -p benches --features learn";
    let is_current = is_learned_from(source());
    if !is_current {
        println!("assets/asked was changed since it was last learned from: {again}");
    }
    let changes = fs::read_to_string(project("CHANGELOG.md")).unwrap();
    let newest = changes.lines().find_map(|line| line.strip_prefix("## ")).unwrap();
    assert!(is_current || newest == "Unreleased", "{newest}: {again}");
}

#[test]
fn every_line_can_be_read_and_every_question_has_sentences_and_patterns() {
    let source = source();
    assert_eq!(source.bad_lines, []);
    for topic in rulings::topics() {
        assert!(source.has_patterns(topic), "{}", topic.slug);
        for language in ["en", "cs", "pl"] {
            let is_own = |it: &&Taught| it.language == language && it.topic.slug == topic.slug;
            let count = source.sentences.iter().filter(is_own).count();
            assert!(count >= 12, "{language} {}: {count}", topic.slug);
        }
    }
    for taught in &source.sentences {
        for (name, value) in &taught.facts {
            let field = taught.topic.fields.iter().find(|field| field.name == name);
            let field = field.unwrap_or_else(|| panic!("{}: {name}", taught.said));
            if let FieldKind::Choice(values) = field.kind {
                let is_known = value.as_str().is_some_and(|value| values.contains(&value));
                assert!(is_known, "{}: {name} {value}", taught.said);
            }
        }
    }
}

#[test]
fn a_line_that_cannot_be_read_is_named_and_hides_no_other() {
    let question = "no language yet\t{}\n# en\ncall\t{}\nno tab\nbad\t{\n# fr\n\n# cs\n\
                    raise\t{}\n# patterns\ntopic\n  @nobody there\n  call\n";
    let files = [
        ("classes.txt", "@guy = player|hrac*\nno class\n"),
        ("apart-en.txt", "hello\n# talk\nhello\n# no-such-thing\n"),
        ("questions/wager.txt", question),
        ("questions/no-such-topic.txt", "# en\n"),
    ];
    let source = Source::of(files.into_iter());
    let said: Vec<&str> = source.sentences.iter().map(|taught| taught.said.as_str()).collect();
    assert_eq!(said, ["call", "raise"]);
    let bad = source.bad_lines.iter().map(|bad| (bad.file.as_str(), bad.line));
    let wanted = [
        ("apart-en.txt", 1),
        ("apart-en.txt", 4),
        ("questions/wager.txt", 1),
        ("questions/wager.txt", 4),
        ("questions/wager.txt", 5),
        ("questions/wager.txt", 6),
        ("questions/no-such-topic.txt", 0),
        ("classes.txt", 2),
        ("questions/wager.txt", 12),
    ];
    assert_eq!(bad.collect::<Vec<_>>(), wanted);
}

#[test]
fn nothing_is_learned_from_what_is_held() {
    let question = "# en\ncall\t{}\n# patterns\ntopic\n  call\n";
    let of = |text: &str| Source::of([("questions/wager.txt", text)].into_iter());
    let (plain, held) = (of(question), of(&format!("{question}# held\npl\tile\n\ncs\tkolik\n")));
    assert_eq!(held.bad_lines, []);
    let said: Vec<&str> = held.held.iter().map(|held| held.said.as_str()).collect();
    assert_eq!(said, ["ile", "kolik"]);
    assert_eq!(held.hash(), plain.hash());
    assert!(held.said().eq(plain.said()));
    let wrong = of(&format!("{question}# held\nfr\tcombien\nno tab\n# en\n"));
    let bad = wrong.bad_lines.iter().map(|bad| bad.line);
    assert_eq!(bad.collect::<Vec<_>>(), [7, 8, 9], "nothing follows what is held");
}

#[test]
fn slips_and_missing_accents_lead_to_the_same_question() {
    for sentence in [
        "one 500 chip into a bet of 200, not a word",
        "ONE 500 CHIP INTO A BET OF 200 NOT A WORD!!",
        "hodil jeden petistovkovy zeton na bet 200, nerekl ani slovo",
        "hodil jeden pětistovkový žeton na bet 200, neřekl ani slovo",
        "rzucil jeden zeton 500 do zakladu 200 bez slowa",
    ] {
        let found = Asked::shared().meant(sentence);
        let slugs: Vec<&str> = found.iter().map(|meant| meant.topic.slug).collect();
        assert!(slugs.iter().take(3).any(|slug| *slug == "oversized-chip"), "{sentence} {slugs:?}");
    }
}

#[test]
fn pages_that_lead_to_what_is_asked_follow_the_questions() {
    let index = Index::new(&Words::new(Language::English));
    let asked = "500 chip into 200, no verbal, blinds 100/200";
    let found = index.find_asked(asked, Rulebook::Tda2024);
    let hits: Vec<SearchHit> = found.iter().take(10).map(|entry| entry.found).collect();
    assert_eq!(hits.first(), Some(&SearchHit::Topic("oversized-chip")));
    let leads = |hit: &SearchHit| match hit {
        SearchHit::Rule(slug) => {
            let page = rule_pages().iter().find(|page| page.slug == *slug);
            page.is_some_and(|page| page.topics.iter().any(|topic| topic == "oversized-chip"))
        }
        SearchHit::Topic(_) | SearchHit::Guide(_) | SearchHit::Term(_) => false,
    };
    assert!(hits.iter().any(leads), "{hits:?}");
    for (at, hit) in hits.iter().enumerate() {
        assert!(!hits[..at].contains(hit), "nothing is entered twice: {hits:?}");
    }
}

#[test]
fn cards_rows_and_several_chips_stand_in_the_form() {
    let stated = |slug: &str, sentence: &str| {
        Value::Object(Asked::shared().stated(Topic::find(slug).unwrap(), sentence))
    };
    let chips = stated("multiple-chips", "he silently throws in 2x500 facing a bet of 700");
    assert_eq!(chips["chips"], Value::from([500, 500]), "{chips}");
    let board = "board Kh Kd 8s 4c 2c, seat 3 turns AhQh, seat 5 As8d, holdem, who takes it";
    let cards = stated("showdown", board);
    assert_eq!(cards["board"], "Kh Kd 8s 4c 2c", "{cards}");
    assert_eq!(cards["players"][1]["cards"], "As 8d", "{cards}");
    let misdeal = "dealer exposed two cards, seat 3 called and seat 4 folded, misdeal?";
    let acts = stated("misdeal", misdeal);
    assert_eq!(acts["actions"][0]["seat"], 3, "{acts}");
    assert_eq!(acts["actions"][1]["action"], "fold", "{acts}");
}

#[test]
fn what_asks_nothing_finds_nothing_and_nothing_breaks() {
    let asked = Asked::shared();
    for empty in ["", " ", "\t\n", "…", "🎉🎉🎉", "?!", "qqq zzzz xxqx", "\u{0}\u{202e}"] {
        assert!(asked.meant(empty).is_empty(), "{empty:?}");
    }
    for greeting in ["good morning everyone how are you", "write a poem about love"] {
        assert!(asked.meant(greeting).is_empty(), "{greeting}");
    }
    let long = "žeton 500 ".repeat(1_000);
    let nested = "{\"a\":[".repeat(2_000);
    let figures = "9".repeat(10_000);
    let groups = "1,000,000.5k ".repeat(800);
    for hostile in [
        &*long,
        &*nested,
        &*figures,
        &*groups,
        "<b>raise</b> & 'drop table'",
        "18446744073709551615k to call",
        "0x0/0 00/00 0k 1.k .5 5.",
        "hundred thousand thousand thousand hundred two thousand thousand",
        "seat 999 bets 99999999999999 with 0 players",
    ] {
        for meant in asked.meant(hostile) {
            assert!((0.0..=1.0).contains(&meant.score), "{hostile}: {}", meant.score);
            assert_valid(&meant);
        }
    }
}

/// Whatever was understood, the question can be asked with it: each fact is of its kind.
fn assert_valid(meant: &Meant) {
    let facts = Value::Object(meant.facts.clone());
    let reading = words::facts::Sheet::filled(meant.topic.fields, &facts).read();
    assert!(reading.unread.is_empty(), "{}: {facts} {:?}", meant.topic.slug, reading.unread);
}

#[test]
fn every_fact_that_is_understood_may_stand_in_the_form() {
    for (_, file) in SENTENCES {
        for line in file.lines().skip(1) {
            let sentence = line.split('\t').nth(2).unwrap();
            Asked::shared().meant(sentence).iter().for_each(assert_valid);
        }
    }
}

#[test]
fn the_same_sentence_has_the_same_answer() {
    let sentence = "500 chip into 200 no verbal, blinds 100/200";
    let one = done(&["ask", sentence, "--format", "json"], b"").out;
    let other = done(&["ask", "--format", "json"], sentence.as_bytes()).out;
    assert_eq!(one, other);
}

#[test]
fn ask_prints_a_line_for_each_sentence_with_topics_scores_and_facts() {
    let input = "500 chip into 200, no verbal, blinds 100/200\n\nqqq zzzz xxqx\n";
    let out = done(&["ask", "--format", "json"], input.as_bytes()).out;
    let lines: Vec<Value> = out.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert_eq!(lines[0]["asked"], "500 chip into 200, no verbal, blinds 100/200");
    let found = lines[0]["found"].as_array().unwrap();
    assert!((1..=5).contains(&found.len()), "{out}");
    assert_eq!(found[0]["topic"], "oversized-chip", "{out}");
    assert_eq!(found[0]["facts"]["bet"], 200, "{out}");
    assert_eq!(found[0]["facts"]["chip"], 500, "{out}");
    let scores: Vec<f64> = found.iter().map(|meant| meant["score"].as_f64().unwrap()).collect();
    assert!(scores.is_sorted_by(|one, next| one >= next), "{out}");
    for empty in &lines[1..] {
        assert_eq!(empty["found"].as_array().unwrap().len(), 0, "{out}");
    }
}

#[test]
fn ask_goes_on_to_the_ruling_or_says_what_is_missing() {
    let asked = |sentence: &str| -> Value {
        let out = done(&["ask", sentence, "--answer", "--format", "json"], b"").out;
        out.parse().unwrap()
    };
    let whole = asked("500 chip into 200, no verbal, blinds 100/200");
    assert_eq!(whole["ruling"]["topic"], "oversized-chip", "{whole}");
    assert!(whole["ruling"]["text"].is_string(), "{whole}");
    let part = asked("one oversized chip, and not a word was said");
    assert!(part["ruling"].is_null(), "{part}");
    assert!(part["missing"].as_array().unwrap().contains(&Value::from("bet")), "{part}");
    let text = done(&["ask", "one oversized chip, no words", "--answer", "--format", "text"], b"");
    assert!(text.out.contains("oversized-chip"), "{}", text.out);
    assert_eq!(floorman(&["ask", "x", "--format", "csv"], b"").status, 2);
    assert_eq!(floorman(&["ask", "x", "--rules", "no-such-book"], b"").status, 2);
}

/// Sentences that say that there has been substantial action; none of them was learned from.
const ACTED: [&str; 20] = [
    "dude in seat 4 got an extra card, cutoff and button both called before he told us",
    "three hole cards in the big blinds hand and there are already two callers",
    "we are on the turn and the hijack just noticed he has three cards",
    "he only has one card, two players have called and the button raised",
    "the button was misplaced, four people already acted",
    "just realized on the flop that the button is one seat too far",
    "dealer forgot to move the button, three callers so far",
    "foreign card found after three players called",
    "a card from the other deck turned up on the turn",
    "dealer pitched cards to a chair with nobody in it, three limpers by now",
    "the new kid never got cards and we are already on the flop",
    "two cards got exposed during the deal and since then three people called",
    "hráč má tři karty a už jsou dva calleři",
    "button je na špatném místě a už tři lidi hráli",
    "na turnu zjistil, že má o kartu víc",
    "rozdali jsme na prázdnou židli a tři hráči už dorovnali",
    "gracz ma o jedną kartę za dużo, a dwóch już sprawdziło",
    "przycisk stał w złym miejscu, trzech graczy już zagrało",
    "na turnie okazało się, że gracz ma trzy karty",
    "pominięto gracza przy rozdawaniu i wyszedł już flop",
];

/// How many of them are understood at least.
const ACTED_UNDERSTOOD: usize = 18;

/// A count of people is a count, and tells no seat.
#[test]
fn people_who_are_counted_are_no_seats() {
    for sentence in [
        "small blind got one card only, five people folded and one raised already",
        "gracz dostał jedną kartę za mało, dwóch już podbiło",
        "hráč má o kartu víc, dva šoupli all-in",
        "substitute card shown as well, two moved all in",
        "substantial action? one called and three folded",
    ] {
        let meant = Asked::shared().meant(sentence);
        let first = meant.first().expect("a question");
        assert!(!first.facts.contains_key("actions"), "{sentence}: {:?}", first.facts);
    }
    // A seat in words stays one.
    let seats =
        Asked::shared().meant("was it substantial action, seat two raised, seat four called");
    let actions = &seats.first().expect("a question").facts["actions"];
    assert_eq!(actions[0]["seat"], 2, "{actions}");
}

#[test]
fn where_a_sentence_says_that_players_have_acted_no_ruling_says_that_they_have_not() {
    let mut understood = 0;
    for sentence in ACTED {
        let meant = Asked::shared().meant(sentence);
        let first = meant.first().expect("a question");
        let facts = Value::Object(first.facts.clone());
        understood += usize::from(facts["substantial_action"] == true);
        if let Ok(ruling) = first.topic.rule(&facts, &RuleSet::default()) {
            let early = ["misdeal", "corrected"].map(Value::from);
            assert!(!early.contains(&ruling.verdict.json()["ruling"]), "{sentence}: {facts}");
        }
    }
    assert!(understood >= ACTED_UNDERSTOOD, "{understood}");
}
