//! What a sentence asks, as people ask it, and what it states.
//!
//! A sentence in English, Czech or Polish, with slips, slang and without accents, is compared with
//! sentences that stand beside each question in `assets/asked`, and the question gets the facts
//! that the sentence states. Which words mean what is learned from these sentences and stands
//! nowhere in code: who finds a wrong answer adds a sentence.

mod cards_said;
mod choices;
mod counts;
mod entity;
mod features;
mod figures;
mod kin;
mod known;
mod lexicon;
mod placed;
mod ranker;
mod reading;
mod rows;
mod signs;
mod slips;
mod slot;
mod stated;
mod taught;
mod token;
mod told;

pub use taught::{BadLine, Taught, taught};

use crate::asked::entity::{Rarity, entities};
use crate::asked::features::features;
use crate::asked::kin::Spread;
use crate::asked::known::{Learned, Places, Said, Stated};
use crate::asked::lexicon::Lexicon;
use crate::asked::ranker::{Known, Ranker};
use crate::asked::reading::read;
use crate::asked::slips::Heard;
use crate::asked::slot::slots;
use crate::asked::stated::FactsOf;
use crate::{Args, Language, Words};
use rulings::{FieldKind, Topic, topics};
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::sync::{LazyLock, OnceLock};

/// What was learned from sentences.
pub struct Asked {
    lexicon: Lexicon,
    topics: Vec<&'static Topic>,
    heard: Heard,
    ranker: Ranker,
    rarity: Rarity,
    stated: Vec<Stated>,
    /// The places for numbers in each question.
    places: Places,
    /// What was learned of the facts of each question, when it was first meant.
    facts: Vec<OnceLock<FactsOf>>,
}

/// A question that a sentence may ask.
#[derive(Clone)]
pub struct Meant {
    /// The question.
    pub topic: &'static Topic,
    /// How sure that is, from 0 to 1.
    pub score: f32,
    /// The facts that the sentence states.
    pub facts: Map<String, Value>,
}

/// So many words are a sentence.
const WORDS_MIN: usize = 4;

/// At most so many questions are named.
const MEANT_MAX: usize = 5;

/// A sentence must have so much in common with one that is known.
const NEAR_MIN: f32 = 0.12;

/// A question that is less sure than this is not named behind a surer one.
const SURE_MIN: f32 = 0.005;

/// The files of sentences that are compiled in, with their names.
macro_rules! files {
    ($($name:literal)*) => {
        /// The files of sentences by their names in `assets/asked`.
        pub const FILES: &[(&str, &str)] = &[
            $(($name, include_str!(concat!("../../../assets/asked/", $name, ".txt")))),*
        ];
    };
}
files! {
    "en-1" "en-2" "en-3" "en-4" "en-5" "en-6" "en-7" "en-8" "en-9" "en-10"
    "cs-1" "cs-2" "cs-3" "cs-4" "cs-5" "cs-6" "cs-7" "cs-8" "cs-9" "cs-10"
    "pl-1" "pl-2" "pl-3" "pl-4" "pl-5" "pl-6" "pl-7" "pl-8" "pl-9" "pl-10"
}

impl Asked {
    /// What was learned from the sentences that are compiled in, once in a program.
    #[must_use]
    pub fn shared() -> &'static Self {
        static SHARED: LazyLock<Asked> = LazyLock::new(|| {
            let sentences = FILES.iter().flat_map(|(_, text)| taught(text).0);
            Asked::of(&sentences.collect::<Vec<_>>())
        });
        &SHARED
    }

    /// Learns from these sentences, and from what the catalogues call each question.
    #[must_use]
    pub fn of(sentences: &[Taught]) -> Self {
        let lexicon = Lexicon::new();
        let topics: Vec<&'static Topic> = topics().collect();
        let place = |slug| topics.iter().position(|topic| topic.slug == slug);
        let mut heard = Heard::default();
        let (mut known, mut stated) = (Vec::new(), Vec::new());
        for taught in sentences {
            let Some((topic, at)) = Topic::find(taught.topic).zip(place(taught.topic)) else {
                continue;
            };
            let tokens = read(&taught.said, &lexicon);
            heard.add(&tokens);
            known.push(Known { topic: at, features: features(&tokens, &lexicon) });
            let entities = entities(&tokens, &lexicon);
            let facts = taught.facts.clone();
            let tokens = if has_rows(&facts) { tokens } else { Vec::new() };
            stated.push(Stated { topic, tokens, features: Vec::new(), entities, facts });
        }
        for words in Language::ALL.map(Words::new) {
            for (at, topic) in topics.iter().enumerate() {
                let called = called(topic, &words).into_iter();
                let features = called.map(|said| features(&read(&said, &lexicon), &lexicon));
                known.extend(features.map(|features| Known { topic: at, features }));
            }
        }
        let ranker = Ranker::new(topics.len(), &mut known);
        let rarity = Rarity::of(stated.iter().flat_map(|stated: &Stated| &stated.entities));
        for (stated, known) in stated.iter_mut().zip(known) {
            stated.features = known.features;
            stated.entities.iter_mut().for_each(|entity| rarity.weigh(entity));
        }
        let named =
            |topic: &&'static Topic| slots(topic).into_iter().map(|slot| (slot.name(), slot));
        let places = topics.iter().map(|topic| (topic.slug, named(topic).collect())).collect();
        let facts = topics.iter().map(|_| OnceLock::new()).collect();
        Self { lexicon, topics, heard, ranker, rarity, stated, places, facts }
    }

    /// The questions that a sentence may ask, the likeliest first.
    #[must_use]
    pub fn meant(&self, sentence: &str) -> Vec<Meant> {
        let said = self.said(sentence);
        let fits = self.ranker.fits(&said.features);
        if fits.nearest < NEAR_MIN {
            return Vec::new();
        }
        let mut found: Vec<(&'static Topic, f32)> =
            self.topics.iter().copied().zip(fits.shares.iter().copied()).collect();
        // Stable: equals stay in the order of the list.
        found.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let meant = |(topic, score)| {
            let facts = self.facts(topic, &said);
            Meant { topic, score, facts }
        };
        let is_sure = |(_, score): &(&Topic, f32)| *score >= SURE_MIN;
        found.into_iter().take(MEANT_MAX).take_while(is_sure).map(meant).collect()
    }
}

impl Asked {
    /// The facts of this question that a sentence states.
    #[must_use]
    pub fn stated(&self, topic: &'static Topic, sentence: &str) -> Map<String, Value> {
        self.facts(topic, &self.said(sentence))
    }

    /// Whether something that was typed is a sentence: fewer words are looked for as they stand.
    #[must_use]
    pub fn is_sentence(typed: &str) -> bool {
        typed.split_whitespace().nth(WORDS_MIN - 1).is_some()
    }

    /// What a sentence says, with its slips put right.
    fn said(&self, sentence: &str) -> Said {
        let mut tokens = read(sentence, &self.lexicon);
        self.heard.put_right(&mut tokens);
        let features = self.ranker.weighed(&features(&tokens, &self.lexicon));
        let mut entities = entities(&tokens, &self.lexicon);
        entities.iter_mut().for_each(|entity| self.rarity.weigh(entity));
        let spread = Spread::of(&features);
        Said { tokens, features, spread, entities }
    }

    /// The facts of a question that a sentence states.
    fn facts(&self, topic: &'static Topic, said: &Said) -> Map<String, Value> {
        let place = self.topics.iter().position(|other| other.slug == topic.slug);
        let Some(known) = place.and_then(|place| self.facts.get(place)) else { return Map::new() };
        let learned = Learned {
            all: &self.stated,
            places: &self.places,
            lexicon: &self.lexicon,
            ranker: &self.ranker,
        };
        known.get_or_init(|| FactsOf::new(topic, learned)).stated(said, learned)
    }
}

/// Whether facts have a list of rows: where those begin is looked for in the sentence again.
fn has_rows(facts: &Map<String, Value>) -> bool {
    let is_row =
        |value: &Value| value.as_array().is_some_and(|rows| rows.iter().any(Value::is_object));
    facts.values().any(is_row)
}

/// What a catalogue calls a question: its title, a line about it, its synonyms, what its rules say
/// in short, and its choices.
fn called(topic: &Topic, words: &Words) -> Vec<String> {
    let text = |end: &str| words.text(&format!("topic-{}{end}", topic.slug));
    let said = words.try_say(&format!("said-{}", topic.slug), &Args::new()).unwrap_or_default();
    let synonyms = [text(".search"), said];
    let synonyms = synonyms.iter().flat_map(|all| all.split(',')).map(str::to_owned);
    let gists: BTreeSet<&str> = topic.cites.iter().map(|cite| cite.gist).collect();
    let gists = gists.into_iter().map(|gist| words.text(gist));
    let choices = topic.fields.iter().flat_map(|field| match field.kind {
        FieldKind::Choice(values) => {
            values.iter().map(|value| words.fact_choice(topic, field, value)).collect()
        }
        _ => Vec::new(),
    });
    let own = [text(""), text(".about")].into_iter();
    own.chain(synonyms).chain(gists).chain(choices).collect()
}
