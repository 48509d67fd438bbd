//! A table: its seats, its button, and what is done there; a dealer's tablet shows only this.

use super::button::{FieldOf, Look};
use super::{StaffLeaf, StaffPage, anchor};
use crate::staff::acts::act;
use engine::Command;
use engine::entries::Who;
use engine::hands::{TableButton, table_button};
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::seating::Table;
use engine::values::{PlayerId, SeatNo, TableNo};
use maud::{Markup, html};
use words::Args;

impl StaffLeaf<'_> {
    pub(super) fn table(&self, no: TableNo) -> Markup {
        let Some(table) = self.tournament().seating().table(no) else {
            return html! {
                div #part-table {
                    p.hint { (self.say("staff-no-table", &Args::new().no("table", no.0))) }
                }
            };
        };
        html! {
            div #part-table {
                h1 { (self.say("staff-table", &Args::new().no("table", no.0))) }
                (self.player_clock(no))
                (self.seats(table))
                div.buttons { (self.pace_buttons(no)) }
            }
            (self.call_form(no))
            div #part-bags { (self.bag_form(table)) }
            div #part-button { (self.button_form(table)) }
            div #part-count { (self.count_form(table)) }
            div #part-seldom { (self.seldom(table)) }
        }
    }

    /// What a table reports while it plays.
    pub(super) fn pace_buttons(&self, table: TableNo) -> Markup {
        let next = Command::NextHand { table, confirmed: Vec::new() };
        let done = Command::TableDone { tables: vec![table] };
        let played = Command::MarkHands { tables: vec![table], hands: 1 };
        let hand = Command::CountHand { table };
        let goes = Command::AnswerFloor { table };
        html! {
            (self.press("staff-next-hand", &next, Look::First))
            (self.press("staff-table-done", &done, Look::First))
            (self.press("staff-hand-played", &played, Look::Second))
            (self.press("staff-count-hand", &hand, Look::Second))
            (self.press("staff-floor-goes", &goes, Look::First))
        }
    }

    fn seats(&self, table: &Table) -> Markup {
        let marks = self.marks(table);
        html! {
            ol.seats {
                @for (no, seat) in table.seats() {
                    li value=(no.0) {
                        span.no { (no.0) }
                        @match seat.player {
                            Some(player) => (self.sitter(player)),
                            None => span.hint {
                                (self.text(if table.closed().contains(no) {
                                    "staff-seat-closed"
                                } else {
                                    "staff-seat-open"
                                }))
                            },
                        }
                        @for (seat, mark) in &marks {
                            @if *seat == no { span.mark { (mark) } }
                        }
                    }
                }
            }
        }
    }

    fn sitter(&self, player: PlayerId) -> Markup {
        let hands = self.tournament().penalties().hands_left(player);
        let is_away = self.tournament().penalties().absence(player).is_some();
        let page = StaffPage::Player(player);
        html! {
            @if page.is_for(self.role()) {
                a href=(self.leaf.href(&page.path())) { (self.name(player)) }
            } @else {
                span.name { (self.name(player)) }
            }
            @if hands > 0 {
                span.penalty { (self.say("staff-misses", &Args::new().count("hands", hands))) }
            } @else if is_away {
                span.penalty { (self.text("staff-is-away")) }
            }
        }
    }

    /// The button and the blinds, by their seats.
    fn marks(&self, table: &Table) -> Vec<(SeatNo, String)> {
        let TableButton::Known(known) = table_button(self.tournament(), table, self.now()) else {
            return Vec::new();
        };
        let at = &known.positions;
        let mut marks = vec![(at.button, self.text("staff-mark-button"))];
        if known.has_blinds {
            if !known.is_small_blind_dead {
                marks.push((at.small_blind, self.text("staff-mark-small-blind")));
            }
            marks.push((at.big_blind, self.text("staff-mark-big-blind")));
        }
        marks
    }

    /// A clock that was called on somebody here.
    fn player_clock(&self, table: TableNo) -> Markup {
        let Some(clock) = self.tournament().player_clocks().at(table) else { return html! {} };
        let args = Args::new().text("player", self.name(clock.player));
        let settle = |id: &str, outcome, look| {
            self.press(id, &Command::SettleClock { table, outcome, facing: None }, look)
        };
        html! {
            section.need {
                h3 { (self.say("staff-clock-on", &args)) }
                @let left = clock.left_millis(self.now()).max(0);
                span.digits data-until=(self.now().plus_millis(left).0) {}
                div.buttons {
                    (settle("staff-clock-acted", ClockOutcome::Acted, Look::First))
                    (settle("staff-clock-dead", ClockOutcome::Dead, Look::Danger))
                    (settle("staff-clock-checked", ClockOutcome::Checked, Look::Second))
                    (settle("staff-clock-off", ClockOutcome::Waived, Look::Second))
                }
            }
        }
    }

    /// The floor is called, with a word about what it is; the clock is called on a player.
    fn call_form(&self, table: TableNo) -> Markup {
        let call = Command::CallFloor { table, note: String::new() };
        if !self.role().may(&call, self.tournament()) {
            return html! {};
        }
        let waits = self.tournament().rulings().calls().iter().any(|call| call.table == table);
        let inside = html! {
            input type="hidden" name="table" value=(table);
            (self.field("note", &self.text("staff-call-note"), FieldOf::Words("")))
            button.first { (self.text("staff-call-floor")) }
        };
        html! {
            div #part-call {
                @if waits {
                    p.new { (self.text("staff-floor-called")) }
                } @else {
                    (self.form(act::CALL, &inside))
                }
            }
            details.more {
                summary { (self.text("staff-call-clock")) }
                div.buttons {
                    @for player in self.sitting(table) {
                        @let call = Command::CallClock {
                            player: Who::Id(player),
                            by: ClockCaller::PlayerAtHisSeat,
                            facing: Facing::default(),
                            times: None,
                        };
                        (self.button_if(&self.name(player), &call, Look::Second))
                    }
                }
            }
        }
    }

    fn sitting(&self, table: TableNo) -> Vec<PlayerId> {
        let known = self.tournament().seating().table(table);
        known.into_iter().flat_map(|table| table.seats()).filter_map(|(_, it)| it.player).collect()
    }

    /// Counts of stacks, by seat.
    fn count_form(&self, table: &Table) -> Markup {
        let sits = || table.seats().filter_map(|(no, seat)| Some((no, seat.player?)));
        let inside = html! {
            @for (no, player) in sits() {
                @let label = format!("{} · {}", no.0, self.name(player));
                (self.field(&format!("stack-{player}"), &label, FieldOf::Number("")))
            }
            button.first { (self.text("staff-count")) }
        };
        html! {
            @if sits().next().is_some() {
                (self.folded(anchor::COUNT, "staff-count-title", act::COUNT, &inside))
            }
        }
    }
}
