//! What guides say of cards is what the layer of cards says.

use crate::guides::tables;
use cards::games::Game;
use cards::hands::{Category, Hand, LowRuns, LowStraight, Ranking, TopFlush, best};
use cards::uth::PayTable;
use cards::{Card, read_cards};

fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn hand(ranking: Ranking, text: &str) -> Option<Hand> {
    Hand::new(ranking, cards(text).try_into().unwrap())
}

/// The class that a table means by this name.
fn category(name: &str) -> Category {
    let id = name.to_lowercase().replace(' ', "_");
    let id = match id.as_str() {
        "one_pair" => "pair",
        "no_pair" => "high_card",
        id => id,
    };
    Category::ALL.iter().copied().find(|category| category.id() == id).unwrap()
}

const HIGH: Ranking = Ranking::High(TopFlush::FullHouse);

#[test]
fn examples_of_the_ladder_are_what_they_stand_for_and_each_beats_the_next() {
    let seven_up = Ranking::SevenUp(TopFlush::Flush, LowStraight::Nothing);
    for (slug, ranking) in [("hand-rankings", HIGH), ("polish-draw-32", seven_up)] {
        let tables = tables(slug);
        let ladder = tables.iter().find(|table| table[0][0] == "Hand" && table[0][1] == "Example");
        let hands: Vec<Hand> = ladder.unwrap()[1..]
            .iter()
            .map(|row| {
                let hand = hand(ranking, &row[1]).unwrap();
                let royal = (category(&row[0]), hand.category)
                    == (Category::StraightFlush, Category::RoyalFlush);
                assert!(hand.category == category(&row[0]) || royal, "{slug}: {row:?}");
                hand
            })
            .collect();
        assert!(hands.is_sorted_by(|better, worse| better.strength > worse.strength), "{slug}");
    }
}

#[test]
fn the_eleven_comparisons_of_kickers_come_out_as_told() {
    for row in &tables("kickers")[0][1..] {
        let board = cards(&row[3]);
        let [a, b] = [(&row[1], &row[4]), (&row[2], &row[5])].map(|(own, told)| {
            let found = best(HIGH, &[cards(own), board.clone()].concat()).unwrap();
            assert_eq!(found.strength, hand(HIGH, told).unwrap().strength, "{}", row[0]);
            found.strength
        });
        let result = match a.cmp(&b) {
            std::cmp::Ordering::Greater => "A",
            std::cmp::Ordering::Less => "B",
            std::cmp::Ordering::Equal => "Split",
        };
        assert!(row[6].starts_with(result), "{row:?}");
    }
}

#[test]
fn omaha_hands_are_two_and_three() {
    for row in &tables("omaha")[0][1..] {
        let found = Game::Omaha.best(HIGH, &cards(&row[0]), &cards(&row[1])).unwrap();
        assert_eq!(found.strength, hand(HIGH, &row[2]).unwrap().strength, "{row:?}");
    }
    let (own, board) = (cards("Ah 2h Kd Qc"), cards("3c 5s 8h Kh 9h"));
    let low = Ranking::EightOrBetter(LowRuns::Ignored);
    for (row, ranking) in tables("omaha-hi-lo")[0][1..].iter().zip([HIGH, low]) {
        let found = Game::Omaha8.best(ranking, &own, &board).unwrap();
        assert_eq!(found.strength, hand(ranking, &row[1]).unwrap().strength, "{row:?}");
    }
}

#[test]
fn lows_compare_as_told_in_both_books() {
    for slug in ["low-hands", "polish-omaha-hi-lo"] {
        for runs in [LowRuns::Ignored, LowRuns::Disqualify] {
            let tables = tables(slug);
            let table = tables.iter().find(|table| table[0][0] == "Case").unwrap();
            for row in &table[1..] {
                let of = |text: &str| hand(Ranking::EightOrBetter(runs), text).unwrap().strength;
                let better = if of(&row[1]) > of(&row[2]) { "First" } else { "Second" };
                assert!(row[3].starts_with(better), "{slug}: {row:?}");
            }
        }
    }
}

#[test]
fn read_word_for_word_the_polish_rules_bar_runs_from_the_low() {
    let tables = tables("polish-omaha-hi-lo");
    let table = tables.iter().find(|table| table[0][0] == "Low").unwrap();
    assert_eq!(table.len(), 4);
    for row in &table[1..] {
        for (told, runs) in [(&row[1], LowRuns::Disqualify), (&row[2], LowRuns::Ignored)] {
            let qualifies = hand(Ranking::EightOrBetter(runs), &row[0]).is_some();
            assert_eq!(qualifies, !told.ends_with("no low"), "{row:?} {runs:?}");
        }
    }
}

#[test]
fn the_pay_tables_of_the_guide_are_those_that_settle() {
    let of_book = [("Trips", PayTable::trips("B").unwrap()), ("Blind", PayTable::blind())];
    let tables = tables("ultimate-texas-holdem");
    for (head, pays) in of_book {
        let table = tables.iter().find(|table| table[0] == ["Hand", head]).unwrap();
        assert_eq!(table.len() - 1, pays.0.len(), "{head}");
        for row in &table[1..] {
            let (won, staked) = row[1].split_once(':').unwrap();
            let (won, staked) = (won.parse::<u32>().unwrap(), staked.parse::<u32>().unwrap());
            assert_eq!(pays.0.get(&category(&row[0])), Some(&(won * 2 / staked)), "{row:?}");
        }
    }
}
