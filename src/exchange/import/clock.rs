//! The clock of an evening that is played again.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use super::stages::stage_of;
use engine::Command;
use engine::clock::Run;
use engine::values::{LevelNo, StageNo};
use tdt::{StageKind, TdtStage};
use words::Args;

/// A second, in milliseconds.
const SECOND: i64 = 1000;

impl Playing<'_> {
    /// Begins a level or break at this moment, wherever the clock has got to.
    pub(super) fn begin(&mut self, at: i64, stage: StageNo) -> Result<(), ImportError> {
        let now = self.moment(at);
        let reading = self.tournament().reading(now);
        if !self.tournament().clock().has_begun(now)
            || (reading.stage == stage && reading.elapsed_millis == 0)
        {
            return Ok(());
        }
        let command = match reading.stage.0.checked_add(1) == Some(stage.0) {
            true => Command::NextStage,
            false => Command::GoToStage { stage },
        };
        self.settle(at, &command).map(drop)
    }

    /// A level or break was held up: the log does not say when, so it is when it would have ended.
    pub(super) fn hold_up(
        &mut self,
        at: i64,
        stage: StageNo,
        secs: i64,
    ) -> Result<(), ImportError> {
        let now = self.moment(at);
        let reading = self.tournament().reading(now);
        if reading.stage == stage && self.act(at, &Command::AdjustClock { secs })?.is_ok() {
            let args = Args::new().no("stage", stage.0).count("secs", secs);
            self.remarks.name(RemarkKind::Longer, self.words.say("import-stage-longer", &args));
        }
        Ok(())
    }

    /// Where the log does not tell when levels began, the round of what happened says which is on.
    pub(super) fn reach(&mut self, at: i64, round: Option<u16>) -> Result<(), ImportError> {
        let now = self.moment(at);
        let Some(round) = round.filter(|_| !self.has_stages) else { return Ok(()) };
        let is_on = self.tournament().reading(now).level == Some(LevelNo(round));
        if is_on || !self.tournament().clock().has_begun(now) {
            return Ok(());
        }
        let structure = self.tournament().structure();
        if let Some(stage) = stage_of(structure, StageKind::Round, round) {
            self.remarks.more(RemarkKind::LevelsFromRounds, "");
            self.settle(at, &Command::GoToStage { stage })?;
        }
        Ok(())
    }

    /// How much time was added to the stage in which the file was saved, in seconds.
    pub(super) fn added(&self) -> i64 {
        let told = self.event.clock;
        let planned = self.event.stages.get(usize::from(told.stage)).map_or(0, TdtStage::secs);
        match told.lasts_secs {
            Some(lasts) if planned > 0 => i64::from(lasts) - i64::from(planned),
            Some(_) | None => 0,
        }
    }

    /// Stops the clock where the file left it.
    pub(super) fn stop(&mut self, at: i64) -> Result<(), ImportError> {
        let now = self.moment(at);
        let reading = self.tournament().reading(now);
        let has_begun = self.tournament().clock().has_begun(now);
        if reading.run != Run::Running || !has_begun {
            return Ok(());
        }
        let told = self.event.clock;
        let is_same = usize::from(told.stage) == reading.stage.index();
        let ahead = reading.elapsed_millis / SECOND - i64::from(told.elapsed_secs) + self.added();
        if is_same && ahead.abs() > 1 {
            self.act(at, &Command::AdjustClock { secs: ahead })?.ok();
        }
        // Where it is at the end of a break by that, it waits there by itself.
        let now = self.moment(at);
        if self.tournament().reading(now).run != Run::Running {
            return Ok(());
        }
        self.settle(at, &Command::PauseClock).map(drop)
    }
}
