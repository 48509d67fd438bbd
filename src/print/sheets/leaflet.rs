//! One answer, rule page or guide on paper.

use crate::fonts::Weight;
use crate::job::Content;
use crate::letters::Letters;
use crate::occasion::Desk;
use crate::page::Page;
use crate::passages::{Passage, Text, Tone, pages};
use crate::watch::{Stopped, Watch};
use std::sync::Arc;
use words::{Block, Leaflet, Piece};

/// One answer, rule page or guide: no sheet of the event, and so not in the list.
impl Content for Arc<Leaflet> {
    fn count(&self) -> usize {
        1
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let passages = passages(desk.letters, self);
        let summary = desk.words.rulebook(desk.occasion.rulebook);
        let title = &self.title;
        let text = Text { title, summary: &summary, columns: 1, passages: &passages };
        pages(desk, &text, watch)
    }
}

fn passages(letters: &Letters, leaflet: &Leaflet) -> Vec<Passage> {
    let mut said = Vec::new();
    if !leaflet.about.is_empty() {
        said.push((Tone::Quiet, leaflet.about.clone()));
    }
    said.extend(leaflet.answers.iter().map(|answer| (Tone::Strong, answer.clone())));
    let first = Passage { title: leaflet.title.clone(), said, ..Passage::default() };
    let mut passages = vec![first];
    for block in &leaflet.blocks {
        put(letters, block, &mut passages);
    }
    passages
}

/// A heading begins a passage; everything else goes on with it.
fn put(letters: &Letters, block: &Block, passages: &mut Vec<Passage>) {
    let words = |pieces: &[Piece]| said(letters, pieces);
    if let Block::Heading(pieces) = block {
        passages.push(Passage { title: words(pieces), ..Passage::default() });
        return;
    }
    let Some(last) = passages.last_mut() else { return };
    match block {
        Block::Heading(_) => {}
        Block::Paragraph(pieces) => last.said.push((Tone::Plain, words(pieces))),
        Block::Bullet(pieces) => last.said.push((Tone::Plain, format!("• {}", words(pieces)))),
        Block::Step(no, pieces) => {
            last.said.push((Tone::Plain, format!("{no}.  {}", words(pieces))));
        }
        Block::Table(rows) => {
            let rows = rows.iter().map(|row| row.iter().map(|cell| words(cell)).collect());
            last.rows.extend(rows);
        }
    }
}

/// The words of a line; cards with their suits where the letters for them are there.
fn said(letters: &Letters, pieces: &[Piece]) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(words) => words.clone(),
        Piece::Cards(cards) => {
            let suited: Vec<String> = cards.split(' ').map(suited).collect();
            let suited = suited.join(" ");
            let has_all = letters.line(&suited, Weight::Regular).lacking.is_empty();
            if has_all { suited } else { cards.clone() }
        }
    };
    pieces.iter().map(piece).collect()
}

/// A card with the sign of its suit: `Ah` is A♥.
fn suited(card: &str) -> String {
    let suits = [('s', '♠'), ('h', '♥'), ('d', '♦'), ('c', '♣')];
    let suit = suits.into_iter().find(|(letter, _)| card.ends_with(*letter));
    match (suit, card.len()) {
        (Some((letter, sign)), 2..) => format!("{}{sign}", card.trim_end_matches(letter)),
        _ => card.to_owned(),
    }
}
