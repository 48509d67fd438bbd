//! Counts in the breaks, the end of a day, its bags, and the next day.

use crate::evening::Evening;
use crate::evening::hand::Mood;
use crate::evening::program::HAND_SECS;
use engine::chips::CountOccasion;
use engine::command::Command;
use engine::days::{BagCount, DaySeats};
use engine::entries::{StackCount, Who};
use engine::event::Event;
use engine::values::{Chips, PlayerId};
use session::Failure;

/// Hands that every table plays after the last one of the day is announced.
const LAST_HANDS: u16 = 3;

/// From the last hand of a day to the first one of the next.
const NIGHT_HOURS: i64 = 14;

impl Evening<'_> {
    /// Counts every stack in the room, table by table.
    pub(super) fn count_everybody(&mut self) -> Result<(), Failure> {
        self.submit(&Command::BeginCount { occasion: CountOccasion::Break })?;
        for table in self.tables() {
            let count = |player: PlayerId| StackCount {
                player: Who::Id(player),
                chips: Chips(self.room.stack(player)),
            };
            let stacks: Vec<StackCount> = self.players_at(table).into_iter().map(count).collect();
            if !stacks.is_empty() {
                self.submit(&Command::CountStacks { stacks })?;
            }
        }
        self.submit(&Command::EndCount)?;
        self.figures.counts += 1;
        Ok(())
    }

    /// The last hands of the day, the bags, the night, and the draw of the next day.
    pub(super) fn sleep(&mut self) -> Result<(), Failure> {
        self.submit(&Command::AnnounceLastHands { hands: LAST_HANDS })?;
        for _ in 0..LAST_HANDS {
            let end = self.play.now.plus_millis(i64::from(HAND_SECS) * 1_000);
            for table in self.tables() {
                if self.players_at(table).len() > 1 {
                    self.deal(table, Mood::Careful)?;
                }
            }
            self.play.now = self.play.now.max(end);
        }
        self.submit(&Command::TableDone { tables: Vec::new() })?;
        self.submit(&Command::EndDay)?;
        self.bag()?;
        self.submit(&Command::SealBags { signed: vec!["TD".to_owned()], note: None })?;
        self.play.now = self.play.now.plus_millis(NIGHT_HOURS * 3_600_000);
        let seats = DaySeats::Redraw;
        self.submit(&Command::BeginDay { seats, tables: Vec::new(), public: None })?;
        self.take_drawn_buttons();
        self.play.settle()?;
        self.submit(&Command::ResumeClock)?;
        self.figures.days = self.play.tournament().days().day();
        self.come_late()?;
        // Busts of the first hand are entered when it is over.
        self.play.now = self.play.now.plus_millis(i64::from(HAND_SECS) * 1_000);
        Ok(())
    }

    /// The first hand of the day is played with the buttons that were drawn.
    fn take_drawn_buttons(&mut self) {
        self.play.truth.clear();
        for event in self.events() {
            let Event::Redrawn { buttons, .. } = event else { continue };
            for drawn in buttons {
                self.play.truth.insert(drawn.at.table, drawn.state.positions());
                self.first_hands.insert(drawn.at.table);
            }
        }
    }

    /// Fills the bags table by table; one of the first is counted wrong, found, and put right.
    fn bag(&mut self) -> Result<(), Failure> {
        let mut wrong = self.room.values().first().copied();
        let mut to_count_again = None;
        for table in self.tables() {
            let mut bags = Vec::new();
            for player in self.players_at(table) {
                let mut chips = self.room.stack(player);
                if let Some(chip) = wrong.filter(|chip| *chip < chips) {
                    to_count_again = Some((player, chips));
                    chips -= chip;
                    wrong = None;
                }
                let seal = Some(format!("{:05}", player.0));
                bags.push(BagCount { player: Who::Id(player), chips: Chips(chips), seal });
            }
            if !bags.is_empty() {
                self.figures.bags += bags.len() as u64;
                self.submit(&Command::BagStacks { bags })?;
            }
        }
        if let Some((player, chips)) = to_count_again {
            let bag = BagCount { player: Who::Id(player), chips: Chips(chips), seal: None };
            self.submit(&Command::BagStacks { bags: vec![bag] })?;
        }
        Ok(())
    }
}
