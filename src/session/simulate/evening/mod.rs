//! A whole evening with real chips: the simulation deals its own hands and races its own chips,
//! and asks after every act whether the engine says the same.
//!
//! What the engine cannot see, a real stack, a hand, a pot, is played here; what the floor would
//! enter is submitted; and what then stands is compared.

mod hand;
mod program;
mod purse;
mod room;

use crate::engine::command::Command;
use crate::engine::entries::Who;
use crate::engine::finishes::Bust;
use crate::engine::structure::Stage;
use crate::engine::values::{Chips, PlayerId, StageNo, TableNo};
use crate::reports::{Need, needs};
use crate::session::Failure;
use crate::session::simulate::evening::hand::{Mood, Outcome, Posts, play_hand};
use crate::session::simulate::evening::program::{HAND_SECS, should_be_left};
use crate::session::simulate::evening::room::Room;
use crate::session::simulate::{Figures, Play, Simulation};
use rand::RngExt;
use serde::Serialize;
use std::path::Path;

/// What is played in a whole evening.
#[derive(Debug, Clone)]
pub struct WholeEvening {
    /// Players.
    pub entries: u32,
    /// Seats at a table.
    pub seats: u8,
    /// Decides everything that chance decides.
    pub seed: u64,
}

/// What was measured in a whole evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct EveningFigures {
    /// What every simulation measures.
    #[serde(flatten)]
    pub play: Figures,
    /// Hands dealt.
    pub hands: u64,
    /// How often the house had to change a chip.
    pub changed_by_house: u64,
    /// How often the chips in play were compared with the chips on the tables.
    pub chips_compared: u64,
    /// How often they were not the same.
    pub chips_wrong: u64,
}

/// Plays a whole evening, and writes its journal where a path is given.
///
/// # Errors
/// Where the engine refuses what must be possible, or the journal cannot be written.
pub fn play_evening(asked: WholeEvening, out: Option<&Path>) -> Result<EveningFigures, Failure> {
    let mut evening = Evening::new(asked);
    evening.open()?;
    while evening.left() > 1 {
        if evening.play.tournament().reading(evening.play.now).is_break {
            evening.take_break()?;
        } else {
            evening.deal_everywhere()?;
        }
    }
    evening.finish(out)
}

/// An evening being played.
struct Evening {
    asked: WholeEvening,
    play: Play,
    room: Room,
    /// Seconds of levels that were played.
    played_secs: u32,
    figures: EveningFigures,
}

impl Evening {
    fn new(asked: WholeEvening) -> Self {
        let WholeEvening { entries, seats, seed, .. } = asked;
        let template = Some((program::template(&asked), "Whole evening".to_owned()));
        let simulation = Simulation { entries, seats, seed, until: 1, template };
        Self {
            asked,
            play: Play::new(simulation),
            room: Room::new(),
            played_secs: 0,
            figures: EveningFigures::default(),
        }
    }

    fn left(&self) -> u32 {
        self.play.tournament().entries().left()
    }

    fn open(&mut self) -> Result<(), Failure> {
        self.play.open()?;
        for player in (1..=self.asked.entries).map(PlayerId) {
            self.room.buy_in(player);
        }
        self.compare();
        Ok(())
    }

    /// Whether the chips in play are those on the tables.
    fn compare(&mut self) {
        let in_play = self.play.tournament().chips().in_play();
        self.figures.chips_compared += 1;
        self.figures.chips_wrong += u64::from(in_play != Chips(self.room.worth()));
    }

    /// Does something that changes the chips in play, and compares them.
    fn submit(&mut self, command: &Command) -> Result<(), Failure> {
        self.play.submit(command)
    }

    /// Everybody who sits at a table, in the order of the seats.
    fn players_at(&self, table: TableNo) -> Vec<PlayerId> {
        let table = self.play.tournament().seating().table(table);
        table.into_iter().flat_map(|table| table.seats()).filter_map(|(_, s)| s.player).collect()
    }

    fn tables(&self) -> Vec<TableNo> {
        self.play.tournament().seating().tables().map(|table| table.no).collect()
    }

    /// The break ends when everything that it is for is done.
    fn take_break(&mut self) -> Result<(), Failure> {
        let reading = self.play.tournament().reading(self.play.now);
        self.play.now = self.play.now.plus_millis(reading.remaining_millis + 1_000);
        Ok(())
    }

    /// One hand at every table.
    fn deal_everywhere(&mut self) -> Result<(), Failure> {
        let end = self.play.now.plus_millis(i64::from(HAND_SECS) * 1_000);
        self.played_secs += HAND_SECS;
        for table in self.tables() {
            if self.left() < 2 || self.players_at(table).len() < 2 {
                continue;
            }
            let mood = self.mood();
            self.deal(table, mood)?;
        }
        self.play.now = self.play.now.max(end);
        Ok(())
    }

    /// Whether somebody should be in danger, so that the field shrinks as planned.
    fn mood(&mut self) -> Mood {
        let target = should_be_left(self.asked.entries, f64::from(self.played_secs));
        let too_many = self.left().saturating_sub(target.max(1));
        let tables = self.play.tournament().seating().tables().len().max(1);
        let share = f64::from(too_many * 2) / tables as f64;
        if self.play.dice.random_bool(share.clamp(0.0, 0.9)) { Mood::AllIn } else { Mood::Quiet }
    }

    /// Who posts what in the next hand of a table.
    fn posts(&mut self, table: TableNo) -> Posts {
        self.play.play_hands(table, 1);
        let reading = self.play.tournament().reading(self.play.now);
        let stage = self.play.tournament().structure().stage(reading.stage);
        let stakes = stage.and_then(Stage::as_level).map(|level| level.stakes);
        let chips = stakes.map_or((0, 0, 0), |stakes| {
            (stakes.small_blind().0, stakes.big_blind().0, stakes.ante_chips().0)
        });
        let positions = self.play.truth.get(&table).copied();
        let seated = self.play.tournament().seating().table(table);
        let player = |seat| seated.and_then(|table| table.player(seat));
        Posts {
            small_blind: positions.and_then(|at| player(at.small_blind)),
            big_blind: positions.and_then(|at| player(at.big_blind)),
            chips,
        }
    }

    /// One hand at a table, with whatever comes of it.
    fn deal(&mut self, table: TableNo, mood: Mood) -> Result<(), Failure> {
        let posts = self.posts(table);
        let players = self.players_at(table);
        let mut seats: Vec<_> = players.iter().map(|p| (*p, self.room.take(*p))).collect();
        let values = self.room.values().to_vec();
        let hand = play_hand(&mut seats, &[], posts, mood, &values, &mut self.play.dice);
        for (player, purse) in seats {
            self.room.put(player, purse);
        }
        let outcome = hand.ok_or(Failure::Broken)?;
        self.figures.hands += 1;
        self.figures.changed_by_house += outcome.changed;
        self.bust(&outcome)
    }

    /// Those who lost everything are out, and some of them come back.
    fn bust(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        if outcome.busted.is_empty() {
            return Ok(());
        }
        let bust = |(player, stack): &(PlayerId, u64)| Bust {
            player: Who::Id(*player),
            stack: Some(Chips(*stack)),
        };
        let busts = outcome.busted.iter().map(bust).collect();
        let by = outcome.by.iter().map(|player| Who::Id(*player)).collect();
        self.submit(&Command::BustOut { busts, by, at: None })?;
        self.play.figures.busts += outcome.busted.len() as u64;
        self.compare();
        self.play.settle()
    }

    fn finish(mut self, out: Option<&Path>) -> Result<EveningFigures, Failure> {
        self.compare();
        self.play.figures.chips_end = self.play.tournament().chips().in_play().0;
        self.figures.play = self.play.finish(out)?;
        Ok(self.figures)
    }
}
