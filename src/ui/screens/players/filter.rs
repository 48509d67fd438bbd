//! Which players are listed: by where they stand, and by any letters of their names.

use crate::parts::{Memo, Query};
use crate::view::View;
use crate::widgets::{Push, SortWay};
use egui::Ui;
use engine::entries::{Player, Status};
use engine::finishes::{places, standings, winner};
use engine::values::{Place, PlayerId, Seq};
use reports::NameKey;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};

/// Where listed players stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Filter {
    #[default]
    All,
    In,
    Waiting,
    Out,
}

impl Filter {
    const ALL: [(Self, &'static str); 4] = [
        (Self::All, "players-filter-all"),
        (Self::In, "players-filter-in"),
        (Self::Waiting, "players-filter-waiting"),
        (Self::Out, "players-filter-out"),
    ];

    /// What is said where nobody stands so.
    pub fn none_id(self) -> Option<&'static str> {
        match self {
            Self::All => None,
            Self::In => Some("players-none-in"),
            Self::Waiting => Some("players-none-waiting"),
            Self::Out => Some("players-none-out"),
        }
    }

    /// Shows the choices, each with how many it lists.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, counts: [usize; 4]) {
        for ((filter, id), count) in Self::ALL.into_iter().zip(counts) {
            let words = view.text(id);
            let count = view.words.number(i64::try_from(count).unwrap_or(i64::MAX));
            let shown = format!("{words} {count}");
            if ui.add(Push::one_of(&shown, filter, *self).name(&words).small()).clicked() {
                *self = filter;
            }
        }
    }

    fn fits(self, player: &Player) -> bool {
        match self {
            Self::All => player.status != Status::Withdrawn,
            Self::In => player.is_in(),
            Self::Waiting => matches!(player.status, Status::Unseated | Status::Alternate),
            Self::Out => player.status == Status::Out,
        }
    }
}

/// How many players each choice lists, while nothing is searched for.
pub type Counts = Memo<Seq, [usize; 4]>;

/// Counts anew where something has changed.
pub fn counts(kept: &mut Counts, view: &View<'_>) -> [usize; 4] {
    *kept.of(view.seq(), || {
        let mut counts = [0; 4];
        for player in view.tournament.entries().players() {
            for ((filter, _), count) in Filter::ALL.into_iter().zip(&mut counts) {
                *count += usize::from(filter.fits(player));
            }
        }
        counts
    })
}

/// By which column the list is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SortBy {
    Name,
    /// By table and seat, then those who wait, then by place.
    Where,
    Stack,
    Entries,
}

/// What is found for: letters, standing, order, and the last act.
type FoundKey = (String, Filter, Option<(SortBy, SortWay)>, Seq);

/// The players that were found, in the order in which they are listed.
#[derive(Debug, Default)]
pub struct PlayersFound {
    key: Option<FoundKey>,
    players: Vec<PlayerId>,
    /// Places of those who are out, worked out when the first of them is shown.
    places: OnceCell<BTreeMap<PlayerId, Place>>,
}

impl PlayersFound {
    /// Searches anew where something has changed; whether others are looked for than before.
    pub fn renew(
        &mut self,
        view: &View<'_>,
        typed: &str,
        filter: Filter,
        sort: Option<(SortBy, SortWay)>,
    ) -> bool {
        let key = Some((typed.to_owned(), filter, sort, view.seq()));
        if self.key == key {
            return false;
        }
        let is_other = self.key.as_ref().is_some_and(|(before, filtered, _, _)| {
            (before.as_str(), *filtered) != (typed, filter)
        });
        let query = Query::of(view, typed);
        let players = view.tournament.entries().players();
        let listed = players.filter(|player| filter.fits(player) && query.fits(player));
        let order = view.tournament.settings().name_order;
        let language = view.words.language();
        let mut found: Vec<(NameKey<'_>, PlayerId)> =
            listed.map(|player| (NameKey::new(&player.name, order, language), player.id)).collect();
        found.sort_unstable();
        self.players = found.into_iter().map(|(_, player)| player).collect();
        let is_over = winner(view.tournament).is_some();
        match sort {
            Some((by, way)) => self.sort(view, by, way),
            None if filter == Filter::Out || (is_over && filter == Filter::All) => {
                self.by_place(view);
            }
            None => {}
        }
        self.places = OnceCell::new();
        self.key = key;
        is_other
    }

    fn sort(&mut self, view: &View<'_>, by: SortBy, way: SortWay) {
        let entries = view.tournament.entries();
        let player = |id: &PlayerId| entries.player(*id);
        match by {
            SortBy::Name => {}
            SortBy::Where => {
                self.by_place(view);
                let seat = |id: &PlayerId| {
                    let player = player(id);
                    let is_in = player.is_some_and(Player::is_in);
                    let seat = player.and_then(Player::seat);
                    (!is_in, seat.is_none(), seat.map(|at| (at.table, at.seat)))
                };
                self.players.sort_by_key(seat);
            }
            SortBy::Stack => {
                self.players
                    .sort_by_key(|id| player(id).map(|player| (player.is_in(), player.stack)));
            }
            SortBy::Entries => self.players.sort_by_key(|id| {
                player(id).map(|player| (player.entries, player.rebuys, player.add_ons))
            }),
        }
        if way == SortWay::Down {
            self.players.reverse();
        }
    }

    fn by_place(&mut self, view: &View<'_>) {
        let standings = standings(view.tournament);
        let found: BTreeSet<PlayerId> = self.players.iter().copied().collect();
        let ranked = standings.iter().map(|standing| standing.player);
        self.players = ranked.filter(|player| found.contains(player)).collect();
    }

    /// The place of somebody who is out.
    pub fn place(&self, view: &View<'_>, player: PlayerId) -> Option<Place> {
        let places = self.places.get_or_init(|| places(view.tournament).collect());
        places.get(&player).copied()
    }

    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Everybody who was found, in the order of the list.
    pub fn players(&self) -> &[PlayerId] {
        &self.players
    }

    pub fn at(&self, row: usize) -> Option<PlayerId> {
        self.players.get(row).copied()
    }

    pub fn position(&self, player: PlayerId) -> Option<usize> {
        self.players.iter().position(|listed| *listed == player)
    }
}
