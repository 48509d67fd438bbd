//! Rulings in words.

use crate::facts::ToldFact;
use crate::{Args, Words, legible, visible};
use engine::rulings::FloorRuling;
use rulebook::{RuleOption, RuleSet, Section};
use rulings::{FactsError, Field, FieldKind, Reason, ReasonValue, Ruling, Topic, Verdict};
use serde_json::Value;

/// So many things of a list are told one by one.
const LISTED_MAX: usize = 40;

/// What a ruling says, part by part.
#[derive(Debug, Clone)]
pub struct RulingSaid {
    /// The answer; one for each case where it hangs on what nobody told. Without periods.
    pub answers: Vec<String>,
    /// Why the answer is so, a sentence each.
    pub reasons: Vec<String>,
    /// What nobody told and would change it, a sentence each.
    pub untold: Vec<String>,
}

impl Words {
    /// Why facts are not understood, and where.
    #[must_use]
    pub fn facts_error(&self, error: &FactsError) -> String {
        let what = self.facts_reason(error);
        if error.field.is_empty() {
            return what;
        }
        let args = Args::new().text("field", legible(&error.field)).text("what", what);
        self.say("facts-at", &args)
    }

    /// Why facts are not understood, without where.
    #[must_use]
    pub fn facts_reason(&self, error: &FactsError) -> String {
        legible(&self.sentence("facts", &error.reason))
    }

    /// What a ruling says, a sentence for each reason.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> String {
        self.reasons(&ruling.why)
    }

    /// What a ruling says, part by part.
    #[must_use]
    pub fn ruling_said(&self, ruling: &Ruling) -> RulingSaid {
        let answers = ruling.cases.len().max(1).min(ruling.why.len());
        let (answers, why) = ruling.why.split_at(answers);
        let said = |reasons: &[&Reason]| -> Vec<String> {
            reasons.iter().map(|reason| self.reason(reason) + ".").collect()
        };
        let (untold, reasons): (Vec<&Reason>, Vec<&Reason>) =
            why.iter().partition(|reason| reason.is_untold());
        RulingSaid {
            answers: answers.iter().map(|reason| self.reason(reason)).collect(),
            reasons: said(&reasons),
            untold: said(&untold),
        }
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

    /// A verdict as it is printed, in words where it has some.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict) -> Value {
        verdict.json_in(&|reason| self.reason(reason))
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
            let rule = self.cited_in_line(cite);
            if !cited.contains(&rule) {
                cited.push(rule);
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

    /// Facts as a line for people; as they were told where the topic is not known.
    #[must_use]
    pub fn facts_told(&self, topic: &str, facts: &str) -> String {
        let told = Topic::find(topic).zip(serde_json::from_str(facts).ok());
        let Some((topic, told @ Value::Object(_))) = told else { return facts.to_owned() };
        let told = topic.facts_of_today(&told);
        let mut parts = Vec::new();
        for field in topic.fields {
            if let Some(value) = told.get(field.name).filter(|value| !value.is_null()) {
                let args = Args::new()
                    .text("fact", self.fact(topic, field))
                    .text("value", self.fact_value(topic, field, value));
                parts.push(self.say("fact-told", &args));
            }
        }
        self.clauses(&parts).chars().map(visible).collect()
    }

    /// One fact for people.
    /// One fact in these words, as it stands in a form: `Chip 500`.
    #[must_use]
    pub fn fact_told(&self, topic: &Topic, field: &Field, told: &ToldFact) -> String {
        let value = told.said(field.kind).unwrap_or(Value::Null);
        let facts = serde_json::json!({ field.name: value });
        self.facts_told(topic.slug, &facts.to_string())
    }

    fn fact_value(&self, topic: &Topic, field: &Field, value: &Value) -> String {
        match (field.kind, value) {
            (FieldKind::Choice(_), Value::String(choice)) => self.fact_choice(topic, field, choice),
            (FieldKind::YesNo, Value::Bool(is_so)) => {
                self.text(if *is_so { "fact-yes" } else { "fact-no" })
            }
            (FieldKind::Together(fields) | FieldKind::Rows(fields), Value::Object(of)) => {
                let known = fields.iter().filter_map(|field| Some((field, of.get(field.name)?)));
                let known = known.filter(|(_, value)| !value.is_null());
                let told = known.map(|(field, value)| match field.kind {
                    FieldKind::Choice(_) => self.fact_value(topic, field, value),
                    _ => {
                        let name = self.fact(topic, field);
                        format!("{name} {}", self.fact_value(topic, field, value))
                    }
                });
                told.collect::<Vec<_>>().join(" ")
            }
            (FieldKind::BySeat(kind), Value::Object(of)) => {
                let told = of.iter().map(|(seat, value)| {
                    let inner = Field { kind: *kind, ..*field };
                    let value = self.fact_value(topic, &inner, value);
                    self.say(
                        "fact-by-seat",
                        &Args::new().text("seat", seat.as_str()).text("value", value),
                    )
                });
                self.clauses(&told.collect::<Vec<_>>())
            }
            (_, Value::Array(values)) => {
                let more = values.len().saturating_sub(LISTED_MAX);
                let first = values.iter().take(LISTED_MAX);
                let mut values: Vec<String> =
                    first.map(|value| self.fact_value(topic, field, value)).collect();
                if more > 0 {
                    values.push(self.say("fact-and-more", &Args::new().count("count", more)));
                }
                match field.kind {
                    FieldKind::Rows(_) => values.join("; "),
                    _ => self.clauses(&values),
                }
            }
            (FieldKind::Chips | FieldKind::ChipList, Value::Number(chips)) => {
                chips.as_i64().map_or_else(|| chips.to_string(), |chips| self.number(chips))
            }
            (FieldKind::Money | FieldKind::MoneyList, Value::String(text)) => self.figures(text),
            (_, Value::String(text)) => text.clone(),
            (_, other) => other.to_string(),
        }
    }

    /// A heading under which topics stand.
    #[must_use]
    pub fn section(&self, section: Section) -> String {
        self.text(&format!("section-{}", section.id()))
    }

    /// What a point is called in which books differ.
    #[must_use]
    pub fn option(&self, option: &RuleOption) -> String {
        self.text(&format!("option-{}", option.key.replace('_', "-")))
    }

    #[must_use]
    pub fn option_means(&self, option: &RuleOption) -> String {
        self.text(&format!("option-{}.means", option.key.replace('_', "-")))
    }

    /// What one of its answers does.
    #[must_use]
    pub fn option_answer(&self, option: &RuleOption, answer: &str) -> String {
        let (key, answer) = (option.key.replace('_', "-"), answer.replace('_', "-"));
        self.text(&format!("option-{key}-{answer}"))
    }

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
    pub(super) fn first_of(&self, first: &str, second: &str) -> String {
        self.try_say(first, &Args::new()).unwrap_or_else(|| self.text(second))
    }

    fn sentence(&self, kind: &str, reason: &Reason) -> String {
        let args = reason.args.iter().fold(Args::new(), |args, (name, said)| match said {
            ReasonValue::Count(count) => args.count(*name, *count),
            said => args.text(*name, self.said(said)),
        });
        self.say(&format!("{kind}-{}", reason.id), &args)
    }

    fn said(&self, said: &ReasonValue) -> String {
        match said {
            ReasonValue::Text(text) => text.clone(),
            ReasonValue::Money(figures) => self.figures(figures),
            ReasonValue::Count(count) => self.number(i64::try_from(*count).unwrap_or(i64::MAX)),
            ReasonValue::Term(id) => self.text(id),
            ReasonValue::Phrase(part) => self.reason(part),
            ReasonValue::FirstOf([own, shared]) => self.first_of(own, shared),
            ReasonValue::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.said(item)).collect();
                self.list(&items)
            }
        }
    }
}
