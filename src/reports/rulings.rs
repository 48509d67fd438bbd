//! The rulings of the floor that are in force, with who gave them.

use crate::sheet::{Cell, ReportRow, Sheet};
use engine::event::Event;
use engine::log::Log;
use engine::rulings::FloorRuling;
use engine::values::{LevelNo, Seq, Timestamp};
use std::sync::Arc;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulingLine {
    /// Its number in this tournament, from 1.
    pub no: u32,
    pub seq: Seq,
    pub at: Timestamp,
    /// Who logged it; empty where nobody said.
    pub by: String,
    pub level: Option<LevelNo>,
    pub ruling: Arc<FloorRuling>,
}

/// The rulings that are in force, the first one first.
#[must_use]
pub fn rulings(log: &Log) -> Vec<RulingLine> {
    let logged = |event: &Event| matches!(event, Event::RulingLogged { .. });
    let records = log.records().filter(|record| record.act.body.events().iter().any(logged));
    // An act logs one ruling, and what stands holds those in force in the same order.
    let lines = records.zip(log.state().rulings().iter()).map(|(record, logged)| RulingLine {
        no: logged.no,
        seq: record.seq,
        at: logged.at,
        by: record.act.by.clone(),
        level: logged.level,
        ruling: Arc::clone(&logged.ruling),
    });
    lines.collect()
}

#[must_use]
pub fn rulings_sheet(log: &Log) -> Sheet {
    Sheet { rows: rulings(log).iter().map(row).collect() }
}

fn row(line: &RulingLine) -> ReportRow {
    let text = |text: &str| if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) };
    let ruling = &line.ruling;
    let decision = ruling.decision.as_ref();
    vec![
        ("no", Cell::Number(i64::from(line.no))),
        ("at", Cell::Moment(line.at)),
        ("by", text(&line.by)),
        ("level", Cell::number(line.level.map(|level| level.0))),
        ("table", Cell::number(ruling.table.map(|table| table.0))),
        ("seat", Cell::number(ruling.seat.map(|seat| seat.0))),
        ("hand", Cell::number(ruling.hand)),
        ("topic", text(&ruling.topic)),
        ("question", text(&ruling.question)),
        ("facts", text(&ruling.facts)),
        ("answer", text(&ruling.answer)),
        ("rules", text(&ruling.rules)),
        ("cited", Cell::Texts(ruling.cited.clone())),
        ("decided", decision.map_or(Cell::Empty, |decision| Cell::word(decision.kind))),
        ("decision", decision.map_or(Cell::Empty, |decision| text(&decision.answer))),
        ("reason", decision.map_or(Cell::Empty, |decision| text(&decision.reason))),
    ]
}
