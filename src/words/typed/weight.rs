//! Which commands want a second word before they are done.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::Command;
use engine::penalties::PenaltyKind;
use engine::player_clock::ClockOutcome;

/// Whether an act wants to be confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// It is done at once.
    Light,
    /// It sells chips or takes something away, or nobody said it in so many words: it is asked
    /// about once more.
    Grave,
}

impl Weight {
    /// What sells chips or takes something away wants a second word.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one row for each command")]
    pub fn of(command: &Command) -> Self {
        use Command as C;
        match command {
            C::Register { .. }
            | C::ReEnter { .. }
            | C::Rebuy { .. }
            | C::AddOn { .. }
            | C::BustOut { .. }
            | C::SurrenderStack { .. }
            | C::SellAllTheSame { .. }
            | C::VoidSale { .. }
            | C::Unregister { .. }
            | C::SwapSeats { .. }
            | C::BreakTables { .. }
            | C::StartHandForHand
            | C::EndHandForHand
            | C::StartOrbitForOrbit { .. }
            | C::EndOrbitForOrbit
            | C::StartSoftHandForHand { .. }
            | C::AnnounceLastHands { .. }
            | C::Redraw { .. }
            | C::LeaveEarly { .. }
            | C::EndDay
            | C::NextStage
            | C::PreviousStage
            | C::GoToStage { .. }
            | C::TakePayment { .. }
            | C::SettleDebt { .. }
            | C::SettleBounty { .. }
            | C::ChargeEntries { .. }
            | C::CorrectCharge { .. }
            | C::CorrectCash { .. }
            | C::FixPayouts
            | C::FreePayouts
            | C::PayOut { .. }
            | C::TakeBackPayout { .. }
            | C::MakeDeal { .. }
            | C::DropDeal
            | C::SealEnvelopes { .. }
            | C::DrawEnvelope { .. } => Self::Grave,
            C::GivePenalty { kind, .. } => match kind {
                PenaltyKind::Warning => Self::Light,
                PenaltyKind::Hands(_) | PenaltyKind::Rounds(_) | PenaltyKind::Disqualification => {
                    Self::Grave
                }
            },
            C::SettleClock { outcome, .. } => match outcome {
                ClockOutcome::Dead => Self::Grave,
                ClockOutcome::Acted | ClockOutcome::Checked | ClockOutcome::Waived => Self::Light,
            },
            C::CreateTournament { .. }
            | C::ChangeSettings { .. }
            | C::SetStructure { .. }
            | C::StartClock
            | C::ScheduleStart { .. }
            | C::PauseClock
            | C::ResumeClock
            | C::AdjustClock { .. }
            | C::SettleLostTime { .. }
            | C::CorrectTime { .. }
            | C::Rename { .. }
            | C::SetNeed { .. }
            | C::NotePlayer { .. }
            | C::SetMemberNumber { .. }
            | C::AdjustPoints { .. }
            | C::AdjustHits { .. }
            | C::KeepApart { .. }
            | C::LockPlayer { .. }
            | C::UnlockPlayer { .. }
            | C::CountStacks { .. }
            | C::CloseRegistration
            | C::OpenRegistration
            | C::AddTables { .. }
            | C::RemoveTable { .. }
            | C::CloseSeat { .. }
            | C::OpenSeat { .. }
            | C::DrawSeats { .. }
            | C::SeatAlternates
            | C::SeatPlayer { .. }
            | C::MovePlayer { .. }
            | C::Balance { .. }
            | C::SetBreakOrder { .. }
            | C::CompleteMoves { .. }
            | C::WaiveHalt { .. }
            | C::PlaceTables { .. }
            | C::SetButton { .. }
            | C::DrawButton { .. }
            | C::TrackButton { .. }
            | C::NextHand { .. }
            | C::Reinstate { .. }
            | C::ReinstateUnseated { .. }
            | C::WaiveColorUp { .. }
            | C::ScheduleNextDay { .. }
            | C::CorrectBust { .. }
            | C::RaceChips { .. }
            | C::ExchangeChips { .. }
            | C::LateChips { .. }
            | C::TableDone { .. }
            | C::NextHandForHand
            | C::NextOrbit
            | C::MarkHands { .. }
            | C::EndSoftHandForHand
            | C::EndLastHands
            | C::DrawRandomHalt { .. }
            | C::DrawRandomBreak { .. }
            | C::StopAtRandomHalt
            | C::DropRandomHalt
            | C::HaltTable { .. }
            | C::ResumeTable { .. }
            | C::BagStacks { .. }
            | C::SealBags { .. }
            | C::BeginDay { .. }
            | C::BringForward { .. }
            | C::LogRuling { .. }
            | C::CallFloor { .. }
            | C::AnswerFloor { .. }
            | C::ForfeitChips { .. }
            | C::CorrectChips { .. }
            | C::BeginCount { .. }
            | C::EndCount
            | C::LiftPenalty { .. }
            | C::CorrectPenalty { .. }
            | C::CountHand { .. }
            | C::CallBack { .. }
            | C::MarkAbsent { .. }
            | C::MarkPresent { .. }
            | C::CallClock { .. }
            | C::ShotClockOver { .. }
            | C::UseTimeCard { .. }
            | C::GiveTimeCards { .. }
            | C::SetPrize { .. }
            | C::Undo
            | C::Redo => Self::Light,
        }
    }
}
