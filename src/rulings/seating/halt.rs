//! Which tables stop because they are short of players.
//!
//! ## Why
//! A short table pays blinds faster than a full one, and its players have not chosen that.
//!
//! ## Example
//! Tables of 9, 9 and 6: under TDA 2011 the third stops. Under TDA 2024 it stops once its big
//! blind would come to a seat that bust-outs emptied.
//!
//! ## Discretion
//! Since TDA 2019 the director may let it play on, and decides alone in other formats.

use crate::{
    Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::values::TableNo;
use rulebook::HaltRule;
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const TOPIC: Topic = Topic {
    slug: "halt",
    cites: &[Tda2024.cite("11-D", "gist-halt-2024"), Tda2011.cite("8-A", "gist-halt-2011")],
    example: r#"{"tables":[{"table":1,"players":9},{"table":2,"players":9},{"table":3,"players":6}],"blinds_affected":[3],"format":"full_tables"}"#,
    ..Topic::of(Section::Seating, &Judge(judge))
};

facts! {
    struct Facts {
        tables: Vec<Table>,
        /// Tables whose next big blind would come to a seat that bust-outs emptied.
        blinds_affected: Option<Vec<TableNo>>,
        format: Option<Format>,
    }

    struct Table {
        table: TableNo,
        #[range(0..=31)]
        players: u8,
    }

    #[derive(Default)]
    enum Format {
        #[default]
        FullTables,
        /// Six-handed, turbo and the like.
        Other,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let mut counts = BTreeMap::new();
    for told in &facts.tables {
        if counts.insert(told.table, told.players).is_some() {
            let reason = Reason::new("table-twice").with("table", told.table);
            return Err(FactsError::at("tables", reason));
        }
    }
    let affected: BTreeSet<TableNo> =
        facts.blinds_affected.unwrap_or_default().into_iter().collect();
    if let Some(table) = affected.iter().find(|table| !counts.contains_key(table)) {
        let reason = Reason::new("table-unknown").with("table", table);
        return Err(FactsError::at("blinds_affected", reason));
    }
    let fullest = counts.values().copied().max().unwrap_or_default();
    let is_short = |players: u8| fullest - players >= rules.halt_gap;
    let short: Vec<TableNo> =
        counts.iter().filter(|(_, players)| is_short(**players)).map(|(table, _)| *table).collect();
    let ruling = match rules.halt {
        _ if short.is_empty() => none("halt-none-short"),
        HaltRule::Never => none("halt-never"),
        HaltRule::AtTheGap => {
            Ruling::new(verdict(&short, &[]), said("halt-tables", &short)).because(gap(rules))
        }
        HaltRule::FullTablesAtTheGap => {
            full_tables(&short, &short, &[], facts.format.unwrap_or_default()).because(gap(rules))
        }
        HaltRule::BlindsAffected => {
            let (stop, wait): (Vec<TableNo>, Vec<TableNo>) =
                short.iter().partition(|table| affected.contains(table));
            full_tables(&short, &stop, &wait, facts.format.unwrap_or_default()).because(gap(rules))
        }
    };
    Ok(ruling.rests_on(&["gist-halt-2024", "gist-halt-2011"]))
}

/// The rule of TDA 2024 §11-D, and that of TDA 2019, which stops them whatever the blinds.
fn full_tables(short: &[TableNo], stop: &[TableNo], wait: &[TableNo], format: Format) -> Ruling {
    let play_on = Choice::new(verdict(&[], wait), "halt-waived");
    if format == Format::Other {
        let stop_all = Choice::new(verdict(short, &[]), said("halt-tables", short));
        return Ruling::choice("halt-other-format", vec![stop_all, play_on]);
    }
    if stop.is_empty() {
        return Ruling::new(verdict(&[], wait), said("halt-not-yet", wait));
    }
    let usual = Choice::new(verdict(stop, wait), said("halt-tables", stop));
    let ruling = usual.clone().ruling().or_one_of(vec![usual, play_on]);
    ruling
        .because("halt-may-be-waived")
        .because("halt-waived-no-misdeal")
        .step("halt-finish-the-hand")
}

fn none(id: &'static str) -> Ruling {
    Ruling::new(verdict(&[], &[]), id)
}

fn verdict(halt: &[TableNo], waiting: &[TableNo]) -> Value {
    json!({ "halt": halt, "until_blinds_affected": waiting })
}

fn said(id: &'static str, tables: &[TableNo]) -> Reason {
    let count = u64::try_from(tables.len()).unwrap_or_default();
    Reason::new(id).count("count", count).said("tables", ReasonValue::each(tables))
}

fn gap(rules: &RuleSet) -> Reason {
    Reason::new("halt-gap").count("gap", rules.halt_gap)
}
