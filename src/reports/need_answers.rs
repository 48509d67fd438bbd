//! What the buttons of a need do, in the window and on a phone alike.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::need::Need;
use crate::needs::is_redrawn;
use engine::Command;
use engine::clock::Run;
use engine::entries::Who;
use engine::tournament::Tournament;
use engine::values::{PlayerId, TableNo, Timestamp};

/// What a button of a need does.
#[derive(Debug, Clone, PartialEq)]
pub enum NeedAnswer {
    Submit(Command),
    /// It leads to where the answer is given, for something is left to tell.
    Go(NeedPlace),
}

/// Where a need is answered that wants more than a press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NeedPlace {
    /// The plan of what is proposed for the room.
    Plan,
    /// What follows where these tables break, and the button that breaks them.
    Break(Vec<TableNo>),
    /// The draw of all seats anew at these tables.
    Redraw(Vec<TableNo>),
    /// Where more tables are set up.
    AddTables,
    /// The tables that are ticked off, as they finish.
    TickOff,
    /// Where the button of a table is told.
    SetButton(TableNo),
    Table(TableNo),
    /// Where the first seats are drawn.
    Draw,
    Register,
    Player(PlayerId),
    Clock,
    Counts,
    BagTable(TableNo),
    /// The bags of all tables of the day.
    Bags,
    Race,
    /// Prizes, and who is owed what.
    Prizes,
    /// The slips that are signed when something is paid out.
    PayoutSlips,
    /// Entries that were sold before there were prices.
    ChargeEntries,
    /// The envelopes of mystery bounties.
    Envelopes,
    /// The bounty of a player whom nobody is named to have knocked out.
    Bounty(PlayerId),
    /// What this player still owes.
    Debt(PlayerId),
    CashBox,
}

/// Everything that needs doing at one moment, and of what.
#[derive(Debug, Clone, Copy)]
pub struct NeedsAt<'a> {
    pub tournament: &'a Tournament,
    /// Everything that needs doing.
    pub needs: &'a [Need],
    pub now: Timestamp,
}

impl Need {
    /// What its buttons do, the likeliest first; which of them have words is said in `words`.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm for each need")]
    pub fn answers(&self, at: NeedsAt<'_>) -> Vec<NeedAnswer> {
        let submit = NeedAnswer::Submit;
        let go = |there: NeedPlace| vec![NeedAnswer::Go(there)];
        let command = |command: Command| vec![NeedAnswer::Submit(command)];
        match self {
            Self::Winner { .. } => {
                let clock = at.tournament.clock();
                let is_running = at.tournament.reading(at.now).run == Run::Running;
                let is_running = is_running && clock.has_begun(at.now);
                is_running.then_some(submit(Command::PauseClock)).into_iter().collect()
            }
            Self::Halted { table, .. } => {
                let waive = submit(Command::WaiveHalt { table: *table });
                match is_redrawn(at.needs) {
                    true => vec![waive],
                    false => vec![NeedAnswer::Go(NeedPlace::Plan), waive],
                }
            }
            Self::Short { table, .. } => {
                let halt = submit(Command::HaltTable { table: *table });
                vec![halt, submit(Command::WaiveHalt { table: *table })]
            }
            Self::Redraw { tables } => go(NeedPlace::Redraw(tables.clone())),
            Self::Break { tables, .. } => match tables.as_slice() {
                [_] => command(Command::BreakTables { tables: tables.clone() }),
                // So much at once is asked first.
                _ => go(NeedPlace::Break(tables.clone())),
            },
            Self::BubbleNear { .. } => command(Command::StartHandForHand),
            Self::TablesPlaying { tables, .. } => {
                let all = submit(Command::TableDone { tables: Vec::new() });
                match tables.as_slice() {
                    // The last one has its own button.
                    [only] => command(Command::TableDone { tables: vec![*only] }),
                    [] => go(NeedPlace::TickOff),
                    _ => vec![NeedAnswer::Go(NeedPlace::TickOff), all],
                }
            }
            Self::HandIsOver { .. } => {
                vec![submit(Command::NextHandForHand), submit(Command::EndHandForHand)]
            }
            Self::OrbitIsOver { .. } => {
                vec![submit(Command::NextOrbit), submit(Command::EndOrbitForOrbit)]
            }
            Self::TablesAhead { .. } => go(NeedPlace::TickOff),
            Self::LevelPlayed | Self::BreakReached => command(Command::NextStage),
            Self::LastHandsPlayed { has_next: true } => {
                vec![submit(Command::NextStage), submit(Command::EndLastHands)]
            }
            Self::NoneToWaitFor { .. } | Self::LastHandsPlayed { has_next: false } => {
                self.command().map(submit).into_iter().collect()
            }
            Self::RandomHaltDue { .. } => {
                vec![submit(Command::StopAtRandomHalt), submit(Command::DropRandomHalt)]
            }
            Self::NoDealerPush { .. } | Self::DecksReady { .. } => Vec::new(),
            Self::Stopped { table, .. } => command(Command::ResumeTable { table: *table }),
            Self::FloorCalled { table, .. } => command(Command::AnswerFloor { table: *table }),
            Self::Balance { .. } => command(Command::Balance { players: Vec::new() }),
            Self::AskButton { tables } => {
                let first = tables.first().map(|table| NeedPlace::SetButton(*table));
                first.map(NeedAnswer::Go).into_iter().collect()
            }
            Self::Undecided { from, .. } => go(NeedPlace::Table(*from)),
            Self::MovesPending { .. } => command(Command::CompleteMoves { players: Vec::new() }),
            Self::SeatAlternates { .. } => command(Command::SeatAlternates),
            Self::OpenTables { tables, .. } => {
                let first = tables.first().map(|new| Command::RemoveTable { table: new.table });
                let open = Command::AddTables { tables: tables.clone() };
                std::iter::once(open).chain(first).map(submit).collect()
            }
            Self::AlternatesWait { .. } => go(NeedPlace::AddTables),
            Self::DrawSeats { .. } => match at.tournament.seating().is_drawn() {
                true => command(Command::DrawSeats { public: None }),
                false => go(NeedPlace::Draw),
            },
            Self::StartClock => command(Command::StartClock),
            Self::ClockWaits { .. } | Self::StartDay { .. } => command(Command::ResumeClock),
            Self::RegistrationEnds { .. } => go(NeedPlace::Register),
            Self::PenaltyOver { player } => {
                command(Command::CallBack { players: vec![Who::Id(*player)] })
            }
            Self::BlindedOut { player } | Self::SeatImpossible { player } => {
                go(NeedPlace::Player(*player))
            }
            Self::WinnerInDoubt { fault } => go(NeedPlace::Player(fault.player)),
            Self::StructureOver | Self::OddLevel { .. } => go(NeedPlace::Clock),
            Self::CountUnderWay { difference, .. } => {
                let ends = difference.map(|_| submit(Command::EndCount));
                std::iter::once(NeedAnswer::Go(NeedPlace::Counts)).chain(ends).collect()
            }
            Self::BagsDue { table, .. } => go(NeedPlace::BagTable(*table)),
            Self::BagsToSeal { .. } | Self::NextDay { .. } => go(NeedPlace::Bags),
            Self::ColorUp { .. } => go(NeedPlace::Race),
            Self::ColorUpDue { removals, .. } => {
                let values = removals.iter().map(|removal| removal.value).collect();
                vec![NeedAnswer::Go(NeedPlace::Race), submit(Command::WaiveColorUp { values })]
            }
            Self::PayoutsOpen { .. } => {
                vec![submit(Command::FixPayouts), NeedAnswer::Go(NeedPlace::Prizes)]
            }
            Self::EntriesNotCharged { .. } => go(NeedPlace::ChargeEntries),
            Self::EnvelopesOpen { .. } => go(NeedPlace::Envelopes),
            Self::EnvelopesUnclaimed { first, .. } => go(NeedPlace::Player(*first)),
            Self::EnvelopesDue { first, .. } => {
                command(Command::DrawEnvelope { player: Who::Id(*first) })
            }
            Self::PrizesDue { .. } | Self::BountiesDue { .. } => {
                let pay = self.command().map(submit);
                pay.into_iter().chain(go(NeedPlace::PayoutSlips)).collect()
            }
            Self::PaidTooMuch { .. } | Self::BountyGivenTwice { .. } => {
                self.command().map(submit).into_iter().chain(go(NeedPlace::Prizes)).collect()
            }
            Self::PaymentsDue { first, .. } => {
                self.command().map(submit).into_iter().chain(go(NeedPlace::Debt(*first))).collect()
            }
            Self::BountyUnclaimed { first, .. } => go(NeedPlace::Bounty(*first)),
            Self::BoxShort { .. } => go(NeedPlace::CashBox),
            Self::PayoutsBehind { .. } | Self::PayoutsImpossible { .. } | Self::SeatsWon { .. } => {
                go(NeedPlace::Prizes)
            }
        }
    }
}
