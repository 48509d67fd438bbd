//! What stands beside names in a list that was pasted: numbers, ticks, and who has paid.

use crate::csv::headings::says_not_playing;
use crate::csv::records::Record;
use engine::entries::fold;
use std::sync::LazyLock;

/// Signs that tick somebody off.
const TICKS: [char; 12] = ['✓', '✔', '☑', '✅', '✗', '✘', '☐', '❌', '☒', '□', '■', '●'];

/// Words that stand in brackets beside a name and are no part of it.
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/csv/marks.ron")).unwrap_or_default()
});

/// Whether a mark beside a name says that somebody does not play.
pub(super) fn says_no(mark: &str) -> bool {
    let bare = mark.trim_matches(['(', ')', '[', ']']);
    matches!(mark, "✗" | "✘" | "❌")
        || (!bare.trim().is_empty() && says_not_playing(bare) && !matches!(bare, "no" | "ne"))
}

/// A name without the marks that stand beside it, and those marks.
pub(super) fn without_marks(name: &str) -> (String, Vec<String>) {
    let mut marks = Vec::new();
    let mut name = name.trim().to_owned();
    loop {
        let before = name.clone();
        if let Some(bare) = name.strip_suffix(TICKS).or_else(|| name.strip_prefix(TICKS)) {
            let mark: String = name.chars().filter(|sign| TICKS.contains(sign)).take(1).collect();
            marks.push(mark);
            name = bare.trim().to_owned();
        }
        // The dot of a list, as in `- [x] Cy Young`.
        if let Some((dot, bare)) = name.split_once(' ')
            && matches!(dot, "-" | "*" | "•" | "–")
        {
            name = bare.trim().to_owned();
        }
        for (open, close) in [('(', ')'), ('[', ']')] {
            let after = name.strip_suffix(close).and_then(|rest| rest.rsplit_once(open));
            let before = name.strip_prefix(open).and_then(|rest| rest.split_once(close));
            let inner = [after, before.map(|(inner, bare)| (bare, inner))].into_iter().flatten();
            let is_mark = |(bare, inner): &(&str, &str)| {
                let is_mark = inner.trim().is_empty() || WORDS.contains(&fold(inner.trim()));
                is_mark && !bare.trim().is_empty()
            };
            let found = { inner }.find(is_mark);
            if let Some((bare, mark)) =
                found.map(|(bare, inner)| (bare.trim().to_owned(), format!("{open}{inner}{close}")))
            {
                marks.push(mark);
                name = bare;
            }
        }
        if name == before {
            return (name, marks);
        }
    }
}

/// A name whose last name comes first, with a comma, as people say it: `Rys, Anna` is Anna Rys;
/// none where it is no such name, as of `Rys, Jr.`.
///
/// ```
/// use storage::csv::turned;
///
/// assert_eq!(turned("Rys, Anna").as_deref(), Some("Anna Rys"));
/// assert_eq!(turned("Rys, Jr."), None);
/// ```
#[must_use]
pub fn turned(name: &str) -> Option<String> {
    const AFTER: [&str; 7] = ["jr", "sr", "ii", "iii", "iv", "phd", "md"];
    let (last, first) = name.trim().split_once(',')?;
    let (last, first) = (last.trim(), first.trim());
    // A town or a country after a whole name is no first name: `Bruno Grom, Wien`, `Brno, CZ`.
    let is_code = first.chars().all(char::is_uppercase) && first.chars().count() < 4;
    if last.contains(char::is_whitespace) || is_code {
        return None;
    }
    let is_part = |part: &str| {
        let words = part.split_whitespace().count();
        part.split_whitespace().all(|word| word.starts_with(char::is_uppercase))
            && (1..=3).contains(&words)
            && !part.contains(|sign: char| sign == ',' || sign.is_ascii_digit())
    };
    let is_after = AFTER.contains(&fold(first.trim_end_matches('.')).as_str());
    (is_part(last) && is_part(first) && !is_after).then(|| format!("{first} {last}"))
}

/// Whether lines are numbered in order, `1 Ana`, `2 Ben`: then the numbers are not part of names.
pub(super) fn are_numbered(records: &[Record]) -> bool {
    let number = |record: &Record| {
        let cell = record.cells.first()?;
        let (number, rest) = cell.split_once(char::is_whitespace)?;
        let is_name = rest.trim_start().starts_with(char::is_alphabetic);
        number.parse::<u64>().ok().filter(|_| is_name && record.cells.len() == 1)
    };
    let numbers: Option<Vec<u64>> = records.iter().map(number).collect();
    let numbers = numbers.unwrap_or_default();
    let is_next = |pair: &[u64]| matches!(pair, [one, next] if one.checked_add(1) == Some(*next));
    numbers.len() > 1 && numbers.windows(2).all(is_next)
}

#[cfg(test)]
mod tests {
    use super::without_marks;

    #[test]
    fn marks_are_taken_off_and_told_and_names_stay() {
        let all = [
            ("Cid Vale (paid)", "Cid Vale", 1),
            ("✓ Ana Nova", "Ana Nova", 1),
            ("Ben Zima ✔ (Zaplaceno)", "Ben Zima", 2),
            ("Dana [x]", "Dana", 1),
            ("[x] Cy Young", "Cy Young", 1),
            ("- [ ] Ana Nova (paid)", "Ana Nova", 2),
            ("(Zaplaceno) Ben Zima", "Ben Zima", 1),
            ("(Ace) Ben Zima", "(Ace) Ben Zima", 0),
            ("Eva (Evička) Malá", "Eva (Evička) Malá", 0),
            ("Filip (junior)", "Filip (junior)", 0),
            ("(paid)", "(paid)", 0),
        ];
        for (told, name, marks) in all {
            let (read, taken) = without_marks(told);
            assert_eq!((read.as_str(), taken.len()), (name, marks), "{told}");
        }
    }
}
