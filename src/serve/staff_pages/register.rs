//! Where entries are sold.

use super::button::{FieldOf, Look};
use super::{StaffLeaf, StaffPage};
use crate::staff::acts::act;
use crate::staff::asking::Outcome;
use engine::Command;
use maud::{Markup, html};

impl StaffLeaf<'_> {
    pub(super) fn register(&self) -> Markup {
        let has_prices = self.tournament().settings().money.is_some();
        let is_again = matches!(self.came, Some(Outcome::Not { .. }));
        let second = |id: &str, command: &Command| self.press(id, command, Look::Second);
        let inside = html! {
            (self.field("name", &self.text("pages-name"), FieldOf::Words("")))
            @if has_prices {
                label.tick {
                    input type="checkbox" name="later" value="yes";
                    span { (self.text("staff-pays-later")) }
                }
            }
            @if is_again { (self.same_name()) }
            button.first { (self.text("staff-register")) }
        };
        html! {
            h1 { (self.text("staff-bar-register")) }
            (self.form(act::REGISTER, &inside))
            div #part-doors {
                div.buttons {
                    (second("players-close-registration", &Command::CloseRegistration))
                    (second("players-open-registration", &Command::OpenRegistration))
                }
            }
            @if has_prices && StaffPage::Payouts.is_for(self.role()) {
                @let payouts = self.leaf.href(&StaffPage::Payouts.path());
                p { a href=(payouts) { (self.text("staff-payouts")) } }
            }
            div #part-needs { (self.needs()) }
        }
    }
}
