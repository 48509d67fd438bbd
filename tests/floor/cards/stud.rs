//! Stud: open cards, bring-in, and a deck that is too short, by the numbers of their examples.

use super::cards;
use cards::Seat;
use cards::stud::{
    Aces, LastCard, LastCardMethod, LastCards, OpeningError, Street, StudGame, TiedBoards,
    first_to_act, first_to_show, last_card, up_hand,
};

fn street(game: StudGame, street: u8, up: &[(u8, &str)]) -> Street {
    let up_cards = up.iter().map(|(seat, up)| (Seat(*seat), cards(up))).collect();
    Street { game, street, seats_at_table: 8, button: Seat(5), up_cards }
}

#[track_caller]
fn first(game: StudGame, number: u8, up: &[(u8, &str)], tied: TiedBoards) -> u8 {
    first_to_act(&street(game, number, up), tied).expect("somebody begins").0
}

#[test]
fn the_lowest_card_by_suit_brings_in_and_in_razz_the_highest() {
    let doors = [(1, "2d"), (2, "2c"), (3, "As"), (4, "Ks"), (5, "Kh")];
    for tied in [TiedBoards::Position, TiedBoards::Suit] {
        for game in [StudGame::Stud7, StudGame::Stud8] {
            assert_eq!(first(game, 3, &doors, tied), 2);
        }
        assert_eq!(first(StudGame::Razz, 3, &doors, tied), 4);
        assert_eq!(first(StudGame::Stud5, 2, &doors, tied), 2);
    }
}

#[test]
fn only_what_lies_open_counts() {
    let order = |boards: &[&str], aces| {
        let hands: Vec<_> = boards.iter().map(|up| up_hand(&cards(up), aces)).collect();
        assert!(hands.is_sorted_by(|a, b| a > b), "{boards:?}");
    };
    order(&["As 3d", "Ah 2d", "Ks Qd"], Aces::High);
    order(&["2s 2d 2c 3h", "As Ad Ks Kd", "As Ad Ks Qd", "3s 3d As Kd", "As Ks Qs Js"], Aces::High);
    order(&["7s 7d 3c", "7h 7c 2d", "As Kd Qc"], Aces::High);
    // Four to a flush or a straight are four cards.
    order(&["As Ks Qd 9c", "As Ks Jd Th"], Aces::High);
    order(&["2s 2d", "Ks Qd", "Kd Ah", "3s Ad"], Aces::Low);
}

#[test]
fn tied_boards_by_position_or_by_suit() {
    let up = [(7, "As Kd"), (1, "Ah Ks"), (5, "Qc Qd")];
    assert_eq!(first(StudGame::Stud7, 4, &up, TiedBoards::Position), 5);
    let up = [(7, "Ah Kd"), (1, "As Kc"), (5, "Qc Jd")];
    assert_eq!(first(StudGame::Stud7, 4, &up, TiedBoards::Position), 7);
    assert_eq!(first(StudGame::Stud7, 4, &up, TiedBoards::Suit), 1);
    let up = [(7, "As 3d"), (1, "Ad 3c"), (5, "Qc Jd")];
    assert_eq!(first(StudGame::Razz, 4, &up, TiedBoards::Position), 7);
    assert_eq!(first(StudGame::Razz, 4, &up, TiedBoards::Suit), 1);
}

#[test]
fn the_last_aggressor_shows_first_else_the_best_board() {
    let up = [(7, "As Kd 2c 3h"), (1, "Qh Qs 4c 5d")];
    let last = street(StudGame::Stud7, 7, &up);
    assert_eq!(first_to_show(&last, None, TiedBoards::Suit), Ok(Seat(1)));
    assert_eq!(first_to_show(&last, Some(Seat(7)), TiedBoards::Suit), Ok(Seat(7)));
    let gone = first_to_show(&last, Some(Seat(2)), TiedBoards::Suit);
    assert_eq!(gone, Err(OpeningError::SeatUnknown(Seat(2))));
}

#[test]
fn a_street_that_cannot_be_is_refused() {
    let refused = |number, up: &[(u8, &str)]| {
        first_to_act(&street(StudGame::Stud7, number, up), TiedBoards::Suit).expect_err("refused")
    };
    assert_eq!(refused(3, &[]), OpeningError::NobodyIn);
    assert_eq!(refused(2, &[(1, "As")]), OpeningError::StreetUnknown(2));
    assert_eq!(refused(3, &[(9, "As")]), OpeningError::SeatUnknown(Seat(9)));
    let wrong = OpeningError::UpCards { seat: Seat(1), has: 2, wants: 1 };
    assert_eq!(refused(3, &[(1, "As Kd")]), wrong);
    let twice = refused(4, &[(1, "As Kd"), (2, "Qd As")]);
    assert_eq!(twice, OpeningError::CardTwice(cards("As")[0]));
}

#[track_caller]
fn shortage(folded: &[u32], live: u32, used: u32, stub: u32, expected: LastCard) {
    let cards = LastCards { live, folded: folded.to_vec(), burns: 3 };
    assert_eq!(live * 6 + folded.iter().sum::<u32>(), used);
    assert_eq!(cards.stub(), Some(stub));
    assert_eq!(last_card(&cards, LastCardMethod::EveryCard), Some(expected));
}

#[test]
fn v_001_08_eight_players_to_the_last_card() {
    shortage(&[], 8, 48, 1, LastCard::CommunityFromBurns);
}

#[test]
fn d_09_stub_and_burns_are_just_enough() {
    shortage(&[3], 7, 45, 4, LastCard::ShuffleBurns);
}

#[test]
fn d_10_stub_and_burns_are_one_short() {
    shortage(&[4], 7, 46, 3, LastCard::CommunityFromBurns);
}

#[test]
fn d_11_stub_alone_is_too_short() {
    shortage(&[4, 4], 6, 44, 5, LastCard::ShuffleBurns);
}

#[test]
fn d_12_stub_is_enough_with_a_burn() {
    shortage(&[3, 3], 6, 42, 7, LastCard::Usual);
}

#[test]
fn d_13_stub_is_enough_without_a_burn_only() {
    shortage(&[], 7, 42, 7, LastCard::ShuffleBurns);
}

#[test]
fn rp_10_h_keeps_the_last_card_of_the_deck() {
    let of = |folded: &[u32], live| {
        let cards = LastCards { live, folded: folded.to_vec(), burns: 3 };
        last_card(&cards, LastCardMethod::KeepTheLast)
    };
    assert_eq!(of(&[], 8), Some(LastCard::CommunityAfterShuffle));
    assert_eq!(of(&[3], 7), Some(LastCard::Community));
    assert_eq!(of(&[3, 3], 6), Some(LastCard::ShuffleBurnsAndBurn));
    assert_eq!(of(&[], 7), Some(LastCard::ShuffleBurnsAndBurn));
    assert_eq!(of(&[3, 3, 3], 5), Some(LastCard::Usual));
    assert_eq!(of(&[], 9), None);
    let many = LastCards { live: u32::MAX, folded: vec![u32::MAX], burns: u32::MAX };
    assert_eq!(last_card(&many, LastCardMethod::EveryCard), None);
}
