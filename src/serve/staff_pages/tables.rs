//! All tables, and who is on the way from one to another.

use super::button::Look;
use super::{StaffLeaf, StaffPage};
use engine::Command;
use engine::entries::Who;
use maud::{Markup, html};
use words::Args;

impl StaffLeaf<'_> {
    pub(super) fn tables(&self) -> Markup {
        let seating = self.tournament().seating();
        html! {
            div #part-moves { (self.moves()) }
            div #part-pace { (self.pace()) }
            div #part-tables {
                @if seating.tables().len() == 0 { p.hint { (self.text("staff-no-tables")) } }
                ul.tables {
                    @for table in seating.tables() {
                        @let args = Args::new().no("table", table.no.0);
                        li {
                            a href=(self.leaf.href(&StaffPage::Table(table.no).path())) {
                                b { (self.say("staff-table", &args)) }
                                span {
                                    (table.taken().len()) " / " (table.usable().len())
                                }
                            }
                            div.buttons { (self.pace_buttons(table.no)) }
                        }
                    }
                }
            }
        }
    }

    /// Moves that were ordered and not reported done.
    fn moves(&self) -> Markup {
        let pending = self.tournament().seating().pending_moves();
        let all = Command::CompleteMoves { players: Vec::new() };
        html! {
            @if !pending.is_empty() {
                h2 { (self.text("staff-moves")) }
                (self.button(&self.text("staff-moves-done"), &all, Look::First))
            }
            @for order in pending.iter().map(|pending| pending.order) {
                @let done = Command::CompleteMoves { players: vec![Who::Id(order.player)] };
                section.need {
                    h3 { (self.name(order.player)) }
                    p { (self.words().seat(order.from)) " → " (self.words().seat(order.to)) }
                    div.buttons { (self.press("staff-move-done", &done, Look::Second)) }
                }
            }
        }
    }
}
