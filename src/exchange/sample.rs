//! The sample: an evening in full swing to practice with, made anew so that it is on now.
//!
//! It is made by the same commands as any evening, some of them an hour and a half ago, and stands
//! in a file of the director's own. Five things wait to be done, each of which shows what the
//! program does: a table is short, a slip is out, a penalty is over, chips go in the next break,
//! and registration ends.

use crate::template::{Template, read_template};
use engine::command::{ButtonMoment, Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Status, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::penalties::{Offense, PenaltyKind};
use engine::values::{PlayerId, SeatNo, TableNo, Timestamp};
use session::{OpenError, SeededChance, Session, Time};
use std::io;
use std::path::{Path, PathBuf};

/// The settings and structure of the sample.
const EVENING: &str = include_str!("../../assets/sample/evening.ron");

/// Who plays, one name on a line; the last two come late.
const PLAYERS: &str = include_str!("../../assets/sample/players.txt");

/// How many of the players come late.
const LATE: usize = 2;

/// Makes every sample the same.
const SEED: u64 = 5;

/// How many samples there may be in one folder.
const SAMPLES_MAX: u32 = 999;

/// How long ago the clock was started: eleven minutes of level 5 are played.
const STARTED_SECS: i64 = 5_760;

#[derive(Debug)]
pub enum SampleError {
    /// Nothing can be written into this folder.
    Folder(io::Error, PathBuf),
    /// The tournament could not be made.
    Unmade(OpenError),
}

/// Makes a sample called `name` in a folder, numbered if the name is taken; its time is `now`.
///
/// An empty `folder` is none: then it is kept where the computer keeps what does not last.
///
/// # Errors
/// Where nothing can be written there.
pub fn make_sample(folder: &Path, name: &str, now: Timestamp) -> Result<PathBuf, SampleError> {
    let folder =
        if folder.as_os_str().is_empty() { std::env::temp_dir() } else { folder.to_owned() };
    let unwritable = |error: io::Error| SampleError::Folder(error, folder.clone());
    std::fs::create_dir_all(&folder).map_err(unwritable)?;
    let first = format!("{name}.floorman");
    let others = (2..=SAMPLES_MAX).map(|no| format!("{name} {no}.floorman"));
    let mut files = std::iter::once(first).chain(others).map(|file| folder.join(file));
    let free = files.find(|file| !file.exists());
    let path = free.ok_or_else(|| unwritable(io::ErrorKind::AlreadyExists.into()))?;
    // What a deleted sample of this name left beside it is not about this one.
    let _ = std::fs::remove_file(path.with_extension("floorman.seen"));
    play(&path, name, now).map_err(SampleError::Unmade)?;
    Ok(path)
}

/// The evening of the sample while it is made.
struct Evening {
    session: Session,
    now: Timestamp,
}

impl Evening {
    /// Does something so many seconds ago.
    fn act(&mut self, secs_ago: i64, command: &Command) -> Result<(), OpenError> {
        self.session.set_time(Time::told(self.now.plus_millis(-1000 * secs_ago)));
        self.session.submit(command).map(drop).map_err(OpenError::First)
    }

    /// Who sits at a table, by seat.
    fn at(&self, table: TableNo) -> Vec<(SeatNo, PlayerId)> {
        let table = self.session.tournament().seating().table(table);
        let seats = table.into_iter().flat_map(|table| table.seats());
        seats.filter_map(|(seat, place)| Some((seat, place.player?))).collect()
    }

    /// The tables, the fullest first.
    fn tables(&self) -> Vec<TableNo> {
        let seating = self.session.tournament().seating();
        let mut tables: Vec<TableNo> = seating.tables().map(|table| table.no).collect();
        tables.sort_by_key(|table| std::cmp::Reverse(self.at(*table).len()));
        tables
    }

    /// The last player of a table busts out against its first.
    fn bust(&mut self, secs_ago: i64, table: TableNo) -> Result<(), OpenError> {
        let seats = self.at(table);
        let winner = seats.first().map(|(_, player)| Who::Id(*player));
        // Whoever has just been sent there has not played a hand.
        let moving = self.session.tournament().seating().pending_moves();
        let is_moving = |player: PlayerId| moving.iter().any(|it| it.order.player == player);
        let loser = seats.iter().skip(1).rev().find(|(_, player)| !is_moving(*player));
        let bust = |(_, player): &(SeatNo, PlayerId)| Bust::of(Who::Id(*player));
        let busts: Vec<Bust> = loser.map(bust).into_iter().collect();
        let by = winner.into_iter().collect();
        self.act(secs_ago, &Command::bust_out(busts, by))
    }

    /// Says that the button is at the seat of a table's third player.
    fn button(&mut self, secs_ago: i64, table: TableNo) -> Result<(), OpenError> {
        let Some((button, _)) = self.at(table).get(2).copied() else { return Ok(()) };
        let when = ButtonMoment::default();
        let (small_blind, big_blind) = (None, None);
        let command = Command::SetButton { table, button, small_blind, big_blind, when };
        self.act(secs_ago, &command)
    }

    fn penalize(
        &mut self,
        secs_ago: i64,
        table: TableNo,
        kind: PenaltyKind,
    ) -> Result<(), OpenError> {
        let Some((_, player)) = self.at(table).get(1).copied() else { return Ok(()) };
        let (player, offense) = (Who::Id(player), Some(Offense::Device));
        let note = String::new();
        let command = Command::GivePenalty { player, kind, offense, note, stack: None };
        self.act(secs_ago, &command)
    }
}

fn players(names: &[&str]) -> Command {
    let names = names.iter().filter_map(|name| PlayerName::new(name));
    let players = names.map(|name| NewPlayer { name, need: None, member: None }).collect();
    Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() }
}

fn play(path: &Path, name: &str, now: Timestamp) -> Result<(), OpenError> {
    let template: Option<Template> = read_template("sample", EVENING).ok();
    let Some(template) = template else { return Ok(()) };
    let time = Time::told(now.plus_millis(-1000 * (STARTED_SECS + 1_200)));
    let chance = Box::new(SeededChance::new(SEED));
    let session = Session::create(path, &template.command(name), time, chance, "")?;
    let mut evening = Evening { session, now };
    let names: Vec<&str> = PLAYERS.lines().collect();
    let (early, late) = names.split_at(names.len().saturating_sub(LATE));
    evening.act(STARTED_SECS + 1_080, &players(early))?;
    evening.act(STARTED_SECS + 240, &Command::DrawSeats { public: None })?;
    evening.act(STARTED_SECS, &Command::StartClock)?;
    evening.act(4_560, &players(late))?;
    let [full, second, third, even, short] = *evening.tables() else { return Ok(()) };

    // Sizes go from 9, 9, 9, 8 and 8 to 9, 8, 8, 8 and 7; one player rebuys.
    evening.bust(3_480, short)?;
    let out = evening
        .session
        .tournament()
        .entries()
        .players()
        .find(|player| player.status == Status::Out);
    if let Some(player) = out.map(|player| Who::Id(player.id)) {
        evening.act(3_420, &Command::Rebuy { player, pays: Pays::default() })?;
    }
    evening.bust(2_640, second)?;
    evening.bust(2_100, third)?;
    evening.penalize(1_500, even, PenaltyKind::Warning)?;
    evening.bust(1_320, short)?;

    // A penalty of three hands, which have been counted.
    evening.penalize(780, second, PenaltyKind::Hands(3))?;
    for secs_ago in [600, 420, 260] {
        evening.act(secs_ago, &Command::CountHand { table: second })?;
    }

    // A move whose slip is out, and two players of that table who bust after it.
    evening.button(220, full)?;
    evening.button(215, short)?;
    evening.act(210, &Command::Balance { players: Vec::new() })?;
    evening.bust(140, short)?;
    evening.bust(90, short)?;
    for (secs_ago, table) in (20..).zip([full, second, third, even, short]) {
        evening.button(secs_ago, table)?;
    }
    Ok(())
}
