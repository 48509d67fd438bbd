//! What can be asked of the settings, and why it is refused.

use crate::ask::Ask;
use crate::chips::check_chip_set;
use crate::clock::Reading;
use crate::event::{ClockChange, Event};
use crate::money::{MoneyTerms, TieShares};
use crate::pace::{HAND_SECS_MAX, LEVEL_HANDS_MAX, check_ways};
use crate::player_clock::SECS_MAX;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::retrack;
use crate::settings::money::{check_change, check_levels, check_money};
use crate::settings::{CHIPS_SOLD_MAX, EarlyBreaks, GapRule, Settings};
use crate::structure::{Structure, check_structure};
use crate::tournament::Tournament;
use crate::values::{Chips, SeatSet};
use points::{Formula, FormulaError, Scope};

/// Makes the tournament.
///
/// # Errors
/// Where it was made, or the settings or the structure cannot be played.
pub fn decide_create(
    tournament: &Tournament,
    settings: &Settings,
    structure: &Structure,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.is_created, Refusal::TournamentExists);
    check_settings(settings)?;
    check_balance(&settings.seating.balance)?;
    check_structure(structure)?;
    check_levels(None, settings, structure)?;
    Ok(vec![Event::TournamentCreated {
        settings: Box::new(with_ties(None, settings)),
        structure: structure.clone(),
        seed: ask.chance.seed(),
    }])
}

/// Changes name, rules, terms.
///
/// # Errors
/// If the settings cannot be played, or levels are counted in hands while tables wait another way.
pub fn decide_change(
    tournament: &Tournament,
    settings: &Settings,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    check_settings(settings)?;
    // What an older program let pass does not hold up other changes.
    if settings.seating.balance != tournament.settings.seating.balance {
        check_balance(&settings.seating.balance)?;
    }
    let before = tournament.settings.money.as_ref();
    check_levels(before, settings, tournament.structure())?;
    check_change(&tournament.settings, settings, tournament.money())?;
    let hands = settings.pace.level_hands;
    let has_changed = hands != tournament.settings.pace.level_hands;
    if hands.is_some() && has_changed {
        check_ways(tournament)?;
    }
    let settings_after = with_ties(before, settings);
    let mut events = vec![Event::SettingsChanged { settings: Box::new(settings_after) }];
    let tracking = settings.seating.button_tracking;
    if tracking != tournament.settings.seating.button_tracking {
        events.extend(retrack(tournament, tracking));
    }
    let waits_change = settings.waits() != tournament.settings.waits();
    if (has_changed || waits_change) && tournament.clock.is_started() {
        // What is gone stays gone, and is counted anew from here.
        let Reading { stage, elapsed_millis, run, starts_at, .. } = tournament.reading(ask.at);
        let change = match has_changed {
            true => ClockChange::LevelsLast { hands },
            false => ClockChange::WaitsChanged,
        };
        let at = starts_at.unwrap_or(ask.at);
        events.push(Event::ClockSet { at, stage, elapsed_millis, run, change });
    }
    Ok(events)
}

/// The settings with a rule for shared places where they name none: the one that held, so that
/// nothing that is due changes, and in an event that gets its prices the usual one.
fn with_ties(before: Option<&MoneyTerms>, settings: &Settings) -> Settings {
    let mut settings = settings.clone();
    if let Some(terms) = settings.money.as_mut().filter(|terms| terms.ties.is_none()) {
        terms.ties = match before {
            Some(before) => before.ties,
            None => Some(TieShares::default()),
        };
    }
    settings
}

/// Whether an event can count for a league as it is to.
///
/// # Errors
/// Where a text is too long, or the formula for points cannot be read.
fn check_league(settings: &Settings) -> Result<(), Refusal> {
    let texts = [
        (&settings.description, Settings::DESCRIPTION_MAX),
        (&settings.notes, Settings::DESCRIPTION_MAX),
        (&settings.league, Settings::LEAGUE_MAX),
        (&settings.season, Settings::LEAGUE_MAX),
    ];
    for (text, most) in texts {
        let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
        refuse_if!(letters > most, Refusal::SettingTooLong { most });
    }
    if settings.points_formula.trim().is_empty() {
        return Ok(());
    }
    let read = Formula::read(&settings.points_formula, Scope::Event);
    read.map(drop).map_err(|FormulaError { place, wrong }| Refusal::FormulaUnreadable {
        line: place.line,
        column: place.column,
        wrong,
    })
}

/// Whether each line of how far apart sizes may be can ever count: the first that fits does.
///
/// # Errors
/// Where a line stands below one that holds for as few tables.
fn check_balance(lines: &[GapRule]) -> Result<(), Refusal> {
    for (line, next) in lines.iter().zip(lines.iter().skip(1)) {
        let (tables_min, before) = (next.tables_min, line.tables_min);
        refuse_if!(tables_min >= before, Refusal::BalanceLineUnused { tables_min, before });
    }
    Ok(())
}

fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    refuse_if!(settings.name.trim().is_empty(), Refusal::NameMissing);
    let seats = settings.seating.seats_per_table;
    refuse_if!(!(2..=SeatSet::SEAT_MAX).contains(&seats), Refusal::SeatCountImpossible { seats });
    if let Some(seats) = settings.seating.final_table_size.filter(|seats| *seats < 2) {
        return Err(Refusal::SeatCountImpossible { seats });
    }
    if let EarlyBreaks::ShareOpen(percent) = settings.seating.early_breaks {
        refuse_if!(percent > 100, Refusal::ShareImpossible { percent });
    }
    let is_odd = |secs: u32| secs == 0 || secs > SECS_MAX;
    let pace = &settings.pace;
    if pace.shot_clock_secs.is_some_and(is_odd) || is_odd(pace.time_card_secs) {
        return Err(Refusal::PlayerClockTimes { most: SECS_MAX });
    }
    let entries = &settings.entries;
    refuse_if!(entries.starting_chips == Chips::ZERO, Refusal::StartingChipsMissing);
    let sold = [Some(entries.starting_chips), entries.rebuy_chips, entries.add_on_chips];
    if let Some(chips) = sold.into_iter().flatten().find(|chips| *chips > CHIPS_SOLD_MAX) {
        return Err(Refusal::ChipsTooMany { chips, most: CHIPS_SOLD_MAX });
    }
    check_chip_set(&settings.chip_set)?;
    settings.money.as_ref().map_or(Ok(()), check_money)?;
    check_league(settings)?;
    if let Some(hands) = settings.pace.level_hands {
        let (is_possible, most) = ((1..=LEVEL_HANDS_MAX).contains(&hands), LEVEL_HANDS_MAX);
        refuse_if!(!is_possible, Refusal::LevelHandsImpossible { hands, most });
    }
    let secs = settings.pace.hand_for_hand_secs;
    refuse_if!(secs > HAND_SECS_MAX, Refusal::HandSecsTooMany { secs, most: HAND_SECS_MAX });
    Ok(())
}
