//! A long evening at one table: players come and go, and nobody pays more than their share.

use engine::button::{Positions, advance, first_hand};
use engine::values::{SeatNo, SeatSet};
use std::collections::BTreeMap;

/// Who sits in a seat: a number that nobody else ever gets.
type Guest = u32;

/// A table of nine with its guests, and what they have posted.
struct Evening {
    guests: BTreeMap<u8, Guest>,
    guest_count: Guest,
    chance: u64,
    /// For each two guests, how often the second posted since the first last had the big blind.
    posted_since: BTreeMap<(Guest, Guest), u32>,
    due_small_blind: Option<Guest>,
}

impl Evening {
    fn new(seed: u64) -> Self {
        let guests = (1..=9).map(|seat| (seat, Guest::from(seat))).collect();
        let posted_since = BTreeMap::new();
        Self { guests, guest_count: 9, chance: seed, posted_since, due_small_blind: None }
    }

    /// A number below `limit`.
    fn roll(&mut self, limit: u64) -> u64 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.chance >> 33) % limit
    }

    fn live(&self) -> SeatSet {
        self.guests.keys().copied().map(SeatNo).collect()
    }

    /// Up to two guests leave; up to two arrive, perhaps in those very seats.
    fn change_guests(&mut self) {
        for _ in 0..self.roll(3) {
            let seat = u8::try_from(self.roll(9) + 1).unwrap();
            self.guests.remove(&seat);
        }
        for _ in 0..self.roll(3) {
            let seat = u8::try_from(self.roll(9) + 1).unwrap();
            if !self.guests.contains_key(&seat) {
                self.guest_count += 1;
                self.guests.insert(seat, self.guest_count);
            }
        }
    }

    /// Counts the blinds of one hand.
    fn post(&mut self, positions: Positions) {
        let poster = self.guests[&positions.big_blind.0];
        let others: Vec<Guest> = self.guests.values().copied().collect();
        for other in others {
            // Whoever stayed since the last big blind of `poster` has posted exactly once.
            if let Some(count) = self.posted_since.insert((poster, other), 0) {
                assert_eq!(count, u32::from(other != poster), "{other} since {poster} posted");
            }
        }
        let present: Vec<Guest> = self.guests.values().copied().collect();
        self.posted_since.retain(|(a, b), _| present.contains(a) && present.contains(b));
        for ((since, other), count) in &mut self.posted_since {
            *count += u32::from(*other == poster && *since != poster);
        }
        if let Some(due) = self.due_small_blind.filter(|due| present.contains(due)) {
            assert_eq!(self.guests.get(&positions.small_blind.0), Some(&due), "{positions:?}");
        }
        self.due_small_blind = Some(poster);
    }
}

#[test]
fn between_two_big_blinds_of_one_player_all_who_stayed_had_one() {
    let mut checked = 0;
    for seed in 1..=20 {
        let mut evening = Evening::new(seed);
        let mut positions = first_hand(SeatNo(1), evening.live()).unwrap().positions;
        for _ in 0..300 {
            evening.post(positions);
            if evening.roll(3) == 0 {
                evening.change_guests();
            }
            let Some(next) = advance(positions, evening.live()) else { break };
            positions = next.positions;
            checked += 1;
        }
    }
    assert!(checked > 2_000, "only {checked} hands were played");
}
