//! Learns everything from the sentences, once, before the program is built: nobody waits for it.

use crate::about::LeadsTo;
use crate::corpus::{Ear, Stated};
use crate::entity::{Rarity, entities};
use crate::features::{BUCKETS, features, place};
use crate::learned::Writing;
use crate::lexicon::Lexicon;
use crate::patterns::Patterns;
use crate::reading::read;
use crate::spelling::Spelling;
use crate::taught::Taught;
use crate::token::Token;
use crate::weighing::{Example, margins};
use crate::{choices, figures, rows};
use rulings::{Topic, topics};

/// What a sentence counts that does not lead to its question.
const COST: f32 = 0.5;

/// Learns from these sentences and from the names of questions; `hash` is that of the source.
pub(super) fn learn(
    sentences: &[Taught],
    apart: &[(LeadsTo, &str)],
    called: &[(&'static Topic, String)],
    patterns: &str,
    hash: u64,
) -> Vec<u8> {
    let pattern_text = patterns;
    let (patterns, _) = Patterns::of(patterns);
    let lexicon = Lexicon::new();
    let mut spelling = Spelling::of(patterns.words());
    let mut known: Vec<(&'static Topic, Vec<Token>, &Taught)> = Vec::new();
    for taught in sentences {
        let tokens = read(&taught.said, &lexicon);
        spelling.add(&tokens);
        known.push((taught.topic, tokens, taught));
    }
    let apart: Vec<(LeadsTo, Vec<Token>)> =
        apart.iter().map(|(leads, said)| (*leads, read(said, &lexicon))).collect();
    apart.iter().for_each(|(_, tokens)| spelling.add(tokens));
    let called: Vec<(&'static Topic, Vec<Token>)> =
        called.iter().map(|(topic, said)| (*topic, read(said, &lexicon))).collect();
    let own = known.iter().map(|(topic, tokens, _)| (topic.slug, tokens));
    let all = own
        .chain(called.iter().map(|(topic, tokens)| (topic.slug, tokens)))
        .chain(apart.iter().map(|(leads, tokens)| (leads.slug(), tokens)));
    let had = had(all, &lexicon, &patterns);
    let named = known.iter().flat_map(|(_, tokens, _)| entities(tokens, &lexicon));
    let rarity = Rarity::of(&named.collect::<Vec<_>>());
    let ear = Ear { lexicon, patterns, had, rarity };
    let stated = |(topic, tokens, taught): (&'static Topic, Vec<Token>, &Taught)| Stated {
        topic,
        said: ear.said(tokens),
        facts: taught.facts.clone(),
    };
    let stated: Vec<Stated> = known.into_iter().map(stated).collect();
    let mut writing = Writing::default();
    writing.add("patterns", pattern_text.as_bytes());
    writing.add("heard", &spelling.bytes());
    writing.add("had", &ear.had);
    writing.add("beside", ear.rarity.levels());
    let answers: Vec<&str> = LeadsTo::all().map(LeadsTo::slug).collect();
    writing.add("answers", answers.join("\n").as_bytes());
    writing.add("questions", &questions(&stated, &called, &apart, &ear));
    for (name, section) in of_facts(&stated, &ear) {
        writing.add(&name, &section);
    }
    writing.bytes(hash)
}

/// How many questions have each feature.
fn had<'a>(
    all: impl Iterator<Item = (&'static str, &'a Vec<Token>)>,
    lexicon: &Lexicon,
    patterns: &Patterns,
) -> Vec<u8> {
    let mut by_topic: Vec<(&str, &Vec<Token>)> = all.collect();
    by_topic.sort_by_key(|(slug, _)| *slug);
    let mut had = vec![(0_u8, ""); BUCKETS];
    for (slug, tokens) in by_topic {
        let spoken = patterns.features(&patterns.spoken(tokens));
        for (bucket, _) in features(tokens, lexicon, &spoken) {
            if let Some((count, last)) = had.get_mut(place(bucket))
                && *last != slug
            {
                *last = slug;
                *count = count.saturating_add(1);
            }
        }
    }
    had.into_iter().map(|(count, _)| count).collect()
}

/// Which question is asked, or what it is about if none is.
fn questions(
    stated: &[Stated],
    called: &[(&'static Topic, Vec<Token>)],
    apart: &[(LeadsTo, Vec<Token>)],
    ear: &Ear,
) -> Vec<u8> {
    let place = |slug: &str| LeadsTo::all().position(|other| other.slug() == slug);
    let answer = |topic: &Topic| place(topic.slug);
    let led = |leads: LeadsTo| place(leads.slug());
    let own = stated.iter().map(|it| (answer(it.topic), it.said.features.clone()));
    let called = called.iter().map(|(topic, tokens)| (answer(topic), ear.heard(tokens).0));
    let apart = apart.iter().map(|(leads, tokens)| (led(*leads), ear.heard(tokens).0));
    let example = |(answer, features)| Some(Example { features, answer: answer?, penalty: 0.0 });
    let examples: Vec<Example> = own.chain(called).chain(apart).filter_map(example).collect();
    margins(&examples, LeadsTo::all().count(), COST).bytes()
}

/// What was learned of the facts of every question, with the names of the sections.
fn of_facts(stated: &[Stated], ear: &Ear) -> Vec<(String, Vec<u8>)> {
    let of = |topic: &'static Topic| {
        let choices = topic.fields.iter().filter_map(|field| {
            let section = choices::learn(topic, field, stated, ear)?;
            Some((choices::section(topic, field), section))
        });
        let rows = rows::parts(topic).filter_map(|(field, part)| {
            let section = rows::learn(topic, field, part, stated, ear)?;
            Some((rows::section(topic, field, part), section))
        });
        let figures = figures::learn(topic, stated).map(|it| (figures::section(topic), it));
        choices.chain(rows).chain(figures).collect::<Vec<_>>()
    };
    topics().flat_map(of).collect()
}
