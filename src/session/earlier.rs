//! Penalties that people were given in other tournaments, read from their journals.

use crate::{Session, Time, chance};
use engine::entries::PlayerName;
use engine::penalties::{Offense, PenaltyKind};
use engine::values::Timestamp;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use storage::read_bounded;

/// No journal is looked into that is larger.
const JOURNAL_BYTES_MAX: u64 = 512 << 20;

/// The most journals that are looked into.
const JOURNALS_MAX: usize = 500;

/// What stands in every journal with a penalty; others need not be replayed.
const SIGNS: [&str; 2] = ["PenaltyGiven", "PlayerDisqualified"];

/// A penalty that was given in another tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierPenalty {
    /// The name of the tournament.
    pub event: String,
    /// When the penalty was given.
    pub at: Timestamp,
    pub player: PlayerName,
    pub kind: PenaltyKind,
    pub offense: Option<Offense>,
    /// What was written down about it.
    pub note: String,
}

/// What other tournaments know of penalties.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Earlier {
    /// Every penalty that counts, the latest first.
    pub penalties: Vec<EarlierPenalty>,
    /// Journals that could not be read, or not to their end.
    pub unread: Vec<PathBuf>,
}

impl Earlier {
    /// Reads the journals beside this one, and these others; the journal itself is left out.
    ///
    /// What cannot be read is listed and stops nothing.
    #[must_use]
    pub fn read(journal: &Path, others: &[PathBuf]) -> Self {
        let mut found = Self::default();
        for path in journals(journal, others) {
            if !found.read_one(&path) {
                found.unread.push(path);
            }
        }
        found.penalties.sort_by_key(|penalty| std::cmp::Reverse(penalty.at));
        found
    }

    /// What a person of this name was given, the latest first; case and accents do not matter.
    #[must_use]
    pub fn of(&self, name: &PlayerName) -> Vec<&EarlierPenalty> {
        let same = |penalty: &&EarlierPenalty| penalty.player.folded() == name.folded();
        self.penalties.iter().filter(same).collect()
    }

    /// Whether the journal could be read to its end.
    fn read_one(&mut self, path: &Path) -> bool {
        let Ok(bytes) = read_bounded(path, JOURNAL_BYTES_MAX) else { return false };
        let text = String::from_utf8_lossy(&bytes);
        if !SIGNS.iter().any(|sign| text.contains(sign)) {
            return true;
        }
        let opened = Session::open_to_read(path, Time::told(Timestamp(0)), chance(None));
        let Ok(session) = opened else { return false };
        let tournament = session.tournament();
        let event = tournament.settings().name.clone();
        let counts = tournament.penalties().given().filter(|penalty| penalty.counts());
        self.penalties.extend(counts.filter_map(|penalty| {
            Some(EarlierPenalty {
                event: event.clone(),
                at: penalty.at,
                player: tournament.entries().player(penalty.player)?.name.clone(),
                kind: penalty.kind,
                offense: penalty.offense,
                note: penalty.note.clone(),
            })
        }));
        session.found().damage.is_none()
    }
}

/// The journals in the folder of this one and these others, each once and by name.
fn journals(journal: &Path, others: &[PathBuf]) -> Vec<PathBuf> {
    let whole = |path: &Path| dunce::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let own = whole(journal);
    let beside = own.parent().and_then(|folder| fs::read_dir(folder).ok());
    let beside = beside.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let beside = beside.filter(|path| path.extension() == Some(OsStr::new("floorman")));
    let others = others.iter().filter(|path| path.is_file()).map(|path| whole(path));
    let found: BTreeSet<PathBuf> = beside.chain(others).filter(|path| *path != own).collect();
    found.into_iter().take(JOURNALS_MAX).collect()
}
