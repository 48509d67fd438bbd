//! The room as balancing sees it: seats and buttons, no names.

use crate::button::{ButtonState, big_blind_meets_empty_seat};
use crate::entries::Player;
use crate::seating::{Table, final_table_size, shortness};
use crate::settings::EarlyBreaks;
use crate::tournament::Tournament;
use crate::values::{SeatNo, SeatSet, TableNo, Timestamp};
use rulebook::{ButtonMethod, HaltRule};
use std::collections::BTreeSet;

/// One table as balancing sees it.
#[derive(Debug, Clone)]
pub struct RoomTable {
    /// Its number, by which a plan names it.
    pub table: TableNo,
    /// Seats in use, taken or not.
    pub seats: SeatSet,
    /// Seats in which a player sits.
    pub taken: SeatSet,
    /// Seats whose player may not be moved.
    pub locked: SeatSet,
    /// Button and blinds, where known.
    pub button: Option<ButtonState>,
    /// Who was dealt the last hand, where known.
    pub live_last_hand: Option<SeatSet>,
    /// Open seats, the one that opened last first; only asked in stud events.
    pub opened: Vec<SeatNo>,
    /// The director lets it play on though it is short.
    pub is_halt_waived: bool,
    /// No hand was played there yet: at most one player sits there, and nobody ever left.
    pub is_new: bool,
}

impl RoomTable {
    /// How many players it is short beside the fullest table.
    #[must_use]
    pub fn short_of(&self, fullest: usize) -> usize {
        shortness(self.taken.len(), self.seats.len(), fullest)
    }
}

/// Who leaves a table, and which seat they take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatRule {
    /// The next big blind goes to the worst seat.
    NextBigBlind,
    /// Stud only: somebody by lot goes to the seat that opened last.
    LastSeatOpened,
}

/// The room as balancing sees it.
#[derive(Debug, Clone)]
pub struct Room {
    /// Every table in use, by number.
    pub tables: Vec<RoomTable>,
    /// The order in which tables break; those left out follow, the highest first.
    pub break_order: Vec<TableNo>,
    /// How the button moves by the rules of the event.
    pub method: ButtonMethod,
    /// Who leaves a table and which seat they take; in stud it is another rule.
    pub seat_rule: SeatRule,
    /// The largest difference between two tables that is left alone.
    pub gap: usize,
    /// Players that fit at the final table.
    pub final_table_size: usize,
    /// Numbers of tables that are reached by a redraw and not by breaking.
    pub redraw_at_tables: Vec<u16>,
    /// Sets the lot of a stud table.
    pub lot: u64,
    /// Seats that a table of this event has.
    pub seats_per_table: u8,
    /// Players who are in and wait for a seat.
    pub waiting: usize,
    /// When tables may break; none once nobody comes any more.
    pub early_breaks: Option<EarlyBreaks>,
    /// A table so much shorter than the fullest does not wait until others break.
    pub halt_gap: usize,
}

impl Room {
    /// The room of a tournament at `now`.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let is_stud = tournament.structure.is_stud_only();
        let seat_rule = if is_stud { SeatRule::LastSeatOpened } else { SeatRule::NextBigBlind };
        let terms = &tournament.settings.seating;
        let tables = tournament.seating.tables();
        Self {
            tables: tables.map(|table| room_table(tournament, table, seat_rule, now)).collect(),
            break_order: tournament.seating.break_order.clone(),
            method: tournament.settings.rules.button,
            seat_rule,
            gap: usize::from(terms.gap(tournament.seating.tables.len())),
            final_table_size: usize::from(final_table_size(tournament)),
            redraw_at_tables: terms.redraw_at_tables.clone(),
            lot: u64::from_le_bytes(tournament.seed.0.first_chunk().copied().unwrap_or_default()),
            seats_per_table: terms.seats_per_table,
            waiting: usize::try_from(tournament.entries.unseated()).unwrap_or(usize::MAX),
            early_breaks: tournament.may_players_come(now).then_some(terms.early_breaks),
            halt_gap: usize::from(tournament.settings.rules.halt_gap),
        }
    }

    /// Tables in the order in which they break.
    #[must_use]
    pub fn breaking_order(&self) -> Vec<TableNo> {
        let mut left: BTreeSet<TableNo> = self.tables.iter().map(|table| table.table).collect();
        let mut order: Vec<TableNo> =
            self.break_order.iter().copied().filter(|table| left.remove(table)).collect();
        order.extend(left.into_iter().rev());
        order
    }

    /// Tables that stop until they are filled, and those whose button must be told to know it.
    ///
    /// Rules: TDA 2011 §8-A: three or more short. TDA 2019 §11-D: in events with full tables, and
    /// the director may waive it. TDA 2024 §11-D: and only if its big blind meets an emptied seat.
    #[must_use]
    pub fn halts(&self, rule: HaltRule, halt_gap: u8) -> (Vec<TableNo>, Vec<TableNo>) {
        let fullest = self.tables.iter().map(|table| table.taken.len()).max().unwrap_or(0);
        let is_short = |table: &&RoomTable| {
            !table.is_halt_waived
                && !table.taken.is_empty()
                && table.short_of(fullest) >= usize::from(halt_gap)
        };
        let (mut halted, mut ask) = (Vec::new(), Vec::new());
        if !rule.holds_with(self.seats_per_table) {
            return (halted, ask);
        }
        for table in self.tables.iter().filter(is_short) {
            match rule {
                HaltRule::Never => {}
                HaltRule::AtTheGap | HaltRule::FullTablesAtTheGap => halted.push(table.table),
                HaltRule::BlindsAffected => match (table.button, table.live_last_hand) {
                    (Some(ButtonState::Played(last)), Some(live)) => {
                        if big_blind_meets_empty_seat(last, live, table.taken) {
                            halted.push(table.table);
                        }
                    }
                    (Some(ButtonState::Frozen(next)), _) => {
                        if !table.taken.contains(next.big_blind) {
                            halted.push(table.table);
                        }
                    }
                    _ => ask.push(table.table),
                },
            }
        }
        (halted, ask)
    }
}

fn room_table(
    tournament: &Tournament,
    table: &Table,
    seat_rule: SeatRule,
    now: Timestamp,
) -> RoomTable {
    let is_locked = |player: &Player| player.is_locked;
    let locked = table.seats().filter(|(_, seat)| {
        seat.player.and_then(|id| tournament.entries.player(id)).is_some_and(is_locked)
    });
    let hand = table.button(now);
    RoomTable {
        table: table.no,
        seats: table.usable(),
        taken: table.taken(),
        locked: locked.map(|(no, _)| no).collect(),
        button: hand.map(|hand| hand.state),
        live_last_hand: hand.map(|hand| hand.live),
        opened: match seat_rule {
            SeatRule::LastSeatOpened => table.open_last_first(),
            SeatRule::NextBigBlind => Vec::new(),
        },
        is_halt_waived: table.is_halt_waived,
        is_new: table.is_new(),
    }
}
