//! What answers each rule of each edition, each row of the house books and each line of the
//! matrix, worked out from the citations of the topics and the lists of the pages.

use crate::{Topic, topics};
use rulebook::{
    Asks, Edition, Guide, RuleNumber, Rulebook, Sentence, guides, house_books, matrix, rule_page,
    rule_pages, rule_pages_by_number, sentences,
};

/// A rule, a row or a line, and what answers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Covered {
    /// The book or edition by the name that files use, or `matrix`.
    pub book: &'static str,
    /// Its number there; that of a row is ours, and programs know it by that.
    pub number: String,
    /// Under which heading of its document it stands, where it has no number that is printed.
    pub heading: Option<String>,
    /// What it is about, in a few words.
    pub title: String,
    /// Floor questions that compute an answer, by their slugs.
    pub topics: Vec<&'static str>,
    /// Pages that tell it, by their slugs.
    pub pages: Vec<String>,
    /// What has to answer it: a floor question, a page, or nothing.
    pub wants: Wants,
}

/// What a rule, a row or a line asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// A floor question that computes an answer.
    Topic,
    /// A page to read: there is nothing to work out.
    Page,
    /// Nothing: the text of the document is lost.
    Nothing,
}

impl Covered {
    /// Whether nothing answers it as it must be answered.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        match self.wants {
            Wants::Topic => self.topics.is_empty(),
            Wants::Page => self.topics.is_empty() && self.pages.is_empty(),
            Wants::Nothing => false,
        }
    }
}

/// A sentence of a book, and what answers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentenceCovered {
    /// The book that the sentence stands in.
    pub book: Rulebook,
    /// The sentence, in our own words.
    pub sentence: &'static Sentence,
    /// Floor questions that compute an answer, by their slugs.
    pub topics: Vec<&'static str>,
    /// Pages that tell it, by their slugs.
    pub pages: Vec<&'static str>,
}

impl SentenceCovered {
    /// Whether nothing answers it.
    ///
    /// What decides something and is told on a page alone needs a reason.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        let has_reason = self.sentence.by_page.is_some() || !self.sentence.strength.decides();
        self.topics.is_empty() && (self.pages.is_empty() || !has_reason)
    }
}

/// Every sentence of every book that is listed sentence by sentence.
#[must_use]
pub fn coverage_of_sentences() -> Vec<SentenceCovered> {
    let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
    let all = books.flat_map(|book| sentences(book).iter().map(move |sentence| (book, sentence)));
    let covered = |(book, sentence): (Rulebook, &'static Sentence)| SentenceCovered {
        book,
        sentence,
        // What names nothing that there is answers nothing.
        topics: slugs(|topic| sentence.topics.iter().any(|slug| slug == topic.slug)),
        pages: sentence.pages.iter().filter(|slug| is_page(slug)).map(String::as_str).collect(),
    };
    all.map(covered).collect()
}

fn is_page(slug: &str) -> bool {
    rule_page(slug).is_some() || Guide::find(slug).is_some()
}

/// Everything that is to be answered: the editions, the house books, the matrix.
#[must_use]
pub fn coverage() -> Vec<Covered> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        all.extend(edition.rulebook().into_iter().flat_map(|book| of_edition(book, *edition)));
    }
    all.extend(of_house_books());
    all.extend(of_matrix());
    all
}

fn of_edition(book: Rulebook, edition: Edition) -> impl Iterator<Item = Covered> {
    edition.rules().iter().map(move |rule| {
        let number = rule.number.to_string();
        let pages = rule_pages_by_number(edition, &number);
        Covered {
            book: edition.id(),
            title: rule.title.clone(),
            topics: slugs(|topic| cites_rule(topic, book, &rule.number)),
            pages: pages.iter().map(|page| page.slug.clone()).collect(),
            wants: Wants::Topic,
            heading: None,
            number,
        }
    })
}

/// Whether a topic cites a rule of an edition, or a part of it.
fn cites_rule(topic: &Topic, book: Rulebook, rule: &RuleNumber) -> bool {
    topic.cites_of(book).any(|(_, cite)| {
        let is_rule = || RuleNumber::from_cited(cite.number).map(|cited| cited.whole());
        cite.rulebook == book && is_rule().as_ref() == Some(rule)
    })
}

fn of_house_books() -> impl Iterator<Item = Covered> {
    let rows = house_books().iter().flat_map(|book| book.rows.iter().map(move |row| (book, row)));
    rows.map(|(book, row)| Covered {
        book: book.id,
        number: row.number.clone(),
        heading: Some(row.heading.clone()),
        title: row.title.clone(),
        topics: slugs(|topic| cites_row(topic, &row.number)),
        pages: guides_with(|guide| guide.answers(&row.number)),
        wants: if row.is_lost { Wants::Nothing } else { Wants::Page },
    })
}

fn cites_row(topic: &Topic, row: &str) -> bool {
    topic.cites.iter().any(|cite| cite.number == row)
}

fn of_matrix() -> impl Iterator<Item = Covered> {
    matrix().iter().map(|line| {
        let rows: Vec<String> = line.row_numbers().collect();
        let rules: Vec<RuleNumber> =
            line.rules.iter().filter_map(|rule| RuleNumber::from_cited(rule)).collect();
        let answers = |topic: &Topic| {
            line.topics.iter().any(|slug| slug == topic.slug)
                || rows.iter().any(|row| cites_row(topic, row))
                || rules.iter().any(|rule| cites_rule(topic, Rulebook::Tda2011, rule))
        };
        let of_rules = rule_pages().iter().filter(|page| {
            let mut numbers = page.numbers_in(Edition::Tda2011);
            numbers.any(|number| rules.contains(&number.whole()))
        });
        let mut pages: Vec<String> = of_rules.map(|page| page.slug.clone()).collect();
        pages.extend(guides_with(|guide| guide.matrix.contains(&line.line)));
        Covered {
            book: "matrix",
            number: line.line.clone(),
            heading: None,
            title: line.title.clone(),
            topics: slugs(answers),
            pages,
            wants: if line.asks(Asks::Ruling) { Wants::Topic } else { Wants::Page },
        }
    })
}

fn slugs(answers: impl Fn(&Topic) -> bool) -> Vec<&'static str> {
    topics().filter(|topic| answers(topic)).map(|topic| topic.slug).collect()
}

fn guides_with(answers: impl Fn(&rulebook::Guide) -> bool) -> Vec<String> {
    guides().iter().filter(|guide| answers(guide)).map(|guide| guide.slug.clone()).collect()
}

/// Citations that no list knows: a number that is wrong, or a row that is gone.
#[must_use]
pub fn unknown_citations() -> Vec<(&'static str, Rulebook, &'static str)> {
    let all = topics().flat_map(|topic| topic.cites.iter().map(move |cite| (topic.slug, cite)));
    let unknown = all.filter(|(_, cite)| match Edition::of(cite.rulebook) {
        Some(edition) => {
            let cited = RuleNumber::from_cited(cite.number).map(|number| number.whole());
            !edition.rules().iter().any(|rule| Some(&rule.number) == cited.as_ref())
        }
        // Local variations are cited by the rule of TDA 2011 that they vary: `37.C`.
        None if cite.rulebook == Rulebook::Local003 => {
            let varied = cite.number.split('.').next().and_then(RuleNumber::from_cited);
            let rules = Edition::Tda2011.rules();
            !rules.iter().any(|rule| Some(&rule.number) == varied.as_ref())
        }
        None => house_books().iter().all(|book| book.row(cite.number).is_none()),
    });
    unknown.map(|(slug, cite)| (slug, cite.rulebook, cite.number)).collect()
}
