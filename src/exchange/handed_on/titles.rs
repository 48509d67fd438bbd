//! What is written over and into the cells of structures and payouts, in three languages.

use crate::handed_on::problem::HandedOnError;
use crate::handed_on::questions::ListTold;
use engine::structure::Game;
use serde::Deserialize;
use std::sync::LazyLock;
use storage::csv::title_words;
use strum::{IntoStaticStr, VariantArray};

/// What a column of a structure holds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum StageColumn {
    Level,
    Break,
    /// Both blinds in one cell, and maybe an ante.
    Blinds,
    #[strum(serialize = "small-blind")]
    SmallBlind,
    #[strum(serialize = "big-blind")]
    BigBlind,
    Ante,
    #[strum(serialize = "ante-from")]
    AnteFrom,
    #[strum(serialize = "big-blind-ante")]
    BigBlindAnte,
    #[strum(serialize = "small-bet")]
    SmallBet,
    #[strum(serialize = "big-bet")]
    BigBet,
    #[strum(serialize = "bring-in")]
    BringIn,
    #[strum(serialize = "seconds")]
    Secs,
    Minutes,
    Hours,
    /// How long, and the unit is not told.
    Length,
    Game,
    #[strum(serialize = "color-up")]
    ColorUp,
    /// Whether a line is a level or a break.
    Type,
    Notes,
}

/// What a column of payouts holds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum PayoutColumn {
    Entries,
    /// The most entries of the field.
    #[strum(serialize = "max-players")]
    EntriesTo,
    Place,
    /// The last of several places in one line.
    #[strum(serialize = "place-to")]
    PlaceTo,
    Percent,
    Share,
    Amount,
}

/// What a column of results holds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum ResultColumn {
    Place,
    Name,
    #[strum(serialize = "first-name")]
    FirstName,
    #[strum(serialize = "last-name")]
    LastName,
    Member,
    Prize,
    Points,
    By,
    Entries,
}

/// What a column of a set of chips holds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "lowercase")]
pub(super) enum ChipColumn {
    Value,
    Color,
    /// The color by its figures: red, green, blue.
    Rgb,
    /// How many spots the edge has.
    Spots,
    /// Their color by its figures.
    SpotsRgb,
    /// How many of these chips the house has.
    Inventory,
    /// How many of these chips an entry gets.
    #[strum(serialize = "in-a-stack")]
    InStack,
}

/// What a cell says that is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Word {
    Break,
    Yes,
    No,
    BigBlind,
    Player,
    Ante,
    Level,
    ColorUp,
    /// What sums the lines above up.
    Total,
    Day,
    DayEnd,
    Registration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Unit {
    Minutes,
    Seconds,
    Hours,
    Currency,
    Chips,
}

#[derive(Deserialize, Default)]
struct Known {
    structure: Vec<(StageColumn, Vec<String>)>,
    payouts: Vec<(PayoutColumn, Vec<String>)>,
    results: Vec<(ResultColumn, Vec<String>)>,
    words: Vec<(Word, Vec<String>)>,
    units: Vec<(Unit, Vec<String>)>,
    games: Vec<(String, Vec<String>)>,
    chips: Vec<(ChipColumn, Vec<String>)>,
    colors: Vec<([u8; 3], Vec<String>)>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/csv/handed_on.ron")).unwrap_or_default()
});

fn found<T: Copy>(known: &[(T, Vec<String>)], words: &str) -> Option<T> {
    known.iter().find(|(_, known)| known.iter().any(|it| it == words)).map(|(meant, _)| *meant)
}

/// What a title says of its column, with its unit: `Duration (min)`, `Prize EUR`, `BigBlind`.
fn titled<T: Copy>(known: &[(T, Vec<String>)], title: &str) -> Option<(T, Option<Unit>)> {
    let words = title_words(&with_blanks(title));
    if let Some(meant) = found(known, &words).or_else(|| found(known, &title_words(title))) {
        return Some((meant, None));
    }
    let mut words: Vec<&str> = words.split(' ').collect();
    let mut last = None;
    while let Some(unit) = words.last().and_then(|word| unit(word)) {
        last = Some(unit);
        words.pop();
    }
    while words.last().is_some_and(|word| matches!(*word, "in" | "v" | "w" | "en")) {
        words.pop();
    }
    Some((found(known, &words.join(" "))?, last))
}

/// A title in one word with blanks where its next word begins: `SmallBlind`.
fn with_blanks(title: &str) -> String {
    let mut spaced = String::with_capacity(title.len() + 4);
    let mut was_small = false;
    for letter in title.chars() {
        if was_small && letter.is_uppercase() {
            spaced.push(' ');
        }
        was_small = letter.is_lowercase();
        spaced.push(letter);
    }
    spaced
}

fn by_name<C: Copy + Into<&'static str> + 'static>(columns: &[C], title: &str) -> Option<C> {
    columns.iter().copied().find(|column| (*column).into() == title)
}

/// What a column of a structure may be said to hold.
pub fn stage_meanings() -> impl Iterator<Item = &'static str> {
    StageColumn::VARIANTS.iter().map(|column| (*column).into())
}

/// What a column of payouts may be said to hold.
pub fn payout_meanings() -> impl Iterator<Item = &'static str> {
    PayoutColumn::VARIANTS.iter().map(|column| (*column).into())
}

pub(super) fn stage_column(title: &str) -> Option<StageColumn> {
    if let Some(column) = by_name(StageColumn::VARIANTS, title) {
        return Some(column);
    }
    let (column, unit) = titled(&KNOWN.structure, title)?;
    Some(match (column, unit) {
        (StageColumn::Length, Some(Unit::Minutes)) => StageColumn::Minutes,
        (StageColumn::Length, Some(Unit::Seconds)) => StageColumn::Secs,
        (StageColumn::Length, Some(Unit::Hours)) => StageColumn::Hours,
        (column, _) => column,
    })
}

pub(super) fn payout_column(title: &str) -> Option<PayoutColumn> {
    if let Some(column) = by_name(PayoutColumn::VARIANTS, title) {
        return Some(column);
    }
    let known = titled(&KNOWN.payouts, title).map(|(column, _)| column);
    match known {
        Some(PayoutColumn::Amount | PayoutColumn::Share) | None if title.contains('%') => {
            Some(PayoutColumn::Percent)
        }
        known => known,
    }
}

pub(super) fn result_column(title: &str) -> Option<ResultColumn> {
    let is_share = title.contains('%');
    titled(&KNOWN.results, title).map(|(column, _)| column).filter(|_| !is_share)
}

/// What a column of a set of chips may be said to hold.
pub fn chip_meanings() -> impl Iterator<Item = &'static str> {
    ChipColumn::VARIANTS.iter().map(|column| (*column).into())
}

pub(super) fn chip_column(title: &str) -> Option<ChipColumn> {
    let named = || titled(&KNOWN.chips, title).map(|(column, _)| column);
    by_name(ChipColumn::VARIANTS, title).or_else(named)
}

/// A color by its name, or as a page tells it: `#247c48`.
pub(super) fn color(cell: &str) -> Option<[u8; 3]> {
    let bare = cell.trim().trim_start_matches('#');
    let is_hex = bare.bytes().all(|digit| digit.is_ascii_hexdigit());
    let hex = match (bare.len(), is_hex && found(&KNOWN.colors, &title_words(cell)).is_none()) {
        (6, true) => Some(bare.to_owned()),
        // `#0f0` is `#00ff00`.
        (3, true) => Some(bare.chars().flat_map(|digit| [digit, digit]).collect()),
        _ => None,
    };
    if let Some(hex) = hex {
        let all = u32::from_str_radix(&hex, 16).ok()?;
        let [_, red, green, blue] = all.to_be_bytes();
        return Some([red, green, blue]);
    }
    found(&KNOWN.colors, &title_words(cell))
}

/// What a cell says, all of it.
pub(super) fn word(cell: &str) -> Option<Word> {
    match cell.trim() {
        "✓" | "✔" | "☑" | "✅" | "[x]" | "[X]" => Some(Word::Yes),
        "✗" | "✘" | "☐" | "❌" | "[ ]" => Some(Word::No),
        cell => found(&KNOWN.words, &title_words(cell)),
    }
}

/// Whether a text says this somewhere in it.
pub(super) fn word_in(text: &str, wanted: Word) -> bool {
    let words = format!(" {} ", title_words(text));
    let mut known = KNOWN.words.iter().filter(|(word, _)| *word == wanted);
    known.any(|(_, known)| known.iter().any(|said| words.contains(&format!(" {said} "))))
}

/// The unit that a word names, if it names one.
pub(super) fn unit(word: &str) -> Option<Unit> {
    found(&KNOWN.units, &title_words(word))
}

/// Whether antes were told to be the big blind's, under this title; none where nothing was.
pub(crate) fn antes_told(told: &ListTold) -> Option<bool> {
    let column = told.meaning_of("ante").and_then(stage_column)?;
    match column {
        StageColumn::BigBlindAnte => Some(true),
        StageColumn::Ante => Some(false),
        _ => None,
    }
}

/// What was told of a saved evening that cannot be told of one: anything but whose its antes are.
///
/// # Errors
/// The first of it.
pub fn check_told_of_evening(told: &ListTold) -> Result<(), HandedOnError> {
    let is_known =
        |(title, _): &&(String, String)| title_words(title) == "ante" && antes_told(told).is_some();
    match told.columns.iter().find(|column| !is_known(column)).cloned() {
        Some((title, meaning)) => Err(HandedOnError::ColumnUnknown { title, meaning }),
        None => Ok(()),
    }
}

/// The number of a level: `3`, `Level 3`, `L3`, `#3`, `3rd`.
pub(super) fn level_no(cell: &str) -> Option<u64> {
    let words = title_words(cell);
    let is_level = |word: &&str| found(&KNOWN.words, word) == Some(Word::Level) || *word == "l";
    let mut words = words.split(' ').filter(|word| !is_level(word));
    let (word, None) = (words.next()?, words.next()) else { return None };
    ordinal(word.strip_prefix('l').unwrap_or(word)).or_else(|| roman(word))
}

/// A number as `IV`, in small letters, below 90: no structure has more levels.
fn roman(word: &str) -> Option<u64> {
    const TENS: [&str; 9] = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx"];
    const ONES: [&str; 10] = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
    let written = |no: usize| Some(format!("{}{}", TENS.get(no / 10)?, ONES.get(no % 10)?));
    let no = (1..90).find(|no| written(*no).as_deref() == Some(word))?;
    u64::try_from(no).ok()
}

/// Whether a line says which day begins or ends there, in a few words: `Day 2`, `Start of day 2`.
pub(super) fn is_day(text: &str) -> bool {
    const WORDS_MAX: usize = 6;
    let is_short = title_words(text).split(' ').count() <= WORDS_MAX;
    let has_figure = text.contains(|letter: char| letter.is_ascii_digit());
    is_short && (word_in(text, Word::DayEnd) || (has_figure && word_in(text, Word::Day)))
}

/// A number with an ending, as of a place: `1st`, `2e`, `T3`, `=4`.
pub(super) fn ordinal(cell: &str) -> Option<u64> {
    let cell = cell.trim().trim_start_matches(['#', '=']).trim_end_matches('=');
    let bare =
        cell.strip_prefix(['T', 't']).filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let cell = bare.unwrap_or(cell).trim();
    let digits = cell.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(cell.len());
    let (number, ending) = cell.split_at_checked(digits)?;
    let ending = title_words(ending);
    let is_ending = matches!(
        ending.as_str(),
        "" | "st" | "nd" | "rd" | "th" | "e" | "er" | "eme" | "o" | "a" | "t"
    );
    if is_ending { number.parse().ok() } else { None }
}

/// The game of a name, in whatever spelling.
pub(crate) fn game(cell: &str) -> Option<Game> {
    let words = title_words(cell);
    let by_id = Game::ALL.iter().copied().find(|game| title_words(game.id()) == words);
    by_id.or_else(|| {
        let named = KNOWN.games.iter().find(|(_, known)| known.contains(&words))?;
        Game::ALL.iter().copied().find(|game| game.id() == named.0)
    })
}

#[cfg(test)]
mod tests {
    use super::{
        KNOWN, chip_column, chip_meanings, payout_column, payout_meanings, stage_column,
        stage_meanings,
    };
    use std::collections::BTreeSet;
    use storage::csv::title_words;

    #[test]
    fn every_column_is_known_by_its_name_with_hyphens_and_with_blanks() {
        for meaning in stage_meanings() {
            assert_eq!(stage_column(meaning).map(Into::into), Some(meaning));
            assert_eq!(stage_column(&meaning.replace('-', " ")), stage_column(meaning));
        }
        for meaning in chip_meanings() {
            assert_eq!(chip_column(meaning).map(Into::into), Some(meaning));
            assert_eq!(chip_column(&meaning.replace('-', " ")), chip_column(meaning));
        }
        for meaning in payout_meanings() {
            assert_eq!(payout_column(meaning).map(Into::into), Some(meaning));
            assert_eq!(payout_column(&meaning.replace('-', " ")), payout_column(meaning));
        }
    }

    #[test]
    fn every_title_is_written_as_it_is_looked_for_and_stands_once() {
        let titles = |list: Vec<&Vec<String>>| {
            let mut seen = BTreeSet::new();
            for title in list.into_iter().flatten() {
                assert_eq!(&title_words(title), title, "small letters without accents and signs");
                assert!(seen.insert(title.clone()), "{title} stands twice");
            }
            assert!(seen.len() > 10, "the list is read");
        };
        titles(KNOWN.structure.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.payouts.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.results.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.chips.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.colors.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.words.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.units.iter().map(|(_, titles)| titles).collect());
        titles(KNOWN.games.iter().map(|(_, titles)| titles).collect());
    }
}
