//! Which values can be raced.

use crate::view::View;
use engine::values::Chips;

/// The values of the set that are in play and can be raced, the smallest first.
pub fn in_play(view: &View<'_>) -> impl Iterator<Item = Chips> {
    let (races, seating) = (view.tournament.races(), view.tournament.seating());
    let set = view.tournament.settings().chip_set.denominations.iter();
    set.map(|chip| chip.value).filter(move |value| !races.is_gone(*value, seating))
}
