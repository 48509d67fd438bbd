//! Who plays: registration, re-entry, rebuy, add-on, alternates.
//!
//! Knows what was bought and where a player stands; where they sit is the seating's affair.

mod all_the_same;
mod by_hand;
mod command;
mod event;
mod name;
mod name_index;
mod near;
mod player;
mod sale;
mod stays;
mod surname;
mod void;

use crate::entries::name_index::NameIndex;
pub use crate::values::{MoneyBack, Sale, Who};
pub use all_the_same::decide_sell_all_the_same;
pub(crate) use by_hand::check_member_numbers;
pub use by_hand::{
    apply_hits_adjusted, apply_member_number, apply_points_adjusted, decide_adjust_hits,
    decide_adjust_points, decide_member_number,
};
pub(crate) use command::seat_before_bust;
pub use command::{
    decide_add_on, decide_apart, decide_close_registration, decide_lock, decide_need, decide_note,
    decide_open_registration, decide_re_enter, decide_rebuy, decide_register, decide_rename,
    decide_surrender, decide_unlock, decide_unregister,
};
pub use event::{
    apply_add_on, apply_alternates, apply_apart, apply_locked, apply_need, apply_noted,
    apply_re_entered, apply_rebuy, apply_registered, apply_registration, apply_renamed,
    apply_unlocked, apply_withdrawn,
};
pub use name::{PlayerName, fold};
pub use near::{near_keys, turned_key};
pub use player::{ByHand, NewPlayer, Player, PlayerNote, Registered, SeatNeed, StackCount, Status};
pub use sale::{AfterVoid, Purchase, SaleEffect, SaleLimit};
pub use stays::{Stays, StaysByPlayer};
pub use surname::{NameOrder, surname_at};
pub use void::{VoidTerms, apply_sale_voided, decide_void_sale};

use crate::values::{PlayerId, RightOrder, Timestamp};
use std::collections::VecDeque;
use std::sync::Arc;

/// What decides whether entries are sold: the level, or the director.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Registration {
    /// They are sold before the first hand and as long as the level allows it.
    #[default]
    ByLevel,
    /// The director closed it, whatever the level.
    Closed,
    /// The director opened it again, whatever the level.
    Open,
}

/// All players of the tournament, with what is counted about them.
#[derive(Debug, Clone, Default)]
pub struct Entries {
    /// Shared with the states that the log keeps, until somebody changes.
    pub(super) players: Vec<Arc<Player>>,
    /// Likewise, until somebody registers or is renamed.
    pub(super) by_name: Arc<NameIndex>,
    pub(super) alternates: VecDeque<PlayerId>,
    pub(super) registration: Registration,
    pub(super) unseated: u32,
    pub(super) seated: u32,
    pub(super) out: u32,
    pub(super) withdrawn: u32,
    pub(super) entries_total: u32,
    pub(super) re_entries_total: u32,
    pub(super) rebuys_total: u32,
    pub(super) add_ons_total: u32,
    /// When the act that is applied was done.
    pub(super) now: Timestamp,
    stays: Stays,
    /// Somebody had to have a table or a seat, or was kept apart from somebody.
    pub(super) was_anybody_bound: bool,
}

impl Entries {
    /// The player with this id, on the list or taken off it.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(usize::try_from(id.0).ok()?.checked_sub(1)?).map(Arc::as_ref)
    }

    pub(super) fn player_mut(&mut self, id: PlayerId) -> Option<&mut Player> {
        self.players.get_mut(usize::try_from(id.0).ok()?.checked_sub(1)?).map(Arc::make_mut)
    }

    /// Adds a player who waits for a seat.
    pub(crate) fn enter(&mut self, player: Player) {
        let player = Player { entered: self.now, ..player };
        self.was_anybody_bound |= player.need.is_some();
        self.list_name(&player.name, player.id);
        self.players.push(Arc::new(player));
        self.unseated += 1;
        self.entries_total += 1;
    }

    pub(super) fn list_name(&mut self, name: &PlayerName, id: PlayerId) {
        Arc::make_mut(&mut self.by_name).list(name, id);
    }

    /// Every player ever registered, in the order of registration.
    pub fn players(&self) -> impl ExactSizeIterator<Item = &Player> {
        self.players.iter().map(Arc::as_ref)
    }

    /// Players whose name is the same but for case and accents, withdrawn ones left out.
    pub fn named<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Player> {
        let folded = fold(name);
        self.by_name
            .likely(&folded)
            .filter_map(|id| self.player(id))
            .filter(move |player| player.name.folded() == folded)
            .filter(|player| player.status != Status::Withdrawn)
    }

    /// Players who wait for a seat, first come first.
    pub fn alternates(&self) -> impl ExactSizeIterator<Item = PlayerId> {
        self.alternates.iter().copied()
    }

    /// What the director said about registration.
    #[must_use]
    pub fn registration(&self) -> Registration {
        self.registration
    }

    /// Players still in: seated, waiting for the draw, or alternates.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.unseated + self.seated
    }

    /// Players who have a seat now.
    #[must_use]
    pub fn seated(&self) -> u32 {
        self.seated
    }

    /// Players in without a seat, alternates among them.
    #[must_use]
    pub fn unseated(&self) -> u32 {
        self.unseated
    }

    /// Players who busted out and did not come back.
    #[must_use]
    pub fn out(&self) -> u32 {
        self.out
    }

    /// Players who took part: registered and not withdrawn.
    #[must_use]
    pub fn taking_part(&self) -> u32 {
        self.left() + self.out
    }

    /// Entries sold, re-entries among them.
    #[must_use]
    pub fn entries_total(&self) -> u32 {
        self.entries_total
    }

    /// Re-entries that were sold; those that were undone are left out.
    #[must_use]
    pub fn re_entries_total(&self) -> u32 {
        self.re_entries_total
    }

    /// Rebuys that were sold; those that were undone are left out.
    #[must_use]
    pub fn rebuys_total(&self) -> u32 {
        self.rebuys_total
    }

    /// Add-ons that were sold; those that were undone are left out.
    #[must_use]
    pub fn add_ons_total(&self) -> u32 {
        self.add_ons_total
    }

    /// The id that the next player to register gets.
    #[must_use]
    pub fn next_id(&self) -> PlayerId {
        PlayerId(u32::try_from(self.players.len()).unwrap_or(u32::MAX).saturating_add(1))
    }

    /// Who sat where from when on.
    #[must_use]
    pub fn stays(&self) -> &Stays {
        &self.stays
    }

    /// Whether somebody who is in must have a table or a seat, or is kept apart from somebody.
    #[must_use]
    pub fn is_anybody_bound(&self) -> bool {
        let is_bound = |player: &Player| player.need.is_some() || !player.apart.is_empty();
        // In most events nobody ever was, and nobody is looked at.
        self.was_anybody_bound && self.players().any(|player| player.is_in() && is_bound(player))
    }

    /// What is applied from now on was done at this moment.
    pub(crate) fn act_begins(&mut self, at: Timestamp) {
        self.now = at;
    }

    /// When somebody came or took a seat, each time.
    pub(crate) fn moments(&self) -> impl Iterator<Item = Timestamp> {
        let came = self.players.iter().flat_map(|player| player.came());
        came.chain(self.stays.moments())
    }

    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: &RightOrder) {
        self.stays.put_right(right);
        for player in self.players.iter_mut().map(Arc::make_mut) {
            player.entered = right.of(player.entered);
            player.bought.iter_mut().for_each(|bought| bought.at = right.of(bought.at));
        }
    }

    /// Changes where a player stands and keeps the counts true.
    pub(super) fn set_status(&mut self, id: PlayerId, status: Status) {
        let Some(player) = self.player_mut(id) else { return };
        let before = std::mem::replace(&mut player.status, status);
        *self.count_of(before) -= 1;
        *self.count_of(status) += 1;
        match status {
            Status::Unseated | Status::Alternate => self.stays.add(id, self.now, None),
            Status::Seated(at) => self.stays.add(id, self.now, Some(at)),
            // Their bust-outs say when they were gone.
            Status::Out | Status::Withdrawn => {}
        }
        if before == Status::Alternate && status != Status::Alternate {
            self.alternates.retain(|waiting| *waiting != id);
        }
        if status == Status::Alternate && before != Status::Alternate {
            self.alternates.push_back(id);
        }
    }

    pub(super) fn count_of(&mut self, status: Status) -> &mut u32 {
        match status {
            Status::Unseated | Status::Alternate => &mut self.unseated,
            Status::Seated(_) => &mut self.seated,
            Status::Out => &mut self.out,
            Status::Withdrawn => &mut self.withdrawn,
        }
    }
}
