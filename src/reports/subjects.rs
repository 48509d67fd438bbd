//! What an act is about: its kind, and whom and which tables it names.

use crate::engine::event::Event;
use crate::engine::log::{ActBody, Log};
use crate::engine::seating::{Move, Seated};
use crate::engine::values::{PlayerId, Seq, TableNo};
use std::collections::BTreeSet;

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The clock was set.
    Clock,
    /// Entries, rebuys and add-ons, names, wishes, stacks, registration.
    Entries,
    /// Tables, draws, moves.
    Seating,
    /// Bust-outs, and what was corrected about them.
    BustOuts,
    /// Button, blinds and hands.
    Button,
    /// Name, rules, terms and structure.
    Settings,
    /// Rulings of the floor.
    Rulings,
    /// The clock on a player, shot clock and time cards.
    PlayerClocks,
    /// Something was taken back or put back.
    Undo,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 9] = [
        Self::Clock,
        Self::Entries,
        Self::Seating,
        Self::BustOuts,
        Self::Button,
        Self::Settings,
        Self::Rulings,
        Self::PlayerClocks,
        Self::Undo,
    ];

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Clock => "clock",
            Self::Entries => "entries",
            Self::Seating => "seating",
            Self::BustOuts => "bust-outs",
            Self::Button => "button",
            Self::Settings => "settings",
            Self::Rulings => "rulings",
            Self::PlayerClocks => "player-clocks",
            Self::Undo => "undo",
        }
    }

    /// The kind of an event.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        use Event as E;
        match event {
            E::TournamentCreated { .. } | E::SettingsChanged { .. } | E::StructureSet { .. } => {
                Self::Settings
            }
            E::ClockSet { .. } => Self::Clock,
            E::PlayersRegistered { .. }
            | E::PlayerRenamed { .. }
            | E::PlayersWithdrawn { .. }
            | E::ReEntered { .. }
            | E::RebuyTaken { .. }
            | E::AddOnTaken { .. }
            | E::AlternatesQueued { .. }
            | E::NeedSet { .. }
            | E::PairKeptApart { .. }
            | E::PairFreed { .. }
            | E::PlayerLocked { .. }
            | E::PlayerUnlocked { .. }
            | E::StacksCounted { .. }
            | E::RegistrationClosed
            | E::RegistrationOpened => Self::Entries,
            E::TablesAdded { .. }
            | E::TableRemoved { .. }
            | E::TablesPlaced { .. }
            | E::SeatClosed { .. }
            | E::SeatOpened { .. }
            | E::SeatsDrawn { .. }
            | E::PlayerSeated { .. }
            | E::PlayersMoved { .. }
            | E::TableBroken { .. }
            | E::Redrawn { .. }
            | E::BreakOrderSet { .. }
            | E::MovesCompleted { .. }
            | E::HaltWaived { .. } => Self::Seating,
            E::ButtonSet { .. }
            | E::ButtonDrawn { .. }
            | E::ButtonTracked { .. }
            | E::ButtonUntracked { .. }
            | E::HandBegun { .. } => Self::Button,
            E::BustedOut { .. } | E::Reinstated { .. } | E::BustCorrected { .. } => Self::BustOuts,
            E::RulingLogged { .. } => Self::Rulings,
            E::PlayerClockCalled { .. }
            | E::PlayerClockSettled { .. }
            | E::ShotClockRanOut { .. }
            | E::TimeCardUsed { .. }
            | E::TimeCardsGiven { .. } => Self::PlayerClocks,
        }
    }
}

/// What an act is about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Subjects {
    /// What sorts of things happened.
    pub kinds: BTreeSet<Kind>,
    /// Whom it names.
    pub players: BTreeSet<PlayerId>,
    /// Which tables it names, those that somebody left or came to among them.
    pub tables: BTreeSet<TableNo>,
}

impl Subjects {
    /// What these events are about together.
    #[must_use]
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut subjects = Self::default();
        for event in events {
            subjects.kinds.insert(Kind::of(event));
            subjects.add(event);
        }
        subjects
    }

    /// What an act of the log is about; undoing is about what was taken back, too.
    ///
    /// Nothing where the log has no such act.
    #[must_use]
    pub fn of_act(log: &Log, seq: Seq) -> Self {
        let body = |seq: Seq| {
            let index = usize::try_from(seq.0).ok()?.checked_sub(1)?;
            log.acts().get(index).map(|act| &act.body)
        };
        match body(seq) {
            None => Self::default(),
            Some(ActBody::Record(events)) => Self::of(events),
            Some(ActBody::Undo(of) | ActBody::Redo(of)) => {
                let mut subjects = match body(*of) {
                    Some(ActBody::Record(events)) => Self::of(events),
                    _ => Self::default(),
                };
                subjects.kinds.insert(Kind::Undo);
                subjects
            }
        }
    }

    fn add(&mut self, event: &Event) {
        use Event as E;
        match event {
            E::TournamentCreated { .. }
            | E::SettingsChanged { .. }
            | E::StructureSet { .. }
            | E::ClockSet { .. }
            | E::RegistrationClosed
            | E::RegistrationOpened => {}
            E::PlayersRegistered { players, .. } => {
                self.players.extend(players.iter().map(|player| player.id));
            }
            E::PlayersWithdrawn { players }
            | E::AlternatesQueued { players }
            | E::MovesCompleted { players } => self.players.extend(players),
            E::PairKeptApart { players } | E::PairFreed { players } => {
                self.players.extend(players);
            }
            E::PlayerClockCalled { player, seat, .. }
            | E::ShotClockRanOut { player, seat, .. }
            | E::TimeCardUsed { player, seat, .. } => {
                self.players.insert(*player);
                self.tables.insert(seat.table);
            }
            E::PlayerClockSettled { player, table, .. } => {
                self.players.insert(*player);
                self.tables.insert(*table);
            }
            E::TimeCardsGiven { players, .. } => self.players.extend(players),
            E::PlayerRenamed { player, .. }
            | E::ReEntered { player, .. }
            | E::AddOnTaken { player, .. }
            | E::PlayerLocked { player }
            | E::PlayerUnlocked { player } => {
                self.players.insert(*player);
            }
            E::NeedSet { player, need } => {
                self.players.insert(*player);
                self.tables.extend(need.and_then(|need| need.table));
            }
            E::RebuyTaken { player, seat, .. } => {
                self.players.insert(*player);
                self.tables.extend(seat.map(|at| at.table));
            }
            E::StacksCounted { stacks } => {
                self.players.extend(stacks.iter().map(|stack| stack.player));
            }
            E::BustedOut { busts, by, .. } => {
                self.players.extend(by);
                self.players.extend(busts.iter().map(|bust| bust.player));
                self.tables.extend(busts.iter().map(|bust| bust.seat.table));
            }
            E::Reinstated { player, seat } => {
                self.players.insert(*player);
                self.tables.insert(seat.table);
            }
            E::BustCorrected { player, by, .. } => {
                self.players.insert(*player);
                self.players.extend(by);
            }
            _ => self.add_seating(event),
        }
    }

    fn add_seating(&mut self, event: &Event) {
        use Event as E;
        match event {
            E::TablesAdded { tables, .. } => {
                self.tables.extend(tables.iter().map(|table| table.table));
            }
            E::TablesPlaced { places } => {
                self.tables.extend(places.iter().map(|place| place.table));
            }
            E::TableRemoved { table }
            | E::HaltWaived { table }
            | E::ButtonSet { table, .. }
            | E::ButtonTracked { table }
            | E::ButtonUntracked { table }
            | E::HandBegun { table, .. } => {
                self.tables.insert(*table);
            }
            E::RulingLogged { ruling, .. } => self.tables.extend(ruling.table),
            E::SeatClosed { at } | E::SeatOpened { at } => {
                self.tables.insert(at.table);
            }
            E::ButtonDrawn { button, .. } => {
                self.tables.insert(button.at.table);
            }
            E::BreakOrderSet { tables } => self.tables.extend(tables),
            E::SeatsDrawn { seats, .. } => self.add_seated(seats),
            E::PlayerSeated { seated } => self.add_seated(std::slice::from_ref(seated)),
            E::PlayersMoved { moves, .. } => self.add_moved(moves),
            E::TableBroken { table, moves, .. } => {
                self.tables.insert(*table);
                self.add_moved(moves);
            }
            E::Redrawn { seats, closed, .. } => {
                self.tables.extend(closed);
                self.add_seated(seats);
            }
            _ => {}
        }
    }

    fn add_seated(&mut self, seats: &[Seated]) {
        self.players.extend(seats.iter().map(|seated| seated.player));
        self.tables.extend(seats.iter().map(|seated| seated.to.table));
    }

    fn add_moved(&mut self, moves: &[Move]) {
        self.players.extend(moves.iter().map(|order| order.player));
        self.tables.extend(moves.iter().flat_map(|order| [order.from.table, order.to.table]));
    }
}
