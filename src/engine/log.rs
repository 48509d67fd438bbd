//! Acts, undo, redo and replay: the log only grows, and what stands follows from it.
//!
//! ```text
//! 1 record  2 record  3 record  4 undo(3)  5 undo(2)  6 redo(2)  7 record
//! in force afterwards: 1, 2, 7      to redo: nothing, for act 7 was new
//! ```
//!
//! An undo takes back the newest record in force. A redo puts the one last taken back in force
//! again. A new record empties the list of what can be redone.

use crate::apply::apply;
use crate::chips::{ChipCause, Sums};
use crate::event::Event;
use crate::money::{MoneyColumn, MoneySums};
use crate::refusal::refuse_if;
use crate::tournament::Tournament;
use crate::values::{Seq, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// One line of the journal: what was done, when and by whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// When it was done, as the computer's clock said.
    pub at: Timestamp,
    /// Who did it, as they call themselves; empty where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// What it does to the log: a record, an undo or a redo.
    pub body: ActBody,
}

impl Act {
    /// Gives back the room that was made for more events than it has.
    ///
    /// Read from a line there is room for four. Whoever reads many acts gives it back at once:
    /// later the gaps between them are too small for anything else.
    pub fn shrink(&mut self) {
        match &mut self.body {
            ActBody::Record(events) => events.shrink_to_fit(),
            ActBody::Undo(_) | ActBody::Redo(_) => {}
        }
    }
}

/// What an act does to the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActBody {
    /// These events happened, in this order.
    Record(Vec<Event>),
    /// This record is no longer in force.
    Undo(Seq),
    /// This record is in force again.
    Redo(Seq),
}

impl ActBody {
    /// What happened; nothing where a record was taken back or put back.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        match self {
            Self::Record(events) => events,
            Self::Undo(_) | Self::Redo(_) => &[],
        }
    }
}

/// A record that is in force: not taken back, or put back since.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    /// Its number among all acts, from 1.
    pub seq: Seq,
    /// The record as the journal has it.
    pub act: &'a Act,
}

/// An act that does not fit the log it is added to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Misfit;

/// After at least this many records the state is kept, so that going back is quick.
const KEEP_AFTER: usize = 200;

/// The more players, the dearer a kept state: so many players allow one record more between two.
const PLAYERS_PER_RECORD: usize = 8;

/// How many kept states there are at most; older ones thin out.
const KEPT_MAX: usize = 12;

/// How many players all kept states have together at most, but for the newest two: a state of
/// 100,000 players takes about 60 MB.
const PLAYERS_KEPT_MAX: usize = 160_000;

/// Chips that an act brought into play, or took out of it where negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChipChange {
    /// The number of the act that did it.
    pub seq: Seq,
    /// Why they came into play or left it.
    pub cause: ChipCause,
    /// How many came into play; negative where they left it.
    pub chips: i64,
}

/// Money that an act brought to a column of the ledger, or took from it where negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoneyChange {
    /// The number of the act that did it.
    pub seq: Seq,
    /// The column of the ledger that changed.
    pub column: MoneyColumn,
    /// How much came to it, in the smallest unit of the currency; negative where it left.
    pub amount: i64,
}

/// All acts of a tournament, and what stands because of them.
#[derive(Debug, Clone, Default)]
pub struct Log {
    acts: Vec<Act>,
    /// Records in force, oldest first, as positions in `acts`.
    in_force: Vec<usize>,
    /// Records taken back, the last one last.
    undone: Vec<usize>,
    state: Tournament,
    /// States after so many records in force.
    kept: Vec<(usize, Tournament)>,
    /// Secrets of all draws that were ever held, those taken back among them.
    revealed: BTreeSet<[u8; 16]>,
    /// What each record brought and took, those taken back among them, the oldest first.
    chips: Vec<ChipChange>,
    /// What each record changed in the columns of money, likewise.
    money: Vec<MoneyChange>,
}

impl Log {
    /// The log of these acts.
    ///
    /// # Errors
    /// The position, from 0, of the first act that does not fit those before it.
    pub fn replay(acts: impl IntoIterator<Item = Act>) -> Result<Self, usize> {
        let mut log = Self::default();
        for (index, act) in acts.into_iter().enumerate() {
            log.push(act).map_err(|Misfit| index)?;
        }
        Ok(log)
    }

    /// The tournament as it stands after all acts in force.
    #[must_use]
    pub fn state(&self) -> &Tournament {
        &self.state
    }

    /// Every act, the first first; the act with number `n` stands at position `n - 1`.
    #[must_use]
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The number of the last act; 0 before the first.
    #[must_use]
    pub fn last_seq(&self) -> Seq {
        Seq(self.acts.len() as u64)
    }

    /// The act that undo would take back. Making the tournament cannot be taken back.
    #[must_use]
    pub fn undoable(&self) -> Option<(Seq, &Act)> {
        let index = *self.in_force.get(1..)?.last()?;
        Some((seq_of(index), self.acts.get(index)?))
    }

    /// The act that redo would put back.
    #[must_use]
    pub fn redoable(&self) -> Option<(Seq, &Act)> {
        let index = *self.undone.last()?;
        Some((seq_of(index), self.acts.get(index)?))
    }

    /// Whether a record is in force.
    #[must_use]
    pub fn is_in_force(&self, seq: Seq) -> bool {
        index_of(seq).is_some_and(|index| self.in_force.binary_search(&index).is_ok())
    }

    /// Every record in force, the first first.
    pub fn records(&self) -> impl DoubleEndedIterator<Item = Record<'_>> {
        let record =
            |index: &usize| Some(Record { seq: seq_of(*index), act: self.acts.get(*index)? });
        self.in_force.iter().filter_map(record)
    }

    /// Adds an act and lets what it says happen.
    ///
    /// # Errors
    /// Where an undo or redo names another record than the one whose turn it is.
    pub fn push(&mut self, mut act: Act) -> Result<(), Misfit> {
        act.shrink();
        match &act.body {
            ActBody::Record(events) => {
                let before = self.state.chips.by_cause();
                let money = self.state.money.ledger().sums();
                self.state.entries.act_begins(act.at);
                for event in events.iter() {
                    apply(&mut self.state, event);
                    self.revealed.extend(event.draw().map(|draw| draw.seed.0));
                }
                let seq = seq_of(self.acts.len());
                self.chips.extend(changes(seq, before, self.state.chips.by_cause()));
                let after = self.state.money.ledger().sums();
                self.money.extend(money_changes(seq, money, after));
                self.in_force.push(self.acts.len());
                self.undone.clear();
                self.keep();
            }
            ActBody::Undo(seq) => {
                refuse_if!(self.undoable().map(|(newest, _)| newest) != Some(*seq), Misfit);
                self.undone.extend(self.in_force.pop());
                self.state = self.state_after(self.in_force.len());
            }
            ActBody::Redo(seq) => {
                let redoable = self.redoable().filter(|(newest, _)| newest == seq);
                let Some((newest, redone)) = redoable.map(|(seq, act)| (seq, act.clone())) else {
                    return Err(Misfit);
                };
                apply_act(&mut self.state, &redone);
                self.undone.pop();
                self.in_force.extend(index_of(newest));
                self.keep();
            }
        }
        self.state.is_seed_spent = self.revealed.contains(&self.state.seed.0);
        self.acts.push(act);
        Ok(())
    }

    /// Forgets the last act and everything that followed from it: it could not be written.
    pub fn pop(&mut self) {
        let mut acts = std::mem::take(&mut self.acts);
        acts.pop();
        // The acts fitted before, so they fit again.
        *self = Self::replay(acts).unwrap_or_default();
    }

    /// Makes what stands anew from the acts: after a fault nothing else can be trusted.
    pub fn rebuild(&mut self) {
        let acts = std::mem::take(&mut self.acts);
        *self = Self::replay(acts).unwrap_or_default();
    }

    /// What stood after the act with this number.
    #[must_use]
    pub fn as_of(&self, seq: Seq) -> Self {
        let upto = usize::try_from(seq.0).unwrap_or(usize::MAX);
        Self::replay(self.acts.iter().take(upto).cloned()).unwrap_or_default()
    }

    /// The tournament as it stood after the act with this number, from the nearest kept state.
    ///
    /// The same as the state of [`Self::as_of`], without making the log anew.
    #[must_use]
    pub fn state_as_of(&self, seq: Seq) -> Tournament {
        let records = self.history(seq).in_force;
        let upto = usize::try_from(seq.0).unwrap_or(usize::MAX);
        self.state_of(&records, upto)
    }

    /// The tournament as it would stand if every act from this one on were taken back.
    #[must_use]
    pub fn state_before(&self, seq: Seq) -> Tournament {
        let index = index_of(seq).unwrap_or_default();
        let records = self.in_force.partition_point(|record| *record < index);
        self.state_of(self.in_force.get(..records).unwrap_or_default(), self.acts.len())
    }

    /// Which records were in force after this act, and which act had taken each other one back.
    #[must_use]
    pub fn history(&self, seq: Seq) -> History {
        let upto = usize::try_from(seq.0).unwrap_or(usize::MAX);
        let mut history = History::default();
        for (index, act) in self.acts.iter().take(upto).enumerate() {
            match &act.body {
                ActBody::Record(_) => history.in_force.push(index),
                ActBody::Undo(of) => {
                    history.in_force.pop();
                    history.undone_by.insert(*of, seq_of(index));
                }
                ActBody::Redo(of) => {
                    history.in_force.extend(index_of(*of));
                    history.undone_by.remove(of);
                }
            }
        }
        history
    }

    /// What the acts in force brought into play and took out of it, the first first.
    ///
    /// A record that is put back finds the state it was first done in, so it changes the same.
    pub fn chip_changes(&self) -> impl Iterator<Item = ChipChange> {
        self.chips.iter().copied().filter(|change| self.is_in_force(change.seq))
    }

    /// What all acts brought and took, those that were taken back among them, the first first.
    #[must_use]
    pub fn all_chip_changes(&self) -> &[ChipChange] {
        &self.chips
    }

    /// What the acts in force brought to the columns of money and took from them, the first first.
    pub fn money_changes(&self) -> impl Iterator<Item = MoneyChange> {
        self.money.iter().copied().filter(|change| self.is_in_force(change.seq))
    }

    /// The records in force from this act on, the newest first: what undo would take back in turn.
    pub fn undoable_from(&self, seq: Seq) -> impl Iterator<Item = Seq> {
        let first = index_of(seq).unwrap_or_default().max(1);
        let newest_first = self.in_force.get(1..).unwrap_or_default().iter().rev();
        newest_first.take_while(move |index| **index >= first).map(|index| seq_of(*index))
    }

    /// What stands after these records, where the first `acts` acts were done.
    fn state_of(&self, records: &[usize], acts: usize) -> Tournament {
        let alike = records.iter().zip(&self.in_force).take_while(|(one, other)| one == other);
        let alike = alike.count();
        let nearest = self.kept.iter().rev().find(|(after, _)| *after <= alike);
        let mut state = self.later(nearest, records);
        let seed = state.seed.0;
        let mut draws = self.acts.iter().take(acts).flat_map(|act| act.body.events());
        state.is_seed_spent =
            draws.any(|event| event.draw().is_some_and(|draw| draw.seed.0 == seed));
        state
    }

    /// The state after the first `records` records in force.
    fn state_after(&mut self, records: usize) -> Tournament {
        self.kept.retain(|(after, _)| *after <= records);
        self.later(self.kept.last(), self.in_force.get(..records).unwrap_or_default())
    }

    /// What stands after these records, from a state that was kept after the first of them.
    fn later(&self, kept: Option<&(usize, Tournament)>, records: &[usize]) -> Tournament {
        let (from, mut state) = kept.cloned().unwrap_or_default();
        let acts = records.iter().skip(from).filter_map(|index| self.acts.get(*index));
        acts.for_each(|act| apply_act(&mut state, act));
        state
    }

    /// Keeps the present state where it is time to.
    fn keep(&mut self) {
        let records = self.in_force.len();
        let last = self.kept.last().map_or(0, |(after, _)| *after);
        let players = self.state.entries.players().len();
        if records < last + KEEP_AFTER + players / PLAYERS_PER_RECORD {
            return;
        }
        self.kept.push((records, self.state.clone()));
        let most = (PLAYERS_KEPT_MAX / players.max(1)).clamp(2, KEPT_MAX);
        let too_many = self.kept.len().saturating_sub(most);
        self.kept.drain(..too_many);
    }
}

/// Where every record stood at some point of the log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Positions of the records in force, oldest first.
    in_force: Vec<usize>,
    /// The act by which each of the others was taken back.
    undone_by: BTreeMap<Seq, Seq>,
}

impl History {
    /// Whether a record was in force.
    #[must_use]
    pub fn is_in_force(&self, seq: Seq) -> bool {
        index_of(seq).is_some_and(|index| self.in_force.binary_search(&index).is_ok())
    }

    /// The act that had taken this record back.
    #[must_use]
    pub fn undone_by(&self, seq: Seq) -> Option<Seq> {
        self.undone_by.get(&seq).copied()
    }
}

/// What an act says happened, at the moment of the act.
fn apply_act(state: &mut Tournament, act: &Act) {
    state.entries.act_begins(act.at);
    act.body.events().iter().for_each(|event| apply(state, event));
}

/// What changed between two states of the ledger.
fn changes(seq: Seq, before: Sums, after: Sums) -> impl Iterator<Item = ChipChange> {
    let pairs = before.into_iter().zip(after);
    ChipCause::ALL.iter().copied().zip(pairs).filter_map(move |(cause, (before, after))| {
        (before != after).then_some(ChipChange { seq, cause, chips: after.saturating_sub(before) })
    })
}

/// What changed between two states of the ledger of money.
fn money_changes(
    seq: Seq,
    before: MoneySums,
    after: MoneySums,
) -> impl Iterator<Item = MoneyChange> {
    let pairs = before.into_iter().zip(after);
    MoneyColumn::ALL.iter().copied().zip(pairs).filter_map(move |(column, (before, after))| {
        let amount = after.saturating_sub(before);
        (amount != 0).then_some(MoneyChange { seq, column, amount })
    })
}

fn seq_of(index: usize) -> Seq {
    Seq(index as u64 + 1)
}

fn index_of(seq: Seq) -> Option<usize> {
    usize::try_from(seq.0).ok()?.checked_sub(1)
}
