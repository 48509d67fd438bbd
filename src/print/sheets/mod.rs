//! Everything that can be printed: a file for each sheet, and a line in [`SHEETS`].

pub mod bag_tags;
pub mod cash;
pub mod chip_race;
pub mod color_ups;
pub mod count_sheets;
pub mod deal;
pub mod house_rules;
mod leaflet;
pub mod level_chart;
pub mod move_slips;
pub mod payout_slips;
pub mod penalty_notices;
pub mod prizes;
pub mod receipts;
pub mod results;
pub mod rulings;
pub mod seat_cards;
pub mod seating_by_name;
pub mod seating_by_table;
pub mod table_card;

use crate::sheet::Sheet;

/// Every sheet, in the order in which they are offered.
///
/// The terminal, the screen and the names of files follow from it.
pub static SHEETS: [&Sheet; 19] = [
    &seat_cards::SHEET,
    &seating_by_name::SHEET,
    &seating_by_table::SHEET,
    &move_slips::SHEET,
    &rulings::SHEET,
    &house_rules::SHEET,
    &chip_race::SHEET,
    &penalty_notices::SHEET,
    &bag_tags::SHEET,
    &count_sheets::SHEET,
    &color_ups::SHEET,
    &level_chart::SHEET,
    &table_card::SHEET,
    &results::SHEET,
    &prizes::SHEET,
    &payout_slips::SHEET,
    &receipts::SHEET,
    &deal::SHEET,
    &cash::SHEET,
];
