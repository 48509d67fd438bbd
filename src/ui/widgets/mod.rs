//! The parts that screens are made of: each takes plain data and knows nothing of tournaments.

mod badge;
mod button;
mod card;
mod cards;
mod chip;
mod choice;
mod double_click;
mod empty;
mod field;
mod form;
mod frame;
mod header;
mod labels;
mod more;
mod nav;
mod notice;
mod one_of;
mod picture;
mod poker_table;
#[cfg(feature = "share")]
mod qr;
mod rows;
mod scene;
mod search;
mod seat;
mod split;
mod stadium;
mod stat;
mod status;
mod tag;
mod tile;
mod time_line;

pub use badge::{Urgency, paint_badge};
pub use button::{Push, focus_ring, is_space_the_clocks};
pub use card::{Card, CardButton, card_ui};
pub use cards::{CardSize, cards_ui, cards_width};
pub use chip::{ChipPile, chip_ui, piles_ui};
pub use choice::{Choice, choice_ui};
pub use double_click::is_settled;
pub use empty::Empty;
pub use field::{field_ui, lines_ui, number_ui, secret_ui};
pub use form::{Opening, form_ui, heading_ui, is_entered};
pub use frame::{Ground, barred_card_ui, caution_ui, frame_in, framed_ui, in_frame_ui};
pub use header::{Header, header_ui};
pub use labels::{label_ui, muted_ui, remark_ui, said_ui, small_ui, title_ui};
pub use more::{leave_list, more_ui, unfold_ui};
pub use nav::{NavItem, nav_ui};
pub use notice::{Notice, NoticePressed, notice_of, notice_ui};
pub use one_of::{among_ui, choices_ui, tabs_ui};
pub use picture::read_picture;
pub use poker_table::{PokerTable, part_of, poker_table_at, poker_table_ui, seat_rect};
#[cfg(feature = "share")]
pub use qr::qr_ui;
pub use rows::{List, ListColumn, SortWay, Sorting, Touched, number_cell_ui, rows_in_sight, walk};
pub use scene::paint_ui as paint_scene;
pub use search::{Search, search_ui};
pub use seat::{Disc, SeatGlow, SeatUse, SeatView};
pub use split::Sides;
pub use stadium::stadium_point;
pub use stat::{Stat, stat_ui};
pub use status::{Status, StatusButton, StatusPressed, status_ui};
pub use tag::tag_ui;
pub use tile::{
    NUMBER_WIDTH, Tile, TileState, WORDS_WIDTH, paint_question, paint_sign, paint_tile,
    question_middle, read_on_tile,
};
pub use time_line::{LinePart, PartKind, TimeLine, time_line_ui};
