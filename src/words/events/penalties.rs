//! Penalties, in words.

use super::{Args, EventTold, Telling};
use engine::finishes::Busted;
use engine::penalties::{Lift, Offense, PenaltyKind, Posted};
use engine::values::{PenaltyNo, PlayerId};

impl Telling<'_> {
    pub(super) fn penalty_given(
        &self,
        player: PlayerId,
        kind: PenaltyKind,
        hands: u32,
        offense: Option<Offense>,
        note: &str,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(player))
            .text("kind", self.words.penalty_kind(kind))
            .count("hands", hands)
            .text("about", self.words.penalty_about(offense, note));
        let is_warning = kind.is_word();
        EventTold::new(if is_warning { "event-player-warned" } else { "event-penalty-given" }, args)
    }

    pub(super) fn disqualified(
        &self,
        bust: &Busted,
        offense: Option<Offense>,
        note: &str,
    ) -> EventTold {
        let args = Args::new()
            .text("player", self.player_name(bust.player))
            .text("seat", self.words.seat(bust.seat))
            .text("stack", self.words.chips(bust.stack.unwrap_or_default()))
            .text("about", self.words.penalty_about(offense, note));
        EventTold::new("event-player-disqualified", args)
    }

    pub(super) fn penalty_lifted(
        &self,
        penalty: PenaltyNo,
        player: PlayerId,
        lift: Lift,
        note: &str,
    ) -> EventTold {
        let args = Args::new()
            .no("penalty", penalty.0)
            .text("player", self.player_name(player))
            .text("about", self.words.penalty_about(None, note));
        EventTold::new(
            match lift {
                Lift::Pardoned => "event-penalty-lifted",
                Lift::InError => "event-penalty-in-error",
            },
            args,
        )
    }

    pub(super) fn penalty_corrected(
        &self,
        penalty: PenaltyNo,
        player: PlayerId,
        left: u32,
    ) -> EventTold {
        let args = Args::new()
            .no("penalty", penalty.0)
            .text("player", self.player_name(player))
            .count("hands", left);
        EventTold::new("event-penalty-corrected", args)
    }

    /// With the blinds and antes of those who sit the hand out.
    pub(super) fn with_posted(&self, mut told: EventTold, posted: &[Posted]) -> EventTold {
        let stack = |one: &Posted| {
            let args = Args::new()
                .text("player", self.player_name(one.player))
                .text("chips", self.words.chips(one.chips));
            self.words.say("stack-of", &args)
        };
        let stacks = self.words.names(self.detail, posted, stack);
        told.args = told.args.yes_no("posted", !posted.is_empty()).text("stacks", stacks);
        told
    }
}
