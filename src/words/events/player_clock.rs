//! The clock on a player, shot clock and time cards, in words.

use super::{Args, EventTold, Telling, Words};
use engine::player_clock::{ClockCaller, ClockOutcome, ClockTimes};
use engine::values::{PlayerId, SeatAt, TableNo};

impl Telling<'_> {
    pub(super) fn clock_called(
        &self,
        player: PlayerId,
        seat: SeatAt,
        by: ClockCaller,
        times: ClockTimes,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("seat", self.words.seat(seat))
            .yes_no("floor", by == ClockCaller::Floor)
            .count("secs", times.secs)
            .count("countdown", times.countdown_secs);
        EventTold::new("event-player-clock-called", args)
    }

    pub(super) fn clock_settled(
        &self,
        table: TableNo,
        player: PlayerId,
        outcome: ClockOutcome,
        used_secs: u32,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .no("table", table.0)
            .text("outcome", clock_outcome_id(outcome))
            .count("secs", used_secs);
        EventTold::new("event-player-clock-settled", args)
    }

    pub(super) fn shot_clock_ran_out(
        &self,
        player: PlayerId,
        seat: SeatAt,
        outcome: ClockOutcome,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("seat", self.words.seat(seat))
            .text("outcome", clock_outcome_id(outcome));
        EventTold::new("event-shot-clock-ran-out", args)
    }

    pub(super) fn time_card_used(&self, player: PlayerId, left: u32) -> EventTold {
        let args = Args::new().text("player", self.player_name(player)).count("left", left);
        EventTold::new("event-time-card-used", args)
    }

    pub(super) fn time_cards_given(&self, players: &[PlayerId], cards: u8) -> EventTold {
        let args = Args::new()
            .text("names", self.player_names(players))
            .count("players", players.len())
            .count("cards", cards);
        EventTold::new("event-time-cards-given", args)
    }
}

impl Words {
    /// What came of a clock, in a word or two.
    #[must_use]
    pub fn clock_outcome(&self, outcome: ClockOutcome) -> String {
        let args = Args::new().text("outcome", clock_outcome_id(outcome));
        self.say("player-clock-outcome", &args)
    }
}

/// The name of an outcome in files and catalogues.
#[must_use]
pub fn clock_outcome_id(outcome: ClockOutcome) -> &'static str {
    match outcome {
        ClockOutcome::Acted => "acted",
        ClockOutcome::Dead => "dead",
        ClockOutcome::Checked => "checked",
        ClockOutcome::Waived => "waived",
    }
}
