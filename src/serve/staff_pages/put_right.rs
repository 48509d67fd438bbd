//! What the floor puts right at a player: their seat, their name, a penalty, a bounty, a debt.

use super::button::{FieldOf, Look};
use super::{StaffLeaf, anchor};
use crate::staff::acts::{act, bounty_ids};
use crate::staff::asking::Outcome;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{Player, Who};
use engine::money::DebtEnd;
use engine::penalties::{Lift, Penalty};
use engine::values::{Money, SeatAt, SeatNo, TableNo};
use engine::winnings::{BountyTo, Winning, bounties, due_to};
use maud::{Markup, html};
use words::Args;

impl StaffLeaf<'_> {
    /// Another or a first seat, as table and seat, or as a table alone if the rule picks the seat.
    pub(super) fn move_form(&self, player: &Player) -> Markup {
        let to = SeatAt { table: TableNo(1), seat: SeatNo(1) };
        let moved = Command::MovePlayer { player: Who::Id(player.id), to };
        if !self.role().may(&moved, self.tournament()) {
            return html! {};
        }
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            (self.field("seat", &self.text("staff-move-to"), FieldOf::Words("12-3")))
            button.first { (self.text("staff-move")) }
        };
        self.folded(anchor::MOVE, "staff-move", act::MOVE, &inside)
    }

    /// Their name as it should be.
    pub(super) fn rename_form(&self, player: &Player) -> Markup {
        let rename = Command::Rename {
            player: Who::Id(player.id),
            name: player.name.clone(),
            same_names: SameNames::Refuse,
        };
        if !self.role().may(&rename, self.tournament()) {
            return html! {};
        }
        let is_refused = matches!(self.came, Some(Outcome::Not { .. }));
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            (self.field_with("name", &self.text("pages-name"), FieldOf::Words(""),
                player.name.as_str()))
            @if is_refused && self.sent.get("act") == act::RENAME { (self.same_name()) }
            button.first { (self.text("staff-rename")) }
        };
        self.folded(anchor::RENAME, "staff-rename", act::RENAME, &inside)
    }

    /// That two people have one name.
    pub(super) fn same_name(&self) -> Markup {
        html! {
            label.tick {
                input type="checkbox" name="same" value="yes";
                span { (self.text("staff-same-name")) }
            }
        }
    }

    /// Lets somebody off a penalty, or says that it was given in error.
    pub(super) fn lift(&self, penalty: &Penalty) -> Markup {
        let lift = |lift| Command::LiftPenalty { penalty: penalty.no, lift, note: String::new() };
        html! {
            div.buttons {
                (self.press("penalties-lift-pardon", &lift(Lift::Pardoned), Look::Second))
                (self.press("penalties-lift-error", &lift(Lift::InError), Look::Danger))
            }
        }
    }

    /// What they won and were not paid.
    pub(super) fn pay_out(&self, player: &Player) -> Markup {
        let pays = |what| Command::PayOut { player: Who::Id(player.id), what, amount: None };
        let is_due =
            |what: &&Winning| !due_to(self.tournament(), player.id, **what).left().is_zero();
        let draw = Command::DrawEnvelope { player: Who::Id(player.id) };
        html! {
            @for what in Winning::ALL.iter().filter(is_due) {
                (self.press("prizes-pay", &pays(*what), Look::First))
            }
            (self.press("prizes-draw-envelope", &draw, Look::Second))
        }
    }

    /// Where their bounty goes, if nobody is named who won it.
    pub(super) fn bounty_form(&self, player: &Player) -> Markup {
        let settle =
            |to| Command::SettleBounty { player: Who::Id(player.id), to, note: String::new() };
        if !self.role().may(&settle(None), self.tournament()) {
            return html! {};
        }
        let all = bounties(self.tournament());
        let given = all.given.iter().filter(|given| given.from == player.id);
        let given: Money = given.map(|given| given.amount).sum();
        let open = all.unclaimed.get(&player.id).copied().unwrap_or_default();
        if open.plus(given).is_zero() {
            return html! {};
        }
        let ways: [(BountyTo<Who>, &str); 4] = [
            (BountyTo::Winner, "prizes-bounty-winner"),
            (BountyTo::Pool, "prizes-bounty-pool"),
            (BountyTo::House, "prizes-bounty-house"),
            (BountyTo::Staff, "prizes-bounty-staff"),
        ];
        let ways = ways.map(|(to, id)| (to.id().to_owned(), self.text(id)));
        let reopen = (!given.is_zero())
            .then(|| (bounty_ids::OPEN.to_owned(), self.text("prizes-bounty-open")));
        let amount = self.words().money_of(self.tournament(), open.plus(given));
        let args = Args::new().text("player", self.name(player.id)).text("amount", amount);
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            p { (self.say("prizes-bounty-title", &args)) }
            p.hint { (self.text("prizes-bounty-hint")) }
            (self.choice("to", &self.text("prizes-bounty"), ways.into_iter().chain(reopen)))
            (self.field("name", &self.text("staff-bounty-player"), FieldOf::Words("12-3")))
            (self.field("note", &self.text("staff-note"), FieldOf::Words("")))
            button.first { (self.text("prizes-do")) }
        };
        self.folded(anchor::BOUNTY, "prizes-bounty", act::BOUNTY, &inside)
    }

    /// What they owe and will not pay.
    pub(super) fn debt_form(&self, player: &Player) -> Markup {
        let book = self.tournament().money();
        let settle = Command::SettleDebt {
            player: Who::Id(player.id),
            how: DebtEnd::PaidByHouse,
            amount: None,
            note: String::new(),
        };
        let (owed, off) = (book.owed_by(player.id), book.written_off_for(player.id));
        if !self.role().may(&settle, self.tournament()) || owed.plus(off).is_zero() {
            return html! {};
        }
        let fits = |how: &DebtEnd| match how {
            DebtEnd::PaidByHouse | DebtEnd::WrittenOff => !owed.is_zero(),
            DebtEnd::OwedAgain => !off.is_zero(),
        };
        let text = |how: DebtEnd| match how {
            DebtEnd::PaidByHouse => "prizes-settle-house",
            DebtEnd::WrittenOff => "prizes-settle-off",
            DebtEnd::OwedAgain => "prizes-owed-again",
        };
        let ways = DebtEnd::ALL.iter().copied().filter(fits);
        let ways = ways.map(|how| (how.id().to_owned(), self.text(text(how))));
        let amount = self.words().money_of(self.tournament(), owed);
        let inside = html! {
            input type="hidden" name="player" value=(player.id);
            p { (self.say("prizes-still", &Args::new().text("amount", amount))) }
            (self.choice("how", &self.text("prizes-settle"), ways))
            (self.field("note", &self.text("staff-note"), FieldOf::Words("")))
            button.danger { (self.text("prizes-do")) }
        };
        self.folded(anchor::DEBT, "prizes-settle", act::DEBT, &inside)
    }
}
