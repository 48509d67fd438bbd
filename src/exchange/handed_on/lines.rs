//! A structure as people write it in a forum or a message: a level or a break a line.

use super::cells::{is_part_of_one, number};
use super::lengths::{Clock, Figures, secs};
use super::titles::{Unit, Word, game, level_no, unit, word, word_in};
use engine::structure::{Ante, Game};
use engine::values::Chips;
use std::collections::BTreeSet;
use storage::csv::title_words;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// A level, with what stands beside its blinds.
    Level(LevelLine),
    /// A break, how long it lasts, and whether chips are colored up in it.
    Break { secs: Option<u32>, color_up: bool },
    /// Chips are colored up at this point.
    ColorUp,
    /// Words that say nothing of levels and breaks.
    Other,
    /// Blinds of which one is no whole number of chips: that one.
    PartOfOne(String),
    /// Something about them that is not understood.
    Unclear,
}

/// A level as a line tells it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct LevelLine {
    pub(super) no: Option<u64>,
    /// What is played; the usual game where nothing is said.
    pub(super) game: Option<Game>,
    /// The small and the big blind, in chips.
    pub(super) blinds: (Chips, Chips),
    pub(super) ante: Ante,
    /// A figure that says nothing of itself: an ante, or minutes.
    pub(super) bare: Option<u64>,
    /// How long the level lasts, in seconds.
    pub(super) secs: Option<u32>,
    /// A time with a colon: how long it lasts in minutes and seconds, or when it begins or ends.
    pub(super) clock: Option<u32>,
    /// Whether chips are colored up after it.
    pub(super) color_up: bool,
    /// A break comes after it, with how long that lasts.
    pub(super) then_break: Option<Option<u32>>,
}

/// What a figure is that says nothing of itself.
const USUAL: Figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };

/// A line of more words is a sentence.
const WORDS_MAX: usize = 9;

pub(super) fn line_of(line: &str) -> Line {
    match level(line) {
        Found::Level(level) => return Line::Level(level),
        Found::PartOfOne(found) => return Line::PartOfOne(found),
        Found::Unclear => return Line::Unclear,
        Found::Nothing => {}
    }
    let words = title_words(line);
    let is_sentence = words.split(' ').count() > WORDS_MAX;
    let color_up = word_in(line, Word::ColorUp);
    if word_in(line, Word::Break) {
        let about_levels = word_in(line, Word::Level) && has_figure(line);
        if is_sentence || about_levels || word_in(line, Word::No) {
            return Line::Unclear;
        }
        return Line::Break { secs: break_length(line), color_up };
    }
    match color_up && !is_sentence {
        true => Line::ColorUp,
        false => Line::Other,
    }
}

/// How long levels last, where a line over them says it: `20 minute levels`.
pub(super) fn length_of_levels(line: &str) -> Option<u32> {
    let is_about = word_in(line, Word::Level) && !word_in(line, Word::Break);
    let is_short = title_words(line).split(' ').count() <= WORDS_MAX;
    match is_about {
        true if is_short => length_in(line),
        true => length_within(line),
        false => None,
    }
}

/// The one level length in a longer line, just before the word level: `we play 20 min levels`.
fn length_within(line: &str) -> Option<u32> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let at = |from: usize, to: usize| words.get(from..to).unwrap_or_default().join(" ");
    let is_level = |at: &usize| words.get(*at).is_some_and(|word| word_in(word, Word::Level));
    let levels = (1..words.len()).filter(is_level);
    let lengths = levels.filter_map(|level| length_in(&at(level.saturating_sub(2), level)));
    let lengths: BTreeSet<u32> = lengths.collect();
    if lengths.len() == 1 { lengths.first().copied() } else { None }
}

fn has_figure(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

/// Whether a line has a level.
enum Found {
    Level(LevelLine),
    Nothing,
    PartOfOne(String),
    Unclear,
}

/// One of two blinds with a stroke between them that is no whole number: `0.25/0.50`.
fn part_of_one(line: &str) -> Option<String> {
    let is_sign = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',');
    line.match_indices('/').find_map(|(at, _)| {
        let before = line.get(..at)?.trim_end();
        let start = before.rfind(|letter| !is_sign(letter)).map_or(0, |found| {
            found + before.get(found..).and_then(|it| it.chars().next()).map_or(1, char::len_utf8)
        });
        let after = line.get(at + 1..)?.trim_start().trim_start_matches(['$', '€', '£']);
        let end = after.find(|letter| !is_sign(letter)).unwrap_or(after.len());
        let both = [before.get(start..)?, after.get(..end)?.trim_end_matches(['.', ','])];
        let is_blind = |part: &&str| is_part_of_one(part) || number(part, 0).is_some();
        let part = both.iter().find(|part| is_part_of_one(part))?;
        both.iter().all(is_blind).then(|| (*part).to_owned())
    })
}

/// A figure somewhere in a text: from and to which byte, and its value.
#[derive(Debug, Clone, Copy)]
struct Figure {
    from: usize,
    to: usize,
    value: u64,
}

/// The figures of a text that are numbers of chips; `1.5` alone is none.
fn figures(text: &str) -> Vec<Figure> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) =
        text.get(from..).and_then(|rest| rest.find(|c: char| c.is_ascii_digit()))
    {
        let start = from + start;
        let rest = text.get(start..).unwrap_or_default();
        let is_part = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',' | '\'');
        let len = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        let plain = rest.get(..len).unwrap_or_default().trim_end_matches(['.', ',', '\'']);
        let tail = rest.get(plain.len()..).unwrap_or_default();
        let mut after = tail.chars();
        let is_times = after.next().is_some_and(|it| matches!(it, 'k' | 'K' | 'M'))
            && after.next().is_none_or(|next| !next.is_alphanumeric());
        let len = plain.len() + usize::from(is_times);
        if let Some(value) = rest.get(..len).and_then(|figure| number(figure, 0)) {
            found.push(Figure { from: start, to: start + len, value });
        }
        from = start + len.max(1);
    }
    found
}

/// A level: two blinds with a stroke between them, and what stands around.
fn level(line: &str) -> Found {
    if let Some(found) = part_of_one(line) {
        return Found::PartOfOne(found);
    }
    let figures = figures(line);
    let Some(pair) = blinds_of(line, &figures) else { return Found::Nothing };
    let (Some(small), Some(big)) = (figures.get(pair), figures.get(pair + 1)) else {
        return Found::Nothing;
    };
    let before = line.get(..small.from).unwrap_or_default();
    let mut after = line.get(big.to..).unwrap_or_default();
    let mut level =
        LevelLine { blinds: (Chips(small.value), Chips(big.value)), ..LevelLine::default() };
    let Some(()) = level.read_before(before) else { return Found::Nothing };
    // A third number with the same stroke is an ante: `100/200/25`.
    let stroke = line.get(small.to..big.from).unwrap_or_default().trim();
    if let Some(third) = figures.get(pair + 2) {
        let between = line.get(big.to..third.from).unwrap_or_default().trim();
        let rest = line.get(third.from..).unwrap_or_default();
        let is_time =
            parts(rest).next().is_some_and(|part| !is_bare(part) && secs(part, USUAL).is_some());
        if between == stroke && !is_time {
            level.set_ante(third.value, None);
            after = line.get(third.to..).unwrap_or_default();
        }
    }
    match level.read_after(after) {
        Some(()) => Found::Level(level),
        None => Found::Unclear,
    }
}

/// Which figure is the small blind, with the big blind after it: a pair with a slash, or else one
/// with a dash, of which the second is at most four times the first.
fn blinds_of(line: &str, figures: &[Figure]) -> Option<usize> {
    let pair_with = |strokes: &[&str]| {
        figures.windows(2).position(|two| match two {
            [small, big] => {
                let between = line.get(small.to..big.from).unwrap_or_default().trim();
                let fits = small.value <= big.value && big.value <= small.value.saturating_mul(4);
                strokes.contains(&between) && fits && big.value > 0
            }
            _ => false,
        })
    };
    pair_with(&["/"]).or_else(|| {
        let at = pair_with(&["-", "–", "—"])?;
        // A dash stands between many things: only where the line begins as a level does.
        let before = line.get(..figures.get(at)?.from).unwrap_or_default();
        (word_in(before, Word::Level) || has_figure(before) || before.trim().is_empty())
            .then_some(at)
    })
}

/// The parts of a text between brackets, commas and dashes; a time or length like `20:00` is one.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let signs = [',', ';', '(', ')', '[', ']', '*', '|', '=', '–', '—'];
    text.split(signs).flat_map(at_colons).flat_map(|part| part.split(" - ")).map(|part| {
        part.trim().trim_start_matches(['-', '+', '.']).trim_end_matches(['-', '.']).trim()
    })
}

/// A text divided at the colons that stand between no figures.
fn at_colons(text: &str) -> impl Iterator<Item = &str> {
    let bytes = text.as_bytes();
    let is_digit =
        |at: Option<usize>| at.and_then(|at| bytes.get(at)).is_some_and(u8::is_ascii_digit);
    let cuts = text.match_indices(':').map(|(at, _)| at);
    let cuts = cuts.filter(|at| !(is_digit(at.checked_sub(1)) && is_digit(Some(at + 1))));
    let mut from = 0;
    let mut found = Vec::new();
    for at in cuts {
        found.extend(text.get(from..at));
        from = at + 1;
    }
    found.extend(text.get(from..));
    found.into_iter()
}

/// A time as `19:25` or `20:00`, in its smaller unit.
fn clock_of(part: &str) -> Option<u32> {
    let (first, second) = part.trim().split_once(':')?;
    let is_figure = |text: &str| text.bytes().all(|it| it.is_ascii_digit());
    let is_clock = (1..=3).contains(&first.len()) && second.len() == 2;
    let (first, second): (u32, u32) =
        (first.parse().ok().filter(|_| is_clock && is_figure(first))?, second.parse().ok()?);
    (second < 60).then_some(first * 60 + second)
}

impl LevelLine {
    /// What stands before the blinds: the number of the level, a game, how long it lasts; none
    /// where other words do, for then it is a sentence with two numbers.
    fn read_before(&mut self, text: &str) -> Option<()> {
        let text = text.trim().trim_start_matches(['-', '*', '•', '#', '>']).trim();
        for part in parts(text).filter(|part| !part.is_empty()) {
            let bare = part.trim_end_matches([')', '.', ':']);
            if self.no.is_none()
                && let Some(no) = level_no(bare)
            {
                self.no = Some(no);
            } else if let Some(length) = secs(part, USUAL).filter(|_| !is_bare(part)) {
                self.secs = Some(length);
            } else if let Some(game) = game(part) {
                self.game = Some(game);
            } else if let Some((first, rest)) = part.split_once(' ')
                && let Some(game) = game(rest)
                && self.no.is_none()
                && let Some(no) = level_no(first)
            {
                (self.no, self.game) = (Some(no), Some(game));
            } else if !matches!(word(part), Some(Word::Level)) && title_words(part) != "blinds" {
                return None;
            }
        }
        Some(())
    }

    /// What stands after the blinds; none where something in it is not understood.
    fn read_after(&mut self, text: &str) -> Option<()> {
        for part in parts(text).filter(|part| !part.is_empty()) {
            self.read_part(part)?;
        }
        Some(())
    }

    fn read_part(&mut self, part: &str) -> Option<()> {
        if let Some(clock) = clock_of(part) {
            self.clock = Some(clock);
            return Some(());
        }
        if word_in(part, Word::Break) {
            self.then_break = Some(break_length(part));
            self.color_up |= word_in(part, Word::ColorUp);
            return (!word_in(part, Word::Level) || !has_figure(part)).then_some(());
        }
        if word_in(part, Word::ColorUp) {
            self.color_up = true;
            return Some(());
        }
        let figures = figures(part);
        let words = title_words(part);
        if let Some(of_big_blind) = ante_before_length(part, &figures) {
            // `BBA 25 min`: the figure is how long, and the ante the big blind.
            if of_big_blind {
                let (_, big) = self.blinds;
                self.set_ante(big.0, Some(()));
            } else if self.ante == Ante::None && !figures.is_empty() {
                return None;
            }
            let length = figures.first().and_then(|first| part.get(first.from..));
            return length.map_or(Some(()), |length| self.read_part(length));
        }
        if let Some((value, of_big_blind, rest)) = ante_in(part, &figures) {
            self.set_ante(value, of_big_blind.then_some(()));
            return if rest.trim().is_empty() { Some(()) } else { self.read_part(rest.trim()) };
        }
        if let Some(length) = secs(part, USUAL).filter(|_| !is_bare(part)) {
            self.secs = Some(length);
            return Some(());
        }
        if let ([figure], true) = (figures.as_slice(), is_bare(part)) {
            self.bare = Some(figure.value);
            return Some(());
        }
        // How deep stacks are is no ante: `100 BB`.
        if words.split(' ').next_back() == Some("bb") && figures.len() == 1 {
            return Some(());
        }
        if let Some(game) = game(part) {
            self.game = Some(game);
            return Some(());
        }
        (!has_figure(part)).then_some(())
    }

    /// An ante that is as large as the big blind is the big blind's.
    fn set_ante(&mut self, value: u64, of_big_blind: Option<()>) {
        let (_, big) = self.blinds;
        self.ante = match value {
            0 => Ante::None,
            _ if of_big_blind.is_some() || Chips(value) == big => Ante::BigBlind(Chips(value)),
            _ => Ante::PerPlayer(Chips(value)),
        };
    }
}

/// Whether a part is a figure and nothing else.
fn is_bare(part: &str) -> bool {
    number(part, 2).is_some()
}

/// Whether a part says an ante without a figure, or with one that is how long the level lasts; and
/// whether it is the big blind's: `BBA 25 min`, `BB ante`.
fn ante_before_length(part: &str, figures: &[Figure]) -> Option<bool> {
    let first = figures.first();
    let before = first.map_or(Some(part), |first| part.get(..first.from))?;
    let words = title_words(before);
    let is_bba = words.split(' ').any(|word| word == "bba");
    let is_ante = is_bba || word_in(before, Word::Ante);
    let is_length = match first.and_then(|first| part.get(first.from..)) {
        Some(rest) => !is_bare(rest) && (secs(rest, USUAL).is_some() || clock_of(rest).is_some()),
        None => true,
    };
    let of_big_blind =
        is_bba || word_in(before, Word::BigBlind) || words.split(' ').any(|word| word == "bb");
    let is_told = is_ante && is_length && (first.is_some() || of_big_blind);
    is_told.then_some(of_big_blind)
}

/// The ante in a part that says the word, whether it is the big blind's, and what follows it.
fn ante_in<'p>(part: &'p str, figures: &[Figure]) -> Option<(u64, bool, &'p str)> {
    let first = figures.first()?;
    let before = part.get(..first.from)?;
    let after = part.get(first.to..)?;
    let last = title_words(before).rsplit(' ').next().unwrap_or_default().to_owned();
    let is_before = word_in(before, Word::Ante) || matches!(last.as_str(), "a" | "bba");
    if is_before {
        let of_big_blind = last == "bba" || word_in(before, Word::BigBlind);
        return Some((first.value, of_big_blind, after));
    }
    if !before.trim().is_empty() {
        return None;
    }
    let (mut rest, mut is_ante, mut of_big_blind) = (after.trim_start(), false, false);
    loop {
        let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        let said = rest.get(..end).unwrap_or_default();
        match title_words(said).as_str() {
            "bba" => (is_ante, of_big_blind) = (true, true),
            "bb" | "big" | "blind" => of_big_blind = true,
            _ if word(said) == Some(Word::Ante) => is_ante = true,
            _ => break,
        }
        rest = rest.get(end..).unwrap_or_default().trim_start_matches([' ', '-', '\u{a0}']);
    }
    is_ante.then_some((first.value, of_big_blind, rest))
}

/// How long a break lasts by its line: `Dinner break (60 min)`, `Break 20`, `Break 1 - 10:00`.
fn break_length(text: &str) -> Option<u32> {
    length_in(text).or_else(|| {
        let figures: Vec<&str> = text
            .split(|letter: char| !(letter.is_ascii_digit() || letter == ':'))
            .filter(|figure| has_figure(figure))
            .collect();
        // A small figure counts the breaks.
        let is_length =
            |figure: &&&str| figure.contains(':') || number(figure, 0).is_some_and(|it| it >= 5);
        figures.iter().find(is_length).and_then(|figure| secs(figure, USUAL))
    })
}

/// A length of a minute or more with its unit somewhere in a text: `Dinner break (60 min)`, `1h30`.
pub(super) fn length_in(text: &str) -> Option<u32> {
    let start = text.find(|letter: char| letter.is_ascii_digit())?;
    let rest = text.get(start..)?;
    let is_part = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',');
    let figure = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
    let (digits, after) = rest.split_at_checked(figure)?;
    let word: String = after
        .trim_start_matches([' ', '-', '\u{a0}'])
        .chars()
        .take_while(|it| it.is_alphabetic())
        .collect();
    let is_stroke = after.starts_with(['\'', '’', '′']);
    let is_time = match unit(&word) {
        Some(Unit::Minutes | Unit::Seconds | Unit::Hours) => true,
        Some(Unit::Currency | Unit::Chips) | None => is_stroke,
    };
    if !is_time {
        return length_in(after);
    }
    let more = after.trim_start_matches([' ', '-', '\u{a0}']).get(word.len()..).unwrap_or_default();
    // `1h30` and `1 h 30 min` go on.
    let whole = if matches!(unit(&word), Some(Unit::Hours)) {
        let end = more.find(|it: char| !(it.is_alphanumeric() || it == ' ')).unwrap_or(more.len());
        let with_more = format!("{digits} {word} {}", more.get(..end).unwrap_or_default());
        secs(&with_more, USUAL)
    } else {
        None
    };
    let alone = if is_stroke { format!("{digits}'") } else { format!("{digits} {word}") };
    // Chips of 25 are called so, too: `color up 25s`.
    whole.or_else(|| secs(&alone, USUAL)).filter(|secs| *secs >= 60).or_else(|| length_in(after))
}

#[cfg(test)]
mod tests {
    use super::{LevelLine, Line, line_of};
    use engine::structure::{Ante, Game};
    use engine::values::Chips;

    fn level(no: Option<u64>, small: u64, big: u64) -> LevelLine {
        LevelLine { no, blinds: (Chips(small), Chips(big)), ..LevelLine::default() }
    }

    #[test]
    fn levels_are_read_as_people_write_them() {
        let each = |ante| Ante::PerPlayer(Chips(ante));
        let of_big = |ante| Ante::BigBlind(Chips(ante));
        let all = [
            ("1. 100 / 200", level(Some(1), 100, 200)),
            (
                "Level 1 – 100/200 – 20min",
                LevelLine { secs: Some(1200), ..level(Some(1), 100, 200) },
            ),
            ("1 - 25/50", level(Some(1), 25, 50)),
            (
                "Level 1 - 100-200 - 20 minutes",
                LevelLine { secs: Some(1200), ..level(Some(1), 100, 200) },
            ),
            (
                "Level 3 - 300-600-75 - 20 minutes",
                LevelLine { ante: each(75), secs: Some(1200), ..level(Some(3), 300, 600) },
            ),
            (
                "Level 1 – 100/200 (BBA 200) – 20min",
                LevelLine { ante: of_big(200), secs: Some(1200), ..level(Some(1), 100, 200) },
            ),
            (
                "Level 1 – 100/200 – ante 25",
                LevelLine { ante: each(25), ..level(Some(1), 100, 200) },
            ),
            (
                "Level 1 - 20 minutes - 100/200",
                LevelLine { secs: Some(1200), ..level(Some(1), 100, 200) },
            ),
            (
                "Level 3: 1,000-2,000 ante 200, 20 min",
                LevelLine { ante: each(200), secs: Some(1200), ..level(Some(3), 1000, 2000) },
            ),
            (
                "L4 1K/2K (2K) 30m",
                LevelLine { bare: Some(2000), secs: Some(1800), ..level(Some(4), 1000, 2000) },
            ),
            ("25/50 20'", LevelLine { secs: Some(1200), ..level(None, 25, 50) }),
            ("5) 100/200/25", LevelLine { ante: each(25), ..level(Some(5), 100, 200) }),
            ("200/400 BB ante 400", LevelLine { ante: of_big(400), ..level(None, 200, 400) }),
            (
                "L2 50/100 20 min, remove 25s",
                LevelLine { secs: Some(1200), color_up: true, ..level(Some(2), 50, 100) },
            ),
            (
                "Level 2: 50/100 (10 min break after)",
                LevelLine { then_break: Some(Some(600)), ..level(Some(2), 50, 100) },
            ),
            ("1. 25/50 (100 BB) 20 min", LevelLine { secs: Some(1200), ..level(Some(1), 25, 50) }),
            ("L1 25/50 7.5 min", LevelLine { secs: Some(450), ..level(Some(1), 25, 50) }),
            ("25/50 1h30", LevelLine { secs: Some(5400), ..level(None, 25, 50) }),
            ("25/50 (20)", LevelLine { bare: Some(20), ..level(None, 25, 50) }),
            ("Level 2: PLO 25/50", LevelLine { game: Some(Game::Omaha), ..level(Some(2), 25, 50) }),
            ("1 (20 min) 25/50", LevelLine { secs: Some(1200), ..level(Some(1), 25, 50) }),
        ];
        for (line, wanted) in all {
            assert_eq!(line_of(line), Line::Level(wanted), "{line}");
        }
    }

    #[test]
    fn breaks_have_their_length_and_sentences_are_none() {
        let pause = |secs, color_up| Line::Break { secs, color_up };
        let all = [
            ("BREAK - end of rebuys (10 min)", pause(Some(600), false)),
            ("15 MINUTE BREAK – REMOVE 100s", pause(Some(900), true)),
            ("Dinner break", pause(None, false)),
            ("Break 1", pause(None, false)),
            ("Break 20", pause(Some(1200), false)),
            ("Pause: 30", pause(Some(1800), false)),
            ("Break 10:00", pause(Some(600), false)),
            ("Break 1h30", pause(Some(5400), false)),
            ("Color up 25", Line::ColorUp),
            ("Friday night turbo", Line::Other),
            ("Structure (10 minute break every 4 levels)", Line::Unclear),
            ("10 minute break after level 2", Line::Unclear),
            ("Home game 12/24", Line::Other),
            ("Doors open 5-6 pm", Line::Other),
            ("Late reg levels 1-3", Line::Other),
            ("Starting stack 10k/15k", Line::Other),
        ];
        for (line, wanted) in all {
            assert_eq!(line_of(line), wanted, "{line}");
        }
        assert_eq!(line_of("No breaks. Dinner at 18:00 in the bar."), Line::Unclear);
    }
}
