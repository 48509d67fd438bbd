//! The chips of a starting stack.

use crate::widgets::{ChipPile, heading_ui, piles_ui};
use egui::Ui;
use engine::chips::{ChipSet, Denomination};
use words::{Args, Words};

/// Shows the chips of a starting stack, as they stand before a player.
pub fn stack_ui(ui: &mut Ui, words: &Words, draft: &ChipSet) {
    if draft.chips_in_a_stack() == 0 {
        return;
    }
    heading_ui(ui, words.text("chips-stack"));
    let chips = &draft.denominations;
    let in_a_stack = |index: usize| chips.get(index).map_or(0, |chip| chip.in_a_stack);
    piles_ui(ui, &piles(words, draft, in_a_stack));
}

/// Piles of the chips of a set, so many of each.
pub fn piles<'a>(
    words: &Words,
    set: &'a ChipSet,
    count: impl Fn(usize) -> u32,
) -> Vec<ChipPile<'a>> {
    let pile = |(index, chip): (usize, &'a Denomination)| {
        let (count, value) = (count(index), words.chips(chip.value));
        let args = Args::new().count("count", count).text("value", value.as_str());
        let name = words.say("chips-pile", &args.text("color", words.chip_color(chip.color)));
        ChipPile { chip, count, value, name }
    };
    set.denominations.iter().enumerate().map(pile).collect()
}
