//! What is written over and into the cells of structures and payouts, in three languages.

use serde::Deserialize;
use std::sync::LazyLock;
use storage::csv::title_words;

/// What a column of a structure holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(super) enum StageColumn {
    Level,
    Break,
    /// Both blinds in one cell, and maybe an ante.
    Blinds,
    SmallBlind,
    BigBlind,
    Ante,
    AnteFrom,
    BigBlindAnte,
    SmallBet,
    BigBet,
    BringIn,
    Secs,
    Minutes,
    Game,
    ColorUp,
}

/// What a column of payouts holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(super) enum PayoutColumn {
    Entries,
    Place,
    Percent,
    Share,
    Amount,
}

/// What a column of results holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(super) enum ResultColumn {
    Place,
    Name,
    Member,
    Prize,
    Points,
    By,
}

/// What a cell says that is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Word {
    Break,
    Yes,
    No,
    BigBlind,
    Player,
}

#[derive(Deserialize, Default)]
struct Known {
    structure: Vec<(StageColumn, Vec<String>)>,
    payouts: Vec<(PayoutColumn, Vec<String>)>,
    results: Vec<(ResultColumn, Vec<String>)>,
    words: Vec<(Word, Vec<String>)>,
}

static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../assets/csv/handed_on.ron")).unwrap_or_default()
});

fn found<T: Copy>(known: &[(T, Vec<String>)], written: &str) -> Option<T> {
    let words = title_words(written);
    known.iter().find(|(_, known)| known.contains(&words)).map(|(meant, _)| *meant)
}

pub(super) fn stage_column(title: &str) -> Option<StageColumn> {
    found(&KNOWN.structure, title)
}

pub(super) fn payout_column(title: &str) -> Option<PayoutColumn> {
    found(&KNOWN.payouts, title)
}

pub(super) fn result_column(title: &str) -> Option<ResultColumn> {
    found(&KNOWN.results, title)
}

pub(super) fn word(cell: &str) -> Option<Word> {
    found(&KNOWN.words, cell)
}

#[cfg(test)]
mod tests {
    use super::KNOWN;
    use std::collections::BTreeSet;
    use storage::csv::title_words;

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
        titles(KNOWN.words.iter().map(|(_, titles)| titles).collect());
    }
}
