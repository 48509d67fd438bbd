//! The strip of what needs doing now: each need as a card, with what its buttons ask for.

pub mod card;
mod pace;

use crate::needs::card::{NeedCard, card, card_button};
use crate::needs::pace::pace_need;
use crate::parts::{break_citation, citation, move_line, planned_line};
use crate::view::View;
use crate::vocabulary::{Action, ChipsPart, Destination, PrintChoice, ScreenId, Whom};
use crate::widgets::Urgency;
use engine::Command;
use engine::clock::Run;
use engine::entries::{Player, Who};
use engine::seating::Doubt;
use engine::values::{Chips, PlayerId, TableNo};
use reports::{Need, moves_under_way, planned_moves};
use words::Args;

/// How many moves are told in a card; the plan tells them all.
const MOVES_MAX: usize = 3;

/// Everything that needs doing, the most urgent first.
pub fn need_cards(view: &View<'_>) -> Vec<NeedCard> {
    view.digest.needs.iter().filter_map(|need| card_of(view, need)).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm for each need")]
fn card_of(view: &View<'_>, need: &Need) -> Option<NeedCard> {
    let urgency = urgency(need);
    match need {
        Need::Winner { player } => {
            let args = Args::new()
                .text("player", view.player(*player))
                .count("players", view.tournament.entries().taking_part());
            let is_running = view.reading().run == Run::Running;
            let answers = is_running.then_some(Action::Tournament(Command::PauseClock));
            let mut need = card(view, "need-winner", &args, urgency, answers)?;
            let results = PrintChoice::all(&print::sheets::results::SHEET);
            add_print(view, &mut need, "need-winner-results", results);
            add_answer(view, &mut need, "need-winner-again", Action::OnceMore);
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::Halted { table, short } => {
            let args = Args::new().no("table", table.0).count("short", *short);
            let waive = Command::WaiveHalt { table: *table };
            let is_redrawn = |need: &Need| matches!(need, Need::Redraw { .. });
            if view.digest.needs.iter().any(is_redrawn) {
                let answers = [Action::Tournament(waive)];
                return card(view, "need-halted-until-redraw", &args, urgency, answers);
            }
            let answers = [Action::Go(Destination::Plan), Action::Tournament(waive)];
            card(view, "need-halted", &args, urgency, answers)
        }
        Need::Short { table, short } => {
            let args = Args::new().no("table", table.0).count("short", *short);
            let commands =
                [Command::HaltTable { table: *table }, Command::WaiveHalt { table: *table }];
            let answers = commands.map(Action::Tournament);
            card(view, "need-short", &args, urgency, answers)
        }
        Need::Redraw { tables } => redraw(view, tables),
        Need::Break { tables, players } => breaks(view, tables, *players),
        Need::Balance { table, short, .. } => balance(view, *table, *short),
        Need::AskButton { tables } => {
            let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
            let args = Args::new()
                .count("count", tables.len())
                .text("tables", view.words.numbers(&numbers));
            let answers = tables.first().map(|table| Action::Go(Destination::SetButton(*table)));
            card(view, "need-ask-button", &args, urgency, answers)
        }
        Need::Undecided { from, to } => undecided(view, *from, *to),
        Need::MovesPending { moves } => pending_moves(view, *moves),
        Need::SeatAlternates { waiting, open } => {
            let players = (*waiting).min(usize::try_from(*open).unwrap_or(usize::MAX));
            let args = Args::new().count("players", players).count("open", *open);
            let answers = [Action::Tournament(Command::SeatAlternates)];
            card(view, "need-alternates", &args, urgency, answers)
        }
        Need::DrawSeats { players } => draw(view, *players),
        Need::StartClock => {
            let args = Args::new().count("players", view.tournament.entries().seated());
            let answers = [Action::Tournament(Command::StartClock)];
            let mut need = card(view, "need-start-clock", &args, urgency, answers)?;
            add_print(
                view,
                &mut need,
                "print-cards-button",
                PrintChoice::all(&print::sheets::seat_cards::SHEET),
            );
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::RegistrationEnds { in_millis, .. } => {
            let args = Args::new()
                .text("time", view.words.minutes(in_millis / 1000))
                .count("alternates", view.tournament.entries().alternates().len());
            let answers = [Action::Go(Destination::Register)];
            let card = card(view, "need-registration-closes", &args, urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Players, ..card })
        }
        Need::ClockWaits { since, next } => {
            let args = Args::new()
                .text("stage", view.words.stage_name(view.tournament.structure(), *next))
                .text("time", view.words.time(*since, view.offset));
            let answers = [Action::Tournament(Command::ResumeClock)];
            let need = card(view, "need-clock-waits", &args, urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::PenaltyOver { player } => {
            let command = Command::CallBack { players: vec![Who::Id(*player)] };
            let answers = [Action::Tournament(command)];
            let need =
                card(view, "need-penalty-over", &away_args(view, *player), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Penalties, ..need })
        }
        Need::BlindedOut { player } => {
            let answers = [Action::Go(Destination::Player(*player))];
            let need = card(view, "need-blinded-out", &away_args(view, *player), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Penalties, ..need })
        }
        Need::StructureOver => {
            let answers = [Action::Go(Destination::Screen(ScreenId::Clock))];
            let need = card(view, "need-structure-over", &Args::new(), urgency, answers)?;
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        Need::CountUnderWay { tables_left, difference } => count(view, *tables_left, *difference),
        Need::ColorUp { .. } => color_up(view, need),
        Need::BagsDue { players, tables, table } => {
            let args = Args::new()
                .count("players", *players)
                .count("tables", *tables)
                .no("table", table.0);
            let answers = [Action::Go(Destination::BagTable(*table))];
            chips_card(view, "need-bags-due", &args, urgency, answers)
        }
        Need::BagsToSeal { difference } => {
            let sign = match difference {
                0 => "none",
                1.. => "over",
                _ => "missing",
            };
            let chips = view.words.chips(Chips(difference.unsigned_abs()));
            let args = Args::new().text("sign", sign).text("difference", chips);
            let answers = [Action::Go(Destination::Chips(ChipsPart::Bags))];
            chips_card(view, "need-bags-to-seal", &args, urgency, answers)
        }
        Need::NextDay { day, players } => {
            let args = Args::new().no("day", *day).count("players", *players);
            let answers = [Action::Go(Destination::Chips(ChipsPart::Bags))];
            chips_card(view, "need-next-day", &args, urgency, answers)
        }
        Need::StartDay { day } => {
            let answers = [Action::Tournament(Command::ResumeClock)];
            let args = Args::new().no("day", *day);
            let mut need = card(view, "need-start-day", &args, urgency, answers)?;
            add_print(
                view,
                &mut need,
                "print-cards-button",
                PrintChoice::Sheet(&print::sheets::seat_cards::SHEET, Whom::Newest),
            );
            Some(NeedCard { screen: ScreenId::Clock, ..need })
        }
        _ => pace_need(view, need, urgency),
    }
}

/// A player who sits out, with their table and seat.
fn away_args(view: &View<'_>, player: PlayerId) -> Args {
    let at = view.tournament.entries().player(player).and_then(Player::seat);
    let seat = at.map(|at| view.words.seat(at)).unwrap_or_default();
    Args::new()
        .text("player", view.player(player))
        .text("seated", if at.is_some() { "yes" } else { "no" })
        .text("seat", seat)
}

fn urgency(need: &Need) -> Urgency {
    match need {
        Need::Halted { .. } | Need::StructureOver | Need::RandomHaltDue { .. } => Urgency::Stopped,
        Need::Winner { .. }
        | Need::StartClock
        | Need::StartDay { .. }
        | Need::NextDay { .. }
        | Need::BagsToSeal { difference: 0 }
        | Need::HandIsOver { .. }
        | Need::OrbitIsOver { .. } => Urgency::Good,
        Need::TablesPlaying { .. }
        | Need::TablesAhead { .. }
        | Need::Stopped { may_play: false, .. } => Urgency::Info,
        Need::NoDealerPush { .. } | Need::Short { .. } => Urgency::Quiet,
        Need::Break { .. } | Need::MovesPending { .. } => Urgency::Info,
        Need::RegistrationEnds { .. } => Urgency::Quiet,
        _ => Urgency::Attention,
    }
}

/// A need that is the affair of the chips.
fn chips_card(
    view: &View<'_>,
    id: &str,
    args: &Args,
    urgency: Urgency,
    answers: impl IntoIterator<Item = Action>,
) -> Option<NeedCard> {
    let need = card(view, id, args, urgency, answers)?;
    Some(NeedCard { screen: ScreenId::Chips, ..need })
}

/// A button that leads to what can be printed.
fn add_print(view: &View<'_>, need: &mut NeedCard, id: &str, choice: PrintChoice) {
    add_answer(view, need, id, Action::Go(Destination::Print(choice)));
}

/// One button more.
fn add_answer(view: &View<'_>, need: &mut NeedCard, id: &str, answer: Action) {
    need.card.buttons.push(card_button(view, &need.card.title, view.text(id), &answer));
    need.answers.push(answer);
}

fn redraw(view: &View<'_>, tables: &[TableNo]) -> Option<NeedCard> {
    let players = view.tournament.entries().seated();
    let args = Args::new().count("tables", tables.len()).count("players", players);
    let id = if tables.len() == 1 { "need-final-table" } else { "need-redraw" };
    let answers = [Action::Go(Destination::Redraw(tables.to_vec()))];
    card(view, id, &args, Urgency::Attention, answers)
}

fn breaks(view: &View<'_>, tables: &[TableNo], players: usize) -> Option<NeedCard> {
    let seating = view.tournament.seating();
    let known = tables.iter().filter_map(|table| seating.table(*table));
    let its_open: usize = known.map(|table| table.open().len()).sum();
    let open = usize::try_from(seating.open_seats()).unwrap_or_default();
    let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
    let args = Args::new()
        .no("table", tables.first()?.0)
        .text("tables", view.words.numbers(&numbers))
        .count("count", tables.len())
        .count("players", players)
        .count("open", open.saturating_sub(its_open));
    let id = if tables.len() == 1 { "need-break-table" } else { "need-break-tables" };
    let answers = [Action::Tournament(Command::BreakTables { tables: tables.to_vec() })];
    let mut need = card(view, id, &args, Urgency::Info, answers)?;
    need.card.citation = Some(break_citation(view));
    Some(need)
}

fn balance(view: &View<'_>, table: TableNo, short: usize) -> Option<NeedCard> {
    let plan = &view.digest.plan;
    let mut tables: Vec<u16> = plan.moves.iter().map(|planned| planned.to.table.0).collect();
    tables.sort_unstable();
    tables.dedup();
    let args = Args::new()
        .no("table", table.0)
        .count("short", short)
        .count("count", tables.len())
        .text("tables", view.words.numbers(&tables))
        .text("moves", "");
    let id = if tables.len() < 2 { "need-balance" } else { "need-balance-many" };
    let answers = [Action::Tournament(Command::Balance { players: Vec::new() })];
    let mut need = card(view, id, &args, Urgency::Attention, answers)?;
    let moves = planned_moves(plan);
    let lines = moves.iter().take(MOVES_MAX);
    need.card.lines = lines.map(|planned| planned_line(view, planned)).collect();
    add_more(view, &mut need, moves.len());
    need.card.citation = moves.first().and_then(|first| citation(view, first));
    let answer = Action::Go(Destination::Plan);
    let words = view.text("tables-plan");
    need.card.buttons.push(card_button(view, &need.card.title, words, &answer));
    need.answers.push(answer);
    Some(need)
}

fn undecided(view: &View<'_>, from: TableNo, to: TableNo) -> Option<NeedCard> {
    let args = Args::new().no("from", from.0).no("to", to.0);
    let mut doubts = view.digest.plan.undecided.iter();
    let is_locked = doubts
        .any(|doubt| (doubt.from, doubt.to) == (from, to) && doubt.why == Doubt::EverybodyLocked);
    let id = if is_locked { "need-undecided-locked" } else { "need-undecided" };
    let answers = [Action::Go(Destination::Table(from))];
    card(view, id, &args, Urgency::Attention, answers)
}

fn draw(view: &View<'_>, players: u32) -> Option<NeedCard> {
    let seating = view.tournament.seating();
    if !seating.is_drawn() {
        let args = Args::new().count("players", players);
        let answers = [Action::Go(Destination::Draw)];
        return card(view, "need-first-draw", &args, Urgency::Info, answers);
    }
    let args = Args::new().count("players", players).count("open", seating.open_seats());
    let answers = [Action::Tournament(Command::DrawSeats { public: None })];
    card(view, "need-late-seats", &args, Urgency::Attention, answers)
}

fn pending_moves(view: &View<'_>, moves: usize) -> Option<NeedCard> {
    let args = Args::new().count("moves", moves).text("names", "");
    let answers = [Action::Tournament(Command::CompleteMoves { players: Vec::new() })];
    let mut need = card(view, "need-moves-pending", &args, Urgency::Info, answers)?;
    let pending = moves_under_way(view.tournament.seating()).into_iter().take(MOVES_MAX);
    need.card.lines = pending.map(|pending| move_line(view, &pending.order)).collect();
    add_more(view, &mut need, moves);
    add_print(
        view,
        &mut need,
        "print-slips-button",
        PrintChoice::all(&print::sheets::move_slips::SHEET),
    );
    Some(need)
}

/// How many moves more there are than the card tells.
fn add_more(view: &View<'_>, need: &mut NeedCard, moves: usize) {
    let more = moves.saturating_sub(MOVES_MAX);
    if more > 0 {
        need.card.lines.push(view.say("plan-more", &Args::new().count("more", more)));
    }
}

fn count(view: &View<'_>, tables_left: usize, difference: Option<i64>) -> Option<NeedCard> {
    let urgency = match difference {
        None => Urgency::Info,
        Some(0) => Urgency::Good,
        Some(_) => Urgency::Attention,
    };
    let (id, args) = match difference {
        None => ("need-count", Args::new().count("tables", tables_left)),
        Some(difference) => {
            let told = view.words.difference(difference);
            ("need-count-done", Args::new().text("difference", told))
        }
    };
    let goes = Action::Go(Destination::Chips(ChipsPart::Counts));
    let ends = difference.map(|_| Action::Tournament(Command::EndCount));
    let need = card(view, id, &args, urgency, std::iter::once(goes).chain(ends))?;
    Some(NeedCard { screen: ScreenId::Chips, ..need })
}

fn color_up(view: &View<'_>, need: &Need) -> Option<NeedCard> {
    let Need::ColorUp { in_millis, is_break, removals } = need else { return None };
    let (running, time, urgency) = match in_millis {
        None => ("yes", String::new(), Urgency::Info),
        Some(millis) => ("no", view.words.minutes(millis / 1000), Urgency::Quiet),
    };
    let values: Vec<Chips> = removals.iter().map(|removal| removal.value).collect();
    let args = Args::new()
        .text("running", running)
        .text("place", if *is_break { "break" } else { "level" })
        .text("time", time)
        .text("chips", view.words.chips_named(&values))
        .count("kinds", values.len());
    let id = if removals.is_empty() { "need-color-up" } else { "need-color-up-of" };
    let answer = Action::Go(Destination::Chips(ChipsPart::Race));
    let mut need = card(view, id, &args, urgency, [answer])?;
    need.card.lines.extend(removals.iter().map(|removal| view.words.bringing(removal)));
    Some(NeedCard { screen: ScreenId::Chips, ..need })
}
