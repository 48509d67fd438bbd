//! Penalties that are counted down at the tables, a disqualification, the clock on a player, and
//! whoever is away or leaves.

use crate::evening::Evening;
use engine::chips::{Forfeit, ForfeitReason};
use engine::command::Command;
use engine::days::LeaverChips;
use engine::entries::Who;
use engine::event::Event;
use engine::penalties::{Offense, PenaltyKind, counts_at, returning, serving};
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::values::{Chips, PlayerId, TableNo};
use rand::RngExt;
use session::Failure;

/// What is given, one after the other.
const KINDS: [(PenaltyKind, Offense); 12] = [
    (PenaltyKind::Warning, Offense::Manners),
    (PenaltyKind::Hands(1), Offense::OutOfTurn),
    (PenaltyKind::Rounds(1), Offense::Device),
    (PenaltyKind::Rounds(2), Offense::TwoToAHand),
    (PenaltyKind::Hands(1), Offense::ExposedCard),
    (PenaltyKind::Rounds(1), Offense::LeftTheTable),
    (PenaltyKind::Rounds(3), Offense::Abuse),
    (PenaltyKind::Warning, Offense::Stalling),
    (PenaltyKind::Rounds(4), Offense::SoftPlay),
    (PenaltyKind::Hands(2), Offense::ThrownCard),
    (PenaltyKind::Rounds(1), Offense::DodgedBlind),
    (PenaltyKind::Rounds(2), Offense::Disruption),
];

impl Evening<'_> {
    /// Gives the next penalty; often at the table that breaks next, so that its hands move on.
    pub(super) fn give_penalty(&mut self) -> Result<(), Failure> {
        let no = usize::try_from(self.figures.penalties).unwrap_or_default();
        let Some((kind, offense)) = KINDS.iter().copied().cycle().nth(no) else { return Ok(()) };
        let breaks_next = self.play.tournament().seating().break_order().next();
        let table = if no.is_multiple_of(2) { breaks_next } else { None };
        let Some((player, table)) = self.somebody(table) else { return Ok(()) };
        let command = Command::GivePenalty {
            player: Who::Id(player),
            kind,
            offense: Some(offense),
            note: String::new(),
            stack: None,
        };
        self.submit(&command)?;
        self.figures.penalties += 1;
        self.counted_at.insert(player, table);
        Ok(())
    }

    /// Somebody who is not penalized or away, at this table or at any.
    fn somebody(&mut self, table: Option<TableNo>) -> Option<(PlayerId, TableNo)> {
        let tables = table.map_or_else(|| self.tables(), |table| vec![table]);
        let mut players = Vec::new();
        for table in tables {
            let at = self.players_at(table).into_iter().map(|player| (player, table));
            players.extend(at.filter(|(player, _)| self.is_free(*player)));
        }
        let nth = self.play.dice.random_range(0..players.len().max(1));
        players.get(nth).copied()
    }

    fn is_free(&self, player: PlayerId) -> bool {
        let tournament = self.play.tournament();
        let is_penalized = tournament.penalties().hands_left(player) > 0
            || returning(tournament).contains(&player);
        !is_penalized && !self.absent.contains(&player)
    }

    /// Players at a table who miss its next hand.
    pub(super) fn away_at(&self, players: &[PlayerId]) -> Vec<PlayerId> {
        players.iter().copied().filter(|player| !self.is_free(*player)).collect()
    }

    /// A hand begins at a table: it is one hand less for whoever serves a penalty there.
    pub(super) fn count_hand(&mut self, table: TableNo) -> Result<(), Failure> {
        if counts_at(self.play.tournament(), table) {
            self.begin_hand(&Command::CountHand { table }, Some(table))?;
        }
        Ok(())
    }

    /// A hand begins at this table, or at all: whoever serves a penalty there misses it.
    pub(super) fn begin_hand(
        &mut self,
        command: &Command,
        table: Option<TableNo>,
    ) -> Result<(), Failure> {
        let players = serving(self.play.tournament());
        for player in players {
            let player_at = self.play.tournament().entries().player(player);
            let Some(at) = player_at.and_then(|player| player.seat()) else { continue };
            if table.is_none_or(|table| table == at.table) {
                let last = self.counted_at.insert(player, at.table);
                self.figures.penalties_moved += u64::from(last != Some(at.table));
                self.figures.hands_missed += 1;
            }
        }
        self.submit(command)
    }

    /// Whoever has missed all their hands is called back when the last of them is over.
    pub(super) fn call_back(&mut self) -> Result<(), Failure> {
        for player in returning(self.play.tournament()) {
            self.submit(&Command::CallBack { players: vec![Who::Id(player)] })?;
        }
        Ok(())
    }

    /// Somebody is disqualified; their real stack leaves play.
    pub(super) fn disqualify(&mut self) -> Result<(), Failure> {
        let Some((player, _)) = self.somebody(None) else { return Ok(()) };
        let stack = self.room.stack(player);
        self.submit(&Command::GivePenalty {
            player: Who::Id(player),
            kind: PenaltyKind::Disqualification,
            offense: Some(Offense::Cheating),
            note: String::new(),
            stack: Some(Chips(stack)),
        })?;
        self.room.take(player);
        self.figures.disqualified += 1;
        self.play.settle()
    }

    /// Somebody leaves for good; their chips leave play, or the others share them.
    pub(super) fn leave_early(&mut self, chips: LeaverChips) -> Result<(), Failure> {
        let Some((player, _)) = self.somebody(None) else { return Ok(()) };
        let stack = Some(Chips(self.room.stack(player)));
        self.submit(&Command::LeaveEarly { player: Who::Id(player), stack, chips })?;
        let Some(Event::PlayerLeft { each, to, .. }) = self.events().into_iter().next() else {
            return Err(Failure::Broken);
        };
        self.room.take(player);
        for other in to {
            let chips = self.room.change_for(each.0);
            self.room.put(other, chips);
        }
        self.figures.left_early += 1;
        self.play.settle()
    }

    /// A chip lies on the floor, and nobody knows whose it was.
    pub(super) fn find_on_the_floor(&mut self) -> Result<(), Failure> {
        let Some((player, table)) = self.somebody(None) else { return Ok(()) };
        let Some((value, _)) = self.room.purse(player).iter().next() else { return Ok(()) };
        if self.room.stack(player) == value {
            return Ok(());
        }
        let forfeit = Forfeit {
            player: None,
            table: Some(table),
            chips: Some(Chips(value)),
            reason: ForfeitReason::Found,
            note: String::new(),
        };
        self.submit(&Command::ForfeitChips { forfeit })?;
        self.room.purse(player).remove(value, 1);
        Ok(())
    }

    /// Somebody asks for the clock; the player acts in time, or their hand is dead.
    pub(super) fn call_clock(&mut self, outcome: ClockOutcome) -> Result<(), Failure> {
        let Some((player, table)) = self.somebody(None) else { return Ok(()) };
        let (by, facing) = (ClockCaller::PlayerAtHisSeat, Facing::Bet);
        self.submit(&Command::CallClock { player: Who::Id(player), by, facing, times: None })?;
        let clock = self.play.tournament().player_clocks().at(table);
        let secs = clock.map_or(0, |clock| clock.times.total_secs());
        let used = if outcome == ClockOutcome::Dead { secs } else { secs / 2 };
        self.play.now = self.play.now.plus_millis(i64::from(used) * 1_000);
        self.submit(&Command::SettleClock { table, outcome, facing: None })?;
        self.figures.clocks += 1;
        Ok(())
    }

    /// Somebody does not come back in time: their blinds are posted until they do.
    pub(super) fn come_late(&mut self) -> Result<(), Failure> {
        let Some((player, _)) = self.somebody(None) else { return Ok(()) };
        self.absent.insert(player);
        self.submit(&Command::MarkAbsent { players: vec![Who::Id(player)] })
    }

    /// Whoever was away sits down again.
    pub(super) fn come_back(&mut self) -> Result<(), Failure> {
        for player in std::mem::take(&mut self.absent) {
            let is_in = self.play.tournament().entries().player(player).is_some_and(|p| p.is_in());
            if is_in {
                self.submit(&Command::MarkPresent { players: vec![Who::Id(player)] })?;
            }
        }
        Ok(())
    }
}
