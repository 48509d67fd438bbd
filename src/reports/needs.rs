//! What needs doing now: the list that the floor reads instead of remembering.

use crate::engine::command::Command;
use crate::engine::finishes::winner;
use crate::engine::seating::{Plan, Room, due_redraw, plan};
use crate::engine::tournament::Tournament;
use crate::engine::values::{LevelNo, PlayerId, TableNo, Timestamp};

/// One thing that needs doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Need {
    /// Everybody but one is out.
    Winner {
        /// Who won.
        player: PlayerId,
    },
    /// These tables stand still because they are short.
    Halted {
        /// Which.
        table: TableNo,
        /// Players fewer than the fullest table.
        short: usize,
    },
    /// All seats are to be drawn anew.
    Redraw {
        /// At these tables.
        tables: Vec<TableNo>,
    },
    /// Tables are to be broken.
    Break {
        /// Which, first to last.
        tables: Vec<TableNo>,
        /// Players who draw new seats.
        players: usize,
    },
    /// Players are to be moved.
    Balance {
        /// How many moves are ready.
        moves: usize,
        /// The emptiest table.
        table: TableNo,
        /// Players fewer there than at the fullest.
        short: usize,
    },
    /// The button of these tables must be told before the plan is whole.
    AskButton {
        /// Which.
        tables: Vec<TableNo>,
    },
    /// A table needs a player, and only poor seats are open: the floor decides.
    Undecided {
        /// The table that gives.
        from: TableNo,
        /// The table that takes.
        to: TableNo,
    },
    /// Moves were ordered and not reported done.
    MovesPending {
        /// How many.
        moves: usize,
    },
    /// Seats are open for those who wait in line.
    SeatAlternates {
        /// How many wait.
        waiting: usize,
        /// How many seats are open.
        open: u32,
    },
    /// Players have no seat.
    DrawSeats {
        /// How many.
        players: u32,
    },
    /// Seats are drawn and the clock stands at the beginning.
    StartClock,
    /// Registration ends with this level.
    RegistrationEnds {
        /// The last level in which entries are sold.
        level: LevelNo,
        /// Milliseconds until it ends.
        in_millis: i64,
    },
}

/// Registration that ends within this time is pointed out.
const REGISTRATION_SOON_MILLIS: i64 = 10 * 60 * 1000;

impl Need {
    /// The command of its one button, where one command does it.
    #[must_use]
    pub fn command(&self) -> Option<Command> {
        match self {
            Self::Halted { table, .. } => Some(Command::WaiveHalt { table: *table }),
            Self::Redraw { tables } => {
                Some(Command::Redraw { tables: tables.clone(), public: None })
            }
            Self::Break { tables, .. } => Some(Command::BreakTables { tables: tables.clone() }),
            Self::Balance { .. } => Some(Command::Balance { players: Vec::new() }),
            Self::MovesPending { .. } => Some(Command::CompleteMoves { players: Vec::new() }),
            Self::SeatAlternates { .. } => Some(Command::SeatAlternates),
            Self::DrawSeats { .. } => Some(Command::DrawSeats { public: None }),
            Self::StartClock => Some(Command::StartClock),
            Self::RegistrationEnds { .. }
            | Self::Winner { .. }
            | Self::AskButton { .. }
            | Self::Undecided { .. } => None,
        }
    }
}

/// What needs doing at `now`, the most urgent first.
///
/// Cheap while nothing is out of balance; otherwise it makes the whole plan.
#[must_use]
pub fn needs(tournament: &Tournament, now: Timestamp) -> Vec<Need> {
    let mut needs = Vec::new();
    if let Some(player) = winner(tournament) {
        needs.push(Need::Winner { player });
        needs.extend(pending(tournament));
        return needs;
    }
    room_needs(tournament, now, &mut needs);
    needs.extend(pending(tournament));
    let entries = tournament.entries();
    let waiting = entries.alternates().len();
    let open = tournament.seating().open_seats();
    if waiting > 0 && open > 0 {
        needs.push(Need::SeatAlternates { waiting, open });
    }
    let undrawn = entries.unseated() - u32::try_from(waiting).unwrap_or(0).min(entries.unseated());
    if undrawn > 0 {
        needs.push(Need::DrawSeats { players: undrawn });
    }
    if tournament.seating().is_drawn() && !tournament.clock().is_started() {
        needs.push(Need::StartClock);
    }
    needs.extend(registration(tournament, now));
    needs
}

fn pending(tournament: &Tournament) -> Option<Need> {
    let moves = tournament.seating().pending_moves().len();
    (moves > 0).then_some(Need::MovesPending { moves })
}

fn room_needs(tournament: &Tournament, now: Timestamp, needs: &mut Vec<Need>) {
    let seating = tournament.seating();
    let Some((fullest, emptiest)) = seating.size_range().filter(|_| tournament.is_seated(now))
    else {
        return;
    };
    let rules = tournament.settings().rules;
    let is_short = emptiest + usize::from(rules.halt_gap) <= fullest;
    if is_short && tournament.clock().has_begun(now) {
        let room = Room::of(tournament, now);
        let (halted, _) = room.halts(rules.halt, rules.halt_gap);
        for table in halted {
            let players = seating.table(table).map_or(0, |table| table.taken().len());
            needs.push(Need::Halted { table, short: fullest - players });
        }
    }
    if let Some(tables) = due_redraw(tournament) {
        needs.push(Need::Redraw { tables });
        return;
    }
    if !may_need_plan(tournament, fullest - emptiest) {
        return;
    }
    let plan = plan(tournament, now);
    plan_needs(tournament, plan, fullest - emptiest, needs);
}

/// Whether a plan could hold anything; avoids looking at every table after every act.
fn may_need_plan(tournament: &Tournament, gap: usize) -> bool {
    let seating = tournament.seating();
    let allowed = tournament.settings().seating.gap(seating.tables().len());
    let smallest_break = seating.break_order().next().and_then(|table| seating.table(table));
    let fits = smallest_break.is_some_and(|table| {
        u32::try_from(table.usable().len()).is_ok_and(|seats| seating.open_seats() >= seats)
    });
    gap > usize::from(allowed) || (fits && seating.tables().len() > 1)
}

fn plan_needs(tournament: &Tournament, plan: Plan, short: usize, needs: &mut Vec<Need>) {
    let seating = tournament.seating();
    if !plan.breaks.is_empty() {
        let at = plan.breaks.iter().filter_map(|table| seating.table(*table));
        let players = at.map(|table| table.taken().len()).sum();
        needs.push(Need::Break { tables: plan.breaks, players });
    }
    if !plan.ask_button.is_empty() {
        needs.push(Need::AskButton { tables: plan.ask_button });
    }
    if let Some(first) = plan.moves.first() {
        let (moves, table) = (plan.moves.len(), first.to.table);
        needs.push(Need::Balance { moves, table, short });
    }
    for undecided in plan.undecided {
        needs.push(Need::Undecided { from: undecided.from, to: undecided.to });
    }
}

fn registration(tournament: &Tournament, now: Timestamp) -> Option<Need> {
    let level = tournament.settings().entries.late_registration_level_max?;
    let reading = tournament.reading(now);
    let is_last = tournament.clock().has_begun(now)
        && reading.level == Some(level)
        && tournament.is_registration_open(now);
    let in_millis = reading.remaining_millis;
    (is_last && in_millis <= REGISTRATION_SOON_MILLIS)
        .then_some(Need::RegistrationEnds { level, in_millis })
}
