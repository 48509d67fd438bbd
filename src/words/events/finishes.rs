//! Bust-outs, in words.

use super::{Args, EventTold, Telling};
use engine::finishes::Busted;
use engine::seating::{DrawRecord, Seated};
use engine::values::{Chips, Place, PlayerId, Timestamp};
use engine::winnings::prize_of;

/// A bust-out that was entered so much later says when it happened.
const LATE_MILLIS: i64 = 60_000;

impl Telling<'_> {
    pub(super) fn busted_out(
        &self,
        at: Timestamp,
        busts: &[Busted],
        by: &[PlayerId],
        hand: Option<u32>,
    ) -> EventTold {
        let seat = |bust: &Busted| {
            let args = Args::new()
                .text("player", self.player_name(bust.player))
                .text("seat", self.words.seat(bust.seat));
            let seated = self.words.say("player-in-seat", &args);
            match self.prize(bust.player) {
                Some((_, prize)) => {
                    let args = Args::new().text("player", seated).text("prize", prize);
                    self.words.say("player-with-prize", &args)
                }
                None => seated,
            }
        };
        // Where they lost to different players, each is told with their own winners.
        let is_told_apart = busts.iter().any(|bust| bust.by.is_some());
        let seat = |bust: &Busted| match bust.by.as_deref().unwrap_or(by) {
            [] => seat(bust),
            _ if !is_told_apart => seat(bust),
            winners => {
                let args = Args::new()
                    .text("player", seat(bust))
                    .text("names", self.player_names(winners));
                self.words.say("player-lost-to", &args)
            }
        };
        let by = if is_told_apart { &[] } else { by };
        let acted_at = self.acted_at().unwrap_or(at);
        let is_late = acted_at.millis_since(at) >= LATE_MILLIS;
        let args = self
            .by(Args::new(), by)
            .count("players", busts.len())
            .yes_no("late", is_late)
            .text("time", self.words.time(at, self.offset));
        let args = self.words.with_hand(args, self.tournament(), hand);
        let [only] = busts else {
            let players: Vec<PlayerId> = busts.iter().map(|bust| bust.player).collect();
            let args = args
                .text("list", self.words.names(self.detail, busts, seat))
                .text("names", self.player_names(&players));
            return EventTold::new("event-players-busted-out", args);
        };
        let (place, prize) = self.prize(only.player).unzip();
        let args = args
            .text("player", self.player_name(only.player))
            .text("seat", self.words.seat(only.seat))
            .no_or_none("place", place.map(|place| place.0))
            .text("prize", prize.unwrap_or_default());
        EventTold::new("event-busted-out", args)
    }

    /// The place of somebody who is out and what it pays, where payouts are fixed and it is paid.
    fn prize(&self, player: PlayerId) -> Option<(Place, String)> {
        let (place, amount) = prize_of(self.tournament(), player)?;
        Some((place?, self.words.money_of(self.tournament(), amount)))
    }

    pub(super) fn reinstated(&self, seated: Seated, draw: Option<&DrawRecord>) -> EventTold {
        let Seated { player, to, waits_one_hand } = seated;
        let mut told = self.player_in_seat("event-reinstated", player, to);
        told.args = told.args.no_or_none("draw", draw.map(|draw| draw.no));
        told.args = told.args.yes_no("waits", waits_one_hand);
        told
    }

    pub(super) fn bust_corrected(
        &self,
        player: PlayerId,
        at: Timestamp,
        stack: Option<Chips>,
        by: &[PlayerId],
    ) -> EventTold {
        let args = self
            .by(Args::new(), by)
            .text("player", self.player_name(player))
            .text("time", self.words.time(at, self.offset))
            .yes_no("counted", stack.is_some())
            .text("stack", self.words.chips(stack.unwrap_or_default()));
        EventTold::new("event-bust-corrected", args)
    }

    /// Who won the chips, where that was said.
    fn by(&self, args: Args, by: &[PlayerId]) -> Args {
        args.yes_no("credited", !by.is_empty()).text("by", self.player_names(by))
    }
}
