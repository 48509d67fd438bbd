//! Ultimate Texas hold'em, by the numbers of its examples.

use super::cards;
use cards::hands::Category;
use cards::uth::{
    Halves, Net, PayTable, PlayAt, Settled, StakeError, Stakes, TripsAfterFold, UthOutcome, settle,
};

/// Ante 10, blind 10, and these; what ante, play, blind and trips win, in halves.
struct Deal {
    player: &'static str,
    dealer: &'static str,
    board: &'static str,
    play_multiple: u64,
    trips: u64,
}

fn stakes(play_multiple: u64, trips: u64) -> Stakes {
    Stakes {
        ante: 10,
        blind: 10,
        play_multiple,
        trips: Some((trips, PayTable::trips("B").expect("a table"))),
        blind_table: PayTable::blind(),
        trips_after_fold: TripsAfterFold::Settled,
    }
}

#[track_caller]
fn settled(deal: &Deal) -> Settled {
    let Deal { player, dealer, board, play_multiple, trips } = *deal;
    let stakes = stakes(play_multiple, trips);
    settle(&cards(player), &cards(dealer), &cards(board), &stakes).expect("a deal")
}

#[track_caller]
fn pays(deal: Deal, [ante, play, blind, trips]: [i64; 4]) -> Settled {
    let settled = settled(&deal);
    let net = settled.net;
    let won = [net.ante, net.play, net.blind, net.trips].map(|halves| halves.0);
    assert_eq!(won, [ante, play, blind, trips].map(|whole| whole * 2));
    assert_eq!(net.total(), Halves((ante + play + blind + trips) * 2));
    settled
}

const ROYAL: (&str, &str) = ("As Ks", "Qs Js Ts 4d 4h");
const STRAIGHT_FLUSH: (&str, &str) = ("9s 8s", "Qs Js Ts 4d 4h");
const QUADS: (&str, &str) = ("4s 4c", "Qs Js Ts 4d 4h");
const FULL: (&str, &str) = ("4s Qd", "Qs Js 2c 4d 4h");
const FLUSH: (&str, &str) = ("As 3s", "Qs Js 2s 4d 4h");
const STRAIGHT: (&str, &str) = ("As Kd", "Qs Js Tc 4d 4h");
const TRIPS: (&str, &str) = ("4s Kd", "Qs Js 2c 4d 4h");

/// What a stake of one unit on trips wins on its own.
#[track_caller]
fn trips(dealt: (&str, &str)) -> Halves {
    one_unit(dealt).trips
}

/// What a blind of one unit wins on its own.
#[track_caller]
fn blind(dealt: (&str, &str)) -> Halves {
    one_unit(dealt).blind
}

#[track_caller]
fn one_unit((player, board): (&str, &str)) -> Net {
    let mut stakes = stakes(1, 1);
    (stakes.ante, stakes.blind) = (1, 1);
    settle(&cards(player), &cards("7h 6c"), &cards(board), &stakes).expect("a deal").net
}

#[test]
fn v_002_01_trips_royal_flush() {
    assert_eq!(trips(ROYAL), Halves::won(50));
}

#[test]
fn v_002_02_trips_straight_flush() {
    assert_eq!(trips(STRAIGHT_FLUSH), Halves::won(40));
}

#[test]
fn v_002_03_trips_quads() {
    assert_eq!(trips(QUADS), Halves::won(30));
}

#[test]
fn v_002_04_trips_full_house() {
    assert_eq!(trips(FULL), Halves::won(8));
}

#[test]
fn v_002_05_trips_flush() {
    assert_eq!(trips(FLUSH), Halves::won(6));
}

#[test]
fn v_002_06_trips_straight() {
    assert_eq!(trips(STRAIGHT), Halves::won(5));
}

#[test]
fn v_002_07_trips_three_of_a_kind() {
    assert_eq!(trips(TRIPS), Halves::won(3));
}

#[test]
fn v_002_08_blind_royal_flush() {
    assert_eq!(blind(ROYAL), Halves::won(500));
}

#[test]
fn v_002_09_blind_straight_flush() {
    assert_eq!(blind(STRAIGHT_FLUSH), Halves::won(50));
}

#[test]
fn v_002_10_blind_quads() {
    assert_eq!(blind(QUADS), Halves::won(10));
}

#[test]
fn v_002_11_blind_full_house() {
    assert_eq!(blind(FULL), Halves::won(3));
}

#[test]
fn v_002_12_blind_flush_is_three_to_two() {
    assert_eq!(blind(FLUSH), Halves(3));
    assert_eq!(Halves(3).whole(), (1, true));
}

#[test]
fn v_002_13_blind_straight() {
    assert_eq!(blind(STRAIGHT), Halves::won(1));
}

#[test]
fn v_002_14_play_before_the_board() {
    assert_eq!(PlayAt::BeforeTheBoard.multiples(), [3, 4]);
}

#[test]
fn v_002_15_play_after_three_cards() {
    assert_eq!(PlayAt::Flop.multiples(), [2]);
}

#[test]
fn v_002_16_play_after_five_cards() {
    assert_eq!(PlayAt::River.multiples(), [1]);
}

#[test]
fn d_30_three_to_two_of_an_odd_stake() {
    let mut stakes = stakes(1, 0);
    (stakes.ante, stakes.blind) = (5, 5);
    let (player, board) = FLUSH;
    let settled = settle(&cards(player), &cards("7h 6c"), &cards(board), &stakes).expect("a deal");
    assert_eq!(settled.net.blind, Halves(15));
    assert_eq!(settled.net.blind.whole(), (7, true));
}

#[test]
fn d_31_full_house_beats_two_pair() {
    let (player, board) = FULL;
    let deal = Deal { player, dealer: "Qh 7h", board, play_multiple: 4, trips: 5 };
    pays(deal, [10, 40, 30, 40]);
}

#[test]
fn d_32_flush_beats_a_pair() {
    let (player, board) = ("As 3s", "Qs Js 2s 4d 5h");
    let deal = Deal { player, dealer: "Qh 7h", board, play_multiple: 2, trips: 0 };
    pays(deal, [10, 20, 15, 0]);
}

#[test]
fn d_33_straight_beats_trips() {
    let (player, board) = STRAIGHT;
    pays(Deal { player, dealer: "4s 7h", board, play_multiple: 1, trips: 0 }, [10, 10, 10, 0]);
}

#[test]
fn d_34_pair_of_kings_beats_pair_of_nines() {
    let board = "Qs 8d 2c 4d 5h";
    let deal = Deal { player: "Ks Kd", dealer: "9s 9d", board, play_multiple: 1, trips: 0 };
    pays(deal, [10, 10, 0, 0]);
}

#[test]
fn d_35_dealer_without_a_pair_and_ante_pushes() {
    let board = "Qs 8d 2c 4d 5h";
    let deal = Deal { player: "Ks Kd", dealer: "As 9d", board, play_multiple: 4, trips: 0 };
    assert!(!pays(deal, [0, 40, 0, 0]).dealer_qualifies);
}

#[test]
fn d_36_dealer_without_a_pair_wins() {
    let board = "Qs 8d 2c 4d 5h";
    let deal = Deal { player: "Ks 9s", dealer: "As 9d", board, play_multiple: 1, trips: 5 };
    pays(deal, [0, -10, -10, -5]);
}

#[test]
fn d_37_nobody_has_a_pair_and_the_player_wins() {
    let board = "Qs 8d 2c 4d 5h";
    let deal = Deal { player: "As 9d", dealer: "Ks 9s", board, play_multiple: 1, trips: 0 };
    pays(deal, [0, 10, 0, 0]);
}

#[test]
fn d_38_straight_on_the_board_is_a_tie() {
    let board = "9s 8d 7c 6d 5h";
    let deal = Deal { player: "As 2d", dealer: "Ks 2s", board, play_multiple: 1, trips: 5 };
    assert_eq!(pays(deal, [0, 0, 0, 25]).outcome, UthOutcome::Tie);
}

#[test]
fn d_39_flush_loses_to_a_full_house() {
    let (player, board) = FLUSH;
    pays(Deal { player, dealer: "Qd 4c", board, play_multiple: 4, trips: 5 }, [-10, -40, -10, 30]);
}

#[test]
fn d_40_royal_flush_beats_a_pair() {
    let (player, board) = ("As Ks", "Qs Js Ts 4d 2h");
    let deal = Deal { player, dealer: "4h 7h", board, play_multiple: 4, trips: 10 };
    pays(deal, [10, 40, 5000, 500]);
}

#[test]
fn d_41_royal_flush_on_the_board_is_a_tie() {
    let board = "As Ks Qs Js Ts";
    let deal = Deal { player: "2s 2d", dealer: "9d 9s", board, play_multiple: 1, trips: 10 };
    pays(deal, [0, 0, 0, 500]);
}

#[test]
fn d_42_straight_flush_wins() {
    let (player, board) = STRAIGHT_FLUSH;
    let deal = Deal { player, dealer: "7h 6c", board, play_multiple: 4, trips: 10 };
    pays(deal, [10, 40, 500, 400]);
}

#[test]
fn d_43_flush_wins_and_the_dealer_has_no_pair() {
    let (player, board) = ("As 3s", "Qs Js 2s 4d 5h");
    let deal = Deal { player, dealer: "Kh 7h", board, play_multiple: 2, trips: 0 };
    pays(deal, [0, 20, 15, 0]);
}

#[test]
fn d_44_quads_win() {
    let (player, board) = QUADS;
    pays(Deal { player, dealer: "7h 6c", board, play_multiple: 4, trips: 5 }, [10, 40, 100, 150]);
}

#[test]
fn d_45_three_of_a_kind_wins() {
    let (player, board) = TRIPS;
    pays(Deal { player, dealer: "7h 6c", board, play_multiple: 3, trips: 5 }, [10, 30, 0, 15]);
}

#[test]
fn d_46_fold_at_the_river() {
    let board = "Qs 8d 2c 4d 5h";
    let deal = Deal { player: "7s 3d", dealer: "As 9d", board, play_multiple: 0, trips: 0 };
    assert_eq!(pays(deal, [-10, 0, -10, 0]).outcome, UthOutcome::Fold);
    // Trips after a fold are the house's choice.
    let (player, board) = TRIPS;
    let of = |trips_after_fold| {
        let stakes = Stakes { trips_after_fold, ..stakes(0, 5) };
        settle(&cards(player), &cards("7h 6c"), &cards(board), &stakes).expect("a deal").net.trips
    };
    assert_eq!(of(TripsAfterFold::Settled), Halves::won(15));
    assert_eq!(of(TripsAfterFold::Lost), Halves::lost(5));
}

#[test]
fn stakes_that_cannot_be_are_refused() {
    let refused = |change: fn(&mut Stakes)| {
        let mut stakes = stakes(1, 0);
        change(&mut stakes);
        let (player, board) = TRIPS;
        settle(&cards(player), &cards("7h 6c"), &cards(board), &stakes).expect_err("refused")
    };
    assert_eq!(refused(|stakes| stakes.ante = 0), StakeError::NoAnte);
    assert_eq!(refused(|stakes| stakes.blind = 5), StakeError::BlindIsNotAnte);
    assert_eq!(refused(|stakes| stakes.play_multiple = 5), StakeError::PlayMultiple(5));
    assert_eq!(
        refused(|stakes| (stakes.ante, stakes.blind) = (u64::MAX, u64::MAX)),
        StakeError::TooMuch
    );
    assert_eq!(PayTable::trips("C"), None);
    assert_eq!(PayTable::blind().win(u64::MAX, Category::RoyalFlush), Some(Halves(i64::MAX)));
}
