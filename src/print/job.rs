//! What is to be printed: which list, of whom, on which paper.

use crate::letters::Letters;
use crate::occasion::{Desk, Occasion};
use crate::page::Page;
use crate::paper::Paper;
use crate::{
    Stopped, Watch, bag_tags, by_name, by_table, color_ups, count_sheets, leaflets, move_slips,
    penalty_notices, race_sheets, ruling_sheets, seat_cards,
};
use engine::log::Log;
use engine::values::Timestamp;
use reports::{
    self, BagLine, Choice, ColorUpSheet, CountSheet, MoveSlip, PenaltyLine, RaceSheetTable,
    RulingLine, SeatedTable, Sitter, WhichMoves,
};
use rulebook::RuleSet;
use std::sync::Arc;
use words::{Leaflet, Words};

/// Something that is handed out or put on a wall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Handout {
    /// A card for each player, with his table and seat.
    #[default]
    SeatCards,
    /// Everybody by name, to find oneself.
    SeatingByName,
    /// Every table with its seats.
    SeatingByTable,
    /// A slip for each player who moves.
    MoveSlips,
    /// What the floor ruled.
    Rulings,
    /// How this event plays where rulebooks differ.
    HouseRules,
    /// The chip race of each table.
    ChipRace,
    /// A notice of each penalty.
    PenaltyNotices,
    /// A tag for each bag.
    BagTags,
    /// Every table with a box for each stack, to be counted.
    CountSheets,
    /// Which chip goes when, what to bring, and a starting stack.
    ColorUps,
}

impl Handout {
    /// Every kind.
    pub const ALL: [Self; 11] = [
        Self::SeatCards,
        Self::SeatingByName,
        Self::SeatingByTable,
        Self::MoveSlips,
        Self::Rulings,
        Self::HouseRules,
        Self::ChipRace,
        Self::PenaltyNotices,
        Self::BagTags,
        Self::CountSheets,
        Self::ColorUps,
    ];

    /// The name by which files and the terminal call it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::SeatCards => "seat-cards",
            Self::SeatingByName => "seating-by-name",
            Self::SeatingByTable => "seating-by-table",
            Self::MoveSlips => "move-slips",
            Self::Rulings => "rulings",
            Self::HouseRules => "house-rules",
            Self::ChipRace => "chip-race",
            Self::PenaltyNotices => "penalty-notices",
            Self::BagTags => "bag-tags",
            Self::CountSheets => "count-sheets",
            Self::ColorUps => "color-ups",
        }
    }
}

/// In which order cards come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CardOrder {
    /// By table and seat, to be dealt out at the tables.
    #[default]
    Table,
    /// By name, to be handed out at the desk.
    Name,
}

/// Everything that is to be printed, as plain data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Job {
    /// A card for each of them.
    SeatCards(Vec<Sitter>),
    /// A list of them.
    SeatingByName(Vec<Sitter>),
    /// Each of these tables.
    SeatingByTable(Vec<SeatedTable>),
    /// A slip for each move.
    MoveSlips(Vec<MoveSlip>),
    /// What was ruled.
    Rulings(Vec<RulingLine>),
    /// These rules.
    HouseRules(RuleSet),
    /// The race of each of these tables.
    ChipRace(Vec<RaceSheetTable>),
    /// A notice of each of these penalties.
    PenaltyNotices(Vec<PenaltyLine>),
    /// A tag for each of these bags.
    BagTags(Vec<BagLine>),
    /// Each of these tables, to be counted.
    CountSheets(Vec<CountSheet>),
    /// When these chips go.
    ColorUps(Box<ColorUpSheet>),
    /// One answer, rule page or guide.
    Leaflet(Arc<Leaflet>),
}

impl Job {
    /// What is to be printed, from the tournament as it stands.
    #[must_use]
    pub fn of(
        log: &Log,
        now: Timestamp,
        handout: Handout,
        choice: &Choice,
        (moves, order): (WhichMoves, CardOrder),
    ) -> Self {
        let by_name = |mut sitters: Vec<Sitter>| {
            reports::sort_by_name(&mut sitters);
            sitters
        };
        match handout {
            Handout::SeatCards if order == CardOrder::Table => {
                Self::SeatCards(reports::sitters(log, choice))
            }
            Handout::SeatCards => Self::SeatCards(by_name(reports::sitters(log, choice))),
            Handout::SeatingByName => Self::SeatingByName(by_name(reports::sitters(log, choice))),
            Handout::SeatingByTable => {
                Self::SeatingByTable(reports::seated_tables(log, choice, now))
            }
            Handout::MoveSlips => Self::MoveSlips(reports::move_slips(log, moves, choice)),
            Handout::Rulings => Self::Rulings(rulings(log, choice)),
            Handout::HouseRules => Self::HouseRules(log.state().settings().rules),
            Handout::ChipRace => Self::ChipRace(reports::race_sheets(log, &choice.tables)),
            Handout::PenaltyNotices => Self::PenaltyNotices(penalties(log, choice)),
            Handout::BagTags => Self::BagTags(bags(log, choice)),
            Handout::CountSheets => {
                Self::CountSheets(reports::count_sheets(log.state(), &choice.tables))
            }
            Handout::ColorUps => Self::ColorUps(Box::new(ColorUpSheet::of(log.state(), now))),
        }
    }

    /// How many cards, players, tables, slips or rulings there are.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::SeatCards(sitters) | Self::SeatingByName(sitters) => sitters.len(),
            Self::SeatingByTable(tables) => tables.len(),
            Self::MoveSlips(slips) => slips.len(),
            Self::Rulings(rulings) => rulings.len(),
            Self::ChipRace(tables) => tables.len(),
            Self::PenaltyNotices(lines) => lines.len(),
            Self::BagTags(bags) => bags.len(),
            Self::CountSheets(tables) => tables.len(),
            Self::HouseRules(_) | Self::Leaflet(_) => 1,
            Self::ColorUps(sheet) => usize::from(!sheet.is_empty()),
        }
    }

    /// Whether there is nothing to print.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The bags of the chosen tables or player, by table and seat, for that is where they are filled.
fn bags(log: &Log, choice: &Choice) -> Vec<BagLine> {
    let mut bags = reports::bags_by_chips(log.state(), &choice.tables);
    bags.retain(|bag| choice.player.is_none_or(|player| player == bag.player));
    bags.sort_by_key(|bag| bag.at);
    bags
}

/// The rulings at the chosen tables, of the chosen acts.
fn rulings(log: &Log, choice: &Choice) -> Vec<RulingLine> {
    let is_chosen = |line: &RulingLine| {
        let at_table = line.ruling.table.is_some_and(|table| choice.tables.contains(&table));
        (choice.tables.is_empty() || at_table) && choice.since.is_none_or(|since| line.seq >= since)
    };
    let mut lines = reports::rulings(log);
    lines.retain(is_chosen);
    lines
}

/// The penalties that count of the chosen player, given at the chosen tables, of the chosen acts.
fn penalties(log: &Log, choice: &Choice) -> Vec<PenaltyLine> {
    let is_chosen = |line: &PenaltyLine| {
        let table = line.penalty.seat.map(|at| at.table);
        let at_table = table.is_some_and(|table| choice.tables.contains(&table));
        line.penalty.counts()
            && (choice.tables.is_empty() || at_table)
            && choice.player.is_none_or(|player| line.penalty.player == player)
            && choice.since.is_none_or(|since| line.seq >= since)
    };
    let mut lines = reports::penalties(log);
    lines.retain(is_chosen);
    lines
}

/// The pages; none where there is nothing to print.
///
/// # Errors
/// Where `watch` stops the work.
pub fn lay_out(
    job: &Job,
    occasion: &Occasion,
    paper: Paper,
    words: &Words,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    if job.is_empty() {
        return Ok(Vec::new());
    }
    let letters = Letters::new();
    let desk = Desk { letters: &letters, words, occasion, paper };
    match job {
        Job::SeatCards(sitters) => seat_cards::pages(&desk, sitters, watch),
        Job::SeatingByName(sitters) => by_name::pages(&desk, sitters, watch),
        Job::SeatingByTable(tables) => by_table::pages(&desk, tables, watch),
        Job::MoveSlips(slips) => move_slips::pages(&desk, slips, watch),
        Job::Rulings(lines) => ruling_sheets::rulings(&desk, lines, watch),
        Job::PenaltyNotices(lines) => penalty_notices::pages(&desk, lines, watch),
        Job::CountSheets(tables) => count_sheets::pages(&desk, tables, watch),
        Job::HouseRules(rules) => ruling_sheets::house_rules(&desk, rules, watch),
        Job::ChipRace(tables) => race_sheets::pages(&desk, tables, watch),
        Job::BagTags(bags) => bag_tags::pages(&desk, bags, watch),
        Job::ColorUps(sheet) => color_ups::sheet(&desk, sheet, watch),
        Job::Leaflet(leaflet) => leaflets::pages(&desk, leaflet, watch),
    }
}
