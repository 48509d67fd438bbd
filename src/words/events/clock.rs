//! The tournament itself and its clock, in words.

use super::{Args, EventTold, Telling};
use engine::clock::AfterRecess;
use engine::event::ClockChange;
use engine::settings::Settings;
use engine::structure::Structure;
use engine::values::{StageNo, Timestamp};

impl Telling<'_> {
    pub(super) fn created(&self, settings: &Settings) -> EventTold {
        let args = Args::new().text("tournament", settings.name.as_str());
        EventTold::new("event-tournament-created", args)
    }

    pub(super) fn structure_set(&self, structure: &Structure) -> EventTold {
        let levels = structure.levels().count();
        let args = Args::new()
            .count("levels", levels)
            .count("breaks", structure.stages.len().saturating_sub(levels));
        EventTold::new("event-structure-set", args)
    }

    pub(super) fn time_corrected(&self, from: Timestamp, to: Timestamp) -> EventTold {
        let args = Args::new()
            .text("from", self.words.date_and_time(from, self.offset))
            .text("to", self.words.date_and_time(to, self.offset));
        EventTold::new("event-time-corrected", args)
    }

    pub(super) fn clock_set(
        &self,
        at: Timestamp,
        stage: StageNo,
        change: ClockChange,
    ) -> EventTold {
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
            ClockChange::Started => EventTold::new("event-clock-started", stage_args()),
            ClockChange::Scheduled => {
                let args = Args::new().text("time", self.words.time(at, self.offset));
                EventTold::new("event-clock-scheduled", args)
            }
            ClockChange::Paused => EventTold::plain("event-clock-paused"),
            ClockChange::Resumed => EventTold::plain("event-clock-resumed"),
            ClockChange::Adjusted { secs } if secs < 0 => {
                EventTold::new("event-clock-time-taken", time(secs))
            }
            ClockChange::Adjusted { secs } => EventTold::new("event-clock-time-added", time(secs)),
            ClockChange::HandForHand => EventTold::plain("event-clock-hand-for-hand"),
            ClockChange::HandTaken { secs } => {
                EventTold::new("event-clock-hand-taken", time(i64::from(secs)))
            }
            ClockChange::OrbitForOrbit => EventTold::plain("event-clock-orbit-for-orbit"),
            ClockChange::OrbitTaken { hands, secs } => {
                let args = time(i64::from(secs)).count("hands", hands);
                EventTold::new("event-clock-orbit-taken", args)
            }
            ClockChange::HandsPlayed => EventTold::new("event-hands-played", stage_args()),
            ClockChange::WaitsChanged => EventTold::plain("event-clock-waits-changed"),
            ClockChange::LevelsLast { hands } => {
                EventTold::new("event-levels-last", Args::new().no_or_none("hands", hands))
            }
            ClockChange::LastHands => EventTold::plain("event-clock-last-hands"),
            ClockChange::Moved => EventTold::new("event-stage-begun", stage_args()),
            ClockChange::BreakCalled { until, after } => {
                let id = match after {
                    AfterRecess::GoesOn => "event-clock-break-called",
                    AfterRecess::Waits => "event-clock-break-called-waits",
                };
                let time = self.words.nearest_time(until, self.offset);
                EventTold::new(id, Args::new().text("time", time))
            }
            ClockChange::LostTimeCounted { secs } => {
                EventTold::new("event-lost-time-counted", time(secs))
            }
            ClockChange::LostTimeDropped { secs } => {
                EventTold::new("event-lost-time-dropped", time(secs))
            }
        }
    }
}
