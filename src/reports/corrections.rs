//! What puts one wrong act right without taking back everything after it.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::command::{Apart, Command, Tracking};
use engine::entries::{MoneyBack, Sale, Who};
use engine::event::{ClockChange, Event};
use engine::money::DebtEnd;
use engine::seating::{Move, MoveReason};
use engine::values::{PlayerId, TableNo};

/// A way to put an act right that lies further back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Correction {
    /// This command puts the act right.
    Command(Command),
    /// The bust-out of this player can be corrected: its moment, stack and winners.
    BustOut(PlayerId),
    /// The name of this player can be corrected.
    Name(PlayerId),
    /// Name, rules and terms can be changed again.
    Settings,
    /// The structure can be changed again.
    Structure,
    /// The stack of this player can be counted again.
    Stack(PlayerId),
    /// The required seat of this player can be changed.
    Need(PlayerId),
    /// Another note on this player.
    Note(PlayerId),
    /// The button of the table can be set again.
    Button(TableNo),
}

/// What puts the events of an act right, in their order.
#[must_use]
pub fn corrections(events: &[Event]) -> Vec<Correction> {
    events.iter().flat_map(corrections_of).collect()
}

#[expect(clippy::too_many_lines, reason = "one flat list of all events, without a wildcard")]
fn corrections_of(event: &Event) -> Vec<Correction> {
    use Event as E;
    let command = |command| vec![Correction::Command(command)];
    match event {
        E::BustedOut { busts, .. } => {
            let players = busts.iter().map(|bust| bust.player);
            players
                .flat_map(|player| {
                    let reinstate = Command::Reinstate { player: Who::Id(player), to: None };
                    [Correction::Command(reinstate), Correction::BustOut(player)]
                })
                .collect()
        }
        E::BustCorrected { player, .. } => vec![Correction::BustOut(*player)],
        E::PlayersRegistered { players, .. } => {
            let unregister = |id| Command::Unregister { players: vec![Who::Id(id)] };
            let both = |id| [Correction::Name(id), Correction::Command(unregister(id))];
            players.iter().flat_map(|player| both(player.id)).collect()
        }
        E::ReEntered { player, .. } => command(void_of(Sale::ReEntry, *player)),
        E::RebuyTaken { player, .. } => command(void_of(Sale::Rebuy, *player)),
        E::AddOnTaken { player, .. } => command(void_of(Sale::AddOn, *player)),
        E::PlayerRenamed { player, .. } => vec![Correction::Name(*player)],
        E::NeedSet { player, .. } => vec![Correction::Need(*player)],
        E::StacksCounted { stacks, .. } => {
            stacks.iter().map(|stack| Correction::Stack(stack.player)).collect()
        }
        E::ChipsCorrected { player, chips, note, .. } => command(Command::CorrectChips {
            player: player.map(Who::Id),
            chips: chips.saturating_neg(),
            note: note.clone(),
        }),
        E::CountBegun { .. } => command(Command::EndCount),
        E::PairKeptApart { players } => {
            command(Command::KeepApart { players: players.map(Who::Id), apart: Apart::Free })
        }
        E::PairFreed { players } => {
            command(Command::KeepApart { players: players.map(Who::Id), apart: Apart::Keep })
        }
        E::PlayerLocked { player } => command(Command::UnlockPlayer { player: Who::Id(*player) }),
        E::PlayerNoted { player, .. } => vec![Correction::Note(*player)],
        E::PointsAdjusted { player, thousandths, note, .. } => command(Command::AdjustPoints {
            player: Who::Id(*player),
            thousandths: thousandths.saturating_neg(),
            note: note.clone(),
        }),
        E::HitsAdjusted { player, hits, note, .. } => command(Command::AdjustHits {
            player: Who::Id(*player),
            hits: hits.saturating_neg(),
            note: note.clone(),
        }),
        E::PlayerUnlocked { player } => command(Command::LockPlayer { player: Who::Id(*player) }),
        E::RegistrationClosed => command(Command::OpenRegistration),
        E::RegistrationOpened => command(Command::CloseRegistration),
        E::PlayersMoved { moves, .. } => {
            if let [one, other] = moves.as_slice()
                && one.reason == MoveReason::SeatsSwapped
            {
                let players = [Who::Id(one.player), Who::Id(other.player)];
                return command(Command::SwapSeats { players });
            }
            let back = |order: &Move| {
                let player = Who::Id(order.player);
                Correction::Command(Command::MovePlayer { player, to: order.from })
            };
            moves.iter().map(back).collect()
        }
        E::SeatClosed { at } => command(Command::OpenSeat { at: *at }),
        E::SeatOpened { at } => command(Command::CloseSeat { at: *at }),
        E::TablesAdded { tables, .. } => {
            let remove = |table| Correction::Command(Command::RemoveTable { table });
            tables.iter().map(|new| remove(new.table)).collect()
        }
        E::ClockSet { change: ClockChange::Adjusted { secs }, .. } => {
            command(Command::AdjustClock { secs: secs.saturating_neg() })
        }
        E::ClockSet { change: ClockChange::Paused | ClockChange::BreakCalled { .. }, .. } => {
            command(Command::ResumeClock)
        }
        E::ClockSet { change: ClockChange::Resumed, .. } => command(Command::PauseClock),
        E::HandForHandStarted { .. } => command(Command::EndHandForHand),
        E::OrbitBegun { no: 1, .. } => command(Command::EndOrbitForOrbit),
        E::SoftHandForHandStarted { .. } => command(Command::EndSoftHandForHand),
        E::LastHandsAnnounced { .. } => command(Command::EndLastHands),
        E::RandomHaltDrawn { .. } => command(Command::DropRandomHalt),
        E::TableHalted { table, .. } => command(Command::ResumeTable { table: *table }),
        E::TableResumed { table, .. } => command(Command::HaltTable { table: *table }),
        E::MessageShown { .. } => command(Command::TakeDownMessage),
        E::FloorCalled { table, .. } => command(Command::AnswerFloor { table: *table }),
        E::ButtonSet { table, .. } => vec![Correction::Button(*table)],
        E::ButtonDrawn { button, .. } => vec![Correction::Button(button.at.table)],
        E::ButtonTracked { table } => {
            command(Command::TrackButton { table: *table, tracking: Tracking::Off })
        }
        E::ButtonUntracked { table } => {
            command(Command::TrackButton { table: *table, tracking: Tracking::On })
        }
        E::PaidOut { player, what, amount, .. } => {
            let (player, what, amount) = (Who::Id(*player), *what, Some(*amount));
            command(Command::TakeBackPayout { player, what, amount })
        }
        E::PayoutTakenBack { player, what, amount, .. } => {
            let (player, what, amount) = (Who::Id(*player), *what, Some(*amount));
            command(Command::PayOut { player, what, amount })
        }
        E::CashCorrected { amount, note, .. } => {
            let (amount, note) = (amount.saturating_neg(), note.clone());
            command(Command::CorrectCash { amount, note })
        }
        E::DebtSettled { player, how: DebtEnd::WrittenOff, amount, note, .. } => {
            let (player, amount, note) = (Who::Id(*player), Some(*amount), note.clone());
            command(Command::SettleDebt { player, how: DebtEnd::OwedAgain, amount, note })
        }
        E::DebtSettled { player, how: DebtEnd::OwedAgain, amount, note, .. } => {
            let (player, amount, note) = (Who::Id(*player), Some(*amount), note.clone());
            command(Command::SettleDebt { player, how: DebtEnd::WrittenOff, amount, note })
        }
        E::BountySettled { player, to: Some(_), .. } => {
            let (player, to, note) = (Who::Id(*player), None, String::new());
            command(Command::SettleBounty { player, to, note })
        }
        E::PayoutsFixed { .. } => command(Command::FreePayouts),
        E::PayoutsFreed { .. } => command(Command::FixPayouts),
        E::DealMade { .. } => command(Command::DropDeal),
        E::SettingsChanged { .. } => vec![Correction::Settings],
        E::StructureSet { .. } => vec![Correction::Structure],
        // Nothing but taking back puts these right.
        E::ClockSet {
            change:
                ClockChange::Started
                | ClockChange::Scheduled
                | ClockChange::HandForHand
                | ClockChange::HandTaken { .. }
                | ClockChange::OrbitForOrbit
                | ClockChange::OrbitTaken { .. }
                | ClockChange::HandsPlayed
                | ClockChange::LevelsLast { .. }
                | ClockChange::WaitsChanged
                | ClockChange::LastHands
                | ClockChange::Moved
                | ClockChange::LostTimeCounted { .. }
                | ClockChange::LostTimeDropped { .. },
            ..
        }
        | E::TournamentCreated { .. }
        | E::MessageTakenDown { .. }
        | E::DebtSettled { how: DebtEnd::PaidByHouse, .. }
        | E::BountySettled { to: None, .. }
        | E::PlayersWithdrawn { .. }
        | E::SoldAllTheSame { .. }
        | E::SaleVoided { .. }
        | E::AlternatesQueued { .. }
        | E::TableRemoved { .. }
        | E::SeatsDrawn { .. }
        | E::PlayerSeated { .. }
        | E::TableBroken { .. }
        | E::Redrawn { .. }
        | E::BreakOrderSet { .. }
        | E::MovesCompleted { .. }
        | E::HaltWaived { .. }
        | E::TablesPlaced { .. }
        | E::HandBegun { .. }
        | E::Reinstated { .. }
        | E::ReinstatedUnseated { .. }
        | E::ColorUpWaived { .. }
        | E::ChipsRaced { .. }
        | E::ChipsExchanged { .. }
        | E::LateChipsTaken { .. }
        | E::TablesTicked { .. }
        | E::HandOver { .. }
        | E::HandForHandBegun { .. }
        | E::HandForHandEnded { .. }
        | E::OrbitBegun { .. }
        | E::OrbitOver { .. }
        | E::OrbitForOrbitEnded { .. }
        | E::HandsMarked { .. }
        | E::SoftHandForHandEnded { .. }
        | E::LastHandsPlayed { .. }
        | E::LastHandsEnded { .. }
        | E::RandomHaltReached { .. }
        | E::RandomHaltDropped { .. }
        | E::PlayerLeft { .. }
        | E::DayEnded { .. }
        | E::NextDayScheduled { .. }
        | E::StacksBagged { .. }
        | E::BagsSealed { .. }
        | E::DayBegun { .. }
        | E::PlayersBroughtForward { .. }
        | E::RulingLogged { .. }
        | E::FloorAnswered { .. }
        | E::ChipsForfeited { .. }
        | E::CountEnded { .. }
        | E::PenaltyGiven { .. }
        | E::PlayerDisqualified { .. }
        | E::PenaltyLifted { .. }
        | E::PenaltyCorrected { .. }
        | E::HandCounted { .. }
        | E::PlayersCalledBack { .. }
        | E::PlayersAbsent { .. }
        | E::PlayersPresent { .. }
        | E::PlayerClockCalled { .. }
        | E::TimeCorrected { .. }
        | E::PlayerClockSettled { .. }
        | E::ShotClockRanOut { .. }
        | E::TimeCardUsed { .. }
        | E::TimeCardsGiven { .. }
        | E::Charged { .. }
        | E::PaymentTaken { .. }
        | E::ChargeVoided { .. }
        | E::ChargeCorrected { .. }
        | E::PrizeSet { .. }
        | E::DealDropped { .. }
        | E::EnvelopesSealed { .. }
        | E::EnvelopeDrawn { .. }
        | E::MemberNumberSet { .. } => Vec::new(),
    }
}

/// How many sales of this sort to a player stand among these events.
///
/// The newest one is void first, so an act with a sale is put right only where none follows it.
#[must_use]
pub fn sales_among<'a>(
    events: impl IntoIterator<Item = &'a Event>,
    sale: Sale,
    player: PlayerId,
) -> usize {
    events.into_iter().fold(0, |count: usize, event| match change_of(event, sale, player) {
        Some(SaleChange::Sold) => count + 1,
        Some(SaleChange::Voided) => count.saturating_sub(1),
        None => count,
    })
}

enum SaleChange {
    Sold,
    Voided,
}

fn change_of(event: &Event, sale: Sale, player: PlayerId) -> Option<SaleChange> {
    let (who, of, change) = if let Event::ReEntered { player, .. } = event {
        (player, Sale::ReEntry, SaleChange::Sold)
    } else if let Event::RebuyTaken { player, .. } = event {
        (player, Sale::Rebuy, SaleChange::Sold)
    } else if let Event::AddOnTaken { player, .. } = event {
        (player, Sale::AddOn, SaleChange::Sold)
    } else if let Event::SaleVoided { player, sale, .. } = event {
        (player, *sale, SaleChange::Voided)
    } else {
        return None;
    };
    ((*who, of) == (player, sale)).then_some(change)
}

/// What a player bought last of this sort is void; the money is given back.
#[must_use]
pub fn void_of(sale: Sale, player: PlayerId) -> Command {
    let (stack, money, note) = (None, MoneyBack::GivenBack, String::new());
    Command::VoidSale { sale, player: Who::Id(player), stack, money, note }
}
