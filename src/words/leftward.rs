//! Words that are written from right to left, and where they stand in a line.

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// A part of a line, in its place from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Which part it is, as it is read.
    pub part: usize,
    /// Whether its letters run from right to left.
    pub is_leftward: bool,
}

/// What a part is for the words around it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bearing {
    /// It is written from right to left.
    Leftward,
    /// It joins two words that are: a space, a hyphen, an apostrophe.
    Joint,
    /// It is written from left to right, or separates.
    Other,
}

/// Whether a letter is written from right to left.
#[must_use]
pub fn is_leftward(letter: char) -> bool {
    letter >= '\u{590}' && matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// The parts of a line from left to right; they come in the order in which they are read.
///
/// Only a name is turned round: a comma or a number beside it stays where the sentence has it,
/// which the order of Unicode for a whole line would draw to the other side of the name.
///
/// ```
/// use words::from_left;
///
/// let parts = ["אבי", " ", "כהן", " ", "500"];
/// let placed: String = from_left(&parts).iter().map(|at| parts[at.part]).collect();
/// assert_eq!(placed, "כהן אבי 500");
/// ```
#[must_use]
pub fn from_left<S: AsRef<str>>(parts: &[S]) -> Vec<Placed> {
    let bearings: Vec<Bearing> = parts.iter().map(|part| bearing(part.as_ref())).collect();
    let mut placed = Vec::with_capacity(parts.len());
    let mut at = 0;
    while let Some(bearing) = bearings.get(at) {
        if *bearing != Bearing::Leftward {
            placed.push(Placed { part: at, is_leftward: false });
            at += 1;
            continue;
        }
        let rest = bearings.iter().enumerate().skip(at);
        let phrase = rest.take_while(|(_, bearing)| **bearing != Bearing::Other);
        let leftward = phrase.filter(|(_, bearing)| **bearing == Bearing::Leftward);
        let end = leftward.last().map_or(at, |(last, _)| last) + 1;
        turn(parts, at, end, &mut placed);
        at = end;
    }
    placed
}

/// Puts the parts of a phrase from the right to the left; numbers in it keep their order.
fn turn<S: AsRef<str>>(parts: &[S], from: usize, to: usize, placed: &mut Vec<Placed>) {
    let mut phrase = String::new();
    let mut starts = Vec::new();
    for part in parts.iter().take(to).skip(from) {
        starts.push(phrase.len());
        phrase.push_str(part.as_ref());
    }
    let info = BidiInfo::new(&phrase, Some(Level::rtl()));
    let level = |start: &usize| info.levels.get(*start).copied().unwrap_or(Level::rtl());
    let levels: Vec<Level> = starts.iter().map(level).collect();
    for at in BidiInfo::reorder_visual(&levels) {
        let is_leftward = levels.get(at).is_some_and(|level| level.is_rtl());
        placed.push(Placed { part: from + at, is_leftward });
    }
}

fn bearing(part: &str) -> Bearing {
    let is_joint = |letter: char| {
        letter.is_whitespace()
            || matches!(letter, '-' | '\'' | '’' | '.' | '"')
            || matches!(bidi_class(letter), BidiClass::AN | BidiClass::NSM | BidiClass::BN)
    };
    if part.chars().any(is_leftward) {
        Bearing::Leftward
    } else if part.chars().all(is_joint) {
        Bearing::Joint
    } else {
        Bearing::Other
    }
}

#[cfg(test)]
mod tests {
    use crate::leftward::from_left;

    fn seen(line: &str) -> String {
        let parts: Vec<String> = line.chars().map(String::from).collect();
        from_left(&parts).iter().map(|at| parts[at.part].as_str()).collect()
    }

    #[test]
    fn a_name_from_the_right_stands_from_the_right_and_nothing_else_moves() {
        assert_eq!(seen("Ana, Bo 12"), "Ana, Bo 12");
        assert_eq!(seen("אב גד"), "דג בא");
        assert_eq!(seen("אב 500, גד 7"), "בא 500, דג 7");
        assert_eq!(seen("אב (גד)"), "בא (דג)");
        assert_eq!(seen("Ana אב-גד → 3"), "Ana דג-בא → 3");
    }

    #[test]
    fn arabic_figures_in_a_name_keep_their_order() {
        assert_eq!(seen("عل ٣٤ مح"), "حم ٣٤ لع");
    }

    #[test]
    fn accents_stay_with_the_name() {
        assert_eq!(seen("א\u{5b0}ב "), "ב\u{5b0}א ");
    }
}
