//! Who is chosen in a list: one, several, or a run of rows.

use engine::values::PlayerId;
use std::collections::BTreeSet;

#[derive(Debug, Default)]
pub(super) struct Selection {
    chosen: BTreeSet<PlayerId>,
    /// The one chosen last, whom keys act on.
    current: Option<PlayerId>,
    /// Where a run of rows begins.
    anchor: Option<PlayerId>,
    /// Counts the changes, so that others know when to look again.
    changes: u64,
}

impl Selection {
    pub(super) fn chosen(&self) -> &BTreeSet<PlayerId> {
        &self.chosen
    }

    pub(super) fn current(&self) -> Option<PlayerId> {
        self.current
    }

    /// Grows whenever the selection changes.
    pub(super) fn changes(&self) -> u64 {
        self.changes
    }

    /// Chooses only this one, or nobody.
    pub(super) fn only(&mut self, player: Option<PlayerId>) {
        self.chosen = player.into_iter().collect();
        (self.current, self.anchor) = (player, player);
        self.changes += 1;
    }

    /// Adds this one, or takes them out.
    pub(super) fn toggle(&mut self, player: PlayerId) {
        if self.chosen.remove(&player) {
            self.current = self.chosen.last().copied();
        } else {
            self.chosen.insert(player);
            self.current = Some(player);
        }
        self.anchor = Some(player);
        self.changes += 1;
    }

    /// Chooses every row from where the run began to this one.
    pub(super) fn run_to(&mut self, player: PlayerId, listed: &[PlayerId]) {
        let row = |wanted| listed.iter().position(|one| Some(*one) == wanted);
        let anchor = self.anchor.filter(|anchor| listed.contains(anchor)).or(self.current);
        let (Some(from), Some(to)) = (row(anchor), row(Some(player))) else {
            return self.only(Some(player));
        };
        let run = listed.get(from.min(to)..=from.max(to)).unwrap_or_default();
        self.chosen = run.iter().copied().collect();
        (self.current, self.anchor) = (Some(player), anchor);
        self.changes += 1;
    }

    /// Leaves out everybody who is not in sight.
    pub(super) fn keep(&mut self, is_in_sight: impl Fn(PlayerId) -> bool) {
        let before = self.chosen.len();
        self.chosen.retain(|player| is_in_sight(*player));
        if self.chosen.len() == before {
            return;
        }
        self.current = self.current.filter(|current| self.chosen.contains(current));
        self.current = self.current.or(self.chosen.last().copied());
        self.anchor = self.anchor.filter(|anchor| is_in_sight(*anchor));
        self.changes += 1;
    }

    pub(super) fn all(&mut self, listed: &[PlayerId]) {
        self.chosen = listed.iter().copied().collect();
        self.current = self.current.or(listed.first().copied());
        self.changes += 1;
    }
}

#[cfg(test)]
mod tests {
    use crate::screens::players::selection::Selection;
    use engine::values::PlayerId;

    const LISTED: [PlayerId; 5] = [PlayerId(5), PlayerId(3), PlayerId(1), PlayerId(4), PlayerId(2)];

    fn chosen(selection: &Selection) -> Vec<u32> {
        selection.chosen().iter().map(|player| player.0).collect()
    }

    #[test]
    fn a_run_goes_from_the_first_click_to_the_last_in_the_order_of_the_list() {
        let mut selection = Selection::default();
        selection.only(Some(PlayerId(3)));
        selection.run_to(PlayerId(4), &LISTED);
        assert_eq!(chosen(&selection), [1, 3, 4]);
        selection.run_to(PlayerId(5), &LISTED);
        assert_eq!(chosen(&selection), [3, 5], "it turns around where it began");
        assert_eq!(selection.current(), Some(PlayerId(5)));
    }

    #[test]
    fn one_is_added_and_taken_out() {
        let mut selection = Selection::default();
        selection.toggle(PlayerId(1));
        selection.toggle(PlayerId(2));
        assert_eq!(chosen(&selection), [1, 2]);
        selection.toggle(PlayerId(2));
        assert_eq!((chosen(&selection), selection.current()), (vec![1], Some(PlayerId(1))));
    }

    #[test]
    fn who_is_no_longer_in_sight_is_no_longer_chosen() {
        let mut selection = Selection::default();
        selection.all(&LISTED);
        selection.only(Some(PlayerId(3)));
        selection.run_to(PlayerId(4), &LISTED);
        let changes = selection.changes();
        selection.keep(|player| player != PlayerId(4));
        assert_eq!((chosen(&selection), selection.current()), (vec![1, 3], Some(PlayerId(3))));
        assert_ne!(selection.changes(), changes);
        selection.keep(|_| false);
        assert_eq!((chosen(&selection).len(), selection.current()), (0, None));
    }

    #[test]
    fn a_run_without_a_beginning_is_one() {
        let mut selection = Selection::default();
        selection.run_to(PlayerId(4), &LISTED);
        assert_eq!(chosen(&selection), [4]);
        selection.all(&LISTED);
        assert_eq!(chosen(&selection).len(), 5);
    }
}
