//! Whom and which tables an event concerns: one answer, which everything that asks this shares.
//!
//! The evening of a player, the subjects of the log, the invariants and what a window keeps all
//! ask the same question. A new kind of event does not compile until it is answered here.

use crate::entries::PlayerName;
use crate::event::Event;
use crate::finishes::Busted;
use crate::penalties::Posted;
use crate::seating::{Move, MoveReason, Seated};
use crate::values::{PlayerId, SeatAt, TableNo};
use crate::winnings::BountyTo;

/// The part that a player has in an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerPart {
    /// It happened to the player.
    Own,
    /// The player went out: busted, left early, or was disqualified.
    WentOut,
    /// The player won chips of those who went out.
    Won,
    /// The player got a share of the chips of somebody who left early.
    Shared,
    /// Blinds and antes were posted for the player, who sits the hand out.
    Posted,
}

/// Whom or what an event concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Concerned<'e> {
    /// A player, and the part that the player has in it.
    Player(PlayerId, PlayerPart),
    /// A table. A seat is told as its table, too.
    Table(TableNo),
    /// A player, and the name that was written down for them.
    Name(PlayerId, &'e PlayerName),
    /// A seat that the event gives to a player.
    Seat(SeatGiven),
}

/// A seat that an event gives to a player, and where they come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatGiven {
    /// The player who takes the seat.
    pub player: PlayerId,
    /// The seat that the player leaves, where the event tells it.
    pub from: Option<SeatAt>,
    /// The seat that the player takes.
    pub to: SeatAt,
    /// Is not dealt in until the button has passed.
    pub waits_one_hand: bool,
    /// Why the player moves; none for somebody who had no seat.
    pub reason: Option<MoveReason>,
}

impl Event {
    /// Tells every player and every table that the event concerns, one perhaps twice, and every
    /// name and seat that it gives to a player.
    ///
    /// Nothing is collected, so asking is cheap, and whoever asks keeps what they need.
    ///
    /// ```
    /// use engine::concerns::Concerned;
    /// use engine::values::{SeatAt, TableNo};
    ///
    /// let closed = engine::Event::SeatClosed { at: SeatAt::new(4, 2) };
    /// let mut tables = Vec::new();
    /// closed.concerns(&mut |concerned| {
    ///     if let Concerned::Table(table) = concerned {
    ///         tables.push(table);
    ///     }
    /// });
    /// assert_eq!(tables, [TableNo(4)]);
    /// ```
    #[expect(clippy::too_many_lines, reason = "one flat list of all events, without a wildcard")]
    pub fn concerns<'e>(&'e self, hear: &mut dyn FnMut(Concerned<'e>)) {
        let mut hear = Listener(hear);
        match self {
            Self::TournamentCreated { .. }
            | Self::SettingsChanged { .. }
            | Self::StructureSet { .. }
            | Self::ClockSet { .. }
            | Self::MessageShown { .. }
            | Self::MessageTakenDown { .. }
            | Self::TimeCorrected { .. }
            | Self::RegistrationClosed
            | Self::RegistrationOpened
            | Self::HandOver { .. }
            | Self::HandForHandEnded { .. }
            | Self::OrbitOver { .. }
            | Self::OrbitForOrbitEnded { .. }
            | Self::SoftHandForHandEnded { .. }
            | Self::LastHandsPlayed { .. }
            | Self::LastHandsEnded { .. }
            | Self::RandomHaltDrawn { .. }
            | Self::RandomHaltReached { .. }
            | Self::RandomHaltDropped { .. }
            | Self::CountBegun { .. }
            | Self::DayEnded { .. }
            | Self::NextDayScheduled { .. }
            | Self::ColorUpWaived { .. }
            | Self::BagsSealed { .. }
            | Self::DayBegun { .. }
            | Self::CashCorrected { .. }
            | Self::PrizeSet { .. }
            | Self::PayoutsFixed { .. }
            | Self::PayoutsFreed { .. }
            | Self::DealDropped { .. }
            | Self::EnvelopesSealed { .. } => {}

            Self::PlayerRenamed { player, name } => {
                hear.player(*player);
                hear.name(*player, name);
            }
            Self::ReEntered { player, .. }
            | Self::AddOnTaken { player, .. }
            | Self::SoldAllTheSame { player, .. }
            | Self::PlayerLocked { player }
            | Self::PlayerUnlocked { player }
            | Self::PlayerNoted { player, .. }
            | Self::MemberNumberSet { player, .. }
            | Self::PointsAdjusted { player, .. }
            | Self::HitsAdjusted { player, .. }
            | Self::LateChipsTaken { player, .. }
            | Self::PaymentTaken { player, .. }
            | Self::ReinstatedUnseated { player }
            | Self::DebtSettled { player, .. }
            | Self::ChargeVoided { player, .. }
            | Self::ChargeCorrected { player, .. }
            | Self::PaidOut { player, .. }
            | Self::EnvelopeDrawn { player, .. }
            | Self::PayoutTakenBack { player, .. }
            | Self::PenaltyLifted { player, .. }
            | Self::PenaltyCorrected { player, .. } => hear.player(*player),
            Self::PlayersWithdrawn { players }
            | Self::AlternatesQueued { players }
            | Self::MovesCompleted { players }
            | Self::PlayersCalledBack { players }
            | Self::PlayersAbsent { players, .. }
            | Self::PlayersPresent { players }
            | Self::Charged { players, .. }
            | Self::TimeCardsGiven { players, .. } => hear.players(players.iter().copied()),
            Self::BountySettled { player, to, .. } => {
                hear.player(*player);
                if let Some(BountyTo::Player(winner)) = to {
                    hear.parts(PlayerPart::Won, std::iter::once(*winner));
                }
            }
            Self::DealMade { shares, .. } => {
                hear.players(shares.iter().map(|share| share.player));
            }
            Self::PairKeptApart { players } | Self::PairFreed { players } => {
                hear.players(players.iter().copied());
            }
            Self::PlayersRegistered { players, .. } => {
                hear.players(players.iter().map(|one| one.id));
                hear.tables(players.iter().filter_map(|one| one.need?.table));
                players.iter().for_each(|one| hear.name(one.id, &one.name));
            }
            Self::RebuyTaken { player, seat, .. } => {
                hear.player(*player);
                seat.iter().for_each(|seat| hear.seat(*player, *seat));
            }
            Self::PenaltyGiven { player, seat, .. } | Self::SaleVoided { player, seat, .. } => {
                hear.player(*player);
                hear.tables(seat.map(|at| at.table));
            }
            Self::NeedSet { player, need } => {
                hear.player(*player);
                hear.tables(need.and_then(|need| need.table));
            }
            Self::StacksCounted { stacks, .. } => {
                hear.players(stacks.iter().map(|stack| stack.player));
            }
            Self::ChipsForfeited { forfeited, .. } => {
                hear.players(forfeited.player);
                hear.tables(forfeited.table);
            }
            Self::ChipsCorrected { player, .. } => hear.players(*player),
            Self::ChipsExchanged { exchanges, .. } => {
                hear.players(exchanges.iter().map(|exchange| exchange.player));
            }
            Self::ChipsRaced { tables, .. } => {
                hear.tables(tables.iter().map(|table| table.table));
                let seats = tables.iter().flat_map(|table| &table.seats);
                hear.players(seats.map(|seat| seat.player));
            }
            Self::CountEnded { tables, .. } => {
                hear.tables(tables.iter().map(|table| table.table));
            }
            Self::StacksBagged { bags } => {
                hear.players(bags.iter().map(|bag| bag.player));
                hear.tables(bags.iter().map(|bag| bag.at.table));
            }
            Self::PlayersBroughtForward { players, .. } => {
                hear.players(players.iter().map(|one| one.id));
                players.iter().for_each(|one| hear.name(one.id, &one.name));
            }

            Self::BustedOut { busts, by, .. } => {
                busts.iter().for_each(|bust| hear.went_out(bust));
                hear.parts(PlayerPart::Won, by.iter().copied());
                let own = busts.iter().filter_map(|bust| bust.by.as_ref());
                hear.parts(PlayerPart::Won, own.flatten().copied());
            }
            Self::Reinstated { player, seat, waits_one_hand, .. } => {
                hear.player(*player);
                let (player, to, waits_one_hand) = (*player, *seat, *waits_one_hand);
                hear.seated(&[Seated { player, to, waits_one_hand }], None);
            }
            Self::BustCorrected { player, by, .. } => {
                hear.player(*player);
                hear.parts(PlayerPart::Won, by.iter().copied());
            }
            Self::PlayerLeft { left, to, .. } => {
                hear.went_out(left);
                hear.parts(PlayerPart::Shared, to.iter().copied());
            }
            Self::PlayerDisqualified { bust, .. } => hear.went_out(bust),

            Self::TablesAdded { tables, .. } => {
                hear.tables(tables.iter().map(|table| table.table));
            }
            Self::TablesPlaced { places } => {
                hear.tables(places.iter().map(|place| place.table));
            }
            Self::TableRemoved { table }
            | Self::HaltWaived { table, .. }
            | Self::TableHalted { table, .. }
            | Self::TableResumed { table, .. }
            | Self::FloorCalled { table, .. }
            | Self::FloorAnswered { table, .. }
            | Self::ButtonSet { table, .. }
            | Self::ButtonTracked { table }
            | Self::ButtonUntracked { table } => hear.table(*table),
            Self::BreakOrderSet { tables }
            | Self::HandForHandStarted { tables, .. }
            | Self::TablesTicked { tables, .. }
            | Self::SoftHandForHandStarted { tables, .. }
            | Self::LastHandsAnnounced { tables, .. } => hear.tables(tables.iter().copied()),
            Self::OrbitBegun { tables: hands, .. } | Self::HandsMarked { marks: hands, .. } => {
                hear.tables(hands.iter().map(|it| it.table));
            }
            Self::SeatClosed { at } | Self::SeatOpened { at } => hear.table(at.table),
            Self::RulingLogged { ruling, .. } => hear.tables(ruling.table),
            Self::ButtonDrawn { button, .. } => hear.table(button.at.table),
            Self::SeatsDrawn { seats, .. } => hear.seated(seats, None),
            Self::PlayerSeated { seated } => hear.seated(std::slice::from_ref(seated), None),
            Self::PlayersMoved { moves, .. } => hear.moved(moves),
            Self::TableBroken { table, moves, .. } => {
                hear.table(*table);
                hear.moved(moves);
            }
            Self::Redrawn { seats, closed, buttons, tracked, .. } => {
                hear.tables(closed.iter().copied());
                hear.seated(seats, Some(MoveReason::Redraw));
                hear.tables(buttons.iter().map(|button| button.at.table));
                hear.tables(tracked.iter().copied());
            }

            Self::HandBegun { table, posted, .. } | Self::HandCounted { table, posted, .. } => {
                hear.table(*table);
                hear.posted(posted);
            }
            Self::HandForHandBegun { tables, posted, .. } => {
                hear.tables(tables.iter().copied());
                hear.posted(posted);
            }

            Self::PlayerClockCalled { player, seat, .. }
            | Self::ShotClockRanOut { player, seat, .. }
            | Self::TimeCardUsed { player, seat, .. } => {
                hear.player(*player);
                hear.table(seat.table);
            }
            Self::PlayerClockSettled { player, table, .. } => {
                hear.player(*player);
                hear.table(*table);
            }
        }
    }

    /// The part that this player has in the event; none where it does not concern them.
    #[must_use]
    pub fn part_of(&self, player: PlayerId) -> Option<PlayerPart> {
        let mut found = None;
        self.concerns(&mut |concerned| {
            if let Concerned::Player(id, part) = concerned
                && id == player
            {
                found = found.or(Some(part));
            }
        });
        found
    }
}

/// Whoever asks, with a short word for each thing that an event holds.
struct Listener<'a, 'e>(&'a mut dyn FnMut(Concerned<'e>));

impl<'e> Listener<'_, 'e> {
    fn player(&mut self, player: PlayerId) {
        (self.0)(Concerned::Player(player, PlayerPart::Own));
    }

    fn players(&mut self, players: impl IntoIterator<Item = PlayerId>) {
        self.parts(PlayerPart::Own, players);
    }

    fn parts(&mut self, part: PlayerPart, players: impl IntoIterator<Item = PlayerId>) {
        for player in players {
            (self.0)(Concerned::Player(player, part));
        }
    }

    fn table(&mut self, table: TableNo) {
        (self.0)(Concerned::Table(table));
    }

    fn tables(&mut self, tables: impl IntoIterator<Item = TableNo>) {
        for table in tables {
            self.table(table);
        }
    }

    fn went_out(&mut self, bust: &Busted) {
        self.parts(PlayerPart::WentOut, [bust.player]);
        self.table(bust.seat.table);
    }

    fn posted(&mut self, posted: &[Posted]) {
        self.parts(PlayerPart::Posted, posted.iter().map(|posted| posted.player));
    }

    fn name(&mut self, player: PlayerId, name: &'e PlayerName) {
        (self.0)(Concerned::Name(player, name));
    }

    fn seat(&mut self, player: PlayerId, to: SeatAt) {
        self.seated(&[Seated { player, to, waits_one_hand: false }], None);
    }

    fn seated(&mut self, seats: &[Seated], reason: Option<MoveReason>) {
        for Seated { player, to, waits_one_hand } in seats.iter().copied() {
            self.player(player);
            self.table(to.table);
            self.given(SeatGiven { player, from: None, to, waits_one_hand, reason });
        }
    }

    fn moved(&mut self, moves: &[Move]) {
        for Move { player, from, to, reason, waits_one_hand } in moves.iter().copied() {
            self.player(player);
            self.tables([from.table, to.table]);
            let (from, reason) = (Some(from), Some(reason));
            self.given(SeatGiven { player, from, to, waits_one_hand, reason });
        }
    }

    fn given(&mut self, given: SeatGiven) {
        (self.0)(Concerned::Seat(given));
    }
}
