//! A room to type in: eleven people at two tables.

use engine::command::{ButtonMoment, SameNames};
use engine::entries::{NewPlayer, PlayerName, SeatNeed, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::seating::NewTable;
use engine::settings::{ButtonTracking, Limit};
use engine::values::{Chips, LevelNo, PlayerId, SeatNo, TableNo, Timestamp};
use engine::{Command, Refusal};
use exchange::Template;
use session::{SeededChance, Session, Time};
use storage::MemoryJournal;
use words::typed::{Asking, Offer, OfferKind, Phrasebook, VerbWords, offers};
use words::{Language, UtcOffset, Words};

pub const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// Who sits where; numbers are given in this order.
pub const ROOM: [(&str, u16, u8); 11] = [
    ("Ana Rys", 4, 2),
    ("Cyril Novák", 4, 3),
    ("Emil Tur", 4, 5),
    ("Jan Novák", 4, 7),
    ("Jan Novák", 12, 1),
    ("Łukasz Wójcik", 12, 3),
    ("Žofie Šťastná", 12, 4),
    ("Eva Dlouhá", 12, 6),
    ("أحمد علي", 12, 8),
    ("Player 77", 12, 9),
    ("To Ly", 4, 1),
];

/// What the window offers besides: its words, and others by which people look for it.
const VERBS: [(&str, &str); 6] = [
    ("Clock", ""),
    ("Players", ""),
    ("Open…", ""),
    ("Print…", ""),
    ("Full screen", "projector"),
    ("Print: Move slips", ""),
];

fn verb((words, also): (&str, &str)) -> VerbWords {
    VerbWords { words: words.to_owned(), also: also.to_owned(), kind: OfferKind::Opens }
}

/// A tournament in memory, and everything that is needed to ask.
pub struct Room {
    pub words: Words,
    pub phrases: Phrasebook,
    pub session: Session,
    pub verbs: Vec<VerbWords>,
    pub closed: Option<String>,
}

impl Room {
    pub fn new() -> Self {
        let store = Box::new(MemoryJournal::default());
        let chance = Box::new(SeededChance::new(7));
        let words = Words::new(Language::English);
        Self {
            phrases: Phrasebook::new(&words),
            words,
            session: Session::on(store, Time::told(NOW), chance, "Ana"),
            verbs: VERBS.map(verb).into(),
            closed: None,
        }
    }

    pub fn must(&mut self, command: &Command) {
        self.session.submit(command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    }

    pub fn created() -> Self {
        let mut room = Self::new();
        let template = Template::find("home-game").unwrap();
        let Command::CreateTournament { mut settings, structure } = template.command("Friday")
        else {
            panic!("a template makes a tournament");
        };
        settings.entries.rebuys = Limit::Unlimited;
        settings.entries.rebuy_level_max = Some(LevelNo(4));
        settings.entries.late_registration_level_max = Some(LevelNo(4));
        settings.entries.re_entries = Limit::AtMost(1);
        settings.entries.add_on_chips = Some(Chips(5_000));
        settings.seating.seats_per_table = 9;
        settings.seating.button_tracking = ButtonTracking::Never;
        room.must(&Command::CreateTournament { settings, structure });
        room
    }

    /// Eleven people at tables 4 and 12, before the first hand.
    pub fn seated() -> Self {
        let mut room = Self::created();
        let tables = [4, 12].map(|table| NewTable { table: TableNo(table), seats: 9 }).to_vec();
        room.must(&Command::AddTables { tables });
        for (name, table, seat) in ROOM {
            let need = SeatNeed { table: Some(TableNo(table)), seat: Some(SeatNo(seat)) };
            let name = PlayerName::new(name).unwrap();
            let players = vec![NewPlayer { name, need: Some(need), member: None }];
            room.must(&Command::Register {
                players,
                same_names: SameNames::Allow,
                pays: Pays::default(),
            });
        }
        room.must(&Command::DrawSeats { public: None });
        room
    }

    /// The same while play is on, the button of table 4 at seat 2.
    pub fn playing() -> Self {
        let mut room = Self::seated();
        room.must(&Command::StartClock);
        room.must(&Command::SetButton {
            table: TableNo(4),
            button: SeatNo(2),
            small_blind: None,
            big_blind: None,
            when: ButtonMoment::ThisHand,
        });
        room
    }

    pub fn bust(&mut self, player: u32) {
        let busts = vec![Bust::of(Who::Id(PlayerId(player)))];
        self.must(&Command::bust_out(busts, Vec::new()));
    }

    pub fn ask(&mut self, typed: &str) -> Vec<Offer> {
        let session = &self.session;
        self.ask_where(typed, &|command: &Command| session.check(command))
    }

    pub fn ask_where(
        &self,
        typed: &str,
        check: &dyn Fn(&Command) -> Result<(), Refusal>,
    ) -> Vec<Offer> {
        let session = &self.session;
        let asking = Asking {
            words: &self.words,
            tournament: session.tournament(),
            log: session.log(),
            now: NOW,
            offset: UtcOffset::default(),
            check,
            phrases: &self.phrases,
            verbs: &self.verbs,
            closed: self.closed.as_deref(),
            index: None,
        };
        offers(&asking, typed)
    }

    /// The first offer in one line, and what is in its way.
    pub fn first(&mut self, typed: &str) -> String {
        let offer = self.ask(typed).into_iter().next();
        offer.map_or_else(String::new, |offer| match &offer.refusal {
            Some(refusal) => format!("{} ! {refusal}", offer.line()),
            None => offer.line(),
        })
    }

    pub fn lines(&mut self, typed: &str) -> Vec<String> {
        self.ask(typed).iter().map(Offer::line).collect()
    }

    #[track_caller]
    pub fn all(&mut self, table: &[(&str, &str)]) {
        let wrong: Vec<String> = table
            .iter()
            .filter_map(|(typed, wanted)| {
                let first = self.first(typed);
                (first != *wanted).then(|| format!("{typed:?}\n  {first}\n  {wanted}"))
            })
            .collect();
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    }
}
