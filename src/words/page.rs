//! Pages: a text of several lines with headings, lists, tables and cards becomes blocks.
//!
//! The markup is small on purpose, and whatever is not understood stays text:
//!
//! * a line is a paragraph;
//! * `## Heading`, `- bullet`, `1. step`, `| cell | cell |`, where the first row is the head;
//! * cards stand in backticks, `` `Ah Kd` ``.

use crate::Words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A heading within the page.
    Heading(Vec<Piece>),
    Paragraph(Vec<Piece>),
    /// An item of a list without order.
    Bullet(Vec<Piece>),
    /// A numbered item of a list; a heading, paragraph or table between steps restarts at 1.
    Step(usize, Vec<Piece>),
    /// A table: rows of cells, all of them equally long; the first row is the head.
    Table(Vec<Vec<Vec<Piece>>>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Words that are shown as they stand.
    Text(String),
    /// Cards by rank and suit with one space between them: `Ah Kd`.
    Cards(String),
}

impl Words {
    /// The blocks of the text with this id, or of its id in ⟨⟩ where there is no such text.
    ///
    /// ```
    /// use words::{Block, Language, Piece, Words};
    ///
    /// let page = Words::new(Language::English).page("no-such-page");
    /// assert_eq!(page, [Block::Paragraph(vec![Piece::Text("⟨no-such-page⟩".into())])]);
    /// ```
    #[must_use]
    pub fn page(&self, id: &str) -> Vec<Block> {
        blocks(&self.text(id))
    }
}

fn blocks(body: &str) -> Vec<Block> {
    let mut page = Vec::new();
    let mut table = Vec::new();
    let mut step = 0;
    for line in body.lines().map(str::trim) {
        if let Some(cells) = line.strip_prefix('|') {
            if !is_rule(cells) {
                table.push(row(cells));
            }
            continue;
        }
        close(&mut table, &mut page, &mut step);
        if line.is_empty() {
            continue;
        }
        if let Some(heading) = after(line, "##") {
            step = 0;
            page.push(Block::Heading(pieces(heading)));
        } else if let Some(bullet) = after(line, "-") {
            page.push(Block::Bullet(pieces(bullet)));
        } else if let Some(said) = numbered(line) {
            step += 1;
            page.push(Block::Step(step, pieces(said)));
        } else {
            step = 0;
            page.push(Block::Paragraph(pieces(line)));
        }
    }
    close(&mut table, &mut page, &mut step);
    page
}

/// Ends a table, filling short rows with empty cells.
fn close(table: &mut Vec<Vec<Vec<Piece>>>, page: &mut Vec<Block>, step: &mut usize) {
    if table.is_empty() {
        return;
    }
    let mut rows = std::mem::take(table);
    let width = rows.iter().map(Vec::len).max().unwrap_or_default();
    for row in &mut rows {
        row.resize_with(width, Vec::new);
    }
    *step = 0;
    page.push(Block::Table(rows));
}

/// What follows a sign and a space.
fn after<'a>(line: &'a str, sign: &str) -> Option<&'a str> {
    line.strip_prefix(sign)?.strip_prefix(' ').map(str::trim_start)
}

/// What follows `1. `, whatever the number is.
fn numbered(line: &str) -> Option<&str> {
    let said = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = said.len() < line.len();
    is_number.then(|| after(said, ".")).flatten()
}

/// Whether a row only draws a line under the head, as some editors add one.
fn is_rule(cells: &str) -> bool {
    cells.contains('-') && cells.chars().all(|c| "|-: ".contains(c))
}

fn row(cells: &str) -> Vec<Vec<Piece>> {
    let cells = cells.strip_suffix('|').unwrap_or(cells);
    cells.split('|').map(|cell| pieces(cell.trim())).collect()
}

/// The pieces of a line; a backtick without its partner is a letter like any other.
fn pieces(line: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some((before, cards, behind)) = next_cards(rest) {
        text(&mut found, before);
        let cards: Vec<&str> = cards.split_whitespace().collect();
        if !cards.is_empty() {
            found.push(Piece::Cards(cards.join(" ")));
        }
        rest = behind;
    }
    text(&mut found, rest);
    found
}

/// What stands before, between and behind the next two backticks.
fn next_cards(line: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = line.split_once('`')?;
    let (cards, behind) = rest.split_once('`')?;
    Some((before, cards, behind))
}

fn text(found: &mut Vec<Piece>, said: &str) {
    if !said.is_empty() {
        found.push(Piece::Text(said.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::{Block, Piece, blocks};

    fn text(said: &str) -> Vec<Piece> {
        vec![Piece::Text(said.to_owned())]
    }

    #[test]
    fn every_kind_of_block_is_told_from_the_others() {
        let page = blocks("First.\n\n## Next\n- one\n- two\n3. a\n1. b\n\nLast.");
        let expected = [
            Block::Paragraph(text("First.")),
            Block::Heading(text("Next")),
            Block::Bullet(text("one")),
            Block::Bullet(text("two")),
            Block::Step(1, text("a")),
            Block::Step(2, text("b")),
            Block::Paragraph(text("Last.")),
        ];
        assert_eq!(page, expected);
    }

    #[test]
    fn steps_go_on_past_blank_lines_and_bullets_and_begin_again_after_a_heading() {
        let page = blocks("1. a\n- under a\n\n2. b\n## More\n7. c\n|x|\n9. d");
        let numbers: Vec<usize> = page
            .iter()
            .filter_map(
                |block| if let Block::Step(number, _) = block { Some(*number) } else { None },
            )
            .collect();
        assert_eq!(numbers, [1, 2, 1, 1]);
    }

    #[test]
    fn a_table_has_rows_of_one_length() {
        let page = blocks("| Hand | Pays |\n|---|:-:|\n| Flush |\n\n| Other |");
        let head = vec![text("Hand"), text("Pays")];
        let flush = vec![text("Flush"), Vec::new()];
        let other = Block::Table(vec![vec![text("Other")]]);
        assert_eq!(page, [Block::Table(vec![head, flush]), other]);
    }

    #[test]
    fn cards_stand_between_backticks() {
        let page = blocks("Shows ` Ah   Kd ` now, `` and `Tc`");
        let pieces = vec![
            Piece::Text("Shows ".to_owned()),
            Piece::Cards("Ah Kd".to_owned()),
            Piece::Text(" now, ".to_owned()),
            Piece::Text(" and ".to_owned()),
            Piece::Cards("Tc".to_owned()),
        ];
        assert_eq!(page, [Block::Paragraph(pieces)]);
    }

    #[test]
    fn what_is_not_markup_is_text() {
        for said in ["#", "##x", "-5 chips", "1.5 chips", "10", "a ` b", "1,200. Then"] {
            assert_eq!(blocks(said), [Block::Paragraph(text(said))]);
        }
        assert_eq!(blocks(""), []);
        assert_eq!(blocks("|"), [Block::Table(vec![vec![Vec::new()]])]);
    }
}
