//! May it happen, and what happens then: one answer for every command.

use crate::apply::apply;
use crate::ask::{Ask, NoChance};
use crate::command::Command;
use crate::entries::VoidTerms;
use crate::event::Event;
use crate::finishes::BustTold;
use crate::pace::OrbitTerms;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::values::Timestamp;
use crate::{
    button, chips, clock, days, entries, finishes, hands, messages, money, pace, penalties,
    player_clock, rulings, seating, settings, structure, winnings,
};

/// Whether a command may happen at `now`: the refusal is the tooltip of a grey button.
///
/// Deciding is cheap and changes nothing, so the question is the decision itself with nothing at
/// stake: there is no second copy of the rules. Undo and redo are the log's affair.
///
/// # Errors
/// The fact in the way.
pub fn check(tournament: &Tournament, command: &Command, now: Timestamp) -> Result<(), Refusal> {
    decide(tournament, command, &mut Ask { at: now, chance: &mut NoChance }).map(drop)
}

/// What would stand after these commands, one after the other; nothing is at stake.
///
/// # Errors
/// The fact in the way of one of them.
pub fn would_stand(
    tournament: &Tournament,
    commands: &[Command],
    now: Timestamp,
) -> Result<Tournament, Refusal> {
    let mut after = tournament.clone();
    for command in commands {
        let events = decide(&after, command, &mut Ask { at: now, chance: &mut NoChance })?;
        events.iter().for_each(|event| apply(&mut after, event));
    }
    Ok(after)
}

/// What happens when this is asked.
///
/// # Errors
/// The fact in the way; then nothing happens.
#[expect(clippy::too_many_lines, reason = "one flat list of all commands, without a wildcard")]
pub fn decide(
    tournament: &Tournament,
    command: &Command,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    if !tournament.is_created && !matches!(command, Command::CreateTournament { .. }) {
        return Err(Refusal::TournamentMissing);
    }
    days::check_at_tables(tournament, command)?;
    match command {
        Command::CreateTournament { settings, structure } => {
            settings::decide_create(tournament, settings, structure, ask)
        }
        Command::ChangeSettings { settings } => settings::decide_change(tournament, settings, ask),
        Command::SetStructure { structure } => {
            structure::decide_set_structure(tournament, structure, ask.at)
        }

        Command::StartClock => clock::decide_start(tournament, ask),
        Command::ScheduleStart { at } => clock::decide_schedule(tournament, *at, ask),
        Command::PauseClock => clock::decide_pause(tournament, ask),
        Command::ResumeClock => clock::decide_resume(tournament, ask),
        Command::AdjustClock { secs } => clock::decide_adjust(tournament, *secs, ask),
        Command::TakeBreak { until, after } => {
            clock::decide_take_break(tournament, *until, *after, ask)
        }
        Command::NextStage => clock::decide_next(tournament, ask),
        Command::PreviousStage => clock::decide_previous(tournament, ask),
        Command::GoToStage { stage } => clock::decide_go_to(tournament, *stage, ask),
        Command::SettleLostTime { from, verdict } => {
            clock::decide_settle_lost_time(tournament, *from, *verdict, ask)
        }
        Command::CorrectTime { from } => clock::decide_correct_time(*from, ask),

        Command::Register { players, same_names, pays } => {
            entries::decide_register(tournament, players, *same_names, pays, ask)
        }
        Command::Rename { player, name, same_names } => {
            entries::decide_rename(tournament, player, name, *same_names)
        }
        Command::Unregister { players } => entries::decide_unregister(tournament, players, ask),
        Command::ReEnter { player, pays } => {
            entries::decide_re_enter(tournament, player, pays, ask)
        }
        Command::Rebuy { player, pays } => entries::decide_rebuy(tournament, player, pays, ask),
        Command::AddOn { player, pays } => entries::decide_add_on(tournament, player, pays, ask),
        Command::SetNeed { player, need } => entries::decide_need(tournament, player, *need),
        Command::KeepApart { players, apart } => entries::decide_apart(tournament, players, *apart),
        Command::LockPlayer { player } => entries::decide_lock(tournament, player),
        Command::UnlockPlayer { player } => entries::decide_unlock(tournament, player),
        Command::NotePlayer { player, note } => entries::decide_note(tournament, player, note),
        Command::CloseRegistration => entries::decide_close_registration(tournament, ask),
        Command::OpenRegistration => entries::decide_open_registration(tournament, ask),

        Command::AddTables { tables } => seating::decide_add_tables(tournament, tables),
        Command::RemoveTable { table } => seating::decide_remove_table(tournament, *table),
        Command::CloseSeat { at } => seating::decide_close_seat(tournament, *at),
        Command::OpenSeat { at } => seating::decide_open_seat(tournament, *at),
        Command::DrawSeats { public } => {
            seating::decide_draw_seats(tournament, public.as_deref(), ask)
        }
        Command::SeatAlternates => seating::decide_seat_alternates(tournament, ask),
        Command::SeatPlayer { player, to } => {
            seating::decide_seat_player(tournament, player, *to, ask)
        }
        Command::MovePlayer { player, to } => seating::decide_move(tournament, player, *to, ask),
        Command::SwapSeats { players } => seating::decide_swap(tournament, players, ask),
        Command::Balance { players } => seating::decide_balance(tournament, players, ask),
        Command::BreakTables { tables } => seating::decide_break_tables(tournament, tables, ask),
        Command::Redraw { tables, public } => {
            seating::decide_redraw(tournament, tables, public.as_deref(), ask)
        }
        Command::SetBreakOrder { tables } => seating::decide_break_order(tournament, tables),
        Command::CompleteMoves { players } => seating::decide_complete_moves(tournament, players),
        Command::WaiveHalt { table } => seating::decide_waive_halt(tournament, *table, ask),
        Command::PlaceTables { places } => seating::decide_place_tables(tournament, places),

        Command::SetButton { table, button, small_blind, big_blind, when } => {
            let (button, small_blind) = (*button, *small_blind);
            let told =
                button::ToldButton { button, small_blind, big_blind: *big_blind, when: *when };
            button::decide_set_button(tournament, *table, told, ask)
        }
        Command::DrawButton { table } => button::decide_draw_button(tournament, *table, ask),
        Command::TrackButton { table, tracking } => {
            button::decide_track_button(tournament, *table, *tracking)
        }
        Command::NextHand { table, confirmed } => {
            hands::decide_next_hand(tournament, *table, confirmed, ask)
        }

        Command::BustOut { busts, by, at, elsewhere } => {
            let told = BustTold { moment: *at, elsewhere: *elsewhere };
            finishes::decide_bust_out(tournament, busts, by, told, ask)
        }
        Command::Reinstate { player, to } => {
            finishes::decide_reinstate(tournament, player, *to, ask)
        }
        Command::ReinstateUnseated { player } => {
            finishes::decide_reinstate_unseated(tournament, player)
        }
        Command::CorrectBust { player, at, stack, by, elsewhere } => {
            let told = BustTold { moment: *at, elsewhere: *elsewhere };
            finishes::decide_correct_bust(tournament, player, told, *stack, by.as_deref(), ask)
        }

        Command::RaceChips { steps, tables, public } => {
            chips::decide_race(tournament, steps, tables, public.as_deref(), ask)
        }
        Command::WaiveColorUp { values } => chips::decide_waive_color_up(tournament, values, ask),
        Command::ExchangeChips { remove, next, exchanges } => {
            chips::decide_exchange(tournament, *remove, *next, exchanges, ask)
        }
        Command::LateChips { player, value, chips, paid } => {
            chips::decide_late_chips(tournament, player, *value, *chips, *paid, ask)
        }
        Command::CountStacks { stacks } => chips::decide_count_stacks(tournament, stacks, ask),
        Command::ForfeitChips { forfeit } => chips::decide_forfeit(tournament, forfeit, ask),
        Command::SellAllTheSame { sale, player, reason, pays } => {
            entries::decide_sell_all_the_same(tournament, *sale, player, reason, pays, ask)
        }
        Command::VoidSale { sale, player, stack, money, note } => {
            let terms = VoidTerms { stack: *stack, money: *money, note };
            entries::decide_void_sale(tournament, player, *sale, terms, ask)
        }
        Command::SurrenderStack { player, pays } => {
            entries::decide_surrender(tournament, player, pays, ask)
        }
        Command::CorrectChips { player, chips, note } => {
            chips::decide_correct_chips(tournament, player.as_ref(), *chips, note, ask)
        }
        Command::BeginCount { occasion } => chips::decide_begin_count(tournament, *occasion, ask),
        Command::EndCount => chips::decide_end_count(tournament, ask),

        Command::StartHandForHand => pace::decide_start_hand_for_hand(tournament, ask),
        Command::TableDone { tables } => pace::decide_table_done(tournament, tables, ask),
        Command::NextHandForHand => hands::decide_next_hand_for_hand(tournament, ask),
        Command::EndHandForHand => pace::decide_end_hand_for_hand(tournament, ask),
        Command::StartOrbitForOrbit { clock, busts } => {
            let terms = OrbitTerms { clock: *clock, busts: *busts };
            pace::decide_start_orbit_for_orbit(tournament, terms, ask)
        }
        Command::NextOrbit => pace::decide_next_orbit(tournament, ask),
        Command::EndOrbitForOrbit => pace::decide_end_orbit_for_orbit(tournament, ask),
        Command::StartSoftHandForHand { ahead } => {
            pace::decide_start_soft_hand_for_hand(tournament, *ahead, ask)
        }
        Command::MarkHands { tables, hands } => {
            pace::decide_mark_hands(tournament, tables, *hands, ask)
        }
        Command::EndSoftHandForHand => pace::decide_end_soft_hand_for_hand(tournament, ask),
        Command::AnnounceLastHands { hands } => {
            pace::decide_announce_last_hands(tournament, *hands, ask)
        }
        Command::EndLastHands => pace::decide_end_last_hands(tournament, ask),
        Command::DrawRandomHalt { from_mins, to_mins } => {
            pace::decide_draw_random_halt(tournament, *from_mins, *to_mins, ask)
        }
        Command::DrawRandomBreak { from_mins, to_mins } => {
            pace::decide_draw_random_break(tournament, *from_mins, *to_mins, ask)
        }
        Command::StopAtRandomHalt => pace::decide_stop_at_random_halt(tournament, ask),
        Command::DropRandomHalt => pace::decide_drop_random_halt(tournament, ask),
        Command::HaltTable { table } => pace::decide_halt_table(tournament, *table, ask),
        Command::ResumeTable { table } => pace::decide_resume_table(tournament, *table, ask),

        Command::LeaveEarly { player, stack, chips } => {
            days::decide_leave_early(tournament, player, *stack, *chips, ask)
        }
        Command::EndDay => days::decide_end_day(tournament, ask),
        Command::ScheduleNextDay { at } => days::decide_schedule_next_day(tournament, *at, ask),
        Command::BagStacks { bags } => days::decide_bag(tournament, bags),
        Command::SealBags { signed, note } => {
            days::decide_seal_bags(tournament, signed, note.as_deref(), ask)
        }
        Command::BeginDay { seats, tables, public } => {
            days::decide_begin_day(tournament, *seats, tables, public.as_deref(), ask)
        }
        Command::BringForward { flights, stacks, day, stage } => {
            let from = days::NextDay { day: *day, stage: *stage };
            days::decide_bring_forward(tournament, flights, *stacks, from, ask)
        }

        Command::ShowMessage { message } => messages::decide_show(message, ask),
        Command::TakeDownMessage => messages::decide_take_down(tournament, ask),
        Command::LogRuling { ruling } => rulings::decide_log(tournament, ruling, ask),
        Command::CallFloor { table, note } => rulings::decide_call(tournament, *table, note, ask),
        Command::AnswerFloor { table } => rulings::decide_answer(tournament, *table, ask),

        Command::GivePenalty { player, kind, offense, note, stack } => {
            let (kind, offense, stack) = (*kind, *offense, *stack);
            let new = penalties::NewPenalty { player, kind, offense, note, stack };
            penalties::decide_give(tournament, &new, ask)
        }
        Command::LiftPenalty { penalty, lift, note } => {
            penalties::decide_lift(tournament, *penalty, *lift, note)
        }
        Command::CorrectPenalty { penalty, left } => {
            penalties::decide_correct(tournament, *penalty, *left)
        }
        Command::CountHand { table } => hands::decide_count_hand(tournament, *table, ask),
        Command::CallBack { players } => penalties::decide_call_back(tournament, players),
        Command::MarkAbsent { players } => penalties::decide_absent(tournament, players, ask),
        Command::MarkPresent { players } => penalties::decide_present(tournament, players),

        Command::CallClock { player, by, facing, times } => {
            let terms = player_clock::CallTerms { by: *by, facing: *facing, times: *times };
            player_clock::decide_call(tournament, player, terms, ask)
        }
        Command::SettleClock { table, outcome, facing } => {
            player_clock::decide_settle(tournament, *table, *outcome, *facing, ask)
        }
        Command::ShotClockOver { player, outcome, facing } => {
            player_clock::decide_shot_clock_over(tournament, player, *outcome, *facing, ask)
        }
        Command::UseTimeCard { player } => player_clock::decide_use_card(tournament, player, ask),
        Command::GiveTimeCards { players, cards } => {
            player_clock::decide_give_cards(tournament, players, *cards)
        }

        Command::TakePayment { player, amount } => {
            money::decide_take_payment(tournament, player, *amount, ask)
        }
        Command::SettleDebt { player, how, amount, note } => {
            money::decide_settle_debt(tournament, player, *how, *amount, note, ask)
        }
        Command::ChargeEntries { players, pays } => {
            money::decide_charge_entries(tournament, players, pays, ask)
        }
        Command::CorrectCharge { sale, player, pays, note } => {
            money::decide_correct_charge(tournament, player, *sale, pays, note, ask)
        }
        Command::CorrectCash { amount, note } => {
            money::decide_correct_cash(tournament, *amount, note, ask)
        }
        Command::SetPrize { place, amount } => money::decide_set_prize(tournament, *place, *amount),
        Command::FixPayouts => money::decide_fix_payouts(tournament, ask),
        Command::FreePayouts => money::decide_free_payouts(tournament, ask),
        Command::PayOut { player, what, amount } => {
            winnings::decide_pay_out(tournament, player, *what, *amount, ask)
        }
        Command::TakeBackPayout { player, what, amount } => {
            winnings::decide_take_back_payout(tournament, player, *what, *amount, ask)
        }
        Command::MakeDeal { method, stacks, kept, unit, then, counts } => {
            let (method, kept, unit, then) = (*method, *kept, *unit, *then);
            let counts = *counts;
            let terms = winnings::DealTerms { method, stacks, kept, unit, then, counts };
            winnings::decide_make_deal(tournament, terms, ask)
        }
        Command::DropDeal => winnings::decide_drop_deal(tournament, ask),
        Command::SealEnvelopes { list } => winnings::decide_seal_envelopes(tournament, list, ask),
        Command::DrawEnvelope { player } => winnings::decide_draw_envelope(tournament, player, ask),
        Command::SettleBounty { player, to, note } => {
            winnings::decide_settle_bounty(tournament, player, to.as_ref(), note, ask)
        }

        Command::SetMemberNumber { player, member } => {
            entries::decide_member_number(tournament, player, member.as_ref())
        }
        Command::AdjustPoints { player, thousandths, note } => {
            entries::decide_adjust_points(tournament, player, *thousandths, note, ask)
        }
        Command::AdjustHits { player, hits, note } => {
            entries::decide_adjust_hits(tournament, player, *hits, note, ask)
        }

        // The log takes these back and puts them back; here nothing is left to take.
        Command::Undo => Err(Refusal::NothingToUndo),
        Command::Redo => Err(Refusal::NothingToRedo),
    }
}
