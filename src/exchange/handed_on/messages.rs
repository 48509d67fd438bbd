//! What is said of structures and payouts that cannot be taken.

use crate::handed_on::problem::{HandedOnError, SheetFault, SheetProblem};
use crate::handed_on::questions::{ListAnswer, ListNote, ListQuestion};
use engine::money::Currency;
use engine::values::Money;
use lists::Reading;
use wording::file_trouble;
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
        HandedOnError::ChipNumbers => words.text("handed-on-chip-numbers"),
        HandedOnError::Unpayable => words.text("handed-on-unpayable"),
        HandedOnError::AmountsOff { sum, pool } => {
            let args = Args::new().text("sum", amount(*sum)).text("pool", amount(*pool));
            words.say("handed-on-amounts-off", &args)
        }
        HandedOnError::Ron { line, column, what } => {
            let args = Args::new().no("line", *line).no("column", *column);
            words.say("csv-problem", &args.text("what", legible_part(what)))
        }
        HandedOnError::NoList(kind) => words.text(&format!("handed-on-no-list-{}", kind.id())),
        HandedOnError::NoSavedEvening => words.text("import-folder-empty"),
        HandedOnError::ColumnUnknown { title, meaning } => {
            let args = Args::new().text("title", legible_part(title));
            words.say("handed-on-column-unknown", &args.text("meaning", legible_part(meaning)))
        }
        HandedOnError::SheetUnknown { name, known } => {
            let known: Vec<String> = known.iter().map(|one| legible_part(one)).collect();
            let args = Args::new().text("name", legible_part(name));
            words.say("handed-on-sheet-unknown", &args.text("known", known.join(", ")))
        }
        HandedOnError::Questions(questions) => {
            return questions.iter().map(|one| question_in_terminal(words, one)).collect();
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

/// What can be read in two ways, and how to say which on the command line.
fn question_in_terminal(words: &Words, question: &ListQuestion) -> String {
    let ways = question.answers().into_iter().map(|answer| match answer {
        ListAnswer::Encoding(encoding) => format!("--encoding {}", encoding.id()),
        ListAnswer::Sheet(name) => format!("--sheet \"{}\"", legible_part(&name)),
        ListAnswer::Column(title, meaning) => {
            let meaning = meaning.replace('-', " ");
            let meaning = if meaning.trim().is_empty() { "-" } else { &meaning };
            format!("--column \"{}={meaning}\"", legible_part(&title))
        }
    });
    let ways = ways.collect::<Vec<_>>().join(", ");
    let args = Args::new().text("question", list_question_said(words, question)).text("ways", ways);
    words.say("handed-on-say", &args)
}

/// What can be read in two ways.
#[must_use]
pub fn list_question_said(words: &Words, question: &ListQuestion) -> String {
    let titled = |title: &str| Args::new().text("title", legible_part(title));
    match question {
        ListQuestion::Letters(readings) => {
            let one = |reading: &Reading| {
                let args = Args::new().text("encoding", reading.encoding.id());
                let told = legible_part(&reading.words.join(", "));
                words.say("import-letters-other", &args.text("words", told))
            };
            let ways: Vec<String> = readings.iter().map(one).collect();
            words.say("handed-on-ask-letters", &Args::new().text("ways", ways.join("; ")))
        }
        ListQuestion::Sheet(names) => {
            let told: Vec<String> = names.iter().map(|one| legible_part(one)).collect();
            words.say("handed-on-ask-sheet", &Args::new().text("names", told.join(", ")))
        }
        ListQuestion::Ante(title) => words.say("handed-on-ask-ante", &titled(title)),
        ListQuestion::Rising(title) => words.say("handed-on-ask-rising", &titled(title)),
        ListQuestion::Length(title, first) => {
            words.say("handed-on-ask-length", &titled(title).text("first", legible_part(first)))
        }
        ListQuestion::Days(title, _, first) => {
            words.say("handed-on-ask-days", &titled(title).text("first", legible_part(first)))
        }
        ListQuestion::Clock(title, first) => {
            words.say("handed-on-ask-clock", &titled(title).text("first", legible_part(first)))
        }
    }
}

/// What is to be said of a list that was read.
#[must_use]
pub fn list_note_said(words: &Words, note: &ListNote) -> String {
    let titled = |title: &str| Args::new().text("title", legible_part(title));
    match note {
        ListNote::ColumnUnread(title) => words.say("list-note-column-unread", &titled(title)),
        ListNote::PlayersOf(event) => {
            words.say("list-note-players-of", &Args::new().text("event", legible_part(event)))
        }
        ListNote::SheetUnread(name) => {
            words.say("list-note-sheet-unread", &Args::new().text("name", legible_part(name)))
        }
        ListNote::FileUnread(file) => {
            words.say("list-note-file-unread", &Args::new().text("file", legible_part(file)))
        }
        ListNote::Nameless(players) => {
            words.say("list-note-nameless", &Args::new().count("players", *players))
        }
        ListNote::NamesBeside => words.text("list-note-names-beside"),
        ListNote::LineUnread(line, text) => {
            let args = Args::new().no("line", *line).text("text", legible_part(text));
            words.say("list-note-line-unread", &args)
        }
        ListNote::NameTurned(written, name) => {
            let args = Args::new().text("written", legible_part(written));
            words.say("list-note-name-turned", &args.text("name", legible_part(name)))
        }
        ListNote::NameInDoubt(line, name, why) => {
            let said = words.text(&format!("players-preview-{}", why.id()));
            let args = Args::new().no("line", *line).text("name", legible_part(name));
            let args = args.text("why", said);
            let id = if why.is_left_out() { "left-out" } else { "in-doubt" };
            words.say(&format!("list-note-name-{id}"), &args)
        }
        ListNote::NameTwice(line, name, first) => {
            let args = Args::new().no("line", *line).text("name", legible_part(name));
            words.say("list-note-name-twice", &args.no("first", *first))
        }
        ListNote::UsualBreak(line) => {
            words.say("list-note-usual-break", &Args::new().no("line", *line))
        }
        ListNote::AnteOfBigBlind => words.text("list-note-ante-of-big-blind"),
        ListNote::LevelsFrom(first) => {
            words.say("list-note-levels-from", &Args::new().no("first", *first))
        }
        ListNote::UsualLength(secs) => {
            let args = Args::new().text("minutes", words.figures(&minutes(*secs)));
            words.say("list-note-usual-length", &args)
        }
        ListNote::TakenForSeconds(title) => words.say("list-note-seconds", &titled(title)),
        ListNote::TakenForHours(title) => words.say("list-note-hours", &titled(title)),
    }
}

/// Seconds in minutes, with what is needed after the point.
fn minutes(secs: u32) -> String {
    match secs % 60 {
        0 => (secs / 60).to_string(),
        _ => Money(u64::from(secs) * 100 / 60).figures(2),
    }
}

/// What is wrong with a line of a table, with the line and column.
fn problem(words: &Words, problem: &SheetProblem) -> String {
    let what = sheet_problem_said(words, problem);
    let args = Args::new().no("line", problem.line).no("column", problem.column);
    words.say("csv-problem", &args.text("what", what))
}

/// What is wrong with a line of a table.
#[must_use]
pub fn sheet_problem_said(words: &Words, problem: &SheetProblem) -> String {
    use SheetFault as F;
    let args = match &problem.fault {
        F::NotANumber { found }
        | F::NotATime { found }
        | F::NotAGame { found }
        | F::NotYesOrNo { found }
        | F::NotASide { found }
        | F::NotBlinds { found }
        | F::NotAPlace { found }
        | F::NoPlaceOfTheirs { found }
        | F::PartOfOne { found }
        | F::NotAPercent { found }
        | F::NotAShare { found }
        | F::NotAStage { found }
        | F::NotAName { found }
        | F::NotAMember { found }
        | F::NotAColor { found }
        | F::NotPoints { found } => Args::new().text("found", legible_part(found)),
        F::ColumnTwice { first } | F::ValueTwice { first } => Args::new().no("first", *first),
        F::TooFewCells { cells, titles } => {
            Args::new().count("cells", *cells).count("titles", *titles)
        }
        F::LevelOutOfTurn { found, expected } | F::PlaceOutOfTurn { found, expected } => {
            Args::new().no("found", *found).no("expected", *expected)
        }
        F::PlacesShared { from, to, lines } => {
            Args::new().no("from", *from).no("to", *to).count("lines", *lines)
        }
        F::PointsInDoubt { found, whole } => {
            let thousandths = Money(*whole).figures(3);
            let thousandths = thousandths.trim_end_matches('0').trim_end_matches('.');
            let args = Args::new().text("found", legible_part(found)).no("whole", *whole);
            args.text("fraction", words.figures(thousandths))
        }
        F::NotAHundred { thousandths } => {
            Args::new().text("percent", words.figures(&Money(*thousandths).figures(3)))
        }
        F::TooManyPlaces { most } | F::TooManyStages { most } => Args::new().count("most", *most),
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
    words.say(&format!("handed-on-{}", problem.fault.id()), &args)
}
