//! Chips: what is in play and why, the race, counted stacks, the color-up plan, the chip set.

mod bags;
mod count_result;
mod counts;
mod difference;
mod in_play;
mod owner;
mod plan;
mod put_right;
mod race;
mod race_cards;
mod race_outside;
mod race_result;
mod race_seats;
mod race_values;
mod set;
mod set_rows;
mod take_out;

use crate::screens::chips::bags::BagsPart;
use crate::screens::chips::counts::CountsPart;
use crate::screens::chips::in_play::InPlayPart;
use crate::screens::chips::plan::PlanPart;
use crate::screens::chips::race::RacePart;
use crate::screens::chips::set::SetPart;
use crate::theme::space;
use crate::view::View;
use crate::vocabulary::ChipsPart;
use crate::widgets::{choices_ui, tabs_ui};
use egui::Ui;
use engine::values::TableNo;
use std::path::Path;
use words::Words;

/// So wide are the buttons of all parts; where there is less room, they are smaller.
const PARTS_WIDTH: f32 = 640.0;

#[derive(Debug, Default)]
pub struct ChipsScreen {
    part: ChipsPart,
    in_play: InPlayPart,
    race: RacePart,
    counts: CountsPart,
    bags: BagsPart,
    plan: PlanPart,
    set: SetPart,
}

impl ChipsScreen {
    pub fn open(&mut self, part: ChipsPart) {
        self.part = part;
        if part == ChipsPart::Race {
            self.race.take_keys();
        }
    }

    pub fn open_bag(&mut self, table: TableNo) {
        self.part = ChipsPart::Bags;
        self.bags.look_at(table);
    }

    /// Takes the chips of the house from a file.
    pub fn take_list(&mut self, words: &Words, path: &Path) {
        self.set.take_list(words, path);
    }

    pub fn take_flight(&mut self, path: &Path) {
        self.bags.take_flight(path);
    }

    pub fn forget(&mut self) {
        *self = Self { part: self.part, ..Self::default() };
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.parts_ui(ui, view);
        ui.add_space(space::ONE);
        match self.part {
            ChipsPart::InPlay => self.in_play.ui(ui, view),
            ChipsPart::Race => self.race.ui(ui, view),
            ChipsPart::Counts => self.counts.ui(ui, view),
            ChipsPart::Bags => self.bags.ui(ui, view),
            ChipsPart::Plan => self.plan.ui(ui, view),
            ChipsPart::Set => self.set.ui(ui, view),
        }
    }

    fn parts_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_narrow = ui.available_width() < PARTS_WIDTH;
        ui.horizontal_wrapped(|ui| {
            let parts = [
                (ChipsPart::InPlay, "chips-part-in-play"),
                (ChipsPart::Race, "chips-part-race"),
                (ChipsPart::Counts, "chips-part-counts"),
                (ChipsPart::Bags, "chips-part-bags"),
                (ChipsPart::Plan, "chips-part-plan"),
                (ChipsPart::Set, "chips-part-set"),
            ];
            let parts = parts.map(|(part, id)| (part, view.text(id)));
            let mut open = self.part;
            let is_pressed = match is_narrow {
                true => choices_ui(ui, &mut open, parts),
                false => tabs_ui(ui, &mut open, parts),
            };
            if is_pressed {
                self.open(open);
            }
        });
    }
}
