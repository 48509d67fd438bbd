//! What was imported beside what the file itself says, read as a tree and not as the import does.

use super::{SAMPLES, changed, imported, sample, text_of};
use crate::terminal::{done, word};
use engine::Event;
use engine::log::ActBody;
use engine::values::Timestamp;
use serde_json::Value as Json;
use session::{Session, Time, chance};
use std::collections::BTreeMap;
use std::path::Path;
use tdt::{Value, What, parse};

/// A field of an object, or of one that is handed to a constructor.
fn get<'v, 't>(value: &'v Value<'t>, name: &str) -> Option<&'v Value<'t>> {
    let (_, fields) = value.object()?;
    fields.iter().find(|field| field.name == name).map(|field| &field.value)
}

fn at<'v, 't>(value: &'v Value<'t>, path: &[&str]) -> &'v Value<'t> {
    path.iter().fold(value, |value, name| get(value, name).unwrap_or_else(|| panic!("{name}")))
}

fn text(value: &Value<'_>) -> String {
    match &value.what {
        What::Text(text) => text.to_string(),
        What::Number(figures) | What::Word(figures) => (*figures).to_owned(),
        other => panic!("{other:?}"),
    }
}

fn number(value: &Value<'_>) -> i64 {
    text(value).parse().unwrap()
}

fn items<'v, 't>(value: &'v Value<'t>, path: &[&str]) -> &'v [Value<'t>] {
    at(value, path).array().unwrap()
}

/// The players of a file, by what it calls them, in its order.
fn players<'v, 't>(event: &'v Value<'t>) -> Vec<(String, &'v Value<'t>)> {
    let players = at(event, &["T", "Players", "Players"]);
    match players.object() {
        Some((_, fields)) => {
            fields.iter().map(|field| (field.name.to_string(), &field.value)).collect()
        }
        None => {
            let pair = |pair: &'v Value<'t>| {
                let [key, player] = pair.array().unwrap() else { panic!("{pair:?}") };
                (text(key), player)
            };
            players.array().unwrap().iter().map(pair).collect()
        }
    }
}

fn name(player: &Value<'_>) -> String {
    let part = |field| text(at(player, &["Name", field]));
    match part("Nickname") {
        nickname if nickname.is_empty() => format!("{} {}", part("Firstname"), part("Lastname")),
        nickname => nickname,
    }
}

fn bust<'v, 't>(buy_in: &'v Value<'t>) -> Option<&'v Value<'t>> {
    get(buy_in, "BustOut")
}

fn rows(file: &Path, view: &str) -> Vec<Json> {
    done(&["show", word(file), view, "--format", "json"], b"").json()
}

#[test]
fn people_entries_rebuys_and_the_order_of_finish_are_the_files_own() {
    for sample_name in SAMPLES {
        let source = text_of(sample_name);
        let event = parse(&source).unwrap();
        let players = players(&event);
        let names: BTreeMap<&str, String> =
            players.iter().map(|(uuid, player)| (uuid.as_str(), name(player))).collect();
        let (_folder, file, _) = imported(&sample(sample_name));
        let standings = rows(&file, "standings");
        assert_eq!(standings.len(), players.len(), "{sample_name}");
        let by_name: BTreeMap<&str, &Json> =
            standings.iter().map(|row| (row["name"].as_str().unwrap(), row)).collect();
        let mut order = Vec::new();
        for (_, player) in &players {
            let (name, buy_ins) = (name(player), items(player, &["Buyins"]));
            let row = by_name[name.as_str()];
            assert_eq!(row["entries"], 1, "{name}");
            assert_eq!(row["rebuys"], buy_ins.len() - 1, "{name}");
            assert_eq!(row["addons"], items(player, &["AddOns"]).len(), "{name}");
            let last = bust(buy_ins.last().unwrap());
            let by = last.map_or(&[][..], |bust| items(bust, &["HitmanUUID"]));
            let by: Vec<&str> = by.iter().map(|one| names[text(one).as_str()].as_str()).collect();
            assert_eq!(row["by"], Json::from(by), "{name}");
            order.push((last.map_or(i64::MAX, |bust| number(at(bust, &["Time"]))), name));
        }
        if sample_name == "freezeout-45-registered" {
            continue;
        }
        // Of those who went out at one moment the first of the list finishes best.
        order.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        let found: Vec<(&str, i64)> = standings
            .iter()
            .map(|row| (row["name"].as_str().unwrap(), row["place"].as_i64().unwrap()))
            .collect();
        let order: Vec<(&str, i64)> =
            order.iter().map(|(_, name)| name.as_str()).zip(1..).collect();
        assert_eq!(found, order, "{sample_name}");
    }
}

#[test]
fn the_league_its_formula_and_points_put_right_by_hand_are_the_files_own() {
    let source = text_of("club-19-players-rebuys");
    let event = parse(&source).unwrap();
    let players = players(&event);
    let (_folder, file, _) = imported(&sample("club-19-players-rebuys"));
    let settings = rows(&file, "settings");
    let setting = |field: &str| settings[0][field].as_str().unwrap();
    assert_eq!(setting("description"), "Monthly main event");
    assert_eq!([setting("league"), setting("season")], ["Harbour Poker Club", "2024"]);
    // What the formula of this club says, in the arithmetic of this computer.
    let bought = players.iter().flat_map(|(_, player)| {
        let amounts = [items(player, &["Buyins"]), items(player, &["AddOns"])].concat();
        amounts.iter().map(|one| number(at(one, &["Amount"]))).collect::<Vec<_>>()
    });
    let n = players.len() as f64;
    let average = bought.sum::<i64>() as f64 / n;
    let third = (n / 3.0).round();
    let of_money = 1.0 + (average + 0.25).ln();
    let hits = |uuid: &str| {
        let busts = players.iter().flat_map(|(_, player)| items(player, &["Buyins"]));
        let by = busts.filter_map(bust).flat_map(|bust| items(bust, &["HitmanUUID"]));
        by.filter(|one| text(one) == uuid).count() as f64
    };
    let formula = |rank: f64, hits: f64| {
        if rank <= third {
            return (10.0 * (n.sqrt() / rank.sqrt()) * of_money).round() + hits * 10.0;
        }
        if rank < (n * 0.9).floor() {
            let most = 10.0 * (n.sqrt() / (third + 1.0).sqrt()) * of_money + hits * 10.0;
            return (most * 0.66_f64.powf(rank - third)).round() + hits * 10.0;
        }
        0.0
    };
    let standings = rows(&file, "standings");
    for (uuid, player) in &players {
        let name = name(player);
        let row = standings.iter().find(|row| row["name"] == name.as_str()).unwrap();
        let by_hand = number(at(player, &["PointsAdjustment"])) as f64;
        let wanted = formula(row["place"].as_f64().unwrap(), hits(uuid)) + by_hand;
        let found: f64 = row["points"].as_str().unwrap().parse().unwrap();
        assert!((found - wanted).abs() < 0.0005, "{name}: {found}, and not {wanted}");
    }
    let log = rows(&file, "log");
    let put_right = log.iter().filter(|row| row["what"].as_str().unwrap().contains("points less"));
    assert_eq!(put_right.count(), 4);
}

#[test]
fn what_an_evening_counts_for_is_taken_whole_or_told() {
    let odd = changed("n-r+1", "n - q + 1");
    let imported = super::import(&odd).unwrap();
    assert_eq!(imported.session.tournament().settings().points_formula, "");
    let words = words::Words::new(words::Language::English);
    let said: Vec<String> = imported.remarks.iter().map(|remark| remark.said(&words)).collect();
    let unread = "The formula for points was left out: Line 1, column 5: nothing is called q";
    assert!(said.iter().any(|said| said == unread), "{said:#?}");
}

#[test]
fn levels_and_prizes_are_the_files_own() {
    for sample_name in SAMPLES {
        let source = text_of(sample_name);
        let event = parse(&source).unwrap();
        let (_folder, file, _) = imported(&sample(sample_name));
        let structure = rows(&file, "structure");
        let levels = items(&event, &["T", "Levels", "Levels"]);
        assert_eq!(structure.len(), levels.len(), "{sample_name}");
        for (row, level) in structure.iter().zip(levels) {
            assert_eq!(row["secs"], number(at(level, &["Minutes"])) * 60);
            match level.object().unwrap().0 {
                "GameBreak" => assert_eq!(row["color_up"], text(at(level, &["ChipUp"])) == "true"),
                _ => {
                    let told =
                        ["SmallBlind", "BigBlind", "Ante"].map(|it| number(at(level, &[it])));
                    let found = ["small_blind", "big_blind", "ante"].map(|it| row[it].as_i64());
                    assert_eq!(found, told.map(Some), "{sample_name}");
                }
            }
        }
        let players = players(&event);
        let names: BTreeMap<&str, String> =
            players.iter().map(|(uuid, player)| (uuid.as_str(), name(player))).collect();
        let prizes = rows(&file, "prizes");
        let told = items(&event, &["T", "Prizes", "Prizes"]);
        assert_eq!(prizes.len(), told.len(), "{sample_name}");
        for (row, prize) in prizes.iter().zip(told) {
            assert_eq!(row["place"], number(at(prize, &["Recipient"])), "{sample_name}");
            assert_eq!(row["amount"], text(at(prize, &["CalculatedAmount"])), "{sample_name}");
            let to = items(prize, &["AwardedToPlayers"]);
            let to: Vec<&str> = to.iter().map(|one| names[text(one).as_str()].as_str()).collect();
            assert_eq!(row["to"], Json::from(to), "{sample_name}");
        }
    }
}

/// Every bust-out that stands: when, in which round, from which seat, who and by whom.
type Bust = (i64, u16, Option<(u16, u8)>, String, Vec<String>);

fn told_busts(event: &Value<'_>) -> Vec<Bust> {
    let players = players(event);
    let names: BTreeMap<&str, String> =
        players.iter().map(|(uuid, player)| (uuid.as_str(), name(player))).collect();
    let mut busts = Vec::new();
    for (_, player) in &players {
        for bust in items(player, &["Buyins"]).iter().filter_map(bust) {
            let seat = get(bust, "Seat").filter(|seat| !seat.is_nothing()).map(|seat| {
                let table = text(at(seat, &["TableName"]));
                let table = table.strip_prefix("Table ").unwrap().parse().unwrap();
                (table, u8::try_from(number(at(seat, &["SeatIndex"])) + 1).unwrap())
            });
            let by = items(bust, &["HitmanUUID"]).iter();
            let by = by.map(|one| names[text(one).as_str()].clone()).collect();
            let round = u16::try_from(number(at(bust, &["Round"]))).unwrap();
            busts.push((number(at(bust, &["Time"])), round, seat, name(player), by));
        }
    }
    busts.sort();
    busts
}

#[test]
fn every_bust_out_has_the_files_moment_level_seat_and_winner() {
    for sample_name in SAMPLES {
        let source = text_of(sample_name);
        let event = parse(&source).unwrap();
        let (_folder, file, _) = imported(&sample(sample_name));
        let time = Time::told(Timestamp(i64::MAX / 2));
        let session = Session::open_to_read(&file, time, chance(None)).unwrap();
        let entries = session.tournament().entries();
        let named = |id| entries.player(id).unwrap().name.to_string();
        let mut found = Vec::new();
        for record in session.log().records() {
            for played in record.act.body.events() {
                let Event::BustedOut { at, level, busts, by, .. } = played else { continue };
                let [bust] = busts.as_slice() else { panic!("{busts:?}") };
                let seat = Some((bust.seat.table.0, bust.seat.seat.0));
                let by = by.iter().copied().map(named).collect();
                found.push((at.0, level.unwrap().0, seat, named(bust.player), by));
            }
        }
        found.sort();
        let mut told = told_busts(&event);
        assert_eq!(found.len(), told.len(), "{sample_name}");
        // Where the file has no seat the log of it has one, or none.
        for (told, found) in told.iter_mut().zip(&found) {
            told.2 = told.2.or(found.2);
        }
        assert_eq!(found, told, "{sample_name}");
    }
}

#[test]
fn what_was_taken_back_is_in_the_log_and_not_in_force() {
    for (sample_name, who) in [("club-19-players-rebuys", "Emil Zima"), ("home-game", "Cy")] {
        let (_folder, file, _) = imported(&sample(sample_name));
        let log = rows(&file, "log");
        let undone: Vec<&Json> = log.iter().filter(|row| row["in_force"] == false).collect();
        let [undone] = undone.as_slice() else { panic!("{undone:?}") };
        assert!(undone["what"].as_str().unwrap().contains(who), "{undone}");
        assert!(undone["what"].as_str().unwrap().contains("busted out"), "{undone}");
    }
}

#[test]
fn everybody_who_is_in_sits_where_the_file_has_them() {
    for sample_name in SAMPLES {
        let source = text_of(sample_name);
        let event = parse(&source).unwrap();
        let names: BTreeMap<String, String> =
            players(&event).iter().map(|(uuid, player)| (uuid.clone(), name(player))).collect();
        let mut told = Vec::new();
        for (no, table) in (1..).zip(items(&event, &["T", "Tables", "Tables"])) {
            for (seat, who) in (1..).zip(items(table, &["Seats"])) {
                if let What::Text(uuid) = &who.what {
                    told.push((no, seat, names[uuid.as_ref()].clone()));
                }
            }
        }
        let (_folder, file, _) = imported(&sample(sample_name));
        let found: Vec<(i64, i64, String)> = rows(&file, "seats")
            .iter()
            .map(|row| {
                let no = |field: &str| row[field].as_i64().unwrap();
                (no("table"), no("seat"), row["name"].as_str().unwrap().to_owned())
            })
            .collect();
        assert_eq!(found, told, "{sample_name}");
    }
}

#[test]
fn moments_go_on_and_the_clock_stands_where_the_file_left_it() {
    for sample_name in SAMPLES {
        let source = text_of(sample_name);
        let event = parse(&source).unwrap();
        let (_folder, file, _) = imported(&sample(sample_name));
        let time = Time::told(Timestamp(i64::MAX / 2));
        let session = Session::open_to_read(&file, time, chance(None)).unwrap();
        let acts = session.log().acts();
        assert!(acts.windows(2).all(|pair| pair[0].at <= pair[1].at), "{sample_name}");
        assert!(!acts.iter().any(|act| matches!(act.body, ActBody::Redo(_))), "{sample_name}");
        let reading = session.tournament().reading(session.now());
        let stage = number(at(&event, &["T", "CurrentLevel"])) + 1;
        assert_eq!(i64::from(reading.stage.0), stage, "{sample_name}");
        let elapsed = number(at(&event, &["T", "AccumulatedSeconds"]));
        let apart = reading.elapsed_millis / 1000 - elapsed;
        assert!(apart.abs() <= 1, "{sample_name}: {apart} s");
    }
}
