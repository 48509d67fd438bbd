//! Comparisons as they are printed for players, by their numbers.

use super::{HIGH, cards, hand, shown, written};
use cards::Rank;
use cards::games::Game::{Draw5, Draw32, Holdem};
use cards::games::{HandOptions, Holding, showdown};
use cards::hands::{Category, Deciding, Hand, LowStraight, Ranking, TopFlush};
use cards::{Deck, Seat};

/// Two hold'em hands, the five that each plays, and who wins: 1, 2, or nobody for a split.
#[track_caller]
fn holdem(one: &str, two: &str, board: &str, played: [&str; 2], winner: Option<u8>) -> Deciding {
    let shown = shown(Holdem, &[one, two], board);
    let [first, second] = [1, 2].map(|seat| {
        shown.hands.get(&Seat(seat)).and_then(|shown| shown.high.clone()).expect("a hand")
    });
    assert_eq!([written(&first), written(&second)].each_ref().map(String::as_str), played);
    let best = shown.high.expect("high hands").remove(0);
    match winner {
        Some(seat) => assert_eq!(best, [Seat(seat)]),
        None => assert_eq!(best, [Seat(1), Seat(2)]),
    }
    first.deciding(&second)
}

#[track_caller]
fn class(text: &str, category: Category) -> Hand {
    let hand = hand(HIGH, text);
    assert_eq!(hand.category, category, "{text}");
    hand
}

#[test]
fn v_000_02_one_pair() {
    class("As Ad 9c 7h 2s", Category::Pair);
}

#[test]
fn v_000_03_two_pair() {
    class("Qs Qd 7c 7h 2s", Category::TwoPair);
}

#[test]
fn v_000_04_three_of_a_kind() {
    class("Js Jd Jc 7h 2s", Category::ThreeOfAKind);
}

#[test]
fn v_000_05_straight_of_mixed_suits() {
    class("5s 6d 7c 8h 9s", Category::Straight);
}

#[test]
fn v_000_06_eights_full_of_kings() {
    let full = class("8s 8d 8c Kh Ks", Category::FullHouse);
    assert_eq!(full.ranks, [Rank::Eight, Rank::King]);
}

#[test]
fn v_000_07_straight_flush_ten_high() {
    let flush = class("6h 7h 8h 9h Th", Category::StraightFlush);
    assert_eq!(flush.ranks, [Rank::Ten]);
}

#[test]
fn v_000_08_royal_flush() {
    class("Ts Js Qs Ks As", Category::RoyalFlush);
}

#[test]
fn v_001_10_kicker_plays() {
    let played = ["6s 6d Ac Kd 8c", "6s 6d Ac Kh 7h"];
    let deciding = holdem("Kd 8c", "Kh 3d", "6s 6d Ac 7h 2c", played, Some(1));
    assert_eq!(deciding, Deciding::Kicker(3, Rank::Eight, Rank::Seven));
}

#[test]
fn v_001_11_kicker_decides_with_quads_on_the_board() {
    let played = ["Js Jh Jd Jc 5d", "Js Jh Jd Jc Qd"];
    let deciding = holdem("5d 3d", "Qd Td", "Js 4d Jh Jd Jc", played, Some(2));
    assert_eq!(deciding, Deciding::Kicker(1, Rank::Five, Rank::Queen));
}

#[test]
fn v_001_12_same_full_house_is_split() {
    let played = ["Qs Qh Qd 3d 3c", "Qh Qd Qc 3d 3c"];
    let deciding = holdem("As Qs", "Qc 7s", "Qh Qd 3d Kc 3c", played, None);
    assert_eq!(deciding, Deciding::Nothing);
}

#[test]
fn v_001_13_ace_high_flush_beats_two_suited_cards() {
    let played = ["As Ks Ts 7s 3s", "Ks Ts 9s 8s 7s"];
    let deciding = holdem("As Th", "8s 9s", "Ks Ts 7s Jh 3s", played, Some(1));
    assert_eq!(deciding, Deciding::Rank(Rank::Ace, Rank::King));
}

#[test]
fn v_001_14_fifth_card_of_a_flush_decides() {
    let played = ["As Ks Qs Js 8s", "As Ks Qs Js 9s"];
    let deciding = holdem("5s 8s", "9s Jh", "7d Js Qs Ks As", played, Some(2));
    assert_eq!(deciding, Deciding::Rank(Rank::Eight, Rank::Nine));
}

#[test]
fn v_001_15_higher_straight_wins_and_an_ace_may_be_low() {
    let played = ["5d 4s 3h 2c As", "7s 6s 5d 4s 3h"];
    let deciding = holdem("As 2c", "7s 6s", "Kd 5d Tc 3h 4s", played, Some(2));
    assert_eq!(deciding, Deciding::Rank(Rank::Five, Rank::Seven));
}

#[test]
fn v_001_16_second_kicker_of_trips() {
    let played = ["Ah Ad Ac Ks Js", "As Ad Ac Ks Td"];
    let deciding = holdem("Ah Js", "As 3d", "Ad 6c Ac Ks Td", played, Some(1));
    assert_eq!(deciding, Deciding::Kicker(2, Rank::Jack, Rank::Ten));
}

#[test]
fn v_001_17_kicker_of_two_pair() {
    let played = ["Ks Kd 2s 2h Jd", "Kh Kd 2s 2h Tc"];
    let deciding = holdem("Ks Jd", "Kh 8d", "Tc 2s Kd 2h 7c", played, Some(1));
    assert_eq!(deciding, Deciding::Kicker(1, Rank::Jack, Rank::Ten));
}

#[test]
fn v_001_18_kicker_on_the_board_is_split() {
    let played = ["5h 5d 3s 3d Ac", "5h 5d 3h 3d Ac"];
    let deciding = holdem("Jh 3s", "Kh 3h", "Ac 3d 5h 8s 5d", played, None);
    assert_eq!(deciding, Deciding::Nothing);
}

#[test]
fn v_001_19_first_kicker_of_a_pair() {
    let played = ["Ks Kc Ah Qd Tc", "Kh Kc Qd Jd Tc"];
    let deciding = holdem("Ah Ks", "Kh Jd", "2d 8s Kc Qd Tc", played, Some(1));
    assert_eq!(deciding, Deciding::Kicker(1, Rank::Ace, Rank::Queen));
}

#[test]
fn v_001_20_high_card() {
    let played = ["Kd Qs Tc 9h 8s", "Ad Tc 9h 8s 6c"];
    let deciding = holdem("Kd Qs", "Ad 3s", "4h 9h Tc 8s 6c", played, Some(2));
    assert_eq!(deciding, Deciding::Rank(Rank::King, Rank::Ace));
}

#[test]
fn v_001_24_same_straight_is_split_among_all() {
    let shown = shown(Holdem, &["Qs 8s", "Qh 8h", "Qd 8c"], "Js Td 9c 2h 3d");
    assert_eq!(shown.high.expect("high hands"), [[Seat(1), Seat(2), Seat(3)]]);
}

#[test]
fn v_001_25_three_aces_beat_three_eights() {
    let [aces, eights] = ["As Ad Ac 7h 2s", "8s 8d 8c Kh Qs"].map(|text| hand(HIGH, text));
    assert!(aces.strength > eights.strength);
    assert_eq!(aces.deciding(&eights), Deciding::Rank(Rank::Ace, Rank::Eight));
}

#[test]
fn v_001_26_an_ace_ends_a_straight_at_both_ends() {
    let [high, low] =
        ["As Kd Qc Jh Ts", "As 2d 3c 4h 5s"].map(|text| class(text, Category::Straight));
    assert_eq!((high.ranks, low.ranks), (vec![Rank::Ace], vec![Rank::Five]));
    class("Qs Kd Ac 2h 3s", Category::HighCard);
}

#[test]
fn v_001_27_ace_of_the_suit_wins_over_two_lower_ones() {
    let shown = shown(Holdem, &["As 2d", "9s 8s"], "Ks Qs 7s 3s 4h");
    assert_eq!(shown.high.expect("high hands"), [[Seat(1)], [Seat(2)]]);
}

#[test]
fn v_004_07_order_of_straight_flushes() {
    let [top, next, bottom] =
        ["As Ks Qs Js Ts", "Ks Qs Js Ts 9s", "5s 4s 3s 2s As"].map(|text| hand(HIGH, text));
    assert!(top.strength > next.strength && next.strength > bottom.strength);
    let quads = hand(HIGH, "As Ah Ad Ac Ks");
    assert!(bottom.strength > quads.strength);
}

#[test]
fn v_004_08_openers_are_a_pair_of_kings() {
    let opener = hand(HIGH, "Ks Kd 9c 8h 7s").strength;
    let least = Deck::SevenUp.cards().collect::<Vec<_>>();
    assert_eq!(least.len(), 32);
    let least = hand(HIGH, "Kh Kc 9d 8d 7d").strength;
    assert!(opener >= least);
    assert!(hand(HIGH, "Qs Qd Ac Kh Js").strength < least);
}

#[test]
fn d_58_flush_and_full_house_after_an_exchange() {
    let holding = |seat, text| Holding { seat: Seat(seat), cards: cards(text) };
    let players = [holding(1, "As Ks 9s 8s 7s"), holding(2, "Td Th Tc 9d 9h")];
    let winner = |game, options| showdown(game, options, &players, &[]).map(|shown| shown.high);
    let (flush, full) = (vec![vec![Seat(1)], vec![Seat(2)]], vec![vec![Seat(2)], vec![Seat(1)]]);
    let usual = HandOptions::default();
    let polish = HandOptions { draw: TopFlush::Flush, ..usual };
    let with_32 = HandOptions { seven_up: TopFlush::FullHouse, ..usual };
    assert_eq!(winner(Draw5, usual), Ok(Some(full.clone())));
    assert_eq!(winner(Draw5, polish), Ok(Some(flush.clone())));
    assert_eq!(winner(Draw32, usual), Ok(Some(flush)));
    assert_eq!(winner(Draw32, with_32), Ok(Some(full.clone())));
    // Before an exchange, and on a board, the full house is higher whatever the house chose.
    let players = [holding(1, "As Ks"), holding(2, "Th Tc")];
    let board = cards("Td 9s 9h 8s 7s");
    let shown = showdown(Holdem, polish, &players, &board).map(|shown| shown.high);
    assert_eq!(shown, Ok(Some(full)));
}

#[test]
fn d_59_royal_flush_on_the_board_is_split() {
    let board = "As Ks Qs Js Ts";
    let played = [board, board];
    assert_eq!(holdem("Ah Ad", "2c 3c", board, played, None), Deciding::Nothing);
}

#[test]
fn ace_to_ten_is_the_lowest_straight_of_32_cards_where_the_house_says_so() {
    let low = "As Td 9c 8h 7s";
    let ranking = |low| Ranking::SevenUp(TopFlush::Flush, low);
    assert_eq!(hand(ranking(LowStraight::Nothing), low).category, Category::HighCard);
    let straight = hand(ranking(LowStraight::Straight), low);
    assert_eq!(
        (straight.category, straight.ranks.as_slice()),
        (Category::Straight, &[Rank::Ten][..])
    );
    assert_eq!(written(&straight), "Td 9c 8h 7s As");
    let next = hand(ranking(LowStraight::Straight), "Jd Td 9c 8h 7s");
    assert!(next.strength > straight.strength);
}
