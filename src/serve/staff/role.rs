//! What somebody with a code may do.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::Command;
use engine::entries::{Player, Who};
use engine::tournament::Tournament;
use engine::values::{SeatAt, TableNo};

/// What somebody with a code may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Everything that is done while an event runs, and who else may do what.
    Director,
    /// Play: bust-outs, moves, penalties, rulings, the clock.
    Floor,
    /// Entries and payments.
    Registration,
    /// One table.
    Dealer(TableNo),
}

/// Whose affair a command is.
enum Affair {
    /// Of whoever runs the event.
    Director,
    /// Of the floor.
    Floor,
    /// Of the desk where entries are sold.
    Desk,
    /// Of these tables, and so of their dealers.
    Tables(Vec<TableNo>),
    /// Of the computer that has the tournament.
    Computer,
}

impl Role {
    /// The id of its name in the text catalogue, after `staff-role-`.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Director => "director",
            Self::Floor => "floor",
            Self::Registration => "registration",
            Self::Dealer(_) => "dealer",
        }
    }

    /// The only table that it is about, if any.
    pub(crate) fn table(self) -> Option<TableNo> {
        match self {
            Self::Dealer(table) => Some(table),
            Self::Director | Self::Floor | Self::Registration => None,
        }
    }

    /// Whether somebody with this role may ask for that; the engine says whether it may happen.
    #[must_use]
    pub fn may(self, command: &Command, tournament: &Tournament) -> bool {
        match affair(command, tournament) {
            Affair::Computer => false,
            Affair::Director => self == Self::Director,
            Affair::Floor => matches!(self, Self::Director | Self::Floor),
            Affair::Desk => matches!(self, Self::Director | Self::Floor | Self::Registration),
            Affair::Tables(tables) => match self {
                Self::Director | Self::Floor => true,
                Self::Registration => false,
                Self::Dealer(own) => !tables.is_empty() && tables.iter().all(|it| *it == own),
            },
        }
    }
}

/// The table where somebody sits.
fn table_of(tournament: &Tournament, who: &Who) -> Option<TableNo> {
    let seat: Option<SeatAt> = tournament.find(who).ok().and_then(Player::seat);
    seat.map(|at| at.table)
}

#[expect(clippy::too_many_lines, reason = "one arm for each command")]
fn affair(command: &Command, tournament: &Tournament) -> Affair {
    use Command as C;
    let of = |who: &Who| Affair::Tables(table_of(tournament, who).into_iter().collect());
    match command {
        C::CreateTournament { .. }
        | C::SettleLostTime { .. }
        | C::CorrectTime { .. }
        | C::BringForward { .. }
        | C::Undo
        | C::Redo => Affair::Computer,

        C::ChangeSettings { .. }
        | C::SetStructure { .. }
        | C::ScheduleStart { .. }
        | C::PreviousStage
        | C::GoToStage { .. }
        | C::VoidSale { .. }
        | C::SellAllTheSame { .. }
        | C::KeepApart { .. }
        | C::CloseRegistration
        | C::OpenRegistration
        | C::Redraw { .. }
        | C::SetBreakOrder { .. }
        | C::PlaceTables { .. }
        | C::TrackButton { .. }
        | C::RaceChips { .. }
        | C::ExchangeChips { .. }
        | C::WaiveColorUp { .. }
        | C::LateChips { .. }
        | C::LeaveEarly { .. }
        | C::EndDay
        | C::ScheduleNextDay { .. }
        | C::SealBags { .. }
        | C::BeginDay { .. }
        | C::ForfeitChips { .. }
        | C::CorrectChips { .. }
        | C::GiveTimeCards { .. }
        | C::CorrectCharge { .. }
        | C::CorrectCash { .. }
        | C::SettleDebt { .. }
        | C::SettleBounty { .. }
        | C::SetPrize { .. }
        | C::FixPayouts
        | C::FreePayouts
        | C::PayOut { .. }
        | C::TakeBackPayout { .. }
        | C::MakeDeal { .. }
        | C::DropDeal
        | C::SealEnvelopes { .. }
        | C::DrawEnvelope { .. }
        | C::AdjustPoints { .. }
        | C::AdjustHits { .. } => Affair::Director,

        // A table that broke is opened again, or goes, where it was broken: on the floor.
        C::AddTables { tables } => match tournament.seating().are_free(tables) {
            true => Affair::Floor,
            false => Affair::Director,
        },
        C::RemoveTable { table } => match tournament.seating().table(*table) {
            Some(_) => Affair::Director,
            None => Affair::Floor,
        },

        C::StartClock
        | C::PauseClock
        | C::ResumeClock
        | C::AdjustClock { .. }
        | C::NextStage
        | C::LockPlayer { .. }
        | C::UnlockPlayer { .. }
        | C::CloseSeat { .. }
        | C::OpenSeat { .. }
        | C::MovePlayer { .. }
        | C::SwapSeats { .. }
        | C::Balance { .. }
        | C::BreakTables { .. }
        | C::CompleteMoves { .. }
        | C::WaiveHalt { .. }
        | C::BustOut { .. }
        | C::Reinstate { .. }
        | C::ReinstateUnseated { .. }
        | C::CorrectBust { .. }
        | C::StartHandForHand
        | C::NextHandForHand
        | C::EndHandForHand
        | C::StartOrbitForOrbit { .. }
        | C::NextOrbit
        | C::EndOrbitForOrbit
        | C::StartSoftHandForHand { .. }
        | C::EndSoftHandForHand
        | C::AnnounceLastHands { .. }
        | C::EndLastHands
        | C::DrawRandomHalt { .. }
        | C::DrawRandomBreak { .. }
        | C::StopAtRandomHalt
        | C::DropRandomHalt
        | C::HaltTable { .. }
        | C::ResumeTable { .. }
        | C::BagStacks { .. }
        | C::LogRuling { .. }
        | C::AnswerFloor { .. }
        | C::SurrenderStack { .. }
        | C::BeginCount { .. }
        | C::EndCount
        | C::GivePenalty { .. }
        | C::LiftPenalty { .. }
        | C::CorrectPenalty { .. }
        | C::CallBack { .. }
        | C::MarkAbsent { .. }
        | C::MarkPresent { .. } => Affair::Floor,

        C::Register { .. }
        | C::Rename { .. }
        | C::Unregister { .. }
        | C::ReEnter { .. }
        | C::Rebuy { .. }
        | C::AddOn { .. }
        | C::SetNeed { .. }
        | C::NotePlayer { .. }
        | C::DrawSeats { .. }
        | C::SeatAlternates
        | C::SeatPlayer { .. }
        | C::TakePayment { .. }
        | C::ChargeEntries { .. }
        | C::SetMemberNumber { .. } => Affair::Desk,

        C::SetButton { table, .. }
        | C::DrawButton { table }
        | C::NextHand { table, .. }
        | C::CallFloor { table, .. }
        | C::CountHand { table }
        | C::SettleClock { table, .. } => Affair::Tables(vec![*table]),
        C::TableDone { tables } | C::MarkHands { tables, .. } => Affair::Tables(tables.clone()),
        C::CountStacks { stacks } => {
            let tables = stacks.iter().map(|count| table_of(tournament, &count.player));
            Affair::Tables(tables.collect::<Option<_>>().unwrap_or_default())
        }
        C::CallClock { player, .. }
        | C::ShotClockOver { player, .. }
        | C::UseTimeCard { player } => of(player),
    }
}
