//! Floor questions, found by what somebody types.

use super::{StaffLeaf, StaffPage};
use asked::{Apart, Asked, Asks, LETTERS_MAX};
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rulebook::Section;
use rulings::{Topic, topics};
use serde_json::{Map, Value};
use words::Args;
use words::event_answer::AskedEvent;
use words::facts::{Sheet, ToldFact};
use words::find::SearchHit;

/// No more questions are listed for what somebody types.
const FOUND_MAX: usize = 10;

impl StaffLeaf<'_> {
    pub(super) fn rulings(&self) -> Markup {
        let (typed, is_whole) = Asked::bounded(self.sent.get("asked"));
        html! {
            form.find method="get" action="/staff/rulings" role="search" {
                label for="asked" { (self.text("calls-search")) }
                input #asked name="asked" value=(typed) autocomplete="off" enterkeyhint="search"
                    maxlength=(LETTERS_MAX);
                (self.lang())
                button { (self.text("pages-find")) }
            }
            div #part-found {
                @if !is_whole {
                    @let args = Args::new().count("letters", LETTERS_MAX);
                    p.hint { (self.say("staff-question-long", &args)) }
                }
                @if typed.is_empty() { (self.all_topics()) } @else { (self.topics_found(typed)) }
            }
        }
    }

    fn topics_found(&self, typed: &str) -> Markup {
        let book = self.tournament().settings().rules.rulebook;
        let index = self.leaf.room.index(self.words());
        let topic = |found: SearchHit| match found {
            SearchHit::Topic(slug) => Topic::find(slug),
            _ => None,
        };
        let entries = index.map(|index| index.find_asked(typed, book)).unwrap_or_default();
        let found: Vec<&Topic> =
            entries.into_iter().filter_map(|entry| topic(entry.found)).take(FOUND_MAX).collect();
        let asks = match Asked::is_sentence(typed) {
            true => Asked::shared().asks(typed),
            false => Asks::default(),
        };
        let answers = asks.apart.map(|about| self.of_the_event(about, typed)).unwrap_or_default();
        let stated = asks.questions;
        html! {
            @if !answers.is_empty() {
                section.card {
                    h2 { (self.text("calls-of-the-event")) }
                    ul { @for line in answers { li { (line) } } }
                }
            }
            @if found.is_empty() { p.hint { (self.text("calls-none-found")) } }
            ul.found {
                @for topic in found {
                    @let facts = stated.iter().find(|meant| meant.topic.slug == topic.slug);
                    @let facts = facts.map(|meant| told_in_address(topic, &meant.facts));
                    li { (self.topic_link(topic, &facts.unwrap_or_default())) }
                }
            }
        }
    }

    /// What the event answers to a question about itself.
    fn of_the_event(&self, about: Apart, typed: &str) -> Vec<String> {
        let shown = &self.leaf.published.shown;
        let event = AskedEvent {
            tournament: self.tournament(),
            clock: &shown.clock,
            now: self.now(),
            offset: self.leaf.room.offset(),
        };
        event.answer(about, typed, self.words())
    }

    fn all_topics(&self) -> Markup {
        html! {
            @for &section in Section::ALL {
                @let own: Vec<&Topic> =
                    topics().filter(|topic| topic.section == section).collect();
                @if !own.is_empty() {
                    details.more {
                        summary { (self.words().section(section)) }
                        ul.found { @for topic in own { li { (self.topic_link(topic, "")) } } }
                    }
                }
            }
        }
    }

    /// A way to a question; `facts` are told in its form already.
    fn topic_link(&self, topic: &Topic, facts: &str) -> Markup {
        let path = StaffPage::Rule(topic.slug).path();
        let lang = self.leaf.lang.map_or_else(String::new, |lang| format!("&lang={lang}"));
        html! {
            a href=(format!("{path}?{facts}{lang}")) { b { (self.words().topic(topic)) } }
        }
    }
}

/// What a sentence states, as the form of its question sends it.
fn told_in_address(topic: &Topic, facts: &Map<String, Value>) -> String {
    let mut sheet = Sheet::filled(topic.fields, &Value::Object(facts.clone()));
    let told = sheet.fields_mut().filter_map(|(field, told)| {
        let told = match told {
            ToldFact::YesNo(is_so) => {
                is_so.map(|is_so| if is_so { "yes" } else { "no" }.to_owned())
            }
            ToldFact::Choice(chosen) => chosen.map(str::to_owned),
            ToldFact::Typed(typed) => Some(typed.clone()).filter(|typed| !typed.is_empty()),
            // Rows are told in the form.
            ToldFact::Together(_) | ToldFact::Rows(_) | ToldFact::BySeat(_) => None,
        };
        let told = utf8_percent_encode(&told?, NON_ALPHANUMERIC).to_string();
        Some(format!("f.{}={told}", field.name))
    });
    told.collect::<Vec<_>>().join("&")
}
