//! The games of a mix beside the old ones: short deck, five-card Omaha, badugi. Each is valued once
//! more here, in another way.

use super::{Numbers, cards, shown};
use cards::games::{Game, HandOptions, Holding, showdown};
use cards::hands::{Category, Ranking, ShortTrips, Strength, best, best_badugi, high_strength};
use cards::{Card, Deck, Rank, Seat};
use std::collections::{BTreeMap, BTreeSet};

const SHORT: Ranking = Ranking::SixUp(ShortTrips::Straight);

/// Every choice of so many of these.
fn chosen(cards: &[Card], count: u32) -> Vec<Vec<Card>> {
    let sets = (0..1_u32 << cards.len()).filter(|set| set.count_ones() == count);
    let of = |set: u32| {
        let taken = (0..cards.len()).filter(|at| set >> at & 1 == 1);
        taken.map(|at| cards[at]).collect()
    };
    sets.map(of).collect()
}

/// A hand of five with 36 cards: its class, and the ranks that compare.
fn short_value(five: &[Card], trips: ShortTrips) -> (u8, Vec<(usize, u8)>) {
    let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
    for card in five {
        *counts.entry(card.rank.number()).or_default() += 1;
    }
    let mut ranks: Vec<(usize, u8)> = counts.iter().map(|(rank, count)| (*count, *rank)).collect();
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let numbers: Vec<u8> = counts.keys().copied().collect();
    let is_flush = five.iter().all(|card| card.suit == five[0].suit);
    let low_run = numbers == [6, 7, 8, 9, 14];
    let is_run = numbers.len() == 5 && (numbers[4] - numbers[0] == 4 || low_run);
    let shape: Vec<usize> = ranks.iter().map(|(count, _)| *count).collect();
    let (straight, three) = if trips == ShortTrips::ThreeOfAKind { (3, 4) } else { (4, 3) };
    let class = match (is_run, is_flush, shape.as_slice()) {
        (true, true, _) => 8,
        (_, _, [4, 1]) => 7,
        (_, true, _) => 6,
        (_, _, [3, 2]) => 5,
        (true, ..) => straight,
        (_, _, [3, ..]) => three,
        (_, _, [2, 2, 1]) => 2,
        (_, _, [2, ..]) => 1,
        _ => 0,
    };
    let ranks = if low_run { vec![(1, 9)] } else { ranks };
    (class, ranks)
}

#[test]
fn all_376_992_hands_of_36_cards_are_in_the_order_of_their_classes() {
    let deck: Vec<Card> = Deck::SixUp.cards().collect();
    assert_eq!((deck.len(), Deck::SixUp.size()), (36, 36));
    let mut found: BTreeMap<Strength, (u8, usize)> = BTreeMap::new();
    for a in 0..36 {
        for b in a + 1..36 {
            for c in b + 1..36 {
                for d in c + 1..36 {
                    for e in d + 1..36 {
                        let five = [deck[a], deck[b], deck[c], deck[d], deck[e]];
                        let strength = SHORT.strength(five).unwrap();
                        let entry = found.entry(strength).or_insert_with(|| {
                            let (class, _) = short_value(&five, ShortTrips::Straight);
                            (class, 0)
                        });
                        entry.1 += 1;
                    }
                }
            }
        }
    }
    let mut of_class = [0; 9];
    let mut last = 0;
    for (class, count) in found.into_values() {
        assert!(class >= last, "class {class} stands above class {last}");
        last = class;
        of_class[usize::from(class)] += count;
    }
    assert_eq!(of_class, [122_400, 193_536, 36_288, 16_128, 6_120, 1_728, 480, 288, 24]);
}

#[test]
fn short_deck_hands_of_seven_cards_compare_as_they_do_by_another_count() {
    let deck: Vec<Card> = Deck::SixUp.cards().collect();
    let mut numbers = Numbers(29);
    for trips in [ShortTrips::Straight, ShortTrips::ThreeOfAKind] {
        for _ in 0..1_500 {
            let dealt = numbers.deal(&deck, 9);
            let hands = [[0, 1], [2, 3]].map(|own| {
                let seven: Vec<Card> =
                    own.iter().map(|at| dealt[*at]).chain(dealt[4..].iter().copied()).collect();
                let ours = best(Ranking::SixUp(trips), &seven).unwrap().strength;
                let fives = chosen(&seven, 5);
                let other = fives.iter().map(|five| short_value(five, trips)).max();
                (ours, other.unwrap())
            });
            let [one, two] = hands;
            assert_eq!(one.0.cmp(&two.0), one.1.cmp(&two.1), "{dealt:?}");
        }
    }
}

#[test]
fn with_36_cards_a_flush_beats_a_full_house_and_the_ace_is_below_the_six() {
    let winner = |own: &[&str], board: &str| shown(Game::ShortDeck, own, board).high.unwrap();
    let board = "9s 9h Ks 8s 7d";
    assert_eq!(winner(&["As 6s", "Kh Kd"], board)[0], [Seat(1)]);
    let low = shown(Game::ShortDeck, &["Ah 6c", "Kh Qd"], "7s 8h 9d Kc Jd");
    assert_eq!(low.high.unwrap()[0], [Seat(1)]);
    let hand = low.hands[&Seat(1)].high.clone().unwrap();
    assert_eq!((hand.category, hand.ranks), (Category::Straight, vec![Rank::Nine]));
    assert_eq!(hand.cards.last(), Some(&cards("Ah")[0]), "the ace is the lowest card");
}

#[test]
fn three_of_a_kind_beats_a_straight_of_36_cards_only_where_the_house_says_so() {
    let players = [("Ts 6c", 1), ("9h 9c", 2)];
    let players = players.map(|(own, seat)| Holding { seat: Seat(seat), cards: cards(own) });
    let board = cards("7s 8h 9d Kc Ac");
    for (short_trips, seat) in [(ShortTrips::Straight, 1), (ShortTrips::ThreeOfAKind, 2)] {
        let options = HandOptions { short_trips, ..HandOptions::default() };
        let shown = showdown(Game::ShortDeck, options, &players, &board).unwrap();
        assert_eq!(shown.high.unwrap()[0], [Seat(seat)]);
    }
}

#[test]
fn five_card_omaha_plays_exactly_two_of_five_own_cards() {
    let deck: Vec<Card> = Deck::Full.cards().collect();
    let mut numbers = Numbers(31);
    for _ in 0..400 {
        let dealt = numbers.deal(&deck, 20);
        let (owns, board) = dealt.split_at(15);
        let players: Vec<Holding> = (1..)
            .zip(owns.chunks(5))
            .map(|(seat, own)| Holding { seat: Seat(seat), cards: own.to_vec() })
            .collect();
        let shown = showdown(Game::Omaha5, HandOptions::default(), &players, board).unwrap();
        let mut by_hand: BTreeMap<Strength, Vec<Seat>> = BTreeMap::new();
        for Holding { seat, cards } in &players {
            let twos = chosen(cards, 2);
            let fives = twos.iter().flat_map(|own| {
                chosen(board, 3).into_iter().map(move |three| [own.as_slice(), &three].concat())
            });
            let best = fives.map(|five| high_strength(five.into_iter().collect())).max();
            by_hand.entry(best.unwrap()).or_default().push(*seat);
        }
        let expected: Vec<Vec<Seat>> = by_hand.into_values().rev().collect();
        assert_eq!(shown.high.unwrap(), expected, "{dealt:?}");
    }
}

/// The largest badugi in these cards, its ranks from the highest, aces low.
fn badugi(four: &[Card]) -> Vec<u8> {
    let hands = (1..=4).flat_map(|count| chosen(four, count)).filter(|hand| {
        let ranks: BTreeSet<_> = hand.iter().map(|card| card.rank).collect();
        let suits: BTreeSet<_> = hand.iter().map(|card| card.suit).collect();
        ranks.len() == hand.len() && suits.len() == hand.len()
    });
    let ranks = hands.map(|hand| {
        let mut ranks: Vec<u8> = hand.iter().map(|card| card.rank.number_ace_low()).collect();
        ranks.sort_unstable_by(|a, b| b.cmp(a));
        ranks
    });
    ranks.min_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b))).unwrap()
}

#[test]
fn badugis_compare_as_they_do_by_another_count() {
    let deck: Vec<Card> = Deck::Full.cards().collect();
    let mut numbers = Numbers(37);
    let mut sizes = BTreeSet::new();
    for _ in 0..20_000 {
        let dealt = numbers.deal(&deck, 8);
        let (one, two) = dealt.split_at(4);
        let [ours, others] = [one, two].map(|four| best_badugi(four).unwrap());
        let [their, theirs] = [one, two].map(badugi);
        let order = theirs.len().cmp(&their.len()).then_with(|| their.cmp(&theirs));
        assert_eq!(ours.strength.cmp(&others.strength), order.reverse(), "{dealt:?}");
        let ranks: Vec<u8> = ours.cards.iter().map(|card| card.rank.number_ace_low()).collect();
        assert_eq!(ranks, their, "{one:?}");
        sizes.insert(ranks.len());
    }
    assert_eq!(sizes, BTreeSet::from([1, 2, 3, 4]));
}

#[test]
fn a_badugi_has_four_ranks_and_four_suits() {
    let low = |own: &[&str]| shown(Game::Badugi, own, "").low.unwrap();
    // The best of all; a king badugi over the best three cards; a pair and a suit twice.
    let own = ["As 2h 3d 4c", "Ks Qh Jd Tc", "Ac 2s 4d 4h", "Ah Kh 5d 5h"];
    let groups = low(&own);
    assert_eq!(groups, [vec![Seat(1)], vec![Seat(2)], vec![Seat(3)], vec![Seat(4)]]);
    // Suits never break a tie.
    assert_eq!(low(&["As 2h 3d 7c", "Ah 2s 3c 7d"]), [vec![Seat(1), Seat(2)]]);
    assert!(shown(Game::Badugi, &own, "").high.is_none());
}
