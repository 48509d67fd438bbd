//! What event is played: settings and structure, as the seed has it.

use engine::chips::{ChipSet, Denomination, Edge};
use engine::command::{Command, SameNames};
use engine::days::{Flight, FlightMoney, FlightStack, FlightStacks};
use engine::entries::{NewPlayer, PlayerName};
use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, Fee, MoneyTerms,
    PayoutTerms, Pays, Price,
};
use engine::seating::NewTable;
use engine::settings::{
    ButtonTracking, EntryTerms, HandForHandBusts, HandForHandStart, Limit, PaceTerms, SeatingTerms,
    Settings, StageStart,
};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo, MemberNo, Money, Sale, StageNo, TableNo};
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rulebook::PayoutTemplate;

/// The first acts of an event: it is made, people come or are brought forward, seats are drawn.
pub fn opening(seed: u64) -> Vec<Command> {
    let mut dice = ChaCha20Rng::seed_from_u64(seed);
    let settings = Box::new(settings(&mut dice));
    let late = late_prices(seed, &settings);
    let chosen = settings.clone();
    let mut acts = vec![Command::CreateTournament { settings, structure: structure(&mut dice) }];
    let count = dice.random_range(4..28);
    if seed % 8 == 7 {
        acts.push(flights(&mut dice, count, &chosen));
    } else {
        let players = (1..=count).map(new_player).collect();
        acts.push(Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        });
    }
    acts.extend(late);
    // Some evenings begin out of order: then the desk finds its way.
    if dice.random_bool(0.85) {
        let public = dice.random_bool(0.3).then(|| "ten of hearts".to_owned());
        acts.push(Command::DrawSeats { public });
        if dice.random_bool(0.85) {
            acts.push(Command::StartClock);
        }
    } else {
        let tables = (1..=3).map(|no| NewTable { table: TableNo(no), seats: 9 }).collect();
        acts.push(Command::AddTables { tables });
    }
    acts
}

/// Now and then a host sets the prices when everybody has registered.
fn late_prices(seed: u64, settings: &Settings) -> Option<Command> {
    let is_late = settings.money.is_none() && seed % 5 < 2;
    let money = is_late.then(|| money(&mut ChaCha20Rng::seed_from_u64(seed)))?;
    let settings = Box::new(Settings { money: Some(money), ..settings.clone() });
    Some(Command::ChangeSettings { settings })
}

/// Somebody by number. Among them are names that are hard on files and terminals.
pub fn new_player(no: u32) -> NewPlayer {
    let odd = ["Đỗ Thị \"Ánh\"", "O'Neil \\ Sons, (jr.)", "王小明", "עידו", "Zoë\u{301} 🂡"];
    let first = odd.get(no as usize % 17).copied().unwrap_or("Player");
    let name = PlayerName::new(&format!("{first} {no}"));
    let name = name.or_else(|| PlayerName::new("Player"));
    NewPlayer { name: name.expect("a name with letters"), need: None, member: None }
}

fn flights(dice: &mut ChaCha20Rng, count: u32, settings: &Settings) -> Command {
    let is_for_money = settings.money.is_some();
    let bag = |no, chips| FlightStack {
        name: new_player(no).name,
        chips: Chips(chips),
        // Some came with nothing on their heads.
        bounty: Money(if is_for_money { u64::from(no % 3) * 250 } else { 0 }),
        // Most have no card.
        member: (no % 5 == 0).then(|| MemberNo::new(&format!("C-{no}"))).flatten(),
    };
    let pool = Money(if is_for_money { u64::from(count) * 1_950 } else { 0 });
    let currency = settings.money.as_ref().map(|terms| terms.currency.clone());
    let is_mystery = |terms: &MoneyTerms| terms.bounties == BountyTerms::Mystery;
    let in_envelopes = if settings.money.as_ref().is_some_and(is_mystery) { pool.0 / 7 } else { 0 };
    let mut of = |from: u32, name: &str| Flight {
        name: name.to_owned(),
        entries: count + 3,
        money: FlightMoney { pool, bounties: Money(in_envelopes) },
        currency: currency.clone(),
        players: (from..from + count / 2 + 1)
            .map(|no| bag(no, dice.random_range(1..400) * 100))
            .collect(),
    };
    let flights = vec![of(1, "1A"), of(count / 3 + 1, "1B")];
    let stacks = Some(if count % 2 == 0 { FlightStacks::Best } else { FlightStacks::All });
    Command::BringForward {
        flights,
        stacks,
        day: None,
        stage: (count % 3 == 0).then_some(StageNo(2)),
    }
}

fn settings(dice: &mut ChaCha20Rng) -> Settings {
    let mut some = |percent: u32| dice.random_range(0..100) < percent;
    let by_floor = |is| if is { StageStart::ByFloor } else { StageStart::ByItself };
    let entries = EntryTerms {
        starting_chips: Chips(10_000),
        late_registration_level_max: Some(LevelNo(4)),
        re_entries: if some(50) { Limit::Unlimited } else { Limit::AtMost(1) },
        rebuys: Limit::AtMost(2),
        rebuy_chips: some(30).then_some(Chips(5_000)),
        rebuy_level_max: Some(LevelNo(4)),
        add_on_chips: Some(Chips(5_000)),
        ..EntryTerms::default()
    };
    let pace = PaceTerms {
        places_paid: some(80).then_some(3),
        level_hands: some(15).then_some(4),
        after_breaks: by_floor(some(25)),
        after_registration: by_floor(some(25)),
        hand_for_hand: if some(40) {
            HandForHandStart::AtBubble
        } else {
            HandForHandStart::ByFloor
        },
        hand_for_hand_busts: match (some(33), some(50)) {
            (true, _) => HandForHandBusts::ByTable,
            (false, true) => HandForHandBusts::ByStack,
            (false, false) => HandForHandBusts::Share,
        },
        shot_clock_secs: some(60).then_some(30),
        time_cards: 3,
        ..PaceTerms::default()
    };
    let seating = SeatingTerms {
        redraw_at_players: if some(30) { vec![9] } else { Vec::new() },
        redraw_at_tables: if some(30) { vec![1, 2] } else { Vec::new() },
        button_tracking: match (some(33), some(50)) {
            (true, _) => ButtonTracking::Never,
            (false, true) => ButtonTracking::FinalTable,
            (false, false) => ButtonTracking::Always,
        },
        ..SeatingTerms::default()
    };
    let seats_per_table = dice.random_range(2..=10);
    let name = "Simulated (\"evening\"); \\ 1".to_owned();
    let seating = SeatingTerms { seats_per_table, ..seating };
    let money = dice.random_bool(0.5).then(|| money(dice));
    Settings { name, entries, pace, seating, chip_set: chip_set(), money, ..Settings::default() }
}

/// Prices for everything that is sold, an early one among them, and payouts.
fn money(dice: &mut ChaCha20Rng) -> MoneyTerms {
    let bounty = Money(if dice.random_bool(0.5) { 335 } else { 0 });
    let mut price = |sale, name: &str, pool| BuyIn {
        name: name.to_owned(),
        sale,
        price: Price {
            pool: Money(pool),
            fees: vec![Fee { name: "Rake".to_owned(), amount: Money(dice.random_range(0..500)) }],
            staff: Money(100),
            bounty,
        },
        chips: dice.random_bool(0.2).then_some(Chips(12_000)),
        points: 1,
        until: None,
        per_player: dice.random_bool(0.2).then_some(2),
        in_all: dice.random_bool(0.2).then_some(20),
    };
    let mut buy_ins = vec![
        price(Sale::Entry, "Entry", 4_000),
        price(Sale::ReEntry, "Re-entry", 4_000),
        price(Sale::Rebuy, "Rebuy", 2_000),
        price(Sale::AddOn, "Add-on", 2_500),
    ];
    let early = price(Sale::Rebuy, "Early rebuy", 1_500);
    if dice.random_bool(0.3) {
        buy_ins.push(BuyIn { until: Some(LevelNo(1)), ..early });
    }
    let slugs = ["home", "club", "ten-percent", "satellite", "winner-takes-all"];
    let slug = slugs[dice.random_range(0..slugs.len())];
    MoneyTerms {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        buy_ins,
        deductions: vec![Deduction {
            name: "Staff".to_owned(),
            share: DeductionShare::PerThousand(dice.random_range(0..60)),
        }],
        added: Money(dice.random_range(0..10) * 100),
        guarantee: Money(dice.random_range(0..3) * 50_000),
        payouts: PayoutTerms {
            template: PayoutTemplate::find(slug).expect("there is such a template").clone(),
            unit: Money([1, 100, 500][dice.random_range(0..3)]),
            smallest: None,
            seat: Some(Money(10_000)),
        },
        extras: Vec::new(),
        ties: None,
        bounties: match dice.random_range(0..3) {
            0 => BountyTerms::Progressive { won_per_thousand: 500 },
            1 => BountyTerms::Mystery,
            _ => BountyTerms::Fixed,
        },
        bounty_winners: match dice.random_bool(0.3) {
            true => BountyWinners::WhoBoughtOne,
            false => BountyWinners::Everybody,
        },
    }
}

fn chip_set() -> ChipSet {
    let edge = Edge { spots: 6, color: [255, 255, 255] };
    let chip = |(value, in_a_stack): (u64, u32)| Denomination {
        value: Chips(value),
        color: [40, 90, 160],
        edge,
        inventory: None,
        in_a_stack,
    };
    let all = [(25, 8), (100, 8), (500, 4), (1_000, 7), (5_000, 0)];
    ChipSet { denominations: all.into_iter().map(chip).collect() }
}

/// Short levels, now of one game and now of another, with breaks in which chips go.
fn structure(dice: &mut ChaCha20Rng) -> Structure {
    let is_mixed = dice.random_bool(0.3);
    let level = |no: u64| {
        let big = 100 * no;
        let blinds = Stakes::Blinds {
            small_blind: Chips(big / 2),
            big_blind: Chips(big),
            ante: if no > 2 { Ante::BigBlind(Chips(big)) } else { Ante::None },
        };
        let stud = Stakes::Stud {
            ante: Chips(25),
            bring_in: Chips(25),
            small_bet: Chips(big),
            big_bet: Chips(big * 2),
        };
        let (game, stakes) =
            if is_mixed && no % 2 == 0 { (Game::Stud7, stud) } else { (Game::Holdem, blinds) };
        Stage::Level(Level { game, stakes, secs: 1_200, color_up: false })
    };
    let rest = |color_up| Stage::Break(Break { secs: 600, color_up });
    let mut stages: Vec<Stage> = (1..=12).map(level).collect();
    stages.insert(8, rest(true));
    stages.insert(4, rest(true));
    stages.insert(2, rest(false));
    Structure { stages }
}
