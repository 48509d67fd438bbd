//! `import` of a list of results: creates an event in which players bust in order of their places.

use crate::Desk;
use crate::list_args::ListArgs;
use crate::moment::parse;
use crate::set::not_taken;
use crate::trouble::Trouble;
use clap::Args;
use engine::money::Currency;
use exchange::{ResultsError, ResultsOf, import_results};
use session::{name_of, shown};
use std::path::Path;
use words::Args as Arguments;

/// The options for facts that a list of results lacks.
#[derive(Debug, Args)]
pub struct ResultsTold {
    /// List of results: name of the event (default: the file name).
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// List of results: start of the event, such as 2025-11-20T19:00:00+01:00 (required).
    #[arg(long)]
    pub at: Option<String>,
    /// List of results: league that the event counts for.
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub league: String,
    /// List of results: season of the league.
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub season: String,
    /// List of results: currency of the prizes, such as EUR.
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub currency: String,
}

/// Creates an event from a list of results, and notes which parts are made up.
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

/// Says why a list could not be imported.
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
