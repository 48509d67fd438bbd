//! Lists of players: a table or names of any program, or another tournament, whose players are
//! offered.

use crate::handed_on::choice_of_table::{ListOpened, open_list};
use crate::handed_on::problem::HandedOnError;
use crate::handed_on::questions::{ListNote, ListTold};
use crate::handed_on::saved_evenings::{is_saved, saved_players};
use engine::entries::Status;
use engine::values::Timestamp;
use lists::{FileKind, Shape};
use session::{Session, Time, chance};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use storage::csv::{LIST_BYTES_MAX, is_title_of_people, write_rows};
use storage::read_bounded;

/// A file is known by so many of its first bytes.
const BYTES_KNOWN_BY: u64 = 64;

/// The players on a list, as CSV.
///
/// # Errors
/// Where it cannot be read or is no list, or it is open how it is to be read.
pub fn sign_up_list(path: &Path, told: &ListTold) -> Result<ListOpened, HandedOnError> {
    let kind = kind_of(path)?;
    if kind == Some(FileKind::Tournament) {
        return players_of(path).ok_or(HandedOnError::NoList(FileKind::Tournament));
    }
    if is_saved(path, kind) {
        return saved_players(path, told);
    }
    let bytes = read_bounded(path, LIST_BYTES_MAX).map_err(HandedOnError::Unreadable)?;
    open_list(&bytes, told, is_title_of_people)
}

/// What a file is by its first bytes; none where it may be a list, or is no file.
pub(crate) fn kind_of(path: &Path) -> Result<Option<FileKind>, HandedOnError> {
    let mut head = Vec::new();
    let opened = File::open(path).map_err(HandedOnError::Unreadable)?;
    let is_file = opened.metadata().is_ok_and(|data| data.is_file());
    let is_read = is_file && opened.take(BYTES_KNOWN_BY).read_to_end(&mut head).is_ok();
    Ok(FileKind::of(&head).filter(|_| is_read))
}

/// Everybody who took part in a tournament.
pub(crate) fn players_of(path: &Path) -> Option<ListOpened> {
    let time = Time::told(Timestamp(i64::MAX / 2));
    let session = Session::open_to_read(path, time, chance(None)).ok()?;
    let tournament = session.tournament();
    let event = tournament.settings().name.clone();
    let players = tournament.entries().players().filter(|it| it.status != Status::Withdrawn);
    let row = |name: String, member: String| vec![name, member];
    let rows = players.map(|player| {
        let member = player.member.as_ref().map(ToString::to_string);
        row(player.name.to_string(), member.unwrap_or_default())
    });
    let titles = row("name".to_owned(), "member".to_owned());
    let text = write_rows(std::iter::once(titles).chain(rows));
    Some(ListOpened { shape: Shape::Plain, text, notes: vec![ListNote::PlayersOf(event)] })
}
