//! Rounds of no-limit betting: kept records, and histories that cannot have happened.

use super::kept_records::{id, number, records};
use cards::Seat;
use cards::wagers::{
    Act, Action, BettingError, Decision, Fault, Reopening, Round, StreetKind, decision,
};
use serde_json::{Value, json};

fn round(record: &Value) -> Round {
    let read = |field: &str| record[field].clone();
    Round {
        street: serde_json::from_value(read("street")).expect("a street"),
        order_of_action: serde_json::from_value(read("order_of_action")).expect("seats"),
        big_blind: number(record, "big_blind"),
        posted: serde_json::from_value(read("posted")).expect("blinds"),
        stacks_before_round: serde_json::from_value(read("stacks_before_round")).expect("stacks"),
        actions: serde_json::from_value(read("actions")).expect("actions"),
        to_act: serde_json::from_value(read("to_act")).expect("a seat"),
    }
}

#[track_caller]
fn check(list: &str, count: usize) {
    let records = records("betting.json", list);
    assert_eq!(records.len(), count);
    for record in &records {
        let expected = &record["expected"];
        for (rule, reopening) in
            [("single_2011", Reopening::Single), ("cumulative", Reopening::Cumulative)]
        {
            let found = decision(&round(record), reopening);
            let found = found.unwrap_or_else(|error| panic!("{}: {error:?}", id(record)));
            let found = serde_json::to_value(found).expect("JSON");
            for field in ["current_bet", "last_full_raise", "to_call"] {
                assert_eq!(found[field], expected[field], "{} {rule}: {field}", id(record));
            }
            for (field, value) in expected[rule].as_object().expect("a rule") {
                assert_eq!(found[field], *value, "{} {rule}: {field}", id(record));
            }
        }
    }
}

#[test]
fn kept_decisions() {
    check("records", 20);
}

/// P34 to P40 of the worked cases are among them.
#[test]
fn worked_examples_of_reopening() {
    check("worked_examples", 8);
}

/// Seats 1, 2, 3 with 1,000 each, no blinds, and these actions.
fn three(actions: &[(u8, Act, Option<u64>)]) -> Round {
    let action = |(seat, act, to): &(u8, Act, Option<u64>)| Action {
        seat: Seat(*seat),
        act: *act,
        to: *to,
        amount: None,
        all_in: None,
    };
    let seats = [1, 2, 3].map(Seat);
    Round {
        street: StreetKind::Postflop,
        order_of_action: seats.to_vec(),
        big_blind: 100,
        posted: Default::default(),
        stacks_before_round: seats.map(|seat| (seat, 1000)).into_iter().collect(),
        actions: actions.iter().map(action).collect(),
        to_act: None,
    }
}

#[track_caller]
fn refused(actions: &[(u8, Act, Option<u64>)], fault: Fault) {
    let error = decision(&three(actions), Reopening::Cumulative).expect_err("it cannot be");
    assert_eq!(error, BettingError { action: Some(actions.len()), fault });
}

#[test]
fn what_cannot_have_happened_is_named_with_its_action() {
    use Act::{Bet, Call, Check, Fold, Raise};
    let turn = Fault::NotInTurn { seat: Seat(3), turn: Seat(2) };
    refused(&[(1, Check, None), (3, Check, None)], turn);
    refused(&[(9, Check, None)], Fault::SeatUnknown(Seat(9)));
    refused(&[(1, Call, None)], Fault::NothingToCall);
    refused(&[(1, Raise, Some(200))], Fault::NoBetYet);
    refused(&[(1, Bet, None)], Fault::AmountUnknown);
    refused(&[(1, Bet, Some(50))], Fault::BelowMinimum(100));
    refused(&[(1, Bet, Some(1001))], Fault::MoreThanStack(1000));
    refused(&[(1, Bet, Some(100)), (2, Check, None)], Fault::CannotCheck);
    refused(&[(1, Bet, Some(100)), (2, Bet, Some(300))], Fault::BetAlready);
    refused(&[(1, Bet, Some(100)), (2, Raise, Some(100))], Fault::NotAboveBet(100));
    refused(&[(1, Bet, Some(100)), (2, Raise, Some(150))], Fault::BelowMinimum(200));
    refused(&[(1, Bet, Some(100)), (2, Call, Some(150))], Fault::CallIs(100));
    refused(&[(1, Fold, None), (2, Fold, None), (3, Check, None)], Fault::RoundOver);
    let checked = [(1, Check, None), (2, Check, None), (3, Check, None), (1, Check, None)];
    refused(&checked, Fault::RoundOver);
}

#[test]
fn an_all_in_that_is_none_and_amounts_that_differ() {
    let mut round = three(&[(1, Act::Bet, Some(300))]);
    let fault = |round: &Round| decision(round, Reopening::Single).expect_err("refused").fault;
    round.actions[0].all_in = Some(true);
    assert_eq!(fault(&round), Fault::NotAllIn);
    round.actions[0].all_in = None;
    round.actions[0].amount = Some(200);
    assert_eq!(fault(&round), Fault::AmountsDiffer);
    round.actions[0].amount = Some(u64::MAX);
    assert_eq!(fault(&round), Fault::AmountsDiffer);
    round.actions.clear();
    round.to_act = Some(Seat(2));
    assert_eq!(fault(&round), Fault::NotInTurn { seat: Seat(2), turn: Seat(1) });
    round.posted.insert(Seat(3), 2000);
    assert_eq!(fault(&round), Fault::PostedTooMuch(Seat(3)));
    round.posted = [(Seat(7), 20)].into();
    assert_eq!(fault(&round), Fault::SeatUnknown(Seat(7)));
    round.order_of_action.push(Seat(1));
    assert_eq!(fault(&round), Fault::SeatTwice(Seat(1)));
    round.stacks_before_round.remove(&Seat(1));
    assert_eq!(fault(&round), Fault::StackUnknown(Seat(1)));
    round.big_blind = 0;
    assert_eq!(fault(&round), Fault::BigBlind);
}

#[test]
fn a_raise_that_was_not_open_is_refused() {
    use Act::{Bet, Call, Raise};
    let mut round = three(&[
        (1, Bet, Some(500)),
        (2, Call, None),
        (3, Raise, Some(600)),
        (1, Raise, Some(1000)),
    ]);
    round.stacks_before_round.insert(Seat(3), 600);
    for reopening in [Reopening::Single, Reopening::Cumulative] {
        let error = decision(&round, reopening).expect_err("it was not open");
        assert_eq!(error, BettingError { action: Some(4), fault: Fault::NotReopened });
    }
}

#[test]
fn nobody_raises_where_nobody_could_call() {
    let mut round = three(&[(1, Act::Bet, Some(400)), (2, Act::Raise, Some(1000))]);
    round.stacks_before_round.insert(Seat(1), 600);
    round.stacks_before_round.insert(Seat(3), 5000);
    let found = decision(&round, Reopening::Cumulative).expect("a decision");
    let expected = Decision {
        to_act: Seat(3),
        current_bet: 1000,
        last_full_raise: 600,
        to_call: 1000,
        reopened: true,
        can_raise: false,
        min_raise_to: None,
        raise_is_short_all_in_only: false,
    };
    assert_eq!(found, expected);
}

#[test]
fn the_big_blind_has_an_option_and_a_short_one_is_called_in_full() {
    let record = json!({
        "street": "preflop", "order_of_action": [3, 1, 2], "big_blind": 100,
        "posted": {"1": 50, "2": 100}, "stacks_before_round": {"1": 900, "2": 900, "3": 900},
        "actions": [{"seat": 3, "action": "call"}, {"seat": 1, "action": "call"}], "to_act": 2,
    });
    let found = decision(&round(&record), Reopening::Cumulative).expect("an option");
    assert_eq!((found.to_call, found.can_raise, found.min_raise_to), (0, true, Some(200)));
    let mut short = round(&record);
    short.stacks_before_round.insert(Seat(2), 60);
    short.posted.insert(Seat(2), 60);
    short.actions.clear();
    short.to_act = None;
    let found = decision(&short, Reopening::Cumulative).expect("a decision");
    assert_eq!((found.to_call, found.min_raise_to), (100, Some(200)));
}
