//! It happened: one line for every event. Nothing here can fail or ask.

use crate::button::{apply_button_set, apply_hand_begun, apply_tracked};
use crate::chips::{self, EndedCount};
use crate::clock::{Setting, apply_set};
use crate::days;
use crate::entries::{self, Registration};
use crate::event::Event;
use crate::finishes;
use crate::pace::{self, RandomHalt, Stop};
use crate::penalties;
use crate::player_clock::{self, ClockKind, PlayedCard, RunningClock, SettledClock};
use crate::rulings::apply_logged;
use crate::seating;
use crate::tournament::Tournament;

/// Lets an event have happened.
pub fn apply(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::TournamentCreated { settings, structure, seed } => {
            tournament.is_created = true;
            tournament.settings = (**settings).clone();
            tournament.structure = structure.clone();
            tournament.seed = *seed;
        }
        Event::SettingsChanged { settings } => tournament.settings = (**settings).clone(),
        Event::StructureSet { structure } => tournament.structure = structure.clone(),
        Event::ClockSet { at, stage, elapsed_millis, run, change: _ } => {
            let (at, stage, run) = (*at, *stage, *run);
            apply_set(tournament, Setting { at, stage, elapsed_millis: *elapsed_millis, run });
        }
        Event::ButtonSet { at, table, state } => {
            apply_button_set(tournament, *at, *table, *state);
        }
        Event::ButtonDrawn { at, draw, button } => {
            seating::apply_draw(tournament, draw);
            seating::apply_button_drawn(tournament, *at, *button);
        }
        Event::ButtonTracked { table } => apply_tracked(tournament, *table, true),
        Event::ButtonUntracked { table } => apply_tracked(tournament, *table, false),
        Event::HandBegun { at, table, state, not_dealt, posted, .. } => {
            apply_hand_begun(tournament, *at, *table, *state, not_dealt);
            penalties::apply_posted(tournament, posted);
            penalties::apply_hand_began(tournament, *table);
            player_clock::apply_hand_began(tournament, *table);
        }
        Event::BustedOut { at, level, busts, by, hand } => {
            finishes::apply_busted_out(tournament, *at, *level, (busts, *hand), by);
        }
        Event::Reinstated { player, seat } => {
            finishes::apply_reinstated(tournament, *player, *seat);
            penalties::apply_reinstated(tournament, *player);
        }
        Event::BustCorrected { player, at, level, stack, by, hand } => {
            let when = (*at, *level, *hand);
            finishes::apply_bust_corrected(tournament, *player, when, *stack, by);
        }
        Event::ChipsRaced { steps, draw, tables, .. } => {
            chips::apply_chips_raced(tournament, steps, tables, draw.as_ref());
        }
        // At equal value: nobody's stack changes.
        Event::ChipsExchanged { remove, next, exchanges, .. } => {
            chips::apply_exchanged(tournament, (*remove, *next), exchanges);
        }
        Event::LateChipsTaken { player, value, chips: given, smallest, paid, .. } => {
            chips::apply_late_chips(tournament, *player, (*value, *given), (*smallest, *paid));
        }
        Event::PlayerLeft { .. }
        | Event::DayEnded { .. }
        | Event::StacksBagged { .. }
        | Event::BagsSealed { .. }
        | Event::DayBegun { .. }
        | Event::PlayersBroughtForward { .. } => apply_days(tournament, event),
        Event::RulingLogged { at, level, ruling } => {
            apply_logged(tournament, *at, *level, ruling);
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
        Event::PenaltyGiven { .. }
        | Event::PlayerDisqualified { .. }
        | Event::PenaltyLifted { .. }
        | Event::PenaltyCorrected { .. }
        | Event::HandCounted { .. }
        | Event::PlayersCalledBack { .. }
        | Event::PlayersAbsent { .. }
        | Event::PlayersPresent { .. } => apply_penalties(tournament, event),
        Event::PlayersRegistered { .. }
        | Event::PlayerRenamed { .. }
        | Event::PlayersWithdrawn { .. }
        | Event::ReEntered { .. }
        | Event::RebuyTaken { .. }
        | Event::AddOnTaken { .. }
        | Event::AlternatesQueued { .. }
        | Event::NeedSet { .. }
        | Event::PairKeptApart { .. }
        | Event::PairFreed { .. }
        | Event::PlayerLocked { .. }
        | Event::PlayerUnlocked { .. }
        | Event::RegistrationClosed
        | Event::RegistrationOpened => apply_entries(tournament, event),
        Event::TablesAdded { .. }
        | Event::TableRemoved { .. }
        | Event::SeatClosed { .. }
        | Event::SeatOpened { .. }
        | Event::SeatsDrawn { .. }
        | Event::PlayerSeated { .. }
        | Event::PlayersMoved { .. }
        | Event::TableBroken { .. }
        | Event::Redrawn { .. }
        | Event::BreakOrderSet { .. }
        | Event::MovesCompleted { .. }
        | Event::TablesPlaced { .. }
        | Event::HaltWaived { .. } => apply_seating(tournament, event),
        Event::HandForHandStarted { .. }
        | Event::TablesTicked { .. }
        | Event::HandOver { .. }
        | Event::HandForHandBegun { .. }
        | Event::HandForHandEnded { .. }
        | Event::LastHandsAnnounced { .. }
        | Event::LastHandsPlayed { .. }
        | Event::LastHandsEnded { .. }
        | Event::RandomHaltDrawn { .. }
        | Event::RandomHaltReached { .. }
        | Event::RandomHaltDropped { .. }
        | Event::TableHalted { .. }
        | Event::TableResumed { .. } => apply_pace(tournament, event),
        Event::PlayerClockCalled { .. }
        | Event::PlayerClockSettled { .. }
        | Event::ShotClockRanOut { .. }
        | Event::TimeCardUsed { .. }
        | Event::TimeCardsGiven { .. } => apply_player_clock(tournament, event),
    }
    pace::apply_after(tournament, event);
    player_clock::forget_gone(tournament);
}

fn apply_pace(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::HandForHandStarted { at, tables, clock } => {
            pace::apply_started(tournament, *at, tables, *clock);
        }
        Event::TablesTicked { at, tables } => pace::apply_ticked(tournament, *at, tables),
        Event::HandOver { .. } | Event::LastHandsPlayed { .. } => {
            pace::apply_hand_over(tournament);
        }
        Event::HandForHandBegun { at, no, tables, posted } => {
            pace::apply_hand_begun(tournament, *at, *no, (tables, posted));
        }
        Event::HandForHandEnded { at } => pace::apply_hand_ended(tournament, *at),
        Event::LastHandsAnnounced { at, hands, tables, clock } => {
            pace::apply_last_hands(tournament, *at, *hands, (tables, *clock));
        }
        Event::LastHandsEnded { .. } => pace::apply_last_hands_ended(tournament),
        Event::RandomHaltDrawn { draw, stage, from_mins, to_mins, mins_left, .. } => {
            let (from_mins, to_mins, mins_left) = (*from_mins, *to_mins, *mins_left);
            let (draw, stage) = (draw.clone(), *stage);
            let halt = RandomHalt { draw, stage, from_mins, to_mins, mins_left };
            pace::apply_random_halt(tournament, halt);
        }
        Event::RandomHaltReached { .. } | Event::RandomHaltDropped { .. } => {
            pace::apply_random_halt_gone(tournament);
        }
        Event::TableHalted { at, table, short } => {
            pace::apply_stopped(tournament, *table, Stop { at: *at, short: *short });
        }
        Event::TableResumed { table, .. } => pace::apply_resumed(tournament, *table),
        _ => {}
    }
}

fn apply_player_clock(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::PlayerClockCalled { at, level, player, seat, by, facing, times } => {
            let (player, seat, level) = (*player, *seat, *level);
            let (called_at, by, facing, times) = (*at, *by, *facing, *times);
            let clock = RunningClock { player, seat, called_at, level, by, facing, times };
            player_clock::apply_called(tournament, clock);
        }
        Event::PlayerClockSettled { at, table, player: _, facing, outcome, used_secs } => {
            let used = *used_secs;
            player_clock::apply_settled(tournament, *at, *table, *facing, *outcome, used);
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
        _ => {}
    }
}

fn apply_entries(tournament: &mut Tournament, event: &Event) {
    match event {
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
        Event::AlternatesQueued { players } => entries::apply_alternates(tournament, players),
        Event::NeedSet { player, need } => entries::apply_need(tournament, *player, *need),
        Event::PairKeptApart { players } => entries::apply_apart(tournament, *players, true),
        Event::PairFreed { players } => entries::apply_apart(tournament, *players, false),
        Event::PlayerLocked { player } => entries::apply_lock(tournament, *player, true),
        Event::PlayerUnlocked { player } => entries::apply_lock(tournament, *player, false),
        Event::RegistrationClosed => {
            entries::apply_registration(tournament, Registration::Closed);
        }
        Event::RegistrationOpened => entries::apply_registration(tournament, Registration::Open),
        _ => {}
    }
}

fn apply_days(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::PlayerLeft { at, level, left, each, to, removed: _ } => {
            days::apply_player_left(tournament, (*at, *level), left, *each, to);
        }
        Event::DayEnded { at, .. } => days::apply_day_ended(tournament, *at),
        Event::StacksBagged { bags } => days::apply_stacks_bagged(tournament, bags),
        Event::BagsSealed { at, counted, in_play, by, note } => {
            let (at, counted, in_play) = (*at, *counted, *in_play);
            let (by, note) = (by.clone(), note.clone());
            days::apply_bags_sealed(tournament, days::Seal { at, counted, in_play, by, note });
        }
        Event::DayBegun { at, day } => days::apply_day_begun(tournament, *at, *day),
        Event::PlayersBroughtForward { day, flights, players, stacks: _ } => {
            days::apply_brought_forward(tournament, *day, flights, players);
        }
        _ => {}
    }
}

fn apply_seating(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::TablesAdded { tables, tracked } => {
            seating::apply_tables_added(tournament, tables, tracked);
        }
        Event::TableRemoved { table } => seating::apply_table_removed(tournament, *table),
        Event::SeatClosed { at } => seating::apply_seat_closed(tournament, *at),
        Event::SeatOpened { at } => seating::apply_seat_opened(tournament, *at),
        Event::SeatsDrawn { draw, seats } => {
            seating::apply_seats_drawn(tournament, draw, seats);
        }
        Event::PlayerSeated { seated } => seating::apply_player_seated(tournament, *seated),
        Event::PlayersMoved { at, moves } => seating::apply_moved(tournament, *at, moves),
        Event::TableBroken { at, table, draw, moves } => {
            seating::apply_table_broken(tournament, *at, *table, draw, moves);
        }
        Event::Redrawn { at, draw, seats, closed, buttons, tracked } => {
            seating::apply_redrawn(tournament, draw, seats, closed);
            for button in buttons {
                seating::apply_button_drawn(tournament, *at, *button);
            }
            tracked.iter().for_each(|table| apply_tracked(tournament, *table, true));
        }
        Event::BreakOrderSet { tables } => seating::apply_break_order(tournament, tables),
        Event::MovesCompleted { players } => {
            seating::apply_moves_completed(tournament, players);
        }
        Event::HaltWaived { table, .. } => seating::apply_halt_waived(tournament, *table),
        Event::TablesPlaced { places } => seating::apply_tables_placed(tournament, places),
        _ => {}
    }
}

fn apply_penalties(tournament: &mut Tournament, event: &Event) {
    match event {
        Event::PenaltyGiven { at, level, player, seat, kind, hands, offense, note } => {
            let (when, who, what) = ((*at, *level), (*player, *seat), (*kind, *hands));
            penalties::apply_given(tournament, when, who, what, (*offense, note));
        }
        Event::PlayerDisqualified { at, level, bust, offense, note } => {
            penalties::apply_disqualified(tournament, (*at, *level), bust, (*offense, note));
        }
        Event::PenaltyLifted { penalty, lift, .. } => {
            penalties::apply_lifted(tournament, *penalty, *lift);
        }
        Event::PenaltyCorrected { penalty, left, .. } => {
            penalties::apply_corrected(tournament, *penalty, *left);
        }
        Event::HandCounted { table, posted, .. } => {
            penalties::apply_posted(tournament, posted);
            penalties::apply_hand_began(tournament, *table);
        }
        Event::PlayersCalledBack { players } => {
            penalties::apply_called_back(tournament, players);
        }
        Event::PlayersAbsent { at, players } => {
            penalties::apply_absent(tournament, *at, players);
        }
        Event::PlayersPresent { players } => penalties::apply_present(tournament, players),
        _ => {}
    }
}
