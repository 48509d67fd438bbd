//! What several stations do at the same time: whether one did what another was about to do.
//!
//! Two people tell the same bust-out, or both press *next level*: where the second act is not
//! refused anyway, it would say something else than was meant.

use crate::concerns::{Concerned, PlayerPart};
use crate::event::Event;
use crate::values::{PlayerId, TableNo};
use std::collections::BTreeSet;
use std::mem::discriminant;

/// Whom or what an event is about, without those who are only told in it.
#[derive(Debug, Default)]
struct About {
    players: BTreeSet<PlayerId>,
    tables: BTreeSet<TableNo>,
    names: BTreeSet<String>,
}

impl About {
    fn of(event: &Event) -> Self {
        let mut about = Self::default();
        event.concerns(&mut |concerned| match concerned {
            Concerned::Player(player, PlayerPart::Own | PlayerPart::WentOut) => {
                about.players.insert(player);
            }
            Concerned::Player(_, PlayerPart::Won | PlayerPart::Shared | PlayerPart::Posted)
            | Concerned::Seat(_) => {}
            Concerned::Table(table) => {
                about.tables.insert(table);
            }
            Concerned::Name(_, name) => {
                about.names.insert(name.folded().to_owned());
            }
        });
        about
    }

    fn is_of_people(&self) -> bool {
        !self.players.is_empty() || !self.names.is_empty()
    }

    /// Whether both are about somebody, or where neither is about people, about some table.
    fn shares(&self, other: &Self) -> bool {
        if self.is_of_people() || other.is_of_people() {
            return !self.players.is_disjoint(&other.players)
                || !self.names.is_disjoint(&other.names);
        }
        !self.tables.is_disjoint(&other.tables)
    }
}

impl Event {
    /// Whether both say the same sort of thing of the same player, table or name, or of the
    /// tournament as a whole: whoever says the second after the first may not mean it.
    ///
    /// ```
    /// use engine::values::{SeatAt, TableNo};
    /// use engine::Event;
    ///
    /// let closed = |table| Event::SeatClosed { at: SeatAt::new(table, 2) };
    /// assert!(closed(4).meets(&closed(4)) && !closed(4).meets(&closed(5)));
    /// assert!(Event::RegistrationClosed.meets(&Event::RegistrationClosed));
    /// ```
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        if discriminant(self) != discriminant(other) {
            return false;
        }
        let (own, theirs) = (About::of(self), About::of(other));
        let is_of_all = |about: &About| !about.is_of_people() && about.tables.is_empty();
        own.shares(&theirs) || (is_of_all(&own) && is_of_all(&theirs))
    }

    /// Whether both are about the same player, name or table, whatever they say.
    #[must_use]
    pub fn touches(&self, other: &Self) -> bool {
        About::of(self).shares(&About::of(other))
    }
}
