//! The strip of what needs doing now: each need as a card, with what its buttons ask for.

pub mod card;
mod desks;

use crate::needs::card::{NeedCard, card, card_button};
use crate::needs::desks::desk_cards;
use crate::view::View;
use crate::vocabulary::{Action, ChipsPart, Destination, PrintChoice, ScreenId, Whom};
use crate::widgets::Urgency;
use print::sheets;
use reports::{Need, NeedAnswer, NeedPlace, NeedsAt};

/// Everything that needs doing, the most urgent first.
pub fn need_cards(view: &View<'_>) -> Vec<NeedCard> {
    let needs = view.digest.needs.iter().map(|need| card_of(view, need));
    desk_cards(view).into_iter().chain(needs).collect()
}

fn card_of(view: &View<'_>, need: &Need) -> NeedCard {
    let mut shown = card(view, need, screen(need), urgency(view, need), answers(view, need));
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
fn answers(view: &View<'_>, need: &Need) -> Vec<Action> {
    let (tournament, needs) = (view.tournament, &view.digest.needs);
    let answers = need.answers(NeedsAt { tournament, needs, now: view.now });
    let action = |answer| match answer {
        NeedAnswer::Submit(command) => Action::Tournament(command),
        NeedAnswer::Go(place) => Action::Go(destination(place)),
    };
    answers.into_iter().map(action).collect()
}

/// Where in the window something is answered.
fn destination(place: NeedPlace) -> Destination {
    match place {
        NeedPlace::Plan => Destination::Plan,
        NeedPlace::Break(tables) => Destination::Break(tables),
        NeedPlace::AddTables => Destination::AddTables,
        NeedPlace::Redraw(tables) => Destination::Redraw(tables),
        NeedPlace::TickOff => Destination::TickOff,
        NeedPlace::SetButton(table) => Destination::SetButton(table),
        NeedPlace::Table(table) => Destination::Table(table),
        NeedPlace::Draw => Destination::Draw,
        NeedPlace::Register => Destination::Register,
        NeedPlace::Player(player) => Destination::Player(player),
        NeedPlace::Clock => Destination::Screen(ScreenId::Clock),
        NeedPlace::Counts => Destination::Chips(ChipsPart::Counts),
        NeedPlace::BagTable(table) => Destination::BagTable(table),
        NeedPlace::Bags => Destination::Chips(ChipsPart::Bags),
        NeedPlace::Race => Destination::Chips(ChipsPart::Race),
        NeedPlace::Prizes => Destination::Screen(ScreenId::Prizes),
        NeedPlace::PayoutSlips => {
            Destination::Print(PrintChoice::all(&sheets::payout_slips::SHEET))
        }
        NeedPlace::ChargeEntries => Destination::ChargeEntries,
        NeedPlace::Envelopes => Destination::Envelopes,
        NeedPlace::Bounty(player) => Destination::Bounty(player),
        NeedPlace::Debt(player) => Destination::Debt(player),
        NeedPlace::CashBox => Destination::CashBox,
    }
}

/// The screen whose affair it is.
fn screen(need: &Need) -> ScreenId {
    match need {
        Need::Winner { .. }
        | Need::StartClock
        | Need::ClockWaits { .. }
        | Need::StructureOver
        | Need::OddLevel { .. }
        | Need::StartDay { .. }
        | Need::LevelPlayed
        | Need::BreakReached
        | Need::LastHandsPlayed { .. }
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
        | Need::BountyUnclaimed { .. }
        | Need::BountyGivenTwice { .. }
        | Need::BoxShort { .. }
        | Need::EntriesNotCharged { .. }
        | Need::EnvelopesOpen { .. }
        | Need::EnvelopesDue { .. }
        | Need::SeatsWon { .. } => ScreenId::Prizes,
        Need::RegistrationEnds { .. }
        | Need::SeatImpossible { .. }
        | Need::EnvelopesUnclaimed { .. }
        | Need::WinnerInDoubt { .. } => ScreenId::Players,
        Need::PenaltyOver { .. } | Need::BlindedOut { .. } => ScreenId::Penalties,
        Need::CountUnderWay { .. }
        | Need::ColorUp { .. }
        | Need::ColorUpDue { .. }
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
        | Need::NoneToWaitFor { .. }
        | Need::TablesAhead { .. }
        | Need::Stopped { .. }
        | Need::Balance { .. }
        | Need::AskButton { .. }
        | Need::Undecided { .. }
        | Need::FloorCalled { .. }
        | Need::MovesPending { .. }
        | Need::SeatAlternates { .. }
        | Need::OpenTables { .. }
        | Need::AlternatesWait { .. }
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
        | Need::AlternatesWait { .. }
        | Need::Short { .. }
        | Need::OddLevel { .. }
        | Need::ColorUp { in_millis: Some(_), .. }
        | Need::RegistrationEnds { .. } => Urgency::Quiet,
        _ => Urgency::Attention,
    }
}

fn add_answer(view: &View<'_>, shown: &mut NeedCard, id: &str, answer: Action) {
    shown.card.buttons.push(card_button(view, &shown.card.title, view.text(id), &answer));
    shown.answers.push(answer);
}
