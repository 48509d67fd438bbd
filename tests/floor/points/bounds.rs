//! No formula hangs, runs out of memory or takes the program down, whatever it says.

use super::{third, value_for};
use points::{DEPTH_MAX, Facts, Formula, LETTERS_MAX, Scope, WORK_MAX, Wrong};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, prop, proptest};
use proptest::test_runner::RngSeed;

#[test]
fn a_formula_is_not_longer_than_a_page_holds() {
    let long = "1".to_owned() + &"+1".repeat(LETTERS_MAX as usize / 2 - 1);
    assert!(long.len() < LETTERS_MAX as usize);
    assert_eq!(value_for(&long, &third()), Ok(f64::from(LETTERS_MAX / 2)));
    let longer = long + "+ 1";
    let error = value_for(&longer, &third()).expect_err("too long");
    assert_eq!(error.wrong, Wrong::FormulaTooLong { most: LETTERS_MAX });
}

#[test]
fn parentheses_and_signs_do_not_stand_in_one_another_without_end() {
    let too_deep = Wrong::FormulaTooDeep { most: DEPTH_MAX };
    for (open, middle, close) in [
        ("(", "1", ")"),
        ("-", "1", ""),
        ("!", "1", ""),
        ("not ", "1", ""),
        ("1^", "1", ""),
        ("max(", "1", ")"),
        ("if(1,", "1", ")"),
        ("if(0,1,", "1", ")"),
        ("switch(1,2,3,", "1", ")"),
        ("assign(\"a\",", "1", ")"),
        ("1+(", "1", ")"),
    ] {
        let nested = |depth: usize| open.repeat(depth) + middle + &close.repeat(depth);
        assert!(value_for(&nested(90), &third()).is_ok(), "{open}");
        let error = value_for(&nested(DEPTH_MAX as usize + 1), &third()).expect_err(open);
        assert_eq!(error.wrong, too_deep, "{open}");
        let unclosed = open.repeat(LETTERS_MAX as usize / open.len() - 1);
        let error = value_for(&unclosed, &third()).expect_err(open);
        assert_eq!(error.wrong, too_deep, "{open}");
    }
}

#[test]
fn lists_are_not_gone_through_without_end() {
    let points = vec![1.0; 10_000];
    let of =
        |text: &str| Formula::read(text, Scope::League).unwrap().value(&Facts::of_league(&points));
    let sums = |count: usize| vec!["sum(top(9999, listPoints))"; count].join("+");
    assert_eq!(of(&sums(40)), Ok(399_960.0));
    let too_much = Wrong::TooMuchWork { most: WORK_MAX };
    assert_eq!(of(&sums(60)).expect_err("each goes through it twice").wrong, too_much);
    let named = "assign(\"a\", top(9999, listPoints))\n".to_owned() + &"a\n".repeat(200);
    assert_eq!(of(&named).expect_err("a name costs what it holds").wrong, too_much);
}

#[test]
fn a_long_formula_says_where_it_ends() {
    let open = "(\n".repeat(150);
    let error = value_for(&open, &third()).expect_err("nothing is closed");
    assert_eq!((error.place.line, error.wrong), (151, Wrong::ValueMissing));
}

/// What a formula is made of, in any order.
const PIECES: &[&str] = &[
    "n",
    "r",
    "nh",
    "x",
    "1",
    "0",
    "2.5",
    ".3",
    "(",
    ")",
    "(",
    ")",
    ",",
    ";",
    "\n",
    "+",
    "-",
    "*",
    "/",
    "%",
    "^",
    "=",
    "<>",
    "<",
    ">=",
    "and",
    "or",
    "not",
    "!",
    "&&",
    "if(",
    "switch(",
    "max(",
    "sqrt(",
    "log(",
    "pow(",
    "assign(\"x\",",
    "top(2,",
    "round(",
    "\"",
    "é",
    " ",
];

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 2_000,
        rng_seed: RngSeed::Fixed(17),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_text_is_read_or_refused_at_a_place_in_it(text in any::<String>()) {
        holds(&text);
    }

    #[test]
    fn any_pieces_are_worked_out_or_refused_at_a_place_in_them(
        pieces in vec(prop::sample::select(PIECES), 0..60),
    ) {
        holds(&pieces.concat());
    }
}

/// A number, or a fault whose place is in the text; the same again when it is read again.
fn holds(text: &str) {
    for scope in [Scope::Event, Scope::League] {
        let list = [3.0, 1.0];
        let read = || Formula::read(text, scope);
        let worked = read().and_then(|formula| formula.points(&Facts::of_league(&list)));
        assert_eq!(worked, read().and_then(|formula| formula.points(&Facts::of_league(&list))));
        if let Err(error) = worked {
            let line = text.split('\n').nth(error.place.line as usize - 1);
            let letters = line.expect("a line of the text").chars().count();
            assert!(
                (1..=letters + 1).contains(&(error.place.column as usize)),
                "{text}: {error:?}"
            );
        }
    }
}
