//! The state of a tournament: one field per topic.

use crate::chips::{ChipLedger, Counts, RaceBook};
use crate::clock::{Clock, Reading};
use crate::days::Days;
use crate::entries::{Entries, Player, Registration, Status, Who};
use crate::finishes::Finishes;
use crate::messages::Messages;
use crate::money::MoneyBook;
use crate::pace::{LevelHands, Pace};
use crate::penalties::Penalties;
use crate::player_clock::PlayerClocks;
use crate::refusal::{Refusal, refuse_if};
use crate::rulings::RulingLog;
use crate::seating::Seating;
use crate::settings::{Limit, Settings, SoldUntil};
use crate::structure::{Family, Level, Stage, StakesForm, Structure};
use crate::values::{LevelNo, PlayerId, Sale, Seed, Timestamp};
use crate::winnings::Winnings;
use std::collections::BTreeSet;

/// What stands. It is only ever made by applying events, and never written to disk.
///
/// ```compile_fail
/// fn written<T: serde::Serialize>() {}
/// written::<engine::Tournament>();
/// ```
#[derive(Debug, Clone, Default)]
pub struct Tournament {
    pub(super) is_created: bool,
    pub(super) settings: Settings,
    pub(super) structure: Structure,
    pub(super) clock: Clock,
    pub(super) entries: Entries,
    pub(super) seating: Seating,
    pub(super) finishes: Finishes,
    pub(super) chips: ChipLedger,
    pub(super) races: RaceBook,
    pub(super) counts: Counts,
    pub(super) days: Days,
    pub(super) rulings: RulingLog,
    pub(super) pace: Pace,
    pub(super) penalties: Penalties,
    pub(super) player_clocks: PlayerClocks,
    pub(super) money: MoneyBook,
    pub(super) winnings: Winnings,
    pub(super) messages: Messages,
    /// The secret of the next draw; only its commitment is ever shown before.
    pub(super) seed: Seed,
    /// That secret was seen in a draw that was taken back.
    pub(super) is_seed_spent: bool,
}

impl Tournament {
    /// Whether the tournament was made.
    #[must_use]
    pub fn is_created(&self) -> bool {
        self.is_created
    }

    /// What the director chose: name, rules, terms.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Levels and breaks, in the order in which they are played.
    #[must_use]
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// The level clock as it was last set; [`Self::reading`] tells what it shows.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Everybody who ever registered, and what they bought.
    #[must_use]
    pub fn entries(&self) -> &Entries {
        &self.entries
    }

    /// Tables, who sits where, and moves that are not yet done.
    #[must_use]
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Every hand in which somebody went out, the earliest first.
    #[must_use]
    pub fn finishes(&self) -> &Finishes {
        &self.finishes
    }

    /// How many chips are in play, and what brought them there.
    #[must_use]
    pub fn chips(&self) -> &ChipLedger {
        &self.chips
    }

    /// The values that were raced off, and which tables have raced.
    #[must_use]
    pub fn races(&self) -> &RaceBook {
        &self.races
    }

    /// The counts of all stacks, the first one first.
    #[must_use]
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// The days of the event, and their bags.
    #[must_use]
    pub fn days(&self) -> &Days {
        &self.days
    }

    /// What the room is told.
    #[must_use]
    pub fn messages(&self) -> &Messages {
        &self.messages
    }

    /// The rulings that were logged.
    #[must_use]
    pub fn rulings(&self) -> &RulingLog {
        &self.rulings
    }

    /// How fast it is played, beside the level clock: hand-for-hand, last hands, stopped tables.
    #[must_use]
    pub fn pace(&self) -> &Pace {
        &self.pace
    }

    /// Penalties, and who is away.
    #[must_use]
    pub fn penalties(&self) -> &Penalties {
        &self.penalties
    }

    /// Clocks on players, and their time cards.
    #[must_use]
    pub fn player_clocks(&self) -> &PlayerClocks {
        &self.player_clocks
    }

    /// What was charged and paid, and what was decided of the prizes.
    #[must_use]
    pub fn money(&self) -> &MoneyBook {
        &self.money
    }

    /// What was paid out, and the deal where one was made.
    #[must_use]
    pub fn winnings(&self) -> &Winnings {
        &self.winnings
    }

    /// What is shown of the next draw's secret before the draw.
    ///
    /// None where that secret was seen in a draw that was taken back: the next draw makes its own.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        (!self.is_seed_spent).then(|| self.seed.commitment())
    }

    /// What the clock shows at `now`.
    #[must_use]
    pub fn reading(&self, now: Timestamp) -> Reading {
        let reading = self.clock.read(&self.structure, now);
        let Some(LevelHands { hands, left }) = self.level_hands(&reading) else { return reading };
        // The minutes of the structure say how long so many hands are thought to last.
        let length = self.structure.stage(reading.stage).map_or(0, Stage::secs);
        let length = i64::from(length) * 1000;
        let remaining_millis = length * i64::from(left) / i64::from(hands.max(1));
        Reading { elapsed_millis: length - remaining_millis, remaining_millis, ..reading }
    }

    /// The hands of the level that is on, where levels last so many hands.
    #[must_use]
    pub fn level_hands(&self, reading: &Reading) -> Option<LevelHands> {
        let hands = self.settings.pace.level_hands.filter(|_| reading.by_hands)?;
        let tables = self.seating.tables().filter(|table| table.taken().len() > 1);
        let playing = tables.filter(|table| !self.pace.stops().contains_key(&table.no));
        let played = playing.map(|table| self.pace.level_hands_of(reading.stage, table.no));
        let slowest = played.min().unwrap_or_default();
        Some(LevelHands { hands, left: hands.saturating_sub(slowest) })
    }

    /// What the clock showed at a moment that may have passed, whatever was set since.
    #[must_use]
    pub fn reading_of(&self, moment: Timestamp) -> Reading {
        self.clock.as_of(moment).read(&self.structure, moment)
    }

    /// The level that a hand beginning at `now` is played in.
    ///
    /// Rules: TDA 2011 §20; TDA 2024 §23: a level that is announced holds from the next hand.
    #[must_use]
    pub fn level_at(&self, now: Timestamp) -> Option<(LevelNo, &Level)> {
        let no = self.reading(now).level.unwrap_or(LevelNo(1));
        self.structure.level(no).map(|level| (no, level))
    }

    /// What is played at `now`: a stud game has no button.
    #[must_use]
    pub fn family_at(&self, now: Timestamp) -> Family {
        self.level_at(now).map_or(Family::Flop, |(_, level)| level.game.family())
    }

    /// Whether a small and a big blind are posted at `now`; not with antes alone, and not in stud.
    #[must_use]
    pub fn has_blinds_at(&self, now: Timestamp) -> bool {
        self.level_at(now).is_none_or(|(_, level)| {
            matches!(level.stakes.form(), StakesForm::Blinds | StakesForm::Limit)
        })
    }

    /// Whether entries are sold at `now`.
    ///
    /// None are once envelopes are sealed: there would be none for the new head.
    #[must_use]
    pub fn is_registration_open(&self, now: Timestamp) -> bool {
        if self.winnings.envelopes().is_some() {
            return false;
        }
        match self.entries.registration() {
            Registration::Closed => false,
            Registration::Open => true,
            Registration::ByLevel => {
                !self.clock.has_begun(now) || self.is_before_end(self.settings.entries_until(), now)
            }
        }
    }

    /// Whether players may still come: entries are sold at `now`, or rebuys to those who are out.
    #[must_use]
    pub fn may_players_come(&self, now: Timestamp) -> bool {
        let sells_rebuys = self.settings.entries.rebuys != Limit::Never;
        self.is_registration_open(now) || (sells_rebuys && self.is_rebuy_open(now))
    }

    /// Whether the room is at work: seats were drawn, or given by hand and play has begun.
    #[must_use]
    pub fn is_seated(&self, now: Timestamp) -> bool {
        self.seating.is_drawn() || (self.clock.has_begun(now) && self.entries.seated() > 0)
    }

    /// Whether rebuys are sold at `now`.
    #[must_use]
    pub fn is_rebuy_open(&self, now: Timestamp) -> bool {
        self.is_before_end(self.settings.sold_until(&[Sale::Rebuy]), now)
    }

    /// Whether what is sold until then is sold at `now`; a break counts to the level before it.
    #[must_use]
    pub fn is_before_end(&self, end: SoldUntil, now: Timestamp) -> bool {
        match end {
            SoldUntil::Never => false,
            SoldUntil::FirstHand => !self.clock.has_begun(now),
            SoldUntil::Level(last) => self.reading(now).level.unwrap_or(LevelNo(1)) <= last,
            SoldUntil::Always => true,
        }
    }

    /// The one player who is meant.
    ///
    /// # Errors
    /// Where nobody or more than one has the name.
    pub fn find(&self, who: &Who) -> Result<&Player, Refusal> {
        match who {
            Who::Id(id) => self
                .entries
                .player(*id)
                .filter(|player| player.status != Status::Withdrawn)
                .ok_or(Refusal::PlayerNumberUnknown { number: id.0 }),
            Who::Name(name) => {
                let mut named = self.entries.named(name);
                let unknown = || Refusal::PlayerUnknown { name: name.clone() };
                let first = named.next().ok_or_else(unknown)?;
                if named.next().is_none() {
                    return Ok(first);
                }
                let players: Vec<PlayerId> = self.entries.named(name).map(|p| p.id).collect();
                Err(Refusal::NameAmbiguous { name: name.clone(), players })
            }
        }
    }

    /// The players who are meant, each once.
    ///
    /// # Errors
    /// Where nobody is named, somebody is named twice, or a name is in doubt.
    pub fn find_all(&self, players: &[Who]) -> Result<Vec<&Player>, Refusal> {
        refuse_if!(players.is_empty(), Refusal::NobodyNamed);
        if let [one] = players {
            return Ok(vec![self.find(one)?]);
        }
        let mut seen = BTreeSet::new();
        let mut found = Vec::with_capacity(players.len());
        for who in players {
            let player = self.find(who)?;
            refuse_if!(!seen.insert(player.id), Refusal::PlayerTwice { player: player.id });
            found.push(player);
        }
        Ok(found)
    }
}
