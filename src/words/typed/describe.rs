//! What an offer says: what happens, what follows from it, and what is in the way.

use crate::Args;
use crate::events::clock_outcome_id;
use crate::find::Found;
use crate::typed::phrase::Act;
use crate::typed::player_clock::settling;
use crate::typed::seat::{SeatKind, seats_for};
use crate::typed::{Asking, Deed, Form, Offer, Weight};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{Player, PlayerName, Status, Who};
use engine::finishes::place_of;
use engine::penalties::PenaltyKind;
use engine::player_clock::ClockOutcome;
use engine::seating::plan;
use engine::values::{PlayerId, SeatAt, Seq, StageNo, TableNo};

/// The offer of a deed as things stand.
pub(super) fn offer(asking: &Asking<'_>, deed: Deed) -> Offer {
    let (words, detail) = match &deed {
        Deed::Submit(command) => command_words(asking, command),
        Deed::Player(player) => of_player(asking, "command-do-show", *player),
        Deed::Carry(player) => {
            let (words, _) = of_player(asking, "command-do-carry", *player);
            (words, asking.words.text("command-do-carry.detail"))
        }
        Deed::Table(table) => of_table(asking, "command-do-table", *table),
        Deed::Button(table) => of_table(asking, "command-do-ask-button", *table),
        Deed::Form(Form::Penalty(Some(player), _)) => {
            of_player(asking, "command-do-penalty", *player)
        }
        Deed::Form(Form::BagTable(table)) => of_table(asking, "command-do-bag", *table),
        Deed::Form(form) => (asking.words.text(form_id(form)), String::new()),
        Deed::Dark => (asking.words.text("command-do-dark"), String::new()),
        Deed::Light => (asking.words.text("command-do-light"), String::new()),
        Deed::Found(found) => of_found(asking, *found),
        Deed::Verb(index) => (asking.verbs.get(*index).cloned().unwrap_or_default(), String::new()),
        Deed::Complete(typed) => {
            (format!("{}…", typed.trim()), asking.words.text("command-type-on"))
        }
        Deed::Cannot { what, .. } => (what.clone(), String::new()),
    };
    let refusal = refusal(asking, &deed);
    let weight = weight(&deed);
    let typed = typed(asking, &deed).unwrap_or_else(|| words.clone());
    Offer { deed, words, detail, refusal, weight, typed }
}

fn form_id(form: &Form) -> &'static str {
    match form {
        Form::Register => "players-register-many",
        Form::Draw => "tables-draw-seats",
        Form::Plan => "command-do-plan",
        Form::Redraw(_) => "tables-redraw",
        Form::Penalty(..) => "command-do-penalty-form",
        Form::Bags | Form::BagTable(_) => "command-do-bags",
    }
}

fn refusal(asking: &Asking<'_>, deed: &Deed) -> Option<String> {
    match deed {
        Deed::Cannot { why, .. } => Some(why.clone()),
        Deed::Submit(_) | Deed::Carry(_) | Deed::Button(_) | Deed::Form(_)
            if asking.closed.is_some() =>
        {
            asking.closed.map(str::to_owned)
        }
        Deed::Submit(command) => {
            let refusal = (asking.check)(command).err()?;
            let said = asking.words.refusal(&refusal, asking.tournament);
            let parts = [Some(said.text), said.hint, said.rule];
            Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
        }
        _ => None,
    }
}

/// What takes something away wants a second word.
fn weight(deed: &Deed) -> Weight {
    let is_grave = matches!(
        deed,
        Deed::Submit(Command::GivePenalty { kind, .. }) if *kind != PenaltyKind::Warning
    ) || matches!(
        deed,
        Deed::Submit(
            Command::BustOut { .. }
                | Command::SurrenderStack { .. }
                | Command::Unregister { .. }
                | Command::BreakTables { .. }
                | Command::StartHandForHand
                | Command::EndHandForHand
                | Command::AnnounceLastHands { .. }
                | Command::Redraw { .. }
                | Command::LeaveEarly { .. }
                | Command::EndDay
                | Command::NextStage
                | Command::PreviousStage
                | Command::GoToStage { .. }
                | Command::SettleClock { outcome: ClockOutcome::Dead, .. }
        )
    );
    if is_grave { Weight::Grave } else { Weight::Light }
}

fn id_of(who: &Who) -> PlayerId {
    match who {
        Who::Id(player) => *player,
        Who::Name(_) => PlayerId(0),
    }
}

fn name(asking: &Asking<'_>, player: PlayerId) -> String {
    asking.words.player(asking.tournament, player)
}

/// Where somebody stands, and his number where others have the same name.
fn place_words(asking: &Asking<'_>, player: &Player) -> String {
    let words = asking.words;
    let mut parts = vec![match player.status {
        Status::Seated(at) => words.seat(at),
        _ => words.standing(asking.tournament, player),
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

fn of_player(asking: &Asking<'_>, id: &str, player: PlayerId) -> (String, String) {
    let words = asking.words.say(id, &Args::new().text("player", name(asking, player)));
    let player = asking.tournament.entries().player(player);
    (words, player.map(|player| place_words(asking, player)).unwrap_or_default())
}

/// The same, with one remark more.
fn and(said: (String, String), remark: Option<String>) -> (String, String) {
    let parts = [Some(said.1).filter(|detail| !detail.is_empty()), remark];
    (said.0, parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

fn of_table(asking: &Asking<'_>, id: &str, table: TableNo) -> (String, String) {
    let words = asking.words.say(id, &Args::new().no("table", table.0));
    let detail = asking.tournament.seating().table(table).map(|table| {
        let args =
            Args::new().count("players", table.taken().len()).count("seats", table.usable().len());
        asking.words.say("command-players-of", &args)
    });
    (words, detail.unwrap_or_default())
}

fn of_stage(asking: &Asking<'_>, id: &str, stage: Option<StageNo>) -> (String, String) {
    let structure = asking.tournament.structure();
    let stage = stage.filter(|stage| structure.stage(*stage).is_some());
    let detail = stage.map(|stage| asking.words.stage_title(structure, stage));
    (asking.words.text(id), detail.unwrap_or_default())
}

fn command_words(asking: &Asking<'_>, command: &Command) -> (String, String) {
    match command {
        Command::BustOut { busts, by, .. } => {
            let entries = asking.tournament.entries();
            let args =
                Args::new().count("place", entries.left()).count("players", entries.taking_part());
            let player = busts.first().map_or(PlayerId(0), |bust| id_of(&bust.player));
            let is_in = entries.player(player).is_some_and(Player::is_in);
            let place = is_in.then(|| asking.words.say("command-would-be", &args));
            let winner = by.first().map(|winner| {
                let args = Args::new().text("player", name(asking, id_of(winner)));
                asking.words.say("command-won-by", &args)
            });
            and(and(of_player(asking, "command-do-bust-out", player), place), winner)
        }
        Command::MovePlayer { player, to } => move_words(asking, id_of(player), *to),
        Command::SeatPlayer { player, to } => move_words(asking, id_of(player), *to),
        Command::Rebuy { player } => of_player(asking, "command-do-rebuy", id_of(player)),
        Command::AddOn { player } => of_player(asking, "command-do-add-on", id_of(player)),
        Command::ReEnter { player } => of_player(asking, "command-do-re-enter", id_of(player)),
        Command::SurrenderStack { player } => {
            of_player(asking, "command-do-surrender", id_of(player))
        }
        Command::Reinstate { player, .. } => {
            let player = id_of(player);
            let last = asking.tournament.finishes().last_bust(player);
            let seat = last.and_then(|(_, hand)| hand.bust_of(player)).map(|bust| bust.seat);
            let back = seat.map(|seat| {
                let args = Args::new().text("seat", asking.words.seat(seat));
                asking.words.say("command-back-to", &args)
            });
            and(of_player(asking, "command-do-reinstate", player), back)
        }
        Command::LeaveEarly { player, .. } => {
            let args = Args::new().count("place", asking.tournament.entries().left());
            let args = args.count("players", asking.tournament.entries().taking_part());
            let place = Some(asking.words.say("command-would-be", &args));
            and(of_player(asking, "command-do-leave", id_of(player)), place)
        }
        Command::LockPlayer { player } => of_player(asking, "command-do-lock", id_of(player)),
        Command::CallClock { player, .. } => {
            of_player(asking, "command-do-call-clock", id_of(player))
        }
        Command::UseTimeCard { player } => {
            let left = asking.tournament.time_cards_left(id_of(player));
            let left = asking.words.say("time-cards-left", &Args::new().count("left", left));
            and(of_player(asking, "command-do-time-card", id_of(player)), Some(left))
        }
        Command::UnlockPlayer { player } => of_player(asking, "command-do-unlock", id_of(player)),
        Command::Unregister { players } => {
            let player = players.first().map_or(PlayerId(0), id_of);
            of_player(asking, "command-do-unregister", player)
        }
        Command::Register { players, same_names } => {
            let name = players.first().map_or("", |player| player.name.as_str());
            let id = match same_names {
                SameNames::Refuse => "command-do-register",
                SameNames::Allow => "command-do-register-again",
            };
            (asking.words.say(id, &Args::new().text("player", name)), String::new())
        }
        Command::GivePenalty { player, kind, offense, .. } => {
            let id = match kind {
                PenaltyKind::Warning => "command-do-warn",
                PenaltyKind::Disqualification => "command-do-disqualify",
                _ => "command-do-give-penalty",
            };
            let player = id_of(player);
            let args = Args::new()
                .text("player", name(asking, player))
                .text("kind", asking.words.penalty_kind(*kind));
            let (_, place) = of_player(asking, id, player);
            let what = offense.map(|offense| asking.words.offense(offense));
            and((asking.words.say(id, &args), place), what)
        }
        Command::MarkAbsent { players } => {
            of_player(asking, "command-do-away", players.first().map_or(PlayerId(0), id_of))
        }
        Command::MarkPresent { players } => {
            of_player(asking, "command-do-back", players.first().map_or(PlayerId(0), id_of))
        }
        Command::CountHand { table } => of_table(asking, "command-do-count-hand", *table),
        _ => room_words(asking, command),
    }
}

fn move_words(asking: &Asking<'_>, player: PlayerId, to: SeatAt) -> (String, String) {
    let words = asking.words;
    let args = Args::new().text("player", name(asking, player)).text("seat", words.seat(to));
    let said = words.say("command-do-move", &args);
    let seating = asking.tournament.seating();
    let seats =
        seating.table(to.table).map(|table| seats_for(asking.tournament, table, asking.now));
    let seat = seats.unwrap_or_default().into_iter().find(|open| open.seat == to.seat);
    let role = seat.and_then(|open| open.rank);
    let role = role.map(|rank| words.role(rank.role, rank.hands_until_big_blind));
    let kind = seat.and_then(|open| match open.kind {
        SeatKind::Worst => Some("command-seat-worst"),
        SeatKind::OpenedLast => Some("command-seat-opened-last"),
        SeatKind::ButtonUnknown => Some("command-seat-button-unknown"),
        SeatKind::Other => None,
    });
    let detail = match (kind, role) {
        (Some(kind), Some(role)) => format!("{}: {role}", words.text(kind)),
        (Some(kind), None) => words.text(kind),
        (None, role) => role.unwrap_or_default(),
    };
    let player = asking.tournament.entries().player(player);
    let from = player.map(|player| {
        words.say("command-from", &Args::new().text("place", place_words(asking, player)))
    });
    and((said, detail), from)
}

fn room_words(asking: &Asking<'_>, command: &Command) -> (String, String) {
    let words = asking.words;
    let reading = asking.tournament.reading(asking.now);
    let beside = |step: i32| {
        let stage = i32::from(reading.stage.0) + step;
        u16::try_from(stage).ok().map(StageNo)
    };
    let plain = |id: &str| (words.text(id), String::new());
    match command {
        Command::StartClock => plain("command-do-start"),
        Command::EndDay => plain("command-do-end-day"),
        Command::PauseClock => plain("command-do-pause"),
        Command::ResumeClock => plain("command-do-resume"),
        Command::AdjustClock { secs } => {
            let id = if *secs < 0 { "command-do-minutes-less" } else { "command-do-minutes-more" };
            let said = words.say(id, &Args::new().count("minutes", (secs / 60).abs()));
            let after = reading.remaining_millis.saturating_add(secs.saturating_mul(1000)).max(0);
            let args = Args::new()
                .text("before", words.clock(reading.remaining_millis))
                .text("after", words.clock(after));
            (said, words.say("command-time-left", &args))
        }
        Command::NextStage => of_stage(asking, "command-do-next-level", beside(1)),
        Command::PreviousStage => of_stage(asking, "command-do-previous-level", beside(-1)),
        Command::GoToStage { stage } => of_stage(asking, "command-do-level", Some(*stage)),
        Command::SetButton { table, button, .. } => {
            let at = SeatAt { table: *table, seat: *button };
            let said = words.say("command-do-button", &Args::new().text("seat", words.seat(at)));
            let player = asking.tournament.seating().player_at(at);
            (said, player.map(|player| name(asking, player)).unwrap_or_default())
        }
        Command::SettleClock { table, outcome, .. } => {
            let clock = asking.tournament.player_clocks().at(*table);
            let player = clock.map(|clock| name(asking, clock.player)).unwrap_or_default();
            let args = Args::new().no("table", table.0).text("outcome", clock_outcome_id(*outcome));
            (words.say("command-do-settle-clock", &args), player)
        }
        Command::RaceChips { steps, tables, .. } => {
            let table = tables.first().map_or(TableNo(0), |told| told.table);
            let (said, players) = of_table(asking, "command-do-race", table);
            let value = steps.first().map(|step| words.chips(step.remove)).unwrap_or_default();
            let seats = tables.iter().flat_map(|told| &told.seats);
            let chips: u64 = seats.flat_map(|seat| &seat.chips).copied().map(u64::from).sum();
            let args = Args::new().count("chips", chips).text("value", value);
            let chips = words.say("command-race-chips", &args);
            and((said, players), Some(chips))
        }
        Command::NextHand { table, .. } => of_table(asking, "command-do-next-hand", *table),
        Command::DrawButton { table } => of_table(asking, "command-do-draw-button", *table),
        Command::BreakTables { tables } => {
            let table = tables.first().copied().unwrap_or(TableNo(0));
            of_table(asking, "command-do-break-table", table)
        }
        Command::TableDone { tables } => match tables.as_slice() {
            [table] => of_table(asking, "command-do-table-done", *table),
            _ => {
                let playing = asking.tournament.tables_still_playing();
                let args = Args::new().count("tables", playing.len());
                (words.say("command-do-all-done", &args), String::new())
            }
        },
        Command::StartHandForHand => plain("command-do-hand-for-hand"),
        Command::NextHandForHand => plain("command-do-hand-for-hand-next"),
        Command::EndHandForHand => plain("command-do-hand-for-hand-end"),
        Command::AnnounceLastHands { hands } => {
            let args = Args::new().count("hands", *hands);
            (words.say("command-do-last-hands", &args), String::new())
        }
        Command::HaltTable { table } => of_table(asking, "command-do-stop-table", *table),
        Command::ResumeTable { table } => of_table(asking, "command-do-play-table", *table),
        Command::CloseSeat { at } => of_seat(asking, "command-do-close-seat", *at),
        Command::OpenSeat { at } => of_seat(asking, "command-do-open-seat", *at),
        Command::Balance { .. } => {
            let moves = plan(asking.tournament, asking.now).moves.len();
            (words.text("command-do-balance"), moves_counted(asking, moves))
        }
        Command::SeatAlternates => plain("command-do-alternates"),
        Command::CompleteMoves { .. } => {
            let moves = asking.tournament.seating().pending_moves().len();
            (words.text("command-do-moves-done"), moves_counted(asking, moves))
        }
        Command::BeginCount { .. } => plain("command-do-begin-count"),
        Command::EndCount => plain("command-do-end-count"),
        Command::CloseRegistration => plain("command-do-close-registration"),
        Command::OpenRegistration => plain("command-do-open-registration"),
        Command::Undo => {
            of_log(asking, "command-do-undo", asking.log.undoable().map(|(seq, _)| seq))
        }
        Command::Redo => {
            of_log(asking, "command-do-redo", asking.log.redoable().map(|(seq, _)| seq))
        }
        _ => (String::new(), String::new()),
    }
}

/// How many moves; nothing where there is none, for then the refusal says so.
fn moves_counted(asking: &Asking<'_>, moves: usize) -> String {
    match moves {
        0 => String::new(),
        _ => asking.words.say("command-moves", &Args::new().count("moves", moves)),
    }
}

fn of_seat(asking: &Asking<'_>, id: &str, at: SeatAt) -> (String, String) {
    (asking.words.say(id, &Args::new().text("seat", asking.words.seat(at))), String::new())
}

/// A floor question or a page, and what it is about.
fn of_found(asking: &Asking<'_>, found: Found) -> (String, String) {
    let entry = asking.index.and_then(|index| index.entry(found));
    entry.map(|entry| (entry.title.clone(), entry.about.clone())).unwrap_or_default()
}

fn of_log(asking: &Asking<'_>, id: &str, seq: Option<Seq>) -> (String, String) {
    let act = seq.map(|seq| asking.words.act_name(asking.log, seq, asking.offset));
    (asking.words.text(id), act.unwrap_or_default())
}

/// How an offer is typed in full, so that it means nothing else.
fn typed(asking: &Asking<'_>, deed: &Deed) -> Option<String> {
    let usual = |act| asking.phrases.usual(act);
    let who = |player: PlayerId| {
        let entries = asking.tournament.entries();
        let known = entries.player(player).map(|player| &player.name);
        let is_only = known.is_some_and(|name| entries.named(name.as_str()).nth(1).is_none());
        match known.map(PlayerName::as_str) {
            Some(name) if is_only => name.to_owned(),
            _ => format!("#{player}"),
        }
    };
    let person = |act: Act, player: PlayerId| Some(format!("{} {}", usual(act), who(player)));
    let to = |player: PlayerId, to: SeatAt| {
        Some(format!("{} {} {}", person(Act::Move, player)?, to.table, to.seat))
    };
    match deed {
        Deed::Complete(typed) => Some(typed.clone()),
        Deed::Cannot { .. }
        | Deed::Verb(_)
        | Deed::Form(_)
        | Deed::Found(_)
        | Deed::Dark
        | Deed::Light => None,
        Deed::Player(player) => person(Act::Show, *player),
        Deed::Carry(player) => person(Act::Move, *player),
        Deed::Table(table) => asking.phrases.table.first().map(|word| format!("{word} {table}")),
        Deed::Button(table) => Some(format!("{} {table} ", usual(Act::Button))),
        Deed::Submit(command) => match command {
            Command::BustOut { busts, by, .. } => {
                let bust = person(Act::BustOut, id_of(&busts.first()?.player))?;
                let winner = by.first().map(id_of);
                match winner.zip(asking.phrases.winner.first()) {
                    Some((winner, word)) => Some(format!("{bust} {word} {}", who(winner))),
                    None => Some(bust),
                }
            }
            Command::MovePlayer { player, to: at } => to(id_of(player), *at),
            Command::SeatPlayer { player, to: at } => to(id_of(player), *at),
            Command::Rebuy { player } => person(Act::Rebuy, id_of(player)),
            Command::AddOn { player } => person(Act::AddOn, id_of(player)),
            Command::ReEnter { player } => person(Act::ReEnter, id_of(player)),
            Command::SurrenderStack { player } => person(Act::Surrender, id_of(player)),
            Command::Reinstate { player, .. } => person(Act::Reinstate, id_of(player)),
            Command::CallClock { player, .. } => person(Act::CallClock, id_of(player)),
            Command::UseTimeCard { player } => person(Act::TimeCard, id_of(player)),
            Command::SettleClock { table, outcome, .. } => {
                Some(format!("{} {table}", usual(settling(*outcome))))
            }
            Command::LockPlayer { player } => person(Act::Lock, id_of(player)),
            Command::LeaveEarly { player, .. } => person(Act::Leave, id_of(player)),
            Command::UnlockPlayer { player } => person(Act::Unlock, id_of(player)),
            Command::Unregister { players } => person(Act::Unregister, id_of(players.first()?)),
            Command::Register { players, .. } => {
                Some(format!("{} {}", usual(Act::Register), players.first()?.name))
            }
            Command::SetButton { table, button, .. } => {
                Some(format!("{} {table} {button}", usual(Act::Button)))
            }
            Command::MarkAbsent { players } => person(Act::Away, id_of(players.first()?)),
            Command::MarkPresent { players } => person(Act::Back, id_of(players.first()?)),
            Command::CountHand { table } => Some(format!("{} {table}", usual(Act::CountHand))),
            Command::NextHand { table, .. } => Some(format!("{} {table}", usual(Act::NextHand))),
            Command::BreakTables { tables } => {
                Some(format!("{} {}", usual(Act::BreakTable), tables.first()?))
            }
            _ => None,
        },
    }
}
