//! The clock of an evening that is played again.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use super::stages::stage_of;
use engine::Command;
use engine::clock::Run;
use engine::values::{LevelNo, StageNo};
use tdt::StageKind;
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
        self.must(at, None, &command).map(drop)
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
            self.must(at, None, &Command::GoToStage { stage })?;
        }
        Ok(())
    }

    /// Stops the clock where the file left it.
    pub(super) fn stop(&mut self, at: i64) -> Result<(), ImportError> {
        let now = self.moment(at);
        let reading = self.tournament().reading(now);
        if reading.run != Run::Running || !self.tournament().clock().has_begun(now) {
            return Ok(());
        }
        let told = self.event.clock;
        let is_same = usize::from(told.stage) == reading.stage.index();
        let ahead = reading.elapsed_millis / SECOND - i64::from(told.elapsed_secs);
        if is_same && ahead.abs() > 1 {
            self.act(at, &Command::AdjustClock { secs: ahead })?.ok();
        }
        self.must(at, None, &Command::PauseClock).map(drop)
    }
}
