//! The money of flights that come together, and what a larger field would be paid.

use super::room::{Room, register, terms, who, with_bounties};
use crate::terminal::{done, floorman, word};
use engine::command::Command;
use engine::days::{Flight, FlightMoney, FlightStack};
use engine::entries::PlayerName;
use engine::money::{
    BountyTerms, Currency, Field, MoneyColumn, MoneyTerms, PayoutTerms, entries_sold, payouts,
    prizes_if,
};
use engine::values::{Chips, Money, Place, PlayerId};
use engine::winnings::{Envelope, bounties};
use engine::{Refusal, Settings};
use reports::{Cell, Sheet, prizes_if_sheet};
use rulebook::PayoutTemplate;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const AT: &str = "2026-03-05T19:00:00+01:00";

/// Does these commands, one a line.
fn act(file: &Path, commands: &[Value]) {
    let lines: Vec<String> = commands.iter().map(Value::to_string).collect();
    done(&["do", word(file), "--at", AT, "--seed", "3"], lines.join("\n").as_bytes());
}

/// A flight for 40.00 and a progressive bounty of 10.00, to its sealed bags.
fn flight_file(folder: &Path, name: &str, bags: &[(&str, u64)], bust: Option<Value>) -> PathBuf {
    let file = folder.join(format!("{name}.floorman"));
    let progressive = BountyTerms::Progressive { won_per_thousand: 500 };
    let money = serde_json::to_value(with_bounties(progressive)).unwrap();
    done(&["new", word(&file), "--template", "club-night", "--name", name, "--at", AT], b"");
    let names: Vec<Value> = bags.iter().map(|(name, _)| json!({ "name": name })).collect();
    let full = bags.iter().filter(|(_, chips)| *chips > 0);
    let bags: Vec<Value> =
        full.map(|(name, chips)| json!({"player": name, "chips": chips})).collect();
    act(
        &file,
        &[
            json!({"ChangeSettings": {"settings": {"money": money}}}),
            json!({"Register": {"players": names}}),
            json!({"DrawSeats": {}}),
            json!("StartClock"),
        ],
    );
    act(&file, &bust.into_iter().collect::<Vec<_>>());
    act(
        &file,
        &[
            json!("EndDay"),
            json!({"BagStacks": {"bags": bags}}),
            json!({"SealBags": {"signed": ["Eva"], "note": "counted"}}),
        ],
    );
    file
}

/// Two flights of four and three; one of them out, and one who bagged in both.
fn day_two(folder: &Path) -> PathBuf {
    let bust = json!({"BustOut": {"busts": [{"player": "Cyril Tur"}], "by": ["Ana Rys"]}});
    let of_a = [("Ana Rys", 20_000), ("Bo Li", 10_000), ("Cyril Tur", 0), ("Dana Malá", 10_000)];
    let a = flight_file(folder, "A", &of_a, Some(bust));
    let of_b = [("Ana Rys", 9_000), ("Eva Nová", 11_000), ("Filip Rys", 10_000)];
    let b = flight_file(folder, "B", &of_b, None);
    let file = folder.join("day-2.floorman");
    let new = ["new", word(&file), "--flight", word(&a), "--flight", word(&b), "--seed", "5"];
    done(&[&new[..], &["--at", AT]].concat(), b"");
    file
}

#[test]
fn the_pool_of_all_flights_and_what_is_on_heads_come_along() {
    let folder = tempfile::tempdir().unwrap();
    let file = day_two(folder.path());
    let money = done(&["show", word(&file), "money"], b"").json();
    // Seven entries at 40.00; of seven bounties of 10.00 half of Cyril's was won in the flight.
    assert_eq!(money[0]["from_flights"], "345");
    assert_eq!(money[0]["prize_pool"], "280");
    assert_eq!(money[0]["bounties"], "65");
    assert_eq!(money[0]["in_the_box"], "345");
    assert_eq!(money[0]["paid"], "0", "what players paid stands in their flight");
    let heads = done(&["show", word(&file), "bounties"], b"").json();
    assert_eq!((&heads[0]["player"], &heads[0]["on_head"]), (&json!("Ana Rys"), &json!("25")));
    let log = done(&["show", word(&file), "log", "--format", "text"], b"").out;
    assert!(log.contains("345 EUR came along from the flights"), "{log}");
    done(&["check", word(&file)], b"");

    act(
        &file,
        &[
            json!({"DrawSeats": {}}),
            json!("ResumeClock"),
            json!("CloseRegistration"),
            json!("FixPayouts"),
            json!({"BustOut": {"busts": [{"player": "Eva Nová"}], "by": ["Ana Rys"]}}),
        ],
    );
    // Half of what Eva brought is won, and half goes on the head of who won it.
    let heads = done(&["show", word(&file), "bounties"], b"").json();
    assert_eq!((&heads[0]["on_head"], &heads[0]["won"]), (&json!("30"), &json!("5")));
    let prizes = done(&["show", word(&file), "prizes"], b"").json();
    let amounts: Vec<&str> = prizes.iter().map(|line| line["amount"].as_str().unwrap()).collect();
    let seven = PayoutTerms { unit: Money(500), ..terms().payouts };
    let field = Field { entries: 7, finishers: 5 };
    let wanted = payouts(&seven, Money(28_000), field, &BTreeMap::new()).unwrap();
    let wanted: Vec<String> = wanted.iter().map(|prize| prize.figures(2)).collect();
    assert_eq!(amounts, wanted);
    done(&["check", word(&file)], b"");
}

/// A flight that sold so many entries, of which these players bagged, each with a head.
fn flight(name: &str, entries: u32, players: u32, head: u64) -> Flight {
    let stack = |no| FlightStack {
        member: None,
        name: PlayerName::new(&format!("{name} {no}")).unwrap(),
        chips: Chips(10_000),
        bounty: Money(head),
    };
    Flight {
        name: name.to_owned(),
        entries,
        money: FlightMoney { pool: Money(4_000 * u64::from(entries)), bounties: Money::ZERO },
        currency: Some(terms().currency),
        players: (1..=players).map(stack).collect(),
    }
}

fn together(flights: Vec<Flight>) -> Command {
    Command::BringForward { flights, stacks: None, day: None, stage: None }
}

#[test]
fn places_are_paid_by_all_entries_and_never_more_than_came() {
    let template = PayoutTemplate::find("fifteen-percent").unwrap().clone();
    let paid = PayoutTerms { template, ..terms().payouts };
    let mut room = Room::new(Some(MoneyTerms { payouts: paid, ..terms() }));
    room.act(together(vec![flight("A", 200, 40, 0), flight("B", 100, 30, 0)]));
    assert_eq!(entries_sold(room.tournament()), 300);
    // The flights sold what they sold: here nobody is charged again, and nobody is new.
    assert_eq!(engine::money::not_charged(room.tournament()).count(), 0);
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    let fixed = room.tournament().money().fixed().unwrap();
    assert_eq!((fixed.entries, fixed.prizes.len()), (300, 45));
    assert_eq!(fixed.prizes.iter().copied().sum::<Money>(), Money(1_200_000));

    let template = PayoutTemplate::find("fifteen-percent").unwrap().clone();
    let paid = PayoutTerms { template, ..terms().payouts };
    let mut room = Room::new(Some(MoneyTerms { payouts: paid, ..terms() }));
    room.act(together(vec![flight("A", 200, 12, 0), flight("B", 100, 11, 0)]));
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    let fixed = room.tournament().money().fixed().unwrap();
    assert_eq!(fixed.prizes.len(), 23, "a place that nobody can have is paid to nobody");
    assert_eq!(fixed.prizes.iter().copied().sum::<Money>(), Money(1_200_000));
    let set = Command::SetPrize { place: Place(24), amount: Some(Money(500)) };
    room.act(Command::FreePayouts);
    room.act(set);
    let beyond =
        Refusal::from(engine::money::PayoutFault::PlaceNotThere { place: Place(24), places: 23 });
    assert_eq!(room.refused(Command::FixPayouts), beyond);
}

#[test]
fn mystery_bounties_of_flights_come_into_the_envelopes() {
    let mut room = Room::new(Some(with_bounties(BountyTerms::Mystery)));
    let money = FlightMoney { pool: Money(8_000), bounties: Money(2_000) };
    let of = |name| Flight { money, ..flight(name, 2, 2, 0) };
    room.act(together(vec![of("A"), of("B")]));
    assert_eq!(bounties(room.tournament()).unopened, Money(4_000));
    room.act(Command::CloseRegistration);
    let list = vec![Envelope { amount: Money(1_000), count: 4 }];
    room.act(Command::SealEnvelopes { list });
    assert_eq!(room.tournament().money().ledger().sum(MoneyColumn::Flights), 20_000);
}

#[test]
fn envelopes_of_flights_stay_closed_where_the_bounties_are_changed_later() {
    let mut room = Room::new(Some(with_bounties(BountyTerms::Mystery)));
    let money = FlightMoney { pool: Money(8_000), bounties: Money(2_000) };
    room.act(together(vec![Flight { money, ..flight("A", 2, 2, 0) }]));
    let fixed = Some(with_bounties(BountyTerms::Fixed));
    let changed = Settings { money: fixed, ..room.tournament().settings().clone() };
    room.act(Command::ChangeSettings { settings: Box::new(changed) });
    assert_eq!(bounties(room.tournament()).unopened, Money(2_000));
    room.check();
}

#[test]
fn money_that_has_no_place_in_the_event_is_refused() {
    let mut room = Room::new(None);
    assert_eq!(room.refused(together(vec![flight("A", 2, 2, 0)])), Refusal::NoPrices);
    let mut room = Room::new(Some(terms()));
    let currency = Some(Currency { name: "CZK".to_owned(), digits: 2 });
    let other = Flight { currency, ..flight("B", 2, 2, 0) };
    let refused = Refusal::FlightCurrency { flight: "B".to_owned() };
    assert_eq!(room.refused(together(vec![flight("A", 2, 2, 0), other])), refused);
    let sealed = FlightMoney { pool: Money::ZERO, bounties: Money(500) };
    let sealed = Flight { money: sealed, ..flight("C", 2, 2, 0) };
    let refused = Refusal::FlightEnvelopes { flight: "C".to_owned() };
    assert_eq!(room.refused(together(vec![flight("A", 2, 2, 0), sealed])), refused);
    let much = Flight {
        money: FlightMoney { pool: Money::MOST, bounties: Money(1) },
        ..flight("A", 2, 2, 0)
    };
    let refused = Refusal::MoneyTooMuch { amount: Money::MOST, digits: 2 };
    assert_eq!(room.refused(together(vec![much])), refused);
    room.act(together(vec![flight("A", 2, 2, 0)]));
    let without = Settings { money: None, ..room.tournament().settings().clone() };
    let refused = room.refused(Command::ChangeSettings { settings: Box::new(without) });
    assert_eq!(refused, Refusal::CurrencyInUse, "what came along stays money");
}

#[test]
fn what_a_larger_field_would_be_paid_is_what_it_is_paid_then() {
    let mut room = Room::begun(terms(), 9);
    let more: BTreeMap<String, u32> = [("Entry".to_owned(), 12), ("Rebuy".to_owned(), 5)].into();
    let before = prizes_if(room.tournament(), &more).unwrap();
    assert_eq!((before.entries, before.pool.total), (21, Money(21 * 4_000 + 5 * 2_000)));
    room.act(register(10..=21));
    for player in 1..=5 {
        room.act(Command::Rebuy { player: who(player), pays: engine::money::Pays::default() });
    }
    room.act(Command::CloseRegistration);
    room.act(Command::FixPayouts);
    let fixed = room.tournament().money().fixed().unwrap();
    assert_eq!(before.prizes.unwrap(), *fixed.prizes);
    let unknown: BTreeMap<String, u32> = [("Early bird".to_owned(), 1)].into();
    let refused = prizes_if_sheet(room.tournament(), &unknown).unwrap_err();
    assert_eq!(refused, Refusal::BuyInUnknown { name: "Early bird".to_owned() });
    let many: BTreeMap<String, u32> = [("Entry".to_owned(), u32::MAX)].into();
    let refused = prizes_if_sheet(room.tournament(), &many).unwrap_err();
    assert_eq!(refused, Refusal::MoreTooMany { name: "Entry".to_owned(), most: 100_000 });
    let same = prizes_if_sheet(room.tournament(), &BTreeMap::new()).unwrap();
    let first = Sheet::cell(&same.rows[0], "amount");
    assert_eq!(*first, Cell::Text(fixed.prizes[0].figures(2)));
    let player = room.tournament().entries().player(PlayerId(21));
    assert!(player.is_some());
}

#[test]
fn the_terminal_says_what_more_entries_would_pay_and_what_it_cannot_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = day_two(folder.path());
    let show = ["show", word(&file), "prizes", "--more"];
    let asked = |told: &str| floorman(&[&show[..], &[told]].concat(), b"");
    let rows = done(&[&show[..], &["Entry=13"]].concat(), b"").json();
    let pool = rows.iter().map(|row| row["amount"].as_str().unwrap().parse::<f64>().unwrap());
    assert!((pool.sum::<f64>() - 800.0).abs() < 1e-9, "twenty entries of 40.00");
    for (told, status) in [("Entry", 2), ("Entry=many", 2), ("Entry=-1", 2), ("Early=1", 1)] {
        let answer = asked(told);
        assert_eq!(answer.status, status, "{told}: {}", answer.trouble);
        assert!(!answer.trouble.is_empty(), "{told}");
    }
}
