//! Chips as people write them in a message: `25 green, 100 pcs`, `T500 purple x40`.

use crate::handed_on::cells::number;
use crate::handed_on::problem::HandedOnError;
use crate::handed_on::titles::{ChipColumn, chip_column, color};
use std::collections::BTreeSet;
use storage::csv::write_rows;

/// A line of a message about chips.
#[derive(Default)]
struct ChipLine {
    line: u64,
    color: String,
    value: Option<u64>,
    count: Option<u64>,
    in_a_stack: Option<u64>,
    /// Numbers of which nothing says what they are.
    open: Vec<u64>,
}

/// The chips of a message as a table, with the line that each comes from; none where a line is
/// anything else, or no color and no `T25` says that these are chips.
///
/// # Errors
/// Where lines have two numbers, and either could be the value.
pub(super) fn chip_lines(text: &str) -> Result<Option<(String, Vec<u64>)>, HandedOnError> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let read: Option<Vec<ChipLine>> = lines.map(|(no, line)| chip_line(no, line)).collect();
    let says_chips = |one: &ChipLine| !one.color.is_empty() || one.value.is_some();
    let Some(mut read) = read.filter(|lines| lines.iter().any(says_chips)) else {
        return Ok(None);
    };
    settle(&mut read)?;
    let mut rows = vec![["value", "color", "inventory", "in-a-stack"].map(str::to_owned).to_vec()];
    let shown = |number: Option<u64>| number.map(|it| it.to_string()).unwrap_or_default();
    for ChipLine { color, value, count, in_a_stack, .. } in &read {
        rows.push(vec![shown(*value), color.clone(), shown(*count), shown(*in_a_stack)]);
    }
    Ok(Some((write_rows(rows), read.iter().map(|one| one.line).collect())))
}

fn chip_line(line: u64, text: &str) -> Option<ChipLine> {
    let mut read = ChipLine { line, ..ChipLine::default() };
    let signs = |sign: char| ",:;=()-–—•*.".contains(sign);
    let words: Vec<&str> = text.split_whitespace().map(|word| word.trim_matches(signs)).collect();
    let mut words = words.into_iter().filter(|word| !word.is_empty()).peekable();
    let (mut colors, mut was_number): (Vec<&str>, bool) = (Vec::new(), false);
    while let Some(word) = words.next() {
        let times = |sign: char| matches!(sign, 'x' | 'X' | '×');
        let bare = word.trim_start_matches(times);
        let is_count = bare.len() < word.len() || word.ends_with(times);
        let is_after_number = std::mem::take(&mut was_number);
        let marked = word.strip_prefix(['T', 't', '$', '€', '£']).or_else(|| {
            let is_large = word.ends_with(['k', 'K', 'M']);
            is_large.then_some(word)
        });
        if let Some(value) = marked.and_then(|it| number(it, 0)).filter(|_| read.value.is_none()) {
            read.value = Some(value);
        } else if bare.trim_end_matches(times).is_empty() {
            // Between two numbers it says of neither which it is.
            if !is_after_number {
                let count = words.next_if(|next| number(next, 0).is_some());
                read.count = Some(count.and_then(|it| number(it, 0))?);
            }
        } else if let Some(figure) = number(bare.trim_end_matches(times), 0) {
            let label = words.next_if(|next| label_of(next).is_some()).and_then(label_of);
            match label {
                Some(ChipColumn::InStack) => read.in_a_stack = Some(figure),
                Some(_) => read.count = Some(figure),
                None if is_count => read.count = Some(figure),
                None => {
                    read.open.push(figure);
                    was_number = true;
                }
            }
        } else if word.chars().all(|sign| sign.is_alphabetic() || sign == '-') {
            colors.push(word);
        } else {
            return None;
        }
    }
    read.color = colors.join(" ");
    let is_known = read.color.is_empty() || color(&read.color).is_some();
    let has_numbers = read.value.is_some() || !read.open.is_empty();
    (is_known && has_numbers && read.open.len() < 3).then_some(read)
}

/// What a word behind a number says of it: `pcs`, `each`.
fn label_of(word: &str) -> Option<ChipColumn> {
    let is_label = |it: &ChipColumn| matches!(it, ChipColumn::Inventory | ChipColumn::InStack);
    chip_column(word).filter(is_label)
}

/// Which of the numbers are values.
///
/// No value stands twice: of two columns the one whose numbers differ has them.
fn settle(lines: &mut [ChipLine]) -> Result<(), HandedOnError> {
    let pairs = || {
        lines.iter().filter_map(|one| match one.open.as_slice() {
            [first, second] => Some((*first, *second)),
            _ => None,
        })
    };
    let (of_pairs, are_open) = (pairs().count(), lines.iter().any(|one| one.value.is_none()));
    let firsts = pairs().map(|(first, _)| first).collect::<BTreeSet<u64>>().len();
    let seconds = pairs().map(|(_, second)| second).collect::<BTreeSet<u64>>().len();
    let is_first = match (firsts == of_pairs, seconds == of_pairs) {
        (true, true) if of_pairs > 0 && are_open => return Err(HandedOnError::ChipNumbers),
        (is_first, _) => is_first,
    };
    for one in lines {
        let mut open = std::mem::take(&mut one.open).into_iter();
        let (first, second) = (open.next(), open.next());
        match (one.value, second) {
            (Some(_), _) => one.count = one.count.or(first),
            (None, Some(second)) if !is_first => (one.value, one.count) = (Some(second), first),
            (None, second) => (one.value, one.count) = (first, one.count.or(second)),
        }
    }
    Ok(())
}
