//! The tournament itself and its clock, in words.

use crate::Args;
use crate::events::{Telling, Told};
use engine::event::ClockChange;
use engine::settings::Settings;
use engine::structure::Structure;
use engine::values::{StageNo, Timestamp};

impl Telling<'_> {
    pub(super) fn created(&self, settings: &Settings) -> Told {
        let args = Args::new().text("tournament", settings.name.as_str());
        Told::new("event-tournament-created", args)
    }

    pub(super) fn structure_set(&self, structure: &Structure) -> Told {
        let levels = structure.levels().count();
        let args = Args::new()
            .count("levels", levels)
            .count("breaks", structure.stages.len().saturating_sub(levels));
        Told::new("event-structure-set", args)
    }

    pub(super) fn clock_set(&self, at: Timestamp, stage: StageNo, change: ClockChange) -> Told {
        let structure = self.tournament().structure();
        let stage_args = || {
            Args::new()
                .text("stage", self.words.stage_name(structure, stage))
                .text("title", self.words.stage_title(structure, stage))
        };
        let time = |secs: i64| {
            let secs = i64::try_from(secs.unsigned_abs()).unwrap_or(i64::MAX);
            Args::new().text("time", self.words.duration(secs))
        };
        match change {
            ClockChange::Started => Told::new("event-clock-started", stage_args()),
            ClockChange::Scheduled => {
                let args = Args::new().text("time", self.words.time(at, self.offset));
                Told::new("event-clock-scheduled", args)
            }
            ClockChange::Paused => Told::plain("event-clock-paused"),
            ClockChange::Resumed => Told::plain("event-clock-resumed"),
            ClockChange::Adjusted { secs } if secs < 0 => {
                Told::new("event-clock-time-taken", time(secs))
            }
            ClockChange::Adjusted { secs } => Told::new("event-clock-time-added", time(secs)),
            ClockChange::HandForHand => Told::plain("event-clock-hand-for-hand"),
            ClockChange::HandTaken { secs } => {
                Told::new("event-clock-hand-taken", time(i64::from(secs)))
            }
            ClockChange::LastHands => Told::plain("event-clock-last-hands"),
            ClockChange::Moved => Told::new("event-stage-begun", stage_args()),
            ClockChange::LostTimeCounted { secs } => {
                Told::new("event-lost-time-counted", time(secs))
            }
            ClockChange::LostTimeDropped { secs } => {
                Told::new("event-lost-time-dropped", time(secs))
            }
        }
    }
}
