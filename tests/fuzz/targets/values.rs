//! Amounts, cards, moments and the like, each by itself.

use crate::fixtures::NOW;
use asked::is_one_slip;
use cards::{Card, read_cards, read_cards_of_decks};
use engine::entries::{PlayerName, fold};
use engine::values::{Seed, Timestamp};
use words::facts::{cards_typed, chip_list_typed};
use words::typed::{chips_keyed, chips_keyed_so_far, chips_typed, last_moment, next_moment};
use words::{UtcOffset, legible, legible_lines};

/// Reads each line as everything that a line alone can be.
pub fn read(bytes: &[u8]) {
    let input = String::from_utf8_lossy(bytes);
    for line in input.lines().take(8) {
        amounts(line);
        moments(line);
        deck(line);
        names(line);
    }
    let _ = legible_lines(&input);
}

fn amounts(line: &str) {
    if let Some(chips) = chips_typed(line) {
        assert_eq!(chips_typed(&chips.0.to_string()), Some(chips), "{line:?}");
    }
    if let Some(chips) = chip_list_typed(line) {
        assert!((1..=400).contains(&chips.len()), "{} chips", chips.len());
        let written: Vec<String> = chips.iter().map(u64::to_string).collect();
        assert_eq!(chip_list_typed(&written.join(" ")), Some(chips), "{line:?}");
    }
    for players in [0, 1, 2, 9] {
        if let Ok(keyed) = chips_keyed(line, players) {
            assert_eq!(keyed.len(), players, "{line:?}");
        }
        assert!(chips_keyed_so_far(line, players).len() <= players);
    }
}

fn moments(line: &str) {
    let offset = UtcOffset::default();
    if let Some(at) = next_moment(line, NOW, offset) {
        assert!(at >= NOW && at.millis_since(NOW) <= 86_400_000, "{line:?}: {at:?}");
    }
    if let Some(at) = last_moment(line, NOW, offset) {
        assert!(at <= NOW && NOW.millis_since(at) <= 86_400_000, "{line:?}: {at:?}");
    }
    if let Some(at) = Timestamp::from_rfc3339(line) {
        let written = exchange::export::rfc3339(at);
        assert_eq!(Timestamp::from_rfc3339(&written), Some(at), "{line:?}: {written}");
    }
    if let Ok(seed) = ron::from_str::<Seed>(line) {
        let written = ron::to_string(&seed).expect("it was read");
        assert_eq!(ron::from_str::<Seed>(&written), Ok(seed), "{line:?}");
    }
}

fn deck(line: &str) {
    if let Ok(cards) = read_cards_of_decks(line) {
        let written: Vec<String> = cards.iter().map(Card::to_string).collect();
        assert_eq!(read_cards_of_decks(&written.join(" ")), Ok(cards), "{line:?}");
    }
    if let Ok(cards) = read_cards(line) {
        assert!(cards.len() <= 52);
    }
    if let Ok(cards) = cards_typed(line) {
        assert!(cards.len() <= 52);
        assert!(read_cards(&cards.join("")).is_ok(), "{line:?}: {cards:?}");
    }
}

fn names(line: &str) {
    let Some(name) = PlayerName::new(line) else { return };
    assert_eq!(PlayerName::new(name.as_str()).as_ref(), Some(&name), "{line:?}");
    assert_eq!(fold(name.as_str()), name.folded());
    assert!(!name.as_str().contains(char::is_control), "{name:?}");
    let _ = (legible(line), is_one_slip(line, "novak"), is_one_slip("novak", line));
    let _ = words::from_left(&[name.as_str(), "12", "·"]);
}
