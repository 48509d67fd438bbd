//! What can be done with several players at once, worked out once for an act.

use crate::view::View;
use engine::Command;
use engine::entries::{Player, Who};
use engine::money::Pays;
use engine::values::{PlayerId, Sale, Seq};

/// For whom of those chosen something may happen, one command for each.
#[derive(Debug, Default)]
pub struct ManyDeeds {
    pub known_for: Option<(u64, Seq, i64)>,
    /// Somebody who cannot bust out, because they have no seat.
    pub unseated: Option<PlayerId>,
    pub lock: Vec<Command>,
    pub unlock: Vec<Command>,
    pub rebuy: Vec<Command>,
}

impl ManyDeeds {
    /// Works it out anew where the choice, an act or a second has changed.
    pub fn renew(&mut self, view: &View<'_>, changes: u64, chosen: impl Iterator<Item = PlayerId>) {
        let key = Some((changes, view.seq(), view.now.0.div_euclid(1000)));
        if self.known_for == key {
            return;
        }
        *self = Self { known_for: key, ..Self::default() };
        let sells_rebuys = view.tournament.settings().sells(Sale::Rebuy);
        let may = |command: &Command| (view.check)(command).is_ok();
        for player in chosen.filter_map(|id| view.tournament.entries().player(id)) {
            if player.seat().is_none() {
                self.unseated = self.unseated.or(Some(player.id));
            }
            let (lock, unlock, rebuy) = deeds_of(player);
            self.lock.extend(lock.filter(&may));
            self.unlock.extend(unlock.filter(&may));
            self.rebuy.extend(Some(rebuy).filter(|_| sells_rebuys).filter(&may));
        }
    }
}

pub fn deeds_of(player: &Player) -> (Option<Command>, Option<Command>, Command) {
    let who = || Who::Id(player.id);
    let lock = (player.is_in() && !player.is_locked).then(|| Command::LockPlayer { player: who() });
    let unlock =
        (player.is_in() && player.is_locked).then(|| Command::UnlockPlayer { player: who() });
    (lock, unlock, Command::Rebuy { player: who(), pays: Pays::default() })
}
