//! What is worked out once for all screens: the header's numbers, the plan for the room, and what
//! needs doing.

use engine::seating::{Plan, Table, next_table_to_break, plan};
use engine::values::{PlayerId, TableNo, Timestamp};
use engine::{Command, Log, Refusal, Tournament};
use reports::{Header, Need, header, needs_and_plan};
use std::cell::RefCell;

/// What follows from the state at one moment.
#[derive(Debug, Clone, Default)]
pub struct Digest {
    /// The act and the second that it holds for.
    key: Option<(u64, i64)>,
    /// Commands that were checked already, with what came of it.
    checked: RefCell<Vec<(Command, Result<(), Refusal>)>>,
    pub header: Option<Header>,
    /// What needs doing, the most urgent first.
    pub needs: Vec<Need>,
    pub plan: Plan,
    pub next_to_break: Option<TableNo>,
    /// The players of the fullest table.
    pub fullest: usize,
}

impl Digest {
    /// Works it out anew where an act or a second has passed.
    pub fn renew(&mut self, tournament: &Tournament, log: &Log, now: Timestamp) {
        let key = Some((log.last_seq().0, now.0.div_euclid(1000)));
        if self.key != key {
            *self = Self { key, ..Self::of(tournament, now) };
        }
    }

    /// Whether a command may happen, asked once for an act and a second.
    ///
    /// Some questions are as long as what they ask about: the draw of ten thousand seats.
    pub fn check(
        &self,
        command: &Command,
        ask: impl FnOnce(&Command) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let known = self.checked.borrow().iter().find(|(asked, _)| asked == command).cloned();
        if let Some((_, answer)) = known {
            return answer;
        }
        let answer = ask(command);
        self.checked.borrow_mut().push((command.clone(), answer.clone()));
        answer
    }

    /// Forgets what was worked out, because another tournament is shown.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let seating = tournament.seating();
        let (needs, made) = needs_and_plan(tournament, now);
        let is_redrawn = needs.iter().any(|need| matches!(need, Need::Redraw { .. }));
        let is_uneven = needs.iter().any(|need| {
            matches!(
                need,
                Need::Halted { .. }
                    | Need::Break { .. }
                    | Need::Balance { .. }
                    | Need::AskButton { .. }
                    | Need::Undecided { .. }
            )
        });
        Self {
            key: None,
            checked: RefCell::default(),
            header: Some(header(tournament, now)),
            needs,
            plan: match is_uneven && !is_redrawn {
                true => made.unwrap_or_else(|| plan(tournament, now)),
                false => Plan::default(),
            },
            next_to_break: next_table_to_break(seating),
            fullest: seating.size_range().map_or(0, |(fullest, _)| fullest),
        }
    }

    /// How many players a table is short, where that is more than one.
    pub fn short_by(&self, table: &Table) -> Option<usize> {
        Some(table.short_of(self.fullest)).filter(|short| *short > 1)
    }

    /// Whether a table stands still until it is filled.
    pub fn is_halted(&self, no: TableNo) -> bool {
        self.needs.iter().any(|need| matches!(need, Need::Halted { table, .. } if *table == no))
    }

    /// Tables that stand still until they are filled.
    pub fn halted(&self) -> impl Iterator<Item = TableNo> {
        self.needs.iter().filter_map(|need| match need {
            Need::Halted { table, .. } => Some(*table),
            _ => None,
        })
    }

    pub fn winner(&self) -> Option<PlayerId> {
        self.needs.iter().find_map(|need| match need {
            Need::Winner { player } => Some(*player),
            _ => None,
        })
    }
}
