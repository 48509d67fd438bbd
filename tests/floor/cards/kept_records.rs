//! Every record of `tests/data/vectors`, which other engines made.

use super::cards;
use crate::project;
use cards::games::{Game, HandOptions, Holding, Showdown, showdown};
use cards::hands::{Category, LowStraight, TopFlush};
use cards::pots::{InPot, PotOptions, PotsOf, SameHands, Stake, pay};
use cards::stud::{Street, StudGame, TiedBoards, first_to_act, first_to_show};
use cards::uth::{Halves, PayTable, Stakes, TripsAfterFold, settle};
use cards::{Card, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn file(name: &str) -> Value {
    let path = project("tests/data/vectors").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{name} is there"));
    serde_json::from_str(&text).expect("JSON")
}

pub fn records(name: &str, list: &str) -> Vec<Value> {
    let mut file = file(name);
    let Value::Array(records) = file[list].take() else { panic!("{name} has {list}") };
    assert!(!records.is_empty());
    records
}

pub fn id(record: &Value) -> &str {
    record["id"].as_str().expect("an id")
}

fn text<'a>(record: &'a Value, field: &str) -> &'a str {
    record[field].as_str().unwrap_or_else(|| panic!("{} has {field}", id(record)))
}

pub fn number(record: &Value, field: &str) -> u64 {
    record[field].as_u64().unwrap_or_else(|| panic!("{record} has {field}"))
}

pub fn seat(value: &Value) -> Seat {
    Seat(value.as_u64().and_then(|seat| u8::try_from(seat).ok()).expect("a seat"))
}

fn category(value: &Value) -> Option<Category> {
    let name = value.as_str()?.replace(' ', "_");
    let name = if name == "no_pair" { "high_card" } else { &name };
    let found = Category::ALL.iter().copied().find(|category| category.id() == name);
    Some(found.unwrap_or_else(|| panic!("{name} is a class")))
}

fn groups(value: &Value) -> Vec<Vec<Seat>> {
    let group = |group: &Value| {
        let mut seats: Vec<Seat> = group.as_array().expect("a group").iter().map(seat).collect();
        seats.sort();
        seats
    };
    value.as_array().map(|all| all.iter().map(group).collect()).unwrap_or_default()
}

fn shown(game: Game, options: HandOptions, record: &Value) -> Showdown {
    let players = record["players"].as_array().expect("players");
    let holding = |player: &Value| Holding {
        seat: seat(&player["seat"]),
        cards: cards(player["cards"].as_str().expect("cards")),
    };
    let players: Vec<Holding> = players.iter().map(holding).collect();
    let board = cards(text(record, "board"));
    let shown = showdown(game, options, &players, &board);
    shown.unwrap_or_else(|error| panic!("{}: {error:?}", id(record)))
}

#[track_caller]
fn check_showdowns(name: &str) {
    let game: Game = name.parse().expect("a game");
    let options = HandOptions::default();
    let records = records(&format!("showdown_{name}.json"), "records");
    assert_eq!(records.len(), 80);
    for record in &records {
        let found = shown(game, options, record);
        let kinds = [("hi", found.high.clone()), ("lo", found.low.clone())];
        for (part, found) in kinds {
            let ranking = &record[format!("{part}_ranking")];
            assert_eq!(found.is_none(), ranking.is_null(), "{}: {part}", id(record));
            let found = found.unwrap_or_default();
            assert_eq!(found, groups(ranking), "{}: {part}", id(record));
            let winners = groups(&json!([record[format!("winners_{part}")]
                .as_array()
                .cloned()
                .unwrap_or_default()]));
            assert_eq!(found.first().unwrap_or(&Vec::new()), &winners[0], "{}", id(record));
        }
        for player in record["players"].as_array().expect("players") {
            let hands = &found.hands[&seat(&player["seat"])];
            let pair = [("hi", &hands.high), ("lo", &hands.low)];
            for (part, hand) in pair {
                // These records call a royal flush the straight flush that it is.
                let plain = |category| match category {
                    Category::RoyalFlush => Category::StraightFlush,
                    other => other,
                };
                let found = hand.as_ref().map(|hand| plain(hand.category));
                assert_eq!(found, category(&player[part]), "{}: {part} {player}", id(record));
            }
        }
    }
}

#[test]
fn showdowns_of_holdem() {
    check_showdowns("holdem");
}

#[test]
fn showdowns_of_omaha() {
    check_showdowns("omaha");
}

#[test]
fn showdowns_of_omaha8() {
    check_showdowns("omaha8");
}

#[test]
fn showdowns_of_stud7() {
    check_showdowns("stud7");
}

#[test]
fn showdowns_of_stud8() {
    check_showdowns("stud8");
}

#[test]
fn showdowns_of_razz() {
    check_showdowns("razz");
}

#[test]
fn showdowns_of_stud5() {
    check_showdowns("stud5");
}

#[test]
fn showdowns_of_draw5() {
    check_showdowns("draw5");
}

#[test]
fn showdowns_of_lowball_a5() {
    check_showdowns("lowball_a5");
}

#[test]
fn showdowns_of_lowball_27() {
    check_showdowns("lowball_27");
}

#[test]
fn showdowns_of_draw32_with_each_choice_of_the_house() {
    check_showdowns("draw32");
    let usual = HandOptions::default();
    for record in &records("showdown_draw32.json", "records") {
        let low = HandOptions { seven_up_low: LowStraight::Straight, ..usual };
        let high = shown(Game::Draw32, low, record).high.expect("high hands");
        assert_eq!(high, groups(&record["ranking_if_A789T_is_straight"]), "{}", id(record));
        let full = HandOptions { seven_up: TopFlush::FullHouse, ..usual };
        let high = shown(Game::Draw32, full, record).high.expect("high hands");
        let winners = groups(&json!([record["winners_if_full_beats_flush"]]));
        assert_eq!(high[0], winners[0], "{}", id(record));
    }
}

fn pots_of(record: &Value) -> PotsOf {
    let player = |player: &Value| InPot {
        stake: Stake {
            seat: seat(&player["seat"]),
            contributed: number(player, "contributed"),
            has_folded: player["folded"].as_bool().expect("folded or not"),
        },
        cards: cards(player["cards"].as_str().expect("cards")),
    };
    PotsOf {
        game: text(record, "game").parse().expect("a game"),
        seats_at_table: seat(&record["seats_at_table"]).0,
        button: seat(&record["button"]),
        chip_unit: number(record, "chip_unit"),
        dead: 0,
        players: record["players"].as_array().expect("players").iter().map(player).collect(),
        board: cards(text(record, "board")),
    }
}

#[test]
fn pots() {
    let records = records("pots.json", "records");
    assert_eq!(records.len(), 42);
    for record in &records {
        let flags = record["flags"].as_array().expect("flags");
        if flags.contains(&json!("disputed_ace_in_low_for_suit")) {
            continue;
        }
        let hand = pots_of(record);
        let evenly = PotOptions { same_hands: SameHands::Evenly, ..PotOptions::default() };
        let found = pay(&hand, evenly).unwrap_or_else(|error| panic!("{}: {error:?}", id(record)));
        let found = serde_json::to_value(&found).expect("JSON");
        for field in ["refund", "payouts"] {
            assert_eq!(found[field], record[field], "{}: {field}", id(record));
        }
        assert_eq!(found["pots"], record["pots"], "{}", id(record));
        let without = &record["payouts_without_rule_20d"];
        let without = if without.is_null() { &record["payouts"] } else { without };
        let halves = pay(&hand, PotOptions::default()).expect("pots");
        let found = serde_json::to_value(&halves.payouts).expect("JSON");
        assert_eq!(found, *without, "{}", id(record));
    }
}

#[test]
fn order_of_stud() {
    for record in &records("stud_opening.json", "records") {
        let game: StudGame = serde_json::from_value(record["game"].clone()).expect("a game");
        let on = |of: &Value| {
            let up = of["up_cards"].as_object().expect("open cards");
            let live = groups(&json!([of["live"]])).remove(0);
            let up_cards: BTreeMap<Seat, Vec<Card>> = live
                .into_iter()
                .map(|seat| (seat, cards(up[&seat.to_string()].as_str().expect("cards"))))
                .collect();
            Street {
                game,
                street: seat(&of["street"]).0,
                seats_at_table: seat(&record["seats_at_table"]).0,
                button: seat(&record["button_for_position"]),
                up_cards,
            }
        };
        let streets = record["streets"].as_array().expect("streets");
        for of in streets {
            let found = first_to_act(&on(of), TiedBoards::Position);
            assert_eq!(found, Ok(seat(&of["first_to_act"])), "{}: {of}", id(record));
        }
        let mut last = on(streets.last().expect("a street"));
        let live = groups(&json!([record["live_at_showdown"]])).remove(0);
        last.up_cards.retain(|seat, _| live.contains(seat));
        let aggressor = &record["last_aggressor_on_last_street"];
        let aggressor = (!aggressor.is_null()).then(|| seat(aggressor));
        let found = first_to_show(&last, aggressor, TiedBoards::Position);
        assert_eq!(found, Ok(seat(&record["first_to_show"])), "{}", id(record));
    }
}

#[test]
fn ultimate_texas_holdem() {
    for record in &records("uth.json", "records") {
        let table = PayTable::trips(text(record, "trips_table")).expect("a table");
        let stakes = Stakes {
            ante: number(record, "ante"),
            blind: number(record, "blind"),
            play_multiple: number(record, "play_multiple"),
            trips: Some((number(record, "trips"), table)),
            blind_table: PayTable::blind(),
            trips_after_fold: TripsAfterFold::Settled,
        };
        let [player, dealer, board] =
            ["player", "dealer", "board"].map(|of| cards(text(record, of)));
        let found = settle(&player, &dealer, &board, &stakes).expect("a deal");
        let hands = [("player_hand", &found.player), ("dealer_hand", &found.dealer)];
        for (field, hand) in hands {
            assert_eq!(Some(hand.category), category(&record[field]), "{}", id(record));
        }
        assert_eq!(json!(found.dealer_qualifies), record["dealer_qualifies"], "{}", id(record));
        assert_eq!(json!(found.outcome), record["result"], "{}", id(record));
        let net = &record["net"];
        let bets = [
            (found.net.ante, &net["ante"]),
            (found.net.blind, &net["blind"]),
            (found.net.play, &net["play"]),
            (found.net.trips, &net["trips"]),
            (found.net.total(), &record["net_total"]),
        ];
        for (found, expected) in bets {
            let halves = expected.as_i64().expect("whole units") * 2;
            assert_eq!(found, Halves(halves), "{}", id(record));
        }
    }
    let tables = file("uth.json");
    let halves = |text: &str| match text.split_once('/') {
        Some((whole, _)) => whole.parse().expect("halves"),
        None => text.parse::<u32>().expect("a number") * 2,
    };
    let same = |ours: &PayTable, other: &Value| {
        let lines = other.as_object().expect("lines").iter();
        let lines = lines.map(|(name, pays)| {
            (category(&json!(name)).expect("a class"), halves(pays.as_str().expect("a ratio")))
        });
        assert_eq!(ours.0, lines.collect());
    };
    same(&PayTable::blind(), &tables["blind_pay_table"]);
    for table in ["A", "B"] {
        let ours = PayTable::trips(table).expect("a table");
        same(&ours, &tables["trips_pay_tables"][table]);
    }
}
