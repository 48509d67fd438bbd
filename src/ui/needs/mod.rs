//! The strip of what needs doing now: each need as a card, with what its buttons ask for.

pub mod card;
mod desks;

use crate::needs::card::{NeedCard, card, card_button};
use crate::needs::desks::desk_cards;
use crate::view::View;
use crate::vocabulary::{Action, ChipsPart, Destination, PrintChoice, ScreenId, Whom};
use crate::widgets::Urgency;
use engine::Command;
use engine::clock::Run;
use engine::entries::Who;
use print::sheets;
use reports::{Need, is_redrawn};

/// Everything that needs doing, the most urgent first.
pub fn need_cards(view: &View<'_>) -> Vec<NeedCard> {
    let needs = view.digest.needs.iter().map(|need| card_of(view, need));
    desk_cards(view).into_iter().chain(needs).collect()
}

fn card_of(view: &View<'_>, need: &Need) -> NeedCard {
    let mut shown = card(view, need, (screen(need), urgency(view, need)), answers(view, need));
    match need {
        Need::Winner { .. } => {
            let results = Action::Go(Destination::Print(PrintChoice::all(&sheets::results::SHEET)));
            add_answer(view, &mut shown, "need-winner-results", results);
            add_answer(view, &mut shown, "need-winner-again", Action::OnceMore);
        }
        Need::Balance { .. } => {
            add_answer(view, &mut shown, "tables-plan", Action::Go(Destination::Plan));
        }
        Need::MovesPending { .. } => {
            let slips = PrintChoice::all(&sheets::move_slips::SHEET);
            add_answer(
                view,
                &mut shown,
                "print-slips-button",
                Action::Go(Destination::Print(slips)),
            );
        }
        Need::StartClock => {
            let cards = PrintChoice::all(&sheets::seat_cards::SHEET);
            add_answer(
                view,
                &mut shown,
                "print-cards-button",
                Action::Go(Destination::Print(cards)),
            );
        }
        Need::StartDay { .. } => {
            let cards = PrintChoice::Sheet(&sheets::seat_cards::SHEET, Whom::Newest);
            add_answer(
                view,
                &mut shown,
                "print-cards-button",
                Action::Go(Destination::Print(cards)),
            );
        }
        _ => {}
    }
    shown
}

/// What the buttons ask for that have their words with the need.
#[expect(clippy::too_many_lines, reason = "one arm for each need")]
fn answers(view: &View<'_>, need: &Need) -> Vec<Action> {
    let submit = Action::Tournament;
    let go = |there: Destination| vec![Action::Go(there)];
    let command = |command: Command| vec![Action::Tournament(command)];
    match need {
        Need::Winner { .. } => {
            let is_running = view.reading().run == Run::Running;
            is_running.then_some(submit(Command::PauseClock)).into_iter().collect()
        }
        Need::Halted { table, .. } => {
            let waive = submit(Command::WaiveHalt { table: *table });
            match is_redrawn(&view.digest.needs) {
                true => vec![waive],
                false => vec![Action::Go(Destination::Plan), waive],
            }
        }
        Need::Short { table, .. } => {
            let halt = submit(Command::HaltTable { table: *table });
            vec![halt, submit(Command::WaiveHalt { table: *table })]
        }
        Need::Redraw { tables } => go(Destination::Redraw(tables.clone())),
        Need::Break { tables, .. } => command(Command::BreakTables { tables: tables.clone() }),
        Need::BubbleNear { .. } => command(Command::StartHandForHand),
        Need::TablesPlaying { tables, .. } => {
            let all = submit(Command::TableDone { tables: Vec::new() });
            match tables.as_slice() {
                // The last one has its own button.
                [only] => command(Command::TableDone { tables: vec![*only] }),
                [] => go(Destination::TickOff),
                _ => vec![Action::Go(Destination::TickOff), all],
            }
        }
        Need::HandIsOver { .. } => {
            vec![submit(Command::NextHandForHand), submit(Command::EndHandForHand)]
        }
        Need::OrbitIsOver { .. } => {
            vec![submit(Command::NextOrbit), submit(Command::EndOrbitForOrbit)]
        }
        Need::TablesAhead { .. } => go(Destination::TickOff),
        Need::LevelPlayed | Need::BreakReached => command(Command::NextStage),
        Need::LastHandsPlayed => vec![submit(Command::NextStage), submit(Command::EndLastHands)],
        Need::RandomHaltDue { .. } => {
            vec![submit(Command::StopAtRandomHalt), submit(Command::DropRandomHalt)]
        }
        Need::NoDealerPush { .. } | Need::DecksReady { .. } => Vec::new(),
        Need::Stopped { table, .. } => command(Command::ResumeTable { table: *table }),
        Need::Balance { .. } => command(Command::Balance { players: Vec::new() }),
        Need::AskButton { tables } => tables
            .first()
            .map(|table| Action::Go(Destination::SetButton(*table)))
            .into_iter()
            .collect(),
        Need::Undecided { from, .. } => go(Destination::Table(*from)),
        Need::MovesPending { .. } => command(Command::CompleteMoves { players: Vec::new() }),
        Need::SeatAlternates { .. } => command(Command::SeatAlternates),
        Need::DrawSeats { .. } => match view.tournament.seating().is_drawn() {
            true => command(Command::DrawSeats { public: None }),
            false => go(Destination::Draw),
        },
        Need::StartClock => command(Command::StartClock),
        Need::ClockWaits { .. } | Need::StartDay { .. } => command(Command::ResumeClock),
        Need::RegistrationEnds { .. } => go(Destination::Register),
        Need::PenaltyOver { player } => {
            command(Command::CallBack { players: vec![Who::Id(*player)] })
        }
        Need::BlindedOut { player } => go(Destination::Player(*player)),
        Need::StructureOver => go(Destination::Screen(ScreenId::Clock)),
        Need::CountUnderWay { difference, .. } => {
            let ends = difference.map(|_| submit(Command::EndCount));
            let goes = Action::Go(Destination::Chips(ChipsPart::Counts));
            std::iter::once(goes).chain(ends).collect()
        }
        Need::BagsDue { table, .. } => go(Destination::BagTable(*table)),
        Need::BagsToSeal { .. } | Need::NextDay { .. } => go(Destination::Chips(ChipsPart::Bags)),
        Need::ColorUp { .. } => go(Destination::Chips(ChipsPart::Race)),
        Need::PayoutsOpen { .. } => {
            vec![submit(Command::FixPayouts), Action::Go(Destination::Screen(ScreenId::Prizes))]
        }
        Need::EntriesNotCharged { .. } => go(Destination::ChargeEntries),
        Need::EnvelopesOpen { .. } => go(Destination::Envelopes),
        Need::EnvelopesDue { first, .. } => {
            command(Command::DrawEnvelope { player: Who::Id(*first) })
        }
        Need::PrizesDue { .. } | Need::BountiesDue { .. } => {
            let slips = PrintChoice::all(&sheets::payout_slips::SHEET);
            let pay = need.command().map(submit);
            pay.into_iter().chain([Action::Go(Destination::Print(slips))]).collect()
        }
        Need::PaidTooMuch { .. } | Need::PaymentsDue { .. } => {
            let go = Action::Go(Destination::Screen(ScreenId::Prizes));
            need.command().map(submit).into_iter().chain([go]).collect()
        }
        Need::PayoutsBehind { .. } | Need::PayoutsImpossible { .. } | Need::SeatsWon { .. } => {
            go(Destination::Screen(ScreenId::Prizes))
        }
    }
}

/// The screen whose affair it is.
fn screen(need: &Need) -> ScreenId {
    match need {
        Need::Winner { .. }
        | Need::StartClock
        | Need::ClockWaits { .. }
        | Need::StructureOver
        | Need::StartDay { .. }
        | Need::LevelPlayed
        | Need::BreakReached
        | Need::LastHandsPlayed
        | Need::RandomHaltDue { .. }
        | Need::NoDealerPush { .. }
        | Need::DecksReady { .. } => ScreenId::Clock,
        Need::PayoutsOpen { .. }
        | Need::PayoutsBehind { .. }
        | Need::PayoutsImpossible { .. }
        | Need::PrizesDue { .. }
        | Need::BountiesDue { .. }
        | Need::PaidTooMuch { .. }
        | Need::PaymentsDue { .. }
        | Need::EntriesNotCharged { .. }
        | Need::EnvelopesOpen { .. }
        | Need::EnvelopesDue { .. }
        | Need::SeatsWon { .. } => ScreenId::Prizes,
        Need::RegistrationEnds { .. } => ScreenId::Players,
        Need::PenaltyOver { .. } | Need::BlindedOut { .. } => ScreenId::Penalties,
        Need::CountUnderWay { .. }
        | Need::ColorUp { .. }
        | Need::BagsDue { .. }
        | Need::BagsToSeal { .. }
        | Need::NextDay { .. } => ScreenId::Chips,
        Need::Halted { .. }
        | Need::Short { .. }
        | Need::Redraw { .. }
        | Need::Break { .. }
        | Need::BubbleNear { .. }
        | Need::TablesPlaying { .. }
        | Need::HandIsOver { .. }
        | Need::OrbitIsOver { .. }
        | Need::TablesAhead { .. }
        | Need::Stopped { .. }
        | Need::Balance { .. }
        | Need::AskButton { .. }
        | Need::Undecided { .. }
        | Need::MovesPending { .. }
        | Need::SeatAlternates { .. }
        | Need::DrawSeats { .. } => ScreenId::Tables,
    }
}

fn urgency(view: &View<'_>, need: &Need) -> Urgency {
    match need {
        Need::DrawSeats { .. } if !view.tournament.seating().is_drawn() => Urgency::Info,
        Need::Halted { .. } | Need::StructureOver | Need::RandomHaltDue { .. } => Urgency::Stopped,
        Need::Winner { .. }
        | Need::StartClock
        | Need::StartDay { .. }
        | Need::NextDay { .. }
        | Need::BagsToSeal { difference: 0 }
        | Need::CountUnderWay { difference: Some(0), .. }
        | Need::HandIsOver { .. }
        | Need::OrbitIsOver { .. } => Urgency::Good,
        Need::PrizesDue { .. }
        | Need::BountiesDue { .. }
        | Need::PaymentsDue { .. }
        | Need::TablesPlaying { .. }
        | Need::TablesAhead { .. }
        | Need::Stopped { may_play: false, .. }
        | Need::CountUnderWay { difference: None, .. }
        | Need::ColorUp { in_millis: None, .. }
        | Need::Break { .. }
        | Need::MovesPending { .. } => Urgency::Info,
        Need::NoDealerPush { .. }
        | Need::Short { .. }
        | Need::ColorUp { in_millis: Some(_), .. }
        | Need::RegistrationEnds { .. } => Urgency::Quiet,
        _ => Urgency::Attention,
    }
}

/// One button more.
fn add_answer(view: &View<'_>, shown: &mut NeedCard, id: &str, answer: Action) {
    shown.card.buttons.push(card_button(view, &shown.card.title, view.text(id), &answer));
    shown.answers.push(answer);
}
