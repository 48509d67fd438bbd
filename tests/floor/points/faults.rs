//! What is wrong with a formula, with its line and column.

use super::{third, value_for};
use points::{Facts, Formula, FormulaError, Scope, Wrong, WrongKind};
use std::collections::BTreeSet;
use words::{Language, Words, ids};

/// Formulas that cannot be read, with what is wrong and where.
fn faults() -> Vec<(&'static str, Wrong, (u32, u32))> {
    let text = str::to_owned;
    let unknown = |name: &str, near: Option<&str>| {
        let (name, near) = (name.to_owned(), near.map(str::to_owned));
        Wrong::NameUnknown { name, near }
    };
    let miscounted =
        |function, given, least, most| Wrong::ValuesMiscounted { function, given, least, most };
    vec![
        ("", Wrong::FormulaEmpty, (1, 1)),
        (" ;\n ", Wrong::FormulaEmpty, (1, 1)),
        ("n + #", Wrong::SignUnknown { sign: '#' }, (1, 5)),
        ("n & r", Wrong::SignUnknown { sign: '&' }, (1, 3)),
        ("assign(\"x, 2)", Wrong::QuoteOpen, (1, 8)),
        ("1.2.3", Wrong::NumberUnreadable { number: text("1.2.3") }, (1, 1)),
        ("n + 3rd", Wrong::NumberUnreadable { number: text("3rd") }, (1, 5)),
        ("n +\n", Wrong::ValueMissing, (1, 4)),
        ("n\nranks + 1", unknown("ranks", Some("rank")), (2, 1)),
        ("x", unknown("x", None), (1, 1)),
        ("assign(\"total\", total + 1)", unknown("total", None), (1, 17)),
        ("assign(\"score\", 1); scor", unknown("scor", Some("score")), (1, 21)),
        (
            "n + ChipCount / 2",
            Wrong::NameOfTwo { name: text("ChipCount"), one: "chipStack", other: "chipsInPlay" },
            (1, 5),
        ),
        ("sum(listPoints)", Wrong::NameElsewhere { name: text("listPoints") }, (1, 5)),
        (
            "rond(n)",
            Wrong::FunctionUnknown { name: text("rond"), near: Some(text("round")) },
            (1, 1),
        ),
        ("n(3)", Wrong::FunctionUnknown { name: text("n"), near: None }, (1, 1)),
        ("rebuyProfileFee(n)", Wrong::PriceUnquoted { function: text("rebuyProfileFee") }, (1, 17)),
        (
            "n * buyinProfileFee",
            Wrong::ParenthesesMissing { function: text("buyinProfileFee") },
            (1, 5),
        ),
        ("buyinProfileChips(\"a\", \"b\")", miscounted("buyinProfileChips", 2, 0, Some(1)), (1, 1)),
        ("sqrt + 1", Wrong::ParenthesesMissing { function: text("sqrt") }, (1, 1)),
        ("if(r)", miscounted("if", 1, 2, Some(3)), (1, 1)),
        ("if(r, 1, 2, 3)", miscounted("if", 4, 2, Some(3)), (1, 1)),
        ("n + pow(2)", miscounted("pow", 1, 2, Some(2)), (1, 5)),
        ("max()", miscounted("max", 0, 1, None), (1, 1)),
        ("switch(r, 2)", miscounted("switch", 2, 3, None), (1, 1)),
        ("assign(\"x\")", miscounted("assign", 1, 2, Some(2)), (1, 1)),
        ("abs(1, 2)", miscounted("abs", 2, 1, Some(1)), (1, 1)),
        ("n * / r", Wrong::ValueMissing, (1, 5)),
        ("max(1, )", Wrong::ValueMissing, (1, 8)),
        ("()", Wrong::ValueMissing, (1, 2)),
        ("2 n", Wrong::OperatorMissing, (1, 3)),
        ("(2 n)", Wrong::OperatorMissing, (1, 4)),
        ("n ! r", Wrong::OperatorMissing, (1, 3)),
        ("2 * (n + (r - 1)\n", Wrong::ParenthesisOpen, (1, 5)),
        ("max(1,\n2", Wrong::ParenthesisOpen, (1, 4)),
        ("n\nn + 1)", Wrong::ParenthesisStray, (2, 6)),
        ("0,66", Wrong::CommaStray, (1, 2)),
        ("(1, 2)", Wrong::CommaStray, (1, 3)),
        ("max(1; 2)", Wrong::SemicolonInside, (1, 6)),
        ("\"points\"", Wrong::QuoteStray, (1, 1)),
        ("assign(points, 1)", Wrong::QuoteMissing, (1, 8)),
        ("assign(\"my points\", 1)", Wrong::NameImpossible { name: text("my points") }, (1, 8)),
        ("assign(\"and\", 1)", Wrong::NameImpossible { name: text("and") }, (1, 8)),
        ("1 < r < 5", Wrong::ComparisonsChained, (1, 7)),
    ]
}

/// Formulas that can be read, and not worked out for the third of nine.
fn faults_at_work() -> Vec<(&'static str, Wrong, (u32, u32))> {
    let text = str::to_owned;
    vec![
        ("n\n  + n / (r - 3)", Wrong::DivisionByZero, (2, 7)),
        ("n % 0", Wrong::DivisionByZero, (1, 3)),
        ("0 ^ -1", Wrong::DivisionByZero, (1, 3)),
        ("sqrt(r - n)", Wrong::RootNegative, (1, 1)),
        ("1 + log(0)", Wrong::LogarithmImpossible, (1, 5)),
        ("1 + addOnProfileFee(\"Late\")", Wrong::PriceUnknown { name: text("Late") }, (1, 5)),
        ("asin(2)", Wrong::AngleImpossible, (1, 1)),
        ("1 + acos(-1.5)", Wrong::AngleImpossible, (1, 5)),
        ("log10(-1)", Wrong::LogarithmImpossible, (1, 1)),
        ("(-8) ^ 0.5", Wrong::PowerImpossible, (1, 6)),
        ("pow(-8, 1/3)", Wrong::PowerImpossible, (1, 1)),
        ("exp(1000)", Wrong::TooLarge, (1, 1)),
        ("10 ^ 400", Wrong::TooLarge, (1, 4)),
        ("10 ^ 300 * 10 ^ 300", Wrong::TooLarge, (1, 10)),
        (
            "if(r = 1, assign(\"bonus\", 5))\nn + bonus",
            Wrong::NameWithoutValue { name: text("bonus") },
            (2, 5),
        ),
        ("index(n, 0)", Wrong::NumberForList { function: "index" }, (1, 1)),
        ("setListLength(n, 3)", Wrong::NumberForList { function: "setListLength" }, (1, 1)),
        ("top(2, n)", Wrong::NumberForList { function: "top" }, (1, 1)),
    ]
}

/// The same for what only the formula of a league can say, with an empty list.
fn faults_of_leagues() -> Vec<(&'static str, Wrong, (u32, u32))> {
    vec![
        ("listPoints + 1", Wrong::ListForNumber, (1, 12)),
        ("top(2, listPoints)", Wrong::ListForNumber, (1, 1)),
        ("average(listPoints)", Wrong::ListEmpty { function: "average" }, (1, 1)),
        ("max(listPoints)", Wrong::ListEmpty { function: "max" }, (1, 1)),
        ("index(listPoints, 0)", Wrong::ValueOutside { function: "index", values: 0 }, (1, 1)),
        ("lswitch(3, 5, 6)", Wrong::ValueOutside { function: "lswitch", values: 2 }, (1, 1)),
        ("lswitch(0, 5, 6)", Wrong::ValueOutside { function: "lswitch", values: 2 }, (1, 1)),
        ("index(3, 0)", Wrong::NumberForList { function: "index" }, (1, 1)),
        ("n", Wrong::NameElsewhere { name: "n".to_owned() }, (1, 1)),
    ]
}

fn of_league(text: &str) -> Result<f64, FormulaError> {
    Formula::read(text, Scope::League)?.value(&Facts::of_league(&[]))
}

#[test]
fn every_fault_is_told_with_its_line_and_column() {
    let of_event =
        faults().into_iter().chain(faults_at_work()).map(|row| (value_for(row.0, &third()), row));
    let of_leagues = faults_of_leagues().into_iter().map(|row| (of_league(row.0), row));
    for (found, (text, wrong, place)) in of_event.chain(of_leagues) {
        let found = found.expect_err(text);
        assert_eq!(found.wrong, wrong, "{text}");
        assert_eq!((found.place.line, found.place.column), place, "{text}: {wrong:?}");
    }
}

#[test]
fn no_logarithm_of_nothing_and_no_multiple_of_it() {
    for (text, wrong) in [
        ("log(0, 2)", Wrong::LogarithmImpossible),
        ("log(2, 1)", Wrong::DivisionByZero),
        ("roundToNearest(2, 0)", Wrong::DivisionByZero),
    ] {
        assert_eq!(value_for(text, &third()).expect_err(text).wrong, wrong, "{text}");
    }
}

#[test]
fn a_value_that_no_table_has_room_for_is_too_large_where_it_ends() {
    let formula = Formula::read("2000000 * 1000", Scope::Event).unwrap();
    let error = formula.points(&third()).expect_err("no table has room for it");
    assert_eq!((error.wrong, error.place.column), (Wrong::TooLarge, 9));
}

#[test]
fn every_fault_has_its_sentence_and_says_what_to_do() {
    let words = Words::new(Language::English);
    let known: BTreeSet<String> = ids(Language::English).into_iter().collect();
    let of_bounds = [
        Wrong::FormulaTooLong { most: 10_000 },
        Wrong::FormulaTooDeep { most: 200 },
        Wrong::TooMuchWork { most: 1_000_000 },
    ];
    let all = faults()
        .into_iter()
        .chain(faults_at_work())
        .chain(faults_of_leagues())
        .map(|(_, wrong, _)| wrong);
    let mut seen = BTreeSet::new();
    for wrong in all.chain(of_bounds) {
        seen.insert(WrongKind::from(&wrong));
        assert!(known.contains(&format!("formula-wrong-{}.hint", wrong.id())), "{wrong:?}");
        let said = words.formula_wrong(&wrong);
        for text in [said.text, said.hint] {
            assert!(!text.contains(['⟨', '{', '$']), "{wrong:?}: {text}");
        }
    }
    let every: BTreeSet<WrongKind> =
        <WrongKind as strum::VariantArray>::VARIANTS.iter().copied().collect();
    assert_eq!(seen, every, "each fault stands in the list above");
}

#[test]
fn a_fault_reads_as_a_person_would_say_it() {
    let words = Words::new(Language::English);
    for (text, said, hint) in [
        (
            "n\nranks + 1",
            "Line 2, column 1: nothing is called ranks",
            "Did you mean rank? Give a name of your own a value first: assign(\"ranks\", 0)",
        ),
        (
            "total",
            "Line 1, column 1: nothing is called total",
            "Give a name of your own a value first: assign(\"total\", 0)",
        ),
        (
            "1 + pow(2)",
            "Line 1, column 5: pow takes 2 values and has 1",
            "Put the values between the parentheses, with a comma between them",
        ),
        (
            "if(1, 2, 3, 4)",
            "Line 1, column 1: if takes 2 to 3 values and has 4",
            "Put the values between the parentheses, with a comma between them",
        ),
        (
            "max()",
            "Line 1, column 1: max takes at least 1 value and has 0",
            "Put the values between the parentheses, with a comma between them",
        ),
    ] {
        let error = value_for(text, &third()).expect_err(text);
        let found = words.formula_error(&error);
        assert_eq!((found.text.as_str(), found.hint.as_str()), (said, hint));
    }
}
