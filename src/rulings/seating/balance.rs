//! Which tables break, who moves where, which table stops, and what must be asked first.
//!
//! ## Why
//! Tables of one event pay blinds at the same pace only while they are about equally full.
//!
//! ## Example
//! Tables of nine, nine and six: the next big blinds of the full ones go to the short one.
//!
//! ## Discretion
//! Where only the small blind, or a seat that waits, is open at the short table.

use crate::seat_facts::{Last, all_seats, apart, positions, seat_set};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::button::ButtonState;
use engine::seating::{Plan, Room, RoomTable, SeatRule};
use engine::values::{SeatNo, SeatSet, TableNo};
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(super) const TOPIC: Topic = Topic {
    slug: "balance",
    cites: &[
        Tda2024.cite("11-A", "gist-balance"),
        Tda2024.cite("11-C", "gist-source-table"),
        Tda2024.cite("11-D", "gist-halt-2024"),
        Tda2024.cite("10-B", "gist-break"),
        Tda2011.cite("8-A", "gist-balance"),
        Tda2011.cite("8-A", "gist-source-table"),
        Tda2011.cite("8-A", "gist-halt-2011"),
        Tda2011.cite("5", "gist-random-seats"),
        Tda2011.cite("7", "gist-seat-with-all-rights"),
    ],
    example: r#"{"seats":9,"tables":[{"table":1,"occupied":[1,2,3,4,5,6,7,8,9],"last":{"button":1,"small_blind":2,"big_blind":3}},{"table":2,"occupied":[1,2,3,5,6,9],"last":{"button":9,"small_blind":1,"big_blind":2}},{"table":3,"occupied":[1,2,3,4,5,6,7,8],"last":null}],"break_order":[3,2,1]}"#,
    ..Topic::of(Section::Seating, &Judge(judge))
};

facts! {
    struct Facts {
        #[range(2..=31)]
        seats: u8,
        tables: Vec<TableFacts>,
        break_order: Option<Vec<TableNo>>,
        /// The largest difference that is left alone; 1 where not given.
        #[range(1..=9)]
        gap: Option<u8>,
        /// Players that fit at the final table; a full table where not given.
        #[range(2..=31)]
        final_table_size: Option<u8>,
        /// Seats that opened, the last one first, decide where every event is stud.
        stud: Option<bool>,
    }

    struct TableFacts {
        table: TableNo,
        occupied: Vec<SeatNo>,
        last: Option<Last>,
        /// Seats emptied by bust-outs since the hand `last`; unknown where not given.
        busted: Option<Vec<SeatNo>>,
        closed: Option<Vec<SeatNo>>,
        /// Seats whose players must not be moved.
        locked: Option<Vec<SeatNo>>,
        /// Open seats, the one that opened last first.
        opened: Option<Vec<SeatNo>>,
    }
}

/// The tables that were told, each once, by number.
fn room_tables(facts: &Facts) -> Result<Vec<RoomTable>, FactsError> {
    let all = all_seats(facts.seats);
    let mut tables = Vec::with_capacity(facts.tables.len());
    let mut seen = BTreeSet::new();
    for (index, table) in facts.tables.iter().enumerate() {
        if !seen.insert(table.table) {
            let reason = Reason::new("table-twice").with("table", table.table);
            return Err(FactsError::at("tables", reason));
        }
        tables.push(room_table(index, table, all)?);
    }
    tables.sort_by_key(|table| table.table);
    Ok(tables)
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let tables = room_tables(&facts)?;
    let untold = untold_openings(&facts, &tables);
    let is_stud = facts.stud.unwrap_or_default();
    let room = Room {
        tables,
        break_order: facts.break_order.unwrap_or_default(),
        method: rules.button,
        seat_rule: if is_stud { SeatRule::LastSeatOpened } else { SeatRule::NextBigBlind },
        gap: usize::from(facts.gap.unwrap_or(1).max(1)),
        final_table_size: usize::from(facts.final_table_size.unwrap_or(facts.seats)),
        redraw_at_tables: Vec::new(),
        lot: 0,
        seats_per_table: facts.seats,
        waiting: 0,
        early_breaks: None,
        halt_gap: usize::from(rules.halt_gap),
    };
    let plan = room.plan();
    let (halted, unknown) = room.halts(rules.halt, rules.halt_gap);
    let players = |table: &RoomTable| table.taken.len();
    let fullest = room.tables.iter().map(players).max().unwrap_or_default();
    let is_short =
        room.tables.iter().any(|table| table.short_of(fullest) >= usize::from(rules.halt_gap));
    let mut ask: BTreeSet<TableNo> = plan.ask_button.iter().copied().collect();
    ask.extend(unknown);
    let verdict = json!({
        "break": plan.breaks,
        "moves": plan.moves.iter().map(|planned| json!({
            "from": planned.from,
            "to": {
                "table": planned.to.table,
                "seat": (!untold.contains(&planned.to.table)).then_some(planned.to.seat),
            },
            "reason": planned.reason,
            "waits_one_hand": false,
        })).collect::<Vec<Value>>(),
        "halt": halted,
        "ask_button": ask.iter().collect::<Vec<_>>(),
    });
    let options = plan.undecided.iter().map(|doubt| {
        let verdict = json!({ "undecided": { "from": doubt.from, "to": doubt.to } });
        Choice::new(
            verdict,
            Reason::new("balance-undecided").with("from", doubt.from).with("to", doubt.to),
        )
    });
    let ruling = Ruling {
        verdict: verdict.into(),
        why: why(&plan, &halted, &ask, &untold),
        is_discretion: !plan.undecided.is_empty(),
        options: options.collect(),
        ..Ruling::default()
    };
    let ruling = match plan.breaks.is_empty() {
        true => ruling,
        false => ruling.rests_on(&["gist-break", "gist-random-seats", "gist-seat-with-all-rights"]),
    };
    let ruling = match is_short {
        false => ruling,
        true => ruling.rests_on(&["gist-halt-2024", "gist-halt-2011"]),
    };
    Ok(ruling.rests_on(&["gist-balance", "gist-source-table"]))
}

fn room_table(index: usize, told: &TableFacts, all: SeatSet) -> Result<RoomTable, FactsError> {
    let name = |what: &str| format!("tables[{index}].{what}");
    let seats = |what: &str, seats: &Option<Vec<SeatNo>>| {
        seat_set(&name(what), seats.as_deref().unwrap_or_default(), all)
    };
    let taken = seat_set(&name("occupied"), &told.occupied, all)?;
    let closed = seats("closed", &told.closed)?;
    let busted = seats("busted", &told.busted)?;
    apart(&name("closed"), closed, &name("occupied"), taken)?;
    let button = told.last.map(|last| positions(last, all)).transpose();
    let button = button.map_err(|error| error.renamed("last", &name("last")))?;
    let open = all.difference(closed).difference(taken);
    let opened: SeatSet = seats("opened", &told.opened)?;
    let first_opened = told.opened.clone().unwrap_or_default();
    let rest = open.difference(opened).iter();
    Ok(RoomTable {
        table: told.table,
        seats: all.difference(closed),
        taken,
        locked: seats("locked", &told.locked)?,
        button: button.map(ButtonState::Played),
        // Not knowing who busted, every seat is taken to have been full.
        live_last_hand: Some(match told.busted {
            Some(_) => taken.union(busted),
            None => all.difference(closed),
        }),
        opened: first_opened.into_iter().filter(|seat| open.contains(*seat)).chain(rest).collect(),
        is_halt_waived: false,
        is_new: false,
    })
}

/// The tables where nobody told which of several open seats opened last, if that decides.
fn untold_openings(facts: &Facts, tables: &[RoomTable]) -> BTreeSet<TableNo> {
    if facts.stud != Some(true) {
        return BTreeSet::new();
    }
    let told = |table| facts.tables.iter().any(|told| told.table == table && told.opened.is_some());
    let untold = tables.iter().filter(|table| table.opened.len() > 1 && !told(table.table));
    untold.map(|table| table.table).collect()
}

fn why(
    plan: &Plan,
    halted: &[TableNo],
    ask: &BTreeSet<TableNo>,
    untold: &BTreeSet<TableNo>,
) -> Vec<Reason> {
    let mut why = Vec::new();
    for table in &plan.breaks {
        why.push(Reason::new("balance-break").with("table", table));
    }
    for planned in &plan.moves {
        if untold.contains(&planned.to.table) {
            why.push(
                Reason::new("balance-ask-opened")
                    .with("from-table", planned.from.table)
                    .with("from-seat", planned.from.seat)
                    .with("to-table", planned.to.table),
            );
            continue;
        }
        let id = match planned.role {
            Some(_) => "balance-move",
            None => "balance-move-stud",
        };
        let (from, to) = (planned.from, planned.to);
        why.push(
            Reason::new(id)
                .with("from-table", from.table)
                .with("from-seat", from.seat)
                .with("to-table", to.table)
                .with("to-seat", to.seat),
        );
    }
    for doubt in &plan.undecided {
        let reason = Reason::new("balance-undecided");
        why.push(reason.with("from", doubt.from).with("to", doubt.to));
    }
    why.extend(halted.iter().map(|table| Reason::new("balance-halt").with("table", table)));
    why.extend(ask.iter().map(|table| Reason::new("balance-ask").with("table", table)));
    if why.is_empty() {
        why.push(Reason::new("balance-nothing"));
    }
    why
}
