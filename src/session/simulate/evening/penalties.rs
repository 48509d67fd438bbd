//! Penalties that are counted down at the tables, a disqualification, the clock on a player, and
//! whoever is away or leaves.

use crate::Failure;
use crate::simulate::evening::Evening;
use engine::chips::{ChipCause, Forfeit, ForfeitReason};
use engine::command::Command;
use engine::days::LeaverChips;
use engine::entries::Who;
use engine::event::Event;
use engine::finishes::{Exit, standings};
use engine::penalties::{Offense, PenaltyKind, returning};
use engine::player_clock::{ClockCaller, ClockOutcome, Facing};
use engine::values::{Chips, PlayerId, TableNo};
use rand::RngExt;

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

/// A penalty that somebody sits out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Serving {
    /// Hands still to be missed.
    left: u32,
    /// Where the last of them was counted.
    table: TableNo,
}

impl Evening {
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
        let players = u32::try_from(self.players_at(table).len()).unwrap_or_default();
        let left = match kind {
            PenaltyKind::Hands(hands) => u32::from(hands),
            PenaltyKind::Rounds(rounds) => u32::from(rounds) * players,
            PenaltyKind::Warning | PenaltyKind::Disqualification => 0,
        };
        if left > 0 {
            self.serving.insert(player, Serving { left, table });
        }
        self.judge_penalty(player);
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
        !self.serving.contains_key(&player) && !self.absent.contains(&player)
    }

    fn judge_penalty(&mut self, player: PlayerId) {
        let left = self.serving.get(&player).map_or(0, |serving| serving.left);
        let said = self.play.tournament().penalties().hands_left(player);
        self.judge("penalties", left == said);
    }

    /// Players at a table who miss its next hand.
    pub(super) fn away_at(&self, players: &[PlayerId]) -> Vec<PlayerId> {
        players.iter().copied().filter(|player| !self.is_free(*player)).collect()
    }

    /// A hand begins at a table: it is one hand less for whoever serves a penalty there.
    pub(super) fn count_hand(&mut self, table: TableNo) -> Result<(), Failure> {
        let players = self.players_at(table);
        if players.iter().any(|player| self.serving.contains_key(player)) {
            self.submit(&Command::CountHand { table })?;
            self.hand_missed(table);
        }
        Ok(())
    }

    /// Whoever serves a penalty at a table has missed a hand more.
    pub(super) fn hand_missed(&mut self, table: TableNo) {
        for player in self.players_at(table) {
            let Some(serving) = self.serving.get_mut(&player) else { continue };
            serving.left -= 1;
            if serving.table != table {
                serving.table = table;
                self.figures.penalties_moved += 1;
            }
            self.figures.hands_missed += 1;
            self.judge_penalty(player);
        }
    }

    /// Whoever has missed all his hands is called back when the last of them is over.
    pub(super) fn call_back(&mut self) -> Result<(), Failure> {
        let over =
            |(player, serving): (&PlayerId, &Serving)| (serving.left == 0).then_some(*player);
        let players: Vec<PlayerId> = self.serving.iter().filter_map(over).collect();
        for player in players {
            self.serving.remove(&player);
            let is_in = self.play.tournament().entries().player(player).is_some_and(|p| p.is_in());
            let is_said = returning(self.play.tournament()).contains(&player);
            self.judge("penalties", is_said == is_in);
            if is_in {
                self.submit(&Command::CallBack { players: vec![Who::Id(player)] })?;
            }
        }
        Ok(())
    }

    /// Somebody is disqualified; his real stack leaves play.
    pub(super) fn disqualify(&mut self) -> Result<(), Failure> {
        let Some((player, _)) = self.somebody(None) else { return Ok(()) };
        let stack = self.room.take(player).worth();
        let place = self.left();
        self.submit(&Command::GivePenalty {
            player: Who::Id(player),
            kind: PenaltyKind::Disqualification,
            offense: Some(Offense::Cheating),
            note: String::new(),
            stack: Some(Chips(stack)),
        })?;
        self.room.book(ChipCause::Disqualified, -stack.cast_signed());
        self.figures.disqualified += 1;
        self.judge_exit(player, place, Exit::Disqualified);
        self.compare();
        self.play.settle()
    }

    /// Whether somebody has the place that he left in, and the way he left is known.
    fn judge_exit(&mut self, player: PlayerId, place: u32, exit: Exit) {
        let all = standings(self.play.tournament());
        let standing = all.iter().find(|standing| standing.player == player);
        let is_right = standing.is_some_and(|standing| {
            standing.place.is_some_and(|said| said.0 == place) && standing.exit == exit
        });
        self.judge("places", is_right);
    }

    /// Somebody leaves for good; his chips leave play, or the others share them.
    pub(super) fn leave_early(&mut self, chips: LeaverChips) -> Result<(), Failure> {
        let Some((player, _)) = self.somebody(None) else { return Ok(()) };
        let place = self.left();
        let stack = self.room.take(player).worth();
        let told = Some(Chips(stack));
        self.submit(&Command::LeaveEarly { player: Who::Id(player), stack: told, chips })?;
        let Some(Event::PlayerLeft { each, to, .. }) = self.events().into_iter().next() else {
            return Err(Failure::Broken);
        };
        let shared = each.0 * to.len() as u64;
        let smallest = self.room.values().first().copied().unwrap_or(1);
        let equal = match chips {
            LeaverChips::Shared => stack / smallest / u64::from(place - 1) * smallest,
            LeaverChips::ByRules | LeaverChips::Removed => 0,
        };
        self.judge("leavers", each.0 == equal && (equal == 0) == to.is_empty());
        for other in to {
            let chips = self.room.change_for(each.0);
            self.room.put(other, chips);
        }
        self.room.book(ChipCause::LeftEarly, shared.cast_signed() - stack.cast_signed());
        self.figures.left_early += 1;
        self.judge_exit(player, place, Exit::LeftEarly);
        self.compare();
        self.play.settle()
    }

    /// A chip lies on the floor, and nobody knows whose it was.
    pub(super) fn find_on_the_floor(&mut self) -> Result<(), Failure> {
        let Some((player, table)) = self.somebody(None) else { return Ok(()) };
        let Some((value, _)) = self.room.purse(player).iter().next() else { return Ok(()) };
        if self.room.stack(player) == value {
            return Ok(());
        }
        self.room.purse(player).remove(value, 1);
        let forfeit = Forfeit {
            player: None,
            table: Some(table),
            chips: Some(Chips(value)),
            reason: ForfeitReason::Found,
            note: String::new(),
        };
        self.submit(&Command::ForfeitChips { forfeit })?;
        self.room.book(ChipCause::Forfeited, -value.cast_signed());
        self.compare();
        Ok(())
    }

    /// Somebody asks for the clock; the player acts in time, or his hand is dead.
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
        let is_over = self.play.tournament().player_clocks().at(table).is_none();
        self.judge("clocks", is_over);
        Ok(())
    }

    /// Somebody does not come back in time: his blinds are posted until he does.
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
