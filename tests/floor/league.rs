//! The table of a league: what counts, who is who, and who stands before whom.

use crate::project;
use crate::terminal::{done, floorman, word};
use engine::entries::PlayerName;
use engine::values::{MemberNo, Place, Timestamp};
use points::{Formula, Points, Scope};
use reports::{LeagueEvent, LeagueResult, LeagueTable, LeagueTerms};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Somebody's name, member number where there is one, place and points.
type Told<'t> = (&'t str, &'t str, u32, i64);

fn event(no: i64, results: &[Told<'_>]) -> LeagueEvent {
    let result = |(name, member, place, points): &Told<'_>| LeagueResult {
        member: MemberNo::new(member),
        place: Some(Place(*place)),
        points: Some(Points(points * 1000)),
        ..LeagueResult::of(PlayerName::new(name).unwrap())
    };
    let results = results.iter().map(result).collect();
    LeagueEvent {
        name: format!("Night {no}"),
        league: String::new(),
        season: String::new(),
        at: Timestamp(no),
        currency: None,
        results,
    }
}

fn table(events: &[LeagueEvent], terms: &LeagueTerms) -> LeagueTable {
    LeagueTable::of(events, terms).unwrap()
}

fn lines(table: &LeagueTable) -> Vec<(u32, &str, i64)> {
    let line = |line: &reports::LeagueLine| line.points.0 / 1000;
    table.lines.iter().map(|one| (one.place, one.name.as_str(), line(one))).collect()
}

#[test]
fn points_of_all_events_are_added_up_and_wins_tell_apart() {
    let events = [
        event(1, &[("Ana", "", 1, 10), ("Bo", "", 2, 6), ("Cyril", "", 3, 4)]),
        event(2, &[("Cyril", "", 1, 10), ("Bo", "", 2, 8), ("Ana", "", 4, 1)]),
        event(3, &[("Dana", "", 2, 14)]),
        event(4, &[("Eva", "", 2, 14)]),
    ];
    let found = table(&events, &LeagueTerms::default());
    // A win is more than second places, two of those more than one; who is alike shares the place.
    let wanted = [(1, "Cyril", 14), (2, "Bo", 14), (3, "Dana", 14), (3, "Eva", 14), (5, "Ana", 11)];
    assert_eq!(lines(&found), wanted);
    let cyril = &found.lines[0];
    assert_eq!((cyril.events, cyril.wins), (2, 1));
    assert_eq!(cyril.results, [Some(Points(4000)), Some(Points(10_000)), None, None]);
}

#[test]
fn so_many_of_the_best_results_count_or_what_a_formula_makes_of_them() {
    let events = [
        event(1, &[("Ana", "", 1, 10), ("Bo", "", 2, 7)]),
        event(2, &[("Bo", "", 1, 7), ("Ana", "", 2, 1)]),
        event(3, &[("Bo", "", 1, 7), ("Ana", "", 2, 1)]),
    ];
    let best = LeagueTerms { best: Some(1), total: None, ..LeagueTerms::default() };
    assert_eq!(lines(&table(&events, &best)), [(1, "Ana", 10), (2, "Bo", 7)]);
    let text = "sum(top(2, listPoints)) + count(listPoints)";
    let total = Some(Formula::read(text, Scope::League).unwrap());
    let by_formula = LeagueTerms { best: None, total, ..LeagueTerms::default() };
    assert_eq!(lines(&table(&events, &by_formula)), [(1, "Bo", 17), (2, "Ana", 14)]);
    let total = Some(Formula::read("1 / (count(listPoints) - 3)", Scope::League).unwrap());
    let fault =
        LeagueTable::of(&events, &LeagueTerms { best: None, total, ..LeagueTerms::default() })
            .unwrap_err();
    assert_eq!(fault.error.wrong.id(), "division-by-zero");
}

#[test]
fn a_member_number_is_one_person_and_a_name_is_where_it_can_be_one_only() {
    let events = [
        event(1, &[("Ana Rys", "7", 1, 10), ("Bo Kral", "", 2, 5)]),
        // Married since, without the card, and written without the accent.
        event(2, &[("Ana Nova", "7", 1, 10), ("bo král", "", 2, 5)]),
        event(3, &[("Ana Rys", "", 1, 10)]),
    ];
    let found = table(&events, &LeagueTerms::default());
    assert_eq!(lines(&found), [(1, "Ana Rys", 30), (2, "bo král", 10)]);
    assert_eq!(found.doubtful, Vec::<String>::new());
}

#[test]
fn a_name_that_may_be_several_people_is_told_and_never_added_up() {
    let events = [
        event(1, &[("Jan Malý", "1", 1, 10), ("Jan Malý", "2", 2, 5)]),
        event(2, &[("Jan Maly", "", 1, 3)]),
        event(3, &[("Eva", "", 1, 3), ("Eva", "", 2, 2)]),
    ];
    let found = table(&events, &LeagueTerms::default());
    assert_eq!(found.doubtful, ["Eva", "Jan Maly"]);
    let points: Vec<i64> = found.lines.iter().map(|line| line.points.0 / 1000).collect();
    assert_eq!(points, [10, 5, 3, 3, 2], "{found:#?}");
}

#[test]
fn a_name_turned_is_pointed_out_and_one_person_where_somebody_says_so() {
    let events = [
        event(1, &[("Anna Rys", "", 1, 10), ("Bo Kral", "", 2, 5), ("Petr Jan", "", 3, 1)]),
        event(2, &[("Rys Anna", "", 1, 10), ("Jan Petr", "", 2, 4), ("Petr Jan", "", 3, 1)]),
        event(3, &[("Rys, Ánna", "", 1, 3), ("Eva Li", "1", 2, 2)]),
        event(4, &[("Li Eva", "2", 1, 3)]),
    ];
    let apart = table(&events, &LeagueTerms::default());
    let turned: Vec<(&str, &str)> =
        apart.turned.iter().map(|same| (same.name.as_str(), same.is.as_str())).collect();
    // Two of one evening are two, and so are two with numbers of their own.
    assert_eq!(turned, [("Rys Anna", "Anna Rys"), ("Rys, Ánna", "Anna Rys")]);
    let terms = LeagueTerms { same: apart.turned.clone(), ..LeagueTerms::default() };
    let joined = table(&events, &terms);
    assert_eq!(lines(&joined)[0], (1, "Rys, Ánna", 23));
    assert_eq!(joined.turned, []);
    // Whoever met is not made one, whatever is said.
    let met = reports::SameName { name: "Jan Petr".to_owned(), is: "Petr Jan".to_owned() };
    let terms = LeagueTerms { same: vec![met], ..LeagueTerms::default() };
    assert_eq!(table(&events, &terms).lines.len(), apart.lines.len());
}

/// A folder with two evenings of a club and one that has not begun, imported.
fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    for name in
        ["club-18-players-undone-buyins", "club-19-players-rebuys", "freezeout-45-registered"]
    {
        let file = project("tests/data").join(format!("{name}.tdt"));
        let out = folder.path().join(format!("{name}.floorman"));
        done(&["import", word(&file), "-o", word(&out)], b"");
    }
    let path = folder.path().to_path_buf();
    (folder, path)
}

fn rows(path: &Path, more: &[&str]) -> Vec<Value> {
    let call = [&["league", word(path), "--format", "json"], more].concat();
    done(&call, b"").json()
}

#[test]
fn a_folder_of_imported_evenings_has_a_table() {
    let (_folder, path) = folder();
    let all = rows(&path, &["--formula", "n - r + 1"]);
    // What the two evenings give by themselves, added up by name.
    let mut wanted: std::collections::BTreeMap<String, i64> = Default::default();
    for name in ["club-18-players-undone-buyins", "club-19-players-rebuys"] {
        let file = path.join(format!("{name}.floorman"));
        let call = ["points", word(&file), "--formula", "n - r + 1", "--format", "json"];
        for row in done(&call, b"").json() {
            let points: i64 = row["points"].as_str().unwrap().parse().unwrap();
            *wanted.entry(row["name"].as_str().unwrap().to_owned()).or_default() += points;
        }
    }
    assert_eq!(all.len(), wanted.len());
    for row in &all {
        let points: i64 = row["points"].as_str().unwrap().parse().unwrap();
        assert_eq!(points, wanted[row["name"].as_str().unwrap()], "{row}");
        assert_eq!(row["results"].as_array().unwrap().len(), 2);
    }
    assert!(all.iter().all(|row| row["events"] == 1), "they are two clubs");
    // An evening that went in the same way is another event, and everybody of it came twice.
    let again = path.join("again.floorman");
    let saved = fs::read_to_string(project("tests/data/club-19-players-rebuys.tdt")).unwrap();
    let april = path.join("april.tdt");
    let (_, uuid) = saved.split_once("UUID: \"").unwrap();
    let (uuid, _) = uuid.split_once('"').unwrap();
    let other = saved.replace("club night, February", "club night, April");
    fs::write(&april, other.replacen(uuid, "another evening", 1)).unwrap();
    done(&["import", word(&april), "-o", word(&again)], b"");
    let twice = rows(&path, &["--formula", "n - r + 1"]);
    assert_eq!((&twice[0]["points"], &twice[0]["wins"]), (&json!("38"), &json!(2)));
    let best = rows(&path, &["--formula", "n - r + 1", "--best", "1"]);
    assert_eq!((&best[0]["points"], &best[0]["events"]), (&json!("19"), &json!(2)));
    fs::remove_file(again).unwrap();
    // One season alone, by the formula of its club.
    let season = rows(&path, &["--league", "harbour poker CLUB", "--season", "2024"]);
    assert!(season.iter().all(|row| row["results"].as_array().unwrap().len() == 1));
    assert_eq!(season[0]["name"], "Bruno Grom");
    assert_eq!((&season[0]["points"], &season[0]["place"]), (&json!("327"), &json!(1)));
    let csv = done(&["league", word(&path), "--formula", "n", "--format", "csv"], b"").out;
    let head = "place,name,member,points,events,wins,\"Harbour club night, March\",";
    assert!(csv.starts_with(head), "{csv}");
    assert!(csv.contains("1,Bruno Grom,,19,1,1,,19\n"), "{csv}");
    let text = done(&["league", word(&path), "--formula", "n", "--format", "text"], b"").out;
    assert!(text.contains("–, 19\n") && !text.contains(", ,"), "{text}");
}

#[test]
fn what_does_not_count_is_named_and_a_missing_event_is_no_success() {
    let (_folder, path) = folder();
    let plain = done(&["league", word(&path), "--formula", "n"], b"");
    assert!(plain.notes.contains("freezeout-45-registered.floorman: not everybody has a place"));
    fs::write(path.join("torn.floorman"), "(floorman:\"journal\",format:9)\n1 0 x\n").unwrap();
    let torn = floorman(&["league", word(&path), "--formula", "n"], b"");
    assert_eq!(torn.status, 1, "{}", torn.trouble);
    assert!(torn.notes.contains("torn.floorman"), "{}", torn.notes);
    assert!(torn.trouble.contains("1 event is missing in this table"), "{}", torn.trouble);
    assert!(!torn.out.is_empty(), "the others are shown");
    let wrong = floorman(&["league", word(&path), "--total", "sum(listPoints"], b"");
    assert_eq!((wrong.status, wrong.out.as_str()), (2, ""));
    assert!(wrong.trouble.contains('^'), "{}", wrong.trouble);
    let faulty = floorman(&["league", word(&path), "--formula", "1 / (r - 2)"], b"");
    assert_eq!(faulty.status, 1);
    assert!(faulty.notes.contains("divides by zero"), "{}", faulty.notes);
    let none = floorman(&["league", word(&path), "--league", "Elsewhere"], b"");
    assert_eq!(none.status, 1);
    assert!(none.trouble.contains("No event counts"), "{}", none.trouble);
}

/// A backup, and what a rescue leaves beside, are the same evening once more.
#[test]
fn a_copy_of_an_event_counts_once_and_the_longest_of_them_does() {
    let (_folder, path) = folder();
    let once = rows(&path, &["--formula", "n - r + 1"]);
    let own = path.join("club-19-players-rebuys.floorman");
    let bytes = fs::read(&own).unwrap();
    fs::write(path.join("a backup.floorman"), &bytes).unwrap();
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    fs::write(path.join("another.floorman"), lines[..lines.len() - 1].concat()).unwrap();
    assert_eq!(rows(&path, &["--formula", "n - r + 1"]), once);
    let call = ["league", word(&path), "--formula", "n - r + 1", "--format", "json"];
    let notes = done(&call, b"").notes;
    assert_eq!(notes.matches("it is a copy of").count(), 2, "{notes}");
}
