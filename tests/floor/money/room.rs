//! An evening with prices, and short words for what is done in it.

use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::invariants::check_all;
use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Fee, MoneyColumn, MoneyTerms, PayoutTerms, Pays,
    PaysWhen, Price,
};
use engine::settings::{EntryTerms, Limit, SeatingTerms};
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo, Money, PlayerId, Sale, Timestamp};
use engine::{Refusal, Settings, Tournament};
use reports::cash_report;
use rulebook::PayoutTemplate;
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

pub const START: u64 = 10_000;

/// A price by its parts, in cents: pool, rake, staff, bounty.
pub fn buy_in(name: &str, sale: Sale, [pool, rake, staff, bounty]: [u64; 4]) -> BuyIn {
    let rake = (rake > 0).then(|| Fee { name: "Rake".to_owned(), amount: Money(rake) });
    BuyIn {
        name: name.to_owned(),
        sale,
        price: Price {
            pool: Money(pool),
            fees: rake.into_iter().collect(),
            staff: Money(staff),
            bounty: Money(bounty),
        },
        chips: None,
        points: 0,
        until: None,
        per_player: None,
        in_all: None,
    }
}

/// 40 + 5 + 5 for an entry, without bounties, in cents; rounded to 5.00.
pub fn terms() -> MoneyTerms {
    MoneyTerms {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        buy_ins: vec![
            buy_in("Entry", Sale::Entry, [4_000, 500, 500, 0]),
            buy_in("Re-entry", Sale::ReEntry, [4_000, 500, 500, 0]),
            buy_in("Rebuy", Sale::Rebuy, [2_000, 0, 0, 0]),
            buy_in("Add-on", Sale::AddOn, [3_000, 0, 200, 0]),
        ],
        deductions: Vec::new(),
        added: Money::ZERO,
        guarantee: Money::ZERO,
        payouts: PayoutTerms {
            template: PayoutTemplate::find("home").expect("it is there").clone(),
            unit: Money(500),
            smallest: None,
            seat: None,
        },
        extras: Vec::new(),
        bounties: BountyTerms::Fixed,
        bounty_winners: BountyWinners::default(),
        ties: None,
    }
}

/// Twenty, ten, … and a bounty of 10.00 on each head.
pub fn with_bounties(bounties: BountyTerms) -> MoneyTerms {
    let mut terms = MoneyTerms { bounties, ..terms() };
    for buy_in in &mut terms.buy_ins {
        let is_head = matches!(buy_in.sale, Sale::Entry | Sale::ReEntry);
        buy_in.price.bounty = Money(if is_head { 1_000 } else { 0 });
    }
    terms
}

/// An evening at a desk that watches the ledger after every act.
pub struct Room {
    pub session: Session,
}

impl Room {
    /// An evening with these terms, before anybody came.
    pub fn new(money: Option<MoneyTerms>) -> Self {
        let chance = Box::new(SeededChance::new(7));
        let time = Time::told(Timestamp(1_800_000_000_000));
        let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "Desk 1");
        let settings = Settings {
            name: "Money".to_owned(),
            entries: EntryTerms {
                starting_chips: Chips(START),
                late_registration_level_max: Some(LevelNo(1)),
                re_entries: Limit::Unlimited,
                rebuys: Limit::Unlimited,
                rebuy_level_max: Some(LevelNo(1)),
                add_on_chips: Some(Chips(15_000)),
                ..EntryTerms::default()
            },
            seating: SeatingTerms { seats_per_table: 9, ..SeatingTerms::default() },
            money,
            ..Settings::default()
        };
        let (small_blind, big_blind, ante) = (Chips(50), Chips(100), Ante::None);
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false });
        let structure = Structure { stages: vec![level.clone(), level] };
        let create = Command::CreateTournament { settings: Box::new(settings), structure };
        session.submit(&create).expect("it can be made");
        Self { session }
    }

    /// An evening of so many players, seated, its clock running.
    pub fn begun(money: MoneyTerms, players: u32) -> Self {
        let mut room = Self::new(Some(money));
        room.act(register(1..=players));
        room.act(Command::DrawSeats { public: None });
        room.act(Command::StartClock);
        room
    }

    /// Does it, and looks whether the money still adds up.
    #[track_caller]
    pub fn act(&mut self, command: Command) {
        // Acts follow one another: those of one moment would be one hand.
        self.session.set_time(Time::told(self.session.now().plus_millis(1)));
        let done = self.session.submit(&command);
        done.unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
        self.check();
    }

    #[track_caller]
    pub fn refused(&mut self, command: Command) -> Refusal {
        match self.session.submit(&command) {
            Err(Failure::Refused(refusal)) => refusal,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    /// So many seconds pass.
    pub fn later(&mut self, secs: i64) {
        let now = self.session.now().plus_millis(secs * 1000);
        self.session.set_time(Time::told(now));
    }

    pub fn tournament(&self) -> &Tournament {
        self.session.tournament()
    }

    /// What stands in a column of the ledger.
    pub fn sum(&self, column: MoneyColumn) -> i64 {
        self.tournament().money().ledger().sum(column)
    }

    /// What the ledger says is in the box.
    pub fn in_the_box(&self) -> i64 {
        self.tournament().money().ledger().in_the_box()
    }

    /// Players go out one after another, each by the first of them who is left.
    pub fn bust(&mut self, players: impl IntoIterator<Item = u32>, by: &[u32]) {
        for player in players {
            self.act(bust_out(&[player], by));
        }
    }

    /// What comes in is what it is for, and what every charge and payment comes to.
    #[track_caller]
    pub fn check_ledger(&self) {
        use MoneyColumn as C;
        let sum = |columns: &[C]| -> i64 { columns.iter().map(|column| self.sum(*column)).sum() };
        let goes = sum(&[C::Pool, C::Fees, C::Staff, C::Bounties, C::Kept]);
        assert_eq!(sum(&[C::Paid, C::Owed, C::House, C::WrittenOff, C::Flights]), goes);
        check_all(self.tournament()).expect("nothing is wrong");
    }

    /// The same from the acts, by desk and hour.
    #[track_caller]
    pub fn check(&self) {
        self.check_ledger();
        let lines = cash_report(self.session.log());
        assert_eq!(lines.iter().map(|line| line.flow.cash()).sum::<i64>(), self.in_the_box());
        for column in MoneyColumn::ALL {
            let told = lines.iter().filter_map(|line| line.flow.sums.get(column));
            assert_eq!(told.sum::<i64>(), self.sum(*column), "{column:?}");
        }
    }
}

pub fn who(id: u32) -> Who {
    Who::Id(PlayerId(id))
}

pub fn register(players: impl IntoIterator<Item = u32>) -> Command {
    register_for(players, Pays::default())
}

pub fn register_for(players: impl IntoIterator<Item = u32>, pays: Pays) -> Command {
    let new = |no| NewPlayer {
        name: PlayerName::new(&format!("Player {no}")).expect("a name"),
        need: None,
        member: None,
    };
    let players = players.into_iter().map(new).collect();
    Command::Register { players, same_names: SameNames::Refuse, pays }
}

/// The price of this name, paid at once.
pub fn named(name: &str) -> Pays {
    Pays { buy_in: Some(name.to_owned()), ..Pays::default() }
}

pub fn later() -> Pays {
    Pays { when: PaysWhen::Later, ..Pays::default() }
}

/// Who sits where is no matter of money: whoever wins may sit elsewhere.
pub fn bust_out(players: &[u32], by: &[u32]) -> Command {
    let bust = |player: &u32| Bust::of(who(*player));
    let busts = players.iter().map(bust).collect();
    let by = by.iter().map(|id| who(*id)).collect();
    Command::BustOut { busts, by, at: None, elsewhere: Elsewhere::Allow }
}
