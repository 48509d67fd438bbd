//! Leaving early, the end of a day, bags and flights, in words.

use super::{Args, EventTold, Telling};
use engine::days::{Bag, BroughtForward, FlightStacks, FlightSum};
use engine::finishes::Busted;
use engine::values::{Chips, Money, PlayerId, Timestamp};

impl Telling<'_> {
    pub(super) fn player_left(
        &self,
        left: &Busted,
        each: Chips,
        to: &[PlayerId],
        removed: Chips,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(left.player))
            .text("seat", self.words.seat(left.seat))
            .text("stack", self.words.chips(left.stack.unwrap_or_default()))
            .text("each", self.words.chips(each))
            .count("players", to.len())
            .yes_no("shared", !to.is_empty())
            .yes_no("removed", removed > Chips::ZERO)
            .text("chips", self.words.chips(removed));
        EventTold::new("event-player-left", args)
    }

    pub(super) fn day(&self, id: &'static str, day: u32) -> EventTold {
        EventTold::new(id, Args::new().no("day", day))
    }

    pub(super) fn next_day_scheduled(&self, begins: Option<Timestamp>) -> EventTold {
        let moment = begins.map(|at| self.words.date_and_time(at, self.offset));
        let args = Args::new().yes_no("known", moment.is_some());
        EventTold::new("event-next-day-scheduled", args.text("time", moment.unwrap_or_default()))
    }

    pub(super) fn bagged(&self, bags: &[Bag]) -> EventTold {
        let bag = |bag: &Bag| {
            let args = Args::new()
                .text("player", self.player_name(bag.player))
                .text("chips", self.words.chips(bag.chips))
                .yes_no("sealed", bag.seal.is_some())
                .text("seal", bag.seal.as_deref().unwrap_or_default());
            self.words.say("bag-of", &args)
        };
        let args = Args::new()
            .text("list", self.words.names(self.detail, bags, bag))
            .count("bags", bags.len());
        EventTold::new("event-stacks-bagged", args)
    }

    pub(super) fn bags_sealed(
        &self,
        counted: Chips,
        in_play: Chips,
        by: &[String],
        note: &str,
    ) -> EventTold {
        let (missing, over) = (in_play.minus(counted), counted.minus(in_play));
        let difference = if over > Chips::ZERO { over } else { missing };
        let sign = match (over > Chips::ZERO, missing > Chips::ZERO) {
            (true, _) => "over",
            (_, true) => "missing",
            _ => "none",
        };
        let args = Args::new()
            .text("counted", self.words.chips(counted))
            .text("sign", sign)
            .text("difference", self.words.chips(difference))
            .yes_no("noted", !note.is_empty())
            .text("note", note)
            .yes_no("signed", !by.is_empty())
            .text("by", self.words.list(by));
        EventTold::new("event-bags-sealed", args)
    }

    pub(super) fn brought_forward(
        &self,
        day: u32,
        flights: &[FlightSum],
        players: &[BroughtForward],
        stacks: FlightStacks,
    ) -> EventTold {
        let names: Vec<&str> = flights.iter().map(|flight| flight.name.as_str()).collect();
        let given_up: Chips = players.iter().map(|player| player.given_up).sum();
        let pools = flights.iter().flat_map(|flight| [flight.money.pool, flight.money.bounties]);
        let money: Money = pools.chain(players.iter().map(|player| player.bounty)).sum();
        let args = Args::new()
            .no("day", day)
            .text("flights", self.words.list(&names))
            .count("players", players.len())
            .text("chips", self.words.chips(players.iter().map(|player| player.chips).sum()))
            .text("stacks", if stacks == FlightStacks::All { "all" } else { "best" })
            .yes_no("less", given_up > Chips::ZERO)
            .text("given_up", self.words.chips(given_up))
            .yes_no("paid", money > Money::ZERO)
            .text("money", self.words.money_of(self.tournament(), money));
        EventTold::new("event-brought-forward", args)
    }
}
