//! Forms and buttons, each with what shows that it is ours and a word of its own.

use super::StaffLeaf;
use crate::staff::acts::act;
use engine::Command;
use engine::values::Seq;
use maud::{Markup, html};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// The button that is most likely wanted.
    First,
    Second,
    /// What hurts if it is pressed by mistake.
    Danger,
}

impl Look {
    fn class(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
            Self::Danger => "danger",
        }
    }
}

impl StaffLeaf<'_> {
    /// A form that sends something; its fields and its button stand in `inside`.
    pub(super) fn form(&self, act: &str, inside: &Markup) -> Markup {
        let no = self.forms.get();
        self.forms.set(no.saturating_add(1));
        html! {
            form.act method="post" action="/staff/do" {
                input type="hidden" name="token" value=(self.member.token);
                input type="hidden" name="once" value=(format!("{}-{no}", self.once));
                input type="hidden" name="back" value=(self.page.path());
                input type="hidden" name="act" value=(act);
                (self.lang())
                (inside)
            }
        }
    }

    /// A button that asks for this; where it may not happen now, it says why. Nothing where
    /// somebody with this role may not ask for it.
    pub(super) fn button(&self, label: &str, command: &Command, look: Look) -> Markup {
        if !self.role().may(command, self.tournament()) {
            return html! {};
        }
        let refusal = engine::decide::check(self.tournament(), command, self.now()).err();
        let why = refusal.map(|refusal| self.words().refusal(&refusal, self.tournament()).text);
        let written = serde_json::to_string(command).unwrap_or_default();
        let paid = self.words().money_act(self.tournament(), command, self.now());
        self.form(
            act::COMMAND,
            &html! {
                input type="hidden" name="command" value=(written);
                button.(look.class()) disabled[why.is_some()] {
                    (label)
                    @if let Some(paid) = paid { ": " (paid) }
                }
                @if let Some(why) = why { p.why { (why) } }
            },
        )
    }

    /// A button with a text of the catalogue, where it may be pressed now.
    pub(super) fn press(&self, id: &str, command: &Command, look: Look) -> Markup {
        self.button_if(&self.text(id), command, look)
    }

    /// A form that is opened by its title, and stays open once it was sent.
    pub(super) fn folded(&self, id: &str, title: &str, act: &str, inside: &Markup) -> Markup {
        html! {
            details.more #(id) open[self.sent.get("act") == act] {
                summary { (self.text(title)) }
                (self.form(act, inside))
            }
        }
    }

    /// The language of a page that was asked for, in a form.
    pub(super) fn lang(&self) -> Markup {
        html! {
            @if let Some(lang) = self.leaf.lang {
                input type="hidden" name="lang" value=(lang);
            }
        }
    }

    /// The same, and nothing at all where it may not happen now.
    pub(super) fn button_if(&self, label: &str, command: &Command, look: Look) -> Markup {
        match engine::decide::check(self.tournament(), command, self.now()) {
            Ok(()) => self.button(label, command, look),
            Err(_) => html! {},
        }
    }

    /// A button that takes an act back.
    pub(super) fn take_back(&self, seq: Seq) -> Markup {
        self.form(
            act::TAKE_BACK,
            &html! {
                input type="hidden" name="seq" value=(seq.0);
                button.quiet { (self.text("staff-take-back")) }
            },
        )
    }

    /// A field with its name over it.
    pub(super) fn field(&self, name: &str, label: &str, kind: FieldOf<'_>) -> Markup {
        self.field_with(name, label, kind, "")
    }

    /// The same, with what stands so far.
    pub(super) fn field_with(
        &self,
        name: &str,
        label: &str,
        kind: FieldOf<'_>,
        stands: &str,
    ) -> Markup {
        let again = self.sent_again(name);
        let value = if again.is_empty() { stands } else { again };
        html! {
            label.field {
                span.label { (label) }
                input name=(name) value=(value) inputmode=(kind.mode()) autocomplete="off"
                    placeholder=(kind.hint());
            }
        }
    }

    /// What was typed in a field and did not lead to anything: it is not typed twice.
    fn sent_again(&self, name: &str) -> &str {
        let is_kept = matches!(self.came, Some(crate::staff::asking::Outcome::Not { .. }));
        if is_kept { self.sent.get(name) } else { "" }
    }

    /// A list of which one is chosen; the first one says that none is.
    pub(super) fn choice(
        &self,
        name: &str,
        label: &str,
        values: impl Iterator<Item = (String, String)>,
    ) -> Markup {
        let sent = self.sent_again(name);
        html! {
            label.field {
                span.label { (label) }
                select name=(name) {
                    option value="" { "–" }
                    @for (value, shown) in values {
                        option value=(value) selected[value == sent] { (shown) }
                    }
                }
            }
        }
    }
}

/// What kind of thing is typed in a field.
#[derive(Clone, Copy)]
pub(super) enum FieldOf<'a> {
    /// Words; and what the empty field says.
    Words(&'a str),
    Number(&'a str),
}

impl FieldOf<'_> {
    fn mode(&self) -> &'static str {
        match self {
            Self::Words(_) => "text",
            Self::Number(_) => "numeric",
        }
    }

    fn hint(&self) -> &str {
        match self {
            Self::Words(hint) | Self::Number(hint) => hint,
        }
    }
}
