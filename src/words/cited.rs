//! Rules as people see them cited, and the pages behind what they see.
//!
//! A document is known by its name, and a rule by the number or the heading that stands in it:
//! *TDA 2024 · 44*. What is shown is what may be typed, with or without the dot between.

use crate::Words;
use crate::find::SearchHit;
use rulebook::{
    Citation, Edition, Guide, HouseBook, Rulebook, guides, house_books, rule_pages_by_number,
};

/// What may stand between the name of a document and the place in it.
const BETWEEN: [char; 4] = [' ', '·', ',', ':'];

impl Words {
    /// A rule as it is cited: the name of the document, and its number or heading there.
    #[must_use]
    pub fn cited(&self, cite: &Citation) -> String {
        format!("{} · {}", self.rulebook(cite.rulebook), cite.place())
    }

    /// The same on one line with others.
    pub(crate) fn cited_in_line(&self, cite: &Citation) -> String {
        let between = if cite.place() == cite.number { " " } else { ", " };
        [&self.rulebook(cite.rulebook), between, cite.place()].concat()
    }

    /// The headings of the house books whose rows a guide answers, each once.
    #[must_use]
    pub fn headings_of(&self, guide: &Guide) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        for number in guide.row_numbers() {
            let cites = house_books().iter().filter_map(|book| {
                book.row(&number).map(|row| (book.rulebook(), row.heading.as_str()))
            });
            for (book, heading) in cites {
                let name = book.map(|book| self.rulebook(book)).unwrap_or_default();
                let heading = format!("{name} · {heading}");
                if !all.contains(&heading) {
                    all.push(heading);
                }
            }
        }
        all
    }

    /// The pages about a rule that is cited so, the nearest first.
    ///
    /// The document may be named as people see it or as files call it, and a heading needs none.
    #[must_use]
    pub fn pages_cited(&self, cited: &str) -> Vec<SearchHit> {
        let cited = cited.to_lowercase();
        let books = Rulebook::ALL.into_iter().chain([Rulebook::Uth002]);
        for book in books {
            for name in [self.rulebook(book), book.id().to_owned()] {
                if let Some(place) = cited.strip_prefix(&name.to_lowercase()) {
                    return pages_at(book, place.trim_matches(BETWEEN));
                }
            }
        }
        house_books().iter().flat_map(|book| guides_at(book, &cited)).collect()
    }
}

fn pages_at(book: Rulebook, place: &str) -> Vec<SearchHit> {
    // Its remarks stand beneath the rules of TDA 2011.
    let edition = match book {
        Rulebook::Local003 => Some(Edition::Tda2011),
        _ => Edition::of(book),
    };
    match edition {
        Some(edition) => rule_pages_by_number(edition, place)
            .into_iter()
            .map(|page| SearchHit::Rule(&page.slug))
            .collect(),
        None => {
            let is_it = |other: &&HouseBook| other.rulebook() == Some(book);
            house_books().iter().filter(is_it).flat_map(|book| guides_at(book, place)).collect()
        }
    }
}

/// The guides that answer what stands under a heading, or the row with this number.
fn guides_at(book: &'static HouseBook, place: &str) -> impl Iterator<Item = SearchHit> {
    let rows = book
        .rows
        .iter()
        .filter(|row| row.heading.to_lowercase() == place || row.number.to_lowercase() == place);
    let numbers: Vec<&str> = rows.map(|row| row.number.as_str()).collect();
    let answers = move |guide: &&Guide| numbers.iter().any(|number| guide.answers(number));
    guides().iter().filter(answers).map(|guide| SearchHit::Guide(&guide.slug))
}
