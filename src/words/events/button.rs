//! Button and blinds, in words.

use super::{Args, EventTold, Telling};
use engine::button::{ButtonState, Flag, Positions};
use engine::seating::{ButtonDrawn, DrawRecord};
use engine::values::{LevelNo, SeatNo, TableNo};

impl Telling<'_> {
    pub(super) fn button_set(&self, table: TableNo, state: ButtonState) -> EventTold {
        let (id, positions) = match state {
            ButtonState::Played(positions) => ("event-button-set", positions),
            ButtonState::Frozen(positions) => ("event-button-set-frozen", positions),
        };
        EventTold::new(id, with_positions(Args::new().no("table", table.0), positions))
    }

    pub(super) fn button_drawn(&self, draw: &DrawRecord, button: &ButtonDrawn) -> EventTold {
        let mut told = self.seat("event-button-drawn", button.at);
        told.args = told.args.no("draw", draw.no);
        told
    }

    pub(super) fn hand_begun(
        &self,
        table: TableNo,
        level: LevelNo,
        state: Option<ButtonState>,
        not_dealt: &[SeatNo],
        confirmed: &[Flag],
    ) -> EventTold {
        let numbers: Vec<u16> = not_dealt.iter().map(|seat| u16::from(seat.0)).collect();
        let settled: Vec<String> = confirmed.iter().map(|flag| self.words.flag(*flag)).collect();
        let args = Args::new()
            .no("table", table.0)
            .no("level", level.0)
            .yes_no("waiting", !not_dealt.is_empty())
            .text("not_dealt", self.words.numbers(&numbers))
            .count("not_dealt_count", not_dealt.len())
            .yes_no("doubt", !confirmed.is_empty())
            .text("settled", self.words.clauses(&settled));
        match state {
            Some(ButtonState::Played(positions)) => {
                EventTold::new("event-hand-begun", with_positions(args, positions))
            }
            Some(ButtonState::Frozen(positions)) => {
                EventTold::new("event-hand-begun-frozen", with_positions(args, positions))
            }
            None => EventTold::new("event-hand-begun-stud", args),
        }
    }
}

fn with_positions(args: Args, positions: Positions) -> Args {
    args.no("button", positions.button.0)
        .no("small_blind", positions.small_blind.0)
        .no("big_blind", positions.big_blind.0)
}
