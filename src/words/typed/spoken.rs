//! A command in words: what happens, what follows from it, and how it is typed in full.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::Args;
use crate::events::clock_outcome_id;
use crate::typed::{Act, Asking, SeatKind, penalty_typed, race_typed, seats_for, settling};
use engine::Command;
use engine::chips::{RaceStep, TableChips};
use engine::command::SameNames;
use engine::entries::{NewPlayer, Player, PlayerName, Status, Who};
use engine::finishes::{Bust, place_of};
use engine::penalties::{Offense, PenaltyKind};
use engine::player_clock::ClockOutcome;
use engine::seating::plan;
use engine::structure::Stage;
use engine::values::{Money, PlayerId, SeatAt, Seq, StageNo, TableNo};
use engine::winnings::due_to;

/// What something says of itself.
#[derive(Debug, Clone, Default)]
pub(super) struct Spoken {
    /// What would be done, in words.
    pub(super) words: String,
    /// What follows from it, and where it happens.
    pub(super) detail: String,
    /// How it is typed in full, so that it means nothing else; its words where that is so.
    pub(super) typed: Option<String>,
}

impl Spoken {
    /// Words alone, with no detail.
    pub(super) fn just(words: String) -> Self {
        Self { words, ..Self::default() }
    }

    /// An act for which nothing more is said.
    pub(super) fn plain(asking: &Asking<'_>, act: Act) -> Self {
        let typed = Some(asking.phrases.usual(act).to_owned());
        Self { typed, ..Self::just(asking.words.text(&act.do_id())) }
    }

    /// This about a player, in the words of any text.
    pub(super) fn of_player(asking: &Asking<'_>, id: &str, player: PlayerId) -> Self {
        let args = Args::new().text("player", name(asking, player));
        let known = asking.tournament.entries().player(player);
        let detail = known.map(|player| standing(asking, player)).unwrap_or_default();
        Self { detail, ..Self::just(asking.words.say(id, &args)) }
    }

    pub(super) fn player(asking: &Asking<'_>, act: Act, player: PlayerId) -> Self {
        let typed = Some(format!("{} {}", asking.phrases.usual(act), called(asking, player)));
        Self { typed, ..Self::of_player(asking, &act.do_id(), player) }
    }

    /// This about a table, in the words of any text.
    pub(super) fn of_table(asking: &Asking<'_>, id: &str, table: TableNo) -> Self {
        let detail = asking.tournament.seating().table(table).map(|table| {
            let (players, seats) = (table.taken().len(), table.usable().len());
            let args = Args::new().count("players", players).count("seats", seats);
            asking.words.say("command-players-of", &args)
        });
        let words = asking.words.say(id, &Args::new().no("table", table.0));
        Self { detail: detail.unwrap_or_default(), ..Self::just(words) }
    }

    pub(super) fn table(asking: &Asking<'_>, act: Act, table: TableNo) -> Self {
        let typed = Some(format!("{} {table}", asking.phrases.usual(act)));
        Self { typed, ..Self::of_table(asking, &act.do_id(), table) }
    }

    fn seat(asking: &Asking<'_>, act: Act, at: SeatAt) -> Self {
        let args = Args::new().text("seat", asking.words.seat(at));
        Self {
            words: asking.words.say(&act.do_id(), &args),
            detail: String::new(),
            typed: Some(format!("{} {} {}", asking.phrases.usual(act), at.table, at.seat)),
        }
    }

    /// The act that leads to this stage.
    fn stage(asking: &Asking<'_>, act: Act, stage: Option<StageNo>) -> Self {
        let structure = asking.tournament.structure();
        let stage = stage.filter(|stage| structure.stage(*stage).is_some());
        let title = stage.map(|stage| asking.words.stage_title(structure, stage));
        Self::plain(asking, act).and(title)
    }

    /// An act about another act of the log.
    fn log(asking: &Asking<'_>, act: Act, seq: Option<Seq>) -> Self {
        let name = seq.map(|seq| asking.words.act_name(asking.log, seq, asking.offset));
        Self::plain(asking, act).and(name)
    }

    /// All proposed moves; nothing is said where there is none, for then the refusal says so.
    fn moves(asking: &Asking<'_>, act: Act, moves: usize) -> Self {
        let args = Args::new().count("moves", moves);
        let counted = (moves > 0).then(|| asking.words.say("command-moves", &args));
        Self::plain(asking, act).and(counted)
    }

    /// The same in the words of another text.
    pub(super) fn worded(self, words: String) -> Self {
        Self { words, ..self }
    }

    /// The same, with one remark more.
    fn and(self, remark: Option<String>) -> Self {
        let parts = [Some(self.detail).filter(|detail| !detail.is_empty()), remark];
        Self { detail: parts.into_iter().flatten().collect::<Vec<_>>().join(" · "), ..self }
    }

    /// The same, with more to type.
    pub(super) fn typed_on(self, more: &str) -> Self {
        let typed = self.typed.map(|typed| format!("{typed} {more}").trim_end().to_owned());
        Self { typed, ..self }
    }
}

fn id_of(who: &Who) -> PlayerId {
    match who {
        Who::Id(player) => *player,
        Who::Name(_) => PlayerId(0),
    }
}

fn first(players: &[Who]) -> PlayerId {
    players.first().map_or(PlayerId(0), id_of)
}

fn name(asking: &Asking<'_>, player: PlayerId) -> String {
    asking.words.player(asking.tournament, player)
}

/// How to type somebody so that nobody else is meant: by name, or by number if others share it.
fn called(asking: &Asking<'_>, player: PlayerId) -> String {
    let entries = asking.tournament.entries();
    let known = entries.player(player).map(|player| &player.name);
    let is_only = known.is_some_and(|name| entries.named(name.as_str()).nth(1).is_none());
    match known.map(PlayerName::as_str) {
        Some(name) if is_only => name.to_owned(),
        Some(_) | None => format!("#{player}"),
    }
}

/// Where somebody stands, and the number where others have the same name.
fn standing(asking: &Asking<'_>, player: &Player) -> String {
    let words = asking.words;
    let mut parts = vec![match player.status {
        Status::Seated(at) => words.seat(at),
        Status::Unseated | Status::Alternate | Status::Out | Status::Withdrawn => {
            words.standing(asking.tournament, player)
        }
    }];
    if player.status == Status::Out
        && let Some(place) = place_of(asking.tournament, player.id)
    {
        parts.push(words.say("command-place", &Args::new().no("place", place.0)));
    }
    if asking.tournament.entries().named(player.name.as_str()).nth(1).is_some() {
        parts.push(words.say("command-number", &Args::new().no("number", player.id.0)));
    }
    parts.join(" · ")
}

/// What a command does as things stand; nothing for one that no act makes.
#[expect(clippy::too_many_lines, reason = "one row for each command")]
pub(super) fn spoken(asking: &Asking<'_>, command: &Command) -> Spoken {
    use Command as C;
    let player = |act, who: &Who| Spoken::player(asking, act, id_of(who));
    let players = |act, who: &[Who]| Spoken::player(asking, act, first(who));
    let table = |act, table: &TableNo| Spoken::table(asking, act, *table);
    let plain = |act| Spoken::plain(asking, act);
    let paid = || asking.words.money_act(asking.tournament, command, asking.now);
    match command {
        C::BustOut { busts, by, .. } => bust_out(asking, busts, by),
        C::MovePlayer { player, to } | C::SeatPlayer { player, to } => {
            to_seat(asking, id_of(player), *to)
        }
        C::Rebuy { player: who, .. } => player(Act::Rebuy, who).and(paid()),
        C::AddOn { player: who, .. } => player(Act::AddOn, who).and(paid()),
        C::ReEnter { player: who, .. } => player(Act::ReEnter, who).and(paid()),
        C::SurrenderStack { player: who, .. } => player(Act::Surrender, who).and(paid()),
        C::Reinstate { player: who, .. } => {
            player(Act::Reinstate, who).and(back_to(asking, id_of(who)))
        }
        C::LeaveEarly { player: who, .. } => player(Act::Leave, who).and(Some(would_be(asking))),
        C::LockPlayer { player: who } => player(Act::Lock, who),
        C::UnlockPlayer { player: who } => player(Act::Unlock, who),
        C::CallClock { player: who, .. } => player(Act::CallClock, who),
        C::UseTimeCard { player: who } => {
            let left = asking.tournament.time_cards_left(id_of(who));
            let left = asking.words.say("time-cards-left", &Args::new().count("left", left));
            player(Act::TimeCard, who).and(Some(left))
        }
        C::Unregister { players: who } => players(Act::Unregister, who).and(paid()),
        C::MarkAbsent { players: who } => players(Act::Away, who),
        C::MarkPresent { players: who } => players(Act::Back, who),
        C::Register { players, same_names, .. } => {
            register(asking, players, *same_names).and(paid())
        }
        C::GivePenalty { player, kind, offense, .. } => {
            penalty(asking, id_of(player), *kind, *offense)
        }
        C::CountHand { table: at } => table(Act::CountHand, at),
        C::NextHand { table: at, .. } => table(Act::NextHand, at),
        C::DrawButton { table: at } => table(Act::DrawButton, at),
        C::HaltTable { table: at } => table(Act::StopTable, at),
        C::ResumeTable { table: at } => table(Act::PlayTable, at),
        C::CallFloor { table: at, .. } => table(Act::CallFloor, at),
        C::AnswerFloor { table: at } => table(Act::AnswerFloor, at),
        C::SwapSeats { players: [one, other] } => swap(asking, id_of(one), id_of(other)),
        C::BreakTables { tables } => {
            let follows = asking.words.break_follows(asking.tournament, tables);
            table(Act::BreakTable, tables.first().unwrap_or(&TableNo(0))).and(Some(follows))
        }
        C::TableDone { tables } => match tables.as_slice() {
            [at] => table(Act::TableDone, at),
            _ => {
                let playing = asking.tournament.tables_still_playing();
                let args = Args::new().count("tables", playing.len());
                plain(Act::AllDone).worded(asking.words.say("command-do-all-done", &args))
            }
        },
        C::SettleClock { table, outcome, .. } => settled(asking, *table, *outcome),
        C::RaceChips { steps, tables, .. } => race(asking, steps, tables),
        C::CloseSeat { at } => Spoken::seat(asking, Act::CloseSeat, *at),
        C::OpenSeat { at } => Spoken::seat(asking, Act::OpenSeat, *at),
        C::SetButton { table, button, .. } => {
            let at = SeatAt { table: *table, seat: *button };
            let player = asking.tournament.seating().player_at(at);
            let player = player.map(|player| name(asking, player));
            Spoken::seat(asking, Act::Button, at).and(player)
        }
        C::StartClock => plain(Act::Start),
        C::PauseClock => plain(Act::Pause),
        C::ResumeClock => plain(Act::Resume),
        C::AdjustClock { secs } => time(asking, *secs),
        C::ScheduleStart { at } => {
            let time = asking.words.time(*at, asking.offset);
            let said = asking.words.say("command-do-start-at", &Args::new().text("time", &*time));
            Spoken { typed: Some(time), ..Spoken::just(said) }
        }
        C::TakeBreak { until, after: _ } => {
            let time = asking.words.nearest_time(*until, asking.offset);
            let said = asking.words.say("command-do-take-break", &Args::new().text("time", &*time));
            let secs = until.millis_since(asking.now) / 1000;
            // Minutes from now stay minutes, which no time of day may mean.
            let typed = if secs % 60 == 0 { format!("{} min", secs / 60) } else { time };
            plain(Act::TakeBreak).worded(said).typed_on(&typed)
        }
        C::ShowMessage { message } => {
            let args = Args::new().text("text", message.text.as_str());
            let said = asking.words.say("command-do-message", &args);
            plain(Act::Message).worded(said).typed_on(&message.text)
        }
        C::TakeDownMessage => plain(Act::TakeDown),
        C::NextStage => {
            let is_break = asking.tournament.reading(asking.now).is_break;
            let act = if is_break { Act::SkipBreak } else { Act::NextLevel };
            Spoken::stage(asking, act, beside(asking, 1))
        }
        C::PreviousStage => Spoken::stage(asking, Act::PreviousLevel, beside(asking, -1)),
        C::GoToStage { stage } => to_stage(asking, *stage),
        C::EndDay => plain(Act::EndDay),
        C::StartHandForHand => plain(Act::HandForHand),
        C::NextHandForHand => {
            plain(Act::HandForHand).worded(asking.words.text("command-do-hand-for-hand-next"))
        }
        C::EndHandForHand => plain(Act::EndHandForHand),
        C::NextOrbit => {
            plain(Act::OrbitForOrbit).worded(asking.words.text("command-do-orbit-for-orbit-next"))
        }
        C::EndOrbitForOrbit => plain(Act::EndOrbitForOrbit),
        C::StartSoftHandForHand { ahead } => {
            let args = Args::new().count("hands", *ahead);
            let said = asking.words.say("command-do-soft-hand-for-hand", &args);
            plain(Act::SoftHandForHand).worded(said).typed_on(&ahead.to_string())
        }
        C::EndSoftHandForHand => plain(Act::EndSoftHandForHand),
        C::MarkHands { tables, hands: 1 } => {
            table(Act::HandPlayed, tables.first().unwrap_or(&TableNo(0)))
        }
        C::AnnounceLastHands { hands } => {
            let said =
                asking.words.say("command-do-last-hands", &Args::new().count("hands", *hands));
            plain(Act::LastHands).worded(said).typed_on(&hands.to_string())
        }
        C::Balance { .. } => {
            let moves = plan(asking.tournament, asking.now).moves.len();
            Spoken::moves(asking, Act::Balance, moves)
        }
        C::CompleteMoves { .. } => {
            let moves = asking.tournament.seating().pending_moves().len();
            Spoken::moves(asking, Act::MovesDone, moves)
        }
        C::SeatAlternates => plain(Act::Alternates),
        C::BeginCount { .. } => plain(Act::BeginCount),
        C::EndCount => plain(Act::EndCount),
        C::CloseRegistration => plain(Act::CloseRegistration),
        C::OpenRegistration => plain(Act::OpenRegistration),
        C::Undo => Spoken::log(asking, Act::Undo, asking.log.undoable().map(|(seq, _)| seq)),
        C::Redo => Spoken::log(asking, Act::Redo, asking.log.redoable().map(|(seq, _)| seq)),
        C::DropDeal => Spoken {
            typed: Some(asking.phrases.usual(Act::Deal).to_owned()),
            ..Spoken::just(asking.words.text("prizes-drop-deal"))
        },
        C::TakePayment { player: who, amount } => {
            let owed = asking.tournament.money().owed_by(id_of(who));
            let args = Args::new();
            payment(asking, "command-do-take-payment", args, who, amount.unwrap_or(owed))
        }
        C::PayOut { player: who, what, amount } => {
            let due = due_to(asking.tournament, id_of(who), *what);
            let args = Args::new().text("what", what.id());
            let amount = amount.unwrap_or_else(|| due.left());
            let spoken = payment(asking, "command-do-pay-out", args, who, amount);
            let place = due
                .place
                .map(|place| asking.words.say("command-place", &Args::new().no("place", place.0)));
            spoken.and(place)
        }
        C::SetPrize { place, amount } => {
            let amount = amount.unwrap_or_default();
            let said = asking.words.money_of(asking.tournament, amount);
            let args = Args::new().no("place", place.0).text("amount", said);
            let spoken = Spoken::just(asking.words.say("command-do-set-prize", &args));
            Spoken {
                typed: Some(format!("{} {}", asking.phrases.usual(Act::Prize), place.0)),
                ..spoken
            }
        }
        C::CreateTournament { .. }
        | C::ChangeSettings { .. }
        | C::SetStructure { .. }
        | C::SettleLostTime { .. }
        | C::CorrectTime { .. }
        | C::Rename { .. }
        | C::SetNeed { .. }
        | C::NotePlayer { .. }
        | C::SetMemberNumber { .. }
        | C::AdjustPoints { .. }
        | C::AdjustHits { .. }
        | C::KeepApart { .. }
        | C::CountStacks { .. }
        | C::AddTables { .. }
        | C::RemoveTable { .. }
        | C::DrawSeats { .. }
        | C::Redraw { .. }
        | C::SetBreakOrder { .. }
        | C::WaiveHalt { .. }
        | C::PlaceTables { .. }
        | C::TrackButton { .. }
        | C::CorrectBust { .. }
        | C::ExchangeChips { .. }
        | C::ReinstateUnseated { .. }
        | C::WaiveColorUp { .. }
        | C::ScheduleNextDay { .. }
        | C::LateChips { .. }
        | C::StartOrbitForOrbit { .. }
        | C::MarkHands { .. }
        | C::EndLastHands
        | C::DrawRandomHalt { .. }
        | C::DrawRandomBreak { .. }
        | C::StopAtRandomHalt
        | C::DropRandomHalt
        | C::BagStacks { .. }
        | C::SealBags { .. }
        | C::BeginDay { .. }
        | C::BringForward { .. }
        | C::LogRuling { .. }
        | C::ForfeitChips { .. }
        | C::CorrectChips { .. }
        | C::LiftPenalty { .. }
        | C::SellAllTheSame { .. }
        | C::VoidSale { .. }
        | C::CorrectPenalty { .. }
        | C::CallBack { .. }
        | C::ShotClockOver { .. }
        | C::GiveTimeCards { .. }
        | C::ChargeEntries { .. }
        | C::CorrectCharge { .. }
        | C::CorrectCash { .. }
        | C::SettleDebt { .. }
        | C::SettleBounty { .. }
        | C::FixPayouts
        | C::FreePayouts
        | C::TakeBackPayout { .. }
        | C::MakeDeal { .. }
        | C::SealEnvelopes { .. }
        | C::DrawEnvelope { .. } => Spoken::default(),
    }
}

/// What is paid to somebody or by them.
fn payment(asking: &Asking<'_>, id: &str, args: Args, who: &Who, amount: Money) -> Spoken {
    let player = id_of(who);
    let said = asking.words.money_of(asking.tournament, amount);
    let args = args.text("player", name(asking, player)).text("amount", said);
    Spoken::player(asking, Act::Paid, player).worded(asking.words.say(id, &args))
}

fn to_stage(asking: &Asking<'_>, stage: StageNo) -> Spoken {
    let structure = asking.tournament.structure();
    let skipped = skipped(asking, stage);
    if matches!(structure.stage(stage), Some(Stage::Break(_))) {
        return Spoken::stage(asking, Act::BreakNow, Some(stage)).and(skipped);
    }
    let level = structure.level_no(stage).map(|level| level.to_string()).unwrap_or_default();
    Spoken::stage(asking, Act::Level, Some(stage)).and(skipped).typed_on(&level)
}

/// How many levels would not be played on the way to this stage; nothing where none is left out.
fn skipped(asking: &Asking<'_>, to: StageNo) -> Option<String> {
    let now = asking.tournament.reading(asking.now).stage;
    let between =
        |(no, _, stage): &(StageNo, _, &Stage)| *no > now && *no < to && stage.as_level().is_some();
    let count = asking.tournament.structure().numbered().filter(between).count();
    let args = Args::new().count("count", count);
    (count > 0).then(|| asking.words.say("command-skips", &args))
}

/// The place that whoever leaves now would take, as it is said.
fn would_be(asking: &Asking<'_>) -> String {
    let entries = asking.tournament.entries();
    let args = Args::new().count("place", entries.left()).count("players", entries.taking_part());
    asking.words.say("command-would-be", &args)
}

fn bust_out(asking: &Asking<'_>, busts: &[Bust], by: &[Who]) -> Spoken {
    let player = busts.first().map_or(PlayerId(0), |bust| id_of(&bust.player));
    let is_in = asking.tournament.entries().player(player).is_some_and(Player::is_in);
    let place = is_in.then(|| would_be(asking));
    let spoken = Spoken::player(asking, Act::BustOut, player).and(place);
    let Some(winner) = by.first().map(id_of) else { return spoken };
    let args = Args::new().text("player", name(asking, winner));
    let table = |player| asking.tournament.entries().player(player)?.seat().map(|at| at.table);
    // Who won is often moved before the hand is entered, so it may be so, and is said.
    let elsewhere = table(winner).filter(|now| table(player).is_some_and(|at| at != *now));
    let won = match elsewhere {
        Some(no) => asking.words.say("command-won-by-elsewhere", &args.no("table", no.0)),
        None => asking.words.say("command-won-by", &args),
    };
    let word = asking.phrases.winner.first().map(String::as_str).unwrap_or_default();
    let spoken = spoken.and(Some(won));
    spoken.typed_on(&format!("{word} {}", called(asking, winner)))
}

/// The seat that somebody comes back to; where it is gone or taken another is drawn.
fn back_to(asking: &Asking<'_>, player: PlayerId) -> Option<String> {
    let (_, hand) = asking.tournament.finishes().last_bust(player)?;
    let at = hand.bust_of(player)?.seat;
    let table = asking.tournament.seating().table(at.table);
    if table.is_none_or(|table| !table.open().contains(at.seat)) {
        return Some(asking.words.text("command-back-by-draw"));
    }
    let seat = asking.words.seat(at);
    Some(asking.words.say("command-back-to", &Args::new().text("seat", seat)))
}

/// Who changes seats with whom, and where both sit.
fn swap(asking: &Asking<'_>, one: PlayerId, other: PlayerId) -> Spoken {
    let args = Args::new().text("player", name(asking, one)).text("other", name(asking, other));
    let said = asking.words.say("command-do-swap", &args);
    let places = [one, other].map(|player| {
        let known = asking.tournament.entries().player(player);
        known.map(|player| standing(asking, player)).unwrap_or_default()
    });
    let typed = [one, other].map(|player| called(asking, player));
    let between = asking.phrases.between.first().map(String::as_str).unwrap_or_default();
    let usual = asking.phrases.usual(Act::Swap);
    Spoken {
        words: said,
        detail: places.join(" ↔ "),
        typed: Some(format!("{usual} {} {between} {}", typed[0], typed[1])),
    }
}

fn to_seat(asking: &Asking<'_>, player: PlayerId, to: SeatAt) -> Spoken {
    let words = asking.words;
    let args = Args::new().text("player", name(asking, player)).text("seat", words.seat(to));
    let there = asking.tournament.seating().table(to.table);
    let seats = there.map(|table| seats_for(asking.tournament, table, asking.now));
    let seat = seats.unwrap_or_default().into_iter().find(|open| open.seat == to.seat);
    let role = seat.and_then(|open| open.rank);
    let role = role.map(|rank| words.role(rank.role, rank.hands_until_big_blind));
    let kind = seat.and_then(|open| match open.kind {
        SeatKind::Worst => Some("command-seat-worst"),
        SeatKind::OpenedLast => Some("command-seat-opened-last"),
        SeatKind::ButtonUnknown => Some("command-seat-button-unknown"),
        SeatKind::Other => None,
    });
    let role = match (kind, role) {
        (Some(kind), Some(role)) => Some(format!("{}: {role}", words.text(kind))),
        (Some(kind), None) => Some(words.text(kind)),
        (None, role) => role,
    };
    let from = asking.tournament.entries().player(player).map(|player| {
        let place = standing(asking, player);
        words.say("command-from", &Args::new().text("place", place))
    });
    let spoken = Spoken { detail: String::new(), ..Spoken::player(asking, Act::Move, player) };
    let spoken = spoken.worded(words.say("command-do-move", &args)).and(role).and(from);
    spoken.typed_on(&format!("{} {}", to.table, to.seat))
}

fn register(asking: &Asking<'_>, players: &[NewPlayer], same_names: SameNames) -> Spoken {
    let name = players.first().map_or("", |player| player.name.as_str());
    let id = match same_names {
        SameNames::Refuse => "command-do-register",
        SameNames::Allow => "command-do-register-again",
    };
    let said = asking.words.say(id, &Args::new().text("player", name));
    Spoken::plain(asking, Act::Register).worded(said).typed_on(name)
}

fn penalty(
    asking: &Asking<'_>,
    player: PlayerId,
    kind: PenaltyKind,
    offense: Option<Offense>,
) -> Spoken {
    let act = if kind.is_word() { Act::Warn } else { Act::Penalty };
    let id = format!("command-do-penalty-{}", kind.id());
    let args = Args::new()
        .text("player", name(asking, player))
        .text("kind", asking.words.penalty_kind(kind));
    let what = offense.map(|offense| asking.words.offense(offense));
    let spoken = Spoken::player(asking, act, player).worded(asking.words.say(&id, &args)).and(what);
    spoken.typed_on(&penalty_typed(asking.words, Some(kind), offense))
}

fn settled(asking: &Asking<'_>, table: TableNo, outcome: ClockOutcome) -> Spoken {
    let clock = asking.tournament.player_clocks().at(table);
    let args = Args::new().no("table", table.0).text("outcome", clock_outcome_id(outcome));
    let said = asking.words.say("command-do-settle-clock", &args);
    let act = settling(outcome);
    let typed = Some(format!("{} {table}", asking.phrases.usual(act)));
    Spoken { typed, ..Spoken::just(said) }.and(clock.map(|clock| name(asking, clock.player)))
}

fn race(asking: &Asking<'_>, steps: &[RaceStep], tables: &[TableChips]) -> Spoken {
    let (Some(step), Some(table)) = (steps.first(), tables.first()) else {
        return Spoken::default();
    };
    let seats = tables.iter().flat_map(|table| &table.seats);
    let chips: u64 = seats.flat_map(|seat| &seat.chips).copied().map(u64::from).sum();
    let args = Args::new().count("chips", chips).text("value", asking.words.chips(step.remove));
    let chips = asking.words.say("command-race-chips", &args);
    let typed = format!("{} {}", asking.phrases.usual(Act::Race), race_typed(step, table));
    let spoken = Spoken::table(asking, Act::Race, table.table).and(Some(chips));
    Spoken { typed: Some(typed), ..spoken }
}

/// The stage so many steps from the one that is played.
fn beside(asking: &Asking<'_>, step: i32) -> Option<StageNo> {
    let stage = asking.tournament.reading(asking.now).stage;
    u16::try_from(i32::from(stage.0) + step).ok().map(StageNo)
}

fn time(asking: &Asking<'_>, secs: i64) -> Spoken {
    let words = asking.words;
    let left = asking.tournament.reading(asking.now).left_millis(asking.now);
    let after = left.saturating_add(secs.saturating_mul(1000)).max(0);
    let args = Args::new().text("before", words.clock(left)).text("after", words.clock(after));
    let is_less = secs < 0;
    let said = if secs % 60 == 0 {
        let id = if is_less { "command-do-minutes-less" } else { "command-do-minutes-more" };
        words.say(id, &Args::new().count("minutes", (secs / 60).abs()))
    } else {
        let id = if is_less { "command-do-take-time" } else { "command-do-add-time" };
        words.say(id, &Args::new().text("time", words.clock(secs.abs().saturating_mul(1000))))
    };
    let typed = if secs % 60 == 0 { format!("{:+}", secs / 60) } else { format!("{secs:+}s") };
    Spoken { words: said, detail: words.say("command-time-left", &args), typed: Some(typed) }
}
