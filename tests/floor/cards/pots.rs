//! Main pots, side pots and odd chips, by the numbers of their examples.

use super::cards;
use cards::Seat;
use cards::games::Game;
use cards::pots::{
    InPot, OddChips, Payout, PotError, PotOptions, PotPart, PotsOf, SameHands, Stake, pay,
};
use proptest::prelude::{Just, Strategy, any, prop, proptest};
use proptest::{prop_assert, prop_assert_eq};
use std::collections::BTreeMap;

/// Seats 1, 2, … of nine with their cards and chips; `-` before the cards for a fold.
fn hand(game: Game, button: u8, unit: u64, players: &[(&str, u64)], board: &str) -> PotsOf {
    let player = |(seat, (own, contributed)): (u8, &(&str, u64))| {
        let live = own.trim_start_matches('-');
        let has_folded = live.len() < own.len();
        let stake = Stake { seat: Seat(seat), contributed: *contributed, has_folded };
        InPot { stake, cards: cards(live) }
    };
    PotsOf {
        game,
        seats_at_table: 9,
        button: Seat(button),
        chip_unit: unit,
        dead: 0,
        players: (1..).zip(players).map(player).collect(),
        board: cards(board),
    }
}

#[track_caller]
fn paid(hand: &PotsOf) -> Payout {
    let options = PotOptions { same_hands: SameHands::Evenly, ..PotOptions::default() };
    pay(hand, options).unwrap_or_else(|error| panic!("{error:?}"))
}

fn pots(payout: &Payout) -> Vec<(u64, Vec<u8>)> {
    let eligible = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect();
    payout.pots.iter().map(|pot| (pot.amount, eligible(&pot.eligible))).collect()
}

fn payouts(payout: &Payout) -> Vec<u64> {
    payout.payouts.values().copied().collect()
}

/// Nothing on it helps anybody.
const BOARD: &str = "2s 7h 9c Jd 3h";
const BEST: &str = "As Ad";
const SECOND: &str = "Ks Kd";
const THIRD: &str = "Qs Qd";
const LAST: &str = "Ts Td";

#[test]
fn v_001_01_short_all_in_plays_for_what_it_covers() {
    let of = |one, two| paid(&hand(Game::Holdem, 9, 1, &[(one, 25), (two, 35)], BOARD));
    let first = of(BEST, SECOND);
    assert_eq!((pots(&first), payouts(&first)), (vec![(50, vec![1, 2])], vec![50, 10]));
    assert_eq!(first.refund, BTreeMap::from([(Seat(2), 10)]));
    assert_eq!(payouts(&of(SECOND, BEST)), [0, 60]);
}

#[test]
fn v_001_02_a_caller_makes_a_side_pot() {
    let three = [(BEST, 25), (SECOND, 35), (THIRD, 35)];
    let payout = paid(&hand(Game::Holdem, 9, 1, &three, BOARD));
    assert_eq!(pots(&payout), [(75, vec![1, 2, 3]), (20, vec![2, 3])]);
    assert_eq!(payouts(&payout), [75, 20, 0]);
}

#[test]
fn v_001_03_one_side_pot_for_each_amount() {
    let four = [(LAST, 25), (THIRD, 35), (SECOND, 45), (BEST, 45)];
    let payout = paid(&hand(Game::Holdem, 9, 1, &four, BOARD));
    assert_eq!(pots(&payout), [(100, vec![1, 2, 3, 4]), (30, vec![2, 3, 4]), (20, vec![3, 4])]);
    assert_eq!(payouts(&payout), [0, 0, 0, 150]);
}

#[test]
fn d_61_each_pot_by_itself() {
    let four = [(BEST, 25), (SECOND, 35), (THIRD, 45), (LAST, 45)];
    let payout = paid(&hand(Game::Holdem, 9, 1, &four, BOARD));
    assert_eq!(payouts(&payout), [100, 30, 20, 0]);
}

/// Empty seats are filled with players who folded without a chip.
fn seated(game: Game, players: &[(u8, &str, u64)], unit: u64, board: &str) -> PotsOf {
    let mut hand = hand(game, 5, unit, &[], board);
    hand.players = players
        .iter()
        .map(|(seat, own, contributed)| InPot {
            stake: Stake {
                seat: Seat(*seat),
                contributed: *contributed,
                has_folded: own.is_empty(),
            },
            cards: cards(own),
        })
        .collect();
    hand
}

#[test]
fn d_17_odd_chip_to_the_left_of_the_button() {
    let players = [(3, "As Kd", 500), (8, "Ad Ks", 500), (9, "", 25)];
    let payout = paid(&seated(Game::Holdem, &players, 25, "2s 7h 9c Jd 3h"));
    assert_eq!(pots(&payout), [(1025, vec![3, 8])]);
    assert_eq!(payout.payouts, BTreeMap::from([(Seat(3), 500), (Seat(8), 525), (Seat(9), 0)]));
}

/// 4,000 and 8,000 with an ante of 8,000 from the big blind; 1,000 all-in beat both blinds.
#[test]
fn the_ante_of_the_big_blind_lies_in_the_main_pot_and_goes_back_to_nobody() {
    let players = [(4, BEST, 1000), (2, SECOND, 8000), (3, THIRD, 8000)];
    let payout = paid(&PotsOf { dead: 8000, ..seated(Game::Holdem, &players, 1000, BOARD) });
    assert_eq!(pots(&payout), [(11_000, vec![2, 3, 4]), (14_000, vec![2, 3])]);
    assert_eq!(payouts(&payout), [14_000, 0, 11_000]);
    assert!(payout.refund.is_empty());
    let none = PotsOf { dead: 0, ..seated(Game::Holdem, &players, 1000, BOARD) };
    assert_eq!(payouts(&paid(&none)), [14_000, 0, 3_000]);
}

/// Where the ante comes first, it may be all that somebody had: they play for it and no more.
#[test]
fn who_has_nothing_but_the_ante_plays_for_the_ante_alone() {
    let players = [(3, BEST, 0), (5, SECOND, 6000), (6, THIRD, 6000), (2, "", 3000)];
    let payout = paid(&PotsOf { dead: 6000, ..seated(Game::Holdem, &players, 1000, BOARD) });
    assert_eq!(pots(&payout), [(6_000, vec![3, 5, 6]), (15_000, vec![5, 6])]);
    assert_eq!(payouts(&payout), [0, 6_000, 15_000, 0]);
}

#[test]
fn dead_chips_are_chips_in_play() {
    let players = [(4, BEST, 1000), (2, SECOND, 1000)];
    let hand = |dead| PotsOf { dead, ..seated(Game::Holdem, &players, 100, BOARD) };
    let refused = |dead| pay(&hand(dead), PotOptions::default()).expect_err("refused");
    assert_eq!(refused(50), PotError::DeadNotInUnits);
    assert_eq!(refused(u64::MAX), PotError::TooMuchDead);
    assert_eq!(payouts(&paid(&hand(300))), [0, 2_300]);
}

#[test]
fn p67_main_pot_and_two_side_pots() {
    let five = [(BEST, 1000), (SECOND, 3500), (THIRD, 8000), (LAST, 8000), ("-8s 8d", 600)];
    let payout = paid(&hand(Game::Holdem, 9, 100, &five, BOARD));
    let expected = [(4600, vec![1, 2, 3, 4]), (7500, vec![2, 3, 4]), (9000, vec![3, 4])];
    assert_eq!(pots(&payout), expected);
}

#[test]
fn p68_two_odd_chips_go_one_each() {
    let players = [(2, "As Kd", 3300), (6, "Ad Ks", 3300), (9, "Ah Kc", 3300), (1, "", 100)];
    let payout = paid(&seated(Game::Holdem, &players, 100, "2s 7h 9c Jd 3h"));
    let expected = [(Seat(1), 0), (Seat(2), 3300), (Seat(6), 3400), (Seat(9), 3300)];
    assert_eq!(payout.payouts, BTreeMap::from(expected));
}

#[test]
fn p69_high_takes_the_odd_chip_of_a_split_pot() {
    let players = [(1, "Ks Kd Qs Qd", 3400), (7, "As 2s Jd Tc", 3400), (3, "Ad 2d Jh Th", 3400)];
    let mut hand = seated(Game::Omaha8, &players, 100, "3c 5h 8d Kh Kc");
    hand.players.push(InPot {
        stake: Stake { seat: Seat(4), contributed: 100, has_folded: true },
        cards: Vec::new(),
    });
    let payout = paid(&hand);
    let expected = [(Seat(1), 5200), (Seat(3), 2500), (Seat(4), 0), (Seat(7), 2600)];
    assert_eq!(payout.payouts, BTreeMap::from(expected));
}

#[test]
fn p70_equal_in_both_halves() {
    let players = [(1, "As 2s Jd Tc", 5100), (7, "Ad 2d Jh Th", 5100)];
    let hand = seated(Game::Omaha8, &players, 100, "3c 5h 8d Kh Kc");
    let even = paid(&hand);
    assert_eq!(even.pots.first().map(|pot| pot.awards.len()), Some(1));
    assert_eq!(payouts(&even), [5100, 5100]);
    let halves = pay(&hand, PotOptions::default()).expect("pots");
    assert_eq!(payouts(&halves), [5000, 5200]);
}

#[test]
fn odd_chips_of_a_stud_go_by_suit_or_by_position() {
    let players = [(6, "Ah Kc Qd Js 9d 2s 2h", 25), (7, "Ac Kd Qh Jd 9s 2c 2d", 25), (1, "", 25)];
    let hand = seated(Game::Stud7, &players, 25, "");
    let of = |odd_chips| {
        let options = PotOptions { odd_chips, ..PotOptions::default() };
        pay(&hand, options).map(|payout| payout.payouts.get(&Seat(6)).copied())
    };
    assert_eq!(of(OddChips::ByGame), Ok(Some(50)));
    assert_eq!(of(OddChips::LeftOfButton), Ok(Some(50)));
    let players = [(6, "Ac Kc Qd Js 9d 2s 2h", 25), (7, "Ah Kd Qh Jd 9s 2c 2d", 25), (1, "", 25)];
    let hand = seated(Game::Stud7, &players, 25, "");
    let of = |odd_chips| {
        let options = PotOptions { odd_chips, ..PotOptions::default() };
        pay(&hand, options).map(|payout| payout.payouts.get(&Seat(6)).copied())
    };
    assert_eq!(of(OddChips::ByGame), Ok(Some(25)));
    assert_eq!(of(OddChips::LeftOfButton), Ok(Some(50)));
}

#[test]
fn whoever_is_alone_shows_nothing() {
    let three = [("", 300), ("-", 300), ("-", 500)];
    let mut hand = hand(Game::Holdem, 9, 100, &three, "");
    hand.players[2].stake.has_folded = true;
    hand.players[1].stake.has_folded = true;
    let payout = paid(&hand);
    assert_eq!(pots(&payout), [(900, vec![1])]);
    assert_eq!(payouts(&payout), [900, 0, 200]);
    assert_eq!(payout.pots[0].awards[0].part, PotPart::Hi);
}

#[test]
fn a_hand_that_cannot_have_been_played_is_refused() {
    let two = [(BEST, 100), (SECOND, 100)];
    let whole = hand(Game::Holdem, 9, 100, &two, BOARD);
    let refused = |change: fn(&mut PotsOf)| {
        let mut hand = whole.clone();
        change(&mut hand);
        pay(&hand, PotOptions::default()).expect_err("it cannot be")
    };
    assert_eq!(refused(|hand| hand.chip_unit = 0), PotError::UnitZero);
    assert_eq!(refused(|hand| hand.chip_unit = 30), PotError::NotInUnits(Seat(1)));
    assert_eq!(refused(|hand| hand.button = Seat(10)), PotError::SeatUnknown(Seat(10)));
    assert_eq!(
        refused(|hand| hand.players[0].stake.seat = Seat(0)),
        PotError::SeatUnknown(Seat(0))
    );
    let folded = refused(|hand| hand.players.iter_mut().for_each(|of| of.stake.has_folded = true));
    assert_eq!(folded, PotError::AllFolded);
    let above = refused(|hand| {
        for seat in [3, 4] {
            let stake = Stake { seat: Seat(seat), contributed: 500, has_folded: true };
            hand.players.push(InPot { stake, cards: Vec::new() });
        }
    });
    assert_eq!(above, PotError::FoldedAboveAll(Seat(3)));
    let rich = refused(|hand| hand.players[1].stake.contributed = u64::MAX / 100 * 100);
    assert_eq!(rich, PotError::TooMuch(Seat(2)));
    assert!(matches!(refused(|hand| hand.board.clear()), PotError::Deal(_)));
    assert!(matches!(refused(|hand| hand.players.clear()), PotError::Deal(_)));
}

/// Two to six players who each put in something, the first two of them still in.
fn stakes() -> impl Strategy<Value = Vec<(u64, bool)>> {
    let folded = (1_u64..40, any::<bool>());
    prop::collection::vec(folded, 2..6).prop_flat_map(|mut players| {
        for player in players.iter_mut().take(2) {
            player.1 = false;
        }
        let top = players.iter().filter(|of| !of.1).map(|of| of.0).max().unwrap_or(1);
        players.iter_mut().for_each(|of| of.0 = of.0.min(top));
        Just(players)
    })
}

proptest! {
    #[test]
    fn no_chip_is_lost_and_none_wins_more_than_they_cover(
        stakes in stakes(), seed in 1_u64..999, dead in 0_u8..12,
    ) {
        let deck: Vec<_> = cards::Deck::Full.cards().collect();
        let dealt = super::Numbers(seed).deal(&deck, 5 + 4 * stakes.len());
        let (board, own) = dealt.split_at(5);
        let player = |(seat, (stake, own)): (u8, (&(u64, bool), &[_]))| InPot {
            stake: Stake { seat: Seat(seat), contributed: stake.0 * 25, has_folded: stake.1 },
            cards: own.to_vec(),
        };
        let players = (1..).zip(stakes.iter().zip(own.chunks(4))).map(player);
        let players = players.collect();
        let hand = PotsOf {
            game: Game::Omaha8,
            seats_at_table: 31,
            button: Seat(4),
            chip_unit: 25,
            dead: u64::from(dead) * 25,
            players,
            board: board.to_vec(),
        };
        let payout = pay(&hand, PotOptions::default()).expect("pots");
        let all: u64 = stakes.iter().map(|stake| stake.0 * 25).sum();
        prop_assert_eq!(payout.payouts.values().sum::<u64>(), all + hand.dead);
        // Dead chips are as if others had put in one each, and folded.
        let gone = |seat| InPot {
            stake: Stake { seat: Seat(seat), contributed: 25, has_folded: true },
            cards: Vec::new(),
        };
        let players = hand.players.iter().cloned().chain((20..20 + dead).map(gone)).collect();
        let apart = PotsOf { dead: 0, players, ..hand.clone() };
        let apart = pay(&apart, PotOptions::default()).expect("pots");
        for (seat, won) in &payout.payouts {
            prop_assert_eq!(apart.payouts[seat], *won);
        }
        for (player, stake) in hand.players.iter().zip(&stakes) {
            let covered: u64 = stakes.iter().map(|other| other.0.min(stake.0) * 25).sum();
            let won = payout.payouts[&player.stake.seat];
            let more = hand.dead + payout.refund.values().sum::<u64>();
            prop_assert!(won % 25 == 0 && won <= covered + more);
            prop_assert!(!stake.1 || won == *payout.refund.get(&player.stake.seat).unwrap_or(&0));
        }
    }
}
