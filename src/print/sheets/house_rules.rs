//! The house rules: what is played otherwise than in the book, and then every point in which books
//! differ.

use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch};
use rulebook::{Options, RuleOption, RuleSet};
use std::collections::BTreeSet;
use words::{Args, Words};

pub static SHEET: Sheet = Sheet {
    id: "house-rules",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| {
        let settings = wanted.log.state().settings();
        let languages = settings.languages.clone();
        let left_out = reports::unplayed_options(wanted.log.state());
        Job::new(HouseRules { rules: settings.rules, languages, left_out })
    },
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRules {
    /// The rules that the event plays by.
    pub rules: RuleSet,
    /// The languages that may be spoken during a hand; nothing where none are told.
    pub languages: String,
    /// The points that no game of the event comes to, by their keys.
    pub left_out: BTreeSet<&'static str>,
}

impl Content for HouseRules {
    fn count(&self) -> usize {
        1
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let (words, rules) = (desk.words, &self.rules);
        let is_played = |option: &&'static RuleOption| !self.left_out.contains(option.key);
        let args = Args::new()
            .text("book", words.rulebook(rules.rulebook))
            .count("changes", rules.changes().filter(is_played).count());
        let title = words.say("print-house-rules-of", &args);
        let summary = words.say("print-house-rules-summary", &args);
        let mut passages = passages(desk, rules, is_played);
        if let Some(languages) = languages_passage(words, &self.languages) {
            passages.insert(0, languages);
        }
        let text = Text { title: &title, summary: &summary, columns: 2, passages: &passages };
        pages(desk, &text, watch)
    }
}

/// The languages of the event; nothing where none are told.
///
/// Rules: TDA 2011 §2; TDA 2024 §6.
pub(super) fn languages_passage(words: &Words, languages: &str) -> Option<Passage> {
    let heading = Some(words.setting("languages"));
    let title = words.text("print-languages");
    let said = vec![(Tone::Strong, languages.to_owned())];
    let is_told = !languages.trim().is_empty();
    is_told.then(|| Passage { heading, title, said, ..Passage::default() })
}

fn passages(
    desk: &Desk<'_>,
    rules: &RuleSet,
    is_played: impl Fn(&&'static RuleOption) -> bool + Copy,
) -> Vec<Passage> {
    let words = desk.words;
    let mut passages: Vec<Passage> =
        rules.changes().filter(is_played).map(|option| of_option(desk, rules, option)).collect();
    if let Some(first) = passages.first_mut() {
        first.heading = Some(words.text("print-house-changes"));
    }
    let mut section = None;
    for option in Options::in_sections().filter(is_played) {
        let is_first = section.replace(option.section) != Some(option.section);
        let heading = is_first.then(|| words.section(option.section));
        passages.push(Passage { heading, ..of_option(desk, rules, option) });
    }
    passages
}

/// How a point is played here, and what the book says where that is something else.
fn of_option(desk: &Desk<'_>, rules: &RuleSet, option: &RuleOption) -> Passage {
    let words = desk.words;
    let (own, of_book) = (option.get(&rules.options), option.get(&Options::of(rules.rulebook)));
    let answer = words.option_answer(option, own);
    let title = words.option(option);
    if own == of_book {
        return Passage { title, said: vec![(Tone::Plain, answer)], ..Passage::default() };
    }
    let args = Args::new()
        .text("book", words.rulebook(rules.rulebook))
        .text("answer", words.option_answer(option, of_book));
    let instead = words.say("print-house-instead", &args);
    let said = vec![(Tone::Strong, answer), (Tone::Quiet, instead)];
    Passage { title, aside: words.text("print-house-choice"), said, ..Passage::default() }
}
