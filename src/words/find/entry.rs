//! One thing that can be found, and how well it fits what was typed.

use crate::find::hit::SearchHit;
use crate::find::kin::are_kin;
use crate::find::numbers::{Number, QueryPart, Sought, split};
use asked::is_one_slip;
use engine::entries::fold;
use rulebook::Rulebook;

/// One thing that can be found.
#[derive(Debug)]
pub struct SearchEntry {
    pub found: SearchHit,
    pub title: String,
    /// A line that says what it is.
    pub about: String,
    /// The heading under which it is listed.
    pub heading: String,
    /// The title without case and accents.
    folded: String,
    /// Its words: of its title, its synonyms, its line and heading, and the pages that lead to it.
    words: Vec<(WordPlace, String)>,
    /// Synonyms of several words, without case and accents.
    phrases: Vec<String>,
    numbers: Vec<Number>,
}

/// Where in an entry a word stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WordPlace {
    Title,
    Synonym,
    /// A synonym of a page that leads to it.
    Page,
    Line,
}

impl WordPlace {
    /// What a word is worth that stands here.
    const fn worth(self) -> u32 {
        match self {
            Self::Title => 80,
            Self::Synonym => 50,
            Self::Page => 30,
            Self::Line => 20,
        }
    }
}

/// How well a typed part fits one thing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Worth {
    None,
    Word(u32),
    Number(u32),
}

impl Worth {
    const fn points(self) -> u32 {
        match self {
            Self::None => 0,
            Self::Word(points) | Self::Number(points) => points,
        }
    }
}

/// How many letters of a word may be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slips {
    None,
    One,
}

impl SearchEntry {
    pub(super) fn new(found: SearchHit, title: String, about: String, heading: String) -> Self {
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
        entry.add(WordPlace::Title, &title);
        entry
    }

    /// With the words of its line and heading.
    pub(super) fn lined(mut self) -> Self {
        for line in [fold(&self.about), fold(&self.heading)] {
            self.add(WordPlace::Line, &line);
        }
        self
    }

    /// With one more way to call it.
    pub(super) fn also(mut self, synonym: &str) -> Self {
        let synonym = fold(synonym.trim());
        if synonym.is_empty() {
            return self;
        }
        self.add(WordPlace::Synonym, &synonym);
        self.phrases.push(synonym);
        self
    }

    /// With the heading under which a document has it.
    pub(super) fn headed(mut self, heading: &str) -> Self {
        self.add(WordPlace::Line, &fold(heading));
        self
    }

    /// With a number in an edition, both as they are written: `tda-2011`, `39`.
    pub(super) fn numbered(mut self, edition: &str, number: &str) -> Self {
        self.numbers.push(Number::new(edition, number));
        self
    }

    pub(super) fn add(&mut self, place: WordPlace, folded: &str) {
        for word in split(folded) {
            match self.words.iter_mut().find(|(_, other)| *other == word) {
                Some((known, _)) if known.worth() < place.worth() => *known = place,
                Some(_) => {}
                None => self.words.push((place, word)),
            }
        }
    }

    /// How well the entry fits a part of the query.
    pub(super) fn part_worth(
        &self,
        part: &QueryPart,
        sought: &Sought,
        book: Rulebook,
        slips: Slips,
    ) -> Worth {
        let by_number = sought.number_worth(part, &self.numbers, book);
        if let Some(points) = by_number {
            return Worth::Number(points);
        }
        let by_word = part.words.iter().try_fold(0, |sum, word| {
            let best = self.word_worth(word, slips)?;
            Some(sum + best)
        });
        by_word.filter(|_| !part.words.is_empty()).map_or(Worth::None, Worth::Word)
    }

    /// How well it fits all that was typed.
    pub(super) fn worth(&self, sought: &Sought, parts: impl Iterator<Item = (Worth, u32)>) -> u32 {
        let (mut worth, mut is_number, mut is_whole) = (0, true, true);
        for (part, weight) in parts {
            worth += part.points() * weight / 8;
            is_number &= matches!(part, Worth::Number(_));
            is_whole &= part != Worth::None;
        }
        if is_whole {
            worth += 100;
        }
        let said_within = |phrase: &&String| sought.says(phrase);
        let within = self.phrases.iter().chain([&self.folded]).filter(said_within);
        let most = within.map(|phrase| phrase.split(' ').count()).max().unwrap_or(0);
        worth += 20 * u32::try_from(most).unwrap_or(0);
        let slug = self.found.slug().replace('-', " ");
        let names = [&self.folded, &slug];
        if matches!(self.found, SearchHit::Term(_)) {
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
        worth + own
    }

    fn word_worth(&self, typed: &str, slips: Slips) -> Option<u32> {
        let worth = |(place, word): &(WordPlace, String)| {
            if word == typed {
                return Some(place.worth() + 15);
            }
            if word.starts_with(typed) {
                return Some(place.worth());
            }
            if are_kin(typed, word) {
                return Some(place.worth().saturating_sub(8));
            }
            let is_slip = slips == Slips::One && is_one_slip(typed, word);
            is_slip.then_some(place.worth() / 2)
        };
        self.words.iter().filter_map(worth).max()
    }
}
