//! Deals that cannot be.

use super::cards;
use cards::Seat;
use cards::games::{DealError, Game, HandOptions, Holding, showdown};

#[track_caller]
fn refused(game: Game, own: &[(u8, &str)], board: &str) -> DealError {
    let holding = |(seat, own): &(u8, &str)| Holding { seat: Seat(*seat), cards: cards(own) };
    let players: Vec<Holding> = own.iter().map(holding).collect();
    showdown(game, HandOptions::default(), &players, &cards(board)).expect_err("it cannot be")
}

#[test]
fn each_fault_of_a_deal_is_named() {
    let board = "2s 7h 9c Jd 3h";
    let twice = DealError::CardTwice(cards("As")[0]);
    assert_eq!(refused(Game::Holdem, &[(1, "As Kd"), (2, "As Qd")], board), twice);
    let on_board = DealError::CardTwice(cards("2s")[0]);
    assert_eq!(refused(Game::Holdem, &[(1, "As Kd"), (2, "2s Qd")], board), on_board);
    let seat = DealError::SeatTwice(Seat(1));
    assert_eq!(refused(Game::Holdem, &[(1, "As Kd"), (1, "Qs Qd")], board), seat);
    assert_eq!(refused(Game::Holdem, &[(0, "As Kd")], board), DealError::SeatZero);
    assert_eq!(refused(Game::Holdem, &[], board), DealError::NobodyIn);
    let short = DealError::Board { has: 4, least: 5, most: 5 };
    assert_eq!(refused(Game::Omaha, &[(1, "As Kd Qs Qd")], "2s 7h 9c Jd"), short);
    let long = DealError::Board { has: 2, least: 0, most: 1 };
    assert_eq!(refused(Game::Stud7, &[(1, "As Kd Qs Qd 4c 5c")], "2s 7h"), long);
    let none = DealError::Board { has: 1, least: 0, most: 0 };
    assert_eq!(refused(Game::Stud5, &[(1, "As Kd Qs Qd")], "2s"), none);
    let low = DealError::CardNotInDeck(cards("6c")[0]);
    assert_eq!(refused(Game::Draw32, &[(1, "As Kd Qs Qd 6c")], ""), low);
}

#[test]
fn every_game_wants_its_number_of_cards() {
    let deck = "2c 3c 4c 5c 7c 8c 9c Tc Jc Qc";
    for &game in Game::ALL {
        for board in game.board().chain([7]) {
            let text = |from: usize, count: usize| {
                let cards: Vec<&str> = deck.split(' ').skip(from).take(count).collect();
                cards.join(" ")
            };
            let own = game.own(board.min(5)) + 1;
            if board == 7 || own + board > 10 || matches!(game, Game::Draw32 | Game::ShortDeck) {
                continue;
            }
            let error = refused(game, &[(3, &text(board, own))], &text(0, board));
            let expected = DealError::OwnCards { seat: Seat(3), has: own, wants: own - 1 };
            assert_eq!(error, expected, "{game:?}");
        }
        assert_eq!(game.id().parse(), Ok(game));
    }
    assert_eq!(Game::find("open_face"), None);
}
