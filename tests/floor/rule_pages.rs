//! Pages about rules: every rule has one, every page has its words, and links lead somewhere.

use crate::terminal::floorman;
use rulebook::{
    Citation, Edition, RuleKind, RuleNumber, RulePage, Rulebook, rule_page, rule_page_by_number,
    rule_pages, rule_pages_by_number,
};
use rulings::topics;
use std::collections::{BTreeMap, BTreeSet};
use words::{Args, Language, Words, ids};

/// The pages on which this edition numbers the rule so, by slug.
fn pages_of(edition: Edition, number: &str) -> Vec<&'static str> {
    let has =
        |page: &&RulePage| page.numbers_in(edition).any(|has| has.whole().to_string() == number);
    rule_pages().iter().filter(has).map(|page| page.slug.as_str()).collect()
}

fn without_one_page<'a>(rules: impl Iterator<Item = (Edition, &'a str)>) -> Vec<String> {
    let numbered = rules.map(|(edition, number)| (edition, number, pages_of(edition, number)));
    let wrong = numbered.filter(|(_, _, pages)| pages.len() != 1);
    wrong.map(|(edition, number, pages)| format!("{} {number}: {pages:?}", edition.id())).collect()
}

fn slugs(pages: Vec<&RulePage>) -> Vec<&str> {
    pages.into_iter().map(|page| page.slug.as_str()).collect()
}

/// The texts of a page: its title, then its bodies, by id.
fn texts(words: &Words, page: &RulePage) -> Vec<(String, Option<String>)> {
    let ids = [page.title_id(), page.says_id(), page.changed_id(), page.examples_id()];
    ids.map(|id| (id.clone(), words.try_say(&id, &Args::new()))).into()
}

#[test]
fn rules_played_at_the_table_each_have_one_page() {
    let numbered = |edition, most: u8| (1..=most).map(move |number| (edition, number.to_string()));
    let rules: Vec<_> = numbered(Edition::Tda2024, 39)
        .chain(numbered(Edition::Tda2011, 34))
        .chain([(Edition::Tda2024, "RP-9".to_owned())])
        .collect();
    let wrong = without_one_page(rules.iter().map(|(edition, number)| (*edition, number.as_str())));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_rule_has_a_page() {
    let editions = [(Edition::Tda2011, 55, 0), (Edition::Tda2024, 71, 22)];
    for (edition, rules, procedures) in editions {
        let listed: Vec<String> =
            edition.rules().iter().map(|rule| rule.number.to_string()).collect();
        let expected = (1..=rules).map(|number| number.to_string());
        let expected = expected.chain((1..=procedures).map(|number| format!("RP-{number}")));
        assert_eq!(listed, expected.collect::<Vec<_>>(), "{}", edition.id());
        assert!(edition.rules().iter().all(|rule| !rule.title.is_empty()));
        let has_one = |number: &&String| {
            let pages = pages_of(edition, number.as_str()).len();
            // What one rule of 2011 said, later editions may say in two.
            pages == 1 || (pages > 1 && edition == Edition::Tda2011)
        };
        let lost: Vec<_> = listed.iter().filter(|number| !has_one(number)).collect();
        assert!(lost.is_empty(), "{} {lost:?}", edition.id());
    }
}

#[test]
fn a_number_of_2024_is_on_one_page_and_a_slug_is_used_once() {
    let mut owners = BTreeMap::new();
    let mut slugs = BTreeSet::new();
    for page in rule_pages() {
        let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(page.slug.chars().all(is_kebab), "{}", page.slug);
        assert!(slugs.insert(&page.slug), "{} stands twice", page.slug);
        assert!(!page.numbers.is_empty(), "{} has no number", page.slug);
        let once = page.numbers.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(once, page.numbers.len(), "{} has a number twice", page.slug);
        for number in page.numbers_in(Edition::Tda2024) {
            let before = owners.insert(number, &page.slug);
            assert_eq!(before, None, "{number} is on {} too", page.slug);
        }
    }
}

#[test]
fn links_lead_to_other_pages_and_nobody_types_a_word_twice() {
    let mut broken = Vec::new();
    for page in rule_pages() {
        for near in &page.near {
            if *near == page.slug || rule_page(near).is_none() {
                broken.push(format!("{} is near {near}", page.slug));
            }
        }
        let once = page.near.iter().collect::<BTreeSet<_>>().len();
        assert_eq!(once, page.near.len(), "{} has a neighbor twice", page.slug);
        assert!(page.words.len() >= 5, "{} is hard to find", page.slug);
        assert!(page.words.iter().all(|word| !word.trim().is_empty()), "{}", page.slug);
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn every_page_has_a_title_and_says_what_it_decides() {
    let words = Words::new(Language::English);
    for page in rule_pages() {
        let texts = texts(&words, page);
        let [title, says, ..] = texts.as_slice() else { panic!("four texts") };
        let title = title.1.as_deref().unwrap_or_else(|| panic!("{} has no title", page.slug));
        assert!(title.starts_with(char::is_uppercase) && !title.ends_with('.'), "{title}");
        assert!(!title.contains('\n'), "{title}");
        let says = says.1.as_deref().unwrap_or_else(|| panic!("{} says nothing", page.slug));
        assert!(says.len() >= 80, "{} says next to nothing", page.slug);
    }
}

#[test]
fn every_text_about_a_rule_belongs_to_a_page() {
    let known: BTreeSet<String> = rule_pages()
        .iter()
        .flat_map(|page| [page.title_id(), page.says_id(), page.changed_id(), page.examples_id()])
        .collect();
    let texts = ids(Language::English).into_iter().filter(|id| id.starts_with("rule-"));
    let lost: Vec<String> = texts.filter(|id| !known.contains(id)).collect();
    assert!(lost.is_empty(), "{lost:#?}");
}

/// What is wrong with a line of a body; `columns` is the width of the table it continues.
fn fault(line: &str, columns: &mut usize) -> Option<&'static str> {
    let cells = line.split('|').count() - 1;
    if line.starts_with('|') {
        let before = std::mem::replace(columns, cells);
        if !line.ends_with('|') || cells < 3 {
            return Some("a row stands between bars and has two cells or more");
        }
        if before != 0 && before != cells {
            return Some("the rows of a table are equally long");
        }
    } else {
        *columns = 0;
        if cells > 0 {
            return Some("a bar outside a table");
        }
    }
    let mark = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_marked = ["## ", "- ", "| ", ". "].iter().any(|start| mark.starts_with(start));
    let is_list = line.starts_with(['-', '#']) || (mark != line && mark.starts_with('.'));
    if is_list && !is_marked {
        return Some("a mark and one space, or no mark");
    }
    if line.contains("**") || line.contains('_') || line.contains("](") || line.contains('!') {
        return Some("no marks but headings, lists, tables and cards; and nothing is shouted");
    }
    let is_trimmed = line.trim() == line && !line.contains("  ");
    (!is_trimmed).then_some("loose spaces")
}

/// Whether these are cards as they are drawn: `Ah Kd Ts`, none of them twice.
fn are_cards(text: &str) -> bool {
    let is_card = |card: &str| {
        let mut signs = card.chars();
        let rank = signs.next().is_some_and(|rank| "23456789TJQKA".contains(rank));
        rank && signs.next().is_some_and(|suit| "cdhs".contains(suit)) && signs.next().is_none()
    };
    let cards: Vec<&str> = text.split(' ').collect();
    cards.iter().copied().all(is_card) && cards.iter().collect::<BTreeSet<_>>().len() == cards.len()
}

#[test]
fn bodies_keep_to_the_markup() {
    let words = Words::new(Language::English);
    for page in rule_pages() {
        for (id, body) in texts(&words, page).into_iter().skip(1) {
            let Some(body) = body else { continue };
            let mut columns = 0;
            for line in body.lines() {
                assert_eq!(fault(line, &mut columns), None, "{id}: {line}");
                let quoted: Vec<&str> = line.split('`').collect();
                assert!(quoted.len() % 2 == 1, "{id}: a backtick alone: {line}");
                let cards = quoted.iter().skip(1).step_by(2);
                let wrong: Vec<_> = cards.filter(|cards| !are_cards(cards)).collect();
                assert!(wrong.is_empty(), "{id}: {wrong:?} are no cards");
            }
        }
    }
}

#[test]
fn the_markup_is_really_read() {
    let faulty = ["|one|", "| a | b", "a | b", "-5", "#x", "1.x", "**a**", "a  b", "Stop!"];
    for line in faulty {
        assert!(fault(line, &mut 0).is_some(), "{line}");
    }
    assert!(fault("| a | b |", &mut 4).is_some(), "rows of different lengths");
    for line in ["Text.", "## Head", "- item", "12. step", "| a | b |", "1,200 are owed.", ""] {
        assert_eq!(fault(line, &mut 0), None, "{line}");
    }
    assert!(are_cards("Ah Td") && !are_cards("Ah Ah") && !are_cards("10h") && !are_cards(""));
}

#[test]
fn a_rule_is_found_by_what_an_edition_cites() {
    let slug = |edition, cited| rule_page_by_number(edition, cited).map(|page| &*page.slug);
    assert_eq!(slug(Edition::Tda2024, "34-B"), Some("button-placement"));
    assert_eq!(slug(Edition::Tda2024, "rp9"), Some("final-table"));
    assert_eq!(slug(Edition::Tda2011, "9"), Some("final-table"));
    assert_eq!(slug(Edition::Tda2011, "25"), Some("calling-the-clock"));
    assert_eq!(slug(Edition::Tda2024, "29"), Some("calling-the-clock"));
    assert_eq!(slug(Edition::Tda2013, "29"), Some("at-your-seat"));
    assert_eq!(slug(Edition::Tda2022, "11-D"), Some("balancing"));
    assert_eq!(slug(Edition::Tda2011, "14"), slug(Edition::Tda2011, "12"));
    assert_eq!(slugs(rule_pages_by_number(Edition::Tda2011, "9")), ["final-table"]);
    assert_eq!(slugs(rule_pages_by_number(Edition::Tda2011, "56")), [""; 0]);
    for cited in ["56", "RP-1", "34xy", "", "clock"] {
        assert_eq!(slug(Edition::Tda2011, cited), None, "{cited}");
    }
    assert_eq!(Edition::of(Rulebook::Home001), None);
}

#[test]
fn editions_of_2019_and_2022_number_rules_as_2024_does_and_procedures_differently() {
    let rules = |edition| {
        let numbers = rule_pages().iter().flat_map(move |page| page.numbers_in(edition));
        numbers.filter(|number| number.kind() == RuleKind::Rule).collect::<BTreeSet<_>>()
    };
    assert_eq!(rules(Edition::Tda2019), rules(Edition::Tda2024));
    assert_eq!(rules(Edition::Tda2022), rules(Edition::Tda2024));
    let procedure =
        rule_page("final-table").and_then(|page| page.numbers_in(Edition::Tda2022).next());
    assert_eq!(procedure, None);
}

#[test]
fn what_a_topic_cites_has_a_page() {
    for topic in topics() {
        for cite in topic.cites {
            let Some(edition) = Edition::of(cite.rulebook) else { continue };
            let page = rule_page_by_number(edition, cite.number);
            assert!(page.is_some(), "{}: {} {}", topic.slug, cite.rulebook.id(), cite.number);
        }
    }
}

#[test]
fn a_letter_that_a_rule_does_not_have_leads_nowhere() {
    for there in ["18", "18-A", "18-B", "20-C", "35-E", "RP-8-F", "RP-12", "44"] {
        assert!(!rule_pages_by_number(Edition::Tda2024, there).is_empty(), "{there}");
    }
    for nowhere in ["18-C", "20-D", "22-A", "12-A", "44-A", "RP-8-G", "72"] {
        assert!(rule_pages_by_number(Edition::Tda2024, nowhere).is_empty(), "{nowhere}");
        let asked = ["rule", "--page", nowhere, "--rules", "tda-2024"];
        assert_eq!(floorman(&asked, b"").status, 2, "{nowhere}");
    }
}

#[test]
fn every_clause_that_an_answer_cites_stands_in_2024() {
    let newest = |cite: &&Citation| cite.rulebook == Rulebook::Tda2024;
    for topic in topics() {
        for cite in topic.cites.iter().filter(newest) {
            let number = RuleNumber::from_cited(cite.number).expect("a number");
            assert!(Edition::Tda2024.may_have(&number), "{}: {}", topic.slug, cite.number);
        }
    }
}
