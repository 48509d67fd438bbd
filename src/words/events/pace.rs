//! Hand-for-hand, last hands, a drawn minute and stopped tables, in words.

use crate::Args;
use crate::events::{Telling, Told};
use engine::event::Event;
use engine::values::TableNo;

impl Telling<'_> {
    /// What happened to the pace of play.
    pub(super) fn pace(&self, event: &Event) -> Told {
        use Event as E;
        match event {
            E::HandForHandStarted { tables, .. } => self.at_tables("event-h4h-started", tables),
            E::TablesTicked { tables, .. } => self.at_tables("event-tables-ticked", tables),
            E::HandOver { no, .. } => Told::new("event-hand-over", Args::new().count("hand", *no)),
            E::HandForHandBegun { no, tables, .. } => {
                let mut told = self.at_tables("event-h4h-begun", tables);
                told.args = told.args.no("hand", *no);
                told
            }
            E::HandForHandEnded { .. } => Told::plain("event-h4h-ended"),
            E::LastHandsAnnounced { hands, tables, .. } => {
                let mut told = self.at_tables("event-last-hands", tables);
                told.args = told.args.count("hands", *hands);
                told
            }
            E::LastHandsPlayed { .. } => Told::plain("event-last-hands-played"),
            E::RandomHaltDrawn { from_mins, to_mins, .. } => {
                let args = Args::new().no("from", *from_mins).no("to", *to_mins);
                Told::new("event-random-halt-drawn", args)
            }
            E::RandomHaltReached { mins_left, .. } => {
                Told::new("event-random-halt-reached", Args::new().count("minutes", *mins_left))
            }
            E::RandomHaltDropped { mins_left, .. } => {
                Told::new("event-random-halt-dropped", Args::new().count("minutes", *mins_left))
            }
            E::TableHalted { table, short, .. } => {
                let args = Args::new().no("table", table.0).count("short", *short);
                Told::new("event-table-halted", args)
            }
            E::TableResumed { table, .. } => self.table("event-table-resumed", *table),
            _ => Told::plain("event-last-hands-ended"),
        }
    }

    /// A table plays on though it is short: the floor's word against a rule.
    pub(super) fn halt_waived(&self, table: TableNo, short: Option<u32>) -> Told {
        let rulebook = self.tournament().settings().rules.rulebook.id();
        let args = Args::new()
            .no("table", table.0)
            .count("short", short.unwrap_or_default())
            .yes_no("known", short.is_some())
            .text("rulebook", rulebook);
        Told::new("event-halt-waived", args)
    }

    /// Which hand of hand-for-hand this is, of those that are known by a number in the event.
    pub(super) fn hand(&self, hand: Option<u32>) -> String {
        let known = hand.and_then(|hand| self.tournament().pace().hand(hand));
        match known.map(|hand| hand.no) {
            None => "none".to_owned(),
            Some(0) => "announced".to_owned(),
            Some(no) => no.to_string(),
        }
    }

    fn at_tables(&self, id: &'static str, tables: &[TableNo]) -> Told {
        let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
        let args =
            Args::new().count("tables", tables.len()).text("numbers", self.words.numbers(&numbers));
        Told::new(id, args)
    }
}
