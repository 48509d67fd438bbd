//! One row for each act: what has to be said with it, and what it makes of that.
//!
//! Its words are in the catalogue, by its name; what comes of its command is said in `spoken`, and
//! whether that waits for a second Enter in `weight`.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::typed::{
    Act, Asking, BoxAction, FormAsked, Named, adjusted, break_now, player_clock, race, register,
    set_to, skip_break, take_break,
};
use engine::Command;
use engine::chips::CountOccasion;
use engine::command::ButtonMoment;
use engine::days::LeaverChips;
use engine::entries::{Player, Status, Who};
use engine::finishes::Bust;
use engine::messages::Message;
use engine::money::Pays;
use engine::penalties::PenaltyKind;
use engine::player_clock::ClockOutcome;
use engine::seating::wanted_redraw;
use engine::values::{LevelNo, PlayerId, SeatAt, StageNo, TableNo};
use engine::winnings::prizes_left;

/// What has to be said with an act, and what it makes of that.
#[derive(Debug, Clone)]
pub(super) enum Takes {
    /// Nothing, and no tournament either: it is about the window.
    Window(BoxAction),
    Nothing(BoxAction),
    /// Nothing, and what stands decides what it is.
    AsItStands(fn(&Asking<'_>) -> BoxAction),
    /// Nothing, and it is offered only where it can be meant.
    Offered(fn(&Asking<'_>) -> Option<BoxAction>),
    /// A player; one for whom it cannot be meant comes later.
    Player(Fits, fn(Who) -> Command),
    /// A player, about whom more is asked in a form.
    PlayerForm(fn(PlayerId) -> FormAsked),
    /// A player, who is only shown.
    Shown,
    /// A player, and the table or seat that they go to.
    PlayerAndSeat,
    /// Two players who sit at tables.
    TwoPlayers,
    Table(Unsaid, fn(TableNo) -> Command),
    /// A table whose bags are shown; those of the day where none is said.
    Bags,
    Seat(NoSeat, fn(SeatAt) -> Command),
    Number(fn(&Asking<'_>, u32) -> Command),
    Time(fn(&Asking<'_>, &Named<'_>) -> Option<Command>),
    /// Words as they are; none where more has to be said.
    Text(fn(&Asking<'_>, &[&str]) -> Option<Vec<BoxAction>>),
    /// Who or which place money is paid to or by.
    Payment,
    /// A place, and what it is paid where its prize is set.
    Prize,
    /// A player, how much where the act does not say it, and what for.
    Penalty(Option<PenaltyKind>),
}

/// For whom an act can be meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fits {
    Anybody,
    WhoeverSits,
    WhoeverIsIn,
    WhoeverIsOut,
    WhoeverIsLocked,
    WhoeverIsAway,
}

impl Fits {
    /// Whether it can be meant for this player.
    pub(super) fn player(self, asking: &Asking<'_>, player: &Player) -> bool {
        match self {
            Self::Anybody => true,
            Self::WhoeverSits => player.seat().is_some(),
            Self::WhoeverIsIn => player.is_in(),
            Self::WhoeverIsOut => player.status == Status::Out,
            Self::WhoeverIsLocked => player.is_locked,
            Self::WhoeverIsAway => asking.tournament.penalties().absence(player.id).is_some(),
        }
    }
}

/// Which table is meant where none is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaid {
    /// No table: which one has to be said.
    SayIt,
    OnlyTable,
    /// The one where a clock runs on a player.
    OnlyClock,
}

/// What is meant where a table is said, and no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoSeat {
    /// Nothing: it has to be said.
    SayIt,
    /// The table is shown, to be told its button.
    ShowTable,
}

#[expect(clippy::too_many_lines, reason = "one row for each act")]
pub(super) fn takes(act: Act) -> Takes {
    use Command as C;
    use Takes as T;
    let submit = |command| T::Nothing(BoxAction::Submit(command));
    let form = |form| T::Nothing(BoxAction::Form(form));
    match act {
        Act::BustOut => T::Player(Fits::WhoeverSits, bust),
        Act::Move => T::PlayerAndSeat,
        Act::Swap => T::TwoPlayers,
        Act::Rebuy => T::Player(Fits::Anybody, |player| C::Rebuy { player, pays: Pays::default() }),
        Act::AddOn => {
            T::Player(Fits::WhoeverSits, |player| C::AddOn { player, pays: Pays::default() })
        }
        Act::ReEnter => {
            T::Player(Fits::WhoeverIsOut, |player| C::ReEnter { player, pays: Pays::default() })
        }
        Act::Reinstate => T::Player(Fits::WhoeverIsOut, |player| C::Reinstate { player, to: None }),
        Act::Lock => T::Player(Fits::WhoeverSits, |player| C::LockPlayer { player }),
        Act::Unlock => T::Player(Fits::WhoeverIsLocked, |player| C::UnlockPlayer { player }),
        Act::Unregister => {
            T::Player(Fits::Anybody, |player| C::Unregister { players: vec![player] })
        }
        Act::Void => T::PlayerForm(FormAsked::Void),
        Act::AllTheSame => T::PlayerForm(FormAsked::AllTheSame),
        Act::Surrender => T::Player(Fits::WhoeverSits, |player| C::SurrenderStack {
            player,
            pays: Pays::default(),
        }),
        Act::Leave => T::Player(Fits::Anybody, leave),
        Act::Away => T::Player(Fits::WhoeverIsIn, |player| C::MarkAbsent { players: vec![player] }),
        Act::Back => {
            T::Player(Fits::WhoeverIsAway, |player| C::MarkPresent { players: vec![player] })
        }
        Act::CallClock => T::Player(Fits::WhoeverSits, player_clock::call),
        Act::TimeCard => T::Player(Fits::WhoeverSits, |player| C::UseTimeCard { player }),
        Act::Show => T::Shown,
        Act::Paid => T::Payment,
        Act::Deal => T::Offered(deal),
        Act::Prize => T::Prize,
        Act::Penalty => T::Penalty(None),
        Act::Warn => T::Penalty(Some(PenaltyKind::Warning)),
        Act::Disqualify => T::Penalty(Some(PenaltyKind::Disqualification)),
        Act::Register => T::Text(register::register),
        Act::Race => T::Text(race::race),

        Act::DrawButton => T::Table(Unsaid::OnlyTable, |table| C::DrawButton { table }),
        Act::NextHand => {
            T::Table(Unsaid::OnlyTable, |table| C::NextHand { table, confirmed: Vec::new() })
        }
        Act::CountHand => T::Table(Unsaid::OnlyTable, |table| C::CountHand { table }),
        Act::BreakTable => T::Table(Unsaid::SayIt, |table| C::BreakTables { tables: vec![table] }),
        Act::TableDone => T::Table(Unsaid::SayIt, |table| C::TableDone { tables: vec![table] }),
        Act::HandPlayed => {
            T::Table(Unsaid::SayIt, |table| C::MarkHands { tables: vec![table], hands: 1 })
        }
        Act::StopTable => T::Table(Unsaid::SayIt, |table| C::HaltTable { table }),
        Act::PlayTable => T::Table(Unsaid::SayIt, |table| C::ResumeTable { table }),
        Act::CallFloor => {
            T::Table(Unsaid::SayIt, |table| C::CallFloor { table, note: String::new() })
        }
        Act::AnswerFloor => T::Table(Unsaid::SayIt, |table| C::AnswerFloor { table }),
        Act::ClockActed => settle(|table| player_clock::settle(table, ClockOutcome::Acted)),
        Act::ClockDead => settle(|table| player_clock::settle(table, ClockOutcome::Dead)),
        Act::ClockChecked => settle(|table| player_clock::settle(table, ClockOutcome::Checked)),
        Act::ClockOff => settle(|table| player_clock::settle(table, ClockOutcome::Waived)),
        Act::Bag => T::Bags,
        Act::Button => T::Seat(NoSeat::ShowTable, button),
        Act::CloseSeat => T::Seat(NoSeat::SayIt, |at| C::CloseSeat { at }),
        Act::OpenSeat => T::Seat(NoSeat::SayIt, |at| C::OpenSeat { at }),

        Act::Start => submit(C::StartClock),
        Act::Pause => submit(C::PauseClock),
        Act::Resume => submit(C::ResumeClock),
        Act::NextLevel => submit(C::NextStage),
        Act::PreviousLevel => submit(C::PreviousStage),
        Act::Level => T::Number(go_to_level),
        Act::AddTime => T::Time(|_, named| adjusted(named, 1)),
        Act::TakeTime => T::Time(|_, named| adjusted(named, -1)),
        Act::SetTime => T::Time(|asking, named| {
            let (minutes, secs) = named.clock?;
            set_to(asking, minutes, secs)
        }),
        Act::BreakNow => T::AsItStands(break_now),
        Act::SkipBreak => T::AsItStands(skip_break),
        Act::TakeBreak => T::Time(take_break),
        Act::Message => T::Text(message),
        Act::TakeDown => submit(C::TakeDownMessage),
        Act::LastHands => T::Number(|_, hands| C::AnnounceLastHands {
            hands: u16::try_from(hands).unwrap_or(u16::MAX),
        }),
        Act::Balance => submit(C::Balance { players: Vec::new() }),
        Act::Alternates => submit(C::SeatAlternates),
        Act::MovesDone => submit(C::CompleteMoves { players: Vec::new() }),
        Act::CloseRegistration => submit(C::CloseRegistration),
        Act::OpenRegistration => submit(C::OpenRegistration),
        Act::BeginCount => submit(C::BeginCount { occasion: CountOccasion::default() }),
        Act::EndCount => submit(C::EndCount),
        Act::Undo => submit(C::Undo),
        Act::Redo => submit(C::Redo),
        Act::AllDone => submit(C::TableDone { tables: Vec::new() }),
        Act::HandForHand => T::AsItStands(hand_for_hand),
        Act::EndHandForHand => submit(C::EndHandForHand),
        Act::OrbitForOrbit => T::AsItStands(orbit_for_orbit),
        Act::EndOrbitForOrbit => submit(C::EndOrbitForOrbit),
        Act::RandomBreak => form(FormAsked::RandomBreak),
        Act::SoftHandForHand => T::Number(|_, ahead| C::StartSoftHandForHand {
            ahead: u16::try_from(ahead).unwrap_or(u16::MAX),
        }),
        Act::EndSoftHandForHand => submit(C::EndSoftHandForHand),
        Act::EndDay => submit(C::EndDay),
        Act::Draw => form(FormAsked::Draw),
        Act::Plan => form(FormAsked::Plan),
        Act::Redraw => T::AsItStands(redraw),
        Act::Dark => T::Window(BoxAction::Dark),
        Act::Light => T::Window(BoxAction::Light),
    }
}

fn bust(player: Who) -> Command {
    let busts = vec![Bust::of(player)];
    Command::bust_out(busts, Vec::new())
}

fn leave(player: Who) -> Command {
    Command::LeaveEarly { player, stack: None, chips: LeaverChips::ByRules }
}

/// Everything after the phrase is what the room is told.
fn message(_: &Asking<'_>, typed: &[&str]) -> Option<Vec<BoxAction>> {
    let message = Message { text: typed.join(" "), ..Message::default() };
    (!typed.is_empty()).then(|| vec![BoxAction::Submit(Command::ShowMessage { message })])
}

fn settle(command: fn(TableNo) -> Command) -> Takes {
    Takes::Table(Unsaid::OnlyClock, command)
}

fn button(at: SeatAt) -> Command {
    Command::SetButton {
        table: at.table,
        button: at.seat,
        small_blind: None,
        big_blind: None,
        when: ButtonMoment::ThisHand,
    }
}

fn go_to_level(asking: &Asking<'_>, level: u32) -> Command {
    let level = LevelNo(u16::try_from(level).unwrap_or(u16::MAX));
    let stage = asking.tournament.structure().stage_of_level(level);
    // The engine says that there is no such level.
    Command::GoToStage { stage: stage.unwrap_or(StageNo(u16::MAX)) }
}

/// While it is on, the same words begin its next hand.
fn hand_for_hand(asking: &Asking<'_>) -> BoxAction {
    BoxAction::Submit(match asking.tournament.pace().hand_for_hand() {
        Some(_) => Command::NextHandForHand,
        None => Command::StartHandForHand,
    })
}

/// While it is on, the same words begin the next orbit; before, the floor chooses its terms.
fn orbit_for_orbit(asking: &Asking<'_>) -> BoxAction {
    match asking.tournament.pace().orbit() {
        Some(_) => BoxAction::Submit(Command::NextOrbit),
        None => BoxAction::Form(FormAsked::Pace),
    }
}

/// Where there is a deal to be made, or one that can be dropped; before that *deal* begins a hand.
fn deal(asking: &Asking<'_>) -> Option<BoxAction> {
    if asking.tournament.winnings().deal().is_some() {
        return Some(BoxAction::Submit(Command::DropDeal));
    }
    prizes_left(asking.tournament).is_ok().then_some(BoxAction::Form(FormAsked::Deal))
}

fn redraw(asking: &Asking<'_>) -> BoxAction {
    let all = || asking.tournament.seating().tables().map(|table| table.no).collect();
    BoxAction::Form(FormAsked::Redraw(wanted_redraw(asking.tournament).unwrap_or_else(all)))
}

#[cfg(test)]
mod tests {
    use crate::typed::act::Act;
    use crate::typed::rows::{Takes, takes};
    use strum::VariantArray;

    #[test]
    fn words_are_taken_as_they_are_by_the_acts_that_say_so() {
        for act in Act::VARIANTS {
            let is_text = matches!(takes(*act), Takes::Text(_));
            assert_eq!(act.takes_any_words(), is_text, "{act:?}");
        }
    }
}
