//! What answers a need: the command that does it, or the commands for which the floor chooses.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::need::Need;
use engine::Command;
use engine::days::DaySeats;
use engine::entries::Who;
use engine::pace::HeldKind;
use engine::winnings::Winning;

impl Need {
    /// The command that does what is needed, where nothing is left to choose.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm for each need, without a wildcard")]
    pub fn command(&self) -> Option<Command> {
        Some(match self {
            Self::Redraw { tables } => Command::Redraw { tables: tables.clone(), public: None },
            Self::Break { tables, .. } => Command::BreakTables { tables: tables.clone() },
            Self::BubbleNear { .. } => Command::StartHandForHand,
            Self::TablesPlaying { tables, .. } => Command::TableDone { tables: tables.clone() },
            Self::HandIsOver { .. } => Command::NextHandForHand,
            Self::OrbitIsOver { .. } => Command::NextOrbit,
            Self::NoneToWaitFor { held: HeldKind::Hand } => Command::EndHandForHand,
            Self::NoneToWaitFor { held: HeldKind::Orbit } => Command::EndOrbitForOrbit,
            Self::LastHandsPlayed { has_next: false } => Command::EndLastHands,
            Self::LevelPlayed | Self::BreakReached | Self::LastHandsPlayed { has_next: true } => {
                Command::NextStage
            }
            Self::RandomHaltDue { .. } => Command::StopAtRandomHalt,
            Self::Stopped { table, may_play: true } => Command::ResumeTable { table: *table },
            Self::FloorCalled { table, .. } => Command::AnswerFloor { table: *table },
            Self::Balance { .. } => Command::Balance { players: Vec::new() },
            Self::MovesPending { .. } => Command::CompleteMoves { players: Vec::new() },
            Self::SeatAlternates { .. } => Command::SeatAlternates,
            Self::OpenTables { tables, .. } => Command::AddTables { tables: tables.clone() },
            Self::DrawSeats { .. } => Command::DrawSeats { public: None },
            Self::StartClock => Command::StartClock,
            Self::ClockWaits { .. } | Self::StartDay { .. } => Command::ResumeClock,
            Self::PenaltyOver { player } => Command::CallBack { players: vec![Who::Id(*player)] },
            Self::CountUnderWay { difference: Some(_), .. } => Command::EndCount,
            Self::BagsToSeal { difference: 0 } => {
                Command::SealBags { signed: Vec::new(), note: None }
            }
            Self::PayoutsOpen { .. } => Command::FixPayouts,
            Self::EnvelopesDue { first, .. } => Command::DrawEnvelope { player: Who::Id(*first) },
            Self::PrizesDue { first, .. } => {
                let what = Winning::Prize;
                Command::PayOut { player: Who::Id(*first), what, amount: None }
            }
            Self::BountiesDue { first, .. } => {
                let what = Winning::Bounty;
                Command::PayOut { player: Who::Id(*first), what, amount: None }
            }
            Self::PaidTooMuch { first, what, of_first, .. } => {
                let (player, what, amount) = (Who::Id(*first), *what, Some(*of_first));
                Command::TakeBackPayout { player, what, amount }
            }
            Self::BountyGivenTwice { player, .. } => {
                let (player, to, note) = (Who::Id(*player), None, String::new());
                Command::SettleBounty { player, to, note }
            }
            Self::PaymentsDue { first, .. } => {
                Command::TakePayment { player: Who::Id(*first), amount: None }
            }
            Self::NextDay { .. } => {
                let (seats, tables) = (DaySeats::default(), Vec::new());
                Command::BeginDay { seats, tables, public: None }
            }
            Self::Winner { .. }
            | Self::Halted { .. }
            | Self::Short { .. }
            | Self::TablesAhead { .. }
            | Self::NoDealerPush { .. }
            | Self::DecksReady { .. }
            | Self::Stopped { may_play: false, .. }
            | Self::AskButton { .. }
            | Self::Undecided { .. }
            | Self::AlternatesWait { .. }
            | Self::RegistrationEnds { .. }
            | Self::BlindedOut { .. }
            | Self::SeatImpossible { .. }
            | Self::WinnerInDoubt { .. }
            | Self::StructureOver
            | Self::CountUnderWay { difference: None, .. }
            | Self::BagsDue { .. }
            | Self::BagsToSeal { .. }
            | Self::PayoutsBehind { .. }
            | Self::PayoutsImpossible { .. }
            | Self::EntriesNotCharged { .. }
            | Self::EnvelopesOpen { .. }
            | Self::EnvelopesUnclaimed { .. }
            | Self::BountyUnclaimed { .. }
            | Self::BoxShort { .. }
            | Self::SeatsWon { .. }
            | Self::ColorUp { .. }
            | Self::ColorUpDue { .. }
            | Self::OddLevel { .. } => return None,
        })
    }

    /// The commands among which the floor chooses, or which want something that only the floor
    /// knows; nothing where one command does it, or nothing is to be done but to know it.
    #[must_use]
    pub fn asks(&self) -> &'static [&'static str] {
        match self {
            Self::Halted { .. } => &["Balance", "WaiveHalt"],
            Self::Short { .. } => &["HaltTable", "WaiveHalt"],
            Self::TablesAhead { .. } => &["MarkHands"],
            Self::Stopped { may_play: false, .. } => &["ResumeTable"],
            Self::AskButton { .. } => &["SetButton"],
            Self::Undecided { .. } => &["MovePlayer"],
            Self::AlternatesWait { .. } => &["AddTables"],
            Self::BlindedOut { .. } => &["BustOut", "MarkPresent"],
            Self::SeatImpossible { .. } => &["SetNeed", "OpenSeat", "KeepApart"],
            Self::WinnerInDoubt { .. } | Self::EnvelopesUnclaimed { .. } => &["CorrectBust"],
            Self::StructureOver => &["SetStructure", "AdjustClock"],
            Self::OddLevel { .. } => &["SetStructure", "ChangeSettings"],
            Self::CountUnderWay { difference: None, .. } => &["CountStacks"],
            Self::BagsDue { .. } => &["BagStacks"],
            Self::BagsToSeal { difference } if *difference != 0 => &["SealBags"],
            Self::ColorUp { .. } => &["RaceChips", "ExchangeChips"],
            Self::ColorUpDue { .. } => &["RaceChips", "ExchangeChips", "WaiveColorUp"],
            Self::LastHandsPlayed { has_next: true } => &["NextStage", "EndLastHands"],
            Self::PayoutsBehind { .. } => &["FixPayouts"],
            Self::PayoutsImpossible { .. } => &["SetPrize", "ChangeSettings"],
            Self::EntriesNotCharged { .. } => &["ChargeEntries"],
            Self::EnvelopesOpen { .. } => &["SealEnvelopes"],
            Self::BountyUnclaimed { .. } => &["CorrectBust", "SettleBounty"],
            Self::BoxShort { .. } => &["CorrectCash"],
            Self::SeatsWon { .. } => &["PauseClock", "PayOut"],
            Self::Winner { .. }
            | Self::Redraw { .. }
            | Self::Break { .. }
            | Self::BubbleNear { .. }
            | Self::TablesPlaying { .. }
            | Self::HandIsOver { .. }
            | Self::OrbitIsOver { .. }
            | Self::NoneToWaitFor { .. }
            | Self::LastHandsPlayed { has_next: false }
            | Self::LevelPlayed
            | Self::BreakReached
            | Self::RandomHaltDue { .. }
            | Self::NoDealerPush { .. }
            | Self::DecksReady { .. }
            | Self::Stopped { .. }
            | Self::FloorCalled { .. }
            | Self::Balance { .. }
            | Self::MovesPending { .. }
            | Self::SeatAlternates { .. }
            | Self::OpenTables { .. }
            | Self::DrawSeats { .. }
            | Self::StartClock
            | Self::ClockWaits { .. }
            | Self::RegistrationEnds { .. }
            | Self::PenaltyOver { .. }
            | Self::CountUnderWay { .. }
            | Self::BagsToSeal { .. }
            | Self::NextDay { .. }
            | Self::PayoutsOpen { .. }
            | Self::PrizesDue { .. }
            | Self::BountiesDue { .. }
            | Self::PaidTooMuch { .. }
            | Self::PaymentsDue { .. }
            | Self::BountyGivenTwice { .. }
            | Self::EnvelopesDue { .. }
            | Self::StartDay { .. } => &[],
        }
    }
}
