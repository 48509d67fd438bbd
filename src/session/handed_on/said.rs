//! What is said of structures and payouts that cannot be taken.

use crate::handed_on::problem::{HandedOnError, SheetFault, SheetProblem};
use crate::said::file_trouble;
use engine::money::Currency;
use engine::values::Money;
use words::{Args, Words, legible_part};

/// So many problems are told one by one.
const TOLD_MAX: usize = 20;

/// Why nothing is taken from a file, a line for each thing that is wrong; money in this currency.
#[must_use]
pub fn handed_on_said(words: &Words, error: &HandedOnError, currency: &Currency) -> Vec<String> {
    let amount = |amount: Money| words.money(amount, currency);
    let said = match error {
        HandedOnError::Unreadable(source) => {
            let args = Args::new().text("source", file_trouble(words, source));
            words.say("handed-on-unreadable", &args)
        }
        HandedOnError::Csv(error) => words.text(&format!("handed-on-csv-{}", error.id())),
        HandedOnError::NoColumns => words.text("handed-on-no-columns"),
        HandedOnError::Unpayable => words.text("handed-on-unpayable"),
        HandedOnError::AmountsOff { sum, pool } => {
            let args = Args::new().text("sum", amount(*sum)).text("pool", amount(*pool));
            words.say("handed-on-amounts-off", &args)
        }
        HandedOnError::Ron { line, column, what } => {
            let args = Args::new().no("line", *line).no("column", *column);
            words.say("csv-problem", &args.text("what", legible_part(what)))
        }
        HandedOnError::Problems(problems) => {
            let told = problems.iter().take(TOLD_MAX).map(|one| problem(words, one));
            let mut told: Vec<String> = told.collect();
            if problems.len() > TOLD_MAX {
                let more = Args::new().count("count", problems.len() - TOLD_MAX);
                told.push(words.say("people-list-more", &more));
            }
            return told;
        }
    };
    vec![said]
}

/// What is wrong with a line of a table.
fn problem(words: &Words, problem: &SheetProblem) -> String {
    use SheetFault as F;
    let args = match &problem.fault {
        F::NotANumber { found }
        | F::NotATime { found }
        | F::NotAGame { found }
        | F::NotYesOrNo { found }
        | F::NotASide { found }
        | F::NotBlinds { found }
        | F::NotAPlace { found }
        | F::NotAPercent { found }
        | F::NotAShare { found }
        | F::NotAName { found }
        | F::NotAMember { found }
        | F::NotPoints { found } => Args::new().text("found", legible_part(found)),
        F::ColumnTwice { first } => Args::new().no("first", *first),
        F::TooFewCells { cells, titles } => {
            Args::new().count("cells", *cells).count("titles", *titles)
        }
        F::LevelOutOfTurn { found, expected } | F::PlaceOutOfTurn { found, expected } => {
            Args::new().no("found", *found).no("expected", *expected)
        }
        F::NotAHundred { thousandths } => {
            Args::new().text("percent", words.figures(&Money(*thousandths).figures(3)))
        }
        F::TooManyPlaces { most } => Args::new().no("most", *most),
        F::TooManyCells
        | F::Unclosed
        | F::TimeMissing
        | F::BlindsMissing
        | F::StakesMixed
        | F::BreakWithStakes
        | F::PlaceMissing
        | F::ShareMissing
        | F::Rises
        | F::NobodyWon
        | F::PrizeRises
        | F::EntriesFall => Args::new(),
    };
    let what = words.say(&format!("handed-on-{}", problem.fault.id()), &args);
    let args = Args::new().no("line", problem.line).no("column", problem.column);
    words.say("csv-problem", &args.text("what", what))
}
