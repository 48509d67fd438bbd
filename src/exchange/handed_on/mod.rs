//! Structures and payouts as files that somebody hands on: read from RON as they are written here,
//! or from a table of any program, and written so that another house reads them again.

mod cells;
mod chip_lines;
mod chips;
mod choice_of_table;
mod grid;
mod lengths;
mod lines;
mod look;
mod messages;
mod payouts;
mod problem;
mod questions;
mod results;
mod saved_evenings;
mod sign_up;
mod stages;
mod titles;

pub use choice_of_table::{ListOpened, open_list};
pub use look::{ListColumn, ListLook};
pub use payouts::PayoutSheet;
pub use questions::{ListAnswer, ListNote, ListQuestion, ListTold, Taken, usual_secs};
pub(crate) use results::{ResultList, ResultRow};

pub use messages::{handed_on_said, list_note_said, list_question_said, sheet_problem_said};
pub use problem::{HandedOnError, SheetFault, SheetProblem};
pub(crate) use saved_evenings::{is_saved, saved_people};
pub use sign_up::sign_up_list;
pub(crate) use sign_up::{kind_of, players_of};
pub(crate) use titles::{antes_told, game as game_named};
pub use titles::{check_told_of_evening, chip_meanings, payout_meanings, stage_meanings};

use crate::template::{ron_error, ron_options};
use chips::chips_of;
use choice_of_table::bytes_of;
use engine::Tournament;
use engine::chips::ChipSet;
use engine::command::Command;
use engine::money::{Field, entries_sold, payouts, prize_pool};
use engine::refusal::Refusal;
use engine::structure::{Stage, Structure};
use engine::values::Money;
use payouts::{payouts_of, template};
use results::results_of;
use rulebook::PayoutTemplate;
use serde::{Deserialize, Serialize};
use stages::structure_of;
use std::io;
use std::path::Path;
use titles::{chip_column, payout_column, result_column, stage_column};

/// A structure as it stands in a file; of a whole template it is what is read.
#[derive(Serialize, Deserialize)]
struct Stages {
    stages: Vec<Stage>,
}

/// The structure in a file: RON, a template among them, or a table.
///
/// # Errors
/// Where it cannot be read, or something in it is wrong; then all of that is told.
pub fn read_structure(path: &Path, told: &ListTold) -> Result<Taken<Structure>, HandedOnError> {
    look_at_structure(&bytes_of(path)?, told)?.taken()
}

/// The structure in bytes, or in a text that was typed or pasted, as far as it is read.
///
/// # Errors
/// Where it is no list of levels at all, or it is open which list is meant.
pub fn look_at_structure(
    bytes: &[u8],
    told: &ListTold,
) -> Result<ListLook<Structure>, HandedOnError> {
    let list = open_list(bytes, told, |title| stage_column(title).is_some())?;
    if is_ron(&list.text) {
        let read: Stages = ron_options().from_str(&list.text).map_err(of_ron)?;
        return Ok(ListLook::whole(Structure { stages: read.stages }));
    }
    list.read(|text| structure_of(text, told))
}

/// The payouts in a file: a template in RON, or a table in which amounts have `digits` decimals.
///
/// # Errors
/// Where it cannot be read, or something in it is wrong; then all of that is told.
pub fn read_payouts(
    path: &Path,
    digits: u8,
    told: &ListTold,
) -> Result<Taken<PayoutSheet>, HandedOnError> {
    look_at_payouts(&bytes_of(path)?, &slug_of(path), digits, told)?.taken()
}

/// The payouts in bytes or in a typed or pasted text, as far as read; a template is named `slug`.
///
/// # Errors
/// Where it is no list of payouts at all, or it is open which list is meant.
pub fn look_at_payouts(
    bytes: &[u8],
    slug: &str,
    digits: u8,
    told: &ListTold,
) -> Result<ListLook<PayoutSheet>, HandedOnError> {
    let list = open_list(bytes, told, |title| payout_column(title).is_some())?;
    if !is_ron(&list.text) {
        return list.read(|text| payouts_of(text, slug, digits, told));
    }
    let read: PayoutTemplate = ron_options().from_str(&list.text).map_err(of_ron)?;
    if !is_payable(&read) {
        return Err(HandedOnError::Unpayable);
    }
    Ok(ListLook::whole(PayoutSheet::Template(read)))
}

/// The chips of a house in bytes, or in a text that was typed or pasted, as far as they are read.
///
/// # Errors
/// Where it is no list of chips at all, or it is open which list is meant.
pub fn look_at_chips(bytes: &[u8], told: &ListTold) -> Result<ListLook<ChipSet>, HandedOnError> {
    let list = open_list(bytes, told, |title| chip_column(title).is_some())?;
    list.read(|text| chips_of(text, told))
}

/// The chips of a house in a file.
///
/// # Errors
/// Where it cannot be read, or something in it is wrong; then all of that is told.
pub fn read_chips(path: &Path, told: &ListTold) -> Result<Taken<ChipSet>, HandedOnError> {
    look_at_chips(&bytes_of(path)?, told)?.taken()
}

/// The results in a table, in which prizes have so many digits after the point.
///
/// # Errors
/// Where it cannot be read, or something in it is wrong; then all of that is told.
pub(crate) fn read_results(
    path: &Path,
    digits: u8,
    told: &ListTold,
) -> Result<Taken<ResultList>, HandedOnError> {
    let list = open_list(&bytes_of(path)?, told, |title| result_column(title).is_some())?;
    list.read(|text| results_of(text, digits, told))?.taken()
}

/// The command that has an event pay by these payouts.
///
/// Amounts become the proportion that they stand in, which the pool is shared by; where there is a
/// pool, they must be what comes of that.
///
/// # Errors
/// Where the event has no prices, or amounts are not what its pool would be shared into.
pub fn pays_by(
    tournament: &Tournament,
    sheet: &PayoutSheet,
    path: &Path,
) -> Result<Command, PaysByError> {
    let mut settings = tournament.settings().clone();
    let Some(terms) = settings.money.as_mut() else {
        return Err(PaysByError::Refused(Refusal::NoPrices));
    };
    match sheet {
        PayoutSheet::Template(template) => terms.payouts.template = template.clone(),
        PayoutSheet::Amounts(amounts) => {
            let shares: Vec<u64> = amounts.iter().map(|amount| amount.0).collect();
            terms.payouts.template = template(&slug_of(path), &[(1, shares)]);
            let pool = prize_pool(tournament).map_or(Money::ZERO, |pool| pool.total);
            let entries = entries_sold(tournament);
            let field = Field { entries, finishers: tournament.entries().taking_part() };
            let set = tournament.money().set_by_hand();
            let shared = payouts(&terms.payouts, pool, field, set);
            if !pool.is_zero() && shared.as_ref() != Ok(amounts) {
                let sum = amounts.iter().copied().sum();
                return Err(PaysByError::HandedOn(HandedOnError::AmountsOff { sum, pool }));
            }
        }
    }
    Ok(Command::ChangeSettings { settings: Box::new(settings) })
}

/// Why an event cannot pay by payouts.
#[derive(Debug)]
pub enum PaysByError {
    /// A fact of the event is in the way.
    Refused(Refusal),
    /// The payouts are not for it.
    HandedOn(HandedOnError),
}

/// A structure as a file that [`read_structure`] reads.
///
/// # Errors
/// Where it cannot be written down.
pub fn structure_text(structure: &Structure) -> io::Result<String> {
    written(&Stages { stages: structure.stages.clone() })
}

/// A template of payouts as a file that [`read_payouts`] reads.
///
/// # Errors
/// Where it cannot be written down.
pub fn payouts_text(template: &PayoutTemplate) -> io::Result<String> {
    written(template)
}

fn written(value: &impl Serialize) -> io::Result<String> {
    let pretty = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(3);
    let text = ron_options().to_string_pretty(value, pretty).map_err(io::Error::other)?;
    Ok(text + "\n")
}

/// Whether a text is RON and no table: a structure, or a remark above it.
fn is_ron(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    // A message may number its levels: `(1) 25/50`.
    let within = text.strip_prefix('(').map(str::trim_start);
    let is_list = within.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()));
    is_list || text.starts_with("//")
}

fn of_ron(error: ron::error::SpannedError) -> HandedOnError {
    let (line, column, what) = ron_error(&error);
    HandedOnError::Ron { line, column, what }
}

/// What payouts of this file are called: its name in small letters with hyphens.
fn slug_of(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let words: Vec<&str> =
        stem.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let slug: String = words.join("-").chars().take(40).collect();
    if slug.is_empty() { "own".to_owned() } else { slug }
}

/// Whether a template shares something, never nothing and never more for a later place.
fn is_payable(template: &PayoutTemplate) -> bool {
    let PayoutTemplate { slug: _, lines, between: _, curve, is_satellite } = template;
    let is_falling = |weights: &[u32]| weights.is_sorted_by(|one, next| one >= next);
    let shares = lines.iter().all(|line| {
        let weights = line.weights.as_slice();
        !weights.is_empty() && !weights.contains(&0) && is_falling(weights)
    });
    let in_order = lines.is_sorted_by(|one, next| one.entries < next.entries);
    (*is_satellite || !lines.is_empty() || curve.is_some()) && shares && in_order
}
