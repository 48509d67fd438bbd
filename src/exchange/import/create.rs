//! The act that makes the tournament: everything that was chosen for the evening.

use super::chips::{check_stack, chip_set_of};
use super::error::ImportError;
use super::history::History;
use super::league::note_league;
use super::place_prizes::place_prizes;
use super::prices::{Prices, sale_of};
use super::remark::{RemarkKind, Remarks};
use super::shares::{Share, shares_of};
use super::stages::structure_of;
use crate::handed_on::{ListTold, antes_told};
use engine::Command;
use engine::chips::ChipSet;
use engine::settings::{
    ButtonTracking, EntryTerms, GapRule, Limit, Origin, PaceTerms, SeatingTerms, Settings,
    StageStart,
};
use engine::structure::Structure;
use engine::values::{Chips, LevelNo, Money, Sale, Timestamp};
use tdt::{TdtEvent, TdtPurchase, TdtSale};
use words::Words;

/// The tournament as it was chosen, with its prices and what each place was paid.
pub(super) struct Chosen {
    pub(super) create: Command,
    pub(super) prices: Prices,
    pub(super) prizes: Vec<Money>,
    pub(super) structure: Structure,
    /// What the last players got, where places do not say it.
    pub(super) shares: Vec<Share>,
}

/// The longest name that is shown, in letters.
const NAME_LETTERS_MAX: usize = 200;

/// What was chosen for an evening; its name where the file has none.
pub(super) fn chosen(
    event: &TdtEvent,
    history: &History<'_>,
    name: &str,
    told: &ListTold,
    words: &Words,
    remarks: &mut Remarks,
) -> Result<Chosen, ImportError> {
    let title = event.title.split_whitespace().collect::<Vec<_>>().join(" ");
    let title = if title.is_empty() { name.to_owned() } else { title };
    let structure = structure_of(&event.stages, antes_told(told), remarks);
    let prices = Prices::of(event, words, remarks)?;
    let prizes = place_prizes(event, prices.digits, remarks);
    let chip_set = chip_set_of(&event.chips, remarks);
    let entries = entry_terms(event, &structure, &chip_set, remarks);
    check_stack(&chip_set, entries.starting_chips, words, remarks);
    let tables = &event.tables;
    let seats_per_table = tables.tables.iter().map(|table| table.seats).max().unwrap_or(9);
    // Buttons are not in most files.
    let is_tracked =
        event.ended_at.is_none() && tables.tables.iter().any(|table| table.button.is_some());
    let seating = SeatingTerms {
        seats_per_table: seats_per_table.max(2),
        button_tracking: match is_tracked {
            true => ButtonTracking::default(),
            false => ButtonTracking::Never,
        },
        balance: vec![GapRule { tables_min: 0, gap: tables.gap.unwrap_or(1) }],
        ..SeatingTerms::default()
    };
    let pace = PaceTerms {
        places_paid: u32::try_from(prizes.len()).ok().filter(|places| *places > 0),
        after_breaks: match history.waits_after_breaks() {
            true => StageStart::ByFloor,
            false => StageStart::ByItself,
        },
        ..PaceTerms::default()
    };
    let mut settings = Settings {
        name: title.chars().take(NAME_LETTERS_MAX).collect(),
        entries,
        seating,
        chip_set,
        pace,
        money: prices.terms(event, &prizes, words, remarks),
        ..Settings::default()
    };
    note_league(&mut settings, event, words, remarks);
    if !event.uuid.is_empty() {
        let saved_at = event.modified_at.map(Timestamp);
        settings.origin = Some(Origin { id: event.uuid.clone(), saved_at });
    }
    let shares = shares_of(event, &prizes, prices.digits, remarks);
    let create =
        Command::CreateTournament { settings: Box::new(settings), structure: structure.clone() };
    Ok(Chosen { create, prices, prizes, structure, shares })
}

fn entry_terms(
    event: &TdtEvent,
    structure: &Structure,
    chip_set: &ChipSet,
    remarks: &mut Remarks,
) -> EntryTerms {
    let finances = &event.finances;
    let last_level = u16::try_from(structure.levels().count()).ok().map(LevelNo);
    let until = |sale: &TdtSale| match sale.last_round {
        Some(round) => Some(LevelNo(round)),
        None => last_level,
    };
    let buy_ins = event.players.iter().flat_map(|player| player.buy_ins.iter().enumerate());
    let chips = |bought: &TdtPurchase| bought.chips.unwrap_or_default();
    let bought: Vec<(Sale, u64)> =
        buy_ins.map(|(nth, one)| (sale_of(event, nth, &one.bought), chips(&one.bought))).collect();
    let was_sold = |sale| bought.iter().any(|(sold, _)| *sold == sale);
    let add_on_bought = event.players.iter().flat_map(|player| &player.add_ons).next();
    let add_on_chips = usual_chips(&finances.add_ons).or(add_on_bought.map(chips));
    let is_add_on_sold = finances.add_ons.is_sold || add_on_bought.is_some();
    EntryTerms {
        starting_chips: starting_chips(event, &bought, chip_set, remarks),
        late_registration_level_max: until(&finances.buy_ins),
        re_entries: if was_sold(Sale::ReEntry) { Limit::Unlimited } else { Limit::Never },
        rebuys: match (finances.rebuys.is_sold, finances.rebuys.per_player) {
            (false, _) => Limit::Never,
            (true, None) => Limit::Unlimited,
            (true, Some(most)) => u8::try_from(most).map_or(Limit::Unlimited, Limit::AtMost),
        },
        rebuy_chips: usual_chips(&finances.rebuys).map(Chips),
        rebuy_level_max: until(&finances.rebuys),
        add_on_chips: add_on_chips.filter(|_| is_add_on_sold).map(Chips),
        ..EntryTerms::default()
    }
}

/// The chips of the usual price of a sale.
fn usual_chips(sale: &TdtSale) -> Option<u64> {
    let usual = sale.profiles.get(sale.usual).or(sale.profiles.first());
    usual.map(|profile| profile.chips).filter(|chips| *chips > 0)
}

/// What an entry gets: as it was chosen, as somebody bought it, or as the chips of a stack add up.
fn starting_chips(
    event: &TdtEvent,
    bought: &[(Sale, u64)],
    chip_set: &ChipSet,
    remarks: &mut Remarks,
) -> Chips {
    let told = usual_chips(&event.finances.buy_ins);
    let entered = bought.iter().find(|(sale, chips)| *sale == Sale::Entry && *chips > 0);
    let known = told.or(entered.map(|(_, chips)| *chips)).map(Chips);
    known.unwrap_or_else(|| {
        remarks.name(RemarkKind::ChipsMissing, "");
        chip_set.stack().max(Chips(1))
    })
}
