//! Results that stand in a table become an event: everybody plays, and goes out in the order of
//! their places.

use crate::handed_on::{
    HandedOnError, ListNote, ListTold, ResultList, ResultRow, Taken, read_results,
};
use engine::command::{Command, SameNames};
use engine::entries::NewPlayer;
use engine::finishes::{Bust, Elsewhere};
use engine::money::{BountyTerms, BountyWinners, Currency, MoneyTerms, PayoutTerms, Pays};
use engine::refusal::Refusal;
use engine::settings::{EntryTerms, Settings};
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, Money, PlayerId, Timestamp, Who};
use rulebook::{Between, PayoutLine, PayoutTemplate};
use session::make_journal;
use session::{Failure, SeededChance, Session, Time};
use std::path::Path;
use storage::{JournalError, MemoryJournal};

/// So long after one another people go out.
const APART_MILLIS: i64 = 60_000;
/// What somebody starts with: a list of results does not say it.
const STACK: Chips = Chips(10_000);
/// So many digits stand after the point of a prize.
const DIGITS: u8 = 2;

/// What a list of results does not say of its evening.
#[derive(Debug, Clone)]
pub struct ResultsOf {
    pub name: String,
    pub at: Timestamp,
    pub league: String,
    pub season: String,
    /// In what prizes are told, with two digits after the point.
    pub currency: String,
    /// What is written down where points are put in by hand.
    pub note: String,
}

/// Why no event was made of results.
pub enum ResultsError {
    List(HandedOnError),
    /// What stands on this line cannot have happened so.
    Impossible {
        /// The line, from 1; none where it is the evening as a whole.
        line: Option<u64>,
        /// Why it cannot have happened.
        refusal: Refusal,
        /// The event as far as it came, which knows its people.
        session: Box<Session>,
    },
    /// The program itself failed.
    Failed(Failure),
    /// The new file cannot be made or written.
    Journal(JournalError),
}

/// Makes an event of a list of results in a new file; what it does not say, levels, seats and
/// chips, is made up and means nothing.
///
/// # Errors
/// Where the list cannot be read or cannot have happened so, or the file is there or cannot be
/// made; then nothing is left behind.
pub fn import_results(
    from: &Path,
    to: &Path,
    of: &ResultsOf,
    told: &ListTold,
) -> Result<(Session, Vec<ListNote>), ResultsError> {
    let currency = Currency { name: of.currency.clone(), digits: DIGITS };
    let read = read_results(from, currency.digits, told).map_err(ResultsError::List)?;
    let Taken { value: list, notes } = read;
    let (journal, chance) = (Box::new(MemoryJournal::default()), Box::new(SeededChance::new(0)));
    let mut making =
        Making { session: Session::on(journal, Time::told(of.at), chance, ""), at: of.at };
    match making.play(&list, of, currency) {
        Ok(()) => {}
        Err((line, Failure::Refused(refusal))) => {
            let session = Box::new(making.session);
            return Err(ResultsError::Impossible { line, refusal, session });
        }
        Err((_, failure)) => return Err(ResultsError::Failed(failure)),
    }
    make_journal(to, making.session.log().acts()).map_err(ResultsError::Journal)?;
    Ok((making.session, notes))
}

struct Making {
    session: Session,
    at: Timestamp,
}

impl Making {
    /// Plays the evening; where something is refused, with the line on which it stands.
    fn play(
        &mut self,
        list: &ResultList,
        of: &ResultsOf,
        currency: Currency,
    ) -> Result<(), (Option<u64>, Failure)> {
        let settings = Box::new(settings(list, of, currency));
        self.act(None, &Command::CreateTournament { settings, structure: one_level() })?;
        let player = |row: &ResultRow| NewPlayer {
            name: row.name.clone(),
            need: None,
            member: row.member.clone(),
        };
        let players = list.rows.iter().map(player).collect();
        let (same_names, pays) = (SameNames::Allow, Pays::default());
        self.act(None, &Command::Register { players, same_names, pays })?;
        self.act(None, &Command::DrawSeats { public: None })?;
        self.act(None, &Command::StartClock)?;
        if list.has_prizes {
            self.act(None, &Command::FixPayouts)?;
        }
        // Players are numbered in the order in which they registered, which is that of the places.
        let ids = (1..).map(PlayerId).zip(&list.rows);
        let people: Vec<(PlayerId, &ResultRow)> = ids.collect();
        for together in people.chunk_by(|(_, one), (_, next)| one.place == next.place).rev() {
            let Some((_, first)) = together.first().filter(|(_, row)| row.place > 1) else {
                continue;
            };
            // Whoever had as much at the start of the hand shares the place.
            let stack = (together.len() > 1).then_some(STACK);
            // Everybody has the winners of their own line.
            let by = |row: &ResultRow| row.by.iter().cloned().map(Who::Name).collect();
            let bust = |(id, row): &(PlayerId, &ResultRow)| Bust {
                player: Who::Id(*id),
                stack,
                by: Some(by(row)),
            };
            let busts = together.iter().map(bust).collect();
            self.at = Timestamp(self.at.0.saturating_add(APART_MILLIS));
            // A list of results knows no tables.
            let elsewhere = Elsewhere::Allow;
            let out = Command::BustOut { busts, by: Vec::new(), at: None, elsewhere };
            self.act(Some(first.line), &out)?;
        }
        for (id, row) in people.iter().filter(|(_, row)| row.points != 0) {
            let (player, note) = (Who::Id(*id), of.note.clone());
            let thousandths = row.points;
            self.act(Some(row.line), &Command::AdjustPoints { player, thousandths, note })?;
        }
        Ok(())
    }

    fn act(&mut self, line: Option<u64>, command: &Command) -> Result<(), (Option<u64>, Failure)> {
        self.session.set_time(Time::told(self.at));
        self.session.submit(command).map(drop).map_err(|failure| (line, failure))
    }
}

/// What is chosen: everything that the list says, and as little as can be beyond that.
fn settings(list: &ResultList, of: &ResultsOf, currency: Currency) -> Settings {
    let prizes: Vec<Money> = list.rows.iter().map(|row| row.prize).collect();
    let paid = prizes.iter().rposition(|prize| !prize.is_zero()).map_or(0, |last| last + 1);
    let prizes = prizes.get(..paid).unwrap_or_default();
    let most = prizes.iter().copied().max().unwrap_or_default().0;
    let divisor = most / u64::from(u32::MAX) + 1;
    let weight = |prize: &Money| u32::try_from(prize.0 / divisor).unwrap_or(u32::MAX).max(1);
    let weights = if prizes.is_empty() { vec![1] } else { prizes.iter().map(weight).collect() };
    let template = PayoutTemplate {
        slug: "imported".to_owned(),
        lines: vec![PayoutLine { entries: 1, weights }],
        between: Between::Steps,
        curve: None,
        is_satellite: false,
    };
    let terms = MoneyTerms {
        currency,
        buy_ins: Vec::new(),
        deductions: Vec::new(),
        // What people paid is not known; the prizes are what there was.
        added: prizes.iter().copied().sum(),
        guarantee: Money::ZERO,
        payouts: PayoutTerms { template, unit: Money(1), smallest: None, seat: None },
        extras: Vec::new(),
        bounties: BountyTerms::Fixed,
        bounty_winners: BountyWinners::default(),
        ties: None,
    };
    Settings {
        name: of.name.clone(),
        league: of.league.clone(),
        season: of.season.clone(),
        // Points are told one by one, and nothing is made of the places.
        points_formula: if list.has_points { "0".to_owned() } else { String::new() },
        entries: EntryTerms { starting_chips: STACK, ..EntryTerms::default() },
        money: list.has_prizes.then_some(terms),
        ..Settings::default()
    }
}

/// One level, for an event needs one.
fn one_level() -> Structure {
    let (small_blind, big_blind) = (Chips(25), Chips(50));
    let stakes = Stakes::Blinds { small_blind, big_blind, ante: Ante::None };
    Structure {
        stages: vec![Stage::Level(Level {
            game: Game::default(),
            stakes,
            secs: 1200,
            color_up: false,
        })],
    }
}
