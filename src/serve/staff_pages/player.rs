//! A player, with everything that is done with them.

use super::button::{FieldOf, Look};
use super::{StaffLeaf, StaffPage};
use crate::staff::acts::act;
use crate::staff::asking::Outcome;
use crate::staff::role::Role;
use engine::Command;
use engine::entries::{Player, Status, Who};
use engine::finishes::Bust;
use engine::penalties::{Offense, PenaltyKind};
use engine::player_clock::{ClockCaller, Facing};
use engine::values::{PlayerId, SeatAt};
use maud::{Markup, html};
use strum::VariantArray;
use words::Args;

impl StaffLeaf<'_> {
    pub(super) fn player(&self, player: PlayerId) -> Markup {
        let Some(player) = self.tournament().entries().player(player) else {
            return html! { p.hint { (self.text("staff-no-player")) } };
        };
        html! {
            div #part-player {
                h1 { (player.name) }
                @let standing = self.words().standing(self.tournament(), player);
                @match player.seat().map(|at| StaffPage::Table(at.table)) {
                    Some(table) if table.is_for(self.role()) => p {
                        a href=(self.leaf.href(&table.path())) { (standing) }
                    },
                    _ => p { (standing) },
                }
                div.buttons { (self.pay_out(player)) (self.sales(player)) (self.others(player)) }
            }
            div #part-forms {
                @if player.is_in() {
                    (self.bust_form(player))
                    (self.move_form(player))
                    (self.swap_form(player))
                    (self.penalty_form(player))
                }
                (self.rename_form(player))
                (self.bounty_form(player))
                (self.debt_form(player))
            }
        }
    }

    /// What needs no more than a press.
    fn others(&self, player: &Player) -> Markup {
        let who = || Who::Id(player.id);
        let clock = Command::CallClock {
            player: who(),
            by: ClockCaller::Floor,
            facing: Facing::default(),
            times: None,
        };
        let back = Command::Reinstate { player: who(), to: None };
        let unseated = Command::ReinstateUnseated { player: who() };
        let is_full = player.status == Status::Out && self.tournament().seating().open_seats() == 0;
        let away = Command::MarkAbsent { players: vec![who()] };
        let here = Command::MarkPresent { players: vec![who()] };
        html! {
            (self.press("staff-reinstate", &back, Look::Second))
            @if is_full { (self.press("staff-reinstate-unseated", &unseated, Look::Second)) }
            (self.press("staff-call-clock", &clock, Look::Second))
            (self.press("staff-away", &away, Look::Second))
            (self.press("staff-back", &here, Look::Second))
            @for pending in self.tournament().seating().pending_moves() {
                @if pending.order.player == player.id {
                    @let done = Command::CompleteMoves { players: vec![who()] };
                    (self.button(&self.text("staff-move-done"), &done, Look::First))
                }
            }
        }
    }

    /// Who went out, and by whom.
    fn bust_form(&self, player: &Player) -> Markup {
        let bust = |by| Command::bust_out(vec![Bust::of(Who::Id(player.id))], by);
        if !self.role().may(&bust(Vec::new()), self.tournament()) {
            return html! {};
        }
        let others = self.at_the_table(player);
        let is_refused = matches!(self.came, Some(Outcome::Not { .. }));
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            @if !others.is_empty() {
                fieldset {
                    legend { (self.text("staff-bust-by")) }
                    @for (at, id) in others {
                        label.tick {
                            input type="checkbox" name="by" value=(id);
                            span { (self.name(id)) }
                            span.label { (self.words().seat(at)) }
                        }
                    }
                }
            }
            (self.field("stack", &self.text("staff-bust-stack"), FieldOf::Number("")))
            @if is_refused && self.sent.get("act") == act::BUST {
                label.tick {
                    input type="checkbox" name="elsewhere" value="yes";
                    span { (self.text("staff-bust-elsewhere")) }
                }
            }
            @let args = Args::new().text("player", self.name(player.id));
            button.danger { (self.say("staff-bust", &args)) }
        };
        self.folded("bust", "staff-bust-out", act::BUST, &inside)
    }

    /// Everybody else who sits there.
    fn at_the_table(&self, player: &Player) -> Vec<(SeatAt, PlayerId)> {
        let seating = self.tournament().seating();
        let Some(table) = player.seat().and_then(|at| seating.table(at.table)) else {
            return Vec::new();
        };
        let at = |seat| SeatAt { table: table.no, seat };
        let sits = table.seats().filter_map(|(no, seat)| Some((at(no), seat.player?)));
        sits.filter(|(_, other)| *other != player.id).collect()
    }

    /// With whom they change seats: somebody at the table, or somebody who is named.
    fn swap_form(&self, player: &Player) -> Markup {
        let id = player.id;
        let swap = |other| Command::SwapSeats { players: [Who::Id(id), Who::Id(other)] };
        if !self.role().may(&swap(id), self.tournament()) || player.seat().is_none() {
            return html! {};
        }
        let inside = html! {
            input type="hidden" name="player" value=(id);
            fieldset {
                legend { (self.text("staff-swap-with")) }
                @for (at, other) in self.at_the_table(player) {
                    label.tick {
                        input type="radio" name="other" value=(other);
                        span { (self.name(other)) }
                        span.label { (self.words().seat(at)) }
                    }
                }
            }
            (self.field("name", &self.text("staff-swap-name"), FieldOf::Words("12-3")))
            button.first { (self.text("staff-swap")) }
        };
        self.folded("swap", "staff-swap", act::SWAP, &inside)
    }

    fn penalty_form(&self, player: &Player) -> Markup {
        if !matches!(self.role(), Role::Director | Role::Floor) {
            return html! {};
        }
        let kind =
            |kind: &'static str| (kind.to_owned(), self.text(&format!("staff-penalty-{kind}")));
        let kinds = PenaltyKind::all().map(PenaltyKind::id).map(kind);
        let offense = |it: &Offense| (it.id().to_owned(), self.words().offense(*it));
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            (self.choice("kind", &self.text("staff-penalty"), kinds))
            (self.field("many", &self.text("staff-penalty-many"), FieldOf::Number("1")))
            (self.choice("offense", &self.text("staff-penalty-for"),
                Offense::VARIANTS.iter().map(offense)))
            (self.field("note", &self.text("staff-note"), FieldOf::Words("")))
            button.danger { (self.text("staff-penalty-give")) }
        };
        html! {
            (self.folded("penalty", "staff-penalty-give", act::PENALTY, &inside))
            (self.penalties_of(player))
        }
    }

    /// What they were given before.
    fn penalties_of(&self, player: &Player) -> Markup {
        let given = self.tournament().penalties().of(player.id);
        html! {
            ul.given {
                @for penalty in given {
                    li {
                        (self.words().penalty_kind(penalty.kind))
                        @if let Some(offense) = penalty.offense {
                            " · " (self.words().offense(offense))
                        }
                        @if !penalty.note.is_empty() { " · " (penalty.note) }
                        (self.lift(penalty))
                    }
                }
            }
        }
    }
}
