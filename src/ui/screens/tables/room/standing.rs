//! What is the matter with each table, worked out once for an act and a second.

use crate::view::View;
use crate::widgets::{Tile, TileState};
use engine::seating::Table;
use engine::values::{SeatSet, Seq, TableNo};
use std::collections::{BTreeMap, BTreeSet};
use words::Args;

/// A table as the floor plan shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub table: TableNo,
    pub number: String,
    pub count: String,
    pub badge: Option<String>,
    pub state: TileState,
    /// Somebody must say where its button is.
    pub asks_button: bool,
    pub is_tracked: bool,
    pub has_open: bool,
    /// Seats, those out of use among them.
    pub seats: usize,
    pub taken: SeatSet,
    pub closed: SeatSet,
}

impl Standing {
    /// How it is drawn from afar while nobody touches it.
    pub fn tile(&self) -> Tile<'_> {
        Tile {
            number: &self.number,
            count: &self.count,
            badge: self.badge.as_deref(),
            state: self.state,
            asks_button: self.asks_button,
            is_tracked: self.is_tracked,
            is_chosen: false,
            is_hovered: false,
            is_lit: false,
        }
    }
}

/// What is the matter with every table, by number.
#[derive(Debug, Default)]
pub struct Standings {
    key: Option<(Seq, i64)>,
    tables: Vec<Standing>,
}

/// What is asked of many tables, asked once.
struct RoomFacts<'a> {
    view: &'a View<'a>,
    halted: BTreeSet<TableNo>,
    playing: BTreeSet<TableNo>,
    /// Hands are counted, and these are too far ahead.
    ahead: BTreeSet<TableNo>,
    breaking: BTreeSet<TableNo>,
    button: BTreeSet<TableNo>,
    is_late: bool,
    is_final: bool,
    counts: BTreeMap<(usize, usize), String>,
}

impl Standings {
    /// Works it out anew where an act or a second has passed.
    pub fn renew(&mut self, view: &View<'_>) {
        let key = Some((view.seq(), view.now.0.div_euclid(1000)));
        if self.key == key {
            return;
        }
        self.key = key;
        let seating = view.tournament.seating();
        let plan = &view.digest.plan;
        let is_late = !view.tournament.is_registration_open(view.now);
        let has_out = view.tournament.entries().out() > 0;
        let mut asked = RoomFacts {
            view,
            halted: view.digest.halted().collect(),
            playing: view.tournament.tables_still_playing().into_iter().collect(),
            ahead: ahead(view),
            breaking: plan.breaks.iter().copied().collect(),
            button: plan.ask_button.iter().copied().collect(),
            is_late,
            is_final: is_late && has_out && seating.tables().len() == 1,
            counts: BTreeMap::new(),
        };
        self.tables = seating.tables().map(|table| asked.standing(table)).collect();
    }

    pub fn tables(&self) -> &[Standing] {
        &self.tables
    }

    /// How many tables stand like this.
    pub fn count(&self, state: TileState) -> usize {
        self.tables.iter().filter(|standing| standing.state == state).count()
    }
}

/// The tables that wait until others have caught up, or have played the level.
fn ahead(view: &View<'_>) -> BTreeSet<TableNo> {
    let soft = view.tournament.soft_tables(view.now).into_iter();
    let soft = soft.map(|(table, stands)| (table, stands.waits));
    let level = view.tournament.level_tables(view.now).into_iter();
    let level = level.map(|(table, stands)| (table, stands.waits));
    soft.chain(level).filter(|(_, waits)| *waits).map(|(table, _)| table).collect()
}

impl RoomFacts<'_> {
    fn standing(&mut self, table: &Table) -> Standing {
        let (taken, usable) = (table.taken().len(), table.usable().len());
        let view = self.view;
        let count = self.counts.entry((taken, usable)).or_insert_with(|| {
            let args = Args::new().count("players", taken).count("seats", usable);
            view.say("tables-players-of", &args)
        });
        let count = count.clone();
        let (badge, state) = self.badge(table);
        Standing {
            table: table.no,
            number: table.no.to_string(),
            count,
            badge,
            state,
            asks_button: self.button.contains(&table.no),
            is_tracked: table.is_tracked,
            has_open: taken < usable,
            seats: table.seats().len(),
            taken: table.taken(),
            closed: table.closed(),
        }
    }

    /// What is the matter with a table.
    fn badge(&self, known: &Table) -> (Option<String>, TileState) {
        let (view, table) = (self.view, known.no);
        if self.halted.contains(&table) {
            return (Some(view.text("tables-halted")), TileState::Halted);
        }
        let pace = view.tournament.pace();
        if pace.stops().contains_key(&table) {
            return (Some(view.text("tables-stopped")), TileState::Halted);
        }
        // While tables wait for each other, that is what the floor looks for.
        if self.playing.contains(&table) {
            return (Some(view.text("tables-plays")), TileState::Playing);
        }
        let is_done = pace.hold().is_some_and(|hold| hold.done.contains_key(&table));
        if is_done || self.ahead.contains(&table) {
            return (Some(view.text("tables-waits")), TileState::Waiting);
        }
        if self.breaking.contains(&table) {
            return (Some(view.text("tables-breaks-now")), TileState::Breaking);
        }
        if let Some(short) = view.digest.short_by(known) {
            let words = view.say("tables-short", &Args::new().count("short", short));
            return (Some(words), TileState::Short);
        }
        if self.is_final {
            return (Some(view.text("room-final")), TileState::Final);
        }
        if self.is_late && view.digest.next_to_break == Some(table) {
            return (Some(view.text("tables-next-to-break")), TileState::Breaking);
        }
        (None, TileState::Normal)
    }
}

/// What a screen reader says of a table.
pub fn name_of(view: &View<'_>, standing: &Standing) -> String {
    let title = view.say("tables-table", &Args::new().no("table", standing.table.0));
    let ask = standing.asks_button.then(|| view.text("tables-plan-ask-title"));
    let parts = [Some(title), Some(standing.count.clone()), standing.badge.clone(), ask];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
