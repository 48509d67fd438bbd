//! Chips that left play or came into it, and counts of all stacks, in words.

use super::{Args, EventTold, Telling};
use engine::chips::{CountOccasion, CountResult, Forfeited};
use engine::values::{Chips, PlayerId};

impl Telling<'_> {
    pub(super) fn forfeited(&self, forfeited: &Forfeited) -> EventTold {
        let args = Args::new()
            .text("chips", self.words.chips(forfeited.chips))
            .text("reason", self.words.forfeit_reason(forfeited.reason))
            .no_or_none("table", forfeited.table.map(|table| table.0))
            .yes_no("noted", !forfeited.note.is_empty())
            .text("note", forfeited.note.trim_end_matches('.'));
        match forfeited.player {
            Some(player) => {
                let args = args.text("player", self.player_name(player));
                EventTold::new("event-chips-forfeited", args)
            }
            None => EventTold::new("event-chips-removed", args),
        }
    }

    pub(super) fn chips_corrected(
        &self,
        player: Option<PlayerId>,
        chips: i64,
        note: &str,
    ) -> EventTold {
        let name = player.map(|player| self.player_name(player));
        let args = Args::new()
            .text("chips", self.words.chips(Chips(chips.unsigned_abs())))
            .yes_no("more", chips > 0)
            .yes_no("named", name.is_some())
            .text("player", name.unwrap_or_default())
            .text("note", note.trim_end_matches('.'));
        EventTold::new("event-chips-corrected", args)
    }

    pub(super) fn count_begun(&self, occasion: CountOccasion) -> EventTold {
        let args = Args::new().text("occasion", occasion.id());
        EventTold::new("event-count-begun", args)
    }

    pub(super) fn count_ended(&self, result: CountResult) -> EventTold {
        let args = Args::new()
            .count("counted", result.counted)
            .count("seated", result.seated)
            .yes_no("whole", result.is_whole())
            .text("expected", self.words.chips(result.in_play))
            .text("difference", self.words.difference(-result.missing));
        EventTold::new("event-count-ended", args)
    }
}
