//! Registration, re-entry, rebuy, add-on and alternates, in words.

use super::{Args, EventTold, Telling};
use engine::entries::{PlayerName, PlayerNote, Registered, SeatNeed, StackCount};
use engine::values::{Chips, PlayerId, SeatAt};

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
}
