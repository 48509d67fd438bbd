//! Making and opening a tournament, and what is found in its journal.

use crate::place::{self, Opened};
use crate::{OpenError, Session, Time, alive, chance};
use engine::ask::Chance;
use engine::command::Command;
use engine::decide;
use engine::invariants::check_all;
use engine::log::{Act, Log};
use engine::refusal::Refusal;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use std::path::Path;
use storage::{Access, MemoryJournal, Notice};

impl Session {
    /// Makes a new tournament in a new file, or as a new event in a database.
    ///
    /// # Errors
    /// If it exists, cannot be written, or the settings are refused; then no file is left behind.
    pub fn create(
        path: &Path,
        command: &Command,
        time: Time,
        chance: Box<dyn Chance>,
        author: &str,
    ) -> Result<Self, OpenError> {
        let author = &*place::signed(path, author)?;
        let mut time = time;
        if let Some(clock) = place::clock(path).map_err(OpenError::Journal)? {
            time.agree(clock);
        }
        if time.is_unreached() {
            return Err(OpenError::Refused(Refusal::MomentAhead));
        }
        let now = time.now();
        decide::check(&Tournament::default(), command, now).map_err(OpenError::Refused)?;
        // The file is made with its first act in it, so none is left behind without one.
        let mut session = Self::on(Box::new(MemoryJournal::default()), time, chance, author);
        session.submit(command).map_err(OpenError::First)?;
        let made = place::make(path, session.log.acts()).map_err(OpenError::Journal)?;
        session.store = made.store;
        session.place = made.place;
        Ok(session)
    }

    /// Opens a tournament file or an event of a database; a file open elsewhere is only to look at.
    ///
    /// # Errors
    /// Where the file cannot be read, or is no journal that this program knows.
    pub fn open(
        path: &Path,
        time: Time,
        chance: Box<dyn Chance>,
        author: &str,
    ) -> Result<Self, OpenError> {
        let author = &*place::signed(path, author)?;
        let opened = place::open(path).map_err(OpenError::Journal)?;
        let mut session = Self::on(opened.store, time, chance, author);
        session.place = opened.place;
        session.found.is_in_use = opened.is_in_use;
        session.load()?;
        Ok(session)
    }

    /// Opens a tournament only to look at: nobody else is kept from writing.
    ///
    /// # Errors
    /// Where the file cannot be read, or is no journal that this program knows.
    pub fn open_to_read(
        path: &Path,
        time: Time,
        chance: Box<dyn Chance>,
    ) -> Result<Self, OpenError> {
        let opened = place::open_to_read(path).map_err(OpenError::Journal)?;
        Self::read(opened, time, chance)
    }

    /// The same, up to the first act that a later version of the program wrote.
    pub(super) fn open_to_rescue(path: &Path, time: Time) -> Result<Self, OpenError> {
        let mut opened = place::open_to_read(path).map_err(OpenError::Journal)?;
        opened.store.stop_at_newer();
        Self::read(opened, time, chance(None))
    }

    fn read(opened: Opened, time: Time, chance: Box<dyn Chance>) -> Result<Self, OpenError> {
        let mut session = Self::on(opened.store, time, chance, "");
        session.place = opened.place;
        session.load()?;
        session.found.is_read_only = true;
        session.found.asks = false;
        Ok(session)
    }

    /// Reads what the store holds.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn load(&mut self) -> Result<(), OpenError> {
        self.follow_clock();
        // Act by act, while later ones are read, so that no copy of a long evening is made.
        let (mut log, mut misfit) = (Log::default(), None);
        let loaded = self.store.load_into(&mut |act| {
            let index = log.acts().len();
            if misfit.is_none() && log.push(act).is_err() {
                misfit = Some(index);
            }
        });
        let mut loaded = loaded.map_err(OpenError::Journal)?;
        self.log = log;
        if let Some(index) = misfit {
            loaded.cut_at_misfit(index);
        }
        if check_all(self.log.state()).is_err() {
            self.cut_at_fault(&mut loaded);
        }
        let is_closed = self.found.is_in_use || loaded.access == Access::ReadOnly;
        self.found.asks = !is_closed && loaded.notices.iter().any(Notice::asks);
        self.found.is_read_only = is_closed || self.found.asks;
        self.found.notices = loaded.notices;
        self.found.damage = loaded.damage;
        if self.found.is_read_only {
            // Only to look at: nobody is there to answer, so time simply goes on.
            self.time.follow(self.last_moment());
        } else {
            self.time.resume_after(self.last_alive(), self.log.state());
        }
        Ok(())
    }

    /// Goes back to the last act after which everything was true.
    fn cut_at_fault(&mut self, loaded: &mut storage::Loaded) {
        let acts: Vec<Act> = self.log.acts().to_vec();
        let mut log = Log::default();
        for (index, act) in acts.iter().enumerate() {
            let before = log.last_seq();
            let fits = log.push(act.clone()).is_ok() && check_all(log.state()).is_ok();
            if !fits {
                loaded.acts = acts;
                loaded.cut_at_misfit(index);
                self.log = Log::replay(loaded.acts.iter().cloned()).unwrap_or_default();
                debug_assert_eq!(self.log.last_seq(), before);
                return;
            }
        }
    }

    /// The last moment at which the program certainly ran: the last act, or later.
    #[must_use]
    pub fn last_alive(&self) -> Option<Timestamp> {
        // What lies ahead of now was told by a wrong clock.
        let alive = self.path().and_then(alive::last).or_else(|| self.store.clock_shown());
        let alive = alive.filter(|alive| *alive <= self.time.wall());
        self.last_moment().max(alive)
    }
}

#[cfg(test)]
mod tests {
    use crate::{OpenError, Session, Time, chance, reach_databases_through};
    use engine::log::Act;
    use engine::values::{Seq, Timestamp};
    use std::io;
    use std::path::Path;
    use storage::{
        Databases, EventNamed, EventStore, EventThere, JournalError, JournalTrouble, MemoryJournal,
        StoreClock,
    };

    /// Has every event that is asked for, without an act, and nothing else.
    struct Empty;

    fn nothing<T>(address: &Path) -> Result<T, JournalError> {
        Err(JournalTrouble::EventUnknown.at(address))
    }

    impl Databases for Empty {
        fn named(&self, _: &Path) -> Result<EventNamed, JournalError> {
            Ok(EventNamed { event: "Friday: 1".to_owned(), user: "ana".to_owned() })
        }

        fn clock_of(&self, address: &Path) -> Result<StoreClock, JournalError> {
            nothing(address)
        }

        fn create(&self, address: &Path, _: &[Act]) -> Result<Box<dyn EventStore>, JournalError> {
            nothing(address)
        }

        fn create_of_lines(&self, address: &Path, _: Vec<String>) -> Result<(), JournalError> {
            nothing(address)
        }

        fn open(&self, _: &Path) -> Result<Box<dyn EventStore>, JournalError> {
            Ok(Box::new(MemoryJournal::default()))
        }

        fn add_lines(&self, address: &Path, _: Seq, _: Vec<String>) -> Result<(), JournalError> {
            nothing(address)
        }

        fn events(&self, server: &Path) -> Result<Vec<EventThere>, JournalError> {
            nothing(server)
        }

        fn keep_password(&self, _: &Path) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn an_event_opens_once_the_program_reaches_databases_and_says_so_before() {
        let path = Path::new("postgresql://ana:secret@room/club#Friday: 1");
        let open = |author| Session::open(path, Time::told(Timestamp(0)), chance(Some(1)), author);
        for author in ["", "Bo"] {
            let Err(OpenError::Journal(error)) = open(author) else { panic!("it cannot open") };
            assert!(matches!(error.what, JournalTrouble::Unreachable(_)), "{error:?}");
            assert_eq!(error.path, Path::new("postgresql://ana:***@room/club#Friday: 1"));
        }
        reach_databases_through(&Empty);
        let session = open("").unwrap();
        assert!(session.is_shared());
        assert_eq!(session.author(), "ana");
        assert_eq!(session.home(), Some(Path::new("postgresql://ana@room/club#Friday: 1")));
        assert_eq!(session.file_name(), Some(Path::new("Friday 1.floorman")));
    }
}
