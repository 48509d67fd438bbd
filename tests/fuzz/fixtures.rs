//! What every target starts from: the sentences, and an evening that is under way.

use asked::Asked;
use engine::Command;
use engine::log::{Act, Log};
use engine::values::Timestamp;
use reports::{PlayersClock, players_clock};
use scene::Shown;
use session::{SeededChance, Session, Time};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use storage::{EventStore, MemoryJournal, RonJournal};
use words::clock_facts::Saying;
use words::find::Index;
use words::typed::Phrasebook;
use words::{Language, UtcOffset, Words};

/// When all of it happens: shortly after the last act of [`acts`].
pub const NOW: Timestamp = Timestamp(1_795_200_000_000);

/// The folder of the project.
#[must_use]
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sentences.
#[must_use]
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::new(Language::English))
}

/// A session with a store, at [`NOW`].
#[must_use]
pub fn session_on(store: Box<dyn EventStore>) -> Session {
    Session::on(store, Time::told(NOW), Box::new(SeededChance::new(7)), "Ana")
}

/// Eleven people at two tables, some minutes into the first level, with a bust-out, a penalty and
/// an act that was taken back.
#[must_use]
pub fn acts() -> &'static [Act] {
    static ACTS: OnceLock<Vec<Act>> = OnceLock::new();
    ACTS.get_or_init(|| {
        let mut session = session_on(Box::new(MemoryJournal::default()));
        session.set_time(Time::told(Timestamp(NOW.0 - 600_000)));
        for command in begun() {
            session.submit(&command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
        }
        session.log().acts().to_vec()
    })
}

fn begun() -> Vec<Command> {
    let template = exchange::Template::find("home-game").expect("it is shipped");
    let lines = include_str!("begun.txt").lines().filter(|line| !line.starts_with('#'));
    let command =
        |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    std::iter::once(template.command("Friday")).chain(lines.map(command)).collect()
}

/// A session in memory on which [`acts`] were done.
#[must_use]
pub fn evening() -> Session {
    let mut session = session_on(Box::new(MemoryJournal::with_acts(acts().to_vec())));
    session.load().expect("it loads");
    session
}

/// The journal of [`acts`], as it stands in a file.
#[must_use]
pub fn journal() -> &'static [u8] {
    static JOURNAL: OnceLock<Vec<u8>> = OnceLock::new();
    JOURNAL.get_or_init(|| {
        let folder = tempfile::tempdir().expect("there is a folder for a moment");
        let path = folder.path().join("night.floorman");
        drop(RonJournal::create(&path, acts()).expect("it is made"));
        std::fs::read(&path).expect("it is there")
    })
}

/// The log of [`acts`].
#[must_use]
pub fn log() -> &'static Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| Log::replay(acts().to_vec()).expect("they fit"))
}

/// Makes everything that is made once, so that no input is charged with it.
pub fn warm() {
    static WARM: OnceLock<()> = OnceLock::new();
    WARM.get_or_init(|| {
        let _ = (words(), journal(), log(), rulings::topics().count());
        let _ = (phrases(), index());
        let _known = Asked::shared();
    });
}

/// What can be said in words.
#[must_use]
pub fn phrases() -> &'static Phrasebook {
    static PHRASES: OnceLock<Phrasebook> = OnceLock::new();
    PHRASES.get_or_init(|| Phrasebook::new(words()))
}

/// What can be looked for.
#[must_use]
pub fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| Index::new(words()))
}

/// Hands on what the room sees of the evening of [`acts`].
pub fn shown_with(show: impl FnOnce(&Shown<'_>)) {
    static CLOCK: OnceLock<PlayersClock> = OnceLock::new();
    let clock = CLOCK.get_or_init(|| {
        let log = Log::replay(acts().to_vec()).expect("they were done");
        players_clock(log.state(), &log, NOW)
    });
    let saying = Saying { clock, now: NOW, offset: UtcOffset::fixed(0), words: words() };
    show(&Shown { saying, address: Some("http://192.168.1.7:8080/seat") });
}
