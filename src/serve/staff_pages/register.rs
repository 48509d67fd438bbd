//! Where entries are sold.

use super::StaffLeaf;
use super::button::FieldOf;
use crate::staff::acts::act;
use crate::staff::asking::Outcome;
use maud::{Markup, html};

impl StaffLeaf<'_> {
    pub(super) fn register(&self) -> Markup {
        let has_prices = self.tournament().settings().money.is_some();
        let is_again = matches!(self.came, Some(Outcome::Not { .. }));
        let inside = html! {
            (self.field("name", &self.text("pages-name"), FieldOf::Words("")))
            @if has_prices {
                label.tick {
                    input type="checkbox" name="later" value="yes";
                    span { (self.text("staff-pays-later")) }
                }
            }
            @if is_again {
                label.tick {
                    input type="checkbox" name="same" value="yes";
                    span { (self.text("staff-same-name")) }
                }
            }
            button.first { (self.text("staff-register")) }
        };
        html! {
            h1 { (self.text("staff-bar-register")) }
            (self.form(act::REGISTER, &inside))
            div #part-needs { (self.needs()) }
        }
    }
}
