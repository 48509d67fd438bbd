//! Registration, re-entry, rebuy, add-on and alternates, in words.

use super::{Args, EventTold, Telling};
use engine::entries::{
    AfterVoid, MoneyBack, PlayerName, PlayerNote, Registered, Sale, SaleLimit, SeatNeed, StackCount,
};
use engine::values::{Chips, MemberNo, PlayerId, SeatAt};
use points::Points;

impl Telling<'_> {
    pub(super) fn registered(&self, players: &[Registered]) -> EventTold {
        let names = self.words.names(self.detail, players, |player| player.name.to_string());
        let args = Args::new().text("names", names).count("players", players.len());
        EventTold::new("event-players-registered", args)
    }

    pub(super) fn renamed(&self, player: PlayerId, name: &PlayerName) -> EventTold {
        let args = Args::new().no("number", player.0).text("name", name.as_str());
        EventTold::new("event-player-renamed", args)
    }

    pub(super) fn bought(&self, id: &'static str, player: PlayerId, chips: Chips) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("chips", self.words.chips(chips));
        EventTold::new(id, args)
    }

    pub(super) fn rebuy(&self, player: PlayerId, chips: Chips, seat: Option<SeatAt>) -> EventTold {
        let mut told = self.bought("event-rebuy-taken", player, chips);
        if let Some(at) = seat {
            told.id = "event-rebuy-taken-back";
            told.args = told.args.text("seat", self.words.seat(at));
        }
        told
    }

    pub(super) fn need_set(&self, player: PlayerId, need: Option<SeatNeed>) -> EventTold {
        let Some(need) = need else { return self.one_player("event-need-freed", player) };
        let mut told = self.one_player("event-need-set", player);
        told.args = told.args.text("seat", self.words.seat_need(need));
        told
    }

    pub(super) fn noted(&self, player: PlayerId, note: &PlayerNote) -> EventTold {
        if note.is_empty() {
            return self.one_player("event-player-note-gone", player);
        }
        let mut told = self.one_player("event-player-noted", player);
        told.args = told.args.text("note", self.words.note(note));
        told
    }

    pub(super) fn member_number(&self, player: PlayerId, member: Option<&MemberNo>) -> EventTold {
        let Some(member) = member else {
            return self.one_player("event-member-number-gone", player);
        };
        let mut told = self.one_player("event-member-number-set", player);
        told.args = told.args.text("member", member.as_str());
        told
    }

    pub(super) fn points_adjusted(
        &self,
        player: PlayerId,
        thousandths: i64,
        note: &str,
    ) -> EventTold {
        let mut told = self.one_player("event-points-adjusted", player);
        let size = Points(thousandths.saturating_abs());
        told.args = told
            .args
            .text("points", self.words.points(size))
            .yes_no("is_more", thousandths > 0)
            .text("note", note);
        told
    }

    pub(super) fn hits_adjusted(&self, player: PlayerId, hits: i32, note: &str) -> EventTold {
        let mut told = self.one_player("event-hits-adjusted", player);
        let size = hits.unsigned_abs();
        told.args = told.args.count("hits", size).yes_no("is_more", hits > 0).text("note", note);
        told
    }

    pub(super) fn counted(&self, stacks: &[StackCount<PlayerId>]) -> EventTold {
        let stack = |stack: &StackCount<PlayerId>| {
            let args = Args::new()
                .text("player", self.player_name(stack.player))
                .text("chips", self.words.chips(stack.chips));
            self.words.say("stack-of", &args)
        };
        let args = Args::new()
            .text("list", self.words.names(self.detail, stacks, stack))
            .count("stacks", stacks.len());
        EventTold::new("event-stacks-counted", args)
    }

    pub(super) fn sold_all_the_same(
        &self,
        player: PlayerId,
        sale: Sale,
        limit: SaleLimit,
        reason: &str,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("sale", sale.id())
            .text("limit", limit.id())
            .text("reason", reason);
        EventTold::new("event-sold-all-the-same", args)
    }

    pub(super) fn sale_voided(
        &self,
        player: PlayerId,
        sale: Sale,
        chips: Chips,
        then: AfterVoid,
        money: MoneyBack,
        note: &str,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("sale", sale.id())
            .text("then", after_void_id(then))
            .text("chips", self.words.chips(chips))
            .text("money", money.id())
            .text("note", note)
            .yes_no("noted", !note.is_empty());
        EventTold::new("event-sale-voided", args)
    }
}

/// Where a player stands after a sale is void, as texts name it.
pub(crate) fn after_void_id(then: AfterVoid) -> &'static str {
    match then {
        AfterVoid::OffTheList => "off",
        AfterVoid::OutAgain => "out",
        AfterVoid::AsBefore => "before",
    }
}
