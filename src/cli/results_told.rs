//! `import` of a list of results: an event in which people go out in the order of their places.

use crate::Desk;
use crate::list_told::ListArgs;
use crate::moment::parse;
use crate::set::not_taken;
use crate::trouble::Trouble;
use clap::Args;
use engine::money::Currency;
use session::{ResultsError, ResultsOf, import_results, name_of, shown};
use std::path::Path;
use words::Args as Arguments;

/// What a list of results does not say of its evening.
#[derive(Debug, Args)]
pub struct ResultsTold {
    /// Of a list of results: the name of the event; that of its file where not given.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Of a list of results: when the evening began, like 2025-11-20T19:00:00+01:00.
    #[arg(long)]
    pub at: Option<String>,
    /// Of a list of results: the league that it counts for.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub league: String,
    /// Of a list of results: the season of the league.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub season: String,
    /// Of a list of results: in what its prizes are told, like EUR.
    #[arg(long, value_name = "NAME", default_value = "")]
    pub currency: String,
}

/// Makes an event of a list of results, and says what of it is made up.
pub fn import_list(
    told: &ResultsTold,
    list: &ListArgs,
    from: &Path,
    out: &Path,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let at = told
        .at
        .as_deref()
        .ok_or_else(|| Trouble::malformed(desk.words.text("import-results-at-missing")))?;
    let of = ResultsOf {
        name: told.name.clone().unwrap_or_else(|| name_of(from)),
        at: parse(at, &desk.words)?,
        league: told.league.clone(),
        season: told.season.clone(),
        currency: told.currency.clone(),
        note: desk.words.text("import-put-right"),
    };
    let imported = import_results(from, out, &of, &list.told(None));
    let (session, notes) = imported.map_err(|error| trouble(error, &of, from, desk))?;
    desk.tell_notes(&notes);
    let said = desk.words.text("import-results-made-up");
    desk.note(&said);
    let log = session.log();
    let args = Arguments::new()
        .count("people", log.state().entries().players().len())
        .count("acts", log.acts().len())
        .text("file", shown(out).display().to_string());
    desk.line(&desk.words.say("import-done", &args))
}

/// Why no event was made of a list.
fn trouble(error: ResultsError, of: &ResultsOf, from: &Path, desk: &Desk<'_>) -> Trouble {
    let words = &desk.words;
    match error {
        ResultsError::List(error) => {
            let currency = Currency { name: of.currency.clone(), digits: 2 };
            not_taken(&error, from, &currency, words)
        }
        ResultsError::Impossible { line, refusal, session } => {
            let what = words.refusal(&refusal, session.tournament()).text;
            let args = Arguments::new().text("what", what);
            let said = match line {
                Some(line) => words.say("import-results-impossible", &args.no("line", line)),
                None => words.say("import-impossible-somewhere", &args),
            };
            Trouble::malformed(format!("{said}: {}", from.display()))
        }
        ResultsError::Failed(failure) => {
            let nobody = engine::Tournament::default();
            Trouble::failure(failure, &nobody, words)
        }
        ResultsError::Journal(error) => Trouble::journal(&error, words),
    }
}
