//! A whole tournament played through the same engine, and what it measured.
//!
//! The simulation keeps its own idea of every table's button, which the engine does not see until
//! it asks, and judges the engine's moves by rules of its own: by counting seats, not by the
//! engine's walk.

mod evening;
mod figures;
mod judge;
mod made_up;

pub use evening::{EveningFigures, EveningView, Room, WholeEvening, play_evening};
pub use figures::Figures;

use crate::figures::{round, standings_digest};
use crate::made_up::{settings, structure, wait};
use engine::ask::Chance;
use engine::button::{Positions, advance, first_hand};
use engine::command::{ButtonMoment, Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::event::Event;
use engine::finishes::Bust;
use engine::invariants::check_all;
use engine::log::Act;
use engine::money::Pays;
use engine::seating::{due_redraw, plan};
use engine::settings::{Settings, StageStart};
use engine::structure::Family;
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatNo, Seq, TableNo, Timestamp};
use exchange::Template;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use reports::{Need, needs};
use session::{Failure, SeededChance, Session, Time, make_journal};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};
use storage::{Access, Appended, EventStore, JournalError, Loaded};

#[derive(Debug, Clone)]
pub struct Simulation {
    pub entries: u32,
    pub seats: u8,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// Stops when so many players are left; at least one.
    pub until: u32,
    /// Whether the clock waits after breaks and late registration until somebody starts it again.
    pub starts: StageStart,
    /// Where settings and structure come from, with a name; made up where not given.
    pub template: Option<(Template, String)>,
}

/// Plays a whole tournament, and writes its journal where a path is given.
///
/// # Errors
/// Where the engine refuses what must be possible, or the journal cannot be written.
pub fn simulate(simulation: Simulation, out: Option<&Path>) -> Result<Figures, Failure> {
    let mut play = Play::new(simulation);
    play.open()?;
    let until = play.simulation.until.max(1);
    while play.tournament().entries().left() > until {
        play.let_time_pass();
        play.start_what_waits()?;
        play.bust_somebody()?;
        play.settle()?;
    }
    play.figures.chips_end = play.tournament().chips().in_play().0;
    play.finish(out)
}

/// A store that keeps nothing: the session's log has every act.
#[derive(Default)]
struct Nowhere {
    last: u64,
}

impl EventStore for Nowhere {
    fn load(&mut self) -> Result<Loaded, JournalError> {
        Ok(Loaded {
            acts: Vec::new(),
            notices: Vec::new(),
            damage: None,
            access: Access::ReadWrite,
        })
    }

    fn append(&mut self, after: Seq, _: &Act) -> Result<Appended, JournalError> {
        self.last = after.0 + 1;
        Ok(Appended::Written(Seq(self.last)))
    }

    fn poll(&mut self, _: Seq) -> Result<Vec<Act>, JournalError> {
        Ok(Vec::new())
    }
}

/// A tournament being played.
struct Play {
    simulation: Simulation,
    session: Session,
    dice: ChaCha20Rng,
    now: Timestamp,
    /// Where every table's button really is.
    truth: BTreeMap<TableNo, Positions>,
    /// Players still in, in no order, for picking one at random.
    live: Vec<PlayerId>,
    times: Vec<Duration>,
    figures: Figures,
}

impl Play {
    fn new(simulation: Simulation) -> Self {
        let now = Timestamp(1_794_657_600_000);
        let chance: Box<dyn Chance> = Box::new(SeededChance::new(simulation.seed));
        let store = Box::new(Nowhere::default());
        let Simulation { entries, seats, seed, .. } = simulation;
        Self {
            simulation,
            session: Session::on(store, Time::told(now), chance, ""),
            dice: ChaCha20Rng::seed_from_u64(seed ^ 0x5eed),
            now,
            truth: BTreeMap::new(),
            live: (1..=entries).map(PlayerId).collect(),
            times: Vec::new(),
            figures: Figures { entries, seats, seed, ..Figures::default() },
        }
    }

    fn tournament(&self) -> &Tournament {
        self.session.tournament()
    }

    /// Does something, right after the last thing, and takes the time.
    fn submit(&mut self, command: &Command) -> Result<(), Failure> {
        self.now = self.now.plus_millis(self.dice.random_range(10..200));
        self.session.set_time(Time::told(self.now));
        let start = Instant::now();
        let done = self.session.submit(command)?;
        self.times.push(start.elapsed());
        self.figures.acts = done.seq.0;
        self.count_moves();
        Ok(())
    }

    fn count_moves(&mut self) {
        let last = self.session.log().acts().last();
        for event in last.into_iter().flat_map(|act| act.body.events()) {
            match event {
                Event::TableBroken { moves, .. } => {
                    self.figures.breaks += 1;
                    self.figures.moves += moves.len() as u64;
                    let waits = moves.iter().filter(|order| order.waits_one_hand).count();
                    self.figures.waits_one_hand += waits as u64;
                }
                Event::PlayersMoved { moves, .. } => {
                    self.figures.moves += moves.len() as u64;
                    self.figures.balance_moves += moves.len() as u64;
                }
                Event::Redrawn { seats, closed, .. } => {
                    self.figures.breaks += closed.len() as u64;
                    self.figures.moves += seats.len() as u64;
                }
                _ => {}
            }
        }
    }

    /// A field of this size plays for about six hours, whatever its size.
    fn let_time_pass(&mut self) {
        let millis = 6 * 3_600_000 / i64::from(self.simulation.entries.max(1));
        self.now = self.now.plus_millis(self.dice.random_range(0..=millis.max(1) * 2));
    }

    /// Somebody starts what the clock waits for, up to three minutes later.
    fn start_what_waits(&mut self) -> Result<(), Failure> {
        let waits = |play: &Self| play.tournament().reading(play.now).waits_millis.is_some();
        while waits(self) {
            self.now = self.now.plus_millis(self.dice.random_range(0..180_000));
            self.submit(&Command::ResumeClock)?;
            self.figures.clock_waits += 1;
        }
        Ok(())
    }

    fn open(&mut self) -> Result<(), Failure> {
        let (mut settings, mut structure) = match &self.simulation.template {
            Some((template, name)) => {
                let settings = Settings { name: name.clone(), ..template.settings.clone() };
                (settings, template.structure.clone())
            }
            None => (settings(), structure()),
        };
        settings.seating.seats_per_table = self.simulation.seats;
        if self.simulation.starts == StageStart::ByFloor {
            wait(&mut settings, &mut structure);
        }
        self.submit(&Command::CreateTournament { settings: Box::new(settings), structure })?;
        let name = |no: u32| PlayerName::new(&format!("Player {no:05}"));
        let new = |no| name(no).map(|name| NewPlayer { name, need: None, member: None });
        let players = (1..=self.simulation.entries).filter_map(new).collect();
        self.submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })?;
        self.submit(&Command::DrawSeats { public: None })?;
        self.submit(&Command::StartClock)?;
        self.figures.chips_start = self.tournament().chips().in_play().0;
        Ok(())
    }

    /// Plays on at a table, unseen by the engine.
    fn play_hands(&mut self, table: TableNo, hands: u32) {
        let Some(live) = self.tournament().seating().table(table).map(|t| t.taken()) else {
            return;
        };
        for _ in 0..hands {
            let next = match self.truth.get(&table) {
                Some(last) => advance(*last, live),
                None => {
                    let nth = self.dice.random_range(0..live.len().max(1));
                    live.iter().nth(nth).and_then(|button| first_hand(button, live))
                }
            };
            let Some(next) = next else { return };
            self.truth.insert(table, next.positions);
        }
    }

    /// One hand somewhere ends with a player out: button and blinds as often as anyone.
    fn bust_somebody(&mut self) -> Result<(), Failure> {
        let index = self.dice.random_range(0..self.live.len());
        let player = self.live.swap_remove(index);
        let Some(at) = self.tournament().entries().player(player).and_then(|p| p.seat()) else {
            return Err(Failure::Broken);
        };
        let hands = self.dice.random_range(1..4);
        self.play_hands(at.table, hands);
        let others: Vec<PlayerId> = self
            .tournament()
            .seating()
            .table(at.table)
            .into_iter()
            .flat_map(|table| table.seats())
            .filter_map(|(_, seat)| seat.player.filter(|other| *other != player))
            .collect();
        let nth = self.dice.random_range(0..others.len().max(1));
        let by = others.get(nth).map(|winner| vec![Who::Id(*winner)]).unwrap_or_default();
        let stack = self.tournament().entries().player(player).map(|p| p.stack);
        let stack = stack.filter(|stack| *stack > Chips::ZERO);
        let busts = vec![Bust { player: Who::Id(player), stack, by: None }];
        self.submit(&Command::bust_out(busts, by))?;
        self.figures.busts += 1;
        Ok(())
    }

    /// Does what needs doing until nothing does.
    fn settle(&mut self) -> Result<(), Failure> {
        if self.tournament().entries().left() < 2 {
            return Ok(());
        }
        let open = needs(self.tournament(), self.now);
        let is_halt = |need: &&Need| matches!(need, Need::Halted { .. });
        self.figures.halts += open.iter().filter(is_halt).count() as u64;
        if open.is_empty() {
            return Ok(());
        }
        loop {
            if let Some(tables) = due_redraw(self.tournament(), self.now) {
                self.truth.clear();
                self.submit(&Command::Redraw { tables, public: None })?;
                break;
            }
            let plan = plan(self.tournament(), self.now);
            if !plan.breaks.is_empty() {
                self.submit(&Command::BreakTables { tables: plan.breaks })?;
                self.complete_moves()?;
            } else if !plan.ask_button.is_empty() {
                for table in plan.ask_button {
                    self.tell_button(table)?;
                }
            } else if !plan.moves.is_empty() {
                self.judge(&plan);
                self.submit(&Command::Balance { players: Vec::new() })?;
                self.complete_moves()?;
            } else if let Some(undecided) = plan.undecided.first() {
                // The floor waits a hand, and looks again.
                let table = undecided.to;
                self.play_hands(table, 1);
                self.tell_button(table)?;
            } else {
                break;
            }
        }
        self.measure_room();
        Ok(())
    }

    /// Everybody is where they were sent; a table that broke empty sent nobody.
    fn complete_moves(&mut self) -> Result<(), Failure> {
        if self.tournament().seating().pending_moves().is_empty() {
            return Ok(());
        }
        self.submit(&Command::CompleteMoves { players: Vec::new() })
    }

    fn tell_button(&mut self, table: TableNo) -> Result<(), Failure> {
        // In a stud round the floor tells where the next hand with a button will have it, and the
        // big blind of that hand is somebody.
        let taken = self.tournament().seating().table(table).map(|table| table.taken());
        let is_gone = |seat: SeatNo| taken.is_some_and(|taken| !taken.contains(seat));
        let is_stud = self.tournament().family_at(self.now) == Family::Stud;
        let has_big_blind =
            self.truth.get(&table).is_some_and(|last| !is_stud || !is_gone(last.big_blind));
        if !has_big_blind {
            self.play_hands(table, 1);
        }
        let Some(truth) = self.truth.get(&table).copied() else { return Err(Failure::Broken) };
        self.submit(&Command::SetButton {
            table,
            button: truth.button,
            small_blind: Some(truth.small_blind),
            big_blind: Some(truth.big_blind),
            when: ButtonMoment::ThisHand,
        })
    }

    fn finish(mut self, out: Option<&Path>) -> Result<Figures, Failure> {
        let total: Duration = self.times.iter().sum();
        self.figures.engine_ms = round(total.as_secs_f64() * 1e3);
        self.times.sort_unstable();
        let at = |share: usize| {
            let index = (self.times.len() * share / 100).min(self.times.len().saturating_sub(1));
            self.times.get(index).map_or(0.0, |time| round(time.as_secs_f64() * 1e6))
        };
        self.figures.act_us_median = at(50);
        self.figures.act_us_p99 = at(99);
        self.figures.standings_sha256 = standings_digest(self.tournament());
        if let Some(path) = out {
            self.write(path)?;
        }
        Ok(self.figures)
    }

    fn write(&mut self, path: &Path) -> Result<(), Failure> {
        let made = make_journal(path, self.session.log().acts());
        made.map_err(Failure::Journal)?;
        let start = Instant::now();
        let chance = Box::new(SeededChance::new(0));
        let opened = Session::open(path, Time::told(self.now), chance, "");
        let opened = opened.map_err(|_| Failure::Broken)?;
        self.figures.reopen_ms = Some(round(start.elapsed().as_secs_f64() * 1e3));
        check_all(opened.tournament()).map_err(Failure::Fault)?;
        self.figures.check_ms = Some(round(start.elapsed().as_secs_f64() * 1e3));
        self.figures.journal_bytes = std::fs::metadata(path).map(|file| file.len()).ok();
        Ok(())
    }
}
