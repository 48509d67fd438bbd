//! Floor calls about showdowns, pots, stud, draw and limits, by the numbers of their cases.

mod betting;
mod fixed_shapes;
mod limits;
mod pots;
mod showing;
mod stud_and_draw;
mod thrown_away;
