//! Rulings in words.

use crate::engine::rulings::FloorRuling;
use crate::rulebook::{RuleSet, Section};
use crate::rulings::{FactsError, Field, Reason, Ruling, Said, Topic};
use crate::words::{Args, Words};
use serde_json::Value;

impl Words {
    /// Why facts are not understood, and where.
    #[must_use]
    pub fn facts_error(&self, error: &FactsError) -> String {
        let what = self.facts_reason(error);
        if error.field.is_empty() {
            return what;
        }
        let args = Args::new().text("field", error.field.as_str()).text("what", what);
        self.say("facts-at", &args)
    }

    /// Why facts are not understood, without where.
    #[must_use]
    pub fn facts_reason(&self, error: &FactsError) -> String {
        self.sentence("facts", &error.reason)
    }

    /// What a ruling says, a sentence for each reason.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> String {
        self.reasons(&ruling.why)
    }

    /// Sentences one after the other.
    #[must_use]
    pub fn reasons(&self, reasons: &[Reason]) -> String {
        let sentences = reasons.iter().map(|reason| self.reason(reason) + ".");
        sentences.collect::<Vec<_>>().join(" ")
    }

    /// One sentence of a ruling, without its period.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> String {
        self.sentence("ruling", reason)
    }

    /// A ruling as the log keeps it: what was asked, what the answer was, and by which rules.
    #[must_use]
    pub fn floor_ruling(
        &self,
        topic: &Topic,
        facts: &Value,
        ruling: &Ruling,
        rules: &RuleSet,
    ) -> FloorRuling {
        let mut cited: Vec<String> = Vec::new();
        for cite in &ruling.citations {
            let number = format!("{} {}", self.rulebook(cite.rulebook), cite.number);
            if !cited.contains(&number) {
                cited.push(number);
            }
        }
        FloorRuling {
            topic: topic.slug.to_owned(),
            question: self.topic(topic),
            facts: facts.to_string(),
            answer: self.ruling(ruling),
            rules: rules.rulebook.id().to_owned(),
            cited,
            ..FloorRuling::default()
        }
    }

    /// A heading under which topics stand.
    #[must_use]
    pub fn section(&self, section: Section) -> String {
        self.text(&format!("section-{}", section.id()))
    }

    /// What a topic is called.
    #[must_use]
    pub fn topic(&self, topic: &Topic) -> String {
        self.text(&format!("topic-{}", topic.slug))
    }

    /// What a fact is called in the form of a topic.
    #[must_use]
    pub fn fact(&self, topic: &Topic, field: &Field) -> String {
        let name = field.name.replace('_', "-");
        self.first_of(&format!("fact-{}-{name}", topic.slug), &format!("fact-{name}"))
    }

    /// What one of the words of a choice is called.
    #[must_use]
    pub fn fact_choice(&self, topic: &Topic, field: &Field, value: &str) -> String {
        let (name, value) = (field.name.replace('_', "-"), value.replace('_', "-"));
        self.first_of(&format!("choice-{}-{name}-{value}", topic.slug), &format!("choice-{value}"))
    }

    /// The first of two texts, or where there is none the second.
    fn first_of(&self, first: &str, second: &str) -> String {
        self.try_say(first, &Args::new()).unwrap_or_else(|| self.text(second))
    }

    fn sentence(&self, kind: &str, reason: &Reason) -> String {
        let args = reason.args.iter().fold(Args::new(), |args, (name, said)| match said {
            Said::Count(count) => args.count(*name, *count),
            said => args.text(*name, self.said(said)),
        });
        self.say(&format!("{kind}-{}", reason.id), &args)
    }

    fn said(&self, said: &Said) -> String {
        match said {
            Said::Text(text) => text.clone(),
            Said::Count(count) => self.number(i64::try_from(*count).unwrap_or(i64::MAX)),
            Said::Term(id) => self.text(id),
            Said::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.said(item)).collect();
                self.list(&items)
            }
        }
    }
}
