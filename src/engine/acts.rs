//! What each act is, in one table: a row for each command and each event.
//!
//! Whatever only classifies acts is a column here. A new kind does not compile until it has its
//! row; what differs in more than a word stands in `decide`, `apply` and [`crate::concerns`].

use crate::command::{Command, CommandKind};
use crate::event::{Event, EventKind};
use crate::player_clock::ClockOutcome;
use strum::{IntoStaticStr, VariantArray};

/// Who may ask for a command from a phone or a tablet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Permission {
    /// Nobody: it is done at the computer that has the tournament.
    Computer,
    /// The director of the event, and nobody else.
    Director,
    /// The floor or the director.
    Floor,
    /// The desk where entries are sold, too.
    Desk,
    /// The floor, and the dealer of the table that it names.
    Dealer,
}

/// Whether a command is asked about once more before it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmation {
    /// It is done at once, without asking back.
    Unasked,
    /// It sells chips or takes something away.
    Asked,
}

/// Whether a command may come between the end of a day and the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetweenDays {
    /// It may come then, for it needs nobody at the tables.
    Allowed,
    /// It needs play at the tables.
    Refused,
}

/// What sort of thing happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SubjectKind {
    /// The clock was set, tables wait for each other, last hands are played, the room is told
    /// something.
    Clock,
    /// Entries, rebuys and add-ons, names, wishes, stacks, registration.
    Entries,
    /// Tables and seats: set up, drawn, moved, balanced, broken.
    Seating,
    /// Bust-outs, and what was corrected about them.
    BustOuts,
    /// Where button and blinds are, and hands that are entered.
    Button,
    /// Name, rules, terms and structure.
    Settings,
    /// Rulings of the floor, and tables that call it.
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
}

/// Whether a draw is held with an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HoldsDraw {
    /// No event of this kind holds a draw.
    Never,
    /// Where there is more than one possibility.
    Sometimes,
    /// Every event of this kind holds a draw.
    Always,
}

/// The row of a command: who may ask for it, and when it may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandRow {
    /// Who may ask for it from a phone or a tablet.
    pub permission: Permission,
    /// Whether it is asked about once more.
    pub confirmation: Confirmation,
    /// Whether it may come between two days.
    pub between_days: BetweenDays,
}

/// The row of an event: what it is about, and whether a draw belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventRow {
    /// The subject under which the log lists it.
    pub subject: SubjectKind,
    /// Whether a draw is held with it.
    pub draw: HoldsDraw,
}

impl Command {
    /// The row of its kind in the table of acts.
    #[must_use]
    pub fn row(&self) -> CommandRow {
        CommandKind::from(self).row()
    }

    /// Its confirmation: as its row says, but none for a warning or a clock that kills no hand.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are as their rows say")]
    pub fn confirmation(&self) -> Confirmation {
        let is_harmless = match self {
            Self::GivePenalty { kind, .. } => kind.is_word(),
            Self::SettleClock { outcome, .. } => *outcome != ClockOutcome::Dead,
            _ => false,
        };
        if is_harmless { Confirmation::Unasked } else { self.row().confirmation }
    }
}

impl Event {
    /// The row of its kind in the table of acts.
    #[must_use]
    pub fn row(&self) -> EventRow {
        EventKind::from(self).row()
    }
}

impl CommandKind {
    /// What commands of this kind are.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a row for each command")]
    pub fn row(self) -> CommandRow {
        use BetweenDays::{Allowed, Refused};
        use CommandKind as K;
        use Confirmation::{Asked, Unasked};
        use Permission::{Computer, Dealer, Desk, Director, Floor};
        match self {
            // --- the tournament ---
            K::CreateTournament => row(Computer, Unasked, Allowed),
            K::ChangeSettings => row(Director, Unasked, Allowed),
            K::SetStructure => row(Director, Unasked, Allowed),

            // --- the clock ---
            K::StartClock => row(Floor, Unasked, Allowed),
            K::ScheduleStart => row(Director, Unasked, Allowed),
            K::PauseClock => row(Floor, Unasked, Allowed),
            K::ResumeClock => row(Floor, Unasked, Refused),
            K::AdjustClock => row(Floor, Unasked, Allowed),
            K::TakeBreak => row(Floor, Unasked, Refused),
            K::NextStage => row(Floor, Asked, Allowed),
            K::PreviousStage => row(Director, Asked, Allowed),
            K::GoToStage => row(Director, Asked, Allowed),
            K::SettleLostTime => row(Computer, Unasked, Allowed),
            K::CorrectTime => row(Computer, Unasked, Allowed),

            // --- entries ---
            K::Register => row(Desk, Asked, Allowed),
            K::Rename => row(Desk, Unasked, Allowed),
            K::Unregister => row(Desk, Asked, Allowed),
            K::ReEnter => row(Desk, Asked, Allowed),
            K::Rebuy => row(Desk, Asked, Refused),
            K::AddOn => row(Desk, Asked, Refused),
            K::SellAllTheSame => row(Director, Asked, Allowed),
            K::VoidSale => row(Director, Asked, Allowed),
            K::SetNeed => row(Desk, Unasked, Allowed),
            K::KeepApart => row(Director, Unasked, Allowed),
            K::LockPlayer => row(Floor, Unasked, Allowed),
            K::UnlockPlayer => row(Floor, Unasked, Allowed),
            K::NotePlayer => row(Desk, Unasked, Allowed),
            K::CountStacks => row(Dealer, Unasked, Allowed),
            K::CloseRegistration => row(Director, Unasked, Allowed),
            K::OpenRegistration => row(Director, Unasked, Allowed),

            // --- seating ---
            K::AddTables => row(Director, Unasked, Allowed),
            K::RemoveTable => row(Director, Unasked, Allowed),
            K::CloseSeat => row(Floor, Unasked, Allowed),
            K::OpenSeat => row(Floor, Unasked, Allowed),
            K::DrawSeats => row(Desk, Unasked, Allowed),
            K::SeatAlternates => row(Desk, Unasked, Allowed),
            K::SeatPlayer => row(Desk, Unasked, Allowed),
            K::MovePlayer => row(Floor, Unasked, Refused),
            K::SwapSeats => row(Floor, Asked, Refused),
            K::Balance => row(Floor, Unasked, Refused),
            K::BreakTables => row(Floor, Asked, Refused),
            K::Redraw => row(Director, Asked, Refused),
            K::SetBreakOrder => row(Director, Unasked, Allowed),
            K::CompleteMoves => row(Floor, Unasked, Allowed),
            K::WaiveHalt => row(Floor, Unasked, Allowed),
            K::PlaceTables => row(Director, Unasked, Allowed),

            // --- button and blinds ---
            K::SetButton => row(Dealer, Unasked, Allowed),
            K::DrawButton => row(Dealer, Unasked, Allowed),
            K::TrackButton => row(Director, Unasked, Allowed),
            K::NextHand => row(Dealer, Unasked, Refused),

            // --- finishes ---
            K::BustOut => row(Floor, Asked, Allowed),
            K::Reinstate => row(Floor, Unasked, Allowed),
            K::ReinstateUnseated => row(Floor, Unasked, Allowed),
            K::CorrectBust => row(Floor, Unasked, Allowed),

            // --- chip races ---
            K::RaceChips => row(Director, Unasked, Allowed),
            K::ExchangeChips => row(Director, Unasked, Allowed),
            K::WaiveColorUp => row(Director, Unasked, Allowed),
            K::LateChips => row(Director, Unasked, Allowed),

            // --- the pace of play ---
            K::StartHandForHand => row(Floor, Asked, Refused),
            K::TableDone => row(Dealer, Unasked, Refused),
            K::NextHandForHand => row(Floor, Unasked, Refused),
            K::EndHandForHand => row(Floor, Asked, Allowed),
            K::StartOrbitForOrbit => row(Floor, Asked, Refused),
            K::NextOrbit => row(Floor, Unasked, Refused),
            K::EndOrbitForOrbit => row(Floor, Asked, Allowed),
            K::StartSoftHandForHand => row(Floor, Asked, Refused),
            K::MarkHands => row(Dealer, Unasked, Refused),
            K::EndSoftHandForHand => row(Floor, Unasked, Allowed),
            K::AnnounceLastHands => row(Floor, Asked, Allowed),
            K::EndLastHands => row(Floor, Unasked, Allowed),
            K::DrawRandomHalt => row(Floor, Unasked, Allowed),
            K::DrawRandomBreak => row(Floor, Unasked, Allowed),
            K::StopAtRandomHalt => row(Floor, Unasked, Allowed),
            K::DropRandomHalt => row(Floor, Unasked, Allowed),
            K::HaltTable => row(Floor, Unasked, Allowed),
            K::ResumeTable => row(Floor, Unasked, Allowed),

            // --- days ---
            K::LeaveEarly => row(Director, Asked, Allowed),
            K::EndDay => row(Director, Asked, Allowed),
            K::ScheduleNextDay => row(Director, Unasked, Allowed),
            K::BagStacks => row(Floor, Unasked, Allowed),
            K::SealBags => row(Director, Unasked, Allowed),
            K::BeginDay => row(Director, Unasked, Allowed),
            K::BringForward => row(Computer, Unasked, Allowed),

            // --- messages to the room ---
            K::ShowMessage => row(Floor, Unasked, Allowed),
            K::TakeDownMessage => row(Floor, Unasked, Allowed),

            // --- rulings ---
            K::LogRuling => row(Floor, Unasked, Allowed),
            K::CallFloor => row(Dealer, Unasked, Allowed),
            K::AnswerFloor => row(Floor, Unasked, Allowed),

            // --- chips in play ---
            K::ForfeitChips => row(Director, Unasked, Allowed),
            K::SurrenderStack => row(Floor, Asked, Allowed),
            K::CorrectChips => row(Director, Unasked, Allowed),
            K::BeginCount => row(Floor, Unasked, Allowed),
            K::EndCount => row(Floor, Unasked, Allowed),

            // --- penalties, and players who are away ---
            K::GivePenalty => row(Floor, Asked, Allowed),
            K::LiftPenalty => row(Floor, Unasked, Allowed),
            K::CorrectPenalty => row(Floor, Unasked, Allowed),
            K::CountHand => row(Dealer, Unasked, Refused),
            K::CallBack => row(Floor, Unasked, Allowed),
            K::MarkAbsent => row(Floor, Unasked, Allowed),
            K::MarkPresent => row(Floor, Unasked, Allowed),

            // --- the clock on a player ---
            K::CallClock => row(Dealer, Unasked, Refused),
            K::SettleClock => row(Dealer, Asked, Allowed),
            K::ShotClockOver => row(Dealer, Unasked, Refused),
            K::UseTimeCard => row(Dealer, Unasked, Refused),
            K::GiveTimeCards => row(Director, Unasked, Allowed),

            // --- money ---
            K::TakePayment => row(Desk, Asked, Allowed),
            K::SettleDebt => row(Director, Asked, Allowed),
            K::ChargeEntries => row(Desk, Asked, Allowed),
            K::CorrectCharge => row(Director, Asked, Allowed),
            K::CorrectCash => row(Director, Asked, Allowed),
            K::SetPrize => row(Director, Unasked, Allowed),
            K::FixPayouts => row(Director, Asked, Allowed),
            K::FreePayouts => row(Director, Asked, Allowed),
            K::PayOut => row(Director, Asked, Allowed),
            K::TakeBackPayout => row(Director, Asked, Allowed),
            K::MakeDeal => row(Director, Asked, Allowed),
            K::DropDeal => row(Director, Asked, Allowed),
            K::SealEnvelopes => row(Director, Asked, Allowed),
            K::DrawEnvelope => row(Director, Asked, Allowed),
            K::SettleBounty => row(Director, Asked, Allowed),

            // --- leagues ---
            K::SetMemberNumber => row(Desk, Unasked, Allowed),
            K::AdjustPoints => row(Director, Unasked, Allowed),
            K::AdjustHits => row(Director, Unasked, Allowed),

            // --- the log ---
            K::Undo => row(Computer, Unasked, Allowed),
            K::Redo => row(Computer, Unasked, Allowed),
        }
    }
}

impl EventKind {
    /// What events of this kind are.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "a row for each event")]
    pub fn row(self) -> EventRow {
        use EventKind as K;
        use SubjectKind::{
            BustOuts, Button, Chips, Clock, Entries, Money, Penalties, PlayerClocks, Rulings,
            Seating, Settings,
        };
        match self {
            K::TournamentCreated => about(Settings),
            K::SettingsChanged => about(Settings),
            K::StructureSet => about(Settings),
            K::ClockSet => about(Clock),
            K::MessageShown => about(Clock),
            K::MessageTakenDown => about(Clock),
            K::TimeCorrected => about(Clock),
            K::PlayersRegistered => about(Entries),
            K::PlayerRenamed => about(Entries),
            K::PlayersWithdrawn => about(Entries),
            K::ReEntered => about(Entries),
            K::RebuyTaken => about(Entries),
            K::AddOnTaken => about(Entries),
            K::SoldAllTheSame => about(Entries),
            K::SaleVoided => about(Entries),
            K::AlternatesQueued => about(Entries),
            K::NeedSet => about(Entries),
            K::PairKeptApart => about(Entries),
            K::PairFreed => about(Entries),
            K::PlayerLocked => about(Entries),
            K::PlayerUnlocked => about(Entries),
            K::PlayerNoted => about(Entries),
            K::StacksCounted => about(Entries),
            K::RegistrationClosed => about(Entries),
            K::RegistrationOpened => about(Entries),
            K::TablesAdded => about(Seating),
            K::TableRemoved => about(Seating),
            K::SeatClosed => about(Seating),
            K::SeatOpened => about(Seating),
            K::SeatsDrawn => about(Seating).drawn(),
            K::PlayerSeated => about(Seating),
            K::PlayersMoved => about(Seating),
            K::TableBroken => about(Seating).drawn(),
            K::Redrawn => about(Seating).drawn(),
            K::BreakOrderSet => about(Seating),
            K::MovesCompleted => about(Seating),
            K::HaltWaived => about(Seating),
            K::TablesPlaced => about(Seating),
            K::ButtonSet => about(Button),
            K::ButtonDrawn => about(Button).drawn(),
            K::ButtonTracked => about(Button),
            K::ButtonUntracked => about(Button),
            K::HandBegun => about(Button),
            K::BustedOut => about(BustOuts),
            K::Reinstated => about(BustOuts).perhaps_drawn(),
            K::ReinstatedUnseated => about(BustOuts),
            K::BustCorrected => about(BustOuts),
            K::ChipsRaced => about(Chips).perhaps_drawn(),
            K::ChipsExchanged => about(Chips),
            K::ColorUpWaived => about(Chips),
            K::LateChipsTaken => about(Chips),
            K::HandForHandStarted => about(Clock),
            K::TablesTicked => about(Clock),
            K::HandOver => about(Clock),
            K::HandForHandBegun => about(Clock),
            K::HandForHandEnded => about(Clock),
            K::OrbitBegun => about(Clock),
            K::OrbitOver => about(Clock),
            K::OrbitForOrbitEnded => about(Clock),
            K::SoftHandForHandStarted => about(Clock),
            K::HandsMarked => about(Clock),
            K::SoftHandForHandEnded => about(Clock),
            K::LastHandsAnnounced => about(Clock),
            K::LastHandsPlayed => about(Clock),
            K::LastHandsEnded => about(Clock),
            K::RandomHaltDrawn => about(Clock).drawn(),
            K::RandomHaltReached => about(Clock).drawn(),
            K::RandomHaltDropped => about(Clock).drawn(),
            K::TableHalted => about(Seating),
            K::TableResumed => about(Seating),
            K::PlayerLeft => about(BustOuts),
            K::DayEnded => about(Settings),
            K::NextDayScheduled => about(Settings),
            K::StacksBagged => about(Entries),
            K::BagsSealed => about(Settings),
            K::DayBegun => about(Settings),
            K::PlayersBroughtForward => about(Entries),
            K::RulingLogged => about(Rulings),
            K::FloorCalled => about(Rulings),
            K::FloorAnswered => about(Rulings),
            K::ChipsForfeited => about(Chips),
            K::ChipsCorrected => about(Chips),
            K::CountBegun => about(Chips),
            K::CountEnded => about(Chips),
            K::PenaltyGiven => about(Penalties),
            K::PlayerDisqualified => about(Penalties),
            K::PenaltyLifted => about(Penalties),
            K::PenaltyCorrected => about(Penalties),
            K::HandCounted => about(Penalties),
            K::PlayersCalledBack => about(Penalties),
            K::PlayersAbsent => about(Penalties),
            K::PlayersPresent => about(Penalties),
            K::PlayerClockCalled => about(PlayerClocks),
            K::PlayerClockSettled => about(PlayerClocks),
            K::ShotClockRanOut => about(PlayerClocks),
            K::TimeCardUsed => about(PlayerClocks),
            K::TimeCardsGiven => about(PlayerClocks),
            K::Charged => about(Money),
            K::PaymentTaken => about(Money),
            K::DebtSettled => about(Money),
            K::ChargeVoided => about(Money),
            K::ChargeCorrected => about(Money),
            K::CashCorrected => about(Money),
            K::PrizeSet => about(Money),
            K::PayoutsFixed => about(Money),
            K::PayoutsFreed => about(Money),
            K::PaidOut => about(Money),
            K::PayoutTakenBack => about(Money),
            K::DealMade => about(Money),
            K::DealDropped => about(Money),
            K::EnvelopesSealed => about(Money),
            K::EnvelopeDrawn => about(Money).drawn(),
            K::BountySettled => about(Money),
            K::MemberNumberSet => about(Entries),
            K::PointsAdjusted => about(Entries),
            K::HitsAdjusted => about(Entries),
        }
    }
}

fn row(
    permission: Permission,
    confirmation: Confirmation,
    between_days: BetweenDays,
) -> CommandRow {
    CommandRow { permission, confirmation, between_days }
}

fn about(subject: SubjectKind) -> EventRow {
    EventRow { subject, draw: HoldsDraw::Never }
}

impl EventRow {
    fn drawn(self) -> Self {
        Self { draw: HoldsDraw::Always, ..self }
    }

    fn perhaps_drawn(self) -> Self {
        Self { draw: HoldsDraw::Sometimes, ..self }
    }
}
