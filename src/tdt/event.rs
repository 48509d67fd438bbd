//! The evening that a file holds.

use crate::chips::{TdtChip, read_chips};
use crate::fields::{Fields, Reader, Weight};
use crate::finances::{TdtFinances, read_finances};
use crate::history::{TdtLine, read_history};
use crate::people::{TdtChop, TdtPlayer, read_people};
use crate::prizes::{TdtPrizes, read_prizes};
use crate::stages::{TdtStage, read_stages};
use crate::tables::{TdtTables, read_tables};
use crate::unread::{Asked, Unread};
use crate::{BYTES_MAX, Fault, FaultKind, Point, Value, parse};
use lists::{Decoded, Encoding, Reading, decode, decode_as};

/// An evening, as its file has it; nothing in it was worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtEvent {
    /// The version of the program that saved it.
    pub version: String,
    /// What the file calls the evening.
    pub uuid: String,
    pub title: String,
    pub description: String,
    pub notes: String,
    /// The league that it belongs to.
    pub league: Option<Named>,
    pub season: Option<Named>,
    /// When it began, in milliseconds since 1970, UTC; none where it has not.
    pub started_at: Option<i64>,
    /// When it ended, likewise; none where it has not.
    pub ended_at: Option<i64>,
    /// When it was changed last, likewise; none where that is not told.
    pub modified_at: Option<i64>,
    /// What entries, rebuys and add-ons cost.
    pub finances: TdtFinances,
    /// Who played, in the order of the file.
    pub players: Vec<TdtPlayer>,
    /// Whether several who knocked somebody out together share one hit, and do not have one each.
    pub splits_hits: bool,
    pub chops: Vec<TdtChop>,
    pub stages: Vec<TdtStage>,
    pub prizes: TdtPrizes,
    pub chips: Vec<TdtChip>,
    pub tables: TdtTables,
    /// The log of the evening, line by line.
    pub history: Vec<TdtLine>,
    /// Where the clock stood when the file was saved.
    pub clock: TdtClock,
    /// What was left out, because it is not as it is known.
    pub odd: Vec<Fault>,
    /// What the file says beside all this.
    pub unread: Vec<Unread>,
    /// In which letters it is written.
    pub encoding: Encoding,
    /// The ways in which its letters can be read, where there are several; the one taken first.
    pub readings: Vec<Reading>,
}

/// Something with a name, and what the file calls it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The id by which the file knows it.
    pub uuid: String,
    pub name: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TdtClock {
    /// In which line of the structure, from 0.
    pub stage: u16,
    /// How much of it was gone, in seconds.
    pub elapsed_secs: u32,
    /// How long it lasts all in all, in seconds, with what was added or taken; none if not told.
    pub lasts_secs: Option<u32>,
    pub is_running: bool,
}

/// Reads a file, in whatever letters it is written.
///
/// # Errors
/// Everything that cannot be read and without which the evening would be another one.
pub fn read(bytes: &[u8]) -> Result<TdtEvent, Vec<Fault>> {
    bounded(bytes)?;
    let Decoded { text, encoding, readings } = decode(bytes);
    let event = read_text(&text)?;
    Ok(TdtEvent { encoding, readings, ..event })
}

/// Reads a file that is written in these letters.
///
/// # Errors
/// As for [`read`].
pub fn read_as(bytes: &[u8], encoding: Encoding) -> Result<TdtEvent, Vec<Fault>> {
    bounded(bytes)?;
    Ok(TdtEvent { encoding, ..read_text(&decode_as(bytes, encoding))? })
}

fn bounded(bytes: &[u8]) -> Result<(), Vec<Fault>> {
    if bytes.len() as u64 > BYTES_MAX {
        return Err(vec![whole(Point::START, FaultKind::FileTooLarge { most: BYTES_MAX })]);
    }
    Ok(())
}

fn read_text(text: &str) -> Result<TdtEvent, Vec<Fault>> {
    let value = parse(text).map_err(|fault| vec![fault])?;
    let asked = Asked::default();
    let mut reader = Reader::of(text, &asked);
    let event = read_event(&mut reader, &value);
    let (needed, odd) = reader.found();
    match event {
        Some(event) if needed.is_empty() => {
            let unread = tournament(&value).map(|inner| asked.unread(inner, text));
            Ok(TdtEvent { odd, unread: unread.unwrap_or_default(), ..event })
        }
        Some(_) => Err(needed),
        None => Err(vec![whole(Point::START, FaultKind::NoTournament)]),
    }
}

/// Which evening a file holds, and which save of it this is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// What the file calls the evening; empty where it does not say.
    pub uuid: String,
    /// When it began, in milliseconds since 1970, UTC; none where it has not.
    pub started_at: Option<i64>,
    /// When it was changed last, when it ended, and its newest line, in milliseconds since 1970,
    /// UTC: of two saves the one with the later moments is the newer.
    pub moments: [Option<i64>; 3],
}

/// Which evening a file holds; none where it is no tournament, or damaged.
#[must_use]
pub fn saved(bytes: &[u8]) -> Option<Saved> {
    let text = decode(bytes).text;
    let value = parse(&text).ok()?;
    let asked = Asked::default();
    let mut reader = Reader::of(&text, &asked);
    let fields = &reader.fields(tournament(&value)?, &["Tournament"], Weight::Aside)?;
    let uuid = reader.text(fields, "UUID", Weight::Aside);
    let [modified, ended, started_at] = ["LastModified", "EndTime", "StartTime"]
        .map(|name| reader.moment(fields, name, Weight::Aside));
    let last = read_history(&mut reader, fields).iter().map(|line| line.time).max();
    Some(Saved { uuid, started_at, moments: [modified, ended, last] })
}

/// A fault of the file itself.
fn whole(at: Point, kind: FaultKind) -> Fault {
    Fault { at, field: String::new(), kind }
}

/// The evening itself: what stands beside it is how the screen of that program looks.
fn tournament<'v, 't>(value: &'v Value<'t>) -> Option<&'v Value<'t>> {
    let (_, outer) = value.object()?;
    let inner = &outer.iter().rfind(|field| field.name == "T")?.value;
    inner.object().filter(|(name, _)| *name == "Tournament").map(|_| inner)
}

fn read_event<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<TdtEvent> {
    let inner = tournament(value)?;
    let (needed, aside) = (Weight::Needed, Weight::Aside);
    let file = reader.fields(value, &[], aside)?;
    let fields = &reader.fields(inner, &["Tournament"], needed)?;
    let (players, chops) = read_people(reader, fields);
    read_texts(reader, fields);
    let splits_hits = read_splits_hits(reader, fields);
    Some(TdtEvent {
        version: reader.text(&file, "V", aside),
        uuid: reader.text(fields, "UUID", aside),
        title: reader.text(fields, "Title", aside),
        description: reader.text(fields, "Description", aside),
        notes: reader.text(fields, "Notes", aside),
        league: read_named(reader, fields, "League"),
        season: read_named(reader, fields, "Season"),
        started_at: reader.moment(fields, "StartTime", needed),
        ended_at: reader.moment(fields, "EndTime", needed),
        modified_at: reader.moment(fields, "LastModified", aside),
        finances: read_finances(reader, fields),
        players,
        splits_hits,
        chops,
        stages: read_stages(reader, fields),
        prizes: read_prizes(reader, fields),
        chips: read_chips(reader, fields),
        tables: read_tables(reader, fields),
        history: read_history(reader, fields),
        clock: read_clock(reader, fields),
        odd: Vec::new(),
        unread: Vec::new(),
        encoding: Encoding::Utf8,
        readings: Vec::new(),
    })
}

/// Texts on that program's screen and its alarms: opened, so that they are reported as unread.
fn read_texts<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) {
    let aside = Weight::Aside;
    if let Some(events) = reader.part(fields, "Events", &["GameEvents"], aside) {
        let _ = events.has("Sounds");
    }
    let rules = reader.part(fields, "Rules", &["GameRules"], aside);
    let tokens = rules.and_then(|rules| reader.part(&rules, "Tokens", &["TokenOverrides"], aside));
    for (_, token) in tokens.map(|it| reader.mapped(&it, "Tokens", aside)).unwrap_or_default() {
        if let Some(token) = reader.fields(token, &["TokenOverride"], aside) {
            let _ = ["Name", "IsFile", "IsHTML"].map(|of_text| token.has(of_text));
        }
    }
}

fn read_splits_hits<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> bool {
    const WHOLE: &str = "FullCreditHit";
    let aside = Weight::Aside;
    let players = fields.get("Players").and_then(|it| reader.fields(it, &["GamePlayers"], aside));
    let config = players.and_then(|it| reader.part(&it, "Config", &["GamePlayersConfig"], aside));
    config.is_some_and(|config| config.has(WHOLE) && !reader.is_so(&config, WHOLE, aside))
}

fn read_named<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>, what: &str) -> Option<Named> {
    let name = reader.text(fields, &format!("{what}Name"), Weight::Aside);
    let uuid = reader.text(fields, &format!("{what}UUID"), Weight::Aside);
    (!name.trim().is_empty()).then_some(Named { uuid, name })
}

fn read_clock<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> TdtClock {
    let aside = Weight::Aside;
    let stage = reader.whole(fields, "CurrentLevel", i64::from(u16::MAX), aside);
    let elapsed = reader.number(fields, "AccumulatedSeconds", aside);
    let elapsed = elapsed.and_then(|elapsed| elapsed.in_whole_units(0));
    let lasts = reader.number(fields, "CurrentPeriodDuration", aside);
    let lasts = lasts.and_then(|lasts| lasts.in_whole_units(0));
    TdtClock {
        stage: stage.and_then(|stage| u16::try_from(stage).ok()).unwrap_or_default(),
        elapsed_secs: elapsed.and_then(|secs| u32::try_from(secs).ok()).unwrap_or_default(),
        lasts_secs: lasts.and_then(|secs| u32::try_from(secs).ok()).filter(|secs| *secs > 0),
        is_running: reader.is_so(fields, "ClockRunning", aside),
    }
}
