//! Chip races, in the words that log, terminal and window share.

use crate::{Args, Words};
use cards::Card;
use engine::chips::{RacedStep, SeatRace};

impl Words {
    /// A number of chips that came or went, with its sign.
    #[must_use]
    pub fn change(&self, chips: i64) -> String {
        let number = self.number(chips);
        let id = if chips > 0 { "change-more" } else { "change-as-is" };
        self.say(id, &Args::new().text("number", number))
    }

    /// Which values went, and what they became.
    #[must_use]
    pub fn raced_values(&self, steps: &[RacedStep]) -> String {
        let said = steps.iter().map(|step| {
            let args = Args::new()
                .text("value", self.chips(step.remove))
                .text("next", self.chips(step.next));
            self.say("race-values", &args)
        });
        self.list(&said.collect::<Vec<_>>())
    }

    /// What became of one player's chips of one value.
    #[must_use]
    pub fn seat_race(&self, race: &SeatRace, step: RacedStep) -> String {
        let cards: Vec<String> = race.cards.iter().map(Card::to_string).collect();
        let args = Args::new()
            .count("chips", race.chips)
            .text("value", self.chips(step.remove))
            .text("next", self.chips(step.next))
            .count("exchanged", race.exchanged)
            .text("cards", cards.join(" "));
        let mut said = vec![self.say("race-seat-gave", &args)];
        if race.exchanged > 0 {
            said.push(self.say("race-seat-exchanged", &args));
        }
        if !race.cards.is_empty() {
            said.push(self.say("race-seat-cards", &args));
        }
        match (race.has_won, race.is_rescued, race.odd) {
            (true, _, _) => said.push(self.say("race-seat-won", &args)),
            (_, true, _) => said.push(self.say("race-seat-rescued", &args)),
            (_, _, 0) => {}
            _ => said.push(self.say("race-seat-lost", &args)),
        }
        said.join(&self.text("list-separator"))
    }
}
