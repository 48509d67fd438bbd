//! What leagues have to tell, in words.

use crate::LeagueLeft;
use exchange::points_fault;
use session::shown;
use wording::not_opened;
use words::{Args, Words};

/// Why an event does not count for a league, or has no points in it; with the formula that was told
/// in place of its own, where one was.
#[must_use]
pub fn league_left(words: &Words, why: &LeagueLeft, told: Option<&str>) -> String {
    match why {
        LeagueLeft::Unreadable(error) => not_opened(words, error),
        LeagueLeft::Damaged => words.text("league-left-damaged"),
        LeagueLeft::OtherSave(of) => {
            let args = Args::new().text("of", of.display().to_string());
            words.say("league-left-other-save", &args)
        }
        LeagueLeft::Copy(of) => {
            let of = shown(of).display().to_string();
            words.say("league-left-copy", &Args::new().text("of", of))
        }
        LeagueLeft::NotOver => words.text("league-left-not-over"),
        LeagueLeft::NoPlaces => words.text("league-left-no-places"),
        LeagueLeft::NoFormula => words.text("league-left-no-formula"),
        LeagueLeft::Fault(own, fault) => points_fault(words, fault, told.unwrap_or(own)),
    }
}
