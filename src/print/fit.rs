//! Words that must fit: one line, several lines, smaller, or at last cut short with a sign.

use crate::fonts::Weight;
use crate::letters::{Letters, ShapedLine};
use unicode_segmentation::UnicodeSegmentation;

/// Says that something was left out.
const MORE: &str = "…";

/// Words that fit, with their size in points.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Fitted {
    pub size: f32,
    pub lines: Vec<ShapedLine>,
}

/// The sizes that are tried, largest first: for one line, and then for two.
pub(super) struct Sizes {
    pub one: &'static [f32],
    pub two: &'static [f32],
}

/// Words in a width, in points: as large as can be, and cut short where nothing else helps.
pub(super) fn fit(
    letters: &Letters,
    words: &str,
    weight: Weight,
    width: f32,
    sizes: &Sizes,
) -> Fitted {
    let line = letters.line(words, weight);
    let fits = |size: &&f32| line.width * **size <= width;
    if let Some(size) = sizes.one.iter().find(fits) {
        return Fitted { size: *size, lines: vec![line] };
    }
    for size in sizes.two {
        let lines = wrap(letters, words, weight, width / size);
        if lines.len() <= 2 {
            return Fitted { size: *size, lines };
        }
    }
    let Some(size) = sizes.two.last().or(sizes.one.last()).copied() else {
        return Fitted { size: 0.0, lines: Vec::new() };
    };
    let mut lines = wrap(letters, words, weight, width / size);
    let rest: Vec<String> = lines.drain(1.min(lines.len())..).map(|line| line.words).collect();
    if sizes.two.is_empty() {
        return Fitted { size, lines: vec![shorten(letters, words, weight, width / size)] };
    }
    lines.push(shorten(letters, &rest.join(" "), weight, width / size));
    Fitted { size, lines }
}

/// Words in lines of this width, in sizes of the writing. Nothing is left out.
#[must_use]
pub fn wrap(letters: &Letters, words: &str, weight: Weight, width: f32) -> Vec<ShapedLine> {
    let whole = letters.line(words, weight);
    if whole.width <= width {
        return vec![whole];
    }
    let mut lines: Vec<String> = Vec::new();
    let mut current = String::new();
    for word in words.split_whitespace() {
        let longer = if current.is_empty() { word.to_owned() } else { format!("{current} {word}") };
        if letters.width(&longer, weight) <= width {
            current = longer;
            continue;
        }
        if !current.is_empty() {
            lines.push(std::mem::take(&mut current));
        }
        let mut parts = split(letters, word, weight, width);
        current = parts.pop().unwrap_or_default();
        lines.append(&mut parts);
    }
    if !current.is_empty() {
        lines.push(current);
    }
    lines.iter().map(|words| letters.line(words, weight)).collect()
}

/// A word that is wider than a line, in parts that are not.
fn split(letters: &Letters, word: &str, weight: Weight, width: f32) -> Vec<String> {
    let mut parts = Vec::new();
    let all: Vec<&str> = word.graphemes(true).collect();
    let mut rest = all.as_slice();
    while !rest.is_empty() {
        // Where the line is narrower than a letter, one letter stands on it all the same.
        let fitting = longest(rest, |part| letters.width(part, weight) <= width).max(1);
        let (part, tail) = rest.split_at(fitting.min(rest.len()));
        parts.push(part.concat());
        rest = tail;
    }
    parts
}

/// Words on one line of this width, in sizes of the writing, with a sign where they are cut short.
#[must_use]
pub fn shorten(letters: &Letters, words: &str, weight: Weight, width: f32) -> ShapedLine {
    let whole = letters.line(words, weight);
    if whole.width <= width {
        return whole;
    }
    let all: Vec<&str> = words.graphemes(true).collect();
    let cut = |part: &str| format!("{}{MORE}", part.trim_end());
    let fitting = longest(&all, |part| letters.width(&cut(part), weight) <= width);
    let part: String = all.iter().take(fitting).copied().collect();
    letters.line(&cut(&part), weight)
}

/// How many letters from the start can be taken; more letters are never narrower.
///
/// Tried in doubling steps first: measuring costs as much as is measured, and a text may be a
/// thousand times as long as its line.
fn longest(letters: &[&str], fits: impl Fn(&str) -> bool) -> usize {
    let fits = |count: usize| fits(&letters.iter().take(count).copied().collect::<String>());
    let (mut most, mut too_many) = (0, letters.len() + 1);
    let mut step = 32;
    while step < too_many && fits(step) {
        most = step;
        step *= 2;
    }
    too_many = too_many.min(step);
    while most + 1 < too_many {
        let middle = most.midpoint(too_many);
        if fits(middle) { most = middle } else { too_many = middle }
    }
    most
}
