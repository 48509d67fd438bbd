//! Operators, functions, names and statements.

use super::{third, value, value_for};
use points::{FUNCTIONS, Facts, Formula, Function, Points, Scope, VARIABLES, Variable};
use std::collections::BTreeSet;

#[track_caller]
fn gives(rows: &[(&str, f64)]) {
    for (text, expected) in rows {
        assert_eq!(value(text), *expected, "{text}");
    }
}

#[test]
fn numbers_have_a_period_and_may_begin_or_end_with_it() {
    gives(&[("12", 12.0), (".3", 0.3), ("3.", 3.0), ("0.66", 0.66), ("007", 7.0)]);
}

#[test]
fn signs_of_sums_and_products_begin_at_the_left() {
    gives(&[
        ("2 + 3 * 4", 14.0),
        ("(2 + 3) * 4", 20.0),
        ("20 - 5 - 3", 12.0),
        ("24 / 4 / 2", 3.0),
        ("17 % 5 * 2", 4.0),
        ("-7 % 5", -2.0),
        ("7.5 % 2", 1.5),
    ]);
}

#[test]
fn a_power_is_tighter_than_a_sign_and_begins_at_the_right() {
    gives(&[
        ("2 ^ 3 ^ 2", 512.0),
        ("-2 ^ 2", -4.0),
        ("(-2) ^ 2", 4.0),
        ("2 ^ -1", 0.5),
        ("2 * 3 ^ 2", 18.0),
        ("--3", 3.0),
        ("+3 - -3", 6.0),
        ("4 * -2", -8.0),
    ]);
}

#[test]
fn comparisons_give_one_or_nothing_by_every_sign() {
    gives(&[
        ("r = 3", 1.0),
        ("r == 3", 1.0),
        ("r != 3", 0.0),
        ("r <> 2", 1.0),
        ("r < 3", 0.0),
        ("r <= 3", 1.0),
        ("r > 2", 1.0),
        ("r >= 4", 0.0),
        ("1 + 2 = r", 1.0),
        ("(r = 3) + (n = 19)", 2.0),
    ]);
}

#[test]
fn and_is_tighter_than_or_and_both_are_looser_than_comparisons() {
    gives(&[
        ("r = 3 and n = 19", 1.0),
        ("r = 3 && n = 18", 0.0),
        ("r = 1 or n = 19", 1.0),
        ("r = 1 || n = 18", 0.0),
        ("1 or 1 and 0", 1.0),
        ("(1 or 1) and 0", 0.0),
        ("7 and 5", 1.0),
        ("0 or 5", 1.0),
        ("(n > r)and(r > 1)", 1.0),
    ]);
}

#[test]
fn the_word_not_takes_a_comparison_and_its_sign_what_follows() {
    gives(&[
        ("not r = 3", 0.0),
        ("not r = 1 and n = 19", 1.0),
        ("!0 + 1", 2.0),
        ("!(r = 3)", 0.0),
        ("not not 5", 1.0),
        ("!!5", 1.0),
        ("NOT 0", 1.0),
    ]);
}

#[test]
fn what_decides_already_leaves_the_rest_alone() {
    gives(&[
        ("0 and 1 / 0", 0.0),
        ("1 or 1 / 0", 1.0),
        ("if(1, 2, 1 / 0)", 2.0),
        ("if(0, 1 / 0, 3)", 3.0),
        ("switch(r, 3, 7, 1 / 0)", 7.0),
        ("switch(r, 3, 7, 1 / 0, 8)", 7.0),
        ("switch(r, 1, 1 / 0, 3, 9)", 9.0),
        ("assign(\"x\", 1); if(0, assign(\"x\", 2)); x", 1.0),
    ]);
}

#[test]
fn an_if_without_an_else_and_a_switch_without_a_rest_are_nothing() {
    gives(&[
        ("if(r = 3, 5)", 5.0),
        ("if(r = 4, 5)", 0.0),
        ("switch(r, 1, .3, 2, .2, 3, .12, 0)", 0.12),
        ("switch(r, 1, 30, 2, 20)", 0.0),
        ("switch(r, 1, 30, 2, 20, 5)", 5.0),
        ("1 + switch(r, 3, if(n > 18, 2, 4), 9) * 10", 21.0),
    ]);
}

#[test]
fn statements_end_with_a_semicolon_or_a_line_and_the_last_one_counts() {
    gives(&[
        ("1; 2; 3", 3.0),
        ("1\n2\n\n3\n", 3.0),
        ("1\r\n2\r\n", 2.0),
        (";;\n4;\n;", 4.0),
        ("max(\n  1,\n  2\n)\n", 2.0),
        ("(1\n+ 2)", 3.0),
        ("r = 3\nn = 18", 0.0),
        ("\u{feff} 5", 5.0),
    ]);
}

#[test]
fn assign_has_its_value_and_gives_it_to_what_follows() {
    gives(&[
        ("assign(\"a\", 4)", 4.0),
        ("assign('a', 4) + A", 8.0),
        ("assign (\"monies\", 5)\nMONIES * 2", 10.0),
        ("assign(\"a\", 1)\nassign(\"a\", a + 1)\na", 2.0),
        ("assign(\"a\", assign(\"b\", 2) + b) + b", 6.0),
        ("assign(\"n\", 4)\nn - r", 1.0),
        ("if(0, assign(\"n\", 4)); n", 19.0),
        ("assign(\"r\", r - 1); r", 2.0),
        ("assign(\"průměr\", 3); PRŮMĚR", 3.0),
    ]);
}

#[test]
fn every_function_gives_what_it_says() {
    let rows = [
        ("if(1, 2, 3)", 2.0),
        ("switch(2, 2, 5)", 5.0),
        ("assign(\"x\", 2)", 2.0),
        ("lswitch(4, 10, 20, 30, 40)", 40.0),
        ("sqrt(16)", 4.0),
        ("pow(2, 10)", 1024.0),
        ("log(exp(1))", 1.0),
        ("log10(1000)", 3.0),
        ("exp(0)", 1.0),
        ("round(sin(1), 6)", 0.841_471),
        ("round(cos(1), 6)", 0.540_302),
        ("round(tan(1), 6)", 1.557_408),
        ("round(asin(0.1), 6)", 0.100_167),
        ("round(acos(0.1), 6)", 1.470_629),
        ("round(atan(0.1), 6)", 0.099_669),
        ("abs(-3)", 3.0),
        ("round(2.5)", 3.0),
        ("floor(-2.5)", -3.0),
        ("ceil(2.1)", 3.0),
        ("trunc(-2.9)", -2.0),
        ("min(3, 1, 2)", 1.0),
        ("max(3, 1, 2)", 3.0),
        ("sum(3, 1, 2)", 6.0),
        ("average(3, 1, 2)", 2.0),
        ("count(3, 1, 2)", 3.0),
        ("product(3, 4, 2)", 24.0),
        ("triangle(3)", 6.0),
        ("oneof(3, 1, 3)", 1.0),
        ("roundToNearest(17, 5)", 15.0),
        ("roundUpToNearest(16, 5)", 20.0),
        ("roundDownToNearest(19, 5)", 15.0),
    ];
    gives(&rows);
    gives(&[("round(-2.5)", -3.0), ("ROUND(0.49)", 0.0), ("pow(-2, 3)", -8.0), ("pow(0, 0)", 1.0)]);
    gives(&[
        ("round(2.345, 2)", 2.35),
        ("round(0.3, 1)", 0.3),
        ("round(-1234, -2)", -1200.0),
        ("ln(exp(2))", 2.0),
        ("oneof(2, 1, 3)", 0.0),
        ("roundUpToNearest(371, 25)", 375.0),
        ("roundToNearest(371, 50)", 350.0),
        ("log(8, 2)", 3.0),
        ("power(2, 3)", 8.0),
        ("roundToNearest(0.3, 0.1)", 0.3),
        ("roundUpToNearest(0.3, 0.1)", 0.3),
        ("roundUpToNearest(15, 5)", 15.0),
        ("roundDownToNearest(-7, 5)", -10.0),
        ("roundToNearest(7.5, -5)", 10.0),
    ]);
    let is_called = |text: &str, name: &str| {
        text.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == name)
    };
    let tested = |name: &str| rows.iter().any(|(text, _)| is_called(text, name));
    let of_lists = [Function::Top, Function::Bottom, Function::Index, Function::OfLength];
    for row in FUNCTIONS.iter().filter(|row| !of_lists.contains(&row.function)) {
        assert!(tested(row.name), "{}", row.name);
    }
}

#[test]
fn lists_are_counted_added_up_and_cut() {
    let points = [12.0, 40.0, 7.0, 25.0];
    let facts = Facts::of_league(&points);
    for (text, expected) in [
        ("count(listPoints)", 4.0),
        ("sum(listPoints)", 84.0),
        ("average(listPoints)", 21.0),
        ("max(listPoints)", 40.0),
        ("min(listPoints, 3)", 3.0),
        ("sum(top(2, listPoints))", 65.0),
        ("index(listPoints, 0)", 12.0),
        ("index(top(4, listPoints), 3)", 7.0),
        ("sum(bottom(2, listPoints))", 19.0),
        ("sum(top(9, listPoints))", 84.0),
        ("sum(setListLength(listPoints, 2))", 52.0),
        ("count(setListLength(listPoints, 6)) + min(setListLength(listPoints, 6))", 6.0),
        ("count(setListLength(listPoints, -3))", 0.0),
        ("sum(top(0, listPoints))", 0.0),
        ("sum(top(-1, listPoints))", 0.0),
        ("sum(top(2.9, listPoints))", 65.0),
        ("min(top(3, listPoints))", 12.0),
        ("assign(\"best\", top(3, LISTPOINTS)); sum(best) + count(best)", 80.0),
        ("max(bottom(2, top(3, listPoints)))", 25.0),
        ("if(count(listPoints) >= 4, sum(listPoints) - min(listPoints), 0)", 77.0),
    ] {
        let formula = Formula::read(text, Scope::League).unwrap();
        assert_eq!(formula.value(&facts), Ok(expected), "{text}");
    }
    let formula = Formula::read("sum(listPoints) + count(listPoints)", Scope::League).unwrap();
    assert_eq!(formula.points(&Facts::of_league(&[])), Ok(Points::ZERO));
}

#[test]
fn every_variable_is_known_by_every_name_in_any_case() {
    let mut names = BTreeSet::new();
    for row in VARIABLES.iter().filter(|row| row.scope == Scope::Event) {
        let facts = third().with(row.variable, 41.5);
        for name in row.names {
            assert!(names.insert(name.to_lowercase()), "{name} is two things");
            for written in [(*name).to_owned(), name.to_uppercase(), name.to_lowercase()] {
                assert_eq!(value_for(&written, &facts), Ok(41.5), "{written}");
            }
        }
    }
    // As the programs that clubs come from have them.
    for [name, other] in [
        ["buyins", "n"],
        ["numberOfPlayers", "n"],
        ["rank", "r"],
        ["numberOfHits", "nh"],
        ["numberOfRebuys", "nr"],
        ["numberOfAddOns", "na"],
        ["pot", "prizePool"],
        ["inTheMoney", "m"],
    ] {
        let facts = VARIABLES
            .iter()
            .zip(1_u8..)
            .fold(Facts::default(), |facts, (row, no)| facts.with(row.variable, f64::from(no)));
        assert_eq!(value_for(name, &facts), value_for(other, &facts), "{name}");
        assert_ne!(value_for(name, &facts), Ok(0.0));
    }
}

#[test]
fn what_is_not_told_is_nothing_and_what_is_no_number_neither() {
    assert_eq!(value_for("pot + nr", &Facts::default()), Ok(0.0));
    let facts = Facts::default().with(Variable::Pot, f64::NAN);
    assert_eq!(value_for("pot", &facts), Ok(0.0));
}
