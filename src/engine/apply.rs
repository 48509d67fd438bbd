//! It happened: one line for every event. Nothing here can fail or ask.

use crate::engine::button::{apply_button_set, apply_hand_begun, apply_tracked};
use crate::engine::chips::{self, EndedCount};
use crate::engine::clock::{Setting, apply_set};
use crate::engine::entries::{self, Registration};
use crate::engine::event::Event;
use crate::engine::finishes;
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
        Event::ChipsRaced { steps, draw, tables, .. } => {
            chips::apply_chips_raced(tournament, steps, tables, draw.as_ref());
        }
        // At equal value: nobody's stack changes.
        Event::ChipsExchanged { .. } => {}
        Event::LateChipsTaken { player, value, chips: given, smallest, paid, .. } => {
            chips::apply_late_chips(tournament, *player, (*value, *given), (*smallest, *paid));
        }
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
