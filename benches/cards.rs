//! The value of hands: every seven cards of the deck, beside every five.
//!
//! Promise: all 133,784,560 hands of seven cards in under ten seconds on one thread.

use cards::hands::{Ranking, TopFlush, best, high_strength};
use cards::{Card, CardSet, Deck};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// How many hands of so many cards are in each class; the order of the classes is the deck's.
fn counted(cards: u32) -> [u32; 10] {
    let (deck, mut counts) = (Deck::Full.cards().collect::<Vec<_>>(), [0; 10]);
    choose(&deck, CardSet::default(), cards, &mut counts);
    counts
}

fn choose(deck: &[Card], taken: CardSet, more: u32, counts: &mut [u32; 10]) {
    if more == 0 {
        counts[high_strength(taken).class()] += 1;
        return;
    }
    for (place, card) in deck.iter().enumerate() {
        choose(&deck[..place], taken.with(*card), more - 1, counts);
    }
}

#[divan::bench_group(sample_count = 1, sample_size = 1)]
mod every_hand {
    use super::{Bencher, ItemsCount, counted};

    #[divan::bench]
    fn of_seven_cards(bencher: Bencher) {
        bencher.counter(ItemsCount::new(133_784_560_u32)).bench(|| {
            let counts = counted(7);
            let royal = 4_324;
            let expected = [
                23_294_460,
                58_627_800,
                31_433_400,
                6_461_620,
                6_180_020,
                4_047_644,
                3_473_184,
                224_848,
                41_584 - royal,
                royal,
            ];
            assert_eq!(counts, expected);
        });
    }

    #[divan::bench]
    fn beside_five_cards(bencher: Bencher) {
        bencher.counter(ItemsCount::new(2_598_960_u32)).bench(|| {
            let expected =
                [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
            assert_eq!(counted(5), expected);
        });
    }
}

/// The way that says which five cards are played.
#[divan::bench]
fn explained_hand_of_seven(bencher: Bencher) {
    let cards = cards::read_cards("As Kd 9c 9d 4h 4s 2c").expect("seven cards");
    bencher.bench(|| best(Ranking::High(TopFlush::FullHouse), divan::black_box(&cards)));
}
