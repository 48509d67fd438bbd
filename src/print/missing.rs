//! Why there is nothing to print, and what to do.

use crate::sheet::Sheet;
use crate::sheets::{deal, prizes};
use engine::Tournament;
use engine::command::Command;
use engine::refusal::Refusal;
use engine::values::Timestamp;
use reports::{DealAgreement, NoDeal, Prizes};
use words::{Args, Words};

/// Why there is nothing to print of a sheet: the fact in the way, where one is known.
#[must_use]
pub fn why_nothing(
    sheet: &Sheet,
    tournament: &Tournament,
    deal: Option<&Command>,
    now: Timestamp,
    words: &Words,
) -> String {
    let nothing = sheet.nothing(words);
    // What is in the way of a deal means something only where there are prizes to share.
    if !sheet.is_offered(tournament) {
        return nothing;
    }
    let why = match sheet.id {
        id if id == deal::SHEET.id => match DealAgreement::to_sign(tournament, deal, now) {
            Ok(_) => None,
            Err(NoDeal::Refused(refusal)) => Some(said(&refusal, tournament, words)),
            Err(NoDeal::TooMany { most }) => {
                Some(words.say("prizes-deal-too-many", &Args::new().count("players", most)))
            }
        },
        id if id == prizes::SHEET.id => {
            let fault = Prizes::of(tournament).and_then(|prizes| prizes.fault);
            fault.map(|fault| said(&Refusal::from(fault), tournament, words))
        }
        _ => None,
    };
    match why {
        // What is in the way of a deal that was told is said alone: there may be another deal.
        Some(why) if deal.is_some() => why,
        Some(why) => format!("{nothing}\n{why}"),
        None => nothing,
    }
}

fn said(refusal: &Refusal, tournament: &Tournament, words: &Words) -> String {
    let said = words.refusal(refusal, tournament);
    let parts = [Some(said.text), said.hint, said.rule];
    parts.into_iter().flatten().collect::<Vec<_>>().join("\n")
}
