//! It happened: one line for every event. Nothing here can fail or ask.

use crate::engine::button::{apply_button_set, apply_hand_begun, apply_tracked};
use crate::engine::clock::{Setting, apply_set};
use crate::engine::entries::{self, Registration};
use crate::engine::event::Event;
use crate::engine::finishes;
use crate::engine::player_clock::{self, ClockKind, PlayedCard, RunningClock, SettledClock};
use crate::engine::rulings::apply_logged;
use crate::engine::seating;
use crate::engine::tournament::Tournament;

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
        Event::HandBegun { at, table, state, not_dealt, .. } => {
            apply_hand_begun(tournament, *at, *table, *state, not_dealt);
            player_clock::apply_hand_began(tournament, *table);
        }
        Event::BustedOut { at, level, busts, by } => {
            finishes::apply_busted_out(tournament, *at, *level, busts, by);
        }
        Event::Reinstated { player, seat } => {
            finishes::apply_reinstated(tournament, *player, *seat);
        }
        Event::BustCorrected { player, at, level, stack, by } => {
            finishes::apply_bust_corrected(tournament, *player, (*at, *level), *stack, by);
        }
        Event::RulingLogged { at, level, ruling } => {
            apply_logged(tournament, *at, *level, ruling);
        }
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
        | Event::StacksCounted { .. }
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
        Event::PlayerClockCalled { .. }
        | Event::PlayerClockSettled { .. }
        | Event::ShotClockRanOut { .. }
        | Event::TimeCardUsed { .. }
        | Event::TimeCardsGiven { .. } => apply_player_clock(tournament, event),
    }
    player_clock::forget_gone(tournament);
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
        }
        Event::RebuyTaken { player, chips, seat } => {
            entries::apply_rebuy(tournament, *player, *chips, *seat);
        }
        Event::AddOnTaken { player, chips } => entries::apply_add_on(tournament, *player, *chips),
        Event::AlternatesQueued { players } => entries::apply_alternates(tournament, players),
        Event::NeedSet { player, need } => entries::apply_need(tournament, *player, *need),
        Event::PairKeptApart { players } => entries::apply_apart(tournament, *players, true),
        Event::PairFreed { players } => entries::apply_apart(tournament, *players, false),
        Event::PlayerLocked { player } => entries::apply_lock(tournament, *player, true),
        Event::PlayerUnlocked { player } => entries::apply_lock(tournament, *player, false),
        Event::StacksCounted { stacks } => entries::apply_stacks_counted(tournament, stacks),
        Event::RegistrationClosed => {
            entries::apply_registration(tournament, Registration::Closed);
        }
        Event::RegistrationOpened => entries::apply_registration(tournament, Registration::Open),
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
        Event::HaltWaived { table } => seating::apply_halt_waived(tournament, *table),
        Event::TablesPlaced { places } => seating::apply_tables_placed(tournament, places),
        _ => {}
    }
}
