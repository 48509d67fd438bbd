//! Hand-for-hand, orbits, hands that are counted, last hands, a drawn minute and stopped tables, in
//! words.

use super::{Args, EventTold, Telling};
use engine::pace::{AtMinute, OrbitTerms, TableHands};
use engine::penalties::Posted;
use engine::values::TableNo;

impl Telling<'_> {
    pub(super) fn hand_for_hand_begun(
        &self,
        no: u32,
        tables: &[TableNo],
        posted: &[Posted],
    ) -> EventTold {
        let told = self.at_tables("event-h4h-begun", tables);
        self.with_posted(told.with(|args| args.no("hand", no)), posted)
    }

    pub(super) fn last_hands(&self, hands: u16, tables: &[TableNo]) -> EventTold {
        self.at_tables("event-last-hands", tables).with(|args| args.count("hands", hands))
    }

    /// An orbit began; with the first one, what the floor chose.
    pub(super) fn orbit_begun(
        &self,
        no: u32,
        tables: &[TableHands],
        terms: OrbitTerms,
    ) -> EventTold {
        let hands = || tables.iter().map(|table| table.hands);
        let (fewest, most) = (hands().min().unwrap_or_default(), hands().max().unwrap_or_default());
        let args = Args::new()
            .no("orbit", no)
            .count("tables", tables.len())
            .no("fewest", fewest)
            .count("most", most)
            .yes_no("even", fewest == most)
            .text("clock", self.words.orbit_clock(terms.clock))
            .text("busts", self.words.orbit_busts(terms.busts));
        let id = if no == 1 { "event-orbits-started" } else { "event-orbit-begun" };
        EventTold::new(id, args)
    }

    /// Hands of tables, as they stand after they were marked.
    pub(super) fn hands_marked(&self, marks: &[TableHands]) -> EventTold {
        let said = |mark: &TableHands| {
            let args = Args::new().no("table", mark.table.0).count("hands", mark.hands);
            self.words.say("hands-of-table", &args)
        };
        let list = self.words.names(self.detail, marks, said);
        EventTold::new("event-hands-marked", Args::new().text("list", list))
    }

    pub(super) fn random_halt_drawn(&self, from: u16, to: u16, then: AtMinute) -> EventTold {
        let args = Args::new().no("from", from).no("to", to);
        EventTold::new(
            match then {
                AtMinute::Stop => "event-random-halt-drawn",
                AtMinute::Break => "event-random-break-drawn",
            },
            args,
        )
    }

    /// A minute that was drawn came, or was called off.
    pub(super) fn minutes_left(&self, id: &'static str, minutes: u16) -> EventTold {
        EventTold::new(id, Args::new().count("minutes", minutes))
    }

    pub(super) fn table_halted(&self, table: TableNo, short: u32) -> EventTold {
        self.table("event-table-halted", table).with(|args| args.count("short", short))
    }

    /// A table plays on though it is short: the floor's word against a rule.
    pub(super) fn halt_waived(&self, table: TableNo, short: Option<u32>) -> EventTold {
        let rulebook = self.tournament().settings().rules.rulebook;
        let args = Args::new()
            .no("table", table.0)
            .count("short", short.unwrap_or_default())
            .yes_no("known", short.is_some())
            .rule_of(rulebook);
        EventTold::new("event-halt-waived", args)
    }

    /// What concerns some tables.
    pub(super) fn at_tables(&self, id: &'static str, tables: &[TableNo]) -> EventTold {
        let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
        let args =
            Args::new().count("tables", tables.len()).text("numbers", self.words.numbers(&numbers));
        EventTold::new(id, args)
    }
}
