//! What somebody got over many events, and what everybody came to in them.

use crate::project;
use crate::terminal::{done, floorman, word};
use engine::entries::PlayerName;
use engine::money::Currency;
use engine::values::{MemberNo, Money, Place, Timestamp};
use points::{Formula, Points, Scope};
use reports::{
    Found, History, LeagueEvent, LeagueResult, LeagueTable, LeagueTerms, PersonKey, Rivals,
    Statistics, WhoIsWho,
};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const AT: &str = "2026-03-05T19:00:00+01:00";

/// Somebody's name, member number where there is one, prize, and whom they knocked out; in the
/// order of their places.
type Told<'t> = (&'t str, &'t str, u64, &'t [usize]);

fn event(no: i64, results: &[Told<'_>]) -> LeagueEvent {
    let result = |(place, told): (u32, &Told<'_>)| {
        let (name, member, prize, took_out) = told;
        LeagueResult {
            member: MemberNo::new(member),
            place: Some(Place(place)),
            points: Some(Points(i64::from(10 - place) * 1000)),
            prize: Money(*prize),
            took_out: took_out.to_vec(),
            ..LeagueResult::of(PlayerName::new(name).unwrap())
        }
    };
    let currency = Some(Currency { name: "EUR".to_owned(), digits: 2 });
    let results = (1..).zip(results).map(result).collect();
    LeagueEvent {
        name: format!("Night {no}"),
        league: String::new(),
        season: String::new(),
        at: Timestamp(no),
        currency,
        results,
    }
}

fn of<'a>(all: &'a [Statistics], name: &str) -> &'a Statistics {
    all.iter().find(|one| one.name == name).unwrap()
}

fn season() -> Vec<LeagueEvent> {
    vec![
        event(1, &[("Ana", "7", 6_000, &[1, 2]), ("Bo", "", 4_000, &[]), ("Cyril", "", 0, &[])]),
        event(2, &[("Bo", "", 6_050, &[]), ("Ana", "7", 4_000, &[2]), ("Cyril", "", 0, &[1])]),
        event(3, &[("Cyril", "", 9_000, &[]), ("Bo", "", 0, &[]), ("Dana", "", 0, &[])]),
        event(4, &[("Ana", "", 9_000, &[1]), ("Cyril", "", 0, &[])]),
    ]
}

#[test]
fn statistics_are_what_the_events_say_added_up() {
    let events = season();
    let who = WhoIsWho::of(&events);
    let all = Statistics::of_everybody(&events, &who);
    let order: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    // Two wins; then one each, where Bo won prizes more often.
    assert_eq!(order, ["Ana", "Bo", "Cyril", "Dana"]);
    let ana = of(&all, "Ana");
    assert_eq!((ana.events, ana.wins, ana.cashes, ana.longest_streak), (3, 2, 3, 3));
    // First, second and first: 4 / 3.
    assert_eq!((ana.best_place, ana.average_place_hundredths()), (Some(Place(1)), Some(133)));
    assert_eq!(ana.won[0].1, Money(19_000));
    assert_eq!((ana.took_out, ana.knocked_out), (4, 1));
    let cyril = Rivals { names: vec!["Cyril".to_owned()], times: 3 };
    assert_eq!(ana.took_out_most, Some(cyril));
    assert_eq!(ana.knocked_out_most_by, None, "once says nothing");
    let cyril = of(&all, "Cyril");
    let ana = Rivals { names: vec!["Ana".to_owned()], times: 3 };
    assert_eq!(cyril.knocked_out_most_by, Some(ana));
    // A prize, and then none: no streak goes on through that.
    let bo = of(&all, "Bo");
    assert_eq!((bo.cashes, bo.longest_streak, bo.knocked_out), (2, 2, 1));
}

#[test]
fn an_event_without_prices_says_nothing_of_prizes_and_breaks_no_streak() {
    let mut events = season();
    events[1].currency = None;
    let all = Statistics::of_everybody(&events, &WhoIsWho::of(&events));
    let ana = of(&all, "Ana");
    assert_eq!((ana.events, ana.cashes, ana.longest_streak), (3, 2, 2));
    assert_eq!(ana.won[0].1, Money(15_000));
}

#[test]
fn a_history_has_every_event_of_a_person_however_their_name_was_written() {
    let mut events = season();
    events[0].results[0].name = PlayerName::new("Ana Rys").unwrap();
    let who = WhoIsWho::of(&events);
    let number = MemberNo::new("7").unwrap();
    let ana = who.with_member(&number).unwrap();
    assert_eq!(who.named(&PlayerName::new("ána").unwrap()), Found::One(ana.clone()));
    assert_eq!(who.with_member(&MemberNo::new("8").unwrap()), None);
    let history = History::of(&events, &who, &ana);
    assert_eq!((history.name.as_str(), history.member), ("Ana", Some(number)));
    let lines: Vec<(usize, u32)> =
        history.lines.iter().map(|line| (line.event, line.players)).collect();
    assert_eq!(lines, [(0, 3), (1, 3), (3, 2)]);
    assert_eq!(history.lines[0].took_out, ["Bo", "Cyril"]);
}

#[test]
fn people_are_one_where_somebody_says_so() {
    let events = season();
    let mut who = WhoIsWho::of(&events);
    let (bo, dana) = (PersonKey::Name("bo".to_owned()), PersonKey::Name("dana".to_owned()));
    who.unite(&[bo.clone(), dana.clone()]);
    assert_eq!(History::of(&events, &who, &bo).lines.len(), 4, "both of one event, too");
    assert_eq!(History::of(&events, &who, &dana).lines.len(), 0);
}

#[test]
fn where_everybody_stood_after_each_event_is_told() {
    let events = season();
    let terms = LeagueTerms { best: Some(2), total: None, ..LeagueTerms::default() };
    let table = LeagueTable::of(&events, &terms).unwrap();
    let courses = table.course(&terms);
    let stood = |name: &str| -> Vec<Option<(u32, i64)>> {
        let of_person = courses.iter().find(|one| one.name == name).unwrap();
        let stand = |stand: &reports::LeagueStand| (stand.place, stand.points.0 / 1000);
        of_person.stood.iter().map(|one| one.as_ref().map(stand)).collect()
    };
    // Nine, eight and seven points for the first three places, the best two of them.
    assert_eq!(stood("Ana"), [Some((1, 9)), Some((1, 17)), Some((2, 17)), Some((1, 18))]);
    assert_eq!(stood("Dana"), [None, None, Some((4, 7)), Some((4, 7))]);
    for (line, course) in table.lines.iter().zip(&courses) {
        let last = course.stood.last().unwrap().unwrap();
        assert_eq!((last.place, last.points), (line.place, line.points), "{}", line.name);
    }
    // After one event nothing can be said that divides by those beyond it.
    let total = Formula::read("sum(listPoints) / (count(listPoints) - 1)", Scope::League).unwrap();
    let terms = LeagueTerms { best: None, total: Some(total), ..LeagueTerms::default() };
    assert!(LeagueTable::of(&events, &terms).is_err());
    let without_dana = LeagueTable::of(&events[..2], &terms).unwrap();
    let course = &without_dana.course(&terms)[0];
    assert_eq!((course.stood[0], course.stood[1].map(|stand| stand.place)), (None, Some(1)));
}

#[test]
fn an_event_without_points_is_in_no_table_and_in_every_history() {
    let mut events = season();
    events[0].results[2].points = None;
    let table = LeagueTable::of(&events, &LeagueTerms::default()).unwrap();
    assert_eq!(table.events, [1, 2, 3]);
    assert_eq!(table.lines[0].results.len(), 3);
    let who = WhoIsWho::of(&events);
    let bo = History::of(&events, &who, &PersonKey::Name("bo".to_owned()));
    assert_eq!(bo.lines.len(), 3);
}

/// Does these commands, one a line.
fn act(file: &Path, commands: &[Value]) {
    let lines: Vec<String> = commands.iter().map(Value::to_string).collect();
    done(&["do", word(file), "--at", AT, "--seed", "3"], lines.join("\n").as_bytes());
}

/// An evening of three for 20.00 with a bounty of 5.00, with a penalty, a ruling at Ana's seat, and
/// a rebuy; Ana wins.
fn evening(folder: &Path, name: &str) -> PathBuf {
    let file = folder.join(format!("{name}.floorman"));
    done(&["new", word(&file), "--template", "club-night", "--name", name, "--at", AT], b"");
    let price = |pool: u32, bounty: u32| json!({"pool": pool, "bounty": bounty});
    let all_to_the_first = json!({"slug": "all", "lines": [{"entries": 0, "weights": [1]}]});
    let money = json!({
        "currency": {"name": "EUR", "digits": 2},
        "buy_ins": [
            {"name": "Entry", "sale": "Entry", "price": price(2000, 500)},
            {"name": "Rebuy", "sale": "Rebuy", "price": price(2000, 0)},
        ],
        "payouts": {"template": all_to_the_first, "unit": 100},
        "bounties": "Fixed",
    });
    let players =
        json!([{"name": "Ana Rys", "member": "7"}, {"name": "Bo Kral"}, {"name": "Cyril Tur"}]);
    act(
        &file,
        &[
            json!({"ChangeSettings": {"settings": {"money": money}}}),
            json!({"Register": {"players": players}}),
            json!({"DrawSeats": {}}),
            json!("StartClock"),
        ],
    );
    let seats = done(&["show", word(&file), "seats", "--format", "json"], b"").json();
    let ana = seats.iter().find(|seat| seat["name"] == "Ana Rys").unwrap();
    let ruling = json!({"question": "Whose card is it?", "answer": "It stays.",
        "table": ana["table"], "seat": ana["seat"]});
    let at_table = json!({"question": "Who is next?", "answer": "Seat 2.", "table": ana["table"]});
    let bust = |who: &str, by: &str| json!({"BustOut": {"busts": [{"player": who}], "by": [by]}});
    act(
        &file,
        &[
            json!({"LogRuling": {"ruling": ruling}}),
            json!({"LogRuling": {"ruling": at_table}}),
            json!({"GivePenalty": {"player": "Bo Kral", "kind": "Warning", "offense": "device"}}),
            json!({"GivePenalty": {"player": "Ana Rys", "kind": "Warning", "offense": null}}),
            json!({"LiftPenalty": {"penalty": 2, "lift": "InError", "note": "not them"}}),
            bust("Bo Kral", "Cyril Tur"),
            json!({"Rebuy": {"player": "Bo Kral"}}),
            bust("Bo Kral", "Ana Rys"),
            json!("CloseRegistration"),
            json!("FixPayouts"),
            bust("Cyril Tur", "Ana Rys"),
        ],
    );
    file
}

fn history(who: &str, path: &Path, more: &[&str]) -> Vec<Value> {
    let nobody = path.join("nobody.sqlite");
    let call = ["people", "--people", word(&nobody), "history", who, word(path)];
    done(&[&call[..], &["--format", "json"], more].concat(), b"").json()
}

#[test]
fn the_history_of_somebody_is_read_from_the_files() {
    let folder = TempDir::new().unwrap();
    evening(folder.path(), "First");
    let ana = history("ana rys", folder.path(), &["--formula", "n - r + 1"]).remove(0);
    for (key, value) in [
        ("event", json!("First")),
        ("at", json!("2026-03-05T18:00:00Z")),
        ("place", json!(1)),
        ("players", json!(3)),
        ("prize", json!("80")),
        // Her own and Cyril's; Bo's went to Cyril, and a rebuy brings none.
        ("bounties", json!("10")),
        ("currency", json!("EUR")),
        ("points", json!("3")),
        ("by", json!([])),
        ("took_out", json!(["Bo Kral", "Cyril Tur"])),
        ("penalties", json!([])),
        ("rulings", json!(["It stays."])),
    ] {
        assert_eq!(ana[key], value, "{key}: {ana}");
    }
    // No formula is known, so nobody has points; everything else is told.
    let bo = history("Bo Kral", folder.path(), &[]).remove(0);
    assert_eq!((&bo["points"], &bo["place"], &bo["rebuys"]), (&Value::Null, &json!(3), &json!(1)));
    assert_eq!((&bo["by"], &bo["penalties"]), (&json!(["Ana Rys"]), &json!(["warning"])));
    assert_eq!(history("7", folder.path(), &[]), history("Ana Rys", folder.path(), &[]));
    let all = done(&["statistics", word(folder.path()), "--format", "json"], b"").json();
    assert_eq!((&all[0]["name"], &all[0]["won"]), (&json!("Ana Rys"), &json!(["90 EUR"])));
    assert_eq!(all[1]["knocked_out"], json!(1), "{all:?}");
    assert_eq!(history("7", folder.path(), &["--statistics"])[0], all[0]);
    let text = done(&["statistics", word(folder.path()), "--format", "text"], b"").out;
    assert!(text.starts_with("Name "), "{text}");
}

#[test]
fn somebody_of_the_house_is_known_by_all_their_numbers() {
    let folder = TempDir::new().unwrap();
    evening(folder.path(), "First");
    let people = folder.path().join("people.sqlite");
    let call =
        |words: &[&str]| floorman(&[&["people", "--people", word(&people)], words].concat(), b"");
    let path = word(folder.path());
    assert_eq!(call(&["add", "Anna Nová", "--number", "9"]).status, 0);
    let nobody = call(&["history", "9", path]);
    assert_eq!(nobody.status, 1, "{}", nobody.out);
    assert!(nobody.trouble.contains("in this one event"), "{}", nobody.trouble);
    // The number 7 was hers before.
    assert_eq!(call(&["add", "Ana Rys", "--number", "7"]).status, 0);
    assert_eq!(call(&["merge", "9", "7"]).status, 0);
    let found = call(&["history", "9", path, "--format", "json"]);
    assert_eq!((found.status, &found.json()[0]["place"]), (0, &json!(1)), "{}", found.trouble);
    // Two of the house have this name, and the event has no number for it.
    assert_eq!(call(&["add", "Bo Kral", "--number", "51"]).status, 0);
    assert_eq!(call(&["history", "51", path]).status, 0);
    assert_eq!(call(&["add", "bo král", "--number", "52"]).status, 0);
    let doubtful = call(&["history", "51", path]);
    assert_eq!(doubtful.status, 1, "{}", doubtful.out);
    assert!(doubtful.notes.contains("may be somebody else's"), "{}", doubtful.notes);
    let several = call(&["history", "bo kral", path]);
    assert_eq!(several.status, 1);
    assert!(several.trouble.contains("matches several people"), "{}", several.trouble);
}

#[test]
fn an_event_that_cannot_be_read_is_missing_and_one_that_goes_on_is_named() {
    let folder = TempDir::new().unwrap();
    evening(folder.path(), "First");
    let later = folder.path().join("later.floorman");
    done(&["new", word(&later), "--template", "club-night", "--at", AT], b"");
    let call = ["statistics", word(folder.path()), "--format", "json"];
    let found = done(&call, b"");
    assert_eq!(found.json().len(), 3);
    assert!(found.notes.contains("later.floorman: not everybody has a place"), "{}", found.notes);
    std::fs::write(folder.path().join("torn.floorman"), "(floorman:\"journal\",format:9)\nx\n")
        .unwrap();
    let torn = floorman(&call, b"");
    assert_eq!((torn.status, torn.json().len()), (1, 3), "{}", torn.trouble);
    assert!(torn.trouble.contains("1 event is missing"), "{}", torn.trouble);
    let none = floorman(&["statistics", word(&later)], b"");
    assert_eq!(none.status, 1);
    assert!(none.trouble.contains("None of these events is over"), "{}", none.trouble);
    // A formula that cannot be worked out leaves out points, and nothing else.
    let call = ["people", "--people", "none", "history", "Bo Kral", word(folder.path())];
    let faulty =
        floorman(&[&call[..], &["--formula", "1 / (r - 2)", "--format", "json"]].concat(), b"");
    assert_eq!(faulty.json()[0]["points"], Value::Null);
    assert!(faulty.notes.contains("Without points"), "{}", faulty.notes);
}

#[test]
fn imported_evenings_have_statistics() {
    let folder = TempDir::new().unwrap();
    let file = project("tests/data/club-19-players-rebuys.tdt");
    let out = folder.path().join("club.floorman");
    done(&["import", word(&file), "-o", word(&out)], b"");
    let all = done(&["statistics", word(&out), "--format", "json"], b"").json();
    assert_eq!(all.len(), 19);
    let standings = done(&["show", word(&out), "standings", "--format", "json"], b"").json();
    for row in &all {
        let own = standings.iter().find(|own| own["name"] == row["name"]).unwrap();
        assert_eq!(row["best_place"], own["place"], "{row}");
        let cashes = i64::from(!own["prize"].is_null());
        assert_eq!(row["cashes"], json!(cashes), "{row}");
    }
    let hits: i64 = all.iter().map(|row| row["took_out"].as_i64().unwrap()).sum();
    assert!(hits >= 18, "{hits}");
}
