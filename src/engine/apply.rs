//! It happened: one line for every event. Nothing here can fail or ask.

use crate::chips::{EndedCount, LateChips};
use crate::clock::{ClockChange, ClockSet, Run};
use crate::command::{Apart, Tracking};
use crate::entries::Registration;
use crate::event::Event;
use crate::finishes::{BustCorrection, BustedTogether};
use crate::money::{FixedPayouts, MoneyColumn, NewCharge, signed};
use crate::pace::{Orbit, RandomHalt, Stop};
use crate::penalties::GivenPenalty;
use crate::player_clock::{ClockKind, PlayedCard, RunningClock, SettledClock, Settlement};
use crate::seating::Seated;
use crate::tournament::Tournament;
use crate::values::{Moment, RightTime, Sale};
use crate::winnings::Deal;
use crate::{
    button, chips, clock, days, entries, finishes, hands, messages, pace, penalties, player_clock,
    rulings, seating, winnings,
};
use std::sync::Arc;

/// Lets an event have happened.
#[expect(clippy::too_many_lines, reason = "one flat list of all events, without a wildcard")]
pub fn apply(tournament: &mut Tournament, event: &Event) {
    if let Some(draw) = event.draw() {
        seating::apply_draw(tournament, draw);
    }
    match event {
        Event::TournamentCreated { settings, structure, seed } => {
            tournament.is_created = true;
            tournament.settings = (**settings).clone();
            tournament.structure = structure.clone();
            tournament.seed = *seed;
        }
        Event::SettingsChanged { settings } => tournament.settings = (**settings).clone(),
        Event::StructureSet { structure } => tournament.structure = structure.clone(),
        Event::ClockSet { at, stage, elapsed_millis, run, change } => {
            let (at, stage, run, change) = (*at, *stage, *run, *change);
            let set = ClockSet { at, stage, elapsed_millis: *elapsed_millis, run, change };
            clock::apply_set(tournament, set);
            if change.begins_stage() {
                pace::apply_level_begun(tournament, stage);
            }
            // Whoever is in a break plays no last hands, and nothing is written down when it ends.
            let is_called = matches!(change, ClockChange::BreakCalled { .. });
            pace::apply_clock_set(tournament, if is_called { Run::Running } else { run });
        }
        Event::TimeCorrected { from, to } => {
            let right = RightTime { from: *from, to: *to };
            tournament.clock.put_right(right);
            // Who came and went before whom decides places and who won chips.
            let came = tournament.entries.moments();
            let moments: Vec<_> = came.chain(tournament.finishes.moments()).collect();
            let order = right.in_order(&moments);
            tournament.entries.put_right(&order);
            tournament.finishes.put_right(&order);
            tournament.days.put_right(right);
            tournament.messages.put_right(right);
            tournament.pace.put_right(right);
            tournament.penalties.put_right(right);
            tournament.player_clocks.put_right(right);
            tournament.seating.put_right(right);
            tournament.money.put_right(right);
            tournament.winnings.put_right(right);
        }

        Event::PlayersRegistered { players, chips } => {
            entries::apply_registered(tournament, players, *chips);
        }
        Event::PlayerRenamed { player, name } => {
            entries::apply_renamed(tournament, *player, name);
        }
        Event::PlayersWithdrawn { players } => entries::apply_withdrawn(tournament, players),
        Event::ReEntered { player, chips } => {
            entries::apply_re_entered(tournament, *player, *chips);
            penalties::apply_entered_again(tournament, *player);
        }
        Event::RebuyTaken { player, chips, seat } => {
            let was_out = tournament.entries.player(*player).is_some_and(|one| !one.is_in());
            entries::apply_rebuy(tournament, *player, *chips, *seat);
            if was_out {
                penalties::apply_entered_again(tournament, *player);
            }
        }
        Event::AddOnTaken { player, chips } => entries::apply_add_on(tournament, *player, *chips),
        // The sale itself is an event of its own.
        Event::SoldAllTheSame { .. } => {}
        Event::SaleVoided { player, sale, chips, then, .. } => {
            entries::apply_sale_voided(tournament, *player, *sale, *chips, *then);
            penalties::apply_gone(tournament, *player);
        }
        Event::AlternatesQueued { players } => entries::apply_alternates(tournament, players),
        Event::NeedSet { player, need } => entries::apply_need(tournament, *player, *need),
        Event::PairKeptApart { players } => entries::apply_apart(tournament, *players, Apart::Keep),
        Event::PairFreed { players } => entries::apply_apart(tournament, *players, Apart::Free),
        Event::PlayerLocked { player } => entries::apply_locked(tournament, *player),
        Event::PlayerUnlocked { player } => entries::apply_unlocked(tournament, *player),
        Event::PlayerNoted { player, note } => entries::apply_noted(tournament, *player, note),
        Event::MemberNumberSet { player, member } => {
            entries::apply_member_number(tournament, *player, member.as_ref());
        }
        Event::PointsAdjusted { player, thousandths, .. } => {
            entries::apply_points_adjusted(tournament, *player, *thousandths);
        }
        Event::HitsAdjusted { player, hits, .. } => {
            entries::apply_hits_adjusted(tournament, *player, *hits);
        }
        Event::RegistrationClosed => {
            entries::apply_registration(tournament, Registration::Closed);
        }
        Event::RegistrationOpened => entries::apply_registration(tournament, Registration::Open),

        Event::TablesAdded { tables, tracked } => {
            seating::apply_tables_added(tournament, tables, tracked);
        }
        Event::TableRemoved { table } => {
            seating::apply_table_removed(tournament, *table);
            pace::apply_resumed(tournament, *table);
            rulings::apply_answered(tournament, *table);
        }
        Event::SeatClosed { at } => seating::apply_seat_closed(tournament, *at),
        Event::SeatOpened { at } => seating::apply_seat_opened(tournament, *at),
        Event::SeatsDrawn { seats, .. } => seating::apply_seats_drawn(tournament, seats),
        Event::PlayerSeated { seated } => seating::apply_player_seated(tournament, *seated),
        Event::PlayersMoved { at, moves } => seating::apply_moved(tournament, *at, moves),
        Event::TableBroken { at, table, moves, .. } => {
            seating::apply_table_broken(tournament, *at, *table, moves);
            pace::apply_resumed(tournament, *table);
        }
        Event::Redrawn { at, seats, closed, buttons, tracked, .. } => {
            seating::apply_redrawn(tournament, seats, closed);
            pace::apply_redrawn(tournament);
            for button in buttons {
                seating::apply_button_drawn(tournament, *at, *button);
            }
            tracked
                .iter()
                .for_each(|table| button::apply_tracked(tournament, *table, Tracking::On));
        }
        Event::BreakOrderSet { tables } => seating::apply_break_order(tournament, tables),
        Event::MovesCompleted { players } => {
            seating::apply_moves_completed(tournament, players);
        }
        Event::HaltWaived { table, .. } => seating::apply_halt_waived(tournament, *table),
        Event::TablesPlaced { places } => seating::apply_tables_placed(tournament, places),

        Event::ButtonSet { at, table, state } => {
            button::apply_button_set(tournament, *at, *table, *state);
        }
        Event::ButtonDrawn { at, button, .. } => {
            seating::apply_button_drawn(tournament, *at, *button);
        }
        Event::ButtonTracked { table } => button::apply_tracked(tournament, *table, Tracking::On),
        Event::ButtonUntracked { table } => {
            button::apply_tracked(tournament, *table, Tracking::Off)
        }
        Event::HandBegun { at, table, state, not_dealt, posted, .. } => {
            hands::apply_hand_begun(tournament, *at, *table, *state, not_dealt, posted);
        }

        Event::BustedOut { at, level, busts, by, hand, elsewhere } => {
            let moment = Moment { at: *at, level: *level };
            let out = BustedTogether { busts, by, hand: *hand, elsewhere: *elsewhere };
            finishes::apply_busted_out(tournament, moment, out);
        }
        Event::Reinstated { player, seat, waits_one_hand, .. } => {
            days::apply_reinstated(tournament, *player);
            let seated = Seated { player: *player, to: *seat, waits_one_hand: *waits_one_hand };
            finishes::apply_reinstated(tournament, *player);
            seating::apply_player_seated(tournament, seated);
            penalties::apply_reinstated(tournament, *player);
        }
        Event::ReinstatedUnseated { player } => {
            days::apply_reinstated(tournament, *player);
            finishes::apply_reinstated(tournament, *player);
            entries::apply_alternates(tournament, &[*player]);
            penalties::apply_reinstated(tournament, *player);
        }
        Event::ColorUpWaived { values, .. } => chips::apply_color_up_waived(tournament, values),
        Event::BustCorrected { player, at, level, stack, by, hand, of, elsewhere } => {
            let correction = BustCorrection {
                moment: Moment { at: *at, level: *level },
                stack: *stack,
                by,
                hand: *hand,
                of: *of,
                elsewhere: *elsewhere,
            };
            finishes::apply_bust_corrected(tournament, *player, correction);
        }

        Event::ChipsRaced { steps, tables, .. } => {
            chips::apply_chips_raced(tournament, steps, tables);
        }
        // At equal value: nobody's stack changes.
        Event::ChipsExchanged { remove, next, exchanges, .. } => {
            chips::apply_exchanged(tournament, *remove, *next, exchanges);
        }
        Event::LateChipsTaken { at: _, player, value, chips, smallest, paid } => {
            let (value, chips, smallest, paid) = (*value, *chips, *smallest, *paid);
            let late = LateChips { value, chips, smallest, paid };
            chips::apply_late_chips(tournament, *player, late);
        }
        Event::StacksCounted { stacks, at } => {
            chips::apply_stacks_counted(tournament, stacks, *at);
        }
        Event::ChipsForfeited { forfeited, .. } => chips::apply_forfeited(tournament, forfeited),
        Event::ChipsCorrected { player, chips, .. } => {
            chips::apply_chips_corrected(tournament, *player, *chips);
        }
        Event::CountBegun { at, level, occasion } => {
            chips::apply_count_begun(tournament, *at, *level, *occasion);
        }
        Event::CountEnded { at, result, tables } => {
            let ended = EndedCount { at: *at, result: *result, tables: tables.clone() };
            chips::apply_count_ended(tournament, ended);
        }

        Event::HandForHandStarted { at, tables, clock } => {
            pace::apply_started(tournament, *at, tables, *clock);
        }
        Event::TablesTicked { at, tables } => pace::apply_ticked(tournament, *at, tables),
        Event::HandOver { .. } | Event::OrbitOver { .. } | Event::LastHandsPlayed { .. } => {
            pace::apply_hand_over(tournament);
        }
        Event::HandForHandBegun { at, no, tables, posted } => {
            hands::apply_hand_for_hand_begun(tournament, *at, *no, tables, posted);
        }
        Event::HandForHandEnded { at } => pace::apply_hand_ended(tournament, *at),
        Event::OrbitBegun { at, no, tables, terms, clock } => {
            let orbit = Orbit { no: *no, terms: *terms };
            pace::apply_orbit_begun(tournament, *at, orbit, tables, *clock);
        }
        Event::OrbitForOrbitEnded { at } => pace::apply_orbits_ended(tournament, *at),
        Event::SoftHandForHandStarted { at, ahead, tables } => {
            pace::apply_soft_started(tournament, *at, *ahead, tables);
        }
        Event::HandsMarked { at, marks } => pace::apply_marked(tournament, *at, marks),
        Event::SoftHandForHandEnded { .. } => pace::apply_soft_ended(tournament),
        Event::LastHandsAnnounced { at, hands, tables, clock } => {
            pace::apply_last_hands(tournament, *at, *hands, tables, *clock);
        }
        Event::LastHandsEnded { .. } => pace::apply_last_hands_ended(tournament),
        Event::RandomHaltDrawn { draw, stage, from_mins, to_mins, mins_left, then, .. } => {
            let (from_mins, to_mins, mins_left) = (*from_mins, *to_mins, *mins_left);
            let (draw, stage, then) = (draw.clone(), *stage, *then);
            let halt = RandomHalt { draw, stage, from_mins, to_mins, mins_left, then };
            pace::apply_random_halt(tournament, halt);
        }
        Event::RandomHaltReached { .. } | Event::RandomHaltDropped { .. } => {
            pace::apply_random_halt_gone(tournament);
        }
        Event::TableHalted { at, table, short } => {
            pace::apply_stopped(tournament, *table, Stop { at: *at, short: *short });
        }
        Event::TableResumed { table, .. } => pace::apply_resumed(tournament, *table),

        Event::PlayerLeft { at, level, left, each, to, removed: _ } => {
            let moment = Moment { at: *at, level: *level };
            days::apply_player_left(tournament, moment, left, *each, to);
        }
        Event::DayEnded { at, .. } => days::apply_day_ended(tournament, *at),
        Event::NextDayScheduled { begins } => {
            days::apply_next_day_scheduled(tournament, *begins);
        }
        Event::StacksBagged { bags } => days::apply_stacks_bagged(tournament, bags),
        Event::BagsSealed { at, counted, in_play, by, note } => {
            let (at, counted, in_play) = (*at, *counted, *in_play);
            let (by, note) = (by.clone(), note.clone());
            days::apply_bags_sealed(tournament, days::Seal { at, counted, in_play, by, note });
        }
        Event::DayBegun { at, day } => {
            days::apply_day_begun(tournament, *at, *day);
            pace::apply_day_begun(tournament);
        }
        Event::PlayersBroughtForward { day, flights, players, stacks: _ } => {
            days::apply_brought_forward(tournament, *day, flights, players);
        }

        Event::FloorCalled { at, table, note } => {
            rulings::apply_called(tournament, *at, *table, note);
        }
        Event::MessageShown { message, .. } => messages::apply_shown(tournament, message),
        Event::MessageTakenDown { .. } => messages::apply_taken_down(tournament),
        Event::FloorAnswered { table, .. } => rulings::apply_answered(tournament, *table),
        Event::RulingLogged { at, level, ruling } => {
            rulings::apply_logged(tournament, *at, *level, ruling);
        }

        Event::PenaltyGiven { at, level, player, seat, kind, hands, offense, note } => {
            let given = GivenPenalty {
                moment: Moment { at: *at, level: *level },
                player: *player,
                seat: *seat,
                kind: *kind,
                hands: *hands,
                offense: *offense,
                note,
            };
            penalties::apply_given(tournament, given);
        }
        Event::PlayerDisqualified { at, level, bust, offense, note } => {
            let moment = Moment { at: *at, level: *level };
            penalties::apply_disqualified(tournament, moment, bust, *offense, note);
        }
        Event::PenaltyLifted { penalty, lift, .. } => {
            penalties::apply_lifted(tournament, *penalty, *lift);
        }
        Event::PenaltyCorrected { penalty, left, .. } => {
            penalties::apply_corrected(tournament, *penalty, *left);
        }
        Event::HandCounted { table, posted, .. } => {
            hands::apply_hand_counted(tournament, *table, posted);
        }
        Event::PlayersCalledBack { players } => {
            penalties::apply_called_back(tournament, players);
        }
        Event::PlayersAbsent { at, players } => {
            penalties::apply_absent(tournament, *at, players);
        }
        Event::PlayersPresent { players } => penalties::apply_present(tournament, players),

        Event::PlayerClockCalled { at, level, player, seat, by, facing, times } => {
            let (player, seat, level) = (*player, *seat, *level);
            let (called_at, by, facing, times) = (*at, *by, *facing, *times);
            let clock = RunningClock { player, seat, called_at, level, by, facing, times };
            player_clock::apply_called(tournament, clock);
        }
        Event::PlayerClockSettled { at, table, player: _, facing, outcome, used_secs } => {
            let settled =
                Settlement { at: *at, facing: *facing, outcome: *outcome, used_secs: *used_secs };
            player_clock::apply_settled(tournament, *table, settled);
        }
        Event::ShotClockRanOut { at, level, player, seat, facing, outcome, secs } => {
            let settled = SettledClock {
                no: 0,
                at: *at,
                level: *level,
                player: *player,
                seat: *seat,
                kind: ClockKind::Shot,
                facing: *facing,
                outcome: *outcome,
                used_secs: *secs,
            };
            player_clock::apply_shot_clock_ran_out(tournament, settled);
        }
        Event::TimeCardUsed { at, player, seat, secs, left: _ } => {
            let card = PlayedCard { at: *at, player: *player, seat: *seat, secs: *secs };
            player_clock::apply_card_used(tournament, card);
        }
        Event::TimeCardsGiven { players, cards } => {
            player_clock::apply_cards_given(tournament, players, *cards);
        }

        Event::Charged { at, sale, buy_in, price, off, when, players } => {
            let (at, sale, off, when) = (*at, *sale, *off, *when);
            // A first entry is on the head before any hand, whenever it is charged.
            let after = if sale == Sale::Entry { 0 } else { tournament.finishes.orders };
            let new = NewCharge { at, sale, buy_in, price, off, when, after };
            players.iter().for_each(|player| tournament.money.charge_one(*player, new));
        }
        Event::PaymentTaken { player, amount, .. } => {
            tournament.money.take_payment(*player, *amount);
        }
        Event::DebtSettled { player, how, amount, of_pool, .. } => {
            tournament.money.settle_debt(*player, *how, *amount, *of_pool);
        }
        Event::ChargeVoided { player, no, kept, .. } => {
            tournament.money.void(*player, *no, *kept);
        }
        Event::ChargeCorrected { player, no, buy_in, price, off, paid, .. } => {
            tournament.money.correct(*player, *no, buy_in, price, *off, *paid);
        }
        Event::CashCorrected { amount, .. } => {
            tournament.money.book(MoneyColumn::Corrected, *amount);
        }
        Event::PrizeSet { place, amount } => tournament.money.set_prize(*place, *amount),
        Event::PayoutsFixed { at, pool, entries, prizes } => {
            let (at, pool, entries, prizes) = (*at, *pool, *entries, Arc::clone(prizes));
            tournament.money.fixed = Some(FixedPayouts { at, pool, entries, prizes });
        }
        Event::PayoutsFreed { .. } => tournament.money.fixed = None,
        Event::PaidOut { player, what, amount, .. } => {
            winnings::apply_paid(tournament, *player, *what, signed(*amount));
        }
        Event::PayoutTakenBack { player, what, amount, .. } => {
            winnings::apply_paid(tournament, *player, *what, -signed(*amount));
        }
        Event::DealMade { at, method, shares, kept, then, off } => {
            let (at, method, kept, then, off) = (*at, *method, *kept, *then, *off);
            let deal = Deal { at, method, shares: shares.clone(), kept, then, off };
            winnings::apply_deal_made(tournament, Some(deal));
        }
        Event::DealDropped { .. } => winnings::apply_deal_made(tournament, None),
        Event::EnvelopesSealed { at, list } => {
            winnings::apply_envelopes_sealed(tournament, *at, list);
        }
        Event::EnvelopeDrawn { player, no, .. } => {
            winnings::apply_envelope_drawn(tournament, *player, *no);
        }
        Event::BountySettled { player, to, amount, .. } => {
            winnings::apply_bounty_settled(tournament, *player, *to, *amount);
        }
    }
    player_clock::forget_gone(tournament);
}
