//! A structure as people write it in a forum or a message: a level or a break a line.

use super::cells::number;
use super::lengths::{Clock, Figures, secs};
use super::titles::{Unit, Word, unit, word_in};
use engine::structure::{Ante, Stakes};
use engine::values::Chips;
use storage::csv::title_words;

/// What stands on a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// A level: its number, its stakes and how long it lasts, where that is told.
    Level { no: Option<u64>, stakes: Stakes, secs: Option<u32> },
    /// A break, how long it lasts, and whether chips are colored up in it.
    Break { secs: Option<u32>, color_up: bool },
    /// Chips are colored up.
    ColorUp,
    /// Something else.
    Other,
}

/// What a figure is that says nothing of itself.
const USUAL: Figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };

/// What a line says.
pub(super) fn line_of(line: &str) -> Line {
    if let Some(level) = level(line) {
        return level;
    }
    let color_up = word_in(line, Word::ColorUp);
    if word_in(line, Word::Break) {
        return Line::Break { secs: length_in(line), color_up };
    }
    if color_up { Line::ColorUp } else { Line::Other }
}

/// A piece of a line: a number, or what stands between two.
#[derive(Debug, PartialEq, Eq)]
enum Piece<'l> {
    Number(u64),
    Between(&'l str),
}

/// Numbers with what stands between them; a number has its thousands apart or a K with it.
fn pieces(line: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let digits = rest.find(|letter: char| letter.is_ascii_digit()).unwrap_or(rest.len());
        let (before, after) = rest.split_at_checked(digits).unwrap_or((rest, ""));
        if !before.is_empty() {
            pieces.push(Piece::Between(before));
        }
        if after.is_empty() {
            break;
        }
        let is_part = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '\'');
        let end = after.find(|letter| !is_part(letter)).unwrap_or(after.len());
        let (figures, tail) = after.split_at_checked(end).unwrap_or((after, ""));
        let figures = figures.trim_end_matches(['.', ',', '\'']);
        let tail = after.get(figures.len()..).unwrap_or(tail);
        let times = tail.chars().next().filter(|letter| matches!(letter, 'k' | 'K' | 'm' | 'M'));
        let is_alone = tail.chars().nth(1).is_none_or(|next| !next.is_alphanumeric());
        // A small m is a minute.
        let with =
            times.filter(|letter| is_alone && *letter != 'm').map(|it| format!("{figures}{it}"));
        let read = number(with.as_deref().unwrap_or(figures), 0);
        let Some(read) = read else {
            pieces.push(Piece::Between(figures));
            rest = tail;
            continue;
        };
        pieces.push(Piece::Number(read));
        rest = if with.is_some() { tail.get(1..).unwrap_or_default() } else { tail };
    }
    pieces
}

/// A level: two blinds with a stroke between them, and what stands around.
fn level(line: &str) -> Option<Line> {
    let pieces = pieces(line);
    let is_stroke = |text: &str| matches!(text.trim(), "/" | "-" | "–" | "—");
    let blinds = pieces.windows(3).position(|three| match three {
        [Piece::Number(small), Piece::Between(stroke), Piece::Number(big)] => {
            is_stroke(stroke) && small <= big && *big > 0
        }
        _ => false,
    })?;
    let at = |no: usize| match pieces.get(no) {
        Some(Piece::Number(number)) => Some(*number),
        Some(Piece::Between(_)) | None => None,
    };
    let between = |no: usize| match pieces.get(no) {
        Some(Piece::Between(text)) => title_words(text),
        Some(Piece::Number(_)) | None => String::new(),
    };
    let raw = |no: usize| match pieces.get(no) {
        Some(Piece::Between(text)) => text.trim(),
        Some(Piece::Number(_)) | None => "",
    };
    let (small, big) = (at(blinds)?, at(blinds + 2)?);
    let no = blinds.checked_sub(2).and_then(at);
    let mut ante = Ante::None;
    let mut length = None;
    let mut next = blinds + 3;
    while let Some(figure) = at(next + 1) {
        let (before, after) = (between(next), between(next + 2));
        let first = after.split(' ').next().unwrap_or_default().to_owned();
        let last = before.rsplit(' ').next().unwrap_or_default().to_owned();
        let minutes =
            if raw(next + 2).starts_with(['\'', '’']) { Some(Unit::Minutes) } else { None };
        if let Some(unit @ (Unit::Minutes | Unit::Seconds | Unit::Hours)) =
            unit(&first).filter(|_| !first.is_empty()).or(minutes)
        {
            length = secs(&figure.to_string(), Figures { alone: unit, ..USUAL });
        } else if ante == Ante::None {
            let is_of_big_blind = word_in(&before, Word::BigBlind)
                || matches!(last.as_str(), "bba")
                || word_in(&first, Word::BigBlind)
                || figure == big;
            let is_ante = raw(next).starts_with(['/', '(', '-', '+', ',', '['])
                || word_in(&before, Word::Ante)
                || word_in(&after, Word::Ante)
                || matches!(last.as_str(), "a" | "bba");
            if !is_ante {
                return None;
            }
            ante = match is_of_big_blind {
                _ if figure == 0 => Ante::None,
                true => Ante::BigBlind(Chips(figure)),
                false => Ante::PerPlayer(Chips(figure)),
            };
        } else {
            return None;
        }
        next += 2;
    }
    let (small_blind, big_blind) = (Chips(small), Chips(big));
    Some(Line::Level { no, stakes: Stakes::Blinds { small_blind, big_blind, ante }, secs: length })
}

/// A length of time somewhere in a text: `Dinner break (60 min)`.
pub(super) fn length_in(text: &str) -> Option<u32> {
    let pieces = pieces(text);
    pieces.windows(2).find_map(|two| match two {
        [Piece::Number(figure), Piece::Between(after)] => {
            let words = title_words(after);
            let first = words.split(' ').next().unwrap_or_default();
            let is_stroke = after.trim_start().starts_with(['\'', '’']);
            let unit = if is_stroke { Some(Unit::Minutes) } else { unit(first) };
            match unit? {
                unit @ (Unit::Minutes | Unit::Seconds | Unit::Hours) => {
                    secs(&figure.to_string(), Figures { alone: unit, ..USUAL })
                }
                Unit::Currency | Unit::Chips => None,
            }
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Line, line_of};
    use engine::structure::{Ante, Stakes};
    use engine::values::Chips;

    #[test]
    fn levels_and_breaks_are_read_as_people_write_them() {
        let level = |no, small, big, ante, secs| Line::Level {
            no,
            stakes: Stakes::Blinds { small_blind: Chips(small), big_blind: Chips(big), ante },
            secs,
        };
        let all = [
            ("1. 100 / 200", level(Some(1), 100, 200, Ante::None, None)),
            ("2. 100 / 200 (200)", level(Some(2), 100, 200, Ante::BigBlind(Chips(200)), None)),
            (
                "Level 3: 1,000-2,000 ante 200, 20 min",
                level(Some(3), 1000, 2000, Ante::PerPlayer(Chips(200)), Some(1200)),
            ),
            (
                "L4 1K/2K (2K) 30m",
                level(Some(4), 1000, 2000, Ante::BigBlind(Chips(2000)), Some(1800)),
            ),
            ("25/50 20'", level(None, 25, 50, Ante::None, Some(1200))),
            ("5) 100/200/25", level(Some(5), 100, 200, Ante::PerPlayer(Chips(25)), None)),
            ("200/400 BB ante 400", level(None, 200, 400, Ante::BigBlind(Chips(400)), None)),
            ("BREAK - end of rebuys (10 min)", Line::Break { secs: Some(600), color_up: false }),
            ("15 MINUTE BREAK – REMOVE 100s", Line::Break { secs: Some(900), color_up: true }),
            ("Dinner break", Line::Break { secs: None, color_up: false }),
            ("Color up 25", Line::ColorUp),
            ("Friday night turbo", Line::Other),
            ("Phone 555/1234 ext 7", Line::Other),
        ];
        for (line, wanted) in all {
            assert_eq!(line_of(line), wanted, "{line}");
        }
    }
}
