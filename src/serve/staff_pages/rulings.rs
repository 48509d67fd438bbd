//! Floor questions, found by what somebody types.

use super::{StaffLeaf, StaffPage};
use maud::{Markup, html};
use rulebook::Section;
use rulings::{Topic, topics};
use words::find::SearchHit;

/// No more questions are listed for what somebody types.
const FOUND_MAX: usize = 10;

impl StaffLeaf<'_> {
    pub(super) fn rulings(&self) -> Markup {
        let typed = self.sent.get("asked");
        html! {
            form.find method="get" action="/staff/rulings" role="search" {
                label for="asked" { (self.text("calls-search")) }
                input #asked name="asked" value=(typed) autocomplete="off" enterkeyhint="search";
                (self.lang())
                button { (self.text("pages-find")) }
            }
            div #part-found {
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
        html! {
            @if found.is_empty() { p.hint { (self.text("calls-none-found")) } }
            ul.found { @for topic in found { li { (self.topic_link(topic)) } } }
        }
    }

    fn all_topics(&self) -> Markup {
        html! {
            @for &section in Section::ALL {
                @let own: Vec<&Topic> =
                    topics().filter(|topic| topic.section == section).collect();
                @if !own.is_empty() {
                    details.more {
                        summary { (self.words().section(section)) }
                        ul.found { @for topic in own { li { (self.topic_link(topic)) } } }
                    }
                }
            }
        }
    }

    fn topic_link(&self, topic: &Topic) -> Markup {
        html! {
            a href=(self.leaf.href(&StaffPage::Rule(topic.slug).path())) {
                b { (self.words().topic(topic)) }
            }
        }
    }
}
