//! The card of a table: what each level asks and allows, the official words, and how bets are read.

use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::sheet::{Also, Offered, Sheet};
use crate::sheets::house_rules::languages_passage;
use crate::watch::{Stopped, Watch};
use engine::structure::Ceiling;
use engine::values::Chips;
use reports::{Bets, LevelBets, TableCard};
use words::{Args, Words};

/// One card, the same for every table.
pub static SHEET: Sheet = Sheet {
    id: "table-card",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| Job::new(Card(TableCard::of(wanted.log.state(), wanted.now))),
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card(pub TableCard);

/// The words that bind without dispute, by their slugs in the glossary.
///
/// Rules: TDA 2011 §3; TDA 2024 §3.
const OFFICIAL: [&str; 6] = ["bet", "raise", "call", "check", "fold", "all-in"];

impl Content for Card {
    fn count(&self) -> usize {
        usize::from(!self.0.levels.is_empty())
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let words = desk.words;
        let languages = languages_passage(words, &self.0.languages);
        let passages = [of_bets(words, &self.0), of_words(words, &self.0)];
        let passages: Vec<Passage> =
            passages.into_iter().chain(languages).chain(of_reading(words, &self.0)).collect();
        let title = SHEET.name(words);
        let summary = words.rulebook(self.0.rules.rulebook);
        let text = Text { title: &title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}

/// A row for each level to come.
fn of_bets(words: &Words, card: &TableCard) -> Passage {
    let game = card.has_several_games.then_some("print-chart-game");
    let heads = [
        Some("print-chart-level"),
        game,
        Some("print-card-posted"),
        Some("print-card-least-bet"),
        Some("print-card-least-raise"),
        Some("print-card-most"),
    ];
    let mut rows = vec![heads.into_iter().flatten().map(|id| words.text(id)).collect()];
    rows.extend(card.levels.iter().map(|level| of_level(words, card, level)));
    let mut said = vec![(Tone::Plain, words.text("print-card-raise-says"))];
    let more = [
        (card.has_limits(), "print-card-limit-says"),
        (card.has_bring_in(), "print-card-bring-in-says"),
        (card.has_pot_limit(), "print-card-pot-says"),
    ];
    let more = more.into_iter().filter(|(has, _)| *has);
    said.extend(more.map(|(_, id)| (Tone::Plain, words.text(id))));
    Passage {
        heading: Some(words.text("print-card-bets")),
        title: words.text("print-card-bets-title"),
        said,
        rows,
        ..Passage::default()
    }
}

fn of_level(words: &Words, card: &TableCard, level: &LevelBets) -> Vec<String> {
    let (least, raise, most) = match level.bets {
        Bets::AtLeast { least, most } => {
            let most = match most {
                Ceiling::Stack => "print-card-most-stack",
                Ceiling::Pot => "print-card-most-pot",
            };
            let twice = words.chips(least.plus(least));
            let to = words.say("print-card-raise-to", &Args::new().text("chips", twice));
            (words.chips(least), to, words.text(most))
        }
        Bets::Fixed { small, big } => {
            let fixed = pair(words, small, big);
            let by = words.say("print-card-raise-by", &Args::new().text("chips", fixed.as_str()));
            (fixed, by, words.text("print-card-most-fixed"))
        }
    };
    let game = card.has_several_games.then(|| words.game(level.game));
    let posted = words.stakes_posted(&level.stakes);
    let cells =
        [Some(level.no.to_string()), game, Some(posted), Some(least), Some(raise), Some(most)];
    cells.into_iter().flatten().collect()
}

fn pair(words: &Words, small: Chips, big: Chips) -> String {
    let args = Args::new().text("first", words.chips(small)).text("second", words.chips(big));
    words.say("print-chart-pair", &args)
}

/// The official words, with what each of them says.
fn of_words(words: &Words, card: &TableCard) -> Passage {
    let mut rows = vec![vec![words.text("print-card-word"), words.text("print-card-means")]];
    let row = |slug: &str| {
        vec![words.text(&format!("term-{slug}")), words.text(&format!("term-{slug}-means"))]
    };
    rows.extend(OFFICIAL.iter().map(|slug| row(slug)));
    if card.has_bring_in() {
        rows.push(vec![words.text("print-card-complete"), words.text("print-card-complete-means")]);
    }
    if card.has_pot_limit() {
        rows.push(vec![words.text("print-card-pot"), words.text("print-card-pot-means")]);
    }
    Passage {
        heading: Some(words.text("print-card-words")),
        title: words.text("print-card-words-title"),
        said: vec![(Tone::Plain, words.text("print-card-words-says"))],
        rows,
        ..Passage::default()
    }
}

/// How the house reads bets, point by point.
fn of_reading(words: &Words, card: &TableCard) -> Vec<Passage> {
    let mut heading = Some(words.text("print-card-reading"));
    let passage = |option| Passage {
        heading: heading.take(),
        title: words.option(option),
        said: vec![(Tone::Plain, words.option_answer(option, option.get(&card.rules.options)))],
        ..Passage::default()
    };
    card.options().map(passage).collect()
}
