//! The clock, and what changes it.

use super::StaffLeaf;
use super::button::Look;
use crate::staff::acts::act;
use engine::Command;
use engine::clock::AfterRecess;
use engine::messages::{Message, Voice};
use maud::{Markup, html};
use strum::VariantArray;
use words::clock_facts::Fact;

impl StaffLeaf<'_> {
    pub(super) fn clock(&self) -> Markup {
        let minute = |secs| Command::AdjustClock { secs };
        html! {
            div #part-clock {
                div.big { (self.leaf.time()) }
                (self.leaf.fact("wide", Fact::Stakes))
                (self.leaf.fact("wide", Fact::Next))
                (self.leaf.fact("wide", Fact::NextBreak))
                (self.leaf.fact("wide", Fact::Players))
                (self.leaf.fact("wide", Fact::Average))
                (self.leaf.fact("wide", Fact::NextPayout))
                div.buttons {
                    (self.press("staff-start-clock", &Command::StartClock, Look::First))
                    (self.press("staff-pause", &Command::PauseClock, Look::First))
                    (self.press("staff-resume", &Command::ResumeClock, Look::First))
                    (self.press("staff-minute-less", &minute(-60), Look::Second))
                    (self.press("staff-minute-more", &minute(60), Look::Second))
                }
            }
            (self.break_form())
            (self.message_form())
            details.more {
                summary { (self.text("staff-other-level")) }
                div.buttons {
                    (self.press("staff-next-stage", &Command::NextStage, Look::Danger))
                    (self.press("staff-previous-stage", &Command::PreviousStage, Look::Danger))
                }
            }
            p {
                a href=(self.leaf.href("/")) {
                    (self.text("staff-players-clock"))
                }
            }
        }
    }

    /// Calls a break, where somebody with this role may and play has begun.
    fn break_form(&self) -> Markup {
        let (until, after) = (self.now().plus_millis(60_000), AfterRecess::GoesOn);
        let sample = Command::TakeBreak { until, after };
        let may = self.role().may(&sample, self.tournament());
        if !may || !self.tournament().clock().has_begun(self.now()) {
            return html! {};
        }
        let hint = self.text("break-call-until.hint");
        html! {
            details.more {
                summary { (self.text("break-call")) }
                (self.form(act::BREAK, &html! {
                    label {
                        (self.text("break-call-until"))
                        input name="until" placeholder=(hint) autocomplete="off";
                    }
                    label.tick {
                        input type="checkbox" name="waits" value="yes";
                        (self.text("break-call-waits"))
                    }
                    button.first { (self.text("break-call-take")) }
                }))
            }
        }
    }

    /// Tells the room something, and takes it down again.
    fn message_form(&self) -> Markup {
        let sample = Command::ShowMessage { message: Message::default() };
        if !self.role().may(&sample, self.tournament()) {
            return html! {};
        }
        let shown = self.tournament().messages().shown(self.now());
        html! {
            details.more open[shown.is_some()] {
                summary { (self.text("message-tell")) }
                @if let Some(message) = shown {
                    p { (self.text("message-shown")) ": " b dir="auto" { (message.text) } }
                    (self.press("message-take-down", &Command::TakeDownMessage, Look::Second))
                }
                (self.form(act::MESSAGE, &html! {
                    label {
                        (self.text("message-text"))
                        input name="text" dir="auto" autocomplete="off"
                            maxlength=(Message::LETTERS_MAX)
                            placeholder=(self.text("message-text.hint"));
                    }
                    label {
                        (self.text("message-until"))
                        input name="until" autocomplete="off"
                            placeholder=(self.text("message-until.hint"));
                    }
                    @for voice in Voice::VARIANTS {
                        label.tick {
                            input type="radio" name="voice" value=(voice.id())
                                checked[*voice == Voice::default()];
                            (self.text(&format!("message-voice-{}", voice.id())))
                        }
                    }
                    button.first { (self.text("message-show")) }
                }))
            }
        }
    }
}
