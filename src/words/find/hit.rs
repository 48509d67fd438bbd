//! What can be found, and what kind of thing it is.

use rulebook::{Edition, Guide, Rulebook, Term, guides, rule_page, rule_page_by_number};
use rulings::Topic;
use strum::{EnumString, IntoStaticStr};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SearchHit {
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
    #[strum(serialize = "questions")]
    Question,
    #[strum(serialize = "rules")]
    Rule,
    /// Guides, and the words of the glossary.
    #[strum(serialize = "guides")]
    Guide,
}

impl Sort {
    pub const ALL: [Self; 3] = [Self::Question, Self::Rule, Self::Guide];

    /// The name by which it is remembered.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The sort with this id; none where there is none.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}

impl SearchHit {
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
        let (edition, number) = match book {
            // Its remarks stand beneath the rules of TDA 2011.
            Rulebook::Local003 => {
                (Some(Edition::Tda2011), number.split('.').next().unwrap_or(number))
            }
            _ => (Edition::of(book), number),
        };
        match edition {
            Some(edition) => {
                rule_page_by_number(edition, number).map(|page| Self::Rule(&page.slug))
            }
            None => {
                let guide = guides().iter().find(|guide| guide.answers(number));
                guide.map(|guide| Self::Guide(&guide.slug))
            }
        }
    }

    /// What kind of thing was found.
    #[must_use]
    pub fn sort(self) -> Sort {
        match self {
            Self::Topic(_) => Sort::Question,
            Self::Rule(_) => Sort::Rule,
            Self::Guide(_) | Self::Term(_) => Sort::Guide,
        }
    }

    pub(super) fn slug(self) -> &'static str {
        match self {
            Self::Topic(slug) | Self::Rule(slug) | Self::Guide(slug) | Self::Term(slug) => slug,
        }
    }

    /// What comes first among equals: an answer before a page to read.
    pub(super) fn worth(self) -> u32 {
        match self {
            Self::Topic(_) => 90,
            Self::Rule(_) => 15,
            Self::Guide(_) | Self::Term(_) => 0,
        }
    }

    /// The same where a number was typed: the page of that rule comes first.
    pub(super) fn worth_by_number(self) -> u32 {
        match self {
            Self::Rule(_) => 80,
            Self::Topic(_) => 40,
            Self::Guide(_) | Self::Term(_) => self.worth(),
        }
    }
}
