//! Color-ups: every table's odd chips are told from the real stacks, and the race is run again by
//! hand from the cards that were dealt.

use crate::Failure;
use crate::simulate::evening::Evening;
use crate::simulate::evening::purse::Purse;
use cards::{Card, Deck};
use engine::chips::{
    ChipCause, PlanFacts, RaceStep, RacedSeat, RacedTable, Rounding, SeatChips, Sold, TableChips,
    color_up_plan,
};
use engine::command::Command;
use engine::entries::Who;
use engine::event::Event;
use engine::values::{Chips, SeatNo, TableNo};
use rand::seq::SliceRandom;
use rulebook::options::LateChips;

/// Chips that somebody forgets in his pocket during the first race.
const FORGOTTEN: u64 = 5;

impl Evening {
    /// The smallest chip goes: one table by itself, one with the dealer's cards, then the others.
    pub(super) fn color_up(&mut self) -> Result<(), Failure> {
        let Some((remove, next)) = self.room.smallest_two() else { return Ok(()) };
        self.judge_plan(remove, next);
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
        let seating = self.play.tournament().seating();
        let is_gone = self.play.tournament().races().is_gone(Chips(remove), seating);
        self.judge("races", is_gone);
        Ok(())
    }

    /// Whether the plan of the event has this value go in this break.
    fn judge_plan(&mut self, remove: u64, next: u64) {
        let tournament = self.play.tournament();
        let sold = Sold::of(tournament);
        let plan = color_up_plan(PlanFacts {
            set: &tournament.settings().chip_set,
            structure: tournament.structure(),
            sold: &sold,
            tables_after: &|_| 1,
        });
        let stage = tournament.reading(self.play.now).stage;
        let step = plan.steps.iter().find(|step| step.in_break == Some(stage));
        let goes: Vec<(Chips, Option<Chips>)> = step
            .into_iter()
            .flat_map(|step| &step.removals)
            .map(|removal| (removal.value, removal.next))
            .collect();
        self.judge("plan", goes == [(Chips(remove), Some(Chips(next)))]);
    }

    /// Takes a race back and puts it back in force: the chips in play follow.
    fn undo_and_redo(&mut self, before: Chips) -> Result<(), Failure> {
        let after = self.play.tournament().chips().in_play();
        self.submit(&Command::Undo)?;
        self.judge("undo", self.play.tournament().chips().in_play() == before);
        self.submit(&Command::Redo)?;
        self.judge("undo", self.play.tournament().chips().in_play() == after);
        Ok(())
    }

    fn somebody_forgets(&mut self, value: u64) {
        let players: Vec<_> =
            self.tables().into_iter().flat_map(|table| self.players_at(table)).collect();
        for player in players {
            let stack = self.room.stack(player);
            if self.room.purse(player).count(value) > FORGOTTEN && stack > 20 * value {
                self.room.forget(player, value, FORGOTTEN);
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
        let given = tables.clone();
        let (before, in_room) = (self.play.tournament().chips().in_play(), self.room.count(remove));
        self.submit(&Command::RaceChips { steps: vec![step], tables, public: None })?;
        let Some(Event::ChipsRaced { steps, rounding, tables, .. }) =
            self.events().into_iter().next()
        else {
            return Err(Failure::Broken);
        };
        let went = steps.first().is_some_and(|step| step.next == Chips(next));
        if self.figures.races == 0 {
            // The engine does not see what the house changed.
            if self.figures.changed_by_house == 0 {
                let expected = steps.first().and_then(|step| step.expected);
                self.judge("expected", expected == Some(in_room));
            }
            self.undo_and_redo(before)?;
        }
        self.judge("races", went && rounding == Rounding::Half && tables.len() == given.len());
        for raced in tables {
            self.figures.races += 1;
            let given = given.iter().find(|told| told.table == raced.table);
            let is_right = given.is_some_and(|given| is_right(given, &raced, remove, next));
            self.judge("races", is_right);
            self.move_raced(&raced, remove, next);
        }
        self.compare();
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
            self.room.book(ChipCause::Races, delta);
            self.figures.race_delta += delta;
            let count = |counts: bool| u64::from(counts);
            self.figures.raced_chips_won += count(seat.races.iter().any(|race| race.has_won));
            self.figures.rescued += count(seat.races.iter().any(|race| race.is_rescued));
        }
    }

    /// What was forgotten turns up: whole chips are exchanged, the rest leaves unpaid.
    pub(super) fn find_forgotten(&mut self) -> Result<(), Failure> {
        let Some(player) = self.room.forgetful() else { return Ok(()) };
        let is_in = self.play.tournament().entries().player(player).is_some_and(|p| p.is_in());
        let Some((smallest, _)) = self.room.smallest_two().filter(|_| is_in) else {
            return Ok(());
        };
        let found = self.room.find(player);
        for (value, count) in found.iter() {
            let whole = value * count / smallest;
            let is_floor =
                self.play.tournament().settings().rules.options.late_chips == LateChips::Floor;
            let paid = is_floor.then(|| u32::try_from(whole).unwrap_or_default());
            let chips = u32::try_from(count).unwrap_or(u32::MAX);
            let (player_told, value_told) = (Who::Id(player), Chips(value));
            self.submit(&Command::LateChips {
                player: player_told,
                value: value_told,
                chips,
                paid,
            })?;
            self.room.put(player, Purse::of([(smallest, whole)]));
            let lost = (whole * smallest).cast_signed() - (value * count).cast_signed();
            self.room.book(ChipCause::LateFinds, lost);
            self.figures.late_finds += 1;
        }
        self.compare();
        Ok(())
    }
}

/// Runs a race again: how many chips there are to win, who wins them, and who is saved.
fn is_right(given: &TableChips, raced: &RacedTable, remove: u64, next: u64) -> bool {
    let ratio = next / remove;
    let mut odd_chips = 0;
    let mut racers: Vec<(u32, SeatNo)> = Vec::new();
    let mut right = given.seats.len() == raced.seats.len();
    for (told, seat) in given.seats.iter().zip(&raced.seats) {
        let chips = u64::from(told.chips.first().copied().unwrap_or_default());
        let Some(race) = seat.races.first() else { return false };
        let odd = chips % ratio;
        odd_chips += odd;
        right &= told.seat == seat.seat
            && race.chips == chips
            && race.exchanged == chips / ratio
            && race.odd == odd
            && race.cards.len() as u64 == odd;
        if let Some(best) = race.cards.iter().map(|card| height(*card)).max() {
            racers.push((best, seat.seat));
        }
    }
    racers.sort_unstable_by(|one, other| other.cmp(one));
    let (full, rest) = (odd_chips * remove / next, odd_chips * remove % next);
    let to_win = full + u64::from(rest * 2 >= next);
    let to_win = usize::try_from(to_win).unwrap_or(usize::MAX);
    let winners: Vec<SeatNo> = racers.iter().take(to_win).map(|(_, seat)| *seat).collect();
    let is_seat_right = |seat: &RacedSeat| {
        let Some(race) = seat.races.first() else { return false };
        let has_won = winners.contains(&seat.seat);
        let has_nothing = seat.is_whole_stack && race.exchanged == 0 && !has_won;
        race.has_won == has_won && race.is_rescued == has_nothing
    };
    right && winners.len() <= racers.len() && raced.seats.iter().all(is_seat_right)
}

/// How high a card is: by rank, then spades over hearts over diamonds over clubs.
fn height(card: Card) -> u32 {
    let text = card.to_string().to_lowercase();
    let place = |all: &str, letter: Option<char>| {
        letter.and_then(|letter| all.find(letter)).and_then(|at| u32::try_from(at).ok())
    };
    let mut letters = text.chars();
    let rank = place("23456789tjqka", letters.next()).unwrap_or_default();
    let suit = place("cdhs", letters.next()).unwrap_or_default();
    rank * 4 + suit
}
