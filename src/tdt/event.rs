//! The evening that a file holds.

use crate::chips::{TdtChip, read_chips};
use crate::fields::{Fields, Reader, Weight};
use crate::finances::{TdtFinances, read_finances};
use crate::history::{TdtLine, read_history};
use crate::people::{TdtChop, TdtPlayer, read_people};
use crate::prizes::{TdtPrizes, read_prizes};
use crate::stages::{TdtStage, read_stages};
use crate::tables::{TdtTables, read_tables};
use crate::{BYTES_MAX, Fault, FaultKind, Point, Value, parse};

/// An evening, as its file has it; nothing in it was worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtEvent {
    /// The version of the program that saved it.
    pub version: String,
    /// What the file calls the evening.
    pub uuid: String,
    /// Its name.
    pub title: String,
    /// What is said of it.
    pub description: String,
    /// What was noted of it.
    pub notes: String,
    /// The league that it belongs to.
    pub league: Option<Named>,
    /// The season of it.
    pub season: Option<Named>,
    /// When it began, in milliseconds since 1970, UTC; none where it has not.
    pub started_at: Option<i64>,
    /// When it ended, likewise.
    pub ended_at: Option<i64>,
    /// What things cost.
    pub finances: TdtFinances,
    /// Who played, in the order of the file.
    pub players: Vec<TdtPlayer>,
    /// Deals.
    pub chops: Vec<TdtChop>,
    /// Levels and breaks.
    pub stages: Vec<TdtStage>,
    /// Prizes.
    pub prizes: TdtPrizes,
    /// Chips.
    pub chips: Vec<TdtChip>,
    /// Tables.
    pub tables: TdtTables,
    /// The log, line by line.
    pub history: Vec<TdtLine>,
    /// Where the clock stood when the file was saved.
    pub clock: TdtClock,
    /// What was left out, because it is not as it is known.
    pub odd: Vec<Fault>,
}

/// Something with a name, and what the file calls it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// What the file calls it.
    pub uuid: String,
    /// Its name.
    pub name: String,
}

/// Where the clock stood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TdtClock {
    /// In which line of the structure, from 0.
    pub stage: u16,
    /// How much of it was gone, in seconds.
    pub elapsed_secs: u32,
    /// Whether it ran.
    pub is_running: bool,
}

/// Reads a file.
///
/// # Errors
/// Everything that cannot be read and without which the evening would be another one.
pub fn read(bytes: &[u8]) -> Result<TdtEvent, Vec<Fault>> {
    if bytes.len() as u64 > BYTES_MAX {
        return Err(vec![whole(Point::START, FaultKind::FileTooLarge { most: BYTES_MAX })]);
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let good = String::from_utf8_lossy(good);
        vec![whole(Point::after(&good, good.len()), FaultKind::NotText)]
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value = parse(text).map_err(|fault| vec![fault])?;
    let mut reader = Reader::of(text);
    let event = read_event(&mut reader, &value);
    let (needed, odd) = reader.found();
    match event {
        Some(event) if needed.is_empty() => Ok(TdtEvent { odd, ..event }),
        Some(_) => Err(needed),
        None => Err(vec![whole(Point::START, FaultKind::NoTournament)]),
    }
}

/// A fault of the file itself.
fn whole(at: Point, kind: FaultKind) -> Fault {
    Fault { at, field: String::new(), kind }
}

fn read_event<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<TdtEvent> {
    let (_, outer) = value.object()?;
    let inner = &outer.iter().rfind(|field| field.name == "T")?.value;
    inner.object().filter(|(name, _)| *name == "Tournament")?;
    let (needed, aside) = (Weight::Needed, Weight::Aside);
    let file = reader.fields(value, &[], aside)?;
    let fields = &reader.fields(inner, &["Tournament"], needed)?;
    let (players, chops) = read_people(reader, fields);
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
        finances: read_finances(reader, fields),
        players,
        chops,
        stages: read_stages(reader, fields),
        prizes: read_prizes(reader, fields),
        chips: read_chips(reader, fields),
        tables: read_tables(reader, fields),
        history: read_history(reader, fields),
        clock: read_clock(reader, fields),
        odd: Vec::new(),
    })
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
    TdtClock {
        stage: stage.and_then(|stage| u16::try_from(stage).ok()).unwrap_or_default(),
        elapsed_secs: elapsed.and_then(|secs| u32::try_from(secs).ok()).unwrap_or_default(),
        is_running: reader.is_so(fields, "ClockRunning", aside),
    }
}
