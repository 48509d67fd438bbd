//! A floor question: its form, its answer, and the log.

use super::StaffLeaf;
use super::button::FieldOf;
use crate::staff::acts::act;
use crate::staff::forms::{named, sheet};
use crate::staff::role::Role;
use engine::values::TableNo;
use maud::{Markup, html};
use reports::known;
use rulings::{Field, FieldKind, Ruling, Topic};
use serde_json::Value;
use words::Args;
use words::facts::{Offered, Reading, Sheet, ToldFact};
use words::verdict::{Cell, VerdictPart};

/// Names of facts begin so in a form.
const FACTS: &str = "f";

impl StaffLeaf<'_> {
    pub(super) fn rule(&self, slug: &str) -> Markup {
        let Some(topic) = Topic::find(slug) else { return html! {} };
        let mut sheet = sheet(topic.fields, self.sent, FACTS);
        // Whoever has the form already has emptied what is empty.
        if self.sent.get("form").is_empty() {
            self.tell_known(topic, &mut sheet);
        }
        let reading = sheet.read();
        html! {
            div #part-title {
                h1 { (self.words().topic(topic)) }
                p.hint { (self.text(&format!("topic-{slug}.about"))) }
            }
            form.facts method="get" action=(self.page.path()) {
                (self.lang())
                input type="hidden" name="form" value="yes";
                @for name in ["table", "seat"] {
                    input type="hidden" name=(name) value=(self.sent.get(name));
                }
                (self.fields(topic, &mut sheet, FACTS, &reading))
                button.second { (self.text("staff-answer")) }
            }
            div #part-answer { (self.answer(topic, &reading)) }
        }
    }

    /// What the tournament knows is told already.
    fn tell_known(&self, topic: &Topic, sheet: &mut Sheet) {
        let own = self.role().table();
        let table = own.or_else(|| self.sent.get("table").parse().ok().map(TableNo));
        let known = known(self.tournament(), table, self.now());
        for (field, told) in sheet.fields_mut() {
            let offered = Offered::of(&known, topic, field);
            if let Some(offered) = offered.filter(|it| told.is_blank() && it.is_told_at_once(field))
            {
                *told = offered.told(field.kind);
            }
        }
    }

    fn fields(&self, topic: &Topic, sheet: &mut Sheet, path: &str, reading: &Reading) -> Markup {
        let asked = sheet.asked();
        html! {
            @for ((field, told), is_asked) in sheet.fields_mut().zip(asked) {
                @let name = named(path, field.name);
                div id=(format!("part-{name}")) {
                    @if is_asked { (self.fact(topic, field, told, &name, reading)) }
                }
            }
        }
    }

    fn fact(
        &self,
        topic: &Topic,
        field: &'static Field,
        told: &mut ToldFact,
        name: &str,
        reading: &Reading,
    ) -> Markup {
        let label = self.words().fact(topic, field);
        match (told, field.kind) {
            (ToldFact::Together(inner), _) => html! {
                fieldset { legend { (label) } (self.fields(topic, inner, name, reading)) }
            },
            (ToldFact::Rows(rows), _) => html! {
                fieldset.rows {
                    legend { (label) }
                    @for (at, row) in rows.iter_mut().enumerate() {
                        div.row { (self.fields(topic, row, &format!("{name}.{at}"), reading)) }
                    }
                }
            },
            (ToldFact::BySeat(seats), FieldKind::BySeat(kind)) => html! {
                fieldset.rows {
                    legend { (label) }
                    @for (at, (seat, told)) in seats.iter_mut().enumerate() {
                        div.row {
                            (self.typed(&format!("{name}.{at}.seat"), &self.text("pages-seat"),
                                FieldKind::Seat, seat))
                            (self.told(topic, field, *kind, told,
                                &format!("{name}.{at}.told"), &label))
                        }
                    }
                }
            },
            (told, kind) => html! {
                (self.told(topic, field, kind, told, name, &label))
                (self.wrong(name, reading))
            },
        }
    }

    /// A fact that is told with one control.
    fn told(
        &self,
        topic: &Topic,
        field: &Field,
        kind: FieldKind,
        told: &ToldFact,
        name: &str,
        label: &str,
    ) -> Markup {
        let answers: Vec<(&str, String, bool)> = match (told, kind) {
            (ToldFact::YesNo(is_so), _) => vec![
                ("yes", self.text("calls-yes"), *is_so == Some(true)),
                ("no", self.text("calls-no"), *is_so == Some(false)),
            ],
            (ToldFact::Choice(chosen), FieldKind::Choice(values)) => {
                let said = |value: &&'static str| {
                    let said = self.words().fact_choice(topic, field, value);
                    (*value, said, *chosen == Some(*value))
                };
                values.iter().map(said).collect()
            }
            (ToldFact::Typed(typed), kind) => return self.typed(name, label, kind, typed),
            _ => return html! {},
        };
        let has_none = !answers.iter().any(|(_, _, is_chosen)| *is_chosen);
        html! {
            fieldset.answers {
                legend { (label) }
                label.one {
                    input type="radio" name=(name) value="" checked[has_none];
                    span { "–" }
                }
                @for (value, said, is_chosen) in answers {
                    label.one {
                        input type="radio" name=(name) value=(value) checked[is_chosen];
                        span { (said) }
                    }
                }
            }
        }
    }

    fn typed(&self, name: &str, label: &str, kind: FieldKind, typed: &str) -> Markup {
        let is_number = matches!(kind, FieldKind::Chips | FieldKind::Number(..) | FieldKind::Seat);
        let hint = match kind {
            FieldKind::ChipList => "calls-hint-chip-list",
            FieldKind::MoneyList => "calls-hint-money-list",
            FieldKind::Seats => "calls-hint-seats",
            FieldKind::Tables => "calls-hint-tables",
            FieldKind::Cards => "calls-hint-cards",
            FieldKind::Words => "calls-hint-words",
            _ => "",
        };
        let hint = if hint.is_empty() { String::new() } else { self.text(hint) };
        html! {
            label.field {
                span.label { (label) }
                input name=(name) value=(typed) autocomplete="off" placeholder=(hint)
                    inputmode=(if is_number { "numeric" } else { "text" });
            }
        }
    }

    /// What was typed in a field and is not understood.
    fn wrong(&self, name: &str, reading: &Reading) -> Markup {
        let path = name.strip_prefix(FACTS).and_then(|path| path.strip_prefix('.'));
        let path = path.unwrap_or_default();
        let wrong = reading.unread.iter().find(|unread| unread.field == path);
        html! {
            @if let Some(wrong) = wrong { p.why { (self.words().typed_wrong(&wrong.why)) } }
        }
    }

    fn answer(&self, topic: &Topic, reading: &Reading) -> Markup {
        if !reading.is_whole() {
            let missing = reading.missing.iter().map(|it| self.words().fact(topic, it.field));
            let missing: Vec<String> = missing.collect();
            return html! {
                section.answer.waits {
                    @if missing.is_empty() {
                        p { (self.text("calls-unread")) }
                    } @else {
                        p.label { (self.text("calls-missing")) }
                        p { (self.words().list(&missing)) }
                    }
                }
            };
        }
        match topic.rule(&reading.facts, &self.tournament().settings().rules) {
            Ok(ruling) => self.ruled(topic, &reading.facts, &ruling),
            Err(error) => html! {
                section.answer.not {
                    p.label { (self.text("calls-not-understood")) }
                    p { (self.words().facts_reason(&error)) }
                }
            },
        }
    }

    fn ruled(&self, topic: &Topic, facts: &Value, ruling: &Ruling) -> Markup {
        let said = self.words().ruling_said(ruling);
        html! {
            section.answer {
                @for answer in &said.answers { p.hero { (answer) } }
                @for reason in said.reasons.iter().chain(&said.untold) { p { (reason) } }
            }
            @for part in self.words().verdict_parts(&ruling.verdict) { (verdict_part(&part)) }
            (self.sentences("calls-say", &ruling.say))
            (self.sentences("calls-steps", &ruling.steps))
            (self.sentences("calls-consider", &ruling.suggests))
            @for cite in &ruling.citations {
                @let args = Args::new()
                    .text("rule", self.words().cited(cite))
                    .text("gist", self.text(cite.gist));
                p.cited { (self.say("calls-rule-line", &args)) }
            }
            (self.other_books(ruling))
            (self.log_form(topic, facts, ruling))
        }
    }

    /// What other books rule, folded.
    fn other_books(&self, ruling: &Ruling) -> Markup {
        let count = Args::new().count("books", ruling.differs.len());
        html! {
            @if !ruling.differs.is_empty() {
                details.more {
                    summary { (self.say("calls-other-books", &count)) }
                    @for other in &ruling.differs {
                        @let args = Args::new().text("book", self.words().rulebook(other.rulebook));
                        section.need {
                            h3 { (self.say("calls-differs", &args)) }
                            p { (self.words().reasons(&other.answer)) }
                        }
                    }
                }
            }
        }
    }

    fn sentences(&self, title: &str, reasons: &[rulings::Reason]) -> Markup {
        html! {
            @if !reasons.is_empty() {
                h2 { (self.text(title)) }
                ul.sentences { @for one in reasons { li { (self.words().reason(one)) "." } } }
            }
        }
    }

    /// The log: at which table and seat, which of several answers, or what the floor decides.
    fn log_form(&self, topic: &Topic, facts: &Value, ruling: &Ruling) -> Markup {
        if !matches!(self.role(), Role::Director | Role::Floor) {
            return html! {};
        }
        let place = |name: &str, id: &str| {
            html! {
                label.field {
                    span.label { (self.text(id)) }
                    input name=(name) value=(self.sent.get(name)) inputmode="numeric"
                        autocomplete="off";
                }
            }
        };
        let inside = html! {
            input type="hidden" name="topic" value=(topic.slug);
            input type="hidden" name="facts" value=(facts.to_string());
            @for (name, value) in self.sent.under("f.") {
                input type="hidden" name=(format!("f.{name}")) value=(value);
            }
            @if !ruling.options.is_empty() && !ruling.hangs() {
                fieldset.answers {
                    legend { (self.text("calls-options")) }
                    @for (at, option) in ruling.options.iter().enumerate() {
                        label.one {
                            input type="radio" name="option" value=(at);
                            span { (self.words().reason(&option.answer)) }
                        }
                    }
                }
            }
            div.pair { (place("table", "calls-table")) (place("seat", "calls-seat")) }
            details.more {
                summary { (self.text("calls-override")) }
                (self.field("own", &self.text("calls-override-words"), FieldOf::Words("")))
                (self.field("reason", &self.text("calls-override-reason"), FieldOf::Words("")))
            }
            button.first { (self.text("calls-log")) }
        };
        self.form(act::RULING, &inside)
    }
}

fn verdict_part(part: &VerdictPart) -> Markup {
    let cell = |cell: &Cell| match cell {
        Cell::Text(text) | Cell::Cards(text) => text.clone(),
    };
    html! {
        @match part {
            VerdictPart::Rows(rows) => table {
                @for (name, value) in rows { tr { th scope="row" { (name) } td { (cell(value)) } } }
            },
            VerdictPart::Table(table) => {
                h2 { (table.title) }
                table {
                    tr { @for head in &table.head { th { (head) } } }
                    @for row in &table.rows { tr { @for value in row { td { (cell(value)) } } } }
                }
            },
        }
    }
}
