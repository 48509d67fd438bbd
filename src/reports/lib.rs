//! What people read, as plain data: no layout, no sentences.
//!
//! A report is a [`Sheet`] of named cells, so that every one of them prints as text, JSON, RON,
//! CSV and a web page without code of its own. What the window looks at has types.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod alphabet;
mod answers;
mod bags;
mod chip_colors;
mod chip_set;
mod chips;
mod color_up_sheet;
mod color_ups;
mod corrections;
mod counts;
mod cues;
mod deeds;
mod evening;
mod facts;
mod header;
mod history;
mod league;
mod league_event;
mod level_chart;
mod level_flags;
mod lists;
mod money;
mod move_order;
mod need;
mod need_answers;
mod needs;
mod outlook;
mod pace;
mod paper;
mod penalties;
mod person;
mod played_rules;
mod player_clocks;
mod players_clock;
mod points_facts;
mod points_table;
mod races;
mod results;
mod room_facts;
mod rulings;
mod seat_changes;
mod settings;
mod sheet;
mod slips;
mod statistics;
mod subjects;
mod table_card;
mod who_is_who;

pub use alphabet::{NameKey, own_letter};
pub use bags::{BagLine, BagTable, bag_tables, bags, bags_by_chips};
pub use chip_colors::{CHIP_COLORS, chip_color};
pub use chip_set::chip_set;
pub use chips::{
    ChipAct, InDenomination, InPlay, by_denomination, chip_acts, chip_acts_sheet, chips, in_play,
};
pub use color_up_sheet::ColorUpSheet;
pub use color_ups::{ColorUps, color_ups, color_ups_sheet, due_color_ups};
pub use corrections::{Correction, corrections, sales_among, void_of};
pub use counts::{
    Clue, CountReport, CountSheet, ToCount, clues, count_report, count_sheets, counts_sheet,
};
pub use cues::{Cue, Heard, countdown_cue, cue};
pub use deeds::{BountyPart, PersonEvent};
pub use evening::{Arrival, Evening, EveningLine, Stay, evening};
pub use facts::{Known, KnownLevel, KnownTable, known};
pub use header::{Header, StackUnit, header};
pub use history::{History, HistoryLine};
pub use league::{LeagueCourse, LeagueFault, LeagueLine, LeagueStand, LeagueTable, LeagueTerms};
pub use league_event::{LeagueEvent, LeagueResult};
pub use level_chart::{ChartLine, ChartStage, LevelChart};
pub use level_flags::odd_levels;
pub use lists::{clock, moves, seats, standings, structure, summary, tables};
pub use money::{
    BountiesLeft, CashFlow, CashLine, CashNote, CashSheet, ClockPrizes, DealAgreement, DealLine,
    MoneyAct, MoneyDeed, MoneySums, NoDeal, PayoutSlip, PrizeKind, PrizeLine, PrizeList,
    PrizeListLine, PrizeStep, Prizes, Receipt, SoldLine, Till, bounties_sheet, cash_report,
    cash_sheet, currency, money_sheet, owed_sheet, payout_slips, payouts_sheet, prizes_if_sheet,
    prizes_sheet, receipts, sealed_otherwise, who_owes,
};
pub use move_order::{moves_under_way, planned_moves};
pub use need::{Need, PoolState};
pub use need_answers::{NeedAnswer, NeedPlace, NeedsAt};
pub use needs::{is_redrawn, needs, needs_and_plan};
pub use outlook::Outlook;
pub use pace::{TablePace, break_window, pace, shared_prizes, table_paces};
pub use paper::{
    Choice, InSeat, SeatedTable, Sitter, listed, name_order, newest_draw, seated_tables, sitters,
    sort_by_name,
};
pub use penalties::{PenaltyLine, absent_sheet, penalties, penalties_sheet};
pub use person::Person;
pub use played_rules::unplayed_options;
pub use player_clocks::{player_clocks, time_cards};
pub use players_clock::{ClockKey, Phase, PlayersClock, Waits, players_clock, waits};
pub use points_table::{PointsFault, PointsLine, PointsTable, points_by_place};
pub use races::{
    RaceBalance, RaceSheetSeat, RaceSheetTable, RaceSum, TableRace, race_balances, race_sheets,
    races, races_as_of, races_sheet,
};
pub use results::{ResultLine, Results};
pub use room_facts::{ColoredUp, FinalSeat, FinalTable, OutLine, PodiumLine, RoomChip, RoomFacts};
pub use rulings::{RulingLine, rulings, rulings_sheet};
pub use seat_changes::{RECENT_MILLIS, SeatChange, SeatChanges, age_millis, seat_changes};
pub use settings::{
    Later, SETTINGS, Setting, SettingChange, SettingGroup, SettingValue, option_changes,
    setting_changes,
};
pub use sheet::{Cell, ReportRow, Sheet};
pub use slips::{MoveSlip, WhichMoves, move_slips};
pub use statistics::{Rivals, Statistics, statistics_sheet};
pub use subjects::Subjects;
pub use table_card::{Bets, LevelBets, TableCard};
pub use who_is_who::{Found, PersonKey, SameName, WhoIsWho};
