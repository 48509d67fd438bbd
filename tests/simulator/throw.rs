//! What somebody at the desk does next: mostly what is due, often whatever comes to mind.
//!
//! A throw is numbers alone, and what they mean follows from what stands. So a story stays a story
//! when steps are left out of it.

mod days;
mod money;
mod whom;

use crate::program::new_player;
use crate::throw::money::envelopes;
use crate::throw::whom::{
    among, anybody, chips, moment, note, open_seat, out, owing, paid, pays, seat, seated, serving,
    shortest, some_money, table, winning,
};
use engine::button::Flag;
use engine::chips::{
    ChipExchange, CountOccasion, Forfeit, ForfeitReason, RaceStep, SeatChips, TableChips,
};
use engine::clock::AfterRecess;
use engine::command::{Apart, ButtonMoment, Command, CommandKind, LostTime, SameNames, Tracking};
use engine::days::{FlightStacks, LeaverChips};
use engine::entries::{MoneyBack, NewPlayer, Player, PlayerNote, Sale, SeatNeed, StackCount, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::messages::Message;
use engine::money::{DebtEnd, Pays};
use engine::pace::{OrbitBusts, OrbitClock};
use engine::penalties::{LADDER, Lift, Offense, PenaltyKind};
use engine::player_clock::{ClockCaller, ClockOutcome, ClockTimes, Facing};
use engine::rulings::FloorRuling;
use engine::seating::{NewTable, Spot, TablePlace, plan, wanted_redraw};
use engine::structure::Structure;
use engine::tournament::Tournament;
use engine::values::{
    Chips, MemberNo, PenaltyNo, Place, PlayerId, SeatAt, SeatNo, StageNo, TableNo, Timestamp,
};
use engine::winnings::Winning;
use reports::needs;
use strum::VariantArray;

/// What the dice say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Throw {
    /// Which sort of step it is.
    pub sort: u32,
    /// About whom, where and how much, by whatever asks.
    pub a: u32,
    pub b: u32,
    pub c: u32,
}

impl Throw {
    /// The command that these numbers mean now.
    pub fn command(self, t: &Tournament, now: Timestamp) -> Command {
        let all = CommandKind::VARIANTS;
        let any = || self.of(all[self.a as usize / 7 % all.len()], t, now);
        match self.sort % 100 {
            0..20 => self.due(t, now).unwrap_or_else(any),
            20..28 if t.days().is_over() => self.overnight(t, now),
            28..40 => self.pace(t, now),
            // Who wants to be out before there are seats is seated by hand.
            40..58 if t.entries().players().all(|player| player.seat().is_none()) => {
                self.of(CommandKind::SeatPlayer, t, now)
            }
            // Few buy on credit, so that their debts are settled while there are some.
            54..58 if t.entries().players().any(|one| !t.money().owed_by(one.id).is_zero()) => {
                self.of(CommandKind::SettleDebt, t, now)
            }
            40..58 => self.of(CommandKind::BustOut, t, now),
            // What goes wrong with money comes late in an evening, and is put right.
            58..60 if t.money().is_used() => self.money(t, now),
            58..60 => self.of(CommandKind::BustOut, t, now),
            60..64 => Command::Undo,
            64..66 => Command::Redo,
            66..67 if !t.clock().is_started() => self.of(CommandKind::ScheduleStart, t, now),
            // Nobody has played yet, and somebody does not come.
            67..70 if !t.clock().is_started() => self.of(CommandKind::Unregister, t, now),
            // A deal is dropped before the next hand, or hardly ever.
            66..76 if t.winnings().deal().is_some() => self.of(CommandKind::DropDeal, t, now),
            // A drawn moment comes while the clock runs, and a seat out of use is mended.
            76..80 if t.is_random_halt_due(now) => self.of(CommandKind::StopAtRandomHalt, t, now),
            80..82 if t.seating().tables().any(|table| !table.closed().is_empty()) => {
                self.of(CommandKind::OpenSeat, t, now)
            }
            _ => any(),
        }
    }

    /// What is due first, with an answer where one is wanted.
    fn due(self, t: &Tournament, now: Timestamp) -> Option<Command> {
        let all = needs(t, now);
        let need = all.get(self.b as usize % all.len().max(1))?;
        need.command().or_else(|| {
            let kind = need.asks().get(self.c as usize % need.asks().len().max(1))?;
            let is_it = |of: &&CommandKind| format!("{of:?}") == *kind;
            let of = CommandKind::VARIANTS.iter().find(is_it)?;
            Some(self.of(*of, t, now))
        })
    }

    /// What goes with how the tables play just now: hand for hand, orbits, races, counts.
    fn pace(self, t: &Tournament, now: Timestamp) -> Command {
        use CommandKind as K;
        let kinds = [
            K::StartHandForHand,
            K::TableDone,
            K::TableDone,
            K::NextHandForHand,
            K::TableDone,
            K::EndHandForHand,
            K::StartOrbitForOrbit,
            K::NextOrbit,
            K::EndOrbitForOrbit,
            K::StartSoftHandForHand,
            K::MarkHands,
            K::EndSoftHandForHand,
            K::AnnounceLastHands,
            K::TableDone,
            K::EndLastHands,
            K::DrawRandomHalt,
            K::StopAtRandomHalt,
            K::DropRandomHalt,
            K::HaltTable,
            K::ResumeTable,
            K::CallFloor,
            K::AnswerFloor,
            K::WaiveHalt,
            K::CountHand,
            K::BeginCount,
            K::CountStacks,
            K::EndCount,
            K::RaceChips,
            K::LateChips,
            K::EndDay,
            K::SetButton,
            K::NextHand,
            K::NextHand,
            K::CallClock,
            K::SettleClock,
            K::BagStacks,
            K::GivePenalty,
            K::CountHand,
            K::CloseSeat,
            K::DrawRandomHalt,
            K::DrawRandomBreak,
            K::SeatAlternates,
            K::TakeBreak,
            K::TakeDownMessage,
        ];
        self.of(kinds[self.c as usize / 5 % kinds.len()], t, now)
    }

    fn one_in(self, n: u32) -> bool {
        (self.a / 3).is_multiple_of(n)
    }

    fn new_player(self, t: &Tournament, n: u32) -> NewPlayer {
        let players = u32::try_from(t.entries().players().len()).unwrap_or(u32::MAX);
        let need = self.need(t, n).filter(|_| n.is_multiple_of(5));
        // One in ten has the name of somebody on the list.
        let no = if n.is_multiple_of(10) { players } else { players + 1 };
        NewPlayer { need, ..new_player(no) }
    }

    fn need(self, t: &Tournament, n: u32) -> Option<SeatNeed> {
        let seat = n.is_multiple_of(2).then_some(SeatNo((n % 9) as u8));
        Some(SeatNeed { table: Some(table(t, n)), seat })
    }

    fn stack(self, n: u32) -> Option<Chips> {
        (!n.is_multiple_of(3)).then(|| chips(n))
    }

    /// What a command of this kind says with these numbers. One row for each, and no wildcard.
    #[expect(clippy::too_many_lines, reason = "one row for each command")]
    fn of(self, kind: CommandKind, t: &Tournament, now: Timestamp) -> Command {
        use CommandKind as K;
        let Self { a, b, c, .. } = self;
        match kind {
            K::CreateTournament => Command::CreateTournament {
                settings: Box::new(t.settings().clone()),
                structure: t.structure().clone(),
            },
            K::ChangeSettings => {
                let mut settings = t.settings().clone();
                settings.seating.seats_per_table = (b % 9 + 2) as u8;
                settings.pace.places_paid = (!c.is_multiple_of(4)).then_some(c % 6 + 1);
                Command::ChangeSettings { settings: Box::new(settings) }
            }
            K::SetStructure => {
                let mut stages = t.structure().stages.clone();
                let last = stages.len().saturating_sub(1);
                if c.is_multiple_of(2) {
                    stages.extend(stages.last().cloned());
                } else {
                    stages.remove(b as usize % (last + 1));
                }
                Command::SetStructure { structure: Structure { stages } }
            }
            K::StartClock => Command::StartClock,
            K::ScheduleStart => {
                Command::ScheduleStart { at: now.plus_millis(i64::from(b % 7_200_000)) }
            }
            K::PauseClock => Command::PauseClock,
            K::ResumeClock => Command::ResumeClock,
            K::AdjustClock => Command::AdjustClock { secs: i64::from(b % 1_200) - 600 },
            K::TakeBreak => Command::TakeBreak {
                until: now.plus_millis(i64::from(b % 3_600) * 1_000),
                after: if c.is_multiple_of(2) { AfterRecess::GoesOn } else { AfterRecess::Waits },
            },
            K::NextStage => Command::NextStage,
            K::PreviousStage => Command::PreviousStage,
            K::GoToStage => Command::GoToStage { stage: StageNo((b % 17) as u16) },
            K::SettleLostTime => Command::SettleLostTime {
                from: now.plus_millis(-i64::from(b % 600_000)),
                verdict: if c.is_multiple_of(2) {
                    LostTime::Counts
                } else {
                    LostTime::DoesNotCount
                },
            },
            // The moment of the last act, or one that is still to come.
            K::CorrectTime if c.is_multiple_of(2) => Command::CorrectTime { from: now },
            K::CorrectTime => {
                Command::CorrectTime { from: now.plus_millis(i64::from(b % 9_000_000)) }
            }
            K::Register => Command::Register {
                players: vec![self.new_player(t, b)],
                same_names: if c.is_multiple_of(2) { SameNames::Allow } else { SameNames::Refuse },
                pays: pays(t, c),
            },
            K::Rename => Command::Rename {
                player: anybody(t, b),
                name: new_player(c % 900).name,
                same_names: SameNames::Allow,
            },
            K::Unregister => {
                let player = among(t, b, |player| player.is_in() && player.seat().is_none());
                Command::Unregister { players: vec![player] }
            }
            K::ReEnter => Command::ReEnter { player: out(t, b), pays: pays(t, c) },
            K::Rebuy if c.is_multiple_of(2) => {
                Command::Rebuy { player: seated(t, b), pays: pays(t, c) }
            }
            K::Rebuy => Command::Rebuy { player: out(t, b), pays: pays(t, c) },
            K::AddOn => Command::AddOn { player: seated(t, b), pays: pays(t, c) },
            K::SellAllTheSame => {
                let sale = Sale::ALL[c as usize % Sale::ALL.len()];
                let player = match sale {
                    Sale::Entry => Who::Name(new_player(b % 700).name.to_string()),
                    Sale::ReEntry | Sale::Rebuy => out(t, b),
                    Sale::AddOn => seated(t, b),
                };
                Command::SellAllTheSame {
                    sale,
                    player,
                    reason: "the floor said so".to_owned(),
                    pays: pays(t, c),
                }
            }
            K::VoidSale => Command::VoidSale {
                sale: Sale::ALL[c as usize % Sale::ALL.len()],
                player: anybody(t, b),
                stack: self.stack(a),
                money: MoneyBack::ALL[a as usize % MoneyBack::ALL.len()],
                note: note(a),
            },
            K::SetNeed => Command::SetNeed {
                player: anybody(t, b),
                need: self.need(t, c).filter(|_| !c.is_multiple_of(3)),
            },
            K::KeepApart => Command::KeepApart {
                players: if c.is_multiple_of(3) {
                    [Who::Id(PlayerId(1)), Who::Id(PlayerId(2))]
                } else {
                    [anybody(t, b), anybody(t, c)]
                },
                apart: if self.one_in(2) { Apart::Free } else { Apart::Keep },
            },
            K::LockPlayer => Command::LockPlayer { player: among(t, b, |p| p.id.0 < 4) },
            K::UnlockPlayer => Command::UnlockPlayer { player: among(t, b, |p| p.id.0 < 4) },
            K::NotePlayer => Command::NotePlayer {
                player: anybody(t, b),
                note: PlayerNote { remark: note(c), assistant: note(a) },
            },
            K::SetMemberNumber => Command::SetMemberNumber {
                player: anybody(t, b),
                member: MemberNo::new(&note(c % 9)).filter(|_| !a.is_multiple_of(4)),
            },
            K::AdjustPoints => Command::AdjustPoints {
                player: anybody(t, b),
                thousandths: i64::from(c % 20_000) - 10_000,
                note: note(a | 1),
            },
            K::AdjustHits => Command::AdjustHits {
                player: anybody(t, b),
                hits: (c % 7) as i32 - 3,
                note: note(a | 1),
            },
            K::CountStacks => {
                let all = t.entries().players().filter(|player| player.is_in());
                let count = |player: &Player| StackCount {
                    player: Who::Id(player.id),
                    chips: if c.is_multiple_of(2) { player.stack } else { chips(b) },
                };
                Command::CountStacks { stacks: all.take(1 + b as usize % 30).map(count).collect() }
            }
            K::CloseRegistration => Command::CloseRegistration,
            K::OpenRegistration => Command::OpenRegistration,
            K::AddTables => Command::AddTables {
                tables: vec![NewTable { table: TableNo((b % 12) as u16), seats: (c % 11) as u8 }],
            },
            K::RemoveTable => {
                let empty = t.seating().tables().find(|table| table.taken().is_empty());
                let empty = empty.filter(|_| !c.is_multiple_of(3)).map(|table| table.no);
                Command::RemoveTable { table: empty.unwrap_or(table(t, b)) }
            }
            K::CloseSeat => Command::CloseSeat { at: seat(t, b) },
            K::OpenSeat => {
                let closed = t.seating().tables().find_map(|table| {
                    let seat = table.closed().iter().next()?;
                    Some(SeatAt { table: table.no, seat })
                });
                Command::OpenSeat { at: closed.unwrap_or(seat(t, b)) }
            }
            K::DrawSeats => Command::DrawSeats { public: Some(note(c)) },
            K::SeatAlternates => Command::SeatAlternates,
            K::SeatPlayer => Command::SeatPlayer {
                player: among(t, b, |player| player.is_in() && player.seat().is_none()),
                to: open_seat(t, c),
            },
            K::MovePlayer => Command::MovePlayer { player: seated(t, b), to: seat(t, c) },
            K::SwapSeats => Command::SwapSeats { players: [seated(t, b), seated(t, c)] },
            K::Balance => {
                let planned = plan(t, now).moves;
                let of = |index: usize| planned.get(index).map(|planned| planned.from);
                let one = of(0).and_then(|from| t.seating().player_at(from)).map(Who::Id);
                let players = one.into_iter().filter(|_| c.is_multiple_of(2)).collect();
                Command::Balance { players }
            }
            K::BreakTables if c.is_multiple_of(3) => {
                Command::BreakTables { tables: vec![table(t, b)] }
            }
            K::BreakTables => Command::BreakTables { tables: Vec::new() },
            K::Redraw => Command::Redraw {
                tables: wanted_redraw(t).unwrap_or_else(|| vec![table(t, b)]),
                public: None,
            },
            K::SetBreakOrder => Command::SetBreakOrder { tables: vec![table(t, b)] },
            K::CompleteMoves => Command::CompleteMoves { players: Vec::new() },
            K::WaiveHalt => Command::WaiveHalt { table: shortest(t, b) },
            K::PlaceTables => {
                let at = Some(Spot { x: b % 60_000, y: c % 60_000 });
                Command::PlaceTables { places: vec![TablePlace { table: table(t, a), at }] }
            }
            K::SetButton => Command::SetButton {
                table: table(t, b),
                button: SeatNo((c % 10 + 1) as u8),
                small_blind: c.is_multiple_of(7).then_some(SeatNo((c / 3 % 9 + 1) as u8)),
                big_blind: c.is_multiple_of(7).then_some(SeatNo((c / 5 % 9 + 1) as u8)),
                when: if self.one_in(4) { ButtonMoment::NextHand } else { ButtonMoment::ThisHand },
            },
            K::DrawButton => Command::DrawButton { table: table(t, b) },
            K::TrackButton => Command::TrackButton {
                table: table(t, b),
                tracking: if c.is_multiple_of(2) { Tracking::On } else { Tracking::Off },
            },
            K::NextHand => Command::NextHand {
                table: table(t, b),
                confirmed: if c.is_multiple_of(2) {
                    vec![Flag::Collision, Flag::TwoDealtIn]
                } else {
                    Vec::new()
                },
            },
            K::BustOut => {
                let mut busts = vec![Bust { stack: self.stack(c), ..Bust::of(seated(t, b)) }];
                if c.is_multiple_of(9) {
                    let by = self.one_in(2).then(|| vec![seated(t, a)]);
                    busts.push(Bust { player: seated(t, c), stack: Some(chips(a)), by });
                }
                let by = if self.one_in(2) { vec![seated(t, c)] } else { Vec::new() };
                let at = c.is_multiple_of(11).then(|| moment(now, a));
                let elsewhere = if a % 5 < 3 { Elsewhere::Allow } else { Elsewhere::Refuse };
                Command::BustOut { busts, by, at, elsewhere }
            }
            K::Reinstate => Command::Reinstate {
                player: out(t, b),
                to: c.is_multiple_of(3).then(|| seat(t, c)),
            },
            K::ReinstateUnseated => Command::ReinstateUnseated { player: out(t, b) },
            K::WaiveColorUp => {
                Command::WaiveColorUp { values: t.settings().chip_set.values().take(1).collect() }
            }
            K::ScheduleNextDay => Command::ScheduleNextDay { at: Some(moment(now, a)) },
            K::CorrectBust => Command::CorrectBust {
                player: out(t, b),
                at: c.is_multiple_of(2).then(|| moment(now, c)),
                stack: c.is_multiple_of(3).then(|| chips(c)),
                by: c.is_multiple_of(5).then(|| vec![seated(t, c)]),
                elsewhere: Elsewhere::Allow,
            },
            K::RaceChips => self.race(t),
            K::ExchangeChips => Command::ExchangeChips {
                remove: Chips(25),
                next: Chips(100),
                exchanges: vec![ChipExchange { player: seated(t, b), chips: c % 4 * 4 }],
            },
            K::LateChips => Command::LateChips {
                player: seated(t, b),
                value: Chips(25),
                chips: c % 5 + 1,
                paid: c.is_multiple_of(2).then_some(c % 2),
            },
            K::StartHandForHand => Command::StartHandForHand,
            K::TableDone if c.is_multiple_of(3) => Command::TableDone { tables: vec![table(t, b)] },
            K::TableDone => Command::TableDone { tables: Vec::new() },
            K::NextHandForHand => Command::NextHandForHand,
            K::EndHandForHand => Command::EndHandForHand,
            K::StartOrbitForOrbit => Command::StartOrbitForOrbit {
                clock: if c.is_multiple_of(2) { OrbitClock::Runs } else { OrbitClock::ByHands },
                busts: if b.is_multiple_of(2) {
                    OrbitBusts::InOrder
                } else {
                    OrbitBusts::AsOneHand
                },
            },
            K::NextOrbit => Command::NextOrbit,
            K::EndOrbitForOrbit => Command::EndOrbitForOrbit,
            K::StartSoftHandForHand => Command::StartSoftHandForHand { ahead: (b % 4) as u16 },
            K::MarkHands => {
                let tables = vec![table(t, b)];
                Command::MarkHands { tables, hands: (c % 4) as i16 - 1 }
            }
            K::EndSoftHandForHand => Command::EndSoftHandForHand,
            K::AnnounceLastHands => Command::AnnounceLastHands { hands: (b % 4) as u16 },
            K::EndLastHands => Command::EndLastHands,
            K::DrawRandomHalt => Command::DrawRandomHalt {
                from_mins: (c % 9 + b % 4 + 1) as u16,
                to_mins: (c % 9 + 1) as u16,
            },
            K::DrawRandomBreak => Command::DrawRandomBreak {
                from_mins: (c % 9 + b % 4 + 1) as u16,
                to_mins: (c % 9 + 1) as u16,
            },
            K::StopAtRandomHalt => Command::StopAtRandomHalt,
            K::DropRandomHalt => Command::DropRandomHalt,
            K::HaltTable => Command::HaltTable { table: table(t, b) },
            K::ResumeTable => Command::ResumeTable { table: table(t, b) },
            K::LeaveEarly => Command::LeaveEarly {
                player: seated(t, b),
                stack: self.stack(c),
                chips: match a % 3 {
                    0 => LeaverChips::Shared,
                    1 => LeaverChips::Removed,
                    _ => LeaverChips::ByRules,
                },
            },
            K::EndDay => Command::EndDay,
            K::BagStacks => Command::BagStacks { bags: self.bags(t) },
            K::SealBags => self.seal(),
            K::BeginDay => self.next_day(),
            K::BringForward => Command::BringForward {
                flights: Vec::new(),
                stacks: Some(FlightStacks::All),
                day: None,
                stage: None,
            },
            K::ShowMessage => Command::ShowMessage {
                message: Message {
                    text: note(c | 1),
                    until: b.is_multiple_of(2).then(|| now.plus_millis(i64::from(b % 900) * 1_000)),
                    ..Message::default()
                },
            },
            K::TakeDownMessage => Command::TakeDownMessage,
            K::CallFloor => Command::CallFloor { table: table(t, b), note: note(c) },
            K::AnswerFloor => Command::AnswerFloor { table: table(t, b) },
            K::LogRuling => Command::LogRuling {
                ruling: Box::new(FloorRuling {
                    question: note(b | 1),
                    answer: note(c | 1),
                    table: c.is_multiple_of(2).then(|| table(t, b)),
                    ..FloorRuling::default()
                }),
            },
            K::ForfeitChips => Command::ForfeitChips {
                forfeit: Forfeit {
                    player: c.is_multiple_of(2).then(|| seated(t, b)),
                    table: None,
                    chips: Some(chips(c)),
                    reason: ForfeitReason::ALL[a as usize % ForfeitReason::ALL.len()],
                    note: note(a),
                },
            },
            K::SurrenderStack => Command::SurrenderStack { player: seated(t, b), pays: pays(t, c) },
            K::CorrectChips => Command::CorrectChips {
                player: c.is_multiple_of(2).then(|| seated(t, b)),
                chips: i64::from(c % 2_000) - 1_000,
                note: note(b | 1),
            },
            K::BeginCount => Command::BeginCount { occasion: CountOccasion::Break },
            K::EndCount => Command::EndCount,
            K::GivePenalty => Command::GivePenalty {
                player: seated(t, b),
                // Most are short, and few end the evening of a player.
                kind: match c % 12 {
                    0 => PenaltyKind::Disqualification,
                    n => LADDER[n as usize % 3],
                },
                offense: self.one_in(2).then(|| Offense::ALL[a as usize % Offense::ALL.len()]),
                note: note(a | 1),
                stack: self.stack(a),
            },
            K::LiftPenalty => Command::LiftPenalty {
                penalty: PenaltyNo(b % 4 + 1),
                lift: if c.is_multiple_of(2) { Lift::Pardoned } else { Lift::InError },
                note: note(a),
            },
            K::CorrectPenalty => {
                Command::CorrectPenalty { penalty: PenaltyNo(b % 4 + 1), left: c % 6 }
            }
            K::CountHand => Command::CountHand { table: serving(t, b) },
            K::CallBack => Command::CallBack { players: Vec::new() },
            K::MarkAbsent => Command::MarkAbsent { players: vec![seated(t, b)] },
            K::MarkPresent => {
                let away = t.penalties().absent().map(|(player, _)| Who::Id(player));
                Command::MarkPresent { players: away.take(1 + b as usize % 3).collect() }
            }
            K::CallClock => Command::CallClock {
                player: seated(t, b),
                by: ClockCaller::default(),
                facing: if c.is_multiple_of(2) { Facing::Bet } else { Facing::NoBet },
                times: c.is_multiple_of(5).then_some(ClockTimes { secs: 30, countdown_secs: 10 }),
            },
            K::SettleClock => {
                let on = t.seating().tables().map(|table| table.no);
                let on = on.into_iter().find(|no| t.player_clocks().at(*no).is_some());
                let outcomes = [
                    ClockOutcome::Acted,
                    ClockOutcome::Dead,
                    ClockOutcome::Checked,
                    ClockOutcome::Waived,
                ];
                Command::SettleClock {
                    table: on.unwrap_or(table(t, b)),
                    outcome: outcomes[c as usize % outcomes.len()],
                    facing: None,
                }
            }
            K::ShotClockOver => Command::ShotClockOver {
                player: seated(t, b),
                outcome: if c.is_multiple_of(2) {
                    ClockOutcome::Dead
                } else {
                    ClockOutcome::Checked
                },
                facing: if c.is_multiple_of(2) { Facing::Bet } else { Facing::NoBet },
            },
            K::UseTimeCard => Command::UseTimeCard { player: seated(t, b) },
            K::GiveTimeCards => {
                Command::GiveTimeCards { players: Vec::new(), cards: (c % 4) as u8 }
            }
            K::TakePayment => Command::TakePayment { player: owing(t, b), amount: some_money(c) },
            K::SettleDebt => Command::SettleDebt {
                player: owing(t, b),
                how: DebtEnd::ALL[c as usize % DebtEnd::ALL.len()],
                amount: some_money(a).filter(|_| b.is_multiple_of(3)),
                note: note(a | 1),
            },
            K::SettleBounty => self.settle_bounty(t),
            K::ChargeEntries => Command::ChargeEntries {
                players: if b.is_multiple_of(2) { Vec::new() } else { vec![anybody(t, b)] },
                pays: pays(t, a),
            },
            K::CorrectCharge => Command::CorrectCharge {
                sale: if c.is_multiple_of(3) { Sale::Rebuy } else { Sale::Entry },
                player: anybody(t, b),
                pays: Pays { buy_in: None, ..pays(t, a) },
                note: note(a | 1),
            },
            K::CorrectCash => {
                Command::CorrectCash { amount: i64::from(c % 200) - 100, note: note(b | 1) }
            }
            K::SetPrize => Command::SetPrize { place: Place(b % 6), amount: some_money(c) },
            K::FixPayouts => Command::FixPayouts,
            K::FreePayouts => Command::FreePayouts,
            K::PayOut => {
                let what = Winning::ALL[c as usize % Winning::ALL.len()];
                Command::PayOut { player: winning(t, b), what, amount: some_money(a) }
            }
            K::TakeBackPayout => {
                let what = Winning::ALL[c as usize % Winning::ALL.len()];
                Command::TakeBackPayout { player: paid(t, b), what, amount: some_money(a) }
            }
            K::MakeDeal => self.deal(t),
            K::DropDeal => Command::DropDeal,
            K::SealEnvelopes => envelopes(t),
            K::DrawEnvelope => self.draw_envelope(t),
            K::Undo => Command::Undo,
            K::Redo => Command::Redo,
        }
    }

    /// A race for the smallest chips at every table, with what might lie there.
    fn race(self, t: &Tournament) -> Command {
        let Self { b, c, .. } = self;
        let steps: Vec<RaceStep> = match c % 3 {
            0 => vec![RaceStep { remove: Chips(25), next: None }],
            1 => vec![RaceStep { remove: Chips(25), next: Some(Chips(100)) }],
            _ => vec![
                RaceStep { remove: Chips(25), next: None },
                RaceStep { remove: Chips(100), next: None },
            ],
        };
        let seats = |no: TableNo| {
            let table = t.seating().table(no);
            let taken =
                table.into_iter().flat_map(|table| table.taken().iter().collect::<Vec<_>>());
            taken
                .map(|seat| SeatChips {
                    seat,
                    chips: steps.iter().map(|_| (b + u32::from(seat.0) * 3) % 5).collect(),
                    is_whole_stack: false,
                    cards: Vec::new(),
                })
                .collect()
        };
        let tables = t.seating().tables().map(|table| table.no);
        let tables = tables.map(|table| TableChips { table, seats: seats(table) }).collect();
        Command::RaceChips { steps, tables, public: None }
    }
}
