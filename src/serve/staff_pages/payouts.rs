//! Who is owed what they won.

use super::button::Look;
use super::{StaffLeaf, StaffPage};
use engine::Command;
use engine::entries::Who;
use engine::winnings::dues;
use maud::{Markup, html};
use words::Args;

impl StaffLeaf<'_> {
    pub(super) fn payouts(&self) -> Markup {
        let due = || dues(self.tournament()).into_iter().filter(|due| !due.left().is_zero());
        let pay = |due: &engine::winnings::Due| Command::PayOut {
            player: Who::Id(due.player),
            what: due.what,
            amount: None,
        };
        html! {
            h1 { (self.text("staff-payouts")) }
            div #part-due {
                @if due().next().is_none() { p.hint { (self.text("staff-nothing-due")) } }
                @for due in due() {
                    section.need {
                        h3 {
                            a href=(self.leaf.href(&StaffPage::Player(due.player).path())) {
                                (self.name(due.player))
                            }
                        }
                        @if let Some(place) = due.place {
                            p { (self.say("staff-place", &Args::new().count("place", place.0))) }
                        }
                        div.buttons { (self.press("prizes-pay", &pay(&due), Look::First)) }
                    }
                }
            }
            div #part-needs { (self.needs()) }
        }
    }
}
