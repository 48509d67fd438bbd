//! Time cards that players have left.

use crate::player_clock::TimeCards;
use crate::tournament::Tournament;
use crate::values::PlayerId;

impl Tournament {
    /// How many time cards a player has left.
    #[must_use]
    pub fn time_cards_left(&self, player: PlayerId) -> u32 {
        let TimeCards { given, used } =
            self.player_clocks.cards.get(&player).copied().unwrap_or_default();
        u32::from(self.settings.pace.time_cards).saturating_add(given).saturating_sub(used)
    }

    /// Whether time cards are played with.
    #[must_use]
    pub fn has_time_cards(&self) -> bool {
        self.settings.pace.time_cards > 0 || !self.player_clocks.cards.is_empty()
    }
}
