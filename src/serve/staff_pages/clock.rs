//! The clock, and what changes it.

use super::StaffLeaf;
use super::button::Look;
use engine::Command;
use maud::{Markup, html};
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
}
