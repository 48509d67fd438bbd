//! `rule --log`: writes a ruling into the log of a tournament, with the floor's own decision.

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

/// The options for logging a ruling.
#[derive(Debug, Args)]
pub struct Into {
    /// Tournament whose rules to apply.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Write every ruling into the log of that tournament.
    #[arg(long, requires = "file")]
    pub log: bool,
    /// Table, for the log.
    #[arg(long, requires = "log")]
    pub table: Option<u16>,
    /// Seat, for the log.
    #[arg(long, requires = "table")]
    pub seat: Option<u8>,
    /// Hand at that table, for the log.
    #[arg(long, requires = "table")]
    pub hand: Option<u32>,
    /// The floor's decision if the rules leave a choice, for the log.
    #[arg(long, requires = "log", conflicts_with = "overrule")]
    pub decide: Option<String>,
    /// The floor's decision against the rules, for the log; needs --reason.
    #[arg(long, requires_all = ["log", "reason"])]
    pub overrule: Option<String>,
    /// Reason for the floor's decision, for the log.
    #[arg(long, requires = "log")]
    pub reason: Option<String>,
    /// Name of the person who ruled, for the log.
    #[arg(long, requires = "log", default_value = "", hide_default_value = true)]
    pub by: String,
    /// Confirm the computer's time if more than a day has passed since the last action.
    #[arg(long, requires = "log")]
    pub accept_time: bool,
    /// Time of the ruling, for the log (default: now).
    #[arg(long, requires = "log")]
    pub at: Option<String>,
}

/// An open tournament: gives its rules, and logs rulings if asked.
pub struct Logger<'a> {
    into: &'a Into,
    session: Session,
}

impl<'a> Logger<'a> {
    /// Opens the tournament of `--file`, if given.
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
            // Use the present time even if the event was closed for long and its clock waits.
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

    /// Logs a ruling if `--log` was given.
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
