//! Floor questions and pages are found by what somebody types.
//!
//! Case and accents do not count. Every typed word is the beginning of a word of what is found;
//! where nothing is found that way, one wrong letter is forgiven. Titles come before synonyms,
//! and a rule number of the event's own edition before those of others.

mod numbers;

use crate::find::numbers::{Number, Sought, split};
use crate::typed::is_one_slip;
use crate::{Args, Block, Piece, Words};
use engine::entries::fold;
use rulebook::{
    Edition, Guide, GuideGroup, RulePage, Rulebook, Section, Sentence, Term, glossary, guides,
    rule_page, rule_page_by_number, rule_pages, sentences,
};
use rulings::{Topic, topics};
use strum::{EnumString, IntoStaticStr};

/// What was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    /// A floor question, by its slug.
    Topic(&'static str),
    /// The page of a rule, by its slug.
    Rule(&'static str),
    /// A guide, by its slug.
    Guide(&'static str),
    /// A word of the glossary, by its slug.
    Term(&'static str),
}

/// What kind of thing it is, as lists are narrowed to one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum Sort {
    /// Floor questions.
    #[strum(serialize = "questions")]
    Question,
    /// Pages of rules.
    #[strum(serialize = "rules")]
    Rule,
    /// Guides, and the words of the glossary.
    #[strum(serialize = "guides")]
    Guide,
}

impl Sort {
    /// Every sort.
    pub const ALL: [Self; 3] = [Self::Question, Self::Rule, Self::Guide];

    /// The name by which it is remembered.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The sort of this name.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}

impl Found {
    /// Its name where it is remembered.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Topic(slug) => slug.to_owned(),
            Self::Rule(slug) => format!("rule:{slug}"),
            Self::Guide(slug) => format!("guide:{slug}"),
            Self::Term(slug) => format!("term:{slug}"),
        }
    }

    /// What is remembered by this name, where it is still there.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        match id.split_once(':') {
            Some(("rule", slug)) => rule_page(slug).map(|page| Self::Rule(&page.slug)),
            Some(("guide", slug)) => Guide::find(slug).map(|guide| Self::Guide(&guide.slug)),
            Some(("term", slug)) => Term::find(slug).map(|term| Self::Term(&term.slug)),
            _ => Topic::find(id).map(|topic| Self::Topic(topic.slug)),
        }
    }

    /// The page about what a book cites under this number, where there is one.
    #[must_use]
    pub fn page_of(book: Rulebook, number: &str) -> Option<Self> {
        match Edition::of(book) {
            Some(edition) => {
                rule_page_by_number(edition, number).map(|page| Self::Rule(&page.slug))
            }
            None => {
                let guide = guides().iter().find(|guide| guide.answers(number));
                guide.map(|guide| Self::Guide(&guide.slug))
            }
        }
    }

    /// What kind of thing it is.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Self::Topic(_) => Sort::Question,
            Self::Rule(_) => Sort::Rule,
            Self::Guide(_) | Self::Term(_) => Sort::Guide,
        }
    }

    /// Its slug.
    fn slug(self) -> &'static str {
        match self {
            Self::Topic(slug) | Self::Rule(slug) | Self::Guide(slug) | Self::Term(slug) => slug,
        }
    }

    /// What comes first among equals: an answer before a page to read.
    fn worth(self) -> u32 {
        match self {
            Self::Topic(_) => 40,
            Self::Rule(_) => 15,
            Self::Guide(_) | Self::Term(_) => 0,
        }
    }

    /// The same where a number was typed: the page of that rule comes first.
    fn worth_by_number(self) -> u32 {
        match self {
            Self::Rule(_) => 80,
            Self::Topic(_) | Self::Guide(_) | Self::Term(_) => self.worth(),
        }
    }
}

/// One thing that can be found.
#[derive(Debug)]
pub struct Entry {
    /// What it is.
    pub found: Found,
    /// What it is called.
    pub title: String,
    /// A line that says what it is.
    pub about: String,
    /// The heading under which it is listed.
    pub heading: String,
    /// The title without case and accents.
    folded: String,
    /// Its words, the best places first: title, synonyms, line and heading.
    words: Vec<(Place, String)>,
    /// Synonyms of several words, without case and accents.
    phrases: Vec<String>,
    numbers: Vec<Number>,
}

/// Where a word stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Title,
    Synonym,
    Line,
}

impl Place {
    /// What a word is worth that stands here.
    const fn worth(self) -> u32 {
        match self {
            Self::Title => 80,
            Self::Synonym => 45,
            Self::Line => 20,
        }
    }
}

/// Everything that can be found, in the words of one language. Made once.
#[derive(Debug)]
pub struct Index {
    entries: Vec<Entry>,
    /// Words that may stand before a number: `rule 39`.
    before_numbers: Vec<String>,
}

impl Index {
    /// The index of a language.
    #[must_use]
    pub fn new(words: &Words) -> Self {
        let before_numbers = split(&fold(&words.text("calls-before-numbers")));
        let mut index = Self { entries: Vec::new(), before_numbers };
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
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &Entry> {
        self.entries.iter()
    }

    /// What is listed where nothing is typed: the words of the glossary stand in its guide.
    pub fn listed(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| !matches!(entry.found, Found::Term(_)))
    }

    /// What is known of something that was found.
    #[must_use]
    pub fn entry(&self, found: Found) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.found == found)
    }

    /// What is meant by what was typed, the likeliest first; `book` is that of the event.
    #[must_use]
    pub fn find(&self, typed: &str, book: Rulebook) -> Vec<&Entry> {
        let folded = fold(typed);
        let sought = Sought::of(&folded, &self.before_numbers);
        if sought.is_empty() {
            return Vec::new();
        }
        let exact = self.fitting(&sought, book, Slips::None);
        if exact.is_empty() { self.fitting(&sought, book, Slips::One) } else { exact }
    }

    fn fitting(&self, sought: &Sought, book: Rulebook, slips: Slips) -> Vec<&Entry> {
        let scored = self.entries.iter().filter_map(|entry| {
            let worth = entry.worth(sought, book, slips)?;
            Some((worth, entry))
        });
        let mut scored: Vec<(u32, &Entry)> = scored.collect();
        // Stable: equals stay in the order of the list.
        scored.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
        scored.into_iter().map(|(_, entry)| entry).collect()
    }
}

/// How many letters of a word may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slips {
    None,
    One,
}

impl Entry {
    fn new(found: Found, title: String, about: String, heading: String) -> Self {
        let folded = fold(&title);
        let mut entry = Self {
            found,
            title,
            about,
            heading,
            folded,
            words: Vec::new(),
            phrases: Vec::new(),
            numbers: Vec::new(),
        };
        let title = entry.folded.clone();
        entry.add(Place::Title, &title);
        entry
    }

    /// With the words of its line and heading.
    fn lined(mut self) -> Self {
        for line in [fold(&self.about), fold(&self.heading)] {
            self.add(Place::Line, &line);
        }
        self
    }

    /// With one more way to call it.
    fn also(mut self, synonym: &str) -> Self {
        let synonym = fold(synonym.trim());
        if synonym.is_empty() {
            return self;
        }
        self.add(Place::Synonym, &synonym);
        self.phrases.push(synonym);
        self
    }

    /// With the heading under which a document has it.
    fn headed(mut self, heading: &str) -> Self {
        self.add(Place::Line, &fold(heading));
        self
    }

    /// With a number in an edition, both as they are written: `tda-2011`, `39`.
    fn numbered(mut self, edition: &str, number: &str) -> Self {
        self.numbers.push(Number::new(edition, number));
        self
    }

    fn add(&mut self, place: Place, folded: &str) {
        for word in split(folded) {
            if !self.words.iter().any(|(_, other)| *other == word) {
                self.words.push((place, word));
            }
        }
    }

    /// How well it fits; none where a word does not fit at all.
    fn worth(&self, sought: &Sought, book: Rulebook, slips: Slips) -> Option<u32> {
        let mut worth = 0;
        let mut is_number = true;
        for part in &sought.parts {
            let by_number = sought.number_worth(part, &self.numbers, book);
            let by_word = part.words.iter().try_fold(0, |sum, word| {
                let best = self.word_worth(word, slips)?;
                Some(sum + best)
            });
            is_number &= by_number.is_some();
            worth += by_number.max(by_word.filter(|_| !part.words.is_empty()))?;
        }
        let slug = self.found.slug().replace('-', " ");
        let names = [&self.folded, &slug];
        if matches!(self.found, Found::Term(_)) {
            // What a word means comes after the questions whose names begin with it.
            worth += match names.contains(&&sought.folded) {
                true => 92,
                false if self.phrases.contains(&sought.folded) => 30,
                false => 0,
            };
        } else if names.contains(&&sought.folded) {
            worth += 200;
        } else if names.iter().any(|name| name.starts_with(&sought.folded)) {
            worth += 90;
        } else if self.phrases.contains(&sought.folded) {
            worth += 80;
        } else if self.phrases.iter().any(|phrase| phrase.starts_with(&sought.folded)) {
            worth += 60;
        }
        let own = if is_number { self.found.worth_by_number() } else { self.found.worth() };
        Some(worth + own)
    }

    fn word_worth(&self, typed: &str, slips: Slips) -> Option<u32> {
        let worth = |(place, word): &(Place, String)| {
            if word == typed {
                return Some(place.worth() + 15);
            }
            if word.starts_with(typed) {
                return Some(place.worth());
            }
            let is_slip = slips == Slips::One && is_one_slip(typed, word);
            is_slip.then_some(place.worth() / 2)
        };
        self.words.iter().filter_map(worth).max()
    }
}

/// A floor question as it is found.
fn of_topic(topic: &'static Topic, words: &Words) -> Entry {
    let text = |end: &str| words.text(&format!("topic-{}{end}", topic.slug));
    let heading = words.section(topic.section);
    let mut entry =
        Entry::new(Found::Topic(topic.slug), words.topic(topic), text(".about"), heading).lined();
    for synonym in text(".search").split(',').chain(std::iter::once(&*topic.slug.replace('-', " ")))
    {
        entry = entry.also(synonym);
    }
    topic.cites.iter().fold(entry, |entry, cite| entry.numbered(cite.rulebook.id(), cite.number))
}

/// The page of a rule as it is found.
fn of_rule(page: &'static RulePage, words: &Words) -> Entry {
    let says = words.page(&page.says_id());
    let section = Args::new().text("section", words.section(page.group));
    let heading = words.say("calls-heading-rules", &section);
    let entry =
        Entry::new(Found::Rule(&page.slug), words.text(&page.title_id()), first(&says), heading);
    let entry = page.words.iter().fold(entry, |entry, word| entry.also(word)).also(&page.slug);
    let entry = headings(&page.slug).fold(entry, Entry::headed);
    let numbers = page.numbers.iter();
    numbers
        .fold(entry, |entry, (edition, number)| entry.numbered(edition.id(), &number.to_string()))
}

/// A guide as it is found.
fn of_guide(guide: &'static Guide, words: &Words) -> Entry {
    let title = words.text(&format!("guide-{}", guide.slug));
    let body = words.page(&format!("guide-{}-body", guide.slug));
    let group = words.text(&format!("guide-group-{}", guide.group.id()));
    let heading = words.say("calls-heading-guides", &Args::new().text("group", group));
    let entry = Entry::new(Found::Guide(&guide.slug), title, first(&body), heading);
    let entry = guide.words.iter().fold(entry, |entry, word| entry.also(word)).also(&guide.slug);
    let entry = headings(&guide.slug).fold(entry, Entry::headed);
    guide.row_numbers().fold(entry, |entry, number| entry.numbered("", &number))
}

/// The headings of the documents under which stands what a page tells.
fn headings(slug: &str) -> impl Iterator<Item = &'static str> {
    let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    let tell = move |sentence: &&Sentence| sentence.pages.iter().any(|page| page == slug);
    books.flat_map(sentences).filter(tell).map(|sentence| sentence.heading.as_str())
}

/// A word of the glossary as it is found, in each of its languages.
fn of_term(term: &'static Term, words: &Words) -> Entry {
    let heading = words.text("calls-heading-terms");
    let about = format!("{} · {} · {}", term.cs, term.pl, first(&words.page(&term.means_id())));
    let entry = Entry::new(Found::Term(&term.slug), words.text(&term.word_id()), about, heading);
    [&term.cs, &term.pl].into_iter().fold(entry, |entry, word| entry.also(word))
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
    use crate::find::{Entry, Found, Index};
    use rulebook::Rulebook::{Tda2011, Tda2024};

    /// So many things as the program has at its largest, none of them real.
    fn index() -> Index {
        let entry = |(slug, title, words, numbers): (&'static str, &str, &str, [&str; 2])| {
            let entry = Entry::new(Found::Topic(slug), title.into(), String::new(), String::new());
            let entry = words.split(',').fold(entry, Entry::also);
            entry.numbered("tda-2024", numbers[0]).numbered("tda-2011", numbers[1])
        };
        let entries = [
            ("chip", "Oversized chip", "overchip, velký žeton, duży żeton", ["44-A", "39"]),
            ("change", "Asking for change", "big chip, oversized", ["60", "48"]),
            ("deal", "Fouled deck", "too many cards", ["39", "35"]),
            ("rabbit", "Rabbit hunting", "zajíc", ["RP-5", "30"]),
        ];
        Index { entries: entries.map(entry).into(), before_numbers: vec!["rule".to_owned()] }
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
    fn every_word_must_be_found_at_its_beginning() {
        assert!(found("oversized rabbit").is_empty());
        assert!(found("hip").is_empty());
        assert!(found("").is_empty());
        assert!(found("  - ").is_empty());
    }

    #[test]
    fn one_wrong_letter_still_finds_where_nothing_else_does() {
        for typed in ["oversixed", "rabit", "rabbot hunting"] {
            assert!(!found(typed).is_empty(), "{typed}");
        }
        assert!(found("robbot hunting").is_empty(), "two are too many");
    }

    #[test]
    fn the_numbers_of_the_own_edition_come_first() {
        assert_eq!(found("39"), ["deal", "chip"]);
        assert_eq!(found("rule 39"), ["deal", "chip"]);
        let index = index();
        let in_2011 = index.find("39", Tda2011);
        assert_eq!(in_2011.first().map(|entry| entry.found), Some(Found::Topic("chip")));
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
