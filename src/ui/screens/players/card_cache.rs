//! The evening of whoever is chosen, kept until an act or a minute has passed.

use crate::view::View;
use engine::finishes::place_of;
use engine::values::{Place, PlayerId, Seq};
use reports::{Evening, evening};

/// What is shown of a player, and for which moment it was worked out.
#[derive(Debug, Default)]
pub struct CardShown {
    pub known_for: Option<(PlayerId, Seq, Seq, i64)>,
    pub evening: Evening,
    pub place: Option<Place>,
}

impl CardShown {
    pub fn renew(&mut self, view: &View<'_>, player: PlayerId) {
        let minute = view.now.0.div_euclid(60_000);
        let key = Some((player, view.seq(), view.log.last_seq(), minute));
        if self.known_for != key {
            self.evening = evening(view.log, view.seq(), view.tournament, player, view.now);
            self.place = place_of(view.tournament, player);
            self.known_for = key;
        }
    }
}
