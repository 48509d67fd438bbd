//! What an act is about: its kind, and whom and which tables it names.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::concerns::Concerned;
use engine::event::Event;
use engine::log::{ActBody, Log};
use engine::values::{PlayerId, Seq, TableNo};
use std::collections::BTreeSet;
use strum::{IntoStaticStr, VariantArray};

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SubjectKind {
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
    /// What was charged and paid, prizes and deals.
    Money,
    /// Something was taken back or put back.
    Undo,
}

impl SubjectKind {
    /// Every kind.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The kind of an event.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one flat list of all events, without a wildcard")]
    pub fn of(event: &Event) -> Self {
        use Event as E;
        match event {
            E::Charged { .. }
            | E::PaymentTaken { .. }
            | E::ChargeVoided { .. }
            | E::ChargeCorrected { .. }
            | E::CashCorrected { .. }
            | E::DebtSettled { .. }
            | E::BountySettled { .. }
            | E::PrizeSet { .. }
            | E::PayoutsFixed { .. }
            | E::PayoutsFreed { .. }
            | E::PaidOut { .. }
            | E::PayoutTakenBack { .. }
            | E::DealMade { .. }
            | E::DealDropped { .. }
            | E::EnvelopesSealed { .. }
            | E::EnvelopeDrawn { .. } => Self::Money,
            E::TournamentCreated { .. } | E::SettingsChanged { .. } | E::StructureSet { .. } => {
                Self::Settings
            }
            E::ClockSet { .. }
            | E::TimeCorrected { .. }
            | E::HandForHandStarted { .. }
            | E::TablesTicked { .. }
            | E::HandOver { .. }
            | E::HandForHandBegun { .. }
            | E::HandForHandEnded { .. }
            | E::OrbitBegun { .. }
            | E::OrbitOver { .. }
            | E::OrbitForOrbitEnded { .. }
            | E::SoftHandForHandStarted { .. }
            | E::HandsMarked { .. }
            | E::SoftHandForHandEnded { .. }
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
            | E::SoldAllTheSame { .. }
            | E::SaleVoided { .. }
            | E::AlternatesQueued { .. }
            | E::NeedSet { .. }
            | E::PairKeptApart { .. }
            | E::PairFreed { .. }
            | E::PlayerLocked { .. }
            | E::PlayerUnlocked { .. }
            | E::PlayerNoted { .. }
            | E::MemberNumberSet { .. }
            | E::PointsAdjusted { .. }
            | E::HitsAdjusted { .. }
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
            E::BustedOut { .. }
            | E::Reinstated { .. }
            | E::ReinstatedUnseated { .. }
            | E::BustCorrected { .. } => Self::BustOuts,
            E::ChipsRaced { .. }
            | E::ChipsExchanged { .. }
            | E::ColorUpWaived { .. }
            | E::LateChipsTaken { .. } => Self::Chips,
            E::PlayerLeft { .. } => Self::BustOuts,
            E::StacksBagged { .. } | E::PlayersBroughtForward { .. } => Self::Entries,
            E::DayEnded { .. }
            | E::NextDayScheduled { .. }
            | E::DayBegun { .. }
            | E::BagsSealed { .. } => Self::Settings,
            E::RulingLogged { .. } | E::FloorCalled { .. } | E::FloorAnswered { .. } => {
                Self::Rulings
            }
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
    pub kinds: BTreeSet<SubjectKind>,
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
            subjects.kinds.insert(SubjectKind::of(event));
            event.concerns(&mut |concerned| match concerned {
                Concerned::Player(player, _) => {
                    subjects.players.insert(player);
                }
                Concerned::Table(table) => {
                    subjects.tables.insert(table);
                }
                Concerned::Name(..) | Concerned::Seat(_) => {}
            });
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
                let mut subjects = Self::of(body(*of).into_iter().flat_map(ActBody::events));
                subjects.kinds.insert(SubjectKind::Undo);
                subjects
            }
        }
    }
}
