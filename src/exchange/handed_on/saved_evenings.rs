//! The people of evenings that The Tournament Director saved, as a list.

use crate::handed_on::choice_of_table::ListOpened;
use crate::handed_on::problem::HandedOnError;
use crate::handed_on::questions::{ListNote, ListQuestion, ListTold};
use crate::saved_files::saved_files;
use engine::entries::fold;
use lists::{FileKind, Shape};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use storage::csv::write_rows;
use storage::read_bounded;
use tdt::{BYTES_MAX, TdtEvent, TdtPlayer, read, read_as};

/// What is taken over of somebody.
#[derive(Debug, Default)]
struct SavedPerson {
    /// The name at the table: the nickname where there is one.
    shown: String,
    full_name: String,
    member: String,
    email: String,
    phone: String,
    notes: String,
}

/// Everybody in a saved evening, or a folder and its subfolders, for a file of people: own names,
/// nicknames, numbers, and how to reach them. What a later evening says counts.
///
/// # Errors
/// Where it cannot be read, or it is open in which letters it is written.
pub(crate) fn saved_people(path: &Path, told: &ListTold) -> Result<ListOpened, HandedOnError> {
    let (people, notes) = gathered(path, told)?;
    let titles = ["name", "nickname", "number", "email", "phone", "notes"].map(str::to_owned);
    let rows = people.into_iter().map(|one| {
        let has_own = !one.full_name.is_empty() && fold(&one.full_name) != fold(&one.shown);
        let (name, nickname) =
            if has_own { (one.full_name, one.shown) } else { (one.shown, String::new()) };
        vec![name, nickname, one.member, one.email, one.phone, one.notes]
    });
    let text = write_rows(std::iter::once(titles.to_vec()).chain(rows));
    Ok(ListOpened { shape: Shape::Plain, text, notes })
}

/// Everybody in a saved evening as players of another one, by the names at the table.
///
/// # Errors
/// As for [`saved_people`].
pub(super) fn saved_players(path: &Path, told: &ListTold) -> Result<ListOpened, HandedOnError> {
    let (people, notes) = gathered(path, told)?;
    let titles = vec!["name".to_owned(), "member".to_owned()];
    let rows = people.into_iter().map(|one| vec![one.shown, one.member]);
    let text = write_rows(std::iter::once(titles).chain(rows));
    Ok(ListOpened { shape: Shape::Plain, text, notes })
}

/// Whether these are saved evenings: a file of one, or a folder.
pub(crate) fn is_saved(path: &Path, kind: Option<FileKind>) -> bool {
    kind == Some(FileKind::TournamentDirector) || path.is_dir()
}

fn gathered(
    path: &Path,
    told: &ListTold,
) -> Result<(Vec<SavedPerson>, Vec<ListNote>), HandedOnError> {
    let is_folder = path.is_dir();
    let files = match is_folder {
        true => saved_files(path).map_err(HandedOnError::Unreadable)?.files,
        false => vec![path.to_owned()],
    };
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    for file in files {
        match opened(&file, told) {
            Ok(Some(event)) => events.push(event),
            Err(error @ HandedOnError::Questions(_)) => return Err(error),
            Err(error) if !is_folder => return Err(error),
            Ok(None) | Err(_) if is_folder => {
                notes.push(ListNote::FileUnread(shown_as(&file, path)))
            }
            Ok(None) | Err(_) => {
                return Err(HandedOnError::NoList(FileKind::TournamentDirector));
            }
        }
    }
    if events.is_empty() && notes.is_empty() {
        return Err(HandedOnError::NoSavedEvening);
    }
    // What a later evening says of somebody is newer.
    events.sort_by_key(|event| event.started_at);
    let name = match events.as_slice() {
        [event] if !event.title.trim().is_empty() => event.title.trim().to_owned(),
        _ => path.file_name().unwrap_or_default().to_string_lossy().into_owned(),
    };
    notes.insert(0, ListNote::PlayersOf(name));
    let (mut people, mut known): (Vec<SavedPerson>, BTreeMap<String, usize>) = Default::default();
    for player in events.iter().flat_map(|event| &event.players) {
        let at = match known.get(&player.uuid) {
            Some(at) => *at,
            None => {
                if !player.uuid.is_empty() {
                    known.insert(player.uuid.clone(), people.len());
                }
                people.push(SavedPerson::default());
                people.len() - 1
            }
        };
        if let Some(person) = people.get_mut(at) {
            person.add(player);
        }
    }
    let nameless = people.extract_if(.., |person| person.shown.is_empty()).count();
    if nameless > 0 {
        notes.push(ListNote::Nameless(nameless));
    }
    Ok((people, notes))
}

/// The evening in a file; none where it cannot be read as one.
fn opened(file: &Path, told: &ListTold) -> Result<Option<TdtEvent>, HandedOnError> {
    let bytes = read_bounded(file, BYTES_MAX).map_err(HandedOnError::Unreadable)?;
    let event = match told.encoding {
        Some(encoding) => read_as(&bytes, encoding),
        None => read(&bytes),
    };
    match event {
        Ok(event) if told.encoding.is_none() && event.readings.len() > 1 => {
            Err(HandedOnError::Questions(vec![ListQuestion::Letters(event.readings)]))
        }
        event => Ok(event.ok()),
    }
}

/// A file of a folder by its path within it.
fn shown_as(file: &Path, folder: &Path) -> String {
    let within: PathBuf = file.strip_prefix(folder).unwrap_or(file).to_owned();
    within.display().to_string()
}

impl SavedPerson {
    /// What an evening tells of them; what it does not tell stays as it is known.
    fn add(&mut self, player: &TdtPlayer) {
        let said = |field: &str| {
            let found = player.contact.iter().find(|(known, _)| *known == field);
            found.map(|(_, said)| said.trim()).filter(|said| !said.is_empty())
        };
        let renew = |own: &mut String, told: Option<&str>| {
            if let Some(told) = told {
                told.clone_into(own);
            }
        };
        let told = |text: &'_ str| !text.trim().is_empty();
        renew(&mut self.shown, Some(player.name.trim()).filter(|it| told(it)));
        renew(&mut self.full_name, Some(player.full_name.trim()).filter(|it| told(it)));
        renew(&mut self.member, Some(player.member.trim()).filter(|it| told(it)));
        renew(&mut self.email, said("Email1").or(said("Email2")));
        renew(&mut self.phone, said("Phone1").or(said("Phone2")));
        let second = |first: &str, second: &str| said(first).and(said(second));
        let town = [said("Zipcode"), said("City")].into_iter().flatten().collect::<Vec<_>>();
        let town = town.join(" ");
        let address = [
            said("StreetAddress"),
            Some(town.as_str()).filter(|town| !town.is_empty()),
            said("State"),
            said("Country"),
        ];
        let address = address.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let address = Some(address.as_str()).filter(|address| !address.is_empty());
        let rest = [said("Notes"), address, second("Email1", "Email2"), second("Phone1", "Phone2")];
        let rest = rest.into_iter().flatten().collect::<Vec<_>>().join("\n");
        renew(&mut self.notes, Some(rest.as_str()).filter(|rest| !rest.is_empty()));
    }
}
