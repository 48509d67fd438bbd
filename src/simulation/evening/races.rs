//! Color-ups: every table's odd chips are told from the real stacks, which follow the race.

use crate::evening::{Evening, Forgotten, Purse};
use cards::{Card, Deck};
use engine::chips::{RaceStep, RacedTable, SeatChips, TableChips};
use engine::command::Command;
use engine::entries::Who;
use engine::event::Event;
use engine::values::{Chips, TableNo};
use rand::seq::SliceRandom;
use rulebook::options::LateChips;
use session::Failure;

/// Chips that somebody forgets in their pocket during the first race.
const FORGOTTEN: u64 = 5;

impl Evening<'_> {
    /// The smallest chip goes: one table by itself, one with the dealer's cards, then the others.
    pub(super) fn color_up(&mut self) -> Result<(), Failure> {
        let Some((remove, next)) = self.room.smallest_two() else { return Ok(()) };
        if self.figures.color_ups == 0 {
            self.somebody_forgets(remove);
        }
        let told: Vec<TableChips> =
            self.tables().into_iter().map(|table| self.told(table, remove)).collect();
        let mut rest = told.into_iter();
        let alone: Vec<TableChips> = rest.next().into_iter().collect();
        let mut with_cards: Vec<TableChips> = rest.next().into_iter().collect();
        for table in &mut with_cards {
            self.deal_cards(table, next / remove);
        }
        for tables in [alone, with_cards, rest.collect()] {
            if !tables.is_empty() {
                self.race(remove, next, tables)?;
            }
        }
        self.room.value_is_gone(remove);
        self.figures.color_ups += 1;
        Ok(())
    }

    fn somebody_forgets(&mut self, value: u64) {
        let players: Vec<_> =
            self.tables().into_iter().flat_map(|table| self.players_at(table)).collect();
        for player in players {
            let stack = self.room.stack(player);
            if self.room.purse(player).count(value) > FORGOTTEN && stack > 20 * value {
                self.room.forget(Forgotten { player, value, count: FORGOTTEN });
                return;
            }
        }
    }

    /// How many chips of a value each seat of a table has.
    fn told(&mut self, table: TableNo, value: u64) -> TableChips {
        let seated = self.play.tournament().seating().table(table);
        let players: Vec<_> = seated
            .into_iter()
            .flat_map(|table| table.seats())
            .filter_map(|(seat, place)| Some((seat, place.player?)))
            .collect();
        let mut seats = Vec::new();
        for (seat, player) in players {
            let purse = self.room.purse(player);
            let count = purse.count(value);
            let is_whole_stack = count > 0 && purse.worth() == count * value;
            let chips = vec![u32::try_from(count).unwrap_or(u32::MAX)];
            if count > 0 {
                seats.push(SeatChips { seat, chips, is_whole_stack, cards: Vec::new() });
            }
        }
        TableChips { table, seats }
    }

    /// The dealer deals a card for each odd chip.
    fn deal_cards(&mut self, table: &mut TableChips, ratio: u64) {
        let mut deck: Vec<Card> = Deck::Full.cards().collect();
        deck.shuffle(&mut self.play.dice);
        let mut deck = deck.into_iter();
        for seat in &mut table.seats {
            let odd = u64::from(seat.chips.first().copied().unwrap_or_default()) % ratio;
            let odd = usize::try_from(odd).unwrap_or_default();
            seat.cards = vec![deck.by_ref().take(odd).collect()];
        }
    }

    fn race(&mut self, remove: u64, next: u64, tables: Vec<TableChips>) -> Result<(), Failure> {
        let step = RaceStep { remove: Chips(remove), next: None };
        self.submit(&Command::RaceChips { steps: vec![step], tables, public: None })?;
        let Some(Event::ChipsRaced { tables, .. }) = self.events().into_iter().next() else {
            return Err(Failure::Broken);
        };
        let is_first = self.figures.races == 0;
        for raced in tables {
            self.figures.races += 1;
            self.move_raced(&raced, remove, next);
        }
        if is_first {
            self.submit(&Command::Undo)?;
            self.submit(&Command::Redo)?;
        }
        Ok(())
    }

    /// Players give up their small chips, and get what they won.
    fn move_raced(&mut self, raced: &RacedTable, remove: u64, next: u64) {
        for seat in &raced.seats {
            let received: u64 = seat.races.iter().map(|race| race.received()).sum();
            let purse = self.room.purse(seat.player);
            let gave = purse.remove(remove, u64::MAX) * remove;
            purse.add(next, received);
            let delta = (received * next).cast_signed() - gave.cast_signed();
            self.figures.race_delta += delta;
            let count = |counts: bool| u64::from(counts);
            self.figures.raced_chips_won += count(seat.races.iter().any(|race| race.has_won));
            self.figures.rescued += count(seat.races.iter().any(|race| race.is_rescued));
        }
    }

    /// What was forgotten turns up: whole chips are exchanged, the rest leaves unpaid.
    pub(super) fn find_forgotten(&mut self) -> Result<(), Failure> {
        let Some(Forgotten { player, value, count }) = self.room.forgotten() else { return Ok(()) };
        let tournament = self.play.tournament();
        let is_in = tournament.entries().player(player).is_some_and(|p| p.is_in());
        let Some((smallest, _)) = self.room.smallest_two().filter(|_| is_in) else {
            return Ok(());
        };
        let whole = value * count / smallest;
        let is_floor = tournament.settings().rules.options.late_chips == LateChips::Floor;
        self.submit(&Command::LateChips {
            player: Who::Id(player),
            value: Chips(value),
            chips: u32::try_from(count).unwrap_or(u32::MAX),
            paid: is_floor.then(|| u32::try_from(whole).unwrap_or_default()),
        })?;
        self.room.find(Purse::of([(smallest, whole)]));
        self.figures.late_finds += 1;
        Ok(())
    }
}
