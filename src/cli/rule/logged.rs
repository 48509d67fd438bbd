//! A ruling goes into the log of a tournament, with what the floor decided itself.

use crate::moment;
use crate::moment::time;
use crate::trouble::Trouble;
use clap::Args;
use engine::command::Command;
use engine::rulings::{Decision, DecisionKind, FloorRuling};
use engine::values::{SeatNo, TableNo};
use rulebook::RuleSet;
use session::{Session, chance};
use std::path::PathBuf;
use storage::JournalTrouble;
use words::Words;

/// Where a ruling goes, and what it was about.
#[derive(Debug, Args)]
pub struct Into {
    /// The tournament whose rules hold.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Writes every answer into the log of that tournament.
    #[arg(long, requires = "file")]
    pub log: bool,
    /// The table, for the log.
    #[arg(long, requires = "log")]
    pub table: Option<u16>,
    /// The seat, for the log.
    #[arg(long, requires = "table")]
    pub seat: Option<u8>,
    /// The hand of that table, for the log.
    #[arg(long, requires = "table")]
    pub hand: Option<u32>,
    /// What the floor decided where the rules leave a choice, for the log.
    #[arg(long, requires = "log", conflicts_with = "overrule")]
    pub decide: Option<String>,
    /// What the floor decided against the rules, for the log; needs a reason.
    #[arg(long, requires_all = ["log", "reason"])]
    pub overrule: Option<String>,
    /// Why the floor decided so, for the log.
    #[arg(long, requires = "log")]
    pub reason: Option<String>,
    /// Who ruled, for the log.
    #[arg(long, requires = "log", default_value = "")]
    pub by: String,
    /// Says that the computer's time is right, though it is more than a day since the last act.
    #[arg(long, requires = "log")]
    pub accept_time: bool,
    /// The moment of the ruling, for the log.
    #[arg(long, requires = "log")]
    pub at: Option<String>,
}

/// Writes rulings into the log of a tournament, or only knows its rules.
pub struct Logger<'a> {
    into: &'a Into,
    session: Session,
}

impl<'a> Logger<'a> {
    /// Opens the tournament, where one was named.
    pub fn open(into: &'a Into, words: &Words) -> Result<Option<Self>, Trouble> {
        let Some(path) = &into.file else { return Ok(None) };
        let (time, chance) = (time(into.at.as_deref(), words)?, chance(None));
        let opened = if into.log {
            Session::open(path, time, chance, &into.by)
        } else {
            Session::open_to_read(path, time, chance)
        };
        let mut session = opened.map_err(|error| Trouble::opening(error, words))?;
        if into.log && session.found().is_in_use {
            let error = JournalTrouble::InUse.at(path);
            return Err(Trouble::journal(&error, words));
        }
        if into.log {
            // The present moment, although the clock of an event that was closed for long waits.
            moment::set(&mut session, into.at.as_deref(), words)?;
            if into.accept_time {
                session.accept_jump();
            }
        }
        Ok(Some(Self { into, session }))
    }

    /// The rules of the tournament.
    pub fn rules(&self) -> RuleSet {
        self.session.tournament().settings().rules
    }

    /// Writes a ruling, where that was asked for.
    pub fn log(&mut self, ruling: FloorRuling, words: &Words) -> Result<(), Trouble> {
        if !self.into.log {
            return Ok(());
        }
        let decided = |answer: &String, kind| {
            let reason = self.into.reason.clone().unwrap_or_default();
            Decision { answer: answer.clone(), reason, kind }
        };
        let choice = self.into.decide.as_ref().map(|own| decided(own, DecisionKind::Choice));
        let overrule = self.into.overrule.as_ref().map(|own| decided(own, DecisionKind::Override));
        let ruling = Box::new(FloorRuling {
            decision: overrule.or(choice),
            table: self.into.table.map(TableNo),
            seat: self.into.seat.map(SeatNo),
            hand: self.into.hand,
            ..ruling
        });
        let submitted = self.session.submit(&Command::LogRuling { ruling });
        submitted
            .map(drop)
            .map_err(|failure| Trouble::failure(failure, self.session.tournament(), words))
    }
}
