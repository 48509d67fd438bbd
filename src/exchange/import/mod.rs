//! Files of The Tournament Director become tournaments: the evening is played again, act by act,
//! at the moments at which everything happened, and the engine decides each act anew.

mod busts;
mod chips;
mod clock;
mod create;
mod error;
mod history;
mod league;
mod left_out;
mod manifest;
mod now;
mod payouts;
mod place_prizes;
mod playing;
mod prices;
mod remark;
mod rooms;
mod sales;
mod seats;
mod shares;
mod stages;
mod story;
mod tell;

pub use error::ImportError;
pub use left_out::first_line;
pub use manifest::{MadeList, Stays, TakenBack, UndoError, undo_import};
pub use remark::{Remark, RemarkKind};

use crate::handed_on::ListTold;
use create::{Chosen, chosen};
use engine::Command;
use engine::entries::fold;
use engine::finishes::winner;
use engine::refusal::Refusal;
use engine::values::{Money, Sale, Timestamp, sha256_hex};
use history::{History, People};
use league::member_numbers;
use left_out::note_left_out;
use playing::Playing;
use remark::Remarks;
use rooms::Rooms;
use session::make_journal;
use session::{SeededChance, Session, Time, name_of};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use storage::{MemoryJournal, read_bounded};
use story::{Deed, Told, story_of};
use tdt::{BYTES_MAX, Fault, FaultKind, Point, TdtEvent, TdtPlayer, TdtStage, read, read_as};
use words::Words;

/// A tournament that was imported.
pub struct Imported {
    /// The tournament, in memory.
    pub session: Session,
    /// What was left out or had to be settled.
    pub remarks: Vec<Remark>,
}

/// Imports a file into a new file, or as a new event of a database. `told` may name the encoding,
/// which is guessed otherwise, and whose antes stand under the title `Ante`.
///
/// # Errors
/// Where it cannot be read or cannot have happened so, or the new one is there or cannot be made;
/// then nothing is left behind.
pub fn import_file(
    from: &Path,
    to: &Path,
    told: &ListTold,
    words: &Words,
) -> Result<Imported, ImportError> {
    let bytes = read_bounded(from, BYTES_MAX).map_err(unreadable)?;
    let imported = import_as(&bytes, &name_of(from), told, words)?;
    let made = make_journal(to, imported.session.log().acts());
    made.map_err(ImportError::Journal)?;
    Ok(imported)
}

/// Why a file cannot be read; one that is too large is no saved tournament.
fn unreadable(error: io::Error) -> ImportError {
    if error.kind() != io::ErrorKind::FileTooLarge {
        return ImportError::Unreadable(error);
    }
    let kind = FaultKind::FileTooLarge { most: BYTES_MAX };
    ImportError::Faults(vec![Fault { at: Point::START, field: String::new(), kind }])
}

/// Makes a tournament in memory of a file; `name` is its name where the file has none.
///
/// The same bytes give the same acts: what has to be drawn follows from the bytes.
///
/// # Errors
/// Where it cannot be read, or cannot have happened so.
pub fn import(bytes: &[u8], name: &str, words: &Words) -> Result<Imported, ImportError> {
    import_as(bytes, name, &ListTold::default(), words)
}

fn import_as(
    bytes: &[u8],
    name: &str,
    told: &ListTold,
    words: &Words,
) -> Result<Imported, ImportError> {
    let event = match told.encoding {
        Some(encoding) => read_as(bytes, encoding),
        None => read(bytes),
    };
    let event = event.map_err(ImportError::Faults)?;
    let mut remarks = Remarks::default();
    let history = History::of(&event);
    note_left_out(&event, &history, &mut remarks);
    note_names(&event, &mut remarks);
    let people = People::of(&event);
    let rooms = Rooms::of(&event, &mut remarks);
    let Chosen { create, prices, prizes, structure, shares } =
        chosen(&event, &history, name, told, words, &mut remarks)?;
    let members = member_numbers(&event.players, &mut remarks);
    let story = story_of(&event, &history, &people, &rooms, &structure, &shares, &mut remarks);
    let chance = Box::new(SeededChance::new(seed(bytes)));
    let time = Time::told(Timestamp(story.first));
    let session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let mut last_seen = BTreeMap::new();
    for (at, seat) in story.seen.values().flatten() {
        let last = last_seen.entry(seat.table).or_insert(*at);
        *last = (*last).max(*at);
    }
    let stacks_bring = note_stacks(&event, &mut remarks);
    let mut playing = Playing {
        event: &event,
        words,
        session,
        prices,
        remarks,
        people: &people,
        ids: vec![None; event.players.len()],
        members,
        places: BTreeMap::new(),
        seen: story.seen,
        last_seen,
        in_error: BTreeMap::new(),
        has_stages: story.has_stages,
        shares,
        stacks_bring,
        rooms: &rooms,
    };
    if let Err(refusal) = playing.act(story.first, &create)? {
        let (at, said) = (place_of(&event, &refusal), playing.said(&refusal));
        return Err(ImportError::Impossible { at, said });
    }
    if !rooms.tables().is_empty() {
        let tables = rooms.tables().to_vec();
        playing.settle(story.first, &Command::AddTables { tables })?;
    }
    play(&mut playing, &story.deeds, &prizes)?;
    end(&mut playing, story.first, &prizes)?;
    Ok(Imported { session: playing.session, remarks: playing.remarks.into_all() })
}

/// Plays a story to where it ends.
fn play(
    playing: &mut Playing<'_>,
    story: &[Told<'_>],
    prizes: &[Money],
) -> Result<(), ImportError> {
    let mut deeds = story;
    while let [told, rest @ ..] = deeds {
        let Told { at, who, deed } = told;
        let (at, who) = (*at, *who);
        deeds = rest;
        match deed {
            Deed::Entered(bought) => {
                let pays = playing.pays(who, Sale::Entry, bought)?;
                let mut people = vec![who];
                while let [Told { at: next, who, deed: Deed::Entered(other) }, rest @ ..] = deeds {
                    let same = playing.pays(*who, Sale::Entry, other)?;
                    if *next != at || same != pays {
                        break;
                    }
                    people.push(*who);
                    deeds = rest;
                }
                playing.enter(at, &people, &pays, bought)?;
            }
            Deed::Bought(sale, bought) => {
                playing.reach(at, bought.round)?;
                playing.sell(at, who, *sale, bought)?;
            }
            Deed::Started => {
                playing.seat_all(at)?;
                playing.settle(at, &Command::StartClock)?;
            }
            Deed::Began(stage) => playing.begin(at, *stage)?,
            Deed::Longer(stage, secs) => playing.hold_up(at, *stage, *secs)?,
            Deed::Seen(seat) => playing.see(at, who, *seat)?,
            Deed::Busted(bust) => playing.bust(at, who, bust)?,
            Deed::BustedInError(by) => playing.bust_in_error(at, who, by)?,
            Deed::BustUndone => playing.take_back(at, who)?,
            Deed::Dealt => playing.deal(at, prizes)?,
        }
        playing.tidy(at)?;
    }
    Ok(())
}

/// What is decided at the end, or as far as it had come when the file was saved.
fn end(playing: &mut Playing<'_>, first: i64, prizes: &[Money]) -> Result<(), ImportError> {
    let last = playing.session.log().acts().last().map_or(first, |act| act.at.0);
    let ended = playing.event.ended_at;
    let at = ended.map_or(last, |ended| ended.max(last));
    playing.put_right(at)?;
    if ended.is_some() || winner(playing.tournament()).is_some() {
        playing.fix_prizes(at, prizes)?;
        playing.stand(at)?;
        return playing.stop(at);
    }
    playing.set_prizes(at, prizes)?;
    playing.stand(at)?;
    if playing.event.clock.is_running { Ok(()) } else { playing.stop(at) }
}

/// Where in the file stands what the tournament cannot be made with.
fn place_of(event: &TdtEvent, refusal: &Refusal) -> Option<Point> {
    let Refusal::BlindsOutOfOrder { level } = refusal else { return None };
    let round = |stage: &TdtStage| match stage {
        TdtStage::Round(round) => Some(round.at),
        TdtStage::Break(_) => None,
    };
    event.stages.iter().filter_map(round).nth(usize::from(level.0).checked_sub(1)?)
}

/// Says how many have the name of somebody else.
fn note_names(event: &TdtEvent, remarks: &mut Remarks) {
    let mut seen = BTreeSet::new();
    let entered = event.players.iter().filter(|player| !player.buy_ins.is_empty());
    let same = entered.filter(|player| !seen.insert(fold(&player.name))).count();
    remarks.count(RemarkKind::SameNames, same);
}

/// Whether stacks that were told are what everybody began with: no entry brought any chips. What is
/// told of others is noted where it cannot be taken over.
fn note_stacks(event: &TdtEvent, remarks: &mut Remarks) -> bool {
    let buy_ins = || event.players.iter().flat_map(|player| &player.buy_ins);
    let counted = || event.players.iter().filter(|player| player.counted().is_some());
    let bring = buy_ins().all(|buy_in| buy_in.bought.chips == Some(0)) && counted().count() > 0;
    if bring {
        remarks.count(RemarkKind::StacksBrought, counted().count());
        return true;
    }
    let is_out = |player: &&TdtPlayer| {
        let last = player.buy_ins.last().is_some_and(|last| last.bust.is_some());
        last || event.ended_at.is_some()
    };
    remarks.count(RemarkKind::StacksLeftOut, counted().filter(is_out).count());
    false
}

/// The seed that follows from the bytes of a file.
fn seed(bytes: &[u8]) -> u64 {
    let hash = sha256_hex(&String::from_utf8_lossy(bytes));
    hash.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default()
}
