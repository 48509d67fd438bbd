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

    fn shares_somebody(&self, other: &Self) -> bool {
        !self.players.is_disjoint(&other.players) || !self.names.is_disjoint(&other.names)
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
        let is_of_people = |about: &About| !about.players.is_empty() || !about.names.is_empty();
        if is_of_people(&own) || is_of_people(&theirs) {
            return own.shares_somebody(&theirs);
        }
        let is_of_all = own.tables.is_empty() && theirs.tables.is_empty();
        is_of_all || !own.tables.is_disjoint(&theirs.tables)
    }

    /// Whether both are about the same player, name or table, whatever they say.
    #[must_use]
    pub fn touches(&self, other: &Self) -> bool {
        let (own, theirs) = (About::of(self), About::of(other));
        own.shares_somebody(&theirs) || !own.tables.is_disjoint(&theirs.tables)
    }
}
