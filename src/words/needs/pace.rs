//! What needs doing about the pace of play, in words.

use crate::needs::{NeedTold, NeedsNow};
use crate::{Args, Words};
use engine::money::places_paid;
use engine::pace::HoldKind;
use engine::values::{PlayerId, TableNo, Timestamp};

impl Words {
    /// Tables that are too far ahead wait for those that are not.
    pub(super) fn ahead_told(
        &self,
        now: NeedsNow<'_>,
        tables: &[TableNo],
        others: &[TableNo],
    ) -> NeedTold {
        let ahead = now.tournament.pace().soft().map_or(0, |soft| soft.ahead);
        let args = Args::new()
            .count("count", tables.len())
            .text("tables", self.table_numbers(tables))
            .count("slow", others.len())
            .text("others", self.table_numbers(others))
            .count("hands", ahead);
        ("need-tables-ahead", args)
    }

    /// Tables that are still to finish.
    pub(super) fn playing_told(
        &self,
        now: NeedsNow<'_>,
        no: Option<u32>,
        tables: &[TableNo],
        since: Timestamp,
    ) -> NeedTold {
        let args = Args::new()
            .count("count", tables.len())
            .text("tables", self.table_numbers(tables))
            .text("since", self.time(since, now.offset));
        match now.tournament.pace().hold().map(|hold| hold.kind) {
            Some(HoldKind::LastHands { hands }) => {
                ("need-last-hands-playing", args.count("hands", hands))
            }
            Some(HoldKind::Orbits(orbit)) => ("need-orbit-playing", args.no("orbit", orbit.no)),
            _ => ("need-tables-playing", args.count("hand", no.unwrap_or_default())),
        }
    }

    /// A hand or an orbit is over, and all tables wait.
    pub(super) fn all_wait_told(&self, now: NeedsNow<'_>, id: &'static str, no: u32) -> NeedTold {
        let tournament = now.tournament;
        let hand = tournament.pace().hand_on();
        let busts = hand.into_iter().flat_map(|hand| tournament.finishes().of_hand(hand));
        let players: Vec<PlayerId> =
            busts.flat_map(|(_, hand)| &hand.busts).map(|bust| bust.player).collect();
        let names: Vec<String> =
            players.iter().map(|player| self.player(tournament, *player)).collect();
        let args = Args::new()
            .count("hand", no)
            .count("busts", players.len())
            .text("names", self.list(&names))
            .count("left", tournament.entries().left())
            .no_or_none("paid", places_paid(tournament));
        (id, args)
    }
}
