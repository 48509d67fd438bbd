//! Floor questions and pages are found by what somebody types.
//!
//! Case and accents do not count. A typed word is the beginning of a word of what is found, or a
//! form of it; where nothing has it that way, one wrong letter is forgiven. What has all that was
//! typed comes first, but a word that nothing has hides nothing that has the others; the fewer
//! things have a word, the more it says. Titles come before synonyms, and a rule number of the
//! event's own edition before those of others.

mod entry;
mod hit;
mod kin;
mod numbers;

pub use entry::SearchEntry;
pub use hit::{SearchHit, Sort};

use crate::find::entry::{Slips, WordPlace, Worth};
use crate::find::numbers::{QueryPart, Sought, split};
use crate::{Args, Block, Piece, Words};
use asked::{Asked, Meant};
use engine::entries::fold;
use rulebook::{
    Guide, GuideGroup, RulePage, Rulebook, Section, Sentence, Term, glossary, guides, rule_pages,
    sentences,
};
use rulings::{Topic, topics};
use std::collections::BTreeSet;

/// Everything that can be found, in the words of one language. Made once.
#[derive(Debug)]
pub struct Index {
    entries: Vec<SearchEntry>,
    /// Words that may stand before a number: `rule 39`.
    before_numbers: Vec<String>,
    /// Words that say nothing of what is meant, beside others.
    idle: BTreeSet<String>,
}

/// How well a typed part fits each thing that can be found, and how much it says.
struct Fit {
    worths: Vec<Worth>,
    weight: u32,
}

/// Something that has part of what was typed.
struct Scored<'a> {
    worth: u32,
    /// How much of what was typed it has, by what the words say.
    said: u32,
    is_whole: bool,
    entry: &'a SearchEntry,
}

/// Of the pages that lead to what a sentence asks, so many come before what has its words, and
/// those only that are so sure.
const PAGES_MAX: usize = 5;
const PAGE_MIN: f32 = 0.05;

/// No question is longer, in letters; what is pasted beyond that does not count.
const LETTERS_MAX: usize = 200;

impl Index {
    /// Makes the index in the language of these words.
    #[must_use]
    pub fn new(words: &Words) -> Self {
        let before_numbers = split(&fold(&words.text("calls-before-numbers")));
        let idle = split(&fold(&words.text("calls-idle-words"))).into_iter().collect();
        let mut index = Self { entries: Vec::new(), before_numbers, idle };
        for &section in Section::ALL {
            for topic in topics().filter(|topic| topic.section == section) {
                index.entries.push(of_topic(topic, words));
            }
        }
        for &section in Section::ALL {
            for page in rule_pages().iter().filter(|page| page.group == section) {
                index.entries.push(of_rule(page, words));
            }
        }
        for &group in GuideGroup::ALL {
            for guide in guides().iter().filter(|guide| guide.group == group) {
                index.entries.push(of_guide(guide, words));
            }
        }
        index.entries.extend(glossary().iter().map(|term| of_term(term, words)));
        index
    }

    /// Everything, by its headings.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &SearchEntry> {
        self.entries.iter()
    }

    /// What is listed where nothing is typed: the words of the glossary stand in its guide.
    pub fn listed(&self) -> impl Iterator<Item = &SearchEntry> {
        self.entries.iter().filter(|entry| !matches!(entry.found, SearchHit::Term(_)))
    }

    /// What is known of something that was found.
    #[must_use]
    pub fn entry(&self, found: SearchHit) -> Option<&SearchEntry> {
        self.entries.iter().find(|entry| entry.found == found)
    }

    /// What is meant by what was typed, the likeliest first; `book` is that of the event.
    #[must_use]
    pub fn find(&self, typed: &str, book: Rulebook) -> Vec<&SearchEntry> {
        self.scored(typed, book).into_iter().map(|scored| scored.entry).collect()
    }

    /// The same of a sentence: the questions that it asks come before everything else, and after
    /// them the pages that lead to these.
    ///
    /// A few words are looked for as they stand.
    #[must_use]
    pub fn find_asked(&self, typed: &str, book: Rulebook) -> Vec<&SearchEntry> {
        let found = self.find(typed, book);
        if !Asked::is_sentence(typed) {
            return found;
        }
        let meant = Asked::shared().meant(typed);
        let asked = meant.iter().map(|one| SearchHit::Topic(one.topic.slug));
        let asked: Vec<SearchHit> = asked.chain(pages_of(&meant)).collect();
        let others = found.into_iter().filter(|entry| !asked.contains(&entry.found));
        asked.iter().filter_map(|asked| self.entry(*asked)).chain(others).collect()
    }

    /// The same, and of it only what has all that was typed.
    #[must_use]
    pub fn find_whole(&self, typed: &str, book: Rulebook) -> Vec<&SearchEntry> {
        let scored = self.scored(typed, book).into_iter().filter(|scored| scored.is_whole);
        scored.map(|scored| scored.entry).collect()
    }

    fn scored(&self, typed: &str, book: Rulebook) -> Vec<Scored<'_>> {
        let typed: String = typed.chars().take(LETTERS_MAX).collect();
        let folded = fold(&typed);
        let sought = Sought::of(&folded, &self.before_numbers).without(&self.idle);
        if sought.is_empty() {
            return Vec::new();
        }
        let fits: Vec<Fit> =
            sought.parts.iter().map(|part| self.fit(part, &sought, book)).collect();
        let scored = self.entries.iter().enumerate().filter_map(|(at, entry)| {
            let of_entry = || {
                let worth = |fit: &Fit| fit.worths.get(at).copied().unwrap_or(Worth::None);
                fits.iter().map(move |fit| (worth(fit), fit.weight))
            };
            let had = || of_entry().filter(|(worth, _)| *worth != Worth::None);
            let said: u32 = had().map(|(_, weight)| weight).sum();
            let is_whole = had().count() == fits.len();
            let worth = entry.worth(&sought, of_entry());
            (said > 0).then_some(Scored { worth, said, is_whole, entry })
        });
        let mut scored: Vec<Scored<'_>> = scored.collect();
        let most = scored.iter().map(|scored| scored.said).max().unwrap_or(0);
        // What has less than half of what the best one has is not meant.
        scored.retain(|scored| scored.said * 2 >= most);
        // Stable: equals stay in the order of the list.
        scored.sort_by_key(|scored| std::cmp::Reverse(scored.worth));
        scored
    }

    /// How well a part fits; where nothing has it, as it would with one wrong letter.
    fn fit(&self, part: &QueryPart, sought: &Sought, book: Rulebook) -> Fit {
        let worths = |slips| -> Vec<Worth> {
            let worth = |entry: &SearchEntry| entry.part_worth(part, sought, book, slips);
            self.entries.iter().map(worth).collect()
        };
        let has = |worths: &[Worth]| worths.iter().filter(|worth| **worth != Worth::None).count();
        let mut found = worths(Slips::None);
        if has(&found) == 0 {
            found = worths(Slips::One);
        }
        let (all, count) = (self.entries.len(), has(&found));
        let weight = (all * all).checked_div(count * count).map_or(0, |times| 2 + times.ilog2());
        Fit { worths: found, weight }
    }
}

/// The pages of rules and the guides that lead to questions that are meant, those first that lead
/// to what is meant most surely, and to little else.
fn pages_of(meant: &[Meant]) -> Vec<SearchHit> {
    let of = |topics: &[String]| {
        let leads = |one: &&Meant| topics.iter().any(|slug| slug == one.topic.slug);
        let count = f32::from(u16::try_from(topics.len()).unwrap_or(u16::MAX));
        meant.iter().filter(leads).map(|one| one.score).sum::<f32>() / count.max(1.0).sqrt()
    };
    let rules = rule_pages().iter().map(|page| (SearchHit::Rule(&page.slug), of(&page.topics)));
    let guides = guides().iter().map(|guide| (SearchHit::Guide(&guide.slug), of(&guide.topics)));
    let mut found: Vec<(SearchHit, f32)> = rules.chain(guides).collect();
    found.retain(|(_, score)| *score > PAGE_MIN);
    // Stable: equals stay in the order of the list.
    found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    found.into_iter().map(|(page, _)| page).take(PAGES_MAX).collect()
}

/// A floor question as it is found.
fn of_topic(topic: &'static Topic, words: &Words) -> SearchEntry {
    let text = |end: &str| words.text(&format!("topic-{}{end}", topic.slug));
    let said = format!("topic-{}.said", topic.slug);
    let said = words.try_say(&said, &Args::new()).unwrap_or_default();
    let heading = words.section(topic.section);
    let mut entry =
        SearchEntry::new(SearchHit::Topic(topic.slug), words.topic(topic), text(".about"), heading)
            .lined();
    let slug = topic.slug.replace('-', " ");
    let search = text(".search");
    for synonym in search.split(',').chain(said.split(',')).chain([slug.as_str()]) {
        entry = entry.also(synonym);
    }
    let leads = |page: &&RulePage| page.topics.iter().any(|slug| slug == topic.slug);
    for page in rule_pages().iter().filter(leads) {
        for word in page.words.iter().chain([&words.text(&page.title_id())]) {
            entry.add(WordPlace::Page, &fold(word));
        }
    }
    topic.cites.iter().fold(entry, |entry, cite| entry.numbered(cite.rulebook.id(), cite.number))
}

/// The page of a rule as it is found.
fn of_rule(page: &'static RulePage, words: &Words) -> SearchEntry {
    let says = words.page(&page.says_id());
    let section = Args::new().text("section", words.section(page.group));
    let heading = words.say("calls-heading-rules", &section);
    let entry = SearchEntry::new(
        SearchHit::Rule(&page.slug),
        words.text(&page.title_id()),
        first(&says),
        heading,
    );
    let entry = page.words.iter().fold(entry, |entry, word| entry.also(word)).also(&page.slug);
    let entry = headings(&page.slug).fold(entry, SearchEntry::headed);
    let numbers = page.numbers.iter();
    numbers
        .fold(entry, |entry, (edition, number)| entry.numbered(edition.id(), &number.to_string()))
}

/// The search entry of a guide.
fn of_guide(guide: &'static Guide, words: &Words) -> SearchEntry {
    let title = words.text(&format!("guide-{}", guide.slug));
    let body = words.page(&format!("guide-{}-body", guide.slug));
    let group = words.text(&format!("guide-group-{}", guide.group.id()));
    let heading = words.say("calls-heading-guides", &Args::new().text("group", group));
    let entry = SearchEntry::new(SearchHit::Guide(&guide.slug), title, first(&body), heading);
    let entry = guide.words.iter().fold(entry, |entry, word| entry.also(word)).also(&guide.slug);
    let entry = headings(&guide.slug).fold(entry, SearchEntry::headed);
    guide.row_numbers().fold(entry, |entry, number| entry.numbered("", &number))
}

/// The headings of the documents under which stands what a page tells.
fn headings(slug: &str) -> impl Iterator<Item = &'static str> {
    let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    let tell = move |sentence: &&Sentence| sentence.pages.iter().any(|page| page == slug);
    books.flat_map(sentences).filter(tell).map(|sentence| sentence.heading.as_str())
}

/// A word of the glossary as it is found, in each of its languages.
fn of_term(term: &'static Term, words: &Words) -> SearchEntry {
    let heading = words.text("calls-heading-terms");
    let about = [words.elsewhere_listed(term), first(&words.page(&term.means_id()))].join(" · ");
    let entry =
        SearchEntry::new(SearchHit::Term(&term.slug), words.text(&term.word_id()), about, heading);
    words.elsewhere(term).fold(entry, |entry, word| entry.also(&word))
}

/// The first sentence of a page.
fn first(page: &[Block]) -> String {
    let said = page.iter().find_map(|block| match block {
        Block::Paragraph(pieces) | Block::Bullet(pieces) | Block::Step(_, pieces) => Some(pieces),
        Block::Heading(_) | Block::Table(_) => None,
    });
    let said = said.into_iter().flatten().map(|piece| match piece {
        Piece::Text(words) | Piece::Cards(words) => words.as_str(),
    });
    let said: String = said.collect();
    let end = said.find(". ").map_or(said.len(), |end| end + 1);
    said.get(..end).unwrap_or_default().trim_end_matches(['.', ':']).to_owned()
}

#[cfg(test)]
mod tests {
    use crate::find::{Index, SearchEntry, SearchHit};
    use rulebook::Rulebook::{Tda2011, Tda2024};

    /// So many things as the program has at its largest, none of them real.
    fn index() -> Index {
        let entry = |(slug, title, words, numbers): (&'static str, &str, &str, [&str; 2])| {
            let entry = SearchEntry::new(
                SearchHit::Topic(slug),
                title.into(),
                String::new(),
                String::new(),
            );
            let entry = words.split(',').fold(entry, SearchEntry::also);
            entry.numbered("tda-2024", numbers[0]).numbered("tda-2011", numbers[1])
        };
        let entries = [
            ("chip", "Oversized chip", "overchip, velký žeton, duży żeton", ["44-A", "39"]),
            ("change", "Asking for change", "big chip, oversized", ["60", "48"]),
            ("deal", "Fouled deck", "too many cards", ["39", "35"]),
            ("rabbit", "Rabbit hunting", "zajíc", ["RP-5", "30"]),
        ];
        Index {
            entries: entries.map(entry).into(),
            before_numbers: vec!["rule".to_owned()],
            idle: ["the", "is"].map(str::to_owned).into(),
        }
    }

    fn found(typed: &str) -> Vec<&'static str> {
        let index = index();
        let found = index.find(typed, Tda2024).into_iter().map(|entry| entry.found.slug());
        found.collect()
    }

    #[test]
    fn accents_and_case_do_not_count_and_beginnings_are_enough() {
        for typed in ["velky zeton", "VELKÝ žet", "duzy zeton", "zet vel", "overch"] {
            assert_eq!(found(typed), ["chip"], "{typed}");
        }
    }

    #[test]
    fn titles_come_before_synonyms() {
        assert_eq!(found("oversized"), ["chip", "change"]);
        assert_eq!(found("chip"), ["chip", "change"]);
    }

    #[test]
    fn a_word_that_nothing_has_hides_nothing() {
        assert_eq!(found("oversized zebra"), ["chip", "change"]);
        assert_eq!(found("is the deck fouled"), ["deal"]);
        assert_eq!(found("the"), [""; 0], "nothing has it, and nothing else was typed");
        assert_eq!(found("fouled deck cards rabbit"), ["deal"], "a third is too little");
        assert!(found("hip").is_empty(), "no beginning of a word");
        assert!(found("").is_empty());
        assert!(found("  - ").is_empty());
    }

    #[test]
    fn forms_of_a_word_are_found() {
        for typed in ["hunts", "hunted", "rabbits"] {
            assert_eq!(found(typed), ["rabbit"], "{typed}");
        }
    }

    #[test]
    fn one_wrong_letter_still_finds_where_nothing_else_does() {
        for typed in ["oversixed", "rabit", "rabbot hunting"] {
            assert!(!found(typed).is_empty(), "{typed}");
        }
        assert!(found("robbot").is_empty(), "two are too many");
    }

    #[test]
    fn the_numbers_of_the_own_edition_come_first() {
        assert_eq!(found("39"), ["deal", "chip"]);
        assert_eq!(found("rule 39"), ["deal", "chip"]);
        let index = index();
        let in_2011 = index.find("39", Tda2011);
        assert_eq!(in_2011.first().map(|entry| entry.found), Some(SearchHit::Topic("chip")));
    }

    #[test]
    fn a_number_may_name_its_edition_and_its_letter() {
        for typed in ["tda 2011 39", "2011 39", "44-A", "44a", "44"] {
            assert_eq!(found(typed), ["chip"], "{typed}");
        }
        for typed in ["rp-5", "RP5", "rp 5", "tda 2024 rp-5"] {
            assert_eq!(found(typed), ["rabbit"], "{typed}");
        }
        assert!(found("tda 2011 44").is_empty());
        assert!(found("4").is_empty(), "rule 4 is neither 44 nor 48");
    }
}
