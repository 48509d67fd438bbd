//! A whole evening with real chips: the simulation deals its own hands and moves its own chips.
//!
//! What the engine cannot see, a real stack, a hand, a pot, is played here, and what the floor
//! would enter is submitted. Whoever follows the evening sees the chips beside what the engine
//! says.

mod bubble;
mod figures;
mod hand;
mod night;
mod penalties;
mod price_list;
mod prices;
mod program;
mod purse;
mod races;
mod room;

pub use figures::EveningFigures;
pub use program::WholeEvening;
pub use purse::Purse;
pub use room::{Forgotten, Room};

use crate::evening::hand::{HandResult, Mood, Posts, play_hand};
use crate::evening::program::{ADD_ON, HAND_SECS, LAST_HAND_OF_DAY_1, should_be_left};
use crate::{Play, Simulation};
use engine::chips::ChipCause;
use engine::command::Command;
use engine::days::LeaverChips;
use engine::entries::Who;
use engine::event::Event;
use engine::finishes::Bust;
use engine::log::Log;
use engine::player_clock::ClockOutcome;
use engine::settings::StageStart;
use engine::structure::Stage;
use engine::values::{Chips, PlayerId, StageNo, TableNo, Timestamp};
use rand::RngExt;
use session::Failure;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Counts of all stacks, one in each of the first breaks.
const COUNTS: u64 = 2;

/// All penalties are given before this hand.
const PENALTIES_UNTIL: u32 = 190;

/// What there is to see before the floor enters something, and when the evening is over.
#[derive(Debug)]
pub struct EveningView<'a> {
    /// The log as the engine has it.
    pub log: &'a Log,
    /// What really lies on the tables; it follows a redo that comes next already.
    pub room: &'a Room,
    pub now: Timestamp,
    /// What is entered next; nothing when the evening is over.
    pub next: Option<&'a Command>,
}

/// Plays a whole evening for `follow` to watch, and writes its journal to `out` if given.
///
/// # Errors
/// Where the engine refuses what must be possible, or the journal cannot be written.
pub fn play_evening(
    asked: WholeEvening,
    out: Option<&Path>,
    follow: &mut dyn FnMut(&EveningView<'_>),
) -> Result<EveningFigures, Failure> {
    let mut evening = Evening::new(asked, follow);
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

struct Evening<'a> {
    asked: WholeEvening,
    follow: &'a mut dyn FnMut(&EveningView<'_>),
    play: Play,
    room: Room,
    /// Hands that every table has played.
    hands_played: u32,
    /// Where the last hand of a player's penalty was counted.
    counted_at: BTreeMap<PlayerId, TableNo>,
    /// Players who are not in their seats.
    absent: BTreeSet<PlayerId>,
    /// Tables whose first hand of the day is to come, with the button that was drawn.
    first_hands: BTreeSet<TableNo>,
    /// The hand after which somebody leaves in the money.
    leaves_paid: Option<u32>,
    figures: EveningFigures,
}

impl<'a> Evening<'a> {
    fn new(asked: WholeEvening, follow: &'a mut dyn FnMut(&EveningView<'_>)) -> Self {
        let WholeEvening { entries, seats, seed, .. } = asked;
        let template = Some((program::template(&asked), "Whole evening".to_owned()));
        let starts = StageStart::ByItself;
        let simulation = Simulation { entries, seats, seed, until: 1, starts, template };
        Self {
            asked,
            follow,
            play: Play::new(simulation),
            room: Room::new(),
            hands_played: 0,
            counted_at: BTreeMap::new(),
            absent: BTreeSet::new(),
            first_hands: BTreeSet::new(),
            leaves_paid: None,
            figures: EveningFigures { days: 1, ..EveningFigures::default() },
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
        Ok(())
    }

    fn show(&mut self, next: Option<&Command>) {
        let (log, now) = (self.play.session.log(), self.play.now);
        (self.follow)(&EveningView { log, room: &self.room, now, next });
    }

    fn submit(&mut self, command: &Command) -> Result<(), Failure> {
        self.show(Some(command));
        self.play.submit(command)
    }

    /// What came of the last act.
    fn events(&self) -> Vec<Event> {
        let last = self.play.session.log().acts().last();
        last.map_or_else(Vec::new, |act| act.body.events().to_vec())
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
        let stage = self.play.tournament().structure().stage(reading.stage);
        if matches!(stage, Some(Stage::Break(rest)) if rest.color_up) {
            self.color_up()?;
        }
        if self.figures.add_ons == 0 {
            self.sell_add_ons()?;
        }
        if self.figures.counts < COUNTS {
            self.count_everybody()?;
        }
        self.collect()?;
        self.pay_out()?;
        let reading = self.play.tournament().reading(self.play.now);
        self.play.now = self.play.now.plus_millis(reading.remaining_millis + 1_000);
        if !reading.is_break {
            return Ok(());
        }
        self.find_forgotten()
    }

    /// Sells the add-on to about one player in ten.
    fn sell_add_ons(&mut self) -> Result<(), Failure> {
        for table in self.tables() {
            for player in self.players_at(table) {
                if self.play.dice.random_bool(0.1) {
                    let pays = self.pays();
                    self.submit(&Command::AddOn { player: Who::Id(player), pays })?;
                    self.room.put(player, Purse::of([ADD_ON]));
                    self.figures.add_ons += 1;
                }
            }
        }
        Ok(())
    }

    /// One hand at every table, after whatever the floor has to do before it.
    fn deal_everywhere(&mut self) -> Result<(), Failure> {
        if self.should_hold() {
            return self.play_hand_for_hand();
        }
        self.program()?;
        self.fix_payouts()?;
        self.deal_prizes()?;
        let end = self.play.now.plus_millis(i64::from(HAND_SECS) * 1_000);
        self.hands_played += 1;
        let mut has_lost = false;
        for table in self.tables() {
            if self.left() < 2 || self.players_at(table).len() < 2 || self.should_hold() {
                continue;
            }
            let mood = if let Some(mood) = self.almost_lost(table) {
                mood
            } else if self.is_near_bubble() {
                let loser = self.loser_at(table).filter(|_| !has_lost && self.too_many() > 0);
                has_lost |= loser.is_some();
                loser.map_or(Mood::Careful, |loser| Mood::Lost(loser, 0))
            } else {
                self.mood()
            };
            self.deal(table, mood)?;
        }
        self.play.now = self.play.now.max(end);
        Ok(())
    }

    /// What happens between two hands.
    fn program(&mut self) -> Result<(), Failure> {
        let hand = self.hands_played;
        let spread = (PENALTIES_UNTIL / self.asked.penalties.max(1)).max(1);
        let given = u32::try_from(self.figures.penalties).unwrap_or(u32::MAX);
        if given < self.asked.penalties && hand >= 5 + given * spread {
            self.give_penalty()?;
        }
        match hand {
            25 => self.call_clock(ClockOutcome::Acted)?,
            60 => self.find_on_the_floor()?,
            95 => self.call_clock(ClockOutcome::Dead)?,
            105 => self.disqualify()?,
            130 => self.leave_early(LeaverChips::ByRules)?,
            LAST_HAND_OF_DAY_1 => self.sleep()?,
            _ => {}
        }
        if hand == LAST_HAND_OF_DAY_1 + 8 {
            self.come_back()?;
        }
        if self.figures.bubble_busts > 0 && self.leaves_paid.is_none() {
            self.leaves_paid = Some(hand + 10);
        }
        if self.leaves_paid == Some(hand) && self.left() > 3 {
            self.leave_early(LeaverChips::Shared)?;
        }
        Ok(())
    }

    /// Players more than there should be by now.
    fn too_many(&self) -> u32 {
        let secs = f64::from(self.hands_played) * f64::from(HAND_SECS);
        let target = should_be_left(self.asked.entries, secs);
        self.left().saturating_sub(target.max(1))
    }

    /// Right before the second color-up every third table leaves somebody with one chip.
    fn almost_lost(&self, table: TableNo) -> Option<Mood> {
        let reading = self.play.tournament().reading(self.play.now);
        let next = StageNo(reading.stage.0 + 1);
        let is_before_break = self.figures.color_ups == 1
            && reading.remaining_millis <= i64::from(HAND_SECS) * 1_000
            && matches!(self.play.tournament().structure().stage(next), Some(Stage::Break(_)));
        let (smallest, _) = self.room.smallest_two().filter(|_| is_before_break)?;
        let loser = self.loser_at(table).filter(|_| table.0.is_multiple_of(3))?;
        Some(Mood::Lost(loser, smallest))
    }

    /// Whether somebody should be in danger, so that the field shrinks as planned.
    fn mood(&mut self) -> Mood {
        let tables = u32::try_from(self.tables().len()).unwrap_or(u32::MAX).max(1);
        let share = f64::from(self.too_many() * 2) / f64::from(tables);
        if self.play.dice.random_bool(share.clamp(0.0, 0.9)) { Mood::AllIn } else { Mood::Quiet }
    }

    /// Who posts what in the next hand of a table.
    fn posts(&mut self, table: TableNo) -> Posts {
        if !self.first_hands.remove(&table) {
            self.play.play_hands(table, 1);
        }
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
        self.count_hand(table)?;
        let result = self.play_cards(table, mood)?;
        self.say_busted(&result)?;
        self.call_back()?;
        if result.busted.is_empty() {
            return Ok(());
        }
        self.come_again(&result)?;
        self.play.settle()
    }

    /// Moves the chips of one hand.
    fn play_cards(&mut self, table: TableNo, mood: Mood) -> Result<HandResult, Failure> {
        let posts = self.posts(table);
        let players = self.players_at(table);
        let away = self.away_at(&players);
        let mut seats: Vec<_> = players.iter().map(|p| (*p, self.room.take(*p))).collect();
        let values = self.room.values().to_vec();
        let hand = play_hand(&mut seats, &away, posts, mood, &values, &mut self.play.dice);
        for (player, purse) in seats {
            self.room.put(player, purse);
        }
        let result = hand.ok_or(Failure::Broken)?;
        self.figures.hands += 1;
        self.room.changed_by_house += result.changed;
        Ok(result)
    }

    /// Those who lost everything are out.
    fn say_busted(&mut self, result: &HandResult) -> Result<(), Failure> {
        if result.busted.is_empty() {
            return Ok(());
        }
        let bust = |(player, stack): &(PlayerId, u64)| Bust {
            player: Who::Id(*player),
            stack: Some(Chips(*stack)),
            by: None,
        };
        let busts = result.busted.iter().map(bust).collect();
        let by = result.by.iter().map(|player| Who::Id(*player)).collect();
        self.submit(&Command::bust_out(busts, by))?;
        self.play.figures.busts += result.busted.len() as u64;
        Ok(())
    }

    /// Some of those who are out buy again, while that is sold.
    fn come_again(&mut self, result: &HandResult) -> Result<(), Failure> {
        for (player, _) in &result.busted {
            let tournament = self.play.tournament();
            let Some(bought) = tournament.entries().player(*player) else { continue };
            let may_rebuy = tournament.is_rebuy_open(self.play.now) && bought.rebuys == 0;
            let may_enter = tournament.is_registration_open(self.play.now) && bought.entries == 1;
            let who = Who::Id(*player);
            if may_rebuy && self.play.dice.random_bool(0.3) {
                let pays = self.pays();
                self.submit(&Command::Rebuy { player: who, pays })?;
                self.room.buy_in(*player);
                self.figures.rebuys += 1;
            } else if may_enter && self.play.dice.random_bool(0.4) {
                let pays = self.pays();
                self.submit(&Command::ReEnter { player: who, pays })?;
                self.room.buy_in(*player);
                self.figures.re_entries += 1;
            }
        }
        Ok(())
    }

    fn finish(mut self, out: Option<&Path>) -> Result<EveningFigures, Failure> {
        self.close_the_box()?;
        self.show(None);
        let chips = self.play.tournament().chips();
        for cause in ChipCause::ALL {
            let chips = chips.sum_of(*cause);
            if chips != 0 {
                self.figures.chips_by_cause.insert(cause.id(), chips);
                self.figures.chips_sum += chips;
            }
        }
        self.figures.changed_by_house = self.room.changed_by_house;
        self.play.figures.chips_end = chips.in_play().0;
        self.figures.play = self.play.finish(out)?;
        Ok(self.figures)
    }
}
