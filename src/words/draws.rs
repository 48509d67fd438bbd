//! A draw, told so that anyone can check it.

use crate::{Args, Words};
use engine::seating::{DrawPurpose, DrawRecord};
use engine::values::Seed;

impl Words {
    #[must_use]
    pub fn purpose(&self, purpose: DrawPurpose) -> String {
        let for_table = |id: &str, table: u16| self.say(id, &Args::new().no("table", table));
        match purpose {
            DrawPurpose::FirstSeats => self.text("purpose-first-seats"),
            DrawPurpose::LateSeats => self.text("purpose-late-seats"),
            DrawPurpose::BrokenTable(table) => for_table("purpose-broken-table", table.0),
            DrawPurpose::Redraw => self.text("purpose-redraw"),
            DrawPurpose::Button(table) => for_table("purpose-button", table.0),
            DrawPurpose::ChipRace => self.text("purpose-chip-race"),
            DrawPurpose::RandomHalt(level) => {
                self.say("purpose-random-halt", &Args::new().no("level", level.0))
            }
            DrawPurpose::Envelope(player) => {
                self.say("purpose-envelope", &Args::new().no("player", player.0))
            }
            DrawPurpose::NewDay(day) => self.say("purpose-new-day", &Args::new().no("day", day)),
        }
    }

    /// What is shown of the first draw's secret when the tournament is made.
    #[must_use]
    pub fn first_commitment(&self, seed: &Seed) -> String {
        self.say("draw-first", &Args::new().text("commitment", seed.commitment()))
    }

    /// Everything that is needed to check a draw by hand, line by line.
    #[must_use]
    pub fn draw(&self, draw: &DrawRecord) -> String {
        let word = draw.public.as_deref().unwrap_or_default();
        let start = format!("{}|{word}|{}|", draw.seed, draw.label);
        let args = Args::new()
            .no("draw", draw.no)
            .text("purpose", self.purpose(draw.purpose))
            .text("secret", draw.seed.to_string())
            .text("commitment", draw.seed.commitment())
            .text("word", word)
            .text("label", draw.label.as_str())
            .text("next", draw.next.commitment())
            .text("check_secret", format!("printf %s {} | sha256sum", draw.seed))
            .text("check_item", checked(&start, &item(draw.purpose)));
        let word_id = if draw.public.is_some() { "draw-word" } else { "draw-word-none" };
        let facts = [
            "draw-title",
            "draw-secret",
            if draw.is_fresh { "draw-fresh" } else { "draw-commitment" },
            word_id,
            "draw-label",
            "draw-next",
            "draw-check-secret",
            "draw-check-list",
        ];
        let lines = facts.into_iter().chain(recipe(draw.purpose)).map(|id| self.say(id, &args));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// What a draw puts in order first, written as the draw writes it.
fn item(purpose: DrawPurpose) -> String {
    match purpose {
        DrawPurpose::Button(table) => format!("button table {table} seat 1"),
        DrawPurpose::ChipRace => "table 1 chips 25 card As".to_owned(),
        DrawPurpose::RandomHalt(_) => "minute 1".to_owned(),
        DrawPurpose::Envelope(_) => "envelope 1".to_owned(),
        DrawPurpose::FirstSeats
        | DrawPurpose::LateSeats
        | DrawPurpose::BrokenTable(_)
        | DrawPurpose::Redraw
        | DrawPurpose::NewDay(_) => "player 1".to_owned(),
    }
}

/// How players come to their seats.
const SEATS: &[&str] = &[
    "draw-check-item",
    "draw-check-order",
    "draw-check-needs",
    "draw-check-sizes",
    "draw-check-seats",
    "draw-check-apart",
];

/// The ids of the lines that say how the order of a draw becomes its result.
fn recipe(purpose: DrawPurpose) -> Vec<&'static str> {
    match purpose {
        DrawPurpose::Button(_) => vec!["draw-check-button"],
        DrawPurpose::ChipRace => vec!["draw-check-card", "draw-check-deck"],
        DrawPurpose::RandomHalt(_) => vec!["draw-check-minute"],
        DrawPurpose::Envelope(_) => vec!["draw-check-envelope"],
        DrawPurpose::Redraw | DrawPurpose::NewDay(_) => [SEATS, &["draw-check-buttons"]].concat(),
        DrawPurpose::FirstSeats | DrawPurpose::LateSeats | DrawPurpose::BrokenTable(_) => {
            SEATS.to_vec()
        }
    }
}

/// The command that prints the number of an item, whatever stands in the word from outside.
fn checked(start: &str, item: &str) -> String {
    let text = format!("{start}{item}").replace('\'', r"'\''");
    format!("printf %s '{text}' | sha256sum")
}
