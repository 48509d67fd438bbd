//! What the floor does with a table: its button, its seats, whether it plays, bags, and its end.

use super::button::{FieldOf, Look};
use super::{StaffLeaf, anchor};
use crate::staff::acts::act;
use engine::Command;
use engine::command::ButtonMoment;
use engine::seating::Table;
use engine::values::{SeatAt, SeatNo};
use maud::{Markup, html};
use words::Args;

impl StaffLeaf<'_> {
    /// Where the button is; the blinds follow from it, unless they are told, too.
    pub(super) fn button_form(&self, table: &Table) -> Markup {
        let no = table.no;
        let told = Command::SetButton {
            table: no,
            button: SeatNo(1),
            small_blind: None,
            big_blind: None,
            when: ButtonMoment::ThisHand,
        };
        let has_button = !self.tournament().structure().is_stud_only();
        if !has_button || !self.role().may(&told, self.tournament()) {
            return html! {};
        }
        let seats = || {
            let seat = |(no, seat): (SeatNo, &engine::seating::Seat)| {
                let name = seat.player.map(|player| self.name(player));
                (no.to_string(), name.map_or(no.to_string(), |name| format!("{no} · {name}")))
            };
            table.seats().map(seat)
        };
        let draw = Command::DrawButton { table: no };
        let inside = html! {
            input type="hidden" name="table" value=(no);
            (self.choice("button", &self.text("staff-button-at"), seats()))
            (self.choice("small", &self.text("staff-small-blind-at"), seats()))
            (self.choice("big", &self.text("staff-big-blind-at"), seats()))
            p.hint { (self.text("staff-blinds-hint")) }
            button.first { (self.text("tables-set-button")) }
        };
        html! {
            details.more #(anchor::BUTTON) open[self.sent.get("act") == act::BUTTON] {
                summary { (self.text("tables-set-button")) }
                (self.form(act::BUTTON, &inside))
                (self.press("tables-draw-button", &draw, Look::Second))
            }
        }
    }

    /// Whether it plays; which seats are used; and that it breaks, never at one press.
    pub(super) fn seldom(&self, table: &Table) -> Markup {
        let no = table.no;
        let at = |seat| SeatAt { table: no, seat };
        let halt = Command::HaltTable { table: no };
        let (waive, resume) =
            (Command::WaiveHalt { table: no }, Command::ResumeTable { table: no });
        let remove = Command::RemoveTable { table: no };
        if !self.role().may(&halt, self.tournament()) {
            return html! {};
        }
        let seat = |id: &str, seat: SeatNo, command: &Command| {
            let place = self.words().seat(at(seat));
            self.button_if(&format!("{place}: {}", self.text(id)), command, Look::Second)
        };
        let is_last = self.tournament().seating().tables().len() < 2;
        let args = Args::new().no("table", no.0);
        html! {
            details.more #(anchor::SELDOM) {
                summary { (self.text("room-more")) }
                div.buttons {
                    (self.press("tables-waive-halt", &waive, Look::First))
                    (self.press("tables-resume", &resume, Look::First))
                    (self.press("tables-halt", &halt, Look::Danger))
                    @for seat_no in table.open().iter() {
                        @let close = Command::CloseSeat { at: at(seat_no) };
                        (seat("tables-close-seat", seat_no, &close))
                    }
                    @for seat_no in table.closed().iter() {
                        @let open = Command::OpenSeat { at: at(seat_no) };
                        (seat("tables-open-seat", seat_no, &open))
                    }
                    @if table.taken().is_empty() {
                        (self.press("tables-remove", &remove, Look::Danger))
                    }
                }
                @if !table.taken().is_empty() && !is_last {
                    (self.break_several(&self.say("tables-break-this", &args), &[no]))
                }
            }
        }
    }

    /// The bags of a table, once the day is over.
    pub(super) fn bag_form(&self, table: &Table) -> Markup {
        let bags = Command::BagStacks { bags: Vec::new() };
        let days = self.tournament().days();
        if days.end().is_none() || !self.role().may(&bags, self.tournament()) {
            return html! {};
        }
        let sits = table.seats().filter_map(|(no, seat)| Some((no, seat.player?)));
        let inside = html! {
            @for (no, player) in sits {
                @let bag = days.bag(player);
                @let chips = bag.map(|bag| bag.chips.0.to_string()).unwrap_or_default();
                @let seal = bag.and_then(|bag| bag.seal.clone()).unwrap_or_default();
                @let label = format!("{no} · {}", self.name(player));
                div.pair {
                    (self.field_with(&format!("bag-{player}"), &label, FieldOf::Number(""), &chips))
                    (self.field_with(&format!("seal-{player}"), &self.text("days-column-seal"),
                        FieldOf::Words(""), &seal))
                }
            }
            @let args = Args::new().no("table", table.no.0);
            button.first { (self.say("days-save-table", &args)) }
        };
        html! {
            details.more #(anchor::BAGS) open {
                summary { (self.text("command-do-bags")) }
                (self.form(act::BAGS, &inside))
            }
        }
    }

    /// How the tables wait for each other, and how the day ends.
    pub(super) fn pace(&self) -> Markup {
        let all = Command::TableDone { tables: Vec::new() };
        let presses = [
            ("pace-start", Command::StartHandForHand, Look::Second),
            ("command-do-hand-for-hand-next", Command::NextHandForHand, Look::First),
            ("pace-end", Command::EndHandForHand, Look::Danger),
            ("pace-next-orbit", Command::NextOrbit, Look::First),
            ("pace-orbits-end", Command::EndOrbitForOrbit, Look::Danger),
            ("pace-soft-end", Command::EndSoftHandForHand, Look::Danger),
            ("pace-all-done", all, Look::Second),
            ("pace-last-end", Command::EndLastHands, Look::Danger),
            ("command-do-end-day", Command::EndDay, Look::Danger),
        ];
        let last = Command::AnnounceLastHands { hands: 1 };
        let number = self.field("hands", &self.text("pace-last-hands"), FieldOf::Number("3"));
        let may_announce = self.role().may(&last, self.tournament())
            && engine::decide::check(self.tournament(), &last, self.now()).is_ok();
        html! {
            details.more #(anchor::PACE) {
                summary { (self.text("staff-pace")) }
                div.buttons {
                    @for (id, command, look) in presses { (self.press(id, &command, look)) }
                }
                @if may_announce {
                    (self.form(act::LAST_HANDS, &html! {
                        (number)
                        button.second { (self.text("pace-last-announce")) }
                    }))
                }
            }
        }
    }
}
