//! Chip sets to start from, as data.

use engine::chips::ChipSet;

/// The sets that come with the program, in the order in which they are offered; the texts of a set
/// stand under `chip-set-ID`.
const SHIPPED: [(&str, &str); 5] = [
    ("home-300", include_str!("../../assets/chip_sets/home-300.ron")),
    ("home-500", include_str!("../../assets/chip_sets/home-500.ron")),
    ("home-small", include_str!("../../assets/chip_sets/home-small.ron")),
    ("club", include_str!("../../assets/chip_sets/club.ron")),
    ("big-event", include_str!("../../assets/chip_sets/big-event.ron")),
];

/// The chip sets that come with the program, by name. Nobody has said which chips an entry gets.
#[must_use]
pub fn ready_chip_sets() -> Vec<(&'static str, ChipSet)> {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let read = |(id, text): &(&'static str, &str)| Some((*id, options.from_str(text).ok()?));
    SHIPPED.iter().filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use crate::{chip_sets::SHIPPED, chip_sets::ready_chip_sets};
    use engine::chips::{check_chip_set, usual_stack};
    use engine::values::Chips;

    #[test]
    fn every_shipped_set_can_be_read_and_played_with() {
        let sets = ready_chip_sets();
        assert_eq!(sets.len(), SHIPPED.len());
        for (id, set) in sets {
            assert_eq!(check_chip_set(&set), Ok(()), "{id}");
            let stack = usual_stack(&set, Chips(10_000));
            assert_eq!(set.clone().with_stack(&stack).stack(), Chips(10_000), "{id}");
            assert!(set.denominations.len() >= 4, "{id}");
        }
    }
}
