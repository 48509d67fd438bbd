//! What an act is about: its kind, and whom and which tables it names.

use engine::event::Event;
use engine::log::{ActBody, Log};
use engine::seating::{Move, Seated};
use engine::values::{PlayerId, Seq, TableNo};
use std::collections::BTreeSet;

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The clock was set, tables wait for each other, or last hands are played.
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
    /// Penalties, disqualifications, and players who are away.
    Penalties,
    /// Chips that left play or came into it without a sale, counts and races.
    Chips,
    /// The clock on a player, shot clock and time cards.
    PlayerClocks,
    /// Something was taken back or put back.
    Undo,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 11] = [
        Self::Clock,
        Self::Entries,
        Self::Seating,
        Self::BustOuts,
        Self::Button,
        Self::Settings,
        Self::Rulings,
        Self::Penalties,
        Self::Chips,
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
            Self::Penalties => "penalties",
            Self::Chips => "chips",
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
            E::ClockSet { .. }
            | E::HandForHandStarted { .. }
            | E::TablesTicked { .. }
            | E::HandOver { .. }
            | E::HandForHandBegun { .. }
            | E::HandForHandEnded { .. }
            | E::LastHandsAnnounced { .. }
            | E::LastHandsPlayed { .. }
            | E::LastHandsEnded { .. }
            | E::RandomHaltDrawn { .. }
            | E::RandomHaltReached { .. }
            | E::RandomHaltDropped { .. } => Self::Clock,
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
            | E::TableHalted { .. }
            | E::TableResumed { .. }
            | E::HaltWaived { .. } => Self::Seating,
            E::ButtonSet { .. }
            | E::ButtonDrawn { .. }
            | E::ButtonTracked { .. }
            | E::ButtonUntracked { .. }
            | E::HandBegun { .. } => Self::Button,
            E::BustedOut { .. } | E::Reinstated { .. } | E::BustCorrected { .. } => Self::BustOuts,
            E::ChipsRaced { .. } | E::ChipsExchanged { .. } | E::LateChipsTaken { .. } => {
                Self::Chips
            }
            E::PlayerLeft { .. } => Self::BustOuts,
            E::StacksBagged { .. } | E::PlayersBroughtForward { .. } => Self::Entries,
            E::DayEnded { .. } | E::DayBegun { .. } | E::BagsSealed { .. } => Self::Settings,
            E::RulingLogged { .. } => Self::Rulings,
            E::ChipsForfeited { .. }
            | E::ChipsCorrected { .. }
            | E::CountBegun { .. }
            | E::CountEnded { .. } => Self::Chips,
            E::PenaltyGiven { .. }
            | E::PlayerDisqualified { .. }
            | E::PenaltyLifted { .. }
            | E::PenaltyCorrected { .. }
            | E::HandCounted { .. }
            | E::PlayersCalledBack { .. }
            | E::PlayersAbsent { .. }
            | E::PlayersPresent { .. } => Self::Penalties,
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
            | E::RegistrationOpened
            | E::CountBegun { .. }
            | E::CountEnded { .. } => {}
            E::ChipsForfeited { forfeited, .. } => {
                self.players.extend(forfeited.player);
                self.tables.extend(forfeited.table);
            }
            E::ChipsCorrected { player, .. } => self.players.extend(player),
            E::PlayersRegistered { players, .. } => {
                self.players.extend(players.iter().map(|player| player.id));
            }
            E::PlayersWithdrawn { players }
            | E::AlternatesQueued { players }
            | E::MovesCompleted { players }
            | E::PlayersCalledBack { players }
            | E::PlayersAbsent { players, .. }
            | E::PlayersPresent { players } => self.players.extend(players),
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
            | E::PlayerUnlocked { player }
            | E::PenaltyLifted { player, .. }
            | E::PenaltyCorrected { player, .. } => {
                self.players.insert(*player);
            }
            E::PenaltyGiven { player, seat, .. } => {
                self.players.insert(*player);
                self.tables.extend(seat.map(|at| at.table));
            }
            E::PlayerDisqualified { bust, .. } => {
                self.players.insert(bust.player);
                self.tables.insert(bust.seat.table);
            }
            E::NeedSet { player, need } => {
                self.players.insert(*player);
                self.tables.extend(need.and_then(|need| need.table));
            }
            E::RebuyTaken { player, seat, .. } => {
                self.players.insert(*player);
                self.tables.extend(seat.map(|at| at.table));
            }
            E::LateChipsTaken { player, .. } => {
                self.players.insert(*player);
            }
            E::ChipsExchanged { exchanges, .. } => {
                self.players.extend(exchanges.iter().map(|exchange| exchange.player));
            }
            E::ChipsRaced { tables, .. } => {
                let seats = tables.iter().flat_map(|table| &table.seats);
                self.players.extend(seats.map(|seat| seat.player));
                self.tables.extend(tables.iter().map(|table| table.table));
            }
            E::StacksCounted { stacks, .. } => {
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
            E::PlayerLeft { left, to, .. } => {
                self.players.insert(left.player);
                self.players.extend(to);
                self.tables.insert(left.seat.table);
            }
            E::StacksBagged { bags } => {
                self.players.extend(bags.iter().map(|bag| bag.player));
                self.tables.extend(bags.iter().map(|bag| bag.at.table));
            }
            E::PlayersBroughtForward { players, .. } => {
                self.players.extend(players.iter().map(|player| player.id));
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
            | E::HaltWaived { table, .. }
            | E::TableHalted { table, .. }
            | E::TableResumed { table, .. }
            | E::ButtonSet { table, .. }
            | E::ButtonTracked { table }
            | E::ButtonUntracked { table } => {
                self.tables.insert(*table);
            }
            E::HandBegun { table, posted, .. } | E::HandCounted { table, posted, .. } => {
                self.tables.insert(*table);
                self.players.extend(posted.iter().map(|posted| posted.player));
            }
            E::RulingLogged { ruling, .. } => self.tables.extend(ruling.table),
            E::SeatClosed { at } | E::SeatOpened { at } => {
                self.tables.insert(at.table);
            }
            E::ButtonDrawn { button, .. } => {
                self.tables.insert(button.at.table);
            }
            E::BreakOrderSet { tables }
            | E::HandForHandStarted { tables, .. }
            | E::TablesTicked { tables, .. }
            | E::HandForHandBegun { tables, .. }
            | E::LastHandsAnnounced { tables, .. } => self.tables.extend(tables),
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
