//! The bubble, hand for hand: everybody survives until several bust in one hand.

use crate::evening::Evening;
use crate::evening::hand::Mood;
use crate::evening::program::{HAND_SECS, places_paid};
use engine::command::Command;
use engine::values::{PlayerId, TableNo};
use rand::seq::SliceRandom;
use session::Failure;

/// Bust-outs before the money at which tables begin to play hand for hand.
const BEGINS_BEFORE: u32 = 3;

/// Bust-outs before the money from which on the field shrinks one by one.
const CAREFUL_BEFORE: u32 = 9;

/// Hands in which nobody busts before the bubble bursts.
const HANDS_HELD: u32 = 2;

impl Evening<'_> {
    fn places_paid(&self) -> u32 {
        let known = engine::money::places_paid(self.play.tournament());
        known.unwrap_or_else(|| places_paid(self.asked.entries))
    }

    /// Players who have to bust before everybody left is paid.
    pub(super) fn before_the_money(&self) -> u32 {
        self.left().saturating_sub(self.places_paid())
    }

    /// Whether the bubble is so near that the field may shrink by one at a time only.
    pub(super) fn is_near_bubble(&self) -> bool {
        (1..=CAREFUL_BEFORE).contains(&self.before_the_money())
    }

    /// Whether tables should begin to play hand for hand.
    pub(super) fn should_hold(&self) -> bool {
        (1..=BEGINS_BEFORE).contains(&self.before_the_money()) && self.tables().len() > 1
    }

    /// The bubble from the announcement until the money is reached.
    pub(super) fn play_hand_for_hand(&mut self) -> Result<(), Failure> {
        self.submit(&Command::StartHandForHand)?;
        // The hand that was on is finished.
        self.tick_off()?;
        let mut held = 0;
        while self.play.tournament().pace().hand_for_hand().is_some() {
            if self.tables().len() < 2 || self.before_the_money() == 0 {
                self.submit(&Command::EndHandForHand)?;
                break;
            }
            let losers = match self.before_the_money() {
                1 if held < HANDS_HELD => {
                    held += 1;
                    Vec::new()
                }
                1 => self.losers(self.asked.bubble_busts),
                _ => self.losers(1),
            };
            self.play_held_hand(&losers)?;
        }
        Ok(())
    }

    /// The shortest stacks of so many tables, where somebody has more.
    fn losers(&mut self, count: u32) -> Vec<(TableNo, PlayerId)> {
        let mut tables = self.tables();
        tables.shuffle(&mut self.play.dice);
        let mut losers = Vec::new();
        for table in tables {
            losers.extend(self.loser_at(table).map(|player| (table, player)));
        }
        losers.truncate(usize::try_from(count).unwrap_or(usize::MAX));
        losers
    }

    /// The shortest stack of a table, where somebody has more.
    pub(super) fn loser_at(&self, table: TableNo) -> Option<PlayerId> {
        let players = self.players_at(table);
        let away = self.away_at(&players);
        let free: Vec<PlayerId> = players.into_iter().filter(|p| !away.contains(p)).collect();
        let most = free.iter().map(|player| self.room.stack(*player)).max().unwrap_or(0);
        let shortest = self.room.shortest(&free);
        shortest.filter(|player| self.room.stack(*player) < most)
    }

    /// One hand at all tables at once; these lose everything, nobody else does.
    fn play_held_hand(&mut self, losers: &[(TableNo, PlayerId)]) -> Result<(), Failure> {
        let before = self.left();
        self.begin_hand(&Command::NextHandForHand, None)?;
        self.figures.hand_for_hand_hands += 1;
        let mut busts = 0;
        let end = self.play.now.plus_millis(i64::from(HAND_SECS) * 1_000);
        for table in self.tables() {
            let loser = losers.iter().find(|(at, _)| *at == table).map(|(_, player)| *player);
            let mood = loser.map_or(Mood::Careful, |loser| Mood::Lost(loser, 0));
            let result = self.play_cards(table, mood)?;
            busts += u32::try_from(result.busted.len()).unwrap_or(u32::MAX);
            self.say_busted(&result)?;
        }
        self.tick_off()?;
        self.play.settle()?;
        self.call_back()?;
        self.play.now = self.play.now.max(end);
        let is_bubble = before <= self.places_paid() + 1;
        if is_bubble && busts > 0 {
            self.figures.bubble_busts = busts;
            self.figures.shared_places = (before - busts + 1..=before).collect();
            self.note_bubble();
        }
        Ok(())
    }

    /// Tables tick off one after the other, the last ones together.
    fn tick_off(&mut self) -> Result<(), Failure> {
        let mut tables = self.play.tournament().tables_still_playing();
        tables.shuffle(&mut self.play.dice);
        let last = tables.split_off(tables.len().saturating_sub(2).max(tables.len() / 2));
        for table in tables {
            self.submit(&Command::TableDone { tables: vec![table] })?;
        }
        if last.is_empty() {
            return Ok(());
        }
        self.submit(&Command::TableDone { tables: Vec::new() })
    }
}
